//! FD21: the engine offers exactly the drops that can be finished. An enumerator that takes nothing from the engine but
//! the board lists all complete moves by trying everything, and both lists must be the same.

use five_tribes::{Action, Board, Data, Frame, Land, Ride, Setup, State, Tribe, Triple, triples};
use tabletop::{Chance, Game, Telling};

/// Complete moves, counted and summed up so that their order does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Moves {
    number: u64,
    sum: u64,
}

impl Moves {
    fn add(&mut self, path: &[(usize, usize)]) {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for &(tribe, tile) in path {
            hash = (hash ^ (tribe as u64 * 64 + tile as u64)).wrapping_mul(0x0100_0000_01b3);
            hash ^= hash >> 29;
        }
        self.number += 1;
        self.sum = self.sum.wrapping_add(hash.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    }
}

/// A board as plain numbers, and the possible steps: written anew from the rules, not taken from the engine.
struct Plain {
    meeples: [[u8; 6]; 36],
    ways: [[Option<usize>; 4]; 36],
    solid: [bool; 36],
}

impl Plain {
    fn of(board: &Board) -> Plain {
        let mut lands = [None; 36];
        let mut meeples = [[0; 6]; 36];
        for (tile, square) in board.squares() {
            lands[tile.index()] = Some(square.land);
            meeples[tile.index()] = square.meeples.into();
        }
        let solid: [bool; 36] = std::array::from_fn(|i| !matches!(lands[i], None | Some(Land::Chasm)));
        // North, east, south, west; a Workshop's edges are read from its text.
        let ways = std::array::from_fn(|i| {
            std::array::from_fn(|d| {
                let (row, column) = (i / 6, i % 6);
                let to = match d {
                    0 if row > 0 => i - 6,
                    1 if column < 5 => i + 1,
                    2 if row < 5 => i + 6,
                    3 if column > 0 => i - 1,
                    _ => return None,
                };
                let barred = |at: usize, edge: usize| {
                    let text = lands[at].map(|land| land.to_string()).unwrap_or_default();
                    text.strip_prefix("workshop-").is_some_and(|edges| edges.contains(['n', 'e', 's', 'w'][edge]))
                };
                (solid[i] && solid[to] && !barred(i, d) && !barred(to, (d + 2) % 4)).then_some(to)
            })
        });
        Plain { meeples, ways, solid }
    }

    fn moves_from(&mut self, start: usize, ride: Ride) -> Moves {
        let hand = std::mem::take(&mut self.meeples[start]);
        let mut moves = Moves::default();
        self.go((start, None), hand, ride, &mut Vec::new(), &mut moves);
        self.meeples[start] = hand;
        moves
    }

    fn go(
        &mut self,
        (at, before): (usize, Option<usize>),
        hand: [u8; 6],
        ride: Ride,
        path: &mut Vec<(usize, usize)>,
        moves: &mut Moves,
    ) {
        let last = hand.iter().sum::<u8>() == 1;
        let flies = last && ride == Ride::Carpet;
        for to in 0..36 {
            let allowed = if flies {
                self.solid[to] && to != at
            } else {
                self.ways[at].contains(&Some(to)) && before != Some(to)
            };
            if !allowed {
                continue;
            }
            for tribe in (0..6).filter(|&tribe| hand[tribe] > 0) {
                path.push((tribe, to));
                if last {
                    if self.meeples[to][tribe] > 0 {
                        moves.add(path);
                    }
                } else {
                    let mut rest = hand;
                    rest[tribe] -= 1;
                    self.meeples[to][tribe] += 1;
                    self.go((to, Some(at)), rest, ride, path, moves);
                    self.meeples[to][tribe] -= 1;
                }
                path.pop();
            }
        }
    }
}

/// The same through the engine's own questions. Every drop on offer must lead somewhere.
fn offered(state: &State, path: &mut Vec<(usize, usize)>, moves: &mut Moves) {
    let mut menu = Vec::new();
    let seat = state.to_act().first_seat().unwrap();
    state.options(seat, &mut menu);
    assert!(!menu.is_empty(), "a drop was offered after which there is no finish: {path:?}");
    for action in menu {
        let Action::Drop { tribe, tile } = action else { panic!("`{action}` in the middle of a move") };
        path.push((tribe.index(), tile.index()));
        if matches!(state.table().frames.last(), Some(Frame::Drop { hand, .. }) if hand.total() == 1) {
            moves.add(path);
        } else {
            let mut next = *state;
            next.apply(seat, &action, &mut Chance::recorded([]), &mut Telling::deaf());
            offered(&next, path, moves);
        }
        path.pop();
    }
}

/// What has been compared.
#[derive(Default)]
struct Compared {
    positions: u32,
    moves: u64,
    by_stack: [u32; 12],
    flown: u32,
}

impl Compared {
    /// Compares all starts of this position; of large stacks only the first few.
    fn position(&mut self, state: &State) {
        let mut plain = Plain::of(&state.table().board);
        let seat = state.to_act().first_seat().unwrap();
        let mut menu = Vec::new();
        state.options(seat, &mut menu);
        let carpet = menu.iter().any(|action| matches!(action, Action::PickUp { ride: Ride::Carpet, .. }));
        for tile in state.table().board.inhabited().iter() {
            let stack = usize::from(state.table().board.at(tile).meeples.total());
            for ride in [Ride::Foot, Ride::Carpet] {
                if (ride == Ride::Carpet && (!carpet || stack > 5)) || !self.wants(stack) {
                    continue;
                }
                let right = plain.moves_from(tile.index(), ride);
                let mut found = Moves::default();
                let pick_up = Action::PickUp { tile, ride };
                if menu.contains(&pick_up) {
                    let mut next = *state;
                    next.apply(seat, &pick_up, &mut Chance::recorded([]), &mut Telling::deaf());
                    offered(&next, &mut Vec::new(), &mut found);
                }
                assert_eq!(found, right, "{stack} meeples on {tile}, {ride:?}\n{:?}", state.table().board);
                self.by_stack[stack] += 1;
                self.moves += right.number;
                self.flown += u32::from(ride == Ride::Carpet);
            }
        }
        self.positions += 1;
    }

    fn wants(&self, stack: usize) -> bool {
        let most = match stack {
            0..=5 => u32::MAX,
            6 => 300,
            7 => 40,
            8 => 8,
            _ => 0,
        };
        stack < 12 && self.by_stack[stack] < most
    }
}

#[test]
fn the_engine_and_brute_force_agree_on_all_complete_moves() {
    let mut compared = Compared::default();
    let data = Data::embedded();
    for seed in 0..12 {
        for players in 2..=4 {
            for setup in [Setup::base(players).unwrap(), Setup::naqala(players, data).unwrap()] {
                let mut luck = Chance::seeded(seed).forgetful();
                let mut state = State::start(&setup, &mut luck, &mut Telling::deaf());
                let mut menu = Vec::new();
                while let Some(seat) = state.to_act().first_seat() {
                    if matches!(state.table().frames.last(), Some(Frame::Start)) {
                        compared.position(&state);
                    }
                    menu.clear();
                    state.options(seat, &mut menu);
                    let action = luck.pick(&menu).unwrap();
                    state.apply(seat, &action, &mut luck, &mut Telling::deaf());
                }
            }
        }
    }
    let Compared { positions, moves, by_stack, flown } = compared;
    println!("{positions} positions, {moves} moves, stacks {by_stack:?}, {flown} with the Carpet");
    assert!(positions >= 2000 && by_stack[8] > 0 && flown > 50, "{positions} positions, {by_stack:?}, {flown}");
}

/// FE3's loops, and every triple of an opening, against brute force.
#[test]
fn triples_are_those_of_brute_force() {
    let data = Data::embedded();
    for seed in 0..20 {
        for setup in [Setup::base(3).unwrap(), Setup::naqala(3, data).unwrap()] {
            let mut luck = Chance::seeded(seed).forgetful();
            let mut state = State::start(&setup, &mut luck, &mut Telling::deaf());
            let mut menu = Vec::new();
            for _ in 0..40 * seed {
                let Some(seat) = state.to_act().first_seat() else { break };
                menu.clear();
                state.options(seat, &mut menu);
                state.apply(seat, &luck.pick(&menu).unwrap(), &mut luck, &mut Telling::deaf());
            }
            let board = &state.table().board;
            for ride in [Ride::Foot, Ride::Carpet] {
                let small = |triple: &Triple| board.at(triple.start).meeples.total() <= 5;
                let mut found = Vec::new();
                triples(board, ride, &mut found);
                found.retain(small);
                found.sort_unstable();
                assert_eq!(found, by_force(board, ride), "seed {seed}, {ride:?}");
            }
        }
    }
}

fn by_force(board: &Board, ride: Ride) -> Vec<Triple> {
    let mut plain = Plain::of(board);
    let mut all = Vec::new();
    for start in board.inhabited().iter().filter(|&tile| board.at(tile).meeples.total() <= 5) {
        let hand = std::mem::take(&mut plain.meeples[start.index()]);
        let mut ends = Vec::new();
        ends_of(&mut plain, (start.index(), None), hand, ride, &mut ends);
        plain.meeples[start.index()] = hand;
        all.extend(ends.into_iter().map(|(tribe, end)| {
            let end = five_tribes::Tile::try_from(end as u8).unwrap();
            Triple { start, end, tribe: Tribe::ALL[tribe], ride }
        }));
    }
    all.sort_unstable();
    all.dedup();
    all
}

fn ends_of(
    plain: &mut Plain,
    (at, before): (usize, Option<usize>),
    hand: [u8; 6],
    ride: Ride,
    ends: &mut Vec<(usize, usize)>,
) {
    let last = hand.iter().sum::<u8>() == 1;
    for to in 0..36 {
        let steps = plain.ways[at].contains(&Some(to)) && before != Some(to);
        let flies = last && ride == Ride::Carpet && plain.solid[to] && to != at;
        if !(flies || (steps && !(last && ride == Ride::Carpet))) {
            continue;
        }
        for tribe in (0..6).filter(|&tribe| hand[tribe] > 0) {
            if last {
                if plain.meeples[to][tribe] > 0 {
                    ends.push((tribe, to));
                }
                continue;
            }
            let mut rest = hand;
            rest[tribe] -= 1;
            plain.meeples[to][tribe] += 1;
            ends_of(plain, (to, Some(at)), rest, ride, ends);
            plain.meeples[to][tribe] -= 1;
        }
    }
}
