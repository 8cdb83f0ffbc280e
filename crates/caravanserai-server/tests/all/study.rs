use std::time::Duration;

use caravanserai_server::{
    Rate,
    api::{FromServer, RefusalCode},
};
use serde_json::{Value, json};

use crate::{house::House, http::Guest, player::Player};

/// A table of Five Tribes with these seats.
async fn opened(guest: &Guest, seats: &str) -> String {
    agreed(guest, "players=2", seats).await
}

async fn agreed(guest: &Guest, setup: &str, seats: &str) -> String {
    let body = format!(r#"{{"game": "five-tribes", "setup": "{setup}", "seats": {seats}}}"#);
    guest.post("/tables", &body).await.json()["id"].as_str().unwrap().to_owned()
}

/// Bids and waits until a move is asked for.
async fn asked_to_move(player: &mut Player) {
    loop {
        player.until(|player| player.question.is_some()).await;
        if player.question.as_ref().unwrap().ask["question"]["type"] == "start" {
            return;
        }
        player.choose(0).await;
    }
}

async fn study(player: &mut Player, what: Value) -> Value {
    match player.say(&json!({"type": "study", "key": "look", "what": what})).await {
        FromServer::Studied { key, answer } if key == "look" => answer,
        other => panic!("a study is answered: {other:?}"),
    }
}

/// A player's study is worked out from their own view, and answered to their own socket alone.
#[tokio::test]
async fn a_study_is_answered_to_its_socket_alone() {
    let house = House::open();
    let anna = Guest::new(house.address).await;
    let table = opened(&anna, r#"["me", "bot"]"#).await;
    let mut watcher = Player::watch(house.address, &table).await;
    let (mut player, mut elsewhere) = (Player::join(&anna, &table).await, Player::join(&anna, &table).await);
    asked_to_move(&mut player).await;
    let pick_up = player.question.as_ref().unwrap().options.iter().find_map(|it| it.action.get("pick-up").cloned());
    let from = pick_up.expect("a tile can be picked up")["tile"].clone();
    let reach = study(&mut player, json!({"reach": {"from": from}})).await;
    let end = &reach["reach"]["ends"][0];
    assert!(end["routes"].as_u64().unwrap() > 0 && end["brings"]["points"].is_u64(), "{reach}");
    let what = json!({"ways": {"from": from, "end": end["tile"], "tribe": end["tribe"]}});
    let ways = study(&mut player, what).await;
    assert_eq!(ways["ways"]["number"], end["routes"]);
    let hint = study(&mut player, json!({"hint": {}})).await;
    assert!(!hint["hint"].as_array().unwrap().is_empty(), "alone with bots there is advice: {hint}");
    assert_eq!(study(&mut player, json!({"dance": 1})).await, Value::Null);

    assert_eq!(study(&mut watcher, json!({"reach": {"from": from}})).await, Value::Null, "a spectator is not asked");
    assert_eq!(study(&mut watcher, json!({"hint": {}})).await["hint"], json!([]));
    let standing = study(&mut watcher, json!("standing")).await;
    assert_eq!(standing["standing"]["seats"][0]["whole"], false, "and counts what lies open");
    let told = |player: &Player| player.frames.iter().filter(|frame| frame.contains("\"studied\"")).count();
    elsewhere.until(|player| player.question.is_some()).await;
    assert_eq!((told(&player), told(&watcher), told(&elsewhere)), (4, 3, 0));
}

/// At a table with several people no bot gives advice; and a player who asks for too many studies must wait.
#[tokio::test]
async fn no_advice_among_people_and_no_flood() {
    let slow = Rate { burst: 1, every: Duration::from_hours(1) };
    let house = House::open_with(|config| config.rates.studies = slow);
    let (anna, bert) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = opened(&anna, r#"["me", "open"]"#).await;
    let mut player = Player::join(&anna, &table).await;
    bert.sit(&table).await;
    player.until(|player| player.view != Value::Null).await;
    assert_eq!(study(&mut player, json!({"hint": {}})).await, Value::Null);
    assert!(study(&mut player, json!("standing")).await.is_object(), "advice is counted apart");
    match player.say(&json!({"type": "study", "key": "look", "what": "standing"})).await {
        FromServer::Refused { refusal, .. } => assert_eq!(refusal.code, RefusalCode::TooMany),
        other => panic!("it was not refused: {other:?}"),
    }
}

/// Where all have agreed on it, every player gets advice, each from what their own seat sees; spectators get none.
#[tokio::test]
async fn advice_for_everybody_where_it_was_agreed_on() {
    let house = House::open();
    let (anna, bert) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = agreed(&anna, "players=2 hints=on", r#"["me", "open"]"#).await;
    let shown = bert.get(&format!("/tables/{table}")).await.json();
    assert!(shown["setup"].as_str().unwrap().contains("hints=on"), "whoever sits down knows of it: {shown}");
    let mut player = Player::join(&anna, &table).await;
    bert.sit(&table).await;
    let mut other = Player::join(&bert, &table).await;
    let mut watcher = Player::watch(house.address, &table).await;
    for player in [&mut player, &mut other, &mut watcher] {
        player.until(|player| player.view != Value::Null).await;
    }
    let asked = if player.question.is_some() { &mut player } else { &mut other };
    let advice = study(asked, json!({"hint": {}})).await;
    assert!((1..=3).contains(&advice["hint"].as_array().unwrap().len()), "{advice}");
    assert_eq!(study(&mut watcher, json!({"hint": {}})).await["hint"], json!([]));
}

/// A bot thinks for a second about its advice, so there is less of it than of other studies.
#[tokio::test]
async fn advice_has_a_limit_of_its_own() {
    let house = House::open_with(|config| {
        config.rates.advice = Rate { burst: 3, every: Duration::from_hours(1) };
    });
    let anna = Guest::new(house.address).await;
    let table = opened(&anna, r#"["me", "bot"]"#).await;
    let mut player = Player::join(&anna, &table).await;
    asked_to_move(&mut player).await;
    for number in 0..5 {
        player.send(&json!({"type": "study", "key": format!("hint{number}"), "what": {"hint": {}}})).await;
    }
    player.send(&json!({"type": "study", "key": "look", "what": "standing"})).await;
    let answered = |player: &Player, kind: &str, key: &str| {
        let is_it = |frame: &&String| frame.contains(kind) && frame.contains(key);
        player.frames.iter().filter(is_it).count()
    };
    player.until(|player| answered(player, "\"studied\"", "\"look\"") == 1).await;
    assert_eq!(answered(&player, "\"refused\"", "\"hint"), 2, "other studies are not refused");
    player.until(|player| answered(player, "\"studied\"", "\"hint") == 3).await;
}
