use std::{net::IpAddr, path::Path, time::Duration};

use courier::{Bounds, Mail};
use tabletop_host::Key;

use crate::{
    api::Registration,
    bus::BusAddress,
    hall::Wits,
    limits::Rate,
    proxies::{Network, Proxies},
    quotas::Quotas,
    store::Database,
    time::Time,
};

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens on.
    pub host: IpAddr,
    /// The port it listens on; 0 takes any that is free.
    pub port: u16,
    /// Where everything is kept.
    pub database: Database,
    /// The bus between several processes of one house, which share a database. One process needs none.
    pub bus: Option<BusAddress>,
    /// How long a process keeps its tables when it is not heard of any more.
    pub lease: Duration,
    /// The least time a bot takes for a turn. Small questions take a part of it. How long an answer takes follows from what
    /// everybody knows, so that it reveals nothing.
    pub pace: Duration,
    /// The addresses of the house, such as `https://games.example`: the only names it answers to, besides IP addresses and
    /// `localhost`.
    pub origins: Vec<String>,
    /// Proxies that say where a request comes from.
    pub proxies: Proxies,
    /// How many connections are accepted, if the process may open so many files.
    pub connections: usize,
    /// How many of them from one network.
    pub connections_per_network: usize,
    /// How long it waits for clients that send or read nothing.
    pub patience: Patience,
    /// What one address or person may do.
    pub rates: Rates,
    /// How many unfinished tables a person may have.
    pub quotas: Quotas,
    /// What time it is; tests set it.
    pub time: Time,
    /// How long tables without activity are kept.
    pub keep: Keep,
    /// A port that serves the metrics to this machine only; 0 takes any that is free.
    pub metrics_port: Option<u16>,
    /// With this token, `/metrics` is served on the main port, too.
    pub metrics_token: Option<Token>,
    /// Who may open an account.
    pub registration: Registration,
    /// What the page about privacy says, in the words of the host.
    pub privacy: Option<String>,
    /// How long guests who have played are kept after they were last seen.
    pub keep_guests: Duration,
    /// How long an unused browser stays logged in.
    pub keep_sessions: Duration,
    /// How people are told outside the page that it is their turn.
    pub notices: Notices,
    /// Fixes the luck, the ids of tables and what bots answer, so that two runs can be compared. For tests only: knowing it
    /// means knowing every card.
    pub seed_for_tests: Option<Key>,
    /// How bots think, if not as usual: for tests only.
    pub wits_for_tests: Option<Wits>,
}

/// A secret token. It does not get into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}

/// How people are told outside the page that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notices {
    /// The mail server and the sender's address, if mails are sent.
    pub mail: Option<Mail>,
    /// Private networks in which webhooks and push services are allowed.
    pub allowed: Vec<Network>,
}

impl Notices {
    pub(crate) fn bounds(&self) -> Bounds {
        Bounds { allowed: self.allowed.iter().map(|network| network.net()).collect() }
    }
}

/// How long tables without activity are kept; `None` keeps them for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Those that wait for players.
    pub waiting: Option<Duration>,
    /// Games under way, after their last step.
    pub running: Option<Duration>,
    /// Games that are over.
    pub finished: Option<Duration>,
}

/// How long the house waits for clients that send or read nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request, and between two requests.
    pub head: Duration,
    /// The same for connections beyond the limit, where only people who sit at a table are let in.
    pub doorstep: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For a client that reads nothing of what is sent to it.
    pub reader: Duration,
    /// How often a socket is pinged; one that answers neither of two pings is closed.
    pub pulse: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(30),
            doorstep: Duration::from_secs(3),
            body: Duration::from_secs(10),
            reader: Duration::from_secs(30),
            pulse: Duration::from_secs(25),
        }
    }
}

/// Rate limits for one person, so that nobody spoils it for the others; a network of several persons may do some times as much.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests to the API, by network.
    pub requests: Rate,
    /// All other requests, such as those of pages, by network.
    pub pages: Rate,
    /// New guests, by network.
    pub guests: Rate,
    /// New accounts, by network.
    pub accounts: Rate,
    /// Tables opened.
    pub tables: Rate,
    /// Sockets opened.
    pub sockets: Rate,
    /// Chairs and names taken.
    pub changes: Rate,
    /// Whole games sent.
    pub retellings: Rate,
    /// Checks of answers, by person.
    pub checks: Rate,
    /// Studies, by person.
    pub studies: Rate,
    /// Take-backs, and answers to others' wishes to take back, by person.
    pub take_backs: Rate,
    /// A bot's advice, by person.
    pub advice: Rate,
    /// Lines written to others, by person.
    pub chat: Rate,
    /// Messages of any kind on one socket.
    pub messages: Rate,
    /// Passwords tried, by account and by network.
    pub passwords: Rate,
}

impl Rates {
    /// No limits at all: for tests and for measuring.
    pub const NONE: Rates = Rates {
        requests: Rate::NONE,
        pages: Rate::NONE,
        guests: Rate::NONE,
        accounts: Rate::NONE,
        tables: Rate::NONE,
        sockets: Rate::NONE,
        changes: Rate::NONE,
        retellings: Rate::NONE,
        checks: Rate::NONE,
        studies: Rate::NONE,
        take_backs: Rate::NONE,
        advice: Rate::NONE,
        chat: Rate::NONE,
        messages: Rate::NONE,
        passwords: Rate::NONE,
    };
}

impl Config {
    /// The defaults, with everything stored in this folder.
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
            patience: Patience::default(),
            rates: Rates {
                requests: Rate { burst: 600, every: Duration::from_millis(20) },
                pages: Rate { burst: 2000, every: Duration::from_millis(2) },
                guests: Rate { burst: 60, every: Duration::from_secs(10) },
                accounts: Rate { burst: 40, every: Duration::from_mins(1) },
                tables: Rate { burst: 30, every: Duration::from_secs(10) },
                sockets: Rate { burst: 40, every: Duration::from_secs(1) },
                changes: Rate { burst: 30, every: Duration::from_secs(2) },
                retellings: Rate { burst: 15, every: Duration::from_secs(2) },
                checks: Rate { burst: 30, every: Duration::from_millis(200) },
                studies: Rate { burst: 60, every: Duration::from_millis(100) },
                take_backs: Rate { burst: 20, every: Duration::from_secs(3) },
                advice: Rate { burst: 5, every: Duration::from_secs(8) },
                chat: Rate { burst: 8, every: Duration::from_secs(2) },
                messages: Rate { burst: 60, every: Duration::from_millis(50) },
                passwords: Rate { burst: 10, every: Duration::from_secs(30) },
            },
            quotas: Quotas { tables: 50, with_bots: 30 },
            time: Time::default(),
            keep: Keep {
                waiting: Some(Duration::from_hours(7 * 24)),
                running: Some(Duration::from_hours(90 * 24)),
                finished: None,
            },
            metrics_port: None,
            metrics_token: None,
            registration: Registration::Open,
            privacy: None,
            keep_guests: Duration::from_hours(365 * 24),
            keep_sessions: Duration::from_hours(365 * 24),
            notices: Notices::default(),
            seed_for_tests: None,
            wits_for_tests: None,
        }
    }
}
