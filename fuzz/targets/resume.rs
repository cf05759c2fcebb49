//! Drives `fuzzkit::logs::resume` with whatever libFuzzer invents.
#![no_main]
fuzzkit::target!("resume", fuzzkit::logs::resume);
