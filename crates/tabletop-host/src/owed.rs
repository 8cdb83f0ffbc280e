use std::time::Duration;

use tabletop::Seat;

use crate::{Level, Table, table::Standing};

/// A time, counted from some beginning that the caller has chosen.
pub type Moment = Duration;

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, who answers when they like.
    Person,
    /// A bot of this level, for which the house answers.
    Bot(Level),
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
    /// A person's standing order answers the question they face, unless they do before.
    Obey {
        /// Whose order.
        seat: Seat,
        /// Which question.
        asked: u32,
        /// When the answer is given.
        due: Moment,
    },
}

impl Deed {
    /// Whose answer it is.
    pub fn seat(&self) -> Seat {
        match self {
            Deed::Answer { seat, .. } | Deed::Obey { seat, .. } => *seat,
        }
    }

    /// When it is done.
    pub fn due(&self) -> Moment {
        match self {
            Deed::Answer { due, .. } | Deed::Obey { due, .. } => *due,
        }
    }
}

/// What a table owes by itself, given who sits there, when each step was told (the deal is step 0) and how long any bot
/// takes at least for a turn. To be asked after every step and after loading a table: as it follows from these alone, a crash
/// loses nothing.
///
/// All bots that the same step asked answer at the same time, and with them the standing orders of persons. That time follows from the
/// step, the level and the kind of question, which everybody knows, and so it tells nothing: not what a bot holds, not
/// whether it had a choice or a plan, and not who has answered since.
///
/// # Panics
///
/// If it is not said when a step was told.
pub fn owed(table: &Table, sitters: &[Sitter], told_at: &[Moment], pace: Duration) -> Owed {
    let mut owing = Vec::new();
    for seat in table.to_act().iter() {
        let standing = table.standing(seat).expect("a seat that must act is asked something");
        let (level, takes) = match sitters[seat.index()] {
            Sitter::Bot(level) => (Some(level), table.takes(Some(level), pace)),
            Sitter::Person if table.obeys(seat) => (None, table.takes(None, pace)),
            Sitter::Person => continue,
        };
        owing.push((seat, level, standing, told_at[standing.step] + takes));
    }
    let together = |step| owing.iter().filter(move |it| it.2.step == step).map(|it| it.3).max();
    let deed = |&(seat, level, Standing { asked, step }, ready): &(Seat, Option<Level>, Standing, Moment)| {
        let due = together(step).unwrap_or(ready);
        level.map_or(Deed::Obey { seat, asked, due }, |level| Deed::Answer { seat, asked, level, due })
    };
    let deeds: Vec<Deed> = owing.iter().map(deed).collect();
    let wake_at = deeds.iter().map(Deed::due).min();
    Owed { deeds, wake_at }
}
