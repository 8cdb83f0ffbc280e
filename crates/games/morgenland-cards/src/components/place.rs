//! K1.9: the locations.

use tabletop::Set;

super::kinds! {
    /// K1.9: the locations in the order in which they are settled.
    Place:
    #[default]
    Cave4 "cave-4",
    Cave3 "cave-3",
    Cave2 "cave-2",
    Cave1 "cave-1",
    Tent "tent",
    Caravanserai "caravanserai",
    Room1 "room-1",
    Room2 "room-2",
    Room3 "room-3",
    Room4 "room-4",
    Room5 "room-5",
    Room6 "room-6",
}

/// A set of locations.
pub type Places = Set<Place, u16>;

impl Place {
    /// The caves, in order.
    pub const CAVES: [Place; 4] = [Place::Cave4, Place::Cave3, Place::Cave2, Place::Cave1];

    /// The tent and the caravanserai.
    pub const CITY: [Place; 2] = [Place::Tent, Place::Caravanserai];

    /// Its place among the caves, if it is one.
    pub const fn cave(self) -> Option<usize> {
        if (self as usize) < 4 { Some(self as usize) } else { None }
    }

    /// Its place in the row, if it is a room.
    pub const fn room(self) -> Option<usize> {
        (self as usize).checked_sub(6)
    }

    /// The room at this place of the row.
    pub(crate) const fn of_room(room: usize) -> Place {
        Place::ALL[6 + room]
    }

    /// The one that is settled next, if there can be one.
    pub(crate) fn next(self) -> Option<Place> {
        Place::ALL.get(self as usize + 1).copied()
    }
}
