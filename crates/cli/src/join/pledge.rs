//! What a terminal adds to the luck of a table: it commits to a nonce, keeps a receipt once the seats are frozen, opens the
//! nonce, and holds the log against the receipt at the end.

use super::line::{Fault, Line};
use crate::options::{self, GameArg};
use crate::say;
use crate::words::Words;
use anyhow::{Context, Result};
use content::Content;
use record::{Header, Nonce, Own, Receipt, Seed, Share, nonce_commitment, write_nonce};
use serde_json::{Value, json};
use std::path::PathBuf;

/// What a terminal adds to the luck of a table.
pub(super) struct Pledge {
    /// Kept secret until the seats are frozen.
    nonce: Nonce,
    /// SHA-256 of the seed, as it was first told.
    promised: Option<String>,
    /// From before any nonce was opened.
    receipt: Option<Receipt>,
    /// Where the receipt is kept besides.
    file: Option<PathBuf>,
}

impl Pledge {
    /// A fresh nonce. A receipt that is already in the file comes from before a break.
    pub(super) fn new(file: Option<PathBuf>) -> Pledge {
        let mut nonce = Nonce::default();
        server::secrets::os_entropy()("nonce", &mut nonce);
        let kept = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
        let receipt = kept.and_then(|text| Receipt::read(&text).ok());
        Pledge { nonce, promised: None, receipt, file }
    }
    /// Does what the table waits for: commits while it gathers, opens while it is frozen.
    pub(super) async fn attend(&mut self, line: &Line, words: &Words) -> Result<()> {
        let Ok(info) = line.get("").await else { return Ok(()) };
        let word = |key: &str| info[key].as_str().unwrap_or_default().to_owned();
        let Some(seat) = info["you"].as_u64().map(|seat| seat as u8) else { return Ok(()) };
        let shares: Vec<Share> = serde_json::from_value(info["shares"].clone()).unwrap_or_default();
        let Some(mine) = usize::from(seat).checked_sub(1).and_then(|i| shares.get(i)) else { return Ok(()) };
        let promised = self.promised.get_or_insert_with(|| word("commitment")).clone();
        let commitment = nonce_commitment(&word("table"), seat, &self.nonce);
        let is_mine = *mine == Share::Committed { commitment: commitment.clone() };
        match info["status"].as_str() {
            Some("gathering") if !is_mine => {
                let _ = line.post("commit", json!({ "commitment": commitment })).await;
            }
            Some("opening") => {
                let frozen = Receipt::new(word("table"), word("commitment"), shares, Vec::new());
                let before = self.receipt.as_ref().filter(|kept| kept.is_of(&frozen));
                let own = match before.and_then(|kept| kept.own.iter().find(|own| own.seat == seat)) {
                    Some(own) => own.clone(),
                    None if is_mine => Own { seat, nonce: write_nonce(&self.nonce) },
                    None => return say(words.word("cli", "net_luck_lost")),
                };
                if frozen.commitment != promised {
                    let what = words.word("cli", "net_luck_other_seed");
                    return say(words.say("cli", "net_luck_bad", &[("what", what.into())]));
                }
                self.keep(Receipt { own: vec![own.clone()], ..frozen })?;
                match line.post("open", json!({ "nonce": own.nonce })).await {
                    Err(fault @ Fault::Refused { .. }) if !fault.passes() => say(fault)?,
                    _ => {}
                }
            }
            _ => {}
        }
        Ok(())
    }
    /// Before the nonce is sent, so that nothing of it can be known to others when it is written.
    fn keep(&mut self, receipt: Receipt) -> Result<()> {
        if let Some(file) = &self.file {
            std::fs::write(file, receipt.write())
                .with_context(|| format!("cannot write the receipt to {}", file.display()))?;
        }
        self.receipt = Some(receipt);
        Ok(())
    }
    /// At the end: reads the whole log here, and holds it against the receipt.
    pub(super) async fn judge(&self, line: &Line, luck_has_a_word: bool, words: &Words) -> Result<()> {
        if luck_has_a_word {
            return Ok(()); // everybody was told
        }
        let Some(receipt) = &self.receipt else { return say(words.word("cli", "net_luck_nothing")) };
        let judged = match line.text("log").await {
            Ok(log) => {
                read(&log).and_then(|header| receipt.check(&header).map_err(|unkept| unkept.to_string()))
            }
            Err(fault) => Err(fault.to_string()),
        };
        match judged {
            Ok(kept) => {
                say(words.word("cli", "net_luck_kept"))?;
                let withheld: Vec<String> = kept.withheld.iter().map(u8::to_string).collect();
                if withheld.is_empty() {
                    return Ok(());
                }
                say(words.say("cli", "net_luck_withheld", &[("seats", withheld.join(", ").into())]))
            }
            Err(what) => say(words.say("cli", "net_luck_bad", &[("what", what.into())])),
        }
    }
}

/// The header of a log, once every record of it was checked here.
fn read(log: &str) -> Result<Header, String> {
    let content = Content::embedded();
    let header = match options::game_of(log) {
        GameArg::Race => options::read_race_log(&content, log).map(|(_, tape)| tape.header().clone()),
        GameArg::Motorcar => options::read_motorcar_log(&content, log).map(|(_, tape)| tape.header().clone()),
    };
    let header = header.map_err(|error| error.to_string())?;
    let close: Value = serde_json::from_str(log.lines().last().unwrap_or_default()).unwrap_or_default();
    match close["seed"].as_str().and_then(Seed::parse) {
        Some(_) => Ok(header),
        None => Err("the log does not hold its seed".into()),
    }
}
