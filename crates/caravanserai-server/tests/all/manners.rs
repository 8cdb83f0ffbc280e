//! Leaving, coming back, resigning, calling a bot, the host's kick.

use std::time::Duration;

use caravanserai_server::api::{Absence, RefusalCode, Status};
use serde_json::json;

use crate::{house::House, http::Guest, player::Player};

const TWO: &str = r#"{"game": "five-tribes", "setup": "players=3", "seats": ["me", "open", "bot"]}"#;
const THREE: &str = r#"{"game": "five-tribes", "setup": "players=4", "seats": ["me", "open", "open", "bot"]}"#;

fn is_absent(seat: usize, absence: Option<Absence>) -> impl Fn(&Player) -> bool {
    move |it| it.table.as_ref().is_some_and(|table| table.seats[seat].absence == absence)
}

/// A player who leaves before the game frees their chair; a bot plays for one who leaves later, and the game goes on.
#[tokio::test]
async fn a_table_that_one_person_left_does_not_stand_still() {
    let mut house = House::open();
    let (one, two) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open_table(THREE).await;
    two.sit(&table).await;
    let mut second = Player::join(&two, &table).await;
    assert_eq!(second.tell("leave", json!({})).await, Ok(()));
    let left = one.get(&format!("/tables/{table}")).await.json();
    assert_eq!((&left["seats"][1]["kind"], &left["status"]), (&json!("open"), &json!("waiting")));
    assert_eq!(second.tell("leave", json!({})).await, Err(RefusalCode::NotSeated));

    let table = one.open_table(TWO).await;
    two.sit(&table).await;
    let (mut first, mut second) = (Player::join(&one, &table).await, Player::join(&two, &table).await);
    assert_eq!(second.tell("leave", json!({})).await, Ok(()));
    first.until(is_absent(1, Some(Absence::Left))).await;
    // The game goes on, also after a restart.
    first.choose(0).await;
    house.stop().await;
    house.reopen().await;
    let (one, two) = (Guest { house: house.address, ..one }, Guest { house: house.address, ..two });
    let mut first = Player::join(&one, &table).await;
    first.choose(0).await;
    first.until(Player::is_asked).await;
    let mut second = Player::join(&two, &table).await;
    second.until(is_absent(1, Some(Absence::Left))).await;
    assert_eq!(second.tell("back", json!({})).await, Ok(()));
    second.until(is_absent(1, None)).await;
    let players = [tokio::spawn(first.play()), tokio::spawn(second.play())];
    for player in players {
        assert!(player.await.unwrap().is_over());
    }
}

/// A bot plays to the end for a player who resigns, and they cannot come back.
#[tokio::test]
async fn who_resigns_is_played_for_to_the_end() {
    let house = House::open();
    let (one, two) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open_table(TWO).await;
    two.sit(&table).await;
    let (first, mut second) = (Player::join(&one, &table).await, Player::join(&two, &table).await);
    assert_eq!(second.tell("resign", json!({})).await, Ok(()));
    assert_eq!(second.tell("back", json!({})).await, Err(RefusalCode::Resigned));
    let first = first.play().await;
    assert_eq!(first.table.unwrap().seats[1].absence, Some(Absence::Resigned));
}

/// Without clocks a bot is called for a player who has been gone for two minutes: by all who are there, or by the host alone.
#[tokio::test]
async fn a_bot_is_called_for_somebody_who_is_gone() {
    let house = House::open();
    let guests = [Guest::new(house.address).await, Guest::new(house.address).await, Guest::new(house.address).await];
    let seats = r#"["open", "open", "open", "bot"]"#;
    let wish = format!(r#"{{"game": "five-tribes", "setup": "players=4", "seats": {seats}}}"#);
    let host = Guest::new(house.address).await;
    let table = host.open_table(&wish).await;
    let mut players = Vec::new();
    for guest in &guests {
        guest.sit(&table).await;
        players.push(Player::join(guest, &table).await);
    }
    let mut watcher = Player::join(&host, &table).await;
    let gone = players.pop().unwrap();
    let call = json!({"seat": 2});
    assert_eq!(players[0].tell("call-bot", call.clone()).await, Err(RefusalCode::NotGone), "they are here");
    gone.close().await;
    players[0].until(|it| it.table.as_ref().is_some_and(|table| !table.seats[2].online)).await;
    assert_eq!(players[0].tell("call-bot", call.clone()).await, Err(RefusalCode::NotGone), "for a moment only");
    house.config.time.advance(Duration::from_secs(121));
    assert_eq!(players[0].tell("call-bot", call.clone()).await, Ok(()));
    players[1].until(|it| it.table.as_ref().is_some_and(|table| table.calls.len() == 1)).await;
    assert!(is_absent(2, None)(&players[1]), "the other has not agreed yet");
    assert_eq!(players[1].tell("call-bot", call.clone()).await, Ok(()));
    players[0].until(is_absent(2, Some(Absence::Called))).await;
    // The host of the table needs nobody's consent.
    players.pop().unwrap().close().await;
    players[0].until(|it| it.table.as_ref().is_some_and(|table| !table.seats[1].online)).await;
    house.config.time.advance(Duration::from_secs(121));
    assert_eq!(watcher.tell("call-bot", json!({"seat": 1})).await, Ok(()));
    players[0].until(is_absent(1, Some(Absence::Called))).await;
    assert_eq!(watcher.tell("call-bot", json!({"seat": 7})).await, Err(RefusalCode::Nobody));
}

/// The host's kick, before a game and during it: the chair becomes free or a bot's, and the kicked player cannot sit again and
/// sees no hand any more.
#[tokio::test]
async fn who_is_kicked_does_not_come_back() {
    let house = House::open();
    let (one, two, three) =
        (Guest::new(house.address).await, Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open_table(TWO).await;
    two.sit(&table).await;
    let (mut host, mut kicked) = (Player::join(&one, &table).await, Player::join(&two, &table).await);
    assert_eq!(kicked.tell("kick", json!({"seat": 0})).await, Err(RefusalCode::NotOwner));
    assert_eq!(host.tell("kick", json!({"seat": 0})).await, Err(RefusalCode::Nobody), "nobody kicks themselves");
    kicked.until(|it| it.v > 0).await;
    assert_eq!(host.tell("kick", json!({"seat": 1})).await, Ok(()));
    kicked.until(|it| it.table.as_ref().is_some_and(|table| table.seats.iter().all(|chair| !chair.you))).await;
    kicked.until(|it| it.question.is_none()).await;
    let mut watcher = Player::watch(house.address, &table).await;
    watcher.until(|it| it.v > 0).await;
    kicked.until(|it| it.view == watcher.view).await;
    assert!(host.play().await.is_over(), "a bot plays on");

    let table = one.open_table(THREE).await;
    two.sit(&table).await;
    let mut host = Player::join(&one, &table).await;
    assert_eq!(host.tell("kick", json!({"seat": 1})).await, Ok(()));
    assert_eq!(two.post(&format!("/tables/{table}/sit"), "{}").await.code(), "kicked");
    three.sit(&table).await;
    assert_eq!(host.table.as_ref().map(|table| table.status), Some(Status::Waiting));
}

/// Spectators are counted, once each.
#[tokio::test]
async fn those_who_watch_are_counted() {
    let house = House::open();
    let (one, two) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open_table(TWO).await;
    let mut host = Player::join(&one, &table).await;
    let (tab, _other_tab) = (Player::join(&two, &table).await, Player::join(&two, &table).await);
    let stranger = Player::watch(house.address, &table).await;
    let watching = |number| move |it: &Player| it.table.as_ref().is_some_and(|table| table.watching == number);
    host.until(watching(2)).await;
    stranger.close().await;
    host.until(watching(1)).await;
    tab.close().await;
    two.sit(&table).await;
    host.until(watching(0)).await;
}
