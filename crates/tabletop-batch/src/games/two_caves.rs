//! The two caves, a round of Morgenland so small that it can be solved.

use tabletop::Seat;
use tabletop_laws::toys::{
    TwoCaves, TwoCavesSetup,
    two_caves::{FIGURES, Put, TwoCavesView},
};
use words::{Arg, Said};

use crate::{Encoded, FEATURES, Ink, NONE, encoded::from_me};

impl Encoded for TwoCaves {
    const NUMBERED: u16 = 6;

    fn agreed(options: &str) -> Result<TwoCavesSetup, Said> {
        let players = options.split_whitespace().filter(|option| *option != "players=2").collect::<Vec<_>>().join(" ");
        players.parse().map_err(|_| Said::new("batch-no-options").with("text", Arg::Text(players)))
    }

    fn observe(view: &TwoCavesView, me: Seat, ink: &mut impl Ink) {
        ink.part("the rich cave");
        ink.small(view.rich);
        ink.part("first or second player");
        ink.small(me.into());
        ink.part("figures in order of placing: player from me, cave, strength if I know it");
        for number in 0..4 {
            let Some(&(cave, figure)) = view.placed.get(number) else {
                ink.blank(3);
                continue;
            };
            let owner = Seat::new(number as u8 % 2).expect("a table has two seats");
            ink.row(&[from_me(me, owner, 2), cave]);
            ink.maybe(figure);
        }
    }

    fn listed(_: &TwoCavesSetup) -> u16 {
        0
    }

    fn number(put: &Put) -> Option<u16> {
        Some(u16::from(put.figure - FIGURES[0]) * 2 + u16::from(put.cave))
    }

    fn describe(put: &Put, features: &mut [i16; FEATURES]) {
        *features = [NONE; FEATURES];
        features[..3].copy_from_slice(&[0, put.figure.into(), put.cave.into()]);
    }
}
