//! All metrics as one page of text.

use std::fmt::Write as _;

use super::{
    COMMITS, FAILURES, FORFEITED, FROZEN, HURRIED, Histogram, Kinds, LOST_COMMITS, MOVES, PUT_AWAY, REFUSALS, REQUESTS,
    STORED, TOLD,
};
use crate::house::{House, SOCKETS};

/// A page of figures being written.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, about: &str) {
        let _ = writeln!(self.0, "# HELP caravanserai_{name} {about}\n# TYPE caravanserai_{name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &str, figure: impl std::fmt::Display) {
        let _ = writeln!(self.0, "caravanserai_{name}{labels} {figure}");
    }

    fn counter(&mut self, name: &str, about: &str, figure: u64) {
        self.head(name, "counter", about);
        self.line(name, "", figure);
    }

    fn gauge(&mut self, name: &str, about: &str, figure: impl Into<u64>) {
        self.head(name, "gauge", about);
        self.line(name, "", figure.into());
    }

    fn kinds(&mut self, name: &str, about: &str, kinds: &Kinds) {
        self.head(name, "counter", about);
        for (kind, count) in kinds.all() {
            self.line(name, &format!("{{code=\"{kind}\"}}"), count);
        }
    }

    /// A histogram whose values are in parts of a unit; `parts` of them make one.
    #[expect(clippy::cast_precision_loss, reason = "whoever reads the page reads such numbers")]
    fn histogram<const N: usize>(&mut self, name: &str, about: &str, of: &Histogram<N>, parts: f64) {
        self.head(name, "histogram", about);
        let (up_to, count, sum) = of.all();
        for (bound, count) in up_to {
            self.line(&format!("{name}_bucket"), &format!("{{le=\"{}\"}}", bound as f64 / parts), count);
        }
        self.line(&format!("{name}_bucket"), "{le=\"+Inf\"}", count);
        self.line(&format!("{name}_sum"), "", sum as f64 / parts);
        self.line(&format!("{name}_count"), "", count);
    }
}

/// The metrics as they are now.
pub(super) fn page(house: &House) -> String {
    let mut page = Page::default();
    page.head("build_info", "gauge", "Always 1; the label says which version runs.");
    page.line("build_info", &format!("{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1);
    page.head("requests_total", "counter", "Requests answered, by kind of status.");
    for (counter, class) in REQUESTS.iter().zip(1..) {
        page.line("requests_total", &format!("{{status=\"{class}xx\"}}"), counter.get());
    }
    page.kinds("failures_total", "Requests not granted, by code.", &FAILURES);
    page.kinds("refusals_total", "Things said at a table that were not taken, by code.", &REFUSALS);
    page.counter("moves_total", "Steps played and stored.", MOVES.get());
    let micros = 1_000_000.0;
    page.histogram("stored_seconds", "From a step played to a step stored.", &STORED, micros);
    page.histogram("told_seconds", "From an answer heard to everybody told.", &TOLD, micros);
    page.histogram("commit_writes", "Writes per commit.", &COMMITS, 1.0);
    page.counter("commit_failures_total", "Commits that failed; what they held was refused.", LOST_COMMITS.get());
    page.counter("tables_put_away_total", "Tables put away because nothing happened there.", PUT_AWAY.get());
    page.gauge("tables_frozen", "Games under way, at the start, that a change of rules has stopped.", FROZEN.get());
    page.gauge("tables_in_memory", "Tables that are taken out now.", house.hall.tables_out() as u64);
    let sockets = SOCKETS as usize - house.sockets.available_permits();
    page.gauge("sockets", "Sockets and streams open now.", sockets as u64);
    page.gauge("connections", "Connections open now.", house.door.connections() as u64);
    let (waiting, thinking) = house.hall.bots();
    page.gauge("bots_waiting", "Questions that wait to be thought about.", waiting as u64);
    page.gauge("bots_thinking", "Questions that are thought about now.", thinking as u64);
    let hurried = "Answers bots gave at first sight, because they were due before they had thought.";
    page.counter("bots_hurried_total", hurried, HURRIED.get());
    let forfeited = "Answers bots forfeited because they failed: any legal one was given.";
    page.counter("bots_forfeited_total", forfeited, FORFEITED.get());
    page.gauge("store_up", "1 if it can be stored what is played.", house.store.is_up());
    page.gauge("closing", "1 if the house is about to close.", house.is_closing());
    if let Some((connected, sure, processes)) = house.hall.neighbours() {
        page.gauge("bus_up", "1 if other processes can be reached.", connected);
        page.gauge("lease_sure", "1 if the lease is renewed and it is known who lives.", sure);
        page.gauge("processes", "Processes of this house that live, this one among them.", processes as u64);
    }
    page.0
}
