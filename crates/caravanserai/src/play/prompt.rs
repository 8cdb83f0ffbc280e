//! One question, put to the person at the terminal until there is an answer.

use std::{io::BufRead, path::Path};

use anyhow::bail;
use tabletop_host::Question;
use terminal::Save;

use super::{how_to_go_on, opening::unsaved, plain::Session, teller::look};
use crate::{
    out::Out,
    tongue::{number, say, text},
};

/// What can be typed at a question besides an answer; its meaning is an attribute of the help message.
const TYPED: [(&str, &str); 11] = [
    ("look [WHAT]", "view"),
    ("who", "who"),
    ("rules ID", "rules"),
    ("menu", "menu"),
    ("log [N]", "log"),
    ("undo [all]", "undo"),
    ("orders", "orders"),
    ("order KEY on|off", "order"),
    ("save FILE", "save"),
    ("help", "help"),
    ("quit", "quit"),
];

/// What a line typed at a question led to.
enum Turn {
    /// There is an answer, or another question.
    Answered,
    Again,
    Quit,
}

impl Session {
    /// Asks the person until there is an answer; false if they quit.
    pub(super) fn ask(&mut self, question: &Question, input: &mut impl BufRead, out: &mut Out) -> anyhow::Result<bool> {
        self.teller.ask(question, out)?;
        loop {
            out.prompt("> ")?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                out.say("")?;
                bail!(say("term-ended", [("how", text(how_to_go_on(&self.sitting)))]));
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
            ("" | "?" | "help", _) => out.say(self.teller.help(&TYPED))?,
            ("look" | "l" | "view", what) => look(&self.picture()?, what, out)?,
            ("who", "") => self.who(out)?,
            ("rules" | "rule", id) => self.teller.rules(id, out)?,
            ("menu", "") => out.say(self.teller.menu(question, true)?)?,
            ("log", last) => {
                let last = last.parse().unwrap_or(self.log.len());
                for line in &self.log[self.log.len().saturating_sub(last)..] {
                    out.tell(line)?;
                }
            }
            ("undo", all @ ("" | "all")) if self.take_back(all == "all", out)? => return Ok(Turn::Answered),
            ("order", words) if self.give_order(words, out)? => return Ok(Turn::Answered),
            ("undo" | "order", _) => {}
            ("orders", "") => self.list_orders(out)?,
            ("save", "") => out.say(say("term-save-where", []))?,
            ("save", file) => match self.copy(Path::new(file)) {
                Ok(()) => out.say(say("term-saved", [("file", text(file))]))?,
                Err(error) => out.say(say("term-not-saved", [("why", text(format!("{error:#}")))]))?,
            },
            ("q" | "quit" | "exit", "") => return Ok(Turn::Quit),
            _ => return self.try_answer(line, question, out),
        }
        Ok(Turn::Again)
    }

    fn try_answer(&mut self, line: &str, question: &Question, out: &mut Out) -> anyhow::Result<Turn> {
        let listed = line.parse::<usize>().ok().map(|number| question.options.get(number.wrapping_sub(1)));
        let action = match listed {
            None => line,
            Some(Some(choice)) => &choice.text,
            Some(None) => {
                out.say(say("term-no-answer", [("it", text(line)), ("most", number(question.options.len()))]))?;
                return Ok(Turn::Again);
            }
        };
        match self.sitting.answer(self.me, question.asked, action).map_err(unsaved)? {
            Ok(played) => self.told(&played, out).map(|()| Turn::Answered),
            Err(refusal) => {
                out.tell(&say("term-refused", [("why", text(self.teller.voice.cited(&refusal.said())))]))?;
                Ok(Turn::Again)
            }
        }
    }

    /// Saves the game in another place, too.
    fn copy(&self, file: &Path) -> anyhow::Result<()> {
        self.sitting.copy_to(Save::to(file)).map_err(unsaved)
    }
}
