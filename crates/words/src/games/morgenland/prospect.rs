//! What a question means: what has just happened, how it ends if nobody plays, what each answer leads to.

use morgenland::{Action, Ask, Asked, Entry, Event, Field, Foreseen, Foresight, Phase, Purse, Question, Target, View};
use tabletop::{Fate, Seat};

use super::{named::Known, on_top, value};
use crate::{Arg, Prospect, Said};

/// The whole prospect, for the seat whose view this is.
pub(super) fn prospect(menu: &[Action], ask: &Ask, view: &View) -> Prospect {
    let is_told = matches!(
        ask.question,
        Question::Window
            | Question::Where { .. }
            | Question::Market
            | Question::Bribe { .. }
            | Question::Offer { .. }
            | Question::Tent { .. }
            | Question::Camel
            | Question::CityTax { .. }
            | Question::SultansTax
            | Question::Sacrifice
            | Question::Fare
    );
    let Some((foresight, me)) = is_told.then(|| Foresight::of(view)).flatten().zip(view.viewer.seat()) else {
        return Prospect::default();
    };
    let it = Outlook { view, me, foresight };
    let passed = foresight.after(&Action::Pass);
    let prospect = Prospect::of(menu, |action| it.then(action, &passed, ask), |action| it.is_wanted(action));
    if ask.question != Question::Window {
        return prospect;
    }
    Prospect { happened: it.happened(), unless: it.unless(&passed), ..prospect }
}

/// What one player can foresee.
struct Outlook<'a> {
    view: &'a View,
    me: Seat,
    foresight: Foresight,
}

impl Outlook<'_> {
    /// What made the table stop here.
    fn happened(&self) -> Option<Said> {
        let plays = self.view.magic.iter().flat_map(|table| table.plays.iter());
        let known = Known::of(self.view);
        let waiting = plays.filter(|it| it.fate == Fate::Stands).map(|it| {
            let play = known.named(value(&Event::Played { seat: it.seat, play: it.play }));
            Arg::part(Said { id: "happened-play".into(), ..play })
        });
        let waiting: Vec<Arg> = waiting.collect();
        if !waiting.is_empty() {
            return Some(Said::new("happened-plays").with("parts", Arg::List(waiting)).citing("M14.2"));
        }
        Some(match self.view.phase {
            Phase::Placing(_) => match self.view.pieces.last() {
                Some(piece) => value(&Event::Placed { seat: piece.owner, field: piece.field }).citing("M4.1"),
                None => Said::new("happened-round").with("round", Arg::number(self.view.round)).citing("M3.1"),
            },
            Phase::Reaching(Field::Crowns) => Said::new("happened-all-placed").citing("M4.1"),
            Phase::Reaching(Field::Tent) => Said::new("happened-caves").citing("M6.1"),
            Phase::Reaching(next) => self.passed_by(next)?,
            Phase::Evaluating(field) => self.turned_up(field),
            Phase::Preparing | Phase::Closing | Phase::Over => return None,
        })
    }

    /// What was evaluated before this field: the Djinn's House, or a room where a player has bought.
    fn passed_by(&self, next: Field) -> Option<Said> {
        let done = Field::ALL[..next.index()].last()?;
        if done.room().is_some() {
            return Some(Said::new("happened-sold").with("room", Arg::noun(done)).citing("M10.1"));
        }
        let seat = self.view.magic?.round.djinn?;
        Some(value(&Event::Djinn { seat }).citing("M7.3"))
    }

    /// Who is how strong on the field that was turned up.
    fn turned_up(&self, field: Field) -> Said {
        let part = |&(seat, strength): &(Seat, u8)| {
            let id = if strength == 0 { "standing-smuggled" } else { "standing" };
            Arg::part(Said::new(id).with("seat", Arg::Seat(seat)).with("strength", Arg::number(strength)))
        };
        let parts = Arg::List(self.foresight.standing().iter().map(part).collect());
        if field == Field::Guard {
            let guard = Arg::number(self.view.guard.unwrap_or(0));
            let nobody = self.foresight.standing().is_empty();
            let said = Said::new(if nobody { "happened-guard-alone" } else { "happened-guard" }).with("guard", guard);
            return if nobody { said } else { said.with("parts", parts) }.citing("M9.1");
        }
        let room = field.room().is_some();
        let said = Said::new(if room { "happened-field-room" } else { "happened-field" });
        let said = said.with("field", Arg::noun(&field)).with("parts", parts).citing("M5.1");
        if room { said.with("artifact", on_top(self.view, field)) } else { said }
    }

    /// How it ends if nobody plays.
    fn unless(&self, passed: &Foreseen) -> Option<Said> {
        let parts = match self.view.phase {
            Phase::Placing(seat) if passed.told.iter().all(|event| !matches!(event, Event::Resolved { .. })) => {
                vec![about("prospect-places", seat)]
            }
            Phase::Reaching(next) if passed.told.iter().all(|event| !matches!(event, Event::Resolved { .. })) => {
                vec![self.next(next)]
            }
            Phase::Evaluating(field) if passed.closed => self.outcome(field, passed),
            Phase::Preparing
            | Phase::Placing(_)
            | Phase::Reaching(_)
            | Phase::Evaluating(_)
            | Phase::Closing
            | Phase::Over => vec![Said::new("prospect-effect")],
        };
        let parts: Vec<Arg> = parts.into_iter().map(Arg::part).collect();
        (!parts.is_empty()).then(|| Said::new("unless").with("parts", Arg::List(parts)))
    }

    /// The field that is turned up next: the first where a player is present.
    fn next(&self, from: Field) -> Said {
        let smuggled = |field: Field| self.view.magic.is_some_and(|table| table.round.smuggled.contains(field));
        let is_reached = |field: &Field| {
            let guard = *field == Field::Guard && self.view.pieces.iter().any(|piece| piece.field > Field::Guard);
            guard || smuggled(*field) || self.view.pieces.iter().any(|piece| piece.field == *field)
        };
        match Field::ALL[from.index()..].iter().find(|field| is_reached(field)) {
            Some(field) => Said::new("prospect-next").with("field", Arg::noun(field)),
            None => Said::new("prospect-round-ends"),
        }
    }

    /// What the field being evaluated brings, and to whom.
    fn outcome(&self, field: Field, seen: &Foreseen) -> Vec<Said> {
        match field {
            Field::Crowns | Field::Pearls | Field::Gems | Field::Cups | Field::Bars => self.shares(seen),
            Field::Tent => {
                let ids = ["prospect-tent", "prospect-tent-second"];
                seen.standing.iter().zip(ids).map(|((seat, _), id)| about(id, *seat)).collect()
            }
            Field::Djinn | Field::Market | Field::Caravanserai => Outlook::gains(seen).into_iter().collect(),
            Field::Guard => seen.entry.map(Outlook::entry).into_iter().collect(),
            Field::Room1 | Field::Room2 | Field::Room3 | Field::Room4 | Field::Room5 => {
                let may_buy = seen.standing.iter().filter(|(seat, _)| !self.view.declined.contains(*seat));
                let ids = std::iter::once("prospect-offer").chain(std::iter::repeat("prospect-offer-then"));
                let price = |((seat, strength), id): (&(Seat, u8), &'static str)| {
                    about(id, *seat).with("price", Arg::number(*strength))
                };
                may_buy.zip(ids).map(price).collect()
            }
        }
    }

    /// M6.1: who takes how much of a cave. Among players who get nothing, only the reader is mentioned.
    fn shares(&self, seen: &Foreseen) -> Vec<Said> {
        let takes = |seat: Seat, amount: u8| about("prospect-takes", seat).with("amount", Arg::number(amount));
        let won = |event: &Event| match *event {
            Event::Won { seat, amount, .. } => Some((seat, amount)),
            _ => None,
        };
        let won: Vec<(Seat, u8)> = seen.told.iter().filter_map(won).collect();
        let mine =
            self.view.pieces.iter().any(|it| it.owner == self.me && self.view.phase == Phase::Evaluating(it.field));
        let mut shares: Vec<Said> = won.iter().map(|(seat, amount)| takes(*seat, *amount)).collect();
        if mine && !won.iter().any(|(seat, _)| *seat == self.me) {
            shares.push(takes(self.me, 0));
        } else if shares.is_empty() {
            shares.push(Said::new("prospect-nobody"));
        }
        shares
    }

    /// Who gains in the city.
    fn gains(seen: &Foreseen) -> Option<Said> {
        let told = seen.told.iter().find_map(|event| match *event {
            Event::Djinn { seat } => Some(about("prospect-djinn", seat)),
            Event::Camel { seat } => Some(about("prospect-camel", seat)),
            _ => None,
        });
        told.or_else(|| match seen.asked {
            Some(Asked::Market { seat }) => Some(about("prospect-market", seat)),
            Some(Asked::Camel { seat }) => Some(about("prospect-camel-free", seat)),
            _ => None,
        })
    }

    /// M9.3
    fn entry(entry: Entry) -> Said {
        match entry {
            Entry::Admitted => Said::new("prospect-admitted"),
            Entry::Bribe(units) => Said::new("prospect-bribe").with("units", Arg::number(units)),
            Entry::Out { figures } => Said::new("prospect-out").with("figures", Arg::number(figures)),
        }
    }

    /// What an answer leads to.
    fn then(&self, action: &Action, passed: &Foreseen, ask: &Ask) -> Option<Said> {
        match (action, &ask.question) {
            (Action::Pass, Question::Window) => self.mine(passed),
            (Action::Play(play), _) => {
                let seen = self.foresight.after(action);
                let here = matches!(play.at, Target::Field(field) if self.view.phase == Phase::Evaluating(field));
                let mine = self.mine(&seen);
                mine.filter(|it| here || Some(it) != self.mine(passed).as_ref())
            }
            (Action::To(_), _) => self.mine(&self.foresight.after(action)),
            (Action::Buy(paid) | Action::Bribe(paid) | Action::Pay(paid), _) => Some(self.left(*paid)),
            (Action::StayOut | Action::TakeBack, _) => self.goes_home(action),
            (Action::Decline, Question::Offer { .. }) => Some(match self.foresight.after(action).asked {
                Some(Asked::Offer { seat }) => about("prospect-offer-next", seat),
                _ => Said::new("prospect-unsold"),
            }),
            (Action::KeepSpell(kept), Question::Tent { drawn }) => {
                let other = drawn.iter().find(|spell| *spell != kept)?;
                let said = match self.foresight.standing().get(1) {
                    Some((seat, _)) => about("prospect-given", *seat),
                    None => Said::new("prospect-discarded"),
                };
                Some(said.with("spell", Arg::noun(other)))
            }
            _ => None,
        }
    }

    /// What the field brings the viewer, if it is evaluated like that.
    fn mine(&self, seen: &Foreseen) -> Option<Said> {
        let Phase::Evaluating(field) = self.view.phase else { return None };
        if !seen.closed {
            return None;
        }
        let mine = |said: &Said| said.doer(None) == Some(self.me);
        let mut outcome = self.outcome(field, seen).into_iter();
        let said = if field == Field::Guard { outcome.next() } else { outcome.find(mine) };
        let present = seen.standing.iter().any(|(seat, _)| *seat == self.me);
        let said = said.or_else(|| present.then(|| about("prospect-takes", self.me).with("amount", Arg::number(0))))?;
        let equal = |(_, strength): &(Seat, u8)| seen.standing.contains(&(self.me, *strength));
        let ties = field != Field::Guard && seen.standing.iter().filter(|it| equal(it)).count() > 1;
        Some(if ties { Said::new("prospect-tie").with("then", Arg::part(said)) } else { said })
    }

    /// What is left after a payment.
    fn left(&self, paid: Purse) -> Said {
        let hoard = self.view.players[self.me.index()].hoard.all.unwrap_or_default();
        let left = value(&Action::Pay(hoard.minus(paid)));
        Said::new("prospect-left").with("left", left.arg("it").cloned().unwrap_or(Arg::None))
    }

    /// How many figures go home.
    fn goes_home(&self, action: &Action) -> Option<Said> {
        let seen = self.foresight.after(action);
        let figures = seen.told.iter().map(|event| match *event {
            Event::TurnedAway { figures, seat } if seat == self.me => figures,
            Event::SentHome { seat, .. } if seat == self.me => 1,
            _ => 0,
        });
        let figures: u8 = figures.sum();
        (figures > 0).then(|| Said::new("prospect-home").with("figures", Arg::number(figures)))
    }

    /// M10.1, M9.3: a player who came to the palace came to buy.
    fn is_wanted(&self, action: &Action) -> bool {
        let rooms = self.view.pieces.iter().any(|piece| piece.owner == self.me && piece.field.room().is_some());
        matches!(action, Action::Buy(_) | Action::Claim) || rooms && matches!(action, Action::Bribe(_))
    }
}

/// A clause about a player.
fn about(id: &'static str, seat: Seat) -> Said {
    Said::new(id).with("seat", Arg::Seat(seat))
}
