//! What it costs to join a game that has been played for long.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use crate::{
    client::{Client, read},
    crowd::GAMES,
    figures::percentile,
    goal::Goal,
    house::House,
    played::{Played, play},
};

/// How many answers were given before; the last is more than any game has.
const ANSWERS: [usize; 4] = [10, 100, 400, usize::MAX];
/// How often each of them is joined.
const JOINS: u32 = 200;
/// What a join may cost at the longest game.
const MOST_MS: f64 = 2.0;

/// What one join takes.
struct Join {
    bytes: usize,
    /// The part of it that is the log, as events and as lines for people.
    log: usize,
    p50_ms: f64,
    cpu: Duration,
}

/// Prints what a join takes at games of several lengths.
pub(crate) async fn measure(binary: &Path) -> anyhow::Result<Vec<Goal>> {
    println!(
        "{:<20} {:>8} {:<9} {:<10} {:>9} {:>9} {:>8} {:>12}",
        "joining", "answers", "", "as", "KiB", "of log", "p50 ms", "CPU µs/join"
    );
    let mut most_ms = 0.0_f64;
    for game in &GAMES {
        let house = House::open(binary)?;
        for answers in ANSWERS {
            let Played { table, guests, answers, is_over } = play(house.address, game, answers).await?;
            for (who, token) in [("player", guests[0].token.as_str()), ("spectator", "")] {
                let Join { bytes, log, p50_ms, cpu } = join(&house, &table, token).await?;
                let status = if is_over { "finished" } else { "running" };
                print!("{:<20} {answers:>8} {status:<9} {who:<10} {:>9.1} {:>9.1}", game.title, kib(bytes), kib(log));
                println!(" {p50_ms:>8.2} {:>12.0}", cpu.as_secs_f64() * 1e6);
                most_ms = most_ms.max(cpu.as_secs_f64() * 1e3);
            }
            if is_over {
                break; // there is no longer one
            }
        }
    }
    Ok(vec![Goal::at_most("joining the longest game: CPU", MOST_MS, most_ms, "ms")])
}

async fn join(house: &House, table: &str, token: &str) -> anyhow::Result<Join> {
    let (mut times, mut bytes, mut log) = (Vec::new(), 0, 0);
    let before = house.cpu()?;
    for _ in 0..JOINS {
        let begun = Instant::now();
        let mut client = Client::join(house.address, table, token).await?;
        bytes = 0;
        loop {
            let frame = client.hear().await?;
            bytes += frame.len();
            if read(&frame).is_message {
                times.push(begun.elapsed());
                log = frame.find(r#","log":["#).map_or(0, |at| frame.len() - at);
                break;
            }
        }
    }
    let after = house.cpu()?;
    let used = (after.user + after.system).saturating_sub(before.user + before.system);
    Ok(Join { bytes, log, p50_ms: percentile(&mut times, 0.5), cpu: used / JOINS })
}

#[allow(clippy::cast_precision_loss, reason = "no length comes near what a float holds exactly")]
fn kib(bytes: usize) -> f64 {
    bytes as f64 / 1024.0
}
