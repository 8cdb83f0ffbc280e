//! The moments at which positions built by hand begin. Only with the feature `scene`.

use tabletop::{Chance, Telling, Told};

use crate::{Artifact, Event, Phase, Place, Scene, State};

impl Scene {
    /// Phase one of the next round.
    pub fn preparing(mut self) -> (State, Vec<Told<Event>>) {
        self.state.round -= 1;
        self.state.phase = Phase::Preparing;
        self.state.dummy.clear();
        self.go()
    }

    /// Window a.
    pub fn prepared(mut self) -> State {
        self.lay_out();
        self.state.phase = Phase::Placing;
        self.state.open_window();
        self.go().0
    }

    /// The next placement, without window b.
    pub fn placing(mut self) -> State {
        self.lay_out();
        self.state.phase = Phase::Placing;
        self.state.ready = true;
        self.go().0
    }

    /// Window b before the next placement.
    pub fn before_placing(mut self) -> State {
        self.lay_out();
        self.state.phase = Phase::Placing;
        self.go().0
    }

    /// Window c.
    pub fn placed(mut self) -> State {
        self.lay_out();
        self.state.phase = Phase::Reaching(Place::Cave4);
        self.state.open_window();
        self.go().0
    }

    /// Window e.
    pub fn before_the_city(mut self) -> State {
        self.lay_out();
        self.sweep(Place::Tent);
        self.state.phase = Phase::Reaching(Place::Tent);
        self.state.open_window();
        self.go().0
    }

    /// The guard is turned up: window f.
    pub fn guarding(mut self) -> State {
        self.lay_out();
        self.sweep(Place::Room1);
        self.state.phase = Phase::Guarding;
        self.go().0
    }

    /// Window g, before this room.
    pub fn before_room(mut self, room: Place) -> State {
        self.lay_out();
        self.sweep(room);
        self.state.show_guard();
        self.state.phase = Phase::Reaching(room);
        self.state.open_window();
        self.go().0
    }

    /// This location comes in turn.
    pub fn reaching(self, place: Place) -> State {
        self.reached(place).0
    }

    /// As [`Scene::reaching`], with what was told.
    pub fn reached(mut self, place: Place) -> (State, Vec<Told<Event>>) {
        self.lay_out();
        self.sweep(place);
        if place.room().is_some() {
            self.state.show_guard();
        }
        self.state.phase = Phase::Reaching(place);
        self.go()
    }

    /// The round ends.
    pub fn closing(mut self) -> (State, Vec<Told<Event>>) {
        self.lay_out();
        self.sweep(Place::Room6);
        self.state.show_guard();
        self.state.phase = Phase::Closing;
        self.go()
    }

    /// The game is over.
    pub fn over(mut self) -> State {
        self.state.end_game(&mut Telling::deaf());
        self.state
    }

    /// Unless the row was named: a Lamp, a Double and a Key.
    fn lay_out(&mut self) {
        if self.state.row.is_empty() {
            for artifact in [Artifact::Lamp, Artifact::Double, Artifact::Key] {
                if self.state.stack.contains(&artifact) {
                    self.take_from_stack(artifact);
                    self.state.row.push(Some(artifact));
                }
            }
        }
    }

    /// Caves that are finished when this location comes in turn are empty.
    fn sweep(&mut self, place: Place) {
        for cave in (0..4).filter(|&cave| Place::CAVES[cave] < place) {
            let left = std::mem::take(&mut self.state.caves[cave]);
            self.state.discard_all(left);
        }
    }

    /// Goes on until somebody is asked, and audits the scene.
    fn go(mut self) -> (State, Vec<Told<Event>>) {
        let mut told = Telling::new();
        self.state.go_on(&mut Chance::seeded(1), &mut told);
        self.state.audit().expect("nothing is missing in the scene");
        (self.state, told.take())
    }
}
