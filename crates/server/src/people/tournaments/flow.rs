//! How a tournament goes on: tables are counted, and where a round is over the next one is opened. One write does both, and it is taken
//! once.

use super::pairing::{self, Tables};
use super::{Round, Seated, System, Tournament};
use crate::desk::{Desk, Life};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::told_apart;
use crate::secrets;
use crate::store::{ClubOp, Counted, Op, PeopleOp, SittingRow, StoreError, TournamentRow};
use session::{Gathering, Place, Refusal};
use std::collections::HashMap;
use std::sync::Arc;

/// Looks after all tournaments that run. Another server may do the same: then one of them is too late, and does nothing.
pub(crate) async fn look_after(hub: &Arc<Hub>) -> Result<(), ApiError> {
    for row in hub.store.running_tournaments().await? {
        look_at(hub, &row).await?;
    }
    Ok(())
}

/// The same for one of them.
pub(crate) async fn look_at(hub: &Arc<Hub>, row: &TournamentRow) -> Result<(), ApiError> {
    match go_on(hub, row).await {
        Ok(()) | Err(ApiError::Reloading) => {}
        Err(error) if hub.store.trouble().is_some() => return Err(error),
        Err(error) => tracing::warn!(id = %row.id, %error, "a tournament does not go on"),
    }
    Ok(())
}

/// Begins: from here on nobody comes.
pub(crate) async fn start(hub: &Arc<Hub>, row: &TournamentRow) -> Result<(), ApiError> {
    if row.status != "open" {
        return Err(ApiError::Begun);
    }
    let mut tournament = Tournament::read(row)?;
    let players = tournament.entrants.len();
    let sizes = sizes(hub, &tournament, players)?;
    let is_round_robin = tournament.system == System::RoundRobin;
    if tournament.rounds == 0 {
        tournament.rounds = pairing::usual_rounds(players, tournament.size, is_round_robin);
    }
    tournament.schedule = match (is_round_robin, tournament.size) {
        (false, _) => Vec::new(),
        (true, 2) => pairing::circle(players, tournament.rounds),
        (true, _) => {
            let luck = lot(&row.id, 0);
            let rounds = tournament.rounds;
            hub.work(move || pairing::round_robin(players, &sizes, rounds, luck)).await?
        }
    };
    let mut row = TournamentRow { status: "running".into(), ..row.clone() };
    let ops = open_round(hub, &row, &mut tournament).await?;
    keep(hub, &mut row, &tournament, ops).await
}

/// How large the tables of so many players are.
fn sizes(hub: &Hub, tournament: &Tournament, players: usize) -> Result<Vec<usize>, ApiError> {
    let game = tournament.spec.options.game();
    let offer =
        hub.catalog.offers().into_iter().find(|offer| offer.game == game).ok_or(ApiError::Internal)?;
    let seats = (usize::from(offer.seats.0).max(2), usize::from(offer.seats.1));
    let sizes = pairing::sizes(players, tournament.size, seats).filter(|_| players >= seats.0);
    Ok(sizes.ok_or(Refusal::Invalid("too few take part for a table of this game"))?)
}

async fn keep(
    hub: &Hub,
    row: &mut TournamentRow,
    tournament: &Tournament,
    mut ops: Vec<Op>,
) -> Result<(), ApiError> {
    (row.data, row.updated_at) = (tournament.write(), hub.now() as i64);
    ops.push(Op::Clubs(ClubOp::Tournament(Box::new(row.clone()))));
    Ok(hub.store.write(ops).await?)
}

async fn go_on(hub: &Arc<Hub>, row: &TournamentRow) -> Result<(), ApiError> {
    let mut tournament = Tournament::read(row)?;
    let (now, mut changed) = (hub.now() as i64, false);
    let Some(round) = tournament.opened.last() else { return Ok(()) };
    let is_late = tournament.until(round).is_some_and(|until| until <= now);
    for i in 0..round.tables.len() {
        let seated = &tournament.opened.last().ok_or(ApiError::Internal)?.tables[i];
        if seated.places.is_some() {
            continue;
        }
        let Some(places) = places(hub, seated, is_late).await? else { continue };
        tournament.opened.last_mut().ok_or(ApiError::Internal)?.tables[i].places = Some(places);
        changed = true;
    }
    let is_done = |tournament: &Tournament| {
        tournament
            .opened
            .last()
            .is_some_and(|round| round.tables.iter().all(|seated| seated.places.is_some()))
    };
    let mut row = row.clone();
    let mut ops = Vec::new();
    // A round of which nothing is left to be played is over at once.
    while is_done(&tournament) && row.status == "running" {
        changed = true;
        let is_last = tournament.opened.len() >= tournament.rounds;
        if is_last || sizes(hub, &tournament, tournament.active().len()).is_err() {
            row.status = "over".into();
        } else {
            ops = open_round(hub, &row, &mut tournament).await?;
        }
    }
    if changed { keep(hub, &mut row, &tournament, ops).await } else { Ok(()) }
}

/// The places at a table; nothing while it is played and has time. Whoever left, or never came, has forfeited; whoever is there when the time
/// is up shares the first place with all others who are.
async fn places(
    hub: &Arc<Hub>,
    seated: &Seated,
    is_late: bool,
) -> Result<Option<Vec<Option<u32>>>, ApiError> {
    let by_seat = |place: &dyn Fn(usize) -> Option<u32>| Some((0..seated.players.len()).map(place).collect());
    let sittings = hub.store.sittings(&seated.table).await?;
    let of = |seat: usize| sittings.iter().find(|one| usize::from(one.seat) == seat);
    if !sittings.is_empty() && sittings.iter().all(|one| one.counted != Counted::NotYet) {
        let place = |seat: usize| of(seat).filter(|one| one.place > 0).map(|one| one.place as u32);
        // Given up by all who were left: nobody scores, but those who were there when the time was up.
        let is_left = |seat: usize| of(seat).is_some_and(|one| one.gone == 0);
        let nobody = (0..seated.players.len()).all(|seat| place(seat).is_none());
        return Ok(if nobody && is_late {
            by_seat(&|seat| is_left(seat).then_some(1))
        } else {
            by_seat(&place)
        });
    }
    let mut desk = match hub.desk_of(&seated.table).await {
        Ok(desk) => desk,
        // Whoever keeps the server has deleted it.
        Err(ApiError::NoSuchTable) => return Ok(by_seat(&|_| None)),
        Err(error) => return Err(error),
    };
    let here: Vec<bool> = desk.keys.iter().map(Option::is_some).collect();
    let shared = |seat: usize| here.get(seat).copied().unwrap_or(false).then_some(1);
    match &mut desk.life {
        // All but one have got up: there is nobody to play against.
        Life::Gathering(gathering) => {
            let is_person = |place: &Place| matches!(place, Place::Person { .. });
            let people = gathering.places.iter().filter(|place| is_person(place)).count();
            let left: Vec<bool> = gathering.places.iter().map(is_person).collect();
            let is_alone = people < 2;
            Ok(match (is_alone, is_late) {
                (true, _) => by_seat(&|seat| left.get(seat).copied().unwrap_or(false).then_some(1)),
                (_, true) => by_seat(&shared),
                _ => None,
            })
        }
        Life::Playing(table) if is_late && !table.notes().status.is_over() => {
            table.abandon();
            let ops = desk.revoke_the_gone();
            desk.commit(hub, ops).await?;
            Ok(by_seat(&shared))
        }
        Life::Playing(_) => Ok(None),
    }
}

/// A number for a round that nobody chooses and every server comes to.
fn lot(id: &str, round: usize) -> u64 {
    let hash = secrets::hash(format!("great-race round {id} {round}").as_bytes());
    u64::from_str_radix(&hash[..16], 16).unwrap_or(0)
}

/// Who sits with whom in the next round, by number.
fn next_tables(hub: &Hub, row: &TournamentRow, tournament: &Tournament) -> Result<Tables, ApiError> {
    let (active, round) = (tournament.active(), tournament.opened.len());
    if let Some(tables) = tournament.schedule.get(round) {
        // Whoever takes part no longer is missing; those who are left alone at a table sit out.
        let left = |table: &Vec<usize>| -> Vec<usize> {
            table.iter().copied().filter(|player| active.contains(player)).collect()
        };
        let least = sizes(hub, tournament, active.len())?.into_iter().min().unwrap_or(2).min(2);
        return Ok(tables.iter().map(left).filter(|table| table.len() >= least).collect());
    }
    let by_id: HashMap<&str, usize> =
        active.iter().enumerate().map(|(i, n)| (tournament.entrants[*n].player.as_str(), i)).collect();
    let mut points = vec![0; active.len()];
    for (player, score, _) in tournament.standing() {
        if let Some(i) = by_id.get(player.as_str()) {
            points[*i] = score.points;
        }
    }
    let mut met = HashMap::new();
    for seated in tournament.opened.iter().flat_map(|round| &round.tables) {
        let seats: Vec<usize> =
            seated.players.iter().filter_map(|player| by_id.get(player.as_str()).copied()).collect();
        for (i, a) in seats.iter().enumerate() {
            for b in &seats[i + 1..] {
                *met.entry((*a.min(b), *a.max(b))).or_insert(0) += 1;
            }
        }
    }
    let sizes = sizes(hub, tournament, active.len())?;
    let tables = pairing::swiss(&points, &met, &sizes, lot(&row.id, round + 1));
    Ok(tables.into_iter().map(|table| table.into_iter().map(|i| active[i]).collect()).collect())
}

/// Opens the tables of the next round. What must be stored with it is given back.
async fn open_round(
    hub: &Hub,
    row: &TournamentRow,
    tournament: &mut Tournament,
) -> Result<Vec<Op>, ApiError> {
    let (now, number) = (hub.now(), tournament.opened.len() + 1);
    let (mut ops, mut tables) = (Vec::new(), Vec::new());
    for seats in next_tables(hub, row, tournament)? {
        hub.catalog.check(&tournament.spec, seats.len())?;
        let players: Vec<String> = seats.iter().map(|n| tournament.entrants[*n].player.clone()).collect();
        let known = hub.store.players_by_id(&players).await?;
        let mut names: Vec<String> = Vec::new();
        for player in &players {
            let name = known.get(player).map(|(name, _)| name.clone()).unwrap_or_else(|| "?".into());
            let others: Vec<&str> = names.iter().map(String::as_str).collect();
            names.push(told_apart(name, &others));
        }
        let title = format!("{} · {number}", tournament.name);
        let (game, _) = crate::api::create::new_row(hub, &title, true);
        let table = game.id.clone();
        let places = names.into_iter().map(|name| Place::Person { name }).collect();
        let mut desk = Desk::gathering(game.clone(), Gathering::new(tournament.spec.clone(), places));
        let mut one = vec![Op::NewGame(Box::new(game))];
        desk.collect(now, &mut one);
        ops.append(&mut one);
        for (seat, player) in players.iter().enumerate() {
            let rated = known.get(player).is_some_and(|(_, listed)| *listed);
            let (game, player, seat) = (table.clone(), player.clone(), seat as u8);
            let row = SittingRow { game, seat, player, since: now as i64, rated, ..SittingRow::default() };
            ops.push(Op::People(PeopleOp::Sits(Box::new(row))));
        }
        tables.push(Seated { table, players, places: None });
    }
    tournament.opened.push(Round { opened_at: now as i64, tables });
    Ok(ops)
}

/// The seat of a player at the table of the round that runs: its number, for whoever brings the player's token. What opened it before is
/// worth nothing any more.
pub(crate) async fn settle_in(
    hub: &Arc<Hub>,
    row: &TournamentRow,
    player: &str,
) -> Result<crate::api::after::Followed, ApiError> {
    let tournament = Tournament::read(row)?;
    let round = tournament.opened.last().ok_or(ApiError::NotBegun)?;
    let mine = |seated: &&Seated| seated.places.is_none() && seated.players.iter().any(|one| one == player);
    let seated = round.tables.iter().find(mine).ok_or(Refusal::NoSuchSeat)?;
    let seat = seated.players.iter().position(|one| one == player).ok_or(Refusal::NoSuchSeat)?;
    let mut tries = 0;
    loop {
        tries += 1;
        let mut desk = hub.desk_of(&seated.table).await?;
        if !desk.is_person(seat) {
            return Err(Refusal::SeatTaken.into());
        }
        let seat = game::Seat(seat as u8);
        // Whoever comes first begins.
        let arrived: Vec<bool> = desk.keys.iter().map(Option::is_some).collect();
        if let Ok(gathering) = desk.gathering_mut()
            && gathering.host.is_none_or(|host| !arrived[usize::from(host)])
        {
            gathering.host = Some(seat.0);
        }
        let (token, recovery, op) = desk.mint(hub, seat);
        match desk.commit(hub, vec![op]).await {
            Err(ApiError::Reloading) if tries < 5 => {}
            done => {
                done?;
                crate::keeper::attend(hub, desk.parlour());
                let table = seated.table.clone();
                let seat = crate::api::seats::granted(&table, seat, token, recovery);
                return Ok(crate::api::after::Followed { table, seat });
            }
        }
    }
}

/// Somebody takes part no longer; where a round runs the table is left too.
impl Tournament {
    pub fn withdraw(&mut self, player: &str) -> Result<(), ApiError> {
        let found = self.entrants.iter_mut().find(|one| one.player == player && !one.left);
        found.ok_or(StoreError::Conflict)?.left = true;
        Ok(())
    }
}
