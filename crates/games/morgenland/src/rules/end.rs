//! M11: the end.

use std::cmp::Reverse;

use tabletop::{Ranking, Seats, Telling};

use crate::{Artifact, Event, Length, State, state::Phase};

/// M11.4
const LAST_ROUND: u8 = 30;

/// M11.2: how many artifacts of one player end the short game.
pub const ENOUGH_ARTIFACTS: u8 = 3;

impl State {
    /// M11.2, M11.4
    pub(crate) fn ends_after_this_round(&self) -> bool {
        let somebody_has_three = || self.players.iter().any(|player| player.artifacts.count() >= ENOUGH_ARTIFACTS);
        self.round >= LAST_ROUND || (self.setup.length == Length::FirstToThree && somebody_has_three())
    }

    /// Everything behind the screens is shown.
    #[inline(never)]
    pub(crate) fn show_down(&self, told: &mut Telling<Event>) {
        for seat in Seats::first(self.players()).iter() {
            let player = self.player(seat);
            told.all(Event::Showdown { seat, hoard: player.hoard, artifacts: player.artifacts });
            if self.is_pro() {
                told.all(Event::ShownSpells { seat, spells: player.spells });
            }
        }
    }

    /// M11.3
    pub(crate) fn ranking(&self) -> Option<Ranking> {
        if self.phase != Phase::Over {
            return None;
        }
        Some(Ranking::by(self.players(), |a, b| {
            let worth = |seat| {
                let player = self.player(seat);
                Reverse((player.artifacts.count(), player.artifacts.of(Artifact::Scroll), player.hoard.total()))
            };
            worth(a).cmp(&worth(b))
        }))
    }
}
