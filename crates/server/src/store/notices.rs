//! Notices in the storage: what people want of them, browsers that take them, and what is to be told. They are read in `told`.

use sqlx::AnyConnection;

/// What a player wants of notices.
#[derive(Clone, Debug, Default)]
pub struct WishesRow {
    /// Whose.
    pub player: String,
    /// Where mail goes; nothing where none is wanted.
    pub address: String,
    /// The link of the first mail was followed.
    pub confirmed: bool,
    /// When the address was given: milliseconds since the epoch.
    pub asked_at: i64,
    /// Letters in a row that were refused for good.
    pub failures: i64,
    /// Language, quiet hours and the like, as JSON.
    pub wishes: String,
}

/// A browser that takes notices.
#[derive(Clone, Debug, Default)]
pub struct PlaceRow {
    /// A hash of its address.
    pub id: String,
    /// Whose.
    pub player: String,
    /// Its address at a push service.
    pub endpoint: String,
    /// Its public key, as the browser gave it.
    pub p256dh: String,
    /// Its secret, as the browser gave it.
    pub auth: String,
    /// Milliseconds since the epoch.
    pub created_at: i64,
    /// Notices in a row that were refused for good.
    pub failures: i64,
}

/// Something to be told, by one way.
#[derive(Clone, Debug, Default)]
pub struct NoticeRow {
    /// A hash of everything that makes it this one.
    pub id: String,
    /// Whom.
    pub player: String,
    /// `mail`, or the id of a browser.
    pub place: String,
    /// What kind of news.
    pub kind: String,
    /// Which table; nothing where it is about none.
    pub game: String,
    /// From 0.
    pub seat: u8,
    /// Which question.
    pub question: i64,
    /// Milliseconds since the epoch.
    pub made_at: i64,
    /// Not before: milliseconds since the epoch.
    pub due_at: i64,
    /// The server that is sending it.
    pub holder: String,
    /// Until when nobody else does.
    pub held_until: i64,
    /// How often it was taken.
    pub tries: i64,
    /// 0 while it is to be sent.
    pub done_at: i64,
    /// What became of it.
    pub outcome: String,
}

/// A seat of somebody who wants to be told.
#[derive(Clone, Debug)]
pub struct ListenerRow {
    /// Which table.
    pub game: String,
    /// From 0.
    pub seat: u8,
    /// Who.
    pub player: String,
    /// How far the table has come.
    pub status: String,
    /// How often the table has changed.
    pub version: i64,
    /// The server that keeps it.
    pub keeper: String,
    /// When it changed last: milliseconds since the epoch.
    pub updated_at: i64,
    /// Since when the player sits there.
    pub since: i64,
}

/// A change of notices.
#[derive(Clone, Debug)]
pub enum NoticeOp {
    /// What a player wants, new or changed.
    Wishes(Box<WishesRow>),
    /// An address is confirmed: the one that was given at that time.
    Confirmed {
        /// Whose.
        player: String,
        /// When it was given.
        asked_at: i64,
    },
    /// An address is forgotten, and what was to be sent there.
    NoAddress {
        /// Whose.
        player: String,
    },
    /// Addresses that nobody has confirmed are forgotten.
    OldAddresses {
        /// Given before this time.
        before: i64,
    },
    /// How often in a row letters were refused for good.
    AddressFailures {
        /// Whose.
        player: String,
        /// How often.
        failures: i64,
    },
    /// A browser takes notices.
    Place(Box<PlaceRow>),
    /// A browser takes none any more.
    NoPlace {
        /// Which.
        id: String,
        /// Whose it must be.
        player: String,
    },
    /// How often in a row a browser's notices were refused for good.
    PlaceFailures {
        /// Which.
        id: String,
        /// How often.
        failures: i64,
    },
    /// Something is to be told, or needs not be told; nothing happens where that is known.
    New(Box<NoticeRow>),
    /// A server takes a notice to send it: nobody may have taken it meanwhile.
    Take {
        /// Which.
        id: String,
        /// As it was read.
        tries: i64,
        /// The server.
        holder: String,
        /// Until when.
        until: i64,
    },
    /// It is over, one way or the other.
    Done {
        /// Which.
        id: String,
        /// When.
        at: i64,
        /// `sent`, `seen`, `moot`, `failed`.
        outcome: &'static str,
    },
    /// Later, by whoever comes first.
    Later {
        /// Which.
        id: String,
        /// Not before.
        due_at: i64,
    },
    /// It cannot be told now, by nobody's fault: later, as if it had never been tried.
    Rests {
        /// Which.
        id: String,
        /// Not before.
        due_at: i64,
    },
    /// What was told before this time is forgotten.
    Old {
        /// Milliseconds since the epoch.
        before: i64,
    },
    /// A key of the servers; nothing happens where there is one.
    NewKey {
        /// What for.
        name: &'static str,
        /// The key.
        value: String,
    },
}

pub(super) async fn apply(db: &mut AnyConnection, op: &NoticeOp) -> Result<(), sqlx::Error> {
    match op {
        NoticeOp::Wishes(_)
        | NoticeOp::Confirmed { .. }
        | NoticeOp::NoAddress { .. }
        | NoticeOp::OldAddresses { .. }
        | NoticeOp::AddressFailures { .. } => apply_wishes(db, op).await,
        NoticeOp::Place(_) | NoticeOp::NoPlace { .. } | NoticeOp::PlaceFailures { .. } => {
            apply_places(db, op).await
        }
        NoticeOp::New(row) => new_notice(db, row).await,
        NoticeOp::Take { id, tries, holder, until } => {
            let query = sqlx::query(
                "UPDATE notices SET holder = $3, held_until = $4, tries = tries + 1 \
                 WHERE id = $1 AND tries = $2 AND done_at = 0",
            );
            let query = query.bind(id).bind(*tries).bind(holder).bind(*until);
            super::ops::is_up_to_date(query.execute(&mut *db).await?)
        }
        NoticeOp::Done { id, at, outcome } => {
            let query =
                sqlx::query("UPDATE notices SET done_at = $2, outcome = $3, holder = '' WHERE id = $1");
            query.bind(id).bind(*at).bind(*outcome).execute(&mut *db).await.map(|_| ())
        }
        NoticeOp::Later { id, due_at } => {
            let query =
                sqlx::query("UPDATE notices SET due_at = $2, holder = '', held_until = 0 WHERE id = $1");
            query.bind(id).bind(*due_at).execute(&mut *db).await.map(|_| ())
        }
        NoticeOp::Rests { id, due_at } => {
            let query = sqlx::query(
                "UPDATE notices SET due_at = $2, holder = '', held_until = 0, tries = 0 WHERE id = $1",
            );
            query.bind(id).bind(*due_at).execute(&mut *db).await.map(|_| ())
        }
        NoticeOp::Old { before } => {
            let query = sqlx::query("DELETE FROM notices WHERE done_at > 0 AND done_at < $1");
            query.bind(*before).execute(&mut *db).await.map(|_| ())
        }
        NoticeOp::NewKey { name, value } => {
            let query = sqlx::query(
                "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
            );
            query.bind(*name).bind(value).execute(&mut *db).await.map(|_| ())
        }
    }
}

async fn apply_wishes(db: &mut AnyConnection, op: &NoticeOp) -> Result<(), sqlx::Error> {
    match op {
        NoticeOp::Wishes(row) => {
            let query = sqlx::query(
                "INSERT INTO notice_wishes (player, address, confirmed, asked_at, failures, wishes) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player) DO UPDATE SET address = excluded.address, \
                 confirmed = excluded.confirmed, asked_at = excluded.asked_at, failures = excluded.failures, \
                 wishes = excluded.wishes",
            );
            let query = query.bind(&row.player).bind(&row.address).bind(i64::from(row.confirmed));
            let query = query.bind(row.asked_at).bind(row.failures).bind(&row.wishes);
            query.execute(&mut *db).await.map(|_| ())
        }
        NoticeOp::Confirmed { player, asked_at } => {
            let query = sqlx::query(
                "UPDATE notice_wishes SET confirmed = 1, failures = 0 WHERE player = $1 AND asked_at = $2 AND address <> ''",
            );
            super::ops::is_up_to_date(query.bind(player).bind(*asked_at).execute(&mut *db).await?)
        }
        NoticeOp::NoAddress { player } => {
            for text in [
                "UPDATE notice_wishes SET address = '', confirmed = 0, failures = 0 WHERE player = $1",
                // How often somebody asked for a first mail stays known.
                "UPDATE notices SET done_at = made_at, outcome = 'moot' \
                 WHERE player = $1 AND kind = 'confirm' AND done_at = 0",
                "DELETE FROM notices WHERE player = $1 AND place = 'mail' AND done_at = 0",
            ] {
                sqlx::query(text).bind(player).execute(&mut *db).await?;
            }
            Ok(())
        }
        NoticeOp::OldAddresses { before } => {
            let query = sqlx::query(
                "UPDATE notice_wishes SET address = '' WHERE confirmed = 0 AND address <> '' AND asked_at < $1",
            );
            query.bind(*before).execute(&mut *db).await.map(|_| ())
        }
        NoticeOp::AddressFailures { player, failures } => {
            let query = sqlx::query("UPDATE notice_wishes SET failures = $2 WHERE player = $1");
            query.bind(player).bind(*failures).execute(&mut *db).await.map(|_| ())
        }
        _ => Ok(()),
    }
}

async fn apply_places(db: &mut AnyConnection, op: &NoticeOp) -> Result<(), sqlx::Error> {
    match op {
        NoticeOp::Place(row) => {
            // One browser is one person's: whoever comes last has it.
            let query = sqlx::query(
                "INSERT INTO push_places (id, player, endpoint, p256dh, auth, created_at, failures) \
                 VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT (id) DO UPDATE SET player = excluded.player, \
                 p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at, failures = 0",
            );
            let query = query.bind(&row.id).bind(&row.player).bind(&row.endpoint).bind(&row.p256dh);
            query.bind(&row.auth).bind(row.created_at).execute(&mut *db).await.map(|_| ())
        }
        NoticeOp::NoPlace { id, player } => {
            for text in [
                "DELETE FROM push_places WHERE id = $1 AND player = $2",
                "DELETE FROM notices WHERE place = $1 AND player = $2",
            ] {
                sqlx::query(text).bind(id).bind(player).execute(&mut *db).await?;
            }
            Ok(())
        }
        NoticeOp::PlaceFailures { id, failures } => {
            let query = sqlx::query("UPDATE push_places SET failures = $2 WHERE id = $1");
            query.bind(id).bind(*failures).execute(&mut *db).await.map(|_| ())
        }
        _ => Ok(()),
    }
}

async fn new_notice(db: &mut AnyConnection, row: &NoticeRow) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO notices (id, player, place, kind, game_id, seat, question, made_at, due_at, holder, held_until, tries, \
         done_at, outcome) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', 0, 0, $10, $11) ON CONFLICT (id) DO NOTHING",
    );
    let query = query.bind(&row.id).bind(&row.player).bind(&row.place).bind(&row.kind).bind(&row.game);
    let query = query.bind(i64::from(row.seat)).bind(row.question).bind(row.made_at).bind(row.due_at);
    query.bind(row.done_at).bind(&row.outcome).execute(&mut *db).await.map(|_| ())
}

/// Nothing of a player is kept here any more.
pub(super) async fn forget(db: &mut AnyConnection, player: &str) -> Result<(), sqlx::Error> {
    for text in [
        "DELETE FROM notice_wishes WHERE player = $1",
        "DELETE FROM push_places WHERE player = $1",
        "DELETE FROM notices WHERE player = $1",
    ] {
        sqlx::query(text).bind(player).execute(&mut *db).await?;
    }
    Ok(())
}
