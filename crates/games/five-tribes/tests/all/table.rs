//! A table to play scenes at, in the game's own notation.

use five_tribes::{Action, Board, Event, Heading, Illegal, Player, Score, Square, State, Table, Tile};
use tabletop::{Chance, Game, Seat, Viewer};

pub(crate) struct Played {
    pub(crate) state: State,
    pub(crate) luck: Chance,
    /// What the last step told everybody.
    pub(crate) told: Vec<Event>,
    /// What it told single seats.
    pub(crate) whispered: Vec<(Seat, Event)>,
}

pub(crate) fn play(state: State) -> Played {
    Played { state, luck: Chance::seeded(1), told: Vec::new(), whispered: Vec::new() }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The tiles that can be reached from the first one, step by step.
pub(crate) fn reachable(board: &Board) -> Vec<Tile> {
    let mut reached: Vec<Tile> = board.tiles().iter().take(1).collect();
    let mut at = 0;
    while let Some(&tile) = reached.get(at) {
        for next in Heading::ALL.iter().filter_map(|&heading| board.step(tile, heading)) {
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
        at += 1;
    }
    reached
}

impl Played {
    /// Answers one after the other, such as `pick r1c1`; every step must keep everything in place.
    #[track_caller]
    pub(crate) fn does(&mut self, actions: &[&str]) -> &mut Played {
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
        }
        self
    }

    /// Why this answer is refused.
    #[track_caller]
    pub(crate) fn refuses(&self, text: &str) -> Illegal {
        let action: Action = text.parse().unwrap_or_else(|why| panic!("{why}"));
        let seat = self.asked().expect("somebody is asked");
        self.state.check(seat, &action).expect_err("it should be refused")
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        self.state.to_act().first_seat()
    }

    pub(crate) fn menu(&self) -> Vec<String> {
        let mut menu = Vec::new();
        if let Some(seat) = self.asked() {
            self.state.options(seat, &mut menu);
        }
        menu.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn offers(&self, text: &str) -> bool {
        self.menu().iter().any(|offered| offered == text)
    }

    /// The answers that begin like this.
    pub(crate) fn offered(&self, begin: &str) -> Vec<String> {
        self.menu().into_iter().filter(|offered| offered.starts_with(begin)).collect()
    }

    pub(crate) fn table(&self) -> &Table {
        self.state.table()
    }

    pub(crate) fn board(&self) -> &Board {
        &self.table().board
    }

    pub(crate) fn square(&self, tile: &str) -> &Square {
        self.board().at(tile.parse().unwrap())
    }

    pub(crate) fn on(&self, tile: &str) -> String {
        self.square(tile).meeples.to_string()
    }

    pub(crate) fn owner(&self, tile: &str) -> Option<u8> {
        self.square(tile).owner.map(u8::from)
    }

    pub(crate) fn player(&self, number: u8) -> &Player {
        &self.table().players[usize::from(number)]
    }

    pub(crate) fn gold(&self, number: u8) -> u16 {
        self.player(number).gold
    }

    pub(crate) fn front(&self, number: u8) -> String {
        self.player(number).front.to_string()
    }

    pub(crate) fn bag(&self) -> u8 {
        self.table().bag.total()
    }

    pub(crate) fn score(&self, number: u8) -> Score {
        self.state.scores()[usize::from(number)]
    }

    pub(crate) fn heard(&self, text: &str) -> bool {
        self.told.iter().any(|event| event.to_string() == text)
    }
}
