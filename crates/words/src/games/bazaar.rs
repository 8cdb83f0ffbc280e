use tabletop_laws::toys::{Bazaar, bazaar::Ask, bazaar::View};

use crate::{Said, Spoken, say};

impl Spoken for Bazaar {
    fn question(ask: &Ask, _view: &View) -> Said {
        say(&ask.question, &Self::VOCABULARY)
    }
}
