//! The short text of events.

use std::fmt::{Display, Formatter, Result};

use crate::{Event, Treasures};

impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Event::StartPlayer { seat } => write!(f, "start-player {seat}"),
            Event::Dealt { each } => write!(f, "dealt {each}"),
            Event::YouWereDealt { cards } => write!(f, "you-were-dealt {cards}"),
            Event::Reshuffled => f.write_str("reshuffled"),
            Event::SpellsReshuffled => f.write_str("spells-reshuffled"),
            Event::Round { round } => write!(f, "round {round}"),
            Event::Filled { place, cards } => write!(f, "filled {place} {cards}"),
            Event::GuardSet { card } => write!(f, "guard-set {}", u8::from(*card)),
            Event::Decided { card } => write!(f, "decided {card}"),
            Event::Rooms { rooms } => write!(f, "rooms {rooms}"),
            Event::LaidOut { room, artifact } => write!(f, "laid-out {room} {artifact}"),
            Event::Placed { seat, number, place } => write!(f, "placed {seat} #{number} {place}"),
            Event::YouPlaced { number, hero } => write!(f, "you-placed #{number} {hero}"),
            Event::PlacedOpen { seat, number, place, hero } => write!(f, "placed-open {seat} #{number} {place} {hero}"),
            Event::TurnedUp { seat, number, hero } => write!(f, "turned-up {seat} #{number} {hero}"),
            Event::Took { seat, card } => write!(f, "took {seat} {card}"),
            Event::LeftOver { place, cards } => write!(f, "left-over {place} {cards}"),
            Event::Drew { seat, count } => write!(f, "drew {seat} {count}"),
            Event::YouDrew { spells } => write!(f, "you-drew {spells}"),
            Event::KeptSpell { seat } => write!(f, "kept-spell {seat}"),
            Event::Gave { seat, to } => write!(f, "gave {seat} {to}"),
            Event::YouGot { spell } => write!(f, "you-got {spell}"),
            Event::SpellDiscarded { spell } => write!(f, "spell-discarded {spell}"),
            Event::Guard { card, strength } => write!(f, "guard {} {strength}", Treasures::from_iter(*card)),
            Event::Passed { seat, room } => write!(f, "passed {seat} {room}"),
            Event::Bought { .. } => self.tell_purchase(f),
            Event::RoundOver { round } => write!(f, "round-over {round}"),
            Event::Showdown { seat, cards, spells } => write!(f, "showdown {seat} {cards}, {spells}"),
            Event::AllPass
            | Event::Revealed { .. }
            | Event::Played { .. }
            | Event::Cancelled { .. }
            | Event::TakenBack { .. }
            | Event::Resolved { .. }
            | Event::Back { .. }
            | Event::Moved { .. }
            | Event::Doubled { .. }
            | Event::Flown { .. }
            | Event::CarpetsEnd { .. }
            | Event::Unlocked { .. }
            | Event::Looked { .. }
            | Event::YouLooked { .. }
            | Event::KeptCard { .. }
            | Event::Discarded { .. }
            | Event::Gives { .. }
            | Event::Enough { .. }
            | Event::Takes { .. }
            | Event::Emptied { .. }
            | Event::Spared { .. }
            | Event::Reversed
            | Event::OpenSecret { .. }
            | Event::Closed { .. }
            | Event::Changed { .. }
            | Event::Wishes { .. }
            | Event::Exchanged { .. }
            | Event::Smuggled { .. } => self.tell_magic(f),
        }
    }
}

impl Event {
    fn tell_purchase(&self, f: &mut Formatter<'_>) -> Result {
        let Event::Bought { seat, room, artifact, price, bribe } = self else { unreachable!("it is a purchase") };
        write!(f, "bought {seat} {room} {artifact}: {price}, bribe {bribe}")
    }

    /// What cards do.
    fn tell_magic(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Event::AllPass => f.write_str("all-pass"),
            Event::Revealed { plays } => write!(f, "revealed {plays}"),
            Event::Played { seat, play } => write!(f, "played {seat} {play}"),
            Event::Cancelled { play } => write!(f, "cancelled @{play}"),
            Event::TakenBack { seat } => write!(f, "taken-back {seat}"),
            Event::Resolved { seat, play } => write!(f, "resolved {seat} {play}"),
            Event::Back { seat, number } => write!(f, "back {seat} #{number}"),
            Event::Moved { number, place } => write!(f, "moved #{number} {place}"),
            Event::Doubled { number } => write!(f, "doubled #{number}"),
            Event::Flown { place, seat } => write!(f, "flown {place} for {seat}"),
            Event::CarpetsEnd { place } => write!(f, "carpets-end {place}"),
            Event::Unlocked { seat } => write!(f, "unlocked {seat}"),
            Event::Looked { seat, count } => write!(f, "looked {seat} {count}"),
            Event::YouLooked { cards } => write!(f, "you-looked {cards}"),
            Event::KeptCard { seat } => write!(f, "kept-card {seat}"),
            Event::Discarded { seat, cards } => write!(f, "discarded {seat} {cards}"),
            Event::Gives { seat, card } => write!(f, "gives {seat} {card}"),
            Event::Enough { seat } => write!(f, "enough {seat}"),
            Event::Takes { seat, card } => write!(f, "takes {seat} {card}"),
            Event::Emptied { place, cards } => write!(f, "emptied {place} {cards}"),
            Event::Spared { seat } => write!(f, "spared {seat}"),
            Event::Reversed => f.write_str("reversed"),
            Event::OpenSecret { seat } => write!(f, "open-secret {seat}"),
            Event::Closed { place } => write!(f, "closed {place}"),
            Event::Changed { room, artifact } => write!(f, "changed {room} {artifact}"),
            Event::Wishes { seat, artifact } => write!(f, "wishes {seat} {artifact}"),
            Event::Exchanged { seat, room, gives, takes } => write!(f, "exchanged {seat} {room} {gives} {takes}"),
            Event::Smuggled { seat, place } => write!(f, "smuggled {seat} {place}"),
            Event::StartPlayer { .. }
            | Event::Dealt { .. }
            | Event::YouWereDealt { .. }
            | Event::Reshuffled
            | Event::SpellsReshuffled
            | Event::Round { .. }
            | Event::Filled { .. }
            | Event::GuardSet { .. }
            | Event::Decided { .. }
            | Event::Rooms { .. }
            | Event::LaidOut { .. }
            | Event::Placed { .. }
            | Event::YouPlaced { .. }
            | Event::PlacedOpen { .. }
            | Event::TurnedUp { .. }
            | Event::Took { .. }
            | Event::LeftOver { .. }
            | Event::Drew { .. }
            | Event::YouDrew { .. }
            | Event::KeptSpell { .. }
            | Event::Gave { .. }
            | Event::YouGot { .. }
            | Event::SpellDiscarded { .. }
            | Event::Guard { .. }
            | Event::Passed { .. }
            | Event::Bought { .. }
            | Event::RoundOver { .. }
            | Event::Showdown { .. } => unreachable!("it is told above"),
        }
    }
}
