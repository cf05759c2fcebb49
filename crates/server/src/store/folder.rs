//! A data folder belongs to one server at a time: two would each know half of what happens.

use super::StoreError;
use std::fs::{File, TryLockError};
use std::path::Path;

/// Held as long as a folder is one's own; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

impl FolderLock {
    /// The folder becomes one's own, or is somebody else's.
    pub fn take(folder: &Path) -> Result<FolderLock, StoreError> {
        std::fs::create_dir_all(folder)?;
        let file = File::options().create(true).append(true).open(folder.join("great-race.lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.display().to_string())),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}
