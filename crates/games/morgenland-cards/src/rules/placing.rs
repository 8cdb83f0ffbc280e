//! K4: placing heroes.

use tabletop::{Chance, Pile, Seat, Telling};

use crate::{Action, Event, Frame, Illegal, Phase, Place, State, Why, components::Hero};

/// Every hero at every location: menus are copied from here.
static PLACEMENTS: [[Action; 12]; 5] = placements();

const fn placements() -> [[Action; 12]; 5] {
    let mut all = [[Action::Pass; 12]; 5];
    let mut at = 0;
    while at < 60 {
        all[at / 12][at % 12] = Action::Place { hero: at as u8 / 12 + 1, place: Place::ALL[at % 12] };
        at += 1;
    }
    all
}

impl State {
    /// K4.1, K4.5, K4.9: the next placement, or window b before it, or window c after the last.
    pub(crate) fn place_next(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        let colours = usize::from(self.setup.colours());
        let placed = self.heroes.len();
        if placed == 5 * colours {
            self.phase = Phase::Reaching(Place::Cave4);
            return self.open_window();
        }
        let (turn, players) = (placed % colours, usize::from(self.players()));
        if let Some(dummy) = self.dummy_seat().filter(|_| turn == players) {
            return self.place_dummy(dummy, chance, told);
        }
        let seat = Seat::new(((self.start.index() + turn) % players) as u8).expect("a player sits there");
        if !self.ready && placed > 0 {
            self.ready = true;
            self.open_window();
        } else {
            self.frame = Some(Frame::Place { seat });
        }
    }

    pub(crate) fn check_place(&self, seat: Seat, hero: u8, place: Place) -> Result<(), Illegal> {
        if hero > 5 || self.player(seat).heroes & 1 << hero == 0 {
            return Err(Illegal::NoSuchHero { hero });
        }
        if !self.exists(place) {
            return Err(Illegal::NoSuchRoom { place });
        }
        if self.magic.closed.contains(place) { Err(Illegal::Closed { place }) } else { Ok(()) }
    }

    /// K1.9, K14.11: may anything come here?
    pub(crate) fn check_entry(&self, place: Place) -> Result<(), Why> {
        if !self.exists(place) {
            Err(Why::NoSuchRoom { place })
        } else if !self.is_open(place) {
            Err(Why::Finished { place })
        } else if self.magic.closed.contains(place) {
            Err(Why::Closed { place })
        } else {
            Ok(())
        }
    }

    pub(crate) fn place_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let heroes = self.player(seat).heroes;
        for hero in (1..=5).filter(|hero| heroes & 1 << hero != 0) {
            let (mut from, end) = (0, 6 + self.rooms());
            for closed in self.magic.closed.iter().map(|place| place as usize).filter(|&at| at < end) {
                menu.extend_from_slice(&PLACEMENTS[hero - 1][from..closed]);
                from = closed + 1;
            }
            menu.extend_from_slice(&PLACEMENTS[hero - 1][from..end]);
        }
    }

    pub(crate) fn place(&mut self, seat: Seat, hero: u8, place: Place, told: &mut Telling<Event>) {
        self.player_mut(seat).heroes &= !(1 << hero);
        self.ready = false;
        self.lay(seat, hero, place, told);
    }

    /// K4.6
    fn lay(&mut self, owner: Seat, value: u8, place: Place, told: &mut Telling<Event>) {
        let face_up = self.magic.open.contains(owner);
        self.heroes.push(Hero { owner, value, place, face_up, out: false, doubles: 0 });
        let number = self.heroes.len() as u8;
        if face_up {
            return told.all(Event::PlacedOpen { seat: owner, number, place, hero: value });
        }
        told.all(Event::Placed { seat: owner, number, place });
        if !self.is_dummy(owner) {
            told.only(owner, Event::YouPlaced { number, hero: value });
        }
    }

    /// K16.4
    fn place_dummy(&mut self, seat: Seat, chance: &mut Chance, told: &mut Telling<Event>) {
        let places: Pile<Place, 12> = self.places().filter(|&place| !self.magic.closed.contains(place)).collect();
        let place = chance.pick(&places).expect("the last open location is never closed");
        let hero = self.dummy.pop().expect("the dummy has a hero for each turn");
        self.lay(seat, hero, place, told);
    }
}
