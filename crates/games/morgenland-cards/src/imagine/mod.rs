//! Imagining a truth behind a view.

mod foresight;
mod leaning;

use tabletop::{Chance, Determinize, Kind, Pile, Seat, Seats, Viewer, Window};

pub use foresight::{Foreseen, Foresight};
pub use leaning::Leaning;

use crate::{
    Frame, HeroView, LotsView, Magic, Phase, Play, State, View,
    components::{GUARD, HOLDERS, Hero, Heroes, LOOK, LOTS, Lots},
    state::{Effects, Guard, PLAYS, Player},
};

/// Up to three cards of each kind.
type Bag<T> = tabletop::Bag<T, 2>;

impl Determinize for State {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        let (treasure, deck) = imagine_lots(&view.treasure_lots, view.viewer, &[], chance);
        let known: Pile<_, 24> =
            view.gifts.iter().filter(|gift| view.viewer.is(gift.from)).map(|gift| (gift.to, gift.spell)).collect();
        let (spells, spell_deck) = imagine_lots(&view.spell_lots, view.viewer, &known, chance);
        let mut stack: Pile<_, 15> = view.stack.iter().collect();
        chance.shuffle(&mut stack);
        let mut players = [Player { heroes: Player::ALL_HEROES, ..Player::default() }; 5];
        for (seat, seen) in Seats::first(5).iter().zip(&view.players) {
            players[seat.index()] = Player {
                heroes: 0, // below
                hand: seen.known.plus(treasure.of(seat.index())),
                known: seen.known,
                spells: seen.spell_cards.unwrap_or_else(|| spells.of(seat.index())),
                owned: seen.unplayed.plus(seen.played),
                played: seen.played,
                fresh: seen.fresh,
            };
        }
        let Magic { keys, reversed, open, closed, smuggled, wish } = view.magic;
        let guard = view.guard.or_else(|| treasure.of(GUARD).first());
        let mut state = State {
            setup: view.setup,
            round: view.round,
            phase: view.phase,
            ready: view.phase == Phase::Placing,
            start: view.start,
            deck: fill(deck, view.deck, chance),
            discard: view.discard,
            treasure,
            caves: view.caves,
            guard: Guard { card: guard, face_up: view.strength.is_some() },
            decided: view.decided,
            stack,
            row: view.row,
            spell_deck: fill(spell_deck, view.spell_deck, chance),
            spell_discard: view.spell_discard,
            spells,
            gifts: view.gifts,
            casting: view.casting,
            heroes: Heroes::default(),
            dummy: Pile::new(),
            players,
            carpets: view.carpets,
            magic: Effects { keys, reversed, open, closed, smuggled, wish },
            rank: view.rank,
            turn: view.turn,
            last: view.last_round,
            recent: view.recent,
            window: imagine_window(view),
            frame: view.asked,
        };
        imagine_heroes(&mut state, view, chance);
        state
    }
}

fn imagine_window(view: &View) -> Window<Play, PLAYS> {
    let asked = (view.asked == Some(Frame::Window)).then_some(view.seats);
    Window::imagined(view.viewer, asked, view.plays, view.mine)
}

/// A deck of these cards in any order.
fn fill<T: Kind + Default, const N: usize>(cards: Bag<T>, count: u8, chance: &mut Chance) -> Pile<T, N> {
    let mut deck: Pile<T, N> = cards.iter().collect();
    debug_assert_eq!(deck.len(), usize::from(count), "a deck has as many cards as everybody counts");
    chance.shuffle(&mut deck);
    deck
}

/// Deals the unseen cards of each lot to those who hold them; what is left over is the deck. The viewer's own cards, and
/// those given away, are where the viewer knows they are.
fn imagine_lots<T: Kind + Default>(
    view: &LotsView<T>,
    viewer: Viewer,
    gifts: &[(Seat, T)],
    chance: &mut Chance,
) -> (Lots<T>, Bag<T>) {
    let mut lots = Lots { pools: view.pools, held: [[Bag::NONE; LOTS]; HOLDERS], deck: view.deck };
    let mut slots = view.slots;
    if let Some(seat) = viewer.seat() {
        lots.held[seat.index()] = view.mine;
        slots[seat.index()] = [0; LOTS];
    }
    if view.look.iter().any(|cards| !cards.is_empty()) {
        lots.held[LOOK] = view.look;
        slots[LOOK] = [0; LOTS];
    }
    let mut hidden = view.pools;
    for held in &lots.held {
        for (pool, bag) in hidden.iter_mut().zip(held) {
            *pool = pool.minus(*bag);
        }
    }
    for &(to, card) in gifts {
        if let Some(lot) = (0..LOTS).find(|&lot| slots[to.index()][lot] > 0 && hidden[lot].has(card)) {
            hidden[lot].take(card);
            slots[to.index()][lot] -= 1;
            lots.held[to.index()][lot].add(card);
        }
    }
    for lot in 0..LOTS {
        let mut cards: Pile<T, 50> = hidden[lot].iter().collect();
        chance.shuffle(&mut cards);
        for (held, slots) in lots.held.iter_mut().zip(&slots) {
            for _ in 0..slots[lot] {
                held[lot].add(cards.pop().expect("a lot has as many cards as are held of it"));
            }
        }
        hidden[lot] = cards.iter().copied().collect();
    }
    (lots, hidden[usize::from(view.deck)])
}

/// K17.3: nobody else knows which heroes a player has placed face down, taken back face down or kept in hand.
fn imagine_heroes(state: &mut State, view: &View, chance: &mut Chance) {
    let mut hidden: [Pile<u8, 5>; 5] = [Pile::new(); 5];
    for owner in Seats::first(view.setup.colours()).iter() {
        let seen = view.heroes.iter().filter(|hero| hero.owner == owner).filter_map(|hero| hero.value);
        let left = seen.fold(Player::ALL_HEROES, |left, value| left & !(1 << value));
        let values = &mut hidden[owner.index()];
        *values = (1..=5).filter(|value| left & 1 << value != 0).collect();
        chance.shuffle(values);
    }
    for seen in &view.heroes {
        let value = seen.value.or_else(|| hidden[seen.owner.index()].pop()).expect("five heroes each");
        let HeroView { owner, place, value: _, face_up, out, doubles } = *seen;
        state.heroes.push(Hero { owner, value, place, face_up, out, doubles });
    }
    for seat in Seats::first(view.setup.players()).iter() {
        let in_hand = hidden[seat.index()].iter().fold(0, |mask, value| mask | 1 << value);
        state.player_mut(seat).heroes = in_hand;
    }
    if view.setup.players() == 2 {
        state.dummy = hidden[2].iter().copied().take(usize::from(view.dummy)).collect();
    }
}
