//! Rate limits.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// So many at once, and then one more after every such time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until there is one more.
    pub every: Duration,
}

impl Rate {
    /// More than anybody can do.
    pub(crate) const NONE: Rate = Rate { burst: 1_000_000, every: Duration::from_nanos(1) };
}

/// What is left to one address or person: kept as the time when the allowance will be whole again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    whole: Instant,
}

impl Allowance {
    pub(crate) fn new(now: Instant) -> Allowance {
        Allowance { whole: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let after = self.whole.max(now) + rate.every;
        let fits = after.duration_since(now) <= rate.every * rate.burst;
        if fits {
            self.whole = after;
        }
        fits
    }
}

/// Everybody who is limited in one thing, by address or by name.
pub(crate) struct Limit {
    rate: Rate,
    known: Mutex<HashMap<String, Allowance>>,
}

/// How many are remembered before whole allowances are forgotten.
const REMEMBERED: usize = 10_000;

impl Limit {
    pub(crate) fn new(rate: Rate) -> Limit {
        Limit { rate, known: Mutex::new(HashMap::new()) }
    }

    /// May this address or person do it once more?
    pub(crate) fn allows(&self, who: &str) -> bool {
        let now = Instant::now();
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > REMEMBERED {
            known.retain(|_, allowance| allowance.whole > now);
        }
        known.entry(who.to_owned()).or_insert_with(|| Allowance::new(now)).take(self.rate, now)
    }
}

/// An address as limits see it: of IPv6 the whole network, because that is what a client has.
pub(crate) fn neighbourhood(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_one_at_a_time() {
        let rate = Rate { burst: 3, every: Duration::from_secs(10) };
        let now = Instant::now();
        let mut one = Allowance::new(now);
        let passed: Vec<bool> = (0..4).map(|_| one.take(rate, now)).collect();
        assert_eq!(passed, [true, true, true, false]);
        let later = now + Duration::from_secs(10);
        assert!(one.take(rate, later), "one has come back");
        assert!(!one.take(rate, later), "but only one");
        assert!(one.take(rate, now + Duration::from_hours(1)));
    }

    #[test]
    fn everyone_has_their_own_allowance() {
        let limit = Limit::new(Rate { burst: 1, every: Duration::from_hours(1) });
        assert!(limit.allows("one") && limit.allows("other"));
        assert!(!limit.allows("one"));
    }

    #[test]
    fn an_address_of_ipv6_counts_with_its_network() {
        let of = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
