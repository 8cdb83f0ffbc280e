use tabletop_laws::toys::{Bazaar, bazaar::View};

use crate::Opposed;

/// All its bots play at random.
impl Opposed for Bazaar {
    fn is_window(view: &View) -> bool {
        view.asked.is_some()
    }
}
