use tabletop::{Chance, Determinize, Game, Pile, Ranking, Seat, Seats, Telling, Viewer};

use super::{
    Action, Ask, BazaarSetup, Card, Event, Illegal, Leak, Omen, Question,
    view::{self, View},
};

/// B1: as many cards as a hand holds.
pub(super) type Hand = Pile<Card, 4>;

/// The complete state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bazaar {
    pub(super) setup: BazaarSetup,
    pub(super) turn: Seat,
    pub(super) turns_left: u8,
    pub(super) points: [u8; 4],
    /// Sorted: a hand has no order.
    pub(super) hands: [Hand; 4],
    pub(super) deck: Pile<Card, 20>,
    /// Cards out of the game, by kind.
    pub(super) gone: [u8; 4],
    /// The last is on top.
    pub(super) omens: [Omen; 4],
    /// Who knows the one on top.
    pub(super) omen_seen: Seats,
    pub(super) window: Option<Window>,
    /// Steps taken, which no view should show.
    pub(super) steps: u16,
}

/// B2: a card at stake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) card: Card,
    pub(super) asked: Seats,
    pub(super) waiting: Seats,
    pub(super) guards: Seats,
}

impl Bazaar {
    pub(super) fn leaks(&self, leak: Leak) -> bool {
        self.setup.leak() == leak
    }

    pub(super) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].contains(&card)
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seats::clockwise(self.setup.seats(), seat).skip(1)
    }

    fn take(&mut self, seat: Seat, card: Card) -> Option<usize> {
        let slot = self.hands[seat.index()].iter().position(|&held| held == card)?;
        self.hands[seat.index()].remove(slot);
        Some(slot)
    }

    /// What is drawn at once is told in a fixed order: the order of the deck stays secret.
    fn draw(&mut self, seat: Seat, n: usize, told: &mut Telling<Event>) {
        let mut drawn: Hand = (0..n).filter_map(|_| self.deck.pop()).collect();
        drawn.sort_unstable();
        for &card in &drawn {
            self.hands[seat.index()].push(card);
            self.tell_drawn(seat, card, told);
        }
        self.hands[seat.index()].sort_unstable();
    }

    fn tell_drawn(&self, seat: Seat, card: Card, told: &mut Telling<Event>) {
        if self.leaks(Leak::LoudDraw) {
            told.all(Event::YouDrew { card });
        } else {
            told.only(seat, Event::YouDrew { card });
        }
    }

    fn play_card(&mut self, seat: Seat, card: Card, chance: &mut Chance, told: &mut Telling<Event>) {
        let slot = self.take(seat, card);
        told.all(Event::Played { seat, card });
        if self.leaks(Leak::HandOrder) {
            told.all(Event::Whispered { number: slot.unwrap_or(0) as u8 });
        }
        let holders = self.leaks(Leak::HiddenWindow) || self.leaks(Leak::ToldWindow);
        let asked: Seats = self.others(seat).filter(|&other| !holders || self.holds(other, Card::Guard)).collect();
        if self.leaks(Leak::ToldWindow) {
            asked.iter().for_each(|seat| told.all(Event::Whispered { number: seat.into() }));
        }
        self.window = Some(Window { card, asked, waiting: asked, guards: Seats::NONE });
        self.close_window(chance, told);
    }

    fn answer(&mut self, seat: Seat, guards: bool, chance: &mut Chance, told: &mut Telling<Event>) {
        if let Some(window) = &mut self.window {
            window.waiting = window.waiting.without(seat);
            if guards {
                window.guards = window.guards.with(seat);
            }
        }
        if guards && self.leaks(Leak::LoneMessage) {
            told.all(Event::Whispered { number: 0 });
        }
        if self.leaks(Leak::OpenAnswer) {
            told.all(Event::Whispered { number: seat.into() });
        }
        self.close_window(chance, told);
    }

    /// B3, B4: once all have answered.
    fn close_window(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        let Some(Window { card, guards, .. }) = self.window.filter(|window| window.waiting.is_empty()) else { return };
        self.window = None;
        self.gone[card.index()] += 1;
        let first = self.others(self.turn).find(|&seat| guards.contains(seat));
        if let Some(by) = first {
            self.take(by, Card::Guard);
            self.gone[Card::Guard.index()] += 1;
            told.all(Event::Guarded { by, card });
        } else {
            told.all(Event::Settled { card });
            self.effect(card, chance, told);
        }
        self.next_turn(told);
    }

    fn effect(&mut self, card: Card, chance: &mut Chance, told: &mut Telling<Event>) {
        let seat = self.turn;
        match card {
            Card::Spice => self.points[seat.index()] += 2,
            Card::Silk => {
                self.points[seat.index()] += 1;
                chance.shuffle(&mut self.omens);
                if !self.leaks(Leak::StaleKnowledge) {
                    self.omen_seen = Seats::NONE;
                }
                told.all(Event::Shuffled);
            }
            Card::Spy => {
                self.omen_seen = self.omen_seen.with(seat);
                told.all(Event::Looked { seat });
                told.only(seat, Event::YouSaw { omen: self.omens[3] });
            }
            Card::Guard => (),
        }
    }

    fn next_turn(&mut self, told: &mut Telling<Event>) {
        self.turns_left -= 1;
        self.turn = self.others(self.turn).next().unwrap_or_default();
        if self.turns_left == 0 {
            told.all(Event::Ended);
        }
    }

    fn may_turn(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Draw if self.deck.is_empty() => Err(Illegal::DeckEmpty),
            Action::Draw if self.hands[seat.index()].is_full() => Err(Illegal::HandFull),
            Action::Draw | Action::Rest => Ok(()),
            Action::Play(Card::Guard) => Err(Illegal::GuardsWait),
            Action::Play(card) if self.holds(seat, card) => Ok(()),
            Action::Play(card) => {
                let another = self.others(seat).any(|other| self.holds(other, card));
                let tells = another && self.leaks(Leak::TellingRefusal);
                Err(if tells { Illegal::AnotherHasIt } else { Illegal::NotInHand })
            }
            Action::Let | Action::Guard => Err(Illegal::OtherQuestion),
        }
    }

    fn may_answer(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Let => Ok(()),
            Action::Guard if self.holds(seat, Card::Guard) => Ok(()),
            Action::Guard => Err(Illegal::NoGuard),
            Action::Draw | Action::Play(_) | Action::Rest => Err(Illegal::OtherQuestion),
        }
    }
}

impl Game for Bazaar {
    const NAME: &'static str = "bazaar";
    type Setup = BazaarSetup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Ask = Ask;
    type Illegal = Illegal;

    fn seats(setup: &BazaarSetup) -> u8 {
        setup.seats()
    }

    fn start(setup: &BazaarSetup, chance: &mut Chance, told: &mut Telling<Event>) -> Bazaar {
        let mut game = Bazaar {
            setup: *setup,
            turn: Seat::default(),
            turns_left: setup.turns() * setup.seats(),
            points: [0; 4],
            hands: [Hand::new(); 4],
            deck: Card::deck().collect(),
            gone: [0; 4],
            omens: Omen::ALL,
            omen_seen: Seats::NONE,
            window: None,
            steps: 0,
        };
        chance.shuffle(&mut game.deck);
        chance.shuffle(&mut game.omens);
        for seat in Seats::first(setup.seats()).iter() {
            game.draw(seat, 2, told);
        }
        game
    }

    fn to_act(&self) -> Seats {
        match &self.window {
            Some(window) => window.waiting,
            None if self.turns_left == 0 => Seats::NONE,
            None => Seats::only(self.turn),
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let guards = || self.others(seat).filter(|&other| self.holds(other, Card::Guard)).count() as u8;
        let hint = if self.leaks(Leak::TellingQuestion) { guards() } else { 0 };
        let question = self.window.map_or(Question::Turn, |window| Question::Answer { card: window.card, hint });
        self.to_act().contains(seat).then_some(Ask { question })
    }

    fn options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let plays = Card::ALL.into_iter().map(Action::Play);
        let all = [Action::Draw].into_iter().chain(plays).chain([Action::Rest, Action::Let, Action::Guard]);
        menu.extend(all.filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match &self.window {
            _ if !self.to_act().contains(seat) => Err(Illegal::NotAsked),
            Some(_) => self.may_answer(seat, *action),
            None => self.may_turn(seat, *action),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, told: &mut Telling<Event>) {
        self.steps += 1;
        match *action {
            Action::Draw => {
                told.all(Event::Drew { seat });
                self.draw(seat, 1, told);
                self.next_turn(told);
            }
            Action::Play(card) => self.play_card(seat, card, chance, told),
            Action::Rest => {
                told.all(Event::Rested { seat });
                self.next_turn(told);
            }
            Action::Let => self.answer(seat, false, chance, told),
            Action::Guard => self.answer(seat, true, chance, told),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn result(&self) -> Option<Ranking> {
        let points = self.points.map(i32::from);
        self.to_act().is_empty().then(|| Ranking::by_points(&points[..usize::from(self.setup.seats())]))
    }
}

impl Determinize for Bazaar {
    fn determinize(view: &View, chance: &mut Chance) -> Bazaar {
        view::imagine(view, chance)
    }
}
