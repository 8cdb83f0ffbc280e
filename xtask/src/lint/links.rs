//! Links from one document to another lead somewhere.

use super::Finding;
use crate::files::File;

/// Complains about links in a Markdown file to files that do not exist. `exists` is asked with paths from the root.
pub(super) fn check(file: &File, exists: &dyn Fn(&str) -> bool) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut in_code = false;
    for (i, line) in file.text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        for target in targets(&without_code(line)) {
            if is_local(&target) && !leads_somewhere(&file.path, &target, exists) {
                findings.push(Finding::new(file, i + 1, format!("the link to `{target}` leads nowhere")));
            }
        }
    }
    findings
}

/// The line without `code` in it.
fn without_code(line: &str) -> String {
    let parts: Vec<&str> = line.split('`').collect();
    let is_closed = parts.len() % 2 == 1;
    let outside = parts.iter().enumerate().filter(|(i, _)| i % 2 == 0 || !is_closed).map(|(_, part)| *part);
    outside.collect::<Vec<_>>().join("code")
}

/// What `[text](target)`, `[name]: target`, `src="target"` and `href="target"` point to.
fn targets(line: &str) -> Vec<String> {
    let ends: [(&str, &[char]); 3] = [("](", &[')', ' ', '>']), ("src=\"", &['"']), ("href=\"", &['"'])];
    let mut found = Vec::new();
    for (mark, end) in ends {
        found.extend(line.match_indices(mark).map(|(at, _)| until(&line[at + mark.len()..], end)));
    }
    if line.starts_with('[')
        && let Some((_, rest)) = line.split_once("]: ")
    {
        found.push(until(rest, &[' ', '>']));
    }
    found
}

fn until(rest: &str, end: &[char]) -> String {
    rest.trim_start_matches('<').split(end).next().unwrap_or_default().to_owned()
}

fn is_local(target: &str) -> bool {
    !target.is_empty() && !target.starts_with('#') && !target.contains("://") && !target.starts_with("mailto:")
}

fn leads_somewhere(from: &str, target: &str, exists: &dyn Fn(&str) -> bool) -> bool {
    let path = target.split(['#', '?']).next().unwrap_or_default();
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let start = if path.starts_with('/') { "" } else { folder };
    let mut parts: Vec<&str> = Vec::new();
    for part in start.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                if parts.pop().is_none() {
                    return false;
                }
            }
            part => parts.push(part),
        }
    }
    exists(&parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> Vec<String> {
        let there = ["README.md", "docs/a.md", "docs/pictures/b.png", "docs"];
        let file = File { path: path.to_owned(), text: text.to_owned() };
        check(&file, &|path| there.contains(&path)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn links_that_lead_somewhere_pass() {
        let text = "[a](a.md#top) ![b](pictures/b.png \"B\") [up](../README.md) [x](https://example.org/y) [h](#here)\n\
            `[no](code.md)` [root](/docs/a.md) [folder](../docs/)\n```\n[no](code.md)\n```\n[ref]: a.md\n<img src=\"pictures/b.png\">";
        assert_eq!(complaints("docs/c.md", text), [""; 0]);
    }

    #[test]
    fn links_that_lead_nowhere_fail() {
        let text = "fine\n[a](b.md)\n[ref]: c.md\n<img src=\"d.png\"> [out](../../README.md)\n";
        assert_eq!(
            complaints("docs/c.md", text),
            [
                "docs/c.md:2: the link to `b.md` leads nowhere",
                "docs/c.md:3: the link to `c.md` leads nowhere",
                "docs/c.md:4: the link to `../../README.md` leads nowhere",
                "docs/c.md:4: the link to `d.png` leads nowhere",
            ]
        );
    }
}
