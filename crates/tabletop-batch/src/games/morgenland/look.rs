use morgenland::{Asked, Glance, LastRound, Open, PieceView, PlayerView, View};
use tabletop::Seat;

/// A view, or its parts one by one: the same is written of both.
pub(super) trait Look {
    fn open(&self) -> Open;
    fn pieces(&self) -> impl Iterator<Item = PieceView>;
    fn player(&self, seat: Seat) -> PlayerView;
    fn last_round(&self) -> &LastRound;
    fn asked(&self) -> Option<Asked>;
}

impl Look for View {
    fn open(&self) -> Open {
        Open {
            players: self.setup.players(),
            round: self.round,
            phase: self.phase,
            camel: self.camel,
            supply: self.supply,
            caves: self.caves,
            deck: self.deck,
            used: self.used,
            guard: self.guard,
            stacks: std::array::from_fn(|room| self.stacks.get(room).copied()),
            settled: self.settled,
            admitted: self.admitted,
            declined: self.declined,
        }
    }

    fn pieces(&self) -> impl Iterator<Item = PieceView> {
        self.pieces.iter().copied()
    }

    fn player(&self, seat: Seat) -> PlayerView {
        self.players[seat.index()]
    }

    fn last_round(&self) -> &LastRound {
        &self.last_round
    }

    fn asked(&self) -> Option<Asked> {
        self.asked
    }
}

impl Look for Glance<'_> {
    #[inline]
    fn open(&self) -> Open {
        Glance::open(self)
    }

    #[inline]
    fn pieces(&self) -> impl Iterator<Item = PieceView> {
        Glance::pieces(self)
    }

    #[inline]
    fn player(&self, seat: Seat) -> PlayerView {
        Glance::player(self, seat)
    }

    #[inline]
    fn last_round(&self) -> &LastRound {
        Glance::last_round(self)
    }

    #[inline]
    fn asked(&self) -> Option<Asked> {
        Glance::asked(self)
    }
}
