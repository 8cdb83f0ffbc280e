//! The field being evaluated, as one player sees it.

use morgenland::{Field, Phase, PieceView, View};
use tabletop::{Pile, Seat};

use super::{paying::pay, placing::UNIT};

/// Each player's strength and number of figures on a field.
pub(super) type Totals = [(u8, u8); 5];

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
        let mut totals = [(0, 0); 5];
        for piece in self.view.pieces.iter().filter(|piece| piece.field == field && stay(piece)) {
            let doubles = piece.magic.map_or(0, |magic| magic.doubles);
            let (strength, figures) = &mut totals[piece.owner.index()];
            *strength += piece.strength.unwrap_or(5) * (1 + doubles);
            *figures += 1 + doubles;
        }
        totals
    }

    fn is_reversed(&self) -> bool {
        self.view.magic.as_ref().is_some_and(|magic| magic.round.reversed)
    }

    /// How many stand before a player.
    fn before(&self, totals: &Totals, at: usize, reversed: bool) -> usize {
        let players = self.view.players.len();
        let key = |at: usize| {
            let strength = totals[at].0;
            let order = (at + players - self.view.camel.index()) % players;
            (if reversed { strength } else { u8::MAX - strength }, order)
        };
        let declined = |at: usize| self.view.declined.iter().any(|seat| seat.index() == at);
        (0..players).filter(|&other| totals[other].1 > 0 && !declined(other) && key(other) < key(at)).count()
    }

    /// What we get there less what the others do, in artifacts.
    fn yields(&self, field: Field, totals: &Totals, reversed: bool) -> f32 {
        let players = self.view.players.len();
        let (mut mine, mut theirs) = (0.0, 0.0);
        for at in (0..players).filter(|&at| totals[at].1 > 0) {
            let nth = self.before(totals, at, reversed);
            if at == self.me {
                mine = self.yields_me(field, nth, totals[at]);
            } else {
                theirs += if field.room().is_some() {
                    [0.6, 0.2].get(nth).copied().unwrap_or(0.0)
                } else {
                    self.common(field, nth)
                };
            }
        }
        mine - 0.5 * theirs / f32::from((players - 1) as u8)
    }

    fn yields_me(&self, field: Field, nth: usize, (strength, figures): (u8, u8)) -> f32 {
        if field == Field::Guard {
            let lacks = self.view.guard.unwrap_or(5).saturating_sub(strength);
            return if self.has_rooms() { 0.5 - UNIT * f32::from(lacks) } else { 0.0 };
        }
        if field.room().is_none() {
            return self.common(field, nth);
        }
        let hoard = self.view.players[self.me].hoard.all.unwrap_or_default();
        if !self.is_admitted() || pay(hoard, strength, figures).is_none() {
            return 0.0;
        }
        [1.0, 0.4, 0.2].get(nth).copied().unwrap_or(0.1) * (1.0 - UNIT * f32::from(strength))
    }

    /// What a rank brings anybody.
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
        admitted || (!settled && self.totals(Field::Guard, |_| true)[self.me].1 > 0)
    }

    /// Has he figures in rooms that are still to come?
    pub(super) fn has_rooms(&self) -> bool {
        let reached = self.field.map_or(0, Field::index);
        self.view.pieces.iter().any(|piece| {
            piece.owner.index() == self.me && piece.field.room().is_some() && piece.field.index() > reached
        })
    }

    /// Is he the strongest there, as far as he knows?
    pub(super) fn leads(&self, field: Field) -> bool {
        let totals = self.totals(field, |_| true);
        totals[self.me].1 > 0 && self.before(&totals, self.me, self.is_reversed()) == 0
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

    /// What so much more strength of ours in one more figure changes there.
    pub(super) fn turns(&self, more: u8) -> f32 {
        let Some(field) = self.field.filter(|_| more > 0) else { return 0.0 };
        let totals = self.totals(field, |_| true);
        let mut changed = totals;
        changed[self.me] = (changed[self.me].0 + more, changed[self.me].1 + 1);
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

    /// M13.3: a room or cave with nobody in it, or the guard if we forgot him.
    pub(super) fn flies(&self, field: Field) -> f32 {
        let totals = self.totals(field, |_| true);
        if field == Field::Guard {
            return if totals[self.me].1 == 0 && self.has_rooms() { 0.3 } else { 0.0 };
        }
        let soon = field.room().is_none() || self.view.guard.is_some();
        if !soon || totals.iter().any(|total| total.1 > 0) {
            return 0.0;
        }
        let mut alone = totals;
        alone[self.me] = (3, 1);
        self.yields(field, &alone, self.is_reversed())
    }

    /// How many figures the others have on such fields.
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
