//! Notices by mail and by push: what a player wants, where it goes, and the links that stand in mails.

use super::body::{Asked, Body};
use super::players::Known;
use super::{contract, to_the_end};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::notices::keys::{Purpose, player_of};
use crate::notices::push::Reader;
use crate::notices::{self, Wishes, mail, post};
use crate::secrets;
use crate::store::{NoticeOp, Op, PlaceRow, WishesRow};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::Refusal;
use std::sync::Arc;
use utoipa::ToSchema;

const DAY: i64 = 24 * 3600 * 1000;
/// So many browsers of one player take notices.
const PLACES: usize = 10;
/// So many first mails in a day for one player, and to one address.
const FIRST_MAILS: usize = 5;
const FIRST_MAILS_THERE: i64 = 3;
/// So long the link of a first mail holds.
pub(crate) const HOLDS: i64 = 3 * DAY;

/// What this server offers, and what the player wants of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NoticesShown {
    /// This server sends mail.
    pub by_mail: bool,
    /// The public key for push, where this server sends any.
    pub push_key: Option<String>,
    /// Where mail goes.
    pub mail: Option<MailShown>,
    /// Browsers that take notices, the oldest first: since when, in milliseconds since the epoch.
    pub browsers: Vec<i64>,
    /// What the player wants.
    pub wishes: Wishes,
}

/// Where mail goes.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MailShown {
    /// The address.
    pub address: String,
    /// The link of the first mail was followed; nothing else is sent before.
    pub confirmed: bool,
}

/// Where mail is to go.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// The address.
    #[schema(schema_with = contract::mail_address)]
    pub address: String,
}

/// A browser that is to take notices, as it says itself.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBrowser {
    /// Its address at a push service: https.
    #[schema(max_length = 1000)]
    pub endpoint: String,
    /// Its public key: 65 bytes, base64url.
    pub p256dh: String,
    /// Its secret: 16 bytes, base64url.
    pub auth: String,
}

/// Browsers that take no notices any more.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoBrowser {
    /// The address of one; all of them if not said.
    #[serde(default)]
    pub endpoint: Option<String>,
}

/// A link of a mail.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailLink {
    /// What stands in it.
    #[schema(schema_with = contract::mail_link)]
    pub token: String,
}

/// What a link of a mail has done.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MailDone {
    /// Mail goes to the address now.
    pub confirmed: bool,
}

async fn wishes(hub: &Hub, player: &str) -> Result<WishesRow, ApiError> {
    let none = || WishesRow { player: player.to_owned(), ..WishesRow::default() };
    Ok(hub.store.notice_wishes(player).await?.unwrap_or_else(none))
}

async fn shown(hub: &Hub, player: &str) -> Result<Json<NoticesShown>, ApiError> {
    let row = wishes(hub, player).await?;
    let offered = hub.notices.as_ref();
    let push_key = match offered.filter(|notices| notices.config.push) {
        Some(_) => Some(notices::keys(hub).await?.public()),
        None => None,
    };
    let mail = MailShown { address: row.address, confirmed: row.confirmed };
    Ok(Json(NoticesShown {
        by_mail: offered.is_some_and(|notices| notices.mail.is_some()),
        push_key,
        mail: Some(mail).filter(|mail| !mail.address.is_empty()),
        browsers: hub.store.push_places(player).await?.into_iter().map(|place| place.created_at).collect(),
        wishes: Wishes::read(&row.wishes),
    }))
}

async fn write(hub: &Hub, op: NoticeOp) -> Result<(), ApiError> {
    hub.store.write(vec![Op::Notices(op)]).await?;
    if let Some(notices) = &hub.notices {
        notices.look_again();
    }
    Ok(())
}

/// What this server offers of notices, and what the player wants.
#[utoipa::path(get, path = "/api/players/me/notices", tag = "notices", security(("seat" = [])),
    responses((status = 200, description = "Notices", body = NoticesShown)))]
pub(crate) async fn show(Known { hub, player }: Known) -> Result<Json<NoticesShown>, ApiError> {
    shown(&hub, &player.id).await
}

/// What the player wants from now on: which notices, in which language, and when not. What is not said is as at the beginning.
#[utoipa::path(post, path = "/api/players/me/notices", tag = "notices", request_body = Option<Wishes>, security(("seat" = [])),
    responses((status = 200, description = "Notices", body = NoticesShown)))]
pub(crate) async fn change(
    Known { hub, player }: Known,
    Body(wish): Body<Wishes>,
) -> Result<Json<NoticesShown>, ApiError> {
    to_the_end(async move {
        wish.problem().map_or(Ok(()), |problem| Err(Refusal::Invalid(problem)))?;
        let row = WishesRow { wishes: wish.write(), ..wishes(&hub, &player.id).await? };
        write(&hub, NoticeOp::Wishes(Box::new(row))).await?;
        shown(&hub, &player.id).await
    })
    .await
}

/// Where mail is to go. A first mail goes there with a link; nothing else is sent before that was followed.
#[utoipa::path(post, path = "/api/players/me/mail", tag = "notices", request_body = NewMail, security(("seat" = [])),
    responses((status = 200, description = "Notices: the address is not confirmed yet", body = NoticesShown),
        (status = 409, description = "This server sends no mail")))]
pub(crate) async fn mail(
    Known { hub, player }: Known,
    Body(wish): Body<NewMail>,
) -> Result<Json<NoticesShown>, ApiError> {
    to_the_end(async move {
        if hub.notices.as_ref().is_none_or(|notices| notices.mail.is_none()) {
            return Err(ApiError::NotOffered);
        }
        if !mail::is_address(&wish.address) {
            return Err(Refusal::Invalid("this is no address that mail can be sent to").into());
        }
        let row = wishes(&hub, &player.id).await?;
        if row.confirmed && row.address == wish.address {
            return shown(&hub, &player.id).await;
        }
        let now = hub.now() as i64;
        let asked = hub.store.notices_of(&player.id).await?;
        let asked = asked.iter().filter(|one| one.kind == "confirm" && one.made_at > now - DAY).count();
        if asked >= FIRST_MAILS {
            return Err(ApiError::TooMany(3600));
        }
        // One address is not filled with questions, whoever asks. Nobody is told: it would tell that others have given it.
        let is_bothered = hub.store.unconfirmed(&wish.address, now - DAY).await? >= FIRST_MAILS_THERE;
        let row = WishesRow {
            address: wish.address,
            confirmed: false,
            asked_at: now.max(row.asked_at + 1),
            failures: 0,
            ..row
        };
        let asked_at = row.asked_at;
        let mut ops = vec![
            Op::Notices(NoticeOp::NoAddress { player: player.id.clone() }),
            Op::Notices(NoticeOp::Wishes(Box::new(row))),
        ];
        ops.extend((!is_bothered).then(|| notices::confirmation(&player.id, asked_at, now)));
        hub.store.write(ops).await?;
        shown(&hub, &player.id).await
    })
    .await
}

/// No mail any more; the address is forgotten.
#[utoipa::path(delete, path = "/api/players/me/mail", tag = "notices", security(("seat" = [])),
    responses((status = 200, description = "Notices", body = NoticesShown)))]
pub(crate) async fn no_mail(Known { hub, player }: Known) -> Result<Json<NoticesShown>, ApiError> {
    to_the_end(async move {
        write(&hub, NoticeOp::NoAddress { player: player.id.clone() }).await?;
        shown(&hub, &player.id).await
    })
    .await
}

/// A browser takes notices, as `PushManager.subscribe` gave it.
#[utoipa::path(post, path = "/api/players/me/push", tag = "notices", request_body = NewBrowser, security(("seat" = [])),
    responses((status = 200, description = "Notices", body = NoticesShown),
        (status = 409, description = "This server sends none by push"),
        (status = 507, description = "Enough browsers of the player take notices")))]
pub(crate) async fn browser(
    Known { hub, player }: Known,
    Body(wish): Body<NewBrowser>,
) -> Result<Json<NoticesShown>, ApiError> {
    to_the_end(async move {
        let offered =
            hub.notices.as_ref().filter(|notices| notices.config.push).ok_or(ApiError::NotOffered)?;
        if wish.endpoint.len() > 1000 || !post::is_address(&wish.endpoint, offered.config.inside) {
            return Err(Refusal::Invalid("this is no address of a push service on the internet").into());
        }
        if Reader::read(&wish.p256dh, &wish.auth).is_none() {
            return Err(Refusal::Invalid("these are no keys of a browser").into());
        }
        let id = secrets::hash(wish.endpoint.as_bytes());
        let places = hub.store.push_places(&player.id).await?;
        if places.len() >= PLACES && places.iter().all(|place| place.id != id) {
            return Err(ApiError::Enough);
        }
        let NewBrowser { endpoint, p256dh, auth } = wish;
        let (created_at, player) = (hub.now() as i64, player.id.clone());
        let row = PlaceRow { id, player: player.clone(), endpoint, p256dh, auth, created_at, failures: 0 };
        write(&hub, NoticeOp::Place(Box::new(row))).await?;
        shown(&hub, &player).await
    })
    .await
}

/// A browser, or all of them, take no notices any more.
#[utoipa::path(post, path = "/api/players/me/push/stop", tag = "notices", request_body = Option<NoBrowser>, security(("seat" = [])),
    responses((status = 200, description = "Notices", body = NoticesShown)))]
pub(crate) async fn no_browser(
    Known { hub, player }: Known,
    Body(wish): Body<NoBrowser>,
) -> Result<Json<NoticesShown>, ApiError> {
    to_the_end(async move {
        for place in hub.store.push_places(&player.id).await? {
            if wish.endpoint.as_ref().is_none_or(|endpoint| *endpoint == place.endpoint) {
                write(&hub, NoticeOp::NoPlace { id: place.id, player: player.id.clone() }).await?;
            }
        }
        shown(&hub, &player.id).await
    })
    .await
}

/// The wishes that a link of a mail is about, if this server wrote it.
async fn linked(hub: &Hub, link: &str, purpose: Purpose) -> Result<WishesRow, ApiError> {
    let player = player_of(link);
    let row = if secrets::is_table_id(player) { hub.store.notice_wishes(player).await? } else { None };
    let row = row.filter(|row| !row.address.is_empty()).ok_or(ApiError::NoPlayer)?;
    let keys = notices::keys(hub).await?;
    let is_ours = keys.is_link(link, purpose, player, &row.address, row.asked_at);
    if is_ours { Ok(row) } else { Err(ApiError::NoPlayer) }
}

/// The address is right: what the link of the first mail says. It needs no other token, holds for three days, and for the address that was
/// given last.
#[utoipa::path(post, path = "/api/mail/confirm", tag = "notices", request_body = MailLink,
    responses((status = 200, description = "Mail goes there from now on", body = MailDone),
        (status = 401, description = "The link opens nothing, or not any more")))]
pub(crate) async fn confirm(
    State(hub): State<Arc<Hub>>,
    Body(link): Body<MailLink>,
) -> Result<Json<MailDone>, ApiError> {
    to_the_end(async move {
        let row = linked(&hub, &link.token, Purpose::Confirm).await?;
        if row.asked_at + HOLDS < hub.now() as i64 {
            return Err(ApiError::NoPlayer);
        }
        write(&hub, NoticeOp::Confirmed { player: row.player, asked_at: row.asked_at }).await?;
        Ok(Json(MailDone { confirmed: true }))
    })
    .await
}

/// No mail any more, and the address is forgotten: what the link at the end of every mail says, and what mail programs do by themselves
/// (RFC 8058; whatever they send along is not read). It needs no other token.
#[utoipa::path(post, path = "/api/mail/stop", tag = "notices",
    params(("token" = String, Query, description = "What stands in the link", pattern = "^[0-9a-f]{84}$")),
    responses((status = 200, description = "Nothing goes there any more", body = MailDone),
        (status = 401, description = "The link opens nothing: the address may be forgotten already")))]
pub(crate) async fn stop(
    State(hub): State<Arc<Hub>>,
    Asked(link): Asked<MailLink>,
) -> Result<Json<MailDone>, ApiError> {
    to_the_end(async move {
        let row = linked(&hub, &link.token, Purpose::Stop).await?;
        write(&hub, NoticeOp::NoAddress { player: row.player }).await?;
        Ok(Json(MailDone { confirmed: false }))
    })
    .await
}
