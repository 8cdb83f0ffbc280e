//! The binary, run as people run it.

mod admin;
mod arena;
mod bad_input;
mod bazaar;
mod bus;
mod company;
mod config;
mod files;
mod fit;
mod five_tribes;
mod games;
mod handover;
mod house;
mod keep;
mod kills;
mod lines;
mod logs;
mod morgenland_cards;
mod nodes;
mod proxies;
mod python;
mod screen;
mod sealed;
mod serve;
mod verify;

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

/// Runs the binary with these words, and this typed into it.
fn run(words: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(words)
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have ended and closed the pipe; its output is what the test looks at.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Runs the binary, expects success, and returns its output.
fn fine(words: &[&str], typed: &str) -> String {
    let output = run(words, typed);
    assert_eq!(output.status.code(), Some(0), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    said(&output)
}

/// Runs the binary, expects this exit code and a complaint without a panic, and returns the complaint.
fn failed(words: &[&str], typed: &str, code: i32) -> String {
    let output = run(words, typed);
    let complaint = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(code), "{words:?}: {complaint}");
    assert!(!complaint.contains("panicked") && !complaint.contains("a fault of this program"), "{complaint}");
    assert!(!complaint.is_empty(), "{words:?} says nothing");
    complaint
}

/// A file of this name for one test alone.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// A whole game, always with the first answer, saved under this name.
fn recorded(name: &str) -> PathBuf {
    let path = file(name);
    fine(
        &["play", "morgenland", "--players", "3", "--seed", "3", "--save", path.to_str().unwrap()],
        &"1\n".repeat(500),
    );
    path
}
