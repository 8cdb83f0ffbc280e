//! The tiles as a grid.

use five_tribes::{Board, Heading, Land, Square, Table, Tent, Tile};

use super::words::letters;

/// How many letters fit on a tile; six of them and their borders are 79 wide.
const INSIDE: usize = 12;
/// What the letters on a tile mean.
const LEGEND: &str = "\
Y vizier, W elder, G merchant, B builder, R assassin, P artisan; ### mountains;
5b blue value, 6r red value; C1 camel, T1 tent of seat 1; t2 palm trees, p2 palaces";

/// All tiles, each with its name in its upper border; `here` is pointed at.
pub(super) fn board(table: &Table, here: Option<Tile>) -> Vec<String> {
    let board = &table.board;
    let depth = board.squares().count() as u8 / 6;
    let mut lines = Vec::new();
    for row in 0..depth {
        let tiles: Vec<Tile> = (0..6).filter_map(|column| Tile::new(row, column)).collect();
        lines.push(border(board, &tiles, Heading::North, here));
        for part in [land, meeples, pieces] {
            lines.push(contents(table, &tiles, part));
        }
        if row + 1 == depth {
            lines.push(border(board, &tiles, Heading::South, None));
        }
    }
    lines.extend(LEGEND.lines().map(str::to_owned));
    lines
}

/// The edges of a row of tiles to the north, with the tiles' names, or to the south.
fn border(board: &Board, tiles: &[Tile], edge: Heading, here: Option<Tile>) -> String {
    let above = |&tile: &Tile| {
        let line = if is_barred(board, tile, edge) { "#" } else { "-" };
        let name = match edge {
            Heading::North if here == Some(tile) => format!(">{tile}<"),
            Heading::North => format!("{line}{tile}{line}"),
            Heading::East | Heading::South | Heading::West => String::new(),
        };
        format!("+{name}{}", line.repeat(INSIDE - name.len()))
    };
    tiles.iter().map(above).collect::<String>() + "+"
}

/// One line of what is on a row of tiles.
fn contents(table: &Table, tiles: &[Tile], part: fn(&Table, Tile, &Square) -> String) -> String {
    let wall = |tile: Tile, edge: Heading| if is_barred(&table.board, tile, edge) { '#' } else { '|' };
    let cell = |&tile: &Tile| {
        let text = table.board.get(tile).map(|square| part(table, tile, square)).unwrap_or_default();
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
fn land(_: &Table, _: Tile, square: &Square) -> String {
    let name = match square.land {
        Land::Village => "Village",
        Land::Sacred(_) => "Sacred",
        Land::Oasis => "Oasis",
        Land::SmallMarket => "SmallMkt",
        Land::LargeMarket => "LargeMkt",
        Land::Workshop(_) => "Workshop",
        Land::SpecializedMarket => "SpecMkt",
        Land::Chasm => return "(Chasm)".into(),
    };
    format!("{name:<8} {:>2}{}", square.land.value(), if square.land.is_blue() { 'b' } else { 'r' })
}

/// `Y W2 B`, closer together if that does not fit.
fn meeples(_: &Table, _: Tile, square: &Square) -> String {
    let wide = letters(square.meeples, " ");
    if wide.len() <= INSIDE { wide } else { letters(square.meeples, "") }
}

/// `C1 t2 p1`.
fn pieces(table: &Table, tile: Tile, square: &Square) -> String {
    let owner = square.owner.map(|seat| {
        let is_tent = table.players.get(seat.index()).is_some_and(|player| player.tent == Tent::On(tile));
        format!("{}{seat}", if is_tent { 'T' } else { 'C' })
    });
    let palms = (square.palms > 0).then(|| format!("t{}", square.palms));
    let palaces = (square.palaces > 0).then(|| format!("p{}", square.palaces));
    [owner, palms, palaces].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
