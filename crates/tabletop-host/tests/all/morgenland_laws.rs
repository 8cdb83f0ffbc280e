//! Morgenland's own law book.

#[path = "../../../morgenland/tests/all/book.rs"]
pub(crate) mod book;
#[path = "../../../morgenland/tests/all/deed.rs"]
mod deed;
