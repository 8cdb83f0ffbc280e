use std::{io, net::SocketAddr, time::Duration};

use anyhow::Context as _;
use caravanserai_server::{Config, Server};
use tracing_subscriber::{filter::Targets, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use crate::{cli::Serve, out::Out, usage};

/// Says little, unless `RUST_LOG` asks for more.
const USUAL_LOG: &str = "caravanserai_server=info,warn";

/// Opens the house, until Ctrl-C or SIGTERM.
pub(crate) fn serve(args: &Serve, out: &mut Out) -> anyhow::Result<()> {
    log()?;
    let runtime = tokio::runtime::Runtime::new().context("the operating system gives no threads")?;
    runtime.block_on(async {
        let server = Server::start(config(args)).await?;
        out.say(format_args!(
            "The house is open: {} (games are kept in {}; Ctrl-C closes it)",
            link(server.address()),
            args.data.display()
        ))?;
        out.flush()?;
        stopped().await?;
        server.stop().await;
        Ok(())
    })
}

fn log() -> anyhow::Result<()> {
    let wanted = std::env::var("RUST_LOG").ok().filter(|wanted| !wanted.trim().is_empty());
    let wanted = wanted.as_deref().unwrap_or(USUAL_LOG);
    let targets: Targets = wanted.parse().map_err(|why| usage(&format!("RUST_LOG={wanted}: {why}")))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false).with_target(false);
    tracing_subscriber::registry().with(lines).with(targets).init();
    Ok(())
}

fn config(args: &Serve) -> Config {
    Config {
        host: args.host,
        port: args.port,
        pace: Duration::from_millis(args.pace),
        origins: args.origins.clone(),
        seed_for_tests: args.seed_for_tests.map(|byte| [byte; 32]),
        ..Config::new(args.data.clone())
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

/// Waits until somebody wants us to stop.
#[cfg(unix)]
async fn stopped() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    tokio::select! {
        _ = interrupt.recv() => Ok(()),
        _ = terminate.recv() => Ok(()),
    }
}

/// Waits until somebody wants us to stop.
#[cfg(not(unix))]
async fn stopped() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}
