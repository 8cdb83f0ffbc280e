use tabletop::Seat;

use crate::{
    Action, Card, Djinn, Frame, Heading, Illegal, Item, Land, Meeples, Payment, Ride, Spot, State, Tile, Tribe,
    Victims, tile_action::price,
};

/// The one authority: legal is what the menu offers. For all else this says why not.
pub(crate) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
    #[cfg(feature = "leaks")]
    if crate::Leak::RefusalByHidden.is_planted() && state.asked().is_some_and(|it| it != seat && state.fakirs(it) > 0) {
        return Err(Illegal::OtherQuestion);
    }
    if state.asked() != Some(seat) {
        return Err(Illegal::NotAsked);
    }
    let mut menu = Vec::new();
    state.menu(&mut menu);
    if menu.contains(action) { Ok(()) } else { Err(state.why_not(seat, *action)) }
}

impl State {
    fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        let Some(&frame) = self.table.frames.last() else { return Illegal::NotAsked };
        match (frame, action) {
            (Frame::Bid, Action::Bid { spot, fakirs }) => self.why_no_bid(seat, spot, fakirs),
            (Frame::Start | Frame::Window { .. } | Frame::Closing, Action::Use { djinn, payment, tile }) => {
                self.why_no_djinn(djinn, payment, tile)
            }
            (Frame::Start | Frame::Window { .. } | Frame::Closing, Action::Item(item)) => self.why_no_item(item),
            (Frame::Start, Action::PickUp { tile, ride }) => self.why_no_pick_up(tile, ride),
            (Frame::Start, Action::NoMove) => Illegal::MustMove,
            (Frame::Drop { hand, at, came, ride }, Action::Drop { tribe, tile }) => {
                self.why_no_drop((hand, at, came, ride), tribe, tile)
            }
            (Frame::Tribe { .. }, action) => self.why_no_tribe_action(seat, action),
            (Frame::KeepItem { .. }, Action::KeepItem(_)) | (Frame::KeepDjinn { .. }, Action::KeepDjinn(_)) => {
                Illegal::NotDrawn
            }
            (Frame::Tile, action) => self.why_no_tile_action(action),
            (Frame::Place { tile: here, .. }, Action::There { tile, payment }) => {
                self.why_not_there(here, tile, payment)
            }
            (Frame::Scimitar, Action::Strike(tile)) => self.why_no_tile(tile).unwrap_or(Illegal::EmptyTile),
            (Frame::Strike { tile }, Action::Remove(victims)) => {
                why_no_victims(self.table.board.at(tile).meeples, victims)
            }
            (Frame::Lamp, Action::Wish(_)) => Illegal::DjinnNotInRow,
            (Frame::Lamp, Action::WishUnseen) => Illegal::ItemWithoutEffect,
            (Frame::Flute, Action::Charm(tile)) => self.why_no_tile(tile).unwrap_or(Illegal::CannotFollow),
            (Frame::Lure { .. }, Action::Lure { .. }) => Illegal::CannotFollow,
            (Frame::Lure { .. }, Action::Enough) => Illegal::OneAtLeast,
            (Frame::Ring, Action::Fetch(_)) => Illegal::NotInDiscards,
            (Frame::Talisman, Action::Lift(_)) => Illegal::NotYourPiece,
            (Frame::Settle { .. }, Action::Settle(tile)) => self.why_no_tile(tile).unwrap_or(Illegal::TileOwned),
            (Frame::Sort { .. }, Action::Next(_)) => Illegal::NotInRow,
            (Frame::Closing, Action::Offer(card)) => self.why_no_offer(seat, card),
            (Frame::Closing, Action::Sell) => Illegal::NothingOffered,
            (Frame::Closing, Action::EndTurn) => Illegal::SaleOpen,
            _ => Illegal::OtherQuestion,
        }
    }

    /// FX7.1, and the border of the board.
    fn why_no_tile(&self, tile: Tile) -> Option<Illegal> {
        match self.table.board.get(tile) {
            None => Some(Illegal::NoSuchTile),
            Some(square) if square.land == Land::Chasm => Some(Illegal::Chasm),
            Some(_) => None,
        }
    }

    fn why_no_bid(&self, seat: Seat, spot: Spot, fakirs: u8) -> Illegal {
        if !self.table.is_free(spot) {
            return if spot == Spot::FREE { Illegal::ZeroFull } else { Illegal::SpotTaken };
        }
        if fakirs > 0 && !self.player(seat).has(Djinn::Kumarbi) {
            return Illegal::NoKumarbi;
        }
        if fakirs > spot.steps() {
            return Illegal::TooManyFakirs;
        }
        if fakirs > self.fakirs(seat) { Illegal::FakirsNotHeld } else { Illegal::TooDear }
    }

    fn why_no_pick_up(&self, tile: Tile, ride: Ride) -> Illegal {
        if let Some(why) = self.why_no_tile(tile) {
            return why;
        }
        if ride == Ride::Carpet && !self.has_carpet() {
            return Illegal::NoCarpet;
        }
        if self.table.board.at(tile).meeples.is_empty() { Illegal::EmptyTile } else { Illegal::NoFinish }
    }

    fn why_no_drop(
        &self,
        (hand, at, came, ride): (Meeples, Tile, Option<Heading>, Ride),
        tribe: Tribe,
        tile: Tile,
    ) -> Illegal {
        if let Some(why) = self.why_no_tile(tile) {
            return why;
        }
        if !hand.has(tribe) {
            return Illegal::NotInHand;
        }
        let last = hand.total() == 1;
        if last && ride == Ride::Carpet {
            return if tile == at { Illegal::BarredByCarpet } else { Illegal::NoMatch };
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
        if last { Illegal::NoMatch } else { Illegal::NoFinish }
    }

    fn why_no_djinn(&self, djinn: Djinn, payment: Payment, tile: Option<Tile>) -> Illegal {
        let Some(stage) = self.stage() else { return Illegal::OtherQuestion };
        if !self.drawn.sale.is_empty() {
            return Illegal::SaleOpen;
        }
        if !self.me().has(djinn) {
            return Illegal::NotYourDjinn;
        }
        if self.table.turn.used.contains(djinn) {
            return Illegal::DjinnUsed;
        }
        if !self.has_effect(djinn, stage) {
            let timed = matches!(djinn, Djinn::Echidna | Djinn::Iblis);
            return if timed { Illegal::WrongWindow } else { Illegal::NoEffect };
        }
        if !djinn.cost().payments(u8::MAX, u8::MAX).any(|way| way == payment) {
            return Illegal::WrongPayment;
        }
        if !self.can_spend(payment, self.fakirs(self.table.turn.seat)) {
            return Illegal::CannotPay;
        }
        tile.and_then(|tile| self.why_no_tile(tile)).unwrap_or(Illegal::BadTarget)
    }

    fn why_no_item(&self, item: Item) -> Illegal {
        if !self.drawn.sale.is_empty() {
            return Illegal::SaleOpen;
        }
        if !self.hands[self.table.turn.seat.index()].items.has(item) {
            return Illegal::ItemNotHeld;
        }
        if self.table.turn.item_used {
            return Illegal::ItemUsed;
        }
        if item == Item::Carpet { Illegal::CarpetWithPickUp } else { Illegal::ItemWithoutEffect }
    }

    fn why_no_tribe_action(&self, seat: Seat, action: Action) -> Illegal {
        match (self.table.turn.tribe, action) {
            (Tribe::Builder, Action::Builders { .. }) => Illegal::FakirsNotHeld,
            (Tribe::Assassin, Action::Kill { tile, victims }) => self.why_no_kill(tile, victims),
            (Tribe::Assassin, Action::Murder { seat: of, victims }) => self.why_no_murder(seat, of, victims),
            (Tribe::Assassin, Action::Spare) => Illegal::MustKill,
            _ => Illegal::OtherQuestion,
        }
    }

    fn why_no_kill(&self, tile: Tile, victims: Victims) -> Illegal {
        if let Some(why) = self.why_no_tile(tile) {
            return why;
        }
        if !self.in_range(tile, self.fakirs(self.table.turn.seat)) {
            return Illegal::OutOfRange;
        }
        why_no_victims(self.table.board.at(tile).meeples, victims)
    }

    fn why_no_murder(&self, seat: Seat, of: Seat, victims: Victims) -> Illegal {
        if of == seat || !self.table.setup.seats().contains(of) {
            return Illegal::OwnMeeples;
        }
        if self.player(of).has(Djinn::Boaz) {
            return Illegal::Protected;
        }
        why_no_victims(self.player(of).front, victims)
    }

    fn why_no_tile_action(&self, action: Action) -> Illegal {
        match (self.end_land(), action) {
            (Land::Sacred(_), Action::Summon { djinn, payment }) => self.why_no_summon(djinn, payment),
            (Land::Workshop(_), Action::Craft(payment)) => match payment {
                Payment::Artisan | Payment::TwoFakirs => Illegal::CannotPay,
                Payment::Elder | Payment::Fakir | Payment::TwoElders | Payment::ElderAndFakir => Illegal::WrongPayment,
            },
            (Land::LargeMarket, Action::Buy { first, second: Some(second) }) if second <= first => Illegal::OneCardOnly,
            (land, Action::Buy { second: Some(_), .. }) if land != Land::LargeMarket && price(land) > 0 => {
                Illegal::OneCardOnly
            }
            (land, Action::Buy { .. }) if price(land) > 0 => Illegal::NoSuchCard,
            _ => Illegal::OtherQuestion,
        }
    }

    fn why_no_summon(&self, djinn: Djinn, payment: Payment) -> Illegal {
        if !self.table.djinn_row.contains(&djinn) {
            return Illegal::DjinnNotInRow;
        }
        match payment {
            Payment::TwoElders | Payment::ElderAndFakir => Illegal::CannotPay,
            Payment::Elder | Payment::Fakir | Payment::Artisan | Payment::TwoFakirs => Illegal::WrongPayment,
        }
    }

    fn why_not_there(&self, here: Tile, tile: Tile, payment: Payment) -> Illegal {
        if let Some(why) = self.why_no_tile(tile) {
            return why;
        }
        if tile == here || !here.area().contains(tile) {
            return Illegal::NotANeighbour;
        }
        if matches!(payment, Payment::Elder | Payment::Fakir) { Illegal::CannotPay } else { Illegal::WrongPayment }
    }

    fn why_no_offer(&self, seat: Seat, card: Card) -> Illegal {
        if !card.is_merchandise() {
            return Illegal::NotMerchandise;
        }
        if self.hands[seat.index()].cards.has(card) { Illegal::OutOfOrder } else { Illegal::CardNotHeld }
    }
}

/// Why these cannot die there: they are not there, or they are too many, too few or in the wrong order.
fn why_no_victims(among: Meeples, victims: Victims) -> Illegal {
    let mut wanted = Meeples::NONE;
    victims.iter().for_each(|tribe| wanted.add(tribe));
    if among.includes(wanted) { Illegal::WrongNumber } else { Illegal::NobodyThere }
}
