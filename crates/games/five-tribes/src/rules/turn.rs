//! FT4.1: the steps of a turn.

use tabletop::Chance;

use crate::{Card, Event, Frame, Stage, State, Tent, state::Told};

impl State {
    /// Runs what needs no answer, until a player is asked or the game is over.
    pub(crate) fn settle(&mut self, chance: &mut Chance, told: &mut Told) {
        while !self.table.is_over() {
            match self.table.frames.last().copied() {
                None => self.go_on(chance, told),
                Some(frame) if self.waits(frame) => return,
                Some(frame) => {
                    self.table.frames.pop();
                    self.pass(frame, chance, told);
                }
            }
        }
    }

    /// FR71: is there something to ask? Looks at public facts only, so that the question reveals no Fakirs or items.
    fn waits(&self, frame: Frame) -> bool {
        match frame {
            Frame::Piece { .. } => self.me().camels > 0 && self.me().tent == Tent::Ready,
            Frame::Window { stage } => self.window_opens(stage),
            Frame::Tribe { tribe } => self.tribe_asks(tribe),
            Frame::Tile { land } => self.tile_asks(land),
            Frame::Place { growth, .. } => self.placing_asks(growth),
            Frame::Strike { tile } => self.strike_asks(tile),
            Frame::Lure { target, from, tribe, moved } => self.lure_asks(target, (from, tribe), moved),
            Frame::Sort { sorted } => self.sort_asks(sorted),
            Frame::Bid
            | Frame::Start
            | Frame::Drop { .. }
            | Frame::KeepItem { .. }
            | Frame::KeepDjinn { .. }
            | Frame::Scimitar
            | Frame::Lamp
            | Frame::Flute
            | Frame::Ring
            | Frame::Talisman
            | Frame::Settle { .. }
            | Frame::Closing => true,
        }
    }

    /// What a frame does when there is nothing to ask.
    fn pass(&mut self, frame: Frame, chance: &mut Chance, told: &mut Told) {
        match frame {
            Frame::Piece { tile } => self.place_what_is_left(tile, told),
            Frame::Tribe { tribe } => self.tribe_acts(tribe, chance, told),
            Frame::Tile { land } => self.tile_acts(land),
            Frame::Place { growth, tile } => self.place(growth, tile, told),
            Frame::Strike { tile } => self.strike_down(tile, told),
            Frame::Window { .. }
            | Frame::Lure { .. }
            | Frame::Sort { .. }
            | Frame::Bid
            | Frame::Start
            | Frame::Drop { .. }
            | Frame::KeepItem { .. }
            | Frame::KeepDjinn { .. }
            | Frame::Scimitar
            | Frame::Lamp
            | Frame::Flute
            | Frame::Ring
            | Frame::Talisman
            | Frame::Settle { .. }
            | Frame::Closing => (),
        }
    }

    /// The window that is open now, if one is.
    pub(crate) fn stage(&self) -> Option<Stage> {
        let frame = *self.table.frames.last()?;
        if let Frame::Window { stage } = frame {
            return Some(stage);
        }
        let ends = (frame == Frame::Closing).then_some(Stage::Closing);
        if frame == Frame::Start { Some(Stage::BeforeMove) } else { ends }
    }

    /// FT11.3, FT11.4: nobody moves any more in this game.
    pub(crate) fn declare_no_move(&mut self, told: &mut Told) {
        told.all(Event::NoMove { seat: self.table.turn.seat });
        self.table.no_move = true;
        self.trigger_end(told);
        self.ask_next(Frame::Closing);
    }

    /// FD17: is there nothing left to do in this turn but to end it, as far as the table knows (FR71)?
    pub fn only_ends_turn(&self) -> bool {
        let me = self.me();
        let may_sell = me.unknown > 0 || me.known.kinds().any(Card::is_merchandise);
        self.table.frames.last() == Some(&Frame::Closing) && !may_sell && !self.window_opens(Stage::Closing)
    }

    /// FD17.
    pub(crate) fn end_turn(&mut self, told: &mut Told) {
        told.all(Event::TurnEnded { seat: self.table.turn.seat });
    }
}
