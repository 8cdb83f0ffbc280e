//! The same crowd at a house in `PostgreSQL`, of one process or of several that share it over NATS.

use std::{path::Path, sync::Arc, time::Duration};

use anyhow::Context as _;
use tokio::task::JoinSet;
use trial_nats::Nats;
use trial_postgres::Postgres;

use crate::{
    crowd::{GAMES, Game, Tally, play_on},
    figures::Figures,
    goal::Goal,
    house::House,
    http::Guest,
    slice::Slice,
};

/// What each process gets when one is compared with two, in hundredths of a core: little enough that the database, the bus and
/// the crowd have enough in both cases.
const PART: u32 = 20;
/// How many clients keep two such processes busy.
const CLIENTS: usize = 160;

/// At which processes the four players of a table are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// Spread over all processes, as a balancer does that ignores tables.
    Spread,
    /// All at one process, as a balancer does that looks at the table in the address.
    Together,
}

/// Some processes of a house, and how they are used.
#[derive(Clone, Copy)]
pub(crate) struct Nodes {
    pub(crate) count: usize,
    pub(crate) layout: Layout,
    /// What each of them gets, in hundredths of a core; `None` for no limit.
    pub(crate) part: Option<u32>,
}

impl Nodes {
    /// This many of them without a limit, as behind a balancer that ignores tables.
    pub(crate) fn free(count: usize) -> Nodes {
        Nodes { count, layout: Layout::Spread, part: None }
    }

    fn server(self) -> &'static str {
        match (self.count, self.layout) {
            (1, _) => "in PostgreSQL",
            (_, Layout::Spread) => "PostgreSQL, two",
            (_, Layout::Together) => "two, by table",
        }
    }
}

/// This many clients of one game, each answering at once.
pub(crate) async fn saturated(
    binary: &Path,
    nodes: Nodes,
    game: &Game,
    clients: usize,
    watched: Duration,
) -> anyhow::Result<Figures> {
    let mut postgres = Postgres::start().context("it was left out with WITHOUT=postgres")?;
    let nats = if nodes.count > 1 { Nats::start() } else { None };
    let (database, bus) = (postgres.database(), nats.as_ref().map(Nats::url));
    let mut words = vec!["--without-limits", "--database", database.as_str()];
    words.extend(bus.iter().flat_map(|bus| ["--bus", bus.as_str()]));
    let houses = (0..nodes.count).map(|_| House::open_with(binary, &words)).collect::<anyhow::Result<Vec<_>>>()?;
    let tally = Arc::new(Tally::default());
    let mut tables = JoinSet::new();
    for number in 0..clients / 4 {
        let mut guests = Vec::new();
        for seat in 0..4 {
            let at = match nodes.layout {
                Layout::Spread => number + seat,
                Layout::Together => number,
            };
            guests.push(Guest::new(houses[at % nodes.count].address).await?);
        }
        tables.spawn(play_on(*game, guests, tally.clone(), number));
    }
    let slices = nodes.part.map(|part| houses.iter().map(|house| Slice::give(house.process(), part)).collect());
    let slices: Option<Vec<Slice>> = slices.transpose().context("a process could not be given a part of a core")?;
    let figures = tally.watch(&houses, watched).await?;
    drop(slices);
    if let Some(ended) = tables.try_join_next() {
        ended??;
    }
    Ok(Figures { server: nodes.server(), game: game.title.to_owned(), clients, ..figures })
}

/// One process beside two, each with the same part of a core; prints a row for each.
pub(crate) async fn scaling(binary: &Path, watched: Duration) -> anyhow::Result<Vec<Goal>> {
    let part = match Slice::give(std::process::id(), 100) {
        Ok(slice) => {
            drop(slice);
            println!("each process of the house gets {PART} % of a core, all else as much as there is");
            Some(PART)
        }
        Err(why) => {
            println!("no control groups ({why}): two processes share the cores that one has, so this says little");
            None
        }
    };
    let mut moves = Vec::new();
    for (count, layout) in [(1_u32, Layout::Together), (2, Layout::Spread), (2, Layout::Together)] {
        let nodes = Nodes { count: count as usize, layout, part };
        let figures = saturated(binary, nodes, &GAMES[0], CLIENTS, watched).await?;
        // If a process uses less than its part, something else is the bottleneck.
        let used = figures.moves_per_s * (figures.cpu.0 + figures.cpu.1) / 1e4 / f64::from(count);
        println!("{figures}  each used {used:.0} % of a core");
        moves.push(figures.moves_per_s);
    }
    let two = "PostgreSQL, two processes beside one";
    Ok(vec![
        Goal::times(format!("{two}, the people of a table at one"), 1.6, moves[2] / moves[0]),
        Goal::times(format!("{two}, the people of a table at both"), 1.6, moves[1] / moves[0]),
    ])
}
