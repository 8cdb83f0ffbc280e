use std::{
    fs,
    io::BufRead,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context as _, anyhow, bail};
use tabletop::{Seat, Seats, Viewer};
use tabletop_host::{BOT_NAMES, Intent, Key, Luck, Message, Mind, Orders, Played, Table, TableId, bot_key, games};
use words::Arg;

mod ordering;
mod prompt;

use crate::{
    cli,
    out::Out,
    render::{Render, Voice, renderer},
    replay, seed,
    seed::Seeds,
    tongue::{number, say, text},
    usage,
};

/// A person at a table of bots.
struct Session<'a> {
    table: Table,
    luck: Luck,
    bots: Key,
    mind: Mind,
    /// By seat: how the others mean to go on.
    intents: [Intent; Seat::MOST as usize],
    me: Seat,
    voice: Voice,
    renderer: Box<dyn Render>,
    log: Vec<String>,
    save: Option<&'a Path>,
    /// The orders that have answered since I was asked last.
    at_work: Vec<String>,
}

/// Plays a game in the terminal.
pub(crate) fn play(args: &cli::Play, input: &mut impl BufRead, out: &mut Out) -> anyhow::Result<()> {
    let mut session = Session::open(args)?;
    session.greet(out)?;
    let heard: Vec<_> = session.table.log(Viewer::Seat(session.me)).into_iter().map(|(_, message)| message).collect();
    // Of a game that goes on, only the last words are repeated.
    session.hear(&heard, None)?;
    let old = session.log.len().saturating_sub(12);
    for line in &session.log[old..] {
        out.tell(line)?;
    }
    loop {
        session.let_others_answer(out)?;
        if session.obeys(out)? {
            continue;
        }
        let Some(question) = session.table.question(session.me) else { break };
        if !session.ask(&question, input, out)? {
            return session.stop(out);
        }
    }
    session.end(out)
}

/// Every table in a terminal has this id; its seeds tell it apart.
fn id() -> anyhow::Result<TableId> {
    Ok("terminal".parse()?)
}

impl<'a> Session<'a> {
    fn open(args: &'a cli::Play) -> anyhow::Result<Session<'a>> {
        let seeds = Seeds::new(args.seed)?;
        let luck = Luck::new(seeds.table, &id()?, &[]);
        let mut table = if let Some(file) = &args.load {
            replay::load(file)?
        } else {
            let game = args.game.as_deref().or(games().first().map(|game| game.name)).unwrap_or_default();
            let table = Table::open(game, &args.agreed.text(game)?, luck.step(0));
            table.map_err(|why| cli::not_played(&why))?
        };
        let (me, seats) = (args.seat, table.seats());
        if me.index() >= usize::from(seats) {
            let args = [("seat", number(me.index())), ("seats", number(seats)), ("last", number(seats - 1))];
            return Err(usage(&say("wrong-seat", args)));
        }
        table.set_persons(Seats::only(me));
        table.give_orders(me, Orders::default());
        let voice = Voice::new(table.game(), Viewer::Seat(me))?.naming(&BOT_NAMES);
        let renderer = renderer(table.game(), &voice);
        // With a seed the same game comes out on every machine, so no clock may have a say in it.
        let mut mind = args.level;
        mind.timed = args.seed.is_none();
        Ok(Session {
            table,
            luck,
            bots: seeds.bots,
            mind,
            intents: Default::default(),
            me,
            voice,
            renderer,
            log: Vec::new(),
            save: args.save.as_deref(),
            at_work: Vec::new(),
        })
    }

    fn greet(&self, out: &mut Out) -> anyhow::Result<()> {
        let level = format!("level-{}", self.mind);
        let level = if self.voice.has(&level) { Arg::Noun(level) } else { text(self.mind) };
        out.tell(&self.voice.say(
            "term-greet",
            [
                ("game", Arg::Noun(format!("game-{}", self.table.game()))),
                ("players", number(self.table.seats())),
                ("name", text(BOT_NAMES[self.me.index()])),
                ("number", number(self.me.index() + 1)),
                ("level", level),
            ],
        ))?;
        Ok(out.say(format!("{}\n", say("term-type-help", [])))?)
    }

    /// Writes down what was told to me and says it aloud, if anyone listens.
    fn hear(&mut self, messages: &[Arc<Message>], mut out: Option<&mut Out>) -> anyhow::Result<()> {
        for line in messages.iter().flat_map(|message| &message.lines) {
            let line = self.voice.tell(&line.said);
            if let Some(out) = &mut out {
                out.tell(&line)?;
            }
            self.log.push(line);
        }
        Ok(())
    }

    /// Every other seat that owes an answer gives one, until only mine is missing.
    fn let_others_answer(&mut self, out: &mut Out) -> anyhow::Result<()> {
        while let Some(seat) = self.table.to_act().without(self.me).first_seat() {
            let question = self.table.question(seat).context("a seat must act but is asked nothing")?;
            let intent = &mut self.intents[seat.index()];
            let answer = if let Some(planned) = self.table.intends(seat, intent) {
                planned
            } else {
                let key = bot_key(&self.bots, &id()?, seat, question.asked.into());
                let thought = self.table.ponder(seat, self.mind, &key).context("a seat must act but has no choice")?;
                out.flush()?;
                let planned = thought.plan_among(1);
                *intent = planned.then;
                planned.action
            };
            self.answer(seat, question.asked, &answer, out)??;
        }
        Ok(())
    }

    /// The outer failure is ours; the inner one is a refusal.
    fn answer(
        &mut self,
        seat: Seat,
        asked: u32,
        text: &str,
        out: &mut Out,
    ) -> anyhow::Result<Result<(), tabletop_host::Refusal>> {
        let luck = self.luck.step(self.table.steps() as u64 + 1);
        match self.table.answer(seat, asked, text, luck) {
            Ok(played) => self.told(played, out).map(Ok),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// Tells me what a step told me.
    fn told(&mut self, played: Played, out: &mut Out) -> anyhow::Result<()> {
        let mine = played.messages.into_iter().filter(|(viewer, _)| viewer.is(self.me));
        let mine: Vec<Arc<Message>> = mine.map(|(_, message)| message).collect();
        self.table.lapse();
        self.hear(&mine, Some(out))
    }

    fn view(&self) -> anyhow::Result<String> {
        self.renderer.view(&self.table.view(Viewer::Seat(self.me)))
    }

    fn end(&self, out: &mut Out) -> anyhow::Result<()> {
        out.tell(&format!("\n{}\n", self.view()?))?;
        let ranking = self.table.ranking().context("nobody is asked anything, but the game is not over")?;
        out.tell(&self.voice.ranking(&ranking))?;
        if let Some(file) = self.save {
            self.write(file)?;
            out.say(say("term-record", [("file", text(file.display()))]))?;
        }
        Ok(())
    }

    fn stop(&self, out: &mut Out) -> anyhow::Result<()> {
        Ok(out.say(say("term-good-bye", [("how", text(self.keep()?))]))?)
    }

    /// Saves an unfinished game and says how to go on with it.
    fn keep(&self) -> anyhow::Result<String> {
        let elsewhere =
            || std::env::temp_dir().join(format!("caravanserai-{}-{}.record", seed::stamp(), std::process::id()));
        let file = self.save.map_or_else(elsewhere, PathBuf::from);
        self.write(&file)?;
        let command = format!("caravanserai play --load {} --seat {}", file.display(), self.me);
        Ok(say("term-go-on", [("command", text(command))]))
    }

    /// Writes the record, but never over something that is not one.
    fn write(&self, file: &Path) -> anyhow::Result<()> {
        let other = fs::read(file).is_ok_and(|old| !old.is_empty() && !old.starts_with(b"caravanserai record "));
        if other {
            bail!(say("term-not-a-record", [("file", text(file.display()))]));
        }
        let written = fs::write(file, self.table.record_text());
        written.map_err(|why| anyhow!(say("term-not-written", [("file", text(file.display())), ("why", text(why))])))
    }
}
