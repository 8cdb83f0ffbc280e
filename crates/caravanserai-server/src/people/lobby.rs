//! The lobby: public tables, live. It is built at most once a second, however many people look at it, and not at all if nobody
//! does.

use std::{sync::Arc, time::Duration};

use futures_util::{StreamExt as _, stream};
use tokio::{sync::Mutex, time::Instant};

use crate::{api::Lobby, failure::Failure, house::House, store::now};

/// How long a picture of the lobby is good.
pub(crate) const FRESH: Duration = Duration::from_secs(1);
/// Tables older than this are not shown: their owner has gone.
const OLD: i64 = 30 * 24 * 3_600_000;
/// How many tables are looked at together.
const AT_ONCE: usize = 8;

/// The last picture of the lobby, and when it was made.
#[derive(Default)]
pub(crate) struct Lobbies(Mutex<Option<(Instant, Arc<Lobby>)>>);

impl Lobbies {
    /// The lobby as it is, or was a moment ago.
    pub(crate) async fn look(&self, house: &Arc<House>) -> Result<Arc<Lobby>, Failure> {
        let mut last = self.0.lock().await;
        if let Some((made, lobby)) = &*last
            && made.elapsed() < FRESH
        {
            return Ok(lobby.clone());
        }
        let lobby = Arc::new(picture(house).await?);
        *last = Some((Instant::now(), lobby.clone()));
        Ok(lobby)
    }
}

async fn picture(house: &Arc<House>) -> Result<Lobby, Failure> {
    let sheets = house.store.public_sheets(now() - OLD).await?;
    let shown = stream::iter(sheets).map(|sheet| async move { house.hall.glance(&sheet, None).await });
    Ok(Lobby { tables: shown.buffered(AT_ONCE).collect().await })
}
