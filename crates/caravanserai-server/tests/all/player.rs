use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use caravanserai_server::api::{ChatLine, Clocks, FromServer, Refusal, RefusalCode, Status, Table};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tabletop_host::{Change, Message, Question, StandingOrder, merge};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, client::IntoClientRequest as _},
};

use crate::http::Guest;

/// One socket at a table, with all that was heard on it.
pub(crate) struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every frame, letter by letter.
    pub(crate) frames: Vec<String>,
    pub(crate) v: u32,
    pub(crate) view: Value,
    /// All events so far.
    pub(crate) events: Vec<Value>,
    pub(crate) asked: Option<u32>,
    pub(crate) question: Option<Question>,
    pub(crate) table: Option<Table>,
    /// The standing orders shown last.
    pub(crate) orders: Vec<StandingOrder>,
    /// The clocks shown last.
    pub(crate) clocks: Option<Clocks>,
    /// The chat.
    pub(crate) chat: Vec<ChatLine>,
    /// The outcomes of answers and checks, in order.
    pub(crate) outcomes: VecDeque<FromServer>,
    /// With what code and words the socket was closed.
    pub(crate) goodbye: Option<(u16, String)>,
}

/// Tries to open a socket with these headers.
pub(crate) async fn connect(
    house: SocketAddr,
    table: &str,
    since: &str,
    headers: &[(&'static str, String)],
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, tungstenite::Error> {
    let address = format!("ws://{house}/api/v1/tables/{table}/socket{since}");
    let mut request = address.into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    connect_async(request).await.map(|(socket, _)| socket)
}

impl Player {
    pub(crate) async fn join(guest: &Guest, table: &str) -> Player {
        Player::join_since(guest, table, 0).await
    }

    pub(crate) async fn join_since(guest: &Guest, table: &str, since: u32) -> Player {
        let headers = [("authorization", format!("Bearer {}", guest.token))];
        Player::on(connect(guest.house, table, &format!("?since={since}"), &headers).await.unwrap(), since)
    }

    /// A spectator without a token.
    pub(crate) async fn watch(house: SocketAddr, table: &str) -> Player {
        Player::on(connect(house, table, "", &[]).await.unwrap(), 0)
    }

    pub(crate) fn on(socket: WebSocketStream<MaybeTlsStream<TcpStream>>, since: u32) -> Player {
        Player {
            socket,
            frames: Vec::new(),
            v: since,
            view: Value::Null,
            events: Vec::new(),
            asked: None,
            question: None,
            table: None,
            orders: Vec::new(),
            clocks: None,
            chat: Vec::new(),
            outcomes: VecDeque::new(),
            goodbye: None,
        }
    }

    /// Reads one frame. `None` when the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<FromServer> {
        loop {
            let frame = timeout(Duration::from_secs(20), self.socket.next()).await.expect("something is said in time");
            match frame {
                Some(Ok(tungstenite::Message::Text(text))) => return Some(self.take_in(&text)),
                Some(Ok(tungstenite::Message::Ping(_) | tungstenite::Message::Pong(_))) => {}
                Some(Ok(tungstenite::Message::Close(Some(why)))) => {
                    self.goodbye = Some((why.code.into(), why.reason.to_string()));
                    return None;
                }
                _ => return None,
            }
        }
    }

    fn take_in(&mut self, text: &str) -> FromServer {
        self.frames.push(text.to_owned());
        let said: FromServer = serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}"));
        match &said {
            FromServer::Table { table } => self.table = Some(table.clone()),
            FromServer::Message(message) => self.witness(message),
            FromServer::Orders { orders } => self.orders.clone_from(orders),
            FromServer::Thinking { .. } => {}
            FromServer::Clocks { clocks } => self.clocks = Some(clocks.clone()),
            FromServer::Chat { lines, whole } => {
                self.chat.truncate(if *whole { 0 } else { self.chat.len() });
                self.chat.extend(lines.iter().cloned());
            }
            other => self.outcomes.push_back(other.clone()),
        }
        said
    }

    fn witness(&mut self, message: &Message) {
        if let Some(log) = &message.log {
            assert!(message.events.is_empty() && matches!(message.change, Change::View(_)), "everything at once");
            self.events = serde_json::from_value(json!(log)).unwrap();
        }
        self.events.extend(message.events.iter().cloned());
        match &message.change {
            Change::View(view) => self.view = view.clone(),
            Change::Patch(patch) => {
                assert_eq!(message.v, self.v + 1, "a message is missing");
                merge(&mut self.view, patch);
            }
        }
        self.v = message.v;
        self.asked = message.asked;
        if message.question.is_some() || message.asked.is_none() {
            self.question.clone_from(&message.question);
        }
        assert_eq!(self.asked, self.question.as_ref().map(|question| question.asked), "a question comes once");
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.status == Status::Over)
    }

    /// Reads frames until this holds.
    pub(crate) async fn until(&mut self, what: impl Fn(&Player) -> bool) {
        while !what(self) {
            assert!(self.hear().await.is_some(), "the socket was closed");
        }
    }

    pub(crate) async fn send(&mut self, what: &Value) {
        self.socket.send(tungstenite::Message::text(what.to_string())).await.unwrap();
    }

    pub(crate) async fn ping(&mut self) {
        self.socket.send(tungstenite::Message::Ping(Vec::new().into())).await.unwrap();
    }

    /// Sends a message and waits for its outcome.
    pub(crate) async fn say(&mut self, what: &Value) -> FromServer {
        self.send(what).await;
        self.until(|player| !player.outcomes.is_empty()).await;
        self.outcomes.pop_front().unwrap()
    }

    /// Whether they are asked something that none of their orders answers.
    pub(crate) fn is_asked(&self) -> bool {
        self.question.as_ref().is_some_and(|question| question.order.is_none())
    }

    /// Answers the question they face, once they face one, with the option of this number, counted around.
    pub(crate) async fn choose(&mut self, number: usize) -> String {
        self.until(Player::is_asked).await;
        let question = self.question.clone().unwrap();
        let choice = &question.options[number % question.options.len()];
        let key = format!("answer-{}", question.asked);
        let said = json!({"type": "answer", "key": key, "asked": question.asked, "action": choice.action});
        let outcome = self.say(&said).await;
        assert_eq!(outcome, FromServer::Accepted { key }, "{}", choice.text);
        self.until(|player| player.asked != Some(question.asked)).await;
        choice.text.clone()
    }

    /// Answers until the game is over, in various ways.
    pub(crate) async fn play(mut self) -> Player {
        let mut number = 7;
        while !self.is_over() {
            if self.is_asked() {
                number = number * 31 % 1009;
                self.choose(number).await;
            } else {
                assert!(self.hear().await.is_some(), "the socket was closed");
            }
        }
        self
    }

    /// Sends an answer and returns why it is refused.
    pub(crate) async fn refused(&mut self, asked: u32, action: Value) -> Refusal {
        static SENT: AtomicU32 = AtomicU32::new(0);
        let key = format!("wrong-{}", SENT.fetch_add(1, Ordering::Relaxed));
        match self.say(&json!({"type": "answer", "key": key, "asked": asked, "action": action})).await {
            FromServer::Refused { refusal, .. } => refusal,
            other => panic!("it was not refused: {other:?}"),
        }
    }

    /// Sends a message that has only a type, a key and these fields.
    pub(crate) async fn tell(&mut self, kind: &str, mut fields: Value) -> Result<(), RefusalCode> {
        static SENT: AtomicU32 = AtomicU32::new(0);
        fields["type"] = json!(kind);
        fields["key"] = json!(format!("{kind}-{}", SENT.fetch_add(1, Ordering::Relaxed)));
        match self.say(&fields).await {
            FromServer::Accepted { .. } => Ok(()),
            FromServer::Refused { refusal, .. } => Err(refusal.code),
            other => panic!("{other:?}"),
        }
    }

    /// Waits until the house closes the socket; returns the code.
    pub(crate) async fn closed(&mut self) -> u16 {
        while self.hear().await.is_some() {}
        self.goodbye.as_ref().map_or(0, |(code, _)| *code)
    }

    pub(crate) async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
