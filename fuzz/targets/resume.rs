//! Drives `fuzz::logs::resume` with whatever libFuzzer invents.
#![no_main]
fuzz::target!("resume", fuzz::logs::resume);
