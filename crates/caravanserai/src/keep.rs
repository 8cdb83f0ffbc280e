//! Commands for the data of a house: backups, checks, exported records.

use std::{
    fs::OpenOptions,
    io::{self, ErrorKind, Write as _},
    path::Path,
};

use anyhow::{Context as _, anyhow};
use caravanserai_server as server;

use crate::{
    cli, complain,
    out::Out,
    settings::sound,
    tongue::{number, say, text, told},
};

pub(crate) fn wait<T>(what: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    Ok(runtime.context("the operating system gives no threads")?.block_on(what))
}

fn sorry(why: &server::StoreError) -> anyhow::Error {
    anyhow!(told(None, &why.said()))
}

/// Copies a house into one file, while it runs.
pub(crate) fn backup(args: &cli::Backup, out: &mut Out) -> anyhow::Result<()> {
    wait(server::backup(&args.place.database(), &args.file))?.map_err(|why| sorry(&why))?;
    Ok(out.say(say("term-backed-up", [("file", text(args.file.display()))]))?)
}

/// Puts a backup into an empty place.
pub(crate) fn restore(args: &cli::Restore, out: &mut Out) -> anyhow::Result<()> {
    let place = args.place.database();
    for log in wait(server::restore(&args.file, &place))?.map_err(|why| sorry(&why))? {
        complain(&say("term-log-aside", [("file", text(log.display()))]));
    }
    Ok(out.say(say("term-restored", [("place", text(place))]))?)
}

/// Says what is wrong with a house; fails if anything is.
pub(crate) fn doctor(args: &cli::Doctor, out: &mut Out) -> anyhow::Result<()> {
    let config = sound(&args.serve)?;
    out.say(format!("+ {}", say("config-fine", [])))?;
    let mut findings = wait(server::look_around(&config))?;
    findings.extend(wait(server::examine(&config.database))?);
    for finding in &findings {
        let sign = if finding.well { "+" } else { "!" };
        out.say(format!("{sign} {}", told(None, &finding.said)))?;
    }
    if findings.iter().all(|finding| finding.well) { Ok(()) } else { Err(anyhow!(say("doctor-ill", []))) }
}

/// Writes a new file that only our user may read: the record of a frozen game holds every secret of a game that may go on.
fn written(file: &Path, record: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(record.as_bytes())
}

/// Writes out the record of a finished game.
pub(crate) fn export(args: &cli::Export, out: &mut Out) -> anyhow::Result<()> {
    let record = wait(server::export(&args.place.database(), &args.table))?;
    let server::Exported { record, up_to } = record.map_err(|why| anyhow!(told(None, &why)))?;
    if let Some(step) = up_to {
        complain(&say("export-frozen", [("step", number(step))]));
    }
    let Some(file) = &args.out else { return Ok(out.say(record.trim_end())?) };
    match written(file, &record) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists => {
            return Err(sorry(&server::StoreError::Occupied { place: file.display().to_string() }));
        }
        written => written
            .map_err(|why| anyhow!(say("term-not-written", [("file", text(file.display())), ("why", text(why))]))),
    }?;
    Ok(out.say(say("term-saved", [("file", text(file.display()))]))?)
}
