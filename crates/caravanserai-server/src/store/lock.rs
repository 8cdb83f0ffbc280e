use std::{
    fs::{File, TryLockError},
    path::Path,
};

use super::StoreError;

/// Makes sure that one folder has one server. The operating system lets go of the lock when the process ends, however
/// it ends.
pub(super) fn take(folder: &Path) -> Result<File, StoreError> {
    let unusable = |why| StoreError::Folder { folder: folder.to_owned(), why };
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join("caravanserai.lock"))
        .map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken { folder: folder.to_owned() }),
        Err(TryLockError::Error(why)) => Err(unusable(why)),
    }
}
