//! The inputs that fuzzing starts from pass, in every run of the tests: what they lead through is at least tried once.

use fuzzkit::{api, logs, notation, overlay, seeds};

#[test]
fn logs_of_ours_are_verified_replayed_and_played_on() {
    for log in seeds::of("verify") {
        logs::verify(&log);
        logs::replay(&log);
        logs::resume(&log);
    }
}

#[test]
fn content_of_ours_is_raced() {
    seeds::of("overlay").iter().for_each(|files| overlay::run(files));
}

#[test]
fn positions_of_ours_are_played_to_their_end() {
    seeds::of("notation").iter().for_each(|lines| notation::run(lines));
}

#[test]
fn requests_of_every_kind_are_answered() {
    seeds::of("api").iter().for_each(|requests| api::run(requests));
}
