//! Playing once more, and looking at a game again.

use serde_json::json;
use tabletop_host::{Message, merge};

use crate::{house::House, http::Guest, player::Player};

/// Two people and a medium bot have played. No matter who asks first, they meet at one new table with the same options, level
/// and chairs, and a stranger cannot take a kept chair.
#[tokio::test]
async fn those_who_play_again_meet_at_one_table_with_level_options_and_chairs() {
    let mut house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let wish = r#"{"game": "morgenland", "setup": "players=3 payment=split", "seats": ["me", "bot", "open"], "level": "medium"}"#;
    let table = one.open_table(wish).await;
    assert_eq!(one.post(&format!("/tables/{table}/again"), "").await.code(), "not-over");
    other.sit(&table).await;
    let (first, second) = (Player::join(&one, &table).await, Player::join(&other, &table).await);
    let (mut first, _) = tokio::join!(first.play(), second.play());

    let stranger = Guest::new(house.address).await;
    assert_eq!(stranger.post(&format!("/tables/{table}/again"), "").await.code(), "not-seated");
    let asked = other.post(&format!("/tables/{table}/again"), "").await.json();
    let next = asked["id"].as_str().unwrap().to_owned();
    assert_eq!((&asked["level"], &asked["status"]), (&json!("medium"), &json!("waiting")));
    let old = one.get(&format!("/tables/{table}")).await.json();
    assert_eq!(asked["setup"], old["setup"]);
    assert_eq!(old["again"], next, "the old table leads to the new one");
    first.until(|player| player.table.as_ref().is_some_and(|table| table.again.is_some())).await;

    let kept = one.get(&format!("/tables/{next}")).await.json();
    let kinds: Vec<&str> =
        kept["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["open", "bot", "person"]);
    assert_eq!(kept["seats"][0]["kept"]["you"], true);
    assert_eq!(stranger.post(&format!("/tables/{next}/sit"), "").await.code(), "table-full");

    // The link and the kept chair survive a restart of the house.
    house.kill();
    house.reopen().await;
    let one = Guest { house: house.address, ..one };
    let begun = one.post(&format!("/tables/{table}/again"), "").await.json();
    assert_eq!((&begun["id"], &begun["status"]), (&json!(next), &json!("playing")));
    assert_eq!(begun["seats"][0]["you"], true);
}

/// If a player does not come, a bot takes the kept chair.
#[tokio::test]
async fn a_kept_chair_can_be_given_to_a_bot() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["me", "open", "bot"]"#).await;
    other.sit(&table).await;
    let (first, second) = (Player::join(&one, &table).await, Player::join(&other, &table).await);
    let _ = tokio::join!(first.play(), second.play());
    let next = one.post(&format!("/tables/{table}/again"), "").await.json();
    let filled = one.post(&format!("/tables/{}/fill", next["id"].as_str().unwrap()), "").await.json();
    assert_eq!((&filled["status"], &filled["seats"][1]["kind"]), (&json!("playing"), &json!("bot")));
}

/// A finished game can be replayed from any seat, message by message, and ends with what that seat saw; before its end it cannot.
#[tokio::test]
async fn a_game_that_is_over_is_replayed_from_any_seat() {
    let house = House::open();
    let owner = Guest::new(house.address).await;
    let table = owner.open(r#"["me", "bot", "bot"]"#).await;
    assert_eq!(owner.get(&format!("/tables/{table}/replay?seat=1")).await.code(), "not-over");
    assert_eq!(owner.get(&format!("/tables/{table}/course")).await.code(), "not-over");
    let played = Player::join(&owner, &table).await.play().await;
    let mine = owner.get(&format!("/tables/{table}/replay?seat=0")).await.json();
    let steps = mine["steps"].as_u64().unwrap();
    let mut view = json!(null);
    let mut last = None;
    for told in mine["messages"].as_array().unwrap() {
        let step = told["step"].as_u64().unwrap();
        assert!(last < Some(step) && step <= steps, "steps are in order");
        last = Some(step);
        let message: Message = serde_json::from_value(told["message"].clone()).unwrap();
        match &message.change {
            tabletop_host::Change::View(whole) => view.clone_from(whole),
            tabletop_host::Change::Patch(patch) => merge(&mut view, patch),
        }
    }
    assert_eq!(view, played.view, "it ends with what I saw");
    let course = owner.get(&format!("/tables/{table}/course")).await.json();
    assert_eq!(course["bounds"].as_array().unwrap().len() as u64, steps + 1, "the deal and every step");
    assert_eq!(course["standing"][0]["seats"].as_array().unwrap().len(), 3);
    for other in ["?seat=2", "?seat=9", ""] {
        let told = owner.get(&format!("/tables/{table}/replay{other}")).await.json();
        assert_eq!(told["seat"], if other == "?seat=2" { json!(2) } else { json!(null) }, "{other}");
        assert_ne!(told["messages"], mine["messages"], "another sees other things");
    }
}

/// The list of my tables says where it is my turn.
#[tokio::test]
async fn my_tables_say_where_it_is_my_turn() {
    let mut house = House::open();
    let owner = Guest::new(house.address).await;
    owner.open(r#"["me", "open", "bot"]"#).await;
    let playing = owner.open(r#"["me", "bot", "bot"]"#).await;
    Player::join(&owner, &playing).await.until(|player| player.question.is_some()).await;
    house.kill();
    house.reopen().await;
    let owner = Guest { house: house.address, ..owner };
    let listed = owner.get("/me/tables").await.json();
    let turns: Vec<bool> = listed["tables"].as_array().unwrap().iter().map(|table| table["turn"] == true).collect();
    assert_eq!(turns, [true, false], "also right after a restart");
}
