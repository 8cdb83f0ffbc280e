//! How a game in the terminal begins, or goes on.

use std::path::Path;

use anyhow::anyhow;
use tabletop::{Seat, Seats};
use tabletop_host::{Level, Mind, Table, games};
use terminal::{Save, Saved, Seeds, Sitting, Unsaved};

use crate::{
    cli, replay,
    seed::seeds,
    tongue::{number, say, text},
    usage,
};

/// The table, and who sits at the keyboard first.
pub(super) fn open(args: &cli::Play) -> anyhow::Result<(Sitting, Seat)> {
    let (table, save, saved, seeds) = match &args.resume {
        None => begun(args)?,
        Some(file) => resumed(args, file.as_deref())?,
    };
    let usual = Seats::first(1);
    let persons = args.seat.or(saved.as_ref().map(|saved| saved.persons)).unwrap_or(usual);
    let seats = table.seats();
    let Some(me) = persons.first_seat() else { return Err(usage(&say("wrong-seats", []))) };
    if let Some(out) = persons.iter().find(|seat| seat.index() >= usize::from(seats)) {
        let args = [("seat", number(out.index())), ("seats", number(seats)), ("last", number(seats - 1))];
        return Err(usage(&say("wrong-seat", args)));
    }
    let mut mind = args.level.or(saved.map(|saved| saved.mind)).unwrap_or_else(|| Mind::from(Level::Easy));
    // With a seed the game is the same on every machine, so bots must not depend on the clock.
    mind.timed = args.seed.is_none();
    let sitting = Sitting::new(table, seeds, persons, mind, Some(save)).map_err(unsaved)?;
    Ok((sitting, me))
}

type Begun = (Table, Save, Option<Saved>, Seeds);

fn begun(args: &cli::Play) -> anyhow::Result<Begun> {
    let game = args.game.as_deref().or(games().first().map(|game| game.name)).unwrap_or_default();
    let seeds = seeds(args.seed)?;
    let table = Table::open(game, &args.agreed.text(game)?, Sitting::deal(&seeds)?);
    let table = table.map_err(|why| cli::not_played(&why))?;
    if args.save.is_none() {
        Save::prune();
    }
    let save = args.save.as_ref().map_or_else(|| Save::fresh(table.game()), Save::to);
    Ok((table, save, None, seeds))
}

fn resumed(args: &cli::Play, file: Option<&Path>) -> anyhow::Result<Begun> {
    let newest = || Save::all().into_iter().find(|save| replay::load(&save.file).is_ok_and(|it| !it.is_over()));
    let save = file.map(Save::to).or_else(newest).ok_or_else(|| anyhow!(say("saved-none-to-resume", [])))?;
    let (table, saved) = (replay::load(&save.file)?, save.saved());
    let seeds = match (&saved, args.seed) {
        (Some(saved), None) => saved.seeds,
        _ => seeds(args.seed)?,
    };
    Ok((table, args.save.as_ref().map_or(save, Save::to), saved, seeds))
}

/// Why a game is not saved, in words.
pub(super) fn unsaved(error: anyhow::Error) -> anyhow::Error {
    match error.downcast_ref() {
        Some(Unsaved::NotARecord(file)) => anyhow!(say("term-not-a-record", [("file", text(file.display()))])),
        Some(Unsaved::NotWritten(file, why)) => {
            anyhow!(say("term-not-written", [("file", text(file.display())), ("why", text(why))]))
        }
        None => error,
    }
}
