use std::fmt::{self, Display, Formatter};

use super::listed;
use crate::{Event, Purse, Shelves};

impl Display for Event {
    #[rustfmt::skip]
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Event::Camel { seat } => write!(f, "camel {seat}"),
            Event::YouChose { take } => write!(f, "you-chose {take}"),
            Event::Chosen { total } => write!(f, "chosen {total}"),
            Event::Reshuffled => f.write_str("reshuffled"),
            Event::Round { round, card, caves } => write!(f, "round {round} card {card} {}", caves.map(groups).join(",")),
            Event::Placed { seat, field } => write!(f, "placed {seat} {field}"),
            Event::YouPlaced { figure, field } => write!(f, "you-placed {figure} {field}"),
            Event::Shown { seat, field, figure } => write!(f, "shown {seat} {figure} {field}"),
            Event::Won { seat, kind, amount } => write!(f, "won {seat} {}", Purse::of(*kind, *amount)),
            Event::Swapped { seat, give } => write!(f, "swapped {seat} {give}"),
            Event::Took { seat, take } => write!(f, "took {seat} {take}"),
            Event::Kept { seat } => write!(f, "kept {seat}"),
            Event::Guard { strength } => write!(f, "guard {strength}"),
            Event::Admitted { seat } => write!(f, "admitted {seat}"),
            Event::Bribed { seat, paid } => write!(f, "bribed {seat} {paid}"),
            Event::TurnedAway { seat, figures } => write!(f, "turned-away {seat} {figures}"),
            Event::Declined { seat, room } => write!(f, "declined {seat} {room}"),
            Event::Bought { seat, room, paid } => write!(f, "bought {seat} {room} {paid}"),
            Event::YouBought { artifact } => write!(f, "you-bought {artifact}"),
            Event::RoundOver { round } => write!(f, "round-over {round}"),
            Event::Showdown { seat, hoard, artifacts } => write!(f, "showdown {seat} {hoard}, {artifacts}"),
            Event::ShownSpells { seat, spells } => write!(f, "shown-spells {seat} {}", listed(spells.iter(), "no spell")),
            Event::TurnedUp { room, artifact } => write!(f, "turned-up {room} {artifact}"),
            Event::PlacedOpen { seat, field, figure } => write!(f, "placed-open {seat} {figure} {field}"),
            Event::Obtained { seat, artifact } => write!(f, "obtained {seat} {artifact}"),
            Event::TookHidden { seat, room } => write!(f, "took-hidden {seat} {room}"),
            Event::Drew { seat, count } => write!(f, "drew {seat} {count}"),
            Event::YouDrew { spells } => write!(f, "you-drew {}", listed(spells.iter(), "no spell")),
            Event::SpellsReshuffled => f.write_str("spells-reshuffled"),
            Event::Gave { seat, to } => write!(f, "gave {seat} {to}"),
            Event::YouGot { spell } => write!(f, "you-got {spell}"),
            Event::Discarded { spell } => write!(f, "discarded {spell}"),
            Event::Djinn { seat } => write!(f, "djinn {seat}"),
            Event::AllPass => f.write_str("all-pass"),
            Event::Revealed { plays } => write!(f, "revealed {plays}"),
            Event::Played { seat, play } => write!(f, "played {seat} {play}"),
            Event::Lit { seat } => write!(f, "lit {seat}"),
            Event::Cancelled { play } => write!(f, "cancelled {play}"),
            Event::TakenBack { seat } => write!(f, "taken-back {seat}"),
            Event::Resolved { seat, play } => write!(f, "resolved {seat} {play}"),
            Event::SentHome { seat, figure, field } => write!(f, "sent-home {seat} {figure} {field}"),
            Event::Moved { figure, field } => write!(f, "moved {figure} {field}"),
            Event::Laid { seat, field } => write!(f, "laid {seat} {field}"),
            Event::Filled { kind, shelves } => write!(f, "filled {kind} {}+{}", shelves[0], shelves[1]),
            Event::Emptied { kind } => write!(f, "emptied {kind}"),
            Event::Paid { seat, paid } => write!(f, "paid {seat} {paid}"),
            Event::ReturnedAll { seat, paid } => write!(f, "returned-all {seat} {paid}"),
            Event::Enough { seat } => write!(f, "enough {seat}"),
            Event::Spared { seat } => write!(f, "spared {seat}"),
            Event::Looked { seat, room } => write!(f, "looked {seat} {room}"),
            Event::YouLooked { room, artifacts } => write!(f, "you-looked {room} {}", listed(artifacts.iter(), "nothing")),
            Event::SwappedArtifact { seat, room, give, take } => write!(f, "swapped-artifact {seat} {room} {give} {take}"),
            Event::CamelDeclined { seat } => write!(f, "camel-declined {seat}"),
        }
    }
}

/// The groups of a cave, without the empty shelves.
fn groups(shelves: Shelves) -> String {
    shelves.iter().filter(|&&group| group > 0).map(u8::to_string).collect()
}
