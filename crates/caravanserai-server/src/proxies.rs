//! Proxies in front of the house that are trusted to say where a request comes from.

use std::{fmt, net::IpAddr, str::FromStr};

use axum::http::{HeaderMap, HeaderValue};
use ipnet::IpNet;
use thiserror::Error;

/// Who may say where a request comes from, and how it is said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies {
    /// The addresses of the proxies.
    pub trusted: Vec<Network>,
    /// The header they set. Only this one is read: a proxy passes on any other as the client wrote it.
    pub header: ProxyHeader,
}

/// An address, or a network such as `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network(IpNet);

/// The text is no address or network, or names no header that we know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("unknown")]
pub struct UnknownProxy;

impl Network {
    pub(crate) fn net(self) -> IpNet {
        self.0
    }
}

impl FromStr for Network {
    type Err = UnknownProxy;

    fn from_str(text: &str) -> Result<Network, UnknownProxy> {
        let alone = || text.parse::<IpAddr>().map(IpNet::from);
        text.parse().or_else(|_| alone()).map(Network).map_err(|_| UnknownProxy)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The header in which a proxy says where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProxyHeader {
    /// `X-Forwarded-For`.
    #[default]
    XForwardedFor,
    /// `Forwarded`, RFC 7239.
    Forwarded,
}

impl FromStr for ProxyHeader {
    type Err = UnknownProxy;

    fn from_str(text: &str) -> Result<ProxyHeader, UnknownProxy> {
        match text.to_ascii_lowercase().as_str() {
            "x-forwarded-for" => Ok(ProxyHeader::XForwardedFor),
            "forwarded" => Ok(ProxyHeader::Forwarded),
            _ => Err(UnknownProxy),
        }
    }
}

impl fmt::Display for ProxyHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ProxyHeader::XForwardedFor => "x-forwarded-for",
            ProxyHeader::Forwarded => "forwarded",
        })
    }
}

impl Proxies {
    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.0.contains(&address.to_canonical()))
    }

    /// The client behind a request that came from this neighbour. Each proxy appends its own neighbour, so we go back from the
    /// end, past all proxies we trust. Anything before that may be forged.
    pub(crate) fn client(&self, neighbour: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = neighbour.to_canonical();
        for hop in self.hops(headers).into_iter().rev() {
            if !self.trust(client) {
                break;
            }
            // If a trusted proxy could not name its neighbour, the proxy itself counts as the client.
            let Some(address) = hop else { break };
            client = address.to_canonical();
        }
        client
    }

    /// All hops of a request, the nearest last; `None` for a hop that is not named by an address.
    fn hops(&self, headers: &HeaderMap) -> Vec<Option<IpAddr>> {
        let name = self.header.to_string();
        let values = headers.get_all(&name).iter().map(HeaderValue::as_bytes);
        // The proxy appends to what the client wrote, which may be no text: that makes only its own hops unreadable.
        let hops = values.flat_map(|value| value.split(|byte| *byte == b',')).map(|hop| str::from_utf8(hop).ok());
        let read = |hop: &str| match self.header {
            ProxyHeader::XForwardedFor => address(hop),
            ProxyHeader::Forwarded => hop.split(';').find_map(named).and_then(address),
        };
        hops.map(|hop| hop.and_then(read)).collect()
    }
}

/// The value of `for=` in one part of a `Forwarded` header.
fn named(pair: &str) -> Option<&str> {
    let (name, value) = pair.trim().split_once('=')?;
    name.eq_ignore_ascii_case("for").then(|| value.trim_matches('"'))
}

/// An address, alone or with a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.split(']').next());
    let before_port = || text.rsplit_once(':').and_then(|(address, _)| address.parse().ok());
    bare.unwrap_or(text).parse().ok().or_else(before_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(header: ProxyHeader, neighbour: &str, said: &[(&'static str, &str)]) -> String {
        let trusted = ["10.0.0.0/8", "::1"].map(|network| network.parse().unwrap()).to_vec();
        let mut headers = HeaderMap::new();
        for (name, value) in said {
            headers.append(*name, HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        Proxies { trusted, header }.client(neighbour.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_proxies_that_are_trusted_are_believed() {
        let at = |neighbour, value| client(ProxyHeader::XForwardedFor, neighbour, &[("x-forwarded-for", value)]);
        assert_eq!(at("10.1.1.1", "203.0.113.7"), "203.0.113.7");
        assert_eq!(at("203.0.113.9", "203.0.113.7"), "203.0.113.9", "a stranger says what they like");
        assert_eq!(at("10.1.1.1", "192.0.2.1, 203.0.113.7"), "203.0.113.7", "the client wrote the first");
        assert_eq!(at("10.1.1.1", "192.0.2.1, 203.0.113.7, 10.2.2.2"), "203.0.113.7", "two proxies");
        assert_eq!(at("::1", "2001:db8::1"), "2001:db8::1");
        assert_eq!(at("10.1.1.1", "nonsense"), "10.1.1.1");
        assert_eq!(client(ProxyHeader::XForwardedFor, "10.1.1.1", &[]), "10.1.1.1");
    }

    #[test]
    fn what_the_client_wrote_hides_nothing_of_what_the_proxy_adds() {
        let both = [ProxyHeader::XForwardedFor, ProxyHeader::Forwarded];
        let said = [("x-forwarded-for", "é, 203.0.113.7"), ("forwarded", "for=é;by=é, for=203.0.113.7")];
        assert_eq!(both.map(|header| client(header, "10.1.1.1", &said)), ["203.0.113.7", "203.0.113.7"]);
        assert_eq!(
            client(ProxyHeader::XForwardedFor, "10.1.1.1", &[("x-forwarded-for", "203.0.113.7, é")]),
            "10.1.1.1"
        );
    }

    #[test]
    fn only_the_header_that_the_proxy_sets_is_read() {
        let both = [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=203.0.113.7")];
        assert_eq!(client(ProxyHeader::XForwardedFor, "10.1.1.1", &both), "192.0.2.1");
        assert_eq!(client(ProxyHeader::Forwarded, "10.1.1.1", &both), "203.0.113.7");
    }

    #[test]
    fn forwarded_names_addresses_in_many_ways() {
        let at = |value| client(ProxyHeader::Forwarded, "10.1.1.1", &[("forwarded", value)]);
        assert_eq!(at(r#"proto=https;for="[2001:db8::17]:4711""#), "2001:db8::17");
        assert_eq!(at("for=192.0.2.1, For=203.0.113.7:80;by=10.1.1.1"), "203.0.113.7");
        assert_eq!(at("for=_hidden"), "10.1.1.1", "somebody behind the proxy");
    }
}
