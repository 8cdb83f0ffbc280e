//! From a record, or from what was stored, to a table.

use tabletop::{Broken, Misread, Record};

use super::{Typed, reading::done, steps, telling::News};
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
        let (game, told) = record.dealt_again()?;
        let begun =
            Record { setup: record.setup.clone(), deal: record.deal.clone(), dealt: record.dealt, steps: vec![] };
        let mut table = Typed::seated(game, begun, known.fresh());
        for (place, news) in table.hear_deal(&told) {
            show(&mut table, 0, place, news);
        }
        for (n, step) in (1..).zip(&record.steps) {
            let undo = record.taken_back(n)?;
            let back = undo.map(|undo| table.back(undo)).transpose()?;
            table.record.steps.push(step.clone());
            let noticed = if let Some((undo, back)) = undo.zip(back) {
                table.go_back(undo, back)
            } else {
                let told = record.again(&mut table.game, n)?;
                table.hear(&told)
            };
            table.cached.forget();
            for (place, news) in noticed {
                show(&mut table, n, place, news);
            }
            if known.is_by_house(n) {
                table.steps.by_house(n);
            }
        }
        Ok(table)
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
