//! FT6.7: assassinations.

use tabletop::{Chance, Seat};

use crate::{Action, Djinn, Event, Illegal, Meeples, Source, State, Tile, Tribe, Victims, state::Told};

impl State {
    /// FT6.8: can meeples on this tile be reached with this many Fakirs?
    pub(crate) fn in_range(&self, tile: Tile, fakirs: u8) -> bool {
        self.range_cost(tile) <= fakirs
    }

    /// FT6.10: the Fakirs a target on this tile costs.
    pub(crate) fn range_cost(&self, tile: Tile) -> u8 {
        tile.distance(self.table.turn.end).saturating_sub(self.table.turn.taken)
    }

    /// FT6.9: the opponents with a meeple in front of them that can be killed; Boaz protects (FT9.4, FX10.3).
    pub(crate) fn exposed(&self) -> impl Iterator<Item = Seat> {
        let others = self.table.setup.others(self.table.turn.seat);
        others.iter().filter(|&seat| {
            let player = self.player(seat);
            !player.front.is_empty() && !player.has(Djinn::Boaz)
        })
    }

    /// FT6.7: is there anybody to kill with this many Fakirs?
    pub(crate) fn has_target(&self, fakirs: u8) -> bool {
        self.exposed().next().is_some() || self.table.board.inhabited().iter().any(|tile| self.in_range(tile, fakirs))
    }

    /// FR48: how many of these die.
    pub(crate) fn deaths(&self, among: Meeples) -> u8 {
        among.total().min(if self.table.turn.used.contains(Djinn::Iblis) { 2 } else { 1 })
    }

    /// The Fakirs the answer names: those it costs, or with rules 1 none, as they are implied.
    fn named_cost(&self, tile: Tile) -> u8 {
        if self.table.setup.rules() < 2 { 0 } else { self.range_cost(tile) }
    }

    /// Why these cannot be killed on a tile.
    pub(crate) fn why_no_kill(&self, tile: Tile, victims: Victims, fakirs: u8) -> Illegal {
        let (cost, held) = (self.range_cost(tile), self.my_fakirs());
        if !self.table.board.has(tile) {
            return if self.table.board.get(tile).is_none() { Illegal::NoSuchTile } else { Illegal::Chasm };
        }
        if cost > held {
            return Illegal::OutOfRange { cost, held };
        }
        let among = self.table.board.at(tile).meeples;
        if !victims.are_among(among) {
            return Illegal::NobodyThere;
        }
        if fakirs == self.named_cost(tile) { self.why_not_so_many(among, victims) } else { Illegal::KillCosts { cost } }
    }

    /// Why these cannot be killed in front of a player.
    pub(crate) fn why_no_murder(&self, of: Seat, victims: Victims) -> Illegal {
        if of == self.table.turn.seat {
            return Illegal::OwnMeeples;
        }
        if !self.table.setup.seats().contains(of) {
            return Illegal::NoSuchPlayer;
        }
        let player = self.player(of);
        if player.has(Djinn::Boaz) {
            return Illegal::Protected { revised: self.table.setup.has_expansion() };
        }
        if victims.are_among(player.front) { self.why_not_so_many(player.front, victims) } else { Illegal::NotInFront }
    }

    /// FR48: they are there, but too many, too few or in the wrong order.
    fn why_not_so_many(&self, among: Meeples, victims: Victims) -> Illegal {
        if victims.iter().count() == usize::from(self.deaths(among)) {
            return Illegal::VictimsInOrder;
        }
        if victims.other.is_none() { Illegal::TwoVictims } else { Illegal::OneVictim }
    }

    /// FD8: everybody who can be killed; "spare" only if every target costs Fakirs.
    pub(crate) fn kills(&self, menu: &mut Vec<Action>) {
        let held = self.my_fakirs();
        for tile in self.table.board.inhabited().iter().filter(|&tile| self.in_range(tile, held)) {
            let fakirs = self.named_cost(tile);
            let meeples = self.table.board.at(tile).meeples;
            each_victims(meeples, self.deaths(meeples), |victims| menu.push(Action::Kill { tile, victims, fakirs }));
        }
        for seat in self.exposed() {
            let meeples = self.player(seat).front;
            each_victims(meeples, self.deaths(meeples), |victims| menu.push(Action::Murder { seat, victims }));
        }
        if !self.has_target(0) {
            menu.push(Action::Spare);
        }
    }

    /// FT6.8, FT6.10, FT6.11: kills on a tile, and takes it if it is empty and free.
    pub(crate) fn kill(&mut self, tile: Tile, victims: Victims, chance: &mut Chance, told: &mut Told) {
        let seat = self.table.turn.seat;
        let fakirs = self.range_cost(tile);
        self.bag_taken(told);
        self.discard_fakirs(seat, fakirs, told);
        for tribe in victims.iter() {
            self.table.board.take(tile, tribe, 1);
            told.all(Event::Killed { tile, tribe });
        }
        self.bury(victims, tile, chance, told);
        self.tribute(Djinn::Nekir, seat, Source::Nekir, told);
        self.check_control(tile);
    }

    /// FT6.9: kills in front of an opponent.
    pub(crate) fn murder(&mut self, of: Seat, victims: Victims, chance: &mut Chance, told: &mut Told) {
        self.bag_taken(told);
        for tribe in victims.iter() {
            self.player_mut(of).front.take(tribe);
            told.all(Event::Murdered { seat: of, tribe });
        }
        let end = self.table.turn.end;
        self.bury(victims, end, chance, told);
        self.tribute(Djinn::Nekir, self.table.turn.seat, Source::Nekir, told);
    }

    /// FT6.7: nobody is killed.
    pub(crate) fn spare(&mut self, told: &mut Told) {
        self.bag_taken(told);
        told.all(Event::Spared);
    }

    /// FT9.12, FX10.4: victims go to the bag, or where Kandicha says; she looks at all of them together (FR70).
    fn bury(&mut self, victims: Victims, tile: Tile, chance: &mut Chance, told: &mut Told) {
        let seat = self.table.turn.seat;
        let kandicha = self.player(seat).has(Djinn::Kandicha);
        for tribe in victims.iter() {
            if kandicha && tribe.is_kept() {
                self.receive(seat, tribe, 1, told);
            } else {
                self.table.bag.add(tribe);
            }
        }
        if !kandicha {
            return;
        }
        let number = |tribe: Tribe| victims.iter().filter(|&victim| victim == tribe).count() as u8;
        let gold = u16::from(number(Tribe::Builder)) * u16::from(self.table.board.blue_around(tile));
        self.gain(seat, gold * self.builders_worth(), Source::Kandicha, told);
        self.kandicha_trades(seat, number(Tribe::Merchant), chance, told);
        self.draw_items(seat, number(Tribe::Artisan), chance, told);
    }

    /// FR13: the base card draws from the pile, the revised one takes the first card of the row.
    fn kandicha_trades(&mut self, seat: Seat, number: u8, chance: &mut Chance, told: &mut Told) {
        if !self.table.setup.has_expansion() {
            self.draw_cards(seat, number, chance, told);
            return;
        }
        for _ in 0..usize::from(number).min(self.table.row.len()) {
            self.take_from_row(seat, 0, told);
        }
    }
}

/// All ways to choose one or two of these, in the order of tribes; more than two are never asked for.
pub(crate) fn each_victims(among: Meeples, number: u8, mut each: impl FnMut(Victims)) {
    for one in among.tribes() {
        if number == 1 {
            each(Victims::single(one));
        } else {
            let rest = among.minus(Meeples::of(one, 1));
            let others = rest.tribes().filter(|&other| other >= one);
            others.for_each(|other| each(Victims { one, other: Some(other) }));
        }
    }
}
