//! Measures a house under load, as a separate process with a durable store: `cargo xtask bench server`.

mod all;
mod attack;
mod client;
mod crowd;
mod figures;
mod goal;
mod house;
mod http;
mod idle;
mod joins;
mod micro;
mod offered;
mod peer;
mod played;
mod shared;
mod slice;
mod start;
mod wire;

use std::{path::PathBuf, time::Duration};

use anyhow::{Context as _, bail};
use crowd::Game;

/// The crowd shares the machine with the house: its cost reduces what is measured.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What is measured, and how long.
struct Wanted {
    /// The binary of the server.
    binary: PathBuf,
    /// How long each crowd is watched.
    watched: Duration,
    /// The folder of the peer; `None` if only our own house is measured.
    peer: Option<PathBuf>,
    /// How many clients, one crowd after the other.
    crowds: Vec<usize>,
    games: Vec<Game>,
    /// Each crowd also with `PostgreSQL`, as one process and as two.
    postgres: bool,
    /// Not only crowds, but everything else, too.
    all: bool,
    attacks: attack::Tried,
    /// Only this measurement.
    only: Option<Only>,
}

/// What can be measured alone.
enum Only {
    /// Attackers.
    Attack,
    /// A start with many tables.
    Start,
    /// The memory of idle tables and sockets.
    Idle,
    /// Many clients at a fixed rate of moves.
    Offered,
    /// Joining games that have been played for long.
    Joins,
    /// Two processes beside one.
    Scaling,
}

const USAGE: &str = "usage: load --binary FILE [--peer DIR] [--seconds N] [--clients N,N] [--games N] [--game PART] [--postgres] [--crowds-only] [--attack] [--attacks PART] [--in-memory] [--start] [--idle] [--offered] [--join] [--scaling]\n       \
                     load host [STEPS]: what a move costs without sockets and store";

fn wanted(args: &[String]) -> anyhow::Result<Wanted> {
    let mut wanted = Wanted {
        binary: PathBuf::new(),
        watched: Duration::from_secs(10),
        peer: None,
        crowds: vec![50, 200, 1000],
        games: crowd::GAMES.to_vec(),
        postgres: false,
        all: true,
        attacks: attack::Tried::default(),
        only: None,
    };
    let mut args = args.iter();
    while let Some(flag) = args.next() {
        let mut value = || args.next().with_context(|| format!("{flag} needs a value"));
        match flag.as_str() {
            "--binary" => wanted.binary = value()?.into(),
            "--peer" => wanted.peer = Some(value()?.into()),
            "--seconds" => wanted.watched = Duration::from_secs(value()?.parse()?),
            "--clients" => wanted.crowds = value()?.split(',').map(str::parse).collect::<Result<_, _>>()?,
            "--games" => wanted.games.truncate(value()?.parse()?),
            "--game" => {
                let part = value()?.to_lowercase();
                wanted.games.retain(|game| game.title.to_lowercase().contains(&part));
            }
            "--postgres" => wanted.postgres = true,
            "--crowds-only" => wanted.all = false,
            "--attack" => wanted.only = Some(Only::Attack),
            "--attacks" => wanted.attacks.part.clone_from(value()?),
            "--in-memory" => wanted.attacks.in_memory = true,
            "--start" => wanted.only = Some(Only::Start),
            "--idle" => wanted.only = Some(Only::Idle),
            "--offered" => wanted.only = Some(Only::Offered),
            "--join" => wanted.only = Some(Only::Joins),
            "--scaling" => wanted.only = Some(Only::Scaling),
            _ => bail!("{flag}?\n{USAGE}"),
        }
    }
    if wanted.binary.as_os_str().is_empty() {
        bail!(USAGE);
    }
    Ok(wanted)
}

fn main() -> anyhow::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|arg| arg == "host") {
        let steps = args.get(1).map_or(Ok(20_000), |steps| steps.parse())?;
        return micro::run(steps);
    }
    if let Some((_, rest)) = args.split_first().filter(|(first, _)| *first == "attacker") {
        return attack::attackers::run(rest);
    }
    let wanted = wanted(&args)?;
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(measure(&wanted))
}

async fn measure(wanted: &Wanted) -> anyhow::Result<()> {
    if let Some(only) = &wanted.only {
        return measure_only(only, wanted).await;
    }
    if wanted.all { all::measure(wanted).await } else { all::crowds(wanted).await.map(drop) }
}

async fn measure_only(only: &Only, Wanted { binary, watched, attacks, .. }: &Wanted) -> anyhow::Result<()> {
    match only {
        Only::Attack => goal::judge(&[attack::measure(binary, *watched, attacks).await?])?,
        Only::Scaling => {
            println!("{}", figures::HEADING);
            goal::judge(&shared::scaling(binary, *watched).await?)?;
        }
        Only::Joins => goal::judge(&joins::measure(binary).await?)?,
        Only::Start => println!("{}", start::measure(binary).await?),
        Only::Idle => println!("{}", idle::memory(binary).await?),
        Only::Offered => println!("{}\n{}", figures::HEADING, offered::offered(binary, *watched).await?),
    }
    Ok(())
}
