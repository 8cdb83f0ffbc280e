//! The players, with what this viewer may know of them.

use five_tribes::{Djinn, Drawn, Score, Table, Tent, Tribe, View};
use tabletop::Seat;
use words::{Arg, Said};

use super::{
    Voice,
    things::{held, label, list, name, noun, number, part, points},
};
use crate::menu::flow;

/// A line for each thing that is counted, what each player holds, and what they score: at the end, or so far.
pub(super) fn players(voice: &Voice, view: &View) -> Vec<String> {
    let seats = || view.table.setup.seats().iter();
    let asked = |seat: Seat| if view.asked() == Some(seat) { "*" } else { "" };
    let mut lines = vec![row("", seats().map(|seat| format!("{}{}", name(voice, seat), asked(seat))))];
    let shown = COUNTED.iter().filter(|it| !it.expansion || view.table.setup.has_expansion());
    lines.extend(shown.map(|it| row(&label(voice, it.id), seats().map(|seat| (it.cell)(voice, view, seat)))));
    lines.extend(seats().flat_map(|seat| holds(voice, view, seat)));
    lines.extend(view.drawn.iter().flat_map(|it| drawn(voice, it)));
    if view.scores.is_empty() {
        lines.extend(so_far(voice, view));
    } else {
        lines.push(String::new());
        lines.extend(breakdown(voice, view));
    }
    lines
}

/// A label and a cell for each player.
fn row(label: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.map(|cell| format!("{cell:>11}")).collect();
    format!("{label:<17}{}", cells.concat())
}

/// What is counted of every player.
struct Counted {
    /// Its label.
    id: &'static str,
    cell: fn(&Voice, &View, Seat) -> String,
    expansion: bool,
}

const COUNTED: [Counted; 8] = [
    Counted { id: "score-gold", cell: gold, expansion: false },
    Counted { id: "score-viziers", cell: |_, view, seat| front(view, seat, Tribe::Vizier), expansion: false },
    Counted { id: "score-elders", cell: |_, view, seat| front(view, seat, Tribe::Elder), expansion: false },
    Counted { id: "score-artisans", cell: |_, view, seat| front(view, seat, Tribe::Artisan), expansion: true },
    Counted {
        id: "board-camels",
        cell: |_, view, seat| view.table.players[seat.index()].camels.to_string(),
        expansion: false,
    },
    Counted { id: "score-tent", cell: tent, expansion: true },
    Counted {
        id: "score-cards",
        cell: |_, view, seat| view.table.players[seat.index()].cards().to_string(),
        expansion: false,
    },
    Counted {
        id: "score-items",
        cell: |_, view, seat| view.table.players[seat.index()].items().to_string(),
        expansion: true,
    },
];

/// FH1: the ledger decides whether others' gold is shown before the end.
fn gold(_: &Voice, view: &View, seat: Seat) -> String {
    let shown = view.table.setup.ledger() || view.hands[seat.index()].is_some();
    if shown { view.table.players[seat.index()].gold.to_string() } else { ".".into() }
}

fn front(view: &View, seat: Seat, tribe: Tribe) -> String {
    view.table.players[seat.index()].front.count(tribe).to_string()
}

fn tent(voice: &Voice, view: &View, seat: Seat) -> String {
    match view.table.players[seat.index()].tent {
        Tent::None => "-".into(),
        Tent::Ready => label(voice, "board-ready"),
        Tent::On(tile) => tile.field(),
    }
}

/// FH2, FH3: cards and items of a player as far as they are known, and the djinns.
fn holds(voice: &Voice, view: &View, seat: Seat) -> Vec<String> {
    let player = &view.table.players[seat.index()];
    let and_unknown = |mut known: Vec<Arg>, unknown: u8| {
        known.extend((unknown > 0).then(|| number("panel-unknown", unknown)));
        known
    };
    let items = || and_unknown(held(&player.known_items), player.unknown_items);
    let (cards, items) = match view.hands[seat.index()] {
        Some(hand) => (held(&hand.cards), held(&hand.items)),
        None if view.table.setup.ledger() => (and_unknown(held(&player.known), player.unknown), items()),
        None => (and_unknown(Vec::new(), player.cards()), items()),
    };
    let mut parts = vec![("score-cards", cards), ("score-djinns", djinns(&view.table, seat))];
    parts.extend(view.table.setup.has_expansion().then_some(("score-items", items)));
    let told = parts.into_iter().map(|(id, them)| format!("{}: {}", label(voice, id), list(voice, them)));
    flow(&format!("{:<17}", name(voice, seat)), &told.collect::<Vec<_>>().join("; "))
}

/// FH4: a player's djinns, and which of them were used in this turn.
fn djinns(table: &Table, seat: Seat) -> Vec<Arg> {
    let used = |djinn: Djinn| table.turn.seat == seat && table.turn.used.contains(djinn) && !table.is_over();
    let name = |djinn: Djinn| {
        let name = noun(&djinn);
        if used(djinn) { part(Said::new("panel-used").with("djinn", name)) } else { name }
    };
    table.players[seat.index()].djinns.iter().map(name).collect()
}

/// FH10: what the active player, and nobody else, is choosing from.
fn drawn(voice: &Voice, drawn: &Drawn) -> Vec<String> {
    let djinns = drawn.djinns.iter().map(|djinn| noun(&djinn)).collect();
    let all = [
        ("board-drawn", "them", held(&drawn.items)),
        ("board-drawn", "them", djinns),
        ("panel-to-sell", "cards", held(&drawn.sale)),
    ];
    let some = all.into_iter().filter(|(_, _, them)| !them.is_empty());
    some.map(|(id, name, them)| voice.say(id, [(name, Arg::List(them))])).collect()
}

/// FH12: the whole score is for its owner.
fn so_far(voice: &Voice, view: &View) -> Vec<String> {
    let seat = voice.viewer().seat().filter(|seat| view.hands.get(seat.index()).is_some_and(Option::is_some));
    let Some(score) = seat.and_then(|seat| view.standing(seat)) else { return Vec::new() };
    let start = format!("{}: {} = ", label(voice, "board-so-far"), score.total());
    flow(&start, &list(voice, points(&score)))
}

/// FT12: a row for each category, a column for each player.
fn breakdown(voice: &Voice, view: &View) -> Vec<String> {
    let names = view.table.setup.seats().iter().map(|seat| name(voice, seat));
    let mut lines = vec![row(&label(voice, "panel-scoring"), names)];
    for (at, (what, _)) in Score::default().parts().into_iter().enumerate() {
        let points = || view.scores.iter().map(move |score| score.parts()[at].1);
        if points().any(|points| points > 0) {
            lines.push(row(&label(voice, &format!("score-{what}")), points().map(|points| points.to_string())));
        }
    }
    lines.push(row(&label(voice, "board-total"), view.scores.iter().map(|score| score.total().to_string())));
    lines
}
