use serde::{Deserialize, Serialize};
use tabletop::{Pile, Ranking, Seat, Seats, Viewer};

#[cfg(feature = "leaks")]
use crate::Leak;
use crate::{
    Artifacts, Field, Figures, Purse, Setup, Shelves, State,
    frame::Frame,
    state::{Guard, LastRound, Phase, Piece, Player},
};

/// Everything one viewer may know, with perfect memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
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
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub used: Pile<u8, 15>,
    /// The guard's strength, once he is turned up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guard: Option<u8>,
    /// How many artifacts each room in use still has.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub stacks: Pile<u8, 5>,
    /// Every piece on the board, in order of arrival.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PieceView>"))]
    pub pieces: Pile<PieceView, 40>,
    /// The players, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
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
}

/// A player, as the viewer sees him.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// How many figures he has in hand.
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
    /// His treasure.
    pub hoard: Hoard,
    /// How many artifacts he owns.
    pub artifacts: u8,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kinds: Option<Artifacts>,
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

/// What is being asked, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// M2.2: everybody, in secret.
    StartTreasure {
        /// The viewer's own choice, if he has made it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mine: Option<Purse>,
    },
    /// M4.1
    Place(Seat),
    /// M8.1: give a unit, or not.
    Market(Seat),
    /// M8.1: take units for it.
    Goods(Seat),
    /// M9.3
    Bribe(Seat),
    /// M10.1
    Offer(Seat),
}

/// Builds the view field by field. No `..` here, ever: a new field must not compile until somebody has decided who may
/// see it.
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
        rest: _, // never seen by anybody
        pieces,
        players,
        settled,
        admitted,
        declined,
        last,
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
    let over = *phase == Phase::Over;
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
        stacks: stacks[..usize::from(setup.players())].iter().map(|stack| stack.len() as u8).collect(),
        pieces: pieces.iter().map(|piece| sight(piece, viewer)).collect(),
        players: seats.iter().map(|seat| screen(&players[seat.index()], viewer.is(seat), over)).collect(),
        settled: *settled,
        admitted: *admitted,
        declined: *declined,
        last_round: *last,
        asked: frames.last().map(|frame| asked(frame, viewer)),
        ranking: state.ranking(),
    }
}

/// M4.4
fn sight(piece: &Piece, viewer: Viewer) -> PieceView {
    let Piece { owner, field, strength, face_up } = *piece;
    PieceView { owner, field, strength: (face_up || viewer.is(owner)).then_some(strength), face_up }
}

/// What lies behind a player's screen: `mine` it is, or the game is `over` and hoards and artifacts are shown.
fn screen(player: &Player, mine: bool, over: bool) -> PlayerView {
    let Player { hand, out, hoard, known, unknown, artifacts } = *player;
    PlayerView {
        hand: hand.len(),
        figures: mine.then_some(hand),
        out: out.len(),
        out_figures: mine.then_some(out),
        hoard: Hoard { known, unknown, all: (mine || over).then_some(hoard) },
        artifacts: artifacts.count(),
        kinds: (mine || over).then_some(artifacts),
    }
}

/// Who was asked, unchanged until the question closes: nobody sees who else has answered, or what.
fn asked(frame: &Frame, viewer: Viewer) -> Asked {
    match *frame {
        Frame::StartTreasure { waiting, chosen } => {
            #[cfg(feature = "leaks")]
            if Leak::AnswerInView.is_planted() {
                let answer = chosen.into_iter().find(|it| *it != Purse::EMPTY);
                return Asked::StartTreasure { mine: answer };
            }
            let mine = viewer.seat().filter(|&seat| !waiting.contains(seat)).map(|seat| chosen[seat.index()]);
            Asked::StartTreasure { mine }
        }
        Frame::Place(seat) => Asked::Place(seat),
        Frame::Market(seat) => Asked::Market(seat),
        Frame::Goods(seat) => Asked::Goods(seat),
        Frame::Bribe(seat) => Asked::Bribe(seat),
        Frame::Offer(seat) => Asked::Offer(seat),
    }
}
