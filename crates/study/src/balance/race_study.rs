//! A study of The Great Race: its tables, bots and everything that is counted.

use super::book::Book;
use super::heat::Heat;
use super::plan::TablePlan;
use super::race_book::{RaceCount, RaceTables};
use super::race_watch::RaceNotes;
use super::study::Studied;
use super::tally::GameAt;
use crate::RaceSetup;
use crate::film::{Film, Said, film, log_of};
use bots::Bot;
use content::Content;
use race::GreatRace;

/// A study of The Great Race.
#[derive(Debug)]
pub struct RaceStudy<'a> {
    tables: RaceTables<'a>,
    setups: Vec<RaceSetup>,
    bots: Vec<Vec<Box<dyn Bot<GreatRace>>>>,
    book: Book,
    heats: Vec<Heat>,
}

/// A table of The Great Race that is studied: what it is called, its races, and who sits there.
pub type RaceTable = (TablePlan, RaceSetup, Vec<Box<dyn Bot<GreatRace>>>);

impl<'a> RaceStudy<'a> {
    /// A study of these tables; names come from the content.
    pub fn new(content: &'a Content, tables: Vec<RaceTable>) -> Result<RaceStudy<'a>, String> {
        let (mut plans, mut setups, mut bots, mut rules) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for (plan, setup, seats) in tables {
            rules.push(setup.widest()?);
            plans.push(plan);
            setups.push(setup);
            bots.push(seats);
        }
        let tables = RaceTables::new(plans, rules, content);
        let mut heats = Vec::new();
        for (board, rules) in tables.boards() {
            let place = tables.plans.iter().position(|plan| plan.board == board).unwrap_or_default();
            heats.push(Heat::new(tables.board(board), &setups[place].sources, rules));
        }
        let book = tables.open();
        Ok(RaceStudy { tables, setups, bots, book, heats })
    }
}

impl Studied for RaceStudy<'_> {
    type Game = GreatRace;
    type Count = RaceCount;

    fn plans(&self) -> &[TablePlan] {
        &self.tables.plans
    }
    fn book(&mut self) -> &mut Book {
        &mut self.book
    }
    fn play(&self, table: usize, number: u64) -> Result<(RaceCount, Said<GreatRace>), String> {
        let (rules, header, seed) = self.setups[table].race(number)?;
        let bots: Vec<&dyn Bot<GreatRace>> = self.bots[table].iter().map(|bot| &**bot).collect();
        let notes = RaceNotes::new(&rules);
        let Film { said, witness, state } = film((&rules, header.clone(), seed), &bots, number, notes)?;
        Ok((RaceCount::new((&rules, &header), &state, witness, &said), said))
    }
    fn count(&mut self, game: GameAt, race: RaceCount) {
        self.tables.count(&mut self.book, game, &race);
        let board = &self.tables.plans[game.table].board;
        if let Some(heat) = self.heats.iter_mut().find(|heat| heat.board == *board) {
            heat.add(race.spaces, &race.rides);
        }
    }
    fn log(&self, table: usize, number: u64, said: &Said<GreatRace>) -> Result<String, String> {
        let (rules, header, seed) = self.setups[table].race(number)?;
        log_of::<GreatRace>((&rules, header, seed), said)
    }
    fn label(&self, id: &str, key: &str) -> Option<String> {
        match id {
            "crew" => Some(self.tables.name("crews.ftl", key)),
            "leader" => Some(self.tables.name("leaders.ftl", key)),
            _ => None,
        }
    }
    fn heats(&self) -> &[Heat] {
        &self.heats
    }
}
