//! The numbers of answers.

use five_tribes::{Action, Payment, Piece, Place, Ride, Tile, Tribe, Victims};

use crate::{FEATURES, NONE};

/// A spot of seven, with up to eighteen Fakirs.
const BID: u16 = 0;
const ITEM: u16 = BID + 7 * 19;
const PICK_UP: u16 = ITEM + 10;
const DROP: u16 = PICK_UP + 2 * 36;
const NO_MOVE: u16 = DROP + 6 * 36;
const PLACE: u16 = NO_MOVE + 1;
const BUILDERS: u16 = PLACE + 2;
const SPARE: u16 = BUILDERS + 19;
const KEEP_ITEM: u16 = SPARE + 1;
const KEEP_DJINN: u16 = KEEP_ITEM + 10;
const DECLINE: u16 = KEEP_DJINN + 24;
/// A card of nine, and another or none.
const BUY: u16 = DECLINE + 1;
const SUMMON: u16 = BUY + 9 * 10;
const CRAFT: u16 = SUMMON + 24 * 6;
const HERE: u16 = CRAFT + 6;
const WISH: u16 = HERE + 1;
const WISH_UNSEEN: u16 = WISH + 24;
const FETCH: u16 = WISH_UNSEEN + 1;
const STRIKE: u16 = FETCH + 10;
const LIFT: u16 = STRIKE + 36;
const SETTLE: u16 = LIFT + 36;
const CHARM: u16 = SETTLE + 36;
const LURE: u16 = CHARM + 36;
const ENOUGH: u16 = LURE + 6 * 36;
const NEXT: u16 = ENOUGH + 1;
const OFFER: u16 = NEXT + 10;
const SELL: u16 = OFFER + 10;
const CONTINUE: u16 = SELL + 1;
const END_TURN: u16 = CONTINUE + 1;
pub(super) const NUMBERED: u16 = END_TURN + 1;

/// Djinns used and victims are numbered by their order in the menu.
pub(super) fn number(action: &Action) -> Option<u16> {
    let at = |tile: Tile| tile.index() as u16;
    let of = |tribe: Tribe| tribe.index() as u16 * 36;
    Some(match *action {
        Action::Bid { spot, fakirs } => BID + u16::from(spot.steps()) * 19 + u16::from(fakirs),
        Action::Item(item) => ITEM + item as u16,
        Action::PickUp { tile, ride } => PICK_UP + if ride == Ride::Carpet { 36 } else { 0 } + at(tile),
        Action::Drop { tribe, tile } => DROP + of(tribe) + at(tile),
        Action::NoMove => NO_MOVE,
        Action::Place(piece) => PLACE + u16::from(piece == Piece::Tent),
        Action::Builders { fakirs } => BUILDERS + u16::from(fakirs),
        Action::Spare => SPARE,
        Action::KeepItem(item) => KEEP_ITEM + item as u16,
        Action::KeepDjinn(djinn) => KEEP_DJINN + djinn as u16,
        Action::Decline => DECLINE,
        Action::Buy { first, second } => BUY + first.index() as u16 * 10 + second.map_or(0, |it| 1 + it.index() as u16),
        Action::Summon { djinn, payment } => SUMMON + djinn as u16 * 6 + paid(payment),
        Action::Craft(payment) => CRAFT + paid(payment),
        Action::Here => HERE,
        Action::Wish(djinn) => WISH + djinn as u16,
        Action::WishUnseen => WISH_UNSEEN,
        Action::Fetch(item) => FETCH + item as u16,
        Action::Strike(tile) => STRIKE + at(tile),
        Action::Lift(tile) => LIFT + at(tile),
        Action::Settle(tile) => SETTLE + at(tile),
        Action::Charm(tile) => CHARM + at(tile),
        Action::Lure { tile, tribe } => LURE + of(tribe) + at(tile),
        Action::Enough => ENOUGH,
        Action::Next(card) => NEXT + card as u16,
        Action::Offer(card) => OFFER + card as u16,
        Action::Sell => SELL,
        Action::Continue => CONTINUE,
        Action::EndTurn => END_TURN,
        Action::Use { .. } | Action::Kill { .. } | Action::Murder { .. } | Action::There { .. } | Action::Remove(_) => {
            return None;
        }
    })
}

const fn paid(payment: Payment) -> u16 {
    match payment {
        Payment::Elder => 0,
        Payment::Fakir => 1,
        Payment::TwoElders => 2,
        Payment::ElderAndFakir => 3,
        Payment::Artisan => 4,
        Payment::TwoFakirs => 5,
    }
}

/// An answer in parts, as it is described: each is absent or a small number.
#[derive(Default)]
struct Parts {
    tile: Option<Tile>,
    tribes: [Option<Tribe>; 2],
    number: Option<u8>,
    thing: Option<u8>,
    payment: Option<Payment>,
    places: [Option<Place>; 2],
}

/// Kind, tile, tribes, number, thing (djinn, item, card or seat), payment, places in the row.
pub(super) fn describe(action: &Action, features: &mut [i16; FEATURES]) {
    let (kind, parts) = parts(action);
    *features = [NONE; FEATURES];
    let cells = [
        Some(kind),
        parts.tile.map(|tile| tile.index() as i16),
        parts.tribes[0].map(|tribe| tribe as i16),
        parts.tribes[1].map(|tribe| tribe as i16),
        parts.number.map(i16::from),
        parts.thing.map(i16::from),
        parts.payment.map(|payment| paid(payment) as i16),
        parts.places[0].map(|place| place.index() as i16),
        parts.places[1].map(|place| place.index() as i16),
    ];
    cells.into_iter().zip(features).for_each(|(cell, feature)| *feature = cell.unwrap_or(NONE));
}

#[rustfmt::skip]
fn parts(action: &Action) -> (i16, Parts) {
    let none = Parts::default;
    let thing = |it: u8| Parts { thing: Some(it), ..none() };
    let number = |it: u8| Parts { number: Some(it), ..none() };
    let tile = |it: Tile| Parts { tile: Some(it), ..none() };
    let both = |victims: Victims| [Some(victims.one), victims.other];
    match *action {
        Action::Bid { spot, fakirs } => (0, Parts { number: Some(fakirs), thing: Some(spot.price()), ..none() }),
        Action::Use { djinn, payment, tile } => (1, Parts { tile, thing: Some(djinn as u8), payment: Some(payment), ..none() }),
        Action::Item(item) => (2, thing(item as u8)),
        Action::PickUp { tile, ride } => (3, Parts { tile: Some(tile), number: Some((ride == Ride::Carpet).into()), ..none() }),
        Action::Drop { tribe, tile } => (4, Parts { tile: Some(tile), tribes: [Some(tribe), None], ..none() }),
        Action::NoMove => (5, none()),
        Action::Place(piece) => (6, number((piece == Piece::Tent).into())),
        Action::Builders { fakirs } => (7, number(fakirs)),
        Action::Kill { tile, victims, fakirs } => (8, Parts { tile: Some(tile), tribes: both(victims), number: Some(fakirs), ..none() }),
        Action::Murder { seat, victims } => (9, Parts { thing: Some(seat.into()), tribes: both(victims), ..none() }),
        Action::Spare => (10, none()),
        Action::KeepItem(item) => (11, thing(item as u8)),
        Action::KeepDjinn(djinn) => (12, thing(djinn as u8)),
        Action::Decline => (13, none()),
        Action::Buy { first, second } => (14, Parts { places: [Some(first), second], ..none() }),
        Action::Summon { djinn, payment } => (15, Parts { thing: Some(djinn as u8), payment: Some(payment), ..none() }),
        Action::Craft(payment) => (16, Parts { payment: Some(payment), ..none() }),
        Action::Here => (17, none()),
        Action::There { tile, payment } => (18, Parts { tile: Some(tile), payment: Some(payment), ..none() }),
        Action::Wish(djinn) => (19, thing(djinn as u8)),
        Action::WishUnseen => (20, none()),
        Action::Fetch(item) => (21, thing(item as u8)),
        Action::Strike(it) => (22, tile(it)),
        Action::Remove(victims) => (23, Parts { tribes: both(victims), ..none() }),
        Action::Lift(it) => (24, tile(it)),
        Action::Settle(it) => (25, tile(it)),
        Action::Charm(it) => (26, tile(it)),
        Action::Lure { tile, tribe } => (27, Parts { tile: Some(tile), tribes: [Some(tribe), None], ..none() }),
        Action::Enough => (28, none()),
        Action::Next(card) => (29, thing(card as u8)),
        Action::Offer(card) => (30, thing(card as u8)),
        Action::Sell => (31, none()),
        Action::Continue => (32, none()),
        Action::EndTurn => (33, none()),
    }
}
