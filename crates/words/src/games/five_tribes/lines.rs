//! What a step told, as lines of the log.

use std::mem::discriminant;

use five_tribes::{Event, Phase, Score, State, Table};
use tabletop::Seat;

use super::things::{counted, tell};
use crate::{Arg, Line, Moment, Said, Spoken as _, say};

/// The lines of a step, under headings for rounds and turns.
pub(super) fn lines(events: &[&Event], moment: &Moment<'_, State>) -> Vec<Line> {
    let before = moment.before.map(|view| &view.table).filter(|table| table.phase == Phase::Playing);
    let by = before.map(|table| table.turn.seat);
    let mut log = Log { table: &moment.now.table, me: moment.viewer.seat(), by, upto: 0, lines: Vec::new() };
    for run in events.chunk_by(|one, next| discriminant(*one) == discriminant(*next)) {
        log.hear(run);
    }
    log.lines
}

/// How an event is told.
enum Way {
    /// Not at all: a heading says it already, an event for this viewer alone says more, or nobody needs to read it.
    Not,
    /// As a heading.
    Heading(&'static str),
    /// With all of its kind that follow, in one line: its message, the field that is listed, and the rule.
    Together(&'static str, &'static str, &'static str),
    /// As the deed of a seat, by this rule.
    Deed(Option<Seat>, &'static str),
}

/// A log being written for one viewer.
struct Log<'a> {
    table: &'a Table,
    me: Option<Seat>,
    /// Whose turn it is.
    by: Option<Seat>,
    upto: u16,
    lines: Vec<Line>,
}

impl Log<'_> {
    /// Writes down events of one kind.
    fn hear(&mut self, run: &[&Event]) {
        let Some(Way::Together(id, field, rule)) = run.first().map(|event| self.way(event)) else {
            return run.iter().for_each(|event| self.hear_one(event));
        };
        let number = run.len() as u16;
        self.upto += number;
        let all = run.iter().map(|event| tell(*event, &self.table.board).args);
        let them = all.flatten().filter(|(name, _)| name == field).map(|(_, arg)| arg).collect();
        let said = Said::new(id).with("number", Arg::number(number)).with("them", Arg::List(counted(them)));
        self.write(said.citing(rule), self.by, None, false);
    }

    fn hear_one(&mut self, event: &Event) {
        self.upto += 1;
        if let Event::TurnBegan { seat } = event {
            self.by = Some(*seat);
        } else if let Event::TurnEnded { .. } = event {
            self.by = None;
        }
        match self.way(event) {
            Way::Not | Way::Together(..) => {}
            Way::Heading(id) => {
                let args = tell(event, &self.table.board).args;
                self.write(Said { args, ..Said::new(id) }, None, None, true);
            }
            Way::Deed(by, rule) => {
                let at = say(event, &State::VOCABULARY).first("tile");
                self.write(self.said(event).citing(rule), by, at, false);
            }
        }
    }

    fn write(&mut self, said: Said, by: Option<Seat>, at: Option<String>, heading: bool) {
        let said = match self.by {
            Some(seat) if !heading => said.with("by", Arg::Seat(seat)),
            Some(_) | None => said,
        };
        self.lines.push(Line { by, at, heading, ..Line::of(said, self.upto) });
    }

    /// The message for an event by itself.
    fn said(&self, event: &Event) -> Said {
        let seat_and = |id: &'static str, seat: Seat| Said::new(id).with("seat", Arg::Seat(seat));
        if let Event::Sorted { place, card } = event {
            let from_one = Arg::number(place + 1);
            return Said::new("event-sorted").with("place", from_one).with("card", Arg::noun(card));
        }
        if let Event::HandShown { seat, hand } = event {
            let items: Vec<Arg> = hand.items.iter().map(|item| Arg::noun(&item)).collect();
            let cards = Arg::List(counted(hand.cards.iter().map(|card| Arg::noun(&card)).collect()));
            let items = if items.is_empty() { Arg::None } else { Arg::List(counted(items)) };
            return seat_and("event-hand-shown", *seat).with("cards", cards).with("items", items);
        }
        if let Event::Scored { seat, score } = event {
            let total = Said::new("points").with("n", Arg::number(score.total()));
            return seat_and("event-scored", *seat)
                .with("points", Arg::part(total))
                .with("parts", Arg::List(parts(score)));
        }
        tell(event, &self.table.board)
    }

    /// Whether this tells what the viewer drew or kept, of which an event for them alone tells more.
    fn is_told_better(&self, event: &Event) -> bool {
        let (Event::CardsDrawn { seat, .. }
        | Event::DjinnsDrawn { seat, .. }
        | Event::ItemsDrawn { seat, .. }
        | Event::ItemsKept { seat, .. }) = event
        else {
            return false;
        };
        self.me == Some(*seat)
    }

    /// How this event is told to this viewer, whose deed it is and by which rule.
    fn way(&self, event: &Event) -> Way {
        if self.is_told_better(event) {
            return Way::Not;
        }
        let turn = |rule| Way::Deed(self.by, rule);
        let of = |seat: Seat, rule| Way::Deed(Some(seat), rule);
        let to_me = |rule| Way::Deed(self.me, rule);
        match *event {
            Event::RoundBegan { .. } => Way::Heading("log-round"),
            Event::TurnBegan { .. } => Way::Heading("log-turn"),
            Event::GameEnded => Way::Heading("log-end"),
            Event::Bagged { .. } | Event::Passed { .. } | Event::TurnEnded { .. } => Way::Not,
            Event::Laid { .. } => Way::Together("log-laid", "", "FT2.2"),
            Event::MarkerSet { .. } => Way::Together("log-markers", "seat", "FT2.4"),
            Event::CardShown { .. } => Way::Together("log-cards", "card", "FT10.1"),
            Event::DjinnShown { .. } => Way::Together("log-djinns", "djinn", "FT10.1"),
            Event::CardTaken { .. } => Way::Together("log-taken", "card", "FT6.4"),
            Event::Redealt => Way::Deed(None, "FX2.3"),
            Event::Renewed { .. } => Way::Deed(None, "FT10.2"),
            Event::LastRound => Way::Deed(None, "FT11.1"),
            Event::Bid { seat, fakirs, .. } => of(seat, if fakirs > 0 { "FT9.13" } else { "FT3.2" }),
            Event::PickedUp { .. } => turn("FT4.3"),
            Event::Dropped { .. } => turn("FT4.4"),
            Event::Took { .. } => turn("FT5.1"),
            Event::Controlled { seat, .. } => of(seat, "FT5.2"),
            Event::Gained { seat, .. } => of(seat, "FT1.7"),
            Event::Paid { seat, .. } => of(seat, "FT7.4"),
            Event::Spent { seat, .. } => of(seat, "FT9.33"),
            Event::FakirsDiscarded { seat, .. } => of(seat, "FT6.6"),
            Event::Received { seat, tribe, .. } => of(seat, tribe.rule()),
            Event::CardsDrawn { seat, .. } | Event::ItemsKept { seat, .. } => of(seat, "FH9"),
            Event::YouDrew { .. } | Event::YouKept { .. } => to_me("FH9"),
            Event::CardsRevealed { seat, .. } => of(seat, "FR76"),
            Event::Killed { .. } => turn("FT6.8"),
            Event::Murdered { .. } => turn("FT6.9"),
            Event::Spared => turn("FT6.7"),
            Event::PalmPlaced { .. } => turn("FT7.2"),
            Event::PalacePlaced { .. } => turn("FT7.3"),
            Event::DjinnUsed { djinn, .. } => turn(djinn.rule(self.table.setup.has_expansion())),
            Event::DjinnGot { seat, .. } => of(seat, "FT7.7"),
            Event::DjinnsDrawn { seat, .. } => of(seat, "FT9.20"),
            Event::YouSawDjinns { .. } => to_me("FH10"),
            Event::DjinnDiscarded { .. } => Way::Deed(None, "FT9.20"),
            Event::Arrived { .. } => turn("FT9.2"),
            Event::ItemUsed { item } => turn(item.rule()),
            Event::ItemsDrawn { seat, .. } => of(seat, "FX4.1"),
            Event::YouSawItems { .. } => to_me("FX4.1"),
            Event::ItemDiscarded { .. } => Way::Deed(None, "FR42"),
            Event::ItemFetched { seat, .. } => of(seat, "FX9.5"),
            Event::Aimed { .. } => turn("FX9.10"),
            Event::Removed { .. } => turn("FX9.1"),
            Event::Lured { .. } => turn("FX9.3"),
            Event::PieceMoved { seat, .. } => of(seat, "FX9.6"),
            Event::Sorted { .. } => turn("FX9.7"),
            Event::Sold { seat, .. } => of(seat, "FT8.2"),
            Event::NoMove { seat } => of(seat, "FT11.3"),
            Event::HandShown { seat, .. } => of(seat, "FH11"),
            Event::Scored { seat, .. } => of(seat, "FT12"),
        }
    }
}

/// FT12: what the points are for, as far as there are any.
fn parts(score: &Score) -> Vec<Arg> {
    let part = |(name, points): (&str, u16)| {
        let said = Said::new("score-part").with("what", Arg::Noun(format!("score-{name}").into()));
        Arg::part(said.with("points", Arg::number(points)))
    };
    score.parts().into_iter().filter(|(_, points)| *points > 0).map(part).collect()
}
