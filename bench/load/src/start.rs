//! How soon a house with a past is open and quiet: 200 running games of a player and bots, and 10,000 finished games.

use std::{
    fmt,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use anyhow::ensure;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::{
    client::{Client, read},
    crowd::GAMES,
    goal::Goal,
    house::House,
    http::{Guest, is_ready},
    played::play,
};

const RUNNING: usize = 200;
const FINISHED: usize = 10_000;
/// How long it is watched after it was opened.
const WATCHED: Duration = Duration::from_secs(10);
/// Copies the tables of a house until there are enough.
const COPY: &str = include_str!("copy_tables.py");

/// What a start takes.
pub(crate) struct Start {
    ready: Duration,
    /// In the first seconds, and in as many after them.
    cpu: [Duration; 2],
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Start { ready, cpu: [first, second] } = self;
        write!(f, "start with {RUNNING} running and {FINISHED} finished tables: ready after {ready:.1?}, ")?;
        write!(f, "{first:.1?} of CPU in the first {WATCHED:?}, {second:.1?} in the next")
    }
}

impl Start {
    /// A quiet house uses next to no CPU.
    pub(crate) fn goal(&self) -> Goal {
        let used = self.cpu[1].as_secs_f64() * 1e3;
        Goal::at_most("a start with many tables: CPU in the second ten seconds", 100.0, used, "ms")
    }
}

/// Fills a house, stops it, and starts it again.
pub(crate) async fn measure(binary: &Path) -> anyhow::Result<Start> {
    let folder = TempDir::new()?;
    let options = ["--without-limits"];
    let house = House::open_in(binary, folder.path(), &options)?;
    let finished = play(house.address, &GAMES[0], usize::MAX).await?.table;
    let running = game_with_bots(&house).await?;
    drop(house);
    let file = folder.path().join("caravanserai.db");
    ensure!(file.exists(), "{} is where a house keeps its games", file.display());
    let counts = [FINISHED.to_string(), RUNNING.to_string()];
    let mut copy = Command::new("python3");
    copy.args(["-c", COPY]).arg(&file).args([&finished, &counts[0], &running, &counts[1]]);
    let copied = copy.status()?;
    ensure!(copied.success(), "tables could not be copied");
    let begun = Instant::now();
    let house = House::open_in(binary, folder.path(), &options)?;
    while !is_ready(house.address).await {
        sleep(Duration::from_millis(5)).await;
    }
    let ready = begun.elapsed();
    let first = used_so_far(&house, WATCHED.saturating_sub(ready)).await?;
    let second = used_so_far(&house, WATCHED).await?.saturating_sub(first);
    Ok(Start { ready, cpu: [first, second] })
}

/// The CPU time it has used after this time.
async fn used_so_far(house: &House, time: Duration) -> anyhow::Result<Duration> {
    sleep(time).await;
    let used = house.cpu()?;
    Ok(used.user + used.system)
}

/// A player who plays with bots and leaves when it is their turn; returns the table.
async fn game_with_bots(house: &House) -> anyhow::Result<String> {
    let guest = Guest::new(house.address).await?;
    let table = guest.open_with_bots(GAMES[0].name).await?;
    let mut client = Client::join(house.address, &table, &guest.token).await?;
    // When the third question is asked, bots have answered, too.
    for number in 0..3 {
        loop {
            let frame = client.hear().await?;
            let Some(question) = read(&frame).question else { continue };
            if number < 2 {
                client.say(question.answer(number)).await?;
            }
            break;
        }
    }
    Ok(table)
}
