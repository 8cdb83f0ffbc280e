//! What was packaged, tried in a root of its own: installed, run, installed over itself, removed; and the image unpacked.
//! Nothing on this machine is touched.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use super::{Goods, make, write};
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
    Ok(root)
}

/// dpkg in that root. Its scripts are not run in a root of their own, for there is no shell in it: they are told where it is.
fn dpkg(root: &Path, what: &[&str]) -> Command {
    let mut dpkg = Command::new("dpkg");
    dpkg.arg(format!("--root={}", root.display()));
    dpkg.args(["--force-not-root", "--force-script-chrootless", "--force-depends", "--log=/dev/null"]);
    dpkg.args(what).env("DEB_MAINT_PARAMS", "").env("DEBIAN_FRONTEND", "noninteractive");
    dpkg
}

/// Installs, runs, upgrades and removes the package.
pub(super) fn install(goods: &Goods, package: &Path) -> Outcome {
    let root = fresh_root(goods, "package-root")?;
    let file = package.display().to_string();
    watch(&mut dpkg(&root, &["--install", &file]))?;
    let program = root.join("usr/bin/caravanserai");
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
    let users = fs::read_to_string(root.join("etc/passwd")).unwrap_or_default();
    expect(users.lines().filter(|line| line.starts_with("caravanserai:")).count() == 1, "it has a user of its own")?;
    said(Command::new(&program).arg("--version"), &goods.version)?;
    let settings = root.join("etc/caravanserai/caravanserai.toml");
    said(
        Command::new(&program).args(["config", "check", "--lang", "en", "--config"]).arg(&settings),
        "A house can be opened",
    )?;
    opens(&program, &root)?;

    // What the host has written stays when the package is upgraded, and what is kept stays when it is removed.
    let mut changed = fs::read_to_string(&settings).unwrap_or_default();
    changed += "pace = 99\n";
    write(&settings, changed.as_bytes())?;
    watch(&mut dpkg(&root, &["--force-confold", "--install", &file]))?;
    expect(fs::read_to_string(&settings).unwrap_or_default() == changed, "an upgrade keeps the host's settings")?;
    let users = fs::read_to_string(root.join("etc/passwd")).unwrap_or_default();
    expect(users.lines().filter(|line| line.starts_with("caravanserai:")).count() == 1, "and makes no second user")?;
    watch(&mut dpkg(&root, &["--remove", "caravanserai"]))?;
    there(&root, "usr/bin/caravanserai", false)?;
    there(&root, "etc/caravanserai/caravanserai.toml", true)?;
    there(&root, "var/lib/caravanserai/caravanserai.db", true)?;
    watch(&mut dpkg(&root, &["--purge", "caravanserai"]))?;
    there(&root, "etc/caravanserai/caravanserai.toml", false)?;
    there(&root, "var/lib/caravanserai/caravanserai.db", true)?;
    println!("the Debian package installs, runs, upgrades and goes");
    Ok(())
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
    opens(&root.join(entry.trim_start_matches('/')), &root)?;
    println!("the image unpacks, and a house opens in it");
    Ok(())
}

/// Opens a house with this program, asks whether it lives, and closes it.
fn opens(program: &Path, root: &Path) -> Outcome {
    let data = root.join("var/lib/caravanserai");
    let mut house = Command::new(program);
    house.args(["serve", "--lang", "en", "--port", "0", "--data"]).arg(&data).stdout(Stdio::piped());
    let mut house = house.spawn().or_else(|why| failed(format!("the packaged program does not start: {why}")))?;
    let asked = ask(&mut house);
    let _ = Command::new("kill").arg(house.id().to_string()).status();
    let ended = house.wait().or_else(|why| failed(format!("it was not seen to end: {why}")))?;
    asked?;
    expect(ended.success(), "it closes in good order when it is told to")
}

fn ask(house: &mut Child) -> Outcome {
    let out = house.stdout.take().ok_or_else(|| Stop::Failed("it says nothing".into()))?;
    let mut lines = BufReader::new(out).lines().map_while(Result::ok);
    let address = lines.find_map(|line| Some(line.split("http://").nth(1)?.split('/').next()?.to_owned()));
    let Some(address) = address else { return failed("the packaged program names no address") };
    let answer = get(&address, "/ready").or_else(|why| failed(format!("{address} does not answer: {why}")))?;
    expect(answer.starts_with("HTTP/1.1 200") && answer.contains("\"ready\":true"), "it is ready for guests")
}

fn get(address: &str, path: &str) -> std::io::Result<String> {
    use std::io::{Read as _, Write as _};
    let mut stream = std::net::TcpStream::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

/// The unit is where systemd looks for it, and systemd finds nothing wrong with it, if it is there to be asked.
fn unit(root: &Path) -> Outcome {
    let file = ["usr/lib/systemd/system", "lib/systemd/system"].map(|it| root.join(it).join("caravanserai.service"));
    let Some(file) = file.iter().find(|file| file.is_file()) else { return failed("the package has no unit") };
    let text = fs::read_to_string(file).unwrap_or_default();
    for line in
        ["User=caravanserai", "ProtectSystem=strict", "NoNewPrivileges=true", "SystemCallFilter=@system-service"]
    {
        expect(text.lines().any(|it| it == line), line)?;
    }
    Ok(())
}

fn there(root: &Path, path: &str, wanted: bool) -> Outcome {
    let about = if wanted { "should be there" } else { "should be gone" };
    expect(root.join(path).exists() == wanted, &format!("{path} {about}"))
}

fn said(command: &mut Command, wanted: &str) -> Outcome {
    let said = hear(command)?;
    expect(said.contains(wanted), &format!("it says `{wanted}`: {said}"))
}

fn expect(is_so: bool, what: &str) -> Outcome {
    if is_so { Ok(()) } else { failed(format!("the package is not right: {what}")) }
}
