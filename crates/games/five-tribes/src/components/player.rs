//! What a player has.

use serde::{Deserialize, Serialize};

use crate::{Cards, Djinn, Djinns, Items, Meeples, Setup, Tile, Tribe};

/// What everybody can see of a player, and what everybody can have noted about the hidden cards (FH1–FH4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Gold (FH1).
    pub gold: u16,
    /// Viziers, Elders and Artisans in front of the player.
    pub front: Meeples,
    /// Camels not yet placed.
    pub camels: u8,
    /// Where the tent is.
    pub tent: Tent,
    /// Djinns.
    pub djinns: Djinns,
    /// Cards in hand that everybody saw being taken, by kind (FH2).
    pub known: Cards,
    /// Cards in hand beyond those.
    pub unknown: u8,
    /// How many of the unknown ones were drawn from a pile that has since run out; see [`crate::Table::past`].
    pub old: u8,
    /// Items everybody saw being fetched with the Ring (FH3).
    pub known_items: Items,
    /// Items beyond those.
    pub unknown_items: u8,
    /// How many of the unknown ones were drawn from a stack that has since run out.
    pub old_items: u8,
}

/// FX3: a player's tent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Tent {
    /// There are none in the base game.
    #[default]
    None,
    /// Not yet placed.
    Ready,
    /// Placed here.
    On(Tile),
}

/// What takes control of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// A camel.
    Camel,
    /// The tent (FX3.1).
    Tent,
}

/// What a player holds hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// Resource cards.
    pub cards: Cards,
    /// Items.
    pub items: Items,
    /// Those of the cards that were drawn unseen from a pile that has since run out.
    pub old: Cards,
    /// Those of the items that were kept unseen from a stack that has since run out.
    pub old_items: Items,
}

impl Player {
    /// FT2.1: 50 gold, all camels, and with the expansion the tent (FX2.5).
    pub(crate) fn new(setup: &Setup) -> Player {
        let tent = if setup.has_expansion() { Tent::Ready } else { Tent::None };
        Player { gold: 50, camels: setup.camels(), tent, ..Player::default() }
    }

    /// Elders in front.
    pub const fn elders(&self) -> u8 {
        self.front.count(Tribe::Elder)
    }

    /// Camels and tent not yet placed.
    pub fn pieces(&self) -> u8 {
        self.camels + u8::from(self.tent == Tent::Ready)
    }

    /// Does the player have this djinn?
    pub fn has(&self, djinn: Djinn) -> bool {
        self.djinns.contains(djinn)
    }

    /// Cards in hand.
    pub fn cards(&self) -> u8 {
        self.known.len() + self.unknown
    }

    /// Items held.
    pub fn items(&self) -> u8 {
        self.known_items.len() + self.unknown_items
    }

    /// FT7.7: can a djinn be paid for with the Elders in front and this many Fakirs?
    pub const fn can_summon(&self, fakirs: u8) -> bool {
        self.elders() > 0 && self.elders().saturating_add(fakirs) > 1
    }
}
