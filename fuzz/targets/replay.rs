//! Drives `fuzz::logs::replay` with whatever libFuzzer invents.
#![no_main]
fuzz::target!("replay", fuzz::logs::replay);
