use serde::{Deserialize, Serialize};
use tabletop::{Answered, Pile, Played, Ranking, Seat, Seats, Stage, Viewer};

#[cfg(feature = "leaks")]
use crate::Leak;
use crate::{
    Artifact, Artifacts, Place, Play, Setup, Spell, Spells, State, Treasure, Treasures,
    bag::{Bag, Kind},
    frame::Frame,
    heroes::Hero,
    lots::{HOLDERS, LOOK, LOTS, Lots},
    state::{Gift, Guard, LastRound, Magic, PLAYS, Phase, Player},
};

/// Everything one viewer may know, with perfect memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed.
    pub setup: Setup,
    /// Counted from 1; 0 before the first.
    pub round: u8,
    /// Where in the round we are.
    pub phase: Phase,
    /// The start player.
    pub start: Seat,
    /// How many treasure cards are in the deck.
    pub deck: u8,
    /// The treasure discard pile, the top card last.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Treasure>"))]
    pub discard: Pile<Treasure, 50>,
    /// What lies in the caves 4, 3, 2 and 1.
    #[cfg_attr(feature = "ts", ts(as = "[Vec<Treasure>; 4]"))]
    pub caves: [Treasures; 4],
    /// Whether a card lies on the guard.
    pub guarded: bool,
    /// Which, once it is turned up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guard: Option<Treasure>,
    /// K9.1: the guard's strength, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub strength: Option<u8>,
    /// The cards revealed this round to decide the number of rooms.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Treasure>"))]
    pub decided: Pile<Treasure, 50>,
    /// K17.5: what is in the stack, in no order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Artifact>"))]
    pub stack: Artifacts,
    /// The rooms of the round, with what lies there.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<Artifact>>"))]
    pub row: Pile<Option<Artifact>, 6>,
    /// How many spells are in the deck.
    pub spell_deck: u8,
    /// The spell discard pile.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Spell>"))]
    pub spell_discard: Spells,
    /// The spell that is resolving.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub casting: Option<Spell>,
    /// The heroes placed this round, by placement number.
    #[cfg_attr(feature = "ts", ts(as = "Vec<HeroView>"))]
    pub heroes: Pile<HeroView, 25>,
    /// How many heroes the dummy has to come.
    pub dummy: u8,
    /// The players, by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
    pub players: Pile<PlayerView, 5>,
    /// The Carpets, by location and beneficiary.
    pub carpets: [[u8; 5]; 12],
    /// The effects in force.
    pub magic: Magic,
    /// The ranking of the location in turn.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub rank: Pile<Seat, 6>,
    /// How many of it have had their turn.
    pub turn: u8,
    /// What everybody saw of the round before.
    pub last_round: LastRound,
    /// What is being asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asked: Option<Frame>,
    /// Of whom; nobody sees who has answered.
    pub seats: Seats,
    /// K15.3: what is declared and not yet forgotten.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Played<Play>>"))]
    pub plays: Pile<Played<Play>, PLAYS>,
    /// The plays that were revealed last, those taken back too.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Played<Play>>"))]
    pub recent: Pile<Played<Play>, 5>,
    /// The viewer's own secret answer, as far as he has given it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mine: Option<Answered<Play>>,
    /// The spells just drawn or the cards looked at, if it is the viewer who does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub look: Option<Look>,
    /// K17.6: spells the viewer gave away or was given.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Gift>"))]
    pub gifts: Pile<Gift, 24>,
    /// What can be known of unseen treasure cards.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub treasure_lots: LotsView<Treasure>,
    /// What can be known of unseen spells.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub spell_lots: LotsView<Spell>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ranking: Option<Ranking>,
}

/// Cards that only the viewer sees for the moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Look {
    /// K7.1: spells drawn at the tent.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Spell>"))]
    pub spells: Spells,
    /// K14.1: treasure cards looked at.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Treasure>"))]
    pub cards: Treasures,
}

/// A hero, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroView {
    /// Whose it is.
    pub owner: Seat,
    /// Where it lies, or lay last.
    pub place: Place,
    /// Its value, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub value: Option<u8>,
    /// Whether everybody may know.
    pub face_up: bool,
    /// Whether it is out of the round.
    pub out: bool,
    /// How many Doubles lie on it.
    pub doubles: u8,
}

/// A player, as the viewer sees him.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// How many heroes he has in hand.
    pub heroes: u8,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub hand: Option<Pile<u8, 5>>,
    /// K17.8: the treasure cards everybody can have noted.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Treasure>"))]
    pub known: Treasures,
    /// How many there are beyond that.
    pub unknown: u8,
    /// All of them, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Treasure>>"))]
    pub cards: Option<Treasures>,
    /// How many spells he has.
    pub spells: u8,
    /// Which, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Spell>>"))]
    pub spell_cards: Option<Spells>,
    /// The artifacts he can still play.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Artifact>"))]
    pub unplayed: Artifacts,
    /// Those he has played.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Artifact>"))]
    pub played: Artifacts,
    /// The kinds of them that he has played this round.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Artifact>"))]
    pub fresh: Artifacts,
}

/// What can be known of unseen cards, see [`View::treasure_lots`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Kind + Serialize", deserialize = "T: Kind + Deserialize<'de>"))]
pub struct LotsView<T: Kind> {
    /// The unseen cards of each shuffle, oldest first.
    pub pools: [Bag<T>; LOTS],
    /// How many of them each player, the guard, and whoever is looking have.
    pub slots: [[u8; LOTS]; HOLDERS],
    /// Which of them the viewer has in hand.
    pub mine: [Bag<T>; LOTS],
    /// Which of them he is looking at.
    pub look: [Bag<T>; LOTS],
    /// From which shuffle the deck is.
    pub deck: u8,
}

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
        magic: state.magic,
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

/// Every field of the truth, without `..`: a new one does not compile until somebody has decided above who may see it.
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
        heroes: _,  // values if face up, or his own
        dummy: _,   // how many
        players: _, // one by one
        carpets: _,
        magic: _,
        rank: _,
        turn: _,
        last: _,
        recent: _,
        window: _, // who is asked, what is declared, his own answer
        frame: _,
    } = state;
}

/// K17.13: his own.
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
        fresh: if fresh == 0 { Artifacts::NONE } else { kinds_of(fresh) },
    }
}

/// The artifacts whose bits are set.
fn kinds_of(bits: u8) -> Artifacts {
    Artifact::ALL.into_iter().filter(|&kind| bits & 1 << kind as u8 != 0).collect()
}

/// How many of which shuffle somebody has is public; which they are, he alone knows.
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
        mine: viewer.seat().and_then(|seat| held.get(seat.index()).copied()).unwrap_or_default(),
        look: if looks { held[LOOK] } else { [Bag::NONE; LOTS] },
        deck,
    }
}
