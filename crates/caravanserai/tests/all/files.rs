//! A house with few file descriptors, and a client that tries to take them all.
#![cfg(unix)]

use std::{
    net::{Ipv4Addr, TcpStream},
    process::Command,
};

use tempfile::TempDir;

use crate::{
    kills::{Person, connect, hear},
    serve::House,
};

/// A hundred more than the house keeps for itself.
const FILES: usize = 300;

/// A house that may open this many files and no more.
fn house_of_few_files(folder: &TempDir) -> House {
    let mut limited = Command::new("sh");
    limited.args(["-c", &format!("ulimit -n {FILES} && exec \"$0\" \"$@\"")]);
    limited.arg(env!("CARGO_BIN_EXE_caravanserai"));
    House::opened_by(limited, &["--data", folder.path().to_str().unwrap()])
}

/// This many connections, from an address that only silent clients use.
fn silent(house: &House, number: usize) -> Vec<TcpStream> {
    let house = house.address().parse().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let connect = async || {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::new(127, 0, 0, 66), 0).into()).unwrap();
        socket.connect(house).await.unwrap().into_std().unwrap()
    };
    (0..number).map(|_| runtime.block_on(connect())).collect()
}

#[test]
fn silent_connections_beyond_the_file_limit_keep_nobody_out() {
    let folder = TempDir::new().unwrap();
    let house = house_of_few_files(&folder);
    let token = house.come_in();
    let table = house.open_table(&token, r#"{"game": "morgenland", "seats": ["me", "open", "bot"]}"#);
    let silent = silent(&house, FILES + 100);
    for _ in 0..3 {
        let stranger = house.come_in();
        assert_eq!(house.status(&stranger, &table), "waiting", "others get in");
    }
    let player = Person { token, table, ..Person::default() };
    let mut socket = connect(house.address(), &player).expect("and so do players");
    assert!(hear(&mut socket).is_some());
    drop(silent);
}
