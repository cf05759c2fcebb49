//! Drives `fuzzkit::logs::replay` with whatever libFuzzer invents.
#![no_main]
fuzzkit::target!("replay", fuzzkit::logs::replay);
