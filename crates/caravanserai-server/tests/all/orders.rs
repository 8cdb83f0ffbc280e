//! Standing orders over real sockets: whose they are, what they answer, and that they outlive a restart.

use caravanserai_server::api::{FromServer, RefusalCode};
use serde_json::json;

use crate::{house::House, http::Guest, player::Player};

const MAGIC: &str = r#"{"game": "morgenland", "setup": "players=3 version=pro", "seats": ["me", "SECOND", "bot"]}"#;

fn on(player: &Player) -> Vec<&str> {
    player.orders.iter().filter(|order| order.on).map(|order| order.key.as_str()).collect()
}

/// Orders are shown to their owner only; they survive a restart; an unknown order is refused.
#[tokio::test]
async fn orders_belong_to_their_person_and_outlive_a_restart() {
    let mut house = House::open();
    let (one, two) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open_table(&MAGIC.replace("SECOND", "open")).await;
    let mut watcher = Player::watch(house.address, &table).await;
    two.sit(&table).await;
    let (mut mine, mut other) = (Player::join(&one, &table).await, Player::join(&two, &table).await);
    mine.until(|player| !player.orders.is_empty()).await;
    assert_eq!(on(&mine), ["placing", "field", "only"], "what is usual");
    let given = mine.say(&json!({"type": "order", "key": "o1", "order": "city", "on": true})).await;
    assert_eq!(given, FromServer::Accepted { key: "o1".into() });
    mine.until(|player| on(player).contains(&"city")).await;
    let city = mine.orders.iter().find(|order| order.key == "city").unwrap();
    assert!(city.until && city.at_work, "{city:?}");
    let refused = mine.say(&json!({"type": "order", "key": "o2", "order": "goose", "on": true})).await;
    assert!(
        matches!(&refused, FromServer::Refused { refusal, .. } if refusal.code == RefusalCode::NoSuchOrder),
        "{refused:?}"
    );
    let nobody = watcher.say(&json!({"type": "order", "key": "o3", "order": "city", "on": true})).await;
    assert!(matches!(nobody, FromServer::Refused { .. }), "{nobody:?}");
    other.until(|player| !player.orders.is_empty()).await;
    assert_eq!(on(&other), ["placing", "field", "only"], "nobody else's have changed");
    assert!(watcher.frames.iter().all(|frame| !frame.contains("\"orders\"")));
    house.stop().await;
    house.reopen().await;
    let mut again = Player::join(&Guest { house: house.address, ..one }, &table).await;
    again.until(|player| !player.orders.is_empty()).await;
    assert_eq!(on(&again), ["placing", "field", "city", "only"]);
}

/// With bots alone a whole game is played; windows without a choice are not asked, and the owner can tell which were answered
/// for them. After a restart the game goes on to its end.
#[tokio::test]
async fn what_an_order_answers_is_the_houses_also_after_a_restart() {
    let mut house = House::open_with(|config| config.seed_for_tests = Some([7; 32]));
    let one = Guest::new(house.address).await;
    let table = one.open_table(&MAGIC.replace("SECOND", "bot")).await;
    let mut me = Player::join(&one, &table).await;
    let mut number = 5;
    let by_order = |player: &Player| player.frames.iter().any(|frame| frame.contains("\"by_order\":"));
    while !by_order(&me) || !me.is_asked() {
        assert!(!me.is_over(), "some window is passed by order before the game is over");
        if me.is_asked() {
            number = number * 31 % 1009;
            me.choose(number).await;
        } else {
            me.hear().await;
        }
    }
    house.stop().await;
    house.reopen().await;
    let again = Player::join(&Guest { house: house.address, ..one }, &table).await.play().await;
    assert!(again.is_over());
}
