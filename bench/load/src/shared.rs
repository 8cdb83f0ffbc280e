//! The same crowd at a house in `PostgreSQL`, of one process or of several that share it over NATS.

use std::{path::Path, sync::Arc, time::Duration};

use anyhow::Context as _;
use tokio::task::JoinSet;
use trial_nats::Nats;
use trial_postgres::Postgres;

use crate::{
    crowd::{Game, Tally, play_on},
    figures::Figures,
    house::House,
    http::Guest,
};

/// So many clients of one game, each answering at once. As behind a balancer, the four at a table are spread over all
/// processes.
pub(crate) async fn saturated(
    binary: &Path,
    nodes: usize,
    game: &Game,
    clients: usize,
    watched: Duration,
) -> anyhow::Result<Figures> {
    let mut postgres = Postgres::start().context("it was left out with WITHOUT=postgres")?;
    let nats = if nodes > 1 { Nats::start() } else { None };
    let (database, bus) = (postgres.database(), nats.as_ref().map(Nats::url));
    let mut words = vec!["--without-limits", "--database", database.as_str()];
    words.extend(bus.iter().flat_map(|bus| ["--bus", bus.as_str()]));
    let houses = (0..nodes).map(|_| House::open_with(binary, &words)).collect::<anyhow::Result<Vec<_>>>()?;
    let tally = Arc::new(Tally::default());
    let mut tables = JoinSet::new();
    for number in 0..clients / 4 {
        let mut guests = Vec::new();
        for seat in 0..4 {
            guests.push(Guest::new(houses[(number + seat) % nodes].address).await?);
        }
        tables.spawn(play_on(*game, guests, tally.clone(), number));
    }
    let figures = tally.watch(&houses, watched).await?;
    if let Some(ended) = tables.try_join_next() {
        ended??;
    }
    let server = if nodes == 1 { "in PostgreSQL" } else { "PostgreSQL, two" };
    Ok(Figures { server, game: game.title.to_owned(), clients, ..figures })
}
