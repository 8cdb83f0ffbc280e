//! Public tables are found in the lobby, live; private ones never.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines},
    net::TcpStream,
    time::timeout,
};

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    player::Player,
};

const PUBLIC: &str =
    r#"{"game": "morgenland", "setup": {"players": 3}, "seats": ["me", "open", "open"], "public": true}"#;

/// The stream of the lobby, line by line.
struct Feed(Lines<BufReader<TcpStream>>);

impl Feed {
    async fn open(guest: &Guest) -> Feed {
        let mut stream = TcpStream::connect(guest.house).await.unwrap();
        let head = format!("GET /api/v1/lobby/stream HTTP/1.1\r\nHost: {}\r\n\r\n", guest.house);
        stream.write_all(head.as_bytes()).await.unwrap();
        Feed(BufReader::new(stream).lines())
    }

    /// Reads until the lobby is like this.
    async fn until(&mut self, what: impl Fn(&Value) -> bool) -> Value {
        let wait = async {
            while let Some(line) = self.0.next_line().await.unwrap() {
                if let Ok(lobby @ Value::Object(_)) = serde_json::from_str::<Value>(&line)
                    && what(&lobby)
                {
                    return lobby;
                }
            }
            panic!("the stream has ended");
        };
        timeout(Duration::from_secs(20), wait).await.expect("the lobby follows in time")
    }
}

on_both! {
    /// However many tables one person opens, those of others are seen.
    async fn nobody_fills_the_lobby_alone(kind: Kind) {
        let house = House::open_on(kind);
        let (one, other) = (house.come_in().await, house.come_in().await);
        let theirs = one.open_table(PUBLIC).await;
        for _ in 0..8 {
            other.open_table(PUBLIC).await;
        }
        let mut feed = Feed::open(&one).await;
        let lobby = feed.until(|lobby| lobby["tables"].as_array().is_some_and(|all| all.len() == 7)).await;
        assert!(lobby["tables"].as_array().unwrap().iter().any(|it| it["id"] == theirs.as_str()), "{lobby}");
    }
}

on_both! {
    async fn public_tables_are_shown_live_and_private_ones_never(kind: Kind) {
        let house = House::open_on(kind);
        let (one, other) = (house.come_in().await, house.come_in().await);
        let private = one.open(r#"["me", "open", "open"]"#).await;
        let mut feed = Feed::open(&other).await;
        feed.until(|lobby| lobby["tables"] == json!([])).await;
        let public = one.open_table(PUBLIC).await;
        let lobby = feed.until(|lobby| lobby["tables"][0]["id"] == public.as_str()).await;
        assert_eq!(lobby["tables"][0]["seats"][0]["you"], false, "nobody is told where they sit");
        assert!(!lobby.to_string().contains(&private), "{lobby}");
        let open = |lobby: &Value| {
            lobby["tables"][0]["seats"].as_array().unwrap().iter().filter(|seat| seat["kind"] == "open").count()
        };
        assert_eq!((open(&lobby), &lobby["tables"][0]["watching"]), (2, &json!(0)));
        let watching = Player::watch(house.address, &public).await;
        feed.until(|lobby| lobby["tables"][0]["watching"] == 1).await;
        other.sit(&public).await;
        feed.until(|lobby| open(lobby) == 1).await;
        watching.close().await;
        feed.until(|lobby| lobby["tables"][0]["watching"] == 0).await;
        one.post(&format!("/tables/{public}/fill"), "").await;
        feed.until(|lobby| lobby["tables"][0]["status"] == "playing").await;
        let (mine, theirs) = (Player::join(&one, &public).await, Player::join(&other, &public).await);
        tokio::join!(mine.play(), theirs.play());
        feed.until(|lobby| lobby["tables"] == json!([])).await;
        let shown = other.get("/lobby").await.body;
        assert!(!shown.contains(&private) && !shown.contains("seed"), "{shown}");
    }
}
