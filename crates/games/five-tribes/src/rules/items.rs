//! FX9: magic items.

use tabletop::Chance;

use super::killing::each_victims;
use crate::{Action, Djinn, Event, Frame, Illegal, Item, State, Tent, Tile, Tiles, Tribe, Victims, state::Told};

/// FX9.3: how many meeples follow the Flute at most.
const FLUTE: u8 = 5;

impl State {
    /// FX9.10–FX9.12: would this item have an effect? The Carpet is used with the pick-up.
    pub(crate) fn item_has_effect(&self, item: Item) -> bool {
        let table = &self.table;
        match item {
            Item::Scimitar => !table.board.inhabited().is_empty(),
            Item::Lamp => !table.djinn_row.is_empty() || self.can_draw_djinn(),
            Item::Flute => !self.flute_targets().is_empty(),
            Item::Ring => !table.item_discards.is_empty(),
            Item::Talisman => !self.my_tiles().is_empty() && !self.free_tiles().is_empty(),
            // FR67
            Item::Horn => table.row.len() > 1 || (!table.row.is_full() && self.can_draw_card()),
            Item::Carpet | Item::Jewellery | Item::Chest | Item::Crown => false,
        }
    }

    /// FD3: items that can be used now.
    pub(crate) fn magic(&self, menu: &mut Vec<Action>) {
        if !self.table.turn.item_used {
            let held = self.hands[self.table.turn.seat.index()].items;
            menu.extend(held.kinds().filter(|&item| self.item_has_effect(item)).map(Action::Item));
        }
    }

    /// Why this item cannot be used now.
    pub(crate) fn why_no_item(&self, item: Item) -> Illegal {
        if !self.drawn.sale.is_empty() {
            return Illegal::SaleOpen;
        }
        if !self.hands[self.table.turn.seat.index()].items.has(item) {
            return Illegal::ItemNotHeld { item };
        }
        if !item.is_magic() {
            return Illegal::NotMagic { item };
        }
        if self.table.turn.item_used {
            return Illegal::ItemUsed;
        }
        if item == Item::Carpet {
            Illegal::CarpetWithPickUp
        } else if item == Item::Talisman && !self.my_tiles().is_empty() {
            Illegal::AllTilesOwned
        } else {
            Illegal::NoEffect { item }
        }
    }

    /// Why the Scimitar cannot remove these.
    pub(crate) fn why_no_strike(&self, tile: Tile, victims: Victims) -> Illegal {
        let among = self.table.board.at(tile).meeples;
        if !victims.are_among(among) {
            return Illegal::NotOnStruckTile;
        }
        if victims.iter().count() == usize::from(among.total().min(2)) {
            Illegal::StruckInOrder
        } else {
            Illegal::StrikesTwo
        }
    }

    /// Why this meeple does not follow the Flute.
    pub(crate) fn why_no_lure(&self, target: Tile, tile: Tile, tribe: Tribe) -> Illegal {
        if let Some(why) = self.why_no_target(tile) {
            return why;
        }
        if tile.distance(target) != 1 {
            return Illegal::NotNextToFlute;
        }
        if !self.table.board.ground().around(target).contains(tile) {
            return Illegal::MountainBeforeFlute;
        }
        let stands = self.table.board.at(tile).meeples.has(tribe);
        if stands { Illegal::FollowInOrder } else { Illegal::NobodyToFollow { tribe } }
    }

    /// FX9.11: the one magic item of this turn; it goes face up to the discards.
    pub(crate) fn use_up(&mut self, item: Item, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.hands[seat.index()].items.take(item);
        self.strike_item(seat, item);
        self.table.item_discards.add(item);
        self.table.turn.item_used = true;
        told.all(Event::ItemUsed { item });
    }

    /// FX9.10: uses an item; what it is aimed at is asked next.
    pub(crate) fn use_item(&mut self, item: Item, chance: &mut Chance, told: &mut Told) {
        self.use_up(item, told);
        match item {
            Item::Scimitar => self.ask_next(Frame::Scimitar),
            Item::Lamp => self.ask_next(Frame::Lamp),
            Item::Flute => self.ask_next(Frame::Flute),
            Item::Ring => self.ask_next(Frame::Ring),
            Item::Talisman => self.ask_next(Frame::Talisman),
            Item::Horn => {
                self.fill_row(chance, told);
                self.ask_next(Frame::Sort { sorted: 0 });
            }
            Item::Carpet | Item::Jewellery | Item::Chest | Item::Crown => {
                unreachable!("check refuses to use {item} like this")
            }
        }
    }

    /// FX9.1, FR33: whom the Scimitar can remove from a tile: two, or the only one.
    pub(crate) fn strikes(&self, tile: Tile, each: impl FnMut(Victims)) {
        let meeples = self.table.board.at(tile).meeples;
        each_victims(meeples, meeples.total().min(2), each);
    }

    pub(crate) fn strike_asks(&self, tile: Tile) -> bool {
        let mut ways = 0;
        self.strikes(tile, |_| ways += 1);
        ways > 1
    }

    /// Strikes there in the only way there is.
    pub(crate) fn strike_down(&mut self, tile: Tile, told: &mut Told) {
        let mut only = None;
        self.strikes(tile, |victims| only = Some(victims));
        self.remove(tile, only.expect("the Scimitar is aimed at tiles with meeples"), told);
    }

    /// FX9.1: the Scimitar is aimed.
    pub(crate) fn strike_at(&mut self, tile: Tile, told: &mut Told) {
        told.all(Event::Aimed { tile });
        self.ask_next(Frame::Strike { tile });
    }

    /// FX9.6: a piece is lifted.
    pub(crate) fn lift(&mut self, from: Tile, told: &mut Told) {
        told.all(Event::Aimed { tile: from });
        self.ask_next(Frame::Settle { from });
    }

    /// FX9.1, FR34: no assassination; the tile is taken if it is empty and free.
    pub(crate) fn remove(&mut self, tile: Tile, victims: Victims, told: &mut Told) {
        for tribe in victims.iter() {
            self.table.board.take(tile, tribe, 1);
            self.table.bag.add(tribe);
            told.all(Event::Removed { tile, tribe });
        }
        self.check_control(tile);
    }

    /// FX9.2: takes a djinn of the row.
    pub(crate) fn wish(&mut self, djinn: Djinn, told: &mut Told) {
        self.table.djinn_row.retain(|&other| other != djinn);
        self.get_djinn(self.table.turn.seat, djinn, told);
    }

    /// FX9.2: takes the unseen top djinn.
    pub(crate) fn wish_unseen(&mut self, chance: &mut Chance, told: &mut Told) {
        let djinn = self.top_djinn(chance, told).expect("it is offered while djinns are left");
        self.get_djinn(self.table.turn.seat, djinn, told);
    }

    /// FX9.3, FR30: tiles that a meeple next to them can walk to.
    pub(crate) fn flute_targets(&self) -> Tiles {
        let board = &self.table.board;
        let near = |tile: &Tile| !board.ground().around(*tile).and(board.inhabited()).is_empty();
        board.tiles().iter().filter(near).fold(Tiles::NONE, Tiles::with)
    }

    /// FX9.3: the Flute is aimed; nobody has followed yet.
    pub(crate) fn charm(&mut self, target: Tile, told: &mut Told) {
        told.all(Event::Aimed { tile: target });
        self.ask_next(Frame::Lure { target, from: Tile::default(), tribe: Tribe::default(), moved: 0 });
    }

    /// FD3: the meeples that can follow the Flute, in one fixed order.
    pub(crate) fn lures(&self, target: Tile, after: (Tile, Tribe), mut each: impl FnMut(Tile, Tribe)) {
        for tile in self.table.board.ground().around(target).iter() {
            let tribes = self.table.board.at(tile).meeples.tribes();
            tribes.filter(|&tribe| (tile, tribe) >= after).for_each(|tribe| each(tile, tribe));
        }
    }

    pub(crate) fn lure_asks(&self, target: Tile, after: (Tile, Tribe), moved: u8) -> bool {
        let mut any = false;
        self.lures(target, after, |_, _| any = true);
        any && moved < FLUTE
    }

    /// FX9.3: one meeple follows.
    pub(crate) fn lure(&mut self, target: Tile, moved: u8, (from, tribe): (Tile, Tribe), told: &mut Told) {
        self.table.board.take(from, tribe, 1);
        self.table.board.put(target, tribe);
        told.all(Event::Lured { from, to: target, tribe });
        self.ask_next(Frame::Lure { target, from, tribe, moved: moved + 1 });
    }

    /// FX9.5: the item is known to everybody while it is held (FH3).
    pub(crate) fn fetch(&mut self, item: Item, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.table.item_discards.take(item);
        self.hands[seat.index()].items.add(item);
        self.player_mut(seat).known_items.add(item);
        told.all(Event::ItemFetched { seat, item });
    }

    pub(crate) fn my_tiles(&self) -> Tiles {
        self.table.board.owned_by(self.table.turn.seat)
    }

    pub(crate) fn free_tiles(&self) -> Tiles {
        self.table.board.tiles().but(self.table.board.owned())
    }

    /// FX9.6, FR35: a piece moves; the tile it leaves becomes unowned.
    pub(crate) fn resettle(&mut self, from: Tile, to: Tile, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.table.board.set_owner(from, None);
        self.table.board.set_owner(to, Some(seat));
        let player = self.player_mut(seat);
        if player.tent == Tent::On(from) {
            player.tent = Tent::On(to);
        }
        told.all(Event::PieceMoved { seat, from, to });
    }

    /// FX9.7: are cards of different kinds left to sort?
    pub(crate) fn sort_asks(&self, sorted: u8) -> bool {
        let rest = &self.table.row[usize::from(sorted)..];
        rest.iter().any(|card| *card != rest[0])
    }

    /// FX9.7, FD13: the next card of the row.
    pub(crate) fn sort(&mut self, sorted: u8, card: crate::Card, told: &mut Told) {
        let row = &mut self.table.row;
        let place = usize::from(sorted);
        let found = row[place..].iter().position(|&other| other == card).expect("only cards of the row are offered");
        row.remove(place + found);
        row.insert(place, card);
        told.all(Event::Sorted { place: sorted, card });
        self.ask_next(Frame::Sort { sorted: sorted + 1 });
    }
}
