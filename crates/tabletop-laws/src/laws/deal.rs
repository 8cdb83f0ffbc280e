use std::collections::HashMap;

use tabletop::{Chance, Game, Telling, Told, Viewer};

use super::secrecy::heard;
use crate::{Law, LawBook, book::EventOf, law::Verdict, trial::Trial};

impl<B: LawBook> Trial<'_, B> {
    /// Deals that look the same to a viewer have told it the same.
    ///
    /// The other direction is no law: players see the table they sit down at, and need not be told what lies on it.
    pub(crate) fn deal(&mut self, game: &B::Game, told: &[Told<EventOf<B>>]) -> Verdict {
        let mut deals = vec![(game.clone(), told.to_vec())];
        for n in 0..3 {
            let mut telling = Telling::new();
            let mut luck = Chance::seeded(self.seed ^ (0xdea1 + n)).forgetful();
            let other = B::Game::start(self.setup, &mut luck, &mut telling);
            deals.push((other, telling.take()));
        }
        for viewer in Viewer::all(self.seats()) {
            let mut by_sight = HashMap::new();
            for (game, told) in &deals {
                let words = heard(told, viewer);
                let first = by_sight.entry(game.view(viewer)).or_insert_with(|| words.clone());
                if *first != words {
                    let detail = format!("two deals look the same, but told {first:?} and {words:?}");
                    return Err(self.broken(Law::ToldOnlyIfSeen, Some(viewer), detail));
                }
            }
        }
        Ok(())
    }
}
