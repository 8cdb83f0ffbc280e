//! `cargo xtask lint`: fast checks that read the sources and name file and line.

mod blank;
mod coverage;
mod depends;
mod examples;
mod ids;
mod illegal;
mod layers;
mod links;
mod measure;
mod names;
mod purity;
mod ratchet;
mod rust;
mod sentences;
mod shape;
mod wildcards;
mod words;

use std::{fmt, fs, path::Path, time::Instant};

use crate::{
    files::{self, File},
    house::{self, Crate},
    run::{Outcome, Stop, failed},
};

/// Something the sources do wrong, and where.
#[derive(Debug)]
pub(crate) struct Finding {
    path: String,
    line: usize,
    why: String,
}

impl Finding {
    fn new(file: &File, line: usize, why: String) -> Self {
        Self { path: file.path.clone(), line, why }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.why)
    }
}

/// Crates with games that are not for people, and so without a rule book.
const TOYS: [&str; 1] = ["tabletop-laws"];

/// Checks all sources, or lowers the ratchet.
pub(crate) fn lint(args: &[String]) -> Outcome {
    let root = house::root();
    match args {
        [] => check(&root),
        [flag] if flag == "--tighten" => tighten(&root),
        _ => Err(Stop::Usage(format!("lint does not know `{}`", args.join(" ")))),
    }
}

fn check(root: &Path) -> Outcome {
    let start = Instant::now();
    let files = files::files(root)?;
    let crates = house::crates(root)?;
    let mut findings = of_crates(root, &crates, &files);
    findings.extend(of_files(root, &files));
    findings.extend(of_lengths(&files));
    for finding in &findings {
        println!("{finding}");
    }
    let summary = format!("lint: {} files in {:.1} s", files.len(), start.elapsed().as_secs_f32());
    if findings.is_empty() {
        println!("{summary}, nothing found");
        return Ok(());
    }
    failed(format!("{summary}, {} found", findings.len()))
}

fn of_crates(root: &Path, crates: &[Crate], files: &[File]) -> Vec<Finding> {
    let with_rules: Vec<&Crate> = crates.iter().filter(|one| one.has_rules(root)).collect();
    let names: Vec<&str> = with_rules.iter().map(|one| one.name.as_str()).collect();
    let mut findings = depends::check(crates, &names);
    for one in crates.iter().filter(|one| one.has_rules(root) || one.name == "tabletop") {
        findings.extend(purity::check(&rust_files(files, &format!("{}/src", one.folder))));
    }
    for one in crates.iter().filter(|one| !one.has_rules(root) && !TOYS.contains(&one.name.as_str())) {
        findings.extend(illegal::unlisted(&rust_files(files, &format!("{}/src", one.folder))));
    }
    let folders: Vec<&str> = with_rules.iter().map(|one| one.folder.as_str()).collect();
    findings.extend(shape::alike(&folders, files));
    findings.extend(files.iter().flat_map(|file| names::check(file, &names)));
    for one in with_rules {
        let find = |name: &str| files.iter().find(|file| file.path == format!("{}/{name}", one.folder));
        let sources = rust_files(files, &one.folder);
        if let Some(list) = find("rules.ids") {
            findings.extend(coverage::check(&coverage::Rules { list, book: find("RULES.md"), sources: &sources }));
        }
        if let Some(book) = find("RULES.md") {
            findings.extend(shape::chapters(&one.folder, book, files));
        }
        findings.extend(illegal::check(&sources));
        // Scenes and law books are for tests, which may look at one thing among many.
        let lies_in = |file: &File, place: &str| file.lies_in(&format!("{}/src{place}", one.folder));
        let rules =
            sources.iter().filter(|file| lies_in(file, "") && !lies_in(file, "/scene") && !lies_in(file, "/laws"));
        findings.extend(rules.flat_map(|file| wildcards::check(file)));
    }
    findings
}

fn rust_files<'a>(files: &'a [File], folder: &str) -> Vec<&'a File> {
    files.iter().filter(|file| file.extension() == "rs" && file.lies_in(folder)).collect()
}

fn of_files(root: &Path, files: &[File]) -> Vec<Finding> {
    let checkout = root.parent().map_or_else(String::new, |folder| format!("{}/", folder.display()));
    let exists = |path: &str| root.join(path).exists();
    let mut findings = Vec::new();
    for file in files {
        findings.extend(words::check(file, &checkout));
        findings.extend(examples::check(file));
        findings.extend(layers::check(file));
        findings.extend(sentences::check(file));
        if file.extension() == "md" {
            findings.extend(links::check(file, &exists));
        }
    }
    findings
}

fn of_lengths(files: &[File]) -> Vec<Finding> {
    match read_ratchet(files) {
        Ok(ratchet) => ratchet.check(&lengths(files)),
        Err(finding) => vec![finding],
    }
}

fn tighten(root: &Path) -> Outcome {
    let files = files::files(root)?;
    let ratchet = read_ratchet(&files).map_err(|finding| Stop::Failed(finding.to_string()))?;
    let text = ratchet.tightened(&lengths(&files));
    fs::write(root.join(ratchet::PATH), text)
        .or_else(|why| failed(format!("{} cannot be written: {why}", ratchet::PATH)))?;
    println!("{} is as strict as the sources allow", ratchet::PATH);
    Ok(())
}

fn read_ratchet(files: &[File]) -> Result<ratchet::Ratchet, Finding> {
    let missing = || Finding { path: ratchet::PATH.to_owned(), line: 1, why: "this file is missing".to_owned() };
    let file = files.iter().find(|file| file.path == ratchet::PATH).ok_or_else(missing)?;
    ratchet::Ratchet::read(file)
}

fn lengths(files: &[File]) -> measure::Lengths {
    let mut lengths = measure::Lengths::new();
    for file in files {
        measure::measure(file, &mut lengths);
    }
    lengths
}
