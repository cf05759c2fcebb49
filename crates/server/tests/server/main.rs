//! The server over real sockets: whole games, kill -9, bad clients, and every leak of the list at the level of bytes.

mod admin;
mod advice;
mod callers;
mod campaigns;
mod clients;
mod clubs;
mod kill;
mod leaks;
mod lobby;
mod luck;
mod nodes;
mod notices;
mod options;
mod people;
mod play;
mod players;
mod positions;
mod proxy;
mod replay;
mod support;
mod table;
mod trust;
mod upgrade;
