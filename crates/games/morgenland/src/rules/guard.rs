//! M9: the guard of the palace.

use tabletop::{Bill, Seat, Telling, Unsettled};

use crate::{
    Action, Event, Field, Illegal, Purse, State,
    frame::Frame,
    state::{Entry, Piece},
};
#[cfg(feature = "leaks")]
use crate::{Kind, laws::Leak};

impl State {
    /// M9.1
    pub(crate) fn turn_up_the_guard(&mut self, told: &mut Telling<Event>) {
        self.guard.face_up = true;
        told.all(Event::Guard { strength: self.guard.strength });
    }

    /// M9.3: the next in player order who is not settled yet.
    pub(crate) fn settle_the_next(&mut self, told: &mut Telling<Event>) {
        let Some(seat) = self.player_order().find(|&seat| !self.settled.contains(seat)) else {
            self.leave(Field::Guard);
            return;
        };
        match self.entry(seat) {
            Entry::Out { .. } => self.turn_away(seat, told),
            Entry::Admitted => {
                self.admit(seat);
                told.all(Event::Admitted { seat });
            }
            Entry::Bribe(_) => self.frames.push(Frame::Bribe(seat)),
        }
    }

    /// M9.2, M13.5: as things stand at the guard.
    pub(crate) fn entry(&self, seat: Seat) -> Entry {
        let strength = self.strength(seat, Field::Guard);
        if strength >= self.guard.strength || self.magic.keys.contains(seat) {
            return Entry::Admitted;
        }
        if strength > 0 {
            return Entry::Bribe(self.guard.strength - strength);
        }
        let leaves = |piece: &&Piece| piece.owner == seat && piece.field.room().is_some();
        Entry::Out { figures: self.pieces.iter().filter(leaves).count() as u8 }
    }

    fn admit(&mut self, seat: Seat) {
        self.settled = self.settled.with(seat);
        self.admitted = self.admitted.with(seat);
    }

    /// M9.4: all figures of this player leave all rooms, out for the round. M4.6: they are not shown.
    fn turn_away(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.settled = self.settled.with(seat);
        let before = self.pieces.len();
        let out = &mut self.players[seat.index()].out;
        self.pieces.retain(|piece| {
            let leaves = piece.owner == seat && piece.field.room().is_some();
            if leaves && !piece.carpet {
                out.push(piece.gone());
            }
            !leaves
        });
        told.all(Event::TurnedAway { seat, figures: (before - self.pieces.len()) as u8 });
    }

    /// M9.2: the difference, in any kinds.
    pub(crate) fn bribe_bill(&self, seat: Seat) -> Bill {
        self.player(seat).hoard.bill(self.guard.strength - self.strength(seat, Field::Guard))
    }

    pub(crate) fn check_bribe(&self, seat: Seat, paid: Purse) -> Result<(), Illegal> {
        self.bribe_bill(seat).settled_by(paid.units()).map_err(|why| match why {
            Unsettled::TooMany => Illegal::TooPoorToBribe,
            Unsettled::Total | Unsettled::Kinds | Unsettled::Parts => Illegal::WrongBribe,
        })
    }

    pub(crate) fn bribe_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        self.bribe_bill(seat).ways(|way| menu.push(Action::Bribe(Purse::from_slice(way))));
        menu.push(Action::StayOut);
    }

    pub(crate) fn bribe(&mut self, seat: Seat, paid: Purse, told: &mut Telling<Event>) {
        self.frames.pop();
        self.pay(seat, paid);
        self.admit(seat);
        told.all(Event::Bribed { seat, paid });
    }

    pub(crate) fn stay_out(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.frames.pop();
        #[cfg(feature = "leaks")]
        if Leak::CountInOneWorld.is_planted()
            && self.player(seat).hoard.get(Kind::Crowns) > self.player(seat).known.get(Kind::Crowns)
        {
            told.all(Event::Kept { seat });
        }
        self.turn_away(seat, told);
    }
}
