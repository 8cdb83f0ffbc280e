//! What a bot would do, for people who want to know.

use std::time::Duration;

use five_tribes::{Action, State, Tile, Tribe};
use tabletop_bots::{Asked, Search, Settings};

use super::{FiveTribesJudge, budget};

/// How many games are imagined, and how long at most, as a player waits for it.
const GAMES: u32 = 6_000;
const TIME: Duration = Duration::from_millis(1_200);

/// The answers that turned out best, the best first; of moves between the same tiles only the best way. `among` people share
/// games and time.
pub(super) fn advice(asked: &Asked<'_, State>, most: usize, among: u32) -> Vec<Vec<Action>> {
    let among = among.max(1);
    let settings = Settings { iterations: (GAMES / among).max(1), time: Some(TIME / among), ..budget().settings };
    let search = Search::<State, _>::new(FiveTribesJudge::SEASONED, settings);
    let mut plans = search.think(asked, 0).plans;
    // Plans that were tried seldom were given up early.
    let often = plans.first().map_or(0, |plan| plan.1) / 4;
    plans.sort_by(|a, b| (b.1 > often).cmp(&(a.1 > often)).then(b.2.total_cmp(&a.2)));
    let mut advice: Vec<Vec<Action>> = Vec::new();
    for (plan, _, _) in plans {
        if advice.len() < most && advice.iter().all(|known| aim(known) != aim(&plan)) {
            advice.push(plan);
        }
    }
    advice
}

/// What tells two pieces of advice apart: the first answer, and of a walk the end.
fn aim(plan: &[Action]) -> (Option<Action>, Option<(Tribe, Tile)>) {
    let drop = |action: &Action| if let Action::Drop { tribe, tile } = *action { Some((tribe, tile)) } else { None };
    (plan.first().copied(), plan.iter().rev().find_map(drop))
}

#[cfg(test)]
mod tests {
    use five_tribes::Setup;
    use tabletop::{Chance, Game as _, Telling, Viewer};

    use super::*;

    #[test]
    fn advice_is_legal_and_different() {
        let setup: Setup = "players=2".parse().expect("two can play");
        let mut luck = Chance::seeded(4);
        let mut state = State::start(&setup, &mut luck, &mut Telling::deaf());
        let mut kinds = 0;
        while kinds < 3 {
            let seat = state.to_act().first_seat().expect("the game has just begun");
            let mut options = Vec::new();
            state.options(seat, &mut options);
            let (view, ask) = (state.view(Viewer::Seat(seat)), state.ask(seat).expect("it is asked"));
            let asked = Asked { seat, seats: 2, view: &view, ask: &ask, options: &options };
            let advice = advice(&asked, 3, 1);
            assert!(!advice.is_empty() && advice.len() <= 3);
            let mut aims: Vec<_> = advice.iter().map(|plan| aim(plan)).collect();
            aims.dedup();
            assert_eq!(aims.len(), advice.len());
            for plan in &advice {
                let mut ahead = state;
                for step in plan {
                    assert!(ahead.check(seat, step).is_ok(), "{step}");
                    ahead.apply(seat, step, &mut Chance::seeded(1), &mut Telling::deaf());
                }
            }
            state.apply(seat, &advice[0][0], &mut luck, &mut Telling::deaf());
            kinds += 1;
        }
    }
}
