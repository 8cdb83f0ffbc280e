//! K13, K14: the conditions and targets of each card, by what everybody knows.

use tabletop::{Fate, Given, Seat, Telling};

use crate::{Action, Artifact, Card, Event, Illegal, Moment, Place, Play, Spell, State, Target, Why, components::Hero};

/// Nothing if this holds, else why not.
fn so(holds: bool, why: Why) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(why) }
}

impl State {
    /// May this be played now? Of a move, only its hero is checked.
    pub(crate) fn check_play(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        let checked = self.check_card(seat, play.card, self.moment()).and_then(|()| self.check_target(seat, play));
        checked.map_err(|why| Illegal::Play { card: play.card, why })
    }

    /// The card: is it in hand, and is this its moment?
    pub(crate) fn check_card(&self, seat: Seat, card: Card, moment: Moment) -> Result<(), Why> {
        let (player, cards) = (self.player(seat), self.setup.cards());
        let windows = match card {
            Card::Spell(spell) => {
                so(player.spells.has(spell), Why::NotHeld)?;
                so(spell != Spell::Parasite, Why::WrongTarget)?; // K14.16: it names what it copies
                cards.spell(spell).windows
            }
            Card::Artifact(artifact) => {
                so(player.owned.has(artifact), Why::NotHeld)?;
                so(player.unplayed().has(artifact), Why::Spent)?;
                if artifact == Artifact::Counterspell {
                    return Ok(());
                }
                cards.artifact(artifact).windows
            }
            Card::Copy(artifact) => {
                so(player.spells.has(Spell::Parasite), Why::NotHeld)?;
                self.check_copy(seat, artifact)?;
                cards.spell(Spell::Parasite).windows.and(cards.artifact(artifact).windows)
            }
        };
        so(windows.contains(moment), Why::WrongMoment { moment, windows })
    }

    fn check_target(&self, seat: Seat, play: Play) -> Result<(), Why> {
        match play.card {
            Card::Spell(spell) => self.check_spell(seat, spell, play.at),
            Card::Artifact(artifact) | Card::Copy(artifact) => self.check_artifact(seat, artifact, play.at),
        }
    }

    /// K14.16: an opponent has played it this round, and it is no Counterspell.
    pub(crate) fn check_copy(&self, seat: Seat, artifact: Artifact) -> Result<(), Why> {
        so(artifact != Artifact::Counterspell, Why::NeverCopied)?;
        let mut others = self.player_order().filter(|&other| other != seat);
        so(others.any(|other| self.player(other).fresh.contains(artifact)), Why::NotPlayed { kind: artifact })
    }

    /// K13.1 to K13.5: is there anything this artifact could do for this player now?
    pub(crate) fn is_of_use(&self, seat: Seat, artifact: Artifact) -> bool {
        match artifact {
            Artifact::Lamp | Artifact::Key => self.check_use(seat, artifact).is_ok(),
            Artifact::Double => self.phase.in_turn().is_some_and(|place| self.with_heroes_at(place).contains(seat)),
            Artifact::Carpet => self.places().any(|place| self.check_entry(place).is_ok()),
            Artifact::Counterspell => false,
        }
    }

    /// K13.1, K13.5: what artifacts without a target need.
    pub(crate) fn check_use(&self, seat: Seat, artifact: Artifact) -> Result<(), Why> {
        match artifact {
            Artifact::Lamp => so(!self.spell_deck.is_empty() || !self.spell_discard.is_empty(), Why::NoSpellToDraw),
            Artifact::Key => so(!self.magic.keys.contains(seat), Why::InForce),
            Artifact::Double | Artifact::Carpet | Artifact::Counterspell => Err(Why::WrongTarget),
        }
    }

    fn check_artifact(&self, seat: Seat, artifact: Artifact, at: Target) -> Result<(), Why> {
        match (artifact, at) {
            (Artifact::Double, Target::Hero(number)) => self.check_double(seat, number),
            (Artifact::Carpet, Target::For(place, owner)) => self.check_carpet(seat, place, owner),
            (Artifact::Counterspell, Target::Play(play)) => self.check_counter(seat, play),
            (Artifact::Lamp | Artifact::Key, Target::Nothing) => self.check_use(seat, artifact),
            (Artifact::Lamp | Artifact::Double | Artifact::Carpet | Artifact::Counterspell | Artifact::Key, _) => {
                Err(Why::WrongTarget)
            }
        }
    }

    /// A hero that is not out of the round, by its placement number.
    fn living(&self, number: u8) -> Result<&Hero, Why> {
        let hero = self.hero(number).ok_or(Why::NoSuchHero { hero: number })?;
        if hero.out { Err(Why::Out { hero: number }) } else { Ok(hero) }
    }

    /// K13.2, K13.8
    pub(crate) fn check_double(&self, seat: Seat, number: u8) -> Result<(), Why> {
        let hero = self.living(number)?;
        so(hero.owner == seat, Why::OthersHero { hero: number })?;
        so(self.phase.in_turn() == Some(hero.place), Why::Elsewhere { hero: number })
    }

    /// K13.3: for the player who flies it, or for an opponent with a hero there.
    pub(crate) fn check_carpet(&self, seat: Seat, place: Place, owner: Seat) -> Result<(), Why> {
        self.check_entry(place)?;
        so(owner == seat || self.with_heroes_at(place).contains(owner), Why::NoHeroThere { seat: owner })
    }

    /// K13.4, K13.10, K15.5: a declared spell of another player that still stands.
    pub(crate) fn check_counter(&self, seat: Seat, at: u8) -> Result<(), Why> {
        let declared = self.window.plays().get(usize::from(at)).ok_or(Why::NoSuchPlay { play: at })?;
        so(declared.play.card.spell().is_some(), Why::ArtifactPlay)?;
        so(declared.seat != seat, Why::OwnPlay)?;
        so(declared.fate == Fate::Stands, Why::Cancelled)
    }

    /// Is there anything this spell could do for this player now?
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
            | Spell::Donation => self.check_need(seat, spell).is_ok(),
            Spell::DragonLeaves => self.places().any(|place| self.check_dragon_leaves(place).is_ok()),
            Spell::Taboo => self.places().any(|place| self.check_taboo(place).is_ok()),
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
    pub(crate) fn check_need(&self, seat: Seat, spell: Spell) -> Result<(), Why> {
        match spell {
            Spell::Charity => so(self.can_draw(), Why::NoCardToDraw),
            Spell::Trade => {
                so(!self.player(seat).hand.is_empty(), Why::NoTreasure { needs: 1 })?;
                so(!self.discard.is_empty(), Why::NothingDiscarded)
            }
            Spell::DragonsReturn => {
                let place = self.settling();
                let cave = place.cave().ok_or(Why::NotACave { place })?;
                so(!self.caves[cave].is_empty(), Why::EmptyCave { place })
            }
            Spell::LunarEclipse | Spell::SolarEclipse => Ok(()), // K14.7, K14.8: in window d a location is in turn
            Spell::LastWillBeFirst => so(!self.magic.reversed, Why::InForce),
            Spell::Spy => so(self.opponents(seat).any(|other| self.has_hero_to_place(other)), Why::NobodyPlaces),
            Spell::SultansTax => {
                so(self.phase.in_turn().is_none_or(|place| place.room().is_none()), Why::AtARoom)?;
                so(self.heroes.iter().any(|hero| hero.owner != seat && self.is_taxed(hero)), Why::NobodyToTax)
            }
            Spell::CityTax => {
                so(self.heroes.iter().any(|hero| hero.owner != seat && self.is_in_the_city(hero)), Why::NobodyToTax)
            }
            Spell::Smuggler => so(Place::CITY.into_iter().any(|place| self.lets_smugglers_in(place)), Why::NoWayIn),
            Spell::Sacrifice | Spell::Donation => {
                so(self.players.iter().any(|player| !player.hand.is_empty()), Why::NobodyHasTreasure)
            }
            Spell::DragonLeaves
            | Spell::EyeForAnEye
            | Spell::SecondChance
            | Spell::Taboo
            | Spell::Mirage
            | Spell::Abracadabra
            | Spell::Apprentice
            | Spell::Parasite
            | Spell::Teleport => Err(Why::WrongTarget),
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

    fn check_spell(&self, seat: Seat, spell: Spell, at: Target) -> Result<(), Why> {
        match (spell, at) {
            (Spell::DragonLeaves, Target::Place(place)) => self.check_dragon_leaves(place),
            (Spell::Taboo, Target::Place(place)) => self.check_taboo(place),
            (Spell::EyeForAnEye | Spell::SecondChance | Spell::Teleport, Target::Hero(number)) => {
                self.check_spell_hero(seat, spell, number)
            }
            (Spell::Mirage, Target::Swap(room, kind)) => self.check_mirage(room, kind),
            (Spell::Abracadabra, Target::Kind(kind)) => self.check_wish(seat, kind),
            (Spell::Apprentice, Target::Barter(room, gives, takes)) => self.check_barter(seat, room, gives, takes),
            (_, Target::Nothing) => self.check_need(seat, spell),
            (
                _,
                Target::Hero(_)
                | Target::Move(..)
                | Target::Place(_)
                | Target::For(..)
                | Target::Kind(_)
                | Target::Swap(..)
                | Target::Barter(..)
                | Target::Play(_),
            ) => Err(Why::WrongTarget),
        }
    }

    /// K14.14
    pub(crate) fn check_wish(&self, seat: Seat, kind: Artifact) -> Result<(), Why> {
        so(self.rank.get(usize::from(self.turn)) == Some(&seat), Why::NotOffered)?;
        so(self.stack.contains(&kind), Why::NotInStack { kind })
    }

    /// What lies in a room.
    pub(crate) fn lies_in(&self, room: Place) -> Option<Artifact> {
        room.room().and_then(|at| self.row.get(at).copied().flatten())
    }

    /// The artifact that lies in a room of this round, or why there is none.
    fn check_room(&self, room: Place) -> Result<Artifact, Why> {
        so(room.room().is_some(), Why::NotARoom { place: room })?;
        so(self.exists(room), Why::NoSuchRoom { place: room })?;
        self.lies_in(room).ok_or(Why::Sold { room })
    }

    /// K1.13
    fn check_waiting(&self, place: Place) -> Result<(), Why> {
        so(self.is_open(place), Why::Finished { place })?;
        so(self.phase.in_turn() != Some(place), Why::InTurn { place })
    }

    /// K14.13
    pub(crate) fn check_mirage(&self, room: Place, kind: Artifact) -> Result<(), Why> {
        let lies = self.check_room(room)?;
        self.check_waiting(room)?;
        so(lies != kind, Why::SameKind { kind })?;
        so(self.stack.contains(&kind), Why::NotInStack { kind })
    }

    /// K14.15
    fn check_barter(&self, seat: Seat, room: Place, gives: Artifact, takes: Artifact) -> Result<(), Why> {
        so(self.player(seat).unplayed().has(gives), Why::NotToGive { kind: gives })?;
        let lies = self.check_room(room)?;
        so(lies == takes, Why::OtherKind { lies })?;
        so(gives != takes, Why::SameKind { kind: takes })
    }

    /// K14.3
    pub(crate) fn check_dragon_leaves(&self, place: Place) -> Result<(), Why> {
        so(place.cave().is_some(), Why::NotACave { place })?;
        self.check_waiting(place)?;
        so(self.can_draw(), Why::NoCardToDraw)
    }

    /// K14.11
    pub(crate) fn check_taboo(&self, place: Place) -> Result<(), Why> {
        self.check_entry(place)?;
        so(self.places().filter(|&it| self.check_entry(it).is_ok()).count() > 1, Why::LastOpen)
    }

    /// K14.5, K14.6, K14.18: a hero at an open location, and for a move some place to go.
    pub(crate) fn check_spell_hero(&self, seat: Seat, spell: Spell, number: u8) -> Result<(), Why> {
        let hero = self.living(number)?;
        so(spell != Spell::EyeForAnEye || hero.owner != seat, Why::OwnHero { hero: number })?;
        so(spell != Spell::SecondChance || hero.owner == seat, Why::OthersHero { hero: number })?;
        so(self.is_open(hero.place), Why::Finished { place: hero.place })?;
        if spell == Spell::EyeForAnEye {
            return Ok(());
        }
        let needs = self.setup.cards().amount(spell);
        so(self.player(seat).hand.len() >= needs, Why::NoTreasure { needs })?;
        let mut ways = self.places().filter(|&place| self.check_move(number, place).is_ok());
        so(ways.next().is_some(), Why::NowhereToGo { hero: number })
    }

    /// May this hero be moved there?
    pub(crate) fn check_move(&self, number: u8, to: Place) -> Result<(), Why> {
        let hero = self.living(number)?;
        so(self.is_open(hero.place), Why::Finished { place: hero.place })?;
        so(hero.place != to, Why::SamePlace { place: to })?;
        self.check_entry(to)
    }

    /// K15.2: where the hero of this play goes.
    pub(crate) fn check_to(&self, play: Play, place: Place) -> Result<(), Illegal> {
        self.check_move(moved(play), place).map_err(|why| Illegal::Play { card: play.card, why })
    }

    pub(crate) fn move_options(&self, play: Play, menu: &mut Vec<Action>) {
        menu.extend(self.places().filter(|&place| self.check_to(play, place).is_ok()).map(Action::To));
    }

    pub(crate) fn move_to(&mut self, seat: Seat, place: Place, told: &mut Telling<Event>) {
        let play = self.begun(seat).expect("a hero was named");
        let at = Target::Move(moved(play), place);
        self.give_answer(seat, Given::Play(Play { at, ..play }), told);
    }
}

/// The hero of a move that is begun.
fn moved(play: Play) -> u8 {
    let Target::Hero(number) = play.at else { unreachable!("a move begins with a hero") };
    number
}
