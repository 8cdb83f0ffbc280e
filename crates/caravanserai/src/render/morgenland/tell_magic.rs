use morgenland::{Event, Spells};
use tabletop::Seat;

use super::{Voice, place, tell::groups};

/// An event of the professional game as a sentence.
pub(super) fn tell_magic(voice: Voice, event: &Event) -> Option<String> {
    let does = |seat: Seat, you: &str, others: &str| voice.does(seat, you, others);
    Some(match *event {
        Event::ShownSpells { seat, spells } => format!("{} {}.", does(seat, "show", "shows"), names(spells)),
        Event::TurnedUp { room, artifact } => format!("In {} a {artifact} is turned up.", place(room)),
        Event::PlacedOpen { seat, field, figure } => {
            format!("{} {figure} face up: {}.", does(seat, "place", "places"), place(field))
        }
        Event::Obtained { seat, artifact } => format!("{} a {artifact} now.", does(seat, "have", "has")),
        Event::TookHidden { seat, room } => {
            format!("{} an artifact from within the stack of {}.", does(seat, "take", "takes"), place(room))
        }
        Event::Drew { seat, count } => format!("{} {count} from the spells.", does(seat, "draw", "draws")),
        Event::YouDrew { spells } => format!("You see: {}.", names(spells)),
        Event::SpellsReshuffled => "The discarded spells are shuffled anew.".into(),
        Event::Gave { seat, to } => format!("{} a spell to {}.", does(seat, "give", "gives"), voice.name(to)),
        Event::YouGot { spell } => format!("You get {spell}."),
        Event::Discarded { spell } => format!("{spell} is discarded."),
        Event::Djinn { seat } => format!("{} use two artifacts this round.", does(seat, "may", "may")),
        Event::Played { seat, play } => format!("{} {play}.", does(seat, "play", "plays")),
        Event::Lit { seat } => format!("{} the Lamp.", does(seat, "light", "lights")),
        Event::Cancelled { play } => format!("Play {play} is cancelled."),
        Event::TakenBack { seat } => format!("{} the Counterspell back.", does(seat, "take", "takes")),
        Event::Resolved { seat, play } => format!("Now {play} of {} takes effect.", voice.name(seat)),
        Event::SentHome { seat, figure, field } => {
            format!("Figure {figure} of {} leaves {}.", voice.name(seat), place(field))
        }
        Event::Moved { figure, field } => format!("Figure {figure} moves: {}.", place(field)),
        Event::Laid { seat, field } => format!("{} a Carpet: {}.", does(seat, "lay", "lays"), place(field)),
        Event::Filled { kind, shelves } => format!("The cave of {kind} gets {}.", groups(&shelves, "+")),
        Event::Emptied { kind } => format!("The treasure of the cave of {kind} goes back."),
        Event::Paid { seat, paid } => format!("{} {}.", does(seat, "pay", "pays"), paid),
        Event::ReturnedAll { seat, paid } => format!("{} all: {}.", does(seat, "return", "returns"), paid),
        Event::Enough { seat } => format!("{} no more.", does(seat, "give", "gives")),
        Event::Spared { seat } => format!("{} nothing in return.", does(seat, "remove", "removes")),
        Event::Looked { seat, room } => format!("{} through {}.", does(seat, "look", "looks"), place(room)),
        Event::YouLooked { artifacts, .. } => {
            let names: Vec<String> = artifacts.iter().map(ToString::to_string).collect();
            format!("You see, bottom first: {}.", names.join(", "))
        }
        Event::SwappedArtifact { seat, room, give, take } => {
            format!("{} a {give} for the {take} in {}.", does(seat, "swap", "swaps"), place(room))
        }
        Event::CamelDeclined { seat } => format!("{} the camel.", does(seat, "decline", "declines")),
        // Told with the basic game; or a window in which all pass or answer, of which the plays tell as much.
        _ => return None,
    })
}

fn names(spells: Spells) -> String {
    let names: Vec<String> = spells.iter().map(|spell| spell.to_string()).collect();
    if names.is_empty() { "no spell".into() } else { names.join(" ") }
}
