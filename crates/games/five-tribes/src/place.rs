use crate::{Action, Cost, Djinn, Event, Growth, Payment, Source, State, Tile, state::Told};

impl Growth {
    /// FT9.8, FT9.14: the djinn that can put it on a neighbouring tile.
    pub(crate) const fn mover(self) -> Djinn {
        match self {
            Growth::Palm => Djinn::Lamia,
            Growth::Palace => Djinn::Hagis,
        }
    }
}

impl State {
    /// FD11: can the active player put it elsewhere, as far as the table knows?
    pub(crate) fn placing_asks(&self, growth: Growth) -> bool {
        let me = self.me();
        me.djinns.but(self.table.turn.used).contains(growth.mover())
            && Cost::Either.payments(me.elders(), me.possible_fakirs()).next().is_some()
    }

    /// FD11: here, or on one of the neighbouring tiles.
    pub(crate) fn placings(&self, tile: Tile, menu: &mut Vec<Action>) {
        menu.push(Action::Here);
        let around = tile.area().and(self.table.board.tiles()).without(tile);
        for payment in Cost::Either.payments(self.me().elders(), self.fakirs(self.table.turn.seat)) {
            menu.extend(around.iter().map(|tile| Action::There { tile, payment }));
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
