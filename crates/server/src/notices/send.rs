//! Sends what is due. A notice is taken in the storage before it is sent, so that of several servers one sends it; where that one ends
//! before it says so, another takes it again. What no longer holds is not sent.

use super::keys::Purpose;
use super::letters::{Kind, Letter, News, Words};
use super::post::{self, Unsent};
use super::push::Reader;
use super::still::{Fate, fate};
use super::wishes::Wishes;
use super::{MAIL, Notices, Undelivered, keys, may_work, pause};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::secrets;
use crate::store::{NoticeOp, NoticeRow, Op, PlaceRow, WishesRow};
use axum::http::{HeaderName, header};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Nobody else sends what a server has taken for so long; it gives up earlier itself.
const TAKEN: i64 = 2 * MINUTE;
/// So long after it took something a server counts as being there, whoever knows of it.
const UNKNOWN: i64 = 10 * 1000;
const LONGEST: Duration = Duration::from_secs(60);
/// So often it is tried, longer and longer apart: for about a day in all.
const TRIES: i64 = 12;
const LONGEST_WAIT: i64 = 6 * HOUR;
/// So many refusals for good in a row, and nothing is sent there any more.
const REFUSALS: i64 = 5;
/// So many letters are under way at a time.
const AT_ONCE: usize = 8;

/// Runs as long as the server does.
pub(super) async fn run(hub: Arc<Hub>) {
    while pause(&hub).await {
        if may_work(&hub)
            && let Err(error) = once(&hub).await
        {
            tracing::warn!(%error, "notices wait");
        }
    }
}

async fn once(hub: &Arc<Hub>) -> Result<(), ApiError> {
    let due = hub.store.due_notices(hub.now() as i64).await?;
    let letters: BTreeSet<(String, String)> = due.into_iter().map(|one| (one.player, one.place)).collect();
    let (places, mut sending) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
    for (player, place) in letters {
        let (hub, places) = (hub.clone(), places.clone());
        sending.spawn(async move {
            let _place = places.acquire_owned().await;
            send(&hub, &player, &place).await
        });
    }
    while let Some(done) = sending.join_next().await {
        match done {
            // Another server was quicker.
            Ok(Ok(()) | Err(ApiError::Reloading)) => {}
            Ok(Err(error)) => tracing::warn!(%error, "a notice waits"),
            Err(_) => tracing::error!("a notice could not be looked at"),
        }
    }
    Ok(())
}

/// Whom something is sent to.
struct To {
    wishes: WishesRow,
    wants: Wishes,
    /// The browser, where it goes to one.
    place: Option<PlaceRow>,
}

/// Sends to one person by one way what there is to be told.
async fn send(hub: &Arc<Hub>, player: &str, place: &str) -> Result<(), ApiError> {
    let Some(notices) = &hub.notices else { return Ok(()) };
    let now = hub.now() as i64;
    let mut all = hub.store.open_notices(player, place).await?;
    all.retain(|one| {
        is_free(hub, notices, one, now) && (one.due_at <= now || (place == MAIL && one.tries == 0))
    });
    if all.iter().all(|one| one.due_at > now) {
        return Ok(());
    }
    let wishes = hub.store.notice_wishes(player).await?.unwrap_or_default();
    let to = To {
        wants: Wishes::read(&wishes.wishes),
        wishes,
        place: match place {
            MAIL => None,
            id => hub.store.push_places(player).await?.into_iter().find(|place| place.id == id),
        },
    };
    // The question about the address is a letter of its own.
    let (asks, news): (Vec<NoticeRow>, Vec<NoticeRow>) =
        all.into_iter().partition(|one| one.kind == Kind::Confirm.word());
    for ask in asks {
        confirm(hub, notices, &to, ask).await?;
    }
    if news.is_empty() {
        return Ok(());
    }
    let is_open =
        if place == MAIL { to.wishes.confirmed && notices.mail.is_some() } else { to.place.is_some() };
    if !is_open {
        return finish(hub, &news, "moot").await;
    }
    if let Some(later) = not_now(hub, notices, &to, player, now).await? {
        return postpone(hub, &news, later).await;
    }
    if place == MAIL {
        tell_by_mail(hub, notices, &to, news).await
    } else {
        for one in news {
            tell_by_push(hub, notices, &to, one).await?;
        }
        Ok(())
    }
}

/// Is nobody sending it at this moment? A server that is gone sends nothing.
fn is_free(hub: &Hub, notices: &Notices, one: &NoticeRow, now: i64) -> bool {
    let is_there = match hub.store.node() {
        // One that has just come may not be known here yet.
        Some(node) => node.is_live(&one.holder) || now < one.held_until - TAKEN + UNKNOWN,
        None => one.holder == notices.name,
    };
    one.holder.is_empty() || one.held_until <= now || !is_there
}

/// When to look again, where nothing may be sent now: it is quiet, or it was enough for a day.
async fn not_now(
    hub: &Hub,
    notices: &Notices,
    to: &To,
    player: &str,
    now: i64,
) -> Result<Option<i64>, ApiError> {
    if to.wants.is_quiet(now) {
        return Ok(Some(to.wants.awake(now)));
    }
    let by_mail = to.place.is_none();
    let most = if by_mail { notices.config.mails_per_day } else { notices.config.pushes_per_day };
    let sent = hub.store.letters_since(player, by_mail, now - DAY).await?;
    Ok((sent >= most).then_some(now + HOUR))
}

/// Takes them, all or none.
async fn take(hub: &Hub, notices: &Notices, all: &[NoticeRow]) -> Result<(), ApiError> {
    let holder = hub.store.node().map_or(&notices.name, |node| &node.name);
    let until = hub.now() as i64 + TAKEN;
    let take = |one: &NoticeRow| {
        let (id, holder) = (one.id.clone(), holder.clone());
        Op::Notices(NoticeOp::Take { id, tries: one.tries, holder, until })
    };
    Ok(hub.store.write(all.iter().map(take).collect()).await?)
}

async fn finish(hub: &Hub, all: &[NoticeRow], outcome: &'static str) -> Result<(), ApiError> {
    let at = hub.now() as i64;
    let done = |one: &NoticeRow| Op::Notices(NoticeOp::Done { id: one.id.clone(), at, outcome });
    Ok(hub.store.write(all.iter().map(done).collect()).await?)
}

async fn postpone(hub: &Hub, all: &[NoticeRow], due_at: i64) -> Result<(), ApiError> {
    let later = |one: &NoticeRow| Op::Notices(NoticeOp::Later { id: one.id.clone(), due_at });
    Ok(hub.store.write(all.iter().map(later).collect()).await?)
}

/// What became of a delivery is written down: refusals count against the way it went, an answer clears them.
async fn settle(
    hub: &Hub,
    to: &To,
    all: &[NoticeRow],
    sent: Result<(), Undelivered>,
) -> Result<(), ApiError> {
    let way = if to.place.is_some() { "push" } else { "mail" };
    let result = match sent {
        Ok(()) => "sent",
        Err(Undelivered::Later(_)) => "later",
        Err(_) => "refused",
    };
    hub.metrics.notices.with_label_values(&[way, result]).inc();
    let now = hub.now() as i64;
    match sent {
        Ok(()) => {
            finish(hub, all, "sent").await?;
            failures(hub, to, 0).await
        }
        Err(Undelivered::Gone) => failures(hub, to, REFUSALS).await,
        Err(Undelivered::Refused) => {
            finish(hub, all, "failed").await?;
            let before = to.place.as_ref().map_or(to.wishes.failures, |place| place.failures);
            failures(hub, to, before + 1).await
        }
        Err(Undelivered::Later(wait)) => {
            let (spent, others): (Vec<NoticeRow>, Vec<NoticeRow>) =
                all.iter().cloned().partition(|one| one.tries + 1 >= TRIES);
            finish(hub, &spent, "failed").await?;
            let tries = others.iter().map(|one| one.tries).max().unwrap_or(0);
            let wait = wait.map_or(0, |seconds| (seconds as i64).saturating_mul(1000));
            postpone(hub, &others, now + wait.max(MINUTE << tries.min(TRIES)).min(LONGEST_WAIT)).await
        }
    }
}

/// Refusals in a row: after enough of them the way is closed.
async fn failures(hub: &Hub, to: &To, failures: i64) -> Result<(), ApiError> {
    let (before, player) = (to.wishes.failures, to.wishes.player.clone());
    let op = match &to.place {
        Some(place) if failures >= REFUSALS => {
            NoticeOp::NoPlace { id: place.id.clone(), player: place.player.clone() }
        }
        Some(place) if failures != place.failures => {
            NoticeOp::PlaceFailures { id: place.id.clone(), failures }
        }
        None if failures >= REFUSALS => NoticeOp::NoAddress { player },
        None if failures != before => NoticeOp::AddressFailures { player, failures },
        _ => return Ok(()),
    };
    Ok(hub.store.write(vec![Op::Notices(op)]).await?)
}

/// The first letter to an address, as long as it is the one that was given.
async fn confirm(hub: &Hub, notices: &Notices, to: &To, ask: NoticeRow) -> Result<(), ApiError> {
    let row = &to.wishes;
    let all = [ask];
    let Some(mail) = notices.mail.as_ref().filter(|_| !row.confirmed && row.asked_at == all[0].question)
    else {
        return finish(hub, &all, "moot").await;
    };
    if row.address.is_empty() {
        return finish(hub, &all, "moot").await;
    }
    take(hub, notices, &all).await?;
    let link = keys(hub).await?.link(Purpose::Confirm, &row.player, &row.address, row.asked_at);
    let link = format!("{}/mail#confirm={link}", notices.config.address);
    let name = hub.store.player_name(&row.player).await?;
    let words = Words::of(hub.catalog.content(), to.wants.language);
    let letter = words.confirmation(all[0].id.clone(), &name, &notices.config.address, &link);
    let sent = deliver(mail, &row.address, &letter).await;
    settle(hub, to, &all, sent).await
}

async fn deliver(mail: &super::mail::Mail, address: &str, letter: &Letter) -> Result<(), Undelivered> {
    let sent = tokio::time::timeout(LONGEST, mail.send(address, letter)).await;
    sent.unwrap_or(Err(Undelivered::Later(None)))
}

/// One letter about all of it.
async fn tell_by_mail(
    hub: &Arc<Hub>,
    notices: &Notices,
    to: &To,
    all: Vec<NoticeRow>,
) -> Result<(), ApiError> {
    take(hub, notices, &all).await?;
    let (held, mut news) = still_news(hub, to, all).await?;
    // Whoever is told that the time ends need not be told that it is the own move.
    let soon: Vec<String> =
        news.iter().filter(|one| one.kind == Kind::Soon).map(|one| one.table.clone()).collect();
    news.retain(|one| one.kind != Kind::Move || !soon.contains(&one.table));
    news.sort_by_key(|one| (one.kind, one.left));
    let Some(mail) = notices.mail.as_ref().filter(|_| !news.is_empty()) else { return Ok(()) };
    let row = &to.wishes;
    let stop = keys(hub).await?.link(Purpose::Stop, &row.player, &row.address, row.asked_at);
    let address = &notices.config.address;
    let stop = (format!("{address}/api/mail/stop?token={stop}"), format!("{address}/mail#stop={stop}"));
    let name = hub.store.player_name(&row.player).await?;
    let words = Words::of(hub.catalog.content(), to.wants.language);
    let ids: Vec<&str> = held.iter().map(|one| one.id.as_str()).collect();
    let id = secrets::hash(ids.concat().as_bytes());
    let letter = words.letter(id, &name, &news, address, (&stop.0, &stop.1));
    let sent = deliver(mail, &row.address, &letter).await;
    settle(hub, to, &held, sent).await
}

/// One message to one browser.
async fn tell_by_push(hub: &Arc<Hub>, notices: &Notices, to: &To, one: NoticeRow) -> Result<(), ApiError> {
    let all = vec![one];
    take(hub, notices, &all).await?;
    let (held, news) = still_news(hub, to, all).await?;
    let (Some(news), Some(place)) = (news.first(), &to.place) else { return Ok(()) };
    let words = Words::of(hub.catalog.content(), to.wants.language);
    let sent = push(hub, notices, place, &words.message(news), news).await?;
    settle(hub, to, &held, sent).await
}

async fn push(
    hub: &Hub,
    notices: &Notices,
    place: &PlaceRow,
    message: &str,
    news: &News,
) -> Result<Result<(), Undelivered>, ApiError> {
    let Some(body) =
        Reader::read(&place.p256dh, &place.auth).and_then(|reader| reader.seal(message.as_bytes()))
    else {
        return Ok(Err(Undelivered::Gone));
    };
    let Ok(uri) = place.endpoint.parse() else { return Ok(Err(Undelivered::Gone)) };
    let contact = notices.config.address.as_str();
    let sender = keys(hub).await?.vapid(&post::origin(&uri), contact, hub.now()).ok_or(ApiError::Internal)?;
    // A service keeps it for a browser that is off, and not longer than it is news.
    let seconds = news.left.unwrap_or(DAY).clamp(MINUTE, DAY) / 1000;
    let topic = secrets::hash(news.table.as_bytes())[..32].to_owned();
    let urgency = if news.kind == Kind::Soon { "high" } else { "normal" };
    let headers = [
        (header::AUTHORIZATION, sender),
        (header::CONTENT_ENCODING, "aes128gcm".to_owned()),
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (HeaderName::from_static("ttl"), seconds.to_string()),
        (HeaderName::from_static("topic"), topic),
        (HeaderName::from_static("urgency"), urgency.to_owned()),
    ];
    let sent = post::post(&place.endpoint, &headers, body, notices.config.inside, &notices.trust);
    let sent = tokio::time::timeout(LONGEST, sent).await.unwrap_or(Err(Unsent::NoAnswer));
    Ok(match sent {
        Ok(answer) => match answer.status {
            200..=299 => Ok(()),
            404 | 410 => Err(Undelivered::Gone),
            408 | 429 | 500..=599 => Err(Undelivered::Later(answer.wait)),
            _ => Err(Undelivered::Refused),
        },
        Err(Unsent::Forbidden) => Err(Undelivered::Gone),
        Err(Unsent::NoAnswer) => Err(Undelivered::Later(None)),
    })
}

/// What of it still holds. The rest is settled.
async fn still_news(
    hub: &Arc<Hub>,
    to: &To,
    all: Vec<NoticeRow>,
) -> Result<(Vec<NoticeRow>, Vec<News>), ApiError> {
    let (mut held, mut news) = (Vec::new(), Vec::new());
    for one in all {
        let fate = match fate(hub, to.wants.language, &one).await {
            Ok(fate) => fate,
            Err(error @ ApiError::Store(_)) => return Err(error),
            // The table is gone, or no longer played here.
            Err(_) => Fate::Moot,
        };
        match fate {
            Fate::Holds(told) => {
                held.push(one);
                news.push(told);
            }
            Fate::Waits => {
                let due_at = hub.now() as i64 + 10 * MINUTE;
                hub.store.write(vec![Op::Notices(NoticeOp::Rests { id: one.id, due_at })]).await?;
            }
            Fate::Seen => finish(hub, &[one], "seen").await?,
            Fate::Moot => finish(hub, &[one], "moot").await?,
        }
    }
    Ok((held, news))
}
