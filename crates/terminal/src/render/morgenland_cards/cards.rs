//! Cards to pay with, chosen one by one.

use morgenland_cards::{Action, Ask, Payment, Question as Asked, Treasure, Treasures};
use tabletop_host::Question;
use words::{Vocabulary, say};

use super::{Voice, read};
use crate::{
    Picker,
    picker::{Column, Row, Wanted},
};

/// K18.7, K18.13: cards of the hand, for a price and a bribe or to be discarded.
pub(super) fn picker(voice: &Voice, question: &Question) -> Option<Picker> {
    let mut actions = question.options.iter().filter_map(|it| read::<Action>(&it.action).ok());
    match read::<Ask>(&question.ask).ok()?.question {
        Asked::Offer { price, bribe, hand, .. } => {
            let usual = actions.find_map(|it| if let Action::Buy(with) = it { Some(with) } else { None })?;
            let mut columns = vec![column(voice, "pick-price", price, hand, usual.price())];
            columns.extend((bribe > 0).then(|| column(voice, "pick-bribe", bribe, hand, usual.bribe())));
            let answer = move |chosen: &[Vec<u8>]| {
                let cards = |at: usize| chosen.get(at).map_or(Treasures::default(), |them| some(hand, them));
                Action::Buy(Payment::new(cards(0), cards(1)))
            };
            Some(of(voice, hand, columns, answer))
        }
        Asked::Sacrifice { amount, hand, .. } => {
            let usual = actions.find_map(|it| if let Action::Discard(them) = it { Some(them) } else { None })?;
            let columns = vec![column(voice, "pick-discard", amount, hand, usual)];
            Some(of(voice, hand, columns, move |chosen| Action::Discard(some(hand, &chosen[0]))))
        }
        _ => None,
    }
}

fn of(
    voice: &Voice,
    hand: Treasures,
    columns: Vec<Column>,
    answer: impl Fn(&[Vec<u8>]) -> Action + Send + 'static,
) -> Picker {
    let row = |card: Treasure| Row {
        name: voice.tell(&say(&card, &Vocabulary::NONE)),
        most: hand.count(card),
        worth: card.value(),
    };
    let answer = move |chosen: &[Vec<u8>]| serde_json::to_value(answer(chosen)).expect("an answer can be written");
    Picker::new(hand.kinds().map(row).collect(), columns, Box::new(answer))
}

fn column(voice: &Voice, id: &str, worth: u8, hand: Treasures, usual: Treasures) -> Column {
    let chosen = hand.kinds().map(|card| usual.count(card)).collect();
    Column { name: voice.say(id, []), wanted: Wanted::Worth(worth), chosen }
}

/// This many of each kind in this hand.
fn some(hand: Treasures, chosen: &[u8]) -> Treasures {
    let mut cards = Treasures::default();
    for (card, &count) in hand.kinds().zip(chosen) {
        (0..count).for_each(|_| cards.add(card));
    }
    cards
}
