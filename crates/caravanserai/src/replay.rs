use std::{fs, path::Path};

use anyhow::Context as _;
use tabletop::Viewer;
use tabletop_host::Table;

use crate::{
    cli,
    out::Out,
    render::{Voice, renderer},
    usage,
};

/// Reads a record and plays it through.
pub(crate) fn load(file: &Path) -> anyhow::Result<Table> {
    let bytes = fs::read(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let text = String::from_utf8_lossy(&bytes);
    Table::from_record(&text).with_context(|| format!("{} is broken", file.display()))
}

/// Shows what one viewer heard, step by step, and what he saw in the end.
pub(crate) fn replay(args: &cli::Replay, out: &mut Out) -> anyhow::Result<()> {
    let whole = load(&args.file)?;
    let at = args.at.unwrap_or(whole.steps());
    if at > whole.steps() {
        return Err(usage(&format!("the record has {} steps; there is no step {at}", whole.steps())));
    }
    if let Viewer::Seat(seat) = args.viewer
        && seat.index() >= usize::from(whole.seats())
    {
        let last = whole.seats() - 1;
        return Err(usage(&format!(
            "nobody sat on seat {seat}: the seats of this game are 0 to {last}, or `spectator`"
        )));
    }
    let table = whole.rewound(at)?;
    let voice = Voice::new(table.game(), args.viewer)?;
    let renderer = renderer(table.game(), voice.clone());
    out.say(format!("{}, step {at} of {}, as {}", table.game(), whole.steps(), args.viewer))?;
    for (step, message) in table.log(args.viewer) {
        for line in &message.lines {
            out.say(format!("{step:>5}  {}", voice.tell(&line.said)))?;
        }
    }
    out.say(format!("\n{}", renderer.view(&table.view(args.viewer))?))?;
    match table.ranking() {
        Some(ranking) => out.say(format!("\n{}", voice.ranking(&ranking)))?,
        None if at == whole.steps() => out.say("\nThe record ends here, before the game is over.")?,
        None => {}
    }
    Ok(())
}
