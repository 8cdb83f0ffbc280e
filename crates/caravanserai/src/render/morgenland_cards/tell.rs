use morgenland_cards::{Event, Valued as _};
use tabletop::Seat;

use super::Voice;

/// An event as a sentence, unless another event tells its own player more.
pub(super) fn tell(voice: Voice, event: &Event) -> Option<String> {
    let does = |seat: Seat, you: &str, others: &str| voice.does(seat, you, others);
    let text = match *event {
        Event::Placed { seat, .. } if voice.0.is(seat) => return None,
        Event::Drew { seat, .. } | Event::Looked { seat, .. } if voice.0.is(seat) => return None,
        Event::StartPlayer { seat } => format!("{} start player.", does(seat, "are", "is")),
        Event::Dealt { each } => format!("Everybody has {each} treasure cards."),
        Event::YouWereDealt { cards } => format!("You were dealt {cards}."),
        Event::Reshuffled => "The treasure discard pile is shuffled, but for its top card.".into(),
        Event::SpellsReshuffled => "The spell discard pile is shuffled.".into(),
        Event::Round { round } => format!("--- Round {round} ---"),
        Event::Filled { place, cards } => format!("To {place}: {cards}."),
        Event::GuardSet { card: true } => "A card lies face down on the guard.".into(),
        Event::GuardSet { card: false } => "No card was left for the guard.".into(),
        Event::Decided { card } => format!("Revealed: {card}."),
        Event::Rooms { rooms } => format!("The palace has {rooms} rooms."),
        Event::LaidOut { room, artifact } => format!("In {room}: {artifact}."),
        Event::Placed { seat, number, place } => format!("Seat {seat} places hero #{number} at {place}."),
        Event::YouPlaced { number, hero } => format!("Your {hero} is hero #{number}."),
        Event::PlacedOpen { seat, number, place, hero } => {
            format!("{} a {hero} as #{number} at {place}, face up.", does(seat, "place", "places"))
        }
        Event::TurnedUp { seat, number, hero } => format!("Hero #{number} of {} is a {hero}.", voice.name(seat)),
        Event::Took { seat, card } => format!("{} {card}.", does(seat, "take", "takes")),
        Event::LeftOver { place, cards } => format!("Left in {place} and discarded: {cards}."),
        Event::Drew { seat, count } => format!("Seat {seat} draws {count} spells."),
        Event::YouDrew { spells } => format!("You draw {spells}."),
        Event::KeptSpell { seat } => format!("{} one.", does(seat, "keep", "keeps")),
        Event::Gave { seat, to } => format!("{} the other to {}.", does(seat, "give", "gives"), voice.name(to)),
        Event::YouGot { spell } => format!("You get {spell}."),
        Event::SpellDiscarded { spell } => format!("The spell {spell} is discarded."),
        Event::Guard { card: Some(card), strength } => format!("The guard is {card}: strength {strength}."),
        Event::Guard { card: None, .. } => "There is no guard: nobody owes a bribe.".into(),
        Event::Passed { seat, room } => format!("{} {room}.", does(seat, "pass in", "passes in")),
        Event::Bought { seat, room, artifact, price, bribe } => {
            let bribed = if bribe.is_empty() { String::new() } else { format!(", bribe {bribe}") };
            format!("{} the {artifact} in {room} for {price}{bribed}.", does(seat, "buy", "buys"))
        }
        Event::RoundOver { round } => format!("Round {round} is over; all heroes go home."),
        Event::Showdown { seat, cards, spells } => {
            format!("{} {cards} (worth {}); spells: {spells}.", does(seat, "show", "shows"), cards.worth())
        }
        _ => return Some(tell_magic(voice, event)),
    };
    Some(text)
}

/// What cards do.
fn tell_magic(voice: Voice, event: &Event) -> String {
    let does = |seat: Seat, you: &str, others: &str| voice.does(seat, you, others);
    match *event {
        Event::AllPass => "All pass.".into(),
        Event::Revealed { plays } => format!("The answers are revealed: {plays} played."),
        Event::Played { seat, play } => format!("{} {play}.", does(seat, "play", "plays")),
        Event::Cancelled { play } => format!("Play @{play} is cancelled."),
        Event::TakenBack { seat } => format!("{} the Counterspell back, too late.", does(seat, "take", "takes")),
        Event::Resolved { seat, play } => format!("Resolving {play} of {}:", voice.name(seat)),
        Event::Back { seat, number } => format!("{} hero #{number} back.", does(seat, "take", "takes")),
        Event::Moved { number, place } => format!("Hero #{number} moves to {place}."),
        Event::Doubled { number } => format!("Hero #{number} counts once more."),
        Event::Flown { place, seat } => format!("A Carpet lies at {place} for {}.", voice.name(seat)),
        Event::CarpetsEnd { place } => format!("The Carpets at {place} end."),
        Event::Unlocked { seat } => format!("{} no bribe this round.", does(seat, "owe", "owes")),
        Event::Looked { seat, count } => format!("Seat {seat} looks at {count} treasure cards."),
        Event::YouLooked { cards } => format!("You look at {cards}."),
        Event::KeptCard { seat } => format!("{} one of them.", does(seat, "keep", "keeps")),
        Event::Discarded { seat, cards } => format!("{} {cards}.", does(seat, "discard", "discards")),
        Event::Gives { seat, card } => format!("{} {card} in trade.", does(seat, "give", "gives")),
        Event::Enough { seat } => format!("{} no more.", does(seat, "give", "gives")),
        Event::Takes { seat, card } => format!("{} {card} in trade.", does(seat, "take", "takes")),
        Event::Emptied { place, cards } => format!("The dragon takes {cards} from {place}."),
        Event::Spared { seat } => format!("{} nothing back in return.", does(seat, "take", "takes")),
        Event::Reversed => "From now on the lowest total ranks first.".into(),
        Event::OpenSecret { seat } => format!("Everybody but {} places face up.", voice.name(seat)),
        Event::Closed { place } => format!("{place} is closed this round."),
        Event::Changed { room, artifact } => format!("In {room} now lies: {artifact}."),
        Event::Wishes { seat, artifact } => format!("{} for a {artifact} of the stack.", does(seat, "wish", "wishes")),
        Event::Exchanged { seat, room, gives, takes } => {
            format!("{} {gives} for the {takes} in {room}.", does(seat, "give", "gives"))
        }
        Event::Smuggled { seat, place } => format!("{} smuggled into {place}.", does(seat, "are", "is")),
        _ => String::new(),
    }
}
