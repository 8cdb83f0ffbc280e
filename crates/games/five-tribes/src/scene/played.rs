use crate::{Action, Board, Event, Illegal, Player, Score, Square, State, Table};
use tabletop::{Chance, Game, Seat, Viewer};

use super::audit::Tally;

/// A table to play a scene at, in the game's own notation. After every step all pieces must still be there.
#[derive(Debug)]
pub struct Played {
    /// The position now.
    pub state: State,
    /// Where draws come from.
    pub luck: Chance,
    /// What the last step told everybody.
    pub told: Vec<Event>,
    /// What it told single seats.
    pub whispered: Vec<(Seat, Event)>,
    /// All pieces of the scene.
    pieces: Tally,
}

/// Plays this scene.
pub fn play(state: State) -> Played {
    let pieces = Tally::of(&state);
    Played { state, luck: Chance::seeded(1), told: Vec::new(), whispered: Vec::new(), pieces }
}

/// The seat with this number.
///
/// # Panics
///
/// If there is none.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

impl Played {
    /// Answers one after the other, such as `pick r1c1`; every step must keep everything in place.
    ///
    /// # Panics
    ///
    /// If an answer is unreadable or refused, or pieces or notes are wrong after it.
    #[track_caller]
    pub fn does(&mut self, actions: &[&str]) -> &mut Played {
        for text in actions {
            let seat = self.asked().expect("somebody is asked");
            let action: Action = text.parse().unwrap_or_else(|why| panic!("{why}"));
            let told = self.state.play(seat, &action, &mut self.luck);
            let told = told.unwrap_or_else(|why| panic!("`{text}`: {why}\noffered: {:?}", self.menu()));
            self.told = told.iter().filter(|it| it.to.includes(Viewer::Spectator)).map(|it| it.event).collect();
            self.whispered = Vec::new();
            for it in told.iter().filter(|it| !it.to.includes(Viewer::Spectator)) {
                let hears = (0..4).map(self::seat).filter(|&seat| it.to.includes(Viewer::Seat(seat)));
                self.whispered.extend(hears.map(|seat| (seat, it.event)));
            }
            assert_eq!(Tally::of(&self.state), self.pieces, "after `{text}`");
            assert_eq!(self.state.audit_notes(), Ok(()), "after `{text}`");
        }
        self
    }

    /// Why this answer is refused.
    ///
    /// # Panics
    ///
    /// If the answer is unreadable or legal.
    #[track_caller]
    pub fn refuses(&self, text: &str) -> Illegal {
        let action: Action = text.parse().unwrap_or_else(|why| panic!("{why}"));
        let seat = self.asked().expect("somebody is asked");
        self.state.check(seat, &action).expect_err("it should be refused")
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.state.to_act().first_seat()
    }

    /// All answers.
    pub fn menu(&self) -> Vec<String> {
        let mut menu = Vec::new();
        if let Some(seat) = self.asked() {
            self.state.options(seat, &mut menu);
        }
        menu.iter().map(ToString::to_string).collect()
    }

    /// Is this answer offered?
    pub fn offers(&self, text: &str) -> bool {
        self.menu().iter().any(|offered| offered == text)
    }

    /// The answers that begin like this.
    pub fn offered(&self, begin: &str) -> Vec<String> {
        self.menu().into_iter().filter(|offered| offered.starts_with(begin)).collect()
    }

    /// All that lies open.
    pub fn table(&self) -> &Table {
        self.state.table()
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.table().board
    }

    /// What is on a tile.
    ///
    /// # Panics
    ///
    /// If it is no tile.
    pub fn square(&self, tile: &str) -> &Square {
        self.board().at(tile.parse().expect("a tile such as r1c1"))
    }

    /// Who stands on a tile.
    pub fn on(&self, tile: &str) -> String {
        self.square(tile).meeples.to_string()
    }

    /// Who owns a tile.
    pub fn owner(&self, tile: &str) -> Option<u8> {
        self.square(tile).owner.map(u8::from)
    }

    /// What a player has.
    pub fn player(&self, number: u8) -> &Player {
        &self.table().players[usize::from(number)]
    }

    /// A player's gold.
    pub fn gold(&self, number: u8) -> u16 {
        self.player(number).gold
    }

    /// Who stands in front of a player.
    pub fn front(&self, number: u8) -> String {
        self.player(number).front.to_string()
    }

    /// How many are in the bag.
    pub fn bag(&self) -> u8 {
        self.table().bag.total()
    }

    /// A player's points.
    pub fn score(&self, number: u8) -> Score {
        self.state.scores()[usize::from(number)]
    }

    /// Did the last step tell everybody this?
    pub fn heard(&self, text: &str) -> bool {
        self.told.iter().any(|event| event.to_string() == text)
    }
}
