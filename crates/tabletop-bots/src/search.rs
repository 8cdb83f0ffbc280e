mod halving;
mod worker;

use std::{
    marker::PhantomData,
    thread,
    time::{Duration, Instant},
};

use tabletop::{Chance, Game};

use crate::{Asked, Bot, Considered, Judge, Planned, Plans, Thinkable, line::planned};
use worker::Worker;

/// How hard a search thinks, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How many games are imagined for the answer that decides a turn, all threads together; other questions get a part.
    pub iterations: u32,
    /// The time limit for the answer that decides a turn; other questions get a part. With it the answer may depend on the
    /// speed of the machine; without it, never.
    pub time: Option<Duration>,
    /// The deadline of the answer, whatever the question: the best that was found by then is given.
    pub until: Option<Instant>,
    /// The most questions a thread remembers, which bounds its memory.
    pub nodes: usize,
    /// How many threads search, each on its own; their counts are added up.
    pub threads: u16,
    /// How many of the judge's moments an imagined game goes on before it is judged; to its end if not given.
    pub horizon: Option<u32>,
    /// How eagerly plans that were tried little are tried again (exploration).
    pub explore: f32,
    /// How much the judge's weights count while little is known.
    pub bias: f32,
    /// How fast more plans are tried at a question (progressive widening): one, and this times the root of the visits.
    pub widen: f32,
    /// One game in this many is imagined from another seat's view, which does not know what we hold; 0 is never. Without it
    /// the imagined opponents would learn to answer cards that they cannot see.
    pub reimagine: u32,
    /// How many questions of an imagined game are learned from; if `None`, all that were met before, and one more. With 1
    /// nothing but the question itself is learned: flat Monte Carlo.
    pub depth: Option<u32>,
    /// How closely playouts follow the judge: a power of its weights. 0 is any plan, 1 is as the judge says.
    pub keen: f32,
    /// What tells others' questions apart.
    pub opponents: Opponents,
    /// Whether plans are compared by sequential halving.
    pub halve: bool,
}

/// What tells the questions of other seats apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponents {
    /// All that the seat knows, its own secrets too. Right for small games.
    Knowing,
    /// Public facts only. In large games no secret hand is met twice, so what was learned with one must serve for all.
    Public,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            iterations: 1000,
            time: None,
            until: None,
            nodes: 1 << 16,
            threads: 1,
            horizon: None,
            explore: 0.5,
            bias: 0.2,
            widen: 1.5,
            reimagine: 3,
            depth: None,
            keen: 1.0,
            opponents: Opponents::Knowing,
            halve: false,
        }
    }
}

impl Settings {
    /// For games so large that no secret hand is met twice, and whose judge can weigh answers.
    pub fn large() -> Settings {
        Settings {
            bias: 0.1,
            widen: 1.0,
            reimagine: 0,
            opponents: Opponents::Public,
            halve: true,
            ..Settings::default()
        }
    }
}

/// Information-set search: imagines a world behind its view, plays on in it, and learns at every question on the way
/// what serves the seat that is asked. Questions are told apart by what that seat knows, never by more.
#[derive(Clone, Copy, Debug)]
pub struct Search<G, J> {
    judge: J,
    settings: Settings,
    game: PhantomData<fn() -> G>,
}

/// An answer and how it came about.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The plan it follows, whose first step is the answer.
    pub plan: Vec<A>,
    /// How many games were imagined; 0 if there was only one sensible answer.
    pub iterations: u32,
    /// How many questions were remembered, all threads together.
    pub nodes: usize,
    /// What was considered: the plan, how often it was tried, and what it was worth in the mean. Most tried first.
    pub plans: Vec<(Vec<A>, u32, f32)>,
}

impl<G: Thinkable, J: Judge<G>> Search<G, J> {
    /// A search with this judge and these settings.
    pub fn new(judge: J, settings: Settings) -> Search<G, J> {
        Search { judge, settings, game: PhantomData }
    }

    /// Thinks, and reports how.
    pub fn think(&self, asked: &Asked<'_, G>, seed: u64) -> Thought<G::Action> {
        let mut sensible = Plans::default();
        self.judge.weigh(asked.seat, asked.view, asked.options, &mut sensible);
        // With a single answer there is nothing to compare; the judge alone decides how to go on from there.
        let clear = sensible.len() == 1 || asked.options.len() == 1;
        if let Some((only, _)) = sensible.best(|plan| asked.options.contains(&plan[0])).filter(|_| clear) {
            return Thought { plan: only.to_vec(), iterations: 0, nodes: 0, plans: vec![(only.to_vec(), 0, 0.0)] };
        }
        let threads = u32::from(self.settings.threads.max(1));
        let weight = self.judge.weight(asked.view);
        let begun = Instant::now();
        let left = self.settings.until.map(|until| until.saturating_duration_since(begun));
        let time = self.settings.time.map(|turn| weight.thought(turn)).into_iter().chain(left).min();
        let time = time.map(|time| (begun, time));
        let iterations = self.iterations(weight.part());
        let work = |nth: u32| {
            let mine = iterations / threads + u32::from(nth < iterations % threads);
            let luck = Chance::seeded(seed.wrapping_add(u64::from(nth).wrapping_mul(0x9e37_79b9_7f4a_7c15)));
            Worker::new(&self.judge, &self.settings, asked, &sensible, luck.forgetful()).search(mine, time)
        };
        let found: Vec<Found<G>> = if threads == 1 {
            vec![work(0)]
        } else {
            thread::scope(|scope| {
                let work = &work;
                let threads: Vec<_> = (0..threads).map(|nth| scope.spawn(move || work(nth))).collect();
                threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
            })
        };
        merge(asked, found)
    }

    #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "a part of a number that fits")]
    fn iterations(&self, part: f32) -> u32 {
        (self.settings.iterations as f32 * part).ceil() as u32
    }
}

/// What one thread found.
struct Found<G: Game> {
    iterations: u32,
    nodes: usize,
    plans: Vec<(Vec<G::Action>, u32, f32)>,
}

/// Adds up what the threads found, in their order, so that it is the same each time.
fn merge<G: Game>(asked: &Asked<'_, G>, found: Vec<Found<G>>) -> Thought<G::Action> {
    let mut thought = Thought { plan: vec![asked.options[0]], iterations: 0, nodes: 0, plans: Vec::new() };
    for Found { iterations, nodes, plans } in found {
        thought.iterations += iterations;
        thought.nodes += nodes;
        for (plan, visits, sum) in plans {
            match thought.plans.iter_mut().find(|(known, _, _)| *known == plan) {
                Some(known) => (known.1, known.2) = (known.1 + visits, known.2 + sum),
                None => thought.plans.push((plan, visits, sum)),
            }
        }
    }
    for (_, visits, sum) in &mut thought.plans {
        *sum /= crate::tree::float((*visits).max(1));
    }
    thought.plans.retain(|(plan, _, _)| plan.first().is_some_and(|first| asked.options.contains(first)));
    thought.plans.sort_by(|a, b| b.1.cmp(&a.1).then(b.2.total_cmp(&a.2)).then_with(|| a.0.cmp(&b.0)));
    // The best of the plans that were tried more than half as often as the most tried one.
    let often = thought.plans.first().map_or(0, |plan| plan.1) / 2;
    let liked = thought.plans.iter().rev().filter(|plan| plan.1 > often);
    if let Some((plan, _, _)) = liked.max_by(|a, b| a.2.total_cmp(&b.2)) {
        thought.plan.clone_from(plan);
    }
    thought
}

impl<G: Thinkable, J: Judge<G>> Bot<G> for Search<G, J> {
    fn plan(&self, asked: &Asked<'_, G>, seed: u64) -> Planned<G::Action> {
        let thought = self.think(asked, seed);
        planned(asked, &thought.plan, thought.iterations)
    }

    fn consider(&self, asked: &Asked<'_, G>, seed: u64) -> Vec<Considered<G::Action>> {
        let considered = |(plan, tried, worth): (Vec<G::Action>, u32, f32)| Considered {
            plan,
            tried,
            worth: (tried > 0).then_some(worth),
        };
        let Thought { plan, mut plans, .. } = self.think(asked, seed);
        if let Some(at) = plans.iter().position(|(it, _, _)| *it == plan) {
            plans[..=at].rotate_right(1);
        }
        plans.into_iter().map(considered).collect()
    }
}
