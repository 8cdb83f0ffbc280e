use std::{io, net::SocketAddr, time::Duration};

use anyhow::{Context as _, anyhow};
use caravanserai_server::{BusError, Config, Proxies, Rates, Server, StartError};
use tracing_subscriber::{filter::Targets, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use crate::{
    cli::Serve,
    out::Out,
    tongue::{number, say, text, told},
    usage,
};

/// Says little, unless `RUST_LOG` asks for more.
const USUAL_LOG: &str = "caravanserai_server=info,warn";

/// Opens the house, until Ctrl-C or SIGTERM.
pub(crate) fn serve(args: &Serve, out: &mut Out) -> anyhow::Result<()> {
    log()?;
    let runtime = tokio::runtime::Runtime::new().context("the operating system gives no threads")?;
    runtime.block_on(async {
        // Listened for before anybody is told that the house is open: a signal in between would kill it.
        let stopped = stopped()?;
        let server = Server::start(config(args)).await.map_err(not_open)?;
        let open = [("link", text(link(server.address()))), ("folder", text(args.place.database()))];
        out.say(say("term-open", open))?;
        match server.addresses().first() {
            Some(friends) => out.say(say("term-open-friends", [("link", text(format!("{friends}/")))]))?,
            None => out.say(say("term-open-here", [("option", text("--host 0.0.0.0"))]))?,
        }
        out.flush()?;
        stopped.await;
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

fn log() -> anyhow::Result<()> {
    let wanted = std::env::var("RUST_LOG").ok().filter(|wanted| !wanted.trim().is_empty());
    let wanted = wanted.as_deref().unwrap_or(USUAL_LOG);
    let targets: Targets = wanted.parse().map_err(|why| usage(&format!("RUST_LOG={wanted}: {why}")))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false).with_target(false);
    tracing_subscriber::registry().with(lines).with(targets).init();
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
        database: args.place.database(),
        bus: args.bus.clone(),
        lease: Duration::from_millis(args.lease_for_tests),
        seed_for_tests: args.seed_for_tests.map(|byte| [byte; 32]),
    }
}

/// Where a browser on this machine finds it.
fn link(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}/", address.port())
    } else {
        format!("http://{address}/")
    }
}

/// Listens from now on; what it gives back waits until somebody wants us to stop.
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

/// Waits until somebody wants us to stop.
#[cfg(not(unix))]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
