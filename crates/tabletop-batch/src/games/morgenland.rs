//! Morgenland: a table of all figures by player and field, what lies around it, and what the seat has behind its screen.

mod answers;
mod look;
mod magic;

use look::Look;

use morgenland::{Artifact, Asked, Field, LastRound, Open, Phase, PlayerView, Setup, State, View};
use tabletop::{Game as _, Seat, Seats, Viewer};
use tabletop_host::Hosted;
use words::Said;

use crate::{
    Encoded, FEATURES, Ink,
    encoded::{from_me, round_the_table},
};

impl Encoded for State {
    const NUMBERED: u16 = answers::NUMBERED;

    fn agreed(options: &str) -> Result<Setup, Said> {
        State::agree(options, None)
    }

    fn observe(view: &View, me: Seat, ink: &mut impl Ink) {
        write(view, me, ink);
        if let Some(table) = &view.magic {
            magic::observe(view, table, me, ink);
        }
    }

    /// The basic game is written part by part, without making a whole view.
    fn look(&self, me: Seat, ink: &mut impl Ink) {
        let viewer = Viewer::Seat(me);
        if self.has_magic() {
            return Self::observe(&self.view(viewer), me, ink);
        }
        write(&self.glance(viewer), me, ink);
    }

    /// Payments; with magic, also what can be played.
    fn listed(setup: &Setup) -> u16 {
        if setup.is_pro() { 700 } else { 64 }
    }

    #[inline]
    fn number(action: &morgenland::Action) -> Option<u16> {
        answers::number(action)
    }

    fn describe(action: &morgenland::Action, features: &mut [i16; FEATURES]) {
        answers::describe(action, features);
    }
}

/// What both versions have.
fn write(seen: &impl Look, me: Seat, ink: &mut impl Ink) {
    let open = seen.open();
    moment(&open, seen.asked().as_ref(), me, ink);
    goods(&open, ink);
    board(seen, &open, me, ink);
    let mut players = round_the_table(me, open.players).map(|seat| seen.player(seat));
    let own = players.next().expect("a player sits at the table");
    ink.part("my figures in hand: one cell each, weakest first");
    let hand = own.figures.unwrap_or_default();
    ink.row(&FIGURES.map(|figure| u8::from(hand.contains(figure))));
    ink.part("my treasure by kind");
    ink.row(own.hoard.all.unwrap_or_default().units());
    ink.part("my artifacts by kind");
    let kinds = own.kinds.unwrap_or_default();
    ink.row(&Artifact::ALL.map(|kind| kinds.of(kind)));
    player(&own, ink);
    players.for_each(|it| player(&it, ink));
    last_round(seen.last_round(), open.players, me, ink);
}

/// The strengths of the figures.
const FIGURES: [u8; 8] = [1, 2, 4, 5, 6, 7, 8, 9];

/// The place of a figure among the eight, weakest first. A Carpet has a strength that no figure has, and no place.
#[inline]
fn rank(strength: u8) -> usize {
    usize::from(RANKS[usize::from(strength) & 15])
}

const RANKS: [u8; 16] = {
    let (mut ranks, mut at) = ([u8::MAX; 16], 0);
    while at < FIGURES.len() {
        ranks[FIGURES[at] as usize] = at as u8;
        at += 1;
    }
    ranks
};

/// Notes where a figure is.
#[inline]
fn note(figures: &mut [i16; FIGURES.len()], strength: u8, field: Field) {
    if let Some(cell) = figures.get_mut(rank(strength)) {
        *cell = field.index() as i16;
    }
}

fn moment(view: &Open, asked: Option<&Asked>, me: Seat, ink: &mut impl Ink) {
    ink.part("round");
    ink.small(view.round);
    ink.part("phase: preparing, placing, reaching a field, evaluating it, closing, over; and which field");
    let (phase, field) = match view.phase {
        Phase::Preparing => (0, None),
        Phase::Placing(_) => (1, None),
        Phase::Reaching(field) => (2, Some(field)),
        Phase::Evaluating(field) => (3, Some(field)),
        Phase::Closing => (4, None),
        Phase::Over => (5, None),
    };
    ink.small(phase);
    ink.maybe(field.map(|field| field.index() as u8));
    ink.part("question, by the order of the rules");
    ink.maybe(asked.map(question));
    ink.part("start player, counted from me");
    ink.small(from_me(me, view.camel, view.players));
    ink.part("guard");
    ink.maybe(view.guard);
}

const fn question(asked: &Asked) -> u8 {
    match asked {
        Asked::StartTreasure { .. } => 0,
        Asked::Place { .. } => 1,
        Asked::Market { .. } => 2,
        Asked::Goods { .. } => 3,
        Asked::Bribe { .. } => 4,
        Asked::Offer { .. } => 5,
        Asked::Window { .. } => 6,
        Asked::Tent { .. } => 7,
        Asked::Camel { .. } => 8,
        Asked::Stack { .. } => 9,
        Asked::Mirage { .. } => 10,
        Asked::Apprentice { .. } => 11,
        Asked::Charity { .. } => 12,
        Asked::Eye { .. } => 13,
        Asked::CityTax { .. } => 14,
        Asked::SultansTax { .. } => 15,
        Asked::Sacrifice { .. } => 16,
        Asked::Trade { .. } => 17,
        Asked::TradeGoods { .. } => 18,
        Asked::Fare { .. } => 19,
    }
}

/// What lies open beside the figures.
fn goods(view: &Open, ink: &mut impl Ink) {
    ink.part("supply by kind");
    ink.row(view.supply.units());
    ink.part("groups in the caves: four cells a cave");
    ink.row(view.caves.as_flattened());
    ink.part("treasure cards face down");
    ink.small(view.deck);
    ink.part("treasure cards turned up since the last shuffle: one cell each");
    let mut used = [0_u8; 15];
    for &card in &view.used {
        used[usize::from(card).min(14)] = 1;
    }
    ink.row(&used);
    ink.part("artifacts left in each room");
    ink.cells(&view.stacks.map(|left| left.map_or(crate::NONE, i16::from)));
}

/// Figures by player and field. Strengths are given where everybody may know them, and for the seat's own figures.
fn board(seen: &impl Look, open: &Open, me: Seat, ink: &mut impl Ink) {
    let seats = usize::from(open.players);
    let mut number = [[0_u8; Field::ALL.len()]; 5];
    let mut shown = number;
    let mut mine = [crate::NONE; FIGURES.len()];
    for piece in seen.pieces() {
        let (place, field) = (usize::from(from_me(me, piece.owner, seats as u8)), piece.field.index());
        number[place][field] += 1;
        shown[place][field] += if piece.face_up { piece.strength.unwrap_or(0) } else { 0 };
        if let (0, Some(strength)) = (place, piece.strength) {
            note(&mut mine, strength, piece.field);
        }
    }
    ink.part("figures on the board: a cell a field, for each player from me on");
    ink.row(number[..seats].as_flattened());
    ink.part("strength that lies face up: a cell a field, for each player from me on");
    ink.row(shown[..seats].as_flattened());
    ink.part("where my figures are: a cell each, weakest first");
    ink.cells(&mine);
    let mut of = |name, set: Seats| {
        ink.part(name);
        round_the_table(me, seats as u8).for_each(|seat| ink.flag(set.contains(seat)));
    };
    of("entry decided, from me on", open.settled);
    of("admitted, from me on", open.admitted);
    of("out for this room, from me on", open.declined);
}

fn player(player: &PlayerView, ink: &mut impl Ink) {
    ink.part("a player, from me on: figures in hand, figures out, artifacts");
    ink.row(&[player.hand, player.out, player.artifacts]);
    ink.part("their treasure that everybody knows, by kind, and units beyond");
    ink.row(player.hoard.known.units());
    ink.small(player.hoard.unknown);
}

/// Where everybody saw which figure in the round before.
fn last_round(last: &LastRound, seats: u8, me: Seat, ink: &mut impl Ink) {
    let mut fields = [[crate::NONE; FIGURES.len()]; 5];
    for shown in &last.figures {
        let place = usize::from(from_me(me, shown.owner, seats));
        note(&mut fields[place], shown.strength, shown.field);
    }
    ink.part("last round: the guard");
    ink.maybe(last.guard);
    ink.part("last round: where each figure was shown, weakest first, for each player from me on");
    ink.cells(fields[..usize::from(seats)].as_flattened());
}

#[cfg(test)]
mod tests {
    use morgenland::Figures;

    use super::*;

    #[test]
    fn these_are_the_figures() {
        assert!(FIGURES.into_iter().eq(Figures::ALL.iter()));
        assert!(FIGURES.map(rank).into_iter().eq(0..8));
    }

    #[test]
    fn a_carpet_is_none_of_them() {
        let mut figures = [crate::NONE; 8];
        note(&mut figures, Artifact::CARPET_STRENGTH, Field::ALL[4]);
        assert_eq!(figures, [crate::NONE; 8]);
        note(&mut figures, 4, Field::ALL[4]);
        assert_eq!(figures, [-1, -1, 4, -1, -1, -1, -1, -1]);
    }
}
