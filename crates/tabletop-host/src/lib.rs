//! A table: one game of any kind with its seats, questions, views and record.
//!
//! ```
//! use tabletop::Chance;
//! use tabletop_host::{Table, games, setup_text};
//!
//! let game = &games()[0];
//! let setup = setup_text(game.name, Some(game.usual_seats), "", None)?;
//! let mut table = Table::open(game.name, &setup, Chance::seeded(1))?;
//! let seat = table.to_act().first_seat().expect("the game has begun");
//! let question = table.question(seat).expect("a seat that must act is asked");
//! let played = table.answer(seat, question.asked, &question.options[0].text, Chance::seeded(2))?;
//! assert_eq!(played.step.n, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Terminal, browser, bots and tests all play through here. The host is pure: no clock, no socket, no file, no seed of its
//! own; only a bot's thinking may be stopped by a clock. It is the only crate in which the rules meet JSON.
//!
//! Each viewer has a count of messages of their own, and a question is named by the message that brought it. Numbers of
//! the whole table are never told to anyone: a gap in them could betray a step that the viewer may not know of.

mod catalogue;
mod census;
mod choices;
mod clock;
mod clocks;
mod contest;
mod course;
mod ear;
mod erased;
mod games;
mod hosted;
mod ids;
mod items;
mod lesson;
mod luck;
mod merge;
mod message;
mod offer;
mod orders;
mod owed;
mod pages;
mod parts;
mod pen;
mod pondering;
mod present;
mod proof;
mod random;
mod refusal;
mod speed;
mod studying;
mod table;
mod tally;
mod typed;
mod undo;
mod whole;
mod write;

pub use catalogue::{Entry, Visit, entry, setup_text};
pub use census::{Faced, census};
pub use clock::{Clock, ClockKind, NoClock};
pub use clocks::{Clocks, Closed, Face};
pub use contest::{Contestant, Contested, Decision, Outside, contest};
pub use course::{Began, Course, Lot, Stood};
pub use games::{games, visit};
pub use hosted::{Advice, Hosted, Seen};
pub use ids::{AnswerKey, BadId, PersonId, TableId};
pub use items::{Items, Sighted};
pub use lesson::{Lesson, Stop, Tried, UnreadLine, lesson};
pub use luck::{Contribution, Key, Luck, bot_key};
pub use merge::merge;
pub use message::{Change, Choice, Contents, Message, Question};
pub use offer::{Offer, OfferedSetting, OfferedValue};
pub use opponents::{BotOf, Level, Mind, Opposed, fit};
pub use orders::{Holds, NoOrders, Order, Orders, Situation, StandingOrder};
pub use owed::{BOT_NAMES, Deed, Moment, Owed, Sitter, owed};
pub use parts::{Compared, New};
pub use pondering::{Intent, Pondering, decided};
pub use present::Present;
pub use proof::{Proof, Unfair, Unread, bytes, hex};
pub use random::{Finished, random_answer, random_game};
pub use refusal::{OpenError, Refusal};
pub use speed::imagined_games;
pub use studying::Studying;
pub use table::{Deal, Halt, Played, Step, Table, Telling};
pub use tabletop_bots::{Considered, Planned};
pub use tally::{CardCount, Help, Tally};
pub use whole::Recap;
