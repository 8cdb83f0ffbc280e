//! What can be noted of the stacks by a player with a perfect memory.
//!
//! As long as everybody sees what becomes of each place of a stack, it is enough to keep for each token who knows its
//! kind. When a player takes or moves a token unseen (M12.1, M12.8) in a stack that others know something of, the others
//! no longer know what lies where, but their knowledge is not lost: so the stack is kept as it lay before, and everything
//! done to it from then on. All of this is public, but for the kinds of tokens and the places that were chosen.

use tabletop::{Pile, Seat, Seats, Viewer};

use crate::{Artifact, Field, State};

/// How many notes are kept.
pub(crate) const NOTES: usize = 12;

/// An artifact in a stack, and who knows which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Token {
    pub(crate) kind: Artifact,
    pub(crate) seen: Witnesses,
}

impl Token {
    pub(crate) const fn unseen(kind: Artifact) -> Token {
        Token { kind, seen: Witnesses(Seats::NONE) }
    }

    pub(crate) const fn public(kind: Artifact) -> Token {
        Token { kind, seen: Witnesses::EVERYBODY }
    }
}

/// Who knows a token: some players, or everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Witnesses(Seats);

impl Witnesses {
    /// Everybody, spectators too: no table has this many seats.
    pub(crate) const EVERYBODY: Witnesses = Witnesses(Seats::first(Seat::MOST));

    pub(crate) const fn players(seats: Seats) -> Witnesses {
        Witnesses(seats)
    }

    pub(crate) fn is_everybody(self) -> bool {
        self == Witnesses::EVERYBODY
    }

    pub(crate) fn include(self, viewer: Viewer) -> bool {
        self.is_everybody() || viewer.seat().is_some_and(|seat| self.0.contains(seat))
    }

    /// The players who have looked at it, unless everybody has.
    pub(crate) fn lookers(self) -> Seats {
        if self.is_everybody() { Seats::NONE } else { self.0 }
    }
}

/// Stacks that not everybody can follow any more, as they lay before, and what was noted since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Memory {
    /// Empty while everybody sees what becomes of each place.
    pub(crate) before: [Pile<Token, 5>; 5],
    pub(crate) notes: Pile<Note, NOTES>,
}

/// Kept small: a state is copied often, and this is seldom needed.
const _: () = assert!(size_of::<Memory>() <= 92 && size_of::<Token>() == 2);

/// What was done, with the parts that are hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    /// A player looked through the stack of this room.
    Looked { seat: Seat, room: u8 },
    /// The top was bought.
    Sold { room: u8 },
    /// M12.21: this is the top instead.
    Swapped { room: u8, into: Artifact },
    /// M12.1: a player took a hidden one.
    Took { seat: Seat, from: Place },
    /// M12.8: a player put this one on top, and the top at the bottom.
    Turned { seat: Seat, from: Place },
    /// A player showed an artifact of this kind that nobody knew of.
    Showed { seat: Seat, kind: Artifact },
}

impl Default for Note {
    fn default() -> Note {
        Note::Sold { room: 0 }
    }
}

/// A place in the stack of a room, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(u8);

impl Place {
    pub(crate) const fn new(room: usize, at: u8) -> Place {
        Place((room as u8) << 4 | at)
    }

    pub(crate) fn room(self) -> usize {
        usize::from(self.0 >> 4)
    }

    pub(crate) const fn at(self) -> u8 {
        self.0 & 15
    }
}

impl State {
    /// Is this stack kept as it lay before? Then what is done to it is noted; if there is no room for a note, only what is
    /// certain by now is kept.
    fn is_noted(&mut self, room: usize) -> bool {
        if !self.memory.before[room].is_empty() && self.memory.notes.is_full() {
            self.settle();
        }
        !self.memory.before[room].is_empty()
    }

    /// A player sees the whole stack.
    pub(crate) fn note_look(&mut self, seat: Seat, room: usize) {
        if self.is_noted(room) {
            self.memory.notes.push(Note::Looked { seat, room: room as u8 });
            return;
        }
        for token in self.stacks[room].iter_mut().filter(|token| !token.seen.is_everybody()) {
            token.seen = Witnesses(token.seen.0.with(seat));
        }
    }

    /// The top of this room's stack is about to be bought.
    pub(crate) fn note_sale(&mut self, room: Field) {
        if let Some(room) = room.room().filter(|&room| self.is_noted(room)) {
            self.memory.notes.push(Note::Sold { room: room as u8 });
        }
    }

    /// M12.21: the top is about to become this.
    pub(crate) fn note_swap(&mut self, room: usize, into: Artifact) {
        if self.is_noted(room) {
            self.memory.notes.push(Note::Swapped { room: room as u8, into });
        }
    }

    /// M12.1, M12.8: a player is about to take or move one of the hidden tokens. If nobody else knows any of them it makes
    /// no difference which: they may be anything before and after. Else the stack is kept as it lies.
    pub(crate) fn note_unseen(&mut self, seat: Seat, room: usize, note: Note) {
        if self.memory.notes.is_full() {
            self.settle();
        }
        let Memory { before, notes } = &mut self.memory;
        let stack = &self.stacks[room];
        let own = Witnesses(Seats::only(seat));
        let hidden = &stack[..stack.len() - 1];
        if notes.is_empty() && hidden.iter().all(|token| token.seen == own) {
            return;
        }
        if before[room].is_empty() {
            before[room] = stack.iter().copied().collect();
        }
        notes.push(note);
    }

    /// A player is about to show an artifact that nobody knew of: it may have been taken out of a stack.
    pub(crate) fn note_shown(&mut self, seat: Seat, kind: Artifact) {
        let took = |note: &Note| matches!(*note, Note::Took { seat: by, .. } if by == seat);
        if !self.memory.notes.iter().any(took) {
            return;
        }
        if self.memory.notes.is_full() {
            return self.settle();
        }
        self.memory.notes.push(Note::Showed { seat, kind });
    }

    /// MR29: begins anew, with what each player is certain of by now, place by place.
    fn settle(&mut self) {
        let everybody = self.sure(Viewer::Spectator);
        let players = Seats::first(self.players());
        let knowing: Pile<(Seat, [Pile<Option<Artifact>, 6>; 5]), 5> =
            players.iter().map(|seat| (seat, self.sure(Viewer::Seat(seat)))).collect();
        for room in (0..5).filter(|&room| !self.memory.before[room].is_empty()) {
            for (at, token) in self.stacks[room].iter_mut().enumerate() {
                let sure = knowing.iter().filter(|(_, sure)| sure[room][at].is_some()).map(|&(seat, _)| seat);
                let public = everybody[room][at].is_some();
                token.seen = if public { Witnesses::EVERYBODY } else { Witnesses(sure.collect()) };
            }
        }
        self.memory = Memory::default();
    }
}
