//! A game in the terminal: on the whole screen, or line by line.

mod afar;
mod away;
mod full;
mod looking;
mod opening;
mod ordering;
mod plain;
mod prompt;
mod teller;

use std::io;

use anyhow::Context as _;
use tabletop::Seat;
use tabletop_host::Table;
use terminal::{Ear, Save, Sitting};

use crate::{
    cli,
    out::Out,
    tongue::{number, say, text, voice},
};

/// Plays a game in the terminal.
pub(crate) fn play(args: &cli::Play, out: &mut Out) -> anyhow::Result<()> {
    if let Some(url) = &args.server {
        return away::play(args, url, out);
    }
    if args.list {
        return list(out);
    }
    let (sitting, me) = opening::open(args)?;
    if args.plain || !terminal::is_there() {
        return plain::Session::open(sitting, me)?.play(&mut io::stdin().lock(), out);
    }
    full::play(args, sitting, me, out)
}

/// Lists the saved games.
fn list(out: &mut Out) -> anyhow::Result<()> {
    let all = Save::all();
    if all.is_empty() {
        out.say(say("saved-none", []))?;
    }
    for save in all {
        let Ok(table) = crate::replay::load(&save.file) else { continue };
        let args = [
            ("file", text(save.file.display())),
            ("game", text(say(&format!("game-{}", table.game()), []))),
            ("over", words::Arg::Flag(table.is_over())),
            ("steps", number(table.steps())),
        ];
        out.say(say("saved-line", args))?;
    }
    Ok(())
}

/// The command that resumes a saved game.
fn how_to_go_on(sitting: &Sitting) -> String {
    let file = sitting.save().map(|save| save.file.display().to_string()).unwrap_or_default();
    say("term-go-on", [("command", text(format!("caravanserai play --resume {file}")))])
}

/// On a signal to end, the program restores the terminal first.
pub(crate) fn stop_on_signals(ear: &Ear) -> anyhow::Result<()> {
    let ear = ear.clone();
    ctrlc::set_handler(move || ear.stop()).context("signals cannot be caught")
}

/// How the game ended, worded for this person.
fn ranking(table: &Table, me: Seat, names: Vec<String>) -> anyhow::Result<Option<String>> {
    let voice = voice(Some(table.game()), tabletop::Viewer::Seat(me))?.naming(names);
    Ok(table.ranking().map(|ranking| voice.ranking(&ranking)))
}
