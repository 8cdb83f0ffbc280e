//! What a step tells, line by line.

use morgenland_cards::{Artifact, Card, Event, Place, Spell, State};
use tabletop::Seat;

use super::{super::shown, table::Table};
use crate::{Arg, Line, Moment, Said, Spoken as _, say};

/// The lines of a step: heroes turned up together are one, and where this viewer was told more than others, they read only
/// that.
pub(super) fn lines(events: &[&Event], moment: &Moment<'_, State>) -> Vec<Line> {
    let mut step = Step {
        me: moment.viewer.seat(),
        dealing: moment.before.is_none(),
        laying_out: false,
        cause: None,
        giver: None,
        place: moment.before.and_then(|view| view.phase.in_turn()),
        table: Table::seen(moment.before.unwrap_or(moment.now)),
    };
    let mut lines = Vec::new();
    let mut at = 0;
    while let Some(event) = events.get(at) {
        let shown = events[at..].iter().take_while(|it| matches!(it, Event::TurnedUp { .. })).count();
        let next = at + shown.max(1);
        let more = events.get(next).is_some_and(|it| is_private(it));
        let (rule, by, said) = if shown > 0 { step.turned_up(&events[at..next]) } else { step.tell(event) };
        if let Some(said) = said.filter(|_| !more) {
            let heading = matches!(event, Event::Round { .. });
            let at = step.place(event, &said).filter(|_| !heading);
            lines.push(Line { by, at, heading, ..Line::of(said.citing(rule), next as u16) });
        }
        events[at..next].iter().for_each(|event| step.table.follow(event));
        at = next;
    }
    lines
}

/// Told to one player alone, right after what all are told of it.
fn is_private(event: &Event) -> bool {
    matches!(
        event,
        Event::YouWereDealt { .. }
            | Event::YouPlaced { .. }
            | Event::YouDrew { .. }
            | Event::YouGot { .. }
            | Event::YouLooked { .. }
    )
}

/// A step as it is told.
struct Step {
    me: Option<Seat>,
    /// Before the first round.
    dealing: bool,
    /// A round has begun.
    laying_out: bool,
    /// The card that took effect last.
    cause: Option<Card>,
    /// Who gave a spell last.
    giver: Option<Seat>,
    /// The location in turn before it.
    place: Option<Place>,
    table: Table,
}

/// The rule, whose deed it is, and what is said: `None` where the lines around it or the table say as much.
type Told = (&'static str, Option<Seat>, Option<Said>);

impl Step {
    /// Heroes turned up together, by their owners.
    fn turned_up(&self, events: &[&Event]) -> Told {
        let heroes = events.iter().filter_map(|event| match **event {
            Event::TurnedUp { seat, hero, .. } => Some((seat, hero)),
            _ => None,
        });
        let said = shown(heroes);
        ("K5.2", None, Some(self.table.seated(said)))
    }

    /// Where it happens: where a hero is turned up, at the place that is named, else at the location in turn.
    fn place(&self, event: &Event, said: &Said) -> Option<String> {
        let hero = if let Event::TurnedUp { number, .. } = *event { self.table.place_of(number) } else { Arg::None };
        let in_turn = self.place.as_ref().map_or(Arg::None, Arg::noun);
        let places = Said::new("").with("hero", hero).with("said", Arg::part(said.clone())).with("turn", in_turn);
        places.first("place")
    }

    fn tell(&mut self, event: &Event) -> Told {
        let plain = self.table.seated(say(event, &State::VOCABULARY));
        self.note(event);
        let by = plain.doer(self.me);
        let giver = self.giver.map_or(Arg::None, Arg::Seat);
        let hero = |number| plain.clone().with("hero", self.table.hero(number));
        let played = |play| plain.clone().put("play", self.table.play(play));
        match *event {
            Event::StartPlayer { seat } => (if self.dealing { "K2.1" } else { "K8.1" }, Some(seat), Some(plain)),
            Event::Dealt { .. } | Event::YouWereDealt { .. } => ("K2.2", by, Some(plain)),
            Event::Reshuffled => ("K3.10", None, Some(plain)),
            Event::SpellsReshuffled => ("K7.5", None, Some(plain)),
            Event::Round { .. } => ("K3.1", None, Some(plain)),
            Event::Filled { .. } => (Spell::DragonLeaves.rule(), None, Some(plain).filter(|_| !self.laying_out)),
            Event::GuardSet { card } => ("K3.2", None, Some(plain).filter(|_| !card)),
            Event::LaidOut { .. } => ("K3.5", None, None),
            Event::Decided { .. } => ("K3.3", None, Some(plain)),
            Event::Rooms { .. } => ("K3.5", None, Some(plain)),
            Event::Placed { seat, .. } => ("K4.1", Some(seat), Some(plain)),
            Event::YouPlaced { number, .. } => ("K4.1", by, Some(plain.with("place", self.table.place_of(number)))),
            Event::PlacedOpen { seat, .. } | Event::OpenSecret { seat } => (Spell::Spy.rule(), Some(seat), Some(plain)),
            Event::TurnedUp { .. } => self.turned_up(&[event]),
            Event::Took { seat, .. } => ("K6.1", Some(seat), Some(plain)),
            Event::LeftOver { .. } => ("K6.5", None, Some(plain)),
            Event::Drew { .. } | Event::YouDrew { .. } => (self.drawing(), by, Some(plain)),
            Event::Gave { seat, .. } => ("K7.2", Some(seat), Some(plain)),
            Event::YouGot { .. } => ("K7.2", self.giver, Some(plain.with("seat", giver))),
            Event::SpellDiscarded { .. } => ("K7.3", None, Some(plain)),
            Event::Guard { .. } => ("K9.1", None, Some(plain)),
            Event::Passed { seat, .. } => ("K10.9", Some(seat), Some(plain)),
            Event::Bought { seat, .. } => ("K10.11", Some(seat), Some(plain)),
            Event::RoundOver { .. } => ("K11.2", None, Some(plain)),
            Event::Showdown { seat, .. } => ("K17.15", Some(seat), Some(plain)),
            Event::KeptSpell { .. } | Event::AllPass | Event::Revealed { .. } => ("K15.2", None, None),
            Event::Played { seat, play } => (play.card.rule(), Some(seat), Some(played(play))),
            Event::Cancelled { play } => ("K15.5", None, self.table.played(play).map(|args| Said { args, ..plain })),
            Event::TakenBack { seat } => ("K15.5", Some(seat), Some(plain)),
            Event::Resolved { seat, play } => ("K15.6", Some(seat), Some(played(play))),
            Event::Back { seat, number } => ("K1.16", Some(seat), Some(hero(number))),
            Event::Moved { number, .. } => ("K5.9", None, Some(hero(number))),
            Event::Doubled { number } => (Artifact::Double.rule(), None, Some(hero(number))),
            Event::Flown { seat, .. } => (Artifact::Carpet.rule(), Some(seat), Some(plain)),
            Event::CarpetsEnd { .. } => (Spell::LunarEclipse.rule(), None, Some(plain)),
            Event::Unlocked { seat } => (Artifact::Key.rule(), Some(seat), Some(plain)),
            Event::Looked { .. } | Event::KeptCard { .. } | Event::YouLooked { .. } => {
                (Spell::Charity.rule(), by, Some(plain))
            }
            Event::Discarded { seat, .. } => ("K1.12", Some(seat), Some(plain)),
            Event::Gives { .. } | Event::Enough { .. } | Event::Takes { .. } => (Spell::Trade.rule(), by, Some(plain)),
            Event::Emptied { .. } => (Spell::DragonsReturn.rule(), None, Some(plain)),
            Event::Spared { seat } => (Spell::EyeForAnEye.rule(), Some(seat), Some(plain)),
            Event::Reversed => (Spell::LastWillBeFirst.rule(), None, Some(plain)),
            Event::Closed { .. } => (Spell::Taboo.rule(), None, Some(plain)),
            Event::Changed { .. } => (Spell::Mirage.rule(), None, Some(plain)),
            Event::Wishes { seat, .. } => (Spell::Abracadabra.rule(), Some(seat), Some(plain)),
            Event::Exchanged { seat, .. } => (Spell::Apprentice.rule(), Some(seat), Some(plain)),
            Event::Smuggled { seat, .. } => (Spell::Smuggler.rule(), Some(seat), Some(plain)),
        }
    }

    /// What later events of the step need to know of this one.
    fn note(&mut self, event: &Event) {
        if let Event::Round { .. } = event {
            self.laying_out = true;
        } else if let Event::Gave { seat, .. } = event {
            self.giver = Some(*seat);
        } else if let Event::Resolved { play, .. } = event {
            self.cause = Some(play.card);
        }
    }

    /// The rule by which spells are drawn: that of a Lamp, or that of the tent.
    fn drawing(&self) -> &'static str {
        let lamp = [Card::Artifact(Artifact::Lamp), Card::Copy(Artifact::Lamp)];
        if self.cause.is_some_and(|card| lamp.contains(&card)) { Artifact::Lamp.rule() } else { "K7.1" }
    }
}
