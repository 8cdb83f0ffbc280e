//! How long people wait for bots: a real house with a real clock, one seat answered at once over a socket, and bots on all
//! others.

mod client;

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use caravanserai_server::{Config, Rate, Rates, Server};
use serde::{Deserialize, Serialize};
use tabletop_host::Level;

use crate::{cli, out::Out};
use client::Client;

/// What is played: every kind of game with four players, of whom one is a person.
const KINDS: [(&str, &str); 5] = [
    ("morgenland", "players=4"),
    ("morgenland", "players=4 version=pro"),
    ("morgenland-cards", "players=4"),
    ("five-tribes", "players=4"),
    ("five-tribes", "players=4 expansion=on"),
];

/// What the levels promise, in seconds: the median and the 90th percentile of a person's waits, and the longest that one bot
/// plays on, which is a whole turn in Five Tribes.
const fn promised(level: Level) -> (f64, f64, Option<f64>) {
    match level {
        Level::Easy => (0.5, 1.0, None),
        Level::Medium => (1.0, 2.0, Some(1.0)),
        Level::Hard => (2.0, 4.0, Some(2.5)),
        Level::Expert => (5.0, 10.0, Some(6.0)),
    }
}

/// What was measured at one table.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Measured {
    game: String,
    setup: String,
    level: Level,
    /// Was the game played to its end?
    whole: bool,
    /// In seconds, in order: from each answer to the next question.
    waits: Vec<f64>,
    /// In seconds: how long each bot played on without anybody else.
    turns: Vec<f64>,
}

/// Measures every level at every kind of table, and prints what came out.
pub(crate) fn waiting(args: &cli::Waiting, out: &mut Out) -> anyhow::Result<()> {
    let mut known = args.state.as_deref().map_or(Ok(Vec::new()), read)?;
    let runtime = tokio::runtime::Runtime::new().context("the operating system gives no threads")?;
    let folder = std::env::temp_dir().join(format!("caravanserai-waiting-{}", std::process::id()));
    let server = runtime.block_on(Server::start(config(folder.clone())))?;
    out.say(
        "level   game                                     questions  median     p90    most | longest turn of a bot",
    )?;
    for &level in &args.levels {
        for (game, setup) in KINDS {
            if args.game.as_deref().is_some_and(|wanted| wanted != game) {
                continue;
            }
            let done = known.iter().find(|it| (it.level, &*it.game, &*it.setup) == (level, game, setup)).cloned();
            let measured = if let Some(measured) = done {
                measured
            } else {
                let measured = measure(&server, game, setup, level, Duration::from_secs(args.seconds))?;
                if let Some(file) = &args.state {
                    note(file, &measured)?;
                }
                known.push(measured.clone());
                measured
            };
            out.say(measured.line())?;
            out.flush()?;
        }
    }
    runtime.block_on(server.stop());
    fs::remove_dir_all(&folder).with_context(|| format!("{} cannot be removed", folder.display()))
}

fn config(folder: PathBuf) -> Config {
    let usual = Config::new(folder);
    // The client answers faster than people do.
    let messages = Rate { burst: 10_000, every: Duration::from_millis(1) };
    Config { port: 0, rates: Rates { messages, ..usual.rates }, ..usual }
}

/// Plays one game, until it is over or the time is up.
fn measure(server: &Server, game: &str, setup: &str, level: Level, time: Duration) -> anyhow::Result<Measured> {
    let mut client = Client::open(server.address(), game, setup, level)?;
    let begun = Instant::now();
    let (mut waits, mut turns) = (Vec::new(), Vec::new());
    // Who plays on, since when, and until when.
    let mut turn: Option<(u8, Instant, Instant)> = None;
    let (mut answered, mut last): (Option<Instant>, Instant) = (None, begun);
    let whole = loop {
        let Some(told) = client.hear()? else { break true };
        if begun.elapsed() > time {
            break false;
        }
        if let Some(by) = told.by {
            turn = match turn {
                Some((seat, since, _)) if seat == by => Some((seat, since, told.at)),
                ended => {
                    turns.extend(ended.map(|(_, since, until)| (until - since).as_secs_f64()));
                    (by != 0).then_some((by, last, told.at))
                }
            };
        }
        last = told.at;
        if let Some(question) = told.question {
            waits.extend(answered.map(|answered| (told.at - answered).as_secs_f64()));
            answered = Some(Instant::now());
            client.answer(&question)?;
        }
    };
    turns.extend(turn.map(|(_, since, until)| (until - since).as_secs_f64()));
    Ok(Measured { game: game.into(), setup: setup.into(), level, whole, waits, turns })
}

impl Measured {
    fn line(&self) -> String {
        let (median, p90, most) = (quantile(&self.waits, 0.5), quantile(&self.waits, 0.9), quantile(&self.waits, 1.0));
        let turn = quantile(&self.turns, 1.0);
        let (promised_median, promised_p90, promised_turn) = promised(self.level);
        let kept = |is: bool| if is { "" } else { " MISSED" };
        let game = format!("{} {}", self.game, self.setup);
        let turn_kept = self.game != "five-tribes" || promised_turn.is_none_or(|promised| turn <= promised);
        format!(
            "{:<7} {game:<40} {:>9} {median:>5.2} s{} {p90:>5.2} s{} {most:>5.2} s | {turn:>5.2} s{}{}",
            self.level.name(),
            self.waits.len(),
            kept(median <= promised_median),
            kept(p90 <= promised_p90),
            kept(turn_kept),
            if self.whole { "" } else { " (broken off)" },
        )
    }
}

/// The value that this fraction of all stays at or under.
fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "a place among a few thousand")]
    let at = (part * sorted.len() as f64).ceil() as usize;
    sorted.get(at.saturating_sub(1)).copied().unwrap_or(0.0)
}

fn read(file: &Path) -> anyhow::Result<Vec<Measured>> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(file).map_err(|why| cli::not_read(file, &why))?;
    text.lines().map(|line| Ok(serde_json::from_str(line)?)).collect()
}

fn note(file: &Path, measured: &Measured) -> anyhow::Result<()> {
    let mut file =
        fs::OpenOptions::new().create(true).append(true).open(file).context("the state file cannot be written")?;
    Ok(writeln!(file, "{}", serde_json::to_string(measured)?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_values_that_were_measured() {
        let values: Vec<f64> = (1..=10).map(f64::from).collect();
        let at = |part| quantile(&values, part).to_string();
        assert_eq!([at(0.5), at(0.9), at(1.0)], ["5", "9", "10"]);
        assert_eq!(quantile(&[], 0.5).to_string(), "0");
    }
}
