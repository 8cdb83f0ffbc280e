//! The numbers of answers.

use morgenland::{Action, Card, Field, Play, Purse, Spell, Target};

use super::rank;
use crate::FEATURES;

/// A figure on a field: eight figures, fifteen fields.
const PLACE: u16 = 0;
/// Up to three units to take.
const TAKE: u16 = PLACE + 8 * 15;
const SWAP: u16 = TAKE + 56;
const KEEP: u16 = SWAP + 5;
const STAY_OUT: u16 = KEEP + 1;
const DECLINE: u16 = STAY_OUT + 1;
const PASS: u16 = DECLINE + 1;
const TO: u16 = PASS + 1;
const KEEP_SPELL: u16 = TO + 15;
const CLAIM: u16 = KEEP_SPELL + 21;
const CHOOSE: u16 = CLAIM + 1;
const GIVE: u16 = CHOOSE + 6;
const TAKE_BACK: u16 = GIVE + 6;
pub(super) const NUMBERED: u16 = TAKE_BACK + 1;

/// Payments and plays are numbered by their order in the menu.
#[inline]
pub(super) fn number(action: &Action) -> Option<u16> {
    match *action {
        Action::Place { figure, field } => Some(PLACE + rank(figure) as u16 * 15 + field.index() as u16),
        Action::Take(purse) => way(purse).map(|way| TAKE + way),
        Action::Swap(kind) => Some(SWAP + kind.index() as u16),
        Action::Keep => Some(KEEP),
        Action::StayOut => Some(STAY_OUT),
        Action::Decline => Some(DECLINE),
        Action::Pass => Some(PASS),
        Action::To(field) => Some(TO + field.index() as u16),
        Action::KeepSpell(spell) => Some(KEEP_SPELL + spell.index() as u16),
        Action::Claim => Some(CLAIM),
        Action::Choose(at) => Some(CHOOSE + u16::from(at)),
        Action::Give(artifact) => Some(GIVE + artifact as u16),
        Action::TakeBack => Some(TAKE_BACK),
        Action::Bribe(_) | Action::Buy(_) | Action::Pay(_) | Action::Play(_) | Action::Strike(_) => None,
    }
}

/// The number of a purse among all those of at most three units, 0 for the empty one; `None` for larger ones.
fn way(purse: Purse) -> Option<u16> {
    // How many purses there are of this many kinds with at most this many units.
    const ALL: [[u16; 4]; 6] =
        [[1, 1, 1, 1], [1, 2, 3, 4], [1, 3, 6, 10], [1, 4, 10, 20], [1, 5, 15, 35], [1, 6, 21, 56]];
    let mut left = 3_u8;
    let mut way = 0;
    for (at, &units) in purse.units().iter().enumerate() {
        let rest = left.checked_sub(units)?;
        // Purses with fewer units of this kind come first.
        way += (0..units).map(|fewer| ALL[4 - at][usize::from(left - fewer)]).sum::<u16>();
        left = rest;
    }
    Some(way)
}

/// Kind, figure or artifact or number, field, card, then units by kind.
pub(super) fn describe(action: &Action, features: &mut [i16; FEATURES]) {
    let field = |field: Field| field.index() as i16;
    let (kind, figure, place, purse) = match *action {
        Action::Take(purse) => (0, None, None, Some(purse)),
        Action::Place { figure, field: at } => (1, Some(figure), Some(field(at)), None),
        Action::Swap(kind) => (2, None, None, Some(Purse::of(kind, 1))),
        Action::Keep => (3, None, None, None),
        Action::Bribe(purse) => (4, None, None, Some(purse)),
        Action::StayOut => (5, None, None, None),
        Action::Buy(purse) => (6, None, None, Some(purse)),
        Action::Decline => (7, None, None, None),
        Action::Pass => (8, None, None, None),
        Action::Play(_) => (9, None, None, None),
        Action::To(at) => (10, None, Some(field(at)), None),
        Action::KeepSpell(_) => (11, None, None, None),
        Action::Claim => (12, None, None, None),
        Action::Choose(at) => (13, Some(at), None, None),
        Action::Give(artifact) => (14, Some(artifact as u8), None, None),
        Action::Strike(mark) => (15, Some(mark.0), None, None),
        Action::Pay(purse) => (16, None, None, Some(purse)),
        Action::TakeBack => (17, None, None, None),
    };
    *features = [crate::NONE; FEATURES];
    features[0] = kind;
    features[1] = figure.map_or(crate::NONE, i16::from);
    features[2] = place.unwrap_or(crate::NONE);
    let units = purse.unwrap_or_default();
    units.units().iter().zip(&mut features[8..]).for_each(|(&units, cell)| *cell = i16::from(units));
    match *action {
        Action::Play(play) => describe_play(play, features),
        Action::KeepSpell(spell) => features[3] = card(Card::Spell(spell)),
        _ => {}
    }
}

fn describe_play(play: Play, features: &mut [i16; FEATURES]) {
    features[3] = card(play.card);
    match play.at {
        Target::Nothing => {}
        Target::Figure(mark) => features[1] = mark.0.into(),
        Target::Move(mark, field) => (features[1], features[2]) = (mark.0.into(), field.index() as i16),
        Target::Field(field) => features[2] = field.index() as i16,
        Target::Play(at) => features[4] = at.into(),
    }
}

/// Spells, then artifacts, then artifacts that a Parasite copies.
pub(super) fn card(card: Card) -> i16 {
    let spells = Spell::ALL.len() as i16;
    match card {
        Card::Spell(spell) => spell.index() as i16,
        Card::Artifact(artifact) => spells + artifact as i16,
        Card::Copy(artifact) => spells + 6 + artifact as i16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn purses_of_up_to_three_units_have_numbers_without_gaps() {
        let mut ways = Vec::new();
        for n in 0..1024_u16 {
            let units = std::array::from_fn(|kind| (n >> (2 * kind) & 3) as u8);
            ways.extend(way(Purse::new(units)));
        }
        ways.sort_unstable();
        assert_eq!(ways, (0..56).collect::<Vec<_>>());
        assert_eq!(way(Purse::new([4, 0, 0, 0, 0])), None);
    }
}
