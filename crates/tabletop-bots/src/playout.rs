use tabletop::{Chance, Game, Seat, Telling, Viewer};

use crate::{Judge, Plans, Worth};

/// After this many answers an imagined game is judged as it stands: a mistake in a judge must not hang a table.
const MOST_STEPS: usize = 5_000;

/// Plays imagined games to their end, or to a horizon, by the judge's weights; keeps its buffers for the next one.
pub(crate) struct Playout<G: Game> {
    menu: Vec<G::Action>,
    plans: Plans<G::Action>,
    steps: Vec<G::Action>,
    /// The power to which weights are raised.
    keen: Option<f32>,
}

impl<G: Game> Playout<G> {
    pub(crate) fn new(keen: f32) -> Playout<G> {
        let keen = Some(keen).filter(|keen| (keen - 1.0).abs() > 1e-6);
        Playout { menu: Vec::new(), plans: Plans::default(), steps: Vec::new(), keen }
    }

    /// Plays on until the game is over or the moment `until` has come, and returns how well each seat stands then. Questions
    /// with a single answer are answered without a view.
    pub(crate) fn play(&mut self, world: &mut G, judge: &impl Judge<G>, until: u32, luck: &mut Chance) -> Worth {
        let Playout { menu, plans, steps, keen } = self;
        for _ in 0..MOST_STEPS {
            let Some(seat) = world.to_act().first_seat() else { break };
            menu.clear();
            world.options(seat, menu);
            if let [only] = menu.as_slice() {
                world.apply(seat, only, luck, &mut Telling::deaf());
                continue;
            }
            let view = world.view(Viewer::Seat(seat));
            if menu.is_empty() || judge.breaks_off(&view, until) {
                break;
            }
            plans.clear();
            judge.glance(seat, &view, menu, plans, luck);
            if let Some(keen) = *keen {
                plans.flatten(keen);
            }
            steps.clear();
            steps.extend_from_slice(plans.pick(luck).unwrap_or(&menu[..1]));
            carry_out(world, seat, steps, luck, &mut Telling::deaf());
        }
        judge.worth(world)
    }
}

/// Gives these answers one after the other, as long as the rules accept them.
pub(crate) fn carry_out<G: Game>(
    world: &mut G,
    seat: Seat,
    steps: &[G::Action],
    luck: &mut Chance,
    told: &mut Telling<G::Event>,
) {
    for (nth, step) in steps.iter().enumerate() {
        if nth > 0 && world.check(seat, step).is_err() {
            break;
        }
        world.apply(seat, step, luck, told);
    }
}
