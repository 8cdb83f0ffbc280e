//! The server as its own process, in a folder of its own.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::Context as _;
use tempfile::TempDir;

/// A house that is open; it is closed when this is dropped.
pub(crate) struct House {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Its folder, if it is deleted with the house.
    #[allow(dead_code, reason = "it is gone when this is dropped")]
    folder: Option<TempDir>,
}

/// The CPU time of a process so far: in its own code, and in the system.
#[derive(Clone, Copy)]
pub(crate) struct Cpu {
    pub(crate) user: Duration,
    pub(crate) system: Duration,
}

impl House {
    /// Opens one with a durable store and without limits on what one address may do.
    pub(crate) fn open(binary: &Path) -> anyhow::Result<House> {
        House::open_with(binary, &["--without-limits"])
    }

    /// Opens one with a durable store and these options.
    pub(crate) fn open_with(binary: &Path, options: &[&str]) -> anyhow::Result<House> {
        let folder = TempDir::new()?;
        let mut house = House::open_in(binary, folder.path(), options)?;
        house.folder = Some(folder);
        Ok(house)
    }

    /// Opens one in this folder, where there may be one already.
    pub(crate) fn open_in(binary: &Path, folder: &Path, options: &[&str]) -> anyhow::Result<House> {
        House::start(Command::new(binary), folder, options)
    }

    /// Opens one in this folder that may open no more than this many files.
    pub(crate) fn open_short_of_files(
        binary: &Path,
        folder: &Path,
        options: &[&str],
        files: usize,
    ) -> anyhow::Result<House> {
        let mut limited = Command::new("prlimit");
        limited.arg(format!("--nofile={files}:{files}")).arg(binary);
        House::start(limited, folder, options)
    }

    fn start(mut program: Command, folder: &Path, options: &[&str]) -> anyhow::Result<House> {
        let mut child = program
            .args(["--lang", "en", "serve", "--port", "0"])
            .args(options)
            .arg("--data")
            .arg(folder)
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} did not start", program.get_program().display()))?;
        let out = child.stdout.take().context("its output is piped")?;
        let mut first = String::new();
        BufReader::new(out).read_line(&mut first)?;
        let after = first.split("http://").nth(1).with_context(|| format!("no address in {first:?}"))?;
        let address = after.split('/').next().unwrap_or_default().parse()?;
        Ok(House { child, address, folder: None })
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn cpu(&self) -> anyhow::Result<Cpu> {
        cpu(self.child.id())
    }

    /// How much memory it holds, in bytes.
    pub(crate) fn memory(&self) -> anyhow::Result<usize> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("it has memory")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<usize>()? * 1024)
    }
}

/// The CPU time of all processes of a house so far.
pub(crate) fn cpu_of(houses: &[House]) -> anyhow::Result<Cpu> {
    houses.iter().try_fold(Cpu { user: Duration::ZERO, system: Duration::ZERO }, |sum, house| {
        let one = house.cpu()?;
        Ok(Cpu { user: sum.user + one.user, system: sum.system + one.system })
    })
}

/// The CPU time of this process so far.
pub(crate) fn cpu(process: u32) -> anyhow::Result<Cpu> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program stands in brackets and may contain anything.
    let (_, after) = stat.rsplit_once(") ").context("a line of the kernel")?;
    let mut ticks = after.split(' ').skip(11).map(str::parse::<u64>);
    let mut next = || anyhow::Ok(Duration::from_millis(10 * ticks.next().context("a number")??));
    Ok(Cpu { user: next()?, system: next()? })
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
