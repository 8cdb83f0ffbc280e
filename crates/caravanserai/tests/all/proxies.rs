//! The samples for proxies in `docs/hosting.md` are such that these programs take them.
#![cfg(unix)]

use std::{fs, net::TcpListener, path::Path, process::Command};

use tempfile::TempDir;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");

/// The sample in this language, with a certificate of ours and a port that anybody may take.
fn sample(language: &str, folder: &Path) -> String {
    let page = fs::read_to_string(PAGE).unwrap();
    let (_, rest) = page.split_once(&format!("```{language}\n")).expect("the page has a sample");
    let (sample, _) = rest.split_once("```").unwrap();
    let certified = rcgen::generate_simple_self_signed(["inn.example".to_owned()]).unwrap();
    let file = folder.join("inn.example.pem");
    fs::write(&file, certified.cert.pem() + &certified.signing_key.serialize_pem()).unwrap();
    let file = file.to_str().unwrap();
    let places = ["/etc/haproxy/inn.example.pem", "/etc/nginx/inn.example.pem", "/etc/nginx/inn.example.key"];
    assert!(places.iter().any(|place| sample.contains(place)), "the sample names its certificate");
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let sample = places.iter().fold(sample.to_owned(), |sample, place| sample.replace(place, file));
    sample.replace(":443 ", &format!(":{} ", free.port())).replace(" 443 ", &format!(" {} ", free.port()))
}

/// Has a program check its settings. Where it is not installed, only the thorough run insists on it.
fn check(program: &str, words: &[&str]) {
    let path = format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default());
    match Command::new(program).args(words).env("PATH", path).output() {
        Ok(checked) => assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr)),
        Err(why) if std::env::var("THOROUGH").is_ok() && std::env::var("WITHOUT").is_err() => {
            panic!("install `{program}`: {why}")
        }
        Err(_) => println!("{program} is not installed, so its sample is not checked"),
    }
}

#[test]
fn haproxy_takes_its_sample() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("haproxy.cfg");
    fs::write(&file, sample("haproxy", folder.path())).unwrap();
    check("haproxy", &["-c", "-f", file.to_str().unwrap()]);
}

#[test]
fn nginx_takes_its_sample() {
    let folder = TempDir::new().unwrap();
    let (place, file) = (folder.path().display(), folder.path().join("nginx.conf"));
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|what| format!("{what}_temp_path {place}/{what};\n"))
        .concat();
    let log = format!("{place}/error.log");
    let sample = sample("nginx", folder.path());
    let around = format!("pid {place}/pid;\nerror_log {log};\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}");
    fs::write(&file, around + &sample + "}\n").unwrap();
    check("nginx", &["-t", "-q", "-e", &log, "-c", file.to_str().unwrap()]);
}
