//! A record, step by step, as any viewer saw it.

use std::{
    sync::{Arc, mpsc::channel},
    thread,
};

use anyhow::Context as _;
use tabletop::{Seat, Viewer};
use tabletop_host::{BOT_NAMES, Level, Mind, Table};
use words::{Arg, Said};

use super::{Ear, Wishes};
use crate::{News, Scene, Step, Wish, said, text};

/// Shows this record, first as this viewer saw it after `at` steps.
pub fn replay(whole: Table, viewer: Viewer, at: usize, ear: Ear) -> Wishes {
    let (wishes, wanted) = channel();
    let steps = done(&whole.record_text());
    let mut replay = Replay { whole, steps, viewer, at, log: Vec::new(), ear };
    thread::spawn(move || {
        replay.listen();
        loop {
            if let Err(why) = replay.show() {
                replay.ear.tell(News::Gone(said("screen-fault", [("why", text(format!("{why:#}")))])));
                return;
            }
            let Ok(wish) = wanted.recv() else { return };
            replay.grant(&wish);
        }
    });
    wishes
}

struct Replay {
    whole: Table,
    /// Who did what, by step.
    steps: Vec<(Seat, String)>,
    viewer: Viewer,
    at: usize,
    /// What this viewer heard, with the step it came with.
    log: Vec<(usize, Said)>,
    ear: Ear,
}

/// The seats and answers of a record, which is one line a step.
fn done(record: &str) -> Vec<(Seat, String)> {
    let step = |line: &str| {
        let mut parts = line.split(" | ");
        let seat = parts.by_ref().nth(1)?.parse().ok().and_then(Seat::new)?;
        Some((seat, parts.next()?.to_owned()))
    };
    record.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_digit())).filter_map(step).collect()
}

impl Replay {
    fn grant(&mut self, wish: &Wish) {
        match wish {
            Wish::Step(at) => self.at = self.steps.len().min(*at),
            Wish::Watch(viewer) => {
                self.viewer = *viewer;
                self.listen();
            }
            Wish::Opinion => {
                if let Some(opinion) = self.opinion() {
                    self.ear.tell(News::Note(opinion));
                }
            }
            _ => {}
        }
    }

    fn listen(&mut self) {
        let heard = self.whole.log(self.viewer);
        let lines = heard.iter().flat_map(|(step, it)| it.lines.iter().map(|line| (*step, line.said.clone())));
        self.log = lines.collect();
    }

    /// An answer in words, as its player was offered it.
    fn worded(table: &Table, seat: Seat, answer: &str) -> Said {
        let options = table.question(seat).map(|question| question.options).unwrap_or_default();
        let found = options.into_iter().find(|choice| choice.text == answer).map(|choice| choice.said);
        found.unwrap_or_else(|| said("screen-notation", [("it", text(answer))]))
    }

    /// What bots of every level would answer next.
    fn opinion(&self) -> Option<Said> {
        let (seat, _) = self.steps.get(self.at)?;
        let table = self.whole.rewound(self.at).ok()?;
        let of = |level: Level| {
            let answer = table.ponder(*seat, Mind::from(level), &[7; 32])?.answer();
            let level = Arg::Noun(format!("level-{level}").into());
            let answer = Arg::Said(Box::new(Replay::worded(&table, *seat, &answer)));
            Some(Arg::Said(Box::new(said("screen-opinion-of", [("level", level), ("answer", answer)]))))
        };
        let all: Vec<Arg> = Level::ALL.into_iter().filter_map(of).collect();
        (!all.is_empty()).then(|| said("screen-opinion", [("seat", Arg::Seat(*seat)), ("all", Arg::List(all))]))
    }

    fn show(&self) -> anyhow::Result<()> {
        let table = self.whole.rewound(self.at).context("the record does not replay")?;
        let next = self.steps.get(self.at).map(|(seat, answer)| (*seat, Replay::worded(&table, *seat, answer)));
        let log = self.log.iter().take_while(|(step, _)| *step <= self.at).map(|(_, said)| said.clone());
        let names = BOT_NAMES.iter().take(table.seats().into()).map(|name| (*name).to_owned()).collect();
        let scene = Scene {
            game: table.game().to_owned(),
            viewer: self.viewer,
            names,
            view: table.view(self.viewer),
            question: None,
            log: Arc::new(log.collect()),
            status: None,
            ranking: table.ranking(),
            undo: false,
            orders: Vec::new(),
            step: Some(Step { at: self.at, of: self.steps.len(), next }),
            manners: None,
        };
        self.ear.tell(News::Scene(Box::new(scene)));
        Ok(())
    }
}
