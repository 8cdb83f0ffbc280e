use tabletop::{Pile, Seat, Seats, Viewer};

use super::{Asked, LastRound, PieceView, PlayerView, asked::asked, screen, sight};
use crate::{
    Purse, Shelves, State,
    state::{Guard, Phase},
};

/// The parts of a [`super::View`], each made on demand by the code that makes it for a view: for programs that look
/// millions of times a second and not at everything. What only the professional game has is in a view alone.
#[derive(Clone, Copy)]
pub struct Glance<'a> {
    state: &'a State,
    viewer: Viewer,
}

/// What lies open to everybody. See [`super::View`].
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "each is told at the field of the view of its name")]
pub struct Open {
    pub players: u8,
    pub round: u8,
    pub phase: Phase,
    pub camel: Seat,
    pub supply: Purse,
    pub caves: [Shelves; 5],
    pub deck: u8,
    pub used: Pile<u8, 15>,
    pub guard: Option<u8>,
    pub stacks: [Option<u8>; 5],
    pub settled: Seats,
    pub admitted: Seats,
    pub declined: Seats,
}

impl State {
    /// What `viewer` may know, part by part.
    #[inline]
    pub fn glance(&self, viewer: Viewer) -> Glance<'_> {
        Glance { state: self, viewer }
    }

    /// Is it played with magic?
    #[inline]
    pub fn has_magic(&self) -> bool {
        self.is_pro()
    }
}

impl<'a> Glance<'a> {
    /// What lies open.
    #[inline]
    pub fn open(&self) -> Open {
        let state = self.state;
        let Guard { strength, face_up } = state.guard;
        let rooms = usize::from(state.setup.rooms());
        Open {
            players: state.setup.players(),
            round: state.round,
            phase: state.phase,
            camel: state.camel,
            supply: state.supply,
            caves: state.caves,
            deck: state.deck.len() as u8,
            used: state.used,
            guard: face_up.then_some(strength),
            stacks: std::array::from_fn(|room| (room < rooms).then(|| state.stacks[room].len() as u8)),
            settled: state.settled,
            admitted: state.admitted,
            declined: state.declined,
        }
    }

    /// Every piece on the board, in order of arrival.
    #[inline]
    pub fn pieces(&self) -> impl Iterator<Item = PieceView> + use<'a> {
        let Glance { state, viewer } = *self;
        state.pieces.iter().map(move |piece| sight(state, piece, viewer))
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> PlayerView {
        screen(self.state, self.state.player(seat), seat, self.viewer)
    }

    /// What everybody saw of the round before.
    #[inline]
    pub fn last_round(&self) -> &'a LastRound {
        &self.state.last
    }

    /// What is being asked, and of whom.
    #[inline]
    pub fn asked(&self) -> Option<Asked> {
        self.state.frames.last().map(|frame| asked(self.state, frame, self.viewer))
    }
}
