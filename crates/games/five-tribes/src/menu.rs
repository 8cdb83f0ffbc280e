use tabletop::Seat;

use crate::{Action, Frame, Item, Stage, State, Tribe};

impl State {
    /// Who is asked, if the game goes on.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.table.asked()
    }

    /// Everything the seat that is asked may answer, in a fixed order.
    pub(crate) fn menu(&self, menu: &mut Vec<Action>) {
        let Some(&frame) = self.table.frames.last() else { return };
        match frame {
            Frame::Bid => self.bids(self.table.order[0], menu),
            Frame::Start => {
                self.powers(Stage::BeforeMove, menu);
                self.magic(menu);
                self.pick_ups(menu);
            }
            Frame::Drop { hand, at, came, ride } => self.drops(hand, at, came, ride, menu),
            Frame::Piece { .. } => menu.extend([crate::Piece::Camel, crate::Piece::Tent].map(Action::Place)),
            Frame::Window { stage } => {
                self.powers(stage, menu);
                self.magic(menu);
                menu.push(Action::Continue);
            }
            Frame::Tribe { .. } => self.tribe_menu(menu),
            Frame::KeepItem { .. } => menu.extend(self.drawn.items.kinds().map(Action::KeepItem)),
            Frame::Tile => self.tile_offers(menu),
            Frame::Place { tile, .. } => self.placings(tile, menu),
            Frame::KeepDjinn { .. } => menu.extend(self.drawn.djinns.iter().map(Action::KeepDjinn)),
            Frame::Scimitar => menu.extend(self.table.board.inhabited().iter().map(Action::Strike)),
            Frame::Strike { tile } => self.strikes(tile, |victims| menu.push(Action::Remove(victims))),
            Frame::Lamp => {
                menu.extend(self.table.djinn_row.iter().copied().map(Action::Wish));
                menu.extend(self.can_draw_djinn().then_some(Action::WishUnseen));
            }
            Frame::Flute => menu.extend(self.flute_targets().iter().map(Action::Charm)),
            Frame::Lure { target, from, tribe, moved } => {
                self.lures(target, (from, tribe), |tile, tribe| menu.push(Action::Lure { tile, tribe }));
                menu.extend((moved > 0).then_some(Action::Enough));
            }
            Frame::Ring => {
                let others = self.table.item_discards.kinds().filter(|&item| item != Item::Ring);
                menu.extend(others.map(Action::Fetch));
            }
            Frame::Talisman => menu.extend(self.my_tiles().iter().map(Action::Lift)),
            Frame::Settle { .. } => menu.extend(self.free_tiles().iter().map(Action::Settle)),
            Frame::Sort { sorted } => self.sort_menu(sorted, menu),
            Frame::Closing => self.closing_menu(menu),
        }
    }

    fn tribe_menu(&self, menu: &mut Vec<Action>) {
        match self.table.turn.tribe {
            Tribe::Builder => {
                let held = self.fakirs(self.table.turn.seat);
                menu.extend((0..=held).map(|fakirs| Action::Builders { fakirs }));
            }
            Tribe::Assassin => self.kills(menu),
            Tribe::Vizier | Tribe::Elder | Tribe::Merchant | Tribe::Artisan => (),
        }
    }

    fn sort_menu(&self, sorted: u8, menu: &mut Vec<Action>) {
        let rest: crate::Cards = self.table.row[usize::from(sorted)..].iter().copied().collect();
        menu.extend(rest.kinds().map(Action::Next));
    }

    /// FD2, FD3, FD14, FD17; a set that is begun must be sold first.
    fn closing_menu(&self, menu: &mut Vec<Action>) {
        self.sales(menu);
        if self.drawn.sale.is_empty() {
            self.powers(Stage::Closing, menu);
            self.magic(menu);
            menu.push(Action::EndTurn);
        } else {
            menu.push(Action::Sell);
        }
    }
}
