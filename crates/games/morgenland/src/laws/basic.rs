//! What the laws need to know of the basic game.

use tabletop::{Chance, Game, Viewer};
use tabletop_laws::LawBook;

use super::deed;
use crate::{Action, Field, Kind, Purse, Scene, Setup, State};

/// The basic game.
#[derive(Clone, Copy, Debug)]
pub struct Basic;

impl LawBook for Basic {
    type Game = State;

    fn frame(game: &State) -> &'static str {
        game.asked()
    }

    fn deed(action: &Action) -> &'static str {
        deed(action)
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
        let (n, rooms) = (usize::from(setup.players()), usize::from(setup.rooms()));
        n + 30 * (8 * n + 2 + n + n * rooms)
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

    /// The last figure is about to be placed, one lies in the Market and all others at the guard: so few things are shown
    /// on the way to the Market's question that worlds can be compared there.
    fn scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
        (0..4).map(|_| before_the_market(setup, chance)).collect()
    }

    /// What everybody has, at the beginning of each round.
    fn summary(before: Option<&State>, after: &State) -> Option<String> {
        let view = after.view(Viewer::Spectator);
        if before.is_none_or(|before| before.view(Viewer::Spectator).round == view.round) {
            return None;
        }
        let hoards = (0..view.setup.players()).map(|player| {
            format!("seat {player}: {}, {} artifacts", after.hoard_of(player), after.artifacts_of(player))
        });
        let table = format!("round {}, camel {}, supply {}", view.round, view.camel, view.supply);
        Some([table].into_iter().chain(hoards).collect::<Vec<_>>().join("\n"))
    }
}

/// One figure is to be placed, and what its owner has is hidden from all others.
fn before_the_market(setup: &Setup, chance: &mut Chance) -> State {
    let mut scene = Scene::of(setup).guard(chance.below(10) as u8 + 1);
    let at_market = chance.pick(&[1, 2, 4, 5, 6, 7, 8, 9]).unwrap_or(1);
    for player in 0..setup.players() {
        let mut hoard = [0; 5];
        (0..3).for_each(|_| hoard[chance.below(5) as usize] += 1);
        scene = scene.secret_hoard(player, hoard);
        let guards = [9, 8, 7, 6, 5, 4, 2, 1];
        scene = match player {
            0 => scene.figures(0, Field::Guard, &guards[..7]),
            1 => {
                let rest: Vec<u8> = guards.into_iter().filter(|&it| it != at_market).collect();
                scene.figures(1, Field::Market, &[at_market]).figures(1, Field::Guard, &rest)
            }
            _ => scene.figures(player, Field::Guard, &guards),
        };
    }
    scene.placing(0)
}
