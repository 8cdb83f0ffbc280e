//! K17.10, FH13, FH14, MR33: what can be taken back, and that nothing is learned or lost by it.

use serde_json::Value;
use tabletop::{Chance, Record, Seat, Seats, Viewer};
use tabletop_host::{Hosted, Orders, Played, Refusal, Step, Table, setup_text};

use crate::questions::seat;

pub(crate) fn open(game: &str, players: u8, options: &str, seed: u64) -> Table {
    let setup = setup_text(game, Some(players), options, None).unwrap();
    Table::open(game, &setup, Chance::seeded(seed)).unwrap()
}

/// A random seat that must act answers by its orders or else at random; answers for seats without a person are the house's.
fn step(table: &mut Table, luck: &mut Chance, seed: u64, persons: Seats) -> Played {
    let seats: Vec<Seat> = table.to_act().iter().collect();
    let seat = luck.pick(&seats).unwrap();
    let question = table.question(seat).unwrap();
    let choice = &question.options[luck.below(question.options.len() as u32) as usize];
    let n = table.steps() + 1;
    let chance = Chance::seeded(seed + n as u64 * 7919);
    if question.order.is_some() {
        return table.obey(seat, question.asked, chance).unwrap();
    }
    let played = table.answer(seat, question.asked, &choice.text, chance).unwrap();
    if !persons.contains(seat) {
        table.by_house(n);
    }
    played
}

/// What a viewer knows: the view, what they were told, and what they are asked.
fn knows(table: &Table, viewer: Viewer) -> (Value, Value, Option<Value>) {
    let whole = table.whole(viewer);
    let asks = whole.question.as_ref().map(|it| serde_json::to_value((&it.ask, &it.options)).unwrap());
    (table.view(viewer), serde_json::to_value(&whole.log).unwrap(), asks)
}

/// The same game without the answers that were taken back.
fn without_detours<G: Hosted>(table: &Table) -> Table {
    let mut record: Record<G> = table.record_text().parse().unwrap();
    let in_force = record.in_force(record.steps.len());
    record.steps = in_force.iter().map(|n| record.steps[n - 1].clone()).collect();
    Table::replayed::<G>(&record.to_string()).unwrap()
}

/// The table as a restart finds it.
fn restored(table: &Table, steps: &[Step], persons: Seats, by_house: &[usize]) -> Table {
    Table::restored(table.game(), &table.setup(), (&table.deal(), steps), persons, by_house).unwrap().0
}

/// Plays games with orders, and with take-backs at random moments. After each of them every viewer knows exactly what they
/// would know if the answer had never been given; the final game is the same as without detours, also after a restart.
fn detours<G: Hosted>(players: u8, options: &str, games: u64) -> u32 {
    let mut taken_back = 0;
    for seed in 0..games {
        let mut table = open(G::NAME, players, options, seed);
        let persons: Seats = Seats::first(players).iter().filter(|it| seed % 2 == 0 || it.index() < 2).collect();
        table.set_persons(persons);
        persons.iter().for_each(|person| table.give_orders(person, Orders::default()));
        let mut luck = Chance::seeded(seed);
        let (mut steps, mut by_order) = (Vec::new(), Vec::new());
        while !table.is_over() && table.steps() < 200 {
            let played = step(&mut table, &mut luck, seed, persons);
            if played.messages.iter().any(|(_, message)| message.by_order.is_some()) {
                by_order.push(played.step.n);
            }
            steps.push(played.step);
            let who: Vec<Seat> = persons.iter().filter(|it| table.can_undo(*it)).collect();
            if luck.below(4) > 0 || who.is_empty() {
                continue;
            }
            let who = luck.pick(&who).unwrap();
            let before: Vec<_> = Viewer::all(players).map(|viewer| knows(&table, viewer)).collect();
            let all = table.whole(Viewer::Seat(who)).undo_all && luck.below(2) == 0;
            let back = if all { table.take_back_all(who) } else { table.take_back(who, false).map(|it| vec![it]) };
            let back = back.unwrap();
            steps.extend(back.iter().map(|it| it.step.clone()));
            taken_back += 1;
            let plain = without_detours::<G>(&table);
            for (viewer, before) in Viewer::all(players).zip(before) {
                assert_eq!(knows(&table, viewer), knows(&plain, viewer), "{viewer} after {:?}", back[0].step);
                let heard = back.iter().flat_map(|it| &it.messages).any(|(to, _)| *to == viewer);
                assert_eq!(heard, before != knows(&table, viewer), "{viewer} is told exactly if something changes");
            }
        }
        let again = Table::from_record(&table.record_text()).unwrap();
        for viewer in Viewer::all(players) {
            assert_eq!(knows(&again, viewer), knows(&table, viewer), "{viewer} after a restart");
            assert_eq!(again.whole(viewer).v, table.whole(viewer).v, "{viewer} counts the same messages");
            assert_eq!(again.whole(viewer).story, table.whole(viewer).story);
        }
        let again = restored(&table, &steps, persons, &by_order);
        for person in persons.iter() {
            assert_eq!(again.can_undo(person), table.can_undo(person), "{person} after a restart");
        }
    }
    taken_back
}

#[test]
fn games_with_take_backs_end_as_they_would_without() {
    assert!(detours::<morgenland::State>(4, "version=pro", 3) > 15);
    assert!(detours::<morgenland::State>(3, "", 3) > 5);
    assert!(detours::<morgenland_cards::State>(3, "spells=all", 2) > 15);
    assert!(detours::<five_tribes::State>(3, "expansion=on", 2) > 15);
}

/// Nobody's stream depends on whether another has taken back an answer that is still secret.
#[test]
fn k17_10_a_secret_answer_is_changed_without_anybody_noticing() {
    let mut found = 0;
    for seed in 0..20 {
        let mut table = open("morgenland", 4, "version=pro", seed);
        let mut luck = Chance::seeded(seed);
        while !table.is_over() && table.steps() < 60 {
            let before = table.steps();
            step(&mut table, &mut luck, seed, Seats::first(4));
            let last = Seats::first(4).iter().find(|it| table.can_undo(*it) && table.to_act().len() > 1);
            let Some(who) = last.filter(|_| table.steps() > before) else { continue };
            let mut changed = table.clone();
            let played = changed.take_back(who, false).unwrap();
            if !played.step.action.starts_with("undo only") {
                continue;
            }
            found += 1;
            assert!(played.messages.iter().all(|(viewer, _)| viewer.is(who)), "{:?}", played.step);
            assert!(changed.question(who).is_some(), "it may be answered again");
        }
    }
    assert!(found > 10, "{found} secret answers were changed");
}

#[test]
fn fh14_undo_does_not_go_past_another_persons_answer_unless_all_agree() {
    let mut table = open("five-tribes", 3, "", 5);
    let mut order = Vec::new();
    for n in 0..2 {
        order.push(table.to_act().first_seat().unwrap());
        step(&mut table, &mut Chance::seeded(n), n, Seats::first(3));
    }
    assert!(table.can_undo(order[1]) && !table.can_undo(order[0]), "the second bid is the last");
    assert_eq!(table.take_back(order[0], false), Err(Refusal::NothingToTakeBack));
    let played = table.take_back(order[0], true).unwrap();
    assert_eq!((played.step.action.as_str(), played.messages.len()), ("undo to 0", 4));
    assert_eq!(table.to_act().first_seat(), Some(order[0]));
}

/// FH14: answers of bots are taken back with it.
#[test]
fn fh14_what_the_house_answered_since_falls_with_the_answer() {
    let mut table = open("five-tribes", 3, "", 5);
    let me = table.to_act().first_seat().unwrap();
    table.set_persons(Seats::only(me));
    for n in 0..2 {
        step(&mut table, &mut Chance::seeded(n), n, Seats::only(me));
    }
    assert!(table.can_undo(me));
    assert!(table.latest().iter().all(|(viewer, message)| message.undo == viewer.is(me)));
    table.take_back(me, false).unwrap();
    assert_eq!((table.steps(), table.to_act().first_seat()), (3, Some(me)));
    assert_eq!(table.take_back(me, false), Err(Refusal::NothingToTakeBack));
    assert_eq!(table.take_back(seat(3), false), Err(Refusal::NoSeat { seat: seat(3), seats: 3 }));
}

/// MR33: figures that were turned up stay so.
#[test]
fn mr33_nothing_that_was_shown_is_taken_back() {
    for seed in 0..6 {
        let mut table = open("morgenland", 3, "", seed);
        let mut luck = Chance::seeded(seed);
        while !table.is_over() {
            step(&mut table, &mut luck, seed, Seats::first(3));
            let shown = table.latest().iter().any(|(_, message)| message.events.iter().any(|it| it["type"] == "shown"));
            assert!(!shown || Seats::first(3).iter().all(|seat| !table.can_undo(seat)));
        }
        assert_eq!(table.take_back(seat(0), true), Err(Refusal::Over));
    }
}

fn asks(table: &Table, seat: Seat) -> String {
    let question = table.question(seat).expect("the seat is asked");
    question.ask["question"]["type"].as_str().unwrap_or_default().to_owned()
}

/// FH13: a walk can be taken back step by step, or as a whole without the bid before it.
#[test]
fn fh13_a_walk_is_stepped_back_and_left_altogether() {
    let mut table = open("five-tribes", 2, "", 3);
    while table.to_act().iter().all(|seat| asks(&table, seat) == "bid") {
        step(&mut table, &mut Chance::seeded(1), 3, Seats::first(2));
    }
    let me = table.to_act().first_seat().unwrap();
    let start = knows(&table, Viewer::Spectator);
    let answer = |table: &mut Table| {
        let question = table.question(me).unwrap();
        let luck = Chance::seeded(table.steps() as u64);
        table.answer(me, question.asked, &question.options.last().unwrap().text, luck).unwrap();
    };
    answer(&mut table);
    assert!(table.can_undo(me) && !table.whole(Viewer::Seat(me)).undo_all, "one step is one step");
    let picked_up = knows(&table, Viewer::Spectator);
    answer(&mut table);
    assert_eq!(asks(&table, me), "drop", "the walk goes on");
    assert!(table.whole(Viewer::Seat(me)).undo_all);
    assert!(!table.whole(Viewer::Spectator).undo_all);
    table.take_back(me, false).unwrap();
    assert_eq!(knows(&table, Viewer::Spectator), picked_up);
    answer(&mut table);
    let played = table.take_back_all(me).unwrap();
    assert_eq!(played.len(), 1, "it is one step of the record");
    assert_eq!((knows(&table, Viewer::Spectator), asks(&table, me).as_str()), (start, "start"), "the bid stands");
}

/// K17.10: a spell with a target can be taken back half-way, or both steps of it together, without anybody noticing.
#[test]
fn k17_10_an_answer_in_two_steps_is_left_half_way_or_whole() {
    let mut found = (0, 0);
    for seed in 0..16 {
        let mut table = open("morgenland", 4, "version=pro", seed);
        let mut luck = Chance::seeded(seed);
        while !table.is_over() && table.steps() < 300 {
            let who = step(&mut table, &mut luck, seed, Seats::first(4)).step.seat;
            if !table.to_act().contains(who) || asks(&table, who) != "where" {
                continue;
            }
            let mut left = table.clone();
            let back = left.take_back(who, false).unwrap();
            if !back.messages.iter().all(|(viewer, _)| viewer.is(who)) {
                continue; // it was begun for all to see, at an offer
            }
            assert_eq!(asks(&left, who), "window");
            found.0 += 1;
            let (mut whole, question) = (table.clone(), table.question(who).unwrap());
            whole.answer(who, question.asked, &question.options[0].text, Chance::seeded(1)).unwrap();
            if whole.whole(Viewer::Seat(who)).undo_all {
                let back = whole.take_back_all(who).unwrap();
                assert_eq!((back.len(), asks(&whole, who).as_str()), (2, "window"));
                assert!(back.iter().flat_map(|it| &it.messages).all(|(viewer, _)| viewer.is(who)));
                found.1 += 1;
            }
        }
    }
    assert!(found.0 > 3 && found.1 > 0, "{found:?}");
}

/// The events that show something hidden, by their names.
const SHOWN: [(&str, u8, &str, &[&str]); 3] = [
    (
        "morgenland",
        4,
        "version=pro",
        &["shown", "guard", "turned-up", "drew", "revealed", "played", "looked", "filled"],
    ),
    ("morgenland-cards", 3, "spells=all", &["turned-up", "guard", "drew", "revealed", "played", "laid-out", "looked"]),
    ("five-tribes", 3, "expansion=on", &["card-shown", "djinn-shown", "cards-drawn", "items-drawn", "arrived"]),
];

/// MR33, K17.11, FH13: nothing is offered to be taken back right after something was seen, in any game.
#[test]
fn undo_is_never_offered_where_something_was_seen() {
    for (game, players, options, names) in SHOWN {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..3 {
            let mut table = open(game, players, options, seed);
            let mut luck = Chance::seeded(seed);
            while !table.is_over() && table.steps() < 200 {
                let played = step(&mut table, &mut luck, seed, Seats::first(players));
                let told = played.messages.iter().flat_map(|(_, message)| &message.events);
                let shown: Vec<&str> =
                    told.filter_map(|it| names.iter().copied().find(|name| it["type"] == *name)).collect();
                let offered = Seats::first(players).iter().any(|seat| table.can_undo(seat));
                assert!(shown.is_empty() || !offered, "{game}: {shown:?} after {:?}", played.step);
                seen.extend(shown);
            }
        }
        assert!(seen.len() > names.len() / 2, "{game}: only {seen:?} were seen");
    }
}

/// Questions that several seats answer at once in secret: nobody can tell whose is last, and until then each can change.
const SECRET: [&str; 4] = ["question-start-treasure", "question-window", "question-where", "question-answer"];

/// Plays random games between persons. An answer that was said to be final cannot be taken back, and one that cannot be taken
/// back was said to be final, except for secret answers. Returns how often an answer was final.
fn warned<G: Hosted>(players: u8, options: &str, games: u64) -> u32 {
    let mut finals = 0;
    for seed in 0..games {
        let mut table = open(G::NAME, players, options, seed);
        let mut luck = Chance::seeded(seed);
        while !table.is_over() && table.steps() < 150 {
            let seats: Vec<Seat> = table.to_act().iter().collect();
            let seat = luck.pick(&seats).unwrap();
            let question = table.question(seat).unwrap();
            let choice = &question.options[luck.below(question.options.len() as u32) as usize];
            table.answer(seat, question.asked, &choice.text, Chance::seeded(seed + table.steps() as u64)).unwrap();
            let free = table.is_over() || table.can_undo(seat);
            let (id, what) = (&*question.said.id, format!("{}: {}, game {seed}", G::NAME, choice.text));
            assert!(table.is_over() || !(choice.is_final && free), "final, yet free: {what}");
            assert!(choice.is_final || free || SECRET.contains(&id), "final without a word: {what}");
            finals += u32::from(choice.is_final);
        }
    }
    finals
}

#[test]
fn what_cannot_be_taken_back_says_so_before() {
    assert!(warned::<morgenland::State>(4, "", 3) > 10);
    assert!(warned::<morgenland::State>(4, "version=pro", 2) > 10);
    assert!(warned::<morgenland_cards::State>(4, "spells=all", 2) > 10);
    assert!(warned::<five_tribes::State>(3, "expansion=on", 2) > 10);
    #[cfg(feature = "bazaar")]
    assert!(warned::<tabletop_laws::toys::Bazaar>(3, "", 2) > 10);
}
