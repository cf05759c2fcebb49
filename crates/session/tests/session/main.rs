//! One table without a network: seats, versions, windows, clocks, undo, branches, and what everybody sees.

mod advice;
mod around;
mod cardboard;
mod clocks;
mod days;
mod hidden;
mod modules;
mod motorcar;
mod moved;
mod options;
mod orders;
mod replay;
mod scribe;
mod shown;
mod support;
mod twins;
mod undo;
mod versions;
mod windows;
mod wire_file;
