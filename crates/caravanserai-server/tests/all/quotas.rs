//! How many tables a person may have under way.

use caravanserai_server::Quotas;
use futures_util::future::join_all;
use tokio::io::AsyncWriteExt as _;

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    player::Player,
};

const WITH_BOTS: &str = r#"{"game": "morgenland", "setup": {"players": 3}, "seats": ["me", "bot", "bot"]}"#;
const WITHOUT: &str = r#"{"game": "morgenland", "setup": {"players": 3}, "seats": ["me", "open", "open"]}"#;

impl Guest {
    /// Tries to open a table; if it is refused, returns why.
    async fn wants(&self, wish: &str) -> Result<String, String> {
        let answer = self.post("/tables", wish).await;
        if answer.status == 200 {
            return Ok(answer.json()["id"].as_str().unwrap().to_owned());
        }
        assert_eq!((answer.status, answer.code().as_str()), (429, "too-many"));
        Err(answer.json()["error"]["said"]["id"].as_str().unwrap().to_owned())
    }
}

fn refused(id: &str) -> Result<String, String> {
    Err(format!("failure-{id}-under-way"))
}

on_both! {
    /// A person may have a limited number of tables under way, fewer of them with bots, and more once one is over.
    async fn nobody_has_any_number_of_tables(kind: Kind) {
        let mut house = House::open_on(kind);
        house.config.quotas = Quotas { tables: 4, with_bots: 2 };
        house.stop().await;
        house.reopen().await;
        let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
        let first = one.wants(WITH_BOTS).await.unwrap();
        assert!(one.wants(WITH_BOTS).await.is_ok());
        assert_eq!(one.wants(WITH_BOTS).await, refused("bots"));
        let empty = one.wants(WITHOUT).await.expect("without bots there may be more");
        assert_eq!(one.post(&format!("/tables/{empty}/fill"), "").await.status, 429, "not by a side door either");
        assert!(one.wants(WITHOUT).await.is_ok());
        assert_eq!(one.wants(WITHOUT).await, refused("tables"));
        assert!(other.wants(WITH_BOTS).await.is_ok(), "others are not concerned");
        let over = Player::join(&one, &first).await.play().await;
        assert!(over.is_over());
        assert!(one.wants(WITH_BOTS).await.is_ok(), "one is over");
        assert_eq!(one.wants(WITHOUT).await, refused("tables"));
    }
}

/// Becoming a new guest for each table gains nothing; accounts of the same network are counted separately.
#[tokio::test]
async fn the_guests_of_a_network_are_counted_together() {
    let house = House::open_with(|config| config.quotas = Quotas { tables: 1, with_bots: 1 });
    let mut tables = Vec::new();
    for _ in 0..8 {
        let guest = Guest::new(house.address).await;
        let table = guest.wants(WITH_BOTS).await.unwrap();
        tables.push((guest, table));
    }
    let late = Guest::new(house.address).await;
    assert_eq!(late.wants(WITHOUT).await, refused("guests"));
    let member = Guest::new(house.address).await;
    assert_eq!(member.sign_up("Zobeide").await.status, 200);
    assert!(member.wants(WITHOUT).await.is_ok());
    let (guest, table) = &tables[5];
    assert!(Player::join(guest, table).await.play().await.is_over());
    assert!(late.wants(WITHOUT).await.is_ok(), "one is over");
    assert_eq!(Guest::new(house.address).await.wants(WITHOUT).await, refused("guests"));
}

/// Requests that come at once, or whose client hangs up, open no more tables than others.
#[tokio::test]
async fn neither_haste_nor_hanging_up_gives_more_tables() {
    let house = House::open_with(|config| config.quotas = Quotas { tables: 2, with_bots: 2 });
    let guest = Guest::new(house.address).await;
    for _ in 0..10 {
        let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
        let (token, length) = (&guest.token, WITHOUT.len());
        let head = format!("POST /api/v1/tables HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}", house.address);
        let request = format!("{head}\r\nContent-Length: {length}\r\n\r\n{WITHOUT}");
        stream.write_all(request.as_bytes()).await.unwrap();
        tokio::task::yield_now().await;
    }
    let opened = join_all((0..20).map(|_| guest.wants(WITHOUT))).await.into_iter().flatten().count();
    assert!(opened <= 2, "{opened}");
    let mine = guest.get("/me/tables").await.json();
    assert!(mine.as_array().map_or_else(|| mine["tables"].as_array().unwrap().len(), Vec::len) <= 2, "{mine}");
    assert_eq!(guest.wants(WITHOUT).await, refused("tables"));
}

/// To play again is to open a table, too.
#[tokio::test]
async fn playing_again_falls_under_the_quota() {
    let house = House::open_with(|config| config.quotas = Quotas { tables: 2, with_bots: 2 });
    let guest = Guest::new(house.address).await;
    let first = guest.wants(WITH_BOTS).await.unwrap();
    assert!(Player::join(&guest, &first).await.play().await.is_over());
    let tables = [guest.wants(WITH_BOTS).await, guest.wants(WITH_BOTS).await].map(Result::unwrap);
    let again = format!("/tables/{first}/again");
    assert_eq!(guest.post(&again, r#"{"sit": false}"#).await.code(), "too-many");
    assert!(Player::join(&guest, &tables[0]).await.play().await.is_over());
    let next = guest.post(&again, r#"{"sit": false}"#).await;
    assert_eq!(next.status, 200, "one is over");
    let same = guest.post(&again, r#"{"sit": false}"#).await;
    assert_eq!((same.status, &same.json()["id"]), (200, &next.json()["id"]), "it is open already");
}
