//! One question, put to the person at the terminal until there is an answer.

use std::{io::BufRead, path::Path};

use anyhow::bail;
use tabletop_host::Question;

use super::Session;
use crate::{menu, out::Out};

const HELP: &str = "\
Answer with a number from the list, or in words as they stand there.
  view       the table as you see it        menu        all answers of the list
  log [N]    what you heard, the last N     save FILE   write the record (it holds every secret)
  help       this                           quit        stop; the game is saved";

/// What a line typed at a question led to.
enum Turn {
    Answered,
    Again,
    Quit,
}

impl Session<'_> {
    /// Asks me until there is an answer; false if I have left.
    pub(super) fn ask(&mut self, question: &Question, input: &mut impl BufRead, out: &mut Out) -> anyhow::Result<bool> {
        out.say(format!("\n{}\n", self.view()?))?;
        out.say(self.voice.tell(&question.said))?;
        if let Some(why) = self.voice.aside(&question.said, "why") {
            out.say(why)?;
        }
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

    fn menu(&self, question: &Question, all: bool) -> anyhow::Result<String> {
        let entries: Result<Vec<_>, _> = question.options.iter().map(|choice| self.renderer.entry(choice)).collect();
        Ok(menu::lay_out(&entries?, all))
    }
}
