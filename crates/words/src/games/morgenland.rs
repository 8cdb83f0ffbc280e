use morgenland::{Ask, State, View};

use crate::{Said, Spoken, say};

impl Spoken for State {
    fn question(ask: &Ask, _view: &View) -> Said {
        say(&ask.question, &Self::VOCABULARY)
    }
}
