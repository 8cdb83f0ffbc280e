use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game as _, Pile, Seat, Seats, Viewer};

use super::{
    Bazaar, BazaarSetup, Card, Leak, Omen, is_default,
    rules::{Hand, Window},
};

/// What one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// What was agreed.
    pub setup: BazaarSetup,
    /// Who looks.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns are left.
    pub turns_left: u8,
    /// Points by seat.
    pub points: [u8; 4],
    /// How many cards each seat holds.
    pub held: [u8; 4],
    /// The viewer's own cards, sorted.
    pub hand: Hand,
    /// How many cards the deck has.
    pub deck: u8,
    /// The cards that are in other hands or in the deck.
    pub unseen: Unseen,
    /// Cards out of the game, by kind.
    pub gone: [u8; 4],
    /// The omen on top, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub omen: Option<Omen>,
    /// Who knows it.
    pub omen_seen: Seats,
    /// B2: the open window, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// The omens there are.
    pub omens: [Omen; 4],
    /// Nothing, except with [`Leak::ShownMenu`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub menus: [u8; 4],
    /// Nothing, except with [`Leak::ShownAnswer`] and [`Leak::OpenAnswer`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub answers: Seats,
    /// Nothing, except with [`Leak::StepCount`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub steps: u16,
}

/// B2: an open window, as if only the viewer had answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename = "answer")]
pub struct Asked {
    /// The card at stake.
    pub card: Card,
    /// Who was asked.
    pub seats: Seats,
    /// Once the viewer has answered: was it a guard?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<bool>,
}

/// Cards in no order: lists of the same cards are equal, however they are written.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Unseen(Pile<Card, 20>);

impl Unseen {
    fn sorted(self) -> Pile<Card, 20> {
        let mut cards = self.0;
        cards.sort_unstable();
        cards
    }
}

impl PartialEq for Unseen {
    fn eq(&self, other: &Unseen) -> bool {
        self.sorted() == other.sorted()
    }
}

impl Eq for Unseen {}

impl Hash for Unseen {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sorted().hash(state);
    }
}

/// Destructures the state in full: a new field must not compile until it is decided who may see it.
pub(super) fn view(state: &Bazaar, viewer: Viewer) -> View {
    let Bazaar { setup, turn, turns_left, points, hands, deck, gone, omens, omen_seen, window, steps } = *state;
    let mine = viewer.seat().filter(|seat| seat.index() < 4);
    let others = Seats::first(4).iter().filter(|&seat| !viewer.is(seat));
    let mut unseen: Pile<Card, 20> = deck.iter().copied().collect();
    unseen.extend(others.flat_map(|seat| hands[seat.index()].iter().copied().collect::<Vec<_>>()));
    if !state.leaks(Leak::JsonOrder) {
        unseen.sort_unstable();
    }
    let asked = window.map(|Window { card, asked, waiting, guards }| Asked {
        card,
        seats: asked,
        mine: mine.filter(|&seat| asked.contains(seat) && !waiting.contains(seat)).map(|seat| guards.contains(seat)),
    });
    View {
        setup,
        viewer,
        turn,
        turns_left,
        points,
        held: hands.map(|hand| hand.len() as u8),
        hand: mine.map(|seat| hands[seat.index()]).unwrap_or_default(),
        deck: deck.len() as u8,
        unseen: Unseen(unseen),
        gone,
        omen: mine.filter(|&seat| omen_seen.contains(seat)).map(|_| omens[3]),
        omen_seen,
        asked,
        omens: if state.leaks(Leak::StackOrder) { omens } else { Omen::ALL },
        menus: if state.leaks(Leak::ShownMenu) { menus(state) } else { [0; 4] },
        answers: window.map_or(Seats::NONE, |window| answers(state, window)),
        steps: if state.leaks(Leak::StepCount) { steps } else { 0 },
    }
}

fn answers(state: &Bazaar, window: Window) -> Seats {
    match state.setup.leak() {
        Leak::ShownAnswer => window.guards,
        Leak::OpenAnswer => window.waiting.iter().fold(window.asked, Seats::without),
        _ => Seats::NONE,
    }
}

fn menus(state: &Bazaar) -> [u8; 4] {
    let mut sizes = [0; 4];
    for seat in state.to_act().iter() {
        let mut menu = Vec::new();
        state.options(seat, &mut menu);
        sizes[seat.index()] = menu.len() as u8;
    }
    sizes
}

/// A state with this view: unseen cards lie in any order, and no other seat has answered yet.
pub(super) fn imagine(view: &View, chance: &mut Chance) -> Bazaar {
    let mut unseen = view.unseen.sorted();
    chance.shuffle(&mut unseen);
    let mut hands = [Hand::new(); 4];
    for seat in Seats::first(view.setup.seats()).iter() {
        let held = usize::from(view.held[seat.index()]);
        let hand = &mut hands[seat.index()];
        *hand = if view.viewer.is(seat) { view.hand } else { (0..held).filter_map(|_| unseen.pop()).collect() };
        hand.sort_unstable();
    }
    let mut omens = Omen::ALL;
    chance.shuffle(&mut omens);
    if let Some(at) = view.omen.and_then(|top| omens.iter().position(|&omen| omen == top)) {
        omens.swap(at, 3);
    }
    let window = view.asked.map(|Asked { card, seats, mine }| {
        let me = view.viewer.seat().map_or(Seats::NONE, Seats::only);
        let shown = if view.setup.leak() == Leak::ShownAnswer { view.answers } else { Seats::NONE };
        let guards = if mine == Some(true) { me } else { shown };
        let done = guards.iter().chain(view.answers.iter()).chain(me.iter().filter(|_| mine.is_some()));
        Window { card, asked: seats, waiting: done.fold(seats, Seats::without), guards }
    });
    Bazaar {
        setup: view.setup,
        turn: view.turn,
        turns_left: view.turns_left,
        points: view.points,
        hands,
        deck: unseen,
        gone: view.gone,
        omens,
        omen_seen: view.omen_seen,
        window,
        steps: view.steps,
    }
}
