//! The charts of a report: a row for every number with its interval, and how many games had how much. Plain SVG.

use super::esc;
use crate::balance::{Counted, Figure, short};
use std::fmt::Write;

/// Where a number stands against what would be fair or is aimed at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tone {
    Plain,
    TooMuch,
    TooLittle,
    Never,
}

impl Tone {
    fn of(figure: &Figure, aim: Option<f64>) -> Tone {
        let (Some(value), Some([lo, hi])) = (figure.value, figure.ci95) else { return Tone::Plain };
        match (figure.fair, aim) {
            (Some(fair), _) if lo > fair => Tone::TooMuch,
            (Some(fair), _) if hi < fair => Tone::TooLittle,
            (_, Some(aim)) if hi < aim => Tone::Never,
            (None, None) if value == 0.0 => Tone::Never,
            _ => Tone::Plain,
        }
    }
    fn colour(self) -> &'static str {
        match self {
            Tone::Plain => "#17252b",
            Tone::TooMuch | Tone::Never => "#a42a14",
            Tone::TooLittle => "#1f5a9e",
        }
    }
}

/// The end of an axis and how far its marks are apart.
fn axis(section: &Counted) -> (f64, f64) {
    let is_share = section.unit == "%";
    let highest = |figure: &Figure| {
        let end = figure.ci95.map_or(figure.value.unwrap_or(0.0), |[_, hi]| hi);
        end.max(figure.fair.unwrap_or(0.0)).max(section.aim.unwrap_or(0.0))
    };
    let mut most = section.figures.iter().map(highest).fold(0.0, f64::max);
    if is_share {
        most = most.min(1.0);
    }
    let most = most.max(1e-6);
    let power = 10f64.powf(most.log10().floor());
    let steps = [0.1, 0.2, 0.25, 0.5, 1.0, 2.0, 2.5, 5.0];
    let step =
        steps.into_iter().map(|step| step * power).find(|step| most / step <= 5.0).unwrap_or(power * 5.0);
    ((most / step).ceil() * step, step)
}

/// A number as it is shown: in per cent, or with as many digits as it needs.
pub fn shown(value: f64, unit: &str) -> String {
    if unit == "%" {
        format!("{:.1}", value * 100.0)
    } else if value >= 100.0 {
        format!("{value:.0}")
    } else {
        format!("{value:.2}")
    }
}

/// All rows of a section; `link` is where the log of a game lies.
pub fn rows(section: &Counted, link: impl Fn(usize) -> String) -> String {
    let (end, step) = axis(section);
    let mut out = axis_row(section, end, step);
    let mut figures: Vec<&Figure> = section.figures.iter().filter(|figure| figure.games > 0).collect();
    if SORTED.contains(&section.id) {
        figures.sort_by(|a, b| b.value.unwrap_or(0.0).total_cmp(&a.value.unwrap_or(0.0)));
    }
    for figure in figures {
        out += &row(section, figure, end, step, &link);
    }
    out
}

/// Sections whose rows have no order of their own.
const SORTED: [&str; 12] =
    ["leader", "crew", "card", "got", "use", "card_wins", "line", "zone", "city", "rule", "bot", "car"];

fn percent_of(value: f64, end: f64) -> f64 {
    (value / end * 100.0).clamp(0.0, 100.0)
}

fn axis_row(section: &Counted, end: f64, step: f64) -> String {
    let mut marks = String::new();
    for i in 0..=(end / step).round() as u32 {
        let value = f64::from(i) * step;
        let x = percent_of(value, end);
        let anchor = if i == 0 {
            "start"
        } else if x > 99.0 {
            "end"
        } else {
            "middle"
        };
        let label = if section.unit == "%" { format!("{} %", short(value * 100.0)) } else { short(value) };
        let _ = write!(marks, "<text x=\"{x:.2}%\" y=\"14\" text-anchor=\"{anchor}\">{label}</text>");
    }
    let unit = if section.unit == "%" { String::new() } else { esc(section.unit) };
    format!(
        "<div class=\"row axis\" aria-hidden=\"true\"><span class=\"label\"></span><svg class=\"plot\" \
         height=\"18\">{marks}</svg>\
         <span class=\"num\"><small>{unit}</small></span><span class=\"log\">most extreme game</span></div>"
    )
}

fn row(section: &Counted, figure: &Figure, end: f64, step: f64, link: &impl Fn(usize) -> String) -> String {
    let value = figure.value.unwrap_or(0.0);
    let tone = Tone::of(figure, section.aim);
    let colour = tone.colour();
    let mut plot = String::new();
    for i in 0..=(end / step).round() as u32 {
        let x = percent_of(f64::from(i) * step, end);
        let _ = write!(
            plot,
            "<line x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"26\" stroke=\"#d6bc86\" stroke-opacity=\".6\"/>"
        );
    }
    let at = percent_of(value, end);
    let _ = write!(
        plot,
        "<rect x=\"0\" y=\"8\" width=\"{at:.2}%\" height=\"10\" rx=\"2\" fill=\"{colour}\" fill-opacity=\".13\"/>"
    );
    for mark in figure.fair.into_iter().chain(section.aim) {
        let x = percent_of(mark, end);
        let _ = write!(
            plot,
            "<line x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"2\" y2=\"24\" stroke=\"#7a571c\" stroke-width=\"2\" \
             stroke-dasharray=\"3 3\"/>"
        );
    }
    if let Some([lo, hi]) = figure.ci95 {
        let (lo, hi) = (percent_of(lo, end), percent_of(hi, end));
        let _ = write!(
            plot,
            "<line x1=\"{lo:.2}%\" x2=\"{hi:.2}%\" y1=\"13\" y2=\"13\" stroke=\"{colour}\" stroke-width=\"3\" \
             stroke-linecap=\"round\"/>"
        );
    }
    let _ = write!(
        plot,
        "<circle cx=\"{at:.2}%\" cy=\"13\" r=\"5\" fill=\"{colour}\" stroke=\"#f5eacf\" stroke-width=\"1.5\"/>"
    );
    let interval = figure.ci95.map_or_else(
        || "–".to_owned(),
        |[lo, hi]| format!("{} – {}", shown(lo.max(0.0), section.unit), shown(hi, section.unit)),
    );
    let log = figure.extreme.as_ref().map_or_else(String::new, |extreme| {
        format!("<a class=\"log\" href=\"{}\">{}</a>", esc(&link(extreme.game)), esc(&extreme.says))
    });
    let class = if tone == Tone::Never { "row never" } else { "row" };
    let (label, value) = (esc(&figure.label), shown(value, section.unit));
    let sign = if section.unit == "%" { " %" } else { "" };
    format!(
        "<div class=\"{class}\"><span class=\"label\">{label}</span><svg class=\"plot\" height=\"26\" role=\"img\" \
         aria-label=\"{label}: {value}{sign}, 95 % interval {interval}\">{plot}</svg><span class=\"num\" \
         title=\"{} games\">{value}{sign} \
         <small>{interval}</small></span>{log}</div>\n",
        figure.games
    )
}

/// How many games had how much, one small chart for each group.
pub fn histograms(section: &Counted) -> String {
    const MOST: usize = 16;
    let wanted = section.figures.iter().filter(|figure| figure.spread.len() > 1).take(MOST);
    let figures: Vec<&Figure> = wanted.collect();
    let (Some(from), Some(to)) = (
        figures.iter().filter_map(|figure| figure.spread.first()).map(|(value, _)| *value).min(),
        figures.iter().filter_map(|figure| figure.spread.last()).map(|(value, _)| *value).max(),
    ) else {
        return String::new();
    };
    // Wide spreads, such as days, are put together in classes of the same width.
    let width = ((to - from) / 24 + 1).max(1);
    let charts: String = figures.iter().map(|figure| histogram(figure, from, to, width)).collect();
    format!("<div class=\"hists\">{charts}</div>")
}

fn histogram(figure: &Figure, from: i64, to: i64, width: i64) -> String {
    const HIGH: f64 = 70.0;
    let classes = ((to - from) / width + 1) as usize;
    let mut counts = vec![0u64; classes];
    for (value, games) in &figure.spread {
        counts[((value - from) / width) as usize] += games;
    }
    let most = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let wide = 240.0 / classes as f64;
    let mut bars = String::new();
    for (i, count) in counts.iter().enumerate() {
        let (x, high) = (i as f64 * wide, *count as f64 / most * HIGH);
        let share = *count as f64 / figure.games as f64 * 100.0;
        let value = from + i as i64 * width;
        let name = if width > 1 { format!("{value} to {}", value + width - 1) } else { value.to_string() };
        let _ = write!(
            bars,
            "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{high:.2}\" fill=\"#1d5560\"><title>{name}: \
             {share:.1} %</title></rect>",
            x + wide * 0.08,
            HIGH + 12.0 - high,
            wide * 0.84
        );
        let every = (classes / 10 + 1).max(1);
        if i % every == 0 {
            let _ = write!(bars, "<text x=\"{:.2}\" y=\"{:.2}\">{value}</text>", x + wide / 2.0, HIGH + 26.0);
        }
        if share >= 8.0 && wide >= 14.0 {
            let _ = write!(
                bars,
                "<text x=\"{:.2}\" y=\"{:.2}\">{share:.0}</text>",
                x + wide / 2.0,
                HIGH + 8.0 - high
            );
        }
    }
    format!(
        "<figure><figcaption>{}</figcaption><svg viewBox=\"0 -4 240 104\" role=\"img\" aria-label=\"How many \
         games had how much: {}\">\
         <line x1=\"0\" x2=\"240\" y1=\"82\" y2=\"82\" stroke=\"#7a571c\"/>{bars}</svg></figure>",
        esc(&figure.label),
        esc(&figure.label)
    )
}
