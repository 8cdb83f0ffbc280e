//! The text notation: how set-ups, actions and events are written, and how set-ups and actions are read.
//!
//! Short words with spaces between them, lower case; a tile is `r2c3`, row and column from 1; seats are numbers from 0.
//! Records are made of it, so it never changes.

mod action;
mod event;
mod names;
mod setup;
mod unreadable;

use std::str::FromStr;

pub use names::Listed;
pub use unreadable::{Unreadable, Wanted};

/// The words of a text, read one after the other.
struct Words<'a> {
    text: &'a str,
    words: std::str::Split<'a, char>,
}

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Words<'a> {
        Words { text, words: text.split(' ') }
    }

    /// The next word.
    fn word(&mut self, wanted: Wanted) -> Result<&'a str, Unreadable> {
        self.words.next().ok_or_else(|| Unreadable::BreaksOff { text: self.text.into(), wanted })
    }

    /// The next word as a value.
    fn next<T: FromStr>(&mut self, what: Wanted) -> Result<T, Unreadable> {
        let word = self.word(what)?;
        self.read(word, what)
    }

    /// The next word as a value, if there is a next word.
    fn optional<T: FromStr>(&mut self, what: Wanted) -> Result<Option<T>, Unreadable> {
        match self.words.next() {
            None => Ok(None),
            Some(word) => self.read(word, what).map(Some),
        }
    }

    fn read<T: FromStr>(&self, word: &str, what: Wanted) -> Result<T, Unreadable> {
        word.parse().map_err(|_| self.strange(word, what))
    }

    /// A small number written the only way: no sign, no zeros in front.
    fn number(&mut self, what: Wanted) -> Result<u8, Unreadable> {
        let word = self.word(what)?;
        let number: u8 = self.read(word, what)?;
        if number.to_string() == word { Ok(number) } else { Err(self.strange(word, what)) }
    }

    /// Exactly this word.
    fn literal(&mut self, wanted: &'static str) -> Result<(), Unreadable> {
        let word = self.word(Wanted::Word(wanted))?;
        if word == wanted { Ok(()) } else { Err(self.strange(word, Wanted::Word(wanted))) }
    }

    fn strange(&self, word: &str, wanted: Wanted) -> Unreadable {
        Unreadable::Strange { text: self.text.into(), word: word.into(), wanted }
    }

    /// Nothing may follow.
    fn end<T>(mut self, value: T) -> Result<T, Unreadable> {
        match self.words.next() {
            None => Ok(value),
            Some(word) => Err(Unreadable::TooMuch { text: self.text.into(), word: word.into() }),
        }
    }
}
