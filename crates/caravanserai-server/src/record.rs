//! From what is stored of a table to a game that can be played on.

use tabletop::Broken;
use tabletop_host::{OpenError, Table};

use crate::{failure::Failure, sheet::Sheet, store::StoredGame};

/// Plays the stored steps again. Digests are compared, so a change of rules does not pass unseen.
pub(crate) fn restore(sheet: &Sheet, game: &StoredGame) -> Result<Table, Failure> {
    fitting(sheet, Table::restored(sheet.game, &sheet.setup, &game.deal, &game.steps))
}

/// Deals a game.
pub(crate) fn deal(sheet: &Sheet) -> Result<Table, Failure> {
    fitting(sheet, Table::open(sheet.game, &sheet.setup, sheet.luck().step(0)))
}

/// What is wrong is logged, without what was played: logs are read by people who may sit at the table.
fn fitting(sheet: &Sheet, table: Result<Table, OpenError>) -> Result<Table, Failure> {
    let why = match table {
        Ok(table) if usize::from(table.seats()) == sheet.chairs.len() => return Ok(table),
        Ok(_) => "its setup does not fit its chairs".to_owned(),
        Err(why) => where_it_breaks(&why),
    };
    tracing::error!(table = %sheet.id, "the table cannot be restored: {why}");
    Err(Failure::Broken)
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
