//! M4: placing figures.

use tabletop::{Seat, Seats, Telling};

#[cfg(feature = "leaks")]
use crate::laws::Leak;
use crate::{
    Action, Event, Field, Fields, Figures, Illegal, State,
    components::{FieldSets, OF_MAGIC, ROOMS},
    frame::Frame,
    state::{Phase, Piece},
};

/// M4.2
const MOST_IN_A_ROOM: u8 = 5;

impl State {
    /// M4.1: asks the next player who has a figure in hand; if nobody has, placing is over.
    pub(crate) fn place_next(&mut self, turn: Seat) {
        let next = Seats::clockwise(self.players(), turn).find(|&seat| !self.player(seat).hand.is_empty());
        match next {
            Some(seat) => self.frames.push(Frame::Place(seat)),
            None => self.end_placing(),
        }
    }

    /// M14.1 (c); M12.7: the city fields that are empty now are remembered.
    #[inline(never)]
    fn end_placing(&mut self) {
        self.phase = Phase::Reaching(Field::Crowns);
        if self.is_pro() {
            let empty = Field::ALL.into_iter().filter(|&it| it.is_city() && self.present(it).is_empty());
            self.magic.empty = empty.collect();
            self.open_window();
        }
    }

    pub(crate) fn check_place(&self, seat: Seat, figure: u8, field: Field) -> Result<(), Illegal> {
        #[cfg(feature = "leaks")]
        if Leak::RefusalByHidden.is_planted() && self.guard.strength.is_multiple_of(2) {
            self.check_entry(seat, field, false)?;
        }
        if !self.player(seat).hand.contains(figure) {
            return Err(Illegal::NoSuchFigure);
        }
        self.check_entry(seat, field, false)
    }

    /// M4.2, M4.3: may a piece of this player come to this field? A Carpet does not count for the limit of five.
    pub(crate) fn check_entry(&self, owner: Seat, field: Field, carpet: bool) -> Result<(), Illegal> {
        let mut result = Ok(());
        self.bar(owner, carpet, |why, fields| {
            if result.is_ok() && fields.contains(field) {
                result = Err(why);
            }
        });
        result
    }

    /// M4.2, M4.3: all fields that a piece of this player may come to.
    pub(crate) fn entries(&self, owner: Seat, carpet: bool) -> Fields {
        let mut open = Fields::from_bits((1 << Field::ALL.len()) - 1);
        self.bar(owner, carpet, |_, fields| open = open.but(fields));
        open
    }

    /// M4.2, M4.3: names the fields that a piece of this player may not come to, by reason; the first one counts.
    fn bar(&self, owner: Seat, carpet: bool, mut each: impl FnMut(Illegal, Fields)) {
        let turned_away = self.settled.contains(owner) && !self.admitted.contains(owner);
        let in_use = Fields::first_rooms(self.setup.rooms());
        each(Illegal::Closed, self.magic.closed);
        each(Illegal::EmptyCave, Fields::caves(|kind| self.caves[kind.index()][0] == 0));
        each(Illegal::ClosedInBasic, if self.is_pro() { Fields::NONE } else { OF_MAGIC });
        each(Illegal::RoomNotInUse, ROOMS.but(in_use));
        each(Illegal::SoldOut, Fields::rooms(|room| self.stacks[room].is_empty()));
        each(Illegal::NotAdmitted, if turned_away { ROOMS } else { Fields::NONE });
        each(Illegal::RoomFull, if carpet { Fields::NONE } else { self.full_rooms(owner) });
    }

    /// M4.2: the rooms with as many figures of this player as there may be.
    fn full_rooms(&self, seat: Seat) -> Fields {
        if self.player(seat).hand.len() > Figures::COUNT as u8 - MOST_IN_A_ROOM {
            return Fields::NONE; // Too few have left the hand to fill a room.
        }
        let mut figures = [0; Field::ALL.len()];
        for piece in self.pieces.iter().filter(|piece| piece.owner == seat) {
            figures[piece.field.index()] += u8::from(!piece.carpet);
        }
        Fields::rooms(|room| figures[Field::Room1.index() + room] >= MOST_IN_A_ROOM)
    }

    pub(crate) fn place_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let (open, count) = self.entries(seat, false).listed();
        for figure in self.player(seat).hand.iter() {
            menu.extend(open[..count].iter().map(|&field| Action::Place { figure, field }));
        }
    }

    /// M4.1, M4.4
    pub(crate) fn place(&mut self, seat: Seat, figure: u8, field: Field, told: &mut Telling<Event>) {
        self.frames.pop();
        self.player_mut(seat).hand.remove(figure);
        let face_up = field != Field::Guard && self.magic.spy.is_some_and(|spy| spy != seat); // M12.11
        let never = if self.is_pro() { self.shown_figures(seat) } else { Figures::NONE };
        self.arrive(Piece { owner: seat, field, strength: figure, face_up, never, ..Piece::default() });
        if face_up {
            told.all(Event::PlacedOpen { seat, field, figure });
        } else {
            told.all(Event::Placed { seat, field });
            told.only(seat, Event::YouPlaced { figure, field });
        }
        self.phase = Phase::Placing(self.after(seat));
        if self.is_pro() && self.players.iter().any(|player| !player.hand.is_empty()) {
            self.open_window(); // M14.1 (b)
        }
    }

    /// A piece comes to the board and, where pieces are pointed at, gets its number.
    pub(crate) fn arrive(&mut self, piece: Piece) {
        if self.is_pro() {
            self.magic.arrivals.0 += 1;
        }
        self.pieces.push(Piece { mark: self.magic.arrivals, ..piece });
    }

    /// The figures of a player that lie face up.
    pub(crate) fn shown_figures(&self, seat: Seat) -> Figures {
        let own = self.pieces.iter().filter(|piece| piece.owner == seat && piece.face_up && !piece.carpet);
        own.map(|piece| piece.strength).collect()
    }
}
