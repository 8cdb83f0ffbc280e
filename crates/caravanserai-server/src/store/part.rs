//! A file on the way: it gets its name when it is complete, and is removed if it never is.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use super::{StoreError, lock};

/// What `SQLite` may keep beside a file.
const SIDES: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// A lock tells that a process is at such a file. Where it would shut out `SQLite` as well, there is none.
const LOCKED: bool = cfg!(unix);

/// Such a file. Nobody else can read it, as it holds every secret of a house.
pub(super) struct Part {
    path: PathBuf,
    file: File,
}

impl Part {
    /// Makes one beside this file. What another process left there when it was killed is removed; one that is at it is not
    /// disturbed.
    pub(super) fn beside(file: &Path, end: &str) -> Result<Part, StoreError> {
        let path = lock::named(file, end);
        let unusable = |why| StoreError::Folder { folder: lock::folder_of(file), why };
        if fs::symlink_metadata(&path).is_ok_and(|it| it.is_file()) && is_in_use(&path).map_err(unusable)? {
            return Err(StoreError::Taken { place: path.display().to_string() });
        }
        remove(&path);
        let file = lock::made(&path).map_err(unusable)?;
        if LOCKED {
            file.try_lock().map_err(|why| unusable(why.into()))?;
        }
        Ok(Part { path, file })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn file(&self) -> &File {
        &self.file
    }

    /// Gives it its name, for good.
    pub(super) fn becomes(self, file: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.path, file)?;
        File::open(lock::folder_of(file))?.sync_all()
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        remove(&self.path);
    }
}

fn is_in_use(path: &Path) -> io::Result<bool> {
    Ok(LOCKED && File::open(path)?.try_lock().is_err())
}

fn remove(path: &Path) {
    for side in SIDES {
        let _ = fs::remove_file(lock::named(path, side));
    }
}
