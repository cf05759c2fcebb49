//! The file of a campaign on a disk: it is never half, never written by two at once, and what is not this campaign is never written
//! over. A save that was interrupted leaves the file as it was; what it left beside it is written over by the next.

use crate::file::{Campaign, CampaignError, LONGEST};
use content::Content;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// A campaign and its file, which is nobody else's as long as this lives.
#[derive(Debug)]
pub struct Kept {
    campaign: Campaign,
    file: PathBuf,
    /// What stands in the file.
    text: String,
    _lock: File,
}

/// Why a file is not opened or not written.
#[derive(Debug, thiserror::Error)]
pub enum NotKept {
    /// There is a file already.
    #[error("{0}: there is such a file already; it is not written over")]
    Exists(String),
    /// Another program has it open.
    #[error("{0}: another program plays this campaign; close it there first")]
    InUse(String),
    /// Somebody wrote into it meanwhile.
    #[error("{0}: the file was changed from outside; it is not written over. Open it again")]
    Changed(String),
    /// It cannot be read as a campaign.
    #[error("{file}: {why}")]
    Unfit {
        /// Which file.
        file: String,
        /// Why.
        why: CampaignError,
    },
    /// The disk.
    #[error("{file}: {error}")]
    Disk {
        /// Which file.
        file: String,
        /// What it said.
        error: io::Error,
    },
}

impl Deref for Kept {
    type Target = Campaign;
    fn deref(&self) -> &Campaign {
        &self.campaign
    }
}

impl Kept {
    /// A new campaign gets a file of its own.
    pub fn create(file: &Path, campaign: Campaign) -> Result<Kept, NotKept> {
        let lock = lock(file)?;
        match std::fs::symlink_metadata(file) {
            Ok(_) => return Err(NotKept::Exists(shown(file))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(disk(file)(error)),
        }
        let text = campaign.write();
        put(file, &text).map_err(disk(file))?;
        Ok(Kept { campaign, file: file.into(), text, _lock: lock })
    }
    /// The campaign of a file, all its logs checked.
    pub fn open(file: &Path, content: &Content) -> Result<Kept, NotKept> {
        let lock = match std::fs::metadata(file) {
            Ok(_) => lock(file)?,
            Err(error) => return Err(disk(file)(error)),
        };
        let text = read(file)?;
        let campaign = Campaign::read(&text, content).map_err(unfit(file))?;
        Ok(Kept { campaign, file: file.into(), text, _lock: lock })
    }
    /// The campaign of a file, to look at only: somebody else may have it open.
    pub fn look(file: &Path, content: &Content) -> Result<Campaign, NotKept> {
        Campaign::read(&read(file)?, content).map_err(unfit(file))
    }
    /// Where it is kept.
    pub fn file(&self) -> &Path {
        &self.file
    }
    /// Changes it and keeps it; where either fails nothing has changed.
    pub fn change(
        &mut self,
        change: impl FnOnce(&mut Campaign) -> Result<(), CampaignError>,
    ) -> Result<(), NotKept> {
        let mut campaign = self.campaign.clone();
        change(&mut campaign).map_err(unfit(&self.file))?;
        if read(&self.file)? != self.text {
            return Err(NotKept::Changed(shown(&self.file)));
        }
        let text = campaign.write();
        if text.len() > LONGEST {
            return Err(unfit(&self.file)(CampaignError::TooLong));
        }
        put(&self.file, &text).map_err(disk(&self.file))?;
        (self.campaign, self.text) = (campaign, text);
        Ok(())
    }
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}

fn disk(file: &Path) -> impl Fn(io::Error) -> NotKept {
    let file = shown(file);
    move |error| NotKept::Disk { file: file.clone(), error }
}

fn unfit(file: &Path) -> impl Fn(CampaignError) -> NotKept {
    let file = shown(file);
    move |why| NotKept::Unfit { file: file.clone(), why }
}

/// So far and no further: whoever names the wrong file does not wait for its end.
fn read(file: &Path) -> Result<String, NotKept> {
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(disk(file))?;
    opened.take(LONGEST as u64 + 1).read_to_end(&mut bytes).map_err(disk(file))?;
    if bytes.len() > LONGEST {
        return Err(unfit(file)(CampaignError::TooLong));
    }
    String::from_utf8(bytes).map_err(|_| unfit(file)(CampaignError::Foreign("it is not text".into())))
}

/// A name beside the file's own.
fn beside(file: &Path, before: &str, behind: &str) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{before}{name}{behind}"))
}

/// The lock lies beside the file, which is replaced with every save; the system lets go of it when the program ends.
fn lock(file: &Path) -> Result<File, NotKept> {
    let path = beside(file, ".", ".lock");
    let lock = File::options().create(true).append(true).open(&path).map_err(disk(&path))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(NotKept::InUse(shown(file))),
        Err(TryLockError::Error(error)) => Err(disk(&path)(error)),
    }
}

/// Written beside the file, safe on the disk, and then put in its place.
fn put(file: &Path, text: &str) -> io::Result<()> {
    let part = beside(file, "", ".part");
    let mut written = File::create(&part)?;
    written.write_all(text.as_bytes())?;
    written.sync_all()?;
    std::fs::rename(&part, file)?;
    // The new name too, where folders can be opened.
    match file.parent().filter(|_| cfg!(unix)) {
        Some(folder) => {
            let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            File::open(folder)?.sync_all()
        }
        None => Ok(()),
    }
}
