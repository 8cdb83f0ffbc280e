//! A table: one game of any kind with its seats, questions, views and record.
//!
//! Everything that plays goes through here: terminal, browser, bots, tests. The host is pure: no clock, no socket, no
//! file, no seed of its own; only a bot's thinking may be stopped by a clock. It is the only crate in which the rules meet JSON.
//!
//! ```text
//! Table::answer(seat, question, text) --check, apply--> Played { step to store, messages to send }
//! ```
//!
//! Each viewer has a count of messages of his own, and a question is named by the message that brought it. Numbers of
//! the whole table are never told to anyone: a gap in them could betray a step that he may not know of.

mod catalogue;
mod contest;
mod ear;
mod games;
mod hosted;
mod luck;
mod merge;
mod message;
mod pondering;
mod random;
mod refusal;
mod speed;
mod table;
mod typed;

pub use catalogue::{Entry, NOTICE, Visit, entry, setup_text};
pub use contest::{Contestant, Contested, Decision, Outside, contest};
pub use games::{games, visit};
pub use hosted::Hosted;
pub use luck::{Contribution, Key, Luck, bot_key};
pub use merge::{merge, patch};
pub use message::{Change, Choice, Message, Question};
pub use opponents::{BotOf, Level, Mind, Opposed, fit};
pub use pondering::Pondering;
pub use random::{Finished, random_answer, random_game};
pub use refusal::{OpenError, Refusal};
pub use speed::imagined_games;
pub use table::{Deal, Played, Step, Table};
