//! Restores a game that can be played on from what is stored of a table.

use tabletop::{Broken, Seat};
use tabletop_host::{AnswerKey, Halt, OpenError, Orders, Table};

use crate::{failure::Failure, sheet::Sheet, store::StoredGame};

/// The prefix of answer keys by standing orders: so they are known as the house's after a restart.
pub(crate) const BY_ORDER: &str = "order-";

/// The prefix of answer keys by bots, whether they have the chair or sit in for a person.
pub(crate) const BY_BOT: &str = "bot-";
/// The prefix of keys of passes for seats that had not answered when a window closed.
pub(crate) const BY_SILENCE: &str = "silence-";

/// Was this answer the house's?
pub(crate) fn is_by_house(key: &AnswerKey) -> bool {
    [BY_ORDER, BY_BOT, BY_SILENCE].iter().any(|begins| key.as_str().starts_with(begins))
}

/// Replays the stored steps, as far as these rules replay them identically; if that is not to the end, the sheet is frozen.
/// Digests are compared, so that a change of rules is noticed.
pub(crate) fn restore(sheet: &mut Sheet, game: &StoredGame) -> Result<Table, Failure> {
    let (mut table, halt) = fitting(sheet, replay(sheet, game))?;
    sheet.frozen = halt.is_some();
    if let Some(halt) = halt.filter(|_| sheet.ranking.is_none()) {
        // The log does not say what was played: its readers may sit at the table.
        let (step, rule) = (halt.step, halt.rule().unwrap_or("none"));
        tracing::error!(table = %sheet.id, game = sheet.game, step, rule, "frozen: these rules play this step in another way");
    }
    give_orders(sheet, &mut table);
    for (seat, orders) in game.orders.iter().filter(|(seat, _)| sheet.persons().contains(*seat)) {
        table.give_orders(*seat, orders.clone());
    }
    // Most tables are loaded because a client looks, or a clock ran out, and not to be played on at once.
    table.rest();
    Ok(table)
}

/// A game as far as it goes, and where it halts.
type Replayed = Result<(Table, Option<Halt>), OpenError>;

fn replay(sheet: &Sheet, game: &StoredGame) -> Replayed {
    let by_order = |(n, (_, key)): (usize, &(Seat, AnswerKey))| is_by_house(key).then_some(n);
    let by_order: Vec<usize> = (1..).zip(&game.keys).filter_map(by_order).collect();
    let played = (&game.deal, game.steps.as_slice());
    Table::restored(sheet.game, &sheet.setup, played, sheet.persons(), &by_order)
}

/// Every person has the usual orders until they say otherwise.
fn give_orders(sheet: &Sheet, table: &mut Table) {
    for seat in sheet.persons().iter() {
        table.give_orders(seat, Orders::default());
    }
}

/// Deals a game.
pub(crate) fn deal(sheet: &Sheet) -> Result<Table, Failure> {
    let table = Table::open(sheet.game, &sheet.setup, sheet.luck().step(0));
    let (mut table, _) = fitting(sheet, table.map(|table| (table, None)))?;
    table.set_persons(sheet.persons());
    give_orders(sheet, &mut table);
    Ok(table)
}

/// Logs what is wrong, without what was played.
fn fitting(sheet: &Sheet, replayed: Replayed) -> Result<(Table, Option<Halt>), Failure> {
    fits(sheet, replayed).map_err(|why| {
        tracing::error!(table = %sheet.id, "the table cannot be restored: {why}");
        Failure::Broken
    })
}

/// What is wrong with a stored game.
pub(crate) enum Ailment {
    /// Nothing of it can be shown.
    Broken(String),
    /// It cannot be played on.
    Frozen(Halt),
}

/// Why the stored steps cannot be played on, if they cannot.
pub(crate) fn ailment(sheet: &Sheet, game: &StoredGame) -> Option<Ailment> {
    match fits(sheet, replay(sheet, game)) {
        Ok((_, halt)) => halt.map(Ailment::Frozen),
        Err(why) => Some(Ailment::Broken(why)),
    }
}

fn fits(sheet: &Sheet, replayed: Replayed) -> Result<(Table, Option<Halt>), String> {
    let why = match replayed {
        Ok(it) if usize::from(it.0.seats()) == sheet.chairs.len() => return Ok(it),
        Ok(_) => "its setup does not fit its chairs".to_owned(),
        Err(why) => where_it_breaks(&why),
    };
    Err(why)
}

fn where_it_breaks(error: &OpenError) -> String {
    match error {
        OpenError::Broken(Broken::Luck { step, .. } | Broken::Refused { step, .. } | Broken::Retold { step }) => {
            format!("these rules do not replay step {step}")
        }
        OpenError::Broken(Broken::Line { line, .. }) => format!("step {line} cannot be read"),
        OpenError::UnknownGame { name } => format!("there is no game `{name}`"),
        OpenError::Setup { .. } => "its setup cannot be read".to_owned(),
        OpenError::Broken(_) => "its record cannot be read".to_owned(),
    }
}
