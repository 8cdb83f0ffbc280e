//! One socket at a table, which reads no more of a message than it needs to answer.

use std::net::SocketAddr;

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

/// What a frame says, as far as it matters here. It is looked for in the text: reading all of it would cost the crowd more
/// than it costs the house to write it, and both share one machine.
#[derive(Default)]
pub(crate) struct Heard<'a> {
    /// Something was told of the game.
    pub(crate) is_message: bool,
    /// The game has ended.
    pub(crate) is_over: bool,
    pub(crate) question: Option<Question<'a>>,
}

/// What is asked, and nobody else answers.
pub(crate) struct Question<'a> {
    asked: &'a str,
    /// The answers, each with a text in the game's notation.
    options: &'a str,
}

/// What follows the text of an answer; words for people hold texts, too, but no actions.
const ACTION: &str = r#"","action":"#;

impl<'a> Question<'a> {
    /// The question in a message. Quotation marks within texts are escaped, so none of these words stands in one.
    fn within(message: &'a str) -> Option<Question<'a>> {
        let (_, question) = message.split_once(r#","question":{"asked":"#)?;
        let (asked, question) = question.split_once(',')?;
        // An order may stand ready to answer after a moment; clients do not wait for it.
        let (_, options) = question.split_once(r#""options":["#)?;
        Some(Question { asked, options })
    }

    /// The answer of this number, counted around, as it goes over the wire.
    pub(crate) fn answer(&self, number: usize) -> String {
        let count = self.options.matches(ACTION).count();
        let (end, _) = self.options.match_indices(ACTION).nth(number % count).expect("it is one of them");
        let begin = self.options[..end].rfind('"').expect("notation is quoted and needs no escaping") + 1;
        let (asked, text) = (self.asked, &self.options[begin..end]);
        format!(r#"{{"type":"answer","key":"load-{asked}","asked":{asked},"action":"{text}"}}"#)
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
    pub(crate) async fn hear(&mut self) -> anyhow::Result<Utf8Bytes> {
        loop {
            match self.0.next().await.context("the socket was closed")?? {
                Message::Text(text) => return Ok(text),
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
pub(crate) fn read(frame: &str) -> Heard<'_> {
    if frame.starts_with(r#"{"type":"message""#) {
        return Heard { is_message: true, question: Question::within(frame), ..Heard::default() };
    }
    let is_over = frame.starts_with(r#"{"type":"table""#) && frame.contains(r#""status":"over""#);
    Heard { is_over, ..Heard::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_found_and_answered() {
        let said = r#"{"id":"action-keep","args":[["it",{"text":"b2"}]]}"#;
        let message = |order: &str| {
            let options = format!(
                r#"{{"text":"keep","action":"keep","said":{said}}},{{"text":"swap 1","action":"x","said":{said}}}"#
            );
            let ask = r#"{"question":{"type":"market"}}"#;
            format!(
                r#"{{"type":"message","v":7,"patch":{{}},"asked":7,"question":{{"asked":7,"ask":{ask},"options":[{options}]{order}}}}}"#
            )
        };
        let text = message("");
        let heard = read(&text);
        let answer = heard.question.expect("it is asked").answer(3);
        assert_eq!(answer, r#"{"type":"answer","key":"load-7","asked":7,"action":"swap 1"}"#);
        assert!(heard.is_message && !heard.is_over);
        let ordered = message(r#","order":"only""#);
        assert!(read(&ordered).question.is_some(), "nobody waits for an order");
        assert!(read(r#"{"type":"table","table":{"status":"over"}}"#).is_over);
    }
}
