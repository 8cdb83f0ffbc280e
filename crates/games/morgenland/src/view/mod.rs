//! What a viewer knows.

mod asked;
mod glance;
mod last_round;
mod magic;
pub(crate) mod memory;
mod stacks;
pub(crate) mod story;

use serde::{Deserialize, Serialize};
use tabletop::{Pile, Ranking, Seat, Seats, Viewer};

#[cfg(feature = "leaks")]
use crate::laws::Leak;
use crate::{
    Artifacts, Field, Figures, Purse, Setup, Shelves, State,
    state::{Guard, PIECES, Phase, Piece, Player},
};
use asked::asked;
use magic::{piece_magic, player_magic, table};

pub use asked::Asked;
pub use glance::{Glance, Open};
pub use last_round::{LastRound, Shown};
pub use magic::{PieceMagic, PlayerMagic, RoundMagic, SpellView, Table};
#[cfg(feature = "scene")]
pub(crate) use stacks::note_down;
pub use stacks::{Noted, StackView, TokenView};

/// Everything one viewer may know, with perfect memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who sees this.
    pub viewer: Viewer,
    /// What was agreed.
    pub setup: Setup,
    /// Counted from 1; 0 before the first.
    pub round: u8,
    /// Where in the round we are.
    pub phase: Phase,
    /// The start player.
    pub camel: Seat,
    /// What is in the supply.
    pub supply: Purse,
    /// What lies in the caves.
    pub caves: [Shelves; 5],
    /// How many treasure cards are face down.
    pub deck: u8,
    /// Which were turned up since the last shuffle, in order.
    pub used: Pile<u8, 15>,
    /// The guard's strength, once turned up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guard: Option<u8>,
    /// How many artifacts each room in use still has.
    pub stacks: Pile<u8, 5>,
    /// Every piece on the board, in order of arrival.
    pub pieces: Pile<PieceView, PIECES>,
    /// The players, by seat.
    pub players: Pile<PlayerView, 5>,
    /// Whose entry to the palace is decided.
    pub settled: Seats,
    /// Who was admitted.
    pub admitted: Seats,
    /// Who is out for the room being evaluated.
    pub declined: Seats,
    /// What everybody saw of the round before.
    pub last_round: LastRound,
    /// What is being asked, and of whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asked: Option<Asked>,
    /// What only the professional game has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub magic: Option<Table>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ranking: Option<Ranking>,
}

/// A piece on the board, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PieceView {
    /// Whose it is.
    pub owner: Seat,
    /// Where it lies.
    pub field: Field,
    /// How strong it is, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub strength: Option<u8>,
    /// Whether everybody may know.
    pub face_up: bool,
    /// What only the professional game has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub magic: Option<PieceMagic>,
}

/// A player, as the viewer sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// How many figures are in hand.
    pub hand: u8,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub figures: Option<Figures>,
    /// How many are out for the round.
    pub out: u8,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub out_figures: Option<Figures>,
    /// The treasure.
    pub hoard: Hoard,
    /// How many artifacts the player owns.
    pub artifacts: u8,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kinds: Option<Artifacts>,
    /// What only the professional game has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub magic: Option<PlayerMagic>,
}

/// A hoard, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hoard {
    /// What everybody can have noted.
    pub known: Purse,
    /// How many units there are beyond that.
    pub unknown: u8,
    /// All of it, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub all: Option<Purse>,
}

/// Builds the view field by field. No `..` here, ever: a new field does not compile until it is decided who may see it.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State {
        setup,
        round,
        phase,
        camel,
        supply,
        caves,
        deck,
        used,
        guard: Guard { strength, face_up },
        stacks,
        memory: _, // in the table of the professional game
        rest: _,   // never seen by anybody
        pieces,
        players,
        settled,
        admitted,
        declined,
        last,
        face_up: _, // there, too
        magic: _,
        spells: _,
        window: _,
        frames,
    } = state;
    #[cfg(feature = "leaks")]
    let pieces = &{
        let mut sorted = *pieces;
        if Leak::OrderInView.is_planted() {
            sorted.sort_by_key(|piece| piece.strength);
        }
        sorted
    };
    let seats = Seats::first(setup.players());
    View {
        viewer,
        setup: *setup,
        round: *round,
        phase: *phase,
        camel: *camel,
        supply: *supply,
        caves: *caves,
        deck: deck.len() as u8,
        used: *used,
        guard: face_up.then_some(*strength),
        stacks: stacks[..usize::from(setup.rooms())].iter().map(|stack| stack.len() as u8).collect(),
        pieces: pieces.iter().map(|piece| sight(state, piece, viewer)).collect(),
        players: seats.iter().map(|seat| screen(state, &players[seat.index()], seat, viewer)).collect(),
        settled: *settled,
        admitted: *admitted,
        declined: *declined,
        last_round: last.seen(),
        asked: frames.last().map(|frame| asked(state, frame, viewer)),
        magic: state.is_pro().then(|| table(state, viewer)),
        ranking: state.ranking(),
    }
}

/// M4.4
#[inline]
fn sight(state: &State, piece: &Piece, viewer: Viewer) -> PieceView {
    let Piece { owner, field, strength, face_up, mark: _, carpet: _, doubles: _, never: _ } = *piece;
    let magic = state.is_pro().then(|| piece_magic(piece));
    PieceView { owner, field, strength: (face_up || viewer.is(owner)).then_some(strength), face_up, magic }
}

/// What lies behind a player's screen: the viewer's own, or the game is over and hoards and artifacts are shown.
#[inline]
fn screen(state: &State, player: &Player, seat: Seat, viewer: Viewer) -> PlayerView {
    let (mine, over) = (viewer.is(seat), state.phase == Phase::Over);
    let Player { hand, out, hoard, known, unknown, paid: _, artifacts, shown: _, used: _, lit: _, spells: _ } = *player;
    PlayerView {
        hand: hand.len(),
        figures: mine.then_some(hand),
        out: out.len() as u8,
        out_figures: mine.then_some(out.iter().map(|it| it.strength).collect()),
        hoard: Hoard { known, unknown, all: (mine || over).then_some(hoard) },
        artifacts: artifacts.count(),
        kinds: (mine || over).then_some(artifacts),
        magic: state.is_pro().then(|| player_magic(state, seat, viewer)),
    }
}
