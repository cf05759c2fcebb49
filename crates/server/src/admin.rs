//! What whoever keeps the server can do with its data: list, export, import, close, delete, back up, restore. Works on the data
//! folder; close, delete and import while the server is stopped.

use crate::config::Config;
use crate::desk::Life;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::{self, FolderLock, LobbyRow, Op, Store, StoreError};
use content::Content;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use crate::api::create::TableOpened;
pub use crate::api::seats::SeatGranted;
pub use crate::people::{Checked, Ranked, Season};

/// Why it was not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The storage.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The table.
    #[error("{0}")]
    Api(#[from] ApiError),
    /// A file.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// What.
        error: std::io::Error,
    },
    /// Not now.
    #[error("{0}")]
    Not(&'static str),
    /// The figures.
    #[error("{0}")]
    Metrics(#[from] prometheus::Error),
}

/// A data folder opened for its keeper.
#[derive(Debug)]
pub struct Admin {
    pub(crate) hub: Arc<Hub>,
    data: PathBuf,
}

impl Admin {
    /// Opens a data folder.
    pub async fn open(data: &Path, content: Content) -> Result<Admin, AdminError> {
        Self::with_config(Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), data.to_owned(), content)).await
    }
    /// Opens the data folder of a config.
    pub async fn with_config(config: Config) -> Result<Admin, AdminError> {
        // Beside a server that runs, which has the folder.
        let store = match &config.database {
            Some(url) => Store::connect(url).await?,
            None => Store::open(&config.data).await?,
        };
        let data = config.data.clone();
        Ok(Admin { hub: Hub::new(config, store)?, data })
    }
    /// A folder is changed by one alone; a PostgreSQL is shared by whoever comes, and servers notice what changes.
    fn alone(&self) -> Result<Option<FolderLock>, StoreError> {
        if self.hub.config.database.is_some() { Ok(None) } else { FolderLock::take(&self.data).map(Some) }
    }
    /// All tables, private ones too.
    pub async fn list(&self) -> Result<Vec<LobbyRow>, AdminError> {
        Ok(self.hub.store.lobby(true, u32::MAX).await?)
    }
    /// A table's log. With the seed of a game that is not over the log tells everything: it is for moving a game to another
    /// server, not for players.
    pub async fn export(&self, id: &str, with_seed: bool) -> Result<String, AdminError> {
        let stored = self.hub.store.game(id).await?.ok_or(ApiError::NoSuchTable)?;
        let is_over = ["over", "abandoned"].contains(&stored.row.status.as_str());
        Ok(self.hub.stored_log(&stored, with_seed || is_over).await?)
    }
    /// A log becomes a table, finished or running; its seats get new links.
    pub async fn import(&self, text: String) -> Result<TableOpened, AdminError> {
        let _alone = self.alone()?;
        let opened = crate::api::import::bring_in(&self.hub, text, crate::api::import::By::Keeper).await?;
        self.hub.stopping.send_replace(true);
        Ok(opened)
    }
    /// A game ends without a result.
    pub async fn close(&self, id: &str) -> Result<(), AdminError> {
        let _alone = self.alone()?;
        let stored = self.hub.store.game(id).await?.ok_or(ApiError::NoSuchTable)?;
        let desk = self.hub.desk(&stored).await?;
        match &desk.life {
            Life::Gathering(_) => self.remove(id).await,
            Life::Playing(table) if table.notes().status.is_over() => {
                Err(AdminError::Not("this game is over already"))
            }
            Life::Playing(table) => {
                let mut notes = table.notes().clone();
                notes.status = session::Status::Abandoned;
                let mut row = stored.row.clone();
                row.notes = serde_json::to_string(&notes).map_err(|_| ApiError::Internal)?;
                row.status = "abandoned".into();
                self.hub.store.write(vec![Op::Game(Box::new(row))]).await?;
                Ok(())
            }
        }
    }
    /// A table with everything that belongs to it is gone.
    pub async fn delete(&self, id: &str) -> Result<(), AdminError> {
        let _alone = self.alone()?;
        self.remove(id).await
    }
    async fn remove(&self, id: &str) -> Result<(), AdminError> {
        self.hub.store.game(id).await?.ok_or(ApiError::NoSuchTable)?;
        self.hub.store.write(vec![Op::NoGame { game: id.to_owned() }]).await?;
        Ok(())
    }
    /// A copy of everything in one file, also while the server runs.
    pub async fn backup(&self, file: &Path) -> Result<(), AdminError> {
        if file.exists() {
            return Err(AdminError::Not("this file exists already; a backup never overwrites"));
        }
        Ok(self.hub.store.backup(file).await?)
    }
    /// Ends properly.
    pub async fn end(self) {
        self.hub.store.close().await;
    }
    /// The folder.
    pub fn data(&self) -> &Path {
        &self.data
    }
}

/// What has moved from one storage to another.
#[derive(Debug)]
pub struct Moved {
    /// Rows by table, each of them the same there as here.
    pub rows: Vec<(&'static str, u64)>,
    /// Logs that were replayed and checked there.
    pub verified: usize,
    /// Tables whose log does not replay under the rules of this program; it is there as it was.
    pub unplayed: Vec<String>,
}

/// Everything that is stored moves to an empty storage, from a folder to a PostgreSQL or back. It is proved that nothing changed:
/// every row is compared, and every log is replayed there. What is moved stays where it was.
pub async fn migrate(from: Config, to: Config) -> Result<Moved, AdminError> {
    let source = Admin::with_config(from).await?;
    let moved = match Admin::with_config(to).await {
        Ok(target) => {
            let moved = move_all(&source, &target).await;
            target.end().await;
            moved
        }
        Err(error) => Err(error),
    };
    source.end().await;
    moved
}

async fn move_all(source: &Admin, target: &Admin) -> Result<Moved, AdminError> {
    let _alone = (source.alone()?, target.alone()?);
    for side in [source, target] {
        side.hub.store.beat(side.hub.now()).await?;
        if side.hub.store.node().is_some_and(|node| node.others() > 0) {
            return Err(AdminError::Not("servers run on this database: stop them first"));
        }
    }
    if !target.hub.store.is_empty().await? {
        return Err(AdminError::Not(
            "there is something already where everything is to go: it must be empty",
        ));
    }
    let sent = source.hub.store.copy_to(&target.hub.store).await?;
    if target.hub.store.sums().await? != sent {
        return Err(AdminError::Not("what arrived is not what was sent: do not use it"));
    }
    let (mut verified, mut unplayed) = (0, Vec::new());
    for row in target.list().await? {
        let stored = target.hub.store.game(&row.id).await?.ok_or(ApiError::NoSuchTable)?;
        if stored.row.header.is_empty() {
            continue;
        }
        let log = target.hub.stored_log(&stored, true).await?;
        let catalog = target.hub.catalog.clone();
        match target.hub.work(move || catalog.read_log(&log).map(|_| ())).await? {
            Ok(()) => verified += 1,
            Err(_) => unplayed.push(row.id),
        }
    }
    let rows = sent.into_iter().map(|(table, sum)| (table, sum.rows)).collect();
    Ok(Moved { rows, verified, unplayed })
}

/// A backup becomes the data of a folder that has none. Says how many tables there are, once all of it was found whole.
pub async fn restore(file: &Path, data: &Path, content: Content) -> Result<usize, AdminError> {
    let _alone = FolderLock::take(data)?;
    let target = data.join(store::DATABASE);
    if target.exists() {
        return Err(AdminError::Not("this data folder has tables already; restore into an empty one"));
    }
    if store::BESIDE.iter().any(|end| store::beside(file, end).exists()) {
        return Err(AdminError::Not(
            "this is a database in use, not a backup: a part of it stands in the file -wal beside it. \
             Make a backup with `great-race admin backup`",
        ));
    }
    // Checked under another name: a server must never find half a database, or a bad one.
    let copy = data.join("great-race.db.restoring");
    let copied = copy_private(file, &copy);
    let checked = match copied {
        Ok(()) => store::check_integrity(&copy).await.map_err(AdminError::from),
        Err(error) => Err(AdminError::File { path: file.to_owned(), error }),
    };
    if let Err(error) = checked {
        let _ = std::fs::remove_file(&copy);
        return Err(error);
    }
    let told = |error| AdminError::File { path: data.to_owned(), error };
    set_aside(&target).map_err(told)?;
    std::fs::rename(&copy, &target).map_err(told)?;
    let admin = Admin::open(data, content).await?;
    let tables = admin.list().await?.len();
    admin.end().await;
    Ok(tables)
}

fn copy_private(from: &Path, to: &Path) -> std::io::Result<()> {
    if to.exists() {
        std::fs::remove_file(to)?;
    }
    let mut copy = store::new_private_file(to)?;
    std::io::copy(&mut std::fs::File::open(from)?, &mut copy)?;
    copy.sync_all()
}

/// What a database that is gone has left beside it belongs to that one: with another it would be mixed up. It is kept under
/// another name.
fn set_aside(database: &Path) -> std::io::Result<()> {
    for left in store::BESIDE.map(|end| store::beside(database, end)).iter().filter(|left| left.exists()) {
        let mut names = (1..).map(|n: u32| store::beside(left, &format!(".old-{n}")));
        if let Some(free) = names.find(|name| !name.exists()) {
            std::fs::rename(left, free)?;
        }
    }
    Ok(())
}
