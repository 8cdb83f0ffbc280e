//! Node and npm, for the browser's part.

use std::{fs, path::Path, process::Command};

use crate::run::{Outcome, failed, hear, watch};

/// Where the browser's part lies.
pub(crate) const WEB: &str = "web";
/// The oldest Node that will do.
const OLDEST: (u32, u32) = (20, 19);
/// A copy of the lock file as it was when its packages were installed.
const STAMP: &str = "node_modules/.installed-package-lock.json";

/// npm in the browser's folder.
pub(crate) fn npm(root: &Path, args: &[&str]) -> Command {
    npm_in(root, WEB, args)
}

fn npm_in(root: &Path, folder: &str, args: &[&str]) -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(root.join(folder)).args(args);
    npm
}

/// Makes sure that Node is new enough and that exactly the packages locked in this folder are installed.
pub(crate) fn set_up(root: &Path, folder: &str) -> Outcome {
    let version = hear(Command::new("node").arg("--version")).ok();
    will_do(version.as_deref()).or_else(failed)?;
    let there = root.join(folder);
    let wanted = fs::read(there.join("package-lock.json"))
        .or_else(|why| failed(format!("{folder}/package-lock.json cannot be read: {why}")))?;
    if fs::read(there.join(STAMP)).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    watch(&mut npm_in(root, folder, &["ci", "--no-audit", "--no-fund"]))?;
    fs::create_dir_all(there.join("node_modules"))
        .and_then(|()| fs::write(there.join(STAMP), wanted))
        .or_else(|why| failed(format!("{folder}/{STAMP} cannot be written: {why}")))
}

/// Says what is wrong with this answer of `node --version`, if anything is.
fn will_do(version: Option<&str>) -> Result<(), String> {
    let (major, minor) = OLDEST;
    let advice = format!(
        "install Node {major}.{minor} or newer from https://nodejs.org or your system's packages, then try again"
    );
    let Some(version) = version.map(str::trim) else {
        return Err(format!("Node is needed for the browser's pages and was not found: {advice}."));
    };
    let mut parts = version.trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    if parts.next().zip(parts.next()).is_some_and(|found| found >= OLDEST) {
        return Ok(());
    }
    Err(format!("Node {version} is too old for the browser's pages: {advice}."))
}

#[cfg(test)]
mod tests {
    use super::will_do;

    #[test]
    fn old_and_missing_node_get_a_sentence() {
        assert!(will_do(Some("v20.19.0\n")).is_ok());
        assert!(will_do(Some("v20.18.3\n")).unwrap_err().starts_with("Node v20.18.3 is too old"));
        assert!(will_do(Some("v24.1.0")).is_ok());
        assert!(will_do(Some("v18.19.1")).unwrap_err().starts_with("Node v18.19.1 is too old"));
        assert!(will_do(None).unwrap_err().contains("was not found"));
    }
}
