//! What hosts install: a static program, a Debian package and an image for containers, each with the list of all that is in
//! it (an SBOM) and the notices of its licences.

mod elf;
mod image;
mod linked;
pub(crate) mod notices;
mod oci;
mod opened;
mod sbom;
mod tar;
mod trial;
mod unit;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    house::{metadata, root, text},
    node,
    run::{Outcome, Stop, cargo, failed, hear, watch},
};

/// The target of the build. The C library goes into the program, so that it runs on any Linux.
pub(crate) const TARGET: &str = "x86_64-unknown-linux-gnu";
const STATIC: &str = "-Ctarget-feature=+crt-static";
/// Where cargo-deb ends up: building it takes minutes.
const TOOLS: &str = ".tools";
const CARGO_DEB: &str = "cargo-deb@3.8.0";

/// What was asked for.
#[derive(Default)]
struct Wanted {
    /// A program that is already built.
    program: Option<PathBuf>,
    /// Install, upgrade and remove the package in a root of its own.
    test: bool,
}

/// What everything is made from.
struct Goods {
    root: PathBuf,
    version: String,
    /// Where all of it ends up.
    folder: PathBuf,
    program: PathBuf,
    sbom: PathBuf,
    notices: PathBuf,
}

pub(crate) fn package(args: &[String]) -> Outcome {
    let wanted = read(args)?;
    if std::env::consts::OS != "linux" {
        return failed("packages are made on Linux: a Debian package needs dpkg-deb.");
    }
    let goods = gather(&wanted)?;
    let package = debian(&goods)?;
    let image = oci::write(&goods)?;
    sums(&goods.folder)?;
    if wanted.test {
        trial::install(&goods, &package)?;
        image::unpack(&goods, &image)?;
    }
    println!("all of it is in {}", goods.folder.display());
    Ok(())
}

fn read(args: &[String]) -> Result<Wanted, Stop> {
    let (mut wanted, mut args) = (Wanted::default(), args.iter());
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--test" => wanted.test = true,
            "--program" => wanted.program = args.next().map(PathBuf::from),
            other => return Err(Stop::Usage(format!("`package` knows --test and --program FILE, not `{other}`"))),
        }
    }
    Ok(wanted)
}

fn gather(wanted: &Wanted) -> Result<Goods, Stop> {
    let root = root();
    let metadata = metadata(&root, &["--filter-platform", TARGET])?;
    let ours = crate::house::list(&metadata, "packages").find(|it| text(it, "name") == "caravanserai");
    let version = ours.map(|it| text(it, "version").to_owned()).unwrap_or_default();
    let folder = root.join("target/package");
    let _ = fs::remove_dir_all(&folder);
    make(&folder)?;
    let built = match &wanted.program {
        Some(program) => program.clone(),
        None => build(&root)?,
    };
    let goods = Goods {
        program: folder.join(format!("caravanserai-{version}-linux-x86_64")),
        sbom: folder.join(format!("caravanserai-{version}.cdx.json")),
        notices: folder.join("NOTICES.txt"),
        version,
        folder,
        root,
    };
    copy(&built, &goods.program)?;
    watch(Command::new("strip").arg(&goods.program))?;
    is_static(&goods.program)?;
    let linked = [linked::bundled(&metadata)?, linked::of_this_machine(&goods.root)?].concat();
    write(&goods.sbom, sbom::sbom(&goods.root, &metadata, &goods.version, &linked)?.as_bytes())?;
    write(&goods.notices, notices::notices(&goods.root, &metadata, &linked)?.as_bytes())?;
    Ok(goods)
}

/// Fails if the program would need a library of the machine it runs on.
fn is_static(program: &Path) -> Outcome {
    let bytes = fs::read(program).or_else(|why| failed(format!("{} cannot be read: {why}", program.display())))?;
    if elf::is_static(&bytes) {
        return Ok(());
    }
    failed(format!("{} is not static: it names a loader. Build it with RUSTFLAGS={STATIC}", program.display()))
}

/// Builds the pages, and the program with everything in it.
fn build(root: &Path) -> Result<PathBuf, Stop> {
    node::set_up(root, node::WEB)?;
    watch(&mut node::npm(root, &["run", "build"]))?;
    println!("building the program for hosts; this takes some minutes");
    let build = ["build", "--release", "--locked", "--package", "caravanserai", "--target", TARGET];
    // What the environment says in this other form would come before it.
    let mut build = cargo(root, &build);
    build.env_remove("CARGO_ENCODED_RUSTFLAGS").env("RUSTFLAGS", STATIC);
    let commit = Command::new("git").current_dir(root).args(["rev-parse", "--short=12", "HEAD"]).output();
    if let Some(commit) = commit.ok().filter(|it| it.status.success()) {
        build.env("CARAVANSERAI_COMMIT", String::from_utf8_lossy(&commit.stdout).trim());
    }
    watch(&mut build)?;
    Ok(root.join("target").join(TARGET).join("release/caravanserai"))
}

/// The Debian package. Its contents are listed in `crates/caravanserai/Cargo.toml`.
fn debian(goods: &Goods) -> Result<PathBuf, Stop> {
    let tool = goods.root.join(TOOLS).join("bin/cargo-deb");
    if !tool.is_file() {
        println!("cargo-deb is missing and will be built into {TOOLS}; this takes some minutes, once");
        watch(&mut cargo(&goods.root, &["install", CARGO_DEB, "--locked", "--root", TOOLS]))?;
    }
    // Where the list of contents finds them.
    let staged = goods.folder.join("staged");
    make(&staged)?;
    for (from, name) in
        [(&goods.program, "caravanserai"), (&goods.sbom, "sbom.cdx.json"), (&goods.notices, "NOTICES.txt")]
    {
        copy(from, &staged.join(name))?;
    }
    let package = goods.folder.join(format!("caravanserai_{}_amd64.deb", goods.version));
    let mut deb = Command::new(tool);
    deb.current_dir(&goods.root).args([
        "--package",
        "caravanserai",
        "--no-build",
        "--no-strip",
        "--locked",
        "--output",
    ]);
    watch(deb.arg(&package))?;
    let _ = fs::remove_dir_all(staged);
    Ok(package)
}

/// The checksums of all files.
fn sums(folder: &Path) -> Outcome {
    let mut names: Vec<String> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .collect();
    names.sort();
    let sums = hear(Command::new("sha256sum").current_dir(folder).args(&names))?;
    write(&folder.join("SHA256SUMS"), sums.as_bytes())
}

fn write(file: &Path, bytes: &[u8]) -> Outcome {
    fs::write(file, bytes).or_else(|why| failed(format!("{} cannot be written: {why}", file.display())))
}

fn copy(from: &Path, to: &Path) -> Outcome {
    let copied = fs::copy(from, to).map(|_| ());
    copied.or_else(|why| failed(format!("{} cannot be copied to {}: {why}", from.display(), to.display())))
}

fn make(folder: &Path) -> Outcome {
    fs::create_dir_all(folder).or_else(|why| failed(format!("{} cannot be made: {why}", folder.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is packaged, in a folder of its own, with a small script instead of the program.
    pub(super) fn small(name: &str) -> Goods {
        let root = std::env::temp_dir().join(format!("xtask-package-{name}-{}", std::process::id()));
        let folder = root.join("target/package");
        make(&folder).unwrap();
        let [program, sbom, notices] = ["program", "sbom", "notices"].map(|name| folder.join(name));
        for file in [&program, &sbom, &notices] {
            write(file, b"#!/bin/sh\n").unwrap();
        }
        watch(Command::new("chmod").arg("755").arg(&program)).unwrap();
        Goods { root, version: "1.2.3".to_owned(), folder, program, sbom, notices }
    }

    #[test]
    fn a_program_that_is_not_static_is_refused() {
        let goods = small("static");
        write(&goods.program, &elf::tests::program(&[6, 3])).unwrap();
        let Err(Stop::Failed(why)) = is_static(&goods.program) else { panic!("it has a loader") };
        assert!(why.contains("is not static"), "{why}");
        write(&goods.program, &elf::tests::program(&[6, 1])).unwrap();
        is_static(&goods.program).unwrap();
        fs::remove_dir_all(&goods.root).unwrap();
    }

    /// The package has all pages of `docs` itself, and no folder below it.
    #[test]
    fn hosting_links_to_pages_that_are_in_the_package() {
        assert!(include_str!("../../crates/caravanserai/Cargo.toml").contains("\"../../docs/*.md\""));
        let page = include_str!("../../docs/hosting.md");
        let links = page.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        let links: Vec<&str> = links.filter(|link| !link.is_empty() && !link.contains("://")).collect();
        assert!(links.len() > 3 && links.iter().all(|link| !link.contains('/')), "{links:?}");
    }
}
