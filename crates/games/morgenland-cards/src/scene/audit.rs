//! What only tests may see: the truth, and whether it is complete.

use tabletop::{Fate, Pile, Seats};

use crate::{
    Artifacts, Frame, Phase, Place, Spell, Spells, State, Treasure, Treasures,
    components::{GUARD, LOOK},
    state::Player,
};

impl State {
    /// Is everything there that was in the box, and does what is known fit the truth?
    ///
    /// # Errors
    ///
    /// Says what is missing or too much.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_treasure()?;
        self.audit_spells()?;
        self.audit_artifacts()?;
        self.audit_heroes()
    }

    fn audit_treasure(&self) -> Result<(), String> {
        let trade = if let Some(Frame::Give { given, .. } | Frame::Take { given, .. }) = self.frame {
            given
        } else {
            Treasures::NONE
        };
        let hands = self.players.iter().flat_map(|player| player.hand.iter());
        let caves = self.caves.iter().flat_map(|cave| cave.iter());
        let mut all: Vec<Treasure> = self.deck.iter().chain(&self.discard).copied().chain(hands).chain(caves).collect();
        all.extend(self.guard.card.into_iter().chain(trade.iter()).chain(self.looked_at().iter()));
        all.sort_unstable();
        if all != State::all_treasures().iter().collect::<Vec<_>>() {
            return Err(format!("treasure cards: {all:?}"));
        }
        for seat in Seats::first(self.players()).iter() {
            let Player { hand, known, .. } = *self.player(seat);
            if known.plus(self.treasure.of(seat.index())) != hand {
                return Err(format!("the ledger of seat {seat}: {known:?} {:?} {hand:?}", self.treasure));
            }
        }
        let guard = self.guard.card.filter(|_| !self.guard.face_up);
        if self.treasure.of(GUARD).iter().next() != guard {
            return Err(format!("the guard: {:?}", self.guard));
        }
        let unseen = self.treasure.pools.iter().map(|pool| usize::from(pool.len())).sum::<usize>();
        let held = (0..7).map(|holder| usize::from(self.treasure.of(holder).len())).sum::<usize>();
        if unseen == held + self.deck.len() { Ok(()) } else { Err(format!("unseen cards: {:?}", self.treasure)) }
    }

    fn audit_spells(&self) -> Result<(), String> {
        let declared = self.window.plays().iter().filter(|it| it.fate == Fate::Stands);
        let declared = declared.filter_map(|it| it.play.card.spell());
        let held = self.players.iter().flat_map(|player| player.spells.iter());
        let mut all: Vec<Spell> = self.spell_deck.iter().copied().chain(held).chain(declared).collect();
        all.extend(self.casting.into_iter().chain(self.spell_discard.iter()).chain(self.drawn_spells().iter()));
        all.sort_unstable();
        if all != self.setup.all_spells().iter().collect::<Vec<_>>() {
            return Err(format!("spells: {all:?}"));
        }
        let over = self.phase == Phase::Over;
        for seat in Seats::first(self.players()).iter().filter(|_| !over) {
            if self.spells.of(seat.index()) != self.player(seat).spells {
                return Err(format!("the spells of seat {seat}: {:?}", self.spells));
            }
        }
        let pools = self.spells.pools.iter().map(|pool| usize::from(pool.len())).sum::<usize>();
        let unseen = (0..=LOOK).map(|holder| usize::from(self.spells.of(holder).len())).sum::<usize>();
        if pools == unseen + self.spell_deck.len() { Ok(()) } else { Err(format!("unseen spells: {:?}", self.spells)) }
    }

    fn audit_artifacts(&self) -> Result<(), String> {
        let owned = self.players.iter().flat_map(|player| player.owned.iter());
        let all: Vec<_> = self.stack.iter().chain(self.row.iter().flatten()).copied().chain(owned).collect();
        let all: Artifacts = all.into_iter().collect();
        if all != self.setup.all_artifacts() {
            return Err(format!("artifacts: {all:?}"));
        }
        match self.players.iter().find(|player| !player.owned.holds(player.played)) {
            Some(player) => Err(format!("played artifacts: {player:?}")),
            None => Ok(()),
        }
    }

    fn audit_heroes(&self) -> Result<(), String> {
        for owner in Seats::first(self.setup.colours()).iter() {
            let in_hand = if self.is_dummy(owner) {
                self.dummy.iter().fold(0, |mask, value| mask | 1_u8 << value)
            } else {
                self.player(owner).heroes
            };
            let placed = self.heroes.iter().filter(|hero| hero.owner == owner);
            let (mut all, mut count) = (in_hand, in_hand.count_ones());
            for hero in placed {
                all |= 1 << hero.value;
                count += 1;
            }
            let gone = self.is_dummy(owner) && count == 0; // between two rounds
            if !gone && (all != Player::ALL_HEROES || count != 5) {
                return Err(format!("heroes of seat {owner}: {all:b}, {count}"));
            }
        }
        for place in Place::ALL {
            let there: Pile<u8, 25> = self.heroes.numbers_at(place).collect();
            if there != self.numbers(|hero| hero.is_at(place)) {
                return Err(format!("the heroes at {place:?} are not {there:?}"));
            }
        }
        Ok(())
    }

    /// What is being asked, in a word: for tables of what was tested.
    pub fn asked(&self) -> &'static str {
        match self.frame {
            Some(Frame::Window) => "window",
            Some(Frame::Place { .. }) => "place",
            Some(Frame::Pick { .. }) => "pick",
            Some(Frame::Tent { .. }) => "keep-spell",
            Some(Frame::NameStart { .. }) => "name-start",
            Some(Frame::Offer { .. }) => "offer",
            Some(Frame::Charity { .. }) => "alms-keep",
            Some(Frame::Give { .. }) => "trade-give",
            Some(Frame::Take { .. }) => "trade-take",
            Some(Frame::Eye { .. }) => "eye-back",
            Some(Frame::SultansTax { .. }) => "tax",
            Some(Frame::CityTax { .. }) => "baksheesh",
            Some(Frame::Sacrifice { .. }) => "sacrifice",
            Some(Frame::Fare { .. }) => "teleport-cost",
            None => "over",
        }
    }

    /// The treasure cards a player has.
    pub fn hand_of(&self, player: u8) -> Treasures {
        self.players[usize::from(player)].hand
    }

    /// The spells a player has.
    pub fn spells_of(&self, player: u8) -> Spells {
        self.players[usize::from(player)].spells
    }

    /// The artifacts a player has, played or not.
    pub fn artifacts_of(&self, player: u8) -> Artifacts {
        self.players[usize::from(player)].owned
    }

    /// Owners and values at a location, by placement number.
    pub fn heroes_at(&self, place: Place) -> Vec<(u8, u8)> {
        let there = self.heroes.iter().filter(|hero| hero.is_at(place));
        there.map(|hero| (hero.owner.into(), hero.value)).collect()
    }

    /// The ranking at a location, as it would be now.
    pub fn ranking_at(&self, place: Place) -> Vec<u8> {
        self.ranked(place).iter().map(|&seat| seat.into()).collect()
    }

    /// The treasure deck, the next card last.
    pub fn treasure_deck(&self) -> Pile<Treasure, 50> {
        self.deck
    }

    /// The spell deck, the next card last.
    pub fn spells_to_come(&self) -> Pile<Spell, 24> {
        self.spell_deck
    }

    /// The artifacts in the stack, the next one last.
    pub fn artifact_stack(&self) -> Pile<crate::Artifact, 15> {
        self.stack
    }

    /// The card on the guard, seen or not.
    pub fn guard_card(&self) -> Option<Treasure> {
        self.guard.card
    }
}
