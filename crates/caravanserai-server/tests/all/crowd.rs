//! Many players at once.

use caravanserai_server::api::FromServer;
use serde_json::json;

use crate::{house::House, http::Guest, player::Player};

/// Ten tables with bots at once: all come to their end.
#[tokio::test]
async fn many_tables_are_played_at_once() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    let mut watchers = Vec::new();
    for _ in 0..10 {
        let table = guest.open(r#"["bot", "bot", "bot"]"#).await;
        watchers.push(Player::watch(house.address, &table).await);
    }
    for mut watcher in watchers {
        watcher.until(Player::is_over).await;
    }
}

/// Two answers to the same window race; both are taken, because neither closes the other's question.
#[tokio::test]
async fn answers_in_a_window_do_not_hinder_each_other() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["me", "open", "bot"]"#).await;
    other.sit(&table).await;
    let (mut first, mut second) = (Player::join(&one, &table).await, Player::join(&other, &table).await);
    first.until(|player| player.question.is_some()).await;
    second.until(|player| player.question.is_some()).await;
    let said = |player: &Player| {
        let question = player.question.as_ref().unwrap();
        json!({"type": "answer", "key": "k", "asked": question.asked, "action": question.options[0].action})
    };
    let (mine, his) = (said(&first), said(&second));
    let outcomes = tokio::join!(first.say(&mine), second.say(&his));
    let accepted = FromServer::Accepted { key: "k".into() };
    assert_eq!(outcomes, (accepted.clone(), accepted));
}
