//! The tiles as a grid.

use five_tribes::{Board, Heading, Land, Meeples, Square, State, Table, Tent, Tile, Tribe};
use words::{Said, Spoken as _, say};

use super::{Voice, things::label};
use crate::menu::flow;

/// How many letters fit on a tile; six of them and their borders are 79 wide.
const INSIDE: usize = 12;

/// All tiles, each with its name in its upper border; `here` is pointed at.
pub(super) fn board(voice: &Voice, table: &Table, here: Option<Tile>) -> Vec<String> {
    let board = &table.board;
    let depth = board.squares().count() as u8 / 6;
    let mut lines = Vec::new();
    for row in 0..depth {
        let tiles: Vec<Tile> = (0..6).filter_map(|column| Tile::new(row, column)).collect();
        lines.push(border(board, &tiles, Heading::North, here));
        lines.push(contents(table, &tiles, |_, square| land(voice, square)));
        lines.push(contents(table, &tiles, |_, square| meeples(square)));
        lines.push(contents(table, &tiles, |tile, square| pieces(table, tile, square)));
        if row + 1 == depth {
            lines.push(border(board, &tiles, Heading::South, None));
        }
    }
    lines.extend(flow("", &label(voice, "board-legend")));
    lines
}

/// The edges of a row of tiles to the north, with the tiles' names, or to the south.
fn border(board: &Board, tiles: &[Tile], edge: Heading, here: Option<Tile>) -> String {
    let above = |&tile: &Tile| {
        let line = if is_barred(board, tile, edge) { "#" } else { "-" };
        let field = tile.field();
        let name = match edge {
            Heading::North if here == Some(tile) => format!(">{field}<"),
            Heading::North => format!("{line}{field}{line}"),
            Heading::East | Heading::South | Heading::West => String::new(),
        };
        format!("+{name}{}", line.repeat(INSIDE - name.len()))
    };
    tiles.iter().map(above).collect::<String>() + "+"
}

/// One line of what is on a row of tiles.
fn contents(table: &Table, tiles: &[Tile], part: impl Fn(Tile, &Square) -> String) -> String {
    let wall = |tile: Tile, edge: Heading| if is_barred(&table.board, tile, edge) { '#' } else { '|' };
    let cell = |&tile: &Tile| {
        let text = table.board.get(tile).map(|square| part(tile, square)).unwrap_or_default();
        format!("{}{text:<INSIDE$}", wall(tile, Heading::West))
    };
    let last = tiles.last().map_or('|', |&tile| wall(tile, Heading::East));
    format!("{}{last}", tiles.iter().map(cell).collect::<String>())
}

/// FX5.2: does a mountain of either tile stand on this edge?
fn is_barred(board: &Board, tile: Tile, edge: Heading) -> bool {
    let has = |tile: Tile, edge: Heading| board.get(tile).is_some_and(|square| square.land.has_mountain(edge));
    has(tile, edge) || tile.towards(edge).is_some_and(|next| has(next, edge.opposite()))
}

/// `Sacred   15b`.
fn land(voice: &Voice, square: &Square) -> String {
    let noun = Said::new(say(&square.land, &State::VOCABULARY).id);
    let name = voice.aside(&noun, "short").unwrap_or_default();
    if square.land == Land::Chasm {
        return format!("({name})");
    }
    format!("{name:<8} {:>2}{}", square.land.value(), if square.land.is_blue() { 'b' } else { 'r' })
}

/// `Y W2 B`, closer together if that does not fit.
fn meeples(square: &Square) -> String {
    let wide = letters(square.meeples, " ");
    if wide.len() <= INSIDE { wide } else { letters(square.meeples, "") }
}

/// A letter for each tribe, with a number behind it if there are several.
fn letters(crowd: Meeples, between: &str) -> String {
    let letter = |tribe: Tribe| match crowd.count(tribe) {
        1 => Meeples::of(tribe, 1).to_string(),
        many => format!("{}{many}", Meeples::of(tribe, 1)),
    };
    crowd.tribes().map(letter).collect::<Vec<_>>().join(between)
}

/// `C1 t2 p1`.
fn pieces(table: &Table, tile: Tile, square: &Square) -> String {
    let owner = square.owner.map(|seat| {
        let is_tent = table.players.get(seat.index()).is_some_and(|player| player.tent == Tent::On(tile));
        format!("{}{}", if is_tent { 'T' } else { 'C' }, seat.index() + 1)
    });
    let palms = (square.palms > 0).then(|| format!("t{}", square.palms));
    let palaces = (square.palaces > 0).then(|| format!("p{}", square.palaces));
    [owner, palms, palaces].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
