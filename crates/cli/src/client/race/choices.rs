//! What is asked and what each answer is, with what it costs and brings.

use super::{RaceTelling, card, colour_name, leader_name, word};
use crate::client::{Examples, Reader, Telling};
use crate::words::Arg;
use session::RacePresenter;
use session::ShownOf;
use session::race::kinds::{RaceAsk, RaceChoiceKind, RaceNumber};
use session::race::wire::{RaceChoice, RaceQuestion, RaceTarget, RaceView};

/// Plans that make sense, for whoever does not know yet.
const PLANS: [&str; 10] =
    ["pmmgf", "pmmff", "ppmmf", "pmmmf", "ppmmg", "mmmff", "pmfff", "ppmmm", "pmmgg", "mmmmf"];

impl RaceTelling {
    /// What is asked now.
    pub(super) fn ask(&self, reader: &Reader, view: &RaceView, question: &RaceQuestion) -> String {
        let (words, target) = (reader.words, &question.target);
        let mut values: Vec<Arg> =
            question.numbers.iter().map(|(name, value)| (name.slug(), (*value).into())).collect();
        let tile = target.tile.as_deref().map(|tile| self.terrain(reader, tile));
        let tiles: Vec<String> = target.spaces.iter().map(|&space| self.aimed(reader, view, space)).collect();
        let is_mine = target.seat.is_some_and(|seat| reader.is(seat));
        let has_victim =
            self.board.cards.iter().any(|kind| kind.victim && Some(&kind.slug) == target.card.as_ref());
        let aim = match (has_victim, tiles.is_empty()) {
            (true, _) => "me",
            (false, false) => "tiles",
            (false, true) => "none",
        };
        values.extend([
            ("tile", tile.unwrap_or_else(|| word(reader, "unexplored")).into()),
            ("tiles", tiles.join(", ").into()),
            ("card", target.card.as_deref().map(|slug| card(reader, slug)).unwrap_or_default().into()),
            ("space", target.space.map(|space| self.space(reader, space)).unwrap_or_default().into()),
            ("who", target.seat.map(|seat| self.who(reader, seat)).unwrap_or_default().into()),
            ("colour", target.colour.map(|colour| colour_name(reader, colour)).unwrap_or_default().into()),
            ("aim", aim.into()),
            ("me", if is_mine { "yes" } else { "no" }.into()),
        ]);
        let asked = words.say("table", question.key.slug(), &values);
        if question.key != RaceAsk::EnterTile {
            return asked;
        }
        let number = |name: RaceNumber| {
            question.numbers.iter().find(|(other, _)| *other == name).map_or(0, |(_, value)| *value)
        };
        let asks = self.cost(
            reader,
            number(RaceNumber::Petrol),
            number(RaceNumber::Damage),
            number(RaceNumber::Danger) > 0,
            number(RaceNumber::Stop) > 0,
        );
        format!("{asked} {}", words.say("table", "hint_tile", &[("asks", asks.into())]))
    }
    /// How to make a plan, and some that make sense.
    pub(super) fn plans(&self, reader: &Reader, shown: &ShownOf<RacePresenter>) -> Option<Examples> {
        let plans = shown.choices.iter().filter(|choice| choice.kind == RaceChoiceKind::Plan);
        if plans.clone().count() <= PLANS.len() {
            return None;
        }
        let numbers = &shown.question.as_ref()?.numbers;
        let n = numbers.iter().find(|(name, _)| *name == RaceNumber::Assistants).map_or(0, |(_, n)| *n);
        let sensible: Vec<String> = PLANS.iter().map(|plan| format!("plan {plan}")).collect();
        let known: Vec<String> =
            sensible.into_iter().filter(|act| plans.clone().any(|plan| plan.act == *act)).collect();
        let first = || plans.take(PLANS.len()).map(|plan| plan.act.clone()).collect();
        Some(Examples {
            how: reader.say("plan_how", &[("n", n.into())]),
            acts: if known.is_empty() { first() } else { known },
            is_number: false,
        })
    }

    /// What a choice is, and what it does to one's numbers.
    pub(super) fn describe(&self, reader: &Reader, view: &RaceView, choice: &RaceChoice) -> Vec<String> {
        let mut notes = self.what(reader, view, choice);
        for change in &choice.changes {
            let values = [
                ("name", word(reader, &format!("number_{}", change.name)).into()),
                ("before", change.before.into()),
                ("after", change.after.into()),
            ];
            notes.push(reader.words.say("table", "before_after", &values));
        }
        notes.extend(choice.idle.map(|idle| reader.words.word("page", &format!("idle_{idle}"))));
        notes.extend(choice.luck.map(|luck| word(reader, &format!("luck_{luck}"))));
        notes
    }
    /// What a choice is, besides what it changes.
    fn what(&self, reader: &Reader, view: &RaceView, choice: &RaceChoice) -> Vec<String> {
        let target = &choice.target;
        let count = |key: &str, n: i32| reader.say(key, &[("n", n.into())]);
        let tile = || target.tile.as_deref().map(|tile| self.tile(reader, tile));
        let seat = || target.seat.map(|seat| self.who(reader, seat));
        let crew = view.players.iter().find(|crew| reader.is(crew.seat));
        match choice.kind {
            RaceChoiceKind::Plan => vec![self.plan(reader, &target.numbers)],
            RaceChoiceKind::To => {
                target.space.map(|space| self.ground(reader, space, tile())).into_iter().collect()
            }
            RaceChoiceKind::Ride => target.space.map(|space| self.space(reader, space)).into_iter().collect(),
            RaceChoiceKind::Place => self.risk(reader, target.space).into_iter().collect(),
            RaceChoiceKind::Explore => vec![count("choice_explore", self.board.numbers.pathfinder_tiles)],
            RaceChoiceKind::DrawCard => vec![count("choice_draw", self.board.numbers.pathfinder_cards)],
            RaceChoiceKind::Repair | RaceChoiceKind::Drive if choice.idle.is_some() => Vec::new(),
            RaceChoiceKind::Repair => {
                let at = crew.and_then(|crew| self.board.spaces.get(crew.at as usize));
                let in_city = at.is_some_and(|space| space.city.is_some());
                let numbers = &self.board.numbers;
                let price = if in_city { numbers.part_price_city } else { numbers.part_price_wilderness };
                vec![reader.say("choice_repair", &[("francs", price.into())])]
            }
            RaceChoiceKind::Drive => {
                vec![count("choice_drive", crew.map_or(0, |crew| crew.engine[0].into()))]
            }
            RaceChoiceKind::Pass => vec![reader.word("choice_pass")],
            RaceChoiceKind::Let => vec![reader.word("choice_let")],
            RaceChoiceKind::Clear | RaceChoiceKind::Guard => {
                tile().into_iter().chain([reader.word("guard_used")]).collect()
            }
            RaceChoiceKind::Pick
            | RaceChoiceKind::Withdraw
            | RaceChoiceKind::BuyPetrol
            | RaceChoiceKind::Play
            | RaceChoiceKind::PlayAgainst
            | RaceChoiceKind::Fund
            | RaceChoiceKind::Take
            | RaceChoiceKind::Fix
            | RaceChoiceKind::BuyPart
            | RaceChoiceKind::Done
            | RaceChoiceKind::Go
            | RaceChoiceKind::Back
            | RaceChoiceKind::Split
            | RaceChoiceKind::Discard
            | RaceChoiceKind::Choose => {
                let card = target.card.as_deref().map(|slug| card(reader, slug));
                card.into_iter().chain(seat()).chain(tile()).collect()
            }
            // Whoever is not known yet says what he can do.
            RaceChoiceKind::LeaderPick | RaceChoiceKind::LeaderHire => {
                let is_hired = choice.kind == RaceChoiceKind::LeaderHire;
                let led = target.leader.filter(|_| !is_hired);
                let power = led.map(|leader| reader.words.text("leaders", leader.slug()));
                let sheet = target.leader.and_then(|leader| self.sheet(reader, leader, is_hired));
                [self.act_words(reader, choice.kind, target)].into_iter().chain(power).chain(sheet).collect()
            }
            // What a module or a leader offers says in words what it is.
            kind => vec![self.act_words(reader, kind, target)],
        }
    }
    /// What an act of a module or a leader is.
    fn act_words(&self, reader: &Reader, kind: RaceChoiceKind, target: &RaceTarget) -> String {
        let values = [
            ("card", target.card.as_deref().map(|slug| card(reader, slug)).unwrap_or_default().into()),
            ("victim", target.seat.map(|seat| self.who(reader, seat)).unwrap_or_default().into()),
            ("space", target.space.map(|space| self.space(reader, space)).unwrap_or_default().into()),
            (
                "tile",
                target.tile.as_deref().map(|tile| self.terrain(reader, tile)).unwrap_or_default().into(),
            ),
            ("line", target.line.as_deref().map(|line| self.line(reader, line)).unwrap_or_default().into()),
            ("leader", target.leader.map(|leader| leader_name(reader, leader)).unwrap_or_default().into()),
            ("colour", target.colour.map(|colour| colour_name(reader, colour)).unwrap_or_default().into()),
            (
                "gauge",
                target.gauge.map(|gauge| word(reader, &format!("gauge_{gauge}"))).unwrap_or_default().into(),
            ),
            ("n", target.amount.unwrap_or(0).into()),
        ];
        reader.words.say("page", &format!("do_{kind}"), &values)
    }
    fn plan(&self, reader: &Reader, numbers: &[u8]) -> String {
        let names = ["pathfinder", "mechanics", "guard", "funding"];
        let each = names.into_iter().zip(numbers);
        let values: Vec<Arg> = each.map(|(name, &n)| (name, u32::from(n).into())).collect();
        reader.say("choice_plan", &values)
    }
    /// What a space asks of a vehicle that enters it.
    fn ground(&self, reader: &Reader, space: u32, tile: Option<String>) -> String {
        if space == self.board.finish {
            return reader.word("finish");
        }
        let here = self.board.spaces.get(space as usize);
        let city = here.and_then(|here| here.city).and_then(|city| self.board.cities.get(city as usize));
        if let Some(city) = city {
            return reader.say("city_draw", &[("cards", u32::from(city.cards).into())]);
        }
        let ground = tile.unwrap_or_else(|| word(reader, "unexplored"));
        [ground].into_iter().chain(self.risk(reader, Some(space))).collect::<Vec<_>>().join(", ")
    }
    /// What a risk zone adds.
    fn risk(&self, reader: &Reader, space: Option<u32>) -> Option<String> {
        let here = self.board.spaces.get(space? as usize)?;
        here.risk.then(|| reader.say("risk", &[("n", self.board.numbers.risk_petrol.into())]))
    }
    /// A tile that a card is aimed at.
    fn aimed(&self, reader: &Reader, view: &RaceView, space: u32) -> String {
        let tile = view.tiles.iter().find(|(at, _)| *at == space).map(|(_, slug)| self.tile(reader, slug));
        let values = [("tile", tile.unwrap_or_default().into()), ("space", self.space(reader, space).into())];
        reader.say("tile_on", &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{self, RaceArgs};
    use crate::words::{Lang, Words};
    use content::Content;
    use session::Presenter;
    use session::race::kinds::{RaceEventKind, RaceIdle, RaceLeader};
    use session::race::wire::RaceEvent;

    fn told<T>(tell: impl Fn(&RaceTelling, &Reader, &RaceView) -> T) -> T {
        told_of(&RaceArgs::on("africa"), tell)
    }
    fn told_of<T>(race: &RaceArgs, tell: impl Fn(&RaceTelling, &Reader, &RaceView) -> T) -> T {
        let content = Content::embedded();
        let seats = ["novice".to_owned(), "novice".to_owned()];
        let setup = options::race_setup(&content, race, &seats).expect("a board");
        let (rules, header, _) = setup.race(1).expect("a race");
        let presenter = options::race_presenter(&content, &header).expect("names");
        let state = <race::GreatRace as game::Game>::start(&rules);
        let view = <race::GreatRace as game::Game>::view(&rules, &state, game::Viewer::Spectator);
        let words = Words::new(&content, Lang::En).expect("words");
        let reader = Reader { words: &words, seat: None, names: &[], colour: false };
        tell(&RaceTelling::new(presenter.board(&rules)), &reader, &presenter.view(&rules, &view))
    }
    fn choice(kind: RaceChoiceKind, idle: Option<RaceIdle>) -> RaceChoice {
        let target = RaceTarget { leader: Some(RaceLeader::VanHotten), ..RaceTarget::default() };
        RaceChoice { act: String::new(), kind, target, changes: Vec::new(), luck: None, idle, toll: None }
    }

    #[test]
    fn an_act_of_a_module_is_told_in_words() {
        let pick = choice(RaceChoiceKind::LeaderPick, None);
        let notes = told(|teller, reader, view| teller.describe(reader, view, &pick));
        let [note, power] = &notes[..] else { panic!("{notes:?}") };
        assert!(note.contains("Van Hotten") && !note.contains("leader pick"), "{note}");
        assert_eq!(power, "Always: at least two cards in every city.");
        let mut event: RaceEvent =
            serde_json::from_value(serde_json::json!({ "kind": RaceEventKind::CounteredAct, "seat": 2 }))
                .expect("an event");
        event.act = Some(RaceChoiceKind::LeaderPick);
        let line = told(|teller, reader, _| teller.event(reader, &event));
        assert!(line.starts_with("Crew 2") && !line.contains("leader pick"), "{line}");
    }
    #[test]
    fn in_the_draft_the_vehicle_of_a_crew_is_told_with_its_leader_and_without() {
        let (modules, leaders) = (Some("paddock".into()), Some("draft:all".into()));
        let race = RaceArgs { modules, leaders, ..RaceArgs::on("africa") };
        let sheet = |kind| {
            let mut led = choice(kind, None);
            led.target.leader = Some(RaceLeader::Obroutchev);
            told_of(&race, |teller, reader, view| teller.describe(reader, view, &led)).pop()
        };
        let told = |levels| Some(format!("P17 Taiga: petrol {levels}, engine {levels}, chassis {levels}"));
        assert_eq!(sheet(RaceChoiceKind::LeaderPick), told(6), "R106: one level more on each");
        assert_eq!(sheet(RaceChoiceKind::LeaderHire), told(5));
    }
    #[test]
    fn what_comes_to_nothing_says_so_and_promises_nothing() {
        let drive = choice(RaceChoiceKind::Drive, Some(RaceIdle::NoPetrol));
        let notes = told(|teller, reader, view| teller.describe(reader, view, &drive));
        assert_eq!(notes, ["The tank is empty: no step is possible"]);
    }
}
