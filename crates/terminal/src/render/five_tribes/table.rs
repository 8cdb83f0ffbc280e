//! The whole table: the round, the tiles, the tracks and rows, the players with what is known of them.

use five_tribes::{Djinn, Frame, Meeples, Phase, Spot, Table, Tile, View};
use tabletop::Seat;
use words::{Arg, Said};

use super::{
    Voice, board, players,
    things::{held, label, list, noun, number, part, people, place},
};
use crate::{
    Picture, Room,
    menu::{fill, flow},
};

pub(super) fn picture(voice: &Voice, view: &View, room: Room) -> Picture {
    let table = &view.table;
    let legend = flow("", &label(voice, "board-legend"));
    let (board, below): (Vec<String>, _) = match room {
        Room::Plenty => (board::roomy(voice, table, here(table)).into_iter().chain(legend).collect(), Vec::new()),
        Room::Little => (board::dense(voice, table, here(table)), legend),
    };
    let mut rest: Vec<String> = under_way(voice, table).into_iter().collect();
    rest.extend(tracks(voice, table));
    rest.extend(rows(voice, view));
    rest.push(String::new());
    rest.extend(players::players(voice, view));
    rest.extend(below);
    let spots = board::spots(table, room);
    let tints = board::tints(&board, &spots);
    Picture { head: heading(voice, table), board, spots, tints, mine: Vec::new(), rest }
}

fn heading(voice: &Voice, table: &Table) -> String {
    let phase = match table.phase {
        Phase::Playing => part(Said::new("log-turn").with("seat", Arg::Seat(table.turn.seat))),
        Phase::Bidding | Phase::Over => noun(&table.phase),
    };
    let (last, round) = (Arg::Flag(table.last_round), Arg::Number(table.round.into()));
    voice.say("board-heading", [("last", last), ("round", round), ("phase", phase)])
}

/// Where the move is, or where it ended.
fn here(table: &Table) -> Option<Tile> {
    match table.frames.last()? {
        Frame::Drop { at, .. } => Some(*at),
        Frame::Bid | Frame::Start => None,
        Frame::Piece { .. }
        | Frame::Window { .. }
        | Frame::Tribe { .. }
        | Frame::KeepItem { .. }
        | Frame::Tile { .. }
        | Frame::Place { .. }
        | Frame::KeepDjinn { .. }
        | Frame::Scimitar
        | Frame::Strike { .. }
        | Frame::Lamp
        | Frame::Flute
        | Frame::Lure { .. }
        | Frame::Ring
        | Frame::Talisman
        | Frame::Settle { .. }
        | Frame::Sort { .. }
        | Frame::Closing => (!table.no_move).then_some(table.turn.end),
    }
}

/// Meeples that are on no tile in the middle of a turn.
fn under_way(voice: &Voice, table: &Table) -> Option<String> {
    let says = |id: &str, tile: Tile, crowd: Meeples| {
        let text = voice.say(id, [("tile", place(table, tile)), ("meeples", people(crowd))]);
        Some(text)
    };
    if let Some(Frame::Drop { hand, at, .. }) = table.frames.last() {
        return says("board-in-hand", *at, *hand);
    }
    let turn = &table.turn;
    let waits = table.frames.iter().any(|frame| matches!(frame, Frame::Tribe { .. }));
    if waits { says("board-taken", turn.end, Meeples::of(turn.tribe, turn.taken)) } else { None }
}

/// The label of a line, as wide as the longest of all languages.
fn start(voice: &Voice, id: &str) -> String {
    format!("{:<17}", label(voice, id))
}

/// FT1.8, FT1.9: who bids, and who plays when.
fn tracks(voice: &Voice, table: &Table) -> Vec<String> {
    let names = |seats: &[Seat]| match seats {
        [] => "-".to_owned(),
        seats => list(voice, seats.iter().copied().map(Arg::Seat).collect()),
    };
    let spot = |spot: Spot| match spot.steps() {
        0 => format!("0: {}", names(&table.zeros)),
        step => format!("{spot}: {}", names(&Vec::from_iter(table.spots[usize::from(step) - 1]))),
    };
    let mut lines = flow(&start(voice, "panel-bid-order"), &names(&table.order));
    lines.extend(fill(&start(voice, "panel-turn-order"), "   ", Spot::ALL.into_iter().rev().map(spot)));
    lines
}

/// The open rows, the piles and the supplies.
fn rows(voice: &Voice, view: &View) -> Vec<String> {
    let table = &view.table;
    let market = (1..).zip(&table.row).map(|(place, card)| format!("{place} {}", list(voice, vec![noun(card)])));
    let open = |djinn: &Djinn| {
        let points = number("points", djinn.points(&table.setup));
        format!("{} ({})", list(voice, vec![noun(djinn)]), list(voice, vec![points]))
    };
    let mut piles =
        vec![number("panel-cards-amount", view.cards_left), number("panel-djinns-amount", view.djinns_left)];
    let mut discards = vec![
        ("score-cards", held(&table.discards)),
        ("score-djinns", table.djinn_discards.iter().map(|djinn| noun(&djinn)).collect()),
    ];
    if table.setup.has_expansion() {
        piles.push(number("panel-items-amount", view.items_left));
        discards.push(("score-items", held(&table.item_discards)));
    }
    let gone = discards.into_iter().map(|(id, them)| format!("{}: {}", label(voice, id), list(voice, them)));
    let grown = [(table.palms, "growth-palm"), (table.palaces, "growth-palace")];
    let mut supply: Vec<Arg> = grown.map(|(number, what)| Arg::Amount(number.into(), what.into())).into();
    supply.push(part(Said::new("board-bag").with("meeples", people(table.bag))));
    let mut lines = fill(&start(voice, "panel-row"), "  ", market);
    lines.extend(fill(&start(voice, "supply-djinns"), ", ", table.djinn_row.iter().map(open)));
    lines.extend(flow(&start(voice, "board-piles"), &list(voice, piles)));
    lines.extend(flow(&start(voice, "board-discards"), &gone.collect::<Vec<_>>().join("; ")));
    lines.extend(flow(&start(voice, "panel-supply"), &list(voice, supply)));
    lines
}
