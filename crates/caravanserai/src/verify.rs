use std::fs;

use anyhow::anyhow;
use tabletop::Seat;
use tabletop_host::{Contribution, Key, Proof, Table, TableId, Unfair, bytes, hex};

use crate::{
    cli::{self, broken, not_read},
    noted::Noted,
    out::Out,
    tongue::{number, say, text},
    usage,
};

/// What somebody saw and added when they sat down: a house that shows something else at the end has cheated.
struct Witness {
    commitment: Option<Key>,
    added: Vec<(Seat, Contribution)>,
}

/// Draws all luck of a finished game again, from the seed to which the house was committed before anybody sat down.
pub(crate) fn verify(args: &cli::Verify, out: &mut Out) -> anyhow::Result<()> {
    let told = Witness { commitment: promised(args.commitment.as_deref())?, added: args.added.clone() };
    let file = fs::read(&args.file).map_err(|why| not_read(&args.file, &why))?;
    let file = String::from_utf8_lossy(&file);
    let name = || ("file", text(args.file.display()));
    let (proof, _) = Proof::part(&file).map_err(|why| {
        anyhow!(say("verify-unread", [name(), ("line", number(why.line)), ("wanted", text(why.wanted.trim_end()))]))
    })?;
    let table = Table::from_record(&file).map_err(|why| broken(&args.file, &why))?;
    out.say(say("verify-replays", [("steps", number(table.steps()))]))?;
    let proof = proof.ok_or_else(|| anyhow!(say("verify-no-proof", [name()])))?;
    told.compare(&proof)?;
    let here = Witness::here(&proof.table);
    here.iter().try_for_each(|here| here.compare(&proof))?;
    let draws = proof.check(&table).map_err(|why| anyhow!(unfair(why)))?;
    out.say(say("verify-bound", [("promise", text(hex(&proof.commitment)))]))?;
    for (seat, bytes) in &proof.added {
        out.say(say("verify-added", [("seat", number(seat.index())), ("bytes", text(hex(bytes)))]))?;
    }
    out.say(say("verify-fair", [("draws", number(draws)), ("added", number(proof.added.len()))]))?;
    out.say(said_by(&told, here.as_ref()))?;
    // A house gives out a proof when the game is over, so the end of the record was cut off, or these rules cannot play it.
    if table.is_over() { Ok(()) } else { Err(anyhow!(say("verify-not-over", []))) }
}

impl Witness {
    /// What this machine noted when somebody sat down at the table, if they did so here.
    fn here(table: &TableId) -> Option<Witness> {
        let Noted { commitment, added, .. } = Noted::of(table)?;
        Some(Witness { commitment: Some(commitment), added: added.into_iter().collect() })
    }

    /// Fails if the proof differs from what this witness knows.
    fn compare(&self, proof: &Proof) -> anyhow::Result<()> {
        if self.commitment.is_some_and(|it| it != proof.commitment) {
            return Err(anyhow!(say("verify-other-promise", [("promise", text(hex(&proof.commitment)))])));
        }
        let other = self.added.iter().find(|it| !proof.added.contains(it));
        other.map_or(Ok(()), |(seat, bytes)| {
            let args = [("seat", number(seat.index())), ("bytes", text(hex(bytes)))];
            Err(anyhow!(say("verify-other-added", args)))
        })
    }
}

/// What the proof was compared with, beyond itself.
fn said_by(told: &Witness, here: Option<&Witness>) -> String {
    let both = |it: &Witness| it.commitment.is_some() && !it.added.is_empty();
    match here {
        Some(here) if both(here) => say("verify-noted", []),
        _ if both(told) => say("verify-told", []),
        _ => say("verify-unwitnessed", []),
    }
}

fn promised(commitment: Option<&str>) -> anyhow::Result<Option<Key>> {
    let wrong = || usage(&say("verify-no-promise", []));
    commitment.map(|digits| bytes(digits.trim()).ok_or_else(wrong)).transpose()
}

fn unfair(why: Unfair) -> String {
    match why {
        Unfair::Unbound => say("verify-unbound", []),
        Unfair::Forged { step } => say("verify-forged", [("step", number(step))]),
    }
}
