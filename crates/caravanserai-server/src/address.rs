//! The addresses under which other machines reach the house.

use std::net::{IpAddr, SocketAddr, UdpSocket};

/// The addresses a host has named come first; then that of this machine in its network, if the house listens there.
pub(crate) fn addresses(origins: &[String], listens: SocketAddr) -> Vec<String> {
    let own = if listens.ip().is_unspecified() { in_network() } else { Some(listens.ip()) };
    let own = own.filter(|ip| !ip.is_loopback()).map(|ip| format!("http://{}", SocketAddr::new(ip, listens.port())));
    origins.iter().cloned().chain(own).collect()
}

/// The address this machine would send from. Nothing is sent: connecting a UDP socket only chooses its local address.
fn in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    // An address of the block for documentation: no machine has it.
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn friends_are_told_only_where_they_can_come() {
        let at = |listens: &str, origins: &[&str]| {
            addresses(&origins.iter().map(ToString::to_string).collect::<Vec<_>>(), listens.parse().unwrap())
        };
        assert_eq!(at("127.0.0.1:8080", &[]), [""; 0], "only this machine");
        assert_eq!(at("[::1]:8080", &[]), [""; 0], "only this machine");
        assert_eq!(at("192.168.1.7:8080", &[]), ["http://192.168.1.7:8080"]);
        assert_eq!(at("[fd00::7]:8080", &[]), ["http://[fd00::7]:8080"]);
        assert_eq!(at("127.0.0.1:8080", &["https://games.example"]), ["https://games.example"]);
        let everywhere = at("0.0.0.0:8080", &["https://games.example"]);
        assert_eq!(everywhere[0], "https://games.example", "what the host has named is best");
        assert!(everywhere.iter().all(|address| !address.contains("0.0.0.0") && !address.contains("127.")));
    }
}
