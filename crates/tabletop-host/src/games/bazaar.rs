use std::ops::RangeInclusive;

use tabletop::{Chance, Determinize as _, Seat, Setting};
use tabletop_laws::toys::{Bazaar, BazaarSetup, bazaar::View};

use crate::{Hosted, compared};

compared!(View: setup, viewer, turn, turns_left, points, held, hand, deck, unseen, gone, omen, omen_seen, asked, omens, menus,
    answers, steps; within:);

impl Hosted for Bazaar {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 3;
    const RULES: u32 = 1;
    const SETTINGS: &'static [Setting] = BazaarSetup::SETTINGS;
    const MEASURES: &'static [&'static str] = &["measure-points"];

    fn measured(own: &View, seat: Seat) -> Vec<u32> {
        vec![own.points[seat.index()].into()]
    }

    fn imagined(view: &View) -> Option<Bazaar> {
        Some(Bazaar::determinize(view, &mut Chance::seeded(0)))
    }
}
