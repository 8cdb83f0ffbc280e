//! FT5: tile control.

use crate::{Event, Frame, Piece, State, Tent, Tile, state::Told};

impl State {
    /// FT5.2, FT6.11, FX9.1: a tile just emptied and without owner must be taken, if a piece is left (FT5.3).
    pub(crate) fn check_control(&mut self, tile: Tile) {
        let square = self.table.board.at(tile);
        if square.meeples.is_empty() && square.owner.is_none() {
            self.ask_next(Frame::Piece { tile });
        }
    }

    /// FX3.1, FR58: places the only sort that is left, if any.
    pub(crate) fn place_what_is_left(&mut self, tile: Tile, told: &mut Told) {
        let me = self.me();
        if me.camels > 0 {
            self.place_piece(tile, Piece::Camel, told);
        } else if me.tent == Tent::Ready {
            self.place_piece(tile, Piece::Tent, told);
        }
    }

    /// Takes control; FT11.2, FX3.3, FR23: the last piece makes this round the last.
    pub(crate) fn place_piece(&mut self, tile: Tile, piece: Piece, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.table.board.set_owner(tile, Some(seat));
        let player = self.player_mut(seat);
        match piece {
            Piece::Camel => player.camels -= 1,
            Piece::Tent => player.tent = Tent::On(tile),
        }
        told.all(Event::Controlled { seat, tile, piece });
        if self.player(seat).pieces() == 0 {
            self.trigger_end(told);
        }
    }
}
