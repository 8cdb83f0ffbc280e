//! The laws that every game obeys, written once for all games.
//!
//! ```
//! use tabletop_laws::{Budget, run, toys::{BazaarBook, BazaarSetup}};
//!
//! let setups = [("three players", BazaarSetup::new(3).expect("the Bazaar is for two to four"))];
//! let report = run::<BazaarBook>(&setups, 0..3, Budget::ALL);
//! assert_eq!(report.games, 3);
//! println!("{report}");
//! ```
//!
//! # How a new game is put under the laws
//!
//! Describe the game in a [`LawBook`], on a unit struct of your own: the kinds of its questions and answers, what is
//! conserved, how long a game can last, actions to be refused, and scenes in which something rare is about to happen.
//! [`toys::bazaar`] has a whole book for a small game with secrets. Then run it in a test, as above, and call
//! [`Report::assert_all_kinds`]. Give the game's package `opt-level = 3` in the dev profile: the laws are compiled
//! into its tests.
//!
//! # What is checked
//!
//! At every step:
//!
//! - a seat must act, or the game is over;
//! - exactly the seats that must act have a menu, without duplicates, and what is offered is legal;
//! - a seat that is not asked is refused, and a refusal changes nothing;
//! - the same luck makes the same step, with or without listeners;
//! - everything is conserved; text and JSON read back.
//!
//! For one viewer in turn (every seat, then a spectator) and for the seat that acts: imagined worlds have the same view
//! to the byte, and the same question, menu, refusals and end. For the viewer in turn **secrecy**: *I see a change
//! exactly when I am told of it* ([`Law::SeenOnlyIfTold`], [`Law::ToldOnlyIfSeen`]). For all viewers: an answer in a
//! window is secret until it closes. Now and then: what is imagined could have come about
//! ([`Law::CouldHaveHappened`]), and an imagined world can be played to its end. At the end of a game: its record
//! replays, also from its text.
//!
//! # What the laws ask of a game beyond its rules
//!
//! - The close of a window is told: a view changes without an event only by its owner's own deed.
//! - In a window an answer is told to its owner only, and no other view changes until the window closes.
//! - What luck reveals leaves a trace in the view (the last roll, the card turned up), and what is drawn at
//!   once is told in a fixed order, not in that of the deck.
//! - `determinize` imagines an open window as if only the viewer had answered.
//! - Every view knows whether the game is over, and its ranking.
//!
//! There are also [`golden`] playthroughs, [`perft()`], [`fuzz`], [`uniform`] to test luck, and [`bot_is_blind`] for
//! bots.

mod book;
mod bot;
mod difference;
pub mod fuzz;
pub mod golden;
mod law;
mod laws;
mod perft;
mod random;
mod report;
mod run;
pub mod toys;
mod trial;
pub mod uniform;
mod walk;

pub use book::{ActionOf, AskOf, EventOf, LawBook, SetupOf, ViewOf};
pub use bot::{Sitting, bot_is_blind, bot_is_steady};
pub use law::{Broken, Law};
pub use perft::perft;
pub use random::{random_answer, random_game};
pub use report::{Budget, Report, thorough, usual_fuzz, usual_seeds};
pub use run::{run, try_run};
pub use walk::{every_question, while_others_pass};
