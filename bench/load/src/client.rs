//! One socket at a table, which reads no more of a message than it needs to answer.

use std::{borrow::Cow, net::SocketAddr};

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

/// What a frame says, as far as it matters here.
#[derive(Deserialize)]
pub(crate) struct Heard<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    #[serde(default, borrow)]
    pub(crate) question: Option<Question<'a>>,
    #[serde(default, borrow)]
    pub(crate) table: Option<Outside<'a>>,
}

/// What is asked.
#[derive(Deserialize)]
pub(crate) struct Question<'a> {
    asked: u32,
    #[serde(borrow)]
    options: Vec<Choice<'a>>,
    #[serde(default)]
    order: Option<&'a str>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    text: Cow<'a, str>,
}

/// The table from outside.
#[derive(Deserialize)]
pub(crate) struct Outside<'a> {
    pub(crate) status: &'a str,
}

impl Question<'_> {
    /// Nobody else answers it.
    pub(crate) fn is_mine(&self) -> bool {
        self.order.is_none()
    }

    /// The answer of this number, counted around, as it goes over the wire.
    pub(crate) fn answer(&self, number: usize) -> String {
        let (asked, text) = (self.asked, &self.options[number % self.options.len()].text);
        format!(r#"{{"type":"answer","key":"load-{asked}","asked":{asked},"action":{}}}"#, serde_json::json!(text))
    }
}

/// One socket.
pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub(crate) async fn join(house: SocketAddr, table: &str, token: &str) -> anyhow::Result<Client> {
        let mut request = format!("ws://{house}/api/v1/tables/{table}/socket").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let small = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let (socket, _) = connect_async_with_config(request, Some(small), true).await?;
        Ok(Client(socket))
    }

    /// The next frame with words in it.
    pub(crate) async fn hear(&mut self) -> anyhow::Result<String> {
        loop {
            match self.0.next().await.context("the socket was closed")?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(why) => anyhow::bail!("the socket was closed: {why:?}"),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    pub(crate) async fn say(&mut self, what: String) -> anyhow::Result<()> {
        Ok(self.0.send(Message::text(what)).await?)
    }
}

/// Reads a frame.
pub(crate) fn read(frame: &str) -> anyhow::Result<Heard<'_>> {
    serde_json::from_str(frame).with_context(|| format!("no message: {frame}"))
}
