//! A game told again, when it is over.

use std::sync::Arc;

use tabletop::{Seats, Viewer};
use words::Said;

use super::Typed;
use crate::{
    Hosted, Message, Tally,
    course::{Began, Course, Lot, Stood},
    erased::Erased as _,
};

impl<G: Hosted> Typed<G> {
    pub(super) fn retold(&self, viewer: Viewer) -> Vec<(usize, Arc<Message>)> {
        let mine = self.place(viewer);
        let mut log = Vec::new();
        let replayed = Typed::relived(&self.record, &self.steps, |table, n, place, news| {
            if place == mine {
                log.push((n, table.message(place, news, None, &mut Vec::new()).1));
            }
        });
        debug_assert!(replayed.is_ok(), "what was just played replays: {:?}", replayed.err());
        log
    }

    /// What was drawn, by step, with the bounds from the rules; the deal comes first.
    pub(super) fn drawn(&self) -> Vec<Vec<Lot>> {
        let bounds = self.record.bounds().expect("what was just played replays");
        let draws = std::iter::once(&self.record.deal).chain(self.record.steps.iter().map(|step| &step.draws));
        let pairs = draws.zip(&bounds).map(|(draws, bounds)| draws.iter().zip(bounds));
        pairs.map(|lots| lots.map(|(&drawn, &below)| Lot { drawn, below }).collect()).collect()
    }

    /// What every step that was not taken back comes to.
    pub(super) fn tallied(&self) -> Tally {
        let mut tally = Tally::of(self.seats());
        let answers = self.record.in_force(self.record.steps.len());
        let played = self.record.played(&answers, |step, told, _| {
            let by = step.checked_sub(1).and_then(|at| self.record.steps.get(at)).map(|it| it.seat);
            for event in told {
                for help in G::helped(&event.event, by) {
                    tally.add(help);
                }
            }
        });
        debug_assert!(played.is_ok(), "what was just played replays: {:?}", played.as_ref().err());
        let seats = Seats::first(self.seats()).iter();
        tally.ends = seats.map(|seat| G::measured(&self.game.view(Viewer::Seat(seat)), seat)).collect();
        tally
    }

    /// How the game went, by every player's own view.
    pub(super) fn measured(&self) -> Course {
        let mut standing: Vec<Stood> = Vec::new();
        let mut rounds: Vec<Began> = Vec::new();
        let measured = |game: &G| -> Vec<Vec<u32>> {
            let seats = Seats::first(self.seats()).iter();
            seats.map(|seat| G::measured(&game.view(Viewer::Seat(seat)), seat)).collect()
        };
        let replayed = self.record.replay_with(|step, _, game| {
            let seats = measured(game);
            if standing.last().is_none_or(|last| last.seats != seats) {
                standing.push(Stood { step, seats });
            }
            let round = G::round(&game.view(Viewer::Spectator)).filter(|round| *round > 0);
            // Where a beginning was taken back, the round begins once more.
            rounds.retain(|began| Some(began.round) <= round);
            rounds.extend(
                round
                    .filter(|it| rounds.last().is_none_or(|began| began.round < *it))
                    .map(|round| Began { round, step }),
            );
        });
        debug_assert!(replayed.is_ok(), "what was just played replays: {replayed:?}");
        let counted = G::MEASURES.iter().map(|name| Said::new(*name)).collect();
        Course {
            measures: counted,
            standing,
            rounds,
            bounds: self.record.bounds().expect("what was just played replays"),
        }
    }
}
