//! NATS is restarted again and again while people play at three processes of one house.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use trial_nats::Nats;

use crate::{
    kills::{Person, check},
    nodes::{Seen, newcomer, open},
};

const PLAYERS: usize = 6;
const RESTARTS: usize = 3;
/// How many answers of each player are taken after a restart before the next.
const BETWEEN: usize = 3;

/// What a test knows of one player.
#[derive(Default)]
struct Progress {
    taken: AtomicUsize,
    over: AtomicBool,
}

/// Plays on one socket, which stays open, until it is told to stop or the game is over.
fn play(door: &str, mut person: Person, progress: &Progress, stop: &AtomicBool) -> Person {
    let mut seen = Seen::at(door, &person).expect("the door is open");
    while !stop.load(Ordering::Relaxed) && !seen.over {
        assert!(seen.answer(person.accepted.len()), "the socket stays open");
        if let Some(said) = seen.hear().expect("the socket stays open") {
            person.accepted.push((person.table.clone(), said));
            progress.taken.fetch_add(1, Ordering::Relaxed);
        }
    }
    progress.over.store(seen.over, Ordering::Relaxed);
    person
}

/// Waits until each player has played this many answers more, or is through.
fn play_on(players: &[Arc<Progress>], restart: usize) {
    let before: Vec<usize> = players.iter().map(|it| it.taken.load(Ordering::Relaxed)).collect();
    let goes_on = |(player, before): (&Arc<Progress>, &usize)| {
        player.over.load(Ordering::Relaxed) || player.taken.load(Ordering::Relaxed) >= before + BETWEEN
    };
    let patience = Instant::now() + Duration::from_secs(30);
    while !players.iter().zip(&before).all(goes_on) {
        assert!(Instant::now() < patience, "somebody waits for ever after restart {restart}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Each player sits at another process than the one that attends their table. No socket is closed, and what was accepted is
/// there, once.
#[test]
fn three_processes_lose_nothing_when_the_bus_is_restarted() {
    let (Some(database), Some(mut nats)) = (trial_postgres::shared(), Nats::start()) else { return };
    let place = ["--database", &database, "--bus", &nats.url()].map(str::to_owned);
    let houses = [open(&place), open(&place), open(&place)];
    let stop = Arc::new(AtomicBool::new(false));
    let (progress, players): (Vec<_>, Vec<_>) = (0..PLAYERS)
        .map(|n| {
            let (person, door) = (newcomer(&houses[n % 3]), houses[(n + 1 + n / 3) % 3].address().to_owned());
            let (progress, stop) = (Arc::new(Progress::default()), stop.clone());
            let noted = progress.clone();
            (progress, thread::spawn(move || play(&door, person, &noted, &stop)))
        })
        .unzip();
    play_on(&progress, 0);
    for restart in 1..=RESTARTS {
        nats.tell("stop");
        thread::sleep(Duration::from_millis(100));
        nats.tell("start");
        play_on(&progress, restart);
    }
    stop.store(true, Ordering::Relaxed);
    for (n, player) in players.into_iter().enumerate() {
        check(houses[n % 3].address(), &player.join().unwrap());
    }
}
