//! Two processes of one house, of which only one loses its connection to the bus, or its lease.

use std::net::SocketAddr;

use caravanserai_server::{StartError, api::FromServer};
use serde_json::json;
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
};
use trial_nats::Nats;

use crate::{
    house::{House, start},
    http::Guest,
    nodes::{on, shared},
    player::Player,
    recovery::{LONG, stored},
};

/// A way to a server that can be cut.
struct Relay {
    address: SocketAddr,
    open: watch::Sender<bool>,
}

impl Relay {
    async fn to(server: String) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, open) = (listener.local_addr().unwrap(), watch::Sender::new(true));
        let state = open.subscribe();
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let (mut state, server) = (state.clone(), server.clone());
                tokio::spawn(async move {
                    if *state.borrow_and_update() {
                        let mut there = TcpStream::connect(server).await.unwrap();
                        tokio::select! {
                            _ = copy_bidirectional(&mut here, &mut there) => (),
                            _ = state.changed() => (),
                        }
                    }
                });
            }
        });
        Relay { address, open }
    }
}

/// The process that attends a table loses its connection to the bus, and the others do not. What their clients say meanwhile is
/// heard afterwards, who comes meanwhile is let in, and nobody misses anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_loss_that_only_one_process_has_is_made_good() {
    let (Some(database), Some(bus)) = (trial_postgres::shared(), trial_nats::shared()) else { return };
    let relay = Relay::to(bus.strip_prefix("nats://").unwrap().to_owned()).await;
    let one = House::open_with(on(&database, &format!("nats://{}", relay.address)));
    let other = House::open_with(on(&database, &bus));
    let harun = Guest::new(one.address).await;
    let table = harun.open_table(LONG).await;
    let mut far = Player::join(&harun.at(&other), &table).await;
    far.choose(0).await;
    far.until(Player::is_asked).await;
    relay.open.send_replace(false);
    one.until_ready(false).await;
    let question = far.question.clone().unwrap();
    let said = json!({"type": "answer", "key": "away", "asked": question.asked, "action": question.options[0].action});
    far.send(&said).await;
    let mut late = Player::watch(other.address, &table).await;
    relay.open.send_replace(true);
    far.until(|far| !far.outcomes.is_empty()).await;
    assert_eq!(far.outcomes.pop_front(), Some(FromServer::Accepted { key: "away".into() }));
    far.until(|far| far.asked != Some(question.asked)).await;
    far.choose(1).await;
    late.until(|late| late.v > 0).await;
    stored(&one, &table, &["away".to_owned()]).await;
    assert_eq!(one.fence(&table).await, 1, "the table stayed where it was");
}

/// A person takes a new name while the process of their table cannot be reached: it hears of it afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_new_name_reaches_a_process_that_was_away() {
    let (Some(database), Some(bus)) = (trial_postgres::shared(), trial_nats::shared()) else { return };
    let relay = Relay::to(bus.strip_prefix("nats://").unwrap().to_owned()).await;
    let one = House::open_with(on(&database, &format!("nats://{}", relay.address)));
    let other = House::open_with(on(&database, &bus));
    let harun = Guest::new(one.address).await;
    let table = harun.open_table(LONG).await;
    let mut near = Player::join(&harun, &table).await;
    near.until(Player::is_asked).await;
    relay.open.send_replace(false);
    one.until_ready(false).await;
    assert_eq!(harun.at(&other).post("/me", r#"{"name": "Zobeide"}"#).await.status, 200);
    relay.open.send_replace(true);
    near.until(|near| near.frames.iter().any(|frame| frame.contains("Zobeide"))).await;
}

/// The lease of a process ends and another takes its table, but by its own clock no time has passed, as in a virtual machine that
/// was suspended: it learns from the database that its lease had ended, and passes its sockets on.
#[tokio::test]
async fn a_process_that_slept_learns_that_its_lease_has_ended() {
    let Some(shared) = shared() else { return };
    let (one, other) = (House::open_with(shared.clone()), House::open_with(shared));
    let harun = Guest::new(one.address).await;
    let table = harun.open_table(LONG).await;
    let mut near = Player::join(&harun, &table).await;
    near.choose(0).await;
    let slept = "WITH ended AS (UPDATE nodes SET until = 0 WHERE id = (SELECT node FROM tables WHERE id = $1)) UPDATE tables \
                 SET fence = fence + 1, node = (SELECT id FROM nodes WHERE id <> tables.node) WHERE id = $1 RETURNING fence";
    assert_eq!(one.number(slept, &table).await, 2);
    let mut far = Player::join(&harun.at(&other), &table).await;
    far.choose(1).await;
    let told = far.v;
    near.until(|near| near.v >= told).await;
}

/// A bus that wants a name and a password gets those of its address, and lets in nobody without.
#[tokio::test]
async fn a_guarded_bus_is_told_name_and_password() {
    let (Some(database), Some(nats)) = (trial_postgres::shared(), Nats::start_guarded("inn", "sesame")) else { return };
    let one = House::open_with(on(&database, &nats.url().replace("//", "//inn:sesame@")));
    assert!(one.is_ready().await);
    let mut config = one.config.clone();
    on(&database, &nats.url())(&mut config);
    let (runtime, started) = start(&config);
    runtime.shutdown_background();
    assert!(matches!(started.err(), Some(StartError::Bus(_))));
}
