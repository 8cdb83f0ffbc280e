//! A client that answers at once.

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use caravanserai_server::api::{FromServer, Status};
use serde_json::{Value, json};
use tabletop::Chance;
use tabletop_host::{Level, Question};
use tungstenite::{Message, WebSocket, client::IntoClientRequest as _};

/// A silence of this length is a fault of the house.
const SILENCE: Duration = Duration::from_mins(1);

/// One socket at a table, on the first seat.
pub(super) struct Client {
    socket: WebSocket<TcpStream>,
    choices: Chance,
}

/// The relevant parts of a message.
pub(super) struct Told {
    pub(super) at: Instant,
    /// The seat whose deed it tells of.
    pub(super) by: Option<u8>,
    pub(super) question: Option<Question>,
}

impl Client {
    /// Opens a table where all others are bots of this level, and sits down.
    pub(super) fn open(house: SocketAddr, game: &str, setup: &str, level: Level) -> anyhow::Result<Client> {
        let (head, _) = request(house, "GET /api/v1/me", "", "")?;
        let cookie = head.split("set-cookie: serai=").nth(1).and_then(|rest| rest.split(';').next());
        let token = cookie.context("the house gives no cookie")?;
        let known = format!("Authorization: Bearer {token}\r\n");
        let wish = json!({"game": game, "setup": setup, "seats": ["me", "bot", "bot", "bot"], "level": level});
        let (_, table) = request(house, "POST /api/v1/tables", &known, &wish.to_string())?;
        let table: Value = serde_json::from_str(&table)?;
        let id = table["id"].as_str().with_context(|| format!("no table was opened: {table}"))?;
        let mut request = format!("ws://{house}/api/v1/tables/{id}/socket").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let stream = TcpStream::connect(house)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(SILENCE))?;
        let (socket, _) = tungstenite::client(request, stream)?;
        Ok(Client { socket, choices: Chance::seeded(1).forgetful() })
    }

    /// Waits for the next message. `None` when the game is over.
    pub(super) fn hear(&mut self) -> anyhow::Result<Option<Told>> {
        loop {
            let Message::Text(text) = self.socket.read()? else { continue };
            let at = Instant::now();
            match serde_json::from_str(&text)? {
                FromServer::Message(message) => {
                    let by = message.lines.iter().find_map(|line| line.by).map(|seat| seat.index() as u8);
                    // Questions that a standing order will answer are left to it.
                    let question = message.question.clone().filter(|question| question.order.is_none());
                    return Ok(Some(Told { at, by, question }));
                }
                FromServer::Table { table } if table.status == Status::Over => return Ok(None),
                FromServer::Refused { refusal, .. } => bail!("an answer was refused: {}", refusal.message),
                FromServer::Error { error } => bail!("{}", error.message),
                _ => {}
            }
        }
    }

    /// Passes if that is possible, else gives a random answer.
    pub(super) fn answer(&mut self, question: &Question) -> anyhow::Result<()> {
        let pass = question.options.iter().find(|choice| choice.text == "pass");
        let any = &question.options[self.choices.below(question.options.len() as u32) as usize];
        let action = &pass.unwrap_or(any).action;
        let key = format!("answer-{}", question.asked);
        let said = json!({"type": "answer", "key": key, "asked": question.asked, "action": action});
        Ok(self.socket.send(Message::text(said.to_string()))?)
    }
}

/// Just enough HTTP: the head of the answer in small letters, and its body.
fn request(to: SocketAddr, line: &str, headers: &str, body: &str) -> anyhow::Result<(String, String)> {
    let mut stream = TcpStream::connect(to)?;
    let length = body.len();
    write!(
        stream,
        "{line} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the house does not speak HTTP")?;
    Ok((head.to_ascii_lowercase(), body.to_owned()))
}
