//! FT1.1: what is printed on tiles.

use serde::{Deserialize, Serialize};

use crate::Heading;

/// FT1.1, FX1.1: what is printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Land {
    /// Blue, 5: a palace is placed.
    #[default]
    Village,
    /// Blue, of this value: a djinn may be taken.
    Sacred(u8),
    /// Red, 8: a palm tree is placed.
    Oasis,
    /// Red, 6: one of the first three cards.
    SmallMarket,
    /// Red, 4: two of the first six cards.
    LargeMarket,
    /// Blue, 5, with mountains on two edges: an item.
    Workshop(Edges),
    /// Red, 10: any card of the row.
    SpecializedMarket,
    /// Nothing stands here, ever.
    Chasm,
}

impl Land {
    /// FT1.1: the 30 tiles of the base game.
    pub const BASE: [(Land, usize); 8] = [
        (Land::Village, 5),
        (Land::Sacred(6), 4),
        (Land::Sacred(10), 1),
        (Land::Sacred(12), 1),
        (Land::Sacred(15), 1),
        (Land::Oasis, 6),
        (Land::SmallMarket, 8),
        (Land::LargeMarket, 4),
    ];

    /// Is its value printed in blue?
    pub const fn is_blue(self) -> bool {
        matches!(self, Land::Village | Land::Sacred(_) | Land::Workshop(_))
    }

    /// Is its value printed in red?
    pub const fn is_red(self) -> bool {
        matches!(self, Land::Oasis | Land::SmallMarket | Land::LargeMarket | Land::SpecializedMarket)
    }

    /// What it scores for its owner.
    pub const fn value(self) -> u16 {
        match self {
            Land::Village | Land::Workshop(_) => 5,
            Land::Sacred(value) => value as u16,
            Land::Oasis => 8,
            Land::SmallMarket => 6,
            Land::LargeMarket => 4,
            Land::SpecializedMarket => 10,
            Land::Chasm => 0,
        }
    }

    /// The rule of its action.
    pub const fn rule(self) -> &'static str {
        match self {
            Land::Village => "FT7.3",
            Land::Sacred(_) => "FT7.7",
            Land::Oasis => "FT7.2",
            Land::SmallMarket => "FT7.5",
            Land::LargeMarket => "FT7.6",
            Land::Workshop(_) => "FX5.1",
            Land::SpecializedMarket => "FX6.1",
            Land::Chasm => "FX7.1",
        }
    }

    /// FT7.5, FT7.6, FX6.1: what a market charges, and how many cards of the row it sells from; nothing elsewhere.
    pub const fn market(self) -> Option<(u16, usize)> {
        match self {
            Land::SmallMarket => Some((3, 3)),
            Land::LargeMarket => Some((6, 6)),
            Land::SpecializedMarket => Some((4, 9)),
            Land::Village | Land::Sacred(_) | Land::Oasis | Land::Workshop(_) | Land::Chasm => None,
        }
    }

    /// Does it have a mountain on this edge?
    pub const fn has_mountain(self, edge: Heading) -> bool {
        matches!(self, Land::Workshop(edges) if edges.contains(edge))
    }
}

/// The two edges of a Workshop that carry a mountain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "[Heading; 2]"))]
#[serde(try_from = "[Heading; 2]", into = "[Heading; 2]")]
pub struct Edges(u8);

impl Edges {
    /// These two, if they differ.
    pub const fn new(one: Heading, two: Heading) -> Option<Edges> {
        if one as u8 == two as u8 { None } else { Some(Edges(1 << one as u8 | 1 << two as u8)) }
    }

    /// Is this one of them?
    pub const fn contains(self, edge: Heading) -> bool {
        self.0 & (1 << edge as u8) != 0
    }

    /// Both, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Heading> {
        Heading::ALL.into_iter().filter(move |&edge| self.contains(edge))
    }
}

impl TryFrom<[Heading; 2]> for Edges {
    type Error = &'static str;

    fn try_from([one, two]: [Heading; 2]) -> Result<Edges, &'static str> {
        Edges::new(one, two).ok_or("doubled edge")
    }
}

impl From<Edges> for [Heading; 2] {
    fn from(edges: Edges) -> [Heading; 2] {
        let mut both = edges.iter();
        [(); 2].map(|()| both.next().expect("two different edges"))
    }
}
