//! Drives `fuzz::logs::verify` with whatever libFuzzer invents.
#![no_main]
fuzz::target!("verify", fuzz::logs::verify);
