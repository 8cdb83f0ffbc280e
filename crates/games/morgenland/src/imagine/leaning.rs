use tabletop::{Chance, Pile, Seats};

use crate::{Field, State, View};

/// How often figures of each strength are placed on each field, from 1 to 1,000, as seen in many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaning(pub [[u16; 10]; Field::ALL.len()]);

impl State {
    /// Turns an imagined world into a likelier one with the same view: figures the viewer cannot see change places with
    /// each other and with those in hand.
    pub fn lean(&mut self, view: &View, leaning: &Leaning, chance: &mut Chance) {
        for seat in Seats::first(self.setup.players()).iter() {
            let is_hidden = |at: usize| view.pieces[at].owner == seat && view.pieces[at].strength.is_none();
            let hidden: Pile<u8, 8> = (0..view.pieces.len()).filter(|&at| is_hidden(at)).map(|at| at as u8).collect();
            if hidden.is_empty() {
                continue;
            }
            let hand = self.players[seat.index()].hand;
            let placed = hidden.iter().map(|&at| self.pieces[usize::from(at)].strength);
            let mut figures: Pile<u8, 8> = placed.chain(hand.iter()).collect();
            tabletop::lean(&mut figures, chance, |slot, figure| {
                let Some(piece) = hidden.get(slot).map(|&at| &view.pieces[usize::from(at)]) else { return 1 };
                let never = piece.magic.is_some_and(|magic| magic.never.contains(figure));
                if never { 0 } else { leaning.0[piece.field.index()][usize::from(figure).min(9)].into() }
            });
            for (&at, &figure) in hidden.iter().zip(&figures) {
                self.pieces[usize::from(at)].strength = figure;
            }
            self.players[seat.index()].hand = figures[hidden.len()..].iter().copied().collect();
        }
    }
}
