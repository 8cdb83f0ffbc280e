//! What was packaged, tried in a root of its own: installed, used, upgraded twice, removed; and the image unpacked.
//! Nothing on this machine is touched.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use super::{
    Goods, make,
    opened::{Opened, opened},
    write,
};
use crate::run::{Outcome, Stop, failed, hear, watch};

/// An empty Debian, as far as dpkg needs one.
fn fresh_root(goods: &Goods, name: &str) -> Result<PathBuf, Stop> {
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

/// Installs, uses, upgrades and removes the package.
pub(super) fn install(goods: &Goods, package: &Path) -> Outcome {
    let root = fresh_root(goods, "package-root")?;
    watch(&mut dpkg(&root, &["--install", &package.display().to_string()]))?;
    let program = root.join("usr/bin/caravanserai");
    let settings = root.join(&SETTINGS[1..]);
    for path in [
        "usr/bin/caravanserai",
        "etc/caravanserai/caravanserai.toml",
        "usr/share/doc/caravanserai/sbom.cdx.json",
        "usr/share/doc/caravanserai/NOTICES.txt",
        "usr/share/doc/caravanserai/copyright",
    ] {
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

fn dpkg_query(root: &Path) -> Command {
    let mut query = Command::new("dpkg-query");
    query.arg(format!("--admindir={}", root.join("var/lib/dpkg").display()));
    query
}

fn one_user(root: &Path) -> Outcome {
    let users = fs::read_to_string(root.join("etc/passwd")).unwrap_or_default();
    expect(users.lines().filter(|line| line.starts_with("caravanserai:")).count() == 1, "it has one user of its own")
}

/// Unpacks the image as a container would, and opens the house in it.
pub(super) fn unpack(goods: &Goods, image: &Path) -> Outcome {
    let root = fresh_root(goods, "image-root")?;
    let layout = goods.root.join("target/image-layout");
    let _ = fs::remove_dir_all(&layout);
    make(&layout)?;
    watch(Command::new("tar").arg("-xf").arg(image).arg("-C").arg(&layout))?;
    let read = |path: PathBuf| -> Result<serde_json::Value, Stop> {
        let text = fs::read_to_string(&path).or_else(|why| failed(format!("{}: {why}", path.display())))?;
        serde_json::from_str(&text).or_else(|why| failed(format!("{}: {why}", path.display())))
    };
    let blob = |it: &serde_json::Value| -> Result<PathBuf, Stop> {
        let digest = it["digest"].as_str().and_then(|it| it.strip_prefix("sha256:")).unwrap_or_default().to_owned();
        let file = layout.join("blobs/sha256").join(&digest);
        let sum = hear(Command::new("sha256sum").arg(&file))?;
        expect(sum.starts_with(&digest), "every blob has its checksum for a name")?;
        let size = fs::metadata(&file).map_or(0, |it| it.len());
        expect(it["size"] == size, "and the size that is said")?;
        Ok(file)
    };
    let index = read(layout.join("index.json"))?;
    let manifest = read(blob(&index["manifests"][0])?)?;
    let config = read(blob(&manifest["config"])?)?;
    let layer = blob(&manifest["layers"][0])?;
    expect(
        config["rootfs"]["diff_ids"][0] == manifest["layers"][0]["digest"],
        "the layer is the one of the configuration",
    )?;
    watch(Command::new("tar").args(["--no-same-owner", "-xf"]).arg(&layer).arg("-C").arg(&root))?;
    let entry = config["config"]["Entrypoint"][0].as_str().unwrap_or_default();
    let program = root.join(entry.trim_start_matches('/'));
    opened(&program, &root.join("var/lib/caravanserai"), Opened::lay_a_table)?;
    println!("the image unpacks, and a house opens in it");
    Ok(())
}

/// The most that `systemd-analyze security` may find exposed, of 100.
const EXPOSED: &str = "--threshold=20";

/// The unit is where systemd looks for it and has the lines it must have. Where systemd is installed it checks the unit, too:
/// it must find no fault in it, and little exposed.
fn unit(root: &Path) -> Outcome {
    let file = ["usr/lib/systemd/system", "lib/systemd/system"].map(|it| root.join(it).join("caravanserai.service"));
    let Some(file) = file.iter().find(|file| file.is_file()) else { return failed("the package has no unit") };
    let text = fs::read_to_string(file).unwrap_or_default();
    for line in [
        "User=caravanserai",
        "ProtectSystem=strict",
        "NoNewPrivileges=true",
        "SystemCallFilter=@system-service",
        "Restart=on-failure",
        "RestartSec=5",
        "StartLimitIntervalSec=0",
    ] {
        expect(text.lines().any(|it| it == line), line)?;
    }
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        println!("systemd is not installed here: its opinion of the unit is left out");
        return Ok(());
    }
    // It looks for the program and for units around this one on this machine.
    let folder = root.join("tmp/unit");
    make(&folder)?;
    let asked = folder.join("caravanserai.service");
    write(&asked, text.replace("ExecStart=/usr", &format!("ExecStart={}/usr", root.display())).as_bytes())?;
    let verify = Command::new("systemd-analyze").arg("verify").arg(&asked).output();
    let verify = verify.or_else(|why| failed(format!("systemd-analyze does not start: {why}")))?;
    let complaint = String::from_utf8_lossy(&verify.stderr);
    expect(verify.status.success() && complaint.is_empty(), &format!("systemd reads the unit: {complaint}"))?;
    let mut security = Command::new("systemd-analyze");
    security.args(["security", "--offline=true", "--no-pager", EXPOSED]).arg(&asked);
    hear(&mut security).map(|_| ()).or_else(|_| failed("systemd finds that the unit exposes too much"))
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
