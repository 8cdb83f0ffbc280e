//! Standing orders: what the house answers for a person who does not want to be asked.
//!
//! A game lists its orders as data and says in what [`Situation`] a seat is, by what everybody sees. Nothing here looks at a
//! hand, except at a table with a single person, where nobody could learn from it: there, questions with only one answer for
//! that hand are answered too.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};
use words::Said;

use crate::Hosted;

/// A standing order. Its text for people is in the words of the game or of the house, under `order-KEY`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// Its key in commands and on the wire.
    pub key: &'static str,
    /// When it answers, and how long.
    pub holds: Holds,
    /// Whether it is on until the player changes it.
    pub usual: bool,
}

/// When a standing order answers, and how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// At moments of its own, unless another player has just played something; until it is turned off.
    Standing,
    /// In every window, until this stage of a round is reached. Stage 0 is the next round.
    Until(u8),
    /// In every window, until another player plays something.
    UntilPlay,
    /// Where there is only one answer.
    OneAnswer,
    /// Nowhere: while it is on, no other order answers.
    Stop,
}

/// The orders that every game has besides its own.
pub(crate) const HOUSE: [Order; 2] = [
    Order { key: "only", holds: Holds::OneAnswer, usual: true },
    Order { key: "always", holds: Holds::Stop, usual: false },
];

impl Order {
    /// An order that is on by default and answers at moments of its own.
    pub const fn usual(key: &'static str) -> Order {
        Order { key, holds: Holds::Standing, usual: true }
    }

    /// An order that is off by default.
    pub const fn new(key: &'static str, holds: Holds) -> Order {
        Order { key, holds, usual: false }
    }

    /// Does it end by itself?
    pub const fn ends(&self) -> bool {
        matches!(self.holds, Holds::Until(_) | Holds::UntilPlay)
    }
}

/// Where a seat is in its game as far as standing orders are concerned, by what everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation<A> {
    /// The round.
    pub round: u64,
    /// How far the round is, from 0.
    pub stage: u8,
    /// The answer that passes, if the seat is asked in a window.
    pub pass: Option<A>,
    /// Another player has played something that can be answered.
    pub urgent: bool,
    /// The keys of the game's own orders that hold at this moment.
    pub holding: &'static [&'static str],
    /// An order that also holds for a person who is alone with bots, because nothing can be lost by passing here.
    pub safe: Option<&'static str>,
    /// The answer, where everybody can tell that there is only one.
    pub only: Option<A>,
    /// Nothing can be taken back after the answer, so the player is asked even if there is only one.
    pub last_chance: bool,
}

impl<A> Situation<A> {
    /// At this point of a game, with nothing to answer by order.
    pub const fn at(round: u64, stage: u8) -> Situation<A> {
        Situation { round, stage, pass: None, urgent: false, holding: &[], safe: None, only: None, last_chance: false }
    }
}

/// One of a seat's standing orders, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingOrder {
    /// Its key.
    pub key: String,
    /// What it says.
    pub said: Said,
    /// Is it on?
    pub on: bool,
    /// Does it answer questions at this stage of the game?
    pub at_work: bool,
    /// Does it end by itself?
    pub until: bool,
}

/// What a person has ordered at a table. As text it is what a store keeps: `placing=off city=on.57.4`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Orders(BTreeMap<String, Will>);

/// What the player wants of one order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Will {
    Off,
    On {
        /// The last message the person had heard when they gave it: a play that they knew of does not end it.
        since: u32,
        /// The round in which it ends.
        round: u64,
    },
}

impl Orders {
    pub(crate) fn is_on(&self, order: &Order) -> bool {
        self.0.get(order.key).map_or(order.usual, |will| matches!(will, Will::On { .. }))
    }

    /// Turns an order on or off. Turning one on turns off the order to be asked always; turning on that one ends the orders
    /// that would have ended by themselves.
    pub(crate) fn change(&mut self, all: &[Order], order: &Order, on: bool, since: u32, round: u64) {
        let stop = |other: &Order| other.holds == Holds::Stop;
        for other in all.iter().filter(|_| on) {
            if if stop(order) { other.ends() } else { stop(other) } {
                self.0.remove(other.key);
            }
        }
        if on == order.usual {
            self.0.remove(order.key);
        } else {
            self.0.insert(order.key.to_owned(), if on { Will::On { since, round } } else { Will::Off });
        }
    }

    /// Whether this order, if it is one that ends by itself, has come to its end. `asked` is the question the seat faces.
    pub(crate) fn is_over<A>(&self, order: &Order, now: &Situation<A>, asked: Option<u32>) -> bool {
        let Some(Will::On { since, round }) = self.0.get(order.key) else { return false };
        match order.holds {
            Holds::Until(stage) => (now.round, now.stage) >= (*round, stage),
            Holds::UntilPlay => now.urgent && asked.is_some_and(|asked| asked > *since),
            Holds::Standing | Holds::OneAnswer | Holds::Stop => false,
        }
    }

    /// Ends all orders that end by themselves: as soon as one of them ends, all do.
    pub(crate) fn end(&mut self, all: &[Order]) {
        for order in all.iter().filter(|order| order.ends()) {
            self.0.remove(order.key);
        }
    }
}

/// All orders that can be given in a game with this setup.
pub(crate) fn known_orders<G: Hosted>(setup: &G::Setup) -> Vec<Order> {
    G::orders(setup).iter().copied().chain(HOUSE).collect()
}

/// The order that answers the question `seat` faces, and its answer. Only for a person who is alone with bots does the hand
/// matter: whether there is more than one answer, or something that can be played at this moment only.
pub(crate) fn obeyed<G: Hosted>(
    game: &G,
    seat: Seat,
    now: Situation<G::Action>,
    given: &Orders,
    known: &[Order],
    alone: bool,
) -> Option<(&'static str, G::Action)> {
    let on = |holds: Holds| known.iter().find(|order| order.holds == holds && given.is_on(order));
    if on(Holds::Stop).is_some() {
        return None;
    }
    let mut menu = Vec::new();
    game.options(seat, &mut menu);
    let only = if alone && menu.len() == 1 { menu.first().copied() } else { now.only };
    if let (Some(order), Some(only), false) = (on(Holds::OneAnswer), only, now.last_chance) {
        return Some((order.key, only));
    }
    // A seat that has begun an answer does not pass.
    let pass = now.pass.filter(|pass| menu.contains(pass))?;
    let until = known.iter().find(|order| order.ends() && given.is_on(order));
    let asks = now.urgent || (alone && G::is_timely(&game.view(Viewer::Seat(seat)), &menu));
    let holds = |key: &'static str| now.holding.contains(&key) || (alone && now.safe == Some(key));
    let holding = known.iter().find(|order| !asks && holds(order.key) && given.is_on(order));
    until.or(holding).map(|order| (order.key, pass))
}

/// In which round an order that is given now ends.
pub(crate) fn ends_in<A>(order: &Order, now: &Situation<A>) -> u64 {
    match order.holds {
        Holds::Until(stage) if now.stage >= stage => now.round + 1,
        Holds::Until(_) | Holds::UntilPlay | Holds::Standing | Holds::OneAnswer | Holds::Stop => now.round,
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (key, will)) in self.0.iter().enumerate() {
            let gap = if n == 0 { "" } else { " " };
            match will {
                Will::Off => write!(f, "{gap}{key}=off")?,
                Will::On { since, round } => write!(f, "{gap}{key}=on.{since}.{round}")?,
            }
        }
        Ok(())
    }
}

/// The text does not describe standing orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`KEY=off` or `KEY=on.MESSAGE.ROUND` was expected")]
pub struct NoOrders;

impl FromStr for Orders {
    type Err = NoOrders;

    fn from_str(text: &str) -> Result<Orders, NoOrders> {
        let read = |word: &str| {
            let (key, will) = word.split_once('=')?;
            let will = match will.split_once('.') {
                None if will == "off" => Will::Off,
                Some(("on", numbers)) => {
                    let (since, round) = numbers.split_once('.')?;
                    Will::On { since: since.parse().ok()?, round: round.parse().ok()? }
                }
                _ => return None,
            };
            Some((key.to_owned(), will))
        };
        text.split_ascii_whitespace().map(|word| read(word).ok_or(NoOrders)).collect::<Result<_, _>>().map(Orders)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACING: Order = Order::usual("placing");
    const CITY: Order = Order::new("city", Holds::Until(2));
    const SPELL: Order = Order::new("spell", Holds::UntilPlay);
    const ALL: [Order; 5] = [PLACING, CITY, SPELL, HOUSE[0], HOUSE[1]];

    fn on(orders: &Orders) -> Vec<&'static str> {
        ALL.iter().filter(|order| orders.is_on(order)).map(|order| order.key).collect()
    }

    fn given(orders: &[(Order, bool)]) -> Orders {
        let mut all = Orders::default();
        for (order, on) in orders {
            all.change(&ALL, order, *on, 7, 3);
        }
        all
    }

    #[test]
    fn what_nobody_has_said_anything_about_is_as_usual() {
        assert_eq!(on(&Orders::default()), ["placing", "only"]);
        assert_eq!(on(&given(&[(PLACING, false), (CITY, true)])), ["city", "only"]);
        assert_eq!(given(&[(PLACING, false), (PLACING, true)]), Orders::default());
    }

    #[test]
    fn to_be_stopped_always_and_to_pass_until_something_exclude_each_other() {
        let stopped = given(&[(PLACING, false), (CITY, true), (HOUSE[1], true)]);
        assert_eq!(on(&stopped), ["only", "always"], "what was turned off stays so");
        assert_eq!(on(&given(&[(HOUSE[1], true), (SPELL, true)])), ["placing", "spell", "only"]);
    }

    #[test]
    fn an_order_ends_when_its_stage_is_reached_in_this_round_or_the_next() {
        let now = |round, stage| Situation::<u8>::at(round, stage);
        assert_eq!((ends_in(&CITY, &now(3, 1)), ends_in(&CITY, &now(3, 2))), (3, 4));
        let orders = given(&[(CITY, true)]);
        assert!(!orders.is_over(&CITY, &now(3, 1), None) && orders.is_over(&CITY, &now(3, 2), None));
        assert!(orders.is_over(&CITY, &now(4, 0), None), "the city was passed over");
    }

    #[test]
    fn a_play_ends_an_order_only_if_it_came_after_it() {
        let played = Situation::<u8> { urgent: true, ..Situation::at(3, 1) };
        let orders = given(&[(SPELL, true)]);
        assert!(!orders.is_over(&SPELL, &played, Some(7)) && orders.is_over(&SPELL, &played, Some(8)));
        assert!(!orders.is_over(&SPELL, &Situation::<u8>::at(3, 1), Some(8)));
    }

    #[test]
    fn orders_are_kept_as_text() {
        let orders = given(&[(PLACING, false), (CITY, true)]);
        assert_eq!(orders.to_string(), "city=on.7.3 placing=off");
        assert_eq!(orders.to_string().parse(), Ok(orders));
        assert_eq!("".parse(), Ok(Orders::default()));
        for wrong in ["city", "city=on", "city=on.1", "city=maybe", "city=on.1.x"] {
            assert_eq!(wrong.parse::<Orders>(), Err(NoOrders), "{wrong}");
        }
    }
}
