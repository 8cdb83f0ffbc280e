use std::{fmt, str::FromStr};

use async_nats::ServerAddr;
use thiserror::Error;

/// Where the processes of a house meet: `nats://HOST:PORT`. It may hold a password, so it is never shown whole.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress(ServerAddr);

/// The text names no bus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no bus")]
pub struct UnknownBus;

impl BusAddress {
    pub(super) fn server(&self) -> ServerAddr {
        self.0.clone()
    }

    /// The name and the password that are given there, if there are any.
    pub(super) fn credentials(&self) -> Option<(String, String)> {
        Some((self.0.username()?.to_owned(), self.0.password().unwrap_or_default().to_owned()))
    }
}

impl FromStr for BusAddress {
    type Err = UnknownBus;

    fn from_str(text: &str) -> Result<BusAddress, UnknownBus> {
        let server = if text.starts_with("nats://") { text.parse::<ServerAddr>().ok() } else { None };
        server.filter(|server| !server.host().is_empty()).map(BusAddress).ok_or(UnknownBus)
    }
}

impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nats {}:{}", self.0.host(), self.0.port())
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bus_is_named_by_its_address_and_shows_no_password() {
        let bus: BusAddress = "nats://inn:sesame@bus.example:4223".parse().unwrap();
        assert_eq!(
            (bus.to_string(), format!("{bus:?}")),
            ("nats bus.example:4223".into(), "nats bus.example:4223".into())
        );
        assert_eq!("nats://bus.example".parse::<BusAddress>().unwrap().to_string(), "nats bus.example:4222");
        for wrong in ["", "bus.example", "nats://", "tls://bus.example", "http://bus.example"] {
            assert_eq!(wrong.parse::<BusAddress>(), Err(UnknownBus), "{wrong}");
        }
    }
}
