use morgenland_cards::{Phase, Place, View};
use tabletop::{Seat, Seats};

use super::Voice;
use crate::menu::fill;

/// The whole table: the round, the locations with what lies there, piles, and the players.
pub(super) fn board(voice: &Voice, view: &View) -> String {
    let mut lines = vec![heading(voice, view), String::new()];
    let used = |place: &Place| place.room().is_none_or(|room| room < view.row.len());
    for place in Place::ALL.into_iter().filter(used) {
        lines.extend(row(voice, view, place));
        if place == Place::Caravanserai {
            lines.push(format!("{:<13} {}", "guard", guard(view)));
        }
    }
    lines.push(String::new());
    let top = view.discard.last().map_or("empty".into(), |card| format!("{card} on top"));
    lines.push(format!("Treasure deck {}, discard pile {} ({top}).", view.deck, view.discard.len()));
    lines.push(format!("Stack {}, spell deck {}.", view.stack.len(), view.spell_deck));
    lines.extend(fill("Spells discarded: ", " ", view.spell_discard.iter().map(|it| it.to_string())));
    lines.push(String::new());
    lines.extend(Seats::first(view.players.len() as u8).iter().flat_map(|seat| player(voice, view, seat)));
    lines.extend(effects(voice, view));
    lines.extend(mine(voice, view));
    lines.join("\n")
}

fn heading(voice: &Voice, view: &View) -> String {
    let phase = match view.phase {
        Phase::Preparing => "laying out".into(),
        Phase::Placing => "placing".into(),
        Phase::Reaching(place) => format!("before {place}"),
        Phase::Revealed(place) | Phase::Settling(place) => format!("at {place}"),
        Phase::Guarding => "at the guard".into(),
        Phase::Closing => "closing".into(),
        Phase::Over => "over".into(),
    };
    let dummy = if view.players.len() == 2 { " Seat 2 is the dummy." } else { "" };
    format!("Round {}, {phase}. Start player: {}.{dummy}", view.round, voice.name(view.start))
}

fn guard(view: &View) -> String {
    match (view.guard, view.guarded, view.strength) {
        (Some(card), _, Some(strength)) => format!("{card}: strength {strength}"),
        (_, true, _) => "face down".into(),
        _ => "nobody".into(),
    }
}

/// `the dummy` has no seat.
fn owner(voice: &Voice, view: &View, seat: Seat) -> String {
    if seat.index() < view.players.len() { voice.name(seat) } else { "the dummy".into() }
}

/// A location, what can be gained there, and the heroes by their owners: `#4` is the number, `?` a value you do not know.
fn row(voice: &Voice, view: &View, place: Place) -> Vec<String> {
    let gain = match (place.cave(), place.room()) {
        (Some(cave), _) => view.caves[cave].to_string(),
        (None, Some(room)) => view.row[room].map_or("sold".into(), |artifact| artifact.to_string()),
        (None, None) => "-".into(),
    };
    let closed = if view.magic.closed.contains(place) { " (closed)" } else { "" };
    let heroes = (1..).zip(&view.heroes).filter(|(_, hero)| !hero.out && hero.place == place);
    let heroes = heroes.map(|(number, hero)| {
        let value = hero.value.map_or("?".into(), |value: u8| value.to_string());
        let doubles = "x2".repeat(usize::from(hero.doubles));
        format!("{} #{number}={value}{doubles}", owner(voice, view, hero.owner))
    });
    let carpets = Seats::first(5).iter().zip(view.carpets[place as usize]).filter(|(_, count)| *count > 0);
    let carpets = carpets.map(|(seat, count)| format!("{} carpet x{count}", owner(voice, view, seat)));
    fill(&format!("{:<13} {gain}{closed}  ", place.to_string()), ", ", heroes.chain(carpets))
}

/// A player's cards as far as they are known, by the table's ledger or because they are the viewer's own.
fn player(voice: &Voice, view: &View, seat: Seat) -> Vec<String> {
    let player = view.players[seat.index()];
    let count = player.known.len() + player.unknown;
    let cards = match player.cards {
        Some(cards) => cards.to_string(),
        None if view.setup.ledger && player.unknown > 0 => format!("{} and {} unknown", player.known, player.unknown),
        None if view.setup.ledger => player.known.to_string(),
        None => format!("{count} cards"),
    };
    let spells = player.spell_cards.map_or(format!("{} spells", player.spells), |spells| format!("spells: {spells}"));
    let parts = [
        format!("{} heroes in hand", player.heroes),
        format!("treasure: {cards}"),
        spells,
        format!("artifacts: {}", player.unplayed),
        format!("played: {}", player.played),
    ];
    fill(&format!("{}: ", crate::render::capital(&voice.name(seat))), "; ", parts.into_iter())
}

fn effects(voice: &Voice, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if view.magic.reversed {
        lines.push("The lowest total ranks first.".into());
    }
    if !view.magic.keys.is_empty() {
        lines.push(format!("No bribe: {}.", voice.names(view.magic.keys)));
    }
    for (at, play) in view.plays.iter().enumerate() {
        lines.push(format!("Declared @{at}: {} {} ({:?}).", voice.name(play.seat), play.play, play.fate));
    }
    lines
}

/// The viewer's own heroes, if he plays.
fn mine(voice: &Voice, view: &View) -> Option<String> {
    let hand = view.players.get(voice.viewer().seat()?.index())?.hand?;
    let values: Vec<String> = hand.iter().map(u8::to_string).collect();
    Some(format!("\nYour heroes in hand: {}", if values.is_empty() { "none".into() } else { values.join(" ") }))
}
