//! The whole table: the round, the tiles, the tracks and rows, the players with what is known of them.

use five_tribes::{Frame, Listed, Phase, Spot, Table, Tile, View};
use tabletop::Seat;

use super::{
    Voice, board, players,
    words::{cards, counted, items, people},
};
use crate::menu::{fill, flow};

pub(super) fn table(voice: &Voice, view: &View) -> String {
    let table = &view.table;
    let mut lines = vec![heading(voice, table), String::new()];
    lines.extend(board::board(table, here(table)));
    lines.extend(under_way(table));
    lines.push(String::new());
    lines.extend(tracks(voice, table));
    lines.extend(rows(view));
    lines.push(String::new());
    lines.extend(players::players(voice, view));
    lines.join("\n")
}

fn heading(voice: &Voice, table: &Table) -> String {
    let last = if table.last_round { ", the last" } else { "" };
    let phase = match table.phase {
        Phase::Bidding => "bidding".to_owned(),
        Phase::Playing => format!("turn: {}", voice.name(table.turn.seat)),
        Phase::Over => "over".to_owned(),
    };
    format!("Round {}{last}; {phase}.", table.round)
}

/// Where the move is, or where it ended.
fn here(table: &Table) -> Option<Tile> {
    match table.frames.last()? {
        Frame::Drop { at, .. } => Some(*at),
        Frame::Bid | Frame::Start => None,
        _ if table.no_move => None,
        _ => Some(table.turn.end),
    }
}

/// Meeples that are on no tile in the middle of a turn.
fn under_way(table: &Table) -> Option<String> {
    if let Some(Frame::Drop { hand, at, .. }) = table.frames.last() {
        return Some(format!("\nIn hand on {at}: {}.", people(*hand)));
    }
    let turn = &table.turn;
    let waits = table.frames.iter().any(|frame| matches!(frame, Frame::Tribe { .. }));
    waits.then(|| format!("\nTaken on {}, about to act: {}.", turn.end, counted(turn.taken, &turn.tribe.to_string())))
}

/// FT1.8, FT1.9: who bids, and who plays when.
fn tracks(voice: &Voice, table: &Table) -> Vec<String> {
    let names = |seats: &[Seat]| seats.iter().map(|&seat| voice.name(seat)).collect::<Vec<_>>();
    let or_dash = |names: Vec<String>| if names.is_empty() { "-".to_owned() } else { names.join(", ") };
    let spot = |spot: Spot| match spot.steps() {
        0 => format!("0: {}", or_dash(names(&table.zeros))),
        step => format!("{spot}: {}", or_dash(names(&Vec::from_iter(table.spots[usize::from(step) - 1])))),
    };
    let mut lines = flow("Bid order   ", &or_dash(names(&table.order)));
    lines.extend(fill("Turn order  ", "   ", Spot::ALL.into_iter().rev().map(spot)));
    lines
}

/// The open rows, the piles and the supplies.
fn rows(view: &View) -> Vec<String> {
    let table = &view.table;
    let has_items = table.setup.has_expansion();
    let market = (1..).zip(&table.row).map(|(place, card)| format!("{place} {card}"));
    let djinns =
        table.djinn_row.iter().map(|djinn| format!("{djinn} ({})", counted(djinn.points(&table.setup), "point")));
    let gone = if table.djinn_discards.is_empty() { "none".into() } else { Listed(table.djinn_discards).to_string() };
    let mut piles = vec![counted(view.cards_left, "card"), counted(view.djinns_left, "djinn")];
    let mut discards = vec![format!("cards: {}", cards(&table.discards)), format!("djinns: {gone}")];
    if has_items {
        piles.push(counted(view.items_left, "item"));
        discards.push(format!("items: {}", items(&table.item_discards)));
    }
    let bag = if table.bag.is_empty() { "nobody".into() } else { people(table.bag) };
    let supply = [counted(table.palms, "palm tree"), counted(table.palaces, "palace"), format!("in the bag {bag}")];
    let mut lines = fill("Market row  ", "  ", market);
    lines.extend(fill("Djinn row   ", ", ", djinns));
    lines.extend(flow("Face down   ", &piles.join(", ")));
    lines.extend(flow("Discards    ", &discards.join("; ")));
    lines.extend(flow("Supply      ", &supply.join(", ")));
    lines
}
