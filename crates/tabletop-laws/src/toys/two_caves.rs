//! Two caves: a round of placing figures in secret, made so small that it can be solved.
//!
//! Two players have figures of the strengths 1, 2 and 3. By turns each puts two of them face down into one of two caves. Then the
//! stronger player of a cave takes its larger group and the other, if present, its smaller one; of equals the first seat
//! is ranked first. One cave is rich; luck says which. More treasure wins.

mod form;

pub use form::{TwoCavesBook, TwoCavesSetup};

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Determinize, Game, Pile, Ranking, Seat, Seats, Telling, Viewer};

/// The strengths of the figures.
pub const FIGURES: [u8; 3] = [1, 2, 3];
/// How many figures are placed.
const PLACED: usize = 4;
/// The groups of the rich cave and of the other, larger first.
const GROUPS: [[i32; 2]; 2] = [[4, 2], [3, 0]];

/// T1: put this figure into this cave.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Put {
    /// Its strength.
    pub figure: u8,
    /// 0 or 1.
    pub cave: u8,
}

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum PutEvent {
    /// This cave is the rich one.
    Rich { cave: u8 },
    /// A figure was put face down.
    Placed { seat: Seat, cave: u8 },
    /// You put this one.
    YouPlaced { figure: u8 },
    /// All figures are turned up, in order of placing.
    Shown { figures: [u8; PLACED] },
}

/// The complete state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoCaves {
    rich: u8,
    placed: Pile<Put, PLACED>,
}

/// What one viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TwoCavesView {
    /// Who looks.
    pub viewer: Viewer,
    /// Which cave is the rich one.
    pub rich: u8,
    /// The caves of the figures placed so far, by turns, and their strengths where they are known.
    pub placed: Pile<(u8, Option<u8>), PLACED>,
}

/// T1: which figure do you put where?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Where;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum NotThere {
    /// T1: it is the other's turn, or it is over.
    NotYourTurn,
    /// T1: this figure is not in hand, or there is no such cave.
    NotInHand,
}

/// Who placed the figure of this number.
fn owner(number: usize) -> usize {
    number % 2
}

impl TwoCaves {
    fn turn(&self) -> Option<Seat> {
        if self.placed.is_full() { None } else { Seat::new(owner(self.placed.len()) as u8) }
    }

    fn has(&self, seat: Seat, figure: u8) -> bool {
        let own = self.placed.iter().enumerate().filter(|(number, _)| owner(*number) == seat.index());
        FIGURES.contains(&figure) && own.map(|(_, put)| put.figure).all(|placed| placed != figure)
    }

    /// What each seat has taken.
    fn taken(&self) -> [i32; 2] {
        let mut taken = [0; 2];
        for cave in 0..2 {
            let mut strength = [0; 2];
            for (number, put) in self.placed.iter().enumerate().filter(|(_, put)| put.cave == cave) {
                strength[owner(number)] += put.figure;
            }
            let mut present: Vec<usize> = (0..2).filter(|&seat| strength[seat] > 0).collect();
            present.sort_by_key(|&seat| Reverse(strength[seat]));
            let groups = GROUPS[usize::from(cave != self.rich)];
            present.iter().zip(groups).for_each(|(&seat, group)| taken[seat] += group);
        }
        taken
    }
}

impl Game for TwoCaves {
    const NAME: &'static str = "two-caves";
    type Setup = TwoCavesSetup;
    type Action = Put;
    type Event = PutEvent;
    type View = TwoCavesView;
    type Ask = Where;
    type Illegal = NotThere;

    fn seats(_: &TwoCavesSetup) -> u8 {
        2
    }

    fn start(_: &TwoCavesSetup, chance: &mut Chance, told: &mut Telling<PutEvent>) -> TwoCaves {
        let rich = chance.below(2) as u8;
        told.all(PutEvent::Rich { cave: rich });
        TwoCaves { rich, placed: Pile::new() }
    }

    fn to_act(&self) -> Seats {
        self.turn().map_or(Seats::NONE, Seats::only)
    }

    fn ask(&self, seat: Seat) -> Option<Where> {
        (self.turn() == Some(seat)).then_some(Where)
    }

    fn options(&self, seat: Seat, menu: &mut Vec<Put>) {
        if self.turn() == Some(seat) {
            let own = FIGURES.into_iter().filter(|&figure| self.has(seat, figure));
            menu.extend(own.flat_map(|figure| [0, 1].map(|cave| Put { figure, cave })));
        }
    }

    fn check(&self, seat: Seat, put: &Put) -> Result<(), NotThere> {
        if self.turn() != Some(seat) {
            return Err(NotThere::NotYourTurn);
        }
        if put.cave < 2 && self.has(seat, put.figure) { Ok(()) } else { Err(NotThere::NotInHand) }
    }

    fn apply(&mut self, seat: Seat, put: &Put, _: &mut Chance, told: &mut Telling<PutEvent>) {
        self.placed.push(*put);
        told.all(PutEvent::Placed { seat, cave: put.cave });
        told.only(seat, PutEvent::YouPlaced { figure: put.figure });
        if let [a, b, c, d] = *self.placed {
            told.all(PutEvent::Shown { figures: [a, b, c, d].map(|put| put.figure) });
        }
    }

    fn view(&self, viewer: Viewer) -> TwoCavesView {
        let TwoCaves { rich, placed } = *self;
        let mine = |number: usize| viewer.seat().is_some_and(|seat| seat.index() == owner(number));
        let known = |(number, put): (usize, &Put)| (put.cave, (placed.is_full() || mine(number)).then_some(put.figure));
        TwoCavesView { viewer, rich, placed: placed.iter().enumerate().map(known).collect() }
    }

    fn result(&self) -> Option<Ranking> {
        self.placed.is_full().then(|| Ranking::by_points(&self.taken()))
    }
}

impl Determinize for TwoCaves {
    fn determinize(view: &TwoCavesView, chance: &mut Chance) -> TwoCaves {
        let mut hands = [FIGURES; 2];
        for hand in &mut hands {
            chance.shuffle(hand);
        }
        let imagined = |(number, &(cave, figure)): (usize, &(u8, Option<u8>))| {
            let figure = figure.unwrap_or(hands[owner(number)][number / 2]);
            Put { figure, cave }
        };
        TwoCaves { rich: view.rich, placed: view.placed.iter().enumerate().map(imagined).collect() }
    }
}
