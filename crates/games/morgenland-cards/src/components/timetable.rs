//! K15.1: which cards can be played when.

use super::cards::Printed;
use crate::{Cards, Moment};

/// Which cards can be played at each moment, as bits in the places of a [`Bag`](tabletop::Bag).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Timetable {
    spells: [u64; 8],
    artifacts: [u16; 8],
}

impl Timetable {
    pub(crate) fn of(cards: &Cards, with_extension: bool) -> Timetable {
        let (mut spells, mut artifacts) = ([0; 8], [0; 8]);
        for moment in Moment::ALL {
            let now = |printed: &Printed| printed.windows.contains(moment);
            for (at, _) in cards.artifacts.iter().enumerate().filter(|(_, printed)| now(printed)) {
                artifacts[moment as usize] |= 1 << (2 * at);
            }
            let chosen = |printed: &Printed| printed.copies > 0 && (with_extension || !printed.extension);
            for (at, _) in cards.spells.iter().enumerate().filter(|(_, printed)| now(printed) && chosen(printed)) {
                spells[moment as usize] |= 1 << (2 * at);
            }
        }
        Timetable { spells, artifacts }
    }

    pub(crate) const fn spells_at(&self, moment: Moment) -> u64 {
        self.spells[moment as usize]
    }

    /// The Counterspell is not among them, as it answers to a play, not to a moment.
    pub(crate) const fn artifacts_at(&self, moment: Moment) -> u64 {
        self.artifacts[moment as usize] as u64
    }
}
