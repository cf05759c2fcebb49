//! Drives `fuzz::notation::run` with whatever libFuzzer invents.
#![no_main]
fuzz::target!("notation", fuzz::notation::run);
