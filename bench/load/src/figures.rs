//! Figures of one crowd, as a row.

use std::{fmt, time::Duration};

/// The heading above all rows.
pub(crate) const HEADING: &str =
    "server            game                  clients   moves/s   p50 ms   p99 ms  CPU µs/move   user    sys  crowd";

/// What one crowd measured.
#[derive(Default)]
pub(crate) struct Figures {
    pub(crate) server: &'static str,
    pub(crate) game: String,
    pub(crate) clients: usize,
    pub(crate) moves_per_s: f64,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    /// Of the server's process: in its own code and in the system, in microseconds a move.
    pub(crate) cpu: (f64, f64),
    /// Of the crowd's process, which shares the machine, in microseconds a move.
    pub(crate) crowd: f64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { server, game, clients, moves_per_s, p50_ms, p99_ms, cpu: (user, sys), crowd } = self;
        write!(f, "{server:<17} {game:<21} {clients:>7} {moves_per_s:>9.0} {p50_ms:>8.2} {p99_ms:>8.2}")?;
        write!(f, " {:>12.0} {user:>6.0} {sys:>6.0} {crowd:>6.0}", user + sys)
    }
}

/// The time below which this share of all times lies, in milliseconds.
pub(crate) fn percentile(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "a place in a list")]
    let at = (times.len() as f64 * share) as usize;
    times.get(at.min(times.len().saturating_sub(1))).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}

/// This count in this time, per second.
#[allow(clippy::cast_precision_loss, reason = "no count comes near what a float holds exactly")]
pub(crate) fn per_second(count: usize, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64()
}
