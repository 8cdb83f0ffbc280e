use tabletop::{Chance, Pile, Seats};

use crate::{Place, State, View};

/// How often heroes of each value are placed at each location, from 1 to 1,000: counted in many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaning(pub [[u16; 6]; Place::ALL.len()]);

impl State {
    /// Turns an imagined world into a likelier one with the same view: heroes the viewer cannot see change places with
    /// each other and with those in hand.
    pub fn lean(&mut self, view: &View, leaning: &Leaning, chance: &mut Chance) {
        for seat in Seats::first(self.setup.players()).iter() {
            let is_hidden = |at: usize| view.heroes[at].owner == seat && view.heroes[at].value.is_none();
            let hidden: Pile<u8, 5> = (0..view.heroes.len()).filter(|&at| is_hidden(at)).map(|at| at as u8).collect();
            if hidden.is_empty() {
                continue;
            }
            let hand = self.player(seat).heroes;
            let placed = hidden.iter().filter_map(|&at| self.heroes.number(at + 1)).map(|hero| hero.value);
            let mut heroes: Pile<u8, 5> = placed.chain((1..=5).filter(|value| hand & 1 << value != 0)).collect();
            tabletop::lean(&mut heroes, chance, |slot, value| {
                let place = hidden.get(slot).map(|&at| view.heroes[usize::from(at)].place);
                place.map_or(1, |place| leaning.0[place as usize][usize::from(value).min(5)].into())
            });
            for (&at, &value) in hidden.iter().zip(&heroes) {
                self.heroes.becomes(at + 1, value);
            }
            self.player_mut(seat).heroes = heroes[hidden.len()..].iter().fold(0, |mask, value| mask | 1 << value);
        }
    }
}
