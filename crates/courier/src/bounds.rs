//! Where requests may be sent (protection against SSRF). Anybody may enter an address, so it must not lead to machines that
//! only the house can reach: its own, those of its network, and the internal services of clouds.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ipnet::IpNet;
use tokio::net::lookup_host;

use crate::Trouble;

/// Where things may be sent besides the public network.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bounds {
    /// Private networks that the host of the house allows.
    pub allowed: Vec<IpNet>,
}

/// A machine that may be connected to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) address: SocketAddr,
    /// Whether it is in a network that the host allows, where nothing has to be encrypted.
    pub(crate) allowed: bool,
}

impl Bounds {
    /// The allowed addresses of a name. The caller must connect to these very addresses: a second lookup of the name might
    /// return others.
    pub(crate) async fn find(&self, host: url::Host<&str>, port: u16) -> Result<Vec<Place>, Trouble> {
        let found: Vec<SocketAddr> = match host {
            url::Host::Ipv4(ip) => vec![(ip, port).into()],
            url::Host::Ipv6(ip) => vec![(ip, port).into()],
            url::Host::Domain(name) => lookup_host((name, port)).await.map_err(|_| Trouble::Unreachable)?.collect(),
        };
        let places: Vec<Place> = found.into_iter().filter_map(|address| self.place(address)).collect();
        if places.is_empty() { Err(Trouble::Forbidden) } else { Ok(places) }
    }

    fn place(&self, address: SocketAddr) -> Option<Place> {
        let ip = address.ip().to_canonical();
        let allowed = self.allowed.iter().any(|network| network.contains(&ip));
        (allowed || is_public(ip)).then_some(Place { address, allowed })
    }
}

/// Whether an address is public, so that anybody can reach it.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let own = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_unspecified() || ip.is_broadcast();
    // Networks of providers, for benchmarks, protocols, documentation and multicast, and reserved ones.
    let apart = a == 0
        || a >= 224
        || (a == 100 && (64..128).contains(&b))
        || (a == 198 && (18..20).contains(&b))
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || ip.is_documentation();
    // A public address under which a cloud offers internal services to its machines.
    let cloud = ip == Ipv4Addr::new(168, 63, 129, 16);
    !(own || apart || cloud)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [first, second, third, ..] = ip.segments();
    let last = || {
        let [.., g, h] = ip.segments();
        Ipv4Addr::from(u32::from(g) << 16 | u32::from(h))
    };
    match first {
        // Translated into IPv4 (NAT64 and 6to4): the IPv4 address counts.
        0x64 if second == 0xff9b && third == 0 => is_public_v4(last()),
        0x2002 => is_public_v4(Ipv4Addr::from(u32::from(second) << 16 | u32::from(third))),
        // For tunnels, protocols and documents.
        0x2001 => second >= 0x200 && second != 0xdb8,
        0x3fff => second >= 0x1000,
        // All other public addresses are in this range.
        _ => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_everybody_can_reach_is_public() {
        for own in [
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "0.1.2.3",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "100.127.255.255",
            "192.0.0.192",
            "198.18.0.1",
            "203.0.113.7",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "168.63.129.16",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd00:ec2::254",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:a9fe:a9fe::1",
            "100::1",
            "3fff::1",
        ] {
            assert!(!is_public(own.parse().unwrap()), "{own}");
        }
        for public in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.0.1",
            "100.128.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.20.0.1",
            "223.255.255.1",
            "::ffff:8.8.8.8",
            "2606:4700::1111",
            "2a00:1450::1",
            "64:ff9b::808:808",
            "2002:808:808::1",
            "2001:4860::1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[tokio::test]
    async fn a_name_of_this_machine_is_refused_unless_the_host_allows_it() {
        let (usual, home) = (Bounds::default(), Bounds { allowed: vec!["127.0.0.0/8".parse().unwrap()] });
        let local = || url::Host::Domain("localhost");
        assert_eq!(usual.find(local(), 80).await, Err(Trouble::Forbidden));
        let found = home.find(url::Host::Ipv4(Ipv4Addr::LOCALHOST), 80).await.unwrap();
        assert_eq!(found, [Place { address: "127.0.0.1:80".parse().unwrap(), allowed: true }]);
        assert_eq!(home.find(url::Host::Ipv4(Ipv4Addr::new(10, 0, 0, 1)), 80).await, Err(Trouble::Forbidden));
        let mapped = "::ffff:127.0.0.1".parse().unwrap();
        assert_eq!(usual.find(url::Host::Ipv6(mapped), 80).await, Err(Trouble::Forbidden));
    }
}
