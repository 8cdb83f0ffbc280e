//! Sends a request and returns its status. No redirect is followed, no body of an answer is read, and there is a time-out.

use std::{
    pin::pin,
    sync::{Arc, LazyLock},
    time::Duration,
};

use http_body_util::Full;
use hyper::{Request, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};
use url::Url;

use crate::{
    Trouble,
    bounds::{Bounds, Place},
};

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many of a name's addresses are tried.
const ADDRESSES: usize = 2;
/// The most bytes the head of an answer may have.
const HEAD: usize = 16 * 1024;

/// Sends requests, within these bounds.
#[derive(Clone, Debug)]
pub struct Client {
    bounds: Bounds,
}

/// What is sent.
pub(crate) struct Parcel {
    pub(crate) to: Url,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: Vec<u8>,
}

impl Client {
    /// A client that sends nothing beyond these bounds.
    pub fn new(bounds: Bounds) -> Client {
        Client { bounds }
    }

    /// Checks whether requests may be sent to this address: when a person enters it, and again with every request.
    ///
    /// # Errors
    ///
    /// If it is no address, leads nowhere, or nothing may be sent there.
    pub async fn allows(&self, address: &str) -> Result<(), Trouble> {
        timeout(PATIENCE, self.places(&read(address)?)).await.map_err(|_| Trouble::Unreachable)?.map(drop)
    }

    /// Posts it.
    pub(crate) async fn post(&self, parcel: Parcel) -> Result<(), Trouble> {
        let status = timeout(PATIENCE, self.exchange(&parcel)).await.map_err(|_| Trouble::Unreachable)??;
        if (200..300).contains(&status) { Ok(()) } else { Err(Trouble::Answered(status)) }
    }

    /// The machines that an address leads to. Only allowed networks do without `https`, as notices hold links that answer.
    async fn places(&self, to: &Url) -> Result<Vec<Place>, Trouble> {
        let (host, port) = to.host().zip(to.port_or_known_default()).ok_or(Trouble::NoAddress)?;
        let mut places = self.bounds.find(host, port).await?;
        places.retain(|place| place.allowed || to.scheme() == "https");
        if places.is_empty() { Err(Trouble::Forbidden) } else { Ok(places) }
    }

    async fn exchange(&self, parcel: &Parcel) -> Result<u16, Trouble> {
        let mut outcome = Err(Trouble::Unreachable);
        for place in self.places(&parcel.to).await?.into_iter().take(ADDRESSES) {
            let Ok(stream) = TcpStream::connect(place.address).await else { continue };
            outcome = if parcel.to.scheme() == "https" {
                let name = name_of(&parcel.to)?;
                let Ok(stream) = TlsConnector::from(TLS.clone()).connect(name, stream).await else { continue };
                say(stream, parcel).await
            } else {
                say(stream, parcel).await
            };
            break;
        }
        outcome
    }
}

/// Reads an address that something can be sent to.
pub(crate) fn read(address: &str) -> Result<Url, Trouble> {
    let url = Url::parse(address).map_err(|_| Trouble::NoAddress)?;
    let plain = url.username().is_empty() && url.password().is_none();
    let known = matches!(url.scheme(), "http" | "https") && url.host().is_some();
    if plain && known { Ok(url) } else { Err(Trouble::NoAddress) }
}

/// The name that the server's certificate must prove.
fn name_of(to: &Url) -> Result<ServerName<'static>, Trouble> {
    let host = to.host_str().ok_or(Trouble::NoAddress)?.trim_start_matches('[').trim_end_matches(']');
    ServerName::try_from(host.to_owned()).map_err(|_| Trouble::NoAddress)
}

/// One request on one connection. The body of the answer is dropped with it.
async fn say(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, parcel: &Parcel) -> Result<u16, Trouble> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(HEAD)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|_| Trouble::Unreachable)?;
    let to = &parcel.to;
    let path = to.query().map_or_else(|| to.path().to_owned(), |query| format!("{}?{query}", to.path()));
    let host = to.host_str().ok_or(Trouble::NoAddress)?;
    let host = to.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let mut request = Request::post(path)
        .header(header::HOST, host)
        .header(header::USER_AGENT, concat!("caravanserai/", env!("CARGO_PKG_VERSION")))
        .header(header::CONNECTION, "close");
    for (name, value) in &parcel.headers {
        request = request.header(*name, value);
    }
    let body = Full::new(Bytes::from(parcel.body.clone()));
    let request = request.body(body).map_err(|_| Trouble::NoAddress)?;
    let mut answer = pin!(sender.send_request(request));
    // When the connection has ended, the answer is there or will never be.
    let answer = tokio::select! {
        answer = &mut answer => answer,
        _ = connection => answer.await,
    };
    answer.map(|it| it.status().as_u16()).map_err(|_| Trouble::Unreachable)
}

/// Trusts the certificate authorities of this machine.
static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
});

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
    };

    use super::*;

    #[test]
    fn what_nothing_can_be_sent_to_is_no_address() {
        for wrong in ["", "hook", "ftp://a.example/", "https://", "file:///etc/passwd", "https://me:word@a.example/"] {
            assert_eq!(read(wrong).err(), Some(Trouble::NoAddress), "{wrong}");
        }
        assert!(read("https://a.example/hook?x=1").is_ok());
    }

    #[tokio::test]
    async fn in_the_clear_only_where_the_host_allows_it() {
        let client = Client::new(Bounds::default());
        for forbidden in
            ["http://1.1.1.1/", "https://127.0.0.1/", "https://[::1]/", "https://0x7f000001/", "http://2130706433/"]
        {
            assert_eq!(client.allows(forbidden).await, Err(Trouble::Forbidden), "{forbidden}");
        }
        assert_eq!(client.allows("https://1.1.1.1/").await, Ok(()));
        let home = Client::new(Bounds { allowed: vec!["127.0.0.1/32".parse().unwrap()] });
        assert_eq!(home.allows("http://127.0.0.1:9/").await, Ok(()));
    }

    /// A redirect is not followed, and a connection that breaks off counts as not delivered.
    #[tokio::test]
    async fn redirects_are_not_followed() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let answers = tokio::spawn(async move {
            for answer in ["HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n", ""] {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut heard = vec![0; 4096];
                let count = stream.read(&mut heard).await.unwrap();
                assert!(heard[..count].starts_with(b"POST /hook?a=b HTTP/1.1\r\n"));
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        let client = Client::new(Bounds { allowed: vec!["127.0.0.1/32".parse().unwrap()] });
        for expected in [Trouble::Answered(307), Trouble::Unreachable] {
            let to = Url::parse(&format!("http://{address}/hook?a=b")).unwrap();
            let parcel = Parcel { to, headers: Vec::new(), body: b"word".to_vec() };
            assert_eq!(client.post(parcel).await, Err(expected));
        }
        answers.await.unwrap();
    }
}
