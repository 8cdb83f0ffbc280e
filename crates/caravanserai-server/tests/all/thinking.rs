//! Everybody is told who thinks, and how long; and a planned walk goes on after a restart.

use std::time::Duration;

use caravanserai_server::api::{FromServer, Status};
use tabletop::Seat;

use crate::{house::House, http::Guest, player::Player};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// All that was told of who thinks.
fn thinking(player: &Player) -> Vec<(Vec<Seat>, u32)> {
    let told = player.frames.iter().filter_map(|frame| match serde_json::from_str(frame).unwrap() {
        FromServer::Thinking { seats, millis } => Some((seats.iter().collect(), millis)),
        _ => None,
    });
    told.collect()
}

/// The time told is that of the level and the question, to the millisecond: it does not depend on how fast the house is.
#[tokio::test]
async fn everybody_is_told_who_thinks_and_how_long() {
    let house = House::open_with(|config| config.pace = Duration::from_millis(120));
    let guest = Guest::new(house.address).await;
    let wish = r#"{"game": "morgenland", "setup": {"players": 3}, "seats": ["me", "bot", "bot"], "level": "medium"}"#;
    let table = guest.open_table(wish).await;
    let (mut player, mut watcher) = (Player::join(&guest, &table).await, Player::watch(house.address, &table).await);
    for number in 0..3 {
        player.choose(number).await;
    }
    player.until(|player| player.question.is_some()).await;
    watcher.until(|watcher| watcher.v + 1 >= player.v).await;
    let told = thinking(&player);
    assert!(told.iter().any(|(seats, _)| *seats == [seat(1), seat(2)]), "both chose a treasure: {told:?}");
    assert!(told.iter().any(|(seats, _)| *seats == [seat(1)]) && told.iter().any(|(seats, _)| *seats == [seat(2)]));
    // What was told before a client joined is told to it with the time that is left.
    assert!(told.iter().all(|(_, millis)| *millis <= 120) && told.iter().skip(1).all(|(_, millis)| *millis == 120));
    assert!(!thinking(&watcher).is_empty());
}

/// Plans are not stored. After a restart in the middle of a game, and of walks, bots go on to its end.
#[tokio::test]
async fn walks_go_on_after_a_restart() {
    let mut house = House::open();
    let guest = Guest::new(house.address).await;
    let wish = r#"{"game": "five-tribes", "setup": {"players": 2}, "seats": ["me", "bot"]}"#;
    let table = guest.open_table(wish).await;
    let mut guest = guest.clone();
    for round in 0..3 {
        let mut player = Player::join(&guest, &table).await;
        for number in 0..9 {
            player.choose(number * 7 + round).await;
        }
        house.kill();
        house.reopen().await;
        guest = Guest { house: house.address, ..guest.clone() };
    }
    let over = Player::join(&guest, &table).await.play().await;
    assert_eq!(over.table.unwrap().status, Status::Over);
}
