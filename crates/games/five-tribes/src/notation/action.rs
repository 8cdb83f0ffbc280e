use std::{fmt, str::FromStr};

use tabletop::Seat;

use super::{Unreadable, Words};
use crate::{Action, Piece, Ride, Spot};

/// What stands behind `buy`.
const PLACE: &str = "a place of the row from 1 to 9";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid { spot, fakirs: 0 } => write!(f, "bid {spot}"),
            Action::Bid { spot, fakirs } => write!(f, "bid {spot} fakirs {fakirs}"),
            Action::Use { djinn, payment, tile: None } => write!(f, "use {djinn} {payment}"),
            Action::Use { djinn, payment, tile: Some(tile) } => write!(f, "use {djinn} {payment} {tile}"),
            Action::Item(item) => write!(f, "item {item}"),
            Action::PickUp { tile, ride: Ride::Foot } => write!(f, "pick {tile}"),
            Action::PickUp { tile, ride: Ride::Carpet } => write!(f, "pick {tile} carpet"),
            Action::Drop { tribe, tile } => write!(f, "drop {tribe} {tile}"),
            Action::NoMove => f.write_str("no-move"),
            Action::Place(piece) => write!(f, "{piece}"),
            Action::Builders { fakirs } => write!(f, "builders fakirs {fakirs}"),
            Action::Kill { tile, victims, fakirs: 0 } => write!(f, "kill {tile} {victims}"),
            Action::Kill { tile, victims, fakirs } => write!(f, "kill {tile} {victims} fakirs {fakirs}"),
            Action::Murder { seat, victims } => write!(f, "murder {seat} {victims}"),
            Action::Spare => f.write_str("spare"),
            Action::KeepItem(item) => write!(f, "keep-item {item}"),
            Action::KeepDjinn(djinn) => write!(f, "keep-djinn {djinn}"),
            Action::Decline => f.write_str("decline"),
            Action::Buy { first, second: None } => write!(f, "buy {first}"),
            Action::Buy { first, second: Some(second) } => write!(f, "buy {first} {second}"),
            Action::Summon { djinn, payment } => write!(f, "summon {djinn} {payment}"),
            Action::Craft(payment) => write!(f, "craft {payment}"),
            Action::Here => f.write_str("here"),
            Action::There { tile, payment } => write!(f, "there {tile} {payment}"),
            Action::Wish(djinn) => write!(f, "wish {djinn}"),
            Action::WishUnseen => f.write_str("wish-unseen"),
            Action::Fetch(item) => write!(f, "fetch {item}"),
            Action::Strike(tile) => write!(f, "strike {tile}"),
            Action::Remove(victims) => write!(f, "remove {victims}"),
            Action::Lift(tile) => write!(f, "lift {tile}"),
            Action::Settle(tile) => write!(f, "settle {tile}"),
            Action::Charm(tile) => write!(f, "charm {tile}"),
            Action::Lure { tile, tribe } => write!(f, "lure {tile} {tribe}"),
            Action::Enough => f.write_str("enough"),
            Action::Next(card) => write!(f, "next {card}"),
            Action::Offer(card) => write!(f, "offer {card}"),
            Action::Sell => f.write_str("sell"),
            Action::Continue => f.write_str("continue"),
            Action::EndTurn => f.write_str("end-turn"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Words::of(text);
        let action = match words.word("an action")? {
            "bid" => bid(&mut words)?,
            "use" => Action::Use {
                djinn: words.next("a djinn")?,
                payment: words.next("a payment")?,
                tile: words.optional("a tile")?,
            },
            "item" => Action::Item(words.next("an item")?),
            "pick" => pick(&mut words)?,
            "drop" => Action::Drop { tribe: words.next("a tribe")?, tile: words.next("a tile")? },
            "no-move" => Action::NoMove,
            "camel" => Action::Place(Piece::Camel),
            "tent" => Action::Place(Piece::Tent),
            "builders" => {
                words.literal("fakirs")?;
                Action::Builders { fakirs: words.number("a number of Fakirs")? }
            }
            "kill" => Action::Kill {
                tile: words.next("a tile")?,
                victims: words.next("one or two tribes")?,
                fakirs: fakirs(&mut words)?,
            },
            "murder" => Action::Murder { seat: seat(&mut words)?, victims: words.next("one or two tribes")? },
            "spare" => Action::Spare,
            "keep-item" => Action::KeepItem(words.next("an item")?),
            "keep-djinn" => Action::KeepDjinn(words.next("a djinn")?),
            "decline" => Action::Decline,
            "buy" => Action::Buy { first: words.next(PLACE)?, second: words.optional(PLACE)? },
            "summon" => Action::Summon { djinn: words.next("a djinn")?, payment: words.next("a payment")? },
            "craft" => Action::Craft(words.next("a payment")?),
            "here" => Action::Here,
            "there" => Action::There { tile: words.next("a tile")?, payment: words.next("a payment")? },
            "wish" => Action::Wish(words.next("a djinn")?),
            "wish-unseen" => Action::WishUnseen,
            "fetch" => Action::Fetch(words.next("an item")?),
            "strike" => Action::Strike(words.next("a tile")?),
            "remove" => Action::Remove(words.next("one or two tribes")?),
            "lift" => Action::Lift(words.next("a tile")?),
            "settle" => Action::Settle(words.next("a tile")?),
            "charm" => Action::Charm(words.next("a tile")?),
            "lure" => Action::Lure { tile: words.next("a tile")?, tribe: words.next("a tribe")? },
            "enough" => Action::Enough,
            "next" => Action::Next(words.next("a card")?),
            "offer" => Action::Offer(words.next("a card")?),
            "sell" => Action::Sell,
            "continue" => Action::Continue,
            "end-turn" => Action::EndTurn,
            other => return Err(Unreadable::NotA { word: other.into(), what: "an action of this game" }),
        };
        words.end(action)
    }
}

fn bid(words: &mut Words<'_>) -> Result<Action, Unreadable> {
    let price = words.number("a price")?;
    let spot = Spot::try_from(price)?;
    Ok(Action::Bid { spot, fakirs: fakirs(words)? })
}

/// `fakirs 2` at the end, or nothing for none.
fn fakirs(words: &mut Words<'_>) -> Result<u8, Unreadable> {
    if words.words.clone().next().is_none() {
        return Ok(0);
    }
    words.literal("fakirs")?;
    match words.number("a number of Fakirs")? {
        0 => Err(words.strange("0", "at least one Fakir")),
        number => Ok(number),
    }
}

fn pick(words: &mut Words<'_>) -> Result<Action, Unreadable> {
    let tile = words.next("a tile")?;
    match words.words.next() {
        None => Ok(Action::PickUp { tile, ride: Ride::Foot }),
        Some("carpet") => Ok(Action::PickUp { tile, ride: Ride::Carpet }),
        Some(other) => Err(words.strange(other, "carpet")),
    }
}

fn seat(words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    let number = words.number("a seat")?;
    Seat::new(number).ok_or_else(|| words.strange(&number.to_string(), "a seat"))
}
