//! F8: whoever keeps the server read seed and nonces, tried nonces for the own seat and sat down last. Now every seat
//! commits first: nothing is left to try when others' nonces are known, and a receipt shows a log that was made up.

use crate::support::socket::Socket;
use crate::support::{Bench, Hands, Player, against, code, is_over, people, play, text, tiny, until};
use game::{Luck, SplitMix};
use record::{Drawn, Header, Receipt, Seed, Share, Unkept, nonce_commitment, write_nonce};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// A nonce that nobody else has.
fn nonce(seat: u64) -> [u8; 32] {
    std::array::from_fn(|i| (seat as u8) ^ (i as u8))
}
async fn commit(player: &Player, nonce: &[u8; 32]) -> (StatusCode, Value) {
    let commitment = nonce_commitment(&player.table, player.seat as u8, nonce);
    player.post("commit", json!({ "commitment": commitment })).await
}
async fn open(player: &Player, nonce: &[u8; 32]) -> (StatusCode, Value) {
    player.post("open", json!({ "nonce": write_nonce(nonce) })).await
}
async fn commit_all(players: &[Player]) {
    for player in players {
        let (status, info) = commit(player, &nonce(player.seat)).await;
        assert_eq!(status, StatusCode::OK, "{info}");
    }
}
async fn freeze(players: &[Player]) -> Value {
    let (status, info) = players[0].post("start", json!({})).await;
    assert_eq!((status, &info["status"]), (StatusCode::OK, &json!("opening")), "{info}");
    info
}
/// What a page keeps of a frozen table.
fn receipt(info: &Value, own: &Player) -> Receipt {
    let kept = json!({
        "great_race_receipt": 1, "table": info["table"], "commitment": info["commitment"], "shares": info["shares"],
        "own": [{ "seat": own.seat, "nonce": write_nonce(&nonce(own.seat)) }],
    });
    Receipt::read(&kept.to_string()).expect("a receipt")
}
async fn give_up(players: &[Player]) -> Header {
    for player in players {
        player.command(None, json!({ "type": "vote", "abandon": true })).await;
    }
    header(&players[0]).await
}
async fn header(player: &Player) -> Header {
    let log = player.bytes("log").await;
    let read = session::Catalog::new(crate::support::content()).read_log(&log).expect("it verifies");
    read.header
}
/// What a dishonest server can read at any time.
async fn stored_seed(bench: &Bench, table: &str) -> Seed {
    let store = crate::support::store(bench.dir.path()).await;
    let stored = store.game(table).await.expect("reads").expect("there");
    Seed::parse(&stored.row.seed).expect("a seed")
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_commit_are_frozen_open_and_then_the_race_begins() {
    let bench = Bench::start().await;
    let seats =
        json!([{ "kind": "me", "name": "Ann" }, { "kind": "open" }, { "kind": "bot", "level": "novice" }]);
    let (table, mut players) = bench.open(tiny(), seats).await;
    let (_, early) = open(&players[0], &nonce(1)).await;
    assert_eq!(code(&early), "seats_not_frozen");
    commit_all(&players).await;
    let join = format!("/api/tables/{table}/join");
    let (_, granted) = bench.post(&join, json!({ "name": "Bob" })).await;
    players.push(Player::new(&bench, &table, &granted));
    commit_all(&players[1..]).await;

    let mut socket = Socket::of(&players[1], 0).await;
    let info = freeze(&players).await;
    assert_eq!(info["opening"]["missing"], json!([1, 2]));
    assert_eq!(info["shares"][0]["commitment"], nonce_commitment(&table, 1, &nonce(1)));
    assert_eq!(info["shares"][2], json!({ "how": "bot" }));
    let mut pushed = socket.next("table").await;
    while pushed["status"] != "opening" {
        pushed = socket.next("table").await;
    }
    assert_eq!(pushed["shares"], info["shares"], "everybody is told the same");

    // Nobody comes, goes, or commits any more, and nothing but the nonce itself opens.
    assert_eq!(code(&bench.post(&join, json!({ "name": "Cleo" })).await.1), "seats_frozen");
    assert_eq!(code(&players[1].post("leave", json!({})).await.1), "seats_frozen");
    assert_eq!(code(&players[0].post("place", json!({ "seat": 2 })).await.1), "seats_frozen");
    assert_eq!(code(&players[0].post("start", json!({})).await.1), "seats_frozen");
    assert_eq!(code(&commit(&players[1], &nonce(9)).await.1), "seats_frozen");
    assert_eq!(open(&players[1], &nonce(1)).await.0, StatusCode::UNPROCESSABLE_ENTITY);

    assert_eq!(open(&players[0], &nonce(1)).await.1["opening"]["missing"], json!([2]));
    assert_eq!(open(&players[0], &nonce(1)).await.0, StatusCode::OK, "sent again after a break");
    let (_, begun) = open(&players[1], &nonce(2)).await;
    assert_eq!(begun["status"], "running", "{begun}");
    assert_eq!(begun["playing"]["shares"], json!(["committed", "committed", "bot"]));
    assert_eq!(code(&open(&players[1], &nonce(2)).await.1), "already_begun");

    let header = give_up(&players).await;
    let kept = receipt(&info, &players[1]).check(&header).expect("the log keeps to the receipt");
    assert_eq!((kept.own, kept.withheld), (vec![2], vec![]));
    let (_, verified) = players[0].get("verify").await;
    assert_eq!(verified["ok"], json!(true), "{verified}");
    assert_eq!(verified["made_of"]["nonces"][1], write_nonce(&nonce(2)));
}

/// The attack of the audit: the host knows the seed and everybody's nonce, and tries thousands of nonces of his own.
#[tokio::test(flavor = "multi_thread")]
async fn f8_a_grinding_host_is_stopped_by_the_commitment() {
    let bench = Bench::start().await;
    let (table, players) = bench.open(tiny(), people(2)).await;
    let (host, guest) = (&players[0], &players[1]);
    commit_all(&players).await;
    let frozen = freeze(&players).await;
    let kept = receipt(&frozen, guest);
    assert_eq!(open(guest, &nonce(2)).await.0, StatusCode::OK);

    // Now he knows all that the key is made of but for his own nonce, and looks for one under which he begins and the
    // first two cards please him. It is found at once.
    let seed = stored_seed(&bench, &table).await;
    let mut luck = SplitMix(1);
    let mut tried = 0;
    let found = loop {
        tried += 1;
        let mine: [u8; 32] = std::array::from_fn(|_| luck.bits() as u8);
        let key = record::Key::new(&seed, &[mine, nonce(2)]);
        if record::draw(&key, 0, 0, 46) < 4 && record::draw(&key, 0, 1, 46) < 4 {
            break mine;
        }
    };
    assert!(tried < 100_000);
    // Every attempt to bring it in is refused: the seats are frozen, and only what he committed to opens.
    assert_eq!(open(host, &found).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(code(&commit(host, &found).await.1), "seats_frozen");
    assert_eq!(code(&host.post("leave", json!({})).await.1), "seats_frozen");
    let again = json!({ "name": "Host", "seat": 1, "nonce": write_nonce(&found) });
    assert_eq!(code(&bench.post(&format!("/api/tables/{table}/join"), again).await.1), "seats_frozen");

    // So he changes the server itself. The log he makes up is sound in every sum, and the guest's receipt tells.
    assert_eq!(open(host, &nonce(1)).await.1["status"], "running");
    let honest = give_up(&players).await;
    kept.check(&honest).expect("the honest log is kept to");
    let mut made_up = honest.clone();
    made_up.nonces[0] = write_nonce(&found);
    let Some(Drawn::Table { shares, .. }) = &mut made_up.drawn else { panic!("drawn at a table") };
    shares[0] = Share::Committed { commitment: nonce_commitment(&table, 1, &found) };
    assert_eq!(kept.check(&made_up), Err(Unkept::Share(1)));
    let mut other_seed = honest;
    other_seed.commitment = Seed::from_number(tried).commitment();
    assert_eq!(kept.check(&other_seed), Err(Unkept::Seed));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_withholds_goes_to_a_bot_is_named_and_the_race_counts_for_nothing() {
    let hands = Hands::new();
    let clock = hands.clock();
    let bench = Bench::start_with(|config| config.now = Some(clock)).await;
    let (table, players) = bench.open(tiny(), people(2)).await;
    commit_all(&players).await;
    let frozen = freeze(&players).await;
    let kept = [receipt(&frozen, &players[0]), receipt(&frozen, &players[1])];
    assert_eq!(open(&players[0], &nonce(1)).await.0, StatusCode::OK);
    hands.move_on(14_000);
    assert_eq!(players[0].get("").await.1["status"], "opening", "there is time left");
    hands.move_on(2_000);
    // Anything wakes the keeper; here a socket comes.
    let _socket = Socket::of(&players[0], 0).await;
    let info = until("the race begins", || async {
        let (_, info) = players[0].get("").await;
        (info["status"] == "running").then_some(info)
    })
    .await;
    assert_eq!(info["playing"]["shares"], json!(["committed", "withheld"]));
    assert_eq!(info["playing"]["seats"][1]["holder"], "bot");
    assert_eq!(players[1].get("view").await.0, StatusCode::UNAUTHORIZED, "the seat is gone");
    assert_eq!(open(&players[1], &nonce(2)).await.0, StatusCode::UNAUTHORIZED);

    play(&players[..1], &mut SplitMix(3), 5000).await;
    assert!(is_over(&players[0].view().await));
    let header = header(&players[0]).await;
    assert_eq!(header.drawn.as_ref().expect("drawn").withheld(), [2], "the log names it");
    assert_eq!(header.seats, ["person", "novice"]);
    assert_eq!(kept[0].check(&header).expect("kept").withheld, [2]);
    assert_eq!(
        kept[1].check(&header),
        Err(Unkept::LeftOut(2)),
        "and so does the receipt of whoever was left out"
    );
    let (_, records) = bench.get("/api/records").await;
    assert_eq!(records["races"], 0, "{table}: {records}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_table_waits_as_long_as_for_a_move() {
    let hands = Hands::new();
    let clock = hands.clock();
    let bench = Bench::start_with(|config| config.now = Some(clock)).await;
    let mut slow = tiny();
    slow["settings"]["clock"] = json!({ "kind": "per_move", "seconds": 86_400 });
    let (_, players) = bench.open(slow, people(2)).await;
    commit_all(&players).await;
    let until = freeze(&players).await["opening"]["until"].as_u64().expect("a time");
    assert_eq!(until, 1_700_000_000_000 + 86_400_000);
    for player in &players {
        assert_eq!(open(player, &nonce(player.seat)).await.0, StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_committed_and_opened_outlives_a_restart() {
    let mut bench = Bench::start().await;
    let (table, mut players) = bench.open(tiny(), people(3)).await;
    commit_all(&players).await;
    bench.restart().await;
    players.iter_mut().for_each(|player| player.base.clone_from(&bench.base));
    let frozen = freeze(&players).await;
    assert_eq!(frozen["shares"][2]["commitment"], nonce_commitment(&table, 3, &nonce(3)), "nothing is lost");
    assert_eq!(open(&players[0], &nonce(1)).await.0, StatusCode::OK);
    bench.restart().await;
    players.iter_mut().for_each(|player| player.base.clone_from(&bench.base));
    let (_, info) = bench.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["status"], &info["opening"]["missing"]), (&json!("opening"), &json!([2, 3])));
    assert_eq!(info["shares"], frozen["shares"]);
    for player in &players[1..] {
        assert_eq!(open(player, &nonce(player.seat)).await.0, StatusCode::OK);
    }
    let header = give_up(&players).await;
    receipt(&frozen, &players[0]).check(&header).expect("the log keeps to a receipt from before");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_that_send_no_commitment_add_nothing_or_openly_and_that_is_said() {
    let bench = Bench::start().await;
    let seats = json!([
        { "kind": "me", "name": "Old", "nonce": "0a".repeat(16) },
        { "kind": "me", "name": "Silent" },
        { "kind": "bot", "level": "novice" },
    ]);
    let (_, players) = bench.begin(tiny(), seats).await;
    assert_eq!(players[0].view().await["table"]["shares"], json!(["openly", "nothing", "bot"]));
    let header = give_up(&players).await;
    assert_eq!(header.nonces[0], "0a".repeat(16) + &"00".repeat(16));
    assert_eq!(header.nonces[1], "00".repeat(32));
    let seats = json!([{ "kind": "me", "name": "Ann", "nonce": "xyz" }, { "kind": "open" }]);
    let (status, _) = bench.post("/api/tables", json!({ "spec": tiny(), "seats": seats })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(flavor = "multi_thread")]
async fn rematch_and_branch_start_afresh_and_a_word_needs_no_commitment() {
    let bench = Bench::start().await;
    let (_, players) = bench.open(tiny(), against(&["novice"])).await;
    commit_all(&players).await;
    freeze(&players).await;
    assert_eq!(
        open(&players[0], &nonce(1)).await.1["status"],
        "running",
        "one person against a bot waits for nobody"
    );
    give_up(&players).await;
    let (_, opened) = players[0].post("rematch", json!({})).await;
    let again = Player::new(&bench, &text(&opened["table"]), &opened["seats"][0]);
    assert_eq!(again.get("").await.1["shares"], json!([{ "how": "nothing" }, { "how": "bot" }]));
    let (_, opened) = players[0].post("branch", json!({ "name": "Ann" })).await;
    let branch = Player::new(&bench, &text(&opened["table"]), &opened["seats"][0]);
    assert_eq!(branch.view().await["table"]["shares"], json!(["nothing", "bot"]));

    let mut spec = tiny();
    spec["luck"] = json!("camel");
    let (_, players) = bench.open(spec, against(&["novice"])).await;
    commit_all(&players).await;
    let (_, begun) = players[0].post("start", json!({})).await;
    assert_eq!((&begun["status"], &begun["playing"]["shares"]), (&json!("running"), &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_is_forgotten_while_nonces_are_opened_keeps_nobody_waiting() {
    let bench = Bench::start().await;
    let (_, players) = bench.open(tiny(), people(2)).await;
    commit_all(&players).await;
    freeze(&players).await;
    assert_eq!(open(&players[1], &nonce(2)).await.0, StatusCode::OK);
    assert_eq!(players[0].delete("me").await.0, StatusCode::OK);
    let view = players[1].view().await;
    assert_eq!(view["table"]["shares"], json!(["withheld", "committed"]));
    assert!(!view.to_string().contains("Player 1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_20_no_nonce_is_known_to_anybody_before_every_seat_is_bound_and_to_no_rival_before_the_end() {
    let bench = Bench::start().await;
    let (table, players) = bench.open(tiny(), people(2)).await;
    let secret = write_nonce(&nonce(1));
    commit_all(&players).await;
    let stored = || async {
        let store = crate::support::store(bench.dir.path()).await;
        let stored = store.game(&table).await.expect("reads").expect("there");
        stored.row.notes + &stored.row.header
    };
    assert!(!stored().await.contains(&secret), "while seats can be had, not even the server knows a nonce");
    freeze(&players).await;
    assert!(!stored().await.contains(&secret));
    let mut socket = Socket::of(&players[1], 0).await;
    open(&players[0], &nonce(1)).await;
    let told = [socket.next("table").await, players[1].get("").await.1].map(|told| told.to_string()).concat();
    assert!(!told.contains(&secret), "opened to the server, not to rivals");
    open(&players[1], &nonce(2)).await;
    let told = [players[1].bytes("view").await, players[1].bytes("").await].concat();
    assert!(!told.contains(&secret));
    give_up(&players).await;
    assert!(players[1].bytes("verify").await.contains(&secret), "shown at the end, to be checked");
}
