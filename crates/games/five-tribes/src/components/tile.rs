//! FT2.2: places on the board.

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Kind, Set};

use crate::Unreadable;

/// A place on the board. Rows and columns count from 0 at the north-west corner; the text counts from 1.
///
/// Both boards are six tiles wide, five or six rows deep, so a tile has the same number on either.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8")]
pub struct Tile(u8);

/// Serialized with the name of its type, so that messages can tell a tile from other numbers.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_newtype_struct("Tile", &self.0)
    }
}

/// How wide a board is, and how deep at most.
const SIDE: u8 = 6;

impl Tile {
    /// All 36, row by row; the base game has the first 30.
    pub const ALL: [Tile; 36] = {
        let mut all = [Tile(0); 36];
        let mut number = 0;
        while number < 36 {
            all[number as usize] = Tile(number);
            number += 1;
        }
        all
    };

    /// The tile in this row and column, both from 0.
    pub const fn new(row: u8, column: u8) -> Option<Tile> {
        if row < SIDE && column < SIDE { Some(Tile(row * SIDE + column)) } else { None }
    }

    /// Its number, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, from 0 in the north.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column, from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// What people call it: a letter for the column and a number for the row, as they stand on the edges of a board.
    pub fn field(self) -> String {
        format!("{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }

    /// Row difference plus column difference.
    pub const fn distance(self, other: Tile) -> u8 {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column())
    }

    /// The tile and the up to eight around it, as far as a board of six rows goes.
    pub const fn area(self) -> Tiles {
        Tiles::from_bits(AREAS[self.index()])
    }

    /// The tile one step that way, if the board of six rows goes on there.
    pub const fn towards(self, heading: Heading) -> Option<Tile> {
        let (row, column) = (self.row(), self.column());
        match heading {
            Heading::North => Tile::new(row.wrapping_sub(1), column),
            Heading::East => Tile::new(row, column + 1),
            Heading::South => Tile::new(row + 1, column),
            Heading::West => Tile::new(row, column.wrapping_sub(1)),
        }
    }
}

impl TryFrom<u8> for Tile {
    type Error = Unreadable;

    fn try_from(number: u8) -> Result<Tile, Unreadable> {
        if number < SIDE * SIDE { Ok(Tile(number)) } else { Err(Unreadable::Tile(number)) }
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.0
    }
}

/// A compass direction, as a meeple walks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Heading {
    /// To the row above.
    North,
    /// To the column on the right.
    East,
    /// To the row below.
    South,
    /// To the column on the left.
    West,
}

impl Heading {
    /// All four, clockwise.
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Heading {
        match self {
            Heading::North => Heading::South,
            Heading::East => Heading::West,
            Heading::South => Heading::North,
            Heading::West => Heading::East,
        }
    }
}

impl Kind for Tile {
    const KINDS: &'static [Tile] = &Tile::ALL;

    fn index(self) -> usize {
        self.index()
    }
}

/// A set of tiles.
pub type Tiles = Set<Tile, u64>;

const AREAS: [u64; 36] = areas();

const fn areas() -> [u64; 36] {
    let mut areas = [0; 36];
    let mut a = 0;
    while a < 36 {
        let mut b = 0;
        while b < 36 {
            let (one, two) = (Tile(a), Tile(b));
            if one.row().abs_diff(two.row()) <= 1 && one.column().abs_diff(two.column()) <= 1 {
                areas[a as usize] |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    areas
}
