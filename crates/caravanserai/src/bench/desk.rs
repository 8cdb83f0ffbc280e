//! How long a person at the terminal waits: for the first question, and for a key to be seen.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use tabletop::{Seat, Seats, Viewer};
use tabletop_host::{Table, setup_text};
use terminal::{Desk, Ear, News, Seeds, Sitting, Theme, local};

use crate::{out::Out, tongue::voice};

/// What is played: the largest board, on a large screen.
const LARGEST: (&str, &str) = ("five-tribes", "players=4 expansion=on");
const SCREEN: (u16, u16) = (200, 60);
const KEYS: usize = 400;

/// Measures and prints both.
pub(super) fn measure(out: &mut Out) -> anyhow::Result<()> {
    let start = Instant::now();
    let seeds = Seeds { table: [1; 32], bots: [2; 32] };
    let setup = setup_text(LARGEST.0, None, LARGEST.1, None)?;
    let table = Table::open(LARGEST.0, &setup, Sitting::deal(&seeds)?)?;
    let first = Seat::new(0).context("every table has a first seat")?;
    let sitting = Sitting::new(table, seeds, Seats::only(first), "easy".parse()?, None)?;
    let (ear, hearing) = Ear::pair();
    let _wishes = local(sitting, first, ear);
    let mut desk = Desk::new(Theme { colour: true, unicode: true }, voice(None, Viewer::Spectator)?);
    let mut screen = terminal::canvas(SCREEN);
    while !desk.is_asked() {
        let news: News = hearing.next().context("the table is gone")?;
        desk.hear(news);
        screen.draw(&desk)?;
    }
    let prompt = start.elapsed();
    let mut taken: Vec<Duration> = Vec::with_capacity(KEYS);
    for at in 0..KEYS {
        let start = Instant::now();
        desk.press(terminal::arrow(at));
        screen.draw(&desk)?;
        taken.push(start.elapsed());
    }
    taken.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    out.say(format!("start to first prompt    {:>8.2} ms", ms(prompt)))?;
    out.say(format!("a key drawn, median      {:>8.2} ms", ms(taken[KEYS / 2])))?;
    out.say(format!("a key drawn, slowest     {:>8.2} ms", ms(taken[KEYS - 1])))?;
    Ok(())
}
