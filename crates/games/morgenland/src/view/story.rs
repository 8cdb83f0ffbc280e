//! All that may have happened to the stacks, by what one viewer has noted.
//!
//! A story follows every token. Which of them was taken or moved unseen is a choice, and each choice leads to a story of
//! its own. What the viewer has seen since must fit: either it fixes the kind of a token, or the story is wrong.

use tabletop::{Pile, Seat, Viewer};

use super::{Noted, memory::NOTES};
use crate::{Artifact, Field};

/// What a viewer knows of each place of the stacks, bottom first.
pub(crate) type Known = [Pile<Option<Artifact>, 6>; 5];

/// The tokens of a story by number: those of the stacks, and those that came to them later.
const TOKENS: usize = 5 * 6 + NOTES;

/// One way in which things may have happened.
#[derive(Clone, Copy)]
pub(crate) struct Story {
    /// The tokens in each stack.
    pub(crate) stacks: [Pile<u8, 6>; 5],
    /// The kinds of tokens, as far as they can be inferred.
    pub(crate) kinds: [Option<Artifact>; TOKENS],
    /// Who took which tokens unseen, and has not shown them.
    pub(crate) hidden: Pile<(Seat, u8), NOTES>,
    /// How many other artifacts each player has and has not shown.
    pub(crate) loose: [u8; 5],
    /// The places that were chosen.
    pub(crate) places: Pile<u8, NOTES>,
    /// How many equal ways there are to tell this story.
    pub(crate) ways: u128,
    /// How many tokens came to the stacks later.
    newcomers: u8,
}

impl Story {
    /// Begins with the stacks as they lay before, and with how many artifacts of each player are unknown by now.
    pub(crate) fn begin(before: &Known, unknown: [u8; 5], notes: &[Noted]) -> Story {
        let mut kinds = [None; TOKENS];
        let mut stacks = [Pile::new(); 5];
        for (room, known) in before.iter().enumerate() {
            for (at, &kind) in known.iter().enumerate() {
                kinds[room * 6 + at] = kind;
                stacks[room].push((room * 6 + at) as u8);
            }
        }
        let mut loose = unknown;
        for (at, loose) in loose.iter_mut().enumerate() {
            let showed = |note: &&Noted| matches!(note, Noted::Showed { seat, .. } if seat.index() == at);
            let took = |note: &&Noted| matches!(note, Noted::Took { seat, .. } if seat.index() == at);
            *loose += notes.iter().filter(showed).count() as u8;
            // Nothing of the viewer's own is unknown, so there is nothing to subtract from.
            *loose = loose.saturating_sub(notes.iter().filter(took).count() as u8);
        }
        Story { stacks, kinds, hidden: Pile::new(), loose, places: Pile::new(), ways: 1, newcomers: 0 }
    }

    /// Calls `end` with every way to go on from here that fits all notes.
    pub(crate) fn tell(mut self, viewer: Viewer, notes: &[Noted], end: &mut dyn FnMut(Story)) {
        let Some((note, rest)) = notes.split_first() else { return end(self) };
        match *note {
            Noted::Looked { room, saw, .. } => {
                if saw.iter().enumerate().all(|(at, &kind)| self.lies(number(room), at, kind)) {
                    self.tell(viewer, rest, end);
                }
            }
            Noted::Sold { room, artifact } => {
                if self.top_is(room, artifact) {
                    self.stacks[number(room)].pop();
                    self.tell(viewer, rest, end);
                }
            }
            Noted::Swapped { room, out, into } => {
                if self.top_is(room, out) {
                    self.replace_top(room, into);
                    self.tell(viewer, rest, end);
                }
            }
            Noted::Took { seat, room, place } => self.each_place(room, place, &mut |mut next, token| {
                next.hidden.push((seat, token));
                next.tell(viewer, rest, end);
            }),
            Noted::Turned { room, former, artifact, place, .. } => {
                if !self.top_is(room, former) {
                    return;
                }
                self.each_place(room, place, &mut |mut next, token| {
                    let stack = &mut next.stacks[number(room)];
                    let former = stack.pop().expect("the top was seen");
                    stack.insert(0, former);
                    stack.push(token);
                    if next.top_is(room, artifact) {
                        next.tell(viewer, rest, end);
                    }
                });
            }
            Noted::Showed { seat, .. } if viewer.is(seat) => self.tell(viewer, rest, end), // already known
            Noted::Showed { seat, artifact } => {
                self.each_shown(seat, artifact, &mut |next| next.tell(viewer, rest, end));
            }
        }
    }

    /// Goes on with any place below the top, or only with the one that the viewer knows.
    fn each_place(&self, room: Field, known: Option<u8>, go_on: &mut dyn FnMut(Story, u8)) {
        let below = self.stacks[number(room)].len() as u8 - 1;
        for at in (0..below).filter(|&at| known.is_none_or(|known| known == at)) {
            let mut next = *self;
            let token = next.stacks[number(room)].remove(at.into());
            next.places.push(at);
            go_on(next, token);
        }
    }

    /// Goes on with any artifact of the player that nobody knew.
    fn each_shown(&self, seat: Seat, kind: Artifact, go_on: &mut dyn FnMut(Story)) {
        for at in (0..self.hidden.len()).filter(|&at| self.hidden[at].0 == seat) {
            let mut next = *self;
            let (_, token) = next.hidden.remove(at);
            if next.is(token, kind) {
                go_on(next);
            }
        }
        let loose = self.loose[seat.index()];
        if loose > 0 {
            let mut next = *self;
            next.loose[seat.index()] -= 1;
            next.ways *= u128::from(loose);
            go_on(next);
        }
    }

    fn replace_top(&mut self, room: Field, into: Artifact) {
        let token = 30 + self.newcomers;
        self.newcomers += 1;
        self.kinds[usize::from(token)] = Some(into);
        *self.stacks[number(room)].last_mut().expect("the top was seen") = token;
    }

    fn top_is(&mut self, room: Field, kind: Artifact) -> bool {
        let height = self.stacks[number(room)].len();
        height > 0 && self.lies(number(room), height - 1, kind)
    }

    /// Learns what lies there; false if it cannot be that.
    pub(crate) fn lies(&mut self, room: usize, at: usize, kind: Artifact) -> bool {
        self.stacks[room].get(at).copied().is_some_and(|token| self.is(token, kind))
    }

    fn is(&mut self, token: u8, kind: Artifact) -> bool {
        *self.kinds[usize::from(token)].get_or_insert(kind) == kind
    }

    /// What lies in a stack, as far as it can be inferred.
    pub(crate) fn kinds_in(&self, room: usize) -> impl Iterator<Item = Option<Artifact>> {
        self.stacks[room].iter().map(|&token| self.kinds[usize::from(token)])
    }
}

fn number(room: Field) -> usize {
    room.number()
}
