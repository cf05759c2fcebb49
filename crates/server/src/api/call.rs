//! A request to one table. Here, and nowhere else, handlers get at a desk: the table exists, it is not broken, and the caller
//! is who the request needs. A change by way of [`Call::change`] is run to its end, and the keeper is told of it.

use super::auth::{Caller, Token};
use super::to_the_end;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::keeper;
use crate::parlour::DeskGuard;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use game::Seat;
use std::sync::Arc;

/// How often a change is begun that another server has overtaken.
const TRIES: u32 = 5;

/// Whoever calls a table, and which.
#[derive(Debug)]
pub(crate) struct Call {
    pub(super) hub: Arc<Hub>,
    pub(super) table: String,
    pub(super) token: Token,
}

impl FromRequestParts<Arc<Hub>> for Call {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        let Path(table) = Path::from_request_parts(parts, hub).await.map_err(|_| ApiError::NoSuchTable)?;
        let token = Token::from_request_parts(parts, hub).await?;
        Ok(Call { hub: hub.clone(), table, token })
    }
}

impl Call {
    /// The desk, for what anybody may know.
    pub(super) async fn desk(&self) -> Result<DeskGuard, ApiError> {
        self.hub.desk_of(&self.table).await
    }
    /// The desk, for a seat.
    pub(super) async fn seat(&self) -> Result<(DeskGuard, Seat), ApiError> {
        let desk = self.desk().await?;
        let seat = self.token.seat(&desk)?;
        Ok((desk, seat))
    }
    /// The desk, for a seat or for spectators where they are welcome.
    pub(super) async fn caller(&self) -> Result<(DeskGuard, Caller), ApiError> {
        let desk = self.desk().await?;
        let caller = self.token.caller(&desk)?;
        Ok((desk, caller))
    }
    /// Looks at the desk where there is much to do: beside the threads of the network. The desk is taken when the work begins,
    /// so that nobody waits for it longer than the work takes.
    pub(super) async fn study<T: Send + 'static>(
        self,
        study: impl FnOnce(&DeskGuard, &Token) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let parlour = self.desk().await?.parlour().clone();
        let token = self.token;
        self.hub.work(move || study(&parlour.desk_blocking()?, &token)).await?
    }

    /// A seat changes something. Where another server was quicker the change begins again, on the table as it stands then.
    pub(super) async fn change<T, F>(
        self,
        change: impl FnOnce(Arc<Hub>, DeskGuard, Seat) -> F + Clone + Send + 'static,
    ) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, ApiError>> + Send,
    {
        to_the_end(async move {
            let mut tries = 0;
            loop {
                tries += 1;
                let (desk, seat) = self.seat().await?;
                let (parlour, hub) = (desk.parlour().clone(), self.hub.clone());
                let done = change.clone()(hub.clone(), desk, seat).await;
                // Even a refused change may have let time pass for the table.
                keeper::attend(&hub, &parlour);
                match done {
                    Err(ApiError::Reloading) if tries < TRIES => {}
                    done => return done,
                }
            }
        })
        .await
    }
    /// Somebody changes something; whether that one may is for the change to say.
    pub(super) async fn change_by_anybody<T, F>(
        self,
        change: impl FnOnce(Arc<Hub>, DeskGuard, Token) -> F + Clone + Send + 'static,
    ) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, ApiError>> + Send,
    {
        to_the_end(async move {
            let mut tries = 0;
            loop {
                tries += 1;
                let desk = self.desk().await?;
                let (parlour, hub) = (desk.parlour().clone(), self.hub.clone());
                match change.clone()(hub.clone(), desk, self.token.clone()).await {
                    Err(ApiError::Reloading) if tries < TRIES => {}
                    done => {
                        let done = done?;
                        keeper::attend(&hub, &parlour);
                        return Ok(done);
                    }
                }
            }
        })
        .await
    }
}
