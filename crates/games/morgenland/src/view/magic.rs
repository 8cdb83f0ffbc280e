//! What a viewer sees of the professional game beyond the basic one.

use serde::{Deserialize, Serialize};
#[cfg(feature = "leaks")]
use tabletop::Given;
use tabletop::{Answered, Pile, Played, Seat, Seats, Viewer};

use super::{
    memory::NOTES,
    stacks::{Noted, StackView, is_empty, notes, stacks},
};
use crate::{
    Artifacts, Fields, Figures, Mark, Play, Purse, Spell, Spells, State,
    state::{Magic, PLAYS, Phase, Piece},
};

/// The table of the professional game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// What magic has changed in this round.
    pub round: RoundMagic,
    /// The stacks of the rooms in use.
    pub stacks: Pile<StackView, 5>,
    /// What was done, in order, since a player took or moved an artifact unseen in a stack that others knew something of.
    #[serde(default, skip_serializing_if = "is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Noted>>"))]
    pub notes: Pile<Noted, NOTES>,
    /// How many spells are in the deck.
    pub spells: u8,
    /// Those that were played or discarded since the last shuffle.
    pub discards: Spells,
    /// With which shuffle each spell last came into the deck, in the order of the spells.
    pub lots: Pile<u8, 21>,
    /// How often the discards were shuffled.
    pub shuffles: u8,
    /// M14.2: the plays revealed in the window that is open.
    pub plays: Pile<Played<Play>, PLAYS>,
    /// The viewer's own secret answer, as far as it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mine: Option<Answered<Play>>,
}

/// What magic has changed in this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundMagic {
    /// M7.3: who may use two artifacts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub djinn: Option<Seat>,
    /// M12.11: everybody but this player places face up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spy: Option<Seat>,
    /// M12.15: the fields closed by Taboo.
    pub closed: Fields,
    /// MR31: the caves emptied by Dragon's Return.
    pub emptied: Fields,
    /// M12.5: is the ranking reversed?
    pub reversed: bool,
    /// M12.7: the city fields that were empty when placing ended.
    pub empty: Fields,
    /// M12.7: the smuggler.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub smuggler: Option<Seat>,
    /// M12.7: where the smuggler is.
    pub smuggled: Fields,
    /// M13.5: who has used a Key.
    pub keys: Seats,
    /// M12.1: who will look through the stack if they buy in the room being evaluated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub abracadabra: Option<Seat>,
    /// M14.3: how often each player has taken a Counterspell back.
    pub taken_back: [u8; 5],
    /// How many pieces have come to the board so far.
    pub arrivals: Mark,
}

/// All of it is public.
impl From<Magic> for RoundMagic {
    #[rustfmt::skip]
    fn from(magic: Magic) -> RoundMagic {
        let Magic { djinn, spy, closed, emptied, reversed, empty, smuggler, smuggled, keys, abracadabra, taken_back, arrivals } = magic;
        RoundMagic { djinn, spy, closed, emptied, reversed, empty, smuggler, smuggled, keys, abracadabra, taken_back, arrivals }
    }
}

impl From<RoundMagic> for Magic {
    #[rustfmt::skip]
    fn from(magic: RoundMagic) -> Magic {
        let RoundMagic { djinn, spy, closed, emptied, reversed, empty, smuggler, smuggled, keys, abracadabra, taken_back, arrivals } = magic;
        Magic { djinn, spy, closed, emptied, reversed, empty, smuggler, smuggled, keys, abracadabra, taken_back, arrivals }
    }
}

/// What a piece has in the professional game only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PieceMagic {
    /// Its number.
    pub mark: Mark,
    /// Whether it is a Carpet.
    pub carpet: bool,
    /// How many Doubles lie on it.
    pub doubles: u8,
    /// What everybody knows it is not.
    pub never: Figures,
}

/// What a player has in the professional game only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerMagic {
    /// The artifacts whose kind everybody knows.
    pub shown: Artifacts,
    /// Those of them that are used this round.
    pub used: Artifacts,
    /// Whether the Lamp is lit.
    pub lit: bool,
    /// What was paid last.
    pub paid: Purse,
    /// The spells in hand.
    pub spells: Pile<SpellView, 21>,
    /// Of each figure that is out, what everybody knows it is not.
    pub out: Pile<Figures, 8>,
}

/// A spell in a player's hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpellView {
    /// From which shuffle of the spells it is.
    pub lot: u8,
    /// Another shuffle it may be from: it was drawn together with another spell, and one of the two is from each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub other: Option<u8>,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spell: Option<Spell>,
    /// Who else knows it, if the viewer may know.
    pub seen: Seats,
}

pub(crate) fn table(state: &State, viewer: Viewer) -> Table {
    let deck = &state.spells;
    Table {
        round: state.magic.into(),
        stacks: stacks(state, viewer),
        notes: notes(state, viewer),
        spells: deck.deck.len() as u8,
        discards: deck.discards,
        lots: deck.lots.into_iter().collect(),
        shuffles: deck.shuffles,
        plays: *state.window.plays(),
        mine: my_answer(state, viewer),
    }
}

/// The viewer's own answer; nobody sees another's.
fn my_answer(state: &State, viewer: Viewer) -> Option<Answered<Play>> {
    #[cfg(feature = "leaks")]
    if crate::laws::Leak::AnswerInView.is_planted() {
        let mut others = Seats::first(state.players()).iter().map(|seat| state.window.given(seat));
        if others.any(|it| matches!(it, Given::Pass | Given::Play(_))) {
            return Some(Answered::Pass);
        }
    }
    state.window.answered(viewer)
}

pub(crate) fn piece_magic(piece: &Piece) -> PieceMagic {
    PieceMagic { mark: piece.mark, carpet: piece.carpet, doubles: piece.doubles, never: piece.never }
}

pub(crate) fn player_magic(state: &State, seat: Seat, viewer: Viewer) -> PlayerMagic {
    let player = state.player(seat);
    let all = viewer.is(seat) || state.phase == Phase::Over;
    let hold = |spell: Spell| {
        let seen = state.spells.seen[spell.index()];
        let lot = state.spells.lots[spell.index()];
        let known = all || viewer.seat().is_some_and(|viewer| seen.contains(viewer));
        let seen =
            if viewer.is(seat) { seen } else { viewer.seat().filter(|&it| seen.contains(it)).into_iter().collect() };
        if known {
            return SpellView { lot, spell: Some(spell), seen, other: None };
        }
        match twin(state, spell, viewer) {
            Some(twin) => {
                let (lot, other) = two_lots(state, spell, twin);
                SpellView { lot, other, ..SpellView::default() }
            }
            None => SpellView { lot, ..SpellView::default() },
        }
    };
    let mut spells: Pile<SpellView, 21> = player.spells.iter().map(hold).collect();
    #[cfg(feature = "leaks")]
    let order = if crate::laws::Leak::HandOrder.is_planted() { 0 } else { spells.len() };
    #[cfg(not(feature = "leaks"))]
    let order = spells.len();
    spells[..order].sort_unstable(); // so that the order tells nothing
    PlayerMagic {
        shown: player.shown,
        used: player.used,
        lit: player.lit,
        paid: player.paid,
        spells,
        out: player.out.iter().map(|gone| gone.never).collect(),
    }
}

/// The one that was drawn together with it from another deck, if the viewer knows neither.
fn twin(state: &State, spell: Spell, viewer: Viewer) -> Option<Spell> {
    let twins = state.spells.twins.iter().find(|twins| twins.contains(&spell))?;
    let twin = twins.iter().copied().find(|&it| it != spell)?;
    let knows = |seat: Seat| state.player(seat).spells.contains(twin) || state.spells.seen[twin.index()].contains(seat);
    (!viewer.seat().is_some_and(knows)).then_some(twin)
}

/// The shuffles these two are from: the earlier one, and the later one if they differ.
pub(super) fn two_lots(state: &State, one: Spell, other: Spell) -> (u8, Option<u8>) {
    let (one, other) = (state.spells.lots[one.index()], state.spells.lots[other.index()]);
    (one.min(other), (one != other).then_some(one.max(other)))
}
