//! Messages for people, and the sentences that are made of them.
//!
//! A value of a game (an event, a question, an option, a refusal) becomes a [`Said`]: the id of a message, and arguments
//! with their sorts. Its variant is the id and its fields are the arguments, so a new variant needs no code here, only a
//! message in every language. A [`Locale`] makes a sentence of it for one reader.
//!
//! ```
//! use serde::Serialize;
//! use tabletop::Seat;
//! use words::{Language, Locale, Reader, Vocabulary, say};
//!
//! #[derive(Serialize)]
//! #[serde(tag = "type", rename_all = "kebab-case")]
//! enum Event { Rested { seat: Seat, days: u8 } }
//!
//! let locale = Locale::of_text(Language::English, "event-rested = { $seat ->
//!     [you] You rest.
//!    *[other] { $seat-name } rests { $days } days.
//! }").unwrap();
//! let event = Event::Rested { seat: Seat::new(1).unwrap(), days: 3 };
//! let reader = Reader { me: Seat::new(0), names: &["Amira", "Bilal"] };
//! assert_eq!(locale.sentence(&say(&event, &Vocabulary::NONE), &reader), "Bilal rests 3 days.");
//! ```

mod games;
mod language;
mod line;
mod locale;
mod prospect;
mod said;
mod say;
mod shelf;
mod spoken;

pub use language::Language;
pub use line::Line;
pub use locale::{Flaw, Locale, Reader};
pub use prospect::Prospect;
pub use said::{Arg, Name, Said};
pub use say::{Vocabulary, say};
pub use spoken::{Moment, Spoken};
