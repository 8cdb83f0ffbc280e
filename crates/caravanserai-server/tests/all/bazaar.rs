//! A fourth game needs nothing of the server: it is registered in the host, offered and played.

use tabletop::{Seat, Viewer};
use tabletop_host::Table;

use crate::{house::House, http::Guest, player::Player};

#[tokio::test]
async fn the_bazaar_is_offered_and_played_with_bots_to_its_end() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    let games = guest.get("/games").await.json();
    let offered = games["games"].as_array().unwrap().iter().find(|game| game["name"] == "bazaar").unwrap();
    assert_eq!((&offered["title"], &offered["usual_seats"]), (&"The Bazaar".into(), &3.into()));
    let table = guest.open_table(r#"{"game": "bazaar", "seats": ["bot", "me", "bot"]}"#).await;
    let player = Player::join(&guest, &table).await.play().await;
    let record = guest.get(&format!("/tables/{table}/record")).await.body;
    let replayed = Table::from_record(&record).unwrap();
    assert_eq!(player.view, replayed.view(Viewer::Seat(Seat::new(1).unwrap())));
    assert_eq!(player.table.unwrap().ranking, replayed.ranking());
}
