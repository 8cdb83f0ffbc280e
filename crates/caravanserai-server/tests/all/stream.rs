//! A table without a socket: a stream of JSON lines, and requests for everything a client sends.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines},
    net::TcpStream,
    time::timeout,
};

use crate::{house::House, http::Guest, player::Player};

/// What comes along one stream.
pub(crate) struct Listener(Lines<BufReader<TcpStream>>);

impl Listener {
    pub(crate) async fn new(guest: &Guest, table: &str, since: &str) -> Listener {
        let mut stream = TcpStream::connect(guest.house).await.unwrap();
        let (house, token) = (guest.house, &guest.token);
        let request = format!(
            "GET /api/v1/tables/{table}/stream?since={since} HTTP/1.1\r\nHost: {house}\r\nAuthorization: Bearer {token}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut lines = BufReader::new(stream).lines();
        let mut head = Vec::new();
        while let Some(line) = lines.next_line().await.unwrap().filter(|line| !line.is_empty()) {
            head.push(line.to_ascii_lowercase());
        }
        assert!(head[0].starts_with("http/1.1 200"), "{head:?}");
        assert!(head.contains(&"content-type: application/x-ndjson".to_owned()), "{head:?}");
        Listener(lines)
    }

    /// The next line that holds something; the sizes of chunks stand between them.
    async fn next(&mut self) -> String {
        loop {
            let line = timeout(Duration::from_secs(20), self.0.next_line()).await.expect("something is said in time");
            let line = line.unwrap().expect("the stream goes on");
            if line.starts_with('{') {
                return line;
            }
        }
    }

    pub(crate) async fn until(&mut self, what: impl Fn(&Value) -> bool) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            heard.push(self.next().await);
            if what(&serde_json::from_str(&heard[heard.len() - 1]).unwrap()) {
                return heard;
            }
        }
    }
}

fn is_over(said: &Value) -> bool {
    said["type"] == "table" && said["table"]["status"] == "over"
}

fn messages(frames: &[String]) -> Vec<&String> {
    frames.iter().filter(|frame| frame.starts_with(r#"{"type":"message""#)).collect()
}

/// A stream tells the same as a socket, letter by letter, from the first message to the last.
#[tokio::test]
async fn a_stream_says_what_a_socket_says() {
    let house = House::open();
    let (harun, zobeide) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = harun.open(r#"["me", "open", "bot"]"#).await;
    let mut line = Listener::new(&zobeide, &table, "").await;
    let mine = Player::join(&harun, &table).await;
    zobeide.sit(&table).await;
    let theirs = Player::join(&zobeide, &table).await;
    let (heard, _, theirs) = tokio::join!(line.until(is_over), tokio::spawn(mine.play()), tokio::spawn(theirs.play()));
    let theirs = theirs.unwrap();
    let last = theirs.v;
    let (streamed, told) = (messages(&heard), messages(&theirs.frames));
    assert!(streamed.len() > 10, "{}", streamed.len());
    // The socket joined a little later; what both were told is the same.
    assert!(streamed.ends_with(&told[1..]), "{streamed:?}\n{told:?}");
    let mut again = Listener::new(&zobeide, &table, &(last - 3).to_string()).await;
    let missed: Vec<String> = again.until(|said| said["v"] == last).await;
    assert_eq!(messages(&missed), told[told.len() - 3..], "and nothing is lost in between");
}

#[tokio::test]
async fn what_is_said_by_request_has_its_outcome() {
    let house = House::open();
    let harun = Guest::new(house.address).await;
    let stranger = Guest::new(house.address).await;
    let table = harun.open(r#"["me", "bot", "bot"]"#).await;
    let mut line = Listener::new(&harun, &table, "").await;
    let heard = line.until(|said| !said["question"].is_null()).await;
    let message: Value = serde_json::from_str(&heard[heard.len() - 1]).unwrap();
    let (asked, action) = (&message["question"]["asked"], &message["question"]["options"][0]["action"]);
    let say = format!("/tables/{table}/say");
    let answer = json!({"type": "answer", "key": "one", "asked": asked, "action": action}).to_string();
    assert_eq!(stranger.post(&say, &answer).await.json()["refusal"]["code"], "not-seated");
    let bad = json!({"type": "answer", "key": "#", "asked": asked, "action": action}).to_string();
    assert_eq!(harun.post(&say, &bad).await.json()["refusal"]["code"], "bad-key");
    let check = json!({"type": "check", "key": "two", "action": "fly"}).to_string();
    assert_eq!(harun.post(&say, &check).await.json()["refusal"]["code"], "unreadable");
    assert_eq!(harun.post(&say, &answer).await.json(), json!({"type": "accepted", "key": "one"}));
    assert_eq!(harun.post(&say, &answer).await.json(), json!({"type": "accepted", "key": "one"}), "it happens once");
    let other = json!({"type": "answer", "key": "three", "asked": asked, "action": action}).to_string();
    assert_eq!(harun.post(&say, &other).await.json()["refusal"]["code"], "stale");
    assert_eq!(harun.post(&say, "{}").await.code(), "bad-json");
    assert_eq!(harun.post("/tables/nowhere/say", &answer).await.code(), "no-table");
}

/// Three are asked in secret. One of them has no stream open and answers by a request: the others notice nothing.
#[tokio::test]
async fn an_answer_by_request_is_as_secret_as_any_other() {
    let house = House::open();
    let (harun, zobeide) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = harun.open(r#"["me", "open", "open"]"#).await;
    let third = Guest::new(house.address).await;
    zobeide.sit(&table).await;
    third.sit(&table).await;
    let mut player = Player::join(&harun, &table).await;
    let mut line = Listener::new(&zobeide, &table, "").await;
    let heard = line.until(|said| !said["question"].is_null()).await;
    let message: Value = serde_json::from_str(&heard[heard.len() - 1]).unwrap();
    let is_here = |player: &Player| player.table.as_ref().is_some_and(|table| table.seats[1].online);
    player.until(|player| player.is_asked() && is_here(player)).await;
    drop(line);
    player.until(|player| !is_here(player)).await;
    let heard = player.frames.len();
    let (asked, action) = (&message["question"]["asked"], &message["question"]["options"][0]["action"]);
    let answer = json!({"type": "answer", "key": "one", "asked": asked, "action": action}).to_string();
    let taken = zobeide.post(&format!("/tables/{table}/say"), &answer).await.json();
    assert_eq!(taken, json!({"type": "accepted", "key": "one"}));
    player.say(&json!({"type": "check", "key": "two", "action": "fly"})).await;
    assert_eq!(player.frames.len(), heard + 1, "{:?}", &player.frames[heard..]);
    player.choose(0).await;
}
