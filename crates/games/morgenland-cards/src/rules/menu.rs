//! K18.1: everything a player may play now, each card with each of its targets.

use tabletop::Seat;

use crate::{Action, Artifact, Artifacts, Card, Place, Play, Spell, State, Target};

impl State {
    pub(crate) fn play_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let (player, moment) = (self.player(seat), self.moment());
        let mut card_options = |card| {
            if self.check_card(seat, card, moment).is_ok() {
                self.each_target(seat, card, &mut |at| menu.push(Action::Play(Play { card, at })));
            }
        };
        for artifact in player.unplayed().kinds() {
            card_options(Card::Artifact(artifact));
        }
        for spell in player.spells.kinds() {
            if spell == Spell::Parasite {
                for kind in Artifact::ALL {
                    card_options(Card::Copy(kind));
                }
            } else {
                card_options(Card::Spell(spell));
            }
        }
    }

    /// Everything a card may point at now.
    pub(crate) fn each_target(&self, seat: Seat, card: Card, offer: &mut impl FnMut(Target)) {
        match card {
            Card::Artifact(artifact) | Card::Copy(artifact) => self.each_use(seat, artifact, offer),
            Card::Spell(Spell::DragonLeaves) => {
                let able = |&place: &Place| self.check_dragon_leaves(place).is_ok();
                self.places().filter(able).for_each(|place| offer(Target::Place(place)));
            }
            Card::Spell(Spell::Taboo) => {
                let able = |&place: &Place| self.check_taboo(place).is_ok();
                self.places().filter(able).for_each(|place| offer(Target::Place(place)));
            }
            Card::Spell(spell @ (Spell::EyeForAnEye | Spell::SecondChance | Spell::Teleport)) => {
                let able = |number: &u8| self.check_spell_hero(seat, spell, *number).is_ok();
                self.heroes.numbers().filter(able).for_each(|number| offer(Target::Hero(number)));
            }
            Card::Spell(Spell::Abracadabra) => {
                let able = |kind: &Artifact| self.check_wish(seat, *kind).is_ok();
                Artifact::ALL.into_iter().filter(able).for_each(|kind| offer(Target::Kind(kind)));
            }
            Card::Spell(Spell::Mirage) => self.each_swap(offer),
            Card::Spell(Spell::Apprentice) => {
                for room in self.places() {
                    let Some(takes) = self.lies_in(room) else { continue };
                    let unplayed = self.player(seat).unplayed();
                    unplayed
                        .kinds()
                        .filter(|&it| it != takes)
                        .for_each(|gives| offer(Target::Barter(room, gives, takes)));
                }
            }
            Card::Spell(spell) => {
                if self.check_need(seat, spell).is_ok() {
                    offer(Target::Nothing);
                }
            }
        }
    }

    /// K13.1 to K13.5
    fn each_use(&self, seat: Seat, artifact: Artifact, offer: &mut impl FnMut(Target)) {
        match artifact {
            Artifact::Lamp | Artifact::Key => {
                if self.check_use(seat, artifact).is_ok() {
                    offer(Target::Nothing);
                }
            }
            Artifact::Double => {
                let there = self.phase.in_turn().into_iter().flat_map(|place| self.heroes.numbers_at(place));
                let able = there.filter(|&number| self.check_double(seat, number).is_ok());
                able.for_each(|number| offer(Target::Hero(number)));
            }
            Artifact::Carpet => {
                for place in self.places().filter(|&place| self.check_entry(place).is_ok()) {
                    let manned = self.with_heroes_at(place);
                    let able = |&owner: &Seat| owner == seat || manned.contains(owner);
                    self.full_order().filter(able).for_each(|owner| offer(Target::For(place, owner)));
                }
            }
            Artifact::Counterspell => {
                let able = |at: &u8| self.check_counter(seat, *at).is_ok();
                (0..self.window.plays().len() as u8).filter(able).for_each(|at| offer(Target::Play(at)));
            }
        }
    }

    /// K14.13: every waiting room with every other kind in the stack.
    fn each_swap(&self, offer: &mut impl FnMut(Target)) {
        let stack: Artifacts = self.stack.iter().copied().collect();
        for room in self.places().filter(|&place| place.room().is_some() && self.is_waiting(place)) {
            let Some(lies) = self.lies_in(room) else { continue };
            stack.kinds().filter(|&kind| kind != lies).for_each(|kind| offer(Target::Swap(room, kind)));
        }
    }
}
