//! The findings of the attack on the server and its files, one test or more for each, named after it.

mod f1;
mod f11_storage;
mod f4;
mod f7;
