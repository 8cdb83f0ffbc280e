//! What is refused, and that it has no effect.

use std::time::Duration;

use caravanserai_server::{
    Rate,
    api::{FailureCode, FromServer, RefusalCode},
};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use crate::{
    house::House,
    http::{Guest, request},
    player::{Player, connect},
};

/// Three guests at a table of three, all connected, all asked for their first choice.
async fn seated(house: &House) -> (String, Vec<Guest>, Vec<Player>) {
    let mut guests = Vec::new();
    for _ in 0..3 {
        guests.push(Guest::new(house.address).await);
    }
    let table = guests[0].open(r#"["me", "open", "open"]"#).await;
    guests[1].sit(&table).await;
    guests[2].sit(&table).await;
    let mut players = Vec::new();
    for guest in &guests {
        let mut player = Player::join(guest, &table).await;
        player.until(|player| player.question.is_some()).await;
        players.push(player);
    }
    (table, guests, players)
}

#[tokio::test]
async fn the_same_key_is_answered_as_before_and_nothing_happens_twice() {
    let house = House::open();
    let (table, guests, mut players) = seated(&house).await;
    let question = players[0].question.clone().unwrap();
    let said = json!({"type": "answer", "key": "once", "asked": question.asked, "action": question.options[0].text});
    let accepted = FromServer::Accepted { key: "once".into() };
    assert_eq!(players[0].say(&said).await, accepted);
    players[0].until(|player| player.asked.is_none()).await;
    let heard = players[0].v;
    assert_eq!(players[0].say(&said).await, accepted, "again on the same socket");
    let mut second = Player::join_since(&guests[0], &table, heard).await;
    assert_eq!(second.say(&said).await, accepted, "and on another one");
    assert_eq!((players[0].v, second.v), (heard, heard), "nobody heard anything more");
    let mine = json!({"type": "answer", "key": "once", "asked": players[1].asked, "action": question.options[0].text});
    assert_eq!(players[1].say(&mine).await, accepted, "a key belongs to its seat");
}

#[tokio::test]
async fn a_stale_or_unasked_question_is_refused_by_name() {
    let house = House::open();
    let (_, _, mut players) = seated(&house).await;
    let asked = players[0].asked.unwrap();
    let action = json!(players[0].question.as_ref().unwrap().options[0].text);
    let unasked = players[0].refused(asked + 7, action.clone()).await;
    assert_eq!((unasked.code, unasked.open), (RefusalCode::Unasked, Some(asked)));
    players[0].choose(0).await;
    let stale = players[0].refused(asked, action).await;
    assert_eq!((stale.code, stale.open), (RefusalCode::Stale, None));
}

#[tokio::test]
async fn illegal_and_unreadable_answers_say_why_and_change_nothing() {
    let house = House::open();
    let (_, _, mut players) = seated(&house).await;
    let (asked, heard) = (players[0].asked.unwrap(), players[0].v);
    let illegal = players[0].refused(asked, json!({"take": [1, 0, 0, 0, 0]})).await;
    assert_eq!((illegal.code, illegal.rule.as_deref()), (RefusalCode::Illegal, Some("M2.2")));
    assert_eq!(illegal.reason, Some(json!({"type": "not-three-units"})));
    assert_eq!((&*illegal.said.id, illegal.said.rule.as_deref()), ("illegal-not-three-units", Some("M2.2")));
    for nonsense in [json!("sing"), json!({"take": "all"}), json!(null), json!([[[[1]]]]), json!(1e99)] {
        assert_eq!(players[0].refused(asked, nonsense).await.code, RefusalCode::Unreadable);
    }
    let check = json!({"type": "check", "key": "k", "action": {"take": [1, 0, 0, 0, 0]}});
    let FromServer::Checked { refusal: Some(checked), .. } = players[0].say(&check).await else {
        panic!("it is legal")
    };
    assert_eq!(checked, illegal, "a check says what an answer would say");
    let good = json!({"type": "check", "key": "k", "action": {"take": [1, 1, 1, 0, 0]}});
    assert_eq!(players[0].say(&good).await, FromServer::Checked { key: "k".into(), refusal: None });
    assert_eq!((players[0].asked, players[0].v), (Some(asked), heard));
}

#[tokio::test]
async fn one_who_does_not_sit_there_can_answer_nothing_and_learns_nothing() {
    let house = House::open();
    let (table, _, players) = seated(&house).await;
    let stranger = Guest::new(house.address).await;
    let action = json!(players[0].question.as_ref().unwrap().options[0].action);
    for mut outsider in [Player::join(&stranger, &table).await, Player::watch(house.address, &table).await] {
        outsider.until(|player| player.v > 0).await;
        assert_eq!(outsider.asked, None);
        assert_eq!(outsider.view["viewer"], "spectator");
        for seat in 0..3 {
            let forged = json!({"type": "answer", "key": "k", "asked": 1, "action": action, "seat": seat});
            let FromServer::Refused { refusal, .. } = outsider.say(&forged).await else { panic!("it was taken") };
            assert_eq!(refusal.code, RefusalCode::NotSeated);
        }
        let check = json!({"type": "check", "key": "k", "action": action});
        let FromServer::Checked { refusal: Some(refusal), .. } = outsider.say(&check).await else { panic!("checked") };
        assert_eq!(refusal.code, RefusalCode::NotSeated);
    }
    assert_eq!(stranger.post(&format!("/tables/{table}/sit"), r#"{"seat": 1}"#).await.code(), "table-full");
    assert_eq!(stranger.post(&format!("/tables/{table}/sit"), r#"{"seat": 9}"#).await.code(), "bad-json");
    for nowhere in ["nowhere", "no%20where", "%00"] {
        assert_eq!(stranger.get(&format!("/tables/{nowhere}")).await.code(), "no-table");
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_answered_and_the_socket_goes_on() {
    let house = House::open();
    let (_, _, mut players) = seated(&house).await;
    for nonsense in [json!(7), json!({"type": "dance"}), json!({"type": "answer", "key": "k"})] {
        let FromServer::Error { error } = players[0].say(&nonsense).await else { panic!("{nonsense} was taken") };
        assert_eq!(error.code, FailureCode::BadJson);
    }
    for key in ["", "with space", &"k".repeat(65), "a\u{0}b"] {
        let said = json!({"type": "answer", "key": key, "asked": 1, "action": "keep"});
        let FromServer::Refused { refusal, .. } = players[0].say(&said).await else { panic!("{key:?} was taken") };
        assert_eq!(refusal.code, RefusalCode::BadKey);
    }
    players[0].choose(0).await;
}

#[tokio::test]
async fn tables_that_cannot_be_played_are_not_opened() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    let open = async |body: Value| guest.post("/tables", &body.to_string()).await;
    let three = json!(["me", "bot", "bot"]);
    for (body, code) in [
        (json!({"game": "goose", "seats": three}), "bad-setup"),
        (json!({"game": "morgenland", "setup": {"players": 4}, "seats": three}), "bad-seats"),
        (json!({"game": "morgenland", "setup": {"players": 3, "dragons": 9}, "seats": three}), "bad-setup"),
        (json!({"game": "morgenland", "setup": "payment=later", "seats": three}), "bad-setup"),
        (json!({"game": "morgenland", "seats": ["me"]}), "bad-setup"),
        (json!({"game": "morgenland", "seats": []}), "bad-setup"),
        (json!({"game": "morgenland", "seats": ["me", "me", "bot"]}), "bad-seats"),
        (json!({"game": "morgenland"}), "bad-json"),
    ] {
        assert_eq!(open(body.clone()).await.code(), code, "{body}");
    }
    let large = open(json!({"game": "g".repeat(20_000), "seats": three})).await;
    assert_eq!((large.status, large.code().as_str()), (413, "bad-body"));
    let text = open(json!({"game": "morgenland", "setup": "payment=match", "seats": three, "colour": "red"})).await;
    assert!(text.json()["setup"].as_str().unwrap().contains("players=3 version=basic payment=match"), "{}", text.body);
    assert_eq!(request(house.address, "POST /api/v1/tables", "", "{}").await.code(), "unknown");
}

#[tokio::test]
async fn pages_of_other_sites_get_nothing() {
    let house = House::open();
    let (table, guests, _) = seated(&house).await;
    let cookie = format!("Cookie: serai={}\r\nOrigin: http://evil.example\r\n", guests[0].token);
    assert_eq!(request(house.address, "POST /api/v1/me", &cookie, r#"{"name": "x"}"#).await.code(), "other-site");
    let headers = |origin: String| [("origin", origin), ("cookie", format!("serai={}", guests[0].token))];
    let evil = connect(house.address, &table, "", &headers("http://evil.example".into())).await;
    assert!(matches!(evil, Err(Error::Http(answer)) if answer.status() == 403));
    let ours = connect(house.address, &table, "", &headers(format!("http://{}", house.address))).await;
    assert!(ours.is_ok());
    let missing = connect(house.address, "nowhere", "", &[]).await;
    assert!(matches!(missing, Err(Error::Http(answer)) if answer.status() == 404));
    let odd = connect(house.address, &table, "?since=-1", &[]).await;
    assert!(matches!(odd, Err(Error::Http(answer)) if answer.status() == 400));
}

#[tokio::test]
async fn whoever_asks_too_much_must_wait() {
    let slow = Rate { burst: 2, every: Duration::from_hours(1) };
    let house = House::open_with(|config| {
        config.rates.checks = slow;
        config.rates.tables = slow;
    });
    let (_, guests, mut players) = seated(&house).await;
    let check = json!({"type": "check", "key": "k", "action": {"take": [1, 1, 1, 0, 0]}});
    let mut codes = Vec::new();
    for _ in 0..3 {
        let FromServer::Checked { refusal, .. } = players[0].say(&check).await else { panic!("a check is answered") };
        codes.push(refusal.map(|refusal| refusal.code));
    }
    assert_eq!(codes, [None, None, Some(RefusalCode::TooMany)]);
    players[0].choose(0).await;
    let again = r#"{"game": "morgenland", "seats": ["me", "open", "open"]}"#;
    assert_eq!(guests[0].post("/tables", again).await.status, 200);
    assert_eq!(guests[0].post("/tables", again).await.code(), "too-many");
}

#[tokio::test]
async fn a_socket_that_says_too_much_is_closed_and_the_table_goes_on() {
    let house = House::open_with(|config| config.rates.messages = Rate { burst: 5, every: Duration::from_hours(1) });
    let (table, guests, mut players) = seated(&house).await;
    for _ in 0..6 {
        players[0].send(&json!("noise")).await;
    }
    while players[0].hear().await.is_some() {}
    assert_eq!(players[0].goodbye.as_ref().map(|(code, _)| *code), Some(1008));
    for _ in 0..6 {
        players[1].ping().await;
    }
    assert_eq!(players[1].closed().await, 1008, "pings count, too");
    let mut back = Player::join(&guests[0], &table).await;
    back.choose(0).await;
}
