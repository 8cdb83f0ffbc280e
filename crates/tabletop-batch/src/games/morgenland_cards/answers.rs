//! The numbers of answers.

use morgenland_cards::{Action, Card, Play, Spell, Target, Valued as _};
use tabletop::Kind as _;

use crate::{FEATURES, NONE};

/// A hero at a place: five heroes, twelve places.
const PLACE: u16 = 0;
const PICK: u16 = PLACE + 5 * 12;
const KEEP: u16 = PICK + 25;
const NAME: u16 = KEEP + 21;
const PASS: u16 = NAME + 8;
const TO: u16 = PASS + 1;
const KEEP_CARD: u16 = TO + 12;
const GIVE: u16 = KEEP_CARD + 25;
const ENOUGH: u16 = GIVE + 25;
const TAKE: u16 = ENOUGH + 1;
const STRIKE: u16 = TAKE + 25;
const PAY: u16 = STRIKE + 26;
const TAKE_BACK: u16 = PAY + 25;
pub(super) const NUMBERED: u16 = TAKE_BACK + 1;

/// Purchases, sacrifices and plays are numbered by their order in the menu.
pub(super) fn number(action: &Action) -> Option<u16> {
    match *action {
        Action::Place { hero, place } => Some(PLACE + (u16::from(hero) - 1) * 12 + place as u16),
        Action::Pick(card) => Some(PICK + card.index() as u16),
        Action::Keep(spell) => Some(KEEP + spell as u16),
        Action::Name(seat) => Some(NAME + seat.index() as u16),
        Action::Pass => Some(PASS),
        Action::To(place) => Some(TO + place as u16),
        Action::KeepCard(card) => Some(KEEP_CARD + card.index() as u16),
        Action::Give(card) => Some(GIVE + card.index() as u16),
        Action::Enough => Some(ENOUGH),
        Action::Take(card) => Some(TAKE + card.index() as u16),
        Action::Strike(hero) => Some(STRIKE + u16::from(hero)),
        Action::Pay(card) => Some(PAY + card.index() as u16),
        Action::TakeBack => Some(TAKE_BACK),
        Action::Buy(_) | Action::Play(_) | Action::Discard(_) => None,
    }
}

/// Kind, hero or seat, place, treasure card, then the play; of payments, how many cards and units they have.
pub(super) fn describe(action: &Action, features: &mut [i16; FEATURES]) {
    *features = [NONE; FEATURES];
    let (kind, hero, place, treasure) = match *action {
        Action::Place { hero, place } => (0, Some(hero), Some(place), None),
        Action::Pick(card) => (1, None, None, Some(card)),
        Action::Keep(_) => (2, None, None, None),
        Action::Name(seat) => (3, Some(seat.into()), None, None),
        Action::Buy(_) => (4, None, None, None),
        Action::Pass => (5, None, None, None),
        Action::Play(_) => (6, None, None, None),
        Action::To(place) => (7, None, Some(place), None),
        Action::KeepCard(card) => (8, None, None, Some(card)),
        Action::Give(card) => (9, None, None, Some(card)),
        Action::Enough => (10, None, None, None),
        Action::Take(card) => (11, None, None, Some(card)),
        Action::Strike(hero) => (12, Some(hero), None, None),
        Action::Pay(card) => (13, None, None, Some(card)),
        Action::TakeBack => (14, None, None, None),
        Action::Discard(_) => (15, None, None, None),
    };
    features[0] = kind;
    features[1] = hero.map_or(NONE, i16::from);
    features[2] = place.map_or(NONE, |place| place as i16);
    features[3] = treasure.map_or(NONE, |card| card.index() as i16);
    match *action {
        Action::Play(it) => features[4..8].copy_from_slice(&play(&it)),
        Action::Keep(spell) => features[4] = card(Card::Spell(spell)),
        Action::Buy(payment) => {
            let (price, bribe) = (payment.price(), payment.bribe());
            let cells = [price.len().into(), price.worth() as i16, bribe.len().into(), bribe.worth() as i16];
            features[8..12].copy_from_slice(&cells);
        }
        Action::Discard(cards) => features[8..10].copy_from_slice(&[cards.len().into(), cards.worth() as i16]),
        _ => {}
    }
}

/// A play in four cells: the card, the hero or play it points at, the place, and the rest of its target.
pub(super) fn play(play: &Play) -> [i16; 4] {
    let (hero, place, rest) = match play.at {
        Target::Nothing => (NONE, None, NONE),
        Target::Hero(hero) | Target::Play(hero) => (hero.into(), None, NONE),
        Target::Move(hero, place) => (hero.into(), Some(place), NONE),
        Target::Place(place) => (NONE, Some(place), NONE),
        Target::For(place, seat) => (NONE, Some(place), seat.index() as i16),
        Target::Kind(artifact) => (NONE, None, artifact as i16),
        Target::Swap(place, artifact) => (NONE, Some(place), artifact as i16),
        Target::Barter(place, one, other) => (NONE, Some(place), one as i16 * 5 + other as i16),
    };
    [card(play.card), hero, place.map_or(NONE, |place| place as i16), rest]
}

/// Spells, then artifacts, then artifacts that a Parasite copies.
pub(super) fn card(card: Card) -> i16 {
    let spells = Spell::ALL.len() as i16;
    match card {
        Card::Spell(spell) => spell as i16,
        Card::Artifact(artifact) => spells + artifact as i16,
        Card::Copy(artifact) => spells + 5 + artifact as i16,
    }
}
