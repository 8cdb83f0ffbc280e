//! M12: spells that move figures or take them off the board.

use tabletop::{Pile, Seat, Telling};

use crate::{
    Action, Card, Event, Field, Illegal, Mark, Spell, State, Unplayable,
    frame::Frame,
    state::{PIECES, Phase, Piece},
};

impl State {
    /// M4.5: during placing back to hand, later out for the round. M13.C: a Carpet is just gone. M4.6: not shown.
    pub(crate) fn send_home(&mut self, mark: Mark, told: &mut Telling<Event>) {
        let at = self.pieces.iter().position(|piece| piece.mark == mark).expect("it lies on the board");
        let piece = self.pieces.remove(at);
        told.all(Event::SentHome { seat: piece.owner, figure: mark, field: piece.field });
        if piece.carpet {
            return;
        }
        if !matches!(self.phase, Phase::Placing(_)) {
            self.player_mut(piece.owner).out.push(piece.gone());
            return;
        }
        self.player_mut(piece.owner).hand.add(piece.strength);
        if piece.face_up {
            self.remember_as_seen(&piece);
        }
    }

    /// A figure that lay face up and is in hand again is none of its owner's face-down pieces.
    fn remember_as_seen(&mut self, seen: &Piece) {
        let beside = |it: &&mut Piece| it.owner == seen.owner && !it.face_up;
        self.pieces.iter_mut().filter(beside).for_each(|piece| piece.never.add(seen.strength));
    }

    /// M12.3 **Eye for an Eye.** If a figure was removed its owner may remove one of the caster's, under the same
    /// conditions; nobody is asked where there is none.
    pub(crate) fn eye_for_an_eye(&mut self, seat: Seat, mark: Mark, told: &mut Telling<Event>) {
        let Some(&Piece { owner, .. }) = self.piece(mark) else { return };
        if self.check_removal(mark, |whose| whose != seat).is_err() {
            return;
        }
        self.send_home(mark, told);
        if self.pieces.iter().any(|piece| self.check_removal(piece.mark, |whose| whose == seat).is_ok()) {
            self.frames.push(Frame::Eye { seat: owner, of: seat });
        }
    }

    pub(crate) fn strike_options(&self, of: Seat, menu: &mut Vec<Action>) {
        let marks = self.pieces.iter().map(|piece| piece.mark);
        menu.extend(marks.filter(|&mark| self.check_strike(of, mark).is_ok()).map(Action::Strike));
        menu.push(Action::Pass);
    }

    pub(crate) fn check_strike(&self, of: Seat, mark: Mark) -> Result<(), Illegal> {
        self.check_removal(mark, |whose| whose == of).map_err(|why| {
            let card = Card::Spell(Spell::EyeForAnEye);
            if why == Unplayable::WrongOwner { Illegal::NotTheCasters } else { Illegal::Unplayable { card, why } }
        })
    }

    pub(crate) fn strike(&mut self, mark: Mark, told: &mut Telling<Event>) {
        self.frames.pop();
        self.send_home(mark, told);
    }

    pub(crate) fn spare(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.frames.pop();
        told.all(Event::Spared { seat });
    }

    /// M12.9 **Lunar Eclipse**, M12.16 **Solar Eclipse.** Every face-up figure of this parity on the field goes home, the
    /// caster's too.
    pub(crate) fn eclipse(&mut self, field: Field, parity: u8, told: &mut Telling<Event>) {
        let dark = |piece: &&Piece| piece.field == field && piece.face_up && piece.strength % 2 == parity;
        let marks: Pile<Mark, PIECES> = self.pieces.iter().filter(dark).map(|piece| piece.mark).collect();
        marks.iter().for_each(|&mark| self.send_home(mark, told));
    }

    /// M12.10 **Second Chance.** An own figure moves to another open field.
    pub(crate) fn second_chance(&mut self, mark: Mark, to: Field, told: &mut Telling<Event>) {
        self.move_figure(Spell::SecondChance, mark, to, told);
    }

    /// M12.19 **Teleport.** Any figure moves; the caster pays for it, if it could be moved.
    pub(crate) fn teleport(&mut self, seat: Seat, mark: Mark, to: Field, told: &mut Telling<Event>) {
        if self.move_figure(Spell::Teleport, mark, to, told) {
            self.frames.push(Frame::Fare(seat));
        }
    }

    /// Its Doubles end (M13.D); on the field being evaluated it is turned up (M5.6).
    fn move_figure(&mut self, spell: Spell, mark: Mark, to: Field, told: &mut Telling<Event>) -> bool {
        if self.check_move(Card::Spell(spell), mark, to).is_err() {
            return false;
        }
        let at = self.pieces.iter().position(|piece| piece.mark == mark).expect("it was checked");
        let mut piece = Piece { field: to, doubles: 0, ..self.pieces.remove(at) };
        told.all(Event::Moved { figure: mark, field: to });
        if self.evaluating() == Some(to) && !piece.face_up {
            piece.face_up = true;
            told.all(Event::Shown { seat: piece.owner, field: to, figure: piece.strength });
        }
        self.pieces.push(piece);
        true
    }
}
