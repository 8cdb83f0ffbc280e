use std::time::Duration;

use caravanserai_server::api::{FromServer, Status};
use serde_json::json;
use tokio::time::timeout;

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    player::Player,
};

/// The same guest, at the current address of the house.
fn moved(guest: &Guest, house: &House) -> Guest {
    Guest { house: house.address, ..guest.clone() }
}

on_both! {
/// The server is killed again and again, and the game is played to its end all the same.
async fn a_killed_server_loses_nothing(kind: Kind) {
    let mut house = House::open_on(kind);
    let guest = Guest::new(house.address).await;
    // A full game, so that the bots cannot have won before the last kill.
    let setup = r#"{"players": 3, "length": "full"}"#;
    let wish = format!(r#"{{"game": "morgenland", "setup": {setup}, "seats": ["bot", "me", "bot"]}}"#);
    let table = guest.open_table(&wish).await;
    let mut player = Player::join(&guest, &table).await;
    for round in 0..4 {
        for number in 0..6 {
            player.choose(number * 5 + round).await;
        }
        player.until(|player| player.question.is_some()).await;
        house.kill();
        house.reopen().await;
        let again = moved(&guest, &house);
        let mut back = Player::join_since(&again, &table, player.v).await;
        (back.view, back.asked, back.question) = (player.view, player.asked, player.question);
        let mut whole = Player::join(&again, &table).await;
        back.until(|player| player.table.is_some()).await;
        whole.until(|player| player.question.is_some() && player.v >= back.v).await;
        back.until(|player| player.v >= whole.v).await;
        assert_eq!(back.view, whole.view, "patches since then lead to what one sees who hears all anew");
        assert_eq!(back.question, whole.question);
        player = back;
    }
    let over = player.play().await;
    assert_eq!(over.table.unwrap().status, Status::Over);
}
}

/// After a restart the bots go on, even if nobody comes back.
#[tokio::test]
async fn bots_go_on_after_a_restart_without_being_asked() {
    let mut house = House::open_with(|config| config.pace = Duration::from_hours(1));
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["me", "bot", "bot"]"#).await;
    guest.get(&format!("/tables/{table}")).await;
    house.kill();
    house.config.pace = Duration::ZERO;
    house.reopen().await;
    // The deal, and what both bots choose.
    timeout(Duration::from_secs(30), house.until_stored(&table, 3)).await.expect("the bots play on");
}

/// Games of bots alone are played while somebody watches, and only then.
#[tokio::test]
async fn bots_among_themselves_wait_until_somebody_looks() {
    const STEPS: &str = "SELECT COUNT(*) FROM played WHERE table_id = $1";
    let house = House::open();
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["bot", "bot", "bot"]"#).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(house.number(STEPS, &table).await, 1, "nothing but the deal");
    let mut watcher = Player::watch(house.address, &table).await;
    watcher.until(|watcher| watcher.v > 3).await;
    watcher.close().await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let (then, status) = (house.number(STEPS, &table).await, house.ended(&table).await);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!((house.number(STEPS, &table).await, status), (then, false), "it is not over, and nobody plays");
    Player::watch(house.address, &table).await.until(Player::is_over).await;
}

on_both! {
/// An answer that was stored, but whose acceptance was lost, is accepted again after the restart.
async fn keys_outlive_the_server(kind: Kind) {
    let mut house = House::open_on(kind);
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["me", "bot", "bot"]"#).await;
    let mut player = Player::join(&guest, &table).await;
    player.until(|player| player.question.is_some()).await;
    let question = player.question.clone().unwrap();
    let said = json!({"type": "answer", "key": "mine", "asked": question.asked, "action": question.options[0].action});
    assert_eq!(player.say(&said).await, FromServer::Accepted { key: "mine".into() });
    player.until(|player| player.asked != Some(question.asked)).await;
    house.kill();
    house.reopen().await;
    let mut player = Player::join(&moved(&guest, &house), &table).await;
    player.until(|player| player.question.is_some() && player.asked != Some(question.asked)).await;
    let heard = player.v;
    assert_eq!(player.say(&said).await, FromServer::Accepted { key: "mine".into() });
    assert_eq!(player.v, heard);
}
}

/// A reconnecting client gets exactly what it missed; one that claims to have heard more than there was gets the whole view.
#[tokio::test]
async fn a_reconnect_gets_what_came_since_or_everything() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["me", "bot", "bot"]"#).await;
    let mut player = Player::join(&guest, &table).await;
    for number in 0..5 {
        player.choose(number).await;
    }
    player.until(|player| player.question.is_some()).await;
    let heard: Vec<String> = player.frames.iter().filter(|frame| frame.contains(r#""v":"#)).cloned().collect();
    // The first message brought everything so far; from there on each is counted.
    let since = player.v + 3 - heard.len() as u32;
    let mut back = Player::join_since(&guest, &table, since).await;
    back.view = player.view.clone();
    back.until(|back| back.v == player.v).await;
    let since: Vec<String> = back.frames.iter().filter(|frame| frame.contains(r#""v":"#)).cloned().collect();
    assert_eq!(since, heard[3..], "exactly the frames that were missed");
    let mut liar = Player::join_since(&guest, &table, 100_000).await;
    liar.until(|liar| liar.question.is_some()).await;
    assert_eq!((liar.v, &liar.view, &liar.question), (player.v, &player.view, &player.question));
}

/// A server that is stopped in good order says so to every socket.
#[tokio::test]
async fn sockets_are_told_that_the_house_closes() {
    let mut house = House::open();
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["me", "open", "open"]"#).await;
    let mut player = Player::join(&guest, &table).await;
    player.hear().await;
    house.stop().await;
    assert_eq!(player.hear().await, None);
    assert_eq!(player.goodbye.as_ref().map(|(code, _)| *code), Some(1001));
    assert!(player.goodbye.unwrap().1.contains("closing"));
    house.reopen().await;
    let shown = moved(&guest, &house).get(&format!("/tables/{table}")).await.json();
    assert_eq!(shown["status"], "waiting");
}
