use serde::{Serialize, de::DeserializeOwned};
use tabletop::{Chance, Determinize, Game};

/// What the laws need to know of a game beyond its rules. A game's tests implement it on a unit struct of their own.
pub trait LawBook {
    /// The game it speaks of.
    type Game: Determinize<
            Setup: Serialize + DeserializeOwned + Send + Sync,
            Action: Serialize + DeserializeOwned,
            Event: Serialize + DeserializeOwned,
            View: Serialize + DeserializeOwned,
            Ask: Serialize + DeserializeOwned,
        >;

    /// How many steps a scene is played on.
    const SCENE_STEPS: usize = 12;

    /// The kind of question that is open; what it returns when the game is over is never counted.
    fn frame(game: &Self::Game) -> &'static str;

    /// The kind of an action.
    fn deed(action: &ActionOf<Self>) -> &'static str;

    /// Every kind of question with every kind of action it can be answered by.
    fn kinds() -> &'static [(&'static str, &'static str)];

    /// Checks that all pieces, cards and coins are there and that the state is consistent. Imagined states are checked, too.
    ///
    /// # Errors
    ///
    /// Says what is missing or too much.
    fn conserved(game: &Self::Game) -> Result<(), String>;

    /// The most steps a game with this setup can take.
    fn bound(setup: &SetupOf<Self>) -> usize;

    /// Any well-formed action, legal or not, to see it refused.
    fn forge(chance: &mut Chance) -> ActionOf<Self>;

    /// Positions with something rare about to happen, which random play seldom reaches. Each is played on for
    /// [`LawBook::SCENE_STEPS`] steps under all laws but those on records.
    fn scenes(_setup: &SetupOf<Self>, _chance: &mut Chance) -> Vec<Self::Game> {
        Vec::new()
    }

    /// Is this a pass? Golden playthroughs fold passes in a row into one line.
    fn passes(_action: &ActionOf<Self>) -> bool {
        false
    }

    /// What a golden playthrough says of the position now, if the step just taken (or the deal, with nothing `before`)
    /// led to an interesting moment, such as the start of a round.
    fn summary(_before: Option<&Self::Game>, _after: &Self::Game) -> Option<String> {
        None
    }
}

/// The setups of a book's game.
pub type SetupOf<B> = <<B as LawBook>::Game as Game>::Setup;
/// The actions of a book's game.
pub type ActionOf<B> = <<B as LawBook>::Game as Game>::Action;
/// The events of a book's game.
pub type EventOf<B> = <<B as LawBook>::Game as Game>::Event;
/// The views of a book's game.
pub type ViewOf<B> = <<B as LawBook>::Game as Game>::View;
/// The questions of a book's game.
pub type AskOf<B> = <<B as LawBook>::Game as Game>::Ask;
