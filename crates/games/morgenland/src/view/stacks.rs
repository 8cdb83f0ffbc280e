//! What a viewer knows of the stacks, with perfect memory.

use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat, Seats, Viewer};

use super::{
    memory::{NOTES, Note, Token},
    story::{Known, Story},
};
use crate::{Artifact, Field, State};

/// A room's stack of artifacts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    /// Whether the top artifact lies face up.
    pub face_up: bool,
    /// What the viewer is certain of, bottom first.
    pub artifacts: Pile<Option<Artifact>, 6>,
    /// Which of these everybody is certain of.
    pub public: Pile<bool, 6>,
    /// Who knew what while everybody still saw what became of each place, bottom first: now, or before the first note about
    /// this stack. Left out if there is no note and nobody has looked.
    #[serde(default, skip_serializing_if = "is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<TokenView>>"))]
    pub before: Pile<TokenView, 5>,
}

/// An artifact that lay in a stack, and who knew it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenView {
    /// Which, if the viewer knew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub artifact: Option<Artifact>,
    /// Whether everybody knew.
    pub public: bool,
    /// The players who had looked at it, if not.
    pub seen: Seats,
}

/// Something done to a stack since it was last clear to everybody what lies where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Noted {
    /// A player looked through it.
    Looked {
        seat: Seat,
        room: Field,
        #[serde(default, skip_serializing_if = "is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Artifact>>"))]
        saw: Pile<Artifact, 5>,
    },
    /// The top was bought.
    Sold { room: Field, artifact: Artifact },
    /// M12.21: the top was swapped.
    Swapped { room: Field, out: Artifact, into: Artifact },
    /// M12.1: a hidden one was taken.
    Took {
        seat: Seat,
        room: Field,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        place: Option<u8>,
    },
    /// M12.8: a hidden one was put on top, and the former top at the bottom.
    Turned {
        seat: Seat,
        room: Field,
        former: Artifact,
        artifact: Artifact,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        place: Option<u8>,
    },
    /// A player who had taken a hidden one showed an artifact that nobody knew of.
    Showed {
        /// Who.
        seat: Seat,
        /// What.
        artifact: Artifact,
    },
}

impl Noted {
    /// The room whose stack it is about, if it is about one.
    pub fn room(&self) -> Option<Field> {
        match *self {
            Noted::Looked { room, .. }
            | Noted::Sold { room, .. }
            | Noted::Swapped { room, .. }
            | Noted::Took { room, .. }
            | Noted::Turned { room, .. } => Some(room),
            Noted::Showed { .. } => None,
        }
    }
}

impl Default for Noted {
    fn default() -> Noted {
        Noted::Sold { room: Field::Room1, artifact: Artifact::default() }
    }
}

pub(crate) fn is_empty<T, const N: usize>(pile: &Pile<T, N>) -> bool {
    pile.iter().next().is_none()
}

/// The stacks of the rooms in use.
pub(crate) fn stacks(state: &State, viewer: Viewer) -> Pile<StackView, 5> {
    let (sure, everybody) = (state.sure(viewer), state.sure(Viewer::Spectator));
    let stack = |room: usize| StackView {
        face_up: state.face_up & (1 << room) != 0,
        artifacts: sure[room],
        public: everybody[room].iter().map(Option::is_some).collect(),
        before: before(state, room, viewer),
    };
    (0..usize::from(state.setup.rooms())).map(stack).collect()
}

fn before(state: &State, room: usize, viewer: Viewer) -> Pile<TokenView, 5> {
    let noted = &state.memory.before[room];
    let nobody_looked = state.stacks[room].iter().all(|token| token.seen.lookers().is_empty());
    if noted.is_empty() && nobody_looked {
        return Pile::new();
    }
    let token = |token: &Token| TokenView {
        artifact: known(token, viewer),
        public: token.seen.is_everybody(),
        seen: token.seen.lookers(),
    };
    let tokens = if noted.is_empty() { &state.stacks[room][..] } else { noted };
    tokens.iter().map(token).collect()
}

fn known(token: &Token, viewer: Viewer) -> Option<Artifact> {
    let known = token.seen.include(viewer);
    #[cfg(feature = "leaks")]
    let known = known || (crate::laws::Leak::StackInView.is_planted() && !token.seen.lookers().is_empty());
    known.then_some(token.kind)
}

/// The notes as a viewer could have made them.
pub(crate) fn notes(state: &State, viewer: Viewer) -> Pile<Noted, NOTES> {
    let mut stacks = state.memory.before;
    let mut noted = Pile::new();
    for &note in &state.memory.notes {
        noted.push(note_down(note, &mut stacks, viewer));
    }
    noted
}

/// What is noted has happened, so it was possible.
const NOTED: &str = "an artifact";

/// The note as this viewer can make it of what is done to the stacks; does the same to `stacks`.
pub(crate) fn note_down(note: Note, stacks: &mut [Pile<Token, 5>; 5], viewer: Viewer) -> Noted {
    let own = |seat: Seat| viewer.is(seat);
    #[cfg(feature = "leaks")]
    let own = |seat: Seat| own(seat) || crate::laws::Leak::PlaceInView.is_planted();
    match note {
        Note::Looked { seat, room } => {
            let saw = stacks[usize::from(room)].iter().filter(|_| viewer.is(seat)).map(|token| token.kind).collect();
            Noted::Looked { seat, room: Field::of_room(room.into()), saw }
        }
        Note::Sold { room } => {
            let artifact = stacks[usize::from(room)].pop().expect(NOTED).kind;
            Noted::Sold { room: Field::of_room(room.into()), artifact }
        }
        Note::Swapped { room, into } => {
            let out = stacks[usize::from(room)].pop().expect(NOTED).kind;
            stacks[usize::from(room)].push(Token::public(into));
            Noted::Swapped { room: Field::of_room(room.into()), out, into }
        }
        Note::Took { seat, from } => {
            stacks[from.room()].remove(from.at().into());
            Noted::Took { seat, room: Field::of_room(from.room()), place: own(seat).then_some(from.at()) }
        }
        Note::Turned { seat, from } => {
            let stack = &mut stacks[from.room()];
            let former = stack.pop().expect(NOTED);
            let top = stack.remove(from.at().into());
            stack.insert(0, former);
            stack.push(top);
            let place = own(seat).then_some(from.at());
            Noted::Turned { seat, room: Field::of_room(from.room()), former: former.kind, artifact: top.kind, place }
        }
        Note::Showed { seat, kind } => Noted::Showed { seat, artifact: kind },
    }
}

impl State {
    /// What a viewer is certain of, place by place.
    pub(crate) fn sure(&self, viewer: Viewer) -> Known {
        let mut sure = self.stacks.map(|stack| stack.iter().map(|token| known(token, viewer)).collect());
        if self.memory.notes.is_empty() {
            return sure;
        }
        let noted = notes(self, viewer);
        let mut before = sure;
        let kept = |room: &usize| !self.memory.before[*room].is_empty();
        for room in (0..5).filter(kept) {
            before[room] = self.memory.before[room].iter().map(|token| known(token, viewer)).collect();
        }
        let unknown = self.players.map(|player| player.artifacts.count() - player.shown.count());
        let mut first = true;
        Story::begin(&before, unknown, &noted).tell(viewer, &noted, &mut |mut story| {
            let is_top = |room: usize| self.face_up & (1 << room) != 0;
            let top = |room: usize| self.stacks[room].last().filter(|_| is_top(room)).map(|top| top.kind);
            let fits = |room| top(room).is_none_or(|kind| story.lies(room, self.stacks[room].len() - 1, kind));
            if !(0..5).filter(kept).all(fits) {
                return;
            }
            for room in (0..5).filter(kept) {
                let places = sure[room].iter_mut().zip(story.kinds_in(room));
                places.for_each(|(sure, kind)| *sure = kind.filter(|_| first || kind == *sure));
            }
            first = false;
        });
        sure
    }
}
