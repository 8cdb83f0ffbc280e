//! K11: the end of a round; K12: the end of the game.

use std::cmp::Ordering;

use tabletop::{Ranking, Seat, Seats, Set, Telling};

use crate::{
    Event, LastRound, Phase, State, Valued as _,
    state::{Effects, Guard, Player},
};

impl State {
    /// K11.1 to K11.5, K12.8
    pub(crate) fn end_round(&mut self, told: &mut Telling<Event>) {
        told.all(Event::RoundOver { round: self.round });
        let seen = self.heroes.iter().map(|hero| if hero.face_up { hero.value } else { 0 });
        self.last = LastRound { heroes: seen.collect(), guard: self.guard.card };
        self.discard.extend(self.guard.card);
        self.guard = Guard::default();
        self.heroes.clear();
        self.carpets = [[0; 5]; 12];
        self.magic = Effects::default();
        for player in &mut self.players {
            player.heroes = Player::ALL_HEROES;
            player.fresh = Set::NONE;
        }
        if self.round >= self.setup.cards().round_cap() {
            self.end_game(told);
        } else {
            self.phase = Phase::Preparing;
        }
    }

    /// K12.1, K17.15: hands are shown.
    pub(crate) fn end_game(&mut self, told: &mut Telling<Event>) {
        self.phase = Phase::Over;
        for seat in Seats::first(self.players()).iter() {
            let Player { hand, known, spells, .. } = *self.player(seat);
            hand.minus(known).iter().for_each(|card| self.treasure.show(seat.index(), card));
            spells.iter().for_each(|spell| self.spells.show(seat.index(), spell));
            self.player_mut(seat).known = hand;
            told.all(Event::Showdown { seat, cards: hand, spells });
        }
        self.gifts.clear();
    }

    /// K12.2 to K12.7
    pub(crate) fn ranking(&self) -> Option<Ranking> {
        (self.phase == Phase::Over).then(|| Ranking::by(self.players(), |a, b| self.compare(a, b)))
    }

    /// More artifacts, then more of the kind that breaks ties, then more treasure is better.
    fn compare(&self, a: Seat, b: Seat) -> Ordering {
        let ties = self.setup.cards().ties();
        let score = |seat: Seat| {
            let Player { owned, hand, .. } = self.player(seat);
            (owned.len(), ties.map_or(0, |kind| owned.count(kind)), hand.worth())
        };
        score(b).cmp(&score(a))
    }
}
