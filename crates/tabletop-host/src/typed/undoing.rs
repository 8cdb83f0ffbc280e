//! Taking back at a table.

use tabletop::{Record, Seat, Told, Undo, Viewer};

use super::Typed;
use crate::{
    Hosted, Played, Refusal,
    ear::Ear,
    erased::Erased as _,
    pages::Others,
    undo::{Mark, seals},
};

impl<G: Hosted> Typed<G> {
    pub(super) fn undo_last(&mut self, seat: Seat, consent: bool) -> Result<Played, Refusal> {
        self.may_undo(seat)?;
        let offered = self.steps.offered(&self.record, seat);
        let consented = || self.steps.by_consent(&self.record, seat).filter(|_| consent);
        self.undo(seat, offered.or_else(consented).ok_or(Refusal::NothingToTakeBack)?)
    }

    pub(super) fn undo_all(&mut self, seat: Seat) -> Result<Vec<Played>, Refusal> {
        self.may_undo(seat)?;
        let first = self.steps.first_offered(&self.record, seat).ok_or(Refusal::NothingToTakeBack)?;
        let mut played = Vec::new();
        // Secret answers are taken back one by one, because what others have answered meanwhile stands.
        while let Some(undo) = self.steps.offered(&self.record, seat) {
            match undo {
                Undo::Only(step) if step >= first => played.push(self.undo(seat, undo)?),
                Undo::To(_) if played.is_empty() => return Ok(vec![self.undo(seat, Undo::To(first - 1))?]),
                Undo::Only(_) | Undo::To(_) => break,
            }
        }
        Ok(played)
    }

    /// Makes the views that a rest has freed, before anything changes.
    pub(super) fn look_again(&mut self) {
        self.ears.iter_mut().for_each(|ear| ear.look_again(&self.game));
    }

    fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.sits(seat)?;
        if self.game.to_act().is_empty() { Err(Refusal::Over) } else { Ok(()) }
    }

    fn undo(&mut self, seat: Seat, undo: Undo) -> Result<Played, Refusal> {
        self.look_again();
        self.game = self.record.undo(seat, undo).map_err(|_| Refusal::NothingToTakeBack)?;
        let messages = self.tell(&[], None);
        Ok(Played { step: self.last_step(), messages })
    }

    /// Has this person more than one answer of the same turn to take back?
    pub(super) fn has_turn_to_undo(&self, seat: Seat) -> bool {
        let last = || self.steps.last_of(&self.record, seat);
        self.can_undo(seat) && self.steps.first_offered(&self.record, seat) < last()
    }
}

/// Ears that have heard nothing yet.
pub(super) fn ears<G: Hosted>(setup: &G::Setup) -> Vec<Ear<G>> {
    Viewer::all(G::seats(setup)).map(Ear::new).collect()
}

/// Ears that have heard nothing but these answers.
pub(super) fn recalled<G: Hosted>(record: &Record<G>, answers: &[usize]) -> Vec<Ear<G>> {
    let mut ears = ears::<G>(&record.setup);
    let replayed = record.played(answers, |n, told, game| {
        let answered = n.checked_sub(1).map(|at| record.steps[at].seat);
        let mut pages = Others::new();
        for ear in &mut ears {
            ear.listen(game, n, answered, told, &mut pages);
        }
    });
    debug_assert!(replayed.is_ok(), "what was played replays: {replayed:?}");
    ears
}

/// What the host notes of an answer, given who noticed it.
pub(super) fn mark<G: Hosted>(step: &tabletop::Step<G::Action>, told: &[Told<G::Event>], noticed: &[Viewer]) -> Mark {
    Mark {
        sealed: seals::<G>(&step.draws, told),
        quiet: noticed.iter().all(|viewer| viewer.is(step.seat)),
        begins: told.iter().any(|told| G::begins_turn(&told.event)),
        house: false,
    }
}
