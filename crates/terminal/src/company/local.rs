//! A table in this program, played on a thread of its own so that the screen never waits for a bot.

use std::{
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    thread,
};

use tabletop::{Seat, Viewer};
use tabletop_host::{Advice, Played, Refusal};
use words::Said;

use super::{Ear, Wishes};
use crate::{News, Scene, Sitting, Wish, said};

/// Plays at this table; `first` is the person at the keyboard.
pub fn local(sitting: Sitting, first: Seat, ear: Ear) -> Wishes {
    let (wishes, wanted) = channel();
    let several = sitting.persons.len() > 1;
    let mut local = Local { sitting, there: first, hidden: several, log: Arc::default(), ear, told: None };
    thread::spawn(move || {
        local.remember();
        if let Err(why) = local.play(&wanted) {
            local.ear.tell(News::Gone(said("screen-fault", [("why", crate::text(format!("{why:#}")))])));
        }
    });
    wishes
}

struct Local {
    sitting: Sitting,
    /// The person at the keyboard.
    there: Seat,
    /// The curtain is still down for them.
    hidden: bool,
    log: Arc<Vec<Said>>,
    ear: Ear,
    /// What the last scene showed, so that none is sent twice.
    told: Option<(usize, Asks)>,
}

/// Whether the question is shown: while the house still answers, it may change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    Now,
    Later,
}

impl Local {
    fn play(&mut self, wanted: &Receiver<Wish>) -> anyhow::Result<()> {
        loop {
            while let Some(done) = self.sitting.house()? {
                self.hear(&done.played);
                if !self.hidden {
                    self.show(Asks::Later);
                }
            }
            self.hand_over();
            let Ok(wish) = wanted.recv() else { return Ok(()) };
            self.grant(wish)?;
        }
    }

    /// Shows the table to the person who is asked; what the one before them saw is hidden first.
    fn hand_over(&mut self) {
        if let Some(asked) = self.sitting.asked(self.there).filter(|asked| *asked != self.there) {
            self.there = asked;
            self.hidden = true;
            self.remember();
        }
        if self.hidden && !self.sitting.table.is_over() {
            self.ear.tell(News::Curtain { seat: self.there, names: self.sitting.names() });
        } else {
            self.show(Asks::Now);
        }
    }

    fn grant(&mut self, wish: Wish) -> anyhow::Result<()> {
        let seat = self.there;
        match wish {
            Wish::Ready => self.hidden = false,
            _ if self.hidden => {}
            Wish::Answer { asked, action } => {
                let answered = self.sitting.answer(seat, asked, &action)?;
                self.done(answered.map(|played| vec![played]));
            }
            Wish::TakeBack { all } => {
                let taken = self.sitting.take_back(seat, all)?;
                self.done(taken);
            }
            Wish::Check(action) => {
                let checked = self.sitting.table.check(seat, &action);
                let note = checked.map_or_else(|refusal| refused(&refusal), |()| said("screen-legal", []));
                self.ear.tell(News::Note(note));
            }
            Wish::Study(what) => {
                let advice = if self.sitting.persons.len() == 1 { Advice::Free } else { Advice::AsAgreed };
                let found = self.sitting.table.study(Viewer::Seat(seat), what, advice).find();
                self.ear.tell(News::Studied(found));
            }
            Wish::Order { key, on } => {
                let given = self.sitting.table.order(seat, &key, on);
                self.told = None;
                self.done(given.map(|()| Vec::new()));
            }
            Wish::Step(_) | Wish::Watch(_) | Wish::Opinion | Wish::Manner(_) => {}
        }
        Ok(())
    }

    fn done(&mut self, outcome: Result<Vec<Played>, Refusal>) {
        match outcome {
            Ok(played) => played.iter().for_each(|played| self.hear(played)),
            Err(refusal) => drop(self.ear.tell(News::Note(refused(&refusal)))),
        }
    }

    /// Writes down what a step told the person at the keyboard.
    fn hear(&mut self, played: &Played) {
        let mine = played.messages.iter().filter(|(viewer, _)| viewer.is(self.there));
        let lines = mine.flat_map(|(_, message)| message.lines.iter().map(|line| line.said.clone()));
        Arc::make_mut(&mut self.log).extend(lines);
    }

    /// All that this person has heard.
    fn remember(&mut self) {
        let log = self.sitting.table.log(Viewer::Seat(self.there));
        let lines = log.iter().flat_map(|(_, message)| message.lines.iter().map(|line| line.said.clone()));
        self.log = Arc::new(lines.collect());
        self.told = None;
    }

    fn show(&mut self, asks: Asks) {
        let table = &self.sitting.table;
        if self.told == Some((table.steps(), asks)) {
            return;
        }
        self.told = Some((table.steps(), asks));
        let viewer = Viewer::Seat(self.there);
        let question = table.question(self.there).filter(|_| asks == Asks::Now);
        let waits = table.latest().into_iter().find(|(it, _)| *it == viewer);
        let status = waits.and_then(|(_, message)| message.status.clone());
        let scene = Scene {
            game: table.game().to_owned(),
            viewer,
            names: self.sitting.names(),
            view: table.view(viewer),
            question,
            log: self.log.clone(),
            status,
            ranking: table.ranking(),
            undo: table.can_undo(self.there),
            orders: table.orders(self.there),
            step: None,
            manners: None,
        };
        self.ear.tell(News::Scene(Box::new(scene)));
    }
}

/// A refusal as it is told at a desk.
pub(super) fn refused(refusal: &Refusal) -> Said {
    let why = refusal.said();
    Said { rule: why.rule.clone(), ..said("term-refused", [("why", words::Arg::Said(Box::new(why)))]) }
}
