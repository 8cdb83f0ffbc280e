use tabletop::{Chance, Determinize, Telling};

use crate::{Asked, Bot, Judge, Planned, Plans, line::planned};

/// Plays what its judge likes best, one decision deep.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy<J>(pub J);

impl<G: Determinize, J: Judge<G>> Bot<G> for Greedy<J> {
    fn plan(&self, asked: &Asked<'_, G>, _: u64) -> Planned<G::Action> {
        let mut plans = Plans::default();
        self.0.weigh(asked.seat, asked.view, asked.options, &mut plans);
        let best = plans.best(|plan| plan.first().is_some_and(|first| asked.options.contains(first)));
        best.map_or_else(|| Planned::only(asked.options[0]), |(plan, _)| planned(asked, plan, 0))
    }
}

/// Plays something sensible without much thought, but takes a win that it sees.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy<J>(pub J);

/// In how many imagined worlds an answer must win at once to count as a win.
const WORLDS: usize = 4;
/// The power to which the judge's weights are raised; 1 would leave them as they are.
const CARELESS: f32 = 0.5;

impl<G: Determinize, J: Judge<G>> Bot<G> for Easy<J> {
    fn plan(&self, asked: &Asked<'_, G>, seed: u64) -> Planned<G::Action> {
        let mut luck = Chance::seeded(seed).forgetful();
        let mut plans = Plans::default();
        self.0.weigh(asked.seat, asked.view, asked.options, &mut plans);
        let first = |plan: &[G::Action]| plan.first().copied().filter(|first| asked.options.contains(first));
        let mut firsts: Vec<G::Action> = plans.iter().filter_map(|(plan, _)| first(plan)).collect();
        firsts.dedup();
        if let Some(win) = wins_at_once(asked, &firsts, &mut luck) {
            return Planned::only(win);
        }
        plans.flatten(CARELESS);
        let picked = plans.pick(&mut luck).filter(|plan| first(plan).is_some());
        picked.map_or_else(|| Planned::only(asked.options[0]), |plan| planned(asked, plan, 0))
    }
}

/// An answer that ends the game with this seat first, in every world that was imagined.
fn wins_at_once<G: Determinize>(asked: &Asked<'_, G>, answers: &[G::Action], luck: &mut Chance) -> Option<G::Action> {
    let worlds: Vec<G> = (0..WORLDS).map(|_| G::determinize(asked.view, luck)).collect();
    let mut wins = |action: &G::Action| {
        worlds.iter().all(|world| {
            let mut world = world.clone();
            world.apply(asked.seat, action, luck, &mut Telling::deaf());
            world.result().is_some_and(|ranking| ranking.winners().contains(asked.seat))
        })
    };
    answers.iter().copied().find(|action| wins(action))
}
