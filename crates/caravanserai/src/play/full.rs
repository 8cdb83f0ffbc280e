//! On the whole screen.

use tabletop::{Seat, Viewer};
use terminal::{Desk, Ear, Sitting, Theme, local, sit_at};

use super::{how_to_go_on, stop_on_signals};
use crate::{
    cli,
    out::Out,
    tongue::{say, text, voice},
};

pub(super) fn play(args: &cli::Play, sitting: Sitting, me: Seat, out: &mut Out) -> anyhow::Result<()> {
    let how = how_to_go_on(&sitting);
    let save = sitting.save().map(|save| save.file.clone());
    let (ear, hearing) = Ear::pair();
    stop_on_signals(&ear)?;
    let wishes = local(sitting, me, ear.clone());
    let mut desk = Desk::new(Theme::of_environment(args.ascii), voice(None, Viewer::Spectator)?);
    sit_at(&mut desk, (ear, hearing), &wishes)?;
    let said = match save.filter(|_| desk.is_over()) {
        Some(file) => say("term-record", [("file", text(file.display()))]),
        None => say("term-good-bye", [("how", text(how))]),
    };
    Ok(out.say(said)?)
}
