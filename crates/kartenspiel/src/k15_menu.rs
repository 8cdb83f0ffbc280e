//! Everything a player may play now, each card with each of its targets.

use tabletop::Seat;

use crate::{Action, Artifact, Card, Play, Spell, State, Target};

impl State {
    pub(crate) fn play_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let player = *self.player(seat);
        for artifact in player.unplayed().kinds() {
            self.card_options(seat, Card::Artifact(artifact), menu);
        }
        for spell in player.spells.kinds() {
            if spell == Spell::Parasite {
                for kind in Artifact::ALL {
                    self.card_options(seat, Card::Copy(kind), menu);
                }
            } else {
                self.card_options(seat, Card::Spell(spell), menu);
            }
        }
    }

    fn card_options(&self, seat: Seat, card: Card, menu: &mut Vec<Action>) {
        if self.check_card(seat, card).is_err() {
            return;
        }
        self.each_target(seat, card, &mut |at| {
            let play = Play { card, at };
            if self.check_target(seat, play).is_ok() {
                menu.push(Action::Play(play));
            }
        });
    }

    /// Everything a card could point at, legal or not.
    pub(crate) fn each_target(&self, seat: Seat, card: Card, offer: &mut impl FnMut(Target)) {
        match card {
            Card::Artifact(artifact) | Card::Copy(artifact) => match artifact {
                Artifact::Lamp | Artifact::Key => offer(Target::Nothing),
                Artifact::Double => self.each_hero(offer),
                Artifact::Carpet => {
                    for place in self.places() {
                        self.full_order().for_each(|owner| offer(Target::For(place, owner)));
                    }
                }
                Artifact::Counterspell => {
                    (0..self.window.plays().len() as u8).for_each(|at| offer(Target::Play(at)));
                }
            },
            Card::Spell(Spell::DragonLeaves | Spell::Taboo) => {
                self.places().for_each(|place| offer(Target::Place(place)));
            }
            Card::Spell(Spell::EyeForAnEye | Spell::SecondChance | Spell::Teleport) => self.each_hero(offer),
            Card::Spell(Spell::Abracadabra) => Artifact::ALL.into_iter().for_each(|kind| offer(Target::Kind(kind))),
            Card::Spell(Spell::Mirage) => {
                for room in self.places().filter(|place| place.room().is_some()) {
                    for kind in Artifact::ALL {
                        offer(Target::Swap(room, kind));
                    }
                }
            }
            Card::Spell(Spell::Apprentice) => {
                for room in self.places() {
                    let Some(takes) = self.lies_in(room) else { continue };
                    let his = self.player(seat).unplayed();
                    his.kinds().for_each(|gives| offer(Target::Barter(room, gives, takes)));
                }
            }
            Card::Spell(_) => offer(Target::Nothing),
        }
    }

    fn each_hero(&self, offer: &mut impl FnMut(Target)) {
        (1..=self.heroes.len() as u8).for_each(|number| offer(Target::Hero(number)));
    }
}
