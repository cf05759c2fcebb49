//! The findings of the attack on the server and its files, one test or more for each, named after it.

mod f1;
mod f10_metrics;
mod f11_addresses;
mod f11_names;
mod f11_rematch;
mod f11_storage;
mod f2_names;
mod f3_content;
mod f4;
mod f5_imports;
mod f5_slow;
mod f7;
mod f8_luck;
mod f9;
mod foreign;
