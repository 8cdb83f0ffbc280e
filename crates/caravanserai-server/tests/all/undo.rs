//! Taking back over real sockets: at once, in secret, and by consent.

use std::time::Duration;

use caravanserai_server::{
    Rate,
    api::{FromServer, RefusalCode},
};
use serde_json::json;

use crate::{house::House, http::Guest, player::Player};

async fn two_people(house: &House) -> (Guest, Guest, String) {
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["me", "open", "open"]"#).await;
    other.sit(&table).await;
    (one, other, table)
}

/// K17.10, M2.2: a choice that is still secret is changed, and the others hear nothing of it.
#[tokio::test]
async fn a_secret_answer_is_changed_until_it_is_known() {
    let house = House::open();
    let (one, other, table) = two_people(&house).await;
    let third = Guest::new(house.address).await;
    third.sit(&table).await;
    let (mut first, mut second) = (Player::join(&one, &table).await, Player::join(&other, &table).await);
    second.until(|player| player.question.is_some()).await;
    first.choose(0).await;
    let heard = second.v;
    let back = first.say(&json!({"type": "take-back", "key": "back-1"})).await;
    assert_eq!(back, FromServer::Accepted { key: "back-1".into() });
    first.until(|player| player.question.is_some()).await;
    assert!(first.frames.iter().any(|frame| frame.contains("\"taken-back\"")), "the log says so");
    first.choose(1).await;
    second.choose(0).await;
    assert_eq!(second.v, heard + 1, "nothing but their own answer");
}

/// An answer taken back stays so after a restart; the same key takes back once.
#[tokio::test]
async fn a_placement_is_taken_back_and_stays_so_after_a_restart() {
    let mut house = House::open();
    let one = Guest::new(house.address).await;
    let table = one.open(r#"["me", "bot", "bot"]"#).await;
    let mut me = Player::join(&one, &table).await;
    me.choose(0).await;
    me.until(|player| player.question.is_some()).await;
    let before = me.view.clone();
    me.choose(0).await;
    let back = json!({"type": "take-back", "key": "again"});
    assert_eq!(me.say(&back).await, FromServer::Accepted { key: "again".into() });
    // The figure is back in the hand, and the question open again.
    me.until(|player| player.view["pieces"] == before["pieces"] && player.question.is_some()).await;
    assert_eq!(me.say(&back).await, FromServer::Accepted { key: "again".into() }, "the same key happens once");
    house.stop().await;
    house.reopen().await;
    let again = Player::join(&Guest { house: house.address, ..one }, &table).await.play().await;
    assert!(again.is_over());
}

/// FH14: past another person's answer all persons must agree; one no is enough to end the wish.
#[tokio::test]
async fn beyond_that_all_persons_are_asked() {
    let house = House::open();
    let (one, other, table) = two_people(&house).await;
    one.post(&format!("/tables/{table}/fill"), "").await;
    let (mut first, mut second) = (Player::join(&one, &table).await, Player::join(&other, &table).await);
    first.choose(0).await;
    second.choose(0).await;
    first.until(|player| player.events.iter().any(|event| event["type"] == "chosen")).await;
    let wish = json!({"type": "take-back", "key": "please-1"});
    assert_eq!(first.say(&wish).await, FromServer::Accepted { key: "please-1".into() });
    second.until(|player| player.table.as_ref().is_some_and(|table| table.wish.is_some())).await;
    second.say(&json!({"type": "agree", "key": "no-1", "yes": false})).await;
    first.until(|player| player.table.as_ref().is_some_and(|table| table.wish.is_none())).await;
    assert!(first.events.iter().any(|event| event["type"] == "chosen"), "nothing was taken back");
    first.say(&json!({"type": "take-back", "key": "please-2"})).await;
    second.until(|player| player.table.as_ref().is_some_and(|table| table.wish.is_some())).await;
    second.say(&json!({"type": "agree", "key": "yes-1", "yes": true})).await;
    for player in [&mut first, &mut second] {
        player.until(|player| !player.events.iter().any(|event| event["type"] == "chosen")).await;
    }
    let nothing = second.say(&json!({"type": "agree", "key": "yes-2", "yes": true})).await;
    assert!(matches!(nothing, FromServer::Refused { .. }), "{nothing:?}");
}

/// Each take-back writes much to all who look on.
#[tokio::test]
async fn one_who_takes_back_again_and_again_must_wait() {
    let house = House::open_with(|config| config.rates.take_backs = Rate { burst: 2, every: Duration::from_hours(1) });
    let (one, other, table) = two_people(&house).await;
    one.post(&format!("/tables/{table}/fill"), "").await;
    let (mut first, mut second) = (Player::join(&one, &table).await, Player::join(&other, &table).await);
    for number in 0..3 {
        first.choose(0).await;
        let back = first.say(&json!({"type": "take-back", "key": format!("back-{number}")})).await;
        let refused = matches!(&back, FromServer::Refused { refusal, .. } if refusal.code == RefusalCode::TooMany);
        assert_eq!(refused, number == 2, "{back:?}");
        if !refused {
            first.until(|player| player.question.is_some()).await;
        }
    }
    second.choose(0).await;
}
