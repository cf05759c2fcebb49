//! The push: one WebSocket for one viewer. It sends what changed for that viewer and nothing when nothing did, so the
//! socket itself tells no secret. After a break the viewer comes back with `since=`.

use crate::api::auth::Caller;
use crate::desk::{Desk, Life, Talk};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::limits::Guest;
use crate::parlour::Parlour;
use crate::store::Op;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use game::{Seat, Viewer};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};

/// A socket that says nothing for so long is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// A socket that takes nothing for so long is closed.
const SLOW: Duration = Duration::from_secs(10);
/// How often it is written that somebody is there, where other servers are quicker.
const TRIES: u32 = 5;
/// Closed because nothing opens this seat any more.
const REVOKED: u16 = 4001;
/// Closed because the table is not open to spectators.
const NO_SPECTATORS: u16 = 4003;

/// What a socket has sent so far.
#[derive(Debug, Default)]
struct Sent {
    version: u32,
    /// The table's mark, once a view was sent.
    mark: Option<(u32, u32)>,
    /// What was sent where there is no version: before the start, or to spectators with a delay.
    text: Option<String>,
    /// The table that follows this one was told.
    rematch: bool,
    /// It was told that the hand of the seat lies elsewhere.
    hand_away: bool,
}

/// How somebody listens.
#[derive(Clone, Copy, Debug)]
pub struct Listens {
    /// From which version on.
    pub since: u32,
    /// As the secret hand of a seat, beside a screen that all look at.
    pub as_hand: bool,
}

/// What a socket hears. It listens from before the caller is told that the line is open: whatever is said after that reaches
/// it.
#[derive(Debug)]
pub struct Ears {
    changed: watch::Receiver<u64>,
    said: broadcast::Receiver<Talk>,
    stopping: watch::Receiver<bool>,
}

impl Ears {
    /// For this caller at this table.
    pub fn of(hub: &Hub, parlour: &Parlour, caller: &Caller) -> Ears {
        let said = match caller {
            Caller::Seat(..) => parlour.talk.subscribe(),
            Caller::Spectator => parlour.overheard.subscribe(),
        };
        Ears { changed: parlour.changed.subscribe(), said, stopping: hub.stopping.subscribe() }
    }
}

/// Runs one socket to its end.
pub async fn run(
    mut socket: WebSocket,
    hub: Arc<Hub>,
    parlour: Arc<Parlour>,
    caller: Caller,
    listens: Listens,
    (ears, guest): (Ears, Guest),
) {
    hub.metrics.sockets.inc();
    come_or_go(&hub, &parlour, &caller, listens, true).await;
    let reason = talk(&mut socket, &parlour, &caller, listens, ears).await;
    let frame = reason.map(|(code, reason)| CloseFrame { code, reason: Utf8Bytes::from_static(reason) });
    let _ = tokio::time::timeout(SLOW, socket.send(Message::Close(frame))).await;
    come_or_go(&hub, &parlour, &caller, listens, false).await;
    hub.metrics.sockets.dec();
    drop(guest);
}

/// A person is there, or not any more: others see it, clocks and stand-ins depend on it.
async fn come_or_go(hub: &Arc<Hub>, parlour: &Arc<Parlour>, caller: &Caller, listens: Listens, comes: bool) {
    let Caller::Seat(seat, _) = caller else { return };
    let Ok(mut desk) = parlour.desk_as_it_is().await else { return };
    let before = here(&desk, *seat);
    let Some(sockets) = desk.sockets.get_mut(seat.index()) else { return };
    *sockets = count(*sockets, comes);
    if listens.as_hand {
        desk.hands[seat.index()] = count(desk.hands[seat.index()], comes);
        parlour.changed.send_modify(|n| *n += 1);
    }
    for _ in 0..TRIES {
        // While nothing can be stored it is only remembered: a table must not be loaded again for it.
        if desk.read_forward(hub).await.is_err() {
            return;
        }
        let (now, present, after) = (hub.now(), desk.is_here(seat.index()), here(&desk, *seat));
        let (game, (sockets, hands)) = (desk.row.id.clone(), after);
        let said = hub.store.node().filter(|_| after != before);
        let ops = said.map(|node| Op::Here { game, seat: seat.0, node: node.name.clone(), sockets, hands });
        if let Life::Playing(table) = &mut desk.life {
            table.set_present(*seat, present, now);
        } else if ops.is_none() {
            return;
        }
        let stored = match hub.store.trouble() {
            None => desk.commit(hub, ops.into_iter().collect()).await,
            Some(_) => Ok(()),
        };
        if !matches!(stored, Err(ApiError::Reloading)) {
            break;
        }
    }
    drop(desk);
    crate::keeper::attend(hub, parlour);
}

/// Is somebody connected to a seat by way of this server, and as its secret hand?
fn here(desk: &Desk, seat: Seat) -> (bool, bool) {
    let any = |all: &[u32]| all.get(seat.index()).is_some_and(|count| *count > 0);
    (any(&desk.sockets), any(&desk.hands))
}

fn count(sockets: u32, comes: bool) -> u32 {
    if comes { sockets + 1 } else { sockets.saturating_sub(1) }
}

async fn talk(
    socket: &mut WebSocket,
    parlour: &Arc<Parlour>,
    caller: &Caller,
    listens: Listens,
    ears: Ears,
) -> Option<(u16, &'static str)> {
    let Ears { mut changed, mut said, mut stopping } = ears;
    let mut sent = Sent { version: listens.since, ..Sent::default() };
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    let mut answered = true;
    loop {
        changed.borrow_and_update();
        let [hand, next, follows] = {
            let Ok(desk) = parlour.desk_as_it_is().await else { return Some((1012, "reloading")) };
            if let Some(shut_out) = caller.shut_out(&desk) {
                return Some(goodbye(&shut_out));
            }
            // Where the hand lies is said before a view shows it.
            [
                hand_message(&desk, caller, listens, &mut sent),
                message(&desk, caller, &mut sent),
                rematch_message(&desk, caller, &mut sent),
            ]
        };
        for text in [hand, next, follows].into_iter().flatten() {
            push(socket, text).await?;
        }
        tokio::select! {
            more = changed.changed() => if more.is_err() { return None },
            talk = said.recv() => match talk {
                Ok(talk) => if let Some(text) = talk_message(parlour, caller, &talk).await {
                    push(socket, text).await?;
                },
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return None,
            },
            _ = stopping.changed() => return Some((1001, "the server stops")),
            _ = heartbeat.tick() => {
                if !std::mem::replace(&mut answered, false) {
                    return None;
                }
                let ping = socket.send(Message::Ping(Default::default()));
                tokio::time::timeout(SLOW, ping).await.ok()?.ok()?;
            }
            message = socket.recv() => match message {
                // Commands come by POST; a socket only listens. What it says shows that it is there.
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => answered = true,
            },
        }
    }
}

fn goodbye(why: &ApiError) -> (u16, &'static str) {
    match why {
        ApiError::NoSpectators => (NO_SPECTATORS, "this table is not open to spectators"),
        _ => (REVOKED, "this token opens nothing any more"),
    }
}

async fn push(socket: &mut WebSocket, text: String) -> Option<()> {
    tokio::time::timeout(SLOW, socket.send(Message::Text(text.into()))).await.ok()?.ok()?;
    socket.flush().await.ok()
}

/// What this viewer has not been sent yet.
fn message(desk: &Desk, caller: &Caller, sent: &mut Sent) -> Option<String> {
    let viewer = caller.viewer();
    let text = match &desk.life {
        Life::Gathering(_) => {
            format!(r#"{{"type":"table","data":{}}}"#, crate::api::info::info_json(desk))
        }
        Life::Playing(_) if viewer == Viewer::Spectator && desk.delay() > 0 => {
            format!(r#"{{"type":"view","data":{}}}"#, desk.published.as_ref()?)
        }
        Life::Playing(table) => {
            let (version, mark) = (table.version(viewer), (desk.generation, table.mark(viewer)));
            if sent.version == version && sent.mark == Some(mark) {
                return None;
            }
            let since = sent.version.min(version);
            (sent.version, sent.mark) = (version, Some(mark));
            return Some(format!(r#"{{"type":"view","data":{}}}"#, table.shown_json(viewer, since)));
        }
    };
    if sent.text.as_ref() == Some(&text) {
        return None;
    }
    sent.text = Some(text.clone());
    Some(text)
}

/// The hand of the seat lies on another screen of the same seat, or no longer. Nobody else is told.
fn hand_message(desk: &Desk, caller: &Caller, listens: Listens, sent: &mut Sent) -> Option<String> {
    let seat = caller.viewer().seat().filter(|_| !listens.as_hand)?;
    let away = desk.has_hand_out(seat.index());
    if std::mem::replace(&mut sent.hand_away, away) == away {
        return None;
    }
    Some(format!(r#"{{"type":"hand","data":{{"away":{away}}}}}"#))
}

/// The table that follows this one. Each seat asks for its own link there with the token it has (`POST /follow`): nobody's
/// secret travels by anybody else's hand. Spectators with a delay hear of it when they have seen the end.
fn rematch_message(desk: &Desk, caller: &Caller, sent: &mut Sent) -> Option<String> {
    if *caller == Caller::Spectator && !desk.later.is_empty() {
        return None;
    }
    if desk.row.rematch.is_empty() || std::mem::replace(&mut sent.rematch, true) {
        return None;
    }
    Some(format!(r#"{{"type":"rematch","data":{{"table":"{}"}}}}"#, desk.row.rematch))
}

async fn talk_message(parlour: &Arc<Parlour>, caller: &Caller, talk: &Talk) -> Option<String> {
    let seat = caller.viewer().seat();
    match talk {
        Talk::Chat(line) => {
            let desk = parlour.desk_as_it_is().await.ok()?;
            let mutes = seat.and_then(|seat| desk.mutes.get(seat.index()));
            let muted = mutes.is_some_and(|mutes| mutes.contains(&line.seat));
            let line = serde_json::to_string(&crate::api::talk::ChatLine::from(line.clone())).ok()?;
            (!muted).then(|| format!(r#"{{"type":"chat","data":{line}}}"#))
        }
        Talk::Nudge(from, seats) => {
            let mine = seat.is_some_and(|seat| seats.contains(&seat.0));
            mine.then(|| format!(r#"{{"type":"nudge","data":{{"from":{}}}}}"#, from + 1))
        }
    }
}
