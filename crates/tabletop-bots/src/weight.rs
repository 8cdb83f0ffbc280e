use std::time::Duration;

/// How much thought a question deserves, and so how long its answer takes. It follows from public facts only, because
/// everybody sees how long an answer takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The question that decides a turn: where a figure goes, which move is made.
    Turn,
    /// A decision of its own that matters less: a bid, a purchase.
    Choice,
    /// A smaller one that follows from something the same player has begun.
    Step,
    /// The next step of a plan that was made as a whole: it is carried out without further thought.
    Planned,
    /// A question that is asked often and mostly passed.
    Window,
}

impl Weight {
    /// The part of the games imagined for a turn that are imagined for it.
    pub const fn part(self) -> f32 {
        match self {
            Weight::Turn => 1.0,
            Weight::Choice | Weight::Step | Weight::Planned => 0.25,
            Weight::Window => 0.1,
        }
    }

    /// How long its answer takes if that of a turn takes this long. Where many such questions lie between two of a person's,
    /// the time is a smaller part than the number of games.
    pub fn of(self, turn: Duration) -> Duration {
        match self {
            Weight::Turn => turn,
            Weight::Choice => turn / 4,
            Weight::Step => turn / 10,
            Weight::Window => turn / 20,
            Weight::Planned => Duration::ZERO,
        }
    }

    /// How long a bot may think about it if it may think this long about a turn. A step whose plan has failed is thought
    /// about like any other.
    pub(crate) fn thought(self, turn: Duration) -> Duration {
        let weight = if self == Weight::Planned { Weight::Step } else { self };
        weight.of(turn)
    }

    /// The least time its answer takes at a table of this pace. A step of a planned move is not paced on its own.
    pub fn paced(self, pace: Duration) -> Duration {
        match self {
            Weight::Turn | Weight::Choice => pace,
            Weight::Step | Weight::Window => pace / 8,
            Weight::Planned => Duration::ZERO,
        }
    }
}
