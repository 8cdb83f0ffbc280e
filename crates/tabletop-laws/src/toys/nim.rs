//! Nim: heaps of counters, two players take turns, each takes any number from one heap; taking the last counter wins.
//!
//! Nothing is hidden and nothing is luck, and it is solved: the player to move wins unless the heaps' exclusive-or is 0.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Determinize, Game, Pile, Ranking, Seat, Seats, Telling, Viewer};

use crate::LawBook;

/// The heaps to begin with: one to six, each of 1 to 9 counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NimSetup {
    heaps: Pile<u8, 6>,
}

impl NimSetup {
    /// These heaps, if they are one to six of 1 to 9.
    pub fn new(heaps: &[u8]) -> Option<NimSetup> {
        let fits = (1..=6).contains(&heaps.len()) && heaps.iter().all(|n| (1..=9).contains(n));
        fits.then(|| NimSetup { heaps: heaps.iter().copied().collect() })
    }
}

impl fmt::Display for NimSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heaps: Vec<String> = self.heaps.iter().map(u8::to_string).collect();
        write!(f, "heaps={}", heaps.join(","))
    }
}

impl FromStr for NimSetup {
    type Err = String;

    fn from_str(text: &str) -> Result<NimSetup, String> {
        let heaps = text.strip_prefix("heaps=").map(|heaps| heaps.split(',').map(number).collect::<Option<Vec<u8>>>());
        let setup = heaps.flatten().and_then(|heaps| NimSetup::new(&heaps));
        setup.ok_or_else(|| format!("`{text}`: one to six heaps of 1 to 9 were expected, such as `heaps=3,4,5`"))
    }
}

impl TryFrom<String> for NimSetup {
    type Error = String;

    fn try_from(text: String) -> Result<NimSetup, String> {
        text.parse()
    }
}

impl From<NimSetup> for String {
    fn from(setup: NimSetup) -> String {
        setup.to_string()
    }
}

/// A number exactly as we print it.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

/// The heaps and whose turn it is; everyone may know all of it, so it is its own view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Nim {
    /// What is left of each heap.
    pub heaps: Pile<u8, 6>,
    /// Whose turn it is.
    pub turn: Seat,
}

impl Nim {
    /// Can the player to move force a win?
    pub fn is_won(&self) -> bool {
        self.heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
    }
}

/// Take this many counters from that heap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct NimAction {
    /// Which heap, from 0.
    pub heap: u8,
    /// How many.
    pub take: u8,
}

impl fmt::Display for NimAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {} from {}", self.take, self.heap)
    }
}

impl FromStr for NimAction {
    type Err = String;

    fn from_str(text: &str) -> Result<NimAction, String> {
        let parts = text.strip_prefix("take ").and_then(|rest| rest.split_once(" from "));
        let action = parts.and_then(|(take, heap)| Some(NimAction { take: number(take)?, heap: number(heap)? }));
        action.ok_or_else(|| format!("`{text}` is not an action: `take 2 from 1` was expected"))
    }
}

/// A player took counters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NimEvent {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: NimAction,
}

impl fmt::Display for NimEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} takes {} from {}", self.seat, self.action.take, self.action.heap)
    }
}

/// Take something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NimAsk;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NimIllegal {
    /// N1: it is the other's turn, or it is over.
    NotYourTurn,
    /// N2: one counter at least, and no more than there are.
    NotThatMany,
}

impl tabletop::Cited for NimIllegal {
    fn rule(&self) -> &'static str {
        match self {
            NimIllegal::NotYourTurn => "N1",
            NimIllegal::NotThatMany => "N2",
        }
    }
}

impl fmt::Display for NimIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NimIllegal::NotYourTurn => "N1: it is not your turn",
            NimIllegal::NotThatMany => "N2: take at least one, and no more than the heap has",
        })
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    type Setup = NimSetup;
    type Action = NimAction;
    type Event = NimEvent;
    type View = Nim;
    type Ask = NimAsk;
    type Illegal = NimIllegal;

    fn seats(_: &NimSetup) -> u8 {
        2
    }

    fn start(setup: &NimSetup, _: &mut Chance, _: &mut Telling<NimEvent>) -> Nim {
        Nim { heaps: setup.heaps, turn: Seat::default() }
    }

    fn to_act(&self) -> Seats {
        if self.heaps.iter().all(|&heap| heap == 0) { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn ask(&self, seat: Seat) -> Option<NimAsk> {
        self.to_act().contains(seat).then_some(NimAsk)
    }

    fn options(&self, seat: Seat, menu: &mut Vec<NimAction>) {
        if self.to_act().contains(seat) {
            let heaps = (0..).zip(&self.heaps);
            menu.extend(heaps.flat_map(|(heap, &most)| (1..=most).map(move |take| NimAction { heap, take })));
        }
    }

    fn check(&self, seat: Seat, action: &NimAction) -> Result<(), NimIllegal> {
        let most = self.heaps.get(usize::from(action.heap)).copied().unwrap_or(0);
        match (self.to_act().contains(seat), (1..=most).contains(&action.take)) {
            (false, _) => Err(NimIllegal::NotYourTurn),
            (true, false) => Err(NimIllegal::NotThatMany),
            (true, true) => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: &NimAction, _: &mut Chance, told: &mut Telling<NimEvent>) {
        self.heaps[usize::from(action.heap)] -= action.take;
        self.turn = other(self.turn);
        told.all(NimEvent { seat, action: *action });
    }

    fn view(&self, _: Viewer) -> Nim {
        *self
    }

    fn result(&self) -> Option<Ranking> {
        let last = other(self.turn);
        self.to_act().is_empty().then(|| Ranking::by(2, |a, b| (a != last).cmp(&(b != last))))
    }
}

/// The other of two seats.
fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index() as u8 % 2).unwrap_or_default()
}

impl Determinize for Nim {
    fn determinize(view: &Nim, _: &mut Chance) -> Nim {
        *view
    }
}

/// What the laws know of Nim.
pub struct NimBook;

impl LawBook for NimBook {
    type Game = Nim;

    fn frame(_: &Nim) -> &'static str {
        "turn"
    }

    fn deed(_: &NimAction) -> &'static str {
        "take"
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        &[("turn", "take")]
    }

    fn conserved(game: &Nim) -> Result<(), String> {
        if game.heaps.iter().all(|&heap| heap <= 9) { Ok(()) } else { Err("a heap has grown".into()) }
    }

    fn bound(setup: &NimSetup) -> usize {
        setup.heaps.iter().map(|&heap| usize::from(heap)).sum()
    }

    fn forge(chance: &mut Chance) -> NimAction {
        NimAction { heap: chance.below(10) as u8, take: chance.below(10) as u8 }
    }
}
