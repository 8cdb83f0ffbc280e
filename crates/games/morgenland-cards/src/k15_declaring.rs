//! K13, K14: the conditions and targets of each card, by what everybody knows.

use tabletop::{Given, Seat, Telling};

use crate::{
    Action, Artifact, Card, Event, Illegal, Moment, Place, Play, Spell, State, Target, heroes::Hero, state::Phase,
};

/// Yes, or why not.
fn so(holds: bool, why: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(why) }
}

impl State {
    /// May he play this now? Of a move, its hero.
    pub(crate) fn check_play(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        self.check_card(seat, play.card, self.moment())?;
        self.check_target(seat, play)
    }

    fn check_target(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        match play.card {
            Card::Spell(spell) => self.check_spell_target(seat, spell, play.at),
            Card::Artifact(artifact) | Card::Copy(artifact) => self.check_use(seat, artifact, play.at),
        }
    }

    /// The card: is it his, and is this its moment?
    pub(crate) fn check_card(&self, seat: Seat, card: Card, moment: Moment) -> Result<(), Illegal> {
        let (player, cards) = (self.player(seat), self.setup.cards());
        let in_time = |listed: bool| so(listed, Illegal::WrongMoment);
        match card {
            Card::Spell(spell) => {
                so(player.spells.has(spell), Illegal::NoSuchSpell)?;
                so(spell != Spell::Parasite, Illegal::WrongTarget)?; // K14.16: it names what it copies
                in_time(cards.spell(spell).windows.contains(moment))
            }
            Card::Artifact(artifact) => {
                so(player.unplayed().has(artifact), Illegal::NoSuchArtifact)?;
                in_time(artifact == Artifact::Counterspell || cards.artifact(artifact).windows.contains(moment))
            }
            Card::Copy(artifact) => {
                so(player.spells.has(Spell::Parasite), Illegal::NoSuchSpell)?;
                self.check_copy(seat, artifact)?;
                in_time(
                    cards.spell(Spell::Parasite).windows.contains(moment)
                        && cards.artifact(artifact).windows.contains(moment),
                )
            }
        }
    }

    /// K14.16: an opponent has played it this round, and it is no Counterspell.
    pub(crate) fn check_copy(&self, seat: Seat, artifact: Artifact) -> Result<(), Illegal> {
        let mut others = self.player_order().filter(|&other| other != seat);
        let fresh = others.any(|other| self.player(other).fresh & 1 << artifact as u8 != 0);
        so(fresh && artifact != Artifact::Counterspell, Illegal::NothingToCopy)
    }

    /// K13.1 to K13.5: is there anything this artifact could do for him now?
    pub(crate) fn is_of_use(&self, seat: Seat, artifact: Artifact) -> bool {
        match artifact {
            Artifact::Lamp => !self.spell_deck.is_empty() || !self.spell_discard.is_empty(),
            Artifact::Double => self.place_in_turn().is_some_and(|place| self.with_heroes_at(place).contains(seat)),
            Artifact::Carpet => self.places().any(|place| self.check_entry(place).is_ok()),
            Artifact::Counterspell => false,
            Artifact::Key => !self.magic.keys.contains(seat),
        }
    }

    fn check_use(&self, seat: Seat, artifact: Artifact, at: Target) -> Result<(), Illegal> {
        match (artifact, at) {
            (Artifact::Lamp | Artifact::Key, Target::Nothing) => so(self.is_of_use(seat, artifact), Illegal::NotNow),
            (Artifact::Double, Target::Hero(number)) => so(self.may_be_doubled(seat, number), Illegal::WrongTarget),
            (Artifact::Carpet, Target::For(place, owner)) => self.check_carpet(seat, place, owner),
            (Artifact::Counterspell, Target::Play(play)) => so(self.may_counter(seat, play), Illegal::NothingToCounter),
            _ => Err(Illegal::WrongTarget),
        }
    }

    /// K13.2, K13.8
    pub(crate) fn may_be_doubled(&self, seat: Seat, number: u8) -> bool {
        let there = self.place_in_turn();
        self.hero(number).is_some_and(|hero| hero.owner == seat && there.is_some_and(|place| hero.is_at(place)))
    }

    /// K13.3: for himself, or for an opponent with a hero there.
    pub(crate) fn check_carpet(&self, seat: Seat, place: Place, owner: Seat) -> Result<(), Illegal> {
        self.check_entry(place)?;
        so(owner == seat || self.with_heroes_at(place).contains(owner), Illegal::WrongTarget)
    }

    /// Is there anything this spell could do for him now?
    pub(crate) fn is_castable(&self, seat: Seat, spell: Spell) -> bool {
        match spell {
            Spell::Charity
            | Spell::Trade
            | Spell::DragonsReturn
            | Spell::LunarEclipse
            | Spell::SolarEclipse
            | Spell::LastWillBeFirst
            | Spell::Spy
            | Spell::SultansTax
            | Spell::Smuggler
            | Spell::CityTax
            | Spell::Sacrifice
            | Spell::Donation => self.is_needed(seat, spell),
            Spell::DragonLeaves | Spell::Taboo => {
                self.places().any(|place| self.check_spell_place(spell, place).is_ok())
            }
            Spell::EyeForAnEye | Spell::SecondChance | Spell::Teleport => {
                self.heroes.numbers().any(|number| self.check_spell_hero(seat, spell, number).is_ok())
            }
            Spell::Mirage | Spell::Abracadabra | Spell::Apprentice => {
                let mut found = false;
                self.each_target(seat, Card::Spell(spell), &mut |_| found = true);
                found
            }
            Spell::Parasite => false,
        }
    }

    /// What spells without a target need.
    pub(crate) fn is_needed(&self, seat: Seat, spell: Spell) -> bool {
        let mut opponents = self.opponents(seat);
        match spell {
            Spell::Charity => self.can_draw(),
            Spell::Trade => !self.player(seat).hand.is_empty() && !self.discard.is_empty(),
            Spell::DragonsReturn => {
                let cave = self.place_in_turn().and_then(Place::cave);
                cave.is_some_and(|cave| !self.caves[cave].is_empty())
            }
            Spell::LunarEclipse | Spell::SolarEclipse => self.place_in_turn().is_some(),
            Spell::LastWillBeFirst => !self.magic.reversed,
            Spell::Spy => opponents.any(|other| self.has_hero_to_place(other)),
            Spell::SultansTax => {
                let at_a_room = self.place_in_turn().is_some_and(|place| place.room().is_some());
                !at_a_room && self.heroes.iter().any(|hero| hero.owner != seat && self.is_taxed(hero))
            }
            Spell::CityTax => self.heroes.iter().any(|hero| hero.owner != seat && self.is_in_the_city(hero)),
            Spell::Smuggler => Place::CITY.into_iter().any(|place| self.lets_smugglers_in(place)),
            Spell::Sacrifice | Spell::Donation => self.players.iter().any(|player| !player.hand.is_empty()),
            Spell::DragonLeaves
            | Spell::EyeForAnEye
            | Spell::SecondChance
            | Spell::Taboo
            | Spell::Mirage
            | Spell::Abracadabra
            | Spell::Apprentice
            | Spell::Parasite
            | Spell::Teleport => true,
        }
    }

    fn has_hero_to_place(&self, seat: Seat) -> bool {
        if self.is_dummy(seat) { !self.dummy.is_empty() } else { self.player(seat).heroes != 0 }
    }

    /// K14.12: in an open room.
    pub(crate) fn is_taxed(&self, hero: &Hero) -> bool {
        !hero.out && hero.place.room().is_some() && self.is_open(hero.place)
    }

    /// K14.19: at the tent or caravanserai while it is open.
    pub(crate) fn is_in_the_city(&self, hero: &Hero) -> bool {
        !hero.out && Place::CITY.contains(&hero.place) && self.is_open(hero.place)
    }

    /// K14.17
    pub(crate) fn lets_smugglers_in(&self, place: Place) -> bool {
        self.check_entry(place).is_ok() && self.is_empty_place(place)
    }

    fn check_spell_target(&self, seat: Seat, spell: Spell, at: Target) -> Result<(), Illegal> {
        match (spell, at) {
            (Spell::DragonLeaves | Spell::Taboo, Target::Place(place)) => self.check_spell_place(spell, place),
            (Spell::EyeForAnEye | Spell::SecondChance | Spell::Teleport, Target::Hero(number)) => {
                self.check_spell_hero(seat, spell, number)
            }
            (Spell::Mirage, Target::Swap(room, kind)) => self.check_mirage(room, kind),
            (Spell::Abracadabra, Target::Kind(kind)) => self.check_wish(seat, kind),
            (Spell::Apprentice, Target::Barter(room, gives, takes)) => {
                so(self.player(seat).unplayed().has(gives), Illegal::NoSuchArtifact)?;
                so(gives != takes && self.lies_in(room) == Some(takes), Illegal::WrongTarget)
            }
            (
                Spell::DragonLeaves
                | Spell::Taboo
                | Spell::EyeForAnEye
                | Spell::SecondChance
                | Spell::Teleport
                | Spell::Mirage
                | Spell::Abracadabra
                | Spell::Apprentice,
                _,
            ) => Err(Illegal::WrongTarget),
            (_, Target::Nothing) => so(self.is_needed(seat, spell), Illegal::NotNow),
            _ => Err(Illegal::WrongTarget),
        }
    }

    /// K14.14
    pub(crate) fn check_wish(&self, seat: Seat, kind: Artifact) -> Result<(), Illegal> {
        let offered = matches!(self.phase, Phase::Settling(_)) && self.offered_to() == Some(seat);
        so(offered, Illegal::NotOffered)?;
        so(self.stack.contains(&kind), Illegal::NotInStack)
    }

    /// K10.1: who has the offer.
    pub(crate) fn offered_to(&self) -> Option<Seat> {
        self.rank.get(usize::from(self.turn)).copied()
    }

    /// What lies in a room.
    pub(crate) fn lies_in(&self, room: Place) -> Option<Artifact> {
        room.room().and_then(|at| self.row.get(at).copied().flatten())
    }

    /// K14.13
    pub(crate) fn check_mirage(&self, room: Place, kind: Artifact) -> Result<(), Illegal> {
        let lies = self.lies_in(room);
        so(lies.is_some_and(|artifact| artifact != kind), Illegal::WrongTarget)?;
        so(self.is_waiting(room), Illegal::Finished)?;
        so(self.stack.contains(&kind), Illegal::NotInStack)
    }

    /// K14.3, K14.11
    pub(crate) fn check_spell_place(&self, spell: Spell, place: Place) -> Result<(), Illegal> {
        if spell == Spell::DragonLeaves {
            so(place.cave().is_some(), Illegal::WrongTarget)?;
            so(self.is_waiting(place), Illegal::Finished)?;
            return so(self.can_draw(), Illegal::NotNow);
        }
        self.check_entry(place)?;
        let free = self.places().filter(|&it| self.check_entry(it).is_ok()).count();
        so(free > 1, Illegal::LastOpen)
    }

    /// K14.5, K14.6, K14.18: a hero at an open location, and for a move some place to go.
    pub(crate) fn check_spell_hero(&self, seat: Seat, spell: Spell, number: u8) -> Result<(), Illegal> {
        let hero = self.hero(number).filter(|hero| !hero.out).ok_or(Illegal::WrongTarget)?;
        let (eye, chance) = (spell == Spell::EyeForAnEye, spell == Spell::SecondChance);
        so(!(eye && hero.owner == seat || chance && hero.owner != seat), Illegal::WrongTarget)?;
        so(self.is_open(hero.place), Illegal::Finished)?;
        if spell == Spell::EyeForAnEye {
            return Ok(());
        }
        so(spell != Spell::Teleport || !self.player(seat).hand.is_empty(), Illegal::NotNow)?;
        so(self.places().any(|place| self.check_move(number, place).is_ok()), Illegal::WrongTarget)
    }

    /// May this hero be moved there?
    pub(crate) fn check_move(&self, number: u8, to: Place) -> Result<(), Illegal> {
        let hero = self.hero(number).filter(|hero| !hero.out).ok_or(Illegal::WrongTarget)?;
        so(self.is_open(hero.place), Illegal::Finished)?;
        so(hero.place != to, Illegal::WrongTarget)?;
        self.check_entry(to)
    }

    pub(crate) fn check_to(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        match self.begun(seat) {
            Some(Play { at: Target::Hero(number), .. }) => self.check_move(number, place),
            _ => Err(Illegal::OtherQuestion),
        }
    }

    pub(crate) fn move_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        menu.extend(self.places().filter(|&place| self.check_to(seat, place).is_ok()).map(Action::To));
    }

    pub(crate) fn move_to(&mut self, seat: Seat, place: Place, told: &mut Telling<Event>) {
        if let Some(Play { card, at: Target::Hero(number) }) = self.begun(seat) {
            self.give_answer(seat, Given::Play(Play { card, at: Target::Move(number, place) }), told);
        }
    }
}
