use std::{
    collections::VecDeque,
    hash::{Hash, Hasher as _},
};

use rustc_hash::FxHasher;
use tabletop::{Chance, Determinize, Seat, Telling, Viewer};

use crate::Asked;

/// What a bot answers, and what it means to answer next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned<A> {
    /// The answer.
    pub action: A,
    /// How it means to go on.
    pub then: Line<A>,
    /// How many games were imagined for it.
    pub imagined: u32,
}

impl<A> Planned<A> {
    /// This answer, and no plan beyond it.
    pub fn only(action: A) -> Planned<A> {
        Planned { action, then: Line::default(), imagined: 0 }
    }
}

/// The answers a seat means to give next, each with what it expects to see when it is asked for it. Like every answer of a
/// bot it is made from what the seat saw; and it is followed only while everything comes as foreseen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<A>(VecDeque<(u64, A)>);

impl<A> Default for Line<A> {
    fn default() -> Line<A> {
        Line(VecDeque::new())
    }
}

impl<A> Line<A> {
    /// The answer that was planned for this view. If the view is not the foreseen one, the plan is dropped.
    pub fn follow<V: Hash>(&mut self, seat: Seat, view: &V) -> Option<A> {
        let (foreseen, action) = self.0.pop_front()?;
        if foreseen == sight(seat, view) {
            return Some(action);
        }
        self.0.clear();
        None
    }

    /// The same with answers of another form.
    pub fn map<B>(self, mut form: impl FnMut(A) -> B) -> Line<B> {
        Line(self.0.into_iter().map(|(sight, action)| (sight, form(action))).collect())
    }

    /// How many answers are planned.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is nothing planned?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The answer and the line of this plan, as far as its steps can be foreseen from what is seen now.
pub(crate) fn planned<G: Determinize>(asked: &Asked<'_, G>, plan: &[G::Action], imagined: u32) -> Planned<G::Action> {
    let mut then = Line::default();
    if plan.len() > 1 {
        let (seat, mut luck) = (asked.seat, Chance::seeded(0).forgetful());
        let mut world = G::determinize(asked.view, &mut luck);
        world.apply(seat, &plan[0], &mut luck, &mut Telling::deaf());
        for action in &plan[1..] {
            if world.check(seat, action).is_err() {
                break;
            }
            then.0.push_back((sight(seat, &world.view(Viewer::Seat(seat))), *action));
            world.apply(seat, action, &mut luck, &mut Telling::deaf());
        }
    }
    Planned { action: plan[0], then, imagined }
}

/// A hash of what a seat sees.
pub(crate) fn sight<V: Hash>(seat: Seat, view: &V) -> u64 {
    let mut hasher = FxHasher::default();
    seat.hash(&mut hasher);
    view.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_followed_while_everything_comes_as_foreseen() {
        let seat = Seat::default();
        let line = || Line([(sight(seat, &"dawn"), "rise"), (sight(seat, &"noon"), "eat")].into());
        let mut followed = line();
        assert_eq!(followed.follow(seat, &"dawn"), Some("rise"));
        assert_eq!((followed.follow(seat, &"noon"), followed.follow(seat, &"noon")), (Some("eat"), None));
        let mut surprised = line();
        assert_eq!(surprised.follow(seat, &"rain"), None);
        assert!(surprised.is_empty(), "nothing of it is done later");
        let mut another = line();
        assert_eq!(another.follow(Seat::new(1).unwrap(), &"dawn"), None);
    }
}
