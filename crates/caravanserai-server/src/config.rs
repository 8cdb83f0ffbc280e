use std::{net::IpAddr, path::Path, time::Duration};

use tabletop_host::Key;

use crate::{bus::BusAddress, limits::Rate, store::Database};

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
    /// From where else browsers may come than from the address they were served from, such as
    /// `https://games.example`.
    pub origins: Vec<String>,
    /// What one address or person may do.
    pub rates: Rates,
    /// Fixes the luck, the names of tables and what bots answer, so that two runs can be compared. For tests only: who knows
    /// it knows every card.
    pub seed_for_tests: Option<Key>,
}

/// What one address or person may do, so that nobody spoils it for the others.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Guests who come in, by address.
    pub guests: Rate,
    /// Tables opened, by address and by person.
    pub tables: Rate,
    /// Sockets opened, by address.
    pub sockets: Rate,
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
        guests: Rate::NONE,
        tables: Rate::NONE,
        sockets: Rate::NONE,
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
            rates: Rates {
                guests: Rate { burst: 60, every: Duration::from_secs(10) },
                tables: Rate { burst: 60, every: Duration::from_secs(10) },
                sockets: Rate { burst: 120, every: Duration::from_secs(1) },
                checks: Rate { burst: 30, every: Duration::from_millis(200) },
                studies: Rate { burst: 60, every: Duration::from_millis(100) },
                messages: Rate { burst: 60, every: Duration::from_millis(50) },
            },
            seed_for_tests: None,
        }
    }
}
