//! What a question means: what has just happened, how it ends if nobody plays, what each answer leads to.

use morgenland_cards::{Action, Ask, Event, Foreseen, Foresight, Frame, Phase, Place, Question, State, Target, View};
use tabletop::{Fate, Seat};

use super::table::Table;
use crate::{Arg, Prospect, Said, Spoken as _, say};

/// The whole prospect, for the seat whose view this is.
pub(super) fn prospect(menu: &[Action], ask: &Ask, view: &View) -> Prospect {
    let is_plain = matches!(ask.question, Question::Place | Question::Pick { .. } | Question::NameStart);
    let Some((foresight, me)) = (!is_plain).then(|| Foresight::of(view)).flatten().zip(view.viewer.seat()) else {
        return Prospect::default();
    };
    let it = Outlook { view, me, foresight, table: Table::seen(view) };
    let passed = foresight.after(&Action::Pass);
    let then = |action: &Action| it.then(action, &passed, ask).map(|said| it.table.seated(said));
    let prospect = Prospect::of(menu, then, |action| matches!(action, Action::Buy(_)));
    if !matches!(ask.question, Question::Window { .. }) {
        return prospect;
    }
    let happened = it.happened().map(|said| it.table.seated(said));
    Prospect { happened, unless: it.unless(&passed).map(|said| it.table.seated(said)), ..prospect }
}

/// What one player can foresee.
struct Outlook<'a> {
    view: &'a View,
    me: Seat,
    foresight: Foresight,
    table: Table,
}

impl Outlook<'_> {
    /// What made the table stop here.
    fn happened(&self) -> Option<Said> {
        let waiting = self.view.plays.iter().filter(|it| it.fate == Fate::Stands);
        let waiting =
            waiting.map(|it| Arg::part(about("happened-play", it.seat).with("play", self.table.play(it.play))));
        let waiting: Vec<Arg> = waiting.collect();
        if !waiting.is_empty() {
            return Some(Said::new("happened-plays").with("parts", Arg::List(waiting)).citing("K15.2"));
        }
        Some(match self.view.phase {
            Phase::Placing => match self.view.heroes.last() {
                Some(hero) => placed(hero.owner, hero.place),
                None => Said::new("happened-round").with("round", Arg::number(self.view.round)).citing("K3.1"),
            },
            Phase::Reaching(Place::Tent) => Said::new("happened-caves").citing("K6.1"),
            Phase::Reaching(Place::Room1) => Said::new("happened-guard")
                .with("guard", self.view.strength.map_or(Arg::None, Arg::number))
                .citing("K9.1"),
            Phase::Reaching(place) if place.room().is_some() => {
                let sold = Place::ALL.into_iter().rfind(|it| *it < place)?;
                Said::new("happened-sold").with("room", Arg::noun(&sold)).citing("K10.11")
            }
            Phase::Reaching(_) => Said::new("happened-all-placed").citing("K4.1"),
            Phase::Revealed(place) | Phase::Settling(place) => self.turned_up(place),
            Phase::Preparing | Phase::Guarding | Phase::Closing | Phase::Over => return None,
        })
    }

    /// Who is how strong at the location that was turned up.
    fn turned_up(&self, place: Place) -> Said {
        let part = |&(seat, strength): &(Seat, u8)| {
            let id = if strength == 0 { "standing-smuggled" } else { "standing" };
            Arg::part(about(id, seat).with("strength", Arg::number(strength)))
        };
        let parts = Arg::List(self.foresight.standing().iter().map(part).collect());
        let said = match self.view.lies_in(place) {
            Some(artifact) => Said::new("happened-place-room").with("artifact", Arg::noun(&artifact)),
            None => Said::new("happened-place"),
        };
        said.with("place", Arg::noun(&place)).with("parts", parts).citing("K5.2")
    }

    /// How it ends if nobody plays.
    fn unless(&self, passed: &Foreseen) -> Option<Said> {
        let effect = passed.told.iter().any(|event| matches!(event, Event::Resolved { .. }));
        let parts = match (self.view.phase, passed.asked) {
            (Phase::Placing, Some(Frame::Place { seat })) if !effect => vec![about("prospect-places", seat)],
            (Phase::Reaching(next), _) if !effect => vec![self.next(next)],
            (Phase::Revealed(place) | Phase::Settling(place), _) if passed.closed => self.outcome(place, passed),
            _ if effect => vec![Said::new("prospect-effect")],
            _ => Vec::new(),
        };
        let parts: Vec<Arg> = parts.into_iter().map(Arg::part).collect();
        (!parts.is_empty()).then(|| Said::new("unless").with("parts", Arg::List(parts)))
    }

    /// The location that is turned up next: the first at which a player is present.
    fn next(&self, from: Place) -> Said {
        let lies_at = |place: Place| self.view.heroes.iter().any(|hero| hero.place == place && !hero.out);
        let flown = |place: Place| self.view.carpets[place as usize] != [0; 5];
        let smuggled = |place: Place| {
            let at = Place::CITY.into_iter().position(|it| it == place);
            at.is_some_and(|at| self.view.magic.smuggled[at].is_some())
        };
        let mut open = Place::ALL.into_iter().filter(|place| *place >= from && self.view.is_open(*place));
        match open.find(|place| lies_at(*place) || flown(*place) || smuggled(*place)) {
            Some(place) if place.room().is_some() && from.room().is_none() => Said::new("prospect-guard"),
            Some(place) => Said::new("prospect-next").with("place", Arg::noun(&place)),
            None => Said::new("prospect-goes-on"),
        }
    }

    /// What the location in turn brings, and to whom.
    fn outcome(&self, place: Place, seen: &Foreseen) -> Vec<Said> {
        let order = |first: &'static str, then: &'static str| std::iter::once(first).chain(std::iter::repeat(then));
        match place {
            Place::Cave4 | Place::Cave3 | Place::Cave2 | Place::Cave1 => {
                let cards = place.cave().map_or(0, |cave| self.view.caves[cave].len());
                let ids = order("prospect-picks", "prospect-picks-then").take(cards.into());
                seen.standing.iter().zip(ids).map(|((seat, _), id)| about(id, *seat)).collect()
            }
            Place::Tent if seen.standing.first().is_none_or(|(seat, _)| self.is_dummy(*seat)) => Vec::new(),
            Place::Tent => {
                let ids = ["prospect-tent", "prospect-tent-second"];
                let people = seen.standing.iter().filter(|(seat, _)| !self.is_dummy(*seat));
                people.zip(ids).map(|((seat, _), id)| about(id, *seat)).collect()
            }
            Place::Caravanserai => {
                let first = seen.standing.first().filter(|(seat, _)| !self.is_dummy(*seat));
                first.map(|(seat, _)| about("prospect-names", *seat)).into_iter().collect()
            }
            Place::Room1 | Place::Room2 | Place::Room3 | Place::Room4 | Place::Room5 | Place::Room6 => {
                let people = seen.standing.iter().filter(|(seat, _)| !self.is_dummy(*seat));
                let ids = order("prospect-offer", "prospect-offer-then");
                people.zip(ids).map(|((seat, total), id)| self.priced(about(id, *seat), *seat, *total)).collect()
            }
        }
    }

    /// Adds what a purchase costs.
    fn priced(&self, said: Said, seat: Seat, total: u8) -> Said {
        let bribe = self.foresight.due(seat, total).map_or(0, |due| due.bribe);
        said.with("price", Arg::number(total)).with("bribe", Arg::number(bribe))
    }

    fn is_dummy(&self, seat: Seat) -> bool {
        seat.index() >= self.view.players.len()
    }

    /// What an answer leads to.
    fn then(&self, action: &Action, passed: &Foreseen, ask: &Ask) -> Option<Said> {
        match (action, &ask.question) {
            (Action::Pass, Question::Window { .. }) => self.mine(passed),
            (Action::Play(play), _) => {
                let here = |place| self.view.phase.in_turn() == Some(place);
                let here = matches!(play.at, Target::Place(place) | Target::For(place, _) if here(place));
                self.mine(&self.foresight.after(action)).filter(|it| here || Some(it) != self.mine(passed).as_ref())
            }
            (Action::To(_), _) => self.mine(&self.foresight.after(action)),
            (Action::Buy(payment), Question::Offer { price, bribe, .. }) => {
                let worth = |cards: morgenland_cards::Treasures| {
                    cards.iter().map(morgenland_cards::Treasure::value).sum::<u8>()
                };
                let over = worth(payment.price()) - price + worth(payment.bribe()) - bribe;
                let paid = payment.price().len() + payment.bribe().len();
                Some(self.left(paid).with("over", Arg::number(over)))
            }
            (Action::Discard(cards), _) => Some(self.left(cards.len()).with("over", Arg::number(0))),
            (Action::Pay(_), _) => Some(self.left(1).with("over", Arg::number(0))),
            (Action::Pass, Question::Offer { .. }) => Some(match self.foresight.after(action).asked {
                Some(Frame::Offer { seat }) => about("prospect-offer-next", seat),
                _ => Said::new("prospect-unsold"),
            }),
            (Action::TakeBack, _) => {
                let told = self.foresight.after(action).told;
                let heroes =
                    told.iter().filter(|it| matches!(**it, Event::Back { seat, .. } if seat == self.me)).count();
                (heroes > 0).then(|| Said::new("prospect-home").with("heroes", Arg::number(heroes as u8)))
            }
            (Action::Keep(kept), Question::Tent { drawn }) => {
                let mut other = *drawn;
                other.take(*kept);
                let second = self.view.rank.get(1).filter(|seat| !self.is_dummy(**seat));
                let said =
                    second.map_or_else(|| Said::new("prospect-discarded"), |seat| about("prospect-given", *seat));
                Some(said.with("spell", Arg::noun(&other.first()?)))
            }
            _ => None,
        }
    }

    /// How many cards are left after this many are paid.
    fn left(&self, paid: u8) -> Said {
        let hand = self.view.players[self.me.index()].cards.map_or(0, morgenland_cards::Treasures::len);
        Said::new("prospect-left").with("left", Arg::number(hand.saturating_sub(paid)))
    }

    /// What the location brings the viewer, if it is settled like that.
    fn mine(&self, seen: &Foreseen) -> Option<Said> {
        let place = self.view.phase.in_turn().filter(|_| seen.closed)?;
        let outcome = self.outcome(place, seen).into_iter().find(|said| said.doer(None) == Some(self.me));
        let (_, total) = *seen.standing.iter().find(|(seat, _)| *seat == self.me)?;
        let said = outcome.unwrap_or_else(|| Said::new("prospect-nothing"));
        let ties = seen.standing.iter().filter(|(_, other)| *other == total).count() > 1;
        Some(if ties { Said::new("prospect-tie").with("then", Arg::part(said)) } else { said })
    }
}

/// A hero was placed.
fn placed(seat: Seat, place: Place) -> Said {
    say(&Event::Placed { seat, number: 0, place }, &State::VOCABULARY).citing("K4.1")
}

/// A clause about a player.
fn about(id: &'static str, seat: Seat) -> Said {
    Said::new(id).with("seat", Arg::Seat(seat))
}
