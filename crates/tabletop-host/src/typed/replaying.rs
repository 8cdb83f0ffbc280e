//! From a record, or from what was stored, to a table.

use tabletop::{Broken, Misread, Record};

use super::{News, Typed, reading::done, steps};
use crate::{
    Hosted,
    refusal::shown,
    table::{Deal, Halt, Step},
    undo::Steps,
};

impl<G: Hosted> Typed<G> {
    /// Nobody needs messages about what is past, so none are made.
    pub(crate) fn replayed(record: &Record<G>) -> Result<Typed<G>, Broken> {
        let steps = steps::<G>(&record.setup);
        Typed::relived(record, &steps, |_, _, _, _| ())
    }

    /// Goes through a record as it was played, showing after each step who heard what of it. `known` says who is a person,
    /// and which steps were the house's.
    pub(super) fn relived(
        record: &Record<G>,
        known: &Steps,
        mut show: impl FnMut(&mut Typed<G>, usize, usize, News<G>),
    ) -> Result<Typed<G>, Broken> {
        let begun = Record { steps: Vec::new(), ..record.clone() };
        let mut table: Option<Typed<G>> = None;
        record.replay_with(|n, told, game| {
            let table = table.get_or_insert_with(|| Typed::seated(game.clone(), begun.clone(), known.fresh()));
            table.game = game.clone();
            table.cached.forget();
            table.record.steps.extend(n.checked_sub(1).map(|at| record.steps[at].clone()));
            for (place, news) in table.hear(told) {
                show(table, n, place, news);
            }
            if known.is_by_house(n) {
                table.steps.by_house(n);
            }
        })?;
        Ok(table.expect("the deal was shown"))
    }

    /// Restores a table from its stored steps, as far as these rules play them as they were played.
    pub(crate) fn restored(setup: G::Setup, deal: &Deal, steps: &[Step], known: &Steps) -> Result<Thawed<G>, Broken> {
        let dealt = deal.digest.parse().map_err(|why| Misread::Digest(why).at(0))?;
        let mut record = Record { setup, deal: deal.draws.clone(), dealt, steps: Vec::new() };
        let mut halt = None;
        for (n, step) in (1..).zip(steps) {
            match read_step::<G>(n, step) {
                Ok(step) => record.steps.push(step),
                Err(why) => {
                    halt = Some(Halt { step: n, why: why.at(n) });
                    break;
                }
            }
        }
        loop {
            match Typed::relived(&record, known, |_, _, _, _| ()) {
                Ok(table) => return Ok((table, halt)),
                Err(why) => {
                    let step = why.step().filter(|step| *step > 0).ok_or_else(|| why.clone())?;
                    record.steps.truncate(step - 1);
                    halt = Some(Halt { step, why });
                }
            }
        }
    }
}

/// A table as far as it goes, and where it halts.
type Thawed<G> = (Typed<G>, Option<Halt>);

fn read_step<G: Hosted>(n: usize, step: &Step) -> Result<tabletop::Step<G::Action>, Misread> {
    if step.n != n {
        return Err(Misread::Place { found: step.n.to_string(), wanted: n });
    }
    let done = done(&step.action).map_err(|_| Misread::Action { action: shown(&step.action) })?;
    Ok(tabletop::Step { seat: step.seat, done, draws: step.draws.clone(), digest: step.digest.parse()? })
}
