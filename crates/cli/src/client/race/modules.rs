//! What modules and leaders bring, in words: in the position, beside a crew, and when it is looked up.

use super::{RaceTelling, colour_name, leader_name};
use crate::client::{Reader, Telling};
use session::race::kinds::{RaceColour, RaceLeader, RaceModule, RaceWeather};
use session::race::modules::{RaceModules, RaceParts};
use session::race::wire::RaceView;

/// Influence as the wire lists it.
const COLOURS: [RaceColour; 4] = [RaceColour::Blue, RaceColour::Yellow, RaceColour::Green, RaceColour::Red];

impl RaceTelling {
    /// Season and weather, and where parcels lie: a line each.
    pub(super) fn around(&self, reader: &Reader, view: &RaceView) -> String {
        // Taken apart whole, as in `held`: what lies beside all crews is told here.
        let Some(RaceParts {
            leaders: _,
            season,
            weather,
            parcels,
            carried: _,
            patrons: _,
            patrons_next: _,
            influence: _,
        }) = &view.parts
        else {
            return String::new();
        };
        let mut out = String::new();
        if let Some(season) = season.filter(|&season| season > 0) {
            let weather = weather.map(|weather| sky(reader, weather)).unwrap_or_default();
            let text = format!("{} {weather}", months(reader, season));
            out += &format!("{}\n", reader.labelled(&module_name(reader, "season"), &text));
        }
        if !parcels.is_empty() {
            let parcel = |(city, colour): &(u32, RaceColour)| {
                let space = self.board.cities.get(*city as usize).map_or(0, |city| city.space);
                format!("{} ({})", self.space(reader, space), colour_name(reader, *colour))
            };
            let lying: Vec<String> = parcels.iter().map(parcel).collect();
            out += &format!("{}\n", reader.labelled(&reader.word("parcels"), &lying.join(", ")));
        }
        out
    }

    /// What a crew has of its leader and of modules: a line, or nothing.
    pub(super) fn beside(&self, reader: &Reader, view: &RaceView, seat: u8) -> String {
        let Some(parts) = &view.parts else { return String::new() };
        let told = self.held(reader, parts, usize::from(seat - 1));
        if told.is_empty() { String::new() } else { format!("      {}\n", told.join(" · ")) }
    }
    fn held(&self, reader: &Reader, parts: &RaceParts, index: usize) -> Vec<String> {
        // Taken apart whole: what a new module keeps is told here, or it is said that it is told elsewhere.
        let RaceParts {
            leaders,
            season: _,
            weather: _,
            parcels: _,
            carried,
            patrons,
            patrons_next: _,
            influence,
        } = parts;
        let mut told = Vec::new();
        if let Some(leader) = leaders.get(index).and_then(|led| led.leader) {
            let spent = leaders[index].spent;
            let state = if spent { format!(" ({})", reader.word("power_spent")) } else { String::new() };
            told.push(format!("{}{state}", leader_name(reader, leader)));
        }
        if let Some(parcel) = carried.get(index) {
            let colour = parcel.map_or("—".into(), |colour| colour_name(reader, colour));
            told.push(reader.labelled(&reader.word("parcel"), &colour));
        }
        if let Some(&space) = patrons.get(index) {
            told.push(reader.labelled(&reader.word("patron"), &self.purse(reader, space)));
        }
        if let Some(levels) = influence.get(index) {
            let level =
                |(colour, level): (RaceColour, &u8)| format!("{} {level}", colour_name(reader, colour));
            let levels: Vec<String> = COLOURS.into_iter().zip(levels).map(level).collect();
            told.push(reader.labelled(&reader.word("influence"), &levels.join(", ")));
        }
        told
    }
    /// What a patron would pay on a space; 0 is the start.
    fn purse(&self, reader: &Reader, space: u8) -> String {
        let track = self.board.modules.as_ref().map_or(&[][..], |modules| &modules.patron_track);
        let francs = usize::from(space).checked_sub(1).and_then(|space| track.get(space)).copied();
        reader.say("francs", &[("n", u32::from(francs.unwrap_or(0)).into())])
    }

    /// The vehicle of a leader's crew, where gauges go by sheets: with him, or hired without him.
    pub(super) fn sheet(&self, reader: &Reader, leader: RaceLeader, is_hired: bool) -> Option<String> {
        let modules = self.board.modules.as_ref()?;
        let sheet = modules.sheets.iter().find(|sheet| sheet.leader == leader)?;
        let led = modules.leaders.iter().find(|led| led.leader == leader && !is_hired);
        let more = led.and_then(|led| led.levels).unwrap_or(0);
        let levels = |levels: u8| u32::from(levels + more).into();
        let values = [
            ("vehicle", sheet.vehicle.clone().into()),
            ("petrol", levels(sheet.petrol)),
            ("engine", levels(sheet.engine)),
            ("chassis", levels(sheet.chassis)),
        ];
        Some(reader.words.say("leaders", "draft_sheet", &values))
    }

    /// Every leader, what each can do, and who has it.
    pub(super) fn leaders(&self, reader: &Reader, view: &RaceView) -> String {
        let led = view.parts.as_ref().map_or(&[][..], |parts| &parts.leaders);
        let line = |&leader: &RaceLeader| {
            let seat = led.iter().position(|led| led.leader == Some(leader));
            let whose =
                seat.map(|seat| format!(" ({})", self.who(reader, seat as u8 + 1))).unwrap_or_default();
            let text = reader.words.text("leaders", leader.slug());
            format!("  {:<14} {}{whose}: {text}", leader.slug(), leader_name(reader, leader))
        };
        RaceLeader::ALL.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// A module of this race: what it does, with its numbers.
    pub(super) fn module(&self, reader: &Reader, name: &str) -> String {
        let wanted = name.to_lowercase();
        let in_play = self.board.modules.as_ref();
        let on = in_play.map_or(&[][..], |modules| &modules.on);
        let Some(module) = on.iter().find(|module| module.slug() == wanted) else {
            let names: Vec<&str> = on.iter().map(|module| module.slug()).collect();
            let known = if names.is_empty() { "—".into() } else { names.join(", ") };
            return reader
                .say("no_such_module", &[("name", name.to_owned().into()), ("known", known.into())]);
        };
        let text = reader.words.text("modules", &wanted);
        let mut lines = vec![reader.labelled(&module_name(reader, &wanted), &text)];
        lines.extend(in_play.into_iter().flat_map(|modules| numbers(reader, modules, *module)));
        lines.join("\n")
    }
}

/// The numbers of a module, a line each.
fn numbers(reader: &Reader, modules: &RaceModules, module: RaceModule) -> Vec<String> {
    let francs = |n: u16| reader.say("francs", &[("n", u32::from(n).into())]);
    let all = |list: &[u16]| list.iter().map(|&n| francs(n)).collect::<Vec<_>>().join(", ");
    match module {
        RaceModule::Season => modules
            .seasons
            .iter()
            .enumerate()
            .map(|(i, faces)| {
                let face =
                    |(i, &weather): (usize, &RaceWeather)| format!("{} {}", i + 1, sky(reader, weather));
                let foul = faces.iter().enumerate().filter(|(_, weather)| **weather != RaceWeather::Clear);
                let faces: Vec<String> = foul.map(face).collect();
                format!("  {} {}", months(reader, i as u8 + 1), faces.join(", "))
            })
            .collect(),
        RaceModule::Postal => modules.parcel_reward.map(|n| format!("  {}", francs(n))).into_iter().collect(),
        RaceModule::Patronage => vec![format!("  {}", all(&modules.patron_track))],
        RaceModule::Diplomacy => {
            let line = |(start, prices): &(u8, Vec<u16>)| {
                let values = [("start", u32::from(*start).into()), ("prices", all(prices).into())];
                format!("  {}", reader.say("influence_prices", &values))
            };
            modules.influence.iter().map(line).collect()
        }
        RaceModule::Leaders | RaceModule::Paddock | RaceModule::Microclimate | RaceModule::Village => {
            Vec::new()
        }
    }
}

fn module_name(reader: &Reader, slug: &str) -> String {
    reader.words.word("modules", slug)
}
fn months(reader: &Reader, season: u8) -> String {
    reader.words.say("events", "season_began", &[("season", u32::from(season).into())])
}
fn sky(reader: &Reader, weather: RaceWeather) -> String {
    reader.words.word("events", &format!("weather_{weather}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{self, RaceArgs};
    use crate::words::{Lang, Words};
    use content::Content;
    use serde_json::json;
    use session::Presenter;

    /// A race with everything, as somebody who watches sees it before the draft, with these things on the table.
    fn told<T>(
        args: RaceArgs,
        parts: Option<RaceParts>,
        tell: impl Fn(&RaceTelling, &Reader, &RaceView) -> T,
    ) -> T {
        let content = Content::embedded();
        let seats = ["novice".to_owned(), "novice".to_owned()];
        let setup = options::race_setup(&content, &args, &seats).expect("a board");
        let (rules, header, _) = setup.race(1).expect("a race");
        let presenter = options::race_presenter(&content, &header).expect("names");
        let state = <race::GreatRace as game::Game>::start(&rules);
        let view = <race::GreatRace as game::Game>::view(&rules, &state, game::Viewer::Spectator);
        let words = Words::new(&content, Lang::En).expect("words");
        let reader = Reader { words: &words, seat: None, names: &[], colour: false };
        let mut view = presenter.view(&rules, &view);
        view.parts = parts.or(view.parts);
        tell(&RaceTelling::new(presenter.board(&rules)), &reader, &view)
    }
    fn everything() -> RaceArgs {
        RaceArgs { mode: Some("everything".into()), ..RaceArgs::on("africa") }
    }
    fn parts() -> RaceParts {
        let led = |leader: &str, spent: bool| json!({ "leader": leader, "crew": leader, "spent": spent });
        let parts = json!({
            "leaders": [led("chevy", true), led("delatour", false)],
            "season": 6,
            "weather": "no_boats",
            "parcels": [[1, "blue"]],
            "carried": ["red", null],
            "patrons": [3, 0],
            "influence": [[1, 2, 1, 1], [1, 1, 1, 6]],
        });
        serde_json::from_value(parts).expect("parts of a table")
    }

    #[test]
    fn the_position_shows_what_modules_keep() {
        let text = told(everything(), Some(parts()), |teller, reader, view| teller.show(reader, view));
        for expected in [
            "Season: November and December. no boat puts to sea",
            "(blue)",
            "Chevy (used) · parcel: red · patron: 30\u{a0}F · influence: blue 1, yellow 2, green 1, red 1",
            "Delatour · parcel: — · patron: 0\u{a0}F · influence: blue 1, yellow 1, green 1, red 6",
        ] {
            assert!(text.contains(expected), "{expected:?} is missing in:\n{text}");
        }
        let plain = told(RaceArgs::on("africa"), None, |teller, reader, view| teller.show(reader, view));
        assert!(!plain.contains("Season") && !plain.contains("influence"), "{plain}");
    }
    #[test]
    fn everybody_reads_which_crews_race() {
        let args = RaceArgs { crews: Some("-,swiss".into()), ..RaceArgs::on("africa") };
        let text = told(args, None, |teller, reader, view| teller.show(reader, view));
        assert!(text.contains("Swiss crew · petrol"), "{text}");
        let drawn = told(RaceArgs::on("africa"), None, |teller, reader, view| {
            (1..=2).map(|n| teller.crew(reader, view, &n.to_string())).collect::<Vec<_>>()
        });
        let crew = |text: &String| {
            text.lines().nth(1).and_then(|line| line.split(" · petrol").next()).map(str::to_owned)
        };
        let (one, two) = (crew(&drawn[0]), crew(&drawn[1]));
        assert!(one.is_some() && one != two, "R147: by lot where nobody chose: {drawn:?}");
    }
    #[test]
    fn a_module_is_looked_up_with_its_numbers() {
        let look = |what: &'static str| {
            told(everything(), Some(parts()), move |teller, reader, view| {
                teller.find(reader, view, "rules", what).expect("an answer")
            })
        };
        let season = look("season");
        assert!(season.contains("January and February. 1 1 damage more on every tile"), "{season}");
        assert_eq!(season.lines().count(), 7, "{season}");
        assert!(look("diplomacy").contains("10\u{a0}F, 20\u{a0}F"));
        assert!(look("patronage").contains("240\u{a0}F"));
        assert!(look("postal").contains("30\u{a0}F"));
        assert!(look("zeppelins").contains("leaders, paddock"), "{}", look("zeppelins"));
        assert!(look("").starts_with("Aim:"));
    }
    #[test]
    fn every_leader_is_looked_up_with_its_owner() {
        let text = told(everything(), Some(parts()), |teller, reader, view| {
            teller.find(reader, view, "leaders", "").expect("an answer")
        });
        assert_eq!(text.lines().count(), RaceLeader::ALL.len(), "{text}");
        assert!(text.contains("Chevy (Crew 1): Once a turn"), "{text}");
        assert!(!text.contains("[") && text.contains("li_jiaxiang"), "{text}");
    }
}
