//! M5: evaluating the fields, one after another.

use tabletop::{Chance, Telling};

use crate::{Event, Field, State, state::Phase};

impl State {
    /// M5.1: turns the field up, or passes over it.
    #[inline(never)]
    pub(crate) fn reach(&mut self, field: Field, told: &mut Telling<Event>) {
        if field == Field::Guard && self.is_guard_reached() {
            self.turn_up_the_guard(told);
        }
        let mut reached = self.guard.face_up && field == Field::Guard || self.magic.smuggled.contains(field);
        for piece in self.pieces.iter_mut() {
            if piece.field == field {
                piece.face_up = true;
                told.all(Event::Shown { seat: piece.owner, field, figure: piece.strength });
                reached = true;
            }
        }
        if !reached {
            if field == Field::Guard && self.is_pro() {
                self.settled = tabletop::Seats::first(self.players()); // M9.6: nobody is admitted
            }
            return self.leave(field);
        }
        self.declined = tabletop::Seats::NONE;
        self.phase = Phase::Evaluating(field);
        if self.is_pro() {
            self.open_window(); // M14.1 (d), (f)
        }
    }

    /// M5.1, M9.6: the guard is evaluated even if figures lie only in rooms.
    fn is_guard_reached(&self) -> bool {
        self.pieces.iter().any(|piece| piece.field >= Field::Guard)
    }

    /// Evaluates the field being turned up, up to the first question.
    #[inline(never)]
    pub(crate) fn evaluate(&mut self, field: Field, chance: &mut Chance, told: &mut Telling<Event>) {
        match field {
            Field::Crowns | Field::Pearls | Field::Gems | Field::Cups | Field::Bars => self.share_out(field, told),
            Field::Tent => self.draw_spells(chance, told),
            Field::Djinn => self.call_the_djinn(told),
            Field::Market => self.ask_at_the_market(),
            Field::Caravanserai => self.take_the_camel(told),
            Field::Guard => self.settle_the_next(told),
            Field::Room1 | Field::Room2 | Field::Room3 | Field::Room4 | Field::Room5 => self.offer(field),
        }
    }

    /// The next field's turn.
    pub(crate) fn leave(&mut self, field: Field) {
        self.phase = field.next().map_or(Phase::Closing, Phase::Reaching);
        let after_djinn = field == Field::Djinn && self.magic.djinn.is_some() && self.setup.rules() >= 2; // MR32
        if after_djinn || (field == Field::Bars && self.is_pro()) {
            self.open_window(); // M14.1 (e)
        }
    }
}
