//! What can be typed at a table of a house.

use tabletop_host::Question;
use terminal::{Manner, PHRASES, Scene, Uttered, Wish, now, written};
use words::Arg;

use super::{super::teller::look, Afar, Turn};
use crate::{
    out::Out,
    tongue::{number, say, text},
};

/// What can be typed besides an answer; its meaning is an attribute of the help message.
const TYPED: [(&str, &str); 17] = [
    ("look [WHAT]", "view"),
    ("who", "who"),
    ("clock", "clock"),
    ("say TEXT", "say"),
    ("phrase [N]", "phrase"),
    ("chat [N]", "chat"),
    ("mute NAME", "mute"),
    ("table", "table"),
    ("do N", "do"),
    ("rules ID", "rules"),
    ("menu", "menu"),
    ("log [N]", "log"),
    ("undo [all]", "undo"),
    ("orders", "orders"),
    ("order KEY on|off", "order"),
    ("help", "help"),
    ("quit", "leave"),
];

impl Afar {
    pub(super) fn greet(&self, scene: &Scene, out: &mut Out) -> anyhow::Result<()> {
        let game = Arg::Noun(format!("game-{}", scene.game).into());
        let args = [("game", game), ("players", number(scene.names.len())), ("how", text(&self.how))];
        if let Some(teller) = &self.teller {
            out.tell(&teller.voice.say("afar-greet", args))?;
        }
        Ok(out.say(say("term-type-help", []))?)
    }

    /// The question that waits for an answer.
    fn question(&self) -> Option<&Question> {
        let question = self.scene.as_ref()?.question.as_ref()?;
        (self.sent != Some(question.asked)).then_some(question)
    }

    pub(super) fn obey(&mut self, line: &str, out: &mut Out) -> anyhow::Result<Turn> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let Some(teller) = &self.teller else {
            let leaves = matches!(word, "q" | "quit" | "exit");
            return Ok(if leaves { Turn::Quit } else { Turn::TooEarly });
        };
        match (word, rest.trim()) {
            ("" | "?" | "help", _) => out.say(teller.help(&TYPED))?,
            ("look" | "l" | "view", what) => look(&self.picture()?, what, out)?,
            ("rules" | "rule", id) => teller.rules(id, out)?,
            ("menu", "") => match self.question() {
                Some(question) => out.say(teller.menu(question, true)?)?,
                None => out.tell(&say("afar-not-asked", []))?,
            },
            ("log", last) => {
                let last = last.parse().unwrap_or(self.log.len());
                for line in &self.log[self.log.len().saturating_sub(last)..] {
                    out.tell(line)?;
                }
            }
            ("undo", all @ ("" | "all")) => self.wish(Wish::TakeBack { all: all == "all" }),
            ("orders", "") => self.list_orders(out)?,
            ("order", words) => self.give_order(words, out)?,
            ("q" | "quit" | "exit", "") => return Ok(Turn::Quit),
            (word, rest) if self.speak(word, rest, out)? => {}
            _ => return self.try_answer(line, out),
        }
        Ok(Turn::Done)
    }

    /// Carries out a command that is not about the game; false if it is none of these.
    fn speak(&self, word: &str, rest: &str, out: &mut Out) -> anyhow::Result<bool> {
        match (word, rest) {
            ("who", "") => self.who(out)?,
            ("clock" | "clocks", "") => self.clocks(out)?,
            ("say" | "phrase" | "phrases", "") => phrases(out)?,
            ("say", words) => self.wish(Wish::Manner(Manner::Chat(Uttered::Text(words.to_owned())))),
            ("phrase", which) => self.phrase(which, out)?,
            ("chat", last) => self.chat(last, out)?,
            ("mute" | "unmute", name) => self.mute(name, word == "mute", out)?,
            ("table", "") => self.deeds(out)?,
            ("do", which) => self.deed(which, out)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn try_answer(&mut self, line: &str, out: &mut Out) -> anyhow::Result<Turn> {
        let Some(question) = self.question() else { return Ok(Turn::TooEarly) };
        let listed = line.parse::<usize>().ok().map(|number| question.options.get(number.wrapping_sub(1)));
        let action = match listed {
            None => line.to_owned(),
            Some(Some(choice)) => choice.text.clone(),
            Some(None) => {
                out.say(say("term-no-answer", [("it", text(line)), ("most", number(question.options.len()))]))?;
                return Ok(Turn::Done);
            }
        };
        let asked = question.asked;
        self.sent = Some(asked);
        self.wish(Wish::Answer { asked, action });
        Ok(Turn::Done)
    }

    /// Who is there, and what they have.
    fn who(&self, out: &mut Out) -> anyhow::Result<()> {
        let Some(teller) = &self.teller else { return Ok(()) };
        for line in self.manners.roll(&teller.voice, now()) {
            out.tell(&line)?;
        }
        Ok(out.tell(&self.picture()?.rest.join("\n"))?)
    }

    /// All clocks in words, and the notices for everybody.
    fn clocks(&self, out: &mut Out) -> anyhow::Result<()> {
        let Some(teller) = &self.teller else { return Ok(()) };
        let voice = &teller.voice;
        let mut lines: Vec<String> = self.manners.notices(voice).into_iter().map(|(said, _)| said).collect();
        for (at, name) in voice.names().iter().enumerate() {
            let seat = tabletop::Seat::new(at as u8);
            let face = seat.and_then(|seat| self.manners.face(voice, seat, now()));
            lines.extend(face.map(|face| format!("{name}: {}", face.long(voice))));
        }
        if lines.is_empty() {
            lines.push(say("clock-none-what", []));
        }
        for line in lines {
            out.tell(&line)?;
        }
        Ok(())
    }

    /// How much time the person has left, if their clock runs.
    pub(super) fn my_clock(&self) -> Option<String> {
        let voice = &self.teller.as_ref()?.voice;
        let face = self.manners.face(voice, self.manners.me()?, now())?;
        face.runs.then(|| face.long(voice))
    }

    fn phrase(&self, which: &str, out: &mut Out) -> anyhow::Result<()> {
        let found = which.parse::<usize>().ok().and_then(|at| PHRASES.get(at.wrapping_sub(1)));
        match found {
            Some(name) => self.wish(Wish::Manner(Manner::Chat(Uttered::Phrase((*name).to_owned())))),
            None => phrases(out)?,
        }
        Ok(())
    }

    fn chat(&self, last: &str, out: &mut Out) -> anyhow::Result<()> {
        let Some(teller) = &self.teller else { return Ok(()) };
        let lines = &self.manners.lines;
        if lines.is_empty() {
            out.tell(&say("chat-none", []))?;
        }
        let last = last.parse().unwrap_or(20);
        for line in &lines[lines.len().saturating_sub(last)..] {
            out.tell(&written(&teller.voice, line))?;
        }
        Ok(())
    }

    /// Mutes, or unmutes, the person who last wrote under this name.
    fn mute(&self, name: &str, on: bool, out: &mut Out) -> anyhow::Result<()> {
        let wanted = name.to_lowercase();
        let by = |line: &&terminal::ChatLine| !line.you && line.name.to_lowercase() == wanted;
        match self.manners.lines.iter().rev().find(by) {
            Some(line) => self.wish(Wish::Manner(Manner::Mute(line.n, on))),
            None => out.tell(&say("afar-nobody", [("name", text(name))]))?,
        }
        Ok(())
    }

    /// What can be done at the table.
    fn deeds(&self, out: &mut Out) -> anyhow::Result<()> {
        let Some(teller) = &self.teller else { return Ok(()) };
        let deeds = self.manners.deeds(&teller.voice);
        out.tell(&say("afar-deeds", [("n", number(deeds.len()))]))?;
        for (at, deed) in deeds.iter().enumerate() {
            let why = deed.why.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
            out.tell(&format!("  {} {}{why}", at + 1, deed.label))?;
        }
        Ok(())
    }

    /// Does one of these deeds; one that is hard to undo only if the line ends with `sure`.
    fn deed(&self, which: &str, out: &mut Out) -> anyhow::Result<()> {
        let Some(teller) = &self.teller else { return Ok(()) };
        let (which, sure) = which.split_once(' ').unwrap_or((which, ""));
        let deeds = self.manners.deeds(&teller.voice);
        let deed = which.parse::<usize>().ok().and_then(|at| deeds.get(at.wrapping_sub(1)));
        match deed {
            None => self.deeds(out)?,
            Some(deed) if sure.trim() != "sure" && deed.sure.is_some() => {
                let question = deed.sure.clone().unwrap_or_default();
                out.tell(&say("afar-sure", [("question", text(question)), ("n", text(which))]))?;
            }
            Some(deed) => self.wish(Wish::Manner(deed.does.clone())),
        }
        Ok(())
    }

    fn list_orders(&self, out: &mut Out) -> anyhow::Result<()> {
        let (Some(scene), Some(teller)) = (&self.scene, &self.teller) else { return Ok(()) };
        out.tell(&say("term-orders", []))?;
        for order in &scene.orders {
            let mark = if order.on { "[x]" } else { "[ ]" };
            out.tell(&format!("  {mark} {:<8} {}", order.key, teller.voice.tell(&order.said)))?;
        }
        Ok(())
    }

    fn give_order(&self, words: &str, out: &mut Out) -> anyhow::Result<()> {
        match words.split_once(' ').map(|(key, on)| (key.to_owned(), on.trim())) {
            Some((key, on @ ("on" | "off"))) => self.wish(Wish::Order { key, on: on == "on" }),
            _ => out.tell(&say("term-order-how", []))?,
        }
        Ok(())
    }
}

/// The ready-made phrases with their numbers.
fn phrases(out: &mut Out) -> anyhow::Result<()> {
    let phrases = PHRASES.iter().enumerate();
    let lines: Vec<String> =
        phrases.map(|(at, name)| format!("  {} {}", at + 1, say(&format!("chat-{name}"), []))).collect();
    out.tell(&say("afar-phrases", []))?;
    Ok(out.say(lines.join("\n"))?)
}
