mod admin;
mod house;

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::LazyLock,
};

pub(crate) use admin::{Admin, Deed};
use anyhow::anyhow;
use caravanserai_server::{SCHEMA, api::FORMS};
use clap::{Args, Parser, Subcommand};
pub(crate) use house::{Backup, Check, Config, Doctor, Export, Place, Restore, Serve, Watch};
use tabletop::{FORMAT, Seat, Seats, Viewer};
use tabletop_host::{Clock, Contribution, Level, Mind, OpenError, bytes, games, setup_text};
use words::{Arg, Language, Vocabulary};

use crate::{
    tongue::{said, say, text, told},
    usage,
};

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let commit = option_env!("CARAVANSERAI_COMMIT").map(|commit| format!(" ({commit})")).unwrap_or_default();
    let rules: Vec<String> = games().iter().map(|game| format!("\n{} rules {}", game.name, game.rules)).collect();
    let rules = rules.concat();
    format!(
        "{}{commit}{rules}\nrecord format {FORMAT}\ndatabase schema {SCHEMA}\nAPI version 1, JSON forms {FORMS}",
        env!("CARGO_PKG_VERSION")
    )
});

/// An inn where travellers meet to play.
#[derive(Parser)]
#[command(name = "caravanserai", version = VERSION.as_str(), max_term_width = 100)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    /// What is done if nothing is named: the house opens.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: Serve,
    /// The language; it is taken out of the command line before this is read, and stands here for the help.
    #[arg(long, value_name = "LANG", global = true)]
    pub(crate) lang: Option<Language>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open the house: play in the browser, with friends and bots. This is what is done without a command.
    Serve(Serve),
    /// Play a game in the terminal, line by line, against bots. Answers are numbers from the list, or notation.
    Play(Play),
    /// Show a recorded game as one of its players, or a spectator, saw it.
    Replay(Replay),
    /// Check that the luck of a finished game is what was promised before it began.
    Verify(Verify),
    /// Print the licences and notices of everything that is in this program.
    Licences,
    /// Play many games at random and sum them up.
    Simulate(Simulate),
    /// Let bots play against each other and say how strong each is.
    Arena(Arena),
    /// Measure how fast the rules of a game are, and a search over them.
    Bench(Bench),
    /// Measure how long people wait for bots, at a real house with a real clock.
    Waiting(Waiting),
    /// Fit the numbers that a game's bots learned from games of bots, and write them into their source file.
    Fit(Fit),
    /// Copy everything a house keeps into one file, while it runs.
    Backup(Backup),
    /// Put a backup into an empty place.
    Restore(Restore),
    /// Find out what is wrong with a house, and what to do.
    Doctor(Doctor),
    /// Write out the record of a finished game.
    Export(Export),
    /// Look at the settings of a house.
    Config(Config),
    /// Look after people and tables.
    Admin(Admin),
}

/// Which game, and how it is set up.
#[derive(Args)]
pub(crate) struct Agreed {
    /// How many play.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Table options in the game's notation, such as "payment=match length=full" or "expansion=on".
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    pub(crate) setup: String,
    /// A file of cards, or of printed values, instead of those we ship.
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
}

impl Agreed {
    /// The full setup in the game's notation. Options that make no sense are an error in the command line; a card file that
    /// makes no sense is an error in the file.
    pub(crate) fn text(&self, game: &str) -> anyhow::Result<String> {
        let usual = setup_text(game, self.players, &self.setup, None).map_err(|why| not_played(&why))?;
        let Some(file) = &self.cards else { return Ok(usual) };
        let cards = fs::read_to_string(file).map_err(|why| not_read(file, &why))?;
        setup_text(game, self.players, &self.setup, Some(&cards)).map_err(|why| broken(file, &why))
    }
}

/// Why a file cannot be read.
pub(crate) fn not_read(file: &Path, why: &io::Error) -> anyhow::Error {
    anyhow!(say("term-not-read", [("file", text(file.display())), ("why", text(why))]))
}

/// What is wrong with the contents of a file.
pub(crate) fn broken(file: &Path, why: &OpenError) -> anyhow::Error {
    let reason = Arg::Said(Box::new(why.said()));
    anyhow!(told(why.game(), &said("term-broken", [("file", text(file.display())), ("why", reason)])))
}

/// Why a table cannot be opened as the command line says.
pub(crate) fn not_played(why: &OpenError) -> anyhow::Error {
    usage(&told(why.game(), &why.said()))
}

#[derive(Args)]
#[allow(clippy::struct_excessive_bools, reason = "switches of the command line, independent of each other")]
#[allow(clippy::option_option, reason = "`--resume` is given or not, and with a file or without")]
pub(crate) struct Play {
    /// Which game; the first of the list below if left out.
    pub(crate) game: Option<String>,
    /// Where you sit, counted from 0; several numbers for several people at one keyboard.
    #[arg(long, value_name = "N", value_parser = seats)]
    pub(crate) seat: Option<Seats>,
    #[command(flatten)]
    pub(crate) agreed: Agreed,
    /// How well the others play: easy, medium, hard or expert; also random and greedy.
    #[arg(long, value_name = "LEVEL", value_parser = mind)]
    pub(crate) level: Option<Mind>,
    /// The same number gives the same luck and the same opponents.
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Where the game is saved after every step. It holds every secret of the game.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with a saved game; the newest, if none is named.
    #[arg(long, alias = "load", value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["game", "players", "setup", "cards"])]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// List the saved games.
    #[arg(long)]
    pub(crate) list: bool,
    /// Line by line, for screen readers and programs.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Only letters and signs of ASCII.
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Play at a running house.
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "save", "seed", "cards"])]
    pub(crate) server: Option<String>,
    /// The table to join.
    #[arg(long, value_name = "TABLE", requires = "server", conflicts_with = "game")]
    pub(crate) table: Option<String>,
    /// A token of that house.
    #[arg(long, value_name = "TOKEN", requires = "server", env = "CARAVANSERAI_TOKEN", hide_env_values = true)]
    pub(crate) token: Option<String>,
    /// What you want to be called there.
    #[arg(long, value_name = "NAME", requires = "server")]
    pub(crate) name: Option<String>,
    /// Leave the other chairs to people.
    #[arg(long, requires = "server")]
    pub(crate) open: bool,
    /// How time is counted at a table that is opened.
    #[arg(long, value_name = "CLOCK", requires = "server")]
    pub(crate) clock: Option<Clock>,
    /// Certificates to trust besides those of the system.
    #[arg(long, value_name = "FILE", requires = "server")]
    pub(crate) ca: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The record.
    pub(crate) file: PathBuf,
    /// Stop after this step; 0 is the deal.
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Through whose eyes: a seat's number, or `spectator`.
    #[arg(long = "as", value_name = "SEAT", default_value = "spectator", value_parser = viewer)]
    pub(crate) viewer: Viewer,
    /// Print it, as where there is no screen.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Only letters and signs of ASCII.
    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Args)]
pub(crate) struct Verify {
    /// The record with its proof, as a house gives it out.
    pub(crate) file: PathBuf,
    /// The promise as you noted it when you sat down; without it, the one in the file counts.
    #[arg(long, value_name = "HEX")]
    pub(crate) commitment: Option<String>,
    /// What was added on a seat, as you noted it when you sat down.
    #[arg(long, value_name = "PART", value_parser = part)]
    pub(crate) added: Vec<(Seat, Contribution)>,
}

#[derive(Args)]
pub(crate) struct Simulate {
    /// Which game.
    pub(crate) game: String,
    /// How many games.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) agreed: Agreed,
    /// The same number gives the same games.
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u64,
    /// How many threads; as many as there are cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args)]
pub(crate) struct Arena {
    /// Which game.
    #[arg(long, value_name = "GAME")]
    pub(crate) game: String,
    /// Who plays, parted by commas: random, greedy, easy, medium, hard, expert, search=ITERATIONS, hard/8 for an eighth
    /// of its iterations, or `cmd:` and the command of a program.
    #[arg(long, value_name = "BOTS")]
    pub(crate) seats: String,
    /// How many deals; each is played once with every rotation of the seats.
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) deals: u64,
    /// Table options in the game's notation.
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    pub(crate) setup: String,
    /// A file of cards, or of printed values, instead of those we ship.
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    /// The same number gives the same deals and the same decisions.
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u64,
    /// How many games are played at once; as many as there are cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Let the levels' time caps stop a search, as at a real table. The result then depends on the machine.
    #[arg(long)]
    pub(crate) timed: bool,
    /// How long a program may take for an answer, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "10000", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub(crate) patience: u64,
    /// Where finished games are noted; the same command goes on with them.
    #[arg(long, value_name = "FILE")]
    pub(crate) state: Option<PathBuf>,
    /// Write a page with plots into this folder.
    #[arg(long, value_name = "DIR")]
    pub(crate) report: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Bench {
    /// Which game.
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) agreed: Agreed,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Waiting {
    /// Which levels, parted by commas.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_value = "easy,medium,hard,expert", value_parser = level)]
    pub(crate) levels: Vec<Level>,
    /// Only tables of this game.
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// When a game is broken off, in seconds.
    #[arg(long, value_name = "N", default_value = "600", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) seconds: u64,
    /// Where finished tables are noted; the same command goes on with them.
    #[arg(long, value_name = "FILE")]
    pub(crate) state: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Fit {
    /// Which game.
    pub(crate) game: String,
    /// How many games are played; as many as the file in the repository was made from if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: Option<u64>,
    /// The same number gives the same games, and so the same result.
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u64,
    /// How many threads; as many as there are cores if left out. The result does not depend on it.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write here, not into the source file.
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    pub(crate) out: Option<PathBuf>,
    /// Write nothing; fail if the file in the repository differs from what comes out.
    #[arg(long, conflicts_with_all = ["games", "seed"])]
    pub(crate) check: bool,
}

/// One seat or several, parted by commas.
fn seats(text: &str) -> Result<Seats, String> {
    let read = |it: &str| it.trim().parse::<u8>().ok().and_then(Seat::new);
    text.split(',').map(read).collect::<Option<Seats>>().ok_or_else(|| say("wrong-seats", []))
}

fn seat(text: &str) -> Result<Seat, String> {
    let seat = text.parse::<u8>().ok().and_then(Seat::new);
    seat.ok_or_else(|| say("wrong-seat-number", []))
}

/// A seat, and what a player added there.
fn part(text: &str) -> Result<(Seat, Contribution), String> {
    let read = text.split_once('=').and_then(|(at, digits)| Some((seat(at).ok()?, bytes(digits.trim())?)));
    read.ok_or_else(|| say("wrong-part", []))
}

/// A bot of the house.
pub(crate) fn mind(text: &str) -> Result<Mind, String> {
    text.parse::<Mind>().map_err(|why| told(None, &words::say(&why, &Vocabulary::NONE)))
}

/// How well bots play.
fn level(text: &str) -> Result<Level, String> {
    text.parse::<Level>().map_err(|why| told(None, &words::say(&why, &Vocabulary::NONE)))
}

fn viewer(text: &str) -> Result<Viewer, String> {
    if text == "spectator" { Ok(Viewer::Spectator) } else { seat(text).map(Viewer::Seat) }
}
