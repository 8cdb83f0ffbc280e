//! A house behind a proxy with https: whom the terminal trusts, and what it says when it does not.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    sync::Arc,
    thread,
};

use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use rustls::{
    ServerConfig, ServerConnection, StreamOwned,
    pki_types::{CertificateDer, PrivateKeyDer},
};
use tempfile::TempDir;

use crate::{failed, fine, run, serve::House};

/// A self-signed certificate with its key.
struct Sealed {
    params: CertificateParams,
    key: KeyPair,
}

impl Sealed {
    fn of(name: &str) -> Sealed {
        let params = CertificateParams::new([name.to_owned()]).unwrap();
        Sealed { params, key: KeyPair::generate().unwrap() }
    }

    /// Starts a TLS proxy in front of this house; writes the certificate into a file, and returns the port.
    fn before(self, house: &House, file: &PathBuf) -> u16 {
        let certificate = self.params.self_signed(&self.key).unwrap();
        fs::write(file, certificate.pem()).unwrap();
        let key = PrivateKeyDer::try_from(self.key.serialize_der()).unwrap();
        let chain: Vec<CertificateDer<'static>> = vec![certificate.der().clone()];
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
        let config = Arc::new(config.with_no_client_auth().with_single_cert(chain, key).unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let address = house.address().to_owned();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (config, address) = (config.clone(), address.clone());
                thread::spawn(move || pass_on(stream, config, &address));
            }
        });
        port
    }
}

/// Carries one request to the house and its answer back, line by line as it comes.
fn pass_on(stream: TcpStream, config: Arc<ServerConfig>, address: &str) -> Option<()> {
    let mut outside = StreamOwned::new(ServerConnection::new(config).ok()?, stream);
    let mut request = Vec::new();
    let mut part = [0; 4096];
    while !is_whole(&request) {
        let read = outside.read(&mut part).ok().filter(|read| *read > 0)?;
        request.extend(&part[..read]);
    }
    let mut inside = TcpStream::connect(address).ok()?;
    inside.write_all(&request).ok()?;
    loop {
        let read = inside.read(&mut part).ok()?;
        if read == 0 {
            // Closed without a TLS close message, as some proxies do.
            return Some(());
        }
        outside.write_all(&part[..read]).ok()?;
        outside.flush().ok()?;
    }
}

fn is_whole(request: &[u8]) -> bool {
    let text = String::from_utf8_lossy(request);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length =
        head.lines().find_map(|line| line.strip_prefix("Content-Length: ")).map_or(0, |it| it.parse().unwrap());
    body.len() >= length
}

#[test]
fn a_house_behind_https_is_played_at_if_it_is_trusted() {
    let data = TempDir::new().unwrap();
    let house = House::open(data.path());
    let file = data.path().join("ca.pem");
    let port = Sealed::of("localhost").before(&house, &file);
    let url = format!("https://localhost:{port}");
    let ca = file.to_str().unwrap();
    let played = fine(&["play", "morgenland", "--players", "3", "--plain", "--server", &url, "--ca", ca], "1\n1\nq\n");
    assert!(played.contains("Place a figure") && played.contains("--table"), "{played}");
    let again = fine(&["play", "--server", &url, "--ca", ca], "");
    assert!(again.contains("Morgenland"), "the table stands in the lobby: {again}");
}

#[test]
fn a_house_that_cannot_be_trusted_is_told_nothing_and_says_why_in_three_languages() {
    let data = TempDir::new().unwrap();
    let house = House::open(data.path());
    let file = |name: &str| data.path().join(name);
    let (mine, other, old) = (file("mine.pem"), file("other.pem"), file("old.pem"));
    let port = Sealed::of("localhost").before(&house, &mine);
    let url = format!("https://localhost:{port}");
    let issuer = [("en", "nobody this machine trusts"), ("de", "Niemand, dem dieser Rechner traut"), ("nl", "niemand")];
    for (language, why) in issuer {
        let said = failed(&["play", "--server", &url, "--lang", language], "", 1);
        assert!(said.contains(why) && said.contains("--ca"), "{said}");
    }
    let ca = |url: &str, file: &PathBuf| failed(&["play", "--server", url, "--ca", file.to_str().unwrap()], "", 1);
    let port = Sealed::of("elsewhere.example").before(&house, &other);
    let said = ca(&format!("https://localhost:{port}"), &other);
    assert!(said.contains("its certificate is for another name"), "{said}");
    let mut sealed = Sealed::of("localhost");
    sealed.params.not_before = date_time_ymd(2000, 1, 1);
    sealed.params.not_after = date_time_ymd(2001, 1, 1);
    let port = sealed.before(&house, &old);
    let said = ca(&format!("https://localhost:{port}"), &old);
    assert!(said.contains("its certificate has run out"), "{said}");
    let said = failed(&["play", "--server", &format!("https://{}", house.address())], "", 1);
    assert!(said.contains("does not speak https"), "{said}");
    let letter = file("letter");
    fs::write(&letter, "dear friend").unwrap();
    assert!(ca(&url, &letter).contains("no certificates"), "{}", ca(&url, &letter));
    let wrong = run(&["play", "--server", "ftp://inn.example"], "");
    assert_eq!(wrong.status.code(), Some(2), "{}", String::from_utf8_lossy(&wrong.stderr));
}

/// A player who types http where a proxy wants https is told the right address.
#[test]
fn a_house_that_sends_people_elsewhere_is_believed() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let sends = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut part = [0; 4096];
        assert!(stream.read(&mut part).unwrap() > 0);
        let answer =
            "HTTP/1.1 308 Permanent Redirect\r\nLocation: https://inn.example/api/v1/me\r\nContent-Length: 0\r\n\r\n";
        stream.write_all(answer.as_bytes()).unwrap();
    });
    let said = failed(&["play", "--server", &url], "", 1);
    assert!(said.contains("This house is at https://inn.example:"), "{said}");
    sends.join().unwrap();
}
