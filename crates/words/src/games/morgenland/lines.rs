//! The log: what a step told, folded into lines that read well.

use morgenland::{Asked, Event, Field, Phase, Spell, State, View};
use tabletop::Seat;

use super::{super::shown, named::Known, value};
use crate::{Arg, Line, Moment, Said};

/// What a step told this viewer.
pub(super) fn lines(events: &[&Event], moment: &Moment<'_, State>) -> Vec<Line> {
    let mut log = Log {
        lines: Vec::new(),
        known: Known::of(moment.before.unwrap_or(moment.now)),
        asked: moment.before.and_then(|view| view.asked),
        round: moment.now.round,
        under: moment.before.and_then(evaluated),
        me: moment.viewer.seat(),
    };
    let mut at = 0;
    while at < events.len() {
        let together = log.hear(&events[at..], at);
        at += together;
    }
    log.lines
}

fn evaluated(view: &View) -> Option<Field> {
    if let Phase::Evaluating(field) = view.phase { Some(field) } else { None }
}

/// Whose figure is turned up, and how strong it is.
fn turned_up(event: &Event) -> Option<(Seat, u8)> {
    if let Event::Shown { seat, figure, .. } = *event { Some((seat, figure)) } else { None }
}

struct Log<'a> {
    lines: Vec<Line>,
    known: Known<'a>,
    /// What was asked before the step.
    asked: Option<Asked>,
    round: u8,
    /// The field of the last heading.
    under: Option<Field>,
    me: Option<Seat>,
}

impl Log<'_> {
    /// Tells the first of these events, with those that belong to it, and returns how many they are.
    fn hear(&mut self, events: &[&Event], before: usize) -> usize {
        let together = if let Event::Shown { field, .. } = *events[0] {
            events.iter().take_while(|event| matches!(event, Event::Shown { field: it, .. } if *it == field)).count()
        } else {
            1
        };
        let upto = (before + together) as u16;
        self.head(events[0], upto);
        if !self.is_silent(events) {
            let plain = value(events[0]);
            let at = self.place(&plain);
            let (said, by) = if matches!(events[0], Event::Shown { .. }) {
                (shown(events[..together].iter().filter_map(|event| turned_up(event))), None)
            } else {
                let by = plain.doer(self.me);
                (self.said(events[0], plain), by)
            };
            self.lines.push(Line { by, at, ..Line::of(said.citing(self.rule(events[0])), upto) });
        }
        together
    }

    /// A round begins, or another field is turned up.
    fn head(&mut self, event: &Event, upto: u16) {
        let field = if let Event::Shown { field, .. } = *event { field } else { Field::Guard };
        let said = if let Event::Round { round, .. } = *event {
            self.under = None;
            Said::new("log-round").with("round", Arg::number(round))
        } else if matches!(event, Event::Shown { .. } | Event::Guard { .. }) && self.under.replace(field) != Some(field)
        {
            value(&field)
        } else {
            return;
        };
        let at = self.under.map(|field| field.to_string());
        self.lines.push(Line { at, heading: true, ..Line::of(said, upto) });
    }

    /// Whether no line is needed. Other lines say as well that all passed, or how many cards were played. Viewers hear of
    /// their own figure twice, with all and alone, and the latter says more.
    fn is_silent(&self, events: &[&Event]) -> bool {
        let mine = matches!(*events[0], Event::Placed { seat, .. } if self.me == Some(seat));
        matches!(events[0], Event::AllPass | Event::Revealed { .. })
            || mine && matches!(events.get(1), Some(Event::YouPlaced { .. }))
    }

    /// The message for an event, given the plain one that follows from its type.
    fn said(&mut self, event: &Event, plain: Said) -> Said {
        let said = self.known.named(plain);
        if let Event::Played { seat, play } = *event {
            self.known.hear_play(seat, play);
        }
        if let Event::Cancelled { play } = *event {
            return self.known.aimed(Said::new(said.id), play);
        }
        let Event::Moved { figure, field } = *event else { return said };
        let moved = self.known.hear_move(figure, field);
        said.with("owner", moved.map_or(Arg::None, |(owner, _)| Arg::Seat(owner)))
            .with("from", moved.map_or(Arg::None, |(_, from)| Arg::noun(&from)))
    }

    /// Where it happens: at the place it names, else on the field being evaluated.
    fn place(&self, plain: &Said) -> Option<String> {
        plain.first("field").or_else(|| self.under.map(|field| field.to_string()))
    }

    /// The rule it rests on.
    fn rule(&self, event: &Event) -> &'static str {
        match *event {
            Event::Camel { .. } if self.round == 0 => "M2.1",
            Event::Camel { .. } => "M8.3",
            Event::YouChose { .. } | Event::Chosen { .. } => "M2.2",
            Event::Reshuffled => "MR1",
            Event::Round { .. } => "M3.1",
            Event::Placed { .. } | Event::YouPlaced { .. } => "M4.1",
            Event::Shown { .. } => "M5.1",
            Event::Won { .. } => "M6.1",
            // What is given and taken for a spell is told as at the Market.
            Event::Swapped { .. } | Event::Took { .. } => {
                let spell =
                    |it: &Asked| matches!(it, Asked::Charity { .. } | Asked::Trade { .. } | Asked::TradeGoods { .. });
                self.asked.as_ref().filter(|it| spell(it)).map_or("M8.1", super::rule)
            }
            Event::Kept { .. } => "M8.1",
            Event::Guard { .. } => "M9.1",
            Event::Admitted { .. } | Event::Bribed { .. } => "M9.2",
            Event::TurnedAway { .. } => "M9.4",
            Event::Declined { .. } | Event::Bought { .. } => "M10.1",
            Event::YouBought { .. } | Event::Obtained { .. } => "M10.7",
            Event::RoundOver { .. } => "M5.4",
            Event::Showdown { .. } | Event::ShownSpells { .. } => "M11.3",
            Event::TurnedUp { .. } => "M3.3",
            Event::PlacedOpen { .. } => Spell::Spy.rule(),
            Event::TookHidden { .. } => Spell::Abracadabra.rule(),
            Event::Drew { .. }
            | Event::YouDrew { .. }
            | Event::Gave { .. }
            | Event::YouGot { .. }
            | Event::Discarded { .. } => "M7.1",
            Event::SpellsReshuffled => "M7.2",
            Event::Djinn { .. } => "M7.3",
            Event::AllPass | Event::Revealed { .. } => "M14.2",
            Event::Played { play, .. } => play.card.rule(),
            Event::Lit { .. } => "M13.1",
            Event::Cancelled { .. } | Event::TakenBack { .. } => "M14.3",
            Event::Resolved { .. } => "M14.4",
            Event::SentHome { .. } => "M12.A",
            Event::Moved { .. } => "M12.C",
            Event::Laid { .. } => "M13.3",
            Event::Filled { .. } => Spell::DragonLeaves.rule(),
            Event::Emptied { .. } => Spell::DragonsReturn.rule(),
            Event::Paid { .. } | Event::ReturnedAll { .. } => "M12.D",
            Event::Enough { .. } => Spell::Trade.rule(),
            Event::Spared { .. } => Spell::EyeForAnEye.rule(),
            Event::Looked { .. } | Event::YouLooked { .. } => "M14.10",
            Event::SwappedArtifact { .. } => Spell::Apprentice.rule(),
            Event::CamelDeclined { .. } => Spell::Smuggler.rule(),
        }
    }
}
