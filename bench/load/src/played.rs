//! Games that were played for a while before anything is measured.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use anyhow::Context as _;
use tokio::task::JoinSet;

use crate::{
    client::{Client, read},
    crowd::{Game, guests, table},
    http::Guest,
};

/// A table that its four players have left.
pub(crate) struct Played {
    pub(crate) table: String,
    pub(crate) guests: Vec<Guest>,
    pub(crate) answers: usize,
    pub(crate) is_over: bool,
}

/// Four players who answer this often together, or until the game is over, and leave.
pub(crate) async fn play(house: SocketAddr, game: &Game, answers: usize) -> anyhow::Result<Played> {
    let guests = guests(house).await?;
    let table = table(&guests, game).await?;
    let count = Arc::new(AtomicUsize::new(0));
    let mut players = JoinSet::new();
    for (seat, guest) in guests.iter().enumerate() {
        let client = Client::join(house, &table, &guest.token).await?;
        players.spawn(answer(client, seat, answers, count.clone()));
    }
    let is_over = players.join_next().await.context("four play")???;
    players.abort_all();
    let answers = count.load(Ordering::Relaxed).min(answers);
    Ok(Played { table, guests, answers, is_over })
}

/// Answers until all have answered this often together; returns whether the game is over.
async fn answer(mut client: Client, seat: usize, most: usize, count: Arc<AtomicUsize>) -> anyhow::Result<bool> {
    let mut number = seat;
    loop {
        let frame = client.hear().await?;
        let heard = read(&frame);
        if heard.is_over {
            return Ok(true);
        }
        let Some(question) = heard.question else { continue };
        if count.fetch_add(1, Ordering::Relaxed) >= most {
            return Ok(false);
        }
        number = (number * 31 + 7) % 1009;
        client.say(question.answer(number)).await?;
    }
}
