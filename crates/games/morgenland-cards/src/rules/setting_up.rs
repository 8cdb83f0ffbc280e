//! K2: set-up, and drawing from the two decks (K3.10, K7.5).

use tabletop::{Chance, Pile, Seat, Seats, Telling, Window};

use crate::{
    Artifact, Event, LastRound, Phase, Setup, Spell, Spells, State, Treasure, Treasures,
    components::{Heroes, Lots},
    state::{Effects, Guard, Player},
};

/// K2.1 to K2.6, and then the first round begins.
pub(crate) fn set_up(setup: &Setup, chance: &mut Chance, told: &mut Telling<Event>) -> State {
    let mut state = bare(setup);
    let players: Pile<Seat, 8> = Seats::first(setup.players()).iter().collect();
    state.start = chance.pick(&players).expect("there are players");
    chance.shuffle(&mut state.deck);
    told.all(Event::StartPlayer { seat: state.start });
    for _ in 0..setup.start_treasures() {
        for seat in state.player_order() {
            state.deal(seat);
        }
    }
    told.all(Event::Dealt { each: setup.start_treasures() });
    for seat in state.player_order().filter(|_| setup.start_treasures() > 0) {
        told.only(seat, Event::YouWereDealt { cards: state.player(seat).hand });
    }
    chance.shuffle(&mut state.stack);
    chance.shuffle(&mut state.spell_deck);
    state.go_on(chance, told);
    state
}

/// The table before anything is shuffled or dealt.
pub(crate) fn bare(setup: &Setup) -> State {
    let all = State::all_treasures();
    let player = Player { heroes: Player::ALL_HEROES, ..Player::default() };
    State {
        setup: *setup,
        round: 0,
        phase: Phase::Preparing,
        ready: false,
        start: Seat::default(),
        deck: all.iter().collect(),
        discard: Pile::new(),
        treasure: Lots::new(all),
        caves: [Treasures::NONE; 4],
        guard: Guard::default(),
        decided: Pile::new(),
        stack: setup.all_artifacts().iter().collect::<Pile<Artifact, 15>>(),
        row: Pile::new(),
        spell_deck: setup.all_spells().iter().collect::<Pile<Spell, 24>>(),
        spell_discard: Spells::NONE,
        spells: Lots::new(setup.all_spells()),
        gifts: Pile::new(),
        casting: None,
        heroes: Heroes::default(),
        dummy: Pile::new(),
        players: [player; 5],
        carpets: [[0; 5]; 12],
        magic: Effects::default(),
        rank: Pile::new(),
        turn: 0,
        last: LastRound::default(),
        recent: Pile::new(),
        window: Window::default(),
        frame: None,
    }
}

impl State {
    /// K2.2
    fn deal(&mut self, seat: Seat) {
        let card = self.deck.pop().expect("the deck is full");
        self.player_mut(seat).hand.add(card);
        self.treasure.draw(seat.index(), card);
    }

    /// Can a treasure card be drawn?
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || self.discard.len() > 1
    }

    /// K3.10: the next treasure card, if there is any.
    pub(crate) fn draw(&mut self, chance: &mut Chance, told: &mut Telling<Event>) -> Option<Treasure> {
        if self.deck.is_empty() && self.discard.len() > 1 {
            let top = self.discard.pop();
            self.treasure.shuffle(self.discard.iter().copied().collect());
            self.deck = self.discard;
            chance.shuffle(&mut self.deck);
            self.discard = top.into_iter().collect();
            told.all(Event::Reshuffled);
        }
        self.deck.pop()
    }

    /// Draws up to this many treasure cards face up.
    pub(crate) fn draw_open(&mut self, count: u8, chance: &mut Chance, told: &mut Telling<Event>) -> Treasures {
        let mut cards = Treasures::NONE;
        for _ in 0..count {
            if let Some(card) = self.draw(chance, told) {
                self.treasure.turn_up(card);
                cards.add(card);
            }
        }
        cards
    }

    /// K7.5: the next spell, if there is any.
    pub(crate) fn draw_spell(&mut self, chance: &mut Chance, told: &mut Telling<Event>) -> Option<Spell> {
        if self.spell_deck.is_empty() && !self.spell_discard.is_empty() {
            self.spells.shuffle(self.spell_discard);
            self.spell_deck = self.spell_discard.iter().collect();
            self.spell_discard = Spells::NONE;
            chance.shuffle(&mut self.spell_deck);
            told.all(Event::SpellsReshuffled);
        }
        self.spell_deck.pop()
    }

    /// Draws up to this many spells into a hand, seen by nobody else.
    pub(crate) fn draw_spells(&mut self, seat: Seat, count: u8, chance: &mut Chance, told: &mut Telling<Event>) {
        let mut spells = Spells::NONE;
        for _ in 0..count {
            if let Some(spell) = self.draw_spell(chance, told) {
                self.spells.draw(seat.index(), spell);
                spells.add(spell);
            }
        }
        if spells.is_empty() {
            return;
        }
        let player = self.player_mut(seat);
        player.spells = player.spells.plus(spells);
        told.all(Event::Drew { seat, count: spells.len() });
        #[cfg(feature = "leaks")]
        if crate::Leak::DrawToAll.is_planted() {
            return told.all(Event::YouDrew { spells });
        }
        told.only(seat, Event::YouDrew { spells });
    }
}
