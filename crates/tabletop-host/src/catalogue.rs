use std::ops::RangeInclusive;

use crate::Hosted;

/// What stands under everything that names a game.
pub const NOTICE: &str =
    "Caravanserai is a work of its own, not affiliated with the authors or publishers of the games.";

/// A game this house has.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name in commands, records and addresses.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it is about, in a sentence.
    pub blurb: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The number of its rules: a change that alters what a legal record tells raises it.
    pub rules: u32,
}

/// All games of this house.
pub fn games() -> &'static [Entry] {
    &[]
}

/// The game of this name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.name == name)
}

/// Something to be done with a game whose type is known only by its name.
pub trait Visit {
    /// What comes out of it.
    type Out;

    /// Does it.
    fn visit<G: Hosted>(self) -> Self::Out;
}

/// Does it with the game of this name, if there is one. The only place where names and types of games meet.
pub fn visit<V: Visit>(name: &str, visitor: V) -> Option<V::Out> {
    let _ = (name, visitor);
    None
}
