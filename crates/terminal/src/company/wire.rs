//! A connection to a house, over TLS where its address says https.

use std::{
    fmt,
    io::{self, Read, Write},
    net::TcpStream,
    path::Path,
    sync::Arc,
    time::Duration,
};

use rustls::{
    CertificateError, ClientConfig, ClientConnection, Error, RootCertStore, StreamOwned,
    pki_types::{CertificateDer, ServerName, pem::PemObject as _},
};

/// How long nothing may come: a house sends a sign of life every 25 seconds.
const PATIENCE: Duration = Duration::from_mins(1);

/// Where a house is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// `host:port`, as sockets want it.
    pub(super) address: String,
    /// The host and its port, if that is not the usual one.
    pub(super) host: String,
    /// What stands before `/api/v1`.
    pub(super) base: String,
    /// Whether TLS is used.
    pub(super) sealed: bool,
}

impl Place {
    /// Takes an address apart.
    pub(super) fn of(url: &str) -> Option<Place> {
        let (sealed, rest) = match url.strip_prefix("https://") {
            Some(rest) => (true, rest),
            None => (false, url.strip_prefix("http://").unwrap_or(url)),
        };
        let (host, base) = rest.split_once('/').unwrap_or((rest, ""));
        if rest.contains("://") || host.is_empty() {
            return None;
        }
        let usual = if sealed { ":443" } else { ":80" };
        let host = host.strip_suffix(usual).unwrap_or(host);
        // An IPv6 address stands in brackets and has colons of its own.
        let has_port = host.rsplit(']').next().unwrap_or(host).contains(':');
        let address = if has_port { host.to_owned() } else { format!("{host}{usual}") };
        let base = base.trim_end_matches('/');
        let base = if base.is_empty() { String::new() } else { format!("/{base}") };
        Some(Place { address, host: host.to_owned(), base, sealed })
    }

    /// The host alone, as certificates name it.
    fn name(&self) -> &str {
        let host = self.address.rsplit_once(':').map_or(&*self.address, |(host, _)| host);
        host.trim_start_matches('[').trim_end_matches(']')
    }
}

/// Why a server is not trusted to be the house at its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistrust {
    /// No authority that is trusted here signed its certificate.
    Issuer,
    /// Its certificate is for another name.
    Name,
    /// Its certificate is no longer valid, or not yet.
    Time,
    /// It does not speak TLS at all.
    Unsealed,
    /// Something else, as TLS calls it.
    Other(String),
}

impl Mistrust {
    /// What an error says about trust in the house, if it is about that.
    pub(super) fn of(why: &io::Error) -> Option<Mistrust> {
        let error = why.get_ref()?.downcast_ref::<Error>()?;
        Some(match error {
            Error::InvalidCertificate(CertificateError::UnknownIssuer) => Mistrust::Issuer,
            Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            ) => Mistrust::Name,
            Error::InvalidCertificate(
                CertificateError::Expired
                | CertificateError::ExpiredContext { .. }
                | CertificateError::NotValidYet
                | CertificateError::NotValidYetContext { .. },
            ) => Mistrust::Time,
            Error::InvalidMessage(_) => Mistrust::Unsealed,
            other => Mistrust::Other(other.to_string()),
        })
    }
}

/// The certificates to trust: the system's, and those of this file.
///
/// # Errors
///
/// If the file holds no certificate.
pub(super) fn trust(more: Option<&Path>) -> io::Result<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if let Some(file) = more {
        let read = CertificateDer::pem_file_iter(file).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let certificates = read.map_err(io::Error::other)?;
        if certificates.is_empty() {
            return Err(io::Error::other("BEGIN CERTIFICATE: 0"));
        }
        for certificate in certificates {
            roots.add(certificate).map_err(io::Error::other)?;
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider);
    let builder = builder.with_safe_default_protocol_versions().map_err(io::Error::other)?;
    Ok(Arc::new(builder.with_root_certificates(roots).with_no_client_auth()))
}

/// One connection.
pub(super) enum Wire {
    Open(TcpStream),
    Sealed(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl fmt::Debug for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wire")
    }
}

impl Wire {
    /// Connects to a house; over TLS only to one that is trusted.
    pub(super) fn connect(place: &Place, trusted: Option<&Arc<ClientConfig>>) -> io::Result<Wire> {
        let mut stream = TcpStream::connect(&place.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let Some(trusted) = trusted else { return Ok(Wire::Open(stream)) };
        let name = ServerName::try_from(place.name().to_owned()).map_err(io::Error::other)?;
        let mut line = ClientConnection::new(trusted.clone(), name).map_err(io::Error::other)?;
        while line.is_handshaking() {
            line.complete_io(&mut stream)?;
        }
        Ok(Wire::Sealed(Box::new(StreamOwned::new(line, stream))))
    }
}

impl Read for Wire {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self {
            Wire::Open(wire) => wire.read(into),
            Wire::Sealed(wire) => wire.read(into),
        }
    }
}

impl Write for Wire {
    fn write(&mut self, from: &[u8]) -> io::Result<usize> {
        match self {
            Wire::Open(wire) => wire.write(from),
            Wire::Sealed(wire) => wire.write(from),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Wire::Open(wire) => wire.flush(),
            Wire::Sealed(wire) => wire.flush(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_apart() {
        let place = |address: &str, host: &str, base: &str, sealed| {
            Some(Place { address: address.into(), host: host.into(), base: base.into(), sealed })
        };
        assert_eq!(Place::of("http://127.0.0.1:8080/"), place("127.0.0.1:8080", "127.0.0.1:8080", "", false));
        assert_eq!(Place::of("inn.example/games/"), place("inn.example:80", "inn.example", "/games", false));
        assert_eq!(Place::of("https://inn.example"), place("inn.example:443", "inn.example", "", true));
        assert_eq!(Place::of("https://inn.example:443/x"), place("inn.example:443", "inn.example", "/x", true));
        let bracketed = Place::of("https://[::1]").unwrap();
        assert_eq!((&*bracketed.address, bracketed.name()), ("[::1]:443", "::1"));
        assert_eq!(Place::of("ftp://inn.example"), None);
        assert_eq!(Place::of("https://"), None);
    }
}
