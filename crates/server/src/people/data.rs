//! All that is kept about a player: to be taken along, and to be deleted. Logs name nobody, so they stay as they are.

use super::{PlayerShown, PlayersTable, clubs, tournaments};
use crate::api::me::forget_seat;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::notices::{MAIL, Wishes};
use crate::secrets;
use crate::store::{Op, PeopleOp, PlayerRow, SeatOfPlayer, StoreError};
use game::Seat;
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// Everything, as a file.
#[derive(Debug, Serialize)]
pub(crate) struct PersonalData {
    /// The version of this form.
    great_race_player: u32,
    player: PlayerShown,
    tables: Vec<TableOfPlayer>,
    /// Clubs.
    clubs: Vec<String>,
    /// Tournaments, and how the player stands there.
    tournaments: Vec<Value>,
    /// Whole files of campaigns, with their logs.
    campaigns: Vec<Value>,
    /// Notices: where they go, what is wanted of them, and what was told.
    notices: Value,
}

#[derive(Debug, Serialize)]
struct TableOfPlayer {
    #[serde(flatten)]
    table: PlayersTable,
    /// Where the log is to be had once the game is over.
    log: String,
    /// What was said there.
    said: Vec<Said>,
}

#[derive(Debug, Serialize)]
struct Said {
    at: i64,
    body: String,
}

/// Everything that is kept about a player. Tokens are no part of it: only their hashes are kept.
pub(crate) async fn export(hub: &Arc<Hub>, player: &PlayerRow) -> Result<PersonalData, ApiError> {
    let mut tables = Vec::new();
    for row in hub.store.seats_of_player(&player.id).await? {
        let said = said(hub, &row).await?;
        let log = format!("/api/tables/{}/log", row.sitting.game);
        tables.push(TableOfPlayer { table: PlayersTable::from(&row), log, said });
    }
    let clubs = hub.store.clubs_of(&player.id).await?.into_iter().map(|club| club.name).collect();
    let mut tournaments = Vec::new();
    for row in hub.store.tournaments_with(&player.id).await? {
        let shown = tournaments::show(hub, &row).await?;
        let own = shown.standing.iter().find(|row| row.player == player.id);
        tournaments.push(json!({ "tournament": row.id, "name": shown.name, "standing": own }));
    }
    let campaigns = hub.store.campaigns_of(&player.token).await?;
    let campaigns = campaigns.iter().map(|row| serde_json::from_str(&row.data).unwrap_or(Value::Null));
    Ok(PersonalData {
        great_race_player: 1,
        player: PlayerShown::from(player),
        tables,
        clubs,
        tournaments,
        campaigns: campaigns.collect(),
        notices: notices(hub, player).await?,
    })
}

/// Where notices go, what is wanted of them, and what was told. The secrets of browsers are no part of it.
async fn notices(hub: &Hub, player: &PlayerRow) -> Result<Value, ApiError> {
    let wishes = hub.store.notice_wishes(&player.id).await?.unwrap_or_default();
    let browsers = hub.store.push_places(&player.id).await?;
    let browsers =
        browsers.iter().map(|place| json!({ "address": place.endpoint, "since": place.created_at }));
    let told = hub.store.notices_of(&player.id).await?;
    let told = told.iter().map(|one| {
        let by = if one.place == MAIL { MAIL } else { "push" };
        json!({ "what": one.kind, "by": by, "table": one.game, "at": one.made_at, "outcome": one.outcome })
    });
    Ok(json!({
        "address": wishes.address,
        "confirmed": wishes.confirmed,
        "since": wishes.asked_at,
        "wishes": Wishes::read(&wishes.wishes),
        "browsers": browsers.collect::<Vec<_>>(),
        "told": told.collect::<Vec<_>>(),
    }))
}

async fn said(hub: &Hub, row: &SeatOfPlayer) -> Result<Vec<Said>, StoreError> {
    let (seat, gone) = (row.sitting.seat, row.sitting.gone);
    let (mut said, mut last) = (Vec::new(), 0);
    loop {
        let lines = hub.store.chat(&row.sitting.game, last).await?;
        let Some(line) = lines.last() else { return Ok(said) };
        last = line.seq;
        let own = lines.into_iter().filter(|line| line.seat == seat && (gone == 0 || line.seq < gone));
        said.extend(own.map(|line| Said { at: line.at, body: line.body }));
    }
}

/// Deletes a player: names, talk, secrets and campaigns. Moves stay under no name, and results with a number that leads to nobody, so
/// that what others have played stays as it was. Where it stops halfway, the player is still there and asks again.
pub(crate) async fn forget(hub: &Arc<Hub>, player: &PlayerRow) -> Result<(), ApiError> {
    for row in hub.store.seats_of_player(&player.id).await? {
        let (game, seat) = (&row.sitting.game, row.sitting.seat);
        if row.sitting.gone > 0 {
            let op = PeopleOp::NoChatUpTo { game: game.clone(), seat, seq: row.sitting.gone - 1 };
            hub.store.write(vec![Op::People(op)]).await?;
            continue;
        }
        match hub.desk_of(game).await {
            Ok(mut desk) => {
                forget_seat(hub, &mut desk, Seat(seat)).await?;
                crate::keeper::attend(hub, desk.parlour());
            }
            Err(ApiError::NoSuchTable) => {}
            Err(ApiError::OtherRules { .. }) => forget_unread(hub, game, seat).await?,
            Err(error) => return Err(error),
        }
    }
    let stranger = secrets::table_id(&hub.config.entropy);
    clubs::forget(hub, player, &stranger).await?;
    let campaigns = hub.store.campaigns_of(&player.token).await?;
    let mut ops: Vec<Op> = campaigns.into_iter().map(|row| Op::NoCampaign { id: row.id }).collect();
    ops.push(Op::People(PeopleOp::NoPlayer { id: player.id.clone(), stranger }));
    Ok(hub.store.write(ops).await?)
}

/// The same for a table that this program cannot play: its name is taken out of what stands beside the log.
async fn forget_unread(hub: &Hub, game: &str, seat: u8) -> Result<(), ApiError> {
    let Some(stored) = hub.store.game(game).await? else { return Ok(()) };
    let mut row = stored.row;
    let damaged = |error: serde_json::Error| StoreError::Damaged(error.to_string());
    for (text, holder) in [(&mut row.notes, "/holder/name"), (&mut row.summary, "/name")] {
        let mut value: Value = serde_json::from_str(text).map_err(damaged)?;
        if let Some(name) = value.pointer_mut(&format!("/seats/{seat}{holder}")) {
            *name = "".into();
        }
        *text = value.to_string();
    }
    row.updated_at = hub.now() as i64;
    let game = game.to_owned();
    let ops =
        vec![Op::NoKey { game: game.clone(), seat }, Op::NoChat { game, seat }, Op::Game(Box::new(row))];
    Ok(hub.store.write(ops).await?)
}
