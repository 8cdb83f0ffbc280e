use std::fs;

use anyhow::anyhow;
use tabletop_host::{Key, Proof, Table, Unfair, bytes, hex};

use crate::{
    cli::{self, broken, not_read},
    out::Out,
    tongue::{number, say, text},
    usage,
};

/// Draws all luck of a finished game again, from the seed to which the house was committed before anybody sat down.
pub(crate) fn verify(args: &cli::Verify, out: &mut Out) -> anyhow::Result<()> {
    let noted = noted(args.commitment.as_deref())?;
    let file = fs::read(&args.file).map_err(|why| not_read(&args.file, &why))?;
    let file = String::from_utf8_lossy(&file);
    let name = || ("file", text(args.file.display()));
    let (proof, _) = Proof::part(&file).map_err(|why| {
        anyhow!(say("verify-unread", [name(), ("line", number(why.line)), ("wanted", text(why.wanted.trim_end()))]))
    })?;
    let table = Table::from_record(&file).map_err(|why| broken(&args.file, &why))?;
    out.say(say("verify-replays", [("steps", number(table.steps()))]))?;
    let proof = proof.ok_or_else(|| anyhow!(say("verify-no-proof", [name()])))?;
    if noted.is_some_and(|noted| noted != proof.commitment) {
        return Err(anyhow!(say("verify-other-promise", [("promise", text(hex(&proof.commitment)))])));
    }
    let draws = proof.check(&table).map_err(|why| anyhow!(unfair(why)))?;
    out.say(say("verify-bound", [("promise", text(hex(&proof.commitment)))]))?;
    Ok(out.say(say("verify-fair", [("draws", number(draws)), ("added", number(proof.added.len()))]))?)
}

fn noted(commitment: Option<&str>) -> anyhow::Result<Option<Key>> {
    let wrong = || usage(&say("verify-no-promise", []));
    commitment.map(|digits| bytes(digits.trim()).ok_or_else(wrong)).transpose()
}

fn unfair(why: Unfair) -> String {
    match why {
        Unfair::Unbound => say("verify-unbound", []),
        Unfair::Forged { step } => say("verify-forged", [("step", number(step))]),
    }
}
