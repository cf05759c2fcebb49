//! Figures for Prometheus, at `/metrics`. Counts and times only.

use crate::store::{Node, Store};
use prometheus::{Encoder, Histogram, HistogramOpts, IntCounter, IntCounterVec, IntGauge, Opts, Registry};

/// All figures of a server.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Commands by result.
    pub commands: IntCounterVec,
    /// How long it took until a change was durable.
    pub commit_seconds: Histogram,
    /// Open sockets.
    pub sockets: IntGauge,
    /// Tables in memory.
    pub tables: IntGauge,
    /// Answers of bots.
    pub bot_answers: IntCounter,
    /// Answers of bots that came too late.
    pub bot_timeouts: IntCounter,
    /// Requests that came too often.
    pub too_many: IntCounter,
    /// Notices by way and result.
    pub notices: IntCounterVec,
    /// Can anything be stored?
    storing: IntGauge,
    /// Does this server keep its tables?
    keeping: IntGauge,
    /// Servers that share the tables.
    servers: IntGauge,
}

impl Metrics {
    /// Everything at zero.
    pub fn new() -> Result<Metrics, prometheus::Error> {
        let registry = Registry::new();
        let commands =
            IntCounterVec::new(Opts::new("great_race_commands_total", "Commands by result."), &["result"])?;
        let buckets = vec![0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];
        let commit_seconds = Histogram::with_opts(
            HistogramOpts::new("great_race_commit_seconds", "Time until a change is durable.")
                .buckets(buckets),
        )?;
        let sockets = IntGauge::new("great_race_sockets", "Open sockets.")?;
        let tables = IntGauge::new("great_race_tables_loaded", "Tables in memory.")?;
        let bot_answers = IntCounter::new("great_race_bot_answers_total", "Answers of bots.")?;
        let bot_timeouts =
            IntCounter::new("great_race_bot_timeouts_total", "Answers of bots that came too late.")?;
        let too_many =
            IntCounter::new("great_race_too_many_requests_total", "Requests refused because of limits.")?;
        let notices = IntCounterVec::new(
            Opts::new("great_race_notices_total", "Notices by way and result."),
            &["way", "result"],
        )?;
        let storing = IntGauge::new("great_race_storing", "1 while changes can be stored, else 0.")?;
        let keeping = IntGauge::new(
            "great_race_keeping",
            "1 while the server keeps its tables, 0 while it is cut off.",
        )?;
        let servers = IntGauge::new("great_race_servers", "Servers that share the tables, this one too.")?;
        registry.register(Box::new(commands.clone()))?;
        registry.register(Box::new(commit_seconds.clone()))?;
        registry.register(Box::new(sockets.clone()))?;
        registry.register(Box::new(tables.clone()))?;
        registry.register(Box::new(bot_answers.clone()))?;
        registry.register(Box::new(bot_timeouts.clone()))?;
        registry.register(Box::new(too_many.clone()))?;
        registry.register(Box::new(notices.clone()))?;
        registry.register(Box::new(storing.clone()))?;
        registry.register(Box::new(keeping.clone()))?;
        registry.register(Box::new(servers.clone()))?;
        Ok(Metrics {
            registry,
            commands,
            commit_seconds,
            sockets,
            tables,
            bot_answers,
            bot_timeouts,
            too_many,
            notices,
            storing,
            keeping,
            servers,
        })
    }
    /// As Prometheus reads it, with how the storage and the other servers are now.
    pub fn text(&self, store: &Store) -> String {
        self.storing.set(i64::from(store.trouble().is_none()));
        self.keeping.set(i64::from(store.node().is_none_or(Node::holds)));
        self.servers.set(1 + store.node().map_or(0, Node::others) as i64);
        let mut out = Vec::new();
        let encoded = prometheus::TextEncoder::new().encode(&self.registry.gather(), &mut out);
        encoded.map(|()| String::from_utf8_lossy(&out).into_owned()).unwrap_or_default()
    }
}
