//! The browser's sources point one way: `core ← table ← games/*`, and no game needs another.

use super::Finding;
use crate::files::File;

const SOURCES: &str = "web/src";

/// Complains about an import that points the wrong way.
pub(super) fn check(file: &File) -> Vec<Finding> {
    let Some(layer) = layer(&file.path) else { return Vec::new() };
    let mut findings = Vec::new();
    for (i, line) in file.text.lines().enumerate() {
        for target in imports(line).filter_map(|import| resolve(&file.path, import)) {
            if !may_import(layer, &target) {
                let why = format!("{layer} may not import {target}: core ← table ← games, and no game needs another");
                findings.push(Finding::new(file, i + 1, why));
            }
        }
    }
    findings
}

/// `core`, `table` or one game, if the file belongs to a layer.
fn layer(path: &str) -> Option<&str> {
    let inside = path.strip_prefix(SOURCES)?.strip_prefix('/')?;
    let mut parts = inside.match_indices('/').map(|(at, _)| &inside[..at]);
    match parts.next()? {
        "games" => parts.next(),
        other => ["core", "table"].contains(&other).then_some(other),
    }
}

fn may_import(layer: &str, target: &str) -> bool {
    let lies_in =
        |folder: &str| target.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    match layer {
        "core" => !["table", "games", "inn"].into_iter().any(lies_in),
        "table" => !["games", "inn"].into_iter().any(lies_in),
        game => !lies_in("inn") && (!lies_in("games") || lies_in(game)),
    }
}

/// What a line imports from this house: `from '../a'`, `import '../a'`, `import('../a')`.
fn imports(line: &str) -> impl Iterator<Item = &str> {
    let marks = ["from '", "import '", "import('", "from \"", "import \"", "import(\""];
    let found = marks.into_iter().filter_map(|mark| line.split_once(mark));
    found.filter_map(|(_, rest)| rest.split(['\'', '"']).next()).filter(|path| path.starts_with('.'))
}

/// The path from the sources' folder.
fn resolve(from: &str, import: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.strip_prefix(SOURCES)?.split('/').filter(|part| !part.is_empty()).collect();
    parts.pop();
    for part in import.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> Vec<String> {
        let file = File { path: path.to_owned(), text: text.to_owned() };
        check(&file).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn imports_from_below_pass() {
        let text = "import { a } from '../../core/a'\nimport B from '../../table/B.svelte'\nimport c from './c'\nimport 'svelte'";
        assert_eq!(complaints("web/src/games/nim/Board.svelte", text), [""; 0]);
        assert_eq!(complaints("web/src/table/A.svelte", "import { a } from '../core/a'\nimport './b.css'"), [""; 0]);
        assert_eq!(complaints("web/src/games/index.ts", "import('./nim/module')"), [""; 0]);
        assert_eq!(complaints("web/src/App.svelte", "import('./games/index')"), [""; 0]);
    }

    #[test]
    fn imports_from_above_and_from_other_games_fail() {
        for (path, text) in [
            ("web/src/core/a.ts", "import B from '../table/B.svelte'"),
            ("web/src/core/a.ts", "const b = await import('../games/nim/b')"),
            ("web/src/table/plain/A.svelte", "import { b } from '../../games/nim/b'"),
            ("web/src/table/A.svelte", "import { b } from \"../inn/b\""),
            ("web/src/games/nim/a.ts", "import { b } from '../kuhn/b'"),
        ] {
            let found = complaints(path, text);
            assert!(found.len() == 1 && found[0].starts_with(&format!("{path}:1: ")), "{path}: {found:?}");
        }
        assert_eq!(complaints("web/src/games/nim/a.ts", "import { b } from '../nimble/b'").len(), 1);
    }
}
