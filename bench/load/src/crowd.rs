//! Many tables of four, at which all answer as soon as they are asked, or at an offered rate.

use std::{
    net::SocketAddr,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use crate::{
    client::{Client, read},
    figures::{Figures, per_second, percentile},
    house::{House, cpu, cpu_of},
    http::Guest,
};

/// How long a crowd plays before it is measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// A game as it is measured.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    pub(crate) title: &'static str,
    pub(crate) name: &'static str,
    pub(crate) setup: &'static str,
}

impl Game {
    /// Whether it is the game with the highest goals.
    pub(crate) fn is_basic(&self) -> bool {
        self.title == GAMES[0].title
    }
}

/// What is played.
pub(crate) const GAMES: [Game; 3] = [
    Game { title: "Morgenland, basic", name: "morgenland", setup: "" },
    Game { title: "Five Tribes", name: "five-tribes", setup: "" },
    Game { title: "Morgenland, pro", name: "morgenland", setup: "version=pro" },
];

/// What all clients count together.
#[derive(Default)]
pub(crate) struct Tally {
    counting: AtomicBool,
    moves: AtomicUsize,
    /// From an answer to each message about it.
    times: Mutex<Vec<Duration>>,
    /// The least time between two answers of a table; `None` for at once.
    every: Option<Duration>,
}

/// What the four at a table share.
struct Shared {
    tally: Arc<Tally>,
    /// When the last answer was sent, if it was the only one under way.
    sent: Mutex<Option<Instant>>,
}

impl Tally {
    /// For a crowd in which each table answers once in this time.
    pub(crate) fn offered(every: Duration) -> Tally {
        Tally { every: Some(every), ..Tally::default() }
    }

    /// Lets the crowd warm up, and then counts for a while.
    pub(crate) async fn watch(&self, houses: &[House], watched: Duration) -> anyhow::Result<Figures> {
        tokio::time::sleep(WARM_UP).await;
        let (before, begun, crowd) = (cpu_of(houses)?, Instant::now(), cpu(std::process::id())?);
        self.counting.store(true, Ordering::Relaxed);
        tokio::time::sleep(watched).await;
        self.counting.store(false, Ordering::Relaxed);
        let (after, took, crowd_after) = (cpu_of(houses)?, begun.elapsed(), cpu(std::process::id())?);
        let moves = self.moves.swap(0, Ordering::Relaxed);
        let mut times = std::mem::take(&mut *self.times.lock().unwrap_or_else(PoisonError::into_inner));
        let cost = |time: Duration| 1e6 / per_second(moves, time);
        Ok(Figures {
            server: "caravanserai",
            moves_per_s: per_second(moves, took),
            p50_ms: percentile(&mut times, 0.5),
            p99_ms: percentile(&mut times, 0.99),
            cpu: (cost(after.user.saturating_sub(before.user)), cost(after.system.saturating_sub(before.system))),
            crowd: cost((crowd_after.user + crowd_after.system).saturating_sub(crowd.user + crowd.system)),
            ..Figures::default()
        })
    }
}

impl Shared {
    fn sends(&self) {
        *self.sent.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        if self.tally.counting.load(Ordering::Relaxed) {
            self.tally.moves.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn hears(&self, at: Instant) {
        if !self.tally.counting.load(Ordering::Relaxed) {
            return;
        }
        let sent = *self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(time) = sent.and_then(|sent| at.checked_duration_since(sent)) {
            self.tally.times.lock().unwrap_or_else(PoisonError::into_inner).push(time);
        }
    }
}

/// This many clients of one game, each answering at once.
pub(crate) async fn saturated(
    binary: &Path,
    game: &Game,
    clients: usize,
    watched: Duration,
) -> anyhow::Result<Figures> {
    let house = House::open(binary)?;
    let tally = Arc::new(Tally::default());
    let mut tables = seat_all(house.address, game, clients / 4, &tally).await?;
    let figures = tally.watch(std::slice::from_ref(&house), watched).await?;
    if let Some(ended) = tables.try_join_next() {
        ended??;
    }
    Ok(Figures { game: game.title.to_owned(), clients, ..figures })
}

/// Lets this many tables of four play for ever.
pub(crate) async fn seat_all(
    house: SocketAddr,
    game: &Game,
    tables: usize,
    tally: &Arc<Tally>,
) -> anyhow::Result<JoinSet<anyhow::Result<()>>> {
    let mut all = JoinSet::new();
    for number in 0..tables {
        let guests = guests(house).await?;
        all.spawn(play_on(*game, guests, tally.clone(), number));
    }
    Ok(all)
}

/// Four new guests.
pub(crate) async fn guests(house: SocketAddr) -> anyhow::Result<Vec<Guest>> {
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(Guest::new(house).await?);
    }
    Ok(guests)
}

/// A fresh table at which these four sit.
pub(crate) async fn table(guests: &[Guest], game: &Game) -> anyhow::Result<String> {
    let table = guests[0].open(game.name, game.setup).await?;
    for guest in &guests[1..] {
        guest.sit(&table).await?;
    }
    Ok(table)
}

/// Plays one game after the other, with the same four.
pub(crate) async fn play_on(game: Game, guests: Vec<Guest>, tally: Arc<Tally>, number: usize) -> anyhow::Result<()> {
    loop {
        let table = table(&guests, &game).await?;
        let shared = Arc::new(Shared { tally: tally.clone(), sent: Mutex::default() });
        let mut players = JoinSet::new();
        for (seat, guest) in guests.iter().enumerate() {
            let client = Client::join(guest.house, &table, &guest.token).await?;
            players.spawn(play(client, shared.clone(), number * 4 + seat));
        }
        while let Some(ended) = players.join_next().await {
            ended??;
        }
    }
}

/// Answers until the game is over.
async fn play(mut client: Client, shared: Arc<Shared>, mut number: usize) -> anyhow::Result<()> {
    // The first message says how the table stands; it is not about an answer.
    let mut joining = true;
    loop {
        let frame = client.hear().await?;
        let at = Instant::now();
        let heard = read(&frame);
        if heard.is_over {
            return Ok(());
        }
        if heard.is_message && !std::mem::take(&mut joining) {
            shared.hears(at);
        }
        let Some(question) = heard.question else { continue };
        if let Some(every) = shared.tally.every {
            tokio::time::sleep(every.saturating_sub(at.elapsed())).await;
        }
        number = (number * 31 + 7) % 1009;
        shared.sends();
        client.say(question.answer(number)).await?;
    }
}
