//! The Debian package, tried in a root of its own: installed, used, upgraded twice, removed. Nothing on this machine is touched.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use super::{
    Goods, make,
    opened::{Opened, opened},
    unit::unit,
    write,
};
use crate::run::{Outcome, Stop, failed, hear, watch};

/// An empty Debian, as far as dpkg needs one.
pub(super) fn fresh_root(goods: &Goods, name: &str) -> Result<PathBuf, Stop> {
    let root = goods.root.join("target").join(name);
    let _ = fs::remove_dir_all(&root);
    for folder in ["var/lib/dpkg/info", "var/lib/dpkg/updates", "var/log", "etc", "usr/bin", "tmp"] {
        make(&root.join(folder))?;
    }
    for (file, text) in
        [("var/lib/dpkg/status", ""), ("etc/passwd", "root:x:0:0:root:/root:/bin/sh\n"), ("etc/group", "root:x:0:\n")]
    {
        write(&root.join(file), text.as_bytes())?;
    }
    forbid_services(&root)?;
    Ok(root)
}

/// Keeps the scripts of a package in this root from starting and stopping the services of this machine: where systemd runs,
/// `deb-systemd-invoke` asks this program first, and 101 is the answer that forbids it.
fn forbid_services(root: &Path) -> Outcome {
    let (folder, file) = (root.join("usr/sbin"), root.join("usr/sbin/policy-rc.d"));
    make(&folder)?;
    write(&file, b"#!/bin/sh\nexit 101\n")?;
    watch(Command::new("chmod").arg("755").arg(&file))
}

/// dpkg in that root. Its scripts are run without chroot, because there is no shell in that root: they are told where it is.
fn dpkg(root: &Path, what: &[&str]) -> Command {
    let mut dpkg = Command::new("dpkg");
    dpkg.arg(format!("--root={}", root.display()));
    dpkg.args(["--force-not-root", "--force-script-chrootless", "--force-depends", "--log=/dev/null"]);
    dpkg.args(what).env("DEB_MAINT_PARAMS", "").env("DEBIAN_FRONTEND", "noninteractive");
    dpkg
}

/// The same package as a later version would be: with a higher number, and another default in its settings.
fn later(goods: &Goods, package: &Path, number: u32) -> Result<PathBuf, Stop> {
    let folder = goods.root.join("target").join(format!("package-later-{number}"));
    let _ = fs::remove_dir_all(&folder);
    watch(Command::new("dpkg-deb").arg("--raw-extract").arg(package).arg(&folder))?;
    let change = |path: &str, how: &dyn Fn(String) -> String| -> Outcome {
        let file = folder.join(path);
        let text = fs::read_to_string(&file).or_else(|why| failed(format!("{}: {why}", file.display())))?;
        write(&file, how(text).as_bytes())
    };
    change("DEBIAN/control", &|text| {
        let raised =
            |line: &str| if line.starts_with("Version: ") { format!("{line}+later{number}") } else { line.into() };
        text.lines().map(raised).map(|line| line + "\n").collect()
    })?;
    change(&SETTINGS[1..], &|text| format!("{text}# of version {number}\n"))?;
    let file = folder.with_extension("deb");
    watch(Command::new("dpkg-deb").args(["--root-owner-group", "--build"]).arg(&folder).arg(&file))?;
    Ok(file)
}

const SETTINGS: &str = "/etc/caravanserai/caravanserai.toml";

/// Some of what the package brings.
const INSTALLED: [&str; 7] = [
    "usr/bin/caravanserai",
    "etc/caravanserai/caravanserai.toml",
    "usr/share/doc/caravanserai/sbom.cdx.json",
    "usr/share/doc/caravanserai/NOTICES.txt",
    "usr/share/doc/caravanserai/copyright",
    "usr/share/doc/caravanserai/hosting.md",
    "usr/share/doc/caravanserai/fair-dice.md",
];

/// Installs, uses, upgrades and removes the package.
pub(super) fn install(goods: &Goods, package: &Path) -> Outcome {
    let root = fresh_root(goods, "package-root")?;
    watch(&mut dpkg(&root, &["--install", &package.display().to_string()]))?;
    let program = root.join("usr/bin/caravanserai");
    let settings = root.join(&SETTINGS[1..]);
    for path in INSTALLED {
        there(&root, path, true)?;
    }
    unit(&root)?;
    one_user(&root)?;
    said(Command::new(&program).arg("--version"), &goods.version)?;
    said(
        Command::new(&program).args(["config", "check", "--lang", "en", "--config"]).arg(&settings),
        "A house can be opened",
    )?;
    let data = root.join("var/lib/caravanserai");
    let table = opened(&program, &data, Opened::lay_a_table)?;
    opened(&program, &data, |house| house.is_found_by_name(&program, &root.join("tmp")))?;
    tools(&program, &settings, &data)?;
    old_houses(goods, &program, &root.join("tmp"))?;

    // Settings that nobody has touched follow the package.
    let upgrade = |number| {
        watch(&mut dpkg(
            &root,
            &["--force-confold", "--install", &later(goods, package, number)?.display().to_string()],
        ))
    };
    let read = |file: &Path| fs::read_to_string(file).unwrap_or_default();
    upgrade(1)?;
    let version = hear(dpkg_query(&root).args(["--show", "--showformat=${Version}", "caravanserai"]))?;
    expect(version.ends_with("+later1"), &format!("the later version is installed: {version}"))?;
    expect(read(&settings).ends_with("# of version 1\n"), "an upgrade brings new defaults")?;
    one_user(&root)?;
    opened(&program, &data, |house| house.has_table(&table))?;

    // What the host has written stays when the package is upgraded, and the new defaults lie beside it. What is kept stays even
    // when the package is removed.
    let changed = read(&settings) + "pace = 99\n";
    write(&settings, changed.as_bytes())?;
    upgrade(2)?;
    expect(read(&settings) == changed, "an upgrade keeps the host's settings")?;
    let beside = root.join(format!("{}.dpkg-dist", &SETTINGS[1..]));
    expect(read(&beside).ends_with("# of version 2\n"), "and lays the new defaults beside them")?;
    opened(&program, &data, |house| house.has_table(&table))?;
    watch(&mut dpkg(&root, &["--remove", "caravanserai"]))?;
    there(&root, "usr/bin/caravanserai", false)?;
    there(&root, "etc/caravanserai/caravanserai.toml", true)?;
    there(&root, "var/lib/caravanserai/caravanserai.db", true)?;
    watch(&mut dpkg(&root, &["--purge", "caravanserai"]))?;
    there(&root, "etc/caravanserai/caravanserai.toml", false)?;
    there(&root, "etc/caravanserai/caravanserai.toml.dpkg-dist", false)?;
    there(&root, "var/lib/caravanserai/caravanserai.db", true)?;
    println!("the Debian package installs, runs, upgrades and goes");
    Ok(())
}

/// The tools, as docs/hosting.md says for this package.
fn tools(program: &Path, settings: &Path, data: &Path) -> Outcome {
    let tool = |words: &[&str]| {
        let mut tool = Command::new(program);
        tool.args(words).args(["--lang", "en", "--config"]).arg(settings).arg("--data").arg(data);
        tool
    };
    let backup = data.join("trial.backup");
    said(&mut tool(&["backup", &backup.display().to_string()]), "Everything is in")?;
    said(&mut tool(&["doctor", "--connections", "64"]), "+ ")?;
    watch(&mut tool(&["admin", "people"]))?;
    let _ = fs::remove_file(backup);
    Ok(())
}

/// Opens a house of every schema that there ever was with the packaged program.
fn old_houses(goods: &Goods, program: &Path, folder: &Path) -> Outcome {
    let stores = goods.root.join("crates/caravanserai-server/tests/stores");
    let entries = fs::read_dir(&stores).or_else(|why| failed(format!("{}: {why}", stores.display())))?;
    let mut dumps: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path().join("house.sql"))).collect();
    dumps.retain(|dump| !dump.to_string_lossy().contains("postgres-"));
    expect(dumps.len() > 5, "old houses are kept beside the tests")?;
    for (n, dump) in dumps.iter().enumerate() {
        let data = folder.join(format!("old-{n}"));
        make(&data)?;
        let lines = fs::File::open(dump).or_else(|why| failed(format!("{}: {why}", dump.display())))?;
        let made = Command::new("sqlite3").arg(data.join("caravanserai.db")).stdin(lines).status();
        if made.is_err() {
            println!("sqlite3 is not installed here: upgrades of old houses are left out");
            return Ok(());
        }
        opened(program, &data, |_| Ok(()))?;
    }
    println!("{} old houses are brought up to date and open", dumps.len());
    Ok(())
}

fn dpkg_query(root: &Path) -> Command {
    let mut query = Command::new("dpkg-query");
    query.arg(format!("--admindir={}", root.join("var/lib/dpkg").display()));
    query
}

fn one_user(root: &Path) -> Outcome {
    let users = fs::read_to_string(root.join("etc/passwd")).unwrap_or_default();
    expect(users.lines().filter(|line| line.starts_with("caravanserai:")).count() == 1, "it has one user of its own")
}

fn there(root: &Path, path: &str, wanted: bool) -> Outcome {
    let about = if wanted { "should be there" } else { "should be gone" };
    expect(root.join(path).exists() == wanted, &format!("{path} {about}"))
}

pub(super) fn said(command: &mut Command, wanted: &str) -> Outcome {
    let said = hear(command)?;
    expect(said.contains(wanted), &format!("it says `{wanted}`: {said}"))
}

pub(super) fn expect(is_so: bool, what: &str) -> Outcome {
    if is_so { Ok(()) } else { failed(format!("the package is not right: {what}")) }
}
