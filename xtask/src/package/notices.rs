//! The licences of everything that is in the program, as their authors wrote them; a text that several share appears once.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

use super::sbom::{Npm, crates, npm};
use crate::{
    house::text,
    node,
    run::{Stop, failed},
};

/// How files begin that hold a licence.
const NAMES: [&str; 5] = ["licen", "copying", "notice", "copyright", "unlicense"];

pub(crate) fn notices(root: &Path, metadata: &Value) -> Result<String, Stop> {
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    let mut list = String::new();
    let mut add = |name: String, licence: &str, folder: Option<&Path>| {
        let _ = writeln!(list, "{}", line(&name, licence));
        for text in folder.map(licences).unwrap_or_default() {
            texts.entry(letters(&text)).or_insert_with(|| (text, Vec::new())).1.push(name.clone());
        }
    };
    for it in crates(metadata) {
        let folder = Path::new(text(it, "manifest_path")).parent();
        add(crate_name(it), text(it, "license"), folder);
    }
    for it in npm(root)? {
        let folder = root.join(node::WEB).join("node_modules").join(&it.name);
        add(npm_name(&it), &it.licence, Some(&folder));
    }
    if texts.is_empty() {
        return failed("no licence of any crate was found: run `cargo fetch`, then try again.");
    }
    let mut page = format!("Caravanserai is licensed under MIT or Apache-2.0, as you like. It contains:\n\n{list}");
    for (text, names) in texts.into_values() {
        let _ = writeln!(page, "\n{}\n{}\n\n{}", "-".repeat(80), names.join(", "), text.trim_end());
    }
    Ok(page)
}

/// Texts that differ in blanks and signs alone are the same.
fn letters(text: &str) -> String {
    text.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The names, versions and licences of all that is in the program, as they stand on top of the notices.
pub(crate) fn parts(root: &Path, metadata: &Value) -> Result<Vec<String>, Stop> {
    let ours = crates(metadata).into_iter().map(|it| line(&crate_name(it), text(it, "license")));
    let theirs = npm(root)?.into_iter().map(|it| line(&npm_name(&it), &it.licence));
    Ok(ours.chain(theirs).collect())
}

fn line(name: &str, licence: &str) -> String {
    format!("{name}: {licence}")
}

fn crate_name(it: &Value) -> String {
    format!("{} {}", text(it, "name"), text(it, "version"))
}

fn npm_name(it: &Npm) -> String {
    format!("{} {} (npm)", it.name, it.version)
}

/// The licences in this folder.
fn licences(folder: &Path) -> Vec<String> {
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        path.is_file() && NAMES.iter().any(|begin| name.starts_with(begin))
    };
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<PathBuf> = entries.filter(is_licence).collect();
    files.sort();
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}
