//! FD1-FD20: what may be answered, and why not.

use tabletop::Seat;

use crate::{Action, Card, Cards, Frame, Illegal, Item, Stage, State, Tribe};

/// Every frame, instead of a wildcard in matches on frame and action: a new frame does not compile until it is handled.
#[rustfmt::skip]
macro_rules! any_frame {
    () => {
        Frame::Bid | Frame::Start | Frame::Drop { .. } | Frame::Piece { .. } | Frame::Window { .. }
            | Frame::Tribe { .. } | Frame::KeepItem { .. } | Frame::Tile { .. } | Frame::Place { .. }
            | Frame::KeepDjinn { .. } | Frame::Scimitar | Frame::Strike { .. } | Frame::Lamp | Frame::Flute
            | Frame::Lure { .. } | Frame::Ring | Frame::Talisman | Frame::Settle { .. } | Frame::Sort { .. }
            | Frame::Closing
    };
}

/// Every action, for the same reason.
#[rustfmt::skip]
macro_rules! any_action {
    () => {
        Action::Bid { .. } | Action::Use { .. } | Action::Item(_) | Action::PickUp { .. } | Action::Drop { .. }
            | Action::NoMove | Action::Place(_) | Action::Builders { .. } | Action::Kill { .. }
            | Action::Murder { .. } | Action::Spare | Action::KeepItem(_) | Action::KeepDjinn(_) | Action::Decline
            | Action::Buy { .. } | Action::Summon { .. } | Action::Craft(_) | Action::Here | Action::There { .. }
            | Action::Wish(_) | Action::WishUnseen | Action::Fetch(_) | Action::Strike(_) | Action::Remove(_)
            | Action::Lift(_) | Action::Settle(_) | Action::Charm(_) | Action::Lure { .. } | Action::Enough
            | Action::Next(_) | Action::Offer(_) | Action::Sell | Action::Continue | Action::EndTurn
    };
}

pub(crate) use {any_action, any_frame};

impl State {
    /// Who is asked, if the game goes on.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.table.asked()
    }

    /// The one authority on legality: what the menu offers is legal. For anything else this says why not.
    pub(crate) fn allows(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        #[cfg(feature = "leaks")]
        if crate::laws::Leak::RefusalByHidden.is_planted()
            && self.asked().is_some_and(|it| it != seat && self.fakirs(it) > 0)
        {
            return Err(Illegal::MustMove);
        }
        let Some(&frame) = self.table.frames.last() else { return Err(Illegal::GameOver) };
        if self.asked() != Some(seat) {
            return Err(if frame == Frame::Bid { Illegal::NotYourBid } else { Illegal::NotYourTurn });
        }
        let mut menu = Vec::new();
        self.menu(&mut menu);
        if menu.contains(&action) { Ok(()) } else { Err(self.why_not(frame, action)) }
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
            Frame::Tribe { tribe: Tribe::Builder } => {
                menu.extend((0..=self.my_fakirs()).map(|fakirs| Action::Builders { fakirs }));
            }
            Frame::Tribe { .. } => self.kills(menu),
            Frame::KeepItem { .. } => menu.extend(self.drawn.items.kinds().map(Action::KeepItem)),
            Frame::Tile { land } => self.tile_offers(land, menu),
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
            Frame::Sort { sorted } => menu.extend(self.unsorted(sorted).kinds().map(Action::Next)),
            Frame::Closing => self.closing_menu(menu),
        }
    }

    /// FX9.7: the cards of the row that have no place yet.
    fn unsorted(&self, sorted: u8) -> Cards {
        self.table.row[usize::from(sorted)..].iter().copied().collect()
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

    /// Why an answer that the menu does not offer is refused.
    fn why_not(&self, frame: Frame, action: Action) -> Illegal {
        match (frame, action) {
            (Frame::Bid, Action::Bid { spot, fakirs }) => self.why_no_bid(spot, fakirs),
            (Frame::Start | Frame::Window { .. } | Frame::Closing, Action::Use { djinn, payment, tile }) => {
                self.why_no_djinn(djinn, payment, tile)
            }
            (Frame::Start | Frame::Window { .. } | Frame::Closing, Action::Item(item)) => self.why_no_item(item),
            (Frame::Start, Action::PickUp { tile, ride }) => self.why_no_pick_up(tile, ride),
            (Frame::Start, Action::NoMove) => Illegal::MustMove,
            (Frame::Drop { hand, at, came, ride }, Action::Drop { tribe, tile }) => {
                self.why_no_drop((hand, at, came, ride), tribe, tile)
            }
            (Frame::Tribe { tribe: Tribe::Builder }, Action::Builders { .. }) => {
                Illegal::BuilderFakirs { held: self.my_fakirs() }
            }
            (Frame::Tribe { tribe: Tribe::Assassin }, Action::Kill { tile, victims, fakirs }) => {
                self.why_no_kill(tile, victims, fakirs)
            }
            (Frame::Tribe { tribe: Tribe::Assassin }, Action::Murder { seat, victims }) => {
                self.why_no_murder(seat, victims)
            }
            (Frame::Tribe { tribe: Tribe::Assassin }, Action::Spare) => Illegal::MustKill,
            (Frame::KeepItem { .. }, Action::KeepItem(item)) => Illegal::ItemNotDrawn { item },
            (Frame::KeepDjinn { .. }, Action::KeepDjinn(djinn)) => Illegal::DjinnNotDrawn { djinn },
            (Frame::Tile { land }, Action::Buy { first, second }) => self.why_no_purchase(land, first, second),
            (Frame::Tile { land }, Action::Summon { djinn, payment }) => self.why_no_summon(land, djinn, payment),
            (Frame::Tile { land }, Action::Craft(payment)) => State::why_no_craft(land, payment),
            (Frame::Place { growth, tile: here }, Action::There { tile, payment }) => {
                self.why_not_there(growth, here, tile, payment)
            }
            (Frame::Scimitar, Action::Strike(tile)) => self.why_no_target(tile).unwrap_or(Illegal::NobodyToStrike),
            (Frame::Strike { tile }, Action::Remove(victims)) => self.why_no_strike(tile, victims),
            (Frame::Lamp, Action::Wish(djinn)) => Illegal::NotForLamp { djinn },
            (Frame::Lamp, Action::WishUnseen) => Illegal::NoUnseenDjinn,
            (Frame::Flute, Action::Charm(tile)) => self.why_no_target(tile).unwrap_or(Illegal::NobodyNear),
            (Frame::Lure { target, .. }, Action::Lure { tile, tribe }) => self.why_no_lure(target, tile, tribe),
            (Frame::Lure { .. }, Action::Enough) => Illegal::OneAtLeast,
            (Frame::Ring, Action::Fetch(Item::Ring)) => Illegal::RingItself,
            (Frame::Ring, Action::Fetch(item)) => Illegal::NotInDiscards { item },
            (Frame::Talisman, Action::Lift(_)) => Illegal::NotYourPiece,
            (Frame::Settle { .. }, Action::Settle(tile)) => self.why_no_target(tile).unwrap_or(Illegal::TileOwned),
            (Frame::Sort { .. }, Action::Next(_)) => Illegal::NotInRow,
            (Frame::Closing, Action::Offer(card)) => self.why_no_offer(card),
            (Frame::Closing, Action::Sell) => Illegal::NothingOffered,
            (Frame::Closing, Action::EndTurn) => Illegal::SaleOpen,
            (Frame::Closing, Action::PickUp { .. } | Action::NoMove) if self.table.no_move => Illegal::NobodyMoves,
            (any_frame!(), any_action!()) => Illegal::OtherQuestion { question: frame },
        }
    }

    /// Fakirs in the hand of the player whose turn it is.
    pub(crate) fn my_fakirs(&self) -> u8 {
        self.fakirs(self.table.turn.seat)
    }

    /// FT8.2: why this card cannot join the set.
    fn why_no_offer(&self, card: Card) -> Illegal {
        if !card.is_merchandise() {
            return Illegal::NotMerchandise;
        }
        if !self.hands[self.table.turn.seat.index()].cards.has(card) {
            return Illegal::CardNotHeld;
        }
        if self.drawn.sale.has(card) { Illegal::SameKindTwice } else { Illegal::OutOfOrder }
    }
}
