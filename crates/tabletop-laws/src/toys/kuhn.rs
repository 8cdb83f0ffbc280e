//! Kuhn poker: three cards, two players, one card each; they check, bet, call or fold.
//!
//! The smallest game in which bluffing is right. It is solved: with best play the first seat loses 1/18 a game.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Determinize, Game, Pile, Ranking, Seat, Seats, Telling, Viewer};

use crate::LawBook;

/// There is nothing to agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KuhnSetup;

impl fmt::Display for KuhnSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain")
    }
}

impl FromStr for KuhnSetup {
    type Err = String;

    fn from_str(text: &str) -> Result<KuhnSetup, String> {
        if text == "plain" { Ok(KuhnSetup) } else { Err(format!("`{text}` is not a setup: `plain` was expected")) }
    }
}

/// One of three, the king is best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum KuhnCard {
    #[default]
    Jack,
    Queen,
    King,
}

const DECK: [KuhnCard; 3] = [KuhnCard::Jack, KuhnCard::Queen, KuhnCard::King];

/// Stay, or put a coin in. Staying checks, or folds to a bet; a coin bets, or calls one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum KuhnAction {
    /// Check or fold.
    #[default]
    Stay,
    /// Bet or call.
    Coin,
}

impl fmt::Display for KuhnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KuhnAction::Stay => "stay",
            KuhnAction::Coin => "coin",
        })
    }
}

impl FromStr for KuhnAction {
    type Err = String;

    fn from_str(text: &str) -> Result<KuhnAction, String> {
        match text {
            "stay" => Ok(KuhnAction::Stay),
            "coin" => Ok(KuhnAction::Coin),
            _ => Err(format!("`{text}` is not an action: `stay` or `coin` was expected")),
        }
    }
}

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum KuhnEvent {
    /// A player acted.
    Did {
        /// Who.
        seat: Seat,
        /// What.
        action: KuhnAction,
    },
    /// Neither folded: the cards are turned up.
    Showdown {
        /// Both, by seat.
        cards: [KuhnCard; 2],
    },
}

impl fmt::Display for KuhnEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KuhnEvent::Did { seat, action } => write!(f, "seat {seat}: {action}"),
            KuhnEvent::Showdown { cards: [a, b] } => write!(f, "showdown: {a:?} against {b:?}"),
        }
    }
}

/// The complete state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kuhn {
    cards: [KuhnCard; 2],
    done: Pile<KuhnAction, 3>,
}

/// What one viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct KuhnView {
    /// Who looks.
    pub viewer: Viewer,
    /// The cards this viewer sees.
    pub cards: [Option<KuhnCard>; 2],
    /// What was done so far, by turns.
    pub done: Pile<KuhnAction, 3>,
}

/// Stay, or put a coin in?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum KuhnAsk {
    /// Check or bet.
    Open,
    /// Fold or call.
    Facing,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KuhnIllegal {
    /// K1: it is the other's turn, or it is over.
    NotYourTurn,
}

impl tabletop::Cited for KuhnIllegal {
    fn rule(&self) -> &'static str {
        "K1"
    }
}

impl fmt::Display for KuhnIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("K1: it is not your turn")
    }
}

use KuhnAction::{Coin, Stay};

impl Kuhn {
    fn turn(self) -> Option<Seat> {
        match *self.done {
            [] | [Stay, Coin] => Seat::new(0),
            [Stay | Coin] => Seat::new(1),
            _ => None,
        }
    }

    fn shown(self) -> bool {
        matches!(*self.done, [Stay, Stay] | [Coin, Coin] | [Stay, Coin, Coin])
    }

    /// What each seat wins or loses, once it is over.
    pub fn payoff(self) -> Option<[i32; 2]> {
        let stake = match *self.done {
            [Coin, Stay] => return Some([1, -1]),
            [Stay, Coin, Stay] => return Some([-1, 1]),
            [Stay, Stay] => 1,
            [Coin, Coin] | [Stay, Coin, Coin] => 2,
            _ => return None,
        };
        Some(if self.cards[0] > self.cards[1] { [stake, -stake] } else { [-stake, stake] })
    }
}

impl Game for Kuhn {
    const NAME: &'static str = "kuhn";
    type Setup = KuhnSetup;
    type Action = KuhnAction;
    type Event = KuhnEvent;
    type View = KuhnView;
    type Ask = KuhnAsk;
    type Illegal = KuhnIllegal;

    fn seats(_: &KuhnSetup) -> u8 {
        2
    }

    fn start(_: &KuhnSetup, chance: &mut Chance, _: &mut Telling<KuhnEvent>) -> Kuhn {
        let mut deck = DECK;
        chance.shuffle(&mut deck);
        Kuhn { cards: [deck[0], deck[1]], done: Pile::new() }
    }

    fn to_act(&self) -> Seats {
        self.turn().map_or(Seats::NONE, Seats::only)
    }

    fn ask(&self, seat: Seat) -> Option<KuhnAsk> {
        let facing = self.done.last() == Some(&Coin);
        (self.turn() == Some(seat)).then_some(if facing { KuhnAsk::Facing } else { KuhnAsk::Open })
    }

    fn options(&self, seat: Seat, menu: &mut Vec<KuhnAction>) {
        if self.turn() == Some(seat) {
            menu.extend([Stay, Coin]);
        }
    }

    fn check(&self, seat: Seat, _: &KuhnAction) -> Result<(), KuhnIllegal> {
        if self.turn() == Some(seat) { Ok(()) } else { Err(KuhnIllegal::NotYourTurn) }
    }

    fn apply(&mut self, seat: Seat, action: &KuhnAction, _: &mut Chance, told: &mut Telling<KuhnEvent>) {
        self.done.push(*action);
        told.all(KuhnEvent::Did { seat, action: *action });
        if self.shown() {
            told.all(KuhnEvent::Showdown { cards: self.cards });
        }
    }

    fn view(&self, viewer: Viewer) -> KuhnView {
        let Kuhn { cards, done } = *self;
        let mut shown = [None; 2];
        for seat in Seats::first(2).iter().filter(|&seat| self.shown() || viewer.is(seat)) {
            shown[seat.index()] = Some(cards[seat.index()]);
        }
        KuhnView { viewer, cards: shown, done }
    }

    fn result(&self) -> Option<Ranking> {
        self.payoff().map(|coins| Ranking::by_points(&coins))
    }
}

impl Determinize for Kuhn {
    fn determinize(view: &KuhnView, chance: &mut Chance) -> Kuhn {
        let mut unseen: Pile<KuhnCard, 3> =
            DECK.into_iter().filter(|&card| !view.cards.contains(&Some(card))).collect();
        chance.shuffle(&mut unseen);
        let cards = view.cards.map(|card| card.or_else(|| unseen.pop()).unwrap_or_default());
        Kuhn { cards, done: view.done }
    }
}

/// What the laws know of Kuhn poker.
pub struct KuhnBook;

impl LawBook for KuhnBook {
    type Game = Kuhn;

    fn frame(game: &Kuhn) -> &'static str {
        match game.turn().and_then(|seat| game.ask(seat)) {
            Some(KuhnAsk::Open) => "open",
            Some(KuhnAsk::Facing) => "facing a bet",
            None => "over",
        }
    }

    fn deed(action: &KuhnAction) -> &'static str {
        match action {
            Stay => "stay",
            Coin => "coin",
        }
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        &[("open", "stay"), ("open", "coin"), ("facing a bet", "stay"), ("facing a bet", "coin")]
    }

    fn conserved(game: &Kuhn) -> Result<(), String> {
        let distinct = game.cards[0] != game.cards[1];
        if distinct { Ok(()) } else { Err(format!("one card twice: {:?}", game.cards)) }
    }

    fn bound(_: &KuhnSetup) -> usize {
        3
    }

    fn forge(chance: &mut Chance) -> KuhnAction {
        if chance.below(2) == 0 { Stay } else { Coin }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stakes_are_one_unless_a_bet_is_called() {
        let game = |done: &[KuhnAction]| Kuhn {
            cards: [KuhnCard::Queen, KuhnCard::King],
            done: done.iter().copied().collect(),
        };
        assert_eq!(game(&[Stay, Stay]).payoff(), Some([-1, 1]));
        assert_eq!(game(&[Coin, Stay]).payoff(), Some([1, -1]));
        assert_eq!(game(&[Coin, Coin]).payoff(), Some([-2, 2]));
        assert_eq!(game(&[Stay, Coin, Stay]).payoff(), Some([-1, 1]));
        assert_eq!(game(&[Stay, Coin, Coin]).payoff(), Some([-2, 2]));
        assert_eq!(game(&[Stay, Coin]).payoff(), None);
    }
}
