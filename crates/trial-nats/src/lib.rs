//! NATS of Debian's package for tests: on a free port of this machine, gone with the test.
//!
//! ```no_run
//! // `None` if the tests run without a shared database: WITHOUT=postgres.
//! if let Some(nats) = trial_nats::Nats::start() {
//!     assert!(nats.url().starts_with("nats://127.0.0.1:"));
//! }
//! ```

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::TcpListener,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::OnceLock,
};

/// Follows commands line by line. When the test's process has ended, however it ended, so does the input; then it stops the
/// server.
const SCRIPT: &str = r#"
    start() {
        "$1" -a 127.0.0.1 -p "$2" "${@:3}" >/dev/null 2>&1 </dev/null &
        server=$!
        n=0
        until (exec 3<>"/dev/tcp/127.0.0.1/$2") 2>/dev/null; do
            n=$((n + 1))
            if [ $n -gt 200 ]; then exit 1; fi
            sleep 0.05
        done
    }
    stop() { kill -9 "$server"; wait "$server" 2>/dev/null; }
    start "$@"
    echo done
    while read -r what; do
        case $what in
            stop) stop ;;
            start) start "$@" ;;
        esac
        echo done
    done
    stop
"#;

/// A server of our own.
pub struct Nats {
    port: u16,
    keeper: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Nats {
    /// Starts a server; `None` if the tests are to run without.
    ///
    /// # Panics
    ///
    /// If it is not installed or does not start.
    pub fn start() -> Option<Nats> {
        Nats::start_with(&[])
    }

    /// Starts a server that wants a name and a password; `None` if the tests are to run without.
    ///
    /// # Panics
    ///
    /// If it is not installed or does not start.
    pub fn start_guarded(name: &str, password: &str) -> Option<Nats> {
        Nats::start_with(&["--user", name, "--pass", password])
    }

    fn start_with(options: &[&str]) -> Option<Nats> {
        if std::env::var("WITHOUT").is_ok_and(|parts| parts.split(',').any(|part| part == "postgres")) {
            return None;
        }
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("there is a free port");
        let port = free.port();
        let mut command = Command::new("bash");
        // Debian installs it in `/usr/sbin`, which other users than root may not have on their path.
        let path = format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default());
        command.args(["-c", SCRIPT, "bash", "nats-server", &port.to_string()]).args(options).env("PATH", path);
        let mut keeper = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("`bash` runs");
        let (orders, answers) = (keeper.stdin.take(), keeper.stdout.take());
        let (orders, answers) = orders.zip(answers).expect("both are piped");
        let mut nats = Nats { port, keeper, orders, answers: BufReader::new(answers) };
        nats.heed();
        Some(nats)
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Tells it to `stop`, as if killed, or to `start` again.
    ///
    /// # Panics
    ///
    /// If it does not do so.
    pub fn tell(&mut self, what: &str) {
        writeln!(self.orders, "{what}").expect("it listens");
        self.heed();
    }

    fn heed(&mut self) {
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("it answers");
        let hint = "install `nats-server`, or leave these tests out with WITHOUT=postgres";
        assert_eq!(answer, "done\n", "NATS does not start ({hint}): {:?}", self.keeper.try_wait());
    }
}

/// The address of a server that all tests of this program share.
pub fn shared() -> Option<String> {
    static SERVER: OnceLock<Option<Nats>> = OnceLock::new();
    SERVER.get_or_init(Nats::start).as_ref().map(Nats::url)
}
