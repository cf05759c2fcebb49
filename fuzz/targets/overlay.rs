//! Drives `fuzzkit::overlay::run` with whatever libFuzzer invents.
#![no_main]
fuzzkit::target!("overlay", fuzzkit::overlay::run);
