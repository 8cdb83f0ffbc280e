//! K17: what one viewer knows.

mod build;

use serde::{Deserialize, Serialize};
use tabletop::{Answered, Bag, Kind, Pile, Played, Ranking, Seat, Seats, Set, Viewer};

pub(crate) use build::view;

use crate::{
    Artifact, Artifacts, Due, Frame, Gift, LastRound, Phase, Place, Places, Play, Setup, Spell, Spells, Treasure,
    Treasures,
    components::{HOLDERS, LOTS},
    state::PLAYS,
};

/// Everything one viewer may know, with perfect memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who sees this.
    pub viewer: Viewer,
    /// What was agreed.
    pub setup: Setup,
    /// Counted from 1; 0 before the first.
    pub round: u8,
    /// Where in the round we are.
    pub phase: Phase,
    /// The start player.
    pub start: Seat,
    /// How many treasure cards are in the deck.
    pub deck: u8,
    /// The treasure discard pile, the top card last.
    pub discard: Pile<Treasure, 50>,
    /// What lies in the caves 4, 3, 2 and 1.
    #[cfg_attr(feature = "ts", ts(as = "[Vec<Treasure>; 4]"))]
    pub caves: [Treasures; 4],
    /// Whether a card lies on the guard.
    pub guarded: bool,
    /// Which, once it is turned up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guard: Option<Treasure>,
    /// K9.1: the guard's strength, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub strength: Option<u8>,
    /// The cards revealed this round to decide the number of rooms.
    pub decided: Pile<Treasure, 50>,
    /// K17.5: what is in the stack, in no order.
    pub stack: Artifacts,
    /// The rooms of the round, with what lies there.
    pub row: Pile<Option<Artifact>, 6>,
    /// How many spells are in the deck.
    pub spell_deck: u8,
    /// The spell discard pile.
    pub spell_discard: Spells,
    /// The spell that is resolving.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub casting: Option<Spell>,
    /// The heroes placed this round, by placement number.
    pub heroes: Pile<HeroView, 25>,
    /// How many heroes the dummy has to come.
    pub dummy: u8,
    /// The players, by seat.
    pub players: Pile<PlayerView, 5>,
    /// The Carpets, by location and beneficiary.
    pub carpets: [[u8; 5]; 12],
    /// The effects in force.
    pub magic: Magic,
    /// The ranking of the location in turn.
    pub rank: Pile<Seat, 6>,
    /// How many of it have had their turn.
    pub turn: u8,
    /// What everybody saw of the round before.
    pub last_round: LastRound,
    /// What is being asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asked: Option<Frame>,
    /// Of whom; nobody sees who has answered.
    pub seats: Seats,
    /// K15.3: the plays declared in the window that is open.
    pub plays: Pile<Played<Play>, PLAYS>,
    /// The plays that were revealed last, those taken back too.
    pub recent: Pile<Played<Play>, 5>,
    /// The viewer's own secret answer, as far as it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mine: Option<Answered<Play>>,
    /// The spells just drawn or the cards looked at, if the viewer is the one who sees them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub look: Option<Look>,
    /// K17.6: spells the viewer gave away or was given.
    pub gifts: Pile<Gift, 24>,
    /// What can be known of unseen treasure cards.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub treasure_lots: LotsView<Treasure>,
    /// What can be known of unseen spells.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub spell_lots: LotsView<Spell>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ranking: Option<Ranking>,
}

/// Cards that only the viewer sees for the moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Look {
    /// K7.1: spells drawn at the tent.
    pub spells: Spells,
    /// K14.1: treasure cards looked at.
    pub cards: Treasures,
}

/// A hero, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroView {
    /// Whose it is.
    pub owner: Seat,
    /// Where it lies, or lay last.
    pub place: Place,
    /// Its value, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub value: Option<u8>,
    /// Whether everybody may know.
    pub face_up: bool,
    /// Whether it is out of the round.
    pub out: bool,
    /// How many Doubles lie on it.
    pub doubles: u8,
}

/// A player, as the viewer sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// How many heroes are in hand.
    pub heroes: u8,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub hand: Option<Pile<u8, 5>>,
    /// K17.8: the treasure cards everybody can have noted.
    pub known: Treasures,
    /// How many there are beyond that.
    pub unknown: u8,
    /// All of them, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Treasure>>"))]
    pub cards: Option<Treasures>,
    /// How many spells are in hand.
    pub spells: u8,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Spell>>"))]
    pub spell_cards: Option<Spells>,
    /// The artifacts that can still be played.
    pub unplayed: Artifacts,
    /// Those that are played.
    pub played: Artifacts,
    /// The kinds of them that were played this round.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Artifact>"))]
    pub fresh: Set<Artifact, u8>,
}

/// What can be known of unseen cards, see [`View::treasure_lots`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Kind + Serialize", deserialize = "T: Kind + Deserialize<'de>"))]
pub struct LotsView<T: Kind> {
    /// The unseen cards of each shuffle, oldest first.
    pub pools: [Bag<T, 2>; LOTS],
    /// How many of them each player, the guard, and the player looking at cards have.
    pub slots: [[u8; LOTS]; HOLDERS],
    /// Which of them the viewer has in hand.
    pub mine: [Bag<T, 2>; LOTS],
    /// Which of them the viewer is looking at.
    pub look: [Bag<T, 2>; LOTS],
    /// From which shuffle the deck is.
    pub deck: u8,
}

/// The effects in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Magic {
    /// K13.5: who owes no bribe.
    pub keys: Seats,
    /// K14.9: the lowest total ranks first.
    pub reversed: bool,
    /// K14.10: who places face up.
    pub open: Seats,
    /// K14.11: the closed locations.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Place>"))]
    pub closed: Places,
    /// K14.17: who was smuggled into the tent and the caravanserai.
    pub smuggled: [Option<Seat>; 2],
    /// K14.14: what the player with the offer would take from the stack.
    pub wish: Option<Artifact>,
}

impl View {
    /// K1.2: the seats in player order, the dummy last (K16.3).
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let dummy = if self.setup.players() == 2 { Seat::new(2) } else { None };
        Seats::clockwise(self.setup.players(), self.start).chain(dummy)
    }

    /// K1.13: is this location waiting or in turn?
    pub fn is_open(&self, place: Place) -> bool {
        place.room().is_none_or(|room| room < self.row.len()) && self.phase.is_open(place)
    }

    /// What lies in a room.
    pub fn lies_in(&self, room: Place) -> Option<Artifact> {
        self.row.get(room.room()?).copied().flatten()
    }

    /// K9.3, K10.2, K10.3: what a purchase with this total would cost a player, against a guard of this strength.
    pub fn due(&self, seat: Seat, total: u8, guard: u8) -> Due {
        Due::of(total, guard, self.magic.keys.contains(seat))
    }
}

impl HeroView {
    /// K1.15: what it counts with its Doubles, if it has this value.
    pub const fn counts(&self, value: u8) -> u8 {
        value * (1 + self.doubles)
    }
}
