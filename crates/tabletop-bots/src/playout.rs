use tabletop::{Chance, Game, Seat, Telling, Viewer};

use crate::{Judge, Plans, Worth};

/// The most answers an imagined game may take before it is judged as it stands: a judge's mistake must not hang a table.
const MOST_STEPS: usize = 5_000;

/// Plays imagined games to their end, or to a horizon, by instinct; keeps its lists for the next one.
pub(crate) struct Playout<G: Game> {
    menu: Vec<G::Action>,
    plans: Plans<G::Action>,
    steps: Vec<G::Action>,
}

impl<G: Game> Playout<G> {
    pub(crate) fn new() -> Playout<G> {
        Playout { menu: Vec::new(), plans: Plans::default(), steps: Vec::new() }
    }

    /// Plays on until the game is over or the moment `until` has come, and says how everybody stands then.
    pub(crate) fn play(&mut self, world: &mut G, judge: &impl Judge<G>, until: u32, luck: &mut Chance) -> Worth {
        for _ in 0..MOST_STEPS {
            let Some(seat) = world.to_act().first_seat() else { break };
            let view = world.view(Viewer::Seat(seat));
            if judge.moment(&view) >= until {
                break;
            }
            self.answer(world, seat, &view, judge, luck);
        }
        judge.worth(world)
    }

    fn answer(&mut self, world: &mut G, seat: Seat, view: &G::View, judge: &impl Judge<G>, luck: &mut Chance) {
        let Playout { menu, plans, steps } = self;
        menu.clear();
        world.options(seat, menu);
        steps.clear();
        match menu.as_slice() {
            [] => {}
            [only] => steps.push(*only),
            _ => judge.instinct(seat, view, menu, plans, luck, steps),
        }
        carry_out(world, seat, steps, luck, &mut Telling::deaf());
    }
}

/// Gives these answers one after the other, as far as the rules still want them.
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
