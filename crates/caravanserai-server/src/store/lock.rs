//! The files beside a database's file: its lock, and what `SQLite` itself keeps there.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use super::StoreError;

/// A file whose name is that of another one, and this.
pub(super) fn named(file: &Path, end: &str) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(end);
    file.with_file_name(name)
}

/// The folder of a file.
pub(super) fn folder_of(file: &Path) -> PathBuf {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")).to_owned()
}

/// The file itself, whatever links lead to it and whether it is there or not. `SQLite` keeps its log beside this one.
pub(super) fn real(file: &Path) -> io::Result<PathBuf> {
    match file.canonicalize() {
        Err(why) if why.kind() == ErrorKind::NotFound => {}
        found => return found,
    }
    if let Ok(target) = fs::read_link(file) {
        return real(&folder_of(file).join(target));
    }
    Ok(folder_of(file).canonicalize()?.join(file.file_name().unwrap_or_default()))
}

/// Whether nothing is stored in this file, or it is not there.
pub(super) fn is_empty(file: &Path) -> io::Result<bool> {
    match fs::metadata(file) {
        Ok(it) => Ok(it.len() == 0),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(true),
        Err(why) => Err(why),
    }
}

/// The lock of a database's file. Houses have always kept that of `inn.db` in `inn.lock`; all other names keep their ending, so
/// that no two files in a folder share a lock.
pub(super) fn beside(file: &Path) -> PathBuf {
    if file.extension().is_some_and(|end| end == "db") { file.with_extension("lock") } else { named(file, "-lock") }
}

/// Makes sure that one file has one server. The operating system releases the lock when the process ends, however it ends.
pub(super) fn take(file: &Path) -> Result<File, StoreError> {
    let unusable = |why| StoreError::Folder { folder: folder_of(file), why };
    let path = beside(file);
    let lock = match made(&path) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists => private(&path),
        // The doctor may be run by root, where the server is another user.
        new => new.inspect(|lock| give(lock, &folder_of(file))),
    };
    let lock = lock.map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken { place: file.display().to_string() }),
        Err(TryLockError::Error(why)) => Err(unusable(why)),
    }
}

/// Opens a file that only our user may read, making it if there is none. It holds what is secret until a game is over.
pub(super) fn private(file: &Path) -> io::Result<File> {
    let mut options = options();
    let opened = options.create(true).truncate(false).open(file)?;
    #[cfg(unix)]
    opened.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(opened)
}

/// Makes such a file. There must be none, nor a link, of this name.
pub(super) fn made(file: &Path) -> io::Result<File> {
    options().create_new(true).open(file)
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Gives a file that we have made to the owner of its folder. Only root can do so, and only root has to: what it restores is for
/// the user that runs the server.
pub(super) fn give(file: &File, folder: &Path) {
    #[cfg(unix)]
    if let Ok(owner) = fs::metadata(folder) {
        use std::os::unix::fs::MetadataExt as _;
        let _ = std::os::unix::fs::fchown(file, Some(owner.uid()), Some(owner.gid()));
    }
}
