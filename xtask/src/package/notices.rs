//! The licences of everything that is in the program, as their authors wrote them; a text that several share appears once.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

use super::{
    linked::{Linked, bundled},
    sbom::{Npm, crates, npm},
};
use crate::{
    house::text,
    node,
    run::{Outcome, Stop, failed},
};

/// How files begin that hold a licence.
const NAMES: [&str; 5] = ["licen", "copying", "notice", "copyright", "unlicense"];
/// A shorter text is none: a crate that was packed without its links has nothing but the path to the text.
const SHORTEST: usize = 60;

/// The notices of all that is in the program, and of what is linked into it besides.
pub(super) fn notices(root: &Path, metadata: &Value, linked: &[Linked]) -> Result<String, Stop> {
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    let mut list = String::new();
    let mut add = |name: String, licence: &str, own: Vec<String>| -> Outcome {
        let _ = writeln!(list, "{}", line(&name, licence));
        let own = if own.is_empty() { vec![standard(root, &name, licence)?] } else { own };
        for text in own {
            texts.entry(letters(&text)).or_insert_with(|| (text, Vec::new())).1.push(name.clone());
        }
        Ok(())
    };
    for it in crates(metadata) {
        let folder = Path::new(text(it, "manifest_path")).parent().map(licences);
        add(crate_name(it), text(it, "license"), folder.unwrap_or_default())?;
    }
    for it in npm(root)? {
        let folder = root.join(node::WEB).join("node_modules").join(&it.name);
        if !folder.is_dir() {
            return failed(format!("{} is missing: run `npm ci` in {}, then try again.", folder.display(), node::WEB));
        }
        add(npm_name(&it), &it.licence, licences(&folder))?;
    }
    for it in linked {
        add(linked_name(it), it.licence, vec![it.text.clone()])?;
    }
    let mut page = format!("Caravanserai is licensed under MIT or Apache-2.0, as you like. It contains:\n\n{list}");
    for (text, names) in texts.into_values() {
        let _ = writeln!(page, "\n{}\n{}\n\n{}", "-".repeat(80), names.join(", "), text.trim_end());
    }
    Ok(page)
}

/// The text of a licence whose authors have left it out: where there is a choice, that of the Apache licence, which is the same for
/// all.
fn standard(root: &Path, name: &str, licence: &str) -> Result<String, Stop> {
    let ours = |file: &str| {
        let file = root.join(file);
        fs::read_to_string(&file).or_else(|why| failed(format!("{} cannot be read: {why}", file.display())))
    };
    let words: Vec<&str> = licence.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '.').collect();
    if words.contains(&"AND") || words.contains(&"WITH") {
        return failed(format!("{name} ({licence}) brings no text of its licence: find it, and add it by hand"));
    }
    if words.contains(&"Apache-2.0") {
        return ours("LICENSE-APACHE");
    }
    if words.contains(&"MIT") {
        let of = |line: &str| {
            if line.starts_with("Copyright") { format!("Copyright (c) the authors of {name}") } else { line.into() }
        };
        return Ok(ours("LICENSE-MIT")?.lines().map(of).collect::<Vec<_>>().join("\n"));
    }
    failed(format!("{name} ({licence}) brings no text of its licence: find it, and add it by hand"))
}

/// Texts that differ in blanks and signs alone are the same.
fn letters(text: &str) -> String {
    text.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The notices of what is in every program of ours, wherever it was built.
pub(crate) fn everywhere(root: &Path, metadata: &Value) -> Result<String, Stop> {
    notices(root, metadata, &bundled(metadata)?)
}

/// The names, versions and licences of the same, as they stand on top of the notices.
pub(crate) fn parts(root: &Path, metadata: &Value) -> Result<Vec<String>, Stop> {
    let ours = crates(metadata).into_iter().map(|it| line(&crate_name(it), text(it, "license")));
    let theirs = npm(root)?.into_iter().map(|it| line(&npm_name(&it), &it.licence));
    let linked = bundled(metadata)?.into_iter().map(|it| line(&linked_name(&it), it.licence));
    Ok(ours.chain(theirs).chain(linked).collect())
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

fn linked_name(it: &Linked) -> String {
    format!("{} {} (linked)", it.name, it.version)
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
    let texts = files.iter().filter_map(|file| fs::read_to_string(file).ok());
    texts.filter(|text| text.trim().len() >= SHORTEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{list, metadata, root};

    #[test]
    fn a_part_without_a_text_gets_that_of_its_licence() {
        let text = |licence: &str| standard(&root(), "inn 1.0.0", licence);
        assert!(text("MIT OR Apache-2.0").unwrap().contains("Apache License"));
        assert!(text("Apache-2.0/MIT").unwrap().contains("Apache License"));
        let mit = text("MIT").unwrap();
        assert!(mit.contains("Copyright (c) the authors of inn 1.0.0\n") && !mit.contains("Caravanserai"), "{mit}");
        assert!(text("ISC").is_err() && text("MIT AND Unicode-3.0").is_err() && text("").is_err());
    }

    /// These crates are packed with the paths to their licences instead of the texts.
    #[test]
    fn a_path_is_no_licence() {
        let metadata = metadata(&root(), &["--filter-platform", super::super::TARGET]).unwrap();
        let sqlx = list(&metadata, "packages").find(|it| text(it, "name") == "sqlx-core").unwrap();
        let texts = licences(Path::new(text(sqlx, "manifest_path")).parent().unwrap());
        assert!(texts.iter().all(|text| text.len() >= SHORTEST), "{texts:?}");
    }

    /// What the program itself shows: every part has a text.
    #[test]
    fn the_notices_of_the_program_have_a_text_for_every_part() {
        let page = include_str!("../../../crates/caravanserai-server/notices.txt");
        let sections: Vec<&str> = page.split(&format!("\n{}\n", "-".repeat(80))).collect();
        let named: Vec<&str> =
            sections[1..].iter().filter_map(|it| it.lines().next()).flat_map(|it| it.split(", ")).collect();
        for line in sections[0].lines().skip(2).filter(|line| !line.is_empty()) {
            let name = line.split(": ").next().unwrap();
            assert!(named.contains(&name), "{name} has no text: run `cargo xtask licences`");
        }
        for section in &sections[1..] {
            let (owners, text) = section.split_once('\n').unwrap();
            assert!(text.trim().len() >= SHORTEST, "{owners}: {text}");
        }
    }
}
