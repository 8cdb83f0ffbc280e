use std::{
    fs,
    io::BufRead,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use tabletop::{Seat, Viewer};
use tabletop_host::{Key, Luck, Message, Question, Table, bot_key, entry, games, random_answer, setup_text};

use crate::{
    cli, menu,
    out::Out,
    render::{Render, Voice, renderer},
    replay, seed,
    seed::Seeds,
    usage,
};

const HELP: &str = "\
Answer with a number from the list, or in words as they stand there.
  view       the table as you see it        menu        all answers of the list
  log [N]    what you heard, the last N     save FILE   write the record (it holds every secret)
  help       this                           quit        stop; the game is saved";

/// A person at a table whose other seats play at random.
struct Session<'a> {
    table: Table,
    luck: Luck,
    bots: Key,
    me: Seat,
    renderer: Box<dyn Render>,
    log: Vec<String>,
    save: Option<&'a Path>,
}

/// What a line typed at a question led to.
enum Turn {
    Answered,
    Again,
    Quit,
}

/// Plays a game in the terminal.
pub(crate) fn play(args: &cli::Play, input: &mut impl BufRead, out: &mut Out) -> anyhow::Result<()> {
    let mut session = Session::open(args)?;
    session.greet(out)?;
    let heard = session.table.heard(Viewer::Seat(session.me), 0);
    // Of a game that goes on, only the last words are repeated.
    session.hear(&heard, None)?;
    let old = session.log.len().saturating_sub(12);
    for line in &session.log[old..] {
        out.say(line)?;
    }
    loop {
        session.let_others_answer(out)?;
        let Some(question) = session.table.question(session.me) else { break };
        if !session.ask(&question, input, out)? {
            return session.stop(out);
        }
    }
    session.end(out)
}

/// The canonical text of what was agreed on the command line.
pub(crate) fn agree(game: &str, agreed: &cli::Agreed) -> anyhow::Result<String> {
    let cards = match &agreed.cards {
        Some(file) => Some(fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?),
        None => None,
    };
    setup_text(game, agreed.players, &agreed.setup, None).map_err(|why| usage(&why))?;
    setup_text(game, agreed.players, &agreed.setup, cards.as_deref()).map_err(anyhow::Error::from)
}

impl<'a> Session<'a> {
    fn open(args: &'a cli::Play) -> anyhow::Result<Session<'a>> {
        let seeds = Seeds::new(args.seed)?;
        let luck = Luck::new(seeds.table, "terminal", &[]);
        let table = if let Some(file) = &args.load {
            replay::load(file)?
        } else {
            let game = args.game.as_deref().or(games().first().map(|game| game.name)).unwrap_or_default();
            Table::open(game, &agree(game, &args.agreed)?, luck.step(0))?
        };
        let (me, seats) = (args.seat, table.seats());
        if me.index() >= usize::from(seats) {
            return Err(usage(&format!(
                "there is no seat {me} at a table of {seats}: choose --seat 0 to {}",
                seats - 1
            )));
        }
        let renderer = renderer(table.game(), Viewer::Seat(me))?;
        Ok(Session { table, luck, bots: seeds.bots, me, renderer, log: Vec::new(), save: args.save.as_deref() })
    }

    fn greet(&self, out: &mut Out) -> anyhow::Result<()> {
        let title = entry(self.table.game()).map_or(self.table.game(), |game| game.title);
        out.say(format!(
            "{title}, {} players. You are seat {}; the others play at random.",
            self.table.seats(),
            self.me
        ))?;
        Ok(out.say("Type `help` for what you can do.\n")?)
    }

    /// Writes down what was told to me and says it aloud, if anyone listens.
    fn hear(&mut self, messages: &[Message], mut out: Option<&mut Out>) -> anyhow::Result<()> {
        for event in messages.iter().flat_map(|message| &message.events) {
            let Some(line) = self.renderer.event(event)? else { continue };
            if let Some(out) = &mut out {
                out.say(&line)?;
            }
            self.log.push(line);
        }
        Ok(())
    }

    /// Every other seat that owes an answer gives one, until only mine is missing.
    fn let_others_answer(&mut self, out: &mut Out) -> anyhow::Result<()> {
        while let Some(seat) = self.table.to_act().without(self.me).first_seat() {
            let question = self.table.question(seat).context("a seat must act but is asked nothing")?;
            let key = bot_key(&self.bots, "terminal", seat, question.asked.into());
            let choice = random_answer(&question, key).context("a seat must act but has no choice")?;
            self.answer(seat, question.asked, &choice.text, out)??;
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
        let played = match self.table.answer(seat, asked, text, luck) {
            Ok(played) => played,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let mine = played.messages.into_iter().filter(|(viewer, _)| viewer.is(self.me));
        let mine: Vec<Message> = mine.map(|(_, message)| message).collect();
        self.hear(&mine, Some(out))?;
        Ok(Ok(()))
    }

    /// Asks me until there is an answer; false if I have left.
    fn ask(&mut self, question: &Question, input: &mut impl BufRead, out: &mut Out) -> anyhow::Result<bool> {
        out.say(format!("\n{}\n", self.view()?))?;
        out.say(self.renderer.question(&question.ask)?)?;
        out.say(self.menu(question, false)?)?;
        loop {
            out.prompt("> ")?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                out.say("")?;
                bail!("the input has ended before the game; {}", self.keep()?);
            }
            match self.obey(String::from_utf8_lossy(&line).trim(), question, out)? {
                Turn::Answered => return Ok(true),
                Turn::Quit => return Ok(false),
                Turn::Again => {}
            }
        }
    }

    fn obey(&mut self, line: &str, question: &Question, out: &mut Out) -> anyhow::Result<Turn> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("" | "?" | "help", _) => out.say(HELP)?,
            ("view", "") => out.say(self.view()?)?,
            ("menu", "") => out.say(self.menu(question, true)?)?,
            ("log", last) => {
                let last = last.parse().unwrap_or(self.log.len());
                for line in &self.log[self.log.len().saturating_sub(last)..] {
                    out.say(line)?;
                }
            }
            ("save", "") => out.say("Say where: `save FILE`.")?,
            ("save", file) => match self.write(Path::new(file)) {
                Ok(()) => out.say(format!("Saved to {file}."))?,
                Err(error) => out.say(format!("Not saved: {error:#}."))?,
            },
            ("quit" | "exit", "") => return Ok(Turn::Quit),
            _ => return self.try_answer(line, question, out),
        }
        Ok(Turn::Again)
    }

    fn try_answer(&mut self, line: &str, question: &Question, out: &mut Out) -> anyhow::Result<Turn> {
        let listed = line.parse::<usize>().ok().map(|number| question.options.get(number.wrapping_sub(1)));
        let text = match listed {
            None => line,
            Some(Some(choice)) => &choice.text,
            Some(None) => {
                out.say(format!("There is no answer {line}: they are 1 to {}.", question.options.len()))?;
                return Ok(Turn::Again);
            }
        };
        match self.answer(self.me, question.asked, text, out)? {
            Ok(()) => Ok(Turn::Answered),
            Err(refusal) => {
                out.say(format!("Refused. {refusal}."))?;
                Ok(Turn::Again)
            }
        }
    }

    fn view(&self) -> anyhow::Result<String> {
        self.renderer.view(&self.table.view(Viewer::Seat(self.me)))
    }

    fn menu(&self, question: &Question, all: bool) -> anyhow::Result<String> {
        let entries: Result<Vec<_>, _> = question.options.iter().map(|choice| self.renderer.entry(choice)).collect();
        Ok(menu::lay_out(&entries?, all))
    }

    fn end(&self, out: &mut Out) -> anyhow::Result<()> {
        out.say(format!("\n{}\n", self.view()?))?;
        let ranking = self.table.ranking().context("nobody is asked anything, but the game is not over")?;
        out.say(Voice(Viewer::Seat(self.me)).ranking(&ranking))?;
        if let Some(file) = self.save {
            self.write(file)?;
            out.say(format!("The record is in {}; `caravanserai replay` shows it.", file.display()))?;
        }
        Ok(())
    }

    fn stop(&self, out: &mut Out) -> anyhow::Result<()> {
        Ok(out.say(format!("Good-bye: {}.", self.keep()?))?)
    }

    /// Saves an unfinished game and says how to go on with it.
    fn keep(&self) -> anyhow::Result<String> {
        let elsewhere =
            || std::env::temp_dir().join(format!("caravanserai-{}-{}.record", seed::stamp(), std::process::id()));
        let file = self.save.map_or_else(elsewhere, PathBuf::from);
        self.write(&file)?;
        Ok(format!("go on with `caravanserai play --load {} --seat {}`", file.display(), self.me))
    }

    /// Writes the record, but never over something that is not one.
    fn write(&self, file: &Path) -> anyhow::Result<()> {
        let other = fs::read(file).is_ok_and(|old| !old.is_empty() && !old.starts_with(b"caravanserai record "));
        if other {
            bail!("{} exists and is not a record; choose another name", file.display());
        }
        fs::write(file, self.table.record_text()).with_context(|| format!("{} cannot be written", file.display()))
    }
}
