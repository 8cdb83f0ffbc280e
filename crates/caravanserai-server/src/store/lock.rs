use std::{
    fs::{File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

use super::StoreError;

/// The lock of a database's file.
pub(super) fn beside(file: &Path) -> PathBuf {
    file.with_extension("lock")
}

/// Makes sure that one file has one server. The operating system releases the lock when the process ends, however it ends.
pub(super) fn take(file: &Path) -> Result<File, StoreError> {
    let unusable = |why| StoreError::Folder { folder: file.parent().unwrap_or(file).to_owned(), why };
    let lock = private(&beside(file)).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken { place: file.display().to_string() }),
        Err(TryLockError::Error(why)) => Err(unusable(why)),
    }
}

/// Opens a file that only our user may read, making it if there is none. It holds what is secret until a game is over.
pub(super) fn private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    #[cfg(unix)]
    opened.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(opened)
}
