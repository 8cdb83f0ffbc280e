//! When bots answer follows from public facts, however busy the house is and whatever they hold.

use std::time::Duration;

use caravanserai_server::{Time, Wits, api::FromServer};
use serde_json::json;
use tabletop::{Chance, Seat, Seats, Viewer};
use tabletop_host::{Level, Luck, Message, Played, Sitter, Table, owed, setup_text};
use tokio::time::timeout;

use crate::{
    house::House,
    http::{Guest, request},
    metrics::figure,
    notices::EVENING,
    player::Player,
    script::{SEED, TABLE},
    worlds::obey_nothing,
};

const SETUP: &str = "expansion=on";
const LEVEL: Level = Level::Hard;
const PACE: Duration = Duration::from_secs(2);
const MOMENT: Duration = Duration::from_millis(1);

/// One step: whose it is, and what they answer in either world.
struct Turn {
    seat: Seat,
    answers: [String; 2],
}

/// Two worlds with the same public course. In the end only one seat is asked: in the first world it has one answer, in the
/// second it has several to think about.
struct Fork {
    turns: Vec<Turn>,
    seat: Seat,
    worlds: [Table; 2],
}

fn play(table: &Table, seat: Seat, answer: &str) -> Option<(Table, Played)> {
    let mut table = table.clone();
    let luck = Luck::new(SEED, &TABLE.parse().unwrap(), &[]).step(table.steps() as u64 + 1);
    let asked = table.question(seat)?.asked;
    let played = table.answer(seat, asked, answer, luck).ok()?;
    Some((table, played))
}

fn to_others(played: &Played, seat: Seat) -> Vec<(Viewer, Message)> {
    let others = played.messages.iter().filter(|(viewer, _)| !viewer.is(seat));
    others.map(|(viewer, message)| (*viewer, (**message).clone())).collect()
}

fn options(table: &Table, seat: Seat) -> Vec<String> {
    let question = table.question(seat);
    question.map_or_else(Vec::new, |question| question.options.into_iter().map(|option| option.text).collect())
}

/// Plays at random, one seat now and then differently in secret, until it has one answer here and several there.
fn fork(seed: u64) -> Option<Fork> {
    let setup = setup_text("five-tribes", Some(3), SETUP, None).unwrap();
    let start = || Table::open("five-tribes", &setup, Luck::new(SEED, &TABLE.parse().unwrap(), &[]).step(0)).unwrap();
    let (mut worlds, mut turns, mut secretive) = ([start(), start()], Vec::<Turn>::new(), None);
    let mut luck = Chance::seeded(seed);
    while turns.len() < 250 {
        let seat = worlds[0].to_act().first_seat()?;
        let [mut first, mut second] = [options(&worlds[0], seat), options(&worlds[1], seat)];
        if secretive == Some(seat)
            && worlds[0].to_act() == Seats::NONE.with(seat)
            && (first.len() == 1) != (second.len() == 1)
        {
            if first.len() != 1 {
                worlds.swap(0, 1);
                for Turn { answers, .. } in &mut turns {
                    answers.swap(0, 1);
                }
            }
            return Some(Fork { turns, seat, worlds });
        }
        let at = luck.below(first.len() as u32) as usize;
        let answer = first.swap_remove(at);
        let may_differ = secretive.is_none_or(|it| it == seat);
        second.retain(|other| may_differ || *other == answer);
        if !second.is_empty() {
            let at = luck.below(second.len() as u32) as usize;
            second.swap(0, at);
        }
        second.push(answer.clone());
        let (next, heard) = play(&worlds[0], seat, &answer)?;
        let (other, differs, turn) = second.into_iter().find_map(|other| {
            let (table, played) = play(&worlds[1], seat, &other)?;
            let alike = to_others(&heard, seat) == to_others(&played, seat) && table.to_act() == next.to_act();
            alike.then(|| (table, other != answer, Turn { seat, answers: [answer.clone(), other] }))
        })?;
        if differs {
            secretive = Some(seat);
        }
        worlds = [next, other];
        turns.push(turn);
    }
    None
}

/// When the answer of a bot that has just sat in for the seat is due, by what everybody knows.
fn due(Fork { seat, worlds: [table, _], .. }: &Fork) -> Duration {
    let told_at = vec![EVENING; table.steps() + 1];
    let sitters: Vec<Sitter> =
        (0..3).map(|n| if n == seat.index() { Sitter::StandIn(LEVEL, EVENING) } else { Sitter::Person }).collect();
    let due = owed(table, &sitters, &told_at, PACE, None).wake_at.expect("a bot owes an answer");
    due.checked_sub(EVENING).unwrap()
}

/// Plays one of the worlds in a house whose bots never finish thinking about a choice; then a bot sits in. Returns whether
/// another player heard its answer just before it was due, and when it was, and how often that it thinks.
async fn heard(fork: &Fork, which: usize) -> ([bool; 2], usize) {
    let time = Time::still(EVENING);
    let clock = time.clone();
    let house = House::open_with(|config| {
        (config.seed_for_tests, config.wits_for_tests) = (Some(SEED), Some(Wits::Endless));
        (config.pace, config.time) = (PACE, clock);
    });
    let mut guests = Vec::new();
    for _ in 0..3 {
        guests.push(Guest::new(house.address).await);
    }
    let wish = json!({"game": "five-tribes", "setup": SETUP, "seats": ["me", "open", "open"], "level": LEVEL});
    let table = guests[0].open_table(&wish.to_string()).await;
    assert_eq!(table, TABLE);
    for guest in &guests[1..] {
        guest.sit(&table).await;
    }
    let mut players = Vec::new();
    for guest in &guests {
        let mut player = Player::join(guest, &table).await;
        obey_nothing(&mut player).await;
        players.push(player);
    }
    for (n, Turn { seat, answers }) in fork.turns.iter().enumerate() {
        let player = &mut players[seat.index()];
        player.until(|player| player.question.is_some()).await;
        let asked = player.question.as_ref().unwrap().asked;
        let said = json!({"type": "answer", "key": format!("k{n}"), "asked": asked, "action": answers[which]});
        let outcome = player.say(&said).await;
        assert!(matches!(outcome, FromServer::Accepted { .. }), "{outcome:?}");
        player.until(|player| player.asked != Some(asked)).await;
    }
    let other = Seat::new((u8::from(fork.seat) + 1) % 3).unwrap();
    let before = fork.worlds[which].whole(Viewer::Seat(other)).v;
    assert_eq!(players[fork.seat.index()].tell("leave", json!({})).await, Ok(()));
    let other = &mut players[other.index()];
    other.until(|it| it.table.as_ref().is_some_and(|it| it.seats[fork.seat.index()].absence.is_some())).await;
    other.until(|it| it.v == before).await;
    let mut hears = async |patience| timeout(patience, other.until(|it| it.v > before)).await.is_ok();
    time.advance(due(fork).checked_sub(MOMENT).unwrap());
    let early = hears(Duration::from_millis(300)).await;
    time.advance(MOMENT);
    let late = hears(Duration::from_secs(15)).await;
    let told = other.frames.iter().filter(|frame| frame.starts_with(r#"{"type":"thinking""#)).count();
    ([early, late], told)
}

/// A bot that can only give one answer knows it at once; one that has a choice thinks, here without end. Others see no
/// difference.
#[tokio::test]
async fn what_a_bot_has_to_think_about_does_not_show() {
    let fork = (0..40).find_map(fork).expect("somebody may have one answer or several");
    let answers = [0, 1].map(|which| options(&fork.worlds[which], fork.seat).len());
    assert!(answers[0] == 1 && answers[1] > 1, "{answers:?}");
    assert_eq!(heard(&fork, 0).await, ([false, true], 1));
    assert_eq!(heard(&fork, 1).await, ([false, true], 1));
}

/// Games come to an end even if bots never finish thinking.
#[tokio::test]
async fn a_house_whose_bots_think_for_ever_plays_on() {
    assert!(played_to_the_end(Wits::Endless, "bots_hurried_total").await);
}

/// A bot that fails forfeits its answer and nothing else.
#[tokio::test]
async fn a_house_whose_bots_fail_plays_on() {
    assert!(played_to_the_end(Wits::Failing, "bots_forfeited_total").await);
}

/// Whether a game with such bots is played to its end, and this metric counts it.
async fn played_to_the_end(wits: Wits, counted: &str) -> bool {
    let house = House::open_with(|config| {
        (config.wits_for_tests, config.metrics_port) = (Some(wits), Some(0));
        config.pace = Duration::from_millis(20);
    });
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["me", "bot", "bot"]"#).await;
    let over = Player::join(&guest, &table).await.play().await;
    let page = request(house.figures(), "GET /metrics", "", "").await.body;
    over.is_over() && figure(&page, &format!("caravanserai_{counted}")) > 10.0
}
