use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use crate::{Chance, Ranking, Seat, Seats, Telling, Told, Viewer};

/// The rules of one game. `Self` is the complete state, which no player may see.
///
/// `Display` and `FromStr` of setups and actions, and `Display` of events, are the game's *notation*: short, readable,
/// on one line, without a bar (`|`). Records are made of it, so it stays the same from version to version.
pub trait Game: Clone + Eq + Debug {
    /// What the game is called in commands, records and addresses.
    const NAME: &'static str;
    /// What it was called before: records and tables with these names are still read.
    const FORMER_NAMES: &'static [&'static str] = &[];

    /// What the players agree on before anything is dealt. Cannot hold an impossible agreement.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err: Display>;
    /// One seat's answer to the question it faces.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err: Display>;
    /// Something that happened, with an audience: the whole table or part of it.
    type Event: Copy + Eq + Hash + Debug + Display;
    /// Everything one viewer may know at this moment, with perfect memory, and nothing else.
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

    /// The seats that still owe an answer. Only the host may know them. Empty exactly when the game is over.
    fn to_act(&self) -> Seats;

    /// The question `seat` faces, if it owes an answer.
    fn ask(&self, seat: Seat) -> Option<Self::Ask>;

    /// Appends the answers open to `seat`, in a fixed order, without duplicates: at least one for a seat in [`Game::to_act`],
    /// none for others. Complete, except that at most [`crate::Bill::LISTED`] ways to pay or take amounts are listed.
    fn options(&self, seat: Seat, menu: &mut Vec<Self::Action>);

    /// Decides what is legal. Accepts all of [`Game::options`], and depends only on what `seat` may know.
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

    /// Checks, then applies, and returns what was told. Callers outside the rules use this.
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

/// A game that can imagine a complete state from a view: all that a fair search needs.
pub trait Determinize: Game {
    /// A complete state with this `view`. Every possible one can come up, and which one does depends on the view and on
    /// luck alone.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Self;
}
