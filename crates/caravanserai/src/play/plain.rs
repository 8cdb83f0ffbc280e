//! Line by line: for screen readers, for programs, and wherever there is no screen.

use std::io::BufRead;

use anyhow::Context as _;
use tabletop::{Seat, Viewer};
use tabletop_host::Played;
use terminal::{Picture, Room, Sitting};
use words::Arg;

use super::{how_to_go_on, ranking, teller::Teller};
use crate::{
    out::Out,
    tongue::{number, say, text},
};

/// Persons at a table of bots, who read and type lines.
pub(super) struct Session {
    pub(super) sitting: Sitting,
    /// The person at the keyboard.
    pub(super) me: Seat,
    pub(super) teller: Teller,
    pub(super) log: Vec<String>,
    /// The orders that have answered since this person was asked last.
    at_work: Vec<String>,
}

impl Session {
    pub(super) fn open(sitting: Sitting, me: Seat) -> anyhow::Result<Session> {
        let teller = Teller::new(sitting.table.game(), Viewer::Seat(me), sitting.names())?;
        Ok(Session { sitting, me, teller, log: Vec::new(), at_work: Vec::new() })
    }

    pub(super) fn play(mut self, input: &mut impl BufRead, out: &mut Out) -> anyhow::Result<()> {
        self.greet(out)?;
        self.remember();
        // Of a resumed game, only the last lines are repeated.
        let old = self.log.len().saturating_sub(12);
        for line in &self.log[old..] {
            out.tell(line)?;
        }
        loop {
            while self.house(out)? {}
            let Some(asked) = self.sitting.asked(self.me) else { break };
            if asked != self.me && !self.hand_over(asked, input, out)? {
                return self.stop(out);
            }
            self.at_work.clear();
            let question = self.sitting.table.question(self.me).context("a seat must act but is asked nothing")?;
            if !self.ask(&question, input, out)? {
                return self.stop(out);
            }
        }
        self.end(out)
    }

    fn greet(&self, out: &mut Out) -> anyhow::Result<()> {
        let level = format!("level-{}", self.sitting.mind);
        let level = if self.teller.voice.has(&level) { Arg::Noun(level.into()) } else { text(self.sitting.mind) };
        let args = [
            ("game", Arg::Noun(format!("game-{}", self.sitting.table.game()).into())),
            ("players", number(self.sitting.table.seats())),
            ("name", text(&self.sitting.names()[self.me.index()])),
            ("number", number(self.me.index() + 1)),
            ("level", level),
        ];
        out.tell(&self.teller.voice.say("term-greet", args))?;
        Ok(out.say(format!("{}\n", say("term-type-help", [])))?)
    }

    /// Collects all that this person has heard.
    fn remember(&mut self) {
        let heard = self.sitting.table.log(Viewer::Seat(self.me));
        let lines = heard.iter().flat_map(|(_, message)| &message.lines);
        self.log = lines.map(|line| self.teller.voice.tell(&line.said)).collect();
    }

    /// Another person comes to the keyboard; nothing is shown before they are there. False if they quit.
    fn hand_over(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut Out) -> anyhow::Result<bool> {
        out.tell(&self.teller.voice.say("screen-curtain", [("name", text(&self.sitting.names()[seat.index()]))]))?;
        out.prompt("> ")?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 || matches!(line.trim(), "q" | "quit") {
            return Ok(false);
        }
        self.me = seat;
        self.teller = self.teller.to(Viewer::Seat(seat));
        let known = self.log.len();
        self.remember();
        let since = known.min(self.log.len().saturating_sub(8));
        for line in &self.log[since..] {
            out.tell(line)?;
        }
        Ok(true)
    }

    /// Lets the house answer once; false if a person is asked. A standing order that answers is mentioned once.
    fn house(&mut self, out: &mut Out) -> anyhow::Result<bool> {
        out.flush()?;
        let Some(done) = self.sitting.house().map_err(super::opening::unsaved)? else { return Ok(false) };
        if let Some((seat, key, said)) = done.order
            && seat == self.me
            && !self.at_work.contains(&key)
        {
            out.tell(&say("term-by-order", [("order", text(self.teller.voice.tell(&said)))]))?;
            self.at_work.push(key);
        }
        self.told(&done.played, out)?;
        Ok(true)
    }

    /// Says what a step told this person.
    pub(super) fn told(&mut self, played: &Played, out: &mut Out) -> anyhow::Result<()> {
        let mine = played.messages.iter().filter(|(viewer, _)| viewer.is(self.me));
        for line in mine.flat_map(|(_, message)| &message.lines) {
            let line = self.teller.voice.tell(&line.said);
            out.tell(&line)?;
            self.log.push(line);
        }
        Ok(())
    }

    /// What this person sees.
    pub(super) fn picture(&self) -> anyhow::Result<Picture> {
        self.teller.renderer.picture(&self.sitting.table.view(Viewer::Seat(self.me)), Room::Plenty)
    }

    fn end(&self, out: &mut Out) -> anyhow::Result<()> {
        out.tell(&format!("\n{}\n", self.picture()?.rest.join("\n")))?;
        let names = self.sitting.names();
        let ranking = ranking(&self.sitting.table, self.me, names)?;
        out.tell(&ranking.context("nobody is asked anything, but the game is not over")?)?;
        if let Some(save) = self.sitting.save() {
            out.say(say("term-record", [("file", text(save.file.display()))]))?;
        }
        Ok(())
    }

    fn stop(&self, out: &mut Out) -> anyhow::Result<()> {
        Ok(out.say(say("term-good-bye", [("how", text(how_to_go_on(&self.sitting)))]))?)
    }
}
