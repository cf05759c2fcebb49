//! Drives `fuzzkit::notation::run` with whatever libFuzzer invents.
#![no_main]
fuzzkit::target!("notation", fuzzkit::notation::run);
