//! Pinned numbers: how many ways there are to play on from openings. A change of the rules shows here at once.

use five_tribes::{Action, Board, Frame, Ride, Scene, Setup, State, moves, triples};
use tabletop::{Chance, Game, Telling};

use crate::setting_up::{base, naqala, start};

/// The opening with this seed, after everybody has bid the first thing on offer.
fn opening(setup: Setup, seed: u64) -> State {
    let mut state = start(setup, seed);
    while matches!(state.table().frames.last(), Some(Frame::Bid)) {
        let seat = state.to_act().first_seat().unwrap();
        let mut menu = Vec::new();
        state.options(seat, &mut menu);
        state.apply(seat, &menu[0], &mut Chance::recorded([]), &mut Telling::deaf());
    }
    state
}

/// Complete moves as they are asked, drop by drop.
fn sequences(state: &State) -> u64 {
    let seat = state.to_act().first_seat().unwrap();
    let mut menu = Vec::new();
    state.options(seat, &mut menu);
    let mut number = 0;
    for action in menu {
        if matches!(action, Action::PickUp { .. } | Action::Drop { .. }) {
            let mut next = *state;
            next.apply(seat, &action, &mut Chance::recorded([]), &mut Telling::deaf());
            let moving = matches!(next.table().frames.last(), Some(Frame::Drop { .. }));
            number += if moving { sequences(&next) } else { 1 };
        }
    }
    number
}

fn triples_and_boards(board: &Board) -> (usize, usize) {
    let mut list = Vec::new();
    triples(board, Ride::Foot, &mut list);
    (list.len(), moves(board, Ride::Foot).list.len())
}

/// Triples, moves with different boards, and sequences of drops.
fn counts(setup: Setup, seed: u64) -> (usize, usize, u64) {
    let state = opening(setup, seed);
    let (triples, boards) = triples_and_boards(&state.table().board);
    (triples, boards, sequences(&state))
}

#[test]
fn openings_are_counted() {
    let found: Vec<_> = (1..=3).map(|seed| counts(base(4), seed)).collect();
    assert_eq!(found, [(280, 1059, 1059), (350, 1353, 1353), (356, 1334, 1334)], "base game");
    let found: Vec<_> = (1..=3).map(|seed| counts(naqala(4), seed)).collect();
    assert_eq!(found, [(256, 728, 728), (192, 529, 529), (290, 785, 785)], "with the expansion");
}

/// All answers to all questions, `depth` deep; luck is always the same.
fn perft(state: &State, depth: u8) -> u64 {
    let Some(seat) = state.to_act().first_seat() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut menu = Vec::new();
    state.options(seat, &mut menu);
    let next = |action: &Action| {
        let mut next = *state;
        next.apply(seat, action, &mut Chance::seeded(0).forgetful(), &mut Telling::deaf());
        perft(&next, depth - 1)
    };
    menu.iter().map(next).sum()
}

#[test]
fn answers_are_counted() {
    let found = [(base(2), 5), (base(4), 6), (naqala(2), 7), (naqala(4), 8)];
    let found = found.map(|(setup, seed)| perft(&opening(setup, seed), 6));
    assert_eq!(found, [54890, 47665, 33180, 27468]);
}

/// The macro's moves are the engine's: as many different boards as sequences of drops lead to.
#[test]
fn merged_moves_reach_every_board() {
    let tall =
        Scene::base(2).meeples("r3c3", "RRBWGY").meeples("r1c1", "R").meeples("r5c5", "YG").meeples("r2c5", "WB");
    for state in [opening(base(3), 8), opening(naqala(3), 9), tall.turn(0)] {
        let mut boards = std::collections::BTreeSet::new();
        reach(&state, &mut Vec::new(), &mut boards);
        assert_eq!(triples_and_boards(&state.table().board).1, boards.len());
    }
}

type Drops = Vec<(five_tribes::Tile, five_tribes::Tribe)>;

/// The boards, told apart by start, end and tribe, as triples are.
fn reach(state: &State, path: &mut Drops, boards: &mut std::collections::BTreeSet<(Option<Action>, Action, Drops)>) {
    let seat = state.to_act().first_seat().unwrap();
    let mut menu = Vec::new();
    state.options(seat, &mut menu);
    for action in menu {
        let mut next = *state;
        next.apply(seat, &action, &mut Chance::recorded([]), &mut Telling::deaf());
        match action {
            Action::PickUp { .. } => {
                let mut found = std::collections::BTreeSet::new();
                reach(&next, path, &mut found);
                boards.extend(found.into_iter().map(|(_, last, drops)| (Some(action), last, drops)));
            }
            Action::Drop { tribe, tile } => {
                path.push((tile, tribe));
                if matches!(next.table().frames.last(), Some(Frame::Drop { .. })) {
                    reach(&next, path, boards);
                } else {
                    let mut laid = path.clone();
                    laid.sort_unstable();
                    boards.insert((None, action, laid));
                }
                path.pop();
            }
            other => panic!("`{other}` in an opening"),
        }
    }
}
