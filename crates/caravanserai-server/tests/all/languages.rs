//! Visitors are spoken to in their language.

use serde_json::json;

use crate::{
    house::House,
    http::{Guest, request},
    player::{Player, connect},
};

#[tokio::test]
async fn failures_are_told_in_the_visitors_language() {
    let house = House::open();
    let failed = async |headers: &str| {
        let answer = request(house.address, "GET /api/v1/tables/nowhere", headers, "").await;
        assert_eq!(answer.code(), "no-table");
        let error = &answer.json()["error"];
        assert_eq!(error["said"]["id"], "failure-no-table");
        error["message"].as_str().unwrap().to_owned()
    };
    assert!(failed("").await.starts_with("There is no such table."));
    assert!(failed("Accept-Language: de-AT, en;q=0.5\r\n").await.starts_with("Diesen Tisch gibt es nicht."));
    assert!(failed("Accept-Language: de\r\nCookie: lang=nl\r\n").await.starts_with("Deze tafel bestaat niet."));
}

#[tokio::test]
async fn games_guests_and_pages_speak_german_to_a_german_visitor() {
    let house = House::open();
    let german = "Accept-Language: de\r\n";
    let games = request(house.address, "GET /api/v1/games", german, "").await.json();
    assert_eq!(games["games"][0]["settings"][1]["choices"][0]["name"], "Frei aufteilen");
    assert!(games["notice"].as_str().unwrap().starts_with("Caravanserai ist"));
    let me = request(house.address, "GET /api/v1/me", german, "").await.json();
    assert!(me["name"].as_str().unwrap().starts_with("Gast "), "{me}");
    assert_eq!(request(house.address, "GET /nothing.js", german, "").await.body, "Unter dieser Adresse ist nichts.\n");
}

#[tokio::test]
async fn a_socket_speaks_as_it_was_opened() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["me", "open", "open"]"#).await;
    let headers =
        [("authorization", format!("Bearer {}", guest.token)), ("accept-language", "nl-BE, en;q=0.3".to_owned())];
    let mut player = Player::on(connect(house.address, &table, "", &headers).await.unwrap(), 0);
    let refused = player.refused(1, json!("pass")).await;
    assert_eq!(refused.message, "De partij is nog niet begonnen: er zijn nog plaatsen vrij.");
    assert_eq!(refused.said.id, "refusal-not-playing");
}
