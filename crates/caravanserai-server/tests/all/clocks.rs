//! Clocks over real sockets, by a clock that tests set.

use std::time::Duration;

use caravanserai_server::{Time, api::Absence};
use serde_json::json;

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    player::Player,
};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
/// An evening in October 2026, before the night in which Europe sets its clocks back.
const EVENING: Duration = Duration::from_mins(29_881_230);

/// A house whose clock is set by hand, ahead of the machine's.
fn house(kind: Kind) -> House {
    let time = Time::default();
    House::open_with(move |config| {
        if kind == Kind::Postgres {
            config.database = trial_postgres::shared().expect("it was asked before").parse().unwrap();
        }
        config.time = time;
    })
}

fn wish(clock: &str) -> String {
    json!({"game": "five-tribes", "setup": "players=3", "seats": ["me", "open", "bot"], "clock": clock}).to_string()
}

/// Two persons and a bot with this clock; both persons listen.
async fn seated(house: &House, clock: &str) -> (String, [Guest; 2], [Player; 2]) {
    let (one, two) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open_table(&wish(clock)).await;
    two.sit(&table).await;
    let players = [Player::join(&one, &table).await, Player::join(&two, &table).await];
    (table, [one, two], players)
}

impl Player {
    fn absence(&self, seat: usize) -> Option<Absence> {
        self.table.as_ref()?.seats[seat].absence
    }

    /// When this seat's time is over, and what is left of its reserve.
    fn face(&self, seat: usize) -> (Option<i64>, i64) {
        let face = &self.clocks.as_ref().unwrap().seats[seat];
        (face.until, face.reserve)
    }
}

/// Waits until one of the persons is asked; says which.
async fn asked(players: &mut [Player; 2]) -> usize {
    let [one, two] = players;
    tokio::select! {
        () = one.until(Player::is_asked) => 0,
        () = two.until(Player::is_asked) => 1,
    }
}

on_both! {
    /// A bot plays for a player whose time runs out, until they are back: at the next question, or by answering.
    async fn who_runs_out_of_time_is_played_by_a_bot(kind: Kind) {
        let mut house = house(kind);
        let (table, guests, mut players) = seated(&house, "30+60").await;
        let late = asked(&mut players).await;
        players[late].until(|it| it.clocks.as_ref().is_some_and(|clocks| clocks.seats[late].until.is_some())).await;
        let (until, reserve) = players[late].face(late);
        assert_eq!(reserve, 60_000);
        assert!(until.unwrap() - players[late].clocks.as_ref().unwrap().now <= 90_000);
        let question = players[late].asked;
        house.config.time.advance(Duration::from_secs(85));
        assert_eq!(players[late].absence(late), None, "there is a little left");
        house.config.time.advance(Duration::from_secs(6));
        players[late].until(|it| it.absence(late) == Some(Absence::Late)).await;
        players[late].until(|it| it.asked != question).await;
        assert_eq!(players[late].tell("back", json!({})).await, Ok(()));
        players[late].until(|it| it.absence(late).is_none()).await;
        // What the store keeps is the same after a restart.
        house.stop().await;
        house.reopen().await;
        let again = Guest { house: house.address, ..guests[late].clone() };
        let mut again = Player::join(&again, &table).await;
        again.until(|it| it.clocks.is_some()).await;
        assert_eq!(again.absence(late), None);
    }
}

on_both! {
    /// A player who comes back while the bot still thinks is back once it has answered, even if the house dies meanwhile.
    async fn a_return_outlives_the_process(kind: Kind) {
        let mut house = House::open_with(move |config| {
            if kind == Kind::Postgres {
                config.database = trial_postgres::shared().expect("it was asked before").parse().unwrap();
            }
            // No bot answers before the clock is set.
            config.time = Time::still(EVENING);
            config.pace = Duration::from_secs(2);
        });
        let (one, two) = (Guest::new(house.address).await, Guest::new(house.address).await);
        let wish = json!({"game": "five-tribes", "setup": "players=2", "seats": ["me", "open"], "clock": "30+60"});
        let table = one.open_table(&wish.to_string()).await;
        two.sit(&table).await;
        let mut players = [Player::join(&one, &table).await, Player::join(&two, &table).await];
        let late = asked(&mut players).await;
        house.config.time.advance(Duration::from_secs(91));
        players[late].until(|it| it.absence(late) == Some(Absence::Late)).await;
        assert_eq!(players[late].tell("back", json!({})).await, Ok(()));
        drop(players);
        let absent = "SELECT COUNT(*) FROM chairs WHERE table_id = $1 AND absence = 'late'";
        assert_eq!(house.number(absent, &table).await, 1, "the bot has not answered yet");
        house.kill();
        house.reopen().await;
        let guest = if late == 0 { &one } else { &two };
        let mut back = Player::join(&Guest { house: house.address, ..guest.clone() }, &table).await;
        back.until(|it| it.absence(late) == Some(Absence::Late)).await;
        house.config.time.advance(HOUR);
        back.until(|it| it.absence(late).is_none()).await;
    }
}

on_both! {
    /// Two days per decision: with no socket open and the table not in memory, its clock runs out all the same.
    async fn two_days_run_out_while_nobody_looks(kind: Kind) {
        let mut house = house(kind);
        let (table, guests, mut players) = seated(&house, "2d").await;
        let late = asked(&mut players).await;
        drop(players);
        house.stop().await;
        house.reopen().await;
        let wakes = |house: &House| house.config.time.clone();
        wakes(&house).advance(HOUR * 47);
        tokio::time::sleep(Duration::from_millis(50)).await;
        let absent = "SELECT COUNT(*) FROM chairs WHERE table_id = $1 AND absence = 'late'";
        assert_eq!(house.number(absent, &table).await, 0, "an hour is left");
        wakes(&house).advance(HOUR);
        while house.number(absent, &table).await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut back = Player::join(&Guest { house: house.address, ..guests[late].clone() }, &table).await;
        back.until(|it| it.absence(late) == Some(Absence::Late)).await;
        back.until(|it| it.table.is_some()).await;
    }
}

on_both! {
    /// Time in which the house was closed is charged to nobody.
    async fn a_closed_house_charges_nobody(kind: Kind) {
        let mut house = house(kind);
        let (table, guests, mut players) = seated(&house, "30+60").await;
        let asked = asked(&mut players).await;
        players[asked].until(|it| it.clocks.as_ref().is_some_and(|clocks| clocks.seats[asked].until.is_some())).await;
        let before = players[asked].face(asked).0.unwrap();
        house.kill();
        house.config.time.advance(DAY);
        house.reopen().await;
        let mut again = Player::join(&Guest { house: house.address, ..guests[asked].clone() }, &table).await;
        again.until(|it| it.clocks.is_some()).await;
        let (after, day) = (again.face(asked).0.unwrap(), i64::try_from(DAY.as_millis()).unwrap());
        assert!((before + day - 6_000..=before + day + 6_000).contains(&after), "{before} {after}");
        assert_eq!(again.absence(asked), None);
    }
}

/// A pause needs the consent of all persons, and one refusal prevents it; anybody ends it, by saying so or by answering.
#[tokio::test]
async fn a_pause_is_agreed_on_and_ended_by_anybody() {
    let house = house(Kind::Sqlite);
    let (_, _, mut players) = seated(&house, "30+60").await;
    let asked = asked(&mut players).await;
    let other = 1 - asked;
    let paused = |it: &Player| it.clocks.as_ref().is_some_and(|clocks| clocks.paused);
    assert_eq!(players[asked].tell("pause", json!({"yes": true})).await, Ok(()));
    players[other].until(|it| it.table.as_ref().is_some_and(|table| table.pause.is_some())).await;
    assert_eq!(players[other].tell("pause", json!({"yes": false})).await, Ok(()));
    players[asked].until(|it| it.table.as_ref().is_some_and(|table| table.pause.is_none())).await;
    for number in [asked, other] {
        assert_eq!(players[number].tell("pause", json!({"yes": true})).await, Ok(()));
    }
    players[asked].until(paused).await;
    house.config.time.advance(DAY);
    assert_eq!(players[other].tell("resume", json!({})).await, Ok(()));
    players[asked].until(|it| !paused(it)).await;
    let clocks = players[asked].clocks.clone().unwrap();
    let left = clocks.seats[asked].until.unwrap() - clocks.now;
    assert!((80_000..=90_000).contains(&left), "nothing was charged: {left}");
    players[asked].choose(0).await;
}

/// A holiday stops a player's own clock, where days are counted; elsewhere there are none.
#[tokio::test]
async fn holidays_are_for_correspondence() {
    let house = house(Kind::Sqlite);
    let (_, _, mut players) = seated(&house, "2d holidays=7d").await;
    let asked = asked(&mut players).await;
    let me = &mut players[asked];
    me.until(|it| it.clocks.as_ref().is_some_and(|clocks| clocks.seats[asked].until.is_some())).await;
    let before = me.face(asked).0.unwrap();
    assert_eq!(me.tell("holiday", json!({"on": true})).await, Ok(()));
    me.until(|it| it.clocks.as_ref().unwrap().seats[asked].holiday.is_some()).await;
    house.config.time.advance(DAY * 3);
    assert_eq!(me.tell("holiday", json!({"on": false})).await, Ok(()));
    me.until(|it| it.clocks.as_ref().unwrap().seats[asked].holiday.is_none()).await;
    let later = me.face(asked).0.unwrap() - before;
    let three = i64::try_from((DAY * 3).as_millis()).unwrap();
    assert!((three..three + 5_000).contains(&later), "{later}");
    let (_, _, mut live) = seated(&house, "30+60").await;
    assert!(live[0].tell("holiday", json!({"on": true})).await.is_err());
}

/// A clock that makes no sense is refused in words; a table without one has none.
#[tokio::test]
async fn a_clock_makes_sense() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    for wrong in ["", "soon", "0+0", "90d"] {
        assert_eq!(guest.post("/tables", &wish(wrong)).await.code(), "bad-clock", "{wrong}");
    }
    let table = guest.post("/tables", &wish("2d window=12h")).await.json();
    assert_eq!(table["clock"], "2d");
}

/// Two worlds that differ in hidden figures and treasure, with a clock that stands still: what others see of the clocks is the
/// same, letter by letter.
#[tokio::test]
async fn no_clock_tells_what_is_hidden() {
    let mut heard = Vec::new();
    for swapped in [0, 1] {
        let time = Time::still(EVENING);
        let clock = time.clone();
        let house = House::open_with(move |config| {
            config.seed_for_tests = Some([42; 32]);
            config.time = clock;
        });
        // Persons alone: how long a bot thinks depends on the machine.
        let (one, two) = (Guest::new(house.address).await, Guest::new(house.address).await);
        let three = Guest::new(house.address).await;
        for (guest, name) in [(&one, "Harun"), (&two, "Jafar"), (&three, "Zahra")] {
            guest.post("/me", &format!(r#"{{"name": "{name}"}}"#)).await;
        }
        let wish =
            json!({"game": "morgenland", "setup": "players=3", "seats": ["me", "open", "open"], "clock": "30+600+5"});
        let table = one.open_table(&wish.to_string()).await;
        two.sit(&table).await;
        three.sit(&table).await;
        let mut watcher = Player::watch(house.address, &table).await;
        watcher.until(|it| it.clocks.is_some()).await;
        let (mut mine, mut other) = (Player::join(&one, &table).await, Player::join(&two, &table).await);
        let mut third = Player::join(&three, &table).await;
        time.advance(Duration::from_secs(12));
        third.choose(0).await;
        // They answer in secret, one after the other; nobody may see who was first.
        let order = if swapped == 0 { [&mut mine, &mut other] } else { [&mut other, &mut mine] };
        for player in order {
            // Before and not after the last answer: others are told a moment later, with the time of that moment.
            time.advance(Duration::from_secs(5));
            player.choose(swapped).await;
        }
        watcher
            .until(|it| {
                it.clocks
                    .as_ref()
                    .is_some_and(|clocks| clocks.seats.iter().filter(|it| it.until.is_some()).count() == 1)
            })
            .await;
        let clocks: Vec<String> =
            watcher.frames.iter().filter(|it| it.contains(r#""type":"clocks""#)).cloned().collect();
        heard.push(clocks);
    }
    assert_eq!(heard[0], heard[1]);
    assert!(heard[0].len() >= 2, "{heard:?}");
}
