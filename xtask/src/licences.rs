//! A quick check of licences, sources and bans over `cargo metadata`.
//!
//! Installing cargo-deny takes minutes, so it runs in thorough tests only. This check reads the same lists in every
//! run, in a second.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{
    deny,
    house::{list, metadata, root, text},
    node,
    package::{TARGET, notices},
    run::{Outcome, failed},
};

/// How cargo names the public registry.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What `deny.toml` says.
struct Policy {
    allowed: Vec<String>,
    banned: Vec<String>,
}

/// Where the notices lie that the program shows.
const NOTICES: &str = "crates/caravanserai-server/notices.txt";

/// Writes the notices of all that is in the program anew.
pub(crate) fn licences(_: &[String]) -> Outcome {
    let root = root();
    node::set_up(&root, node::WEB)?;
    let metadata = metadata(&root, &["--filter-platform", TARGET])?;
    let page = notices::everywhere(&root, &metadata)?;
    fs::write(root.join(NOTICES), &page).or_else(|why| failed(format!("{NOTICES} cannot be written: {why}")))?;
    println!("{NOTICES}: {} parts, {} KiB", notices::parts(&root, &metadata)?.len(), page.len() / 1024);
    check(&root)
}

/// Fails if the notices that the program shows are not those of what is in it.
fn fresh(root: &Path) -> Outcome {
    let page = fs::read_to_string(root.join(NOTICES)).unwrap_or_default();
    let listed: Vec<&str> = page.lines().skip(2).take_while(|line| !line.is_empty()).collect();
    let parts = notices::parts(root, &metadata(root, &["--filter-platform", TARGET])?)?;
    let missing = parts.iter().find(|part| !listed.contains(&part.as_str()));
    let surplus = listed.iter().find(|line| !parts.iter().any(|part| part == *line));
    match missing.map(String::as_str).or(surplus.copied()) {
        None => Ok(()),
        Some(part) => failed(format!("{NOTICES} is stale, see `{part}`: run `cargo xtask licences`")),
    }
}

/// Fails if a crate we use has a licence, a source or a name that `deny.toml` does not allow.
pub(crate) fn check(root: &Path) -> Outcome {
    let toml =
        fs::read_to_string(root.join("deny.toml")).or_else(|why| failed(format!("deny.toml cannot be read: {why}")))?;
    let policy =
        Policy { allowed: deny::names(&toml, "licenses", "allow"), banned: deny::names(&toml, "bans", "deny") };
    let metadata = metadata(root, &["--all-features"])?;
    let packages: Vec<&Value> = list(&metadata, "packages").collect();
    let complaints: Vec<String> = packages.iter().filter_map(|package| policy.complaint(package)).collect();
    for complaint in &complaints {
        println!("{complaint}");
    }
    if complaints.is_empty() {
        println!("licences: {} crates, all allowed by deny.toml", packages.len());
        return fresh(root);
    }
    failed(format!("licences: {} of {} crates are not allowed by deny.toml", complaints.len(), packages.len()))
}

impl Policy {
    fn complaint(&self, package: &Value) -> Option<String> {
        let (name, version, source) = (text(package, "name"), text(package, "version"), text(package, "source"));
        let licence = text(package, "license");
        let why = if self.banned.iter().any(|banned| banned == name) {
            "is banned".to_owned()
        } else if !source.is_empty() && source != REGISTRY {
            format!("comes from {source}, not from crates.io")
        } else if licence.is_empty() {
            "names no licence".to_owned()
        } else if !self.allows(licence) {
            format!("has the licence `{licence}`, which is not in the list")
        } else {
            return None;
        };
        Some(format!("deny.toml: {name} {version} {why}"))
    }

    /// Whether one choice in an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` is allowed.
    fn allows(&self, expression: &str) -> bool {
        let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        self.any_of(&words)
    }

    fn any_of(&self, words: &[&str]) -> bool {
        parts(words, "OR").iter().any(|part| self.all_of(part))
    }

    fn all_of(&self, words: &[&str]) -> bool {
        parts(words, "AND").iter().all(|part| match part {
            ["(", inner @ .., ")"] => self.any_of(inner),
            name => self.allowed.contains(&name.join(" ")),
        })
    }
}

/// The words between the joints that are outside all parentheses.
fn parts<'a, 'w>(words: &'a [&'w str], joint: &str) -> Vec<&'a [&'w str]> {
    let mut depth = 0;
    let is_joint = |word: &&str| {
        depth += i32::from(*word == "(") - i32::from(*word == ")");
        depth == 0 && *word == joint
    };
    words.split(is_joint).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn policy() -> Policy {
        let allowed = ["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"];
        Policy { allowed: allowed.map(str::to_owned).to_vec(), banned: vec!["openssl-sys".to_owned()] }
    }

    #[test]
    fn expressions_with_an_allowed_choice_pass() {
        for licence in [
            "MIT",
            "MIT OR GPL-3.0",
            "MIT/Apache-2.0",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
            "GPL-3.0 OR (MIT AND Apache-2.0)",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(policy().allows(licence), "{licence}");
        }
    }

    #[test]
    fn expressions_without_one_fail() {
        for licence in
            ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND GPL-3.0", "MIT WITH Strings", "", "MIT AND"]
        {
            assert!(!policy().allows(licence), "{licence}");
        }
    }

    #[test]
    fn a_crate_is_judged_by_name_source_and_licence() {
        let complaint = |name: &str, source: Value, licence: Value| {
            policy().complaint(&json!({"name": name, "version": "1.0.0", "source": source, "license": licence}))
        };
        assert_eq!(complaint("serde", json!(REGISTRY), json!("MIT")), None);
        assert_eq!(complaint("ours", Value::Null, json!("MIT OR Apache-2.0")), None);
        assert_eq!(
            complaint("openssl-sys", json!(REGISTRY), json!("MIT")).unwrap(),
            "deny.toml: openssl-sys 1.0.0 is banned"
        );
        assert!(complaint("a", json!("git+https://example.org/a"), json!("MIT")).unwrap().contains("comes from git+"));
        assert!(complaint("a", json!(REGISTRY), Value::Null).unwrap().ends_with("names no licence"));
        assert!(complaint("a", json!(REGISTRY), json!("GPL-3.0")).unwrap().contains("`GPL-3.0`"));
    }
}
