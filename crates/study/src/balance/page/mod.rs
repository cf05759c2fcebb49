//! The report of a study as one page: it brings its letters along, needs no script and asks nothing of any network.

mod chart;
mod map;

use super::{Counted, ExtremeGame, Figure, Report, TablePlan};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::fmt::Write;

const STYLE: &str = include_str!("style.css");
/// Headings and labels (content/fonts, SIL Open Font License).
const FONTS: [(&str, &str, &[u8]); 2] = [
    ("Limelight", "400", include_bytes!("../../../../../content/fonts/limelight/Limelight-Regular.ttf")),
    ("Jost", "600", include_bytes!("../../../../../content/fonts/jost/Jost-SemiBold.ttf")),
];

/// Text as it may stand in a page.
pub fn esc(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page with this title, head and body.
pub fn frame(title: &str, head: &str, body: &str) -> String {
    let mut fonts = String::new();
    for (family, weight, bytes) in FONTS {
        let _ = write!(
            fonts,
            "@font-face{{font-family:'{family}';font-weight:{weight};src:url(data:font/ttf;base64,{}) \
             format('truetype')}}",
            STANDARD.encode(bytes)
        );
    }
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, \
         initial-scale=1\">\n<title>{}</title>\n<style>{fonts}\n{STYLE}</style>\n</head>\n<body>\n<header>{head}</header>\n<main>\n{body}</main>\n\
         <footer>Made by great-race study. Letters: Limelight and Jost, SIL Open Font \
         License.</footer>\n</body>\n</html>\n",
        esc(title)
    )
}

/// The page of a study. Logs lie in `logs`, beside it; without that folder games are told by the command that plays
/// them again.
pub fn page(report: &Report, logs: Option<&str>) -> String {
    let link = |game: usize| match logs {
        Some(folder) => format!("{folder}/{}", report.extremes[game].file),
        None => format!("#game-{game}"),
    };
    let mut body = remarks(report);
    body += &nav(report);
    body += "<h2 class=\"chapter\" id=\"races\">The races</h2>\n";
    for section in report.sections.iter().filter(|section| section.board.is_none()) {
        body += &paper(section, &link);
    }
    for heat in &report.maps {
        let of =
            |id: &str| report.sections.iter().find(|s| s.id == id && s.board.as_ref() == Some(&heat.board));
        let _ = writeln!(body, "<h2 class=\"chapter\" id=\"board-{}\">{}</h2>", heat.board, esc(&heat.name));
        let _ = writeln!(
            body,
            "<section class=\"paper map\"><h2>Where they went</h2><p>The redder a space, the more races come \
             there; dark rims are risk zones. \
             The thicker a line, the more often it is taken; a dotted one never was.</p>{}</section>",
            map::map(heat, of("city"))
        );
        for section in report.sections.iter().filter(|section| section.board.as_ref() == Some(&heat.board)) {
            body += &paper(section, &link);
        }
    }
    body += &tables(report);
    body += &games(report, logs);
    let title = if report.game == "race" { "The Great Race" } else { "The Great Motorcar Race" };
    frame(&format!("Balance: {title}"), &head(report, title), &body)
}

fn head(report: &Report, title: &str) -> String {
    let all = report.games * report.tables.len() as u64;
    let what = if report.tables.len() == 1 {
        "one table".to_owned()
    } else {
        format!("{} tables", report.tables.len())
    };
    format!(
        "<p class=\"kicker\">{title}</p><h1>Balance</h1><p>{all} races: {} at each of {what}, every number of a \
         race with the same luck at \
         all of them (seed {}). Intervals are of 95 %: Wilson’s for shares, Student’s for means. Played again \
         by <code>{}</code></p>{}",
        report.games,
        report.seed,
        esc(&report.command),
        tiles(report)
    )
}

/// The first numbers one wants to know.
fn tiles(report: &Report) -> String {
    let mut out = String::from("<div class=\"tiles\">");
    for section in report
        .sections
        .iter()
        .filter(|section| ["length", "leads", "home", "points", "margin"].contains(&section.id))
    {
        let Some(figure) = section.figures.iter().find(|figure| figure.key == "all") else { continue };
        let (Some(value), [lo, hi]) = (figure.value, figure.ci95.unwrap_or_default()) else { continue };
        let _ = write!(
            out,
            "<a class=\"tile\" style=\"text-decoration:none\" href=\"#{}\"><b>{}</b><span>{}</span><small>{} – \
             {}</small></a>",
            section.id,
            chart::shown(value, section.unit),
            esc(section.title),
            chart::shown(lo, section.unit),
            chart::shown(hi, section.unit)
        );
    }
    out + "</div>"
}

fn remarks(report: &Report) -> String {
    let mut out = String::from("<section class=\"paper\" id=\"remarks\"><h2>What stands out</h2>");
    if report.remarks.is_empty() {
        return out
            + "<p>Nothing: nobody wins far more or less than a fair share, and everything is used.</p></section>\n";
    }
    out += "<p>Sure where the whole interval says so, likely where only the number does.</p><ul class=\"remarks\">";
    for remark in &report.remarks {
        let (class, word) = if remark.sure { ("sure", "sure") } else { ("likely", "likely") };
        let heat = report.maps.iter().find(|heat| Some(&heat.board) == remark.board.as_ref());
        let board = heat.map_or_else(String::new, |heat| format!("{}: ", esc(&heat.name)));
        let _ = write!(
            out,
            "<li><span class=\"mark {class}\">{word}</span><a href=\"#{}\">{board}{}</a></li>",
            anchor(remark.section, remark.board.as_deref()),
            esc(&remark.says)
        );
    }
    out + "</ul></section>\n"
}

fn anchor(id: &str, board: Option<&str>) -> String {
    board.map_or_else(|| id.to_owned(), |board| format!("{id}-{board}"))
}

fn nav(report: &Report) -> String {
    let mut out = String::from("<nav aria-label=\"Contents\">");
    for section in
        report.sections.iter().filter(|s| s.board.is_none() && s.figures.iter().any(|f| f.games > 0))
    {
        let _ = write!(out, "<a href=\"#{}\">{}</a>", section.id, esc(section.title));
    }
    for heat in &report.maps {
        let _ = write!(out, "<a href=\"#board-{}\">{}</a>", heat.board, esc(&heat.name));
    }
    out + "<a href=\"#tables\">Tables</a><a href=\"#games\">Extreme games</a></nav>\n"
}

/// A section on its own sheet. One in which nothing was counted is left out.
pub fn paper(section: &Counted, link: &impl Fn(usize) -> String) -> String {
    if section.figures.iter().all(|figure| figure.games == 0) {
        return String::new();
    }
    let has = |of: fn(&Figure) -> bool| section.figures.iter().any(of);
    let mut key = String::from(
        "<div class=\"key\"><span><svg width=\"34\" height=\"14\" aria-hidden=\"true\"><line x1=\"3\" x2=\"31\" \
         y1=\"7\" y2=\"7\" stroke=\"#17252b\" \
         stroke-width=\"3\" stroke-linecap=\"round\"/><circle cx=\"17\" cy=\"7\" r=\"5\" \
         fill=\"#17252b\"/></svg>number and 95 % interval</span>",
    );
    let mark = "<svg width=\"10\" height=\"18\" aria-hidden=\"true\"><line x1=\"5\" x2=\"5\" y1=\"1\" y2=\"17\" \
    stroke=\"#7a571c\" stroke-width=\"2\" \
                stroke-dasharray=\"3 3\"/></svg>";
    if has(|figure| figure.fair.is_some()) {
        let _ = write!(
            key,
            "<span>{mark}fair share</span><span style=\"color:#a42a14\">surely more</span><span \
             style=\"color:#1f5a9e\">surely less</span>"
        );
    }
    if let Some(aim) = section.aim {
        let _ = write!(key, "<span>{mark}at least {:.0} % is aimed at</span>", aim * 100.0);
    }
    format!(
        "<section class=\"paper\" id=\"{}\"><h2>{}</h2><p>{}</p>{key}</div>\n{}{}</section>\n",
        anchor(section.id, section.board.as_deref()),
        esc(section.title),
        esc(section.about),
        chart::rows(section, link),
        chart::histograms(section)
    )
}

fn called(plan: &TablePlan) -> String {
    let parts = [plan.board.clone(), plan.direction.clone(), plan.seats.join(", "), plan.modules.join(", ")];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

fn tables(report: &Report) -> String {
    let mut out = String::from("<section class=\"paper\" id=\"tables\"><h2>Tables</h2><ol class=\"games\">");
    for plan in &report.tables {
        let _ = write!(
            out,
            "<li><b>{}</b><br><code>{} --games {} --seed {}</code></li>",
            esc(&called(plan)),
            esc(&plan.command),
            report.games,
            report.seed
        );
    }
    out + "</ol></section>\n"
}

fn games(report: &Report, logs: Option<&str>) -> String {
    let mut out = String::from(
        "<section class=\"paper\" id=\"games\"><h2>Extreme games</h2><p>The games in which some number was most \
         extreme. \
         <code>great-race replay FILE --at N</code> shows a position of a log, <code>great-race verify \
         FILE</code> checks it.</p>\
         <details><summary>All of them</summary><ol class=\"games\">",
    );
    for (i, ExtremeGame { file, table, place, command, .. }) in report.extremes.iter().enumerate() {
        let name = match logs {
            Some(folder) => format!("<a href=\"{}\">{}</a>", esc(&format!("{folder}/{file}")), esc(file)),
            None => esc(file),
        };
        let _ = write!(
            out,
            "<li id=\"game-{i}\"><b>{name}</b> {}, game {place}<br><code>{}</code></li>",
            esc(&called(&report.tables[*table])),
            esc(command)
        );
    }
    out + "</ol></details></section>\n"
}
