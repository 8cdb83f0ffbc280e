//! The servers that tests start for themselves, of Debian's packages: `PostgreSQL`, in a temporary folder and as another
//! user than root, and NATS, which several processes of a house need to share a database.

use std::path::Path;

use super::{
    machine,
    options::{Options, Part},
};
use crate::run::Outcome;

/// Where Debian puts their programs, with the packages they are in.
const SERVERS: [(&str, &str, &str); 2] = [
    ("/usr/lib/postgresql/15/bin/initdb", "postgresql-15", "PostgreSQL 15"),
    ("/usr/sbin/nats-server", "nats-server", "NATS"),
];

/// The proxies of several processes, whose samples in `docs/hosting.md` the thorough run checks.
const PROXIES: [(&str, &str, &str); 2] =
    [("/usr/sbin/haproxy", "haproxy", "HAProxy"), ("/usr/sbin/nginx", "nginx", "nginx")];

/// Installs them if they are missing, unless the tests do without them.
pub(super) fn set_up(options: &Options) -> Outcome {
    if options.without.contains(&Part::Postgres) {
        return Ok(());
    }
    let proxies = PROXIES.into_iter().filter(|_| options.thorough);
    for (program, package, what) in SERVERS.into_iter().chain(proxies) {
        if !Path::new(program).is_file() && !machine::is_on_path(package) {
            machine::install(package, what, Part::Postgres.name())?;
        }
    }
    Ok(())
}
