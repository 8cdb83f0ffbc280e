//! How many random decisions a second the rules alone make, on one core: for `cargo xtask bench peers`. Prints a line of
//! JSON for each game.

use std::{
    fs,
    time::{Duration, Instant},
};

use tabletop::{Chance, Telling};
use tabletop_batch::{Call, Encoded, call, terms};

/// How long one of the runs lasts, and how many there are; the median counts.
const RUN: Duration = Duration::from_millis(600);
const RUNS: usize = 5;

/// What is played, and what it is called.
const TABLES: [(&str, &str, &str); 4] = [
    ("morgenland", "players=4", "Morgenland, basic, 4 players"),
    ("morgenland", "players=4 version=pro", "Morgenland, professional"),
    ("morgenland-cards", "players=4", "Morgenland card game"),
    ("five-tribes", "players=4", "Five Tribes"),
];

/// Time of the processor that this program has had, where the system tells it; else the clock's.
fn spent(begun: Instant) -> Duration {
    let told = fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

struct Measure {
    setup: &'static str,
}

impl Call for Measure {
    type Out = f64;

    fn call<G: Encoded>(self) -> f64 {
        let setup = terms::<G>(self.setup, 0, &[]).unwrap_or_else(|why| panic!("{:?}", why.said)).setup;
        let mut luck = Chance::seeded(1).forgetful();
        run::<G>(&setup, &mut luck);
        let mut rates: Vec<f64> = (0..RUNS).map(|_| run::<G>(&setup, &mut luck)).collect();
        rates.sort_by(f64::total_cmp);
        rates[RUNS / 2]
    }
}

/// Plays whole games for one run: decisions a second.
fn run<G: Encoded>(setup: &G::Setup, luck: &mut Chance) -> f64 {
    let (begun, mut menu, mut decisions) = (Instant::now(), Vec::new(), 0_u32);
    let before = spent(begun);
    loop {
        let mut game = G::start(setup, luck, &mut Telling::deaf());
        while let Some(seat) = game.to_act().first_seat() {
            menu.clear();
            game.options(seat, &mut menu);
            let action = luck.pick(&menu).expect("a seat that must act has options");
            game.apply(seat, &action, luck, &mut Telling::deaf());
            decisions += 1;
        }
        let lasted = spent(begun).saturating_sub(before);
        if lasted >= RUN {
            return f64::from(decisions) / lasted.as_secs_f64();
        }
    }
}

fn main() {
    for (game, setup, name) in TABLES {
        let per_s = call(game, Measure { setup }).expect("the game is known");
        println!(r#"{{"whose": "ours", "kind": "rules", "name": "{name}", "per_s": {per_s:.0}}}"#);
    }
}
