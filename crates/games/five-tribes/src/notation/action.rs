use std::{fmt, str::FromStr};

use tabletop::Seat;

use super::{Unreadable, Wanted, Words};
use crate::{Action, Piece, Ride, Spot};

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
        let action = match words.word(Wanted::Action)? {
            "bid" => bid(&mut words)?,
            "use" => Action::Use {
                djinn: words.next(Wanted::Djinn)?,
                payment: words.next(Wanted::Payment)?,
                tile: words.optional(Wanted::Tile)?,
            },
            "item" => Action::Item(words.next(Wanted::Item)?),
            "pick" => pick(&mut words)?,
            "drop" => Action::Drop { tribe: words.next(Wanted::Tribe)?, tile: words.next(Wanted::Tile)? },
            "no-move" => Action::NoMove,
            "camel" => Action::Place(Piece::Camel),
            "tent" => Action::Place(Piece::Tent),
            "builders" => {
                words.literal("fakirs")?;
                Action::Builders { fakirs: words.number(Wanted::Fakirs)? }
            }
            "kill" => Action::Kill {
                tile: words.next(Wanted::Tile)?,
                victims: words.next(Wanted::Victims)?,
                fakirs: fakirs(&mut words)?,
            },
            "murder" => Action::Murder { seat: seat(&mut words)?, victims: words.next(Wanted::Victims)? },
            "spare" => Action::Spare,
            "keep-item" => Action::KeepItem(words.next(Wanted::Item)?),
            "keep-djinn" => Action::KeepDjinn(words.next(Wanted::Djinn)?),
            "decline" => Action::Decline,
            "buy" => Action::Buy { first: words.next(Wanted::Place)?, second: words.optional(Wanted::Place)? },
            "summon" => Action::Summon { djinn: words.next(Wanted::Djinn)?, payment: words.next(Wanted::Payment)? },
            "craft" => Action::Craft(words.next(Wanted::Payment)?),
            "here" => Action::Here,
            "there" => Action::There { tile: words.next(Wanted::Tile)?, payment: words.next(Wanted::Payment)? },
            "wish" => Action::Wish(words.next(Wanted::Djinn)?),
            "wish-unseen" => Action::WishUnseen,
            "fetch" => Action::Fetch(words.next(Wanted::Item)?),
            "strike" => Action::Strike(words.next(Wanted::Tile)?),
            "remove" => Action::Remove(words.next(Wanted::Victims)?),
            "lift" => Action::Lift(words.next(Wanted::Tile)?),
            "settle" => Action::Settle(words.next(Wanted::Tile)?),
            "charm" => Action::Charm(words.next(Wanted::Tile)?),
            "lure" => Action::Lure { tile: words.next(Wanted::Tile)?, tribe: words.next(Wanted::Tribe)? },
            "enough" => Action::Enough,
            "next" => Action::Next(words.next(Wanted::Card)?),
            "offer" => Action::Offer(words.next(Wanted::Card)?),
            "sell" => Action::Sell,
            "continue" => Action::Continue,
            "end-turn" => Action::EndTurn,
            other => return Err(Unreadable::NotA { word: other.into(), wanted: Wanted::Action }),
        };
        words.end(action)
    }
}

fn bid(words: &mut Words<'_>) -> Result<Action, Unreadable> {
    let price = words.number(Wanted::Price)?;
    let spot = Spot::try_from(price)?;
    Ok(Action::Bid { spot, fakirs: fakirs(words)? })
}

/// `fakirs 2` at the end, or nothing for none.
fn fakirs(words: &mut Words<'_>) -> Result<u8, Unreadable> {
    if words.words.clone().next().is_none() {
        return Ok(0);
    }
    words.literal("fakirs")?;
    match words.number(Wanted::Fakirs)? {
        0 => Err(words.strange("0", Wanted::Fakirs)),
        number => Ok(number),
    }
}

fn pick(words: &mut Words<'_>) -> Result<Action, Unreadable> {
    let tile = words.next(Wanted::Tile)?;
    match words.words.next() {
        None => Ok(Action::PickUp { tile, ride: Ride::Foot }),
        Some("carpet") => Ok(Action::PickUp { tile, ride: Ride::Carpet }),
        Some(other) => Err(words.strange(other, Wanted::Word("carpet"))),
    }
}

fn seat(words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    let number = words.number(Wanted::Seat)?;
    Seat::new(number).ok_or_else(|| words.strange(&number.to_string(), Wanted::Seat))
}
