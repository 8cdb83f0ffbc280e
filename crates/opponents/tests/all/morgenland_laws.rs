//! Morgenland's own law book.

#[path = "../../../games/morgenland/tests/all/book.rs"]
pub(crate) mod book;
#[path = "../../../games/morgenland/tests/all/deed.rs"]
mod deed;
#[path = "../../../games/morgenland/tests/all/pro.rs"]
pub(crate) mod pro;
