//! How a house is opened and kept.

use std::{net::IpAddr, path::PathBuf, time::Duration};

use caravanserai_server::{
    BusAddress, Database, Keep, Mail, MailRelay, Network, Notices, ProxyHeader, Quotas, Sender, Token,
    api::Registration,
};
use clap::{Args, Subcommand};

use crate::tongue::say;

#[derive(Args)]
pub(crate) struct Serve {
    /// The port to listen on; 0 takes any that is free.
    #[arg(long, value_name = "PORT", env = "CARAVANSERAI_PORT", default_value = "8080")]
    pub(crate) port: u16,
    /// The address to listen on; 0.0.0.0 lets other machines in.
    #[arg(long, value_name = "ADDRESS", env = "CARAVANSERAI_HOST", default_value = "127.0.0.1")]
    pub(crate) host: IpAddr,
    #[command(flatten)]
    pub(crate) place: Place,
    /// Where the processes of a house meet, if several share a database: nats://HOST:PORT.
    #[arg(long, value_name = "URL", env = "CARAVANSERAI_BUS", hide_env_values = true, value_parser = bus)]
    pub(crate) bus: Option<BusAddress>,
    /// How long a bot takes for a turn at least, in milliseconds.
    #[arg(long, value_name = "MS", env = "CARAVANSERAI_PACE", default_value = "120", value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub(crate) pace: u64,
    /// Where people find the house, such as <https://games.example> behind a proxy; may be given several times.
    #[arg(
        long = "public-url",
        alias = "origin",
        value_name = "URL",
        env = "CARAVANSERAI_PUBLIC_URL",
        value_delimiter = ',',
        value_parser = origin
    )]
    pub(crate) origins: Vec<String>,
    #[command(flatten)]
    pub(crate) door: Door,
    #[command(flatten)]
    pub(crate) kept: Kept,
    #[command(flatten)]
    pub(crate) watch: Watch,
    #[command(flatten)]
    pub(crate) people: People,
    #[command(flatten)]
    pub(crate) notices: Outside,
    /// Fix the luck of all tables, to compare two runs.
    #[arg(long, value_name = "N", hide = true)]
    pub(crate) seed_for_tests: Option<u8>,
    /// How long a dead process keeps its tables, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "10000", hide = true)]
    pub(crate) lease_for_tests: u64,
    /// Let one address and person do as much as they can, to measure the house.
    #[arg(long, hide = true)]
    pub(crate) without_limits: bool,
}

/// Who is let in, and how many.
#[derive(Args)]
pub(crate) struct Door {
    /// A proxy that says where requests come from, as an address or a network; may be given several times.
    #[arg(long, value_name = "NETWORK", env = "CARAVANSERAI_TRUSTED_PROXY", value_delimiter = ',', value_parser = network)]
    pub(crate) trusted_proxy: Vec<Network>,
    /// The header in which it says so: x-forwarded-for or forwarded.
    #[arg(long, value_name = "HEADER", env = "CARAVANSERAI_PROXY_HEADER", default_value_t, value_parser = header)]
    pub(crate) proxy_header: ProxyHeader,
    /// How many connections are taken in, if the system gives files for so many.
    #[arg(long, value_name = "N", env = "CARAVANSERAI_CONNECTIONS", default_value = "10000", value_parser = clap::value_parser!(u32).range(16..))]
    pub(crate) connections: u32,
    /// How many of them from one network.
    #[arg(long, value_name = "N", env = "CARAVANSERAI_CONNECTIONS_PER_NETWORK", default_value = "400", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections_per_network: u32,
    /// How many tables that are not over one person may have opened, and all guests of a network eight times as many.
    #[arg(long, value_name = "N", env = "CARAVANSERAI_TABLES_PER_PERSON", default_value = "50", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) tables_per_person: u32,
    /// How many of them with bots.
    #[arg(long, value_name = "N", env = "CARAVANSERAI_BOT_TABLES_PER_PERSON", default_value = "30", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) bot_tables_per_person: u32,
}

impl Door {
    pub(crate) fn quotas(&self) -> Quotas {
        Quotas { tables: self.tables_per_person, with_bots: self.bot_tables_per_person }
    }
}

/// How long tables are kept where nothing happens, in days; 0 is for ever.
#[derive(Args)]
pub(crate) struct Kept {
    /// Tables that wait for players.
    #[arg(
        id = "keep_waiting",
        long = "keep-waiting",
        value_name = "DAYS",
        env = "CARAVANSERAI_KEEP_WAITING",
        default_value = "7"
    )]
    pub(crate) waiting: u16,
    /// Games under way, after their last step.
    #[arg(
        id = "keep_running",
        long = "keep-running",
        value_name = "DAYS",
        env = "CARAVANSERAI_KEEP_RUNNING",
        default_value = "90"
    )]
    pub(crate) running: u16,
    /// Games that are over.
    #[arg(
        id = "keep_finished",
        long = "keep-finished",
        value_name = "DAYS",
        env = "CARAVANSERAI_KEEP_FINISHED",
        default_value = "0"
    )]
    pub(crate) finished: u16,
}

impl Kept {
    pub(crate) fn keep(&self) -> Keep {
        let days = |days: u16| (days > 0).then(|| Duration::from_hours(24 * u64::from(days)));
        let Kept { waiting, running, finished } = *self;
        Keep { waiting: days(waiting), running: days(running), finished: days(finished) }
    }
}

/// What those who watch over a house see.
#[derive(Args)]
pub(crate) struct Watch {
    /// A port on this machine alone where figures are shown at /metrics.
    #[arg(long, value_name = "PORT", env = "CARAVANSERAI_METRICS_PORT")]
    pub(crate) metrics_port: Option<u16>,
    /// Whoever has this token is shown them at /metrics of the house itself.
    #[arg(long, value_name = "TOKEN", env = "CARAVANSERAI_METRICS_TOKEN", hide_env_values = true, value_parser = token)]
    pub(crate) metrics_token: Option<Token>,
    /// How the log is written: text or json.
    #[arg(long, value_name = "FORM", env = "CARAVANSERAI_LOG", default_value = "text", value_parser = ["text", "json"])]
    pub(crate) log: String,
    /// How much it says: error, warn, info, debug or trace.
    #[arg(long, value_name = "LEVEL", env = "CARAVANSERAI_LOG_LEVEL", default_value = "info", value_parser = ["error", "warn", "info", "debug", "trace"])]
    pub(crate) log_level: String,
}

/// How people are treated.
#[derive(Args)]
pub(crate) struct People {
    /// Who may make an account: open, invitation or closed.
    #[arg(long, value_name = "WHO", env = "CARAVANSERAI_REGISTRATION", default_value = "open", value_parser = registration)]
    pub(crate) registration: Registration,
    /// A text of your own for the page about privacy.
    #[arg(long, value_name = "FILE", env = "CARAVANSERAI_PRIVACY")]
    pub(crate) privacy: Option<PathBuf>,
    /// After how many days without a visit guests are forgotten who have played.
    #[arg(long, value_name = "DAYS", env = "CARAVANSERAI_KEEP_GUESTS", default_value = "365", value_parser = clap::value_parser!(u32).range(30..=36_500))]
    pub(crate) keep_guests: u32,
    /// After how many days without use a browser is logged out.
    #[arg(long, value_name = "DAYS", env = "CARAVANSERAI_KEEP_SESSIONS", default_value = "365", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    pub(crate) keep_sessions: u32,
}

/// How people are told outside the page that it is their turn.
#[derive(Args)]
pub(crate) struct Outside {
    /// The mail server that sends notices: `smtps://NAME:PASSWORD@HOST`, or `smtp://HOST` with STARTTLS.
    #[arg(long, value_name = "URL", env = "CARAVANSERAI_SMTP", hide_env_values = true, value_parser = relay)]
    pub(crate) smtp: Option<MailRelay>,
    /// In whose name mails are sent, such as <inn@games.example>.
    #[arg(long, value_name = "ADDRESS", env = "CARAVANSERAI_MAIL_FROM", value_parser = sender)]
    pub(crate) mail_from: Option<Sender>,
    /// A private network in which webhooks and push services may be, as an address or a network; may be given several times.
    #[arg(long, value_name = "NETWORK", env = "CARAVANSERAI_ALLOW_NOTICES_TO", value_delimiter = ',', value_parser = private)]
    pub(crate) allow_notices_to: Vec<Network>,
}

impl Outside {
    pub(crate) fn notices(&self) -> Notices {
        let mail = self.smtp.clone().zip(self.mail_from.clone()).map(|(relay, from)| Mail { relay, from });
        Notices { mail, allowed: self.allow_notices_to.clone() }
    }
}

/// Where a house is kept.
#[derive(Args)]
pub(crate) struct Place {
    /// A file of settings; options and environment come before it.
    #[arg(long, value_name = "FILE", env = "CARAVANSERAI_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// The folder where tables and guests are kept.
    #[arg(long, value_name = "DIR", default_value = ".caravanserai", env = "CARAVANSERAI_DATA")]
    pub(crate) data: PathBuf,
    /// Another place: sqlite:FILE or postgres://….
    #[arg(long, value_name = "URL", env = "CARAVANSERAI_DATABASE", hide_env_values = true, value_parser = database)]
    pub(crate) database: Option<Database>,
}

impl Place {
    pub(crate) fn database(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::in_folder(&self.data))
    }
}

#[derive(Args)]
pub(crate) struct Config {
    #[command(subcommand)]
    pub(crate) what: Check,
}

#[derive(Subcommand)]
pub(crate) enum Check {
    /// Say what every option is, where that comes from, and whether a house can be opened with it.
    Check(Serve),
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The new file.
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Restore {
    /// The backup.
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Doctor {
    /// The settings of the house, which are looked at as well.
    #[command(flatten)]
    pub(crate) serve: Serve,
}

#[derive(Args)]
pub(crate) struct Export {
    /// The table, by the last part of its address.
    pub(crate) table: String,
    /// Where the record goes; it is printed if this is left out.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) place: Place,
}

/// Where a house is kept.
fn database(text: &str) -> Result<Database, String> {
    text.parse::<Database>().map_err(|_| say("wrong-database", []))
}

/// Where people find a house: scheme, host and perhaps a port. Browsers name it so when they ask.
pub(super) fn origin(text: &str) -> Result<String, String> {
    let origin = text.trim().trim_end_matches('/');
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    let fits = |host: &str| !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || "/@?#".contains(c));
    if host.is_some_and(fits) { Ok(origin.to_owned()) } else { Err(say("wrong-origin", [])) }
}

/// A token that is long enough not to be guessed.
fn token(text: &str) -> Result<Token, String> {
    if text.len() < 16 { Err(say("wrong-token", [])) } else { Ok(Token(text.to_owned())) }
}

/// Where the processes of a house meet.
fn bus(text: &str) -> Result<BusAddress, String> {
    text.parse::<BusAddress>().map_err(|_| say("wrong-bus", []))
}

/// Where mails are sent.
fn relay(text: &str) -> Result<MailRelay, String> {
    text.parse::<MailRelay>().map_err(|_| say("wrong-smtp", []))
}

/// A private network to which notices may be sent.
fn private(text: &str) -> Result<Network, String> {
    text.parse::<Network>().map_err(|_| say("wrong-private", []))
}

/// The sender of mails.
fn sender(text: &str) -> Result<Sender, String> {
    text.parse::<Sender>().map_err(|_| say("wrong-sender", []))
}

/// A proxy's address.
fn network(text: &str) -> Result<Network, String> {
    text.parse::<Network>().map_err(|_| say("wrong-network", []))
}

/// Who may make an account.
fn registration(text: &str) -> Result<Registration, String> {
    match text {
        "open" => Ok(Registration::Open),
        "invitation" => Ok(Registration::Invitation),
        "closed" => Ok(Registration::Closed),
        _ => Err(say("wrong-registration", [])),
    }
}

/// A proxy's header.
fn header(text: &str) -> Result<ProxyHeader, String> {
    text.parse::<ProxyHeader>().map_err(|_| say("wrong-header", []))
}
