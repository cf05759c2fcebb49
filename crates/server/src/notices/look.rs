//! Looks for what is to be told: who is asked at a table and not there, whose time ends, which games are over, which tables are open.
//! Every question is decided on once, when it has stood for a while; whoever was there then has seen it.

use super::letters::Kind;
use super::{MAIL, Notices, may_work, notice, pause};
use crate::desk::Life;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::notices::wishes::Wishes;
use crate::store::{ListenerRow, NoticeOp, Op};
use game::Seat;
use session::Asks;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Games that have ended longer ago are no news.
const NEWS: i64 = 24 * 3600 * 1000;
/// At the latest after so long a table is looked at again.
const AGAIN: i64 = 10 * 60 * 1000;

/// Seats, the version of the table that was looked at, and when to look again.
type Looked = HashMap<(String, u8, String), (i64, i64)>;

/// Runs as long as the server does.
pub(super) async fn run(hub: Arc<Hub>) {
    let (mut looked, mut fresh) = (Looked::new(), 0);
    while pause(&hub).await {
        let Some(notices) = &hub.notices else { return };
        let now_fresh = notices.fresh.load(Ordering::Relaxed);
        if std::mem::replace(&mut fresh, now_fresh) != now_fresh {
            looked.clear();
        }
        if may_work(&hub)
            && let Err(error) = once(&hub, notices, &mut looked).await
        {
            tracing::warn!(%error, "nobody could be looked for who waits for a notice");
        }
    }
}

async fn once(hub: &Arc<Hub>, notices: &Notices, looked: &mut Looked) -> Result<(), ApiError> {
    let now = hub.now() as i64;
    let mut rows = hub.store.listeners().await?;
    // Whoever keeps a table looks after those who sit there.
    rows.retain(|row| hub.store.node().is_none_or(|node| node.name == row.keeper));
    rows.extend(hub.store.listeners_at_the_end(now - NEWS).await?);
    rows.extend(hub.store.awaited_listeners().await?);
    let mut known = Looked::with_capacity(rows.len());
    let mut people = HashMap::new();
    for row in rows {
        let key = (row.game.clone(), row.seat, row.player.clone());
        let seen = looked.get(&key).filter(|(version, next)| *version == row.version && now < *next);
        let next = match seen {
            Some((_, next)) => *next,
            None => match look_at(hub, notices, &row, &mut people, now).await {
                Ok(next) => next.min(now + AGAIN),
                Err(error) if hub.store.trouble().is_some() => return Err(error),
                // Of other rules, damaged, or gone meanwhile.
                Err(_) => now + AGAIN,
            },
        };
        known.insert(key, (row.version, next));
    }
    *looked = known;
    Ok(())
}

/// What somebody wants, and by which ways.
#[derive(Clone)]
struct Person {
    wishes: Wishes,
    places: Vec<String>,
}

async fn person(hub: &Hub, notices: &Notices, player: &str) -> Result<Person, ApiError> {
    let row = hub.store.notice_wishes(player).await?;
    let mut places = Vec::new();
    if notices.mail.is_some() && row.as_ref().is_some_and(|row| row.confirmed) {
        places.push(MAIL.to_owned());
    }
    if notices.config.push {
        places.extend(hub.store.push_places(player).await?.into_iter().map(|place| place.id));
    }
    Ok(Person { wishes: row.map(|row| Wishes::read(&row.wishes)).unwrap_or_default(), places })
}

/// Writes down what is to be told of one seat. Gives when to look again.
async fn look_at(
    hub: &Arc<Hub>,
    notices: &Notices,
    row: &ListenerRow,
    people: &mut HashMap<String, Person>,
    now: i64,
) -> Result<i64, ApiError> {
    if !people.contains_key(&row.player) {
        people.insert(row.player.clone(), person(hub, notices, &row.player).await?);
    }
    let person = people[&row.player].clone();
    let (is_here, asks) = {
        let desk = hub.desk_of(&row.game).await?;
        let seat = usize::from(row.seat);
        if seat >= desk.sockets.len() {
            return Ok(i64::MAX);
        }
        if !has_company(&desk.life, seat) {
            return Ok(i64::MAX);
        }
        (desk.is_here(seat), desk.table().ok().and_then(|table| table.asks(Seat(row.seat))))
    };
    let grace = notices.config.grace.as_millis() as i64;
    let mut news = Vec::new();
    let mut next = i64::MAX;
    let mut at = |due: i64, kind: Kind, question: i64| {
        if due <= now { news.push((kind, question)) } else { next = next.min(due) }
    };
    match (row.status.as_str(), asks) {
        ("running", Some(asks)) => {
            let (put, question) = (asks.put as i64, i64::from(asks.since));
            at(put + grace, Kind::Move, question);
            let warning = warning(&person.wishes, asks);
            if let Some((warn, _)) = warning.filter(|(_, deadline)| now < *deadline) {
                at(warn, Kind::Soon, question);
            }
        }
        ("over" | "abandoned", _) => at(row.updated_at + grace, Kind::Over, 0),
        ("gathering", _) => at(row.since + grace, Kind::Opened, 0),
        _ => {}
    }
    let written =
        news.into_iter().flat_map(|news| written(&person, row, news, is_here, now)).collect::<Vec<_>>();
    if !written.is_empty() {
        hub.store.write(written).await?;
    }
    Ok(next)
}

/// Does anybody else play there? Whoever leaves a game against bots keeps nobody waiting.
fn has_company(life: &Life, seat: usize) -> bool {
    let Life::Playing(table) = life else { return true };
    table.notes().seats.iter().enumerate().any(|(i, notes)| i != seat && notes.holder.is_person())
}

/// When to warn of the end of the time, and that end.
fn warning(wishes: &Wishes, asks: Asks) -> Option<(i64, i64)> {
    let deadline = asks.deadline? as i64;
    Some((wishes.warn_at(asks.put as i64, deadline)?, deadline))
}

/// One for each way. Whoever is there has seen it.
fn written(person: &Person, row: &ListenerRow, news: (Kind, i64), is_here: bool, now: i64) -> Vec<Op> {
    let (kind, question) = news;
    let wishes = &person.wishes;
    let is_wanted = match kind {
        Kind::Move => wishes.moves,
        Kind::Soon => wishes.soon,
        Kind::Over => wishes.over,
        Kind::Opened => wishes.opened,
        Kind::Confirm => false,
    };
    let places = person.places.iter().filter(|_| is_wanted);
    let write = |place: &String| {
        let mut one = notice(&row.player, place, kind, &row.game, row.seat, question, now);
        let goes_at_once = place != MAIL || kind == Kind::Soon;
        one.due_at = if goes_at_once { wishes.awake(now) } else { wishes.letter_at(now) };
        if is_here {
            (one.done_at, one.outcome) = (now, "seen".into());
        }
        Op::Notices(NoticeOp::New(Box::new(one)))
    };
    places.map(write).collect()
}
