//! The board and all that stands on it.

use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat};

use crate::{Heading, Land, Meeples, Tile, Tiles, Tribe, Unreadable, rules::Ground};

/// One tile of the board and all that stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Square {
    /// What is printed on it.
    pub land: Land,
    /// Who stands there.
    pub meeples: Meeples,
    /// Whose camel or tent stands there.
    pub owner: Option<Seat>,
    /// Palm trees.
    pub palms: u8,
    /// Palaces.
    pub palaces: u8,
}

/// The tiles, and the sets of tiles that a search needs, always kept up to date.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Square>"))]
#[serde(try_from = "Pile<Square, 36>", into = "Pile<Square, 36>")]
pub struct Board {
    squares: Pile<Square, 36>,
    holding: [Tiles; 6],
    owned: Tiles,
    ground: Ground,
    blue: Tiles,
    red: Tiles,
    chasm: Tiles,
}

impl Board {
    /// A board of these tiles, row by row.
    pub(crate) fn of(squares: &Pile<Square, 36>) -> Board {
        let tiles = |which: &dyn Fn(&Square) -> bool| {
            let all = squares.iter().zip(Tile::ALL);
            all.filter(|(square, _)| which(square)).fold(Tiles::NONE, |set, (_, tile)| set.with(tile))
        };
        let mut lands = [None; 36];
        squares.iter().zip(&mut lands).for_each(|(square, land)| *land = Some(square.land));
        Board {
            squares: *squares,
            holding: Tribe::ALL.map(|tribe| tiles(&|square| square.meeples.has(tribe))),
            owned: tiles(&|square| square.owner.is_some()),
            ground: Ground::of(&lands),
            blue: tiles(&|square| square.land.is_blue()),
            red: tiles(&|square| square.land.is_red()),
            chasm: tiles(&|square| square.land == Land::Chasm),
        }
    }

    /// All tiles but the Chasm.
    pub fn tiles(&self) -> Tiles {
        Tiles::from_bits((1 << self.squares.len()) - 1).but(self.chasm)
    }

    /// What is on this tile; `None` beyond the border.
    pub fn get(&self, tile: Tile) -> Option<&Square> {
        self.squares.get(tile.index())
    }

    /// What is on this tile.
    ///
    /// # Panics
    ///
    /// If the board has no such tile.
    pub fn at(&self, tile: Tile) -> &Square {
        &self.squares[tile.index()]
    }

    /// Is this a tile things may stand on: on the board, and not the Chasm (FX7.2)?
    pub fn has(&self, tile: Tile) -> bool {
        self.tiles().contains(tile)
    }

    /// The tiles where this tribe stands.
    pub const fn holding(&self, tribe: Tribe) -> Tiles {
        self.holding[tribe.index()]
    }

    /// The same for all tribes.
    pub(crate) const fn all_holding(&self) -> &[Tiles; 6] {
        &self.holding
    }

    /// The tiles with meeples on them.
    pub fn inhabited(&self) -> Tiles {
        self.holding.iter().fold(Tiles::NONE, |all, &tribe| all.plus(tribe))
    }

    /// The tiles with an owner.
    pub const fn owned(&self) -> Tiles {
        self.owned
    }

    /// The tiles of one player.
    pub fn owned_by(&self, seat: Seat) -> Tiles {
        let mine = self.owned.iter().filter(|&tile| self.at(tile).owner == Some(seat));
        mine.fold(Tiles::NONE, Tiles::with)
    }

    /// The tiles of this land.
    pub fn of_land(&self, land: Land) -> Tiles {
        self.tiles().iter().filter(|&tile| self.at(tile).land == land).fold(Tiles::NONE, Tiles::with)
    }

    /// Where meeples can walk.
    pub(crate) const fn ground(&self) -> &Ground {
        &self.ground
    }

    /// Where a meeple gets from this tile with a step that way, if it can step there (FT4.5, FX5.2, FX7.1).
    pub fn step(&self, from: Tile, heading: Heading) -> Option<Tile> {
        self.ground.step(from, heading)
    }

    /// FT6.5: blue-valued tiles in the area of `tile`.
    pub fn blue_around(&self, tile: Tile) -> u8 {
        tile.area().and(self.blue).len()
    }

    /// FX3.4: red-valued tiles in the area of `tile`.
    pub fn red_around(&self, tile: Tile) -> u8 {
        tile.area().and(self.red).len()
    }

    /// Puts one meeple down.
    pub(crate) fn put(&mut self, tile: Tile, tribe: Tribe) {
        self.squares[tile.index()].meeples.add(tribe);
        self.holding[tribe.index()] = self.holding[tribe.index()].with(tile);
    }

    /// Takes this many of one tribe away.
    pub(crate) fn take(&mut self, tile: Tile, tribe: Tribe, number: u8) {
        let meeples = &mut self.squares[tile.index()].meeples;
        *meeples = meeples.minus(Meeples::of(tribe, number));
        if !meeples.has(tribe) {
            self.holding[tribe.index()] = self.holding[tribe.index()].without(tile);
        }
    }

    /// Takes all meeples away.
    pub(crate) fn empty(&mut self, tile: Tile) -> Meeples {
        self.holding.iter_mut().for_each(|tiles| *tiles = tiles.without(tile));
        std::mem::take(&mut self.squares[tile.index()].meeples)
    }

    /// Sets the owner of a tile, or leaves it without one.
    pub(crate) fn set_owner(&mut self, tile: Tile, owner: Option<Seat>) {
        self.squares[tile.index()].owner = owner;
        self.owned = if owner.is_some() { self.owned.with(tile) } else { self.owned.without(tile) };
    }

    /// Plants a palm tree.
    pub(crate) fn plant(&mut self, tile: Tile) {
        self.squares[tile.index()].palms += 1;
    }

    /// Builds a palace.
    pub(crate) fn build(&mut self, tile: Tile) {
        self.squares[tile.index()].palaces += 1;
    }

    /// The tiles with palm trees or palaces.
    pub fn grown(&self) -> Tiles {
        let grown = self.squares.iter().zip(Tile::ALL).filter(|(square, _)| square.palms + square.palaces > 0);
        grown.fold(Tiles::NONE, |set, (_, tile)| set.with(tile))
    }

    /// All squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = (Tile, &Square)> {
        Tile::ALL.into_iter().zip(self.squares.iter())
    }
}

impl TryFrom<Pile<Square, 36>> for Board {
    type Error = Unreadable;

    fn try_from(squares: Pile<Square, 36>) -> Result<Board, Unreadable> {
        match squares.len() {
            30 | 36 => Ok(Board::of(&squares)),
            other => Err(Unreadable::Board(other)),
        }
    }
}

impl From<Board> for Pile<Square, 36> {
    fn from(board: Board) -> Pile<Square, 36> {
        board.squares
    }
}
