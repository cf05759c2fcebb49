//! Drives `fuzzkit::logs::verify` with whatever libFuzzer invents.
#![no_main]
fuzzkit::target!("verify", fuzzkit::logs::verify);
