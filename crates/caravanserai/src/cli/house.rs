//! How a house is opened and kept.

use std::{net::IpAddr, path::PathBuf};

use caravanserai_server::{BusAddress, Database, Network, ProxyHeader};
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
        value_delimiter = ','
    )]
    pub(crate) origins: Vec<String>,
    #[command(flatten)]
    pub(crate) door: Door,
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
    #[command(flatten)]
    pub(crate) place: Place,
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

/// Where processes meet.
fn bus(text: &str) -> Result<BusAddress, String> {
    text.parse::<BusAddress>().map_err(|_| say("wrong-bus", []))
}

/// A proxy's address.
fn network(text: &str) -> Result<Network, String> {
    text.parse::<Network>().map_err(|_| say("wrong-network", []))
}

/// A proxy's header.
fn header(text: &str) -> Result<ProxyHeader, String> {
    text.parse::<ProxyHeader>().map_err(|_| say("wrong-header", []))
}
