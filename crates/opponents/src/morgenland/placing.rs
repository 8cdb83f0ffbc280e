//! Where figures do most.

use std::sync::LazyLock;

use morgenland::{Action, Field, Kind, Payment, STRONGEST_GUARD, View};
use tabletop::{Pile, Seat};
use tabletop_bots::Plans;

use super::{super::between, reading::LEANING};

/// What a unit of treasure is worth, in artifacts.
pub(super) const UNIT: f32 = 0.05;
/// How much less worth, in artifacts, makes a placement e times less likely.
const DOUBT: f32 = 0.07;

/// The chance to be stronger than some hidden figures, by their number and our strength.
type Beats = [[f32; 48]; 9];

/// The mean strength of a figure, and how far they spread.
const ANY: (f32, f32) = (5.25, 2.65);

/// For a bot that expects the same of all hidden figures.
static BLIND: LazyLock<Beats> = LazyLock::new(|| beats(ANY));
/// For a bot that infers hidden figures from where they lie, by field.
static READ: LazyLock<[Beats; 15]> = LazyLock::new(|| LEANING.0.map(|counts| beats(mean_and_spread(&counts))));

fn beats((mean, spread): (f32, f32)) -> Beats {
    std::array::from_fn(|count| {
        std::array::from_fn(|strength| {
            let (count, strength) = (f32::from(count as u8), f32::from(strength as u8));
            if count < 0.5 {
                return 1.0;
            }
            1.0 / (1.0 + (-1.7 * (strength - mean * count) / (spread * count.sqrt())).exp())
        })
    })
}

/// The mean and the spread of figures, from how often each strength was counted.
fn mean_and_spread(counts: &[u16; 10]) -> (f32, f32) {
    let strengths = || (0_u8..).map(f32::from).zip(counts.iter().copied().map(f32::from));
    let all: f32 = strengths().map(|(_, count)| count).sum();
    let mean = strengths().map(|(strength, count)| strength * count).sum::<f32>() / all;
    let square = strengths().map(|(strength, count)| (strength - mean).powi(2) * count).sum::<f32>() / all;
    (mean, square.sqrt())
}

/// The board as one player sees it, before placing a figure.
pub(super) struct Board<'a> {
    view: &'a View,
    /// Whether hidden figures are inferred from where they lie.
    reads: bool,
    me: usize,
    players: usize,
    /// Our strength and number of figures on each field.
    mine: [(u8, u8); 15],
    /// How many figures each player has there.
    there: [[u8; 5]; 15],
    /// The chance that another one still comes to any one field, by player.
    comes: [f32; 5],
    /// What we have, and will have from the caves as it stands.
    units: [f32; 5],
    left: u8,
    /// What our figures in the rooms would bring, once admitted.
    rooms: f32,
    committed: f32,
}

impl<'a> Board<'a> {
    pub(super) fn of(seat: Seat, view: &'a View, reads: bool) -> Board<'a> {
        let (mut mine, mut there) = ([(0, 0); 15], [[0; 5]; 15]);
        for piece in &view.pieces {
            let at = piece.field.index();
            there[at][piece.owner.index()] += 1;
            if piece.owner == seat {
                mine[at] = (mine[at].0 + piece.strength.unwrap_or(0), mine[at].1 + 1);
            }
        }
        let me = seat.index();
        let mut board = Board {
            view,
            reads,
            me,
            players: view.players.len(),
            mine,
            there,
            comes: [0.0; 5],
            units: [0.0; 5],
            left: view.players[me].hand,
            rooms: 0.0,
            committed: 0.0,
        };
        for (comes, player) in board.comes.iter_mut().zip(&view.players) {
            *comes = f32::from(player.hand) / 14.0;
        }
        board.count_treasure();
        for (room, &(strength, figures)) in mine.iter().enumerate().skip(Field::Room1.index()) {
            if figures > 0 {
                board.rooms += board.room(room, strength, figures, None);
                board.committed += f32::from(strength);
            }
        }
        board
    }

    fn count_treasure(&mut self) {
        let hoard = self.view.players[self.me].hoard.all.unwrap_or_default();
        for kind in Kind::ALL {
            let at = kind.index();
            let gain = self.cave(at, self.mine[at].0);
            self.units[at] = f32::from(hoard.get(kind)) + gain;
        }
    }

    /// The chance to be stronger than one player on a field.
    fn beats(&self, field: usize, other: usize, strength: u8) -> f32 {
        let count = usize::from(self.there[field][other]).min(7);
        let strength = usize::from(strength).min(47);
        let beats = if self.reads { &READ[field] } else { &*BLIND };
        let (now, later) = (beats[count][strength], beats[count + 1][strength]);
        now + (later - now) * self.comes[other]
    }

    fn others(&self) -> impl Iterator<Item = usize> {
        let me = self.me;
        (0..self.players).filter(move |&other| other != me)
    }

    /// The chance to be the strongest there.
    fn strongest(&self, field: usize, strength: u8) -> f32 {
        self.others().map(|other| self.beats(field, other, strength)).product()
    }

    /// How many players will be stronger there.
    fn before(&self, field: usize, strength: u8) -> f32 {
        self.others().map(|other| 1.0 - self.beats(field, other, strength)).sum()
    }

    /// The units a player of this strength will take from a cave.
    fn cave(&self, field: usize, strength: u8) -> f32 {
        if strength == 0 {
            return 0.0;
        }
        let above = self.before(field, strength);
        let shelves = &self.view.caves[field];
        let group = |nth: usize| f32::from(shelves.get(nth).copied().unwrap_or(0));
        between(above, group)
    }

    /// What figures of this strength in a room will bring, once admitted: an artifact less its price.
    fn room(&self, room: usize, strength: u8, figures: u8, more: Option<u8>) -> f32 {
        let price = f32::from(strength);
        let payable = match self.view.setup.payment {
            Payment::Split => self.can_pay(price, figures),
            Payment::Match => self.can_match(room, more),
        };
        let can = payable * self.can_afford(price, room);
        can * (0.15 + 0.85 * self.strongest(room, strength)) * (1.0 - UNIT * price)
    }

    /// The chance that the price can be paid in exactly this many kinds.
    fn can_pay(&self, price: f32, figures: u8) -> f32 {
        let mut units: Pile<f32, 5> = self.units.iter().copied().collect();
        units.sort_unstable_by(|a, b| b.total_cmp(a));
        let kinds = usize::from(figures).min(5);
        let most: f32 = units[..kinds].iter().sum();
        let enough = if units[kinds - 1] >= 0.9 { 1.0 } else { 0.15 };
        enough * soft(most - price)
    }

    /// M10.4: the chance that each figure there, and one more, can be paid in a kind of its own.
    fn can_match(&self, room: usize, more: Option<u8>) -> f32 {
        let there = self.view.pieces.iter().filter(|it| it.field.index() == room && it.owner.index() == self.me);
        let mut parts: Pile<u8, 16> = there.filter_map(|piece| piece.strength).chain(more).collect();
        parts.sort_unstable_by(|a, b| b.cmp(a));
        let mut units: Pile<f32, 5> = self.units.iter().copied().collect();
        units.sort_unstable_by(|a, b| b.total_cmp(a));
        if parts.len() > units.len() {
            return 0.0;
        }
        parts.iter().zip(&units).map(|(&part, units)| soft(units - f32::from(part))).fold(1.0, f32::min)
    }

    /// The chance that the price is left beside what figures in other rooms will cost.
    fn can_afford(&self, price: f32, room: usize) -> f32 {
        let other = (self.committed - f32::from(self.mine[room].0)).max(0.0);
        soft(self.units.iter().sum::<f32>() - other * 0.7 - price)
    }

    /// The chance to be let in, and what it will cost, with this strength before the guard.
    fn entry(strength: u8) -> (f32, f32) {
        let weaker = STRONGEST_GUARD.saturating_sub(strength);
        let bribe = f32::from(weaker) * f32::from(weaker + 1) / f32::from(2 * STRONGEST_GUARD);
        (if strength == 0 { 0.0 } else { 0.97 }, UNIT * bribe)
    }

    /// What a figure would add on a field, in artifacts.
    fn gain(&self, figure: u8, field: Field) -> f32 {
        let at = field.index();
        let (strength, figures) = self.mine[at];
        let now = strength + figure;
        let guard = self.mine[Field::Guard.index()].0;
        if let Some(kind) = field.cave() {
            let more = self.cave(at, now) - self.cave(at, strength);
            return more * UNIT * (1.0 + 0.04 * self.units[kind.index()]);
        }
        if field.room().is_some() {
            let before = if figures > 0 { self.room(at, strength, figures, None) } else { 0.0 };
            let more = self.room(at, now, figures + 1, Some(figure)) - before;
            let hope = if self.left > 1 { 0.9 } else { 0.0 };
            return more * if guard > 0 { 0.97 } else { hope };
        }
        match field {
            Field::Guard => {
                let ((was, paid), (is, pays)) = (Board::entry(guard), Board::entry(now));
                // Rooms that will still be entered count a little, and the last figures must not forget the guard.
                let hopes = self.rooms + 0.06 * f32::from(self.left.saturating_sub(1));
                let haste = if self.left <= 3 { 1.0 } else { 0.5 };
                (is - was) * hopes * haste + (paid - pays) * is * was.max(0.6)
            }
            Field::Tent => {
                let second = |strength: u8| (1.5 - self.before(at, strength)).clamp(0.0, 1.0);
                let was = if strength == 0 { 0.0 } else { 0.12 * self.share(at, strength) + 0.06 * second(strength) };
                0.12 * self.strongest(at, now) + 0.06 * second(now) - was
            }
            Field::Djinn => {
                let uses = if self.view.players[self.me].artifacts >= 2 { 0.1 } else { 0.01 };
                uses * (self.strongest(at, now) - self.share(at, strength))
            }
            Field::Market => 0.22 * (self.strongest(at, now) - self.share(at, strength)),
            Field::Caravanserai if self.view.camel.index() != self.me => {
                0.07 * (self.strongest(at, now) - self.share(at, strength))
            }
            _ => 0.0,
        }
    }

    fn share(&self, field: usize, strength: u8) -> f32 {
        if strength == 0 { 0.0 } else { self.strongest(field, strength) }
    }

    /// Weighs all placements of the `wanted` figures. A strong figure used is one that cannot be used elsewhere.
    pub(super) fn weigh(&self, menu: &[Action], wanted: impl Fn(u8) -> bool, plans: &mut Plans<Action>) {
        let gains = menu.iter().filter_map(|action| match *action {
            Action::Place { figure, field } if wanted(figure) => {
                Some((*action, self.gain(figure, field) - 0.022 * f32::from(figure)))
            }
            _ => None,
        });
        for (action, gain) in gains {
            plans.add(&[action], (gain / DOUBT).exp());
        }
    }
}

/// From 0 to 1 as `left` goes from lacking to plenty.
fn soft(left: f32) -> f32 {
    1.0 / (1.0 + (-1.5 * (left + 0.7)).exp())
}
