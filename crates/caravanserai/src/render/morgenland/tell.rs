use morgenland::{Artifacts, Event, Kind, Purse, Shelves};
use tabletop::Seat;

use super::{Voice, place, tell_magic::tell_magic, units};
use crate::render::capital;

/// An event as a sentence, unless another event tells its own player more.
pub(super) fn tell(voice: Voice, event: &Event) -> Option<String> {
    let does = |seat: Seat, you: &str, others: &str| voice.does(seat, you, others);
    let text = match *event {
        Event::Placed { seat, .. } if voice.0.is(seat) => return None,
        Event::Camel { seat } => format!("{} the camel: start player.", does(seat, "have", "has")),
        Event::YouChose { take } => format!("You choose {take} in secret."),
        Event::Chosen { total } => format!("Everyone has chosen; together {total}."),
        Event::Reshuffled => "The treasure cards are shuffled anew.".into(),
        Event::Round { round, caves, card: _ } => format!("--- Round {round} ---  In the caves: {}.", treasure(&caves)),
        Event::Placed { seat, field } => format!("Seat {seat} places a figure: {}.", place(field)),
        Event::YouPlaced { figure, field } => format!("You place your {figure}: {}.", place(field)),
        Event::Shown { seat, field, figure } => {
            let shows = if voice.0.is(seat) { "show" } else { "shows" };
            format!("{}: {} {shows} {figure}.", capital(&place(field)), voice.name(seat))
        }
        Event::Won { seat, kind, amount } => {
            format!("{} {}.", does(seat, "take", "takes"), Purse::of(kind, amount))
        }
        Event::Swapped { seat, give } => {
            format!("{} {} at the Market.", does(seat, "give", "gives"), Purse::of(give, 1))
        }
        Event::Took { seat, take } => format!("{} {take} for it.", does(seat, "take", "takes")),
        Event::Kept { seat } => format!("{} the Market as it is.", does(seat, "leave", "leaves")),
        Event::Guard { strength } => format!("The guard is turned up: strength {strength}."),
        Event::Admitted { seat } => format!("{} admitted to the palace.", does(seat, "are", "is")),
        Event::Bribed { seat, paid } => format!("{} the guard with {paid}.", does(seat, "bribe", "bribes")),
        Event::TurnedAway { seat, figures } => turned_away(voice, seat, figures),
        Event::Declined { seat, room } => {
            format!("{} the artifact in {}.", does(seat, "decline", "declines"), place(room))
        }
        Event::Bought { seat, room, paid } => {
            format!("{} the artifact in {} for {paid}.", does(seat, "buy", "buys"), place(room))
        }
        Event::YouBought { artifact } => format!("It is a {artifact}; only you know."),
        Event::RoundOver { round } => format!("Round {round} is over; all figures go home."),
        Event::Showdown { seat, hoard, artifacts } => {
            format!(
                "{} {}, and {hoard} ({} {}).",
                does(seat, "show", "shows"),
                listed(&artifacts),
                hoard.total(),
                units(2)
            )
        }
        ref other => return tell_magic(voice, other),
    };
    Some(text)
}

fn turned_away(voice: Voice, seat: Seat, figures: u8) -> String {
    let out = voice.does(seat, "stay out of the palace", "stays out of the palace");
    match figures {
        0 => format!("{out}."),
        1 => format!("{out}; 1 figure leaves the rooms."),
        _ => format!("{out}; {figures} figures leave the rooms."),
    }
}

/// `4+3 crowns, 2 gems`.
fn treasure(caves: &[Shelves; 5]) -> String {
    let filled = Kind::ALL.iter().zip(caves).filter(|(_, shelves)| shelves[0] > 0);
    let caves: Vec<String> = filled.map(|(kind, shelves)| format!("{} {kind}", groups(shelves, "+"))).collect();
    if caves.is_empty() { "nothing".into() } else { caves.join(", ") }
}

/// The groups of a cave, top shelf first.
pub(super) fn groups(shelves: &Shelves, between: &str) -> String {
    let groups: Vec<String> = shelves.iter().filter(|&&group| group > 0).map(u8::to_string).collect();
    groups.join(between)
}

/// `2 lamps, 1 key`.
pub(super) fn listed(artifacts: &Artifacts) -> String {
    let plural = |count: u8| if count == 1 { "" } else { "s" };
    let kinds =
        morgenland::Artifact::ALL.into_iter().map(|kind| (kind, artifacts.of(kind))).filter(|(_, count)| *count > 0);
    let kinds: Vec<String> = kinds.map(|(kind, count)| format!("{count} {kind}{}", plural(count))).collect();
    if kinds.is_empty() { "no artifact".into() } else { kinds.join(", ") }
}
