//! M12: what spells and artifacts (M13) do when they resolve: one match, every arm one line.

use tabletop::{Seat, Telling};

use crate::{Artifact, Card, Event, Field, Fields, Play, Spell, State, Target, state::Piece};

impl State {
    /// M14.4: what no longer can be done is not done; the card is spent all the same.
    pub(crate) fn resolve(&mut self, seat: Seat, play: Play, told: &mut Telling<Event>) {
        match (play.card, play.at) {
            (Card::Spell(spell), Target::Nothing) => self.resolve_plain(seat, spell, told),
            (Card::Spell(Spell::EyeForAnEye), Target::Figure(mark)) => self.eye_for_an_eye(seat, mark, told),
            (Card::Spell(Spell::SecondChance), Target::Move(mark, to)) => self.second_chance(mark, to, told),
            (Card::Spell(Spell::Teleport), Target::Move(mark, to)) => self.teleport(seat, mark, to, told),
            (Card::Spell(Spell::DragonLeaves), Target::Field(cave)) => self.dragon_leaves(cave, told),
            (Card::Spell(Spell::LunarEclipse), Target::Field(field)) => self.eclipse(field, 1, told),
            (Card::Spell(Spell::SolarEclipse), Target::Field(field)) => self.eclipse(field, 0, told),
            (Card::Spell(Spell::Taboo), Target::Field(field)) => self.taboo(field),
            (Card::Spell(Spell::Mirage), Target::Field(room)) => self.mirage(seat, room, told),
            (Card::Spell(Spell::Apprentice), Target::Field(room)) => self.apprentice(seat, room),
            (Card::Artifact(Artifact::Double) | Card::Copy(Artifact::Double), Target::Figure(mark)) => {
                self.double(seat, mark);
            }
            (Card::Artifact(Artifact::Carpet) | Card::Copy(Artifact::Carpet), Target::Field(field)) => {
                self.carpet(seat, field, told);
            }
            (Card::Artifact(Artifact::Key) | Card::Copy(Artifact::Key), Target::Nothing) => self.key(seat),
            (Card::Artifact(_) | Card::Copy(_) | Card::Spell(_), _) => unreachable!("{play} cannot be declared"),
        }
    }

    /// Spells without a target.
    fn resolve_plain(&mut self, seat: Seat, spell: Spell, told: &mut Telling<Event>) {
        match spell {
            Spell::Abracadabra => self.abracadabra(seat),
            Spell::Charity => self.charity(seat),
            Spell::CityTax => self.city_tax(seat),
            Spell::LastWillBeFirst => self.last_will_be_first(),
            Spell::Smuggler => self.smuggler(seat),
            Spell::Spy => self.spy(seat),
            Spell::Sacrifice | Spell::Donation => self.sacrifice(spell.units(), told),
            Spell::DragonsReturn => self.dragons_return(told),
            Spell::SultansTax => self.sultans_tax(seat),
            Spell::Trade => self.trade(seat),
            Spell::EyeForAnEye
            | Spell::DragonLeaves
            | Spell::Mirage
            | Spell::LunarEclipse
            | Spell::SecondChance
            | Spell::Taboo
            | Spell::SolarEclipse
            | Spell::Teleport
            | Spell::Parasite
            | Spell::Apprentice => unreachable!("{spell} has a target"),
        }
    }

    /// M12.1 **Abracadabra.** Its caster, buying in this room, takes any artifact of the stack.
    fn abracadabra(&mut self, seat: Seat) {
        self.magic.abracadabra = Some(seat);
    }

    /// M12.5 **The Last Will Be First.** The ranking is reversed to the end of the round.
    fn last_will_be_first(&mut self) {
        self.magic.reversed = true;
    }

    /// M12.7 **Smuggler.** Its caster is present on every city field still to come that was empty when placing ended and is
    /// not closed.
    fn smuggler(&mut self, seat: Seat) {
        self.magic.smuggled = self.smuggled_fields();
        self.magic.smuggler = Some(seat);
    }

    pub(crate) fn smuggled_fields(&self) -> Fields {
        self.magic.empty.but(self.magic.closed).iter().filter(|&field| self.is_open(field)).collect()
    }

    /// M12.11 **Spy.** All others place face up from now on, except at the guard.
    fn spy(&mut self, seat: Seat) {
        self.magic.spy = Some(seat);
    }

    /// M12.15 **Taboo.** Nothing comes to this field any more this round.
    fn taboo(&mut self, field: Field) {
        if self.is_open(field) {
            self.magic.closed.add(field);
        }
    }

    /// M13.2 **Double.** If the figure still lies face up where it is evaluated, it counts once more.
    fn double(&mut self, seat: Seat, mark: crate::Mark) {
        if self.check_double(seat, mark).is_ok() {
            self.pieces.iter_mut().filter(|piece| piece.mark == mark).for_each(|piece| piece.doubles += 1);
        }
    }

    /// M13.3 **Carpet.** A face-up figure of strength 3 on any open field where its player may place.
    fn carpet(&mut self, seat: Seat, field: Field, told: &mut Telling<Event>) {
        if self.check_carpet(seat, Card::Artifact(Artifact::Carpet), field).is_ok() {
            let carpet = Piece {
                owner: seat,
                field,
                strength: Artifact::CARPET_STRENGTH,
                face_up: true,
                carpet: true,
                ..Piece::default()
            };
            self.arrive(carpet);
            told.all(Event::Laid { seat, field });
        }
    }

    /// M13.5 **Key.** Its player will be admitted unasked.
    fn key(&mut self, seat: Seat) {
        if self.evaluating() == Some(Field::Guard) && !self.settled.contains(seat) {
            self.magic.keys = self.magic.keys.with(seat);
        }
    }
}
