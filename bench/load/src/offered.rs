//! 2,000 clients at 500 tables, at a fixed rate of 1,000 moves a second.

use std::{path::Path, sync::Arc, time::Duration};

use crate::{
    crowd::{GAMES, Tally, seat_all},
    figures::Figures,
    house::House,
};

const TABLES: usize = 500;
const MOVES_PER_SECOND: u32 = 1000;

/// Each table answers about twice a second.
pub(crate) async fn offered(binary: &Path, watched: Duration) -> anyhow::Result<Figures> {
    let house = House::open(binary)?;
    let every = Duration::from_secs(1) * TABLES as u32 / MOVES_PER_SECOND;
    let tally = Arc::new(Tally::offered(every));
    let _tables = seat_all(house.address, &GAMES[0], TABLES, &tally).await?;
    let figures = tally.watch(std::slice::from_ref(&house), watched).await?;
    Ok(Figures { game: "basic, 1,000 offered".to_owned(), clients: TABLES * 4, ..figures })
}
