//! Campaigns as files: round trips, damage, strangers' files, two writers, and a save that was interrupted.

use crate::{begun, content, race_on, raced};
use campaign::{Campaign, CampaignError, Ending, Kept, NotKept, Rules};
use session::games::race::RaceWish;
use std::path::Path;

fn raced_once() -> Campaign {
    let mut campaign = begun(Rules::default());
    race_on(&mut campaign, "africa", 40..42);
    campaign
}

#[test]
fn a_campaign_is_read_as_it_was_written_and_its_logs_can_be_taken_out() {
    let campaign = raced_once();
    let text = campaign.write();
    let again = Campaign::read(&text, &content()).expect("a whole file");
    assert_eq!((again.state(), again.write()), (campaign.state(), text));
    // The content is there once, and every log can be read anywhere.
    let log = again.log(2).expect("a race");
    assert!(log.lines().next().expect("a header").contains("race.toml"));
    campaign::read_log(&content(), &log, None).expect("a whole log");
    assert_eq!(again.log(3), None);
}

#[test]
fn a_file_that_is_cut_changed_foreign_or_newer_is_refused_with_a_reason() {
    let text = raced_once().write();
    let refused = |text: &str| Campaign::read(text, &content()).expect_err("refused");
    assert!(matches!(refused(&text[..text.len() / 2]), CampaignError::Damaged(_)));
    assert!(matches!(refused(&text.replace("\"Ann\"", "\"Bob\"")), CampaignError::Damaged(_)));
    assert!(matches!(refused(&text.replacen("a1", "a3", 1)), CampaignError::Damaged(_)));
    assert!(matches!(refused("{\"great_race_receipt\": 1}"), CampaignError::Foreign(_)));
    assert!(matches!(refused(""), CampaignError::Foreign(_)));
    assert!(matches!(refused("{\"great_race_campaign\": 2}"), CampaignError::Newer(2)));
}

/// The file with a changed value, and a sum that fits again.
fn forged(text: &str, change: impl FnOnce(&mut serde_json::Value)) -> String {
    let mut value: serde_json::Value = serde_json::from_str(text).expect("JSON");
    change(&mut value);
    for attempt in 0..2 {
        match Campaign::parse(&value.to_string()) {
            Ok(_) => return value.to_string(),
            Err(_) if attempt == 0 => {
                value["sum"] = serde_json::Value::String(String::new());
                value["sum"] = sum_of(&value).into();
            }
            Err(error) => panic!("{error}"),
        }
    }
    value.to_string()
}

fn sum_of(value: &serde_json::Value) -> String {
    use sha2::{Digest, Sha256};
    // In the order of the fields, as the program writes them.
    let fields = ["great_race_campaign", "id", "player", "rules", "races", "contents", "state", "sum"];
    let rules = ["deck_building", "legacy", "passport", "upgrades", "level"];
    let state = ["deck", "powers", "first", "owed", "history"];
    let past = [
        "commitment",
        "board",
        "direction",
        "modules",
        "alone",
        "ending",
        "turns",
        "points",
        "exchanged",
        "powers",
        "ink",
        "stamps",
        "no_stamp",
    ];
    let object =
        |value: &serde_json::Value, fields: &[&str], inner: &dyn Fn(&str, &serde_json::Value) -> String| {
            let parts: Vec<String> =
                fields.iter().map(|field| format!("\"{field}\":{}", inner(field, &value[*field]))).collect();
            format!("{{{}}}", parts.join(","))
        };
    let plain = |_: &str, value: &serde_json::Value| value.to_string();
    let text = object(value, &fields, &|field, inner| match field {
        "rules" => object(inner, &rules, &plain),
        "races" => {
            let races: Vec<String> =
                inner.as_array().expect("races").iter().map(|race| object(race, &["log"], &plain)).collect();
            format!("[{}]", races.join(","))
        }
        "state" => object(inner, &state, &|field, inner| match field {
            "history" => {
                let all: Vec<String> =
                    inner.as_array().expect("history").iter().map(|one| object(one, &past, &plain)).collect();
                format!("[{}]", all.join(","))
            }
            _ => inner.to_string(),
        }),
        _ => inner.to_string(),
    });
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn a_forged_state_is_recomputed_and_a_forged_log_is_refused_with_its_number() {
    let campaign = raced_once();
    let text = campaign.write();
    // Stamps that nobody earned are simply not there.
    let bent =
        forged(&text, |value| value["state"]["history"][0]["stamps"] = serde_json::json!(["the_master"]));
    let again = Campaign::read(&bent, &content()).expect("the logs are right");
    assert_eq!(again.state(), campaign.state());
    // Another move in the second log.
    let bent = forged(&text, |value| {
        let log = value["races"][1]["log"].as_str().expect("a log").replacen("\"act\":\"p", "\"act\":\"f", 1);
        value["races"][1]["log"] = log.into();
    });
    let error = Campaign::read(&bent, &content()).expect_err("bent");
    assert!(matches!(error, CampaignError::Log { race: 2, .. }), "{error}");
    // The races in another order.
    let bent = forged(&text, |value| value["races"].as_array_mut().expect("races").swap(0, 1));
    assert!(matches!(Campaign::read(&bent, &content()), Err(CampaignError::NotOurs { race: 1, .. })));
}

#[test]
fn a_file_is_never_written_over_unless_it_is_this_campaign() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("ann.json");
    std::fs::write(&file, "my diary").expect("a file");
    assert!(matches!(Kept::create(&file, begun(Rules::default())), Err(NotKept::Exists(_))));
    assert!(matches!(Kept::open(&file, &content()), Err(NotKept::Unfit { .. })));
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), "my diary");
    assert!(matches!(Kept::open(&dir.path().join("none.json"), &content()), Err(NotKept::Disk { .. })));
}

fn kept(file: &Path) -> Kept {
    Kept::create(file, begun(Rules::default())).expect("a new file")
}

#[test]
fn two_writers_at_once_are_one_writer() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("ann.json");
    let first = kept(&file);
    assert!(matches!(Kept::open(&file, &content()), Err(NotKept::InUse(_))));
    Kept::look(&file, &content()).expect("looking is allowed");
    drop(first);
    // Somebody writes without asking for the lock: nothing of theirs is lost.
    let mut mine = Kept::open(&file, &content()).expect("free again");
    let theirs = raced_once().write();
    std::fs::write(&file, &theirs).expect("written");
    assert!(matches!(mine.change(|_| Ok(())), Err(NotKept::Changed(_))));
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), theirs);
}

#[test]
fn several_campaigns_stand_side_by_side() {
    let dir = tempfile::tempdir().expect("a folder");
    let (one, two) = (kept(&dir.path().join("one.json")), kept(&dir.path().join("two.json")));
    assert_ne!(one.file(), two.file());
}

#[test]
fn an_interrupted_save_leaves_the_campaign_as_it_was() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("ann.json");
    let mut before = kept(&file);
    let log = raced(&before, RaceWish::on("africa"), 50, "racer", 20);
    before.change(|campaign| campaign.begin(&content(), &log)).expect("begun");
    drop(before);
    let text = std::fs::read_to_string(&file).expect("a file");
    // The program ended in the middle of a save.
    std::fs::write(dir.path().join("ann.json.part"), &text[..100]).expect("half a file");
    let mut after = Kept::open(&file, &content()).expect("as it was");
    assert!(after.running().is_some());
    after.change(|campaign| campaign.close(&content())).expect("the next save");
    assert_eq!(after.state().history[0].ending, Ending::Abandoned);
    assert!(!dir.path().join("ann.json.part").exists());
    // A change that fails changes nothing, on the disk or in memory.
    let stands = std::fs::read_to_string(&file).expect("a file");
    assert!(after.change(|campaign| campaign.close(&content())).is_err());
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), stands);
}

#[test]
fn a_running_race_goes_on_in_its_file_and_is_entered_when_it_is_over() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("ann.json");
    let mut kept = kept(&file);
    let log = |most| raced(&begun(Rules::default()), RaceWish::on("africa"), 51, "racer", most);
    kept.change(|campaign| campaign.begin(&content(), &log(0))).expect("begun");
    assert!(matches!(
        kept.change(|campaign| campaign.begin(&content(), &log(0))),
        Err(NotKept::Unfit { why: CampaignError::Running, .. })
    ));
    kept.change(|campaign| campaign.go_on(&log(12))).expect("further");
    drop(kept);
    let mut kept = Kept::open(&file, &content()).expect("the file");
    assert_eq!(kept.running().expect("a race"), log(12));
    kept.change(|campaign| campaign.go_on(&log(u32::MAX))).expect("to the end");
    kept.change(|campaign| campaign.close(&content())).expect("entered");
    assert_ne!(kept.state().history[0].ending, Ending::Abandoned);
    assert!(kept.running().is_none());
}
