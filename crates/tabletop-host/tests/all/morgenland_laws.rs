//! Morgenland's own law book.

#[path = "../../../morgenland/tests/all/book.rs"]
pub(crate) mod book;
#[path = "../../../morgenland/tests/all/deed.rs"]
mod deed;
#[path = "../../../morgenland/tests/all/pro.rs"]
pub(crate) mod pro;
