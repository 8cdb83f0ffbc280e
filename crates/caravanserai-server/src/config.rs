use std::{net::IpAddr, path::Path, time::Duration};

use tabletop_host::Key;

use crate::{bus::BusAddress, limits::Rate, proxies::Proxies, store::Database};

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens on.
    pub host: IpAddr,
    /// The port it listens on; 0 takes any that is free.
    pub port: u16,
    /// Where everything is kept.
    pub database: Database,
    /// Where several processes of one house meet, which share a database. One process needs none.
    pub bus: Option<BusAddress>,
    /// How long a process keeps its tables when nothing is heard of it any more.
    pub lease: Duration,
    /// How long a bot takes for a turn at least. Small questions take a part of it; how long an answer takes follows from
    /// what everybody knows, so that it tells nothing.
    pub pace: Duration,
    /// Where the house is found, such as `https://games.example`: the only names it answers to, besides addresses in
    /// figures and names of this machine.
    pub origins: Vec<String>,
    /// Proxies that say where a request comes from.
    pub proxies: Proxies,
    /// How many connections are taken in, if there are files for so many.
    pub connections: usize,
    /// How many of them from one network.
    pub connections_per_network: usize,
    /// What one address or person may do.
    pub rates: Rates,
    /// Fixes the luck, the names of tables and what bots answer, so that two runs can be compared. For tests only: who knows
    /// it knows every card.
    pub seed_for_tests: Option<Key>,
}

/// What one person may do, and a network of several persons some times as much, so that nobody spoils it for the others.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests of any kind, by network.
    pub requests: Rate,
    /// Guests who come in, by network.
    pub guests: Rate,
    /// Tables opened.
    pub tables: Rate,
    /// Sockets opened.
    pub sockets: Rate,
    /// Chairs and names taken.
    pub changes: Rate,
    /// Whole games told.
    pub retellings: Rate,
    /// Checks of answers, by person.
    pub checks: Rate,
    /// Things looked into, by person.
    pub studies: Rate,
    /// Messages of any kind on one socket.
    pub messages: Rate,
}

impl Rates {
    /// No limits at all: for tests and for measuring.
    pub const NONE: Rates = Rates {
        requests: Rate::NONE,
        guests: Rate::NONE,
        tables: Rate::NONE,
        sockets: Rate::NONE,
        changes: Rate::NONE,
        retellings: Rate::NONE,
        checks: Rate::NONE,
        studies: Rate::NONE,
        messages: Rate::NONE,
    };
}

impl Config {
    /// As usual, with everything kept in this folder.
    pub fn new(data: impl AsRef<Path>) -> Config {
        Config {
            host: IpAddr::from([127, 0, 0, 1]),
            port: 8080,
            database: Database::in_folder(data.as_ref()),
            bus: None,
            lease: Duration::from_secs(10),
            pace: Duration::from_millis(120),
            origins: Vec::new(),
            proxies: Proxies::default(),
            connections: 10_000,
            connections_per_network: 400,
            rates: Rates {
                requests: Rate { burst: 600, every: Duration::from_millis(20) },
                guests: Rate { burst: 60, every: Duration::from_secs(10) },
                tables: Rate { burst: 30, every: Duration::from_secs(10) },
                sockets: Rate { burst: 40, every: Duration::from_secs(1) },
                changes: Rate { burst: 30, every: Duration::from_secs(2) },
                retellings: Rate { burst: 15, every: Duration::from_secs(2) },
                checks: Rate { burst: 30, every: Duration::from_millis(200) },
                studies: Rate { burst: 60, every: Duration::from_millis(100) },
                messages: Rate { burst: 60, every: Duration::from_millis(50) },
            },
            seed_for_tests: None,
        }
    }
}
