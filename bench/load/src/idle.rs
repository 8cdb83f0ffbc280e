//! What an idle table and an idle socket cost in memory.

use std::{fmt, net::SocketAddr, path::Path, time::Duration};

use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::{
    client::{Client, read},
    crowd::{GAMES, guests, table},
    goal::Goal,
    house::House,
};

const TABLES: usize = 400;
/// How many answers each table has had: half a game.
const ANSWERS: usize = 95;
const SOCKETS: usize = 1600;
/// How many tables the sockets watch.
const WATCHED: usize = 8;
/// How many tables play at the same time.
const AT_ONCE: usize = 20;
/// The first tables also pay for what is allocated only once.
const FIRST: usize = 8;
/// After this a table is idle.
const QUIET: Duration = Duration::from_secs(22);
const OPTIONS: [&str; 1] = ["--without-limits"];

/// A table, and the token of a player who sits there.
struct Seated {
    table: String,
    token: String,
}

/// In bytes.
pub(crate) struct Memory {
    empty: usize,
    per_playing: usize,
    per_table: usize,
    per_socket: usize,
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kib = |bytes: usize| bytes / 1024;
        write!(f, "memory: {} KiB empty, ", kib(self.empty))?;
        write!(f, "{} KiB for each table just after {ANSWERS} answers, ", kib(self.per_playing))?;
        write!(f, "{} KiB for each one that is idle with somebody there, ", kib(self.per_table))?;
        write!(f, "{} KiB for each idle socket", kib(self.per_socket))
    }
}

impl Memory {
    #[allow(clippy::cast_precision_loss, reason = "no size comes near what a float holds exactly")]
    pub(crate) fn goals(&self) -> [Goal; 2] {
        let kib = |bytes: usize| bytes as f64 / 1024.0;
        [
            Goal::at_most("an idle socket", 20.0, kib(self.per_socket), "KiB"),
            Goal::at_most("an idle table", 60.0, kib(self.per_table), "KiB"),
        ]
    }
}

/// Tables first, then sockets in a house of their own: memory that tables free would be reused by sockets.
pub(crate) async fn memory(binary: &Path) -> anyhow::Result<Memory> {
    let folder = TempDir::new()?;
    let house = House::open_in(binary, folder.path(), &OPTIONS)?;
    // One table for what is allocated only once.
    half_a_game(house.address).await?;
    let empty = house.memory()?;
    let tables = play(&house).await?;
    let per_playing = house.memory()?.saturating_sub(empty) / TABLES;
    drop(house);
    Ok(Memory {
        empty,
        per_playing,
        per_table: idle(&House::open_in(binary, folder.path(), &OPTIONS)?, &tables).await?,
        per_socket: socket(binary).await?,
    })
}

/// What a table keeps where a player sits and nothing happens, the socket included. The house has just been opened: one that
/// was busy before keeps the memory it needed then, and idle tables take nothing more.
async fn idle(house: &House, tables: &[Seated]) -> anyhow::Result<usize> {
    let (first, further) = tables.split_at(FIRST);
    let mut sitting = sit(house, first).await?;
    let before = house.memory()?;
    sitting.extend(sit(house, further).await?);
    let held = house.memory()?.saturating_sub(before);
    Ok(held / further.len())
}

/// Joins these tables, and waits until they are idle.
async fn sit(house: &House, tables: &[Seated]) -> anyhow::Result<Vec<Client>> {
    let mut clients = Vec::new();
    for Seated { table, token } in tables {
        let mut client = Client::join(house.address, table, token).await?;
        while !read(&client.hear().await?).is_message {}
        clients.push(client);
    }
    tokio::time::sleep(QUIET).await;
    Ok(clients)
}

/// Plays half a game at many tables, and leaves them.
async fn play(house: &House) -> anyhow::Result<Vec<Seated>> {
    let mut played = Vec::new();
    for _ in 0..TABLES / AT_ONCE {
        let mut playing: JoinSet<_> = (0..AT_ONCE).map(|_| half_a_game(house.address)).collect();
        while let Some(table) = playing.join_next().await {
            played.push(table??);
        }
    }
    Ok(played)
}

/// What a silent spectator costs.
async fn socket(binary: &Path) -> anyhow::Result<usize> {
    let house = House::open(binary)?;
    let mut tables = Vec::new();
    for _ in 0..WATCHED {
        tables.push(table(&guests(house.address).await?, &GAMES[0]).await?);
    }
    let mut sockets = Vec::new();
    let mut before = 0;
    // The first sockets also pay for what is allocated only once.
    for number in 0..SOCKETS + WATCHED {
        if number == WATCHED {
            before = house.memory()?;
        }
        let mut client = Client::join(house.address, &tables[number % WATCHED], "").await?;
        while !read(&client.hear().await?).is_message {}
        sockets.push(client);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    Ok(house.memory()?.saturating_sub(before) / SOCKETS)
}

/// Four players who answer for a while and leave.
async fn half_a_game(house: SocketAddr) -> anyhow::Result<Seated> {
    let guests = guests(house).await?;
    let table = table(&guests, &GAMES[0]).await?;
    let mut clients = Vec::new();
    for guest in &guests {
        clients.push(Client::join(house, &table, &guest.token).await?);
    }
    let mut answers = 0;
    while answers < ANSWERS {
        for client in &mut clients {
            // Every player hears of every step; the one who is asked answers.
            let Ok(frame) = tokio::time::timeout(Duration::from_millis(1), client.hear()).await else { continue };
            let frame = frame?;
            let heard = read(&frame);
            if heard.is_over {
                return Ok(Seated { table, token: guests[0].token.clone() }); // some games are short
            }
            let Some(question) = heard.question else { continue };
            client.say(question.answer(answers * 31 % 1009)).await?;
            answers += 1;
        }
    }
    Ok(Seated { table, token: guests[0].token.clone() })
}
