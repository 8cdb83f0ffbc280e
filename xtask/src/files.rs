//! The files of the house.

use std::{fs, io, path::Path, process::Command};

use crate::run::{Stop, failed, hear};

/// A text file of the house.
pub(crate) struct File {
    /// Its path from the root, with `/` on every system.
    pub(crate) path: String,
    /// What stands in it.
    pub(crate) text: String,
}

impl File {
    /// How its name ends.
    pub(crate) fn extension(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, end)| end)
    }

    /// Whether it lies in this folder or below.
    pub(crate) fn lies_in(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }
}

/// The paths of all files that are tracked, or would be if added now.
pub(crate) fn paths(root: &Path) -> Result<Vec<String>, Stop> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let mut paths = match hear(&mut git) {
        Ok(listed) => listed.split_terminator('\0').map(str::to_owned).collect(),
        // An unpacked archive has no git to ask.
        Err(_) => walk(root, "")?,
    };
    paths.retain(|path| root.join(path).is_file());
    paths.sort();
    paths.dedup();
    Ok(paths)
}

/// What git would ignore here.
const IGNORED: [&str; 4] = [".git", ".tools", "node_modules", "target"];

fn walk(root: &Path, folder: &str) -> Result<Vec<String>, Stop> {
    let unread = |why: io::Error| Stop::Failed(format!("the folder `{folder}` cannot be read: {why}"));
    let mut paths = Vec::new();
    for entry in fs::read_dir(root.join(folder)).map_err(unread)? {
        let entry = entry.map_err(unread)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if IGNORED.contains(&name.as_str()) {
            continue;
        }
        if entry.file_type().map_err(unread)?.is_dir() {
            paths.extend(walk(root, &path)?);
        } else {
            paths.push(path);
        }
    }
    Ok(paths)
}

/// All files of the house that hold text.
pub(crate) fn files(root: &Path) -> Result<Vec<File>, Stop> {
    let read = |path: String| {
        let bytes = fs::read(root.join(&path)).or_else(|why| failed(format!("{path} cannot be read: {why}")))?;
        Ok(String::from_utf8(bytes).ok().map(|text| File { path, text }))
    };
    paths(root)?.into_iter().filter_map(|path| read(path).transpose()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walking_finds_what_git_lists() {
        let root = crate::house::root();
        let mut walked = walk(&root, "xtask").unwrap();
        walked.sort();
        let mut listed = paths(&root).unwrap();
        listed.retain(|path| path.starts_with("xtask/"));
        assert!(listed.contains(&"xtask/src/files.rs".to_owned()));
        assert_eq!(walked, listed);
    }
}
