//! Rate limits: how often a person, and all persons of a network together, may do what costs others something.

use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter, clock::DefaultClock, state::keyed::HashMapStateStore};
use tabletop_host::PersonId;

use crate::{config::Rates, hall::Takes};

/// A burst, and then one more after every such time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until there is one more.
    pub every: Duration,
}

/// How many persons may share a network before they feel each other's limits.
pub(crate) const NEIGHBOURS: u32 = 8;

impl Rate {
    /// No limit at all.
    pub(crate) const NONE: Rate = Rate { burst: u32::MAX, every: Duration::ZERO };

    /// What all persons of a network may do together.
    fn of_network(self) -> Rate {
        Rate { burst: self.burst.saturating_mul(NEIGHBOURS), every: self.every / NEIGHBOURS }
    }

    /// The same as a `Quota`; `None` if there is no limit.
    fn quota(self) -> Option<Quota> {
        Some(Quota::with_period(self.every)?.allow_burst(NonZeroU32::new(self.burst)?))
    }

    /// A limiter for one client alone.
    pub(crate) fn alone(self) -> Option<DefaultDirectRateLimiter> {
        self.quota().map(RateLimiter::direct)
    }
}

/// The limiters of one kind of request, by person or network.
struct Limit {
    known: Option<RateLimiter<String, HashMapStateStore<String>, DefaultClock>>,
    asked: AtomicU32,
}

/// After so many requests, entries whose allowance is full again are dropped.
const SWEEP: u32 = 10_000;

impl Limit {
    fn new(rate: Rate) -> Limit {
        Limit { known: rate.quota().map(RateLimiter::hashmap), asked: AtomicU32::new(0) }
    }

    /// Whether they are still within the limit; counts this attempt.
    fn allows(&self, who: &str) -> bool {
        let Some(known) = &self.known else { return true };
        if self.asked.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            known.retain_recent();
        }
        known.check_key(&who.to_owned()).is_ok()
    }
}

/// One thing, limited by person and by network.
struct Both {
    person: Limit,
    network: Limit,
}

impl Both {
    fn new(rate: Rate) -> Both {
        Both { person: Limit::new(rate), network: Limit::new(rate.of_network()) }
    }

    fn allows(&self, who: &Who<'_>) -> bool {
        who.person.is_none_or(|person| self.person.allows(person.as_str())) && self.network.allows(who.network)
    }
}

/// Who makes a request: the network, and the person if they are known.
#[derive(Clone, Copy)]
pub(crate) struct Who<'a> {
    pub(crate) network: &'a str,
    pub(crate) person: Option<&'a PersonId>,
}

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    /// Any request to the API, by network.
    Ask,
    /// Any other request, for a page, a picture or nothing that there is, by network.
    Fetch,
    /// Becoming a guest, by network.
    Come,
    /// Opening an account, by network.
    SignUp,
    /// Opening a table.
    Open,
    /// Joining one as a listener.
    Join,
    /// Joining as a person who has a chair somewhere, although there is no room: by person alone.
    Return,
    /// Going on as a person who has a chair somewhere, although their network has asked or said too much: by person alone.
    Insist,
    /// Taking a chair, taking another name and the like.
    Change,
    /// Fetching a whole game.
    Retell,
    /// Asking whether an answer would be legal.
    Check,
    /// Asking for a study.
    Study,
    /// Taking back, or answering another's wish to do so.
    TakeBack,
    /// Asking for a bot's advice.
    Advise,
    /// Writing to others.
    Chat,
    /// Saying anything on a socket, by network.
    Speak,
}

impl Act {
    /// What a study counts as.
    pub(crate) fn of_study(takes: Takes) -> Act {
        match takes {
            Takes::Moments => Act::Study,
            Takes::Thought => Act::Advise,
        }
    }
}

/// The limits of everybody.
pub(crate) struct Limits {
    ask: Limit,
    fetch: Limit,
    come: Limit,
    sign_up: Limit,
    open: Both,
    join: Both,
    insist: Limit,
    change: Both,
    retell: Both,
    check: Both,
    study: Both,
    take_back: Both,
    advise: Both,
    chat: Both,
    speak: Limit,
    password: Both,
}

impl Limits {
    pub(crate) fn new(rates: &Rates) -> Limits {
        Limits {
            ask: Limit::new(rates.requests),
            fetch: Limit::new(rates.pages),
            come: Limit::new(rates.guests),
            sign_up: Limit::new(rates.accounts),
            open: Both::new(rates.tables),
            join: Both::new(rates.sockets),
            insist: Limit::new(rates.sockets),
            change: Both::new(rates.changes),
            retell: Both::new(rates.retellings),
            check: Both::new(rates.checks),
            study: Both::new(rates.studies),
            take_back: Both::new(rates.take_backs),
            advise: Both::new(rates.advice),
            chat: Both::new(rates.chat),
            speak: Limit::new(rates.messages.of_network()),
            password: Both::new(rates.passwords),
        }
    }

    /// Whether a password of this account may be tried once more from this network. Names without an account count as well.
    pub(crate) fn allow_password(&self, account: &str, network: &str) -> bool {
        self.password.network.allows(network) && self.password.person.allows(account)
    }

    /// Whether they are still within the limit; counts this attempt.
    pub(crate) fn allow(&self, act: Act, who: Who<'_>) -> bool {
        match act {
            Act::Ask => self.ask.allows(who.network),
            Act::Fetch => self.fetch.allows(who.network),
            Act::Come => self.come.allows(who.network),
            Act::SignUp => self.sign_up.allows(who.network),
            Act::Speak => self.speak.allows(who.network),
            Act::Open => self.open.allows(&who),
            Act::Join => self.join.allows(&who),
            Act::Insist => who.person.is_some_and(|person| self.insist.allows(person.as_str())),
            Act::Return => who.person.is_some_and(|person| self.join.person.allows(person.as_str())),
            Act::Change => self.change.allows(&who),
            Act::Retell => self.retell.allows(&who),
            Act::Check => self.check.allows(&who),
            Act::Study => self.study.allows(&who),
            Act::TakeBack => self.take_back.allows(&who),
            Act::Advise => self.advise.allows(&who),
            Act::Chat => self.chat.allows(&who),
        }
    }
}

/// An address as limits see it: for IPv6 the /64 network, because a client has all of it.
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

    const SLOW: Rate = Rate { burst: 2, every: Duration::from_hours(1) };

    fn limits() -> Limits {
        Limits::new(&Rates { sockets: SLOW, guests: SLOW, ..Rates::NONE })
    }

    #[test]
    fn a_burst_passes_and_then_nothing_for_a_while() {
        let (limits, who) = (limits(), Who { network: "here", person: None });
        let passed: Vec<bool> = (0..3).map(|_| limits.allow(Act::Come, who)).collect();
        assert_eq!(passed, [true, true, false]);
        assert!(limits.allow(Act::Come, Who { network: "there", ..who }), "everyone has an allowance of their own");
        assert!((0..1000).all(|_| limits.allow(Act::Open, who)), "this is not limited");
    }

    #[test]
    fn a_person_is_limited_wherever_they_are_and_a_network_whoever_is_there() {
        let limits = limits();
        let persons: Vec<PersonId> = (0..20).map(|n| format!("person{n:04}").parse().unwrap()).collect();
        let joins = |network, person| limits.allow(Act::Join, Who { network, person: Some(person) });
        assert!(joins("home", &persons[0]) && joins("work", &persons[0]));
        assert!(!joins("train", &persons[0]));
        let passed = persons[1..].iter().filter(|person| joins("home", person)).count();
        assert_eq!(passed, 2 * NEIGHBOURS as usize - 1, "one of the network's was used before");
    }

    #[test]
    fn an_address_of_ipv6_counts_with_its_network() {
        let of = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
