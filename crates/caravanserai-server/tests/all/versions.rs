//! An upgrade: a process of another version, which is not understood, shares the house for a while.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use async_nats::Client;
use caravanserai_server::api::FromServer;
use futures_util::StreamExt as _;
use serde_json::json;
use tokio::time::timeout;

use crate::{
    house::House,
    http::Guest,
    player::Player,
    recovery::{LONG, stored},
};

/// Acts as a process of another version would, and counts what comes to it.
async fn stranger(client: Client) -> Arc<AtomicUsize> {
    let heard = Arc::new(AtomicUsize::new(0));
    let mut parcels = client.subscribe("serai.node.stranger").await.unwrap();
    let mut errands = client.subscribe("serai.errand.stranger").await.unwrap();
    client.flush().await.unwrap();
    let count = heard.clone();
    tokio::spawn(async move {
        loop {
            let to = tokio::select! {
                parcel = parcels.next() => {
                    let parcel = String::from_utf8(parcel.unwrap().payload.to_vec()).unwrap();
                    count.fetch_add(1, Ordering::Relaxed);
                    format!("serai.node.{}", parcel.split(' ').nth(1).unwrap())
                }
                errand = errands.next() => errand.unwrap().reply.unwrap().to_string(),
            };
            client.publish(to, "serai/99 stranger".into()).await.unwrap();
        }
    });
    heard
}

/// Its tables cannot be reached from here: messages and new clients wait, and all go on when it has stopped.
#[tokio::test]
async fn what_a_process_of_another_version_attends_waits_until_it_stops() {
    let (Some(database), Some(bus)) = (trial_postgres::shared(), trial_nats::shared()) else { return };
    let house = House::open_with(|config| {
        (config.database, config.bus) = (database.parse().unwrap(), Some(bus.parse().unwrap()));
    });
    let heard = stranger(async_nats::connect(&bus).await.unwrap()).await;
    let harun = Guest::new(house.address).await;
    let table = harun.open_table(LONG).await;
    let mut player = Player::join(&harun, &table).await;
    player.until(Player::is_asked).await;
    house
        .meddle(&format!(
            "INSERT INTO nodes (id, until, heard) VALUES ('stranger', 99999999999999, 0); \
             UPDATE tables SET node = 'stranger', fence = fence + 1 WHERE id = '{table}'"
        ))
        .await;
    let question = player.question.clone().unwrap();
    let action = &question.options[0].action;
    player.send(&json!({"type": "answer", "key": "late", "asked": question.asked, "action": action})).await;
    while heard.load(Ordering::Relaxed) == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let mut watcher = Player::watch(house.address, &table).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let known = heard.load(Ordering::Relaxed);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(heard.load(Ordering::Relaxed), known, "who is not understood is left in peace");
    let nothing = timeout(Duration::from_millis(50), async { tokio::join!(player.hear(), watcher.hear()) }).await;
    assert!(nothing.is_err() && player.outcomes.is_empty() && watcher.frames.is_empty(), "all wait");
    house.meddle("DELETE FROM nodes WHERE id = 'stranger'").await;
    player.until(|player| !player.outcomes.is_empty()).await;
    assert_eq!(player.outcomes.pop_front(), Some(FromServer::Accepted { key: "late".into() }));
    player.until(|player| player.asked != Some(question.asked)).await;
    stored(&house, &table, &["late".to_owned()]).await;
    assert_eq!(player.play().await.goodbye, None);
    watcher.until(Player::is_over).await;
}
