//! From a record, or from what was stored, to a table.

use tabletop::{Broken, Misread, Record};

use super::{News, Typed, reading::done, steps};
use crate::{
    Hosted,
    refusal::shown,
    table::{Deal, Step},
    undo::Steps,
};

impl<G: Hosted> Typed<G> {
    /// Nobody needs messages about what is past, so none are made.
    pub(crate) fn replayed(record: &Record<G>) -> Result<Typed<G>, Broken> {
        let steps = steps::<G>(&record.setup);
        Typed::relived(record, &steps, |_, _, _, _| ())
    }

    /// Goes through a record as it was played, showing after each step who heard what of it. Who is a person, and what the
    /// house answered, is as in `known`.
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

    /// From what was stored, step by step.
    pub(crate) fn restored(setup: G::Setup, deal: &Deal, steps: &[Step], known: &Steps) -> Result<Typed<G>, Broken> {
        let dealt = deal.digest.parse().map_err(|why| Misread::Digest(why).at(0))?;
        let mut record = Record { setup, deal: deal.draws.clone(), dealt, steps: Vec::new() };
        for (n, step) in (1..).zip(steps) {
            if step.n != n {
                return Err(Misread::Place { found: step.n.to_string(), wanted: n }.at(n));
            }
            let done = done(&step.action).map_err(|_| Misread::Action { action: shown(&step.action) }.at(n))?;
            let digest = step.digest.parse().map_err(|why| Misread::Digest(why).at(n))?;
            record.steps.push(tabletop::Step { seat: step.seat, done, draws: step.draws.clone(), digest });
        }
        Typed::relived(&record, known, |_, _, _, _| ())
    }
}
