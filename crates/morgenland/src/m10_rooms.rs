//! M10: buying artifacts in the rooms of the palace.

use tabletop::{Bill, Seat, Telling, Unsettled};

#[cfg(feature = "leaks")]
use crate::Leak;
use crate::{Action, Event, Field, Illegal, Payment, Purse, State, frame::Frame, state::Phase};

impl State {
    /// M10.1: the strongest who has not declined is asked; nobody left, unsold. Only the admitted still have figures here.
    pub(crate) fn offer(&mut self, room: Field) {
        match self.ranked(room).iter().find(|&&seat| !self.declined.contains(seat)) {
            Some(&seat) => self.frames.push(Frame::Offer(seat)),
            None => self.leave(room),
        }
    }

    /// The room being evaluated.
    pub(crate) fn room(&self) -> Field {
        match self.phase {
            Phase::Evaluating(room) => room,
            Phase::Preparing | Phase::Placing(_) | Phase::Reaching(_) | Phase::Closing | Phase::Over => Field::Room1,
        }
    }

    /// M10.2–M10.4
    pub(crate) fn price(&self, seat: Seat) -> Bill {
        let figures = self.figures(seat, self.room());
        let hoard = self.player(seat).hoard;
        match self.setup.payment {
            Payment::Split => Bill::split(figures.iter().sum(), figures.len() as u8, hoard.units()),
            Payment::Match => Bill::matched(&figures, hoard.units()),
        }
    }

    pub(crate) fn check_buy(&self, seat: Seat, paid: Purse) -> Result<(), Illegal> {
        self.price(seat).settled_by(paid.units()).map_err(|why| match why {
            Unsettled::Total => Illegal::WrongPrice,
            Unsettled::Kinds => Illegal::WrongKinds,
            Unsettled::Parts => Illegal::WrongParts,
            Unsettled::TooMany => Illegal::TooPoor,
        })
    }

    pub(crate) fn offer_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        self.price(seat).ways(|way| menu.push(Action::Buy(Purse::from_slice(way))));
        menu.push(Action::Decline);
    }

    pub(crate) fn decline(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.frames.pop();
        self.declined = self.declined.with(seat);
        told.all(Event::Declined { seat, room: self.room() });
    }

    /// M10.7–M10.9; M11.1: the last artifact ends the game at once.
    pub(crate) fn buy(&mut self, seat: Seat, paid: Purse, told: &mut Telling<Event>) {
        self.frames.pop();
        let room = self.room();
        self.pay(seat, paid);
        told.all(Event::Bought { seat, room, paid });
        if let Some(artifact) = room.room().and_then(|room| self.stacks[room].pop()) {
            self.player_mut(seat).artifacts.add(artifact);
            told.only(seat, Event::YouBought { artifact });
            #[cfg(feature = "leaks")]
            if Leak::PrivateToAll.is_planted() {
                told.all(Event::YouBought { artifact });
            }
        }
        if self.stacks.iter().all(|stack| stack.is_empty()) {
            self.phase = Phase::Over;
        } else {
            self.leave(room);
        }
    }
}
