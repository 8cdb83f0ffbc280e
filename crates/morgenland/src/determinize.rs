//! Imagining a truth behind a view.
//!
//! What is hidden falls apart into lots that are independent of each other, and each is dealt out by shuffling: the
//! treasure nobody can place, each player's hidden figures, the artifacts nobody has seen, the deck, the guard.

use tabletop::{Chance, Determinize, Pile, Seats, Viewer};

use crate::{
    Artifact, Artifacts, Cards, Figures, Kind, Purse, State, View,
    frame::Frame,
    m02_setup::all_artifacts,
    state::{Guard, Piece, Player},
    view::{Asked, PieceView, PlayerView},
};

impl Determinize for State {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        let View {
            viewer,
            setup,
            round,
            phase,
            camel,
            supply,
            caves,
            deck: _,
            used,
            guard,
            stacks: heights,
            pieces,
            players: seen,
            settled,
            admitted,
            declined,
            last_round,
            asked,
            ranking: _,
        } = view;
        let mut players = [Player::default(); 5];
        let mut lots = unseen_artifacts(seen);
        chance.shuffle(&mut lots);
        let mut pool = unplaced_treasure(view);
        chance.shuffle(&mut pool);
        for (player, seen) in players.iter_mut().zip(seen) {
            *player = imagine_screen(seen, &mut lots, &mut pool);
        }
        let board = imagine_board(pieces, &mut players, seen, chance);
        let mut stacks = [Pile::new(); 5];
        for (stack, &height) in stacks.iter_mut().zip(heights) {
            stack.extend((0..height).filter_map(|_| lots.pop()));
        }
        let mut deck: Pile<u8, 15> = (0..Cards::COUNT).filter(|card| !used.contains(card)).collect();
        chance.shuffle(&mut deck);
        State {
            setup: *setup,
            round: *round,
            phase: *phase,
            camel: *camel,
            supply: *supply,
            caves: *caves,
            deck,
            used: *used,
            guard: imagine_guard(*guard, *round, chance),
            stacks,
            rest: lots.iter().copied().collect(),
            pieces: board,
            players,
            settled: *settled,
            admitted: *admitted,
            declined: *declined,
            last: *last_round,
            frames: asked.iter().map(|asked| imagine_frame(*asked, *viewer, setup.players())).collect(),
        }
    }
}

/// The artifacts that the viewer cannot place.
fn unseen_artifacts(seen: &[PlayerView]) -> Pile<Artifact, 30> {
    let mut lots = all_artifacts();
    for artifact in seen.iter().filter_map(|player| player.kinds).flat_map(Artifacts::iter) {
        if let Some(at) = lots.iter().position(|&it| it == artifact) {
            lots.remove(at);
        }
    }
    lots
}

/// The units that are behind screens, but not whose.
fn unplaced_treasure(view: &View) -> Pile<Kind, 15> {
    let placed = |purse: Purse, player: &PlayerView| purse.plus(player.hoard.all.unwrap_or(player.hoard.known));
    let behind_screens = view.players.iter().fold(Purse::EMPTY, placed);
    let left = |kind: Kind| {
        let cave: u8 = view.caves[kind.index()].iter().sum();
        Kind::VALUE.saturating_sub(cave + view.supply.get(kind) + behind_screens.get(kind))
    };
    Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, left(kind).into())).take(15).collect()
}

fn imagine_screen(seen: &PlayerView, lots: &mut Pile<Artifact, 30>, pool: &mut Pile<Kind, 15>) -> Player {
    let known = seen.hoard.known;
    let hoard = seen.hoard.all.unwrap_or_else(|| {
        let dealt = (0..seen.hoard.unknown).filter_map(|_| pool.pop());
        dealt.fold(known, |hoard, kind| hoard.plus(Purse::of(kind, 1)))
    });
    let artifacts = seen.kinds.unwrap_or_else(|| {
        let mut dealt = Artifacts::default();
        (0..seen.artifacts).filter_map(|_| lots.pop()).for_each(|it| dealt.add(it));
        dealt
    });
    Player { hand: Figures::NONE, out: Figures::NONE, hoard, known, unknown: seen.hoard.unknown, artifacts }
}

/// Turns every face-down piece into one of its owner's hidden figures.
fn imagine_board(
    pieces: &[PieceView],
    players: &mut [Player; 5],
    seen: &[PlayerView],
    chance: &mut Chance,
) -> Pile<Piece, 40> {
    let mut hidden = [Pile::new(); 5];
    for (at, player) in players.iter_mut().enumerate().take(seen.len()) {
        hidden[at] = imagine_figures(player, &seen[at], at, pieces, chance);
    }
    let imagine = |&PieceView { owner, field, strength, face_up }: &PieceView| {
        let strength = strength.or_else(|| hidden[owner.index()].pop()).unwrap_or(1);
        Piece { owner, field, strength, face_up }
    };
    pieces.iter().map(imagine).collect()
}

/// Deals the figures nobody has seen to hand, out and board; those for the board are given back.
fn imagine_figures(
    player: &mut Player,
    seen: &PlayerView,
    at: usize,
    pieces: &[PieceView],
    chance: &mut Chance,
) -> Pile<u8, 8> {
    let shown = pieces.iter().filter(|piece| piece.owner.index() == at).filter_map(|piece| piece.strength);
    if let (Some(hand), Some(out)) = (seen.figures, seen.out_figures) {
        (player.hand, player.out) = (hand, out);
        return Pile::new();
    }
    let mut hidden: Pile<u8, 8> = Figures::ALL.without(shown.collect()).iter().collect();
    chance.shuffle(&mut hidden);
    player.hand = (0..seen.hand).filter_map(|_| hidden.pop()).collect();
    player.out = (0..seen.out).filter_map(|_| hidden.pop()).collect();
    hidden
}

/// M3.2: any of the ten, until he is turned up.
fn imagine_guard(seen: Option<u8>, round: u8, chance: &mut Chance) -> Guard {
    match seen {
        Some(strength) => Guard { strength, face_up: true },
        None if round == 0 => Guard::default(),
        None => Guard { strength: chance.below(10) as u8 + 1, face_up: false },
    }
}

/// As if nobody else had answered yet.
fn imagine_frame(asked: Asked, viewer: Viewer, players: u8) -> Frame {
    match asked {
        Asked::StartTreasure { mine } => {
            let mut chosen = [Purse::EMPTY; 5];
            let mut waiting = Seats::first(players);
            if let (Some(mine), Viewer::Seat(seat)) = (mine, viewer) {
                chosen[seat.index()] = mine;
                waiting = waiting.without(seat);
            }
            Frame::StartTreasure { waiting, chosen }
        }
        Asked::Place(seat) => Frame::Place(seat),
        Asked::Market(seat) => Frame::Market(seat),
        Asked::Goods(seat) => Frame::Goods(seat),
        Asked::Bribe(seat) => Frame::Bribe(seat),
        Asked::Offer(seat) => Frame::Offer(seat),
    }
}
