use tabletop::Chance;

use super::{Action, Bazaar, BazaarSetup, Card, Omen};
use crate::LawBook;

/// What the laws know of the Bazaar.
pub struct BazaarBook;

impl LawBook for BazaarBook {
    type Game = Bazaar;

    fn frame(game: &Bazaar) -> &'static str {
        match game.window.map(|window| window.card) {
            None => "turn",
            Some(Card::Spice) => "window for spice",
            Some(Card::Silk) => "window for silk",
            Some(Card::Spy | Card::Guard) => "window for spy",
        }
    }

    fn deed(action: &Action) -> &'static str {
        match action {
            Action::Draw => "draw",
            Action::Play(_) => "play",
            Action::Rest => "rest",
            Action::Let => "let",
            Action::Guard => "guard",
        }
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        &[
            ("turn", "draw"),
            ("turn", "play"),
            ("turn", "rest"),
            ("window for spice", "let"),
            ("window for spice", "guard"),
            ("window for silk", "let"),
            ("window for silk", "guard"),
            ("window for spy", "let"),
            ("window for spy", "guard"),
        ]
    }

    fn conserved(game: &Bazaar) -> Result<(), String> {
        for (card, n) in Card::ALL.into_iter().zip(Card::COUNTS) {
            let count = |cards: &[Card]| cards.iter().filter(|&&it| it == card).count();
            let held: usize = game.hands.iter().map(|hand| count(hand)).sum();
            let at_stake = usize::from(game.window.is_some_and(|window| window.card == card));
            let found = held + count(&game.deck) + at_stake + usize::from(game.gone[card.index()]);
            if found != usize::from(n) {
                return Err(format!("{found} {card} cards instead of {n}"));
            }
        }
        let mut omens = game.omens;
        omens.sort_unstable();
        if omens == Omen::ALL { Ok(()) } else { Err(format!("the omens are {omens:?}")) }
    }

    fn bound(setup: &BazaarSetup) -> usize {
        usize::from(setup.turns()) * usize::from(setup.seats()).pow(2)
    }

    fn forge(chance: &mut Chance) -> Action {
        match chance.below(8) {
            0 => Action::Draw,
            1 => Action::Rest,
            2 => Action::Let,
            3 => Action::Guard,
            n => Action::Play(Card::ALL[n as usize % 4]),
        }
    }

    /// A late turn in which the deck is empty and the omen is known to all: random play seldom gets there.
    fn scenes(setup: &BazaarSetup, chance: &mut Chance) -> Vec<Bazaar> {
        use tabletop::{Game as _, Seats, Telling};
        let mut game = Bazaar::start(setup, chance, &mut Telling::deaf());
        while let Some(card) = game.deck.pop() {
            game.gone[card.index()] += 1;
        }
        game.omen_seen = Seats::first(setup.seats());
        vec![game]
    }
    fn passes(action: &Action) -> bool {
        matches!(action, Action::Let)
    }

    /// At the start of each round of turns.
    fn summary(before: Option<&Bazaar>, after: &Bazaar) -> Option<String> {
        let seats = after.setup.seats();
        let begins =
            after.turns_left.is_multiple_of(seats) && before.is_none_or(|it| it.turns_left != after.turns_left);
        let points: Vec<String> = after.points[..usize::from(seats)].iter().map(u8::to_string).collect();
        begins.then(|| format!("{} rounds left, points {}", after.turns_left / seats, points.join(" ")))
    }
}
