//! Attackers, as a process of low priority: on a machine of their own they would take the house's time only by what they send,
//! not by running beside it.

mod forge;
mod hold;
mod pour;
mod shout;

use std::{
    io::{Read as _, Write as _},
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use tokio::{
    sync::{Semaphore, oneshot},
    task::JoinSet,
    time::timeout,
};

use super::{
    Attack,
    sent::Went,
    wire::{Known, is_granted, live_at, watch},
};

/// How many attack at once.
const ATTACKERS: usize = 16;
/// How long it may take until all of them attack.
const GATHERING: Duration = Duration::from_secs(20);
/// They never attack longer, even if the parent process never tells them to end.
const MOST: Duration = Duration::from_mins(2);
/// How many tables each attacker has who renames themselves.
const TABLES: usize = 5;
/// How many watch.
pub(super) const SPECTATORS: usize = 300;

/// What attackers know, and what they count together.
struct Scene {
    house: SocketAddr,
    /// A table where innocent people play.
    table: String,
    /// A long game.
    long: String,
    /// Each attacker that is ready adds a permit.
    ready: Semaphore,
    sent: AtomicUsize,
    granted: AtomicUsize,
    /// How many connections were ever opened.
    opened: AtomicUsize,
    /// How many connections or sockets are held now.
    held: AtomicUsize,
}

impl Scene {
    fn is_ready(&self) {
        self.ready.add_permits(1);
    }

    /// Counts a request and what came of it.
    fn count(&self, granted: bool) {
        self.sent.fetch_add(1, Ordering::Relaxed);
        self.granted.fetch_add(usize::from(granted), Ordering::Relaxed);
    }
}

/// Attacks until standard input is closed, and prints what was done. The arguments are what [`super::Attackers`] gives.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let [name, house, table, long] = args else { bail!("an attacker needs an attack, a house and two tables") };
    let attack = Attack::ALL.into_iter().find(|attack| attack.name() == name).context("an attack we know")?;
    live_at(attack.home());
    let [sent, granted, opened, held] = [0; 4].map(AtomicUsize::new);
    let (house, table, long, ready) = (house.parse()?, table.clone(), long.clone(), Semaphore::new(0));
    let scene = Arc::new(Scene { house, table, long, ready, sent, granted, opened, held });
    let runtime = tokio::runtime::Runtime::new()?;
    let said = runtime.block_on(attack_on(attack, &scene));
    println!("{said}");
    runtime.shutdown_background();
    Ok(())
}

/// Prints that all are ready; returns what they did and whether the attack was as strong as it should be.
async fn attack_on(attack: Attack, scene: &Arc<Scene>) -> String {
    let mut all = JoinSet::new();
    for number in 0..ATTACKERS {
        all.spawn(go_on(attack, scene.clone(), number));
    }
    let _ = timeout(GATHERING, scene.ready.acquire_many(ATTACKERS as u32)).await;
    scene.sent.store(0, Ordering::Relaxed);
    let begun = Instant::now();
    println!("ready");
    let _ = std::io::stdout().flush();
    let (end, ended) = oneshot::channel::<()>();
    std::thread::spawn(move || {
        let _ = std::io::stdin().read(&mut [0]);
        drop(end);
    });
    let _ = timeout(MOST, ended).await;
    let seconds = begun.elapsed().as_secs_f64();
    let counts = [&scene.sent, &scene.granted, &scene.opened, &scene.held];
    let [sent, granted, opened, held] = counts.map(|count| count.load(Ordering::Relaxed));
    #[allow(clippy::cast_precision_loss, reason = "no count comes near what a float holds exactly")]
    let rate = sent as f64 / seconds;
    let (went, what) = match attack {
        Attack::Join => (Went::if_strong(sent > 0), format!("{rate:.0}/s tried, {granted} joined in all")),
        Attack::Silence => (Went::if_strong(opened > super::FILES), format!("{opened} opened, {held} open at the end")),
        Attack::SlowHead | Attack::SlowBody => {
            (Went::if_strong(held > 0), format!("{held} open at the end, {rate:.0}/s letters"))
        }
        Attack::Watch => (Went::if_strong(held >= SPECTATORS), format!("{held} watch, {sent} frames heard")),
        Attack::Shout => (Went::if_strong(rate >= 0.95 * shout::RATE), format!("{rate:.0}/s sent")),
        Attack::Parts | Attack::Pings => (Went::if_strong(sent > 0), format!("{rate:.0}/s taken in")),
        Attack::Names | Attack::Replays | Attack::Advice | Attack::Pages | Attack::Neighbours => {
            (Went::if_strong(sent > 0), format!("{rate:.0}/s sent, {granted} granted in all"))
        }
        Attack::Guess | Attack::Seats | Attack::Tokens | Attack::Hosts if granted > 0 => {
            (Went::Through, format!("{rate:.0}/s sent, {granted} granted"))
        }
        Attack::Guess | Attack::Seats | Attack::Tokens | Attack::Hosts => {
            (Went::if_strong(sent > 0), format!("{rate:.0}/s sent, none granted"))
        }
    };
    format!("{} {what}", went.word())
}

/// One attacker.
async fn go_on(attack: Attack, scene: Arc<Scene>, number: usize) {
    match attack {
        Attack::Join => join(&scene, number).await,
        Attack::Silence => hold::connections(&scene, "").await,
        Attack::SlowHead => hold::connections(&scene, "GET / HTTP/1.1\r\nHo").await,
        Attack::SlowBody => {
            let token = Known::come(scene.house).await.map(|known| known.token).unwrap_or_default();
            let begun =
                format!("POST /api/v1/me HTTP/1.1\r\nHost: {}\r\n{token}Content-Length: 9999\r\n\r\n{{", scene.house);
            hold::connections(&scene, &begun).await;
        }
        Attack::Watch => hold::spectators(scene, number).await,
        Attack::Names => names(&scene, number).await,
        Attack::Shout => shout::shout(&scene, number).await,
        Attack::Guess => forge::tables(&scene, number).await,
        Attack::Seats => forge::seats(&scene, number).await,
        Attack::Tokens => forge::tokens(&scene, number).await,
        Attack::Hosts => forge::hosts(&scene, number).await,
        Attack::Replays => pour::replays(&scene, number).await,
        Attack::Advice => pour::advice(&scene).await,
        Attack::Pages => pour::pages(&scene).await,
        Attack::Parts => pour::frames(&scene, pour::BEGIN, pour::PART).await,
        Attack::Pings => pour::frames(&scene, &[], pour::PING).await,
        Attack::Neighbours => pour::lobby(&scene).await,
    }
}

/// Joins again and again, a long game and one that innocent people play.
async fn join(scene: &Scene, number: usize) {
    scene.is_ready();
    for number in number.. {
        let table = if number % 2 == 0 { &scene.long } else { &scene.table };
        scene.count(watch(scene.house, table).await.is_some());
    }
}

/// A real guest at some tables of their own, who changes their name and lists everything as fast as they can.
async fn names(scene: &Scene, number: usize) {
    let Some(mut guest) = Known::come(scene.house).await else { return };
    for _ in 0..TABLES {
        let wish = r#"{"game": "morgenland", "setup": "", "seats": ["me", "open", "open", "open"]}"#;
        guest.ask("POST /api/v1/tables", wish).await;
    }
    scene.is_ready();
    for again in 0_usize.. {
        let answer = match again % 4 {
            0 => guest.ask("POST /api/v1/me", &format!(r#"{{"name": "Flood {number} {again}"}}"#)).await,
            1 => guest.ask("GET /api/v1/me/tables", "").await,
            2 => guest.ask("GET /api/v1/lobby", "").await,
            _ => guest.ask(&format!("GET /api/v1/tables/{}", scene.table), "").await,
        };
        scene.count(is_granted(answer.as_ref()));
    }
}
