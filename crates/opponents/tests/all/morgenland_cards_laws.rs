//! The card game's own law book.

#[path = "../../../games/morgenland-cards/tests/all/book.rs"]
pub(crate) mod book;
#[path = "../../../games/morgenland-cards/tests/all/deed.rs"]
mod deed;
#[path = "../../../games/morgenland-cards/tests/all/scenes.rs"]
mod scenes;
