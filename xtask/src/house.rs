//! The crates of the house, as cargo sees them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::run::{Stop, cargo, failed, hear};

/// The root of the workspace, where `Cargo.lock` lies.
pub(crate) fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// When a dependency is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// By the crate itself, or to build it.
    Always,
    /// By its tests only.
    Tests,
}

/// A crate another one asks for.
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) need: Need,
    pub(crate) optional: bool,
}

/// A file of tests beside a crate's sources.
pub(crate) struct Suite {
    pub(crate) name: String,
    /// The features it is built with; cargo passes over it in silence when they are off.
    pub(crate) wants: Vec<String>,
}

/// A crate of this workspace.
pub(crate) struct Crate {
    pub(crate) name: String,
    /// Its folder from the root, with `/` on every system.
    pub(crate) folder: String,
    /// The text of its `Cargo.toml`.
    pub(crate) manifest: String,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) features: Vec<String>,
    pub(crate) suites: Vec<Suite>,
}

impl Crate {
    /// Whether it holds the rules of a game: then a list of their ids lies in its folder.
    pub(crate) fn has_rules(&self, root: &Path) -> bool {
        root.join(&self.folder).join("rules.ids").is_file()
    }
}

/// The crates of this workspace, as cargo sees them.
pub(crate) fn crates(root: &Path) -> Result<Vec<Crate>, Stop> {
    let metadata = metadata(root, &["--no-deps"])?;
    list(&metadata, "packages").map(|package| read_crate(root, package)).collect()
}

/// Our crates, compiled as quickly as possible: a suite that runs for a moment is not worth minutes of optimising under
/// features that nothing else is built with.
pub(crate) fn hastily(crates: &[Crate]) -> impl Iterator<Item = String> {
    crates.iter().map(|one| format!("--config=profile.dev.package.{}.opt-level=0", one.name))
}

/// What cargo knows of this workspace.
pub(crate) fn metadata(root: &Path, args: &[&str]) -> Result<Value, Stop> {
    let text = hear(cargo(root, &["metadata", "--format-version", "1", "--locked"]).args(args))?;
    serde_json::from_str(&text).or_else(|why| failed(format!("`cargo metadata` printed no JSON: {why}")))
}

/// The items of a list in cargo's JSON.
pub(crate) fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().into_iter().flatten()
}

/// A text in cargo's JSON.
pub(crate) fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn read_crate(root: &Path, package: &Value) -> Result<Crate, Stop> {
    let manifest_path = Path::new(text(package, "manifest_path"));
    let manifest = fs::read_to_string(manifest_path)
        .or_else(|why| failed(format!("{} cannot be read: {why}", manifest_path.display())))?;
    let folder = manifest_path.parent().and_then(|folder| folder.strip_prefix(root).ok()).unwrap_or(Path::new(""));
    let folder: Vec<_> = folder.iter().map(|part| part.to_string_lossy()).collect();
    let tests = list(package, "targets").filter(|target| list(target, "kind").any(|kind| kind == "test"));
    Ok(Crate {
        name: text(package, "name").to_owned(),
        folder: folder.join("/"),
        manifest,
        dependencies: list(package, "dependencies").map(read_dependency).collect(),
        features: package["features"].as_object().into_iter().flat_map(|map| map.keys().cloned()).collect(),
        suites: tests.map(read_suite).collect(),
    })
}

fn read_dependency(value: &Value) -> Dependency {
    let need = if text(value, "kind") == "dev" { Need::Tests } else { Need::Always };
    Dependency { name: text(value, "name").to_owned(), need, optional: value["optional"] == true }
}

fn read_suite(value: &Value) -> Suite {
    let wants = list(value, "required-features").filter_map(Value::as_str).map(str::to_owned).collect();
    Suite { name: text(value, "name").to_owned(), wants }
}
