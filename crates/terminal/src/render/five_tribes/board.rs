//! The tiles as a grid.

use five_tribes::{Board, Heading, Land, Meeples, Square, State, Table, Tent, Tile, Tribe};
use ratatui::style::Color;
use words::{Said, Spoken as _, say};

use super::Voice;
use crate::{Room, Spot};

/// How many letters fit on a tile; six of them and their borders are 79 wide.
const INSIDE: usize = 12;

/// All tiles, each with its name in its upper border; `here` is pointed at.
pub(super) fn roomy(voice: &Voice, table: &Table, here: Option<Tile>) -> Vec<String> {
    laid(table, |tiles, lines| {
        lines.push(border(&table.board, tiles, Heading::North, |tile| named(tile, here)));
        lines.push(contents(table, tiles, |_, square| land(voice, square)));
        lines.push(contents(table, tiles, |_, square| meeples(square)));
        lines.push(contents(table, tiles, |tile, square| pieces(table, tile, square, " ")));
    })
}

/// The same closer together: what stands on a tile is shown beside its name.
pub(super) fn dense(voice: &Voice, table: &Table, here: Option<Tile>) -> Vec<String> {
    let stands = |tile: Tile| {
        let pieces = table.board.get(tile).map(|square| pieces(table, tile, square, "")).unwrap_or_default();
        let name = named(tile, here);
        if pieces.is_empty() { name } else { format!("{name} {pieces} ") }
    };
    laid(table, |tiles, lines| {
        lines.push(border(&table.board, tiles, Heading::North, stands));
        lines.push(contents(table, tiles, |_, square| land(voice, square)));
        lines.push(contents(table, tiles, |_, square| meeples(square)));
    })
}

/// Where the tiles of such a board are.
pub(super) fn spots(table: &Table, room: Room) -> Vec<Spot> {
    let height = if room == Room::Plenty { 4 } else { 3 };
    let spot = |(tile, _): (Tile, &Square)| Spot {
        key: tile.index().to_string(),
        name: tile.field(),
        part: "",
        row: u16::from(tile.row()) * height,
        column: u16::from(tile.column()) * (INSIDE as u16 + 1),
        width: INSIDE as u16 + 1,
        height,
    };
    table.board.squares().map(spot).collect()
}

/// The letters of the meeples in their colours.
pub(super) fn tints(board: &[String], spots: &[Spot]) -> Vec<(u16, u16, Color)> {
    let mut tints = Vec::new();
    for spot in spots {
        let row = spot.row + 2;
        let letters = board[usize::from(row)].char_indices().skip(spot.column.into()).take(spot.width.into());
        tints.extend(letters.filter_map(|(column, letter)| Some((row, column as u16, colour(letter)?))));
    }
    tints
}

/// A meeple's own colour.
fn colour(letter: char) -> Option<Color> {
    Some(match letter {
        'Y' => Color::LightYellow,
        'W' => Color::White,
        'B' => Color::LightBlue,
        'G' => Color::LightGreen,
        'R' => Color::LightRed,
        'P' => Color::LightMagenta,
        _ => return None,
    })
}

fn laid(table: &Table, row: impl Fn(&[Tile], &mut Vec<String>)) -> Vec<String> {
    let depth = table.board.squares().count() as u8 / 6;
    let mut lines = Vec::new();
    for at in 0..depth {
        let tiles: Vec<Tile> = (0..6).filter_map(|column| Tile::new(at, column)).collect();
        row(&tiles, &mut lines);
        if at + 1 == depth {
            lines.push(border(&table.board, &tiles, Heading::South, |_| String::new()));
        }
    }
    lines
}

/// `-A1-`, or `>A1<` where the move is.
fn named(tile: Tile, here: Option<Tile>) -> String {
    let field = tile.field();
    if here == Some(tile) { format!(">{field}<") } else { format!("-{field}-") }
}

/// The edges of a row of tiles to the north or to the south, with what stands in them.
fn border(board: &Board, tiles: &[Tile], edge: Heading, inside: impl Fn(Tile) -> String) -> String {
    let above = |&tile: &Tile| {
        let line = if is_barred(board, tile, edge) { "#" } else { "-" };
        let text = inside(tile).replace('-', line);
        format!("+{text}{}", line.repeat(INSIDE.saturating_sub(text.len())))
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

/// FX5.2: whether a mountain of either tile stands on this edge.
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
fn pieces(table: &Table, tile: Tile, square: &Square, between: &str) -> String {
    let owner = square.owner.map(|seat| {
        let is_tent = table.players.get(seat.index()).is_some_and(|player| player.tent == Tent::On(tile));
        format!("{}{}", if is_tent { 'T' } else { 'C' }, seat.index() + 1)
    });
    let palms = (square.palms > 0).then(|| format!("t{}", square.palms));
    let palaces = (square.palaces > 0).then(|| format!("p{}", square.palaces));
    [owner, palms, palaces].into_iter().flatten().collect::<Vec<_>>().join(between)
}
