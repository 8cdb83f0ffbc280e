use serde::Serialize;
use tabletop::{Cited, Game, Viewer};

use crate::{Line, Prospect, Said, Vocabulary, say};

/// What a viewer knows when something is said: what they saw before the step and what they see now.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a, G: Game> {
    /// Who is told.
    pub viewer: Viewer,
    /// The view before the step; none before the deal.
    pub before: Option<&'a G::View>,
    /// The view now.
    pub now: &'a G::View,
}

/// How a game speaks: the only author of its messages, for all clients. Those that follow from its types need no code; a game
/// adds what a reader wants to know besides, such as whose figure a number means.
pub trait Spoken: Game<Event: Serialize, Action: Serialize, Illegal: Serialize + Cited> {
    /// The types that count things.
    const VOCABULARY: Vocabulary = Vocabulary::NONE;

    /// What a step told this viewer, as lines of the log: in order, folded where several events are one sentence.
    fn lines(events: &[&Self::Event], _moment: &Moment<'_, Self>) -> Vec<Line> {
        let line = |(upto, event): (u16, &&Self::Event)| Line::of(say(*event, &Self::VOCABULARY), upto);
        (1..).zip(events).map(line).collect()
    }

    /// The question. A message of the same name with `-why` after it may say more.
    fn question(ask: &Self::Ask, view: &Self::View) -> Said;

    /// An answer to that question, as it stands on a button.
    fn option(action: &Self::Action, _ask: &Self::Ask, _view: &Self::View) -> Said {
        say(action, &Self::VOCABULARY)
    }

    /// Whether this answer is said in the same words at every question of every table, so that they can be cached.
    fn is_said_alike(_action: &Self::Action) -> bool {
        false
    }

    /// What the question means for the seat whose view this is: what has happened, how it ends if nobody plays, and what
    /// each answer of the menu leads to, as far as it follows from what the seat sees.
    fn prospect(_menu: &[Self::Action], _ask: &Self::Ask, _view: &Self::View) -> Prospect {
        Prospect::default()
    }

    /// What is going on, for a viewer who is asked nothing.
    fn status(_view: &Self::View) -> Option<Said> {
        None
    }

    /// Why an answer is refused, with its rule.
    fn refusal(why: &Self::Illegal, _view: &Self::View) -> Said {
        say(why, &Self::VOCABULARY).citing(why.rule())
    }
}
