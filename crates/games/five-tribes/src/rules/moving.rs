//! FT4: moving meeples.

use super::walking::{Onward, has_pair};
use crate::{
    Action, Djinn, Event, Frame, Heading, Illegal, Item, Land, Meeples, Ride, Source, Stage, State, Table, Tile, Tiles,
    Tribe, state::Told,
};

impl Table {
    /// FT4.3, FT4.9: the tiles from which a complete legal move can be made like this.
    pub(crate) fn starts(&self, ride: Ride) -> impl Iterator<Item = Tile> {
        self.board.inhabited().iter().filter(move |&tile| self.is_start(tile, ride))
    }

    /// FD21: can a move that begins here be finished?
    pub(crate) fn is_start(&self, tile: Tile, ride: Ride) -> bool {
        let hand = self.board.at(tile).meeples;
        if hand.is_empty() {
            return false;
        }
        let holding = self.board.all_holding().map(|tiles| tiles.without(tile));
        Onward::new(self.board.ground(), tile, None, hand.total(), ride).can_finish(&holding, hand)
    }

    /// FR63: is there a legal move on the board, without the Carpet?
    pub fn any_move(&self) -> bool {
        self.starts(Ride::Foot).next().is_some()
    }
}

impl State {
    /// FX9.4: may the active player fly?
    pub(crate) fn has_carpet(&self) -> bool {
        !self.table.turn.item_used && self.hands[self.table.turn.seat.index()].items.has(Item::Carpet)
    }

    /// FD4, FD16: pick-ups on foot and with the Carpet; without a legal move on foot, also the declaration.
    pub(crate) fn pick_ups(&self, menu: &mut Vec<Action>) {
        let before = menu.len();
        menu.extend(self.table.starts(Ride::Foot).map(|tile| Action::PickUp { tile, ride: Ride::Foot }));
        let must_move = menu.len() > before;
        if self.has_carpet() {
            menu.extend(self.table.starts(Ride::Carpet).map(|tile| Action::PickUp { tile, ride: Ride::Carpet }));
        }
        if !must_move {
            menu.push(Action::NoMove);
        }
    }

    /// Why a move cannot begin like this.
    pub(crate) fn why_no_pick_up(&self, tile: Tile, ride: Ride) -> Illegal {
        if let Some(why) = self.why_no_step(tile) {
            return why;
        }
        if ride == Ride::Carpet && self.table.turn.item_used {
            return Illegal::ItemUsed;
        }
        if ride == Ride::Carpet && !self.has_carpet() {
            return Illegal::NoCarpet;
        }
        if self.table.board.at(tile).meeples.is_empty() { Illegal::EmptyTile } else { Illegal::NoFinish }
    }

    /// FT2.2, FX7.1: why no meeple can stand there.
    fn why_no_step(&self, tile: Tile) -> Option<Illegal> {
        let square = self.table.board.get(tile);
        square.map_or(Some(Illegal::NoSuchTile), |square| (square.land == Land::Chasm).then_some(Illegal::Chasm))
    }

    /// FT4.3; FR47: the Carpet is spent with the pick-up.
    pub(crate) fn pick_up(&mut self, tile: Tile, ride: Ride, told: &mut Told) {
        if ride == Ride::Carpet {
            self.use_up(Item::Carpet, told);
        }
        let hand = self.table.board.empty(tile);
        told.all(Event::PickedUp { tile, meeples: hand, ride });
        self.ask_next(Frame::Drop { hand, at: tile, came: None, ride });
    }

    /// FD5: the drops from which a legal finish exists.
    pub(crate) fn drops(&self, hand: Meeples, at: Tile, came: Option<Heading>, ride: Ride, menu: &mut Vec<Action>) {
        let board = &self.table.board;
        let left = hand.total();
        if left == 1 {
            let onward = Onward::new(board.ground(), at, came, 1, ride);
            for tribe in hand.tribes() {
                let ends = onward.ends_among(board.holding(tribe));
                menu.extend(ends.iter().map(|tile| Action::Drop { tribe, tile }));
            }
            return;
        }
        for heading in Heading::ALL.into_iter().filter(|&heading| came != Some(heading.opposite())) {
            let Some(tile) = board.step(at, heading) else { continue };
            let onward = Onward::new(board.ground(), tile, Some(heading), left - 1, ride);
            let good = Tribe::ALL.map(|tribe| !onward.ends_among(board.holding(tribe)).is_empty());
            // A meeple dropped here can be matched later only if the walk can come back here.
            let comes_back = !onward.ends_among(Tiles::only(tile)).is_empty();
            let mut loops = None;
            for tribe in hand.tribes() {
                let rest = hand.minus(Meeples::of(tribe, 1));
                let finishes = rest.tribes().any(|last| good[last.index()] || (last == tribe && comes_back))
                    || (has_pair(rest) && *loops.get_or_insert_with(|| !onward.ends_on_own().is_empty()));
                if finishes {
                    menu.push(Action::Drop { tribe, tile });
                }
            }
        }
    }

    /// Why a meeple cannot be dropped there.
    pub(crate) fn why_no_drop(
        &self,
        (hand, at, came, ride): (Meeples, Tile, Option<Heading>, Ride),
        tribe: Tribe,
        tile: Tile,
    ) -> Illegal {
        if let Some(why) = self.why_no_step(tile) {
            return why;
        }
        if !hand.has(tribe) {
            return Illegal::NotInHand { tribe };
        }
        let last = hand.total() == 1;
        if last && ride == Ride::Carpet {
            return if tile == at { Illegal::BarredByCarpet } else { Illegal::NoMatch { tribe } };
        }
        let Some(heading) = Heading::ALL.into_iter().find(|&heading| at.towards(heading) == Some(tile)) else {
            return Illegal::NotAdjacent;
        };
        if came == Some(heading.opposite()) {
            return Illegal::Backtrack;
        }
        if self.table.board.step(at, heading).is_none() {
            return Illegal::Mountain;
        }
        if last { Illegal::NoMatch { tribe } } else { Illegal::NoFinish }
    }

    /// FT4.4: drops one; after the last one the control check follows (FT5.1).
    pub(crate) fn drop(
        &mut self,
        (mut hand, at, ride): (Meeples, Tile, Ride),
        tribe: Tribe,
        tile: Tile,
        told: &mut Told,
    ) {
        hand.take(tribe);
        self.table.board.put(tile, tribe);
        told.all(Event::Dropped { tribe, tile });
        self.pay_marid(tile, told);
        if hand.is_empty() {
            self.arrive(tribe, tile, told);
        } else {
            let came = Heading::ALL.into_iter().find(|&heading| at.towards(heading) == Some(tile));
            self.ask_next(Frame::Drop { hand, at: tile, came, ride });
        }
    }

    /// FT9.16: 1 for the owner's own drops on the owner's tiles, 2 for others'.
    fn pay_marid(&mut self, tile: Tile, told: &mut Told) {
        let owner = self.table.board.at(tile).owner;
        if let Some(seat) = owner.filter(|&seat| self.player(seat).has(Djinn::Marid)) {
            let gold = if seat == self.table.turn.seat { 1 } else { 2 };
            self.gain(seat, gold, Source::Marid, told);
        }
    }

    /// FT5.1, FR2: takes all of the last meeple's tribe, checks for control, and lays out the rest of the turn (FD20).
    fn arrive(&mut self, tribe: Tribe, tile: Tile, told: &mut Told) {
        let number = self.table.board.at(tile).meeples.count(tribe);
        self.table.board.take(tile, tribe, number);
        told.all(Event::Took { tribe, number, tile });
        let turn = &mut self.table.turn;
        (turn.end, turn.tribe, turn.taken) = (tile, tribe, number);
        self.ask_next(Frame::Closing);
        self.ask_next(Frame::Tile { land: self.table.board.at(tile).land });
        self.ask_next(Frame::Window { stage: Stage::BeforeTile });
        self.ask_next(Frame::Tribe { tribe });
        self.ask_next(Frame::Window { stage: Stage::BeforeTribe });
        self.check_control(tile);
    }
}
