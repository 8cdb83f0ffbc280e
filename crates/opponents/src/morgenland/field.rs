//! The field being evaluated, as one player sees it.

use morgenland::{Artifact, Field, Phase, PieceView, View, ranked};
use tabletop::{Pile, Seat, Seats};

use super::placing::UNIT;

/// What lies on a field.
#[derive(Clone, Copy)]
pub(super) struct Totals {
    /// Each player's strength.
    pub(super) strength: [u8; 5],
    /// The strengths of our own figures there, Doubles too.
    pub(super) own: Pile<u8, 24>,
}

pub(super) struct Battle<'a> {
    pub(super) view: &'a View,
    pub(super) me: usize,
    /// Where we are.
    pub(super) field: Option<Field>,
}

impl<'a> Battle<'a> {
    pub(super) fn of(seat: Seat, view: &'a View) -> Battle<'a> {
        let field = match view.phase {
            Phase::Evaluating(field) => Some(field),
            _ => None,
        };
        Battle { view, me: seat.index(), field }
    }

    /// What the pieces that `stay` make; a hidden one counts 5.
    pub(super) fn totals(&self, field: Field, stay: impl Fn(&PieceView) -> bool) -> Totals {
        let mut totals = Totals { strength: [0; 5], own: Pile::new() };
        for piece in self.view.pieces.iter().filter(|piece| piece.field == field && stay(piece)) {
            let doubles = piece.magic.map_or(0, |magic| magic.doubles);
            let strength = piece.strength.unwrap_or(5);
            totals.strength[piece.owner.index()] += strength * (1 + doubles);
            if piece.owner.index() == self.me {
                totals.own.extend(std::iter::repeat_n(strength, 1 + usize::from(doubles)));
            }
        }
        totals
    }

    fn is_reversed(&self) -> bool {
        self.view.magic.as_ref().is_some_and(|magic| magic.round.reversed)
    }

    /// Those present, the first in rank first.
    fn ranked(&self, totals: &Totals, reversed: bool) -> Pile<Seat, 5> {
        ranked(Seats::clockwise(self.view.players.len() as u8, self.view.camel), &totals.strength, reversed)
    }

    /// What we get there less what the others do, in artifacts.
    fn yields(&self, field: Field, totals: &Totals, reversed: bool) -> f32 {
        let ranks = self.ranked(totals, reversed);
        let (mut mine, mut theirs) = (0.0, 0.0);
        // Summed up in the order of seats: the last bit of a sum depends on its order.
        for at in (0..self.view.players.len()).filter(|&at| totals.strength[at] > 0) {
            let before = ranks.iter().take_while(|seat| seat.index() != at);
            let nth = before.filter(|&&seat| !self.view.declined.contains(seat)).count();
            if at == self.me {
                mine = self.yields_me(field, nth, totals);
            } else {
                theirs += if field.room().is_some() {
                    [0.6, 0.2].get(nth).copied().unwrap_or(0.0)
                } else {
                    self.common(field, nth)
                };
            }
        }
        mine - 0.5 * theirs / f32::from((self.view.players.len() - 1) as u8)
    }

    fn yields_me(&self, field: Field, nth: usize, totals: &Totals) -> f32 {
        let strength = totals.strength[self.me];
        if field == Field::Guard {
            let lacks = self.view.guard.unwrap_or(5).saturating_sub(strength);
            return if self.has_rooms() { 0.5 - UNIT * f32::from(lacks) } else { 0.0 };
        }
        if field.room().is_none() {
            return self.common(field, nth);
        }
        let hoard = self.view.players[self.me].hoard.all.unwrap_or_default();
        if !self.is_admitted() || self.view.setup.left_after(&totals.own, hoard).is_none() {
            return 0.0;
        }
        [1.0, 0.4, 0.2].get(nth).copied().unwrap_or(0.1) * (1.0 - UNIT * f32::from(strength))
    }

    /// What a rank brings any player.
    fn common(&self, field: Field, nth: usize) -> f32 {
        if let Some(kind) = field.cave() {
            return UNIT * f32::from(self.view.caves[kind.index()].get(nth).copied().unwrap_or(0));
        }
        match (field, nth) {
            (Field::Tent, 0) => 0.12,
            (Field::Tent, 1) => 0.08,
            (Field::Market, 0) => 0.1,
            (Field::Djinn | Field::Caravanserai, 0) => 0.05,
            _ => 0.0,
        }
    }

    fn is_admitted(&self) -> bool {
        let admitted = self.view.admitted.iter().any(|seat| seat.index() == self.me);
        let settled = self.view.settled.iter().any(|seat| seat.index() == self.me);
        admitted || (!settled && self.totals(Field::Guard, |_| true).strength[self.me] > 0)
    }

    /// Have we figures in rooms that are still to come?
    pub(super) fn has_rooms(&self) -> bool {
        let reached = self.field.map_or(0, Field::index);
        self.view.pieces.iter().any(|piece| {
            piece.owner.index() == self.me && piece.field.room().is_some() && piece.field.index() > reached
        })
    }

    /// Are we the strongest there, as far as we know?
    pub(super) fn leads(&self, field: Field) -> bool {
        let totals = self.totals(field, |_| true);
        let mut ranks = self.ranked(&totals, self.is_reversed());
        ranks.retain(|&seat| seat.index() == self.me || !self.view.declined.contains(seat));
        ranks.first().is_some_and(|seat| seat.index() == self.me)
    }

    /// M12.15: what it brings that nobody can come there any more.
    pub(super) fn closes(&self, field: Field) -> f32 {
        if !matches!(self.view.phase, Phase::Placing(_)) || !self.leads(field) {
            return 0.0;
        }
        let hands: u8 = self.view.players.iter().map(|player| player.hand).sum();
        let to_come = f32::from(hands - self.view.players[self.me].hand);
        0.6 * (to_come / 14.0).min(1.0) * self.yields(field, &self.totals(field, |_| true), self.is_reversed())
    }

    /// What changes there if we have one more figure, of this strength.
    pub(super) fn turns(&self, more: u8) -> f32 {
        let Some(field) = self.field.filter(|_| more > 0) else { return 0.0 };
        let totals = self.totals(field, |_| true);
        let mut changed = totals;
        changed.strength[self.me] += more;
        changed.own.push(more);
        self.yields(field, &changed, self.is_reversed()) - self.yields(field, &totals, self.is_reversed())
    }

    /// What changes there if only some pieces stay.
    pub(super) fn leave(&self, stay: impl Fn(&PieceView) -> bool) -> f32 {
        let Some(field) = self.field else { return 0.0 };
        let (totals, left) = (self.totals(field, |_| true), self.totals(field, stay));
        self.yields(field, &left, self.is_reversed()) - self.yields(field, &totals, self.is_reversed())
    }

    /// What changes there if the weakest come first.
    pub(super) fn reversed(&self) -> f32 {
        let Some(field) = self.field.filter(|&field| field != Field::Guard) else { return 0.0 };
        let totals = self.totals(field, |_| true);
        self.yields(field, &totals, !self.is_reversed()) - self.yields(field, &totals, self.is_reversed())
    }

    /// What changes there if nobody gets anything.
    pub(super) fn nothing(&self) -> f32 {
        let Some(field) = self.field else { return 0.0 };
        -self.yields(field, &self.totals(field, |_| true), self.is_reversed())
    }

    /// M13.3: a room or cave with nobody in it, or the guard if we forgot it.
    pub(super) fn flies(&self, field: Field) -> f32 {
        let totals = self.totals(field, |_| true);
        if field == Field::Guard {
            return if totals.strength[self.me] == 0 && self.has_rooms() { 0.3 } else { 0.0 };
        }
        let soon = field.room().is_none() || self.view.guard.is_some();
        if !soon || totals.strength.iter().any(|&strength| strength > 0) {
            return 0.0;
        }
        let mut alone = totals;
        alone.strength[self.me] = Artifact::CARPET_STRENGTH;
        alone.own.push(Artifact::CARPET_STRENGTH);
        self.yields(field, &alone, self.is_reversed())
    }

    /// How many figures the others have on fields that are `wanted`.
    pub(super) fn rivals(&self, wanted: impl Fn(Field) -> bool) -> f32 {
        let theirs: Pile<Field, 48> =
            self.view.pieces.iter().filter(|it| it.owner.index() != self.me).map(|it| it.field).collect();
        theirs.iter().filter(|field| wanted(**field)).map(|_| 1.0).sum()
    }

    /// M12.12: what the others lose, less what we do.
    pub(super) fn gives_up(&self, amount: f32) -> f32 {
        let has = |at: usize| {
            let hoard = &self.view.players[at].hoard;
            let known = f32::from(hoard.known.total() as u8) + f32::from(hoard.unknown);
            hoard.all.map_or(known, |all| f32::from(all.total() as u8)).min(amount)
        };
        let players = self.view.players.len();
        let others: f32 = (0..players).filter(|&at| at != self.me).map(has).sum();
        UNIT * (others / f32::from((players - 1) as u8) - has(self.me))
    }
}
