//! What can be taken back, and by whom.

use tabletop::{Chance, Done, Record, Seat, Seats, Telling, Told, Undo};

use crate::Hosted;

/// How often a person may go back to the same place of a game, or beyond it.
const ENOUGH: usize = 30;

/// What the host notes of a step, to know whether it can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "four things that are so or not, independent of each other")]
pub(crate) struct Mark {
    /// It drew luck, showed something hidden, or made a person's secret answer known.
    pub(crate) sealed: bool,
    /// Only the seat that answered has noticed it.
    pub(crate) quiet: bool,
    /// The house answered: a bot, or a standing order.
    pub(crate) house: bool,
    /// A turn began with it.
    pub(crate) begins: bool,
}

/// Whether a step with these draws and events can no longer be taken back.
pub(crate) fn seals<G: Hosted>(draws: &[u32], told: &[Told<G::Event>]) -> bool {
    !draws.is_empty() || told.iter().any(|told| G::reveals(&told.event))
}

/// Which of these answers cannot be taken back once they are given, as far as their player can tell: each is tried in a world
/// imagined from their view, so the true one betrays nothing. In that world nobody else has answered yet, so a secret answer
/// is final only if nobody else is asked.
pub(crate) fn finals<G: Hosted>(view: &G::View, seat: Seat, menu: &[G::Action]) -> Vec<bool> {
    if G::are_free(view, menu) { Vec::new() } else { tried::<G>(view, seat, menu) }
}

/// The same, even where [`Hosted::are_free`] would answer at once.
pub(crate) fn tried<G: Hosted>(view: &G::View, seat: Seat, menu: &[G::Action]) -> Vec<bool> {
    let Some(world) = G::imagined(view) else { return Vec::new() };
    // The values of the draws do not matter, only whether there are any.
    let (mut luck, mut told) = (Chance::seeded(1), Telling::new());
    let mut tried: Vec<(G::Action, bool)> = Vec::new();
    let is_final = |action: &G::Action| {
        if let Some((_, known)) = tried.iter().find(|(other, _)| G::are_final_alike(other, action)) {
            return *known;
        }
        told.clear();
        world.clone().apply(seat, action, &mut luck, &mut told);
        let is_final = seals::<G>(&luck.take_drawn(), told.heard());
        tried.push((*action, is_final));
        is_final
    };
    menu.iter().map(is_final).collect()
}

/// The steps of a table as far as undo is concerned.
#[derive(Clone, Debug)]
pub(crate) struct Steps {
    /// One for each step of the record.
    marks: Vec<Mark>,
    /// The answers that were not taken back.
    in_force: Vec<usize>,
    /// Who is a person. Answers of all others are taken back with a person's.
    persons: Seats,
}

impl Steps {
    pub(crate) fn new(persons: Seats) -> Steps {
        Steps { marks: Vec::new(), in_force: Vec::new(), persons }
    }

    /// The steps of a table of which only this is known: how many there are, who is a person, and which were the house's.
    pub(crate) fn known(persons: Seats, steps: usize, by_house: &[usize]) -> Steps {
        let mut known = Steps { marks: vec![Mark::default(); steps], ..Steps::new(persons) };
        for step in by_house {
            known.by_house(*step);
        }
        known
    }

    /// For the same table, before anything is played.
    pub(crate) fn fresh(&self) -> Steps {
        Steps::new(self.persons)
    }

    pub(crate) fn is_by_house(&self, step: usize) -> bool {
        step.checked_sub(1).and_then(|at| self.marks.get(at)).is_some_and(|mark| mark.house)
    }

    pub(crate) fn persons(&self) -> Seats {
        self.persons
    }

    pub(crate) fn set_persons(&mut self, persons: Seats) {
        self.persons = persons;
    }

    /// Notes an answer. If others notice it, it reveals what other persons have answered in secret before, and is sealed.
    pub(crate) fn add<G: Hosted>(&mut self, record: &Record<G>, seat: Seat, mark: Mark) {
        let of = |step: usize| record.steps[step - 1].seat;
        let mut waiting = self.in_force.iter().rev().take_while(|step| self.marks[**step - 1].quiet);
        let tells_of_others =
            !mark.quiet && waiting.any(|step| of(*step) != seat && self.is_deliberate(*step, of(*step)));
        self.marks.push(Mark { sealed: mark.sealed || tells_of_others, ..mark });
        self.in_force.push(self.marks.len());
    }

    /// Notes that something was taken back.
    pub(crate) fn undone(&mut self, undo: Undo) {
        self.marks.push(Mark::default());
        undo.apply(&mut self.in_force);
    }

    /// The answers that count.
    pub(crate) fn in_force(&self) -> &[usize] {
        &self.in_force
    }

    /// Whether this person has gone back so often since the place to which this would go back that it is enough. Every step
    /// is stored for ever, so a game must not consist of changes of mind. Only their own count: others may not know of
    /// changes of a secret answer.
    pub(crate) fn is_enough<G: Hosted>(&self, record: &Record<G>, seat: Seat, undo: Undo) -> bool {
        let place = undo.leaves(&self.in_force).0.last().copied().unwrap_or(0);
        let back = |step: &&tabletop::Step<G::Action>| step.seat == seat && matches!(step.done, Done::Undo(_));
        record.steps[place..].iter().filter(back).count() >= ENOUGH
    }

    /// The answer was the house's.
    pub(crate) fn by_house(&mut self, step: usize) {
        if let Some(mark) = step.checked_sub(1).and_then(|at| self.marks.get_mut(at)) {
            mark.house = true;
        }
    }

    fn is_deliberate(&self, step: usize, seat: Seat) -> bool {
        self.persons.contains(seat) && !self.marks[step - 1].house
    }

    /// The last answer that this person gave themselves.
    pub(crate) fn last_of<G: Hosted>(&self, record: &Record<G>, seat: Seat) -> Option<usize> {
        let mine = |step: &usize| record.steps[*step - 1].seat == seat && self.is_deliberate(*step, seat);
        self.in_force.iter().copied().rfind(mine)
    }

    /// The answers that count from this one on.
    fn since(&self, step: usize) -> &[usize] {
        &self.in_force[self.in_force.partition_point(|it| *it < step)..]
    }

    /// What `seat` may take back without asking anybody: a secret answer while it is secret; else its last answer, with what
    /// the house answered since, unless somebody has learned something from it or another person has gone on. Answers that
    /// are still secret are taken back with it.
    pub(crate) fn offered<G: Hosted>(&self, record: &Record<G>, seat: Seat) -> Option<Undo> {
        let last = self.last_of(record, seat)?;
        let mut since = self.since(last).iter().copied();
        if since.clone().all(|step| self.marks[step - 1].quiet) {
            return Some(Undo::Only(last));
        }
        let is_mine = |step: usize| record.steps[step - 1].seat == seat;
        let free = |step: usize| {
            let Mark { sealed, quiet, .. } = self.marks[step - 1];
            !sealed && (quiet || is_mine(step) || !self.is_deliberate(step, record.steps[step - 1].seat))
        };
        since.all(free).then_some(Undo::To(last - 1))
    }

    /// The first of the answers that this person may take back at once: all since their turn began, or all steps of a
    /// secret answer, as far back as nobody has learned anything and nobody else has answered in between.
    pub(crate) fn first_offered<G: Hosted>(&self, record: &Record<G>, seat: Seat) -> Option<usize> {
        self.offered(record, seat)?;
        let last = self.last_of(record, seat)?;
        let quiet = self.marks[last - 1].quiet;
        let mut first = last;
        for step in self.in_force[..self.in_force.len() - self.since(last).len()].iter().copied().rev() {
            let mark = self.marks[step - 1];
            if record.steps[step - 1].seat != seat || mark.sealed || mark.begins || mark.quiet != quiet {
                break;
            }
            if self.is_deliberate(step, seat) {
                first = step;
            }
        }
        Some(first)
    }

    /// What `seat` may take back if all persons agree: its last answer and everything since.
    pub(crate) fn by_consent<G: Hosted>(&self, record: &Record<G>, seat: Seat) -> Option<Undo> {
        self.last_of(record, seat).map(|last| Undo::To(last - 1))
    }
}
