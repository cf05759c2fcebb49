//! `great-race review`: a finished race told by how likely each crew was to win, turn by turn; what was luck and what were
//! choices, and which of them cost most.

use crate::client::Reader;
use crate::client::advice::listed;
use crate::options;
use crate::say;
use crate::terminal::say_json;
use crate::words::{Lang, Words};
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use game::text::plain;
use session::{AnyTable, Catalog, Holder, Notes, Review, SeatNotes, Settings, Status};
use std::path::PathBuf;

/// Which race to review.
#[derive(Args, Clone, Debug)]
pub struct ReviewArgs {
    /// The log file of a finished race.
    file: PathBuf,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The language.
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Reviews a race; how far it has come is told beside the output.
pub fn run(args: &ReviewArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let words = Words::new(&content, args.lang)?;
    let text = options::read_file(&args.file)?;
    let table = table(&Catalog::new(content), &text).with_context(|| args.file.display().to_string())?;
    let mut job = table.review_job().map_err(|refusal| anyhow!("{refusal}"))?;
    while job.go_on() {}
    let review = job.review();
    if args.json {
        return say_json(serde_json::to_value(&review)?);
    }
    let names = &table.header().seats;
    let reader = Reader { words: &words, seat: None, names: &[], colour: false };
    told(&reader, &review, names).into_iter().try_for_each(say)
}

/// The table of a log, as it stood at the end.
fn table(catalog: &Catalog, text: &str) -> Result<Box<dyn AnyTable>> {
    let log = catalog.read_log(text)?;
    let Some(seed) = log.seed else { bail!("the log does not hold its seed") };
    let settings = Settings::default();
    let holder = |name: &String| match catalog.check_bot(&log.header.game, name) {
        Ok(()) => Holder::Bot { level: name.clone() },
        Err(_) => Holder::person(name),
    };
    let seats = log.header.seats.iter().map(|name| SeatNotes::new(holder(name), &settings)).collect();
    let notes = Notes {
        settings,
        seats,
        host: None,
        status: Status::Running,
        assisted: false,
        window_opened: None,
        pause: None,
        salt: 0,
    };
    Ok(catalog.restore(log.header, &log.bundle.0, seed, notes, &log.lines, 0)?)
}

/// A review, line by line.
fn told(reader: &Reader, review: &Review, names: &[String]) -> Vec<String> {
    let a = |key: &str, values: &[crate::words::Arg]| reader.words.say("advice", key, values);
    let who = |seat: u8| {
        let name = names.get(usize::from(seat) - 1).map(|name| plain(name).into_owned());
        format!("{seat} ({})", name.unwrap_or_default())
    };
    let mut lines = vec![a("review_chances", &[])];
    for seat in &review.seats {
        let points: Vec<String> =
            seat.points.iter().map(|point| format!("{:>3}", point.chance.mean.round())).collect();
        lines.push(format!("  {:<14} {} → {}", who(seat.seat), points.join(" "), seat.result.round()));
    }
    lines.push(String::new());
    lines.push(a("review_turning", &[]));
    for point in &review.turning {
        let values = [
            ("turn", i64::from(point.turn).into()),
            ("who", who(point.seat).into()),
            ("before", point.before.round().into()),
            ("after", point.after.round().into()),
            ("choices", point.choices.round().into()),
        ];
        lines.push(format!("  {}", a("review_turned", &values)));
    }
    for seat in &review.seats {
        let (Some(choices), Some(luck)) = (seat.choices, seat.luck) else { continue };
        let values = [
            ("who", who(seat.seat).into()),
            ("choices", choices.round().into()),
            ("give", seat.give.unwrap_or_default().round().into()),
            ("luck", luck.round().into()),
            ("looked", i64::from(seat.looked_at).into()),
        ];
        lines.push(String::new());
        lines.push(a("review_split", &values));
        match &seat.worst {
            None => lines.push(format!("  {}", a("review_no_worst", &[]))),
            Some(worst) => {
                let values = [
                    ("turn", i64::from(worst.turn).into()),
                    ("act", worst.act.clone().into()),
                    ("best", worst.best.clone().into()),
                    ("cost", worst.cost.round().into()),
                    ("give", worst.give.round().into()),
                ];
                lines.push(format!("  {}", a("review_worst", &values)));
                if !worst.worse.is_empty() {
                    lines.push(format!("  {}: {}", a("hint_worse_other", &[]), listed(reader, &worst.worse)));
                }
            }
        }
    }
    lines.push(String::new());
    lines.push(a("review_note", &[]));
    lines
}
