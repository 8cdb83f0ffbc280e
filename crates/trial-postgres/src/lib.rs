//! `PostgreSQL` of Debian's package for tests: in a temporary folder, on a Unix socket, as another user than root.
//!
//! ```no_run
//! // `None` if the tests are to run without: WITHOUT=postgres.
//! if let Some(url) = trial_postgres::shared() {
//!     assert!(url.starts_with("postgres://"));
//! }
//! ```

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
};

/// Where Debian puts its programs.
const PROGRAMS: &str = "/usr/lib/postgresql/15/bin";

/// Makes a database, then follows commands line by line. When the test's process has ended, however it ended, so does the
/// input; then it stops the database and removes it.
const SCRIPT: &str = r#"
    set -e
    mkdir -m 700 "$1"
    "$2/initdb" -D "$1/data" -A trust -U inn -E UTF8 --no-locale --no-sync >/dev/null
    start() {
        "$2/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c max_connections=300 >>"$1/log" 2>&1 </dev/null &
        until "$2/pg_isready" -q -h "$1" -U inn -d postgres; do sleep 0.05; done
    }
    stop() { "$2/pg_ctl" stop -D "$1/data" -m "$3" -s || true; }
    start "$1" "$2"
    echo done
    while read -r what name; do
        case $what in
            make) "$2/createdb" -h "$1" -U inn "$name" ;;
            stop) stop "$1" "$2" "$name" ;;
            start) start "$1" "$2" ;;
        esac
        echo done
    done
    stop "$1" "$2" immediate
    rm -rf "$1"
"#;

/// A database server of our own.
pub struct Postgres {
    folder: String,
    keeper: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Postgres {
    /// Starts a server; `None` if the tests are to run without.
    ///
    /// # Panics
    ///
    /// If it is not installed or does not start.
    pub fn start() -> Option<Postgres> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        if std::env::var("WITHOUT").is_ok_and(|parts| parts.split(',').any(|part| part == "postgres")) {
            return None;
        }
        let hint = "install `postgresql-15`, or leave these tests out with WITHOUT=postgres";
        assert!(Path::new(PROGRAMS).join("initdb").is_file(), "PostgreSQL 15 is missing: {hint}");
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = format!("/tmp/serai-{}-{number}", std::process::id());
        let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
        let mut command = Command::new(if is_root { "runuser" } else { "sh" });
        if is_root {
            command.args(["-u", "postgres", "--", "sh"]);
        }
        command.args(["-c", SCRIPT, "sh", &folder, PROGRAMS]).current_dir("/tmp");
        let mut keeper = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("`sh` runs");
        let (orders, answers) = (keeper.stdin.take(), keeper.stdout.take());
        let (orders, answers) = orders.zip(answers).expect("both are piped");
        let mut postgres = Postgres { folder, keeper, orders, answers: BufReader::new(answers) };
        postgres.heed();
        Some(postgres)
    }

    /// Tells it to `stop fast`, `stop immediate` or `start`.
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
        assert_eq!(answer, "done\n", "PostgreSQL does not start: {:?}", self.keeper.try_wait());
    }

    /// A fresh database in it.
    pub fn database(&mut self) -> String {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("inn{}", MADE.fetch_add(1, Ordering::Relaxed));
        self.tell(&format!("make {name}"));
        format!("postgres://inn@localhost/{name}?host={}", self.folder)
    }
}

/// A fresh database in the server that all tests of this program share.
pub fn shared() -> Option<String> {
    static SERVER: OnceLock<Option<std::sync::Mutex<Postgres>>> = OnceLock::new();
    let server = SERVER.get_or_init(|| Postgres::start().map(std::sync::Mutex::new)).as_ref()?;
    Some(server.lock().unwrap_or_else(std::sync::PoisonError::into_inner).database())
}
