use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender},
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use tabletop::Ranking;
use tabletop_host::Outside;

use crate::complain;

/// The longest line an answer may be.
const LONGEST: u64 = 64 * 1024;
/// How often a program that broke down is started again in one game.
const STARTS: u32 = 3;
/// How many complaints about it are written in one game.
const COMPLAINTS: u32 = 3;

/// A program that plays: a question is a line of JSON on its standard input, its answer a line on its standard output.
pub(super) struct Program {
    command: String,
    patience: Duration,
    running: Option<Running>,
    starts: u32,
    forfeits: u32,
}

struct Running {
    child: Child,
    input: SyncSender<String>,
    answers: Receiver<String>,
}

impl Program {
    pub(super) fn new(command: &str, patience: Duration) -> Program {
        Program { command: command.to_owned(), patience, running: None, starts: 0, forfeits: 0 }
    }

    fn start(&mut self) -> Result<(), String> {
        if self.starts >= STARTS {
            return Err(format!("it broke down {STARTS} times in this game and is not started again"));
        }
        self.starts += 1;
        let mut words = self.command.split_ascii_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|why| format!("it cannot be started: {why}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("it has no input or output".into());
        };
        // Reading and writing each wait on a thread of their own, so that nothing it does can hold up the arena.
        let (questions, to_write) = mpsc::sync_channel(2);
        let (read, answers) = mpsc::sync_channel(2);
        thread::spawn(move || write_on(input, &to_write));
        thread::spawn(move || read_on(output, &read));
        self.running = Some(Running { child, input: questions, answers });
        Ok(())
    }

    fn stop(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.child.kill();
            let _ = running.child.wait();
        }
    }

    /// Tells the program how the game ended and stops it. Returns how many decisions it forfeited.
    pub(super) fn end(&mut self, ranking: &Ranking) -> u32 {
        if let Some(running) = &mut self.running {
            let line = json!({"type": "end", "places": ranking}).to_string();
            let _ = running.input.try_send(line);
            for _ in 0..20 {
                if !matches!(running.child.try_wait(), Ok(None)) {
                    break;
                }
                thread::sleep(Duration::from_millis(5));
            }
        }
        self.stop();
        self.forfeits
    }
}

impl Outside for Program {
    fn answer(&mut self, question: &Value) -> Result<String, String> {
        if self.running.is_none() {
            self.start()?;
        }
        let Some(running) = &mut self.running else { return Err("it does not run".into()) };
        // Lines it wrote before the question are no answers.
        while running.answers.try_recv().is_ok() {}
        if running.input.try_send(question.to_string()).is_err() {
            self.stop();
            return Err("it takes no questions: it crashed, or does not read its input".into());
        }
        match running.answers.recv_timeout(self.patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => {
                self.stop();
                Err(format!("it said nothing for {} ms", self.patience.as_millis()))
            }
            Err(RecvTimeoutError::Disconnected) => {
                self.stop();
                Err("it crashed, or closed its output".into())
            }
        }
    }

    fn forfeits(&mut self, why: &str) {
        self.forfeits += 1;
        if self.forfeits <= COMPLAINTS {
            complain(&format!("`{}` forfeits a decision, a random answer is played for it: {why}", self.command));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.stop();
    }
}

fn write_on(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            break;
        }
    }
}

fn read_on(output: ChildStdout, answers: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        if answers.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            break;
        }
    }
}
