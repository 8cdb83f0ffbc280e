//! Tests speak the game's notation: `t.says("1: buy 3 crowns")`.

use tabletop::{Audience, Chance, Game, Seats, Telling, Told, Viewer};

use super::seat;
use crate::{Action, Event, Field, Illegal, Purse, Setup, State, View};

/// A table at which tests say what is answered.
#[derive(Clone, Debug)]
pub struct Table {
    /// The truth.
    pub state: State,
    luck: Chance,
    /// What the last answer told.
    pub told: Vec<Told<Event>>,
}

/// These units.
///
/// # Panics
///
/// If the text is not a purse.
pub fn purse(text: &str) -> Purse {
    text.parse().unwrap()
}

impl From<State> for Table {
    fn from(state: State) -> Table {
        Table { state, luck: Chance::seeded(5), told: Vec::new() }
    }
}

impl From<(State, Vec<Told<Event>>)> for Table {
    fn from((state, told): (State, Vec<Told<Event>>)) -> Table {
        Table { told, ..Table::from(state) }
    }
}

#[allow(clippy::missing_panics_doc, clippy::missing_errors_doc, reason = "tests want to know where it went wrong")]
impl Table {
    /// A fresh game.
    pub fn start(players: u8, seed: u64) -> Table {
        let mut luck = Chance::seeded(seed);
        let mut told = Telling::new();
        let state = State::start(&Setup::new(players).unwrap(), &mut luck, &mut told);
        Table { state, luck, told: told.take() }
    }

    /// A fresh game in which everybody has taken three crowns.
    pub fn first_round(players: u8, seed: u64) -> Table {
        let mut t = Table::start(players, seed);
        for player in 0..players {
            t.says(&format!("{player}: take 3 crowns"));
        }
        t
    }

    /// Gives this answer, if it is legal.
    pub fn tries(&mut self, answer: &str) -> Result<(), Illegal> {
        let (player, action) = answer.split_once(": ").expect("`seat: action`");
        let action: Action = action.parse().unwrap();
        self.told = self.state.play(seat(player.parse().unwrap()), &action, &mut self.luck)?;
        if let Err(why) = self.state.audit() {
            panic!("after `{answer}` the table does not add up: {why}");
        }
        Ok(())
    }

    /// Gives this answer, which must be legal.
    pub fn says(&mut self, answer: &str) {
        if let Err(why) = self.tries(answer) {
            panic!("`{answer}` was refused: {why}");
        }
    }

    /// Gives these answers one after another.
    pub fn all_say<const N: usize>(&mut self, answers: [&str; N]) {
        for answer in answers {
            self.says(answer);
        }
    }

    /// Why the answer is refused. Also checks that the refusal changes nothing.
    pub fn refuses(&mut self, answer: &str) -> Illegal {
        let before = self.state;
        let why = self.tries(answer).expect_err(answer);
        assert_eq!(before, self.state, "a refusal changes nothing");
        why
    }

    /// The first player asked takes an option at random, until `done`.
    pub fn play_on(&mut self, mut done: impl FnMut(&State) -> bool) {
        let mut menu = Vec::new();
        while !done(&self.state) {
            let Some(seat) = self.state.to_act().first_seat() else { return };
            menu.clear();
            self.state.options(seat, &mut menu);
            let action = self.luck.pick(&menu).unwrap();
            self.told = self.state.play(seat, &action, &mut self.luck).unwrap();
        }
    }

    /// What is asked, and who owes an answer.
    pub fn asked(&self) -> (&'static str, Vec<u8>) {
        (self.state.asked(), self.state.to_act().iter().map(u8::from).collect())
    }

    /// The menu of a player.
    pub fn options(&self, player: u8) -> Vec<String> {
        let mut menu = Vec::new();
        self.state.options(seat(player), &mut menu);
        menu.iter().map(Action::to_string).collect()
    }

    /// The fields a figure may go to.
    pub fn fields(&self, player: u8) -> Vec<Field> {
        let mut menu = Vec::new();
        self.state.options(seat(player), &mut menu);
        let mut fields: Vec<Field> = menu
            .iter()
            .filter_map(|action| if let Action::Place { field, .. } = action { Some(*field) } else { None })
            .collect();
        fields.sort_unstable();
        fields.dedup();
        fields
    }

    /// What a player sees.
    pub fn view(&self, player: u8) -> View {
        self.state.view(Viewer::Seat(seat(player)))
    }

    /// What everybody sees.
    pub fn spectator(&self) -> View {
        self.state.view(Viewer::Spectator)
    }

    /// What everybody was told.
    pub fn public(&self) -> Vec<String> {
        self.heard(|to| to == Audience::Everyone)
    }

    /// What only this player was told.
    pub fn private(&self, player: u8) -> Vec<String> {
        self.heard(|to| to == Audience::Only(Seats::only(seat(player))))
    }

    fn heard(&self, wanted: impl Fn(Audience) -> bool) -> Vec<String> {
        self.told.iter().filter(|told| wanted(told.to)).map(|told| told.event.to_string()).collect()
    }
}
