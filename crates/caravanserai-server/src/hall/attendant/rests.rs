//! When a table rests: it drops what it can compute again. Whoever comes back after that is told everything at once, instead of
//! message by message. So the moments must follow from what everybody knows, and not from answers that are still secret.

use std::time::Duration;

use tokio::time::Instant;

/// The time from the last event that all have heard of to the first rest, and from each rest to the next. If a game is over and
/// nobody listens, its table is unloaded after as long.
pub(super) const REST: Duration = Duration::from_secs(20);

/// The rests of a table.
pub(super) struct Rests {
    /// When all were told something last.
    told: Instant,
    /// When it rests next. `None` if nothing at all has happened since it last rested: then a rest would change nothing.
    next: Option<Instant>,
}

impl Rests {
    pub(super) fn new(now: Instant) -> Rests {
        Rests { told: now, next: Some(now + REST) }
    }

    /// When it rests next, if it has to.
    pub(super) fn next(&self) -> Option<Instant> {
        self.next
    }

    /// All were told something.
    pub(super) fn told_all(&mut self, now: Instant) {
        *self = Rests::new(now);
    }

    /// Something happens, perhaps in secret. The moments of rest stay what they are.
    pub(super) fn stir(&mut self, now: Instant) {
        let whole = now.duration_since(self.told).as_millis() / REST.as_millis() + 1;
        self.next.get_or_insert(self.told + REST * u32::try_from(whole).unwrap_or(u32::MAX));
    }

    /// It rests now.
    pub(super) fn rested(&mut self) {
        self.next = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two worlds with the same public course: in one a player answers in secret, in the other nothing happens meanwhile. A
    /// third player who comes and goes is told at once or message by message in both alike.
    #[test]
    fn what_happens_in_secret_does_not_move_the_moments_of_rest() {
        let start = Instant::now();
        let after = |seconds: u64| start + Duration::from_secs(seconds);
        let (mut still, mut busy) = (Rests::new(start), Rests::new(start));
        for second in 1..19 {
            busy.stir(after(second));
        }
        assert_eq!((busy.next(), still.next()), (Some(after(20)), Some(after(20))));
        busy.rested();
        still.rested();
        busy.stir(after(23));
        busy.stir(after(31));
        still.stir(after(31));
        assert_eq!((busy.next(), still.next()), (Some(after(40)), Some(after(40))));
        busy.rested();
        still.rested();
        assert_eq!(still.next(), None, "nothing is to be dropped");
        busy.stir(after(90));
        assert_eq!(busy.next(), Some(after(100)));
        busy.told_all(after(95));
        assert_eq!(busy.next(), Some(after(115)), "what all have heard begins anew");
    }
}
