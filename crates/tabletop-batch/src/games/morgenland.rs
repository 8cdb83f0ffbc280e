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

    /// The basic game is written part by part, without a view as a whole.
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
    for figure in FIGURES {
        ink.flag(own.figures.is_some_and(|mine| mine.contains(figure)));
    }
    ink.part("my treasure by kind");
    ink.row(own.hoard.all.unwrap_or_default().units());
    ink.part("my artifacts by kind");
    let kinds = own.kinds.unwrap_or_default();
    for kind in Artifact::ALL {
        ink.small(kinds.of(kind));
    }
    player(&own, ink);
    players.for_each(|it| player(&it, ink));
    last_round(seen.last_round(), open.players, me, ink);
}

/// The strengths of the figures.
const FIGURES: [u8; 8] = [1, 2, 4, 5, 6, 7, 8, 9];

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
    view.caves.iter().for_each(|shelves| ink.row(shelves));
    ink.part("treasure cards face down");
    ink.small(view.deck);
    ink.part("treasure cards turned up since the last shuffle: one cell each");
    let mut used = [0_u8; 15];
    for &card in &view.used {
        used[usize::from(card).min(14)] = 1;
    }
    ink.row(&used);
    ink.part("artifacts left in each room");
    view.stacks.iter().for_each(|&left| ink.maybe(left));
}

/// Figures by player and field. How strong they are is told where everybody may know it, and of the seat's own.
fn board(seen: &impl Look, open: &Open, me: Seat, ink: &mut impl Ink) {
    let seats = usize::from(open.players);
    let mut number = [[0_u8; Field::ALL.len()]; 5];
    let mut shown = [[0_u8; Field::ALL.len()]; 5];
    let mut mine = [crate::NONE; 16];
    for piece in seen.pieces() {
        let (place, field) = (usize::from(from_me(me, piece.owner, seats as u8)), piece.field.index());
        number[place][field] += 1;
        if piece.face_up {
            shown[place][field] += piece.strength.unwrap_or(0);
        }
        if let (0, Some(strength)) = (place, piece.strength) {
            mine[usize::from(strength) & 15] = field as i16;
        }
    }
    ink.part("figures on the board: a cell a field, for each player from me on");
    number[..seats].iter().for_each(|fields| ink.row(fields));
    ink.part("strength that lies face up: a cell a field, for each player from me on");
    shown[..seats].iter().for_each(|fields| ink.row(fields));
    ink.part("where my figures are: a cell each, weakest first");
    ink.cells(&FIGURES.map(|figure| mine[usize::from(figure)]));
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
    let mut fields = [[crate::NONE; 16]; 5];
    for shown in &last.figures {
        let place = usize::from(from_me(me, shown.owner, seats));
        fields[place][usize::from(shown.strength) & 15] = shown.field.index() as i16;
    }
    ink.part("last round: the guard");
    ink.maybe(last.guard);
    ink.part("last round: where each figure was shown, weakest first, for each player from me on");
    for figures in &fields[..usize::from(seats)] {
        ink.cells(&FIGURES.map(|figure| figures[usize::from(figure)]));
    }
}

#[cfg(test)]
mod tests {
    use morgenland::Figures;

    use super::*;

    #[test]
    fn these_are_the_figures() {
        assert!(FIGURES.into_iter().eq(Figures::ALL.iter()));
    }
}
