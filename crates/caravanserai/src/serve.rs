use std::{fs, io, net::SocketAddr, time::Duration};

use anyhow::{Context as _, anyhow};
use caravanserai_server::{BusError, Config, Proxies, Quotas, Rates, Server, StartError};
use tracing_subscriber::{filter::Targets, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use crate::{
    admin::address,
    cli::{Serve, Watch, not_read},
    out::Out,
    settings::sound,
    tongue::{number, say, text, told},
    usage,
};

/// Opens the house, until Ctrl-C or SIGTERM.
pub(crate) fn serve(args: &Serve, out: &mut Out) -> anyhow::Result<()> {
    log(&args.watch)?;
    let runtime = tokio::runtime::Runtime::new().context("the operating system gives no threads")?;
    runtime.block_on(async {
        // Signals are caught before we say that the house is open: one in between would kill it.
        let stopped = stopped()?;
        let server = Server::start(sound(args)?).await.map_err(not_open)?;
        let open = [("link", text(link(server.address()))), ("folder", text(args.place.database()))];
        out.say(say("term-open", open))?;
        match server.addresses().first() {
            Some(friends) => out.say(say("term-open-friends", [("link", text(format!("{friends}/")))]))?,
            None => out.say(say("term-open-here", [("option", text("--host 0.0.0.0"))]))?,
        }
        if let Some(claim) = server.claim() {
            let origin = server.addresses().first().cloned().unwrap_or_else(|| link(server.address()));
            out.say(say("term-claim", [("link", text(address(&origin, "claim", claim)))]))?;
        }
        out.flush()?;
        stopped.await;
        // Standard output may be closed by now; the house has to be closed all the same.
        let _ = out.say(say("term-closing", [])).and_then(|()| out.flush());
        server.stop().await;
        Ok(())
    })
}

/// Why the house cannot open.
fn not_open(why: StartError) -> anyhow::Error {
    match why {
        StartError::PortTaken(address) => anyhow!(say("term-port-taken", [("port", number(address.port()))])),
        StartError::Listen { address, why } => {
            anyhow!(say("term-listen", [("address", text(address)), ("why", text(why))]))
        }
        StartError::Store(why) => anyhow!(told(None, &why.said())),
        StartError::Bus(BusError { place, why }) => {
            anyhow!(say("term-bus", [("place", text(place)), ("why", text(why))]))
        }
        StartError::NotShared => usage(&say("term-bus-alone", [])),
    }
}

/// Our own log lines at this level; those of libraries only from warnings on, unless everything is wanted.
fn targets(level: &str) -> String {
    match level {
        "debug" | "trace" => level.to_owned(),
        quiet => format!("caravanserai_server={quiet},warn"),
    }
}

fn log(watch: &Watch) -> anyhow::Result<()> {
    let wanted = std::env::var("RUST_LOG").ok().filter(|wanted| !wanted.trim().is_empty());
    let wanted = wanted.unwrap_or_else(|| targets(&watch.log_level));
    let targets: Targets = wanted.parse().map_err(|why| usage(&format!("RUST_LOG={wanted}: {why}")))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false).with_target(false);
    let registry = tracing_subscriber::registry();
    if watch.log == "json" {
        registry.with(lines.json().flatten_event(true).with_target(true)).with(targets).init();
    } else {
        registry.with(lines).with(targets).init();
    }
    Ok(())
}

pub(crate) fn config(args: &Serve) -> Config {
    let usual = Config::new(&args.place.data);
    Config {
        rates: if args.without_limits { Rates::NONE } else { usual.rates },
        host: args.host,
        port: args.port,
        pace: Duration::from_millis(args.pace),
        origins: args.origins.clone(),
        proxies: Proxies { trusted: args.door.trusted_proxy.clone(), header: args.door.proxy_header },
        connections: args.door.connections as usize,
        connections_per_network: if args.without_limits {
            usize::MAX
        } else {
            args.door.connections_per_network as usize
        },
        patience: usual.patience,
        quotas: if args.without_limits { Quotas::NONE } else { args.door.quotas() },
        keep: args.kept.keep(),
        metrics_port: args.watch.metrics_port,
        metrics_token: args.watch.metrics_token.clone(),
        registration: args.people.registration,
        privacy: None,
        keep_guests: days(args.people.keep_guests),
        keep_sessions: days(args.people.keep_sessions),
        database: args.place.database(),
        bus: args.bus.clone(),
        lease: Duration::from_millis(args.lease_for_tests),
        time: usual.time,
        notices: args.notices.notices(),
        seed_for_tests: args.seed_for_tests.map(|byte| [byte; 32]),
        wits_for_tests: None,
    }
}

/// What the page about privacy says, if the host has a text of their own.
pub(crate) fn privacy(args: &Serve) -> anyhow::Result<Option<String>> {
    let file = args.people.privacy.as_ref();
    file.map(|file| fs::read_to_string(file).map_err(|why| not_read(file, &why))).transpose()
}

fn days(count: u32) -> Duration {
    Duration::from_hours(u64::from(count) * 24)
}

/// The address for a browser on this machine.
fn link(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}/", address.port())
    } else {
        format!("http://{address}/")
    }
}

/// Catches the signals from now on; the future it returns waits for one that asks us to stop.
#[cfg(unix)]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

/// Waits until we are asked to stop.
#[cfg(not(unix))]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
