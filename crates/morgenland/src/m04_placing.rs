//! M4: placing figures.

use tabletop::{Seat, Seats, Telling};

#[cfg(feature = "leaks")]
use crate::Leak;
use crate::{
    Action, Event, Field, Figures, Illegal, State, Version,
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
            self.check_field(seat, field, &self.in_rooms(seat))?;
        }
        if !self.player(seat).hand.contains(figure) {
            return Err(Illegal::NoSuchFigure);
        }
        self.check_field(seat, field, &self.in_rooms(seat))
    }

    /// M4.2, M4.3: may a piece of this player come to this field? A Carpet does not count for the limit of five.
    pub(crate) fn check_entry(&self, owner: Seat, field: Field, carpet: bool) -> Result<(), Illegal> {
        let in_rooms = if carpet { [0; 5] } else { self.in_rooms(owner) };
        self.check_field(owner, field, &in_rooms)
    }

    /// How many figures he has in each room, as far as it matters for the limit of five.
    fn in_rooms(&self, seat: Seat) -> [u8; 5] {
        let mut figures = [0; 5];
        if self.player(seat).hand.len() > Figures::COUNT as u8 - MOST_IN_A_ROOM {
            return figures; // Too few are out of his hand to fill a room.
        }
        for piece in self.pieces.iter().filter(|piece| piece.owner == seat && piece.field >= Field::Room1) {
            if let Some(room) = piece.field.room() {
                figures[room] += u8::from(!piece.carpet);
            }
        }
        figures
    }

    /// M4.2, M4.3: may a player with so many figures in each room put one there?
    fn check_field(&self, seat: Seat, field: Field, in_rooms: &[u8; 5]) -> Result<(), Illegal> {
        if self.magic.closed.contains(field) {
            return Err(Illegal::Closed);
        }
        if let Some(kind) = field.cave()
            && self.caves[kind.index()][0] == 0
        {
            return Err(Illegal::EmptyCave);
        }
        if matches!(field, Field::Tent | Field::Djinn) && self.setup.version == Version::Basic {
            return Err(Illegal::ClosedInBasic);
        }
        let Some(room) = field.room() else { return Ok(()) };
        if room >= usize::from(self.players()) {
            return Err(Illegal::RoomNotInUse);
        }
        if self.stacks[room].is_empty() {
            return Err(Illegal::SoldOut);
        }
        if self.settled.contains(seat) && !self.admitted.contains(seat) {
            return Err(Illegal::NotAdmitted);
        }
        if in_rooms[room] >= MOST_IN_A_ROOM {
            return Err(Illegal::RoomFull);
        }
        Ok(())
    }

    pub(crate) fn place_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let in_rooms = self.in_rooms(seat);
        let open = Field::ALL.into_iter().filter(|&field| self.check_field(seat, field, &in_rooms).is_ok());
        let open: tabletop::Pile<Field, 15> = open.collect();
        for figure in self.player(seat).hand.iter() {
            menu.extend(open.iter().map(|&field| Action::Place { figure, field }));
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

    /// His figures that lie face up.
    pub(crate) fn shown_figures(&self, seat: Seat) -> Figures {
        let his = self.pieces.iter().filter(|piece| piece.owner == seat && piece.face_up && !piece.carpet);
        his.map(|piece| piece.strength).collect()
    }
}
