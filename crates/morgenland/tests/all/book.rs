//! What the laws need to know of the basic game.

use morgenland::{Action, Field, Kind, Purse, Setup, State};
use tabletop::Chance;
use tabletop_laws::LawBook;

pub(crate) struct Basic;

impl LawBook for Basic {
    type Game = State;

    fn frame(game: &State) -> &'static str {
        game.asked()
    }

    fn deed(action: &Action) -> &'static str {
        match action {
            Action::Take(_) => "take",
            Action::Place { .. } => "place",
            Action::Swap(_) => "swap",
            Action::Keep => "keep",
            Action::Bribe(_) => "bribe",
            Action::StayOut => "stay-out",
            Action::Buy(_) => "buy",
            Action::Decline => "decline",
        }
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        &[
            ("start-treasure", "take"),
            ("place", "place"),
            ("market", "swap"),
            ("market", "keep"),
            ("goods", "take"),
            ("bribe", "bribe"),
            ("bribe", "stay-out"),
            ("offer", "buy"),
            ("offer", "decline"),
        ]
    }

    fn conserved(game: &State) -> Result<(), String> {
        game.audit()
    }

    /// Start treasure, then 30 rounds of 8 placements each, a swap, a bribe each and an offer to each in each room.
    fn bound(setup: &Setup) -> usize {
        let n = usize::from(setup.players());
        n + 30 * (8 * n + 2 + n + n * n)
    }

    fn forge(chance: &mut Chance) -> Action {
        let mut purse = || Purse::new([0; 5].map(|_: u8| chance.below(4) as u8));
        let purse = purse();
        match chance.below(8) {
            0 => Action::Take(purse),
            1 => Action::Swap(chance.pick(&Kind::ALL).unwrap_or_default()),
            2 => Action::Bribe(purse),
            3 => Action::Buy(purse),
            4 => chance.pick(&[Action::Keep, Action::StayOut, Action::Decline]).unwrap_or(Action::Keep),
            _ => Action::Place { figure: chance.below(11) as u8, field: chance.pick(&Field::ALL).unwrap_or_default() },
        }
    }
}
