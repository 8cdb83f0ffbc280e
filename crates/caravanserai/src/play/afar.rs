//! At a table of a house, line by line.

mod speaking;

use std::{
    collections::VecDeque,
    io::{self, BufRead as _, IsTerminal as _},
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::Duration,
};

use anyhow::bail;
use terminal::{Ear, Hearing, House, Manners, News, Picture, Room, Scene, Wish, Wishes, now, remote};

use super::{stop_on_signals, teller::Teller};
use crate::{
    out::Out,
    tongue::{say, text},
};

/// Everything the game waits for.
enum Heard {
    /// The house tells something.
    News(News),
    /// A line was typed.
    Line(String),
    /// The end of the input.
    End,
    /// The program is to stop.
    Stop,
}

/// What a line led to.
#[derive(PartialEq, Eq)]
enum Turn {
    Done,
    /// The line is an answer, but no question is open yet.
    TooEarly,
    Quit,
}

/// One person at a table of a house.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct Afar {
    wishes: Wishes,
    scene: Option<Scene>,
    manners: Arc<Manners>,
    teller: Option<Teller>,
    log: Vec<String>,
    /// The last question that was put.
    asked: Option<u32>,
    /// The question that was answered last.
    sent: Option<u32>,
    /// Whether anything was printed since the prompt.
    spoken: bool,
    /// Lines that wait for a question.
    lines: VecDeque<String>,
    ended: bool,
    /// Was the person warned that their time is nearly over?
    warned: bool,
    /// Whether a person types: then answers are not kept for questions that are not open yet.
    typed: bool,
    /// The command to come back to the table.
    how: String,
}

/// Plays there until it is over, or the person leaves.
pub(super) fn play(house: House, id: &str, how: String, out: &mut Out) -> anyhow::Result<()> {
    let (ear, hearing) = Ear::pair();
    stop_on_signals(&ear)?;
    let line = remote(house, id, ear);
    let wishes = line.wishes.clone();
    let (told, heard) = channel();
    listen(hearing, told.clone());
    read(told);
    let typed = io::stdin().is_terminal();
    let (scene, teller, manners) = (None, None, Arc::default());
    let (log, lines) = (Vec::new(), VecDeque::new());
    let (asked, sent, spoken, ended, warned) = (None, None, true, false, false);
    let mut afar = Afar { wishes, scene, manners, teller, log, asked, sent, spoken, lines, ended, warned, typed, how };
    let played = afar.play(&heard, out);
    drop(afar);
    line.hang_up();
    played
}

/// Passes on what the house tells, as it comes.
fn listen(hearing: Hearing, told: Sender<Heard>) {
    thread::spawn(move || {
        while let Some(news) = hearing.next() {
            if told.send(Heard::News(news)).is_err() {
                return;
            }
        }
        let _ = told.send(Heard::Stop);
    });
}

/// Passes on what is typed, as it comes.
fn read(told: Sender<Heard>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
            let text = String::from_utf8_lossy(&line).trim().to_owned();
            line.clear();
            if told.send(Heard::Line(text)).is_err() {
                return;
            }
        }
        let _ = told.send(Heard::End);
    });
}

impl Afar {
    fn play(&mut self, heard: &Receiver<Heard>, out: &mut Out) -> anyhow::Result<()> {
        loop {
            if self.is_over() {
                return self.end(out);
            }
            if self.work_off(out)? == Turn::Quit {
                return Ok(out.say(say("term-good-bye", [("how", text(&self.how))]))?);
            }
            self.prompt(out)?;
            match self.next(heard) {
                Some(Heard::News(news)) => self.hear(news, out)?,
                Some(Heard::Line(line)) => {
                    self.spoken = true;
                    self.lines.push_back(line);
                }
                Some(Heard::End) => self.ended = true,
                Some(Heard::Stop) => return Ok(out.say(say("term-good-bye", [("how", text(&self.how))]))?),
                None => self.warn(out)?,
            }
        }
    }

    /// Obeys the lines typed so far. An answer from a script waits for its question, even when no more input will come.
    fn work_off(&mut self, out: &mut Out) -> anyhow::Result<Turn> {
        while let Some(line) = self.lines.pop_front() {
            match self.obey(&line, out)? {
                Turn::Done => {}
                Turn::Quit => return Ok(Turn::Quit),
                Turn::TooEarly if self.typed => out.tell(&say("afar-not-asked", []))?,
                Turn::TooEarly => {
                    self.lines.push_front(line);
                    return Ok(Turn::TooEarly);
                }
            }
        }
        // Before the program ends, the last answer sent is settled.
        if self.ended && self.sent.is_none() {
            out.say("")?;
            bail!(say("term-ended", [("how", text(&self.how))]));
        }
        Ok(Turn::Done)
    }

    /// The next thing that happens; `None` if it is time to warn the player.
    fn next(&self, heard: &Receiver<Heard>) -> Option<Heard> {
        let Some(wait) = self.manners.warns_in(now()).filter(|_| !self.warned) else {
            return Some(heard.recv().unwrap_or(Heard::Stop));
        };
        match heard.recv_timeout(Duration::from_millis(wait.max(0).cast_unsigned())) {
            Ok(heard) => Some(heard),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Heard::Stop),
        }
    }

    fn warn(&mut self, out: &mut Out) -> anyhow::Result<()> {
        self.warned = true;
        self.tell(&say("clock-soon-aloud", []), out)
    }

    fn prompt(&mut self, out: &mut Out) -> anyhow::Result<()> {
        if std::mem::take(&mut self.spoken) {
            out.prompt("> ")?;
        }
        Ok(())
    }

    /// Prints news that nobody asked for, on a line of its own.
    fn tell(&mut self, line: &str, out: &mut Out) -> anyhow::Result<()> {
        if !std::mem::replace(&mut self.spoken, true) {
            out.say("")?;
        }
        Ok(out.tell(line)?)
    }

    fn hear(&mut self, news: News, out: &mut Out) -> anyhow::Result<()> {
        match news {
            News::Scene(scene) => self.show(*scene, out)?,
            News::Manners(manners) => self.mind(&manners, out)?,
            News::Note(said) => {
                self.sent = None;
                let line = match &self.teller {
                    Some(teller) => teller.voice.cited(&said),
                    None => crate::tongue::told(None, &said),
                };
                self.tell(&line, out)?;
            }
            News::Gone(said) => bail!(crate::tongue::told(None, &said)),
            News::Studied(_) | News::Curtain { .. } => {}
        }
        Ok(())
    }

    fn show(&mut self, scene: Scene, out: &mut Out) -> anyhow::Result<()> {
        let known = self.scene.as_ref().is_some_and(|it| (&it.names, it.viewer) == (&scene.names, scene.viewer));
        let first = self.teller.is_none();
        if !known {
            self.teller = Some(Teller::new(&scene.game, scene.viewer, scene.names.clone())?);
        }
        if first {
            self.greet(&scene, out)?;
        }
        if let Some(manners) = &scene.manners {
            self.mind(manners, out)?;
        }
        self.narrate(&scene, first, out)?;
        let status = scene.status.clone().filter(|_| scene.question.is_none() && scene.ranking.is_none());
        let changed = self.scene.as_ref().is_none_or(|it| it.status != scene.status);
        let question = scene.question.clone();
        // An answer is settled when another question is open, or none.
        self.sent = self.sent.filter(|sent| question.as_ref().is_some_and(|it| it.asked == *sent));
        self.scene = Some(scene);
        let Some(teller) = &self.teller else { return Ok(()) };
        match (question, status) {
            (Some(question), _) if self.asked != Some(question.asked) => {
                (self.asked, self.sent, self.warned) = (Some(question.asked), None, false);
                if !std::mem::replace(&mut self.spoken, true) {
                    out.say("")?;
                }
                teller.ask(&question, out)?;
            }
            (None, Some(status)) if changed => {
                let line = teller.voice.tell(&status);
                self.tell(&line, out)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Prints what was heard since; of a game that was under way before, only the last lines.
    fn narrate(&mut self, scene: &Scene, first: bool, out: &mut Out) -> anyhow::Result<()> {
        let Some(teller) = &self.teller else { return Ok(()) };
        let known = self.log.len().min(scene.log.len());
        let fresh: Vec<String> = scene.log[known..].iter().map(|said| teller.voice.tell(said)).collect();
        let old = if first { fresh.len().saturating_sub(12) } else { 0 };
        for line in &fresh[old..] {
            self.tell(line, out)?;
        }
        self.log.extend(fresh);
        Ok(())
    }

    /// Prints what has changed at the table besides the game.
    fn mind(&mut self, manners: &Arc<Manners>, out: &mut Out) -> anyhow::Result<()> {
        let before = std::mem::replace(&mut self.manners, manners.clone());
        let Some(teller) = &self.teller else { return Ok(()) };
        for line in manners.since(&before, &teller.voice) {
            self.tell(&line, out)?;
        }
        // The player who is asked is told once how long they may take.
        if manners.my_end() != before.my_end()
            && let Some(clock) = self.my_clock()
        {
            self.tell(&clock, out)?;
        }
        Ok(())
    }

    /// What this person sees.
    fn picture(&self) -> anyhow::Result<Picture> {
        match (&self.scene, &self.teller) {
            (Some(scene), Some(teller)) if !scene.view.is_null() => teller.renderer.picture(&scene.view, Room::Plenty),
            _ => Ok(Picture::default()),
        }
    }

    fn is_over(&self) -> bool {
        self.scene.as_ref().is_some_and(|scene| scene.ranking.is_some())
    }

    fn end(&mut self, out: &mut Out) -> anyhow::Result<()> {
        let rest = self.picture()?.rest.join("\n");
        self.tell(&format!("\n{rest}\n"), out)?;
        let (Some(scene), Some(teller)) = (&self.scene, &self.teller) else { return Ok(()) };
        let ranking = scene.ranking.as_ref().map(|ranking| teller.voice.ranking(ranking)).unwrap_or_default();
        Ok(out.tell(&ranking)?)
    }

    fn wish(&self, wish: Wish) {
        // A table that is gone has already said so.
        let _ = self.wishes.send(wish);
    }
}
