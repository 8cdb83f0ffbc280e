//! Attackers from one address, in one case that of the players, and what eight innocent players at two tables notice of them: how long their answers take, and
//! whether they can connect again.

pub(crate) mod attackers;
mod innocent;
mod sent;
mod wire;

use std::{net::Ipv4Addr, path::Path, time::Duration};

use innocent::{Entries, Heard, Innocents};
use sent::Went;
use tempfile::TempDir;

use crate::{crowd::GAMES, goal::Goal, house::House, played};

/// What attackers do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Attack {
    Join,
    Silence,
    SlowHead,
    SlowBody,
    Watch,
    Names,
    Shout,
    Guess,
    Seats,
    Tokens,
    Hosts,
    Replays,
    Advice,
    Pages,
    Parts,
    Pings,
    Neighbours,
}

impl Attack {
    const ALL: [Attack; 17] = [
        Attack::Join,
        Attack::Silence,
        Attack::SlowHead,
        Attack::SlowBody,
        Attack::Watch,
        Attack::Names,
        Attack::Shout,
        Attack::Guess,
        Attack::Seats,
        Attack::Tokens,
        Attack::Hosts,
        Attack::Replays,
        Attack::Advice,
        Attack::Pages,
        Attack::Parts,
        Attack::Pings,
        Attack::Neighbours,
    ];

    /// Where the attackers are. The players are at 127.0.0.1.
    fn home(self) -> Ipv4Addr {
        if self == Attack::Neighbours { Ipv4Addr::LOCALHOST } else { Ipv4Addr::new(127, 0, 0, 2) }
    }

    /// Whether it is about a game that was played to its end.
    fn is_about_the_past(self) -> bool {
        matches!(self, Attack::Join | Attack::Replays)
    }

    fn name(self) -> &'static str {
        match self {
            Attack::Join => "joining long games",
            Attack::Silence => "silence beyond the files",
            Attack::SlowHead => "slow heads",
            Attack::SlowBody => "slow bodies",
            Attack::Watch => "300 spectators",
            Attack::Names => "renames and lists",
            Attack::Shout => "10,000 messages/s",
            Attack::Guess => "guessing tables",
            Attack::Seats => "forged seats",
            Attack::Tokens => "forged tokens",
            Attack::Hosts => "forged hosts and origins",
            Attack::Replays => "replays and records",
            Attack::Advice => "advice",
            Attack::Pages => "pages",
            Attack::Parts => "parts of messages",
            Attack::Pings => "pings after the close",
            Attack::Neighbours => "lists, same address",
        }
    }
}

/// How many files the house may open, for attackers who take more connections than that.
const FILES: usize = 512;
/// The pace of the house, in milliseconds. Standing orders wait a part of it, and must not be measured: players answer sooner.
const PACE: &str = "5000";
/// How many times longer an answer may take under attack.
const MOST: f64 = 2.0;
const TABLES: usize = 2;

/// Which attacks are tried, and how.
#[derive(Default)]
pub(crate) struct Tried {
    /// Only attacks whose names contain this.
    pub(crate) part: String,
    /// The store is in memory, to tell what the disk does from what the house does.
    pub(crate) in_memory: bool,
}

/// What was noticed of one attack.
struct Row {
    attack: Attack,
    before: Heard,
    during: Heard,
    entries: Entries,
    /// What the attackers did, and how it went.
    sent: String,
    went: Went,
}

impl Row {
    fn ratio(&self) -> f64 {
        self.during.p99 / self.before.p99
    }

    /// What is wrong, if anything is.
    fn verdict(&self) -> Result<(), &'static str> {
        if self.entries.got_in < self.entries.tried || self.entries.tried == 0 {
            return Err("somebody who sits did not get in");
        }
        if self.ratio() > MOST {
            return Err("others wait more than twice as long");
        }
        match self.went {
            Went::Strong => Ok(()),
            Went::Weak => Err("the attack was too weak to say"),
            Went::Through => Err("something forged or guessed was granted"),
        }
    }

    fn print(&self) {
        let Row { attack, before, during, entries, sent, .. } = self;
        let Entries { tried, got_in, longest } = entries;
        let verdict = self.verdict().err().unwrap_or("good");
        print!("{:<26} {:>10.2} {:>10.2} {:>10.2}", attack.name(), before.p50, before.p99, during.p99);
        print!(" {:>6.2} {:>7}", self.ratio(), during.answers);
        print!(" {:>9} {:>8.0} ms", format!("{got_in}/{tried}"), longest.as_secs_f64() * 1e3);
        println!("  {verdict} ({sent})");
    }
}

/// Prints what the innocent players notice of each attack. One with too much effect is tried once more: machines are noisy.
pub(crate) async fn measure(binary: &Path, watched: Duration, tried: &Tried) -> anyhow::Result<Goal> {
    let watched = watched.min(innocent::GAME);
    println!(
        "{:<26} {:>10} {:>10} {:>10} {:>6} {:>7} {:>9} {:>11}  verdict",
        "attack", "p50 before", "p99 before", "p99 during", "ratio", "answers", "got in", "longest"
    );
    let (mut bad, mut worst) = (Vec::new(), 0.0_f64);
    for attack in Attack::ALL.into_iter().filter(|attack| attack.name().contains(&tried.part)) {
        let mut row = row(binary, attack, tried, watched).await?;
        row.print();
        if row.verdict().is_err() {
            row = self::row(binary, attack, tried, watched).await?;
            row.print();
        }
        worst = worst.max(row.ratio());
        bad.extend(row.verdict().err().map(|why| format!("{}: {why}", attack.name())));
    }
    let reached = if bad.is_empty() { format!("{worst:.1} times at most, all got in") } else { bad.join("; ") };
    Ok(Goal::new("attackers: p99 of others, and who sits gets in", "2 times at most, always", reached, bad.is_empty()))
}

async fn row(binary: &Path, attack: Attack, tried: &Tried, watched: Duration) -> anyhow::Result<Row> {
    let folder = if tried.in_memory { TempDir::new_in("/dev/shm")? } else { TempDir::new()? };
    let long = if attack.is_about_the_past() { long_game(binary, folder.path()).await? } else { String::new() };
    let options = ["--pace", PACE];
    let house = if attack == Attack::Silence {
        House::open_short_of_files(binary, folder.path(), &options, FILES)?
    } else {
        House::open_in(binary, folder.path(), &options)?
    };
    let before = innocent::play(&mut sit(&house).await?, watched).await?;
    let mut tables = sit(&house).await?;
    let attackers = sent::Attackers::send(attack, house.address, &tables[0].table, &long)?;
    let who = tables.iter().map(Innocents::who).collect();
    let (during, entries) = tokio::join!(innocent::play(&mut tables, watched), innocent::come_in(who, watched));
    let (went, sent) = attackers.call_back()?;
    Ok(Row { attack, before, during: during?, entries, sent, went })
}

async fn sit(house: &House) -> anyhow::Result<Vec<Innocents>> {
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(Innocents::sit(house.address).await?);
    }
    Ok(tables)
}

/// A professional game to its end, the longest there is. It is played before the house has limits, so that it takes seconds.
async fn long_game(binary: &Path, folder: &Path) -> anyhow::Result<String> {
    let house = House::open_in(binary, folder, &["--without-limits"])?;
    Ok(played::play(house.address, &GAMES[2], usize::MAX).await?.table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attack_is_good_only_if_nobody_waits_long_and_all_get_in() {
        let heard = |p99| Heard { p50: 1.0, p99, answers: 100 };
        let row = |during, got_in, went| {
            let entries = Entries { tried: 9, got_in, longest: Duration::ZERO };
            let (attack, sent) = (Attack::Watch, String::new());
            Row { attack, before: heard(3.0), during: heard(during), entries, sent, went }.verdict().is_ok()
        };
        assert!(row(6.0, 9, Went::Strong));
        assert!(!row(6.1, 9, Went::Strong), "it more than doubles");
        assert!(!row(3.0, 8, Went::Strong), "one who sits was shut out");
        assert!(!row(3.0, 9, Went::Weak) && !row(3.0, 9, Went::Through));
    }
}
