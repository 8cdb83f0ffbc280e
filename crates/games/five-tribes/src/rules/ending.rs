//! FT10, FT11: the end of a round, and of the game.

use tabletop::Chance;

use crate::{Event, Phase, State, state::Told};

impl State {
    /// FT10, FT11: the game ends, or the rows are filled and the next round begins.
    pub(crate) fn end_round(&mut self, chance: &mut Chance, told: &mut Told) {
        if self.table.last_round || !self.table.any_move() {
            self.end_game(told);
            return;
        }
        self.fill_rows(chance, told);
        self.table.phase = Phase::Bidding;
        self.table.round = self.table.round.saturating_add(1);
        told.all(Event::RoundBegan { round: self.table.round });
    }

    /// FT10.1: the resource row is filled to 9, then the djinn row to 3.
    pub(crate) fn fill_rows(&mut self, chance: &mut Chance, told: &mut Told) {
        self.fill_row(chance, told);
        while !self.table.djinn_row.is_full() {
            let Some(djinn) = self.top_djinn(chance, told) else { break };
            self.table.djinn_row.push(djinn);
            told.all(Event::DjinnShown { djinn });
        }
    }

    /// Fills the resource row to 9 at its end.
    pub(crate) fn fill_row(&mut self, chance: &mut Chance, told: &mut Told) {
        while !self.table.row.is_full() {
            let Some(card) = self.top_card(chance, told) else { break };
            self.table.row.push(card);
            told.all(Event::CardShown { card });
        }
    }

    /// FH11: everything is shown and scored.
    fn end_game(&mut self, told: &mut Told) {
        self.table.phase = Phase::Over;
        told.all(Event::GameEnded);
        for seat in self.table.setup.seats().iter() {
            told.all(Event::HandShown { seat, hand: self.hands[seat.index()] });
        }
        for (seat, score) in self.table.setup.seats().iter().zip(&self.scores()) {
            told.all(Event::Scored { seat, score: *score });
        }
    }

    /// FT11.1: this round is the last.
    pub(crate) fn trigger_end(&mut self, told: &mut Told) {
        if !self.table.last_round {
            self.table.last_round = true;
            told.all(Event::LastRound);
        }
    }
}
