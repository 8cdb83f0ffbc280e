//! boardgame.io's own server beside ours, in memory, with a crowd of its own clients.

use std::{
    io::{BufRead as _, BufReader, Read as _},
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::Context as _;
use serde_json::Value;

use crate::{figures::Figures, house::cpu};

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A crowd of this many clients, four to a match.
pub(crate) fn crowd(folder: &Path, clients: usize, watched: Duration) -> anyhow::Result<Figures> {
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port().to_string();
    let mut server = Server(node(folder).args(["server.js", &port]).stdout(Stdio::piped()).spawn()?);
    let out = server.0.stdout.take().context("its output is piped")?;
    let mut lines = BufReader::new(out);
    let mut first = String::new();
    while first != "ready\n" {
        first.clear();
        anyhow::ensure!(lines.read_line(&mut first)? > 0, "boardgame.io did not start: run `npm ci` in its folder");
    }
    std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
    let before = cpu(server.0.id())?;
    let seconds = watched.as_secs().to_string();
    let mut crowd =
        node(folder).args(["crowd.js", &port, &clients.to_string(), &seconds]).stdout(Stdio::piped()).spawn()?;
    let mut said = Vec::new();
    crowd.stdout.take().context("its output is piped")?.read_to_end(&mut said)?;
    let crowd_used = cpu(crowd.id()).map(|it| it.user + it.system);
    crowd.wait()?;
    let after = cpu(server.0.id())?;
    let said: Value = serde_json::from_slice(&said).context("the crowd said nothing")?;
    let figure = |name: &str| said[name].as_f64().unwrap_or_default();
    // All moves, those of the warm-up too: the process is not asked in between.
    let moves = figure("all_moves").max(1.0);
    let cost = |time: Duration| time.as_secs_f64() * 1e6 / moves;
    Ok(Figures {
        server: "boardgame.io",
        game: "a small one".to_owned(),
        clients,
        moves_per_s: figure("moves_per_s"),
        p50_ms: figure("p50_ms"),
        p99_ms: figure("p99_ms"),
        cpu: (cost(after.user.saturating_sub(before.user)), cost(after.system.saturating_sub(before.system))),
        crowd: crowd_used.map_or(0.0, cost),
    })
}

fn node(folder: &Path) -> Command {
    let mut node = Command::new("node");
    node.current_dir(folder);
    node
}
