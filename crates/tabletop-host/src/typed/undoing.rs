//! Taking back at a table.

use tabletop::{Broken, Seat, Told, Trail, Undo, Viewer};

use super::{
    Typed,
    telling::{News, Noticed},
};
use crate::{
    Hosted, Played, Refusal,
    ear::Ear,
    erased::Erased as _,
    pages::Others,
    undo::{Mark, seals},
};

/// A place of the game to which one can go back: what was after an answer.
#[derive(Clone)]
pub(super) struct Place<G> {
    game: G,
    /// By ear: how many pages it had been told.
    told: Box<[usize]>,
}

/// Answers that are to be taken back, tried out: nothing has changed yet.
pub(super) struct Back<G: Hosted> {
    /// The last of the answers before them; 0 is the deal.
    last: usize,
    /// What was after it and, if it is remembered no more, what was before.
    place: Place<G>,
    retraced: Option<Trail<Place<G>>>,
    /// Later answers that stand nevertheless, and what they have told now.
    again: Vec<Again<G>>,
}

struct Again<G: Hosted> {
    step: usize,
    seat: Seat,
    told: Vec<Told<G::Event>>,
    game: G,
}

impl<G: Hosted> Typed<G> {
    /// What this person may take back: without consent, only what nobody has learned anything from.
    pub(super) fn to_undo(&self, seat: Seat, consent: bool) -> Result<Undo, Refusal> {
        self.may_undo(seat)?;
        let offered = self.steps.offered(&self.record, seat);
        let consented = || self.steps.by_consent(&self.record, seat).filter(|_| consent);
        let undo = offered.or_else(consented).ok_or(Refusal::NothingToTakeBack)?;
        if self.steps.is_enough(&self.record, seat, undo) { Err(Refusal::TakenBackOften) } else { Ok(undo) }
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

    pub(super) fn undo(&mut self, seat: Seat, undo: Undo) -> Result<Played, Refusal> {
        self.look_again();
        let back = self.back(undo).map_err(|_| Refusal::NothingToTakeBack)?;
        self.record.undo(seat, undo);
        let news = self.go_back(undo, back);
        let messages = self.tell(news, None);
        Ok(Played { step: self.last_step(), messages })
    }

    /// Has this person more than one answer of the same turn to take back?
    pub(super) fn has_turn_to_undo(&self, seat: Seat) -> bool {
        let last = || self.steps.last_of(&self.record, seat);
        self.can_undo(seat) && self.steps.first_offered(&self.record, seat) < last()
    }

    /// Remembers what is after this answer, the last that counts.
    pub(super) fn note_place(&mut self, step: usize) {
        let told = self.ears.iter().map(Ear::pages).collect();
        self.trail.add(step, Place { game: self.game.clone(), told });
    }

    /// After which answers one can go back without asking anybody. They are remembered while the table rests.
    pub(super) fn places_to_go_back_to(&self) -> Vec<usize> {
        let offered = self.steps.persons().iter().filter_map(|seat| self.steps.offered(&self.record, seat));
        offered.map(|undo| last_of(undo.leaves(self.steps.in_force()).0)).collect()
    }

    /// Tries to take back.
    pub(super) fn back(&self, undo: Undo) -> Result<Back<G>, Broken> {
        let (stay, later) = undo.leaves(self.steps.in_force());
        let last = last_of(stay);
        let retraced = if self.trail.after(last).is_none() { Some(self.retraced(stay)?) } else { None };
        let place = retraced.as_ref().unwrap_or(&self.trail).after(last).expect("it was just remembered").clone();
        let (mut game, mut again) = (place.game.clone(), Vec::with_capacity(later.len()));
        for &step in later {
            let told = self.record.again(&mut game, step)?;
            again.push(Again { step, seat: self.record.steps[step - 1].seat, told, game: game.clone() });
        }
        Ok(Back { last, place, retraced, again })
    }

    /// The way along these answers, where more is taken back than is remembered.
    fn retraced(&self, answers: &[usize]) -> Result<Trail<Place<G>>, Broken> {
        let (mut ears, mut trail) = (ears::<G>(&self.record.setup), Trail::default());
        self.record.played(answers, |n, told, game| {
            let answered = n.checked_sub(1).map(|at| self.record.steps[at].seat);
            let mut pages = Others::new();
            for ear in &mut ears {
                ear.listen(game, n, answered, told, &mut pages);
            }
            trail.add(n, Place { game: game.clone(), told: ears.iter().map(Ear::pages).collect() });
        })?;
        Ok(trail)
    }

    /// Takes back, with the last step of the record. Returns who noticed it.
    pub(super) fn go_back(&mut self, undo: Undo, back: Back<G>) -> Noticed<G> {
        let Back { last, place, retraced, again } = back;
        let n = self.record.steps.len();
        let seat = self.record.steps[n - 1].seat;
        self.trail = retraced.unwrap_or_else(|| std::mem::take(&mut self.trail));
        self.trail.go_back(last);
        let mut earlier: Vec<Ear<G>> =
            self.ears.iter().zip(&place.told).map(|(ear, told)| ear.earlier(&place.game, *told)).collect();
        self.game = place.game;
        for Again { step, seat, told, game } in again {
            let mut pages = Others::new();
            for ear in &mut earlier {
                ear.listen(&game, step, Some(seat), &told, &mut pages);
            }
            self.trail.add(step, Place { game: game.clone(), told: earlier.iter().map(Ear::pages).collect() });
            self.game = game;
        }
        self.steps.undone(undo);
        let mut noticed = Vec::new();
        for (at, (earlier, told)) in earlier.into_iter().zip(&place.told).enumerate() {
            if self.ears[at].go_back(earlier, *told, n) {
                noticed.push((at, News::Back(seat)));
            }
        }
        noticed
    }
}

/// The last of these answers; the deal if there are none.
fn last_of(answers: &[usize]) -> usize {
    answers.last().copied().unwrap_or(0)
}

/// Ears that have heard nothing yet.
pub(super) fn ears<G: Hosted>(setup: &G::Setup) -> Vec<Ear<G>> {
    Viewer::all(G::seats(setup)).map(Ear::new).collect()
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
