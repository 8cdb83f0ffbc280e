//! A terminal in tmux, with this program in it.

use std::{
    path::Path,
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

/// One terminal; it is gone when this is dropped.
pub(crate) struct Pane {
    server: String,
}

impl Pane {
    /// Is tmux there?
    pub(crate) fn is_possible() -> bool {
        Command::new("tmux").arg("-V").output().is_ok_and(|it| it.status.success())
    }

    /// Opens a terminal of this size and runs the program; how it ended and how the terminal was left are written below.
    pub(crate) fn open((width, height): (u16, u16), set: &str, words: &str, data: &Path) -> Pane {
        static OPENED: AtomicUsize = AtomicUsize::new(0);
        let number = OPENED.fetch_add(1, Ordering::Relaxed);
        let pane = Pane { server: format!("serai-{}-{number}", std::process::id()) };
        let program = env!("CARGO_BIN_EXE_caravanserai");
        let set = format!("SERAI_TRIAL=1 RUST_BACKTRACE=0 XDG_DATA_HOME={} {set}", data.display());
        let command = format!("env {set} {program} {words}; echo left with $?; stty -a; exec sleep 600");
        let size = [&*width.to_string(), &*height.to_string()].map(str::to_owned);
        let output = Command::new("tmux")
            .args(["-L", &pane.server, "-f", "/dev/null", "new-session", "-d", "-x", &size[0], "-y", &size[1]])
            .arg(command)
            .env_remove("NO_COLOR")
            .env("TERM", "xterm")
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        pane
    }

    fn tmux(&self, words: &[&str]) -> String {
        let output = Command::new("tmux").args(["-u", "-L", &self.server]).args(words).output().unwrap();
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// The text on the screen.
    pub(crate) fn seen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// The same with its colours.
    pub(crate) fn coloured(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-e"])
    }

    pub(crate) fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    pub(crate) fn resize(&self, width: u16, height: u16) {
        self.tmux(&["resize-window", "-x", &width.to_string(), "-y", &height.to_string()]);
    }

    /// Sends a signal to the program.
    pub(crate) fn kill(&self, signal: &str) {
        let shell = self.tmux(&["display-message", "-p", "#{pane_pid}"]);
        let children = Command::new("pgrep").args(["-P", shell.trim()]).output().unwrap();
        let child = String::from_utf8_lossy(&children.stdout).trim().to_owned();
        assert!(Command::new("kill").args([&format!("-{signal}"), &child]).status().unwrap().success(), "{child}");
    }

    /// Repeats this until the text is on the screen.
    pub(crate) fn until(&self, text: &str, again: impl Fn()) {
        assert!(self.until_so(|seen| seen.contains(text), again), "no “{text}” in\n{}", self.seen());
    }

    /// Repeats this until the screen is as wanted; false if it never is.
    pub(crate) fn until_so(&self, is_so: impl Fn(&str) -> bool, again: impl Fn()) -> bool {
        let start = Instant::now();
        loop {
            if is_so(&self.seen()) {
                return true;
            }
            if start.elapsed() > Duration::from_mins(4) {
                return false;
            }
            again();
            thread::sleep(Duration::from_millis(60));
        }
    }
}

impl Drop for Pane {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}
