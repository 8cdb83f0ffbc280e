//! FT3: bidding, and whose turn comes.

use tabletop::{Chance, Seat};

use crate::{Action, Card, Djinn, Event, Frame, Illegal, Phase, Spot, State, Turn, state::Told};

impl State {
    /// What comes when no frame is left: the next bid, the next turn, or the end of the round.
    pub(crate) fn go_on(&mut self, chance: &mut Chance, told: &mut Told) {
        let table = &mut self.table;
        if table.is_bidding() && !table.order.is_empty() {
            self.ask_next(Frame::Bid);
        } else {
            table.phase = Phase::Playing;
            match self.next_marker() {
                Some(seat) => self.begin_turn(seat, told),
                None => self.end_round(chance, told),
            }
        }
    }

    /// FT3.2–FT3.6: the bids open to this seat; FR28: if none can be paid, the cheapest free spot for all the gold.
    pub(crate) fn bids(&self, seat: Seat, menu: &mut Vec<Action>) {
        let player = self.player(seat);
        let fakirs = if player.has(Djinn::Kumarbi) { self.fakirs(seat) } else { 0 };
        let before = menu.len();
        for spot in self.free_spots() {
            for fakirs in 0..=fakirs.min(spot.steps()) {
                if u16::from(spot.lowered(fakirs)) <= player.gold {
                    menu.push(Action::Bid { spot, fakirs });
                }
            }
        }
        if menu.len() == before {
            menu.extend(self.free_spots().next().map(|spot| Action::Bid { spot, fakirs: 0 }));
        }
    }

    pub(crate) fn free_spots(&self) -> impl Iterator<Item = Spot> {
        Spot::ALL.into_iter().filter(|&spot| self.table.is_free(spot))
    }

    /// Why the first marker cannot bid like this.
    pub(crate) fn why_no_bid(&self, spot: Spot, fakirs: u8) -> Illegal {
        let seat = self.table.order[0];
        let (kumarbi, held) = (self.player(seat).has(Djinn::Kumarbi), self.fakirs(seat));
        if !self.table.is_free(spot) {
            return if spot == Spot::FREE { Illegal::ZeroFull } else { Illegal::SpotTaken };
        }
        if fakirs > 0 && !kumarbi {
            return Illegal::NoKumarbi;
        }
        if fakirs > spot.steps() {
            return Illegal::TooManyFakirs;
        }
        if fakirs > held {
            return Illegal::KumarbiFakirs { held };
        }
        let most = if kumarbi { held } else { 0 };
        let payable = |spot: Spot| u16::from(spot.lowered(most.min(spot.steps()))) <= self.player(seat).gold;
        if self.free_spots().any(payable) {
            Illegal::TooDear { price: spot.lowered(fakirs) }
        } else {
            Illegal::CheapestOnly
        }
    }

    /// FT3.2: pays and moves the marker; FT3.4: on 0 it goes in front of the others.
    pub(crate) fn bid(&mut self, spot: Spot, fakirs: u8, told: &mut Told) {
        let seat = self.table.order.remove(0);
        let due = u16::from(spot.lowered(fakirs));
        // FR28: a player who cannot pay gives all there is.
        let price = due.min(self.player(seat).gold);
        (0..fakirs).for_each(|_| self.discard(seat, Card::Fakir));
        self.player_mut(seat).gold -= price;
        match spot.steps() {
            0 => self.table.zeros.insert(0, seat),
            step => self.table.spots[usize::from(step) - 1] = Some(seat),
        }
        told.all(Event::Bid { seat, spot, price: price as u8, fakirs });
        if price < due && self.player(seat).has(Djinn::Kumarbi) {
            self.show_cards(seat, told);
        }
    }

    /// FT3.7: takes the next marker from the turn order track, the dearest spot first.
    fn next_marker(&mut self) -> Option<Seat> {
        let paid = self.table.spots.iter_mut().rev().find_map(Option::take);
        paid.or_else(|| (!self.table.zeros.is_empty()).then(|| self.table.zeros.remove(0)))
    }

    /// FT4.2: the marker goes back to the bid order track, and the turn begins.
    fn begin_turn(&mut self, seat: Seat, told: &mut Told) {
        self.table.order.push(seat);
        self.table.turn = Turn { seat, ..Turn::default() };
        told.all(Event::TurnBegan { seat });
        // FT11.4: after a declared no move only the closing window is left.
        self.ask_next(if self.table.no_move { Frame::Closing } else { Frame::Start });
    }
}
