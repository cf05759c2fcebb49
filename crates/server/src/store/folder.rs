//! The folder of a server and its files: one server's at a time (two would each know half of what happens), for nobody else's
//! eyes (seeds, hands and held answers are in there), and watched, so that a database that is gone is noticed.

use super::StoreError;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The name of the database in its folder.
pub const DATABASE: &str = "great-race.db";
/// What SQLite puts beside a database.
pub const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Held as long as a folder is one's own; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
    /// The folder itself: a file in it can be deleted, and then a second server would find nothing to stop it.
    _folder: Option<File>,
}

impl FolderLock {
    /// The folder becomes one's own, or is somebody else's.
    pub fn take(folder: &Path) -> Result<FolderLock, StoreError> {
        private_folder(folder)?;
        let lock = |file: &File| match wait_for(file) {
            Ok(()) => Ok(()),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.display().to_string())),
            Err(TryLockError::Error(error)) => Err(error.into()),
        };
        // Only where folders can be opened; elsewhere a file that is open cannot be deleted.
        let itself = if cfg!(unix) { Some(File::open(folder)?) } else { None };
        itself.as_ref().map_or(Ok(()), lock)?;
        let file = File::options().create(true).append(true).open(folder.join("great-race.lock"))?;
        lock(&file)?;
        Ok(FolderLock { _file: file, _folder: itself })
    }
}

/// Locks a file. A server that has just ended may still hold it for a moment: a process that it was starting has the file
/// open until it becomes the other program.
fn wait_for(file: &File) -> Result<(), TryLockError> {
    for _ in 0..20 {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(50)),
            settled => return settled,
        }
    }
    file.try_lock()
}

/// A folder that only this user can look into; made if it is not there. One that stood open is closed, unless it is
/// everybody's (like /tmp): then its files are closed and it stays as it is.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    if !folder.is_dir() {
        std::fs::create_dir_all(folder)?;
        return close(folder, 0o700);
    }
    let ours = folder.join(DATABASE).exists() || std::fs::read_dir(folder)?.next().is_none();
    if ours && !is_everybodys(folder)? { close(folder, 0o700) } else { Ok(()) }
}

/// An empty file that only this user can read. It must not exist.
pub fn new_private_file(path: &Path) -> io::Result<File> {
    let file = File::options().write(true).create_new(true).open(path)?;
    close(path, 0o600)?;
    Ok(file)
}

/// Writes a file that only this user can read, in place of what was there.
pub fn write_private(path: &Path, text: &str) -> io::Result<()> {
    if path.exists() {
        close(path, 0o600)?;
    } else {
        new_private_file(path)?;
    }
    std::fs::write(path, text)
}

/// The database and what stands beside it, closed to others; an empty database is made if there is none. SQLite gives what it
/// puts beside a database the mode of the database.
pub(super) fn private_database(file: &Path) -> io::Result<()> {
    if !file.exists() {
        new_private_file(file)?;
    }
    let beside = BESIDE.map(|end| beside(file, end)).into_iter().filter(|path| path.exists());
    beside.chain([file.to_owned()]).try_for_each(|path| close(&path, 0o600))
}

/// The path of what SQLite puts beside a database.
pub fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

#[cfg(unix)]
fn close(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let now = std::fs::metadata(path)?.permissions().mode();
    if now & 0o077 == 0 {
        return Ok(());
    }
    let closed = std::fs::set_permissions(path, std::fs::Permissions::from_mode(now & mode));
    if let Err(error) = closed {
        // Somebody else's file: it works, and whoever keeps the server should know.
        tracing::warn!(%error, path = %path.display(), "others on this machine can read the data");
    }
    Ok(())
}

#[cfg(unix)]
fn is_everybodys(folder: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(std::fs::metadata(folder)?.permissions().mode() & 0o1000 != 0)
}

#[cfg(not(unix))]
fn close(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
fn is_everybodys(_: &Path) -> io::Result<bool> {
    Ok(true)
}

/// The files of an open database: what is written goes to these, whatever their names lead to later.
#[derive(Clone, Debug)]
pub(super) struct OpenFiles {
    files: Vec<(PathBuf, Identity)>,
}

/// Device and number of a file, where the system tells.
type Identity = Option<(u64, u64)>;

impl OpenFiles {
    /// As they are now. The database must be open, and stay so.
    pub fn of(file: &Path) -> io::Result<OpenFiles> {
        let paths = BESIDE.map(|end| beside(file, end)).into_iter().chain([file.to_owned()]);
        let files = paths.map(|path| identity(&path).map(|id| (path, id))).collect::<io::Result<_>>()?;
        Ok(OpenFiles { files })
    }
    /// Would another program find these files under their names?
    pub fn are_there(&self) -> bool {
        self.files.iter().all(|(path, id)| identity(path).is_ok_and(|now| now == *id))
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let of = std::fs::metadata(path)?;
    Ok(Some((of.dev(), of.ino())))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    std::fs::metadata(path).map(|_| None)
}
