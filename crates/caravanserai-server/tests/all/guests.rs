use serde_json::json;

use crate::{
    house::House,
    http::{Guest, request},
    player::Player,
};

#[tokio::test]
async fn a_guest_is_known_by_cookie_and_by_token() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    assert!(guest.token.starts_with("serai_"), "{}", guest.token);
    assert_eq!(guest.get("/me").await.json()["id"], guest.id.as_str());
    let cookie = format!("Cookie: other=1; serai={}\r\n", guest.token);
    let me = request(house.address, "GET /api/v1/me", &cookie, "").await;
    assert_eq!(me.json()["id"], guest.id.as_str());
    assert!(!me.headers.contains("set-cookie"), "he has one already");
    let wrong = "Authorization: Bearer serai_0000000000000000000000000000000000000000000000000000000000000000\r\n";
    assert_eq!(request(house.address, "GET /api/v1/me", wrong, "").await.code(), "bad-token");
    let stale = "Cookie: serai=serai_0000000000000000000000000000000000000000000000000000000000000000\r\n";
    let again = request(house.address, "GET /api/v1/me", stale, "").await;
    assert!(again.headers.contains("set-cookie"), "an unknown cookie is as good as none");
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["me", "open", "open"]"#).await;
    let mut watcher = Player::join(&other, &table).await;
    watcher.hear().await;
    assert_eq!(one.post("/me", r#"{"name": " Dinarzad "}"#).await.json()["name"], "Dinarzad");
    watcher.until(|player| player.table.as_ref().unwrap().seats[0].name.as_deref() == Some("Dinarzad")).await;
    assert_eq!(one.post("/me", r#"{"name": ""}"#).await.code(), "bad-name");
    let mine = one.get("/me/tables").await.json();
    assert_eq!((&mine["tables"][0]["id"], &mine["tables"][0]["seats"][0]["you"]), (&json!(table), &json!(true)));
    assert_eq!(other.get("/me/tables").await.json()["tables"], json!([]), "he only watches");
}

#[tokio::test]
async fn others_see_who_comes_and_goes() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["me", "open", "open"]"#).await;
    other.sit(&table).await;
    let here = |player: &Player, seat: usize| player.table.as_ref().unwrap().seats[seat].online;
    let mut first = Player::join(&one, &table).await;
    first.hear().await;
    assert!(here(&first, 0) && !here(&first, 1));
    let second = Player::join(&other, &table).await;
    first.until(|player| here(player, 1)).await;
    second.close().await;
    first.until(|player| !here(player, 1)).await;
}

#[tokio::test]
async fn pages_are_kept_to_this_house_and_the_api_is_not_kept_at_all() {
    let house = House::open();
    for path in ["/", "/table/abc", "/api/v1/games", "/nothing-here"] {
        let answer = request(house.address, &format!("GET {path}"), "", "").await;
        for header in ["content-security-policy: default-src 'none'; script-src 'self'", "nosniff", "no-referrer"] {
            assert!(answer.headers.contains(header), "{path} lacks {header}: {}", answer.headers);
        }
        assert!(!answer.headers.contains("unsafe"), "{}", answer.headers);
    }
    let games = request(house.address, "GET /api/v1/games", "", "").await;
    assert!(games.headers.contains("cache-control: no-store"));
    for (shown, game) in games.json()["games"].as_array().unwrap().iter().zip(tabletop_host::games()) {
        assert_eq!((&shown["name"], &shown["usual_seats"]), (&game.name.into(), &game.usual_seats.into()));
        let setting = &game.settings[0];
        let first = &shown["settings"][0];
        assert_eq!((&first["key"], &first["choices"][0]["value"]), (&setting.key.into(), &setting.choices[0].into()));
    }
    assert!(games.json()["notice"].as_str().unwrap().contains("not affiliated"));
    assert_eq!(request(house.address, "GET /api/v1/nothing", "", "").await.code(), "no-such-address");
    assert_eq!(request(house.address, "DELETE /api/v1/games", "", "").await.code(), "method");
    assert_eq!(request(house.address, "GET /../Cargo.toml", "", "").await.status, 404);
}
