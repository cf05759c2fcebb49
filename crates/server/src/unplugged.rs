//! A server without a network, for whoever wants to try very many requests in one process.

use crate::api;
use crate::config::Config;
use crate::hub::Hub;
use crate::serve::StartError;
use crate::store::FolderLock;
use axum::Router;
use std::sync::Arc;

/// A server without a network: requests are handed to it in this process.
#[derive(Debug)]
pub struct Unplugged {
    /// Answers requests; each must carry the address it comes from as `ConnectInfo<SocketAddr>`.
    pub router: Router,
    hub: Arc<Hub>,
    folder: Option<FolderLock>,
}

/// Opens the storage and answers whatever is handed to the router; games are taken up when they are asked for.
pub async fn unplugged(config: Config) -> Result<Unplugged, StartError> {
    let (store, folder) = config.store().await?;
    let hub = Hub::new(config, store)?;
    Ok(Unplugged { router: api::router(hub.clone()), hub, folder })
}

impl Unplugged {
    /// Stops: everything is written.
    pub async fn stop(self) {
        self.hub.stopping.send_replace(true);
        self.hub.store.close().await;
        drop(self.folder);
    }
}
