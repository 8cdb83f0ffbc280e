//! M2: setting up.

use std::sync::LazyLock;

use tabletop::{Chance, Pile, Seat, Seats, Telling, Window};

use crate::{
    Action, Artifact, Cards, Event, Figures, Illegal, Kind, Purse, Setup, Spell, State,
    frame::Frame,
    state::{Guard, Magic, Phase, Player, SpellDeck},
    view::{
        LastRound,
        memory::{Memory, Token},
    },
};

/// M2.2
const START_UNITS: u8 = 3;

/// M2.4
const STACK: usize = 6;

/// M2.5
const PRO_STACK: usize = 5;

pub(crate) fn set_up(setup: &Setup, chance: &mut Chance, told: &mut Telling<Event>) -> State {
    let players = setup.players();
    let drawn = |chance: &mut Chance| Seat::new(chance.below(players.into()) as u8).expect("five seats at most");
    let camel = setup.start.unwrap_or_else(|| drawn(chance)); // M2.1
    told.all(Event::Camel { seat: camel });
    let mut deck: Pile<u8, 15> = (0..Cards::COUNT).collect();
    chance.shuffle(&mut deck); // M2.3
    let mut artifacts = all_artifacts(setup);
    if setup.is_pro() {
        artifacts.retain(|&it| it != Artifact::Lamp); // M2.5
    }
    chance.shuffle(&mut artifacts);
    let mut stacks = [Pile::new(); 5];
    let height = if setup.is_pro() { PRO_STACK } else { STACK };
    for stack in &mut stacks[..usize::from(setup.rooms())] {
        stack.extend((0..height).map(|_| Token::unseen(artifacts.pop().expect("enough for all rooms")))); // M2.4
    }
    let waiting = Seats::first(players);
    let mut state = State {
        setup: *setup,
        round: 0,
        phase: Phase::Preparing,
        camel,
        supply: Purse::new([Kind::VALUE; 5]),
        caves: [[0; 4]; 5],
        deck,
        used: Pile::new(),
        guard: Guard::default(),
        stacks,
        memory: Memory::default(),
        rest: artifacts.iter().copied().collect(),
        pieces: Pile::new(),
        players: [Player::default(); 5],
        settled: Seats::NONE,
        admitted: Seats::NONE,
        declined: Seats::NONE,
        last: LastRound::default(),
        face_up: 0,
        magic: Magic::default(),
        spells: SpellDeck::default(),
        window: Window::default(),
        frames: Pile::new(),
    };
    for player in &mut state.players[..usize::from(players)] {
        player.hand = Figures::ALL;
    }
    if setup.is_pro() {
        state.bring_magic(chance);
    }
    state.frames.push(Frame::StartTreasure { waiting, chosen: [Purse::EMPTY; 5] });
    state
}

/// M1.4
pub(crate) fn all_artifacts(setup: &Setup) -> Pile<Artifact, 30> {
    Artifact::ALL.into_iter().flat_map(|it| std::iter::repeat_n(it, setup.artifacts_of_each().into())).collect()
}

/// M2.2: nobody can run the supply short here, as five players take 15 of 29 at most.
pub(crate) fn check_start_treasure(take: Purse) -> Result<(), Illegal> {
    if take.total() == u32::from(START_UNITS) { Ok(()) } else { Err(Illegal::NotThreeUnits) }
}

/// M2.2
pub(crate) fn start_bill() -> tabletop::Bill {
    Purse::new([START_UNITS; 5]).bill(START_UNITS)
}

/// M2.2: the same for everybody in every game, so it is made once.
pub(crate) fn start_options(menu: &mut Vec<Action>) {
    static OPTIONS: LazyLock<Vec<Action>> = LazyLock::new(|| {
        let mut options = Vec::new();
        start_bill().ways(|way| options.push(Action::Take(Purse::from_slice(way))));
        options
    });
    menu.extend_from_slice(&OPTIONS);
}

impl State {
    /// M2.5: a Lamp for everybody. M2.6: the spells.
    fn bring_magic(&mut self, chance: &mut Chance) {
        let players = usize::from(self.players());
        for player in &mut self.players[..players] {
            player.artifacts.add(Artifact::Lamp);
            player.shown.add(Artifact::Lamp);
        }
        self.spells.deck = Spell::ALL.into_iter().collect();
        chance.shuffle(&mut self.spells.deck);
    }

    /// M2.2: the choices stay secret; when all are in, only their sum is seen, as it left the supply.
    pub(crate) fn choose_start_treasure(
        &mut self,
        seat: Seat,
        take: Purse,
        waiting: Seats,
        mut chosen: [Purse; 5],
        told: &mut Telling<Event>,
    ) {
        self.frames.pop();
        chosen[seat.index()] = take;
        let waiting = waiting.without(seat);
        told.only(seat, Event::YouChose { take });
        if !waiting.is_empty() {
            self.frames.push(Frame::StartTreasure { waiting, chosen });
            return;
        }
        for (player, take) in self.players.iter_mut().zip(chosen) {
            self.supply.pay(take, &mut player.hoard);
            player.unknown = take.total() as u8;
        }
        told.all(Event::Chosen { total: chosen.into_iter().fold(Purse::EMPTY, Purse::plus) });
    }
}
