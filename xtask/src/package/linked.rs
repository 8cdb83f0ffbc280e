//! What is linked into the program without being a crate: cargo does not know of it.

use std::{fs, path::Path, process::Command};

use serde_json::Value;

use crate::{
    house::{list, text},
    run::{Stop, failed, hear},
};

/// One of these parts.
#[derive(Clone)]
pub(super) struct Linked {
    pub(super) name: &'static str,
    pub(super) version: String,
    pub(super) licence: &'static str,
    /// What its authors say of it.
    pub(super) text: String,
}

/// The words in which `SQLite` gives itself away.
const BLESSING: &str = "The author disclaims copyright to this source code. In place of a legal notice, here is a blessing:\n\n\
    May you do good and not evil.\nMay you find forgiveness for yourself and forgive others.\n\
    May you share freely, never taking more than you give.\n";

/// What the sources of crates bring along. It is in every program of ours.
pub(super) fn bundled(metadata: &Value) -> Result<Vec<Linked>, Stop> {
    let sqlite = folder(metadata, "libsqlite3-sys")?.join("sqlite3/sqlite3.h");
    let mimalloc = folder(metadata, "libmimalloc-sys")?.join("c_src/mimalloc/v3");
    let version = after(&read(&sqlite)?, "#define SQLITE_VERSION ", &sqlite)?;
    let sqlite = Linked { name: "sqlite", version, licence: "blessing", text: BLESSING.to_owned() };
    let header = mimalloc.join("include/mimalloc.h");
    let number = after(&read(&header)?, "#define MI_MALLOC_VERSION ", &header)?;
    let version = three(&number).unwrap_or(number);
    let mimalloc = Linked { name: "mimalloc", version, licence: "MIT", text: read(&mimalloc.join("LICENSE"))? };
    Ok(vec![mimalloc, sqlite])
}

/// What this machine adds when it builds a program for hosts: the C library, which is static there, and that of Rust.
pub(super) fn of_this_machine(root: &Path) -> Result<Vec<Linked>, Stop> {
    let last = |said: String| said.split_whitespace().nth(1).unwrap_or_default().to_owned();
    let glibc = last(hear(Command::new("getconf").arg("GNU_LIBC_VERSION"))?);
    let terms = ["/usr/share/doc/libc6/copyright", "/usr/share/common-licenses/LGPL-2.1"].map(|it| read(Path::new(it)));
    let [about, lesser] = terms;
    let source = "The program can be linked anew with another C library: its whole source is free, and `cargo xtask package` \
                  builds it.\n\n";
    let text = format!("{source}{}\n\n{}", about?, lesser?);
    let glibc = Linked { name: "glibc", version: glibc, licence: "LGPL-2.1-or-later", text };
    let rust = last(hear(Command::new("rustc").arg("--version"))?);
    let text = read(&root.join("LICENSE-APACHE"))?;
    Ok(vec![glibc, Linked { name: "rust-std", version: rust, licence: "MIT OR Apache-2.0", text }])
}

fn folder<'a>(metadata: &'a Value, name: &str) -> Result<&'a Path, Stop> {
    let found = list(metadata, "packages").find(|it| text(it, "name") == name);
    let folder = found.and_then(|it| Path::new(text(it, "manifest_path")).parent());
    folder.map_or_else(|| failed(format!("{name} is not among the crates: xtask/src/package/linked.rs is old")), Ok)
}

fn read(file: &Path) -> Result<String, Stop> {
    fs::read_to_string(file).or_else(|why| failed(format!("{} cannot be read: {why}", file.display())))
}

/// The first word behind this mark.
fn after(written: &str, mark: &str, file: &Path) -> Result<String, Stop> {
    let word = written.split(mark).nth(1).and_then(|rest| rest.split_whitespace().next());
    let word = word.map(|word| word.trim_matches('"').to_owned());
    word.map_or_else(|| failed(format!("{} names no version", file.display())), Ok)
}

/// 30302 is 3.3.2.
fn three(number: &str) -> Option<String> {
    let number: u32 = number.parse().ok()?;
    Some(format!("{}.{}.{}", number / 10_000, number / 100 % 100, number % 100))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{metadata, root};

    #[test]
    fn what_no_crate_stands_for_has_a_version_and_a_text() {
        let metadata = metadata(&root(), &["--filter-platform", super::super::TARGET]).unwrap();
        let found = bundled(&metadata).unwrap();
        assert_eq!(found.iter().map(|it| it.name).collect::<Vec<_>>(), ["mimalloc", "sqlite"]);
        for it in found {
            assert_eq!(it.version.split('.').filter(|part| part.parse::<u32>().is_ok()).count(), 3, "{}", it.version);
            assert!(it.text.len() > 100, "{}", it.name);
        }
    }
}
