use std::ops::RangeInclusive;

use tabletop::{Chance, Determinize as _, Game, Seat, Setting};
use tabletop_laws::toys::{Bazaar, BazaarSetup};

use crate::Hosted;

impl Hosted for Bazaar {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 3;
    const RULES: u32 = 1;
    const SETTINGS: &'static [Setting] = BazaarSetup::SETTINGS;
    const MEASURES: &'static [&'static str] = &["measure-points"];

    fn measured(own: &<Bazaar as Game>::View, seat: Seat) -> Vec<u32> {
        vec![own.points[seat.index()].into()]
    }

    fn imagined(view: &<Bazaar as Game>::View) -> Option<Bazaar> {
        Some(Bazaar::determinize(view, &mut Chance::seeded(0)))
    }
}
