use tabletop::{Chance, Determinize, Game, Ranking, Seat};

use crate::{Plans, Weight};

/// How well each seat stands, from 0 for lost to 1 for won.
pub type Worth = [f32; Seat::MOST as usize];

/// What a bot knows of a game beyond its rules. It is shown imagined worlds and views, never the true state.
pub trait Judge<G: Game>: Send + Sync {
    /// How well each seat stands in an imagined world, which may be the end of the game.
    fn worth(&self, world: &G) -> Worth;

    /// A world that fits a view. A judge that reads what others do imagines likelier worlds more often.
    fn imagine(&self, view: &G::View, luck: &mut Chance) -> G
    where
        G: Determinize,
    {
        G::determinize(view, luck)
    }

    /// Lists the sensible answers with their weights, at least one. What is left out is never played; where only one is
    /// listed, it is played without further thought.
    fn weigh(&self, seat: Seat, view: &G::View, menu: &[G::Action], plans: &mut Plans<G::Action>);

    /// A quicker `weigh` for playouts: some of the sensible answers are enough.
    fn glance(&self, seat: Seat, view: &G::View, menu: &[G::Action], plans: &mut Plans<G::Action>, _luck: &mut Chance) {
        self.weigh(seat, view, menu, plans);
    }

    /// How much thought a question of this kind deserves.
    fn weight(&self, _view: &G::View) -> Weight {
        Weight::Turn
    }

    /// How far the game is, in rounds or turns: imagined games break off some moments later, and are judged there.
    fn moment(&self, _view: &G::View) -> u32 {
        0
    }

    /// Whether an imagined game can be judged here: not while some players have had a turn that others still have before
    /// them, as those who go late would seem to stand worse than they do.
    fn is_even(&self, _view: &G::View) -> bool {
        true
    }

    /// Whether an imagined game that goes on until this moment breaks off here.
    fn breaks_off(&self, view: &G::View, until: u32) -> bool {
        self.moment(view) >= until && self.is_even(view)
    }
}

/// The worth of a finished game: the first place counts most, and a better place among the others a little.
pub fn by_places(ranking: &Ranking) -> Worth {
    let mut worth = [0.0; Seat::MOST as usize];
    let places = ranking.places();
    let shares = f32::from(ranking.winners().len());
    let last = f32::from(places.len().saturating_sub(1).max(1) as u8);
    for (worth, &place) in worth.iter_mut().zip(places) {
        let won = if place == 1 { 1.0 / shares } else { 0.0 };
        *worth = 0.9 * won + 0.1 * (last + 1.0 - f32::from(place)) / last;
    }
    worth
}

/// A judge for any game: it knows only how games end, and weighs all answers alike.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Game> Judge<G> for Plain {
    fn worth(&self, world: &G) -> Worth {
        world.result().map_or([0.5; Seat::MOST as usize], |ranking| by_places(&ranking))
    }

    fn weigh(&self, _: Seat, _: &G::View, menu: &[G::Action], plans: &mut Plans<G::Action>) {
        for action in menu {
            plans.add(&[*action], 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_place_is_nearly_all() {
        let worth = by_places(&Ranking::by_points(&[7, 9, 3]));
        assert_eq!(worth[..4], [0.05, 1.0, 0.0, 0.0]);
        let shared = by_places(&Ranking::by_points(&[4, 4]));
        assert!((shared[0] - 0.55).abs() < 1e-6 && shared[0].to_bits() == shared[1].to_bits());
    }
}
