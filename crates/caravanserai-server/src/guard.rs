//! The checks that every request must pass, and the headers that every answer carries.

use std::{
    net::{Ipv4Addr, Ipv6Addr},
    sync::Arc,
    time::Duration,
};

use axum::{
    extract::{FromRequestParts as _, Request, State},
    http::{HeaderMap, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use tokio::time::sleep;

use crate::{
    door::Arrival,
    failure::Failure,
    house::House,
    limits::{Act, neighbourhood},
    metrics,
    store::Person,
    tongue::language,
    visitor::{Address, Visitor},
};

/// How long the answer to a refused request is delayed.
const REFUSED_AFTER: Duration = Duration::from_millis(100);
/// How long somebody waits who wants to their table while their network asks too much.
const KNOCK: Duration = Duration::from_millis(300);
/// What monitoring may ask under any host name.
const OPEN_TO_ALL: [&str; 3] = ["/health", "/ready", "/metrics"];
/// Suffixes of host names in a private network.
const WITHIN: [&str; 4] = [".local", ".lan", ".internal", ".home.arpa"];

/// A page may load what this server gives it and nothing else.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

const HEADERS: [(header::HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
];

/// Refuses requests from pages of other sites, requests under host names that are not ours, and clients over the rate limit.
/// Words failures in the visitor's language, and sets the security headers.
pub(crate) async fn guard(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let language = language(request.headers());
    let leaves = request.extensions().get::<Arrival>().is_some_and(|arrival| arrival.on_doorstep);
    let mut response = match admit(&house, &mut request).await {
        Ok(()) => next.run(request).await,
        Err(failure) => {
            // Waiting costs no work, but slows down a client that floods the house, so that others get its time.
            sleep(REFUSED_AFTER).await;
            failure.into_response()
        }
    };
    if let Some(failure) = response.extensions_mut().remove::<Failure>() {
        response = failure.response(language);
        if leaves {
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
    }
    metrics::count_request(response.status().as_u16());
    response.headers_mut().extend(HEADERS);
    if api {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Lets a request in, or says why not. It notes in the request where it comes from.
async fn admit(house: &Arc<House>, request: &mut Request) -> Result<(), Failure> {
    let arrival = request.extensions().get::<Arrival>().expect("the door says how every request came in").clone();
    let client = house.config.proxies.client(arrival.from.ip(), request.headers());
    let address = Address(neighbourhood(client).into());
    request.extensions_mut().insert(address.clone());
    let path = request.uri().path();
    if OPEN_TO_ALL.contains(&path) {
        // Whoever watches over the house from this machine or from a proxy gets an answer at any time.
        let is_near = client.is_loopback() || house.config.proxies.trust(client);
        return if is_near || address.may(house, Act::Fetch, None) { Ok(()) } else { Err(Failure::ManyRequests) };
    }
    let known = &house.config.origins;
    let hosts = hosts(request);
    // With two names, this check and a proxy could each believe another.
    if hosts.len() > 1 || !hosts.iter().all(|host| is_our_name(host, known)) {
        return Err(Failure::OtherHost);
    }
    if !at_home(request.headers(), hosts.first().map(String::as_str), known) {
        return Err(Failure::OtherSite);
    }
    let act = if path.starts_with("/api/") { Act::Ask } else { Act::Fetch };
    if !address.may(house, act, None) {
        if !leads_to_a_table(path) {
            return Err(Failure::ManyRequests);
        }
        // To look up who it is costs more than to refuse them, so whoever asks waits first.
        sleep(KNOCK).await;
        let person = sender(house, request).await?;
        if !address.insists(house, person.as_ref()).await? {
            return Err(Failure::ManyRequests);
        }
    }
    // People who have a chair at some table are let in even when the house is full.
    if arrival.on_doorstep {
        let person = sender(house, request).await?.ok_or(Failure::Full)?;
        if !house.store.sits(&person.id).await? {
            return Err(Failure::Full);
        }
    }
    Ok(())
}

/// Whether a player needs this for their game: they get it although their neighbours have asked too much.
fn leads_to_a_table(path: &str) -> bool {
    path.starts_with("/api/v1/tables/") && ["/socket", "/stream", "/say"].iter().any(|end| path.ends_with(end))
}

/// Who sends this request.
async fn sender(house: &Arc<House>, request: &mut Request) -> Result<Option<Person>, Failure> {
    let (mut parts, body) = std::mem::take(request).into_parts();
    let visitor = Visitor::from_request_parts(&mut parts, house).await;
    *request = Request::from_parts(parts, body);
    visitor.map(|Visitor(person)| person)
}

/// All names under which a request addresses us, in small letters: in its `Host` headers, and in its first line, where proxies
/// are addressed so. Programs that speak HTTP/1.0 need not name us.
fn hosts(request: &Request) -> Vec<String> {
    let headers = request.headers().get_all(header::HOST).iter().map(HeaderValue::as_bytes);
    let named = request.uri().authority().map(|authority| authority.as_str().as_bytes());
    let mut hosts: Vec<String> =
        headers.chain(named).map(|host| String::from_utf8_lossy(host).to_ascii_lowercase()).collect();
    hosts.dedup();
    hosts
}

/// Whether this is a name of ours. A foreign name that resolves to this machine would let foreign pages in (DNS rebinding), so
/// only names of the house, IP addresses and, without configured origins, names of a private network are accepted.
fn is_our_name(host: &str, origins: &[String]) -> bool {
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()));
    let name = name.map_or(host, |(name, _)| name);
    let in_brackets = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let in_figures = in_brackets.is_some_and(|it| it.parse::<Ipv6Addr>().is_ok()) || name.parse::<Ipv4Addr>().is_ok();
    let within = host.is_ascii() && (!name.contains(['.', '[']) || WITHIN.iter().any(|end| name.ends_with(end)));
    in_figures || name == "localhost" || is_named(host, origins) || (origins.is_empty() && within)
}

/// Whether one of these origins has this name.
fn is_named(host: &str, origins: &[String]) -> bool {
    let has = |(scheme, name): (&str, String)| name == without_port(scheme, host);
    origins.iter().filter_map(|origin| parts(origin)).any(has)
}

/// The scheme of an origin and its name in small letters, without the port that the scheme has anyway.
fn parts(origin: &str) -> Option<(&str, String)> {
    let (scheme, after) = origin.split_once("://").filter(|(scheme, _)| ["http", "https"].contains(scheme))?;
    let authority = after.split('/').next()?.to_ascii_lowercase();
    Some((scheme, without_port(scheme, &authority).to_owned()))
}

fn without_port<'a>(scheme: &str, authority: &'a str) -> &'a str {
    authority.strip_suffix(if scheme == "https" { ":443" } else { ":80" }).unwrap_or(authority)
}

/// Whether a page of ours, or a program, sent it. Browsers send `Origin` with requests that change something and with sockets.
/// Under a name that the host has configured, a page must have come by the scheme that goes with it: on the way to `http://`
/// anybody can put their own page there.
fn at_home(headers: &HeaderMap, host: Option<&str>, origins: &[String]) -> bool {
    headers.get_all(header::ORIGIN).iter().all(|origin| {
        let Some((scheme, name)) = origin.to_str().ok().and_then(parts) else { return false };
        let ours = host.is_some_and(|host| !is_named(host, origins) && name == without_port(scheme, host));
        ours || origins.iter().any(|known| parts(known).as_ref() == Some(&(scheme, name.clone())))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(host: &str, origin: Option<&str>) -> bool {
        let headers = origin.map(|origin| (header::ORIGIN, HeaderValue::from_str(origin).unwrap()));
        at_home(&HeaderMap::from_iter(headers), Some(host), &["https://front.example".to_owned()])
    }

    fn from(origin: Option<&str>) -> bool {
        at("inn.example:8080", origin)
    }

    #[test]
    fn only_our_own_pages_and_programs_may_act() {
        assert!(from(None), "a program names no origin");
        assert!(from(Some("http://inn.example:8080")) && from(Some("https://INN.example:8080")));
        assert!(from(Some("https://front.example")), "the host of the house has named it");
        for other in ["null", "http://inn.example", "http://evil.example", "http://inn.example:8080.evil.example"] {
            assert!(!from(Some(other)), "{other}");
        }
    }

    #[test]
    fn a_page_has_to_come_by_the_scheme_that_the_host_has_named() {
        for host in ["front.example", "front.example:443"] {
            assert!(at(host, Some("https://front.example")) && at(host, Some("https://front.example:443")));
            for other in ["http://front.example", "http://front.example:443", "https://front.example:8443"] {
                assert!(!at(host, Some(other)), "{other}");
            }
        }
        assert!(at("192.168.1.7", Some("http://192.168.1.7")), "under its address a house has no certificate");
    }

    #[test]
    fn a_request_names_one_house() {
        let names = |uri: &str, named: &[&'static str]| {
            let mut request = Request::builder().uri(uri);
            for host in named {
                request = request.header(header::HOST, *host);
            }
            hosts(&request.body(axum::body::Body::empty()).unwrap()).len()
        };
        assert_eq!(names("/", &[]), 0);
        assert_eq!(names("/", &["inn"]), 1);
        assert_eq!(names("http://inn/", &["INN"]), 1);
        assert_eq!(names("/", &["inn", "evil.example"]), 2);
        assert_eq!(names("http://evil.example/", &["inn"]), 2);
    }

    #[test]
    fn only_names_of_the_house_lead_to_it() {
        let leads = |host: &str, origins: &[&str]| {
            is_our_name(&host.to_ascii_lowercase(), &origins.iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        for ours in ["127.0.0.1:8080", "[::1]:8080", "192.168.1.7", "localhost:8080", "Inn.local:80", "inn"] {
            assert!(leads(ours, &[]), "{ours}");
        }
        assert!(!leads("evil.example", &[]), "a name in the world must be named by the host");
        for odd in ["[evil.example", "[evil]", "[evil.example]:80", "[::1"] {
            assert!(!leads(odd, &[]), "{odd}");
        }
        let named = ["https://games.example/", "http://inn.example:8080"];
        assert!(leads("games.example", &named) && leads("INN.example:8080", &named) && leads("127.0.0.1:9", &named));
        assert!(leads("games.example:443", &named), "the port of https");
        for other in [
            "evil.example",
            "games.example.evil.example",
            "inn.example",
            "inn.local",
            "games.example:8080",
            "games.example:80",
        ] {
            assert!(!leads(other, &named), "{other}");
        }
    }
}
