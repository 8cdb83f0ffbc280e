//! One evening at the inn, from the first link to the last goodbye, over the real API.

use std::time::Duration;

use caravanserai_server::api::{Absence, FromServer, RefusalCode};
use serde_json::{Value, json};

use crate::{
    house::{House, Kind, on_both},
    http::{Guest, PASSWORD},
    links::secret,
    notices::house,
    player::Player,
    receivers::{Browser, Postbox, Receiver, signed},
};

const MINUTE: Duration = Duration::from_mins(1);

fn wish(more: &Value) -> String {
    let mut wish = json!({"game": "five-tribes", "setup": "players=3", "seats": ["me", "open", "bot"], "clock": "1h"});
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    wish.to_string()
}

fn is_absent(seat: usize, absence: Option<Absence>) -> impl Fn(&Player) -> bool {
    move |it| it.table.as_ref().is_some_and(|table| table.seats[seat].absence == absence)
}

/// A guest follows a link, sits down, becomes an account without losing the seat, and the two get to know each other.
async fn a_guest_comes_by_link(house: &House, harun: &Guest) -> Guest {
    let table = harun.open_table(&wish(&json!({}))).await;
    let guest = house.come_in().await;
    assert_eq!(guest.get(&format!("/tables/{table}")).await.json()["status"], "waiting", "the link leads there");
    guest.sit(&table).await;
    let (mut host, mut player) = (Player::join(harun, &table).await, Player::join(&guest, &table).await);
    assert_eq!(guest.sign_up("Dinarzad").await.json()["id"], json!(guest.id));
    host.until(|it| it.table.as_ref().is_some_and(|it| it.seats[1].name.as_deref() == Some("Dinarzad"))).await;

    assert_eq!(player.tell("chat", json!({"say": {"phrase": "good-luck"}})).await, Ok(()));
    assert_eq!(player.tell("chat", json!({"say": {"text": "Hurry up!"}})).await, Ok(()));
    host.until(|it| it.chat.len() == 2).await;
    let line = host.chat[1].n;
    assert_eq!(host.tell("mute", json!({"line": line, "on": true})).await, Ok(()));
    host.until(|it| it.chat.iter().all(|line| line.said.is_none())).await;
    assert_eq!(player.tell("chat", json!({"say": {"text": "Hello?"}})).await, Ok(()), "who is muted is not told so");
    host.until(|it| it.chat.len() == 3).await;
    assert_eq!(host.chat[2].said, None);
    for seated in [&mut host, &mut player] {
        assert_eq!(seated.tell("leave", json!({})).await, Ok(()));
    }
    guest
}

/// They play for their ratings: one goes away and comes back, takes a move back, and both agree to a pause.
async fn they_play_on(house: &House, host: &mut Player, player: &mut Player) {
    assert_eq!(player.tell("leave", json!({})).await, Ok(()));
    host.until(is_absent(1, Some(Absence::Left))).await;
    assert_eq!(player.tell("back", json!({})).await, Ok(()));
    host.until(is_absent(1, None)).await;

    // The player who is asked bids, and takes the bid back before anybody has learned anything from it.
    let asked = tokio::select! {
        () = host.until(Player::is_asked) => &mut *host,
        () = player.until(Player::is_asked) => &mut *player,
    };
    let question = asked.asked;
    asked.choose(0).await;
    let back = asked.say(&json!({"type": "take-back", "key": "better"})).await;
    assert_eq!(back, FromServer::Accepted { key: "better".into() });
    asked.until(|it| it.question.is_some() && it.asked != question).await;

    for seated in [&mut *host, &mut *player] {
        assert_eq!(seated.tell("pause", json!({"yes": true})).await, Ok(()));
    }
    for seated in [&mut *host, &mut *player] {
        seated.until(|it| it.clocks.as_ref().is_some_and(|clocks| clocks.paused)).await;
    }
    house.config.time.advance(Duration::from_hours(9));
    assert_eq!(player.tell("resume", json!({})).await, Ok(()));
    host.until(|it| it.clocks.as_ref().is_some_and(|clocks| !clocks.paused)).await;
    assert!(is_absent(0, None)(host) && is_absent(1, None)(host), "a pause costs nobody anything");
}

/// Everybody wins or loses points by their place, and the same people meet again.
async fn the_rating_changes(harun: &Guest, guest: &Guest, table: &str, over: Player) {
    let over = over.table.unwrap();
    let places = over.ranking.unwrap();
    let changes: Vec<i32> = over.seats.iter().map(|seat| seat.rating.unwrap().change.unwrap()).collect();
    let best = (0..3).min_by_key(|seat| places.places()[*seat]).unwrap();
    assert!(changes[best] > 0 && changes.iter().any(|change| *change < 0), "{changes:?} {places:?}");
    let board = harun.get("/ratings/five-tribes/3").await.json();
    let ranked = board["ranked"].as_array().unwrap();
    let mine = ranked.iter().find(|it| it["name"] == "Dinarzad").unwrap();
    assert_eq!(mine["rating"]["points"], 1500 + changes[1]);

    let next = guest.post(&format!("/tables/{table}/again"), "").await.json();
    let begun = harun.post(&format!("/tables/{table}/again"), "").await.json();
    assert_eq!((&begun["id"], &begun["status"], &begun["rated"]), (&next["id"], &json!("playing"), &json!(true)));
    let mut both = [harun, guest].map(|it| Box::pin(Player::join(it, begun["id"].as_str().unwrap())));
    let (mut one, mut two) = (both[0].as_mut().await, both[1].as_mut().await);
    tokio::select! {
        () = one.until(Player::is_asked) => (),
        () = two.until(Player::is_asked) => (),
    }
    for seated in [&mut one, &mut two] {
        assert_eq!(seated.tell("resign", json!({})).await, Ok(()));
    }
}

/// A player who is asked and away is told in every way they chose, and answers by the link, once.
async fn it_is_told_outside(house: &House, guest: &Guest, mut post: Postbox) {
    let (mut hook, mut service) = (Receiver::open().await, Receiver::open().await);
    let signs = guest.webhook(&hook, json!({"links": true})).await;
    let browser = Browser::new();
    assert_eq!(guest.post("/account/notices/push", &browser.subscription(&service).to_string()).await.status, 200);
    guest.confirmed_mail(&mut post).await;
    let (table, _) = guest.simply_asked(house).await;
    // A player who was there a moment ago is given longer than a minute.
    house.config.time.advance(10 * MINUTE);
    let told = hook.next().await;
    assert_eq!(told.header("caravanserai-signature"), signed(&signs, &told));
    let turn = told.json()["tables"][0].clone();
    assert_eq!(turn["table"], json!(table));
    let pushed = browser.read(&service.next().await.body);
    assert_eq!((&pushed["title"], &pushed["url"]), (&json!("Your turn"), &turn["link"]));
    assert!(post.next().await.text.contains(turn["link"].as_str().unwrap()));

    let link = secret(&turn["answer"]);
    let asked = guest.unknown("/answer", &json!({"link": link}).to_string()).await.json();
    let action = asked["choices"][0]["action"].as_str().unwrap();
    assert_eq!(guest.press(&link, action).await, "");
    assert_eq!(guest.press(&link, action).await, "link-used", "never twice");
    let by_link = "SELECT COUNT(*) FROM played WHERE table_id = $1 AND key LIKE 'link-%'";
    assert_eq!(house.number(by_link, &table).await, 1);
}

/// The admin bans the guest, and lets them in again.
async fn somebody_is_in_charge(house: &House, harun: &Guest, guest: &Guest) {
    let mut steward = house.steward().await;
    steward.make_admin("Harun").await.unwrap();
    steward.close().await;
    let ban = json!({"id": guest.id, "why": "It is late."}).to_string();
    assert_eq!(harun.post("/admin/bans", &ban).await.status, 204);
    let sent_away = guest.get("/me").await;
    assert_eq!(sent_away.code(), "banned");
    assert!(sent_away.body.contains("It is late."), "{}", sent_away.body);
    assert_eq!(harun.post("/admin/bans", &json!({"id": guest.id}).to_string()).await.status, 204);
    assert_eq!(guest.get("/me").await.json()["name"], "Dinarzad");
}

/// A person's data is exported, and then deleted; the game stays, without their name.
async fn the_account_is_forgotten(harun: &Guest, guest: &Guest, table: &str) {
    let export = guest.get("/account/export").await.json();
    assert_eq!((&export["name"], &export["ratings"][0]["game"]), (&json!("Dinarzad"), &json!("five-tribes")));
    assert_eq!(export["notices"].as_array().unwrap().len(), 3);
    assert!(export["tables"].as_array().unwrap().iter().any(|it| it["id"] == table && it["record"].is_string()));
    assert_eq!(guest.post("/account/delete", &json!({"password": PASSWORD}).to_string()).await.status, 204);
    assert_eq!(guest.get("/me").await.code(), "bad-token");
    assert_eq!(harun.get("/people/Dinarzad").await.code(), "no-person");
    for about in [format!("/tables/{table}"), "/ratings/five-tribes/3".to_owned()] {
        assert!(!harun.get(&about).await.body.contains("Dinarzad"), "{about}");
    }
}

on_both! {
    /// All of it, one after the other, in one house.
    async fn an_evening_at_the_inn(kind: Kind) {
        let post = Postbox::open().await;
        let house = house(kind, Some(&post));
        let harun = house.account("Harun").await;
        let guest = a_guest_comes_by_link(&house, &harun).await;

        let table = harun.open_table(&wish(&json!({"rated": true, "public": true}))).await;
        let stranger = house.come_in().await;
        assert_eq!(stranger.post(&format!("/tables/{table}/sit"), "{}").await.code(), "needs-account");
        guest.sit(&table).await;
        let (mut host, mut player) = (Player::join(&harun, &table).await, Player::join(&guest, &table).await);
        assert_eq!(host.tell("kick", json!({"seat": 1})).await, Err(RefusalCode::Counts));
        they_play_on(&house, &mut host, &mut player).await;
        let (host, _) = tokio::join!(host.play(), player.play());
        the_rating_changes(&harun, &guest, &table, host).await;

        it_is_told_outside(&house, &guest, post).await;
        somebody_is_in_charge(&house, &harun, &guest).await;
        the_account_is_forgotten(&harun, &guest, &table).await;
    }
}
