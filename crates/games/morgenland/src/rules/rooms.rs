//! M10: buying artifacts in the rooms of the palace.

use tabletop::{Bill, Pile, Seat, Telling, Unsettled};

#[cfg(feature = "leaks")]
use crate::laws::Leak;
use crate::{Action, Artifact, Event, Field, Illegal, Kind, Payment, Purse, Setup, State, frame::Frame, state::Phase};

impl State {
    /// M10.1: asks the strongest who has not declined; if nobody is left, nothing is sold. Only the admitted still have
    /// figures here.
    pub(crate) fn offer(&mut self, room: Field) {
        if let Some(&seat) = self.ranked(room).iter().find(|&&seat| !self.declined.contains(seat)) {
            self.frames.push(Frame::Offer(seat));
        } else {
            self.magic.abracadabra = None;
            self.leave(room);
        }
    }

    /// M9.3, M10.1: the only answer of a player who cannot pay, if everybody can tell that: they see how many units the
    /// player has, and whether there may be anything to play (M14.8).
    pub fn foreseen(&self, seat: Seat) -> Option<Action> {
        let frame = *self.frames.last()?;
        let (bill, answer) = if frame == Frame::Offer(seat) {
            (self.price(seat), Action::Decline)
        } else if frame == Frame::Bribe(seat) {
            (self.bribe_bill(seat), Action::StayOut)
        } else {
            return None;
        };
        let short = self.player(seat).hoard.total() < u32::from(bill.total);
        (short && !(self.is_pro() && self.may_play(seat))).then_some(answer)
    }

    /// The room being evaluated.
    pub(crate) fn room(&self) -> Field {
        self.evaluating().expect("offers are made while a room is evaluated")
    }

    /// M10.2–M10.4
    pub(crate) fn price(&self, seat: Seat) -> Bill {
        self.setup.price(&self.figures(seat, self.room()), &self.player(seat).hoard)
    }

    pub(crate) fn check_buy(&self, seat: Seat, paid: Purse) -> Result<(), Illegal> {
        if self.figures(seat, self.room()).len() > Kind::ALL.len() {
            return Err(Illegal::TooManyFigures);
        }
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
        let artifact = self.stacks[room.number()].pop().expect("a room that is sold out is closed").kind;
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
        self.close_the_sale(room);
    }

    /// M10.7: it lay face up; the next one stays face down (M10.9).
    pub(crate) fn show_bought(&mut self, seat: Seat, room: Field, artifact: Artifact, told: &mut Telling<Event>) {
        self.face_up &= !(1 << room.number());
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
        if self.is_pro() && self.stacks[room.number() + 1..].iter().any(|stack| !stack.is_empty()) {
            self.open_window(); // M14.1 (g)
        }
    }
}

impl Setup {
    /// M10.2–M10.4: what figures of these strengths cost, Carpets and Doubles too, and what there is to pay with.
    pub fn price(&self, figures: &[u8], purse: &Purse) -> Bill {
        // M10.6: more than five figures cannot be paid, whatever their parts.
        if self.payment == Payment::Match && figures.len() <= Kind::ALL.len() {
            return Bill::matched(figures, purse.units());
        }
        Bill::split(figures.iter().sum(), figures.len() as u8, purse.units())
    }

    /// What is left of a purse after figures of these strengths are paid for, from the fullest kinds; `None` if it does
    /// not suffice.
    pub fn left_after(&self, figures: &[u8], purse: Purse) -> Option<Purse> {
        let mut order: Pile<(u8, usize), 5> = purse.units().iter().copied().zip(0..).collect();
        order.sort_unstable_by(|a, b| b.cmp(a));
        let kinds = order.get(..figures.len())?;
        let mut parts: Pile<u8, 5> = figures.iter().copied().collect();
        parts.sort_unstable_by(|a, b| b.cmp(a));
        let mut due: u8 = figures.iter().sum();
        let mut units = *purse.units();
        for (nth, (&(has, at), &part)) in kinds.iter().zip(&parts).enumerate() {
            let later = (kinds.len() - nth - 1) as u8;
            let paid = match self.payment {
                Payment::Split => has.min(due.saturating_sub(later)),
                Payment::Match => part,
            };
            units[at] = has.checked_sub(paid.max(1))?;
            due -= paid;
        }
        (due == 0).then(|| Purse::new(units))
    }
}
