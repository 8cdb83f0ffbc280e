//! The laws every game at this table obeys, generic over games.
//!
//! # How a new game plugs in
//!
//! In its tests, describe the game to the laws in a [`LawBook`], on a unit struct of your own:
//!
//! ```text
//! struct Book;
//! impl LawBook for Book {
//!     type Game = Morgenland;
//!     fn frame(game: &Morgenland) -> &'static str { … }          // the kind of question that is open
//!     fn deed(action: &Action) -> &'static str { … }             // the kind of an action
//!     fn kinds() -> &'static [(&'static str, &'static str)] { … } // every question with every answer
//!     fn conserved(game: &Morgenland) -> Result<(), String> { … } // all pieces are there, the state is sound
//!     fn bound(setup: &Setup) -> usize { … }                     // the most steps
//!     fn forge(chance: &mut Chance) -> Action { … }              // any action, legal or not
//!     fn scenes(setup: &Setup, chance: &mut Chance) -> Vec<Morgenland> { … } // rare cards about to be played
//! }
//!
//! #[test]
//! fn the_laws_hold() {
//!     let report = tabletop_laws::run::<Book>(&[("three players", setup)], usual_seeds(), Budget::usual());
//!     println!("{report}");
//!     report.assert_all_kinds(20);
//! }
//! ```
//!
//! [`toys::bazaar`] shows a whole book for a small game with secrets. Give the game's package `opt-level = 3` in the dev
//! profile: the laws are compiled into its tests.
//!
//! # What is checked
//!
//! At every step: someone must act or it is over; menus are there for exactly those who must act, without doubles; what
//! is offered is legal; who is not asked is refused; a refusal changes nothing; the same luck makes the same step, heard
//! or unheard; everything is conserved; text and JSON read back. For one viewer in turn (every seat, then a spectator)
//! and for the seat that acts: imagined worlds have the same view to the byte, and the same question, menu, refusals and
//! end. For the viewer in turn **secrecy**: *I see a change exactly when I am told of it*, see [`Law::SeenOnlyIfTold`]
//! and [`Law::ToldOnlyIfSeen`]; for all viewers, that an answer in a window is secret until it closes. Now and then: what is imagined could have come about ([`Law::CouldHaveHappened`]), and an
//! imagined world can be played to its end. At the end of a game: its record replays, through its text too.
//!
//! # What the laws ask of a game, beyond its rules
//!
//! - The close of a window is told: a view may not change without a word, but for its owner's own deed.
//! - In a window an answer is told to nobody but its owner, and no other view changes until it closes.
//! - What luck brings to light leaves a trace in the view (the last roll, the card turned up), and what is drawn at once is
//!   told in a fixed order, not in that of the deck.
//! - `determinize` imagines an open window as if none but the viewer had answered.
//! - Everyone's view knows whether the game is over, and its ranking.
//!
//! Beside the laws: [`golden`] playthroughs, [`perft()`], [`fuzz`], [`uniform`] to test luck, [`bot_is_blind`] for bots.

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

pub use book::{ActionOf, AskOf, EventOf, LawBook, SetupOf, ViewOf};
pub use bot::{Sitting, bot_is_blind, bot_is_steady};
pub use law::{Broken, Law};
pub use perft::perft;
pub use random::{random_answer, random_game};
pub use report::{Budget, Report, thorough, usual_fuzz, usual_seeds};
pub use run::{run, try_run};
