//! What a bot of Five Tribes thinks about before a move.

use std::collections::BTreeMap;

use five_tribes::{Action, Card, Phase, Scene, State, View};
use opponents::{FiveTribesJudge, Opposed as _};
use tabletop::{Chance, Determinize as _, Game as _, Seat, Telling, Viewer};
use tabletop_bots::{Asked, Judge as _, Plans};

const PLAIN: FiveTribesJudge = FiveTribesJudge::PLAIN;
const SEASONED: FiveTribesJudge = FiveTribesJudge::SEASONED;

/// The first turns of the first round, each as its player sees it. All players take the first answer there is.
fn turns(setup: &str, seed: u64) -> Vec<(Seat, View, Vec<Action>)> {
    let mut luck = Chance::seeded(seed);
    let mut state = State::start(&setup.parse().unwrap(), &mut luck, &mut Telling::deaf());
    let mut turns = Vec::new();
    while let Some(seat) = state.to_act().first_seat().filter(|_| state.table().round == 1) {
        let mut menu = Vec::new();
        state.options(seat, &mut menu);
        if menu.iter().any(|action| matches!(action, Action::PickUp { .. })) {
            turns.push((seat, state.view(Viewer::Seat(seat)), menu.clone()));
        }
        state.apply(seat, &menu[0], &mut luck, &mut Telling::deaf());
    }
    turns
}

fn weighed(judge: FiveTribesJudge, seat: Seat, view: &View, menu: &[Action]) -> Plans<Action> {
    let mut plans = Plans::default();
    judge.weigh(seat, view, menu, &mut plans);
    plans
}

/// By where they begin and end and the tribe taken there: how many routes there are, the lightest and the heaviest.
fn by_ends(plans: &Plans<Action>) -> BTreeMap<(Action, Action), (u32, f32, f32)> {
    let mut ends = BTreeMap::new();
    for (plan, weight) in plans.iter().filter(|(plan, _)| plan.len() > 1) {
        let (count, least, most) = ends.entry((plan[0], plan[plan.len() - 1])).or_insert((0, weight, weight));
        (*count, *least, *most) = (*count + 1, weight.min(*least), weight.max(*most));
    }
    ends
}

#[test]
fn plans_are_whole_moves_that_the_rules_allow() {
    for (seat, view, menu) in turns("players=4", 1) {
        let mut luck = Chance::seeded(2);
        let plans = [PLAIN, SEASONED].map(|judge| weighed(judge, seat, &view, &menu));
        for (plan, _) in plans.iter().flat_map(Plans::iter) {
            let mut world = State::determinize(&view, &mut luck);
            for step in plan {
                assert_eq!(world.check(seat, step), Ok(()), "{step} in {plan:?}");
                world.apply(seat, step, &mut luck, &mut Telling::deaf());
            }
            assert!(!matches!(world.table().frames.last(), Some(five_tribes::Frame::Drop { .. })), "{plan:?}");
        }
    }
}

#[test]
fn routes_to_one_end_differ_by_what_they_leave_to_the_next() {
    let mut differ = [false; 4];
    for seed in 0..8 {
        let turns = turns("players=2", seed);
        assert_eq!(turns.len(), 4);
        for ((seat, view, menu), differ) in turns.iter().zip(&mut differ) {
            let ends = by_ends(&weighed(PLAIN, *seat, view, menu));
            assert!(ends.values().any(|(count, _, _)| *count > 1), "seed {seed}: only one route to every end");
            *differ |= ends.values().any(|(_, least, most)| most > least);
        }
    }
    assert_eq!(differ, [true, true, true, false], "after the last turn of a round the next player is unknown");
}

#[test]
fn games_are_judged_when_all_have_had_as_many_turns() {
    for (_, view, _) in turns("players=3", 4) {
        assert!(view.table.phase == Phase::Playing && !PLAIN.is_even(&view));
    }
    let state = State::start(&"players=3".parse().unwrap(), &mut Chance::seeded(4), &mut Telling::deaf());
    assert!(PLAIN.is_even(&state.view(Viewer::Spectator)));
}

/// Seven points of cards have paid more in the end than seven coins, which are spent.
#[test]
fn experts_know_what_points_turned_out_to_be_worth() {
    let cards = [Card::Ivory, Card::Jewels, Card::Silk];
    let world = Scene::base(2).gold(0, 57).gold(1, 50).cards(1, &cards).bidding(&[0, 1, 0, 1]);
    let ([coins, goods, ..], [spent, kept, ..]) = (PLAIN.worth(&world), SEASONED.worth(&world));
    assert!((coins - goods).abs() < 1e-6, "{coins} {goods}");
    assert!(kept > spent + 0.05, "{kept} {spent}");
}

/// The level brings its judge: an expert answers as a search of as many iterations does with the expert's judge.
#[test]
fn only_experts_are_seasoned() {
    let bot = |mind: &str| State::bot(mind.parse().unwrap());
    let [expert, seasoned, plain] = ["expert/300", "search=60:expert=1", "search=60"].map(bot);
    let mut differ = 0;
    for (seat, view, menu) in (0..4).flat_map(|seed| turns("players=3", seed)) {
        let ask = State::determinize(&view, &mut Chance::seeded(0)).ask(seat).unwrap();
        let asked = Asked { seat, seats: 3, view: &view, ask: &ask, options: &menu };
        let answer = expert.decide(&asked, 5);
        assert_eq!(answer, seasoned.decide(&asked, 5));
        differ += usize::from(answer != plain.decide(&asked, 5));
    }
    assert!(differ > 0);
}
