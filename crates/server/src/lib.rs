//! The network and the storage of tables: thin, it knows no game. Commands come by POST and are answered when they
//! are durable; what changed is pushed by WebSocket; everything anybody is sent is made by `session` for that viewer.
//!
//! | file | what |
//! |---|---|
//! | `config` | what a server is told at the start |
//! | `serve` | from a config to a listening server and its graceful end |
//! | `listen` | the front door: connections, few enough and none for ever |
//! | `addresses` | whom the server believes, and by which names it is called |
//! | `unplugged` | the same without a network, for trying many requests |
//! | `api/` | one file for each group of requests, the router and the OpenAPI document |
//! | `socket` | the push |
//! | `hub` | all tables in memory, loaded when they are asked for |
//! | `parlour`, `desk` | one table in memory: change, make durable, tell; what of it changes |
//! | `keeper` | bots, clocks and windows of one table |
//! | `nodes` | several servers on one database: who is there, and who keeps which table |
//! | `notices/` | people who are not there are told by mail and by push |
//! | `taken` | limits that hold over several servers |
//! | `finished` | finished games in memory, for records |
//! | `people/` | players over several tables, and their data |
//! | `store/` | the database |
//! | `secrets` | tokens, recovery codes and where randomness comes from |
//! | `error` | every refusal: a stable code and a written reason |
//! | `limits`, `metrics`, `assets` | rates and doors, Prometheus, the page |
//! | `names`, `clock` | what people may call themselves; what time it is for tables |
//! | `banner`, `admin` | what the terminal shows; what whoever keeps the server can do |

#![forbid(unsafe_code)]

pub mod addresses;
pub mod admin;
mod advice;
pub mod api;
pub mod assets;
pub mod banner;
mod campaigns;
pub mod clock;
pub mod config;
mod desk;
pub mod error;
mod finished;
mod hub;
mod imports;
mod keeper;
mod limits;
mod listen;
mod metrics;
mod names;
mod nodes;
mod notices;
mod parlour;
mod people;
pub mod secrets;
mod serve;
mod socket;
pub mod store;
mod summary;
mod taken;
mod unplugged;

pub use config::{Config, Limits};
pub use error::ApiError;
pub use notices::{Digest, HiddenKey, Language, MailConfig, NoticesConfig, Quiet, Wishes, read_pem};
pub use serve::{Server, start};
pub use unplugged::{Unplugged, unplugged};
