//! The Morgenland card game: heroes one by one, what lies at each location, and what the seat holds.

mod answers;

use morgenland_cards::{
    Artifact, Artifacts, Frame, HeroView, Magic, Phase, Place, PlayerView, Setup, Spell, Spells, State, Treasure,
    Treasures, View,
};
use tabletop::{Answered, Fate, Kind as _, Seat};
use tabletop_host::Hosted;
use words::Said;

use crate::{
    Encoded, FEATURES, Ink, NONE,
    encoded::{from_me, round_the_table},
};

/// The most heroes that lie on the table.
const HEROES: usize = 25;
/// How many plays of a window are written one by one.
const PLAYS: usize = 12;

impl Encoded for State {
    const NUMBERED: u16 = answers::NUMBERED;

    fn agreed(options: &str) -> Result<Setup, Said> {
        State::agree(options, None)
    }

    fn observe(view: &View, me: Seat, ink: &mut impl Ink) {
        let seats = view.setup.players();
        moment(view, me, ink);
        table(view, ink);
        heroes(view, me, ink);
        let own = &view.players[me.index()];
        ink.part("my heroes in hand: a cell a value");
        (1..=5).for_each(|value| ink.flag(own.hand.is_some_and(|hand| hand.contains(&value))));
        ink.part("my treasure cards: a cell a card, 1 to 5 of each symbol");
        cards(own.cards.unwrap_or(Treasures::NONE), ink);
        ink.part("my spells: a cell each");
        spells(own.spell_cards.unwrap_or(Spells::NONE), ink);
        for seat in round_the_table(me, seats) {
            player(&view.players[seat.index()], ink);
        }
        magic(&view.magic, me, seats, ink);
        plays(view, me, ink);
    }

    /// Purchases, sacrifices and plays.
    fn listed(_: &Setup) -> u16 {
        700
    }

    fn number(action: &morgenland_cards::Action) -> Option<u16> {
        answers::number(action)
    }

    fn describe(action: &morgenland_cards::Action, features: &mut [i16; FEATURES]) {
        answers::describe(action, features);
    }
}

/// In the two-player game a third seat is the dummy's.
fn place_of(view: &View, me: Seat, seat: Seat) -> u8 {
    let seats = view.setup.players();
    if u8::from(seat) < seats { from_me(me, seat, seats) } else { seats }
}

fn moment(view: &View, me: Seat, ink: &mut impl Ink) {
    ink.part("round, and whose turn it is among the ranked");
    ink.row(&[view.round, view.turn]);
    ink.part(
        "phase: preparing, placing, reaching a place, revealed, settling, guarding, closing, over; and which place",
    );
    let (phase, place) = match view.phase {
        Phase::Preparing => (0, None),
        Phase::Placing => (1, None),
        Phase::Reaching(place) => (2, Some(place)),
        Phase::Revealed(place) => (3, Some(place)),
        Phase::Settling(place) => (4, Some(place)),
        Phase::Guarding => (5, None),
        Phase::Closing => (6, None),
        Phase::Over => (7, None),
    };
    ink.small(phase);
    ink.maybe(place.map(|place| place as u8));
    ink.part("question, by the order of the rules");
    ink.maybe(view.asked.as_ref().map(question));
    ink.part("start player, from me");
    ink.small(place_of(view, me, view.start));
    ink.part("ranking of this place: players from me, best first");
    (0..6).for_each(|at| ink.maybe(view.rank.get(at).map(|&seat| place_of(view, me, seat))));
}

const fn question(frame: &Frame) -> u8 {
    match frame {
        Frame::Window => 0,
        Frame::Place { .. } => 1,
        Frame::Pick { .. } => 2,
        Frame::Tent { .. } => 3,
        Frame::NameStart { .. } => 4,
        Frame::Offer { .. } => 5,
        Frame::Charity { .. } => 6,
        Frame::Give { .. } => 7,
        Frame::Take { .. } => 8,
        Frame::Eye { .. } => 9,
        Frame::SultansTax { .. } => 10,
        Frame::CityTax { .. } => 11,
        Frame::Sacrifice { .. } => 12,
        Frame::Fare { .. } => 13,
    }
}

fn table(view: &View, ink: &mut impl Ink) {
    ink.part("treasure cards face down");
    ink.small(view.deck);
    ink.part("treasure cards in the discard: a cell a card");
    let discard = view.discard.iter().fold([0_u8; 25], |mut all, card| {
        all[card.index()] += 1;
        all
    });
    ink.row(&discard);
    ink.part("treasure cards in the caves: a cell a card, for each cave");
    view.caves.iter().for_each(|&cave| cards(cave, ink));
    ink.part("guard: asleep or awake, strength, and its card");
    ink.flag(view.guarded);
    ink.maybe(view.strength);
    ink.maybe(view.guard.map(|card| card.index() as u8));
    ink.part("artifacts in the stack by kind, and those in the rooms");
    artifacts(view.stack, ink);
    (0..6).for_each(|room| ink.maybe(view.row.get(room).copied().flatten().map(|artifact| artifact as u8)));
    ink.part("spells face down, and the discard: a cell each");
    ink.small(view.spell_deck);
    spells(view.spell_discard, ink);
    ink.part("spell being cast");
    ink.maybe(view.casting.map(|spell| spell as u8));
    let look = view.look.unwrap_or_default();
    ink.part("what I look at: spells and treasure cards, a cell each");
    spells(look.spells, ink);
    cards(look.cards, ink);
}

fn heroes(view: &View, me: Seat, ink: &mut impl Ink) {
    ink.part("heroes in order of placing: player from me, place, value if I know it, face up, out, Doubles");
    for at in 0..HEROES {
        match view.heroes.get(at) {
            None => ink.blank(6),
            Some(&HeroView { owner, place, value, face_up, out, doubles }) => {
                ink.row(&[place_of(view, me, owner), place as u8]);
                ink.maybe(value);
                ink.row(&[face_up.into(), out.into(), doubles]);
            }
        }
    }
    ink.part("heroes of the dummy in hand");
    ink.small(view.dummy);
    ink.part("Carpets: a cell a place, for each player from me on");
    for seat in round_the_table(me, view.setup.players()) {
        for place in Place::ALL {
            ink.small(view.carpets[place as usize][seat.index()]);
        }
    }
    ink.part("last round: the value of each hero by placing, and the guard's card");
    (0..HEROES).for_each(|at| ink.maybe(view.last_round.heroes.get(at).copied()));
    ink.maybe(view.last_round.guard.map(|card| card.index() as u8));
}

fn player(player: &PlayerView, ink: &mut impl Ink) {
    ink.part("a player, from me on: heroes in hand, unknown treasure cards, spells");
    ink.row(&[player.heroes, player.unknown, player.spells]);
    ink.part("their treasure cards that everybody knows: a cell a card");
    cards(player.known, ink);
    ink.part("their artifacts by kind: unplayed, played, fresh");
    artifacts(player.unplayed, ink);
    artifacts(player.played, ink);
    for artifact in Artifact::ALL {
        ink.flag(player.fresh.contains(artifact));
    }
}

fn magic(magic: &Magic, me: Seat, seats: u8, ink: &mut impl Ink) {
    ink.part("reversed ranking, and the wish");
    ink.flag(magic.reversed);
    ink.maybe(magic.wish.map(|artifact| artifact as u8));
    ink.part("Keys and open heroes, from me on");
    for seat in round_the_table(me, seats) {
        ink.flag(magic.keys.contains(seat));
        ink.flag(magic.open.contains(seat));
    }
    ink.part("closed places");
    for place in Place::ALL {
        ink.flag(magic.closed.contains(place));
    }
    ink.part("who is smuggled into the city, from me");
    magic.smuggled.iter().for_each(|seat| ink.maybe(seat.map(|seat| from_me(me, seat, seats))));
}

fn plays(view: &View, me: Seat, ink: &mut impl Ink) {
    ink.part("plays of this window: player from me, card, target, fate");
    for at in 0..PLAYS {
        let Some(played) = view.plays.get(at) else {
            ink.blank(6);
            continue;
        };
        ink.small(place_of(view, me, played.seat));
        for cell in answers::play(&played.play) {
            ink.put(cell);
        }
        ink.small(match played.fate {
            Fate::Stands => 0,
            Fate::Cancelled => 1,
            Fate::Resolved => 2,
        });
    }
    ink.part("my answer in this window: none, begun, pass, play; and its card");
    let (given, mine) = match view.mine {
        None => (0, None),
        Some(Answered::Begun(play)) => (1, Some(play)),
        Some(Answered::Pass) => (2, None),
        Some(Answered::Play(play)) => (3, Some(play)),
    };
    ink.small(given);
    ink.put(mine.map_or(NONE, |mine| answers::card(mine.card)));
}

fn cards(cards: Treasures, ink: &mut impl Ink) {
    for &card in Treasure::KINDS {
        ink.small(cards.count(card));
    }
}

fn spells(spells: Spells, ink: &mut impl Ink) {
    for spell in Spell::ALL {
        ink.small(spells.count(spell));
    }
}

fn artifacts(artifacts: Artifacts, ink: &mut impl Ink) {
    for artifact in Artifact::ALL {
        ink.small(artifacts.count(artifact));
    }
}
