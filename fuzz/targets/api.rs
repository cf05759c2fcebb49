//! Drives `fuzzkit::api::run` with whatever libFuzzer invents.
#![no_main]
fuzzkit::target!("api", fuzzkit::api::run);
