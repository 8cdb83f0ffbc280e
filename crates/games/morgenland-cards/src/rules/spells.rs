//! K13, K14: what a play does when it resolves.

use tabletop::{Chance, Seat, Telling};

use crate::{Artifact, Card, Event, Frame, Phase, Place, Play, Spell, State, Target, Treasures, components::Hero};

impl State {
    /// K15.6, K15.7: does as much as it still can.
    pub(crate) fn resolve(&mut self, seat: Seat, play: Play, chance: &mut Chance, told: &mut Telling<Event>) {
        match play.card {
            Card::Spell(spell) => self.cast(seat, spell, play.at, chance, told),
            Card::Artifact(artifact) | Card::Copy(artifact) => self.work(seat, artifact, play.at, chance, told),
        }
    }

    /// K13.1 to K13.5
    fn work(&mut self, seat: Seat, artifact: Artifact, at: Target, chance: &mut Chance, told: &mut Telling<Event>) {
        match (artifact, at) {
            (Artifact::Lamp, _) => {
                let count = self.setup.cards().artifact(Artifact::Lamp).amount;
                self.draw_spells(seat, count, chance, told);
            }
            (Artifact::Double, Target::Hero(number)) if self.check_double(seat, number).is_ok() => {
                self.heroes.double(number);
                told.all(Event::Doubled { number });
            }
            (Artifact::Carpet, Target::For(place, owner)) if self.check_carpet(seat, place, owner).is_ok() => {
                self.carpets[place as usize][owner.index()] += 1;
                told.all(Event::Flown { place, seat: owner });
            }
            (Artifact::Key, _) if !self.magic.keys.contains(seat) => {
                self.magic.keys = self.magic.keys.with(seat);
                told.all(Event::Unlocked { seat });
            }
            // K15.7: what can no longer be done is not done.
            (Artifact::Double | Artifact::Carpet | Artifact::Key, _) => (),
            (Artifact::Counterspell, _) => unreachable!("it works when it is revealed"),
        }
    }

    fn cast(&mut self, seat: Seat, spell: Spell, at: Target, chance: &mut Chance, told: &mut Telling<Event>) {
        let amount = self.setup.cards().amount(spell);
        match (spell, at) {
            (Spell::Charity, _) => self.charity(seat, amount, chance, told),
            (Spell::Trade, _) => self.trade_on(seat, Treasures::NONE, told),
            (Spell::DragonLeaves, Target::Place(place)) => self.dragon_leaves(place, amount, chance, told),
            (Spell::DragonsReturn, _) => self.dragons_return(told),
            (Spell::EyeForAnEye, Target::Hero(number)) => self.eye_for_an_eye(seat, number, told),
            (Spell::SecondChance, Target::Move(number, to)) => self.move_hero(number, to, told),
            (Spell::LunarEclipse | Spell::SolarEclipse, _) => self.eclipse(spell, told),
            (Spell::LastWillBeFirst, _) => self.last_will_be_first(told),
            (Spell::Spy, _) => self.spy(seat, told),
            (Spell::Taboo, Target::Place(place)) => self.taboo(place, told),
            (Spell::SultansTax, _) => self.tax_next(seat, None, told),
            (Spell::Mirage, Target::Swap(room, kind)) => self.mirage(room, kind, chance, told),
            (Spell::Abracadabra, Target::Kind(artifact)) => {
                self.magic.wish = Some(artifact);
                told.all(Event::Wishes { seat, artifact });
            }
            (Spell::Apprentice, Target::Barter(room, gives, takes)) => self.apprentice(seat, room, gives, takes, told),
            (Spell::Smuggler, _) => self.smuggle(seat, told),
            (Spell::Teleport, Target::Move(number, to)) => self.teleport(seat, number, to, told),
            (Spell::CityTax, _) => self.city_tax_next(seat, None, told),
            (Spell::Sacrifice | Spell::Donation, _) => self.sacrifice_next(None, spell, told),
            (
                Spell::DragonLeaves
                | Spell::EyeForAnEye
                | Spell::SecondChance
                | Spell::Taboo
                | Spell::Mirage
                | Spell::Abracadabra
                | Spell::Apprentice
                | Spell::Parasite
                | Spell::Teleport,
                _,
            ) => unreachable!("`check` refuses {spell} with the target {at:?}"),
        }
    }

    /// K14.3
    fn dragon_leaves(&mut self, place: Place, amount: u8, chance: &mut Chance, told: &mut Telling<Event>) {
        let Some(cave) = place.cave().filter(|_| self.is_waiting(place)) else { return };
        // A bag holds three of a kind, and a card is there twice: it fits.
        let cards = self.draw_open(amount, chance, told);
        self.caves[cave] = self.caves[cave].plus(cards);
        if !cards.is_empty() {
            told.all(Event::Filled { place, cards });
        }
    }

    /// K14.4
    fn dragons_return(&mut self, told: &mut Telling<Event>) {
        let place = self.settling();
        let Some(cave) = place.cave() else { return };
        let cards = std::mem::replace(&mut self.caves[cave], Treasures::NONE);
        if !cards.is_empty() {
            self.discard_all(cards);
            told.all(Event::Emptied { place, cards });
        }
    }

    /// K1.16
    pub(crate) fn take_back(&mut self, number: u8, told: &mut Telling<Event>) {
        let &Hero { owner: seat, .. } = self.hero(number).expect("it was placed");
        self.heroes.take_out(number);
        told.all(Event::Back { seat, number });
    }

    /// K14.5
    fn eye_for_an_eye(&mut self, caster: Seat, number: u8, told: &mut Telling<Event>) {
        let Some(hero) = self.hero(number).copied().filter(|hero| !hero.out && self.is_open(hero.place)) else {
            return;
        };
        self.take_back(number, told);
        let answers = self.heroes.iter().any(|it| it.owner == caster && !it.out && self.is_open(it.place));
        if answers && !self.is_dummy(hero.owner) {
            self.frame = Some(Frame::Eye { seat: hero.owner, of: caster });
        }
    }

    /// K14.6, K5.9: if it still can.
    pub(crate) fn move_hero(&mut self, number: u8, to: Place, told: &mut Telling<Event>) {
        if self.check_move(number, to).is_err() {
            return;
        }
        self.heroes.send(number, to);
        told.all(Event::Moved { number, place: to });
        if self.phase.in_turn() == Some(to) && self.hero(number).is_some_and(|hero| !hero.face_up) {
            self.turn_up(number, told);
        }
    }

    /// K14.7, K14.8: all odd or all even heroes at the location in turn; the Lunar Eclipse ends all Carpets there.
    fn eclipse(&mut self, spell: Spell, told: &mut Telling<Event>) {
        let place = self.settling();
        for number in self.numbers(|hero| hero.is_at(place) && spell.eclipses(hero.value)).iter().copied() {
            self.take_back(number, told);
        }
        if spell == Spell::LunarEclipse && self.carpets[place as usize] != [0; 5] {
            self.carpets[place as usize] = [0; 5];
            told.all(Event::CarpetsEnd { place });
        }
    }

    /// K14.9
    fn last_will_be_first(&mut self, told: &mut Telling<Event>) {
        if !self.magic.reversed {
            self.magic.reversed = true;
            told.all(Event::Reversed);
        }
    }

    /// K14.10
    fn spy(&mut self, caster: Seat, told: &mut Telling<Event>) {
        if self.phase == Phase::Placing {
            for seat in self.opponents(caster) {
                self.magic.open = self.magic.open.with(seat);
            }
            told.all(Event::OpenSecret { seat: caster });
        }
    }

    /// K14.11
    fn taboo(&mut self, place: Place, told: &mut Telling<Event>) {
        if self.check_taboo(place).is_ok() {
            self.magic.closed.add(place);
            told.all(Event::Closed { place });
        }
    }

    /// K14.13
    fn mirage(&mut self, room: Place, kind: Artifact, chance: &mut Chance, told: &mut Telling<Event>) {
        if self.check_mirage(room, kind).is_err() {
            return;
        }
        let at = self.stack.iter().position(|&it| it == kind).expect("it is in the stack");
        self.stack[at] = self.lies_in(room).expect("an artifact lies there");
        chance.shuffle(&mut self.stack);
        self.lay_in(room, kind);
        told.all(Event::Changed { room, artifact: kind });
    }

    fn lay_in(&mut self, room: Place, artifact: Artifact) {
        self.row[room.room().expect("it is a room")] = Some(artifact);
    }

    /// K14.15
    fn apprentice(&mut self, seat: Seat, room: Place, gives: Artifact, takes: Artifact, told: &mut Telling<Event>) {
        if self.lies_in(room) != Some(takes) || !self.player(seat).unplayed().has(gives) {
            return;
        }
        self.lay_in(room, gives);
        let player = self.player_mut(seat);
        player.owned.take(gives);
        player.owned.add(takes);
        told.all(Event::Exchanged { seat, room, gives, takes });
    }

    /// K14.17
    fn smuggle(&mut self, seat: Seat, told: &mut Telling<Event>) {
        for (at, place) in Place::CITY.into_iter().enumerate() {
            if self.lets_smugglers_in(place) {
                self.magic.smuggled[at] = Some(seat);
                told.all(Event::Smuggled { seat, place });
            }
        }
    }
}
