//! A table for scenario tests, which speak the game's notation: `t.says("1: pick crown-3")`.

use tabletop::{Audience, Chance, Cited as _, Game, Seat, Seats, Telling, Told, Viewer};

use crate::{Action, Event, Illegal, Setup, State, View};

/// A game in which every answer is audited.
#[derive(Debug)]
pub struct Table {
    /// The truth.
    pub state: State,
    luck: Chance,
    /// What was told since the beginning, or since a test last cleared it.
    pub told: Vec<Told<Event>>,
}

/// The seat with this number.
///
/// # Panics
///
/// If there is none.
pub fn seat(player: u8) -> Seat {
    Seat::new(player).expect("as the test says")
}

impl From<State> for Table {
    fn from(state: State) -> Table {
        state.audit().expect("as the test says");
        Table { state, luck: Chance::seeded(5), told: Vec::new() }
    }
}

impl From<(State, Vec<Told<Event>>)> for Table {
    fn from((state, told): (State, Vec<Told<Event>>)) -> Table {
        Table { told, ..Table::from(state) }
    }
}

impl Table {
    /// A fresh game.
    ///
    /// # Panics
    ///
    /// If the setup cannot be read.
    pub fn start(setup: &str, seed: u64) -> Table {
        let setup: Setup = setup.parse().expect("as the test says");
        let mut luck = Chance::seeded(seed);
        let mut told = Telling::new();
        let state = State::start(&setup, &mut luck, &mut told);
        Table { state, luck, told: told.take() }
    }

    /// Gives an answer: `1: pick crown-3`.
    ///
    /// # Errors
    ///
    /// If it is refused.
    ///
    /// # Panics
    ///
    /// If it is not notation, or if something is missing afterwards.
    pub fn tries(&mut self, answer: &str) -> Result<(), Illegal> {
        let (player, action) = answer.split_once(": ").expect("`seat: action`");
        let action: Action = action.parse().expect("as the test says");
        let told = self.state.play(seat(player.parse().expect("as the test says")), &action, &mut self.luck)?;
        self.told.extend(told);
        self.state.audit().expect("as the test says");
        Ok(())
    }

    /// Gives an answer that must not be refused.
    ///
    /// # Panics
    ///
    /// If it is refused.
    pub fn says(&mut self, answer: &str) {
        if let Err(why) = self.tries(answer) {
            panic!("`{answer}` was refused: {why}; {:?} is asked", self.asked());
        }
    }

    /// The rule and the reason for which an answer is refused. Also checks that the refusal changes nothing.
    ///
    /// # Panics
    ///
    /// If it is not refused.
    pub fn refuses(&mut self, answer: &str) -> String {
        let before = self.state;
        let why = self.tries(answer).expect_err(answer);
        assert_eq!(before, self.state, "a refusal changes nothing");
        let reason = if let Illegal::Play { why, .. } = why { format!("{why:?}") } else { format!("{why:?}") };
        format!("{}: {reason}", why.rule())
    }

    /// Everybody who is asked passes, until no window is open.
    pub fn all_pass(&mut self) {
        while self.state.asked() == "window" {
            self.pass_round();
        }
    }

    /// One round of answers, all passes.
    pub fn pass_round(&mut self) {
        self.answers(&[]);
    }

    /// One round of passes, if a window is open.
    pub fn pass_round_if_open(&mut self) {
        if self.state.asked() == "window" {
            self.pass_round();
        }
    }

    /// Everybody who is asked answers: with one of these plays, or a pass. A move is told with its destination.
    ///
    /// # Panics
    ///
    /// If no window is open, or a play is refused.
    pub fn answers(&mut self, plays: &[&str]) {
        let (frame, asked) = self.asked();
        assert_eq!(frame, "window");
        for player in asked {
            let mine = format!("{player}: ");
            match plays.iter().find(|play| play.starts_with(&mine)) {
                Some(play) => self.plays(play),
                None => self.says(&format!("{player}: pass")),
            }
        }
    }

    /// A play, in a window or at an offer.
    pub fn plays(&mut self, play: &str) {
        let words: Vec<&str> = play.split(' ').collect();
        match words[..] {
            [player, card @ ("second-chance" | "teleport"), hero, place] => {
                self.says(&format!("{player} play {card} {hero}"));
                self.says(&format!("{player} to {place}"));
            }
            _ => self.says(&play.replacen(": ", ": play ", 1)),
        }
    }

    /// The rule and the reason for which a play is refused.
    pub fn refuses_play(&mut self, play: &str) -> String {
        self.refuses(&play.replacen(": ", ": play ", 1))
    }

    /// These plays, and then all pass until something else is asked.
    pub fn cast(&mut self, plays: &[&str]) {
        self.answers(plays);
        self.all_pass();
    }

    /// Random answers until `done`.
    ///
    /// # Panics
    ///
    /// If a question has no answer.
    pub fn play_on(&mut self, mut done: impl FnMut(&State) -> bool) {
        let mut menu = Vec::new();
        while !done(&self.state) {
            let Some(seat) = self.state.to_act().first_seat() else { return };
            menu.clear();
            self.state.options(seat, &mut menu);
            let action = self.luck.pick(&menu).expect("as the test says");
            self.told = self.state.play(seat, &action, &mut self.luck).expect("as the test says");
        }
    }

    /// What is asked, and of whom.
    pub fn asked(&self) -> (&'static str, Vec<u8>) {
        (self.state.asked(), self.state.to_act().iter().map(u8::from).collect())
    }

    /// What a player may answer.
    pub fn options(&self, player: u8) -> Vec<String> {
        let mut menu = Vec::new();
        self.state.options(seat(player), &mut menu);
        menu.iter().map(Action::to_string).collect()
    }

    /// What a player sees.
    pub fn view(&self, player: u8) -> View {
        self.state.view(Viewer::Seat(seat(player)))
    }

    /// What everybody sees.
    pub fn spectator(&self) -> View {
        self.state.view(Viewer::Spectator)
    }

    /// The treasure discard pile, the top card last.
    pub fn pile(&self) -> String {
        self.spectator().discard.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// What a player has in hand.
    pub fn hand(&self, player: u8) -> String {
        self.state.hand_of(player).to_string()
    }

    /// What everybody was told.
    pub fn public(&self) -> Vec<String> {
        self.heard(|to| to == Audience::Everyone)
    }

    /// Was everybody told this?
    pub fn heard_all(&self, event: &str) -> bool {
        self.public().iter().any(|it| it == event)
    }

    /// What only this player was told.
    pub fn private(&self, player: u8) -> Vec<String> {
        self.heard(|to| to == Audience::Only(Seats::only(seat(player))))
    }

    fn heard(&self, wanted: impl Fn(Audience) -> bool) -> Vec<String> {
        self.told.iter().filter(|told| wanted(told.to)).map(|told| told.event.to_string()).collect()
    }
}
