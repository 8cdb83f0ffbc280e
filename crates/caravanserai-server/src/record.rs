//! From stored steps to a table that can be played on.

use tabletop::Broken;
use tabletop_host::{Deal, OpenError, Step, Table};

use crate::{sheet::Sheet, store::StoredStep};

/// Plays these steps again, the deal first. Digests are compared, so a change of rules does not pass unseen.
pub(crate) fn restore(sheet: &Sheet, steps: &[StoredStep]) -> Result<Table, OpenError> {
    let (deal, steps) = steps.split_first().ok_or(Broken::Truncated)?;
    let deal = Deal { draws: deal.draws.clone(), digest: deal.digest.clone() };
    let steps: Vec<Step> = steps.iter().filter_map(played).collect();
    Table::restored(&sheet.game, &sheet.setup, &deal, &steps)
}

fn played(step: &StoredStep) -> Option<Step> {
    let StoredStep { n, answered, action, draws, digest } = step.clone();
    let (seat, _) = answered?;
    Some(Step { n, seat, action, draws, digest })
}

/// Where a record breaks, without what was played there: logs are read by people who may sit at the table.
pub(crate) fn where_it_breaks(error: &OpenError) -> String {
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
