//! M10: buying artifacts in the rooms of the palace.

use tabletop::{Bill, Pile, Seat, Telling, Unsettled};

#[cfg(feature = "leaks")]
use crate::Leak;
use crate::{
    Action, Artifact, Event, Field, Illegal, Kind, Payment, Purse, State, frame::Frame, memory::Token, state::Phase,
};

impl State {
    /// M10.1: the strongest who has not declined is asked; nobody left, unsold. Only the admitted still have figures here.
    pub(crate) fn offer(&mut self, room: Field) {
        if let Some(&seat) = self.ranked(room).iter().find(|&&seat| !self.declined.contains(seat)) {
            self.frames.push(Frame::Offer(seat));
        } else {
            self.magic.abracadabra = None;
            self.leave(room);
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
        let room = self.room();
        let hoard = self.player(seat).hoard;
        let (mut figures, mut strength) = (0, 0);
        for piece in self.pieces.iter().filter(|piece| piece.owner == seat && piece.field == room) {
            figures += 1 + piece.doubles;
            strength += piece.counts();
        }
        // M10.6: more than five figures cannot be paid, whatever their parts.
        if self.setup.payment == Payment::Match && usize::from(figures) <= Kind::ALL.len() {
            return Bill::matched(&self.figures(seat, room), hoard.units());
        }
        Bill::split(strength, figures, hoard.units())
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
        if self.magic.abracadabra == Some(seat) {
            self.look_through(seat, room, told);
            self.frames.push(Frame::Stack(seat)); // M12.1
            return;
        }
        self.note_sale(room);
        if let Some(Token { kind: artifact, .. }) = room.room().and_then(|room| self.stacks[room].pop()) {
            self.player_mut(seat).artifacts.add(artifact);
            if self.is_pro() {
                self.show_bought(seat, room, artifact, told);
            } else {
                told.only(seat, Event::YouBought { artifact });
            }
            #[cfg(feature = "leaks")]
            if Leak::PrivateToAll.is_planted() {
                told.all(Event::YouBought { artifact });
            }
        }
        self.close_the_sale(room);
    }

    /// M10.7: it lay face up; the next one stays face down (M10.9).
    pub(crate) fn show_bought(&mut self, seat: Seat, room: Field, artifact: Artifact, told: &mut Telling<Event>) {
        self.face_up &= !(1 << room.room().unwrap_or(0));
        self.player_mut(seat).shown.add(artifact);
        told.all(Event::Obtained { seat, artifact });
    }

    pub(crate) fn close_the_sale(&mut self, room: Field) {
        self.magic.abracadabra = None;
        if self.stacks.iter().all(Pile::is_empty) {
            self.phase = Phase::Over;
            return;
        }
        self.leave(room);
        let later = room.room().map_or(5, |room| room + 1);
        if self.is_pro() && self.stacks[later..].iter().any(|stack| !stack.is_empty()) {
            self.open_window(); // M14.1 (g)
        }
    }
}
