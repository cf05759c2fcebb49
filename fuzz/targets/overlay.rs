//! Drives `fuzz::overlay::run` with whatever libFuzzer invents.
#![no_main]
fuzz::target!("overlay", fuzz::overlay::run);
