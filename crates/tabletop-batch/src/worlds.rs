//! Two worlds that a seat cannot tell apart, as they are shown to it: for the tests of secrecy.

use std::sync::Arc;

use crate::{Call, Encoded, Lane, Unopened, terms};
use tabletop::{Chance, Seat, Seats};

/// Everything a batch shows of one seat.
#[derive(PartialEq, Eq, Debug)]
struct Shown {
    observation: Vec<i16>,
    mask: Vec<u8>,
    options: Vec<i16>,
    texts: Vec<String>,
}

fn shown<G: Encoded>(lane: &Lane<G>, setup: &G::Setup, seat: Seat, asked: bool) -> Shown {
    let mut shown = Shown {
        observation: vec![0; G::layout(setup).cells()],
        mask: vec![0; G::numbers(setup)],
        options: Vec::new(),
        texts: Vec::new(),
    };
    lane.observe(seat, &mut shown.observation);
    let mut from_view = vec![0; shown.observation.len()];
    lane.observe_view(seat, &mut from_view);
    assert!(cfg!(feature = "leaks") || shown.observation == from_view, "part by part the same is written as of a view");
    if asked {
        lane.mark(&mut shown.mask);
        lane.describe(&mut shown.options);
        shown.texts = lane.texts().collect();
    }
    shown
}

/// Plays random games, and at some steps compares the world with an imagined one.
#[derive(Clone, Debug)]
pub struct Compare {
    /// In the game's notation.
    pub setup: &'static str,
    /// One game for each.
    pub seeds: std::ops::Range<u64>,
}

impl Call for Compare {
    /// How many pairs of worlds were compared, and the first that differed.
    type Out = Result<(u32, Option<String>), Unopened>;

    fn call<G: Encoded>(self) -> Self::Out {
        let mut pairs = 0;
        for seed in self.seeds {
            let terms = Arc::new(terms::<G>(self.setup, seed, &[])?);
            let mut lane = Lane::new(Arc::clone(&terms), 0);
            let mut luck = Chance::seeded(seed).forgetful();
            let mut worlds = Chance::seeded(seed ^ 0x4d).forgetful();
            while lane.seat().is_some() {
                if lane.steps() < 3 || lane.steps() % 7 == (seed % 7) as usize {
                    let (compared, same) = compare(&lane, &terms.setup, &mut worlds);
                    pairs += compared;
                    if !same {
                        let place = format!("{} {} seed {seed} step {}", G::NAME, self.setup, lane.steps());
                        return Ok((pairs, Some(place)));
                    }
                }
                let at = luck.below(lane.numbers().len() as u32);
                lane.answer(at as usize);
            }
        }
        Ok((pairs, None))
    }
}

/// Compares this world with one imagined from the view of the asked seat, and with those of other seats in turn. Returns how
/// many were compared, and whether all are shown alike.
fn compare<G: Encoded>(lane: &Lane<G>, setup: &G::Setup, worlds: &mut Chance) -> (u32, bool) {
    let (seats, mut pairs) = (Seats::first(G::seats(setup)), 0);
    for seat in seats.iter() {
        let asked = lane.seat() == Some(seat);
        if asked || lane.steps() % 3 == seat.index() % 3 {
            let other = lane.imagined(seat, worlds);
            pairs += 1;
            if shown(lane, setup, seat, asked) != shown(&other, setup, seat, asked) {
                return (pairs, false);
            }
        }
    }
    (pairs, true)
}
