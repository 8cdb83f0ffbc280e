//! From what is stored of a table to a game that can be played on.

use tabletop::{Broken, Seat};
use tabletop_host::{AnswerKey, OpenError, Orders, Table};

use crate::{failure::Failure, sheet::Sheet, store::StoredGame};

/// What the keys of answers begin with that were given by a standing order: so a restart knows them as the house's.
pub(crate) const BY_ORDER: &str = "order-";

/// Plays the stored steps again. Digests are compared, so a change of rules does not pass unseen.
pub(crate) fn restore(sheet: &Sheet, game: &StoredGame) -> Result<Table, Failure> {
    let by_order = |(n, (_, key)): (usize, &(Seat, AnswerKey))| key.as_str().starts_with(BY_ORDER).then_some(n);
    let by_order: Vec<usize> = (1..).zip(&game.keys).filter_map(by_order).collect();
    let played = (&game.deal, game.steps.as_slice());
    let mut table = fitting(sheet, Table::restored(sheet.game, &sheet.setup, played, sheet.persons(), &by_order))?;
    give_orders(sheet, &mut table);
    for (seat, orders) in game.orders.iter().filter(|(seat, _)| sheet.persons().contains(*seat)) {
        table.give_orders(*seat, orders.clone());
    }
    Ok(table)
}

/// Every person has the usual orders until they say otherwise.
fn give_orders(sheet: &Sheet, table: &mut Table) {
    for seat in sheet.persons().iter() {
        table.give_orders(seat, Orders::default());
    }
}

/// Deals a game.
pub(crate) fn deal(sheet: &Sheet) -> Result<Table, Failure> {
    let mut table = fitting(sheet, Table::open(sheet.game, &sheet.setup, sheet.luck().step(0)))?;
    table.set_persons(sheet.persons());
    give_orders(sheet, &mut table);
    Ok(table)
}

/// What is wrong is logged, without what was played: logs are read by people who may sit at the table.
fn fitting(sheet: &Sheet, table: Result<Table, OpenError>) -> Result<Table, Failure> {
    fits(sheet, table).map_err(|why| {
        tracing::error!(table = %sheet.id, "the table cannot be restored: {why}");
        Failure::Broken
    })
}

/// Why the stored steps cannot be played again, if they cannot.
pub(crate) fn ailment(sheet: &Sheet, game: &StoredGame) -> Option<String> {
    let played = (&game.deal, game.steps.as_slice());
    fits(sheet, Table::restored(sheet.game, &sheet.setup, played, sheet.persons(), &[])).err()
}

fn fits(sheet: &Sheet, table: Result<Table, OpenError>) -> Result<Table, String> {
    let why = match table {
        Ok(table) if usize::from(table.seats()) == sheet.chairs.len() => return Ok(table),
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
