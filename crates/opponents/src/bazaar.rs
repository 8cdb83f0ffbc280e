//! The Bazaar, the small game of the laws: bots that know nothing but how games end.

use tabletop_bots::{Plain, Settings, Weight};
use tabletop_laws::toys::{Bazaar, bazaar::View};

use super::{BotOf, Budget, Mind, Opposed};

impl Opposed for Bazaar {
    fn bot(mind: Mind) -> BotOf<Self> {
        mind.bot(|_| Plain, Budget { settings: Settings::default(), iterations: [60, 1_000, 4_000] })
    }

    fn weight(view: &View) -> Weight {
        if view.asked.is_some() { Weight::Window } else { Weight::Turn }
    }
}
