//! Metrics, for the operators of a house.

use caravanserai_server::Token;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::{
    house::{House, Kind, on_both},
    http::{Guest, raw, request},
    player::Player,
};

/// One figure of the page.
pub(crate) fn figure(page: &str, name: &str) -> f64 {
    let line = page.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')));
    let line = line.unwrap_or_else(|| panic!("{name} is missing: {page}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn figures_are_shown_on_a_port_of_their_own() {
    let house = House::open_with(|config| config.metrics_port = Some(0));
    let figures = house.figures();
    assert!(figures.ip().is_loopback() && figures.port() != house.address.port());
    let guest = Guest::new(house.address).await;
    guest.post("/me", r#"{"name": "Scheherazade"}"#).await;
    let table = guest.open(r#"["me", "bot", "bot"]"#).await;
    let mut player = Player::join(&guest, &table).await;
    for _ in 0..3 {
        player.choose(0).await;
    }
    player.refused(9999, "pass".into()).await;
    assert_eq!(guest.get("/tables/nowhere").await.status, 404);
    let page = request(figures, "GET /metrics", "", "").await;
    assert!(page.headers.contains("content-type: text/plain; version=0.0.4"), "{}", page.headers);
    let page = page.body;
    assert!(figure(&page, "caravanserai_moves_total") >= 3.0, "{page}");
    assert!(figure(&page, "caravanserai_told_seconds_count") >= 3.0);
    assert!(figure(&page, "caravanserai_stored_seconds_bucket{le=\"+Inf\"}") >= 3.0);
    assert!(figure(&page, "caravanserai_commit_writes_count") >= 3.0);
    assert!(figure(&page, "caravanserai_requests_total{status=\"2xx\"}") >= 3.0);
    assert!(figure(&page, "caravanserai_failures_total{code=\"no-table\"}") >= 1.0);
    assert!(figure(&page, "caravanserai_refusals_total{code=\"unasked\"}") >= 1.0);
    let now = ["sockets", "connections", "tables_in_memory", "store_up", "closing", "bots_waiting", "bots_thinking"];
    let [sockets, connections, tables, up, closing, ..] = now.map(|it| figure(&page, &format!("caravanserai_{it}")));
    assert_eq!((sockets, tables, up, closing), (1.0, 1.0, 1.0, 0.0));
    assert!(connections >= 1.0);
    for secret in [table.as_str(), guest.id.as_str(), guest.token.as_str(), "Scheherazade", "morgenland"] {
        assert!(!page.contains(secret), "{secret} is nobody's business: {page}");
    }
    for line in page.lines().filter(|line| !line.starts_with('#')) {
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(name.starts_with("caravanserai_") && value.parse::<f64>().is_ok(), "{line}");
    }
    assert_eq!(raw(figures, "GET /api/v1/me", "", "").await.status, 404, "nothing else is there");
    assert_eq!(request(house.address, "GET /metrics", "", "").await.status, 404, "and not beside everything else");
}

/// An operator who waits for a house to close sees that it does.
#[tokio::test]
async fn figures_are_shown_while_the_house_closes() {
    let mut house = House::open_with(|config| config.metrics_port = Some(0));
    let (address, figures) = (house.address, house.figures());
    // A request that was begun holds the house up.
    let mut begun = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST /api/v1/me HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: 16\r\n"
    );
    begun.write_all(format!("{head}Expect: 100-continue\r\n\r\n").as_bytes()).await.unwrap();
    assert!(begun.read_u8().await.is_ok(), "the house waits for the rest");
    let looks = async {
        while figure(&request(figures, "GET /metrics", "", "").await.body, "caravanserai_closing") < 1.0 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        begun.write_all(br#"{"name": "Amal"}"#).await.unwrap();
    };
    tokio::join!(house.stop(), looks);
    assert!(TcpStream::connect(figures).await.is_err(), "then it is closed");
}

#[tokio::test]
async fn beside_everything_else_figures_need_their_token() {
    let token = "open-sesame-open-sesame";
    let house = House::open_with(|config| config.metrics_token = Some(Token(token.to_owned())));
    let guest = Guest::new(house.address).await;
    for wrong in ["", "Authorization: Bearer open-sesame\r\n", &format!("Authorization: Bearer {}\r\n", guest.token)] {
        assert_eq!(request(house.address, "GET /metrics", wrong, "").await.status, 401);
    }
    let right = request(house.address, "GET /metrics", &format!("Authorization: Bearer {token}\r\n"), "").await;
    assert!(right.status == 200 && right.body.contains("caravanserai_build_info{version="), "{}", right.body);
    assert!(!format!("{:?}", house.config).contains(token), "it does not get into a log");
}

on_both! {
    /// Games that a change of rules has frozen are found at the start, before anybody opens them.
    async fn frozen_games_are_counted_at_the_start(kind: Kind) {
        let mut house = House::open_on(kind);
        house.config.metrics_port = Some(0);
        let (one, two) = (Guest::new(house.address).await, Guest::new(house.address).await);
        for _ in 0..3 {
            let table = one.open(r#"["me", "open", "bot"]"#).await;
            two.sit(&table).await;
            Player::join(&one, &table).await.choose(0).await;
            Player::join(&two, &table).await.choose(0).await;
            house.until_stored(&table, 4).await;
        }
        house.stop().await;
        house.forge("UPDATE steps SET digest = '0123456789abcdef' WHERE n = 2").await;
        house.reopen().await;
        let figures = house.figures();
        assert_eq!(request(house.address, "GET /ready", "", "").await.status, 200, "nobody waits for it");
        loop {
            let page = request(figures, "GET /metrics", "", "").await.body;
            if (figure(&page, "caravanserai_tables_frozen") - 3.0).abs() < 0.5 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}
