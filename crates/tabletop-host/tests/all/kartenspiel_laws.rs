//! The card game's own law book.

#[path = "../../../kartenspiel/tests/all/book.rs"]
pub(crate) mod book;
#[path = "../../../kartenspiel/tests/all/deed.rs"]
mod deed;
#[path = "../../../kartenspiel/tests/all/scenes.rs"]
mod scenes;
