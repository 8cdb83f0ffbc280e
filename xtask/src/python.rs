//! Python in an environment of its own under `target/`, with exactly the packages a list names.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::run::{Outcome, failed, watch, works};

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
    pub(crate) fn ready(root: &Path, name: &str, list: &str) -> Result<Venv, crate::run::Stop> {
        let venv = Venv { folder: root.join("target").join(name) };
        let (wanted, noted) =
            (fs::read_to_string(root.join(list)).unwrap_or_default(), venv.folder.join("installed.txt"));
        if fs::read_to_string(&noted).is_ok_and(|there| there == wanted) {
            return Ok(venv);
        }
        if !venv.program("python").is_file() {
            watch(Command::new("python3").args(["-m", "venv"]).arg(&venv.folder))?;
        }
        println!("the packages of {list} are being installed; this takes a minute, once");
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
        watch(venv.python(root).args(pip).arg(root.join(list)))?;
        fs::write(&noted, wanted).or_else(|why| failed(format!("{} cannot be written: {why}", noted.display())))?;
        Ok(venv)
    }

    /// Its Python, in the root of the house.
    pub(crate) fn python(&self, root: &Path) -> Command {
        let mut python = Command::new(self.program("python"));
        python.current_dir(root).env("VIRTUAL_ENV", &self.folder).env("PYTHONPATH", root.join(CRATE).join("python"));
        python
    }

    /// Builds our package where it lies: the library comes to stand beside its Python.
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

/// Whether a Python is there that is new enough, and can make environments.
pub(crate) fn is_there() -> bool {
    works(Command::new("python3").args(["-c", OLDEST]))
        && works(Command::new("python3").args(["-c", "import venv, ensurepip"]))
}
