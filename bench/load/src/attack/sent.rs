//! Attackers who were sent, as a process that is gone with this.

use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use anyhow::{Context as _, ensure};

use super::Attack;

/// How an attack went, as far as the attackers can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Went {
    /// As it should have.
    Strong,
    /// It was less than it should have been.
    Weak,
    /// They were granted what nobody may have.
    Through,
}

impl Went {
    const ALL: [Went; 3] = [Went::Strong, Went::Weak, Went::Through];

    pub(super) fn if_strong(strong: bool) -> Went {
        if strong { Went::Strong } else { Went::Weak }
    }

    pub(super) fn word(self) -> &'static str {
        match self {
            Went::Strong => "strong",
            Went::Weak => "weak",
            Went::Through => "through",
        }
    }
}

pub(super) struct Attackers {
    process: Process,
    /// They attack until this is closed.
    input: ChildStdin,
    said: BufReader<ChildStdout>,
}

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Attackers {
    /// Sends them, and waits until all of them attack. They give way to house and players, who would not share a machine with
    /// them elsewhere.
    pub(super) fn send(attack: Attack, house: SocketAddr, table: &str, long: &str) -> anyhow::Result<Attackers> {
        let mut nice = Command::new("nice");
        nice.args(["-n", "19"]).arg(std::env::current_exe()?);
        nice.args(["attacker", attack.name(), &house.to_string(), table, long]);
        let mut child = nice.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("`nice` did not start")?;
        let piped = child.stdin.take().zip(child.stdout.take());
        let process = Process(child);
        let (input, out) = piped.context("both are piped")?;
        let mut attackers = Attackers { process, input, said: BufReader::new(out) };
        ensure!(attackers.hear()? == "ready", "the attackers never came");
        Ok(attackers)
    }

    fn hear(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        self.said.read_line(&mut line)?;
        Ok(line.trim_end().to_owned())
    }

    /// Lets them end; says how it went, and what they did.
    pub(super) fn call_back(self) -> anyhow::Result<(Went, String)> {
        let Attackers { process, input, mut said } = self;
        drop(input);
        let mut line = String::new();
        said.read_line(&mut line)?;
        drop(process);
        let said = line.trim_end().split_once(' ');
        let went = said.and_then(|(word, what)| Some((Went::ALL.into_iter().find(|it| it.word() == word)?, what)));
        let (went, what) = went.context("the attackers did not say what they did")?;
        Ok((went, what.to_owned()))
    }
}
