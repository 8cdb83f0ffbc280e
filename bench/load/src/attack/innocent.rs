//! Eight innocent players at two tables, who answer at a steady pace, and try whether they can still connect.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use futures_util::future::join_all;
use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval, sleep, timeout},
};

use crate::{
    client::{Client, read},
    crowd::{GAMES, guests, table},
    figures::percentile,
    http::Guest,
};

/// How often each table answers.
const EVERY: Duration = Duration::from_millis(50);
/// The time at the beginning that is not counted.
const WARM_UP: Duration = Duration::from_secs(1);
/// How long a game of Five Tribes lasts at this pace.
pub(super) const GAME: Duration = Duration::from_secs(12);
/// How long a message is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// If others were not told this long after one player was, it is a secret.
const SECRET: Duration = Duration::from_millis(250);
/// How often a seated player tries to connect.
const TRY: Duration = Duration::from_millis(200);

/// A table of four.
pub(super) struct Innocents {
    pub(super) table: String,
    guests: Vec<Guest>,
    clients: Vec<(Client, Option<String>)>,
}

/// How long answers took to reach the players.
#[derive(Clone, Copy)]
pub(super) struct Heard {
    pub(super) p50: f64,
    pub(super) p99: f64,
    pub(super) answers: usize,
}

/// How the attempts to connect went.
#[derive(Clone, Copy, Default)]
pub(super) struct Entries {
    pub(super) tried: usize,
    pub(super) got_in: usize,
    pub(super) longest: Duration,
}

impl Innocents {
    /// Four players who sit down at a fresh table.
    pub(super) async fn sit(house: SocketAddr) -> anyhow::Result<Innocents> {
        let guests = guests(house).await?;
        let table = table(&guests, &GAMES[1]).await?;
        let mut clients = Vec::new();
        for guest in &guests {
            let mut client = Client::join(house, &table, &guest.token).await?;
            let (_, asked) = next(&mut client, 0).await.context("a game begins with a message")?;
            clients.push((client, asked));
        }
        Ok(Innocents { table, guests, clients })
    }

    /// Answers at a steady pace for this long, or until the game is over; returns how long each answer took to reach each
    /// player. Nobody waits for a standing order: the house answers those more slowly than this pace.
    async fn play(&mut self, watched: Duration) -> anyhow::Result<Vec<Duration>> {
        let (begun, mut times, mut number) = (Instant::now(), Vec::new(), 7);
        let mut pace = interval(EVERY);
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while begun.elapsed() < WARM_UP + watched {
            pace.tick().await;
            number = (number * 31 + 7) % 1009;
            let Some(heard) = self.step(number).await? else { break };
            if begun.elapsed() > WARM_UP {
                times.extend(heard);
            }
        }
        Ok(times)
    }

    /// A player who is asked answers; how long it took until they and each of the others heard of it. `None` if nobody is asked.
    async fn step(&mut self, number: usize) -> anyhow::Result<Option<Vec<Duration>>> {
        let Some(answers) = self.clients.iter().position(|(_, asked)| asked.is_some()) else { return Ok(None) };
        let (client, answer) = &mut self.clients[answers];
        let sent = Instant::now();
        client.say(answer.take().expect("this one is asked")).await?;
        let (told, is_told) = watch::channel(false);
        let heard = join_all(self.clients.iter_mut().enumerate().map(async |(seat, (client, asked))| {
            let heard = if seat == answers {
                let heard = next(client, number).await;
                told.send_replace(true);
                heard?
            } else {
                // The others hear nothing of what is done in secret.
                tokio::select! {
                    heard = next(client, number) => heard?,
                    () = long_after(is_told.clone()) => return Ok(None),
                }
            };
            // What they were asked before stays open if it is not answered.
            *asked = heard.1.or(asked.take());
            anyhow::Ok(Some(heard.0.duration_since(sent)))
        }));
        let heard: Vec<Option<Duration>> = heard.await.into_iter().collect::<anyhow::Result<_>>()?;
        Ok(Some(heard.into_iter().flatten().collect()))
    }
}

/// Waits until so long after the message that nobody else will be told.
async fn long_after(mut is_told: watch::Receiver<bool>) {
    let _ = is_told.wait_for(|is_told| *is_told).await;
    sleep(SECRET).await;
}

/// When the next message comes, and an answer to its question.
async fn next(client: &mut Client, number: usize) -> anyhow::Result<(Instant, Option<String>)> {
    loop {
        let frame = timeout(PATIENCE, client.hear()).await.context("nothing was heard of an answer")??;
        let at = Instant::now();
        let heard = read(&frame);
        if heard.is_message {
            return Ok((at, heard.question.map(|question| question.answer(number))));
        }
    }
}

/// Lets all tables play for this long.
pub(super) async fn play(tables: &mut [Innocents], watched: Duration) -> anyhow::Result<Heard> {
    let mut times = Vec::new();
    for played in join_all(tables.iter_mut().map(|table| table.play(watched))).await {
        times.extend(played?);
    }
    ensure!(!times.is_empty(), "nobody answered");
    Ok(Heard { p50: percentile(&mut times, 0.5), p99: percentile(&mut times, 0.99), answers: times.len() / 4 })
}

/// The seated players connect again on fresh sockets, one after the other, for this long.
pub(super) async fn come_in(tables: Vec<(String, Vec<Guest>)>, watched: Duration) -> Entries {
    let all: Vec<(&String, &Guest)> =
        tables.iter().flat_map(|(table, guests)| guests.iter().map(move |guest| (table, guest))).collect();
    let (begun, mut entries) = (Instant::now(), Entries::default());
    for (table, guest) in all.into_iter().cycle() {
        if begun.elapsed() > WARM_UP + watched {
            break;
        }
        let tried = Instant::now();
        let come = async {
            let mut client = Client::join(guest.house, table, &guest.token).await?;
            next(&mut client, 0).await
        };
        entries.tried += 1;
        entries.got_in += usize::from(timeout(PATIENCE, come).await.is_ok_and(|came| came.is_ok()));
        entries.longest = entries.longest.max(tried.elapsed());
        sleep(TRY.saturating_sub(tried.elapsed())).await;
    }
    entries
}

impl Innocents {
    /// The table, and the guests who sit there.
    pub(super) fn who(&self) -> (String, Vec<Guest>) {
        (self.table.clone(), self.guests.clone())
    }
}
