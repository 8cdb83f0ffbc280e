mod desk;
mod five_tribes;
mod search;
mod waiting;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde::{Serialize, Serializer};
use tabletop::{Chance, Telling};
use tabletop_host::{Hosted, Visit, visit};

use crate::{allocations, cli, out::Out, usage};
pub(crate) use waiting::waiting;

/// How long one of the runs lasts, and how many there are; the median counts.
const RUN: Duration = Duration::from_millis(400);
const RUNS: usize = 5;

/// How fast the rules of a game are when it is played at random, on one core.
#[derive(Serialize)]
struct Report {
    game: String,
    setup: String,
    decisions_per_s: f64,
    games_per_s: f64,
    clone_ns: f64,
    state_bytes: usize,
    /// Counted only in development builds.
    #[serde(skip_serializing_if = "Option::is_none")]
    allocations_per_decision: Option<f64>,
    mean_menu: f64,
    calibration_ns: f64,
    /// Other figures, some of them only for this game, in the order in which they are printed.
    #[serde(flatten, serialize_with = "by_name")]
    own: Vec<Figure>,
}

/// A figure that only one game has.
struct Figure {
    name: &'static str,
    says: &'static str,
    value: f64,
    unit: &'static str,
}

impl Figure {
    fn new(name: &'static str, says: &'static str, value: f64, unit: &'static str) -> Figure {
        Figure { name, says, value, unit }
    }
}

fn by_name<S: Serializer>(figures: &[Figure], out: S) -> Result<S::Ok, S::Error> {
    out.collect_map(figures.iter().map(|figure| (figure.name, figure.value)))
}

/// The figures that only the game of this name has.
fn own(game: &str, setup: &str) -> anyhow::Result<Vec<Figure>> {
    match game {
        "five-tribes" => Ok(five_tribes::figures(&setup.parse()?)),
        _ => Ok(Vec::new()),
    }
}

/// Measures a game and prints what came out.
pub(crate) fn bench(args: &cli::Bench, out: &mut Out) -> anyhow::Result<()> {
    if args.game == "terminal" {
        return desk::measure(out);
    }
    let setup = args.agreed.text(&args.game)?;
    let report =
        visit(&args.game, Measure { name: &args.game, setup: &setup }).map_err(|why| cli::not_played(&why))??;
    if args.json {
        return Ok(out.say(serde_json::to_string_pretty(&report)?)?);
    }
    let Report { decisions_per_s, games_per_s, clone_ns, state_bytes, .. } = &report;
    out.say(format!("{}, played at random on one core, median of {RUNS} runs", report.game))?;
    out.say(format!("decisions per second      {decisions_per_s:>12.0}"))?;
    out.say(format!("games per second          {games_per_s:>12.0}"))?;
    out.say(format!("clone of a state          {clone_ns:>12.1} ns of {state_bytes} bytes"))?;
    if let Some(allocations) = report.allocations_per_decision {
        out.say(format!("allocations per decision  {allocations:>12.4}"))?;
    }
    out.say(format!("mean size of a menu       {:>12.1}", report.mean_menu))?;
    out.say(format!("calibration loop          {:>12.2} ns a turn", report.calibration_ns))?;
    for Figure { says, value, unit, .. } in &report.own {
        out.say(format!("{says:<25} {value:>12.1} {unit}").trim_end())?;
    }
    Ok(())
}

struct Measure<'a> {
    name: &'a str,
    setup: &'a str,
}

impl Visit for Measure<'_> {
    type Out = anyhow::Result<Report>;

    fn visit<G: Hosted>(self) -> anyhow::Result<Report> {
        let setup: G::Setup = self.setup.parse().map_err(|why| usage(&why))?;
        let mut menu = Vec::new();
        // Warms caches, and lets the menu grow to its full size.
        play_for::<G>(&setup, 0, RUN / 4, &mut menu)?;
        let runs: Vec<Played> =
            (1..=RUNS as u64).map(|run| play_for::<G>(&setup, run, RUN, &mut menu)).collect::<Result<_, _>>()?;
        let each = |of: fn(&Played) -> f64| median(runs.iter().map(of).collect());
        Ok(Report {
            game: self.name.to_owned(),
            setup: self.setup.to_owned(),
            decisions_per_s: each(|run| run.decisions / run.seconds),
            games_per_s: each(|run| run.games / run.seconds),
            clone_ns: median((0..RUNS as u64).map(|run| clone_ns::<G>(&setup, run)).collect()),
            state_bytes: size_of::<G>(),
            allocations_per_decision: allocations().map(|_| each(|run| run.allocations / run.decisions)),
            mean_menu: each(|run| run.options / run.decisions),
            calibration_ns: median((0..RUNS).map(|_| calibration_ns()).collect()),
            own: {
                let mut own = own(self.name, self.setup)?;
                own.push(search::figure::<G>(&setup)?);
                own
            },
        })
    }
}

/// What one run did; counts as floats, because all that is done with them is division.
#[derive(Default)]
struct Played {
    decisions: f64,
    games: f64,
    options: f64,
    allocations: f64,
    seconds: f64,
}

/// Plays game after game, uniformly at random, until the time is over; the last game is played to its end.
fn play_for<G: Hosted>(
    setup: &G::Setup,
    seed: u64,
    time: Duration,
    menu: &mut Vec<G::Action>,
) -> anyhow::Result<Played> {
    let mut luck = Chance::seeded(2 * seed).forgetful();
    let mut choices = Chance::seeded(2 * seed + 1).forgetful();
    let mut told = Telling::deaf();
    let mut played = Played::default();
    let before = allocations();
    let begun = Instant::now();
    while begun.elapsed() < time {
        let mut game = G::start(setup, &mut luck, &mut told);
        let (mut decisions, mut options) = (0_u32, 0_u32);
        while let Some(seat) = game.to_act().first_seat() {
            menu.clear();
            game.options(seat, menu);
            options += menu.len() as u32;
            decisions += 1;
            let action = choices.pick(menu).context("a seat must act but has no choice: a fault in the rules")?;
            game.apply(seat, &action, &mut luck, &mut told);
        }
        black_box(&game);
        played.games += 1.0;
        played.decisions += f64::from(decisions);
        played.options += f64::from(options);
    }
    played.seconds = begun.elapsed().as_secs_f64();
    let count = allocations().zip(before).map_or(0, |(after, before)| after - before);
    played.allocations = f64::from(count as u32);
    Ok(played)
}

/// Clones the first states of a game, many times each.
fn clone_ns<G: Hosted>(setup: &G::Setup, seed: u64) -> f64 {
    const TIMES: u32 = 200_000;
    let states = states::<G>(setup, seed);
    let begun = Instant::now();
    for state in states.iter().cycle().take(TIMES as usize) {
        black_box(black_box(state).clone());
    }
    begun.elapsed().as_secs_f64() * 1e9 / f64::from(TIMES)
}

/// The first states of a random game, few enough to stay in the cache.
fn states<G: Hosted>(setup: &G::Setup, seed: u64) -> Vec<G> {
    let mut luck = Chance::seeded(seed).forgetful();
    let mut told = Telling::deaf();
    let mut game = G::start(setup, &mut luck, &mut told);
    let mut states = vec![game.clone()];
    let mut menu = Vec::new();
    while let Some(seat) = game.to_act().first_seat()
        && states.len() < 16
    {
        menu.clear();
        game.options(seat, &mut menu);
        let Some(action) = luck.pick(&menu) else { break };
        game.apply(seat, &action, &mut luck, &mut told);
        states.push(game.clone());
    }
    states
}

/// The time of one turn of a fixed loop of integer arithmetic, so that figures of different machines can be compared.
fn calibration_ns() -> f64 {
    const TURNS: u32 = 5_000_000;
    let begun = Instant::now();
    let mut sum = 1_u64;
    for turn in 0..TURNS {
        sum = black_box(sum.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(u64::from(turn)) ^ (sum >> 29));
    }
    black_box(sum);
    begun.elapsed().as_secs_f64() * 1e9 / f64::from(TURNS)
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(0.0)
}
