//! A view as a picture of text: the board with places a cursor can stand on, and everything else.

use ratatui::style::Color;

/// How much room there is for a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Lines enough, as on paper.
    Plenty,
    /// A small screen: the board is drawn close.
    Little,
}

/// What one viewer sees, in lines of at most [`crate::WIDTH`] columns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// The round, and what goes on.
    pub head: String,
    /// The board.
    pub board: Vec<String>,
    /// The places of the board.
    pub spots: Vec<Spot>,
    /// Letters of the board in the colour of a game piece: row, column, colour.
    pub tints: Vec<(u16, u16, Color)>,
    /// What only the viewer holds: it stands right below the board.
    pub mine: Vec<String>,
    /// The players, rows and piles.
    pub rest: Vec<String>,
}

/// A place of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The name by which answers call it, see [`crate::Render::place`].
    pub key: String,
    /// What people call it.
    pub name: String,
    /// The part of the board it belongs to, as the rules call it; empty where there are no parts.
    pub part: &'static str,
    /// The row of the board its upper left corner is in.
    pub row: u16,
    /// And the column.
    pub column: u16,
    /// How wide it is.
    pub width: u16,
    /// How many rows it has.
    pub height: u16,
}

impl Picture {
    /// All of it, one below the other.
    pub fn text(&self) -> String {
        let blocks = [&self.board, &self.rest, &self.mine];
        let blocks = blocks.into_iter().filter(|lines| !lines.is_empty()).map(|lines| lines.join("\n"));
        [self.head.clone()].into_iter().filter(|head| !head.is_empty()).chain(blocks).collect::<Vec<_>>().join("\n\n")
    }

    /// The place of this key.
    pub fn spot(&self, key: &str) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.key == key)
    }
}

impl Spot {
    /// Its middle, in halves of cells; rows are twice as high as columns are wide.
    pub(crate) fn middle(&self) -> (i32, i32) {
        let double = |start: u16, length: u16| i32::from(start) * 2 + i32::from(length);
        (double(self.column, self.width), double(self.row, self.height) * 2)
    }
}
