//! Python in an environment of its own under `target/`, with exactly the packages a list names.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::run::{Outcome, Stop, failed, watch, works};

/// The crate that Python loads.
pub(crate) const CRATE: &str = "crates/python";
/// The oldest Python it is built for.
const OLDEST: &str = "import sys; sys.exit(sys.version_info < (3, 11))";

/// An environment with these packages.
pub(crate) struct Venv {
    folder: PathBuf,
}

impl Venv {
    /// Makes the environment of this name, or brings it up to date if the list has changed since.
    pub(crate) fn ready(root: &Path, name: &str, list: &str) -> Result<Venv, Stop> {
        let (venv, wanted) = Venv::made(root, name, list)?;
        if let Some(wanted) = wanted {
            venv.install(root, &["--requirement", &root.join(list).to_string_lossy()])?;
            venv.note(&wanted)?;
        }
        Ok(venv)
    }

    /// The same, but packages that cannot be installed are named and left out; the next call tries them again.
    pub(crate) fn ready_if_possible(root: &Path, name: &str, list: &str) -> Result<Venv, Stop> {
        let (venv, wanted) = Venv::made(root, name, list)?;
        let Some(wanted) = wanted else { return Ok(venv) };
        if venv.install(root, &["--requirement", &root.join(list).to_string_lossy()]).is_ok() {
            venv.note(&wanted)?;
            return Ok(venv);
        }
        println!("not all of {list} can be installed here; each is tried by itself");
        for package in packages(&wanted) {
            if venv.install(root, &["--no-deps", package]).is_err() {
                println!("{package} cannot be installed here, so what needs it is left out");
            }
        }
        Ok(venv)
    }

    /// The environment, and the list if it is not what was installed.
    fn made(root: &Path, name: &str, list: &str) -> Result<(Venv, Option<String>), Stop> {
        let venv = Venv { folder: root.join("target").join(name) };
        let wanted = fs::read_to_string(root.join(list)).unwrap_or_default();
        if fs::read_to_string(venv.noted()).is_ok_and(|there| there == wanted) {
            return Ok((venv, None));
        }
        if !venv.program("python").is_file() {
            watch(Command::new("python3").args(["-m", "venv"]).arg(&venv.folder))?;
        }
        println!("the packages of {list} are being installed; this takes a minute, once");
        Ok((venv, Some(wanted)))
    }

    fn install(&self, root: &Path, what: &[&str]) -> Outcome {
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
        watch(self.python(root).args(pip).args(what))
    }

    fn noted(&self) -> PathBuf {
        self.folder.join("installed.txt")
    }

    fn note(&self, installed: &str) -> Outcome {
        let noted = self.noted();
        fs::write(&noted, installed).or_else(|why| failed(format!("{} cannot be written: {why}", noted.display())))
    }

    /// Its Python, in the root of the house.
    pub(crate) fn python(&self, root: &Path) -> Command {
        let mut python = Command::new(self.program("python"));
        python.current_dir(root).env("VIRTUAL_ENV", &self.folder).env("PYTHONPATH", root.join(CRATE).join("python"));
        python
    }

    /// Builds our package in place: the library ends up beside its Python files.
    pub(crate) fn build(&self, root: &Path, profile: &str) -> Outcome {
        let mut maturin = Command::new(self.program("maturin"));
        maturin.current_dir(root.join(CRATE)).env("VIRTUAL_ENV", &self.folder);
        watch(maturin.args(["develop", "--quiet", "--locked", "--skip-install", "--profile", profile]))
    }

    /// One of its programs.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder.join(folder).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
    }
}

/// The packages of a list, without remarks.
fn packages(list: &str) -> impl Iterator<Item = &str> {
    list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Whether a Python is there that is new enough, and can make environments.
pub(crate) fn is_there() -> bool {
    works(Command::new("python3").args(["-c", OLDEST]))
        && works(Command::new("python3").args(["-c", "import venv, ensurepip"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_no_packages() {
        assert!(packages("# pinned\n\nnumpy==2.4.6\n open_spiel==2.0.2\n").eq(["numpy==2.4.6", "open_spiel==2.0.2"]));
    }
}
