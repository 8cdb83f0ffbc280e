//! The players, with what this viewer may know of them.

use five_tribes::{Djinn, Drawn, Hand, Listed, Score, Table, Tent, Tribe, View};
use tabletop::Seat;

use super::{
    Voice,
    words::{cards, items},
};
use crate::menu::flow;

/// A line for each player, what each holds, and what they score: at the end, or so far.
pub(super) fn players(voice: &Voice, view: &View) -> Vec<String> {
    let seats = || view.table.setup.seats().iter();
    let mut lines = vec![columns(|column| column.name.to_owned(), "", view)];
    lines.extend(seats().map(|seat| columns(|column| (column.cell)(view, seat), &named(voice, view, seat), view)));
    lines.extend(seats().flat_map(|seat| holds(voice, view, seat)));
    lines.extend(view.drawn.iter().flat_map(drawn));
    if view.scores.is_empty() {
        lines.extend(so_far(voice, view));
    } else {
        lines.push(String::new());
        lines.extend(breakdown(voice, view));
    }
    lines
}

/// What is told of a player in a column.
struct Column {
    name: &'static str,
    cell: fn(&View, Seat) -> String,
    expansion: bool,
}

const COLUMNS: [Column; 8] = [
    Column { name: "gold", cell: gold, expansion: false },
    Column { name: "viziers", cell: |view, seat| front(view, seat, Tribe::Vizier), expansion: false },
    Column { name: "elders", cell: |view, seat| front(view, seat, Tribe::Elder), expansion: false },
    Column { name: "artisans", cell: |view, seat| front(view, seat, Tribe::Artisan), expansion: true },
    Column { name: "camels", cell: |view, seat| view.table.players[seat.index()].camels.to_string(), expansion: false },
    Column { name: "tent", cell: tent, expansion: true },
    Column { name: "cards", cell: |view, seat| view.table.players[seat.index()].cards().to_string(), expansion: false },
    Column { name: "items", cell: |view, seat| view.table.players[seat.index()].items().to_string(), expansion: true },
];

fn columns(cell: impl Fn(&Column) -> String, name: &str, view: &View) -> String {
    let shown = COLUMNS.iter().filter(|column| !column.expansion || view.table.setup.has_expansion());
    let cells: Vec<String> = shown.map(|column| format!("{:>9}", cell(column))).collect();
    format!("{name:<7}{}", cells.concat())
}

/// The one who is asked has a star.
fn named(voice: &Voice, view: &View, seat: Seat) -> String {
    format!("{}{}", voice.name(seat), if view.asked() == Some(seat) { "*" } else { "" })
}

/// FH1: the ledger decides whether others' gold is shown before the end.
fn gold(view: &View, seat: Seat) -> String {
    let shown = view.table.setup.ledger() || view.hands[seat.index()].is_some();
    if shown { view.table.players[seat.index()].gold.to_string() } else { ".".into() }
}

fn front(view: &View, seat: Seat, tribe: Tribe) -> String {
    view.table.players[seat.index()].front.count(tribe).to_string()
}

fn tent(view: &View, seat: Seat) -> String {
    match view.table.players[seat.index()].tent {
        Tent::None => "-".into(),
        Tent::Ready => "ready".into(),
        Tent::On(tile) => tile.to_string(),
    }
}

/// FH2, FH3: cards and items of a player as far as they are known, and the djinns.
fn holds(voice: &Voice, view: &View, seat: Seat) -> Vec<String> {
    let player = &view.table.players[seat.index()];
    let and_unknown = |known: String, unknown: u8| match (known.as_str(), unknown) {
        (_, 0) => known,
        ("none", _) => format!("{unknown} unknown"),
        _ => format!("{known}, {unknown} unknown"),
    };
    let (held, tokens) = match view.hands[seat.index()] {
        Some(hand) => (cards(&hand.cards), items(&hand.items)),
        None if view.table.setup.ledger() => (
            and_unknown(cards(&player.known), player.unknown),
            and_unknown(items(&player.known_items), player.unknown_items),
        ),
        None => {
            (and_unknown("none".into(), player.cards()), and_unknown(items(&player.known_items), player.unknown_items))
        }
    };
    let mut parts = vec![format!("cards {held}"), format!("djinns {}", djinns(&view.table, seat))];
    parts.extend(view.table.setup.has_expansion().then(|| format!("items {tokens}")));
    flow(&format!("{:<10}  ", voice.name(seat)), &parts.join("; "))
}

/// FH4: a player's djinns, and which of them were used in this turn.
fn djinns(table: &Table, seat: Seat) -> String {
    let used = |djinn: Djinn| table.turn.seat == seat && table.turn.used.contains(djinn) && !table.is_over();
    let name = |djinn: Djinn| format!("{djinn}{}", if used(djinn) { " (used)" } else { "" });
    let names: Vec<String> = table.players[seat.index()].djinns.iter().map(name).collect();
    if names.is_empty() { "none".into() } else { names.join(", ") }
}

/// FH10: what the active player, and nobody else, is choosing from.
fn drawn(drawn: &Drawn) -> Vec<String> {
    let mut lines = Vec::new();
    if !drawn.items.is_empty() {
        lines.push(format!("Drawn to choose from: {}.", items(&drawn.items)));
    }
    if !drawn.djinns.is_empty() {
        lines.push(format!("Drawn to choose from: {}.", Listed(drawn.djinns)));
    }
    if !drawn.sale.is_empty() {
        lines.push(format!("Put together for sale: {}.", cards(&drawn.sale)));
    }
    lines
}

/// FH12: the whole score is for its owner.
fn so_far(voice: &Voice, view: &View) -> Vec<String> {
    let seat = voice.viewer().seat().filter(|seat| view.hands.get(seat.index()).is_some_and(Option::<Hand>::is_some));
    let score = seat.and_then(|seat| view.standing(seat));
    score.map(|score| flow("Your score so far: ", &score.to_string())).unwrap_or_default()
}

/// FT12: a row for each category, a column for each player.
fn breakdown(voice: &Voice, view: &View) -> Vec<String> {
    let line = |name: &str, cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>8}")).collect();
        format!("{name:<10}{}", cells.concat())
    };
    let names = view.table.setup.seats().iter().map(|seat| voice.name(seat)).collect();
    let mut lines = vec![line("score", names)];
    for (at, (name, _)) in Score::default().parts().into_iter().enumerate() {
        let points: Vec<u16> = view.scores.iter().map(|score| score.parts()[at].1).collect();
        if points.iter().any(|&points| points > 0) {
            lines.push(line(name, points.iter().map(u16::to_string).collect()));
        }
    }
    lines.push(line("total", view.scores.iter().map(|score| score.total().to_string()).collect()));
    lines
}
