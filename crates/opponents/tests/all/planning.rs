//! Bots plan a turn once and then carry it out; how long that takes follows from what everybody knows.

use five_tribes::{Frame, State};
use opponents::{Level, Mind, Opposed};
use tabletop::{Chance, Determinize, Game, Seat, Telling, Viewer};
use tabletop_bots::{Asked, Line, Planned, Weight};
use tabletop_host::Hosted;

/// Plays a game in which every seat is played by this mind and follows its plans. Shows every question: the state, the
/// seat, what was planned at it, and whether that was planned before.
fn play<G: Hosted>(setup: &str, mind: &str, seed: u64, mut look: impl FnMut(&G, Seat, &Planned<G::Action>, bool)) {
    let setup: G::Setup = setup.parse().unwrap_or_else(|_| panic!("`{setup}` is a setup"));
    let mut mind: Mind = mind.parse().unwrap();
    mind.timed = false;
    let bot = G::bot(mind);
    let mut luck = Chance::seeded(seed).forgetful();
    let mut game = G::start(&setup, &mut luck, &mut Telling::deaf());
    let mut lines: Vec<Line<G::Action>> = vec![Line::default(); 8];
    let mut steps = 0;
    while let Some(seat) = game.to_act().first_seat() {
        let view = game.view(Viewer::Seat(seat));
        let line = &mut lines[seat.index()];
        let (planned, before) = match line.follow(seat, &view) {
            Some(action) => (Planned { action, then: std::mem::take(line), imagined: 0 }, true),
            None => (plan(bot.as_ref(), &game, seat, G::seats(&setup), steps), false),
        };
        assert!(game.check(seat, &planned.action).is_ok(), "{} of seed {seed} is illegal", planned.action);
        look(&game, seat, &planned, before);
        game.apply(seat, &planned.action, &mut luck, &mut Telling::deaf());
        *line = planned.then;
        steps += 1;
    }
}

fn plan<G: Hosted>(bot: &dyn tabletop_bots::Bot<G>, game: &G, seat: Seat, seats: u8, seed: u64) -> Planned<G::Action> {
    let mut options = Vec::new();
    game.options(seat, &mut options);
    let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat).expect("a seat that must act is asked"));
    bot.plan(&Asked { seat, seats, view: &view, ask: &ask, options: &options }, seed)
}

/// A bot that picks up meeples knows where each of them goes: a walk is thought about once, and every step of it is legal.
#[test]
fn a_walk_is_planned_once() {
    for (setup, mind, seeds) in
        [("players=4", "greedy", 0..6), ("players=3 expansion=on", "easy", 6..12), ("players=2", "medium/3", 12..14)]
    {
        let (mut walks, mut drops, mut plan) = (0, 0, None);
        for seed in seeds {
            play::<State>(setup, mind, seed, |game, _, planned, before| match game.table().frames.last() {
                Some(Frame::Start) => {
                    walks += usize::from(planned.then.len() > 1);
                    plan = Some(planned.clone());
                }
                Some(Frame::Drop { .. }) => {
                    assert!(before, "{mind} thought again in the middle of a walk, seed {seed}: {plan:?}");
                    drops += 1;
                }
                _ => {}
            });
        }
        assert!(walks > 30 && drops > 3 * walks, "{mind}: {walks} walks, {drops} steps");
    }
}

/// A plan follows from what the seat sees: it is the same in every world that looks the same from there.
#[test]
fn plans_are_the_same_in_worlds_that_look_the_same() {
    let mut long = 0;
    for (nth, mind) in ["greedy", "easy", "medium/3"].into_iter().enumerate() {
        let mut bot: Mind = mind.parse().unwrap();
        bot.timed = false;
        let bot = State::bot(bot);
        let mut luck = Chance::seeded(5).forgetful();
        play::<State>("players=3 expansion=on", "easy", nth as u64, |game, seat, _, _| {
            if game.table().frames.last() != Some(&Frame::Start) {
                return;
            }
            let truth = plan(bot.as_ref(), game, seat, 3, 9);
            let imagined = State::determinize(&game.view(Viewer::Seat(seat)), &mut luck);
            assert_eq!(truth, plan(bot.as_ref(), &imagined, seat, 3, 9), "{mind}");
            long += usize::from(!truth.then.is_empty());
        });
    }
    assert!(long > 40, "only {long} plans had more than one step");
}

/// Everybody can tell how heavy a question is: the seat that is asked, the others, and spectators.
fn weighs_the_same_for_all<G: Hosted + Determinize>(setup: &str) {
    let seats = G::seats(&setup.parse().unwrap_or_else(|_| panic!("`{setup}` is a setup")));
    let mut luck = Chance::seeded(3).forgetful();
    for seed in 0..2 {
        play::<G>(setup, "random", seed, |game, seat, _, _| {
            let public = G::weight(&game.view(Viewer::Spectator));
            for viewer in Viewer::all(seats) {
                assert_eq!(G::weight(&game.view(viewer)), public);
            }
            // A world that looks the same to spectators, in which the seat holds something else.
            let other = G::determinize(&game.view(Viewer::Spectator), &mut luck);
            assert_eq!(G::weight(&other.view(Viewer::Seat(seat))), public);
        });
    }
}

#[test]
fn how_long_an_answer_takes_follows_from_what_everybody_knows() {
    weighs_the_same_for_all::<morgenland::State>("players=3");
    weighs_the_same_for_all::<morgenland::State>("players=4 version=pro");
    weighs_the_same_for_all::<morgenland_cards::State>("players=4 spells=all");
    weighs_the_same_for_all::<State>("players=3 expansion=on");
}

/// The times that the levels promise, for every kind of question.
#[test]
fn levels_take_their_time_by_the_weight_of_a_question() {
    let takes = |level: Level| {
        [Weight::Turn, Weight::Choice, Weight::Step, Weight::Window, Weight::Planned]
            .map(|weight| level.takes(weight).as_millis())
    };
    assert_eq!(Level::ALL.map(takes), [[0; 5], [100, 25, 10, 5, 0], [600, 150, 60, 30, 0], [1500, 375, 150, 75, 0]]);
}
