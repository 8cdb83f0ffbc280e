use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use crate::{Chance, Ranking, Seat, Seats, Telling, Told, Viewer};

/// The rules of one game. `Self` is the complete state, which nobody at the table may see.
///
/// `Display` and `FromStr` of setups and actions, and `Display` of events, are the game's *notation*: short, readable,
/// on one line, stable, because records are made of it. A bar (`|`) never occurs in it.
pub trait Game: Clone + Eq + Debug {
    /// What the game is called in commands, records and addresses.
    const NAME: &'static str;
    /// What it was called before: records and tables with these names are still read.
    const FORMER_NAMES: &'static [&'static str] = &[];

    /// What the players agree on before anything is dealt. Cannot hold an impossible agreement.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err: Display>;
    /// One seat's answer to the question it faces.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err: Display>;
    /// Something the table, or part of it, witnesses.
    type Event: Copy + Eq + Hash + Debug + Display;
    /// Everything one viewer may know, as of now, with perfect memory; and nothing else.
    type View: Clone + Eq + Hash + Debug;
    /// The question as its seat sees it, with the shape of a legal answer.
    type Ask: Clone + Eq + Hash + Debug;
    /// Why an action is refused. Its text begins with the id of the rule.
    type Illegal: Copy + Eq + Hash + Debug + Display + Cited;

    /// How many sit at the table.
    fn seats(setup: &Self::Setup) -> u8;

    /// Is this the name of the game, now or formerly?
    fn is_called(name: &str) -> bool {
        name == Self::NAME || Self::FORMER_NAMES.contains(&name)
    }

    /// Sets the table.
    fn start(setup: &Self::Setup, chance: &mut Chance, told: &mut Telling<Self::Event>) -> Self;

    /// The seats that still owe an answer: the host's knowledge, not the players'. Empty exactly when the game is over.
    fn to_act(&self) -> Seats;

    /// The question `seat` faces, if it owes an answer.
    fn ask(&self, seat: Seat) -> Option<Self::Ask>;

    /// Appends the answers open to `seat`, in a fixed order, without doubles: never none for a seat in
    /// [`Game::to_act`], none for others. Complete but for amounts, where up to [`crate::Bill::LISTED`] ways are named.
    fn options(&self, seat: Seat, menu: &mut Vec<Self::Action>);

    /// The one authority on what is legal. Accepts all of [`Game::options`], and follows from what `seat` may know.
    ///
    /// # Errors
    ///
    /// Says why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action that passed [`Game::check`]. Cannot fail.
    fn apply(&mut self, seat: Seat, action: &Self::Action, chance: &mut Chance, told: &mut Telling<Self::Event>);

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How it ended, once it is over.
    fn result(&self) -> Option<Ranking>;

    /// Checks, then applies, and says what was told: the way in for everything outside the rules.
    ///
    /// # Errors
    ///
    /// If the action is illegal. The state is then untouched and no luck is spent.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
    ) -> Result<Vec<Told<Self::Event>>, Self::Illegal> {
        self.check(seat, action)?;
        let mut told = Telling::new();
        self.apply(seat, action, chance, &mut told);
        Ok(told.take())
    }
}

/// A reason that rests on a rule.
pub trait Cited {
    /// The id of the rule, as `RULES.md` numbers it: the rule of the card or place concerned, where there is one.
    fn rule(&self) -> &'static str;
}

/// A game that can imagine a truth behind a view: all that a fair search needs.
pub trait Determinize: Game {
    /// Some complete state that `view` cannot be told apart from. Every one that is possible can come up, and which one
    /// does depends on the view and on luck alone.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Self;
}
