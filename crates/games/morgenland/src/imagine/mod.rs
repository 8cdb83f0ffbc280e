//! Imagining a truth behind a view.
//!
//! What is hidden consists of lots that are independent of each other, and each is dealt out by shuffling: the
//! treasure nobody can place, each player's hidden figures, the artifacts nobody has seen, the deck, the guard.

mod foresight;
mod leaning;
mod magic;
mod stacks;

use tabletop::{Chance, Determinize, Pile, Window};

use crate::{
    Artifact, Artifacts, Cards, Figures, Kind, PieceMagic, PieceView, PlayerView, Purse, STRONGEST_GUARD, Spells,
    State, View,
    state::{Gone, Guard, Magic, PIECES, Piece, Player, SpellDeck},
    view::{memory::Memory, story::Story},
};
use magic::{imagine_frame, imagine_magic};
use stacks::{imagine_hidden, imagine_stacks, imagine_story, unseen_artifacts};

pub use foresight::{Foreseen, Foresight};
pub use leaning::Leaning;

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
            stacks: _, // in the story
            pieces,
            players: seen,
            settled,
            admitted,
            declined,
            last_round,
            asked,
            magic: _, // below
            ranking: _,
        } = view;
        let mut story = imagine_story(view, chance);
        let mut lots = unseen_artifacts(view, &story);
        chance.shuffle(&mut lots);
        imagine_hidden(&mut story, &mut lots);
        let mut players = imagine_screens(view, &story, &mut lots, chance);
        let board = imagine_board(pieces, &mut players, seen, chance);
        let mut deck: Pile<u8, 15> = (0..Cards::COUNT).filter(|card| !used.contains(card)).collect();
        chance.shuffle(&mut deck);
        let mut state = State {
            setup: *setup,
            round: *round,
            phase: *phase,
            camel: *camel,
            supply: *supply,
            caves: *caves,
            deck,
            used: *used,
            guard: imagine_guard(*guard, *round, chance),
            stacks: [Pile::new(); 5],
            memory: Memory::default(),
            rest: Pile::new(),
            pieces: board,
            players,
            settled: *settled,
            admitted: *admitted,
            declined: *declined,
            last: *last_round,
            face_up: 0,
            magic: Magic::default(),
            spells: SpellDeck::default(),
            window: Window::default(),
            frames: asked.iter().map(|asked| imagine_frame(*asked, *viewer, setup.players())).collect(),
        };
        imagine_stacks(&mut state, view, &mut story, &mut lots);
        imagine_magic(&mut state, view, chance);
        state
    }
}

/// The units that are behind screens, but not whose.
fn unplaced_treasure(view: &View) -> Pile<Kind, 15> {
    let placed = |purse: Purse, player: &PlayerView| purse.plus(player.hoard.all.unwrap_or(player.hoard.known));
    let behind_screens = view.players.iter().fold(Purse::EMPTY, placed);
    let left = |kind: Kind| {
        let cave: u8 = view.caves[kind.index()].iter().sum();
        Kind::VALUE - (cave + view.supply.get(kind) + behind_screens.get(kind))
    };
    Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, left(kind).into())).collect()
}

/// Dealing never runs short: there are artifacts for every place that a view leaves open.
const ENOUGH: &str = "enough artifacts";

fn imagine_screens(view: &View, story: &Story, lots: &mut Pile<Artifact, 30>, chance: &mut Chance) -> [Player; 5] {
    let mut players = [Player::default(); 5];
    let mut pool = unplaced_treasure(view);
    chance.shuffle(&mut pool);
    for (at, (player, seen)) in players.iter_mut().zip(&view.players).enumerate() {
        *player = imagine_screen(seen, &mut pool);
        player.artifacts = seen.kinds.unwrap_or_else(|| {
            let taken = story.hidden.iter().filter(|(seat, _)| seat.index() == at);
            let taken = taken.filter_map(|&(_, token)| story.kinds[usize::from(token)]);
            let mut artifacts = player.shown;
            taken.for_each(|it| artifacts.add(it));
            (0..story.loose[at]).for_each(|_| artifacts.add(lots.pop().expect(ENOUGH)));
            artifacts
        });
    }
    players
}

fn imagine_screen(seen: &PlayerView, pool: &mut Pile<Kind, 15>) -> Player {
    let known = seen.hoard.known;
    let hoard = seen.hoard.all.unwrap_or_else(|| {
        let dealt = (0..seen.hoard.unknown).map(|_| pool.pop().expect("what is behind screens adds up"));
        dealt.fold(known, |hoard, kind| hoard.plus(Purse::of(kind, 1)))
    });
    let magic = seen.magic.unwrap_or_default();
    Player {
        hand: Figures::NONE,
        out: Pile::new(),
        hoard,
        known,
        unknown: seen.hoard.unknown,
        paid: magic.paid,
        artifacts: Artifacts::default(), // below
        shown: magic.shown,
        used: magic.used,
        lit: magic.lit,
        spells: Spells::NONE,
    }
}

/// Turns every face-down piece into one of its owner's hidden figures.
fn imagine_board(
    pieces: &[PieceView],
    players: &mut [Player; 5],
    seen: &[PlayerView],
    chance: &mut Chance,
) -> Pile<Piece, PIECES> {
    let mut hidden = [Pile::new(); 5];
    for (at, player) in players.iter_mut().enumerate().take(seen.len()) {
        hidden[at] = imagine_figures(player, &seen[at], at, pieces, chance);
    }
    let imagine = |&PieceView { owner, field, strength, face_up, magic }: &PieceView| {
        let strength = strength.unwrap_or_else(|| hidden[owner.index()].pop().expect("one for each piece"));
        let PieceMagic { mark, carpet, doubles, never } = magic.unwrap_or_default();
        Piece { owner, field, strength, face_up, mark, carpet, doubles, never }
    };
    pieces.iter().map(imagine).collect()
}

/// Deals the figures nobody has seen to hand, out and board; those for the board are returned, the first one last.
fn imagine_figures(
    player: &mut Player,
    seen: &PlayerView,
    at: usize,
    pieces: &[PieceView],
    chance: &mut Chance,
) -> Pile<u8, 8> {
    let own = || pieces.iter().filter(|piece| piece.owner.index() == at);
    let out = seen.magic.map_or(std::iter::repeat_n(Figures::NONE, seen.out.into()).collect(), |magic| magic.out);
    if let (Some(hand), Some(figures)) = (seen.figures, seen.out_figures) {
        player.hand = hand;
        player.out = own_out(figures, &out);
        return Pile::new();
    }
    let is_carpet = |piece: &&PieceView| piece.magic.is_some_and(|magic| magic.carpet);
    let shown = own().filter(|piece| !is_carpet(piece)).filter_map(|piece| piece.strength);
    let hidden: Pile<u8, 8> = Figures::ALL.without(shown.collect()).iter().collect();
    let never = |piece: &PieceView| piece.magic.map_or(Figures::NONE, |magic| magic.never);
    let board = own().filter(|piece| piece.strength.is_none()).map(never);
    let hand = std::iter::repeat_n(Figures::NONE, seen.hand.into());
    let slots: Pile<Figures, 8> = hand.chain(out.iter().copied()).chain(board).collect();
    let mut dealt = deal_figures(&slots, hidden, chance);
    player.hand = dealt[..usize::from(seen.hand)].iter().copied().collect();
    let out_from = usize::from(seen.hand);
    let gone = dealt[out_from..].iter().zip(&out).map(|(&strength, &never)| Gone { strength, never });
    player.out = gone.collect();
    dealt.reverse();
    (0..slots.len() - out_from - out.len()).map(|at| dealt[at]).collect()
}

/// The order in which the viewer's figures left: any that fits what is known of each.
fn own_out(figures: Figures, out: &[Figures]) -> Pile<Gone, 8> {
    let slots: Pile<Figures, 8> = out.iter().copied().collect();
    let order = fit(&slots, figures.iter().collect()).expect(FITS);
    order.iter().zip(out).map(|(&strength, &never)| Gone { strength, never }).collect()
}

/// Deals figures to slots that exclude some: all ways that fit are equally likely.
fn deal_figures(slots: &[Figures], figures: Pile<u8, 8>, chance: &mut Chance) -> Pile<u8, 8> {
    const TRIES: usize = 2_000;
    let fits = |figures: &[u8]| slots.iter().zip(figures).all(|(never, &figure)| !never.contains(figure));
    let mut dealt = figures;
    let mut fixed = 0;
    // Slots that only one figure fits are filled first, so that shuffling soon finds the rest.
    let mut order: Pile<u8, 8> = (0..slots.len() as u8).collect();
    order.sort_by_key(|&slot| 8 - slots[usize::from(slot)].len().min(8));
    for &slot in &order {
        let mut able = (fixed..dealt.len()).filter(|&at| !slots[usize::from(slot)].contains(dealt[at]));
        let (Some(at), None) = (able.next(), able.next()) else { break };
        dealt.swap(fixed, at);
        fixed += 1;
    }
    let placed = |dealt: &[u8]| {
        let mut by_slot: Pile<u8, 8> = std::iter::repeat_n(0, slots.len()).collect();
        order.iter().zip(dealt).for_each(|(&slot, &figure)| by_slot[usize::from(slot)] = figure);
        by_slot
    };
    for _ in 0..TRIES {
        chance.shuffle(&mut dealt[fixed..]);
        let by_slot = placed(&dealt);
        if fits(&by_slot) {
            return by_slot;
        }
    }
    fit(slots, figures).expect(FITS)
}

/// Some way always fits, as the truth does.
const FITS: &str = "fitting figures";

/// Some way to deal the figures so that each fits its slot.
fn fit(slots: &[Figures], mut figures: Pile<u8, 8>) -> Option<Pile<u8, 8>> {
    let Some((never, rest)) = slots.split_first() else { return Some(Pile::new()) };
    for at in 0..figures.len() {
        let figure = figures[at];
        if never.contains(figure) {
            continue;
        }
        let mut left = figures;
        left.remove(at);
        if let Some(mut dealt) = fit(rest, left) {
            dealt.insert(0, figure);
            return Some(dealt);
        }
    }
    figures.clear();
    None
}

/// M3.2: any of the ten, until turned up.
fn imagine_guard(seen: Option<u8>, round: u8, chance: &mut Chance) -> Guard {
    match seen {
        Some(strength) => Guard { strength, face_up: true },
        None if round == 0 => Guard::default(),
        None => Guard { strength: chance.below(STRONGEST_GUARD.into()) as u8 + 1, face_up: false },
    }
}
