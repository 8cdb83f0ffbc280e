use tabletop::{Seat, Seats, Viewer};

/// For whom messages are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Present {
    /// These seats.
    pub seats: Seats,
    /// The spectators.
    pub spectators: bool,
}

impl Present {
    /// For everybody.
    pub const ALL: Present = Present { seats: Seats::first(Seat::MOST), spectators: true };

    pub(crate) fn includes(self, viewer: Viewer) -> bool {
        viewer.seat().map_or(self.spectators, |seat| self.seats.contains(seat))
    }
}
