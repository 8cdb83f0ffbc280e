//! What an idle table and an idle socket cost in memory.

use std::{fmt, net::SocketAddr, path::Path, time::Duration};

use tokio::task::JoinSet;

use crate::{
    client::{Client, read},
    crowd::{GAMES, guests, table},
    house::House,
};

const TABLES: usize = 200;
/// How many answers each table has had: half a game.
const ANSWERS: usize = 95;
const SOCKETS: usize = 8;
/// How many tables play at the same time.
const AT_ONCE: usize = 20;
/// After this a table is idle.
const QUIET: Duration = Duration::from_secs(25);

/// In bytes.
pub(crate) struct Memory {
    empty: usize,
    per_table: usize,
    per_socket: usize,
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kib = |bytes: usize| bytes / 1024;
        write!(f, "memory: {} KiB empty, ", kib(self.empty))?;
        write!(f, "{} KiB for each idle table after {ANSWERS} answers, ", kib(self.per_table))?;
        write!(f, "{} KiB for each idle socket", kib(self.per_socket))
    }
}

/// Plays half a game at many tables and leaves them; then lets spectators sit at some of them and say nothing.
pub(crate) async fn memory(binary: &Path) -> anyhow::Result<Memory> {
    let house = House::open(binary)?;
    let at = house.address;
    // One table for what every first time needs.
    half_a_game(at).await?;
    let empty = house.memory()?;
    let mut tables = Vec::new();
    while tables.len() < TABLES {
        let mut playing: JoinSet<_> = (0..AT_ONCE).map(|_| half_a_game(at)).collect();
        while let Some(table) = playing.join_next().await {
            tables.push(table??);
        }
    }
    tokio::time::sleep(QUIET).await;
    let played = house.memory()?;
    let mut sockets = Vec::new();
    for table in &tables {
        for _ in 0..SOCKETS {
            let mut client = Client::join(at, table, "").await?;
            while !read(&client.hear().await?).is_message {}
            sockets.push(client);
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let watched = house.memory()?;
    let (per_table, per_socket) = (played.saturating_sub(empty) / TABLES, watched.saturating_sub(played));
    Ok(Memory { empty, per_table, per_socket: per_socket / sockets.len() })
}

/// Four who answer for a while and leave; says where.
async fn half_a_game(house: SocketAddr) -> anyhow::Result<String> {
    let guests = guests(house).await?;
    let table = table(&guests, &GAMES[0]).await?;
    let mut clients = Vec::new();
    for guest in &guests {
        clients.push(Client::join(house, &table, &guest.token).await?);
    }
    let mut answers = 0;
    while answers < ANSWERS {
        for client in &mut clients {
            // Everybody hears of every step; whoever is asked answers.
            let Ok(frame) = tokio::time::timeout(Duration::from_millis(1), client.hear()).await else { continue };
            let frame = frame?;
            let heard = read(&frame);
            if heard.is_over {
                return Ok(table); // some games are short
            }
            let Some(question) = heard.question else { continue };
            client.say(question.answer(answers * 31 % 1009)).await?;
            answers += 1;
        }
    }
    Ok(table)
}
