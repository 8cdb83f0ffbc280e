//! What a question means: what has just happened, and what each answer leads to.

use five_tribes::{Action, Ask, Event, Foresight, Frame, Spot, Stage, View, set_value};
use tabletop::Seat;

use super::things::tell;
use crate::{Arg, Prospect, Said};

/// The whole prospect, for the seat whose view this is.
pub(super) fn prospect(menu: &[Action], ask: &Ask, view: &View) -> Prospect {
    let walks = matches!(ask.question, Frame::Drop { .. });
    let Some((foresight, me)) = (!walks).then(|| Foresight::of(view)).flatten().zip(view.viewer.seat()) else {
        return Prospect::default();
    };
    let it = Outlook { view, me, foresight };
    let wanted = it.wanted(menu);
    let prospect = Prospect::of(menu, |action| it.then(action), |action| Some(action) == wanted.as_ref());
    Prospect { happened: it.happened(&ask.question), ..prospect }
}

/// What one player can foresee.
struct Outlook<'a> {
    view: &'a View,
    me: Seat,
    foresight: Foresight,
}

impl Outlook<'_> {
    /// FT5.1: which meeples the player has just taken.
    fn happened(&self, frame: &Frame) -> Option<Said> {
        let turn = &self.view.table.turn;
        let acts = matches!(frame, Frame::Tribe { .. } | Frame::Window { stage: Stage::BeforeTribe });
        let took = Event::Took { tribe: turn.tribe, number: turn.taken, tile: turn.end };
        let said = tell(&took, &self.view.table.board).with("by", Arg::Seat(self.me)).citing("FT5.1");
        (acts && turn.taken > 0).then_some(said)
    }

    /// What an answer leads to.
    fn then(&self, action: &Action) -> Option<Said> {
        match *action {
            Action::Bid { spot, .. } => {
                let gold = self.foresight.after(action)?.gold;
                let said = Said::new("prospect-bid").with("place", Arg::number(self.place(spot)));
                Some(said.with("gold", Arg::number(gold)))
            }
            Action::Offer(card) => {
                let held = self.view.hands[self.me.index()]?.cards;
                let sale = self.view.drawn.map_or(0, |drawn| drawn.sale.len());
                let later = held.kinds().filter(|it| it.is_merchandise() && *it > card).count() as u8;
                let said = Said::new(if later == 0 { "prospect-set" } else { "prospect-set-more" });
                let most = Arg::number(set_value(sale + 1 + later));
                Some(said.with("gold", Arg::number(set_value(sale + 1))).with("most", most))
            }
            Action::Use { .. }
            | Action::Place(_)
            | Action::Builders { .. }
            | Action::Kill { .. }
            | Action::Murder { .. }
            | Action::KeepItem(_)
            | Action::KeepDjinn(_)
            | Action::Buy { .. }
            | Action::Summon { .. }
            | Action::Here
            | Action::There { .. }
            | Action::Wish(_)
            | Action::Fetch(_)
            | Action::Remove(_)
            | Action::Settle(_)
            | Action::Sell => self.worth(action),
            Action::Item(_)
            | Action::PickUp { .. }
            | Action::Drop { .. }
            | Action::NoMove
            | Action::Spare
            | Action::Decline
            | Action::Craft(_)
            | Action::WishUnseen
            | Action::Strike(_)
            | Action::Lift(_)
            | Action::Charm(_)
            | Action::Lure { .. }
            | Action::Enough
            | Action::Next(_)
            | Action::Continue
            | Action::EndTurn => None,
        }
    }

    /// FT3.7: which turn this spot gives, by the bids so far.
    fn place(&self, spot: Spot) -> u8 {
        let dearer = self.view.table.spots.iter().skip(spot.steps().into()).flatten().count() as u8;
        dearer + 1
    }

    /// What an answer brings in points, and what gold is left if that changes.
    fn worth(&self, action: &Action) -> Option<Said> {
        let seen = self.foresight.after(action)?;
        let points = Arg::number(seen.points.abs());
        let worth = match seen.points {
            0 => None,
            1.. => Some(Said::new("prospect-gain").with("points", points)),
            _ => Some(Said::new("prospect-loss").with("points", points)),
        };
        if seen.gold == self.view.table.players[self.me.index()].gold {
            return worth;
        }
        let said = match worth {
            Some(worth) => Said::new("prospect-gold-points").with("then", Arg::part(worth)),
            None => Said::new("prospect-gold"),
        };
        Some(said.with("gold", Arg::number(seen.gold)))
    }

    /// What most people want: to go on with a set that is begun, or to end a turn in which nothing but a sale is left.
    fn wanted(&self, menu: &[Action]) -> Option<Action> {
        if let [only] = menu {
            return Some(*only);
        }
        if self.view.drawn.is_some_and(|drawn| !drawn.sale.is_empty()) {
            let more = menu.iter().find(|action| matches!(action, Action::Offer(_)));
            return more.copied().or(Some(Action::Sell)).filter(|action| menu.contains(action));
        }
        let plain = menu.iter().all(|action| matches!(action, Action::Offer(_) | Action::EndTurn));
        plain.then_some(Action::EndTurn)
    }
}
