//! FT7.2, FT7.3: palm trees and palaces.

use crate::{Action, Cost, Djinn, Event, Growth, Illegal, Payment, Source, State, Tile, state::Told};

impl State {
    /// FD11: can the active player put it elsewhere, as far as the table knows?
    pub(crate) fn placing_asks(&self, growth: Growth) -> bool {
        let me = self.me();
        me.djinns.but(self.table.turn.used).contains(growth.mover())
            && Cost::Either.payments(me.elders(), self.possible_fakirs()).next().is_some()
    }

    /// FD11: here, or on one of the neighbouring tiles.
    pub(crate) fn placings(&self, tile: Tile, menu: &mut Vec<Action>) {
        menu.push(Action::Here);
        let around = tile.area().and(self.table.board.tiles()).without(tile);
        for payment in Cost::Either.payments(self.me().elders(), self.my_fakirs()) {
            menu.extend(around.iter().map(|tile| Action::There { tile, payment }));
        }
    }

    /// Why Hagis or Lamia cannot put it there.
    pub(crate) fn why_not_there(&self, growth: Growth, here: Tile, tile: Tile, payment: Payment) -> Illegal {
        let djinn = growth.mover();
        if let Some(why) = self.why_no_target(tile) {
            return why;
        }
        if tile == here || !here.area().contains(tile) {
            return Illegal::NotANeighbour { djinn };
        }
        if matches!(payment, Payment::Elder | Payment::Fakir) {
            Illegal::CannotPay { djinn, payment }
        } else {
            Illegal::WrongPrice { djinn }
        }
    }

    /// FT9.8, FT9.14: pays the djinn and places it on a neighbouring tile.
    pub(crate) fn place_there(&mut self, growth: Growth, tile: Tile, payment: Payment, told: &mut Told) {
        self.call_upon(growth.mover(), payment, Some(tile), told);
        self.place(growth, tile, told);
    }

    /// FT7.2, FT7.3; FT9.17: a palace pays Monkir.
    pub(crate) fn place(&mut self, growth: Growth, tile: Tile, told: &mut Told) {
        match growth {
            Growth::Palm => {
                self.table.palms -= 1;
                self.table.board.plant(tile);
                told.all(Event::PalmPlaced { tile });
            }
            Growth::Palace => {
                self.table.palaces -= 1;
                self.table.board.build(tile);
                told.all(Event::PalacePlaced { tile });
                self.tribute(Djinn::Monkir, self.table.turn.seat, Source::Monkir, told);
            }
        }
    }
}
