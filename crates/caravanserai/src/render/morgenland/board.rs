use morgenland::{Artifacts, Field, Kind, Phase, PlayerView, Purse, Shelves, View};
use tabletop::{Seat, Seats};

use crate::menu::fill;

use super::{Voice, board_magic};

/// The whole table: the round, the fields with what lies on them, the players with what is known of them.
pub(super) fn board(voice: &Voice, view: &View) -> String {
    let mut lines = vec![heading(voice, view), String::new()];
    let used = |field: &Field| match field.room() {
        Some(room) => room < view.stacks.len(),
        None => view.magic.is_some() || !matches!(field, Field::Tent | Field::Djinn),
    };
    lines.extend(Field::ALL.into_iter().filter(used).flat_map(|field| row(voice, view, field)));
    lines.push(String::new());
    lines.push(format!("{:<10}{}", "", columns(|kind| kind.to_string())) + "  secret  hand  artifacts");
    lines.extend(Seats::first(view.players.len() as u8).iter().map(|seat| player(voice, view, seat)));
    lines.push(format!("{:<10}{}", "supply", columns(|kind| view.supply.get(kind).to_string())));
    lines.extend(view.magic.iter().flat_map(|table| board_magic::lines(voice, view, table)));
    lines.extend(mine(voice, view));
    lines.join("\n")
}

fn heading(voice: &Voice, view: &View) -> String {
    let phase = match view.phase {
        Phase::Preparing => "before the first round".into(),
        Phase::Placing(_) => "placing".into(),
        Phase::Reaching(field) | Phase::Evaluating(field) => format!("evaluating {field}"),
        Phase::Closing => "closing".into(),
        Phase::Over => "over".into(),
    };
    format!("Round {}, {phase}. Start player (camel): {}.", view.round, voice.name(view.camel))
}

/// A field, what can be gained there, and the figures on it in order of arrival.
fn row(voice: &Voice, view: &View, field: Field) -> Vec<String> {
    let gain = match (field.cave(), field.room()) {
        (Some(kind), _) => groups(&view.caves[kind.index()], " "),
        (None, Some(room)) => match view.stacks[room] {
            count if count > 0 && view.magic.is_some() => {
                board_magic::stack_of(view, field).map_or_else(String::new, |stack| board_magic::stack(count, stack))
            }
            0 => "sold out".into(),
            1 => "1 artifact".into(),
            count => format!("{count} artifacts"),
        },
        (None, None) if field == Field::Guard => {
            view.guard.map_or("face down".into(), |guard| format!("strength {guard}"))
        }
        (None, None) => String::new(),
    };
    let gain = if gain.is_empty() { "-".to_owned() } else { gain };
    fill(&format!("{:<13} {gain:<12} ", field.to_string()), ", ", figures(voice, view, field))
}

/// `you 7 2, seat 1 ? ?`: a question mark is a figure you may not know.
fn figures(voice: &Voice, view: &View, field: Field) -> impl Iterator<Item = String> {
    let there = move |seat: Seat| {
        let pieces = view.pieces.iter().filter(move |piece| piece.field == field && piece.owner == seat);
        pieces.map(board_magic::piece).collect::<Vec<_>>()
    };
    let seats = Seats::first(view.players.len() as u8).iter().map(move |seat| (seat, there(seat)));
    let present = seats.filter(|(_, pieces)| !pieces.is_empty());
    present.map(move |(seat, pieces)| format!("{} {}", voice.name(seat), pieces.join(" ")))
}

/// One cell for each kind of treasure.
fn columns(cell: impl Fn(Kind) -> String) -> String {
    Kind::ALL.map(|kind| format!("{:>7}", cell(kind))).concat()
}

/// A player's treasure as far as it is known, by the table's ledger or because it is the viewer's own.
fn player(voice: &Voice, view: &View, seat: Seat) -> String {
    let PlayerView { hand, hoard, artifacts, kinds, .. } = view.players[seat.index()];
    let noted = view.setup.ledger.then_some((hoard.known, hoard.unknown));
    let shown: Option<(Purse, u8)> = hoard.all.map(|all| (all, 0)).or(noted);
    let treasure = columns(|kind| shown.map_or(".".into(), |(purse, _)| purse.get(kind).to_string()));
    let secret = shown.map_or(".".into(), |(_, unknown)| unknown.to_string());
    let which = kinds
        .filter(|kinds| kinds.count() > 0 && view.magic.is_none())
        .map(|kinds| format!(": {}", listed(&kinds)))
        .unwrap_or_default();
    let name = format!("{}{}", voice.name(seat), if seat == view.camel { " *" } else { "" });
    let line = format!("{name:<10}{treasure}  {secret:>6}  {hand:>4}  {artifacts}");
    // Whoever owns many kinds gets a line more, so that it fits every terminal.
    if line.len() + which.len() <= 100 {
        line + &which
    } else {
        format!("{line}\n{:<10}{}", "", which.trim_start_matches(": "))
    }
}

/// The viewer's own figures, if he plays.
fn mine(voice: &Voice, view: &View) -> Option<String> {
    let player = view.players.get(voice.viewer().seat()?.index())?;
    let strengths: Vec<String> = player.figures?.iter().map(|strength| strength.to_string()).collect();
    let hand = if strengths.is_empty() { "none".into() } else { strengths.join(" ") };
    Some(format!("\nYour figures in hand: {hand}"))
}

/// The groups of a cave, top shelf first.
fn groups(shelves: &Shelves, between: &str) -> String {
    let groups: Vec<String> = shelves.iter().filter(|&&group| group > 0).map(u8::to_string).collect();
    groups.join(between)
}

/// `2 lamps, 1 key`.
fn listed(artifacts: &Artifacts) -> String {
    let plural = |count: u8| if count == 1 { "" } else { "s" };
    let kinds =
        morgenland::Artifact::ALL.into_iter().map(|kind| (kind, artifacts.of(kind))).filter(|(_, count)| *count > 0);
    let kinds: Vec<String> = kinds.map(|(kind, count)| format!("{count} {kind}{}", plural(count))).collect();
    if kinds.is_empty() { "no artifact".into() } else { kinds.join(", ") }
}
