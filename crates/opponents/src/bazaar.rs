use tabletop_laws::toys::Bazaar;

use crate::Opposed;

/// All its bots play at random.
impl Opposed for Bazaar {}
