//! What has happened to the stacks before a scene begins, for tests. Only with the feature `scene`.

use tabletop::Telling;

use super::seat;
use crate::{
    Artifact, Field, Scene,
    frame::Frame,
    view::memory::{Place, Witnesses},
};

impl Scene {
    /// The player has looked through the stack of this room (from 1).
    #[must_use]
    pub fn looked(mut self, player: u8, room: usize) -> Scene {
        self.state.note_look(seat(player), room - 1);
        self
    }

    /// M12.1: the player has looked through the stack and taken this hidden one.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    pub fn took(self, player: u8, room: usize, at: u8) -> Scene {
        let mut scene = self.looked(player, room);
        assert!(usize::from(at) + 1 < scene.state.stacks[room - 1].len(), "a hidden one");
        scene.state.take_hidden(seat(player), Place::new(room - 1, at), &mut Telling::deaf());
        scene
    }

    /// M12.8: the player has looked through the stack and put this hidden one on top.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    pub fn turned(self, player: u8, room: usize, at: u8) -> Scene {
        let mut scene = self.looked(player, room);
        assert!(usize::from(at) + 1 < scene.state.stacks[room - 1].len(), "a hidden one");
        scene.state.put_on_top(seat(player), field(room), at, &mut Telling::deaf());
        scene
    }

    /// The player has bought the top, and the next one is turned up.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    pub fn bought(mut self, player: u8, room: usize) -> Scene {
        self.state.note_sale(field(room));
        let top = self.state.stacks[room - 1].pop().expect("something to buy").kind;
        self.state.player_mut(seat(player)).artifacts.add(top);
        self.state.show_bought(seat(player), field(room), top, &mut Telling::deaf());
        if let Some(top) = self.state.stacks[room - 1].last_mut() {
            top.seen = Witnesses::EVERYBODY;
            self.state.face_up |= 1 << (room - 1);
        }
        self
    }

    /// M12.21: the player has swapped this artifact for the top.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    pub fn swapped(mut self, player: u8, room: usize, give: Artifact) -> Scene {
        assert_eq!(self.state.check_give(seat(player), give), Ok(()), "an artifact of the player");
        self.state.frames.push(Frame::Apprentice { seat: seat(player), room: field(room) });
        self.state.give_artifact(seat(player), field(room), give, &mut Telling::deaf());
        self
    }

    /// The player has shown such an artifact, which nobody knew of.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    pub fn showed(mut self, player: u8, artifact: Artifact) -> Scene {
        let own = self.state.player(seat(player));
        assert!(own.artifacts.of(artifact) > own.shown.of(artifact), "an artifact of the player");
        self.state.show_artifact(seat(player), artifact);
        self
    }
}

fn field(room: usize) -> Field {
    Field::of_room(room - 1)
}
