use std::{fs, path::Path};

use tabletop::Viewer;
use tabletop_host::Table;
use terminal::{Desk, Ear, Room, Theme, flow, renderer, sit_at};

use crate::{
    cli::{self, broken, not_read},
    out::Out,
    tongue::{self, number, say, text},
    usage,
};

/// Reads a record and plays it through.
pub(crate) fn load(file: &Path) -> anyhow::Result<Table> {
    let bytes = fs::read(file).map_err(|why| not_read(file, &why))?;
    let text = String::from_utf8_lossy(&bytes);
    Table::from_record(&text).map_err(|why| broken(file, &why))
}

/// Steps through it on the whole screen, from the deal on unless a step is named.
fn on_screen(args: &cli::Replay, whole: Table) -> anyhow::Result<()> {
    let (ear, hearing) = Ear::pair();
    let wishes = terminal::replay(whole, args.viewer, args.at.unwrap_or(0), ear.clone());
    let mut desk = Desk::new(Theme::of_environment(args.ascii), tongue::voice(None, Viewer::Spectator)?);
    crate::play::stop_on_signals(&ear)?;
    sit_at(&mut desk, (ear, hearing), &wishes)
}

/// Shows what one viewer heard, step by step, and what they saw in the end.
pub(crate) fn replay(args: &cli::Replay, out: &mut Out) -> anyhow::Result<()> {
    let whole = load(&args.file)?;
    let at = args.at.unwrap_or(whole.steps());
    if at > whole.steps() {
        return Err(usage(&say("wrong-step", [("steps", number(whole.steps())), ("at", number(at))])));
    }
    if let Viewer::Seat(seat) = args.viewer
        && seat.index() >= usize::from(whole.seats())
    {
        let last = number(whole.seats() - 1);
        return Err(usage(&say("wrong-viewer", [("seat", number(seat.index())), ("last", last)])));
    }
    if !args.plain && terminal::is_there() {
        return on_screen(args, whole);
    }
    let table = whole.rewound(at)?;
    let voice = tongue::voice(Some(table.game()), args.viewer)?;
    let renderer = renderer(table.game(), &voice);
    let game = text(voice.say(&format!("game-{}", table.game()), []));
    let (at_step, steps) = (("at", number(at)), ("steps", number(whole.steps())));
    out.say(match args.viewer {
        Viewer::Spectator => voice.say("term-replay", [("game", game), at_step, steps]),
        Viewer::Seat(seat) => {
            let seat = number(seat.index() + 1);
            voice.say("term-replay-seat", [("game", game), at_step, steps, ("number", seat)])
        }
    })?;
    for (step, message) in table.log(args.viewer) {
        for line in &message.lines {
            out.say(flow(&format!("{step:>5}  "), &voice.tell(&line.said)).join("\n"))?;
        }
    }
    out.tell(&format!("\n{}", renderer.picture(&table.view(args.viewer), Room::Plenty)?.text()))?;
    match table.ranking() {
        Some(ranking) => out.tell(&format!("\n{}", voice.ranking(&ranking)))?,
        None if at == whole.steps() => out.say(format!("\n{}", voice.say("term-record-ends", [])))?,
        None => {}
    }
    Ok(())
}
