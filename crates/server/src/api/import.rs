//! Logs from elsewhere become tables. They are strangers' files: read beside the network, one at a time, so far and no
//! further, and nothing is kept that its caller was not told of. What is kept is deleted when nobody opens it any more.

use super::body::LongText;
use super::create::{TableOpened, new_row};
use super::seats::granted;
use super::{Address, to_the_end};
use crate::desk::Desk;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::check_name;
use crate::secrets;
use crate::store::{GameRow, Op};
use axum::extract::State;
use axum::{Extension, Json};
use content::Bundle;
use game::Seat;
use session::{AnyTable, Holder, Refusal};
use std::sync::{Arc, Weak};
use std::time::Instant;

/// Who brings a log.
#[derive(Clone, Debug)]
pub(crate) enum By {
    /// Whoever keeps the server: running games too, and no limits.
    Keeper,
    /// Anybody, as long as somebody waits for the answer.
    Stranger(Weak<()>),
}

impl By {
    fn waits(&self) -> bool {
        match self {
            By::Keeper => true,
            By::Stranger(caller) => caller.strong_count() > 0,
        }
    }
}

/// A log that was read, replayed and checked, and is not stored yet.
struct Brought {
    row: GameRow,
    table: Box<dyn AnyTable>,
    bundle: Bundle,
    commitment: String,
    bytes: usize,
}

/// Brings in the log of a finished game: checked as a whole, then to be looked at and branched from. Kept as long as somebody
/// opens it now and then.
#[utoipa::path(post, path = "/api/import", tag = "after", 
    request_body(content((String = "application/jsonl"), (String = "text/plain"))),
    responses((status = 200, description = "The table", body = TableOpened),
        (status = 408, description = "It took too long, and nothing was kept"),
        (status = 422, description = "The log does not verify, or the game is not over"),
        (status = 507, description = "The server keeps no more games from elsewhere")))]
pub(crate) async fn import(
    State(hub): State<Arc<Hub>>,
    Extension(Address(from)): Extension<Address>,
    LongText(text): LongText,
) -> Result<Json<TableOpened>, ApiError> {
    let bytes = text.len();
    hub.import_bytes.take_many(from, bytes as f64, Instant::now()).map_err(ApiError::TooMany)?;
    if hub.store.imported_bytes().await? + bytes as i64 > hub.config.limits.imports_in_all {
        return Err(ApiError::NoRoom);
    }
    // It lives as long as the caller waits: whoever hangs up, or is told that it took too long, is not given a table.
    let caller = Arc::new(());
    let opened = bring_in(&hub, text, By::Stranger(Arc::downgrade(&caller))).await;
    drop(caller);
    opened.map(Json)
}

/// A log becomes a table. A game that is not over goes on only where whoever keeps the server says so.
pub(crate) async fn bring_in(hub: &Arc<Hub>, text: String, by: By) -> Result<TableOpened, ApiError> {
    let place = hub.imports.clone().acquire_owned().await.map_err(|_| ApiError::Internal)?;
    let (for_thread, reader) = (hub.clone(), by.clone());
    // Reading and replaying are work: not on a thread of the network, and not several at once.
    let brought = tokio::task::spawn_blocking(move || {
        let _place = place;
        read(&for_thread, &text, &reader)
    });
    let brought = brought.await.map_err(|_| ApiError::Internal)??;
    let hub = hub.clone();
    to_the_end(async move { keep(&hub, brought, by).await }).await
}

fn read(hub: &Hub, text: &str, by: &By) -> Result<Brought, ApiError> {
    let most = match by {
        By::Keeper => u32::MAX,
        By::Stranger(_) => hub.config.limits.import_records,
    };
    let log = hub.catalog.read_log_while(text, |n| n <= most && by.waits())?;
    let seed = log.seed.ok_or(Refusal::Invalid("the log does not hold its seed"))?;
    let (mut row, _) = new_row(hub, "Imported", true);
    row.seed = seed.reveal();
    let is_bot = |name: &str| hub.catalog.check_bot(&log.header.game, name).is_ok();
    let notes = imported_notes(&log.header.seats, is_bot, secrets::number(&hub.config.entropy, "salt"));
    let commitment = log.header.commitment.clone();
    let table = hub.catalog.restore(log.header, &log.bundle.0, seed, notes, &log.lines, hub.now())?;
    if matches!(by, By::Stranger(_)) && !table.notes().status.is_over() {
        return Err(Refusal::Invalid("the game in this log is not over").into());
    }
    Ok(Brought { row, table, bundle: log.bundle, commitment, bytes: text.len() })
}

async fn keep(hub: &Arc<Hub>, brought: Brought, by: By) -> Result<TableOpened, ApiError> {
    if !by.waits() {
        return Err(ApiError::Timeout);
    }
    let Brought { row, table, bundle, commitment, bytes } = brought;
    let id = row.id.clone();
    let people = table.notes().seats.iter().enumerate().filter(|(_, notes)| notes.holder.is_person());
    let people: Vec<Seat> = people.map(|(i, _)| Seat(i as u8)).collect();
    let mut desk = Desk::playing(row, table);
    let (mut ops, mut seats) = (vec![Op::content(&bundle)], Vec::new());
    match by {
        By::Keeper => {
            for seat in people {
                let (token, recovery, op) = desk.mint(hub, seat);
                ops.push(op);
                seats.push(granted(&id, seat, token, recovery));
            }
        }
        By::Stranger(_) => {
            ops.push(Op::Import { game: id.clone(), bytes: bytes as i64, at: hub.now() as i64 });
        }
    }
    hub.add(desk, ops).await?;
    if !by.waits() {
        // The caller was told that it took too long meanwhile: then it did not happen.
        hub.forget(&id);
        hub.store.write(vec![Op::NoGame { game: id }]).await?;
        return Err(ApiError::Timeout);
    }
    Ok(TableOpened::new(id, commitment, seats))
}

fn imported_notes(seats: &[String], is_bot: impl Fn(&str) -> bool, salt: u64) -> session::Notes {
    let settings = session::Settings::default();
    // Our own logs name no people, only that there was one: such a seat has no name, and the reader counts the crews.
    let holder = |name: &String| match name.as_str() {
        "person" | "nobody" => Holder::person(""),
        bot if is_bot(bot) => Holder::Bot { level: name.clone() },
        name => Holder::person(&check_name(name).unwrap_or_default()),
    };
    session::Notes {
        settings,
        seats: seats.iter().map(|name| session::SeatNotes::new(holder(name), &settings)).collect(),
        host: None,
        status: session::Status::Running,
        assisted: true,
        window_opened: None,
        pause: None,
        salt,
    }
}

#[cfg(test)]
mod tests {
    use super::{Holder, imported_notes};

    #[test]
    fn a_log_from_elsewhere_names_its_people_as_far_as_a_name_fits() {
        let long = "M".repeat(25);
        let seats = ["novice", "Marie", "  Jo ", "person", "nobody", "\u{7}", &long].map(str::to_owned);
        let holders: Vec<Holder> = imported_notes(&seats, |name| name == "novice", 1)
            .seats
            .into_iter()
            .map(|notes| notes.holder)
            .collect();
        let people = ["Marie", "Jo", "", "", "", ""].map(Holder::person);
        assert_eq!(holders[0], Holder::Bot { level: "novice".into() });
        assert_eq!(holders[1..], people);
    }
}
