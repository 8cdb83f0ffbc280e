use std::fmt;

use super::Listed;
use crate::{Event, Ride, Tile};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Redealt => f.write_str("the tiles are dealt again"),
            Event::Laid { tile, land, meeples } => write!(f, "{tile} is {land} with {meeples}"),
            Event::MarkerSet { seat } => write!(f, "marker of {seat}"),
            Event::CardShown { card } => write!(f, "row gets {card}"),
            Event::DjinnShown { djinn } => write!(f, "djinn row gets {djinn}"),
            Event::Renewed { supply } => write!(f, "{supply} renewed from the discards"),
            Event::RoundBegan { round } => write!(f, "round {round}"),
            Event::Bid { seat, spot, price, fakirs } => write!(f, "{seat} bids {spot} for {}", Price(*price, *fakirs)),
            Event::TurnBegan { seat } => write!(f, "turn of {seat}"),
            Event::PickedUp { tile, meeples, ride } => write!(f, "picks up {meeples} on {tile}{}", With(*ride)),
            Event::Dropped { tribe, tile } => write!(f, "drops {tribe} on {tile}"),
            Event::Took { tribe, number, tile } => write!(f, "takes {number} {tribe} from {tile}"),
            Event::Controlled { seat, tile, piece } => write!(f, "{seat} controls {tile} with a {piece}"),
            Event::Gained { seat, gold, from } => write!(f, "{seat} gains {gold} gold from {from}"),
            Event::Paid { seat, gold } => write!(f, "{seat} pays {gold} gold"),
            Event::Spent { seat, payment } => write!(f, "{seat} spends {payment}"),
            Event::FakirsDiscarded { seat, number } => write!(f, "{seat} discards {number} fakirs"),
            Event::Bagged { tribe, number } => write!(f, "{number} {tribe} to the bag"),
            Event::Received { seat, tribe, number } => write!(f, "{seat} receives {number} {tribe}"),
            Event::CardTaken { seat, card, place } => write!(f, "{seat} takes {card} from place {}", place + 1),
            Event::CardsDrawn { seat, number } => write!(f, "{seat} draws {number} cards"),
            Event::CardsRevealed { seat, cards } => write!(f, "{seat} shows {}", Listed(*cards)),
            Event::YouDrew { cards } => write!(f, "you drew {}", Listed(*cards)),
            Event::Killed { tile, tribe } => write!(f, "kills {tribe} on {tile}"),
            Event::Murdered { seat, tribe } => write!(f, "kills {tribe} in front of {seat}"),
            Event::Spared => f.write_str("kills nobody"),
            Event::PalmPlaced { tile } => write!(f, "palm on {tile}"),
            Event::PalacePlaced { tile } => write!(f, "palace on {tile}"),
            Event::DjinnUsed { djinn, tile } => write!(f, "uses {djinn}{}", On(*tile)),
            Event::DjinnGot { seat, djinn } => write!(f, "{seat} gets {djinn}"),
            Event::DjinnsDrawn { seat, number } => write!(f, "{seat} draws {number} djinns"),
            Event::YouSawDjinns { djinns } => write!(f, "you see {}", Listed(*djinns)),
            Event::DjinnDiscarded { djinn } => write!(f, "{djinn} is discarded"),
            Event::Arrived { meeples, tile } => write!(f, "{meeples} arrive on {tile}"),
            Event::ItemUsed { item } => write!(f, "uses the {item}"),
            Event::ItemsDrawn { seat, number } => write!(f, "{seat} draws {number} items"),
            Event::YouSawItems { items } => write!(f, "you see {}", Listed(*items)),
            Event::ItemsKept { seat, number } => write!(f, "{seat} keeps {number} items"),
            Event::YouKept { items } => write!(f, "you keep {}", Listed(*items)),
            Event::ItemDiscarded { item } => write!(f, "{item} is discarded"),
            Event::ItemFetched { seat, item } => write!(f, "{seat} fetches {item}"),
            Event::Aimed { tile } => write!(f, "aims at {tile}"),
            Event::Removed { tile, tribe } => write!(f, "removes {tribe} from {tile}"),
            Event::Lured { from, to, tribe } => write!(f, "lures {tribe} from {from} to {to}"),
            Event::PieceMoved { seat, from, to } => write!(f, "{seat} moves from {from} to {to}"),
            Event::Sorted { place, card } => write!(f, "puts {card} at {}", place + 1),
            Event::Sold { seat, cards } => write!(f, "{seat} sells {}", Listed(*cards)),
            Event::Passed { seat } => write!(f, "{seat} goes on"),
            Event::NoMove { seat } => write!(f, "{seat} declares no move"),
            Event::TurnEnded { seat } => write!(f, "{seat} ends the turn"),
            Event::LastRound => f.write_str("this is the last round"),
            Event::GameEnded => f.write_str("the game is over"),
            Event::HandShown { seat, hand } => write!(f, "{seat} shows {hand}"),
            Event::Scored { seat, score } => write!(f, "{seat} scores {score}"),
        }
    }
}

/// `5 gold`, or `5 gold and 1 fakirs`.
struct Price(u8, u8);

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} gold", self.0)?;
        if self.1 > 0 { write!(f, " and {} fakirs", self.1) } else { Ok(()) }
    }
}

/// ` with the carpet`, or nothing.
struct With(Ride);

impl fmt::Display for With {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 == Ride::Carpet { " with the carpet" } else { "" })
    }
}

/// ` on r2c3`, or nothing.
struct On(Option<Tile>);

impl fmt::Display for On {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |tile| write!(f, " on {tile}"))
    }
}
