//! One socket at a table, which reads no more of a message than it needs to answer.

use std::{net::SocketAddr, sync::LazyLock};

use memchr::memmem::Finder;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::wire::Wire;

/// What a frame says, as far as it matters here. Only the text is searched: parsing all of it would cost the crowd more than it
/// costs the house to write it, and both share one machine.
#[derive(Default)]
pub(crate) struct Heard<'a> {
    /// Something was told of the game.
    pub(crate) is_message: bool,
    /// The game has ended.
    pub(crate) is_over: bool,
    pub(crate) question: Option<Question<'a>>,
}

/// The open question.
pub(crate) struct Question<'a> {
    asked: &'a str,
    /// The answers, each with a text in the game's notation.
    options: &'a str,
}

/// The marks searched for in every message; made once, as that takes longer than to find them.
static QUESTION: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(r#","question":{"asked":"#));
static OPTIONS: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(r#""options":["#));
/// What follows the text of an answer; words for people hold texts, too, but no actions.
static ACTION: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(r#"","action":"#));

/// What follows this mark in a text.
fn after<'a>(text: &'a str, what: &Finder<'_>) -> Option<&'a str> {
    what.find(text.as_bytes()).map(|at| &text[at + what.needle().len()..])
}

impl<'a> Question<'a> {
    /// The question in a message. Quotation marks within texts are escaped, so none of these words stands in one.
    fn within(message: &'a str) -> Option<Question<'a>> {
        let question = after(message, &QUESTION)?;
        let (asked, question) = question.split_once(',')?;
        // An order may stand ready to answer after a moment; clients do not wait for it.
        Some(Question { asked, options: after(question, &OPTIONS)? })
    }

    /// The answer of this number, counted around, as it goes over the wire.
    pub(crate) fn answer(&self, number: usize) -> String {
        let actions = || ACTION.find_iter(self.options.as_bytes());
        let end = actions().nth(number % actions().count()).expect("it is one of them");
        let begin = self.options[..end].rfind('"').expect("notation is quoted and needs no escaping") + 1;
        let (asked, text) = (self.asked, &self.options[begin..end]);
        format!(r#"{{"type":"answer","key":"load-{asked}","asked":{asked},"action":"{text}"}}"#)
    }
}

/// One socket.
pub(crate) struct Client(Wire);

impl Client {
    pub(crate) async fn join(house: SocketAddr, table: &str, token: &str) -> anyhow::Result<Client> {
        Ok(Client(Wire::open(house, &format!("/api/v1/tables/{table}/socket"), token).await?))
    }

    /// The next text frame.
    pub(crate) async fn hear(&mut self) -> anyhow::Result<Utf8Bytes> {
        self.0.hear().await
    }

    pub(crate) async fn say(&mut self, what: String) -> anyhow::Result<()> {
        self.0.say(&what).await
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
