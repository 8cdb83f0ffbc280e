//! A window: several seats are asked at once and answer in secret; what they play is revealed together, may be
//! countered, and is resolved in player order.
//!
//! The game decides who is asked, what is legal and what a play does; the window remembers the answers and keeps the
//! order. Rounds of answers follow each other until one is all passes; then the plays that stand resolve, and if any
//! did, the window opens again.

use serde::{Deserialize, Serialize};

use crate::{Pile, Seat, Seats};

/// What can be played in a window.
pub trait Answer: Copy + Default + Eq {
    /// The place in [`Window::plays`] of the play that this one cancels, if it is a counter.
    fn counters(&self) -> Option<u8>;
}

/// How far one seat's secret answer is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Given<P> {
    /// Not answered yet.
    #[default]
    Nothing,
    /// The first of two steps of an answer.
    Begun(P),
    /// A pass.
    Pass,
    /// A play.
    Play(P),
}

/// What has become of a revealed play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It is to be resolved, or works as a counter.
    #[default]
    Stands,
    /// A counter that stands has cancelled it.
    Cancelled,
    /// It has been resolved.
    Resolved,
}

/// A revealed play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played<P> {
    /// Who played it.
    pub seat: Seat,
    /// What.
    pub play: P,
    /// What has become of it.
    pub fate: Fate,
}

/// Where a window is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Stage {
    /// No window is open.
    #[default]
    Shut,
    /// The next round of answers is to be asked, or is being asked.
    Asking,
    /// All have passed; the plays resolve one after another.
    Resolving,
}

/// A window with room for `N` plays before they are resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Window<P: Answer, const N: usize> {
    stage: Stage,
    asked: Seats,
    given: [Given<P>; 8],
    plays: Pile<Played<P>, N>,
    resolved: bool,
}

/// What came of revealing one counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Countered {
    /// It cancels the play at this place.
    Works(u8),
    /// What it counters no longer stands: this one is taken back.
    TooLate,
}

impl<P: Answer, const N: usize> Window<P, N> {
    /// A window of which no secret answer is known.
    pub fn seen(stage: Stage, asked: Seats, plays: Pile<Played<P>, N>, resolved: bool) -> Self {
        Window { stage, asked, given: [Given::Nothing; 8], plays, resolved }
    }

    /// Where it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who is asked in this round of answers.
    pub fn asked(&self) -> Seats {
        self.asked
    }

    /// The plays revealed and not yet forgotten, in the order of their reveal.
    pub fn plays(&self) -> &Pile<Played<P>, N> {
        &self.plays
    }

    /// Has anything been resolved since it opened?
    pub fn has_resolved(&self) -> bool {
        self.resolved
    }

    /// How far this seat's answer is.
    pub fn given(&self, seat: Seat) -> Given<P> {
        self.given[seat.index()]
    }

    /// Opens it, with nothing played.
    pub fn open(&mut self) {
        *self = Window { stage: Stage::Asking, ..Window::default() };
    }

    /// Begins a round of answers. Asking no seat counts as all passes.
    pub fn ask(&mut self, seats: Seats) {
        self.asked = seats;
        self.given = [Given::Nothing; 8];
        if seats.is_empty() {
            self.stage = Stage::Resolving;
        }
    }

    /// Who still owes an answer.
    pub fn waiting(&self) -> Seats {
        let owes = |seat: &Seat| matches!(self.given(*seat), Given::Nothing | Given::Begun(_));
        self.asked.iter().filter(owes).collect()
    }

    /// Remembers how far a seat's answer is. No other view may show it.
    pub fn answer(&mut self, seat: Seat, given: Given<P>) {
        self.given[seat.index()] = given;
    }

    /// Closes the round of answers and returns the plays, in the `order` of seats. If there were none, the plays that
    /// stand are resolved next.
    pub fn close(&mut self, order: impl Iterator<Item = Seat>) -> Pile<(Seat, P), 8> {
        let mut new = Pile::new();
        for seat in order {
            if let Given::Play(play) = self.given(seat) {
                new.push((seat, play));
            }
        }
        self.given = [Given::Nothing; 8];
        self.asked = Seats::NONE;
        if new.is_empty() {
            self.stage = Stage::Resolving;
        }
        new
    }

    /// Reveals a play. A counter that comes too late is not kept.
    pub fn reveal(&mut self, seat: Seat, play: P) -> Option<Countered> {
        let target = play.counters();
        let stands = |at: u8| self.plays.get(usize::from(at)).is_some_and(|it| it.fate == Fate::Stands);
        if target.is_some_and(|at| !stands(at)) {
            return Some(Countered::TooLate);
        }
        self.plays.push(Played { seat, play, fate: Fate::Stands });
        self.weigh();
        target.map(Countered::Works)
    }

    /// A play is cancelled while a counter to it stands. Counters answer earlier plays only, so the last are weighed first.
    fn weigh(&mut self) {
        let mut cancelled = [false; N];
        for at in (0..self.plays.len()).rev() {
            if !cancelled[at]
                && let Some(target) = self.plays[at].play.counters()
            {
                cancelled[usize::from(target)] = true;
            }
        }
        for (play, cancelled) in self.plays.iter_mut().zip(cancelled) {
            play.fate = if cancelled { Fate::Cancelled } else { Fate::Stands };
        }
    }

    /// The next play to resolve: in the `order` of seats, and each seat's own as they were played. Counters have had
    /// their effect already.
    pub fn resolve_next(&mut self, order: impl Iterator<Item = Seat>) -> Option<(Seat, P)> {
        for seat in order {
            let due = |it: &&mut Played<P>| it.seat == seat && it.fate == Fate::Stands && it.play.counters().is_none();
            if let Some(next) = self.plays.iter_mut().find(due) {
                next.fate = Fate::Resolved;
                self.resolved = true;
                return Some((seat, next.play));
            }
        }
        None
    }

    /// When nothing is left to resolve: opens again if anything was, else shuts.
    pub fn finish(&mut self) {
        let stage = if self.resolved { Stage::Asking } else { Stage::Shut };
        *self = Window { stage, ..Window::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    struct Card(char, Option<u8>);

    impl Answer for Card {
        fn counters(&self) -> Option<u8> {
            self.1
        }
    }

    type Two = Window<Card, 8>;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn order() -> impl Iterator<Item = Seat> {
        Seats::clockwise(3, seat(1))
    }

    /// Asks all three; gives their answers and reveals what was played.
    fn round(window: &mut Two, answers: [Option<Card>; 3]) -> Vec<Option<Countered>> {
        window.ask(Seats::first(3));
        for (number, answer) in (0..).zip(answers) {
            window.answer(seat(number), answer.map_or(Given::Pass, Given::Play));
        }
        assert!(window.waiting().is_empty());
        window.close(order()).iter().map(|&(seat, play)| window.reveal(seat, play)).collect()
    }

    fn resolved(window: &mut Two) -> String {
        std::iter::from_fn(|| window.resolve_next(order())).map(|(_, card)| card.0).collect()
    }

    fn fates(window: &Two) -> Vec<Fate> {
        window.plays().iter().map(|it| it.fate).collect()
    }

    #[test]
    fn plays_resolve_in_player_order_and_each_players_own_as_they_were_played() {
        let mut window = Two::default();
        window.open();
        round(&mut window, [Some(Card('a', None)), Some(Card('b', None)), None]);
        round(&mut window, [None, Some(Card('c', None)), None]);
        round(&mut window, [None; 3]);
        assert_eq!(window.stage(), Stage::Resolving);
        assert_eq!(resolved(&mut window), "bca");
        window.finish();
        assert_eq!((window.stage(), window.plays().len()), (Stage::Asking, 0), "it opens again");
        round(&mut window, [None; 3]);
        assert_eq!(resolved(&mut window), "");
        window.finish();
        assert_eq!(window.stage(), Stage::Shut);
    }

    #[test]
    fn a_cancelled_counter_lets_its_play_stand_again() {
        let mut window = Two::default();
        window.open();
        round(&mut window, [Some(Card('a', None)), None, None]);
        round(&mut window, [None, Some(Card('b', Some(0))), None]);
        assert_eq!(fates(&window), [Fate::Cancelled, Fate::Stands]);
        round(&mut window, [None, None, Some(Card('c', Some(1)))]);
        assert_eq!(fates(&window), [Fate::Stands, Fate::Cancelled, Fate::Stands]);
        round(&mut window, [None; 3]);
        assert_eq!(resolved(&mut window), "a");
    }

    #[test]
    fn of_two_counters_the_first_in_order_works() {
        let mut window = Two::default();
        window.open();
        round(&mut window, [Some(Card('a', None)), None, None]);
        let counters = round(&mut window, [None, Some(Card('b', Some(0))), Some(Card('c', Some(0)))]);
        assert_eq!(counters, [Some(Countered::Works(0)), Some(Countered::TooLate)]);
        round(&mut window, [None; 3]);
        assert_eq!(resolved(&mut window), "");
        window.finish();
        assert_eq!(window.stage(), Stage::Shut, "all was cancelled");
    }

    #[test]
    fn an_answer_in_two_steps_is_still_owed_after_the_first() {
        let mut window = Two::default();
        window.open();
        window.ask(Seats::only(seat(2)));
        window.answer(seat(2), Given::Begun(Card('a', None)));
        assert_eq!(window.waiting(), Seats::only(seat(2)));
        window.answer(seat(2), Given::Play(Card('a', None)));
        assert!(window.waiting().is_empty());
        window.ask(Seats::NONE);
        assert_eq!(window.stage(), Stage::Resolving, "nobody to ask counts as all passes");
    }
}
