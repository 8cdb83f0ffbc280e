//! M6: the caves.

use tabletop::Telling;

use crate::{Event, Field, State};

impl State {
    /// M6.1: the strongest takes the top group, the second the next one, and so on.
    pub(crate) fn share_out(&mut self, cave: Field, told: &mut Telling<Event>) {
        let kind = cave.cave().expect("a cave");
        let groups = self.caves[kind.index()];
        for (shelf, (&seat, amount)) in self.ranked(cave).iter().zip(groups).enumerate() {
            if amount == 0 {
                break;
            }
            self.caves[kind.index()][shelf] = 0;
            self.player_mut(seat).hoard.put(kind, amount);
            self.player_mut(seat).known.put(kind, amount);
            told.all(Event::Won { seat, kind, amount });
        }
        self.leave(cave);
    }
}
