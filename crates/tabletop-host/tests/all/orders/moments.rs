//! What each order answers, and when it ends.

use tabletop::{Chance, Seat, Seats, Viewer};
use tabletop_host::{Orders, Refusal, StandingOrder, Table};

use crate::{questions::seat, undo::open};

fn find(table: &Table, seat: Seat, key: &str) -> StandingOrder {
    table.orders(seat).into_iter().find(|order| order.key == key).unwrap()
}

/// A professional game of three persons, in which the first has given these orders.
fn magic(seed: u64, orders: &[(&str, bool)]) -> Table {
    let mut table = open("morgenland", 3, "version=pro", seed);
    table.give_orders(seat(0), Orders::default());
    for (key, on) in orders {
        table.order(seat(0), key, *on).unwrap();
    }
    table
}

/// Plays a game at random and shows every question of the first seat that an order other than `only` answers.
fn watch(table: &mut Table, seed: u64, mut shown: impl FnMut(&Table, &str)) {
    let mut luck = Chance::seeded(seed);
    while !table.is_over() && table.steps() < 300 {
        table.lapse();
        let seats: Vec<Seat> = table.to_act().iter().collect();
        let seat = luck.pick(&seats).unwrap();
        let question = table.question(seat).unwrap();
        let chance = Chance::seeded(seed * 10_000 + table.steps() as u64);
        let choice = &question.options[luck.below(question.options.len() as u32) as usize];
        if let Some(order) = &question.order {
            // The order `only` does not depend on the moment.
            if order == "only" {
                assert_eq!(question.options.len(), 1, "an order never chooses");
            } else {
                shown(table, order);
            }
            table.obey(seat, question.asked, chance).unwrap();
        } else {
            table.answer(seat, question.asked, &choice.text, chance).unwrap();
        }
    }
}

fn plays_of_others(view: &serde_json::Value) -> usize {
    let plays = view["magic"]["plays"].as_array().into_iter().flatten();
    plays.filter(|play| play["seat"] != 0 && play["fate"] == "stands").count()
}

/// The usual orders never pass where a figure of their owner is turned up, or where another player has played a card.
#[test]
fn the_usual_orders_ask_when_my_field_is_turned_up_or_a_card_is_played() {
    let mut passed = 0;
    for seed in 0..4 {
        watch(&mut magic(seed, &[]), seed, |table, order| {
            let view = table.view(Viewer::Spectator);
            assert_eq!(plays_of_others(&view), 0, "{view}");
            let up = &view["phase"]["evaluating"];
            let mine = |piece: &serde_json::Value| piece["owner"] == 0 && piece["field"] == *up;
            assert!(!view["pieces"].as_array().unwrap().iter().any(mine), "{view}");
            assert_eq!(order == "placing", !view["phase"]["placing"].is_null(), "{order}: {view}");
            passed += 1;
        });
    }
    assert!(passed > 40, "{passed}");
}

/// While it holds, its owner is not asked in windows, whatever others play; it ends with the stage it names.
#[test]
fn an_order_until_the_palace_passes_everything_before_and_nothing_after() {
    for seed in 0..4 {
        let mut table = magic(seed, &[("palace", true), ("placing", false), ("field", false)]);
        watch(&mut table, seed, |table, order| {
            let view = table.view(Viewer::Spectator);
            assert_eq!((order, view["round"].as_u64()), ("palace", Some(1)), "{view}");
        });
        assert!(!find(&table, seat(0), "palace").on, "it has ended by itself");
    }
}

/// A play ends this order, and with it all others that end by themselves.
#[test]
fn an_order_until_somebody_plays_ends_with_the_first_play() {
    let mut ended = 0;
    for seed in 0..5 {
        let mut table = magic(seed, &[("spell", true), ("round", true), ("placing", false), ("field", false)]);
        watch(&mut table, seed, |table, order| {
            let view = table.view(Viewer::Spectator);
            assert!(["spell", "round"].contains(&order) && plays_of_others(&view) == 0, "{order}: {view}");
        });
        ended += usize::from(!find(&table, seat(0), "spell").on && !find(&table, seat(0), "round").on);
    }
    assert!(ended > 1, "{ended}");
}

#[test]
fn one_who_wants_to_be_stopped_always_is() {
    watch(&mut magic(1, &[("always", true)]), 1, |_, order| panic!("{order} has answered"));
}

/// A question that a person has reopened by taking back is left to that person.
#[test]
fn what_is_taken_back_is_asked_again_and_not_passed_by_order() {
    let mut found = 0;
    for seed in 0..10 {
        let mut table = magic(seed, &[("placing", false)]);
        let mut luck = Chance::seeded(seed);
        while !table.is_over() && table.steps() < 120 {
            let me = seat(0);
            let mine = table.question(me).filter(|it| it.ask["question"]["type"] == "window" && it.order.is_none());
            if let Some(question) = mine {
                let mut changed = table.clone();
                changed.answer(me, question.asked, "pass", Chance::seeded(1)).unwrap();
                changed.order(me, "placing", true).unwrap();
                if changed.can_undo(me) {
                    changed.take_back(me, false).unwrap();
                    assert_eq!(changed.question(me).map(|it| it.order), Some(None), "it is asked");
                    found += 1;
                }
            }
            let seat = table.to_act().first_seat().unwrap();
            let question = table.question(seat).unwrap();
            let choice = &question.options[luck.below(question.options.len() as u32) as usize];
            table.answer(seat, question.asked, &choice.text, Chance::seeded(seed + table.steps() as u64)).unwrap();
        }
    }
    assert!(found > 10, "{found}");
}

/// The basic game has no windows; the Bazaar and every other game know the orders of the house.
#[test]
fn a_game_without_windows_has_only_the_orders_of_every_game() {
    let mut table = open("morgenland", 3, "", 1);
    assert_eq!(table.orders(seat(0)), [], "nothing is answered for those who have given no orders");
    assert_eq!(table.order(seat(0), "only", false), Err(Refusal::NoSuchOrder));
    table.give_orders(seat(0), Orders::default());
    let keys: Vec<String> = table.orders(seat(0)).into_iter().map(|order| order.key).collect();
    assert_eq!(keys, ["only", "always"]);
    assert_eq!(table.order(seat(0), "placing", true), Err(Refusal::NoSuchOrder));
}

/// FD17: a player is not asked to end a turn in which nothing is left to do, unless the round ends with it. Among several
/// people only what everybody knows counts; a person who is alone with bots is not asked if there is only one answer.
#[test]
fn fd17_a_lone_end_of_a_turn_is_not_asked() {
    let (mut among, mut alone) = ([0, 0], [0, 0]);
    for seed in 0..6 {
        for (persons, counts) in [(2, &mut among), (1, &mut alone)] {
            let mut table = open("five-tribes", 2, "", seed);
            table.set_persons(Seats::first(persons));
            table.give_orders(seat(0), Orders::default());
            let mut luck = Chance::seeded(seed);
            while !table.is_over() && table.steps() < 300 {
                let seat = table.to_act().first_seat().unwrap();
                let question = table.question(seat).unwrap();
                let chance = Chance::seeded(seed * 1000 + table.steps() as u64);
                let choice = &question.options[luck.below(question.options.len() as u32) as usize];
                let single = question.options.len() == 1;
                if question.order.is_some() {
                    assert!(single, "an order never chooses: {:?}", question.options);
                    counts[1] += usize::from(choice.text == "end-turn");
                    table.obey(seat, question.asked, chance).unwrap();
                } else {
                    counts[0] += usize::from(seat.index() == 0 && single);
                    table.answer(seat, question.asked, &choice.text, chance).unwrap();
                }
            }
        }
    }
    assert!(among[1] > 10 && alone[1] >= among[1], "{among:?} {alone:?}");
    assert!(alone[0] < among[0], "{among:?} {alone:?}");
}
