//! The list of everything that is in the program, in the format `CycloneDX`: crates from `cargo metadata`, and the packages of
//! the pages from their lock file.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use serde_json::{Value, json};

use super::linked::Linked;
use crate::{
    files::{File, files},
    house::{list, text},
    node,
    run::{Stop, failed},
};

pub(super) fn sbom(root: &Path, metadata: &Value, version: &str, linked: &[Linked]) -> Result<String, Stop> {
    let mut components: Vec<Value> = crates(metadata).into_iter().map(of_crate).collect();
    components.extend(npm(root)?.iter().map(of_npm));
    components.extend(linked.iter().map(of_linked));
    let sbom = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": component("application", "caravanserai", version, "MIT OR Apache-2.0", "cargo")},
        "components": components,
    });
    serde_json::to_string_pretty(&sbom).or_else(|why| failed(format!("the list of parts cannot be written: {why}")))
}

/// The crates that the program is made of, or built with; tests' own are not among them.
pub(super) fn crates(metadata: &Value) -> Vec<&Value> {
    let packages: BTreeMap<&str, &Value> = list(metadata, "packages").map(|it| (text(it, "id"), it)).collect();
    let nodes: BTreeMap<&str, &Value> = list(&metadata["resolve"], "nodes").map(|it| (text(it, "id"), it)).collect();
    let start = packages.iter().find(|(_, it)| text(it, "name") == "caravanserai").map(|(id, _)| *id);
    let (mut found, mut next): (BTreeSet<&str>, Vec<&str>) = (BTreeSet::new(), start.into_iter().collect());
    while let Some(id) = next.pop() {
        if !found.insert(id) {
            continue;
        }
        let deps = nodes.get(id).into_iter().flat_map(|node| list(node, "deps"));
        let needed = deps.filter(|dep| list(dep, "dep_kinds").any(|kind| text(kind, "kind") != "dev"));
        next.extend(needed.map(|dep| text(dep, "pkg")));
    }
    // Our own crates are the program itself.
    let mut found: Vec<&Value> =
        found.iter().filter_map(|id| packages.get(id)).filter(|it| !it["source"].is_null()).copied().collect();
    found.sort_by_key(|it| (text(it, "name"), text(it, "version")));
    found
}

/// A package of the pages: its name, version and licence.
pub(super) struct Npm {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) licence: String,
}

/// The packages that the pages are made of: those that a source names, and what these need. What only builds or tests the
/// pages is not among them.
pub(super) fn npm(root: &Path) -> Result<Vec<Npm>, Stop> {
    let read = |name: &str| -> Result<Value, Stop> {
        let file = root.join(node::WEB).join(name);
        let text =
            fs::read_to_string(&file).or_else(|why| failed(format!("{} cannot be read: {why}", file.display())))?;
        serde_json::from_str(&text).or_else(|why| failed(format!("{name}: {why}")))
    };
    let (package, lock) = (read("package.json")?, read("package-lock.json")?);
    let sources: Vec<File> =
        files(root)?.into_iter().filter(|file| file.lies_in("web/src") && !file.path.ends_with(".d.ts")).collect();
    let names =
        |it: &Value| -> Vec<String> { it.as_object().into_iter().flat_map(|map| map.keys().cloned()).collect() };
    let is_used = |name: &String| {
        let marks = [format!("'{name}"), format!("\"{name}")];
        sources.iter().any(|file| marks.iter().any(|mark| file.text.contains(mark)))
    };
    let wanted = names(&package["dependencies"]).into_iter().chain(names(&package["devDependencies"]));
    let (mut found, mut next): (BTreeMap<String, Npm>, Vec<String>) =
        (BTreeMap::new(), wanted.filter(is_used).collect());
    while let Some(name) = next.pop() {
        let it = &lock["packages"][format!("node_modules/{name}")];
        if it.is_null() || found.contains_key(&name) {
            continue;
        }
        next.extend(names(&it["dependencies"]));
        let (version, licence) = (text(it, "version").to_owned(), text(it, "license").to_owned());
        found.insert(name.clone(), Npm { name, version, licence });
    }
    Ok(found.into_values().collect())
}

fn of_crate(it: &Value) -> Value {
    // An old way to write a choice.
    let licence = text(it, "license").replace('/', " OR ");
    component("library", text(it, "name"), text(it, "version"), &licence, "cargo")
}

fn of_npm(it: &Npm) -> Value {
    component("library", &it.name, &it.version, &it.licence, "npm")
}

fn of_linked(it: &Linked) -> Value {
    component("library", it.name, &it.version, it.licence, "generic")
}

fn component(kind: &str, name: &str, version: &str, licence: &str, from: &str) -> Value {
    let address = format!("pkg:{from}/{}@{version}", name.replace('@', "%40"));
    let mut it = json!({"type": kind, "bom-ref": address, "name": name, "version": version, "purl": address});
    if !licence.is_empty() {
        it["licenses"] = json!([{"expression": licence}]);
    }
    it
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_tests_need_is_not_listed() {
        let dep = |pkg: &str, kind: Value| json!({"pkg": pkg, "dep_kinds": [{"kind": kind}]});
        let package = |name: &str, source: Value| json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT/Apache-2.0", "source": source});
        let registry = json!("registry");
        let metadata = json!({
            "packages": [
                package("caravanserai", Value::Null), package("ours", Value::Null), package("used", registry.clone()),
                package("built-with", registry.clone()), package("tested-with", registry.clone()),
            ],
            "resolve": {"nodes": [
                {"id": "caravanserai", "deps": [dep("ours", Value::Null), dep("tested-with", json!("dev"))]},
                {"id": "ours", "deps": [dep("used", Value::Null), dep("built-with", json!("build"))]},
                {"id": "used", "deps": [dep("used", Value::Null)]},
            ]},
        });
        let found = crates(&metadata);
        assert_eq!(found.iter().map(|it| text(it, "name")).collect::<Vec<_>>(), ["built-with", "used"]);
        let shown = of_crate(found[1]);
        assert_eq!(shown["purl"], "pkg:cargo/used@1.0.0");
        assert_eq!(shown["licenses"][0]["expression"], "MIT OR Apache-2.0");
    }

    #[test]
    fn the_pages_are_listed_without_their_tools() {
        let found = npm(&crate::house::root()).unwrap();
        for name in ["svelte", "@fluent/bundle", "@fontsource/marcellus"] {
            assert!(found.iter().any(|it| it.name == name && !it.version.is_empty()), "{name} is in the pages");
        }
        assert!(found.iter().all(|it| !["typescript", "vite", "@playwright/test"].contains(&it.name.as_str())));
    }
}
