//! Morgenland in the terminal.

use morgenland::{Action, Ask, Field, Kind, Mark, PieceView, Play, Purse, Target, View};
use serde_json::Value;
use tabletop_host::{Choice, Question};
use words::{Arg, Said};

use super::{Render, Voice, read};
use crate::{
    Entry, Picker, Picture, Room,
    picker::{Column, Row, Wanted},
};

mod board;
mod board_magic;

/// Morgenland as one viewer sees it.
pub(super) struct Morgenland {
    pub(super) voice: Voice,
}

impl Render for Morgenland {
    fn picture(&self, view: &Value, _: Room) -> anyhow::Result<Picture> {
        Ok(board::picture(&self.voice, &read::<View>(view)?))
    }

    /// Placements are many: a row for each figure, with its fields side by side; plays in a row for each card, with its targets.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let action = read::<Action>(&choice.action)?;
        if let Action::Place { figure, field } = action {
            let heading = self.voice.say("panel-figure", [("strength", Arg::Number(figure.into()))]);
            return Ok(Entry::new(heading, self.voice.say(&format!("field-{field}"), [])));
        }
        if let Action::Play(play) = action
            && play.at != Target::Nothing
            && let Some(it) = within(&choice.said, "it")
        {
            let tell = |name: &str| within(it, name).map(|said| self.voice.tell(said)).unwrap_or_default();
            return Ok(Entry::new(tell("card"), tell("at")));
        }
        Ok(Entry::new(String::new(), self.voice.tell(&choice.said)))
    }

    fn place(&self, view: &Value, choice: &Choice) -> Option<String> {
        let field = match read::<Action>(&choice.action).ok()? {
            Action::Place { field, .. } | Action::To(field) | Action::Play(Play { at: Target::Field(field), .. }) => {
                field
            }
            Action::Play(Play { at: Target::Figure(mark), .. }) | Action::Strike(mark) => field_of(view, mark)?,
            _ => return None,
        };
        Some(field.to_string())
    }

    fn elsewhere(&self, choice: &Choice, place: &str) -> Option<Value> {
        let field: Field = place.parse().ok()?;
        let there = match read::<Action>(&choice.action).ok()? {
            Action::Place { figure, .. } => Action::Place { figure, field },
            Action::To(_) => Action::To(field),
            Action::Play(Play { card, at: Target::Field(_) }) => Action::Play(Play { card, at: Target::Field(field) }),
            _ => return None,
        };
        serde_json::to_value(there).ok()
    }

    /// M2.2, M8.1, M9.2, M10.1: units of the five kinds, by the bill.
    fn picker(&self, question: &Question) -> Option<Picker> {
        let bill = read::<Ask>(&question.ask).ok()?.bill?;
        let mut ways = question.options.iter().filter_map(|it| units(read(&it.action).ok()?));
        let (answer, first) = ways.next()?;
        let rows = Kind::ALL.map(|kind| Row {
            name: self.voice.say(&format!("short-{kind}"), []),
            most: bill.most.get(kind.index()).copied().unwrap_or(0),
            worth: 1,
        });
        let column = Column { name: String::new(), wanted: Wanted::Bill(bill), chosen: first.units().to_vec() };
        let answer = move |amounts: &[Vec<u8>]| {
            let mut units = [0; 5];
            units.iter_mut().zip(&amounts[0]).for_each(|(unit, chosen)| *unit = *chosen);
            serde_json::to_value(answer(Purse::new(units))).expect("an answer can be written")
        };
        Some(Picker::new(rows.into(), vec![column], Box::new(answer)))
    }
}

/// Where the figure of this number lies.
fn field_of(view: &Value, mark: Mark) -> Option<Field> {
    let view = read::<View>(view).ok()?;
    let is_it = |piece: &&PieceView| piece.magic.is_some_and(|magic| magic.mark == mark);
    view.pieces.iter().find(is_it).map(|piece| piece.field)
}

/// What is done with units.
type Verb = fn(Purse) -> Action;

/// What an answer does with units, and the units.
fn units(action: Action) -> Option<(Verb, Purse)> {
    match action {
        Action::Take(purse) => Some((Action::Take, purse)),
        Action::Bribe(purse) => Some((Action::Bribe, purse)),
        Action::Buy(purse) => Some((Action::Buy, purse)),
        Action::Pay(purse) => Some((Action::Pay, purse)),
        _ => None,
    }
}

/// A sentence within a sentence, by the name of its argument.
fn within<'a>(said: &'a Said, name: &str) -> Option<&'a Said> {
    said.args.iter().find_map(|(it, arg)| match arg {
        Arg::Said(inner) if it == name => Some(&**inner),
        _ => None,
    })
}
