//! The two caves, which can be solved: a search that knows nothing but how games end.

use tabletop_bots::{Plain, Settings};
use tabletop_laws::toys::TwoCaves;

use super::{BotOf, Budget, Mind, Opposed};

impl Opposed for TwoCaves {
    fn bot(mind: Mind) -> BotOf<Self> {
        let settings = Settings { explore: 0.4, bias: 0.0, reimagine: 2, ..Settings::default() };
        mind.bot(|_| Plain, Budget { settings, iterations: [60, 1_000, 4_000] })
    }
}
