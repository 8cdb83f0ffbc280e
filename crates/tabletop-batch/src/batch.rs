use std::{sync::Arc, thread};

use tabletop::Chance;

use crate::{Encoded, Lane, Layout, Reward, Terms, encoded::seats};

/// How large the parts of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Games that are played side by side.
    pub lanes: usize,
    /// Seats of each.
    pub seats: usize,
    /// Cells of an observation.
    pub cells: usize,
    /// Numbers that options can have.
    pub numbers: usize,
}

/// Where a batch writes what it shows: flat, one lane after the other.
#[derive(Debug)]
pub struct Sheets<'a> {
    /// What the asked seat sees.
    pub observation: &'a mut [i16],
    /// 1 for each number that is an option.
    pub mask: &'a mut [u8],
    /// Who is asked.
    pub seat: &'a mut [i8],
    /// What the step brought to each seat.
    pub reward: &'a mut [f32],
    /// Whether the step ended the game; what is shown is then the next one.
    pub done: &'a mut [bool],
}

/// An answer that is none of a lane's options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// Which lane.
    pub lane: usize,
    /// What was given.
    pub number: i64,
}

/// Games of one kind, played side by side.
pub struct Batch<G: Encoded> {
    lanes: Vec<Lane<G>>,
    shape: Shape,
    layout: Layout,
    reward: Reward,
    /// The luck of [`AnyBatch::sample`].
    choices: Chance,
    /// Where in its menu each answer stands.
    places: Vec<u32>,
}

impl<G: Encoded> Batch<G> {
    /// Deals this many games.
    pub fn new(terms: Terms<G>, lanes: usize, reward: Reward) -> Batch<G> {
        let layout = G::layout(&terms.setup);
        let shape = Shape {
            lanes,
            seats: usize::from(seats::<G>(&terms.setup)),
            cells: layout.cells(),
            numbers: G::numbers(&terms.setup),
        };
        let choices = Chance::seeded(terms.seed ^ 0x5a3b_1e00).forgetful();
        let terms = Arc::new(terms);
        let mut lanes: Vec<Lane<G>> = (0..lanes as u64).map(|index| Lane::new(Arc::clone(&terms), index)).collect();
        lanes.iter_mut().for_each(deal_until_asked);
        Batch { lanes, shape, layout, reward, choices, places: Vec::new() }
    }

    fn find_places(&mut self, numbers: &[i64]) -> Result<(), Misplaced> {
        self.places.clear();
        for (at, (lane, &number)) in self.lanes.iter().zip(numbers).enumerate() {
            let place = lane.place_of(number).ok_or(Misplaced { lane: at, number })?;
            self.places.push(place as u32);
        }
        Ok(())
    }
}

/// A batch of any game. What a program calls at every step is called once for all lanes, so that the loop over them knows the
/// type of the game.
pub trait AnyBatch: Send {
    /// How large it is.
    fn shape(&self) -> Shape;
    /// What the cells of an observation are about.
    fn layout(&self) -> &Layout;
    /// Shows every lane as it stands.
    fn show(&self, sheets: Sheets<'_>);
    /// Answers in every lane, on this many threads, and shows what comes next. Games that end are dealt anew.
    ///
    /// # Errors
    ///
    /// If one of the numbers is no option. Nothing has changed then.
    fn step(&mut self, numbers: &[i64], sheets: Sheets<'_>, threads: usize) -> Result<(), Misplaced>;
    /// Draws one of the options in every lane, all equally likely.
    fn sample(&mut self, numbers: &mut [i64]);
    /// Describes the options of all lanes, one after the other, and says where those of each lane begin and end.
    fn options(&self, features: &mut Vec<i16>, starts: &mut Vec<i64>);
    /// The options of a lane in the game's notation, with their numbers.
    fn texts(&self, lane: usize) -> Vec<(u16, String)>;
    /// The record of a lane's game.
    fn record(&self, lane: usize) -> String;
}

impl<G: Encoded> AnyBatch for Batch<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn show(&self, sheets: Sheets<'_>) {
        let slips = slips(sheets, self.shape);
        self.lanes.iter().zip(slips).for_each(|(lane, mut slip)| show(lane, &mut slip));
    }

    fn step(&mut self, numbers: &[i64], sheets: Sheets<'_>, threads: usize) -> Result<(), Misplaced> {
        self.find_places(numbers)?;
        let (shape, reward) = (self.shape, self.reward);
        let each = shape.lanes.div_ceil(threads.max(1)).max(1);
        if each >= shape.lanes {
            step(&mut self.lanes, &self.places, sheets, shape, reward);
            return Ok(());
        }
        thread::scope(|scope| {
            let parts = self.lanes.chunks_mut(each).zip(self.places.chunks(each)).zip(torn(sheets, shape, each));
            for ((lanes, places), sheets) in parts {
                scope.spawn(move || step(lanes, places, sheets, shape, reward));
            }
        });
        Ok(())
    }

    fn sample(&mut self, numbers: &mut [i64]) {
        for (lane, number) in self.lanes.iter().zip(numbers) {
            let at = self.choices.below(lane.numbers().len() as u32);
            *number = i64::from(lane.numbers()[at as usize]);
        }
    }

    fn options(&self, features: &mut Vec<i16>, starts: &mut Vec<i64>) {
        starts.push(0);
        let mut so_far = 0;
        for lane in &self.lanes {
            lane.describe(features);
            so_far += lane.numbers().len() as i64;
            starts.push(so_far);
        }
    }

    fn texts(&self, lane: usize) -> Vec<(u16, String)> {
        let lane = &self.lanes[lane];
        lane.numbers().iter().copied().zip(lane.texts()).collect()
    }

    fn record(&self, lane: usize) -> String {
        self.lanes[lane].record()
    }
}

/// The parts of the sheets that belong to one lane.
struct Slip<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [u8],
    seat: &'a mut i8,
    reward: &'a mut [f32],
    done: &'a mut bool,
}

fn slips(sheets: Sheets<'_>, shape: Shape) -> impl Iterator<Item = Slip<'_>> {
    let Sheets { observation, mask, seat, reward, done } = sheets;
    let rows = observation.chunks_exact_mut(shape.cells).zip(mask.chunks_exact_mut(shape.numbers));
    let rest = seat.iter_mut().zip(reward.chunks_exact_mut(shape.seats)).zip(done);
    rows.zip(rest).map(|((observation, mask), ((seat, reward), done))| Slip { observation, mask, seat, reward, done })
}

/// The sheets, split into parts of `each` lanes.
fn torn(sheets: Sheets<'_>, shape: Shape, each: usize) -> impl Iterator<Item = Sheets<'_>> {
    let Sheets { observation, mask, seat, reward, done } = sheets;
    let rows = observation.chunks_mut(each * shape.cells).zip(mask.chunks_mut(each * shape.numbers));
    let rest = seat.chunks_mut(each).zip(reward.chunks_mut(each * shape.seats)).zip(done.chunks_mut(each));
    rows.zip(rest).map(|((observation, mask), ((seat, reward), done))| Sheets { observation, mask, seat, reward, done })
}

fn step<G: Encoded>(lanes: &mut [Lane<G>], places: &[u32], sheets: Sheets<'_>, shape: Shape, reward: Reward) {
    for ((lane, &place), mut slip) in lanes.iter_mut().zip(places).zip(slips(sheets, shape)) {
        lane.answer(place as usize);
        slip.reward.fill(0.0);
        *slip.done = lane.seat().is_none();
        if let Some(ranking) = lane.ranking() {
            reward.pay(&ranking, slip.reward);
        }
        deal_until_asked(lane);
        show(lane, &mut slip);
    }
}

/// Deals anew where a game is over. Where bots have all seats but one, a game may be over before that one is asked: the
/// program had no part in it, so it is passed over and brings nothing.
fn deal_until_asked<G: Encoded>(lane: &mut Lane<G>) {
    while lane.seat().is_none() {
        lane.deal();
    }
}

fn show<G: Encoded>(lane: &Lane<G>, slip: &mut Slip<'_>) {
    let seat = lane.seat().expect("a game that is over is dealt anew");
    *slip.seat = u8::from(seat).cast_signed();
    lane.observe(seat, slip.observation);
    slip.mask.fill(0);
    lane.mark(slip.mask);
}
