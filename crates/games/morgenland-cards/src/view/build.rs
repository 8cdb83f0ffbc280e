//! K17: views are built field by field, never by removing secrets from a copy of the state.

use tabletop::{Answered, Bag, Kind, Pile, Seat, Seats, Stage, Viewer};

use super::{HeroView, Look, LotsView, Magic, PlayerView, View};
#[cfg(feature = "leaks")]
use crate::Leak;
use crate::{
    Phase, Play, State,
    components::{HOLDERS, Hero, LOOK, LOTS, Lots},
    state::{Effects, Guard, Player},
};

/// Builds the view field by field.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    all_is_decided(state);
    let looks = state.looker().is_some_and(|seat| viewer.is(seat));
    let Guard { card: guard, face_up } = state.guard;
    let window = &state.window;
    View {
        viewer,
        setup: state.setup,
        round: state.round,
        phase: state.phase,
        start: state.start,
        deck: state.deck.len() as u8,
        discard: state.discard,
        caves: state.caves,
        guarded: guard.is_some(),
        guard: guard.filter(|_| face_up),
        strength: face_up.then(|| state.guard_strength()),
        decided: state.decided,
        stack: state.stack.iter().copied().collect(),
        row: state.row,
        spell_deck: state.spell_deck.len() as u8,
        spell_discard: state.spell_discard,
        casting: state.casting,
        heroes: state.heroes.iter().map(|hero| sight(hero, viewer)).collect(),
        dummy: state.dummy.len() as u8,
        players: Seats::first(state.players()).iter().map(|seat| screen(state, seat, viewer)).collect(),
        carpets: state.carpets,
        magic: magic(state),
        rank: state.rank,
        turn: state.turn,
        last_round: state.last,
        asked: state.frame,
        seats: state.frame.map_or(Seats::NONE, |frame| frame.waiting(|| window.asked())),
        plays: if window.stage() == Stage::Shut { Pile::new() } else { *window.plays() },
        recent: state.recent,
        mine: my_answer(state, viewer),
        look: looks.then(|| Look { spells: state.drawn_spells(), cards: state.looked_at() }),
        gifts: state.gifts.iter().copied().filter(|gift| viewer.is(gift.from) || viewer.is(gift.to)).collect(),
        treasure_lots: lots(&state.treasure, viewer, looks),
        spell_lots: lots(&state.spells, viewer, looks),
        ranking: state.ranking(),
    }
}

/// Every field of the state, without `..`: a new one does not compile until it is decided above who may see it.
fn all_is_decided(state: &State) {
    let State {
        setup: _,
        round: _,
        phase: _,
        ready: _, // follows from what is asked
        start: _,
        deck: _, // its size
        discard: _,
        treasure: _, // what can be known of it
        caves: _,
        guard: _, // once it is face up
        decided: _,
        stack: _, // its contents, not its order
        row: _,
        spell_deck: _, // its size
        spell_discard: _,
        spells: _, // what can be known of them
        gifts: _,  // to giver and receiver
        casting: _,
        heroes: _,  // values if face up, or the viewer's own
        dummy: _,   // how many
        players: _, // one by one
        carpets: _,
        magic: _,
        rank: _,
        turn: _,
        last: _,
        recent: _,
        window: _, // who is asked, what is declared, the viewer's own answer
        frame: _,
    } = state;
}

/// The effects in force, one by one: a new one does not compile until it is decided who may see it.
fn magic(state: &State) -> Magic {
    let Effects { keys, reversed, open, closed, smuggled, wish } = state.magic;
    Magic { keys, reversed, open, closed, smuggled, wish }
}

/// K17.13: viewers see only their own answer.
fn my_answer(state: &State, viewer: Viewer) -> Option<Answered<Play>> {
    #[cfg(feature = "leaks")]
    if Leak::AnswerInView.is_planted() {
        return Seats::first(state.players()).iter().find_map(|seat| state.window.answered(Viewer::Seat(seat)));
    }
    state.window.answered(viewer)
}

/// K17.2, K17.3
fn sight(hero: &Hero, viewer: Viewer) -> HeroView {
    let Hero { owner, value, place, face_up, out, doubles } = *hero;
    #[cfg(feature = "leaks")]
    let face_up_or_leak = face_up || (out && Leak::TakenBackInView.is_planted());
    #[cfg(not(feature = "leaks"))]
    let face_up_or_leak = face_up;
    HeroView { owner, place, value: (face_up_or_leak || viewer.is(owner)).then_some(value), face_up, out, doubles }
}

/// K17.2, K17.3, K17.15
fn screen(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let mine = viewer.is(seat) || state.phase == Phase::Over;
    #[cfg(feature = "leaks")]
    let mine = mine || (Leak::HandInView.is_planted() && state.phase != Phase::Placing);
    let player = *state.player(seat);
    let Player { heroes, hand, known, spells, owned: _, played, fresh } = player;
    PlayerView {
        heroes: heroes.count_ones() as u8,
        hand: viewer.is(seat).then(|| (1..=5).filter(|value| heroes & 1 << value != 0).collect()),
        known,
        unknown: hand.len() - known.len(),
        cards: mine.then_some(hand),
        spells: spells.len(),
        spell_cards: mine.then_some(spells),
        unplayed: player.unplayed(),
        played,
        fresh,
    }
}

/// How many cards of each shuffle a player holds is public; which they are, only the holder knows.
fn lots<T: Kind>(lots: &Lots<T>, viewer: Viewer, looks: bool) -> LotsView<T> {
    let Lots { pools, held, deck } = *lots;
    let mut slots = [[0; LOTS]; HOLDERS];
    for lot in (0..LOTS).filter(|&lot| !pools[lot].is_empty()) {
        for (slots, bags) in slots.iter_mut().zip(&held) {
            slots[lot] = bags[lot].len();
        }
    }
    LotsView {
        pools,
        slots,
        mine: viewer.seat().map_or([Bag::NONE; LOTS], |seat| held[seat.index()]),
        look: if looks { held[LOOK] } else { [Bag::NONE; LOTS] },
        deck,
    }
}
