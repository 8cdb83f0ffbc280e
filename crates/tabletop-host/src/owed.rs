use std::time::Duration;

use tabletop::Seat;

use crate::{Clocks, Level, Table, clocks::Silence, table::Standing};

/// A time, counted from a beginning that the caller chooses; where clocks run, from the beginning of 1970.
pub type Moment = Duration;

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, who answers when they like.
    Person,
    /// A bot of this level, for which the house answers.
    Bot(Level),
    /// A bot of this level that has sat in for a person since then.
    StandIn(Level, Moment),
}

/// What bots are called, by their seat: names that fit every language.
pub const BOT_NAMES: [&str; Seat::MOST as usize] =
    ["Amina", "Bahar", "Casim", "Dunya", "Emir", "Farid", "Ghalib", "Husni"];

/// What a table owes by itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Owed {
    /// Everything owed, whether it is due now or later, by seat.
    pub deeds: Vec<Deed>,
    /// When the first of it is due; never, if nothing is owed.
    pub wake_at: Option<Moment>,
}

/// Something the house does at a table without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A bot answers the question it faces. It may think until the answer is due, and answers neither sooner nor later.
    Answer {
        /// Whose answer.
        seat: Seat,
        /// To which question.
        asked: u32,
        /// Who thinks.
        level: Level,
        /// When the answer is given.
        due: Moment,
    },
    /// A person's standing order answers the question they face, unless they answer first.
    Obey {
        /// Whose order.
        seat: Seat,
        /// Which question.
        asked: u32,
        /// When the answer is given.
        due: Moment,
    },
    /// A person did not answer before a window closed: that is a pass.
    Pass {
        /// Which seat passes.
        seat: Seat,
        /// Which question.
        asked: u32,
        /// When the window closes.
        due: Moment,
    },
    /// A person's time has run out: a bot sits in for them.
    SitIn {
        /// For whom.
        seat: Seat,
        /// When their time is over.
        due: Moment,
    },
}

impl Deed {
    /// Whose answer it is.
    pub fn seat(&self) -> Seat {
        match self {
            Deed::Answer { seat, .. }
            | Deed::Obey { seat, .. }
            | Deed::Pass { seat, .. }
            | Deed::SitIn { seat, .. } => *seat,
        }
    }

    /// When it is done.
    pub fn due(&self) -> Moment {
        match self {
            Deed::Answer { due, .. } | Deed::Obey { due, .. } | Deed::Pass { due, .. } | Deed::SitIn { due, .. } => {
                *due
            }
        }
    }

    /// Whether it happens because time has run out.
    pub fn is_of_time(&self) -> bool {
        match self {
            Deed::Pass { .. } | Deed::SitIn { .. } => true,
            Deed::Answer { .. } | Deed::Obey { .. } => false,
        }
    }
}

/// What a table owes by itself, given who sits there, when each step was told (the deal is step 0), how long any bot takes at
/// least for a turn, and the clocks, if there are any. Call this after every step and after loading a table: as it follows
/// from these alone, a crash loses nothing.
///
/// All bots that were asked by the same step answer at the same time, and the standing orders of persons with them. That time
/// follows from the step, the level and the kind of question, which everybody knows, so it betrays nothing: not what a bot
/// holds, not whether it had a choice or a plan, and not who has answered since. While the clocks are stopped, nothing is
/// owed.
///
/// # Panics
///
/// If `told_at` lacks the step that asked an open question.
pub fn owed(table: &Table, sitters: &[Sitter], told_at: &[Moment], pace: Duration, clocks: Option<&Clocks>) -> Owed {
    if clocks.is_some_and(Clocks::is_paused) {
        return Owed::default();
    }
    let mut owing = Vec::new();
    let mut deeds = Vec::new();
    for seat in table.to_act().iter() {
        let standing = table.standing(seat).expect("a seat that must act is asked something");
        let asked_at = told_at[standing.step];
        let (level, from) = match sitters[seat.index()] {
            Sitter::Bot(level) => (Some(level), asked_at),
            Sitter::StandIn(level, since) => (Some(level), asked_at.max(since)),
            Sitter::Person if table.obeys(seat) => (None, asked_at),
            Sitter::Person => {
                deeds.extend(clocks.and_then(|clocks| runs_out(clocks, seat, standing.asked)));
                continue;
            }
        };
        owing.push((seat, level, standing, from + table.takes(level, pace)));
    }
    let together = |step| owing.iter().filter(move |it| it.2.step == step).map(|it| it.3).max();
    let deed = |&(seat, level, Standing { asked, step }, ready): &(Seat, Option<Level>, Standing, Moment)| {
        let due = together(step).unwrap_or(ready);
        level.map_or(Deed::Obey { seat, asked, due }, |level| Deed::Answer { seat, asked, level, due })
    };
    deeds.extend(owing.iter().map(deed));
    deeds.sort_by_key(Deed::seat);
    let wake_at = deeds.iter().map(Deed::due).min();
    Owed { deeds, wake_at }
}

/// What happens if this person does not answer in time.
fn runs_out(clocks: &Clocks, seat: Seat, asked: u32) -> Option<Deed> {
    let (due, silence) = clocks.deadline(seat)?;
    Some(match silence {
        Silence::Passes => Deed::Pass { seat, asked, due },
        Silence::IsPlayed => Deed::SitIn { seat, due },
    })
}
