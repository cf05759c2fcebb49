//! Figures for Prometheus, at `/metrics`. Counts and times only.

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
        registry.register(Box::new(commands.clone()))?;
        registry.register(Box::new(commit_seconds.clone()))?;
        registry.register(Box::new(sockets.clone()))?;
        registry.register(Box::new(tables.clone()))?;
        registry.register(Box::new(bot_answers.clone()))?;
        registry.register(Box::new(bot_timeouts.clone()))?;
        Ok(Metrics { registry, commands, commit_seconds, sockets, tables, bot_answers, bot_timeouts })
    }
    /// As Prometheus reads it.
    pub fn text(&self) -> String {
        let mut out = Vec::new();
        let encoded = prometheus::TextEncoder::new().encode(&self.registry.gather(), &mut out);
        encoded.map(|()| String::from_utf8_lossy(&out).into_owned()).unwrap_or_default()
    }
}
