//! Drives `fuzz::api::run` with whatever libFuzzer invents.
#![no_main]
fuzz::target!("api", fuzz::api::run);
