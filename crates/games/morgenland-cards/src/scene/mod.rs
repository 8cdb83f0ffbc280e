//! Positions built by hand and tables to play them, for tests. Only with the feature `scene`.

mod audit;
mod moment;
mod table;

use tabletop::{Chance, Pile};

pub use table::{Table, seat};

use crate::{
    Artifact, Gift, Place, Setup, Spell, SpellSet, State, Treasure,
    components::{GUARD, Hero},
    rules::bare,
};

/// A position in the making. What is not said is as in round 1 with empty hands and caves; cards and artifacts named here
/// come from the decks and the stack.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(crate) state: State,
}

fn cards(text: &str) -> Vec<Treasure> {
    text.split_ascii_whitespace().map(|card| card.parse().expect("a treasure card")).collect()
}

impl Scene {
    /// A game for this many players with all spells.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    pub fn new(players: u8) -> Scene {
        Scene::of(&format!("players={players} spells=all").parse().expect("two to five players"))
    }

    /// A game for this many players with the core spells.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    pub fn core(players: u8) -> Scene {
        let scene = Scene::of(&Setup::new(players).expect("two to five players"));
        assert_eq!(scene.state.setup.spells(), SpellSet::Core);
        scene
    }

    /// A game with this setup.
    pub fn of(setup: &Setup) -> Scene {
        let mut state = bare(setup);
        state.round = 1;
        if state.dummy_seat().is_some() {
            state.dummy = (1..=5).collect();
        }
        Scene { state }
    }

    /// Shuffles what lies unseen.
    #[must_use]
    pub fn shuffled(mut self, chance: &mut Chance) -> Scene {
        chance.shuffle(&mut self.state.deck);
        chance.shuffle(&mut self.state.stack);
        chance.shuffle(&mut self.state.spell_deck);
        self
    }

    fn draw(&mut self, card: Treasure) {
        let at = self.state.deck.iter().position(|&it| it == card).expect("the card is in the deck");
        self.state.deck.remove(at);
    }

    fn draw_open(&mut self, card: Treasure) {
        self.draw(card);
        self.state.treasure.turn_up(card);
    }

    /// Who is start player.
    #[must_use]
    pub fn start(mut self, player: u8) -> Scene {
        self.state.start = seat(player);
        self
    }

    /// The number of the round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Scene {
        self.state.round = round;
        self
    }

    /// Treasure cards in a hand that everybody knows.
    #[must_use]
    pub fn hand(mut self, player: u8, text: &str) -> Scene {
        for card in cards(text) {
            self.draw_open(card);
            self.state.gain(seat(player), card);
        }
        self
    }

    /// Treasure cards in a hand that nobody else knows.
    #[must_use]
    pub fn secret(mut self, player: u8, text: &str) -> Scene {
        for card in cards(text) {
            self.draw(card);
            self.state.treasure.draw(usize::from(player), card);
            self.state.player_mut(seat(player)).hand.add(card);
        }
        self
    }

    /// Treasure cards on the discard pile, the top one last.
    #[must_use]
    pub fn discard(mut self, text: &str) -> Scene {
        for card in cards(text) {
            self.draw_open(card);
            self.state.discard.push(card);
        }
        self
    }

    /// The next treasure cards, the first of them first.
    #[must_use]
    pub fn next_cards(mut self, text: &str) -> Scene {
        let mut next = cards(text);
        for &card in &next {
            self.draw(card);
        }
        next.reverse();
        self.state.deck.extend(next);
        self
    }

    /// Leaves these treasure cards in the deck, the first to be drawn first; all others go to a player.
    #[must_use]
    pub fn only_cards(mut self, text: &str, to: u8) -> Scene {
        let mut next = cards(text);
        for &card in &next {
            self.draw(card);
        }
        while let Some(card) = self.state.deck.pop() {
            self.state.treasure.turn_up(card);
            self.state.gain(seat(to), card);
        }
        next.reverse();
        self.state.deck.extend(next);
        self
    }

    /// Treasure cards in a cave.
    ///
    /// # Panics
    ///
    /// If the place is not a cave.
    #[must_use]
    pub fn cave(mut self, place: Place, text: &str) -> Scene {
        let cave = place.cave().expect("a cave");
        for card in cards(text) {
            self.draw_open(card);
            self.state.caves[cave].add(card);
        }
        self
    }

    /// The card on the guard, unseen.
    ///
    /// # Panics
    ///
    /// If the text is not a card.
    #[must_use]
    pub fn guard(mut self, card: &str) -> Scene {
        let card: Treasure = card.parse().expect("a treasure card");
        self.draw(card);
        self.state.treasure.draw(GUARD, card);
        self.state.guard.card = Some(card);
        self
    }

    /// Heroes face down at a location.
    #[must_use]
    pub fn heroes(mut self, player: u8, place: Place, values: &[u8]) -> Scene {
        self.put(player, place, values, false);
        self
    }

    /// Heroes face up at a location.
    #[must_use]
    pub fn open_heroes(mut self, player: u8, place: Place, values: &[u8]) -> Scene {
        self.put(player, place, values, true);
        self
    }

    fn put(&mut self, player: u8, place: Place, values: &[u8], face_up: bool) {
        let owner = seat(player);
        for &value in values {
            if self.state.is_dummy(owner) {
                self.state.dummy.retain(|&it| it != value);
            } else {
                self.state.player_mut(owner).heroes &= !(1 << value);
            }
            self.state.heroes.push(Hero { owner, value, place, face_up, out: false, doubles: 0 });
        }
    }

    /// Doubles on the hero with this number.
    ///
    /// # Panics
    ///
    /// If there is no such hero.
    #[must_use]
    pub fn doubled(mut self, number: u8) -> Scene {
        assert!(self.state.hero(number).is_some(), "such a hero");
        self.state.heroes.double(number);
        self
    }

    pub(crate) fn take_from_stack(&mut self, artifact: Artifact) {
        let at = self.state.stack.iter().position(|&it| it == artifact).expect("it is in the stack");
        self.state.stack.remove(at);
    }

    /// Artifacts that can still be played.
    #[must_use]
    pub fn artifacts(mut self, player: u8, artifacts: &[Artifact]) -> Scene {
        for &artifact in artifacts {
            self.take_from_stack(artifact);
            self.state.player_mut(seat(player)).owned.add(artifact);
        }
        self
    }

    /// An artifact that was played this round.
    #[must_use]
    pub fn played(self, player: u8, artifact: Artifact) -> Scene {
        let mut scene = self.artifacts(player, &[artifact]);
        let player = scene.state.player_mut(seat(player));
        player.played.add(artifact);
        player.fresh.add(artifact);
        scene
    }

    /// The row, from left to right.
    #[must_use]
    pub fn row(mut self, artifacts: &[Artifact]) -> Scene {
        for &artifact in artifacts {
            self.take_from_stack(artifact);
            self.state.row.push(Some(artifact));
        }
        self
    }

    /// A room whose artifact is sold, at the end of the row.
    #[must_use]
    pub fn sold_room(mut self) -> Scene {
        self.state.row.push(None);
        self
    }

    /// Leaves these in the stack, the next one last; all others go to a player and were played long ago.
    #[must_use]
    pub fn stack(mut self, artifacts: &[Artifact], to: u8) -> Scene {
        for &artifact in artifacts {
            self.take_from_stack(artifact);
        }
        while let Some(artifact) = self.state.stack.pop() {
            let player = self.state.player_mut(seat(to));
            player.owned.add(artifact);
            player.played.add(artifact);
        }
        self.state.stack = artifacts.iter().copied().collect();
        self
    }

    fn draw_spell(&mut self, spell: Spell) {
        let at = self.state.spell_deck.iter().position(|&it| it == spell).expect("it is in the spell deck");
        self.state.spell_deck.remove(at);
    }

    /// Spells in a hand.
    #[must_use]
    pub fn spells(mut self, player: u8, spells: &[Spell]) -> Scene {
        for &spell in spells {
            self.draw_spell(spell);
            self.state.spells.draw(usize::from(player), spell);
            self.state.player_mut(seat(player)).spells.add(spell);
        }
        self
    }

    /// A spell in a hand that another player gave.
    #[must_use]
    pub fn gift(self, from: u8, to: u8, spell: Spell) -> Scene {
        let mut scene = self.spells(to, &[spell]);
        scene.state.gifts.push(Gift { spell, from: seat(from), to: seat(to) });
        scene
    }

    /// Spells on the discard pile.
    #[must_use]
    pub fn spells_discarded(mut self, spells: &[Spell]) -> Scene {
        for &spell in spells {
            self.draw_spell(spell);
            self.state.spells.turn_up(spell);
            self.state.spell_discard.add(spell);
        }
        self
    }

    /// Leaves these spells in the deck, the first to be drawn first; all others are discarded.
    #[must_use]
    pub fn spell_deck(mut self, spells: &[Spell]) -> Scene {
        for &spell in spells {
            self.draw_spell(spell);
        }
        let others: Vec<Spell> = self.state.spell_deck.iter().copied().collect();
        let mut scene = self.spells_discarded(&others);
        scene.state.spell_deck = spells.iter().rev().copied().collect();
        scene
    }

    /// A Carpet credited to a player there.
    #[must_use]
    pub fn carpet(mut self, player: u8, place: Place) -> Scene {
        self.state.carpets[place as usize][usize::from(player)] += 1;
        self
    }

    /// K14.11: a location is closed.
    #[must_use]
    pub fn closed(mut self, place: Place) -> Scene {
        self.state.magic.closed.add(place);
        self
    }

    /// K14.9 is in force.
    #[must_use]
    pub fn reversed(mut self) -> Scene {
        self.state.magic.reversed = true;
        self
    }

    /// K13.5: this player owes no bribe.
    #[must_use]
    pub fn key(mut self, player: u8) -> Scene {
        self.state.magic.keys = self.state.magic.keys.with(seat(player));
        self
    }

    /// K14.17: this player is smuggled into the tent.
    #[must_use]
    pub fn smuggled(mut self, player: u8) -> Scene {
        self.state.magic.smuggled[0] = Some(seat(player));
        self
    }

    /// Treasure cards in every hand that nobody else knows.
    #[must_use]
    pub fn everybody_has(self, text: &str) -> Scene {
        let players: Pile<u8, 5> = (0..self.state.players()).collect();
        players.iter().fold(self, |scene, &player| scene.secret(player, text))
    }
}
