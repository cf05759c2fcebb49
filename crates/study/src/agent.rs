//! An outside program on a seat: JSON lines on its standard input, JSON lines back. It is a client of the
//! presentation that the page and the terminal have: the same board, view, question and choices. If it is late, wrong or gone, that is reported and costs only its own seat: something
//! legal is said in its place. `docs/HOWTO/add-a-bot.md` describes the messages.

use bots::{Bot, Random};
use game::text::plain;
use game::{Actions, Game, SplitMix};
use serde::Serialize;
use serde_json::Value;
use session::{Presenter, asked};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::Duration;

/// How long an agent may think about one question.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many questions and answers may wait.
const QUEUE: usize = 8;
/// How often misbehaviour is reported in full.
const REPORTS: u32 = 5;

/// What the messages are; raised when a program that was written for them would no longer understand them.
const PROTOCOL: u32 = 2;

/// The board of the questions that follow, until another comes.
#[derive(Serialize)]
#[serde(tag = "type", rename = "hello")]
struct Hello<B> {
    protocol: u32,
    game: &'static str,
    board: B,
}

/// A question.
#[derive(Serialize)]
#[serde(tag = "type", rename = "decide")]
struct Decide<'a, S> {
    id: u64,
    ms: u64,
    shown: &'a S,
}

fn line(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("plain data has a JSON form")
}

/// An outside program.
#[derive(Debug)]
pub struct Agent<P> {
    command: String,
    presenter: P,
    talk: Mutex<Talk>,
}

#[derive(Debug)]
struct Talk {
    child: Child,
    questions: SyncSender<String>,
    answers: Receiver<String>,
    asked: u64,
    /// What it was last greeted with: in a row of games the finish may change.
    hello: String,
    faults: u32,
}

impl<P: Presenter> Agent<P> {
    /// Starts the program, which is told the game by this presenter.
    pub fn new(command: &str, presenter: P) -> Result<Agent<P>, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("agent: needs a command, such as agent:./my_bot")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| format!("agent \"{command}\" cannot be started: {e}"))?;
        let (mut input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        // Both threads live as long as the program does; short queues, so that neither a flood of answers
        // nor a program that never reads can hold us up.
        let (send, answers) = sync_channel(QUEUE);
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        let (questions, asked) = sync_channel::<String>(QUEUE);
        std::thread::spawn(move || {
            for line in asked {
                if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        let talk = Talk { child, questions, answers, asked: 0, hello: String::new(), faults: 0 };
        Ok(Agent { command: command.into(), presenter, talk: Mutex::new(talk) })
    }
    /// How often the program did not answer as it should.
    pub fn faults(&self) -> u32 {
        self.talk.lock().map_or(0, |talk| talk.faults)
    }
}

impl Talk {
    fn send(&self, line: String) -> Result<(), String> {
        self.questions.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => "it does not read its questions".into(),
            TrySendError::Disconnected(_) => "it has ended".into(),
        })
    }
    /// One question, one answer.
    fn ask(&mut self, hello: String, question: String) -> Result<String, String> {
        if self.hello != hello {
            self.send(hello.clone())?;
            self.hello = hello;
        }
        self.send(question)?;
        loop {
            let line = self.answers.recv_timeout(PATIENCE).map_err(|error| match error {
                RecvTimeoutError::Timeout => format!("no answer within {} s", PATIENCE.as_secs()),
                RecvTimeoutError::Disconnected => "it has ended".into(),
            })?;
            let answer: Value = serde_json::from_str(&line)
                .map_err(|_| format!("its answer is no JSON: {}", short(&line)))?;
            if answer["id"].as_u64() != Some(self.asked) {
                continue; // an answer to an older question came late
            }
            return match (answer["act"].as_str(), &answer["action"]) {
                (Some(act), _) => Ok(act.to_owned()),
                (None, Value::String(_)) => {
                    Err("it speaks protocol 1; this is 2, see docs/HOWTO/add-a-bot.md".into())
                }
                (None, _) => Err(format!("its answer names no act: {}", short(&line))),
            };
        }
    }
}

fn short(line: &str) -> String {
    plain(line).chars().take(60).collect()
}

impl<P: Presenter> Bot<P::Game> for Agent<P> {
    fn choose(
        &self,
        rules: &<P::Game as Game>::Rules,
        view: &<P::Game as Game>::View,
        luck: &mut SplitMix,
    ) -> <P::Game as Game>::Action {
        let mut actions = Actions::new(P::Game::NO_ACTION);
        P::Game::view_legal(rules, view, &mut actions);
        let board = self.presenter.board(rules);
        let hello = line(&Hello { protocol: PROTOCOL, game: P::Game::SLUG, board });
        let shown = asked(&self.presenter, rules, view, &actions);
        let mut talk = self.talk.lock().expect("no thread panics while it talks");
        talk.asked += 1;
        let question = line(&Decide { id: talk.asked, ms: PATIENCE.as_millis() as u64, shown: &shown });
        let fault = match talk.ask(hello, question) {
            Ok(said) => match actions.iter().find(|&&action| P::Game::write_action(rules, action) == said) {
                Some(&action) => return action,
                None => format!("\"{}\" is not one of its choices", short(&said)),
            },
            Err(fault) => fault,
        };
        talk.faults += 1;
        if talk.faults <= REPORTS {
            let more = if talk.faults == REPORTS { " (further faults are not reported)" } else { "" };
            eprintln!(
                "agent \"{}\", seat {}: {fault}; something legal is said in its place{more}",
                self.command,
                shown.viewer.unwrap_or_default()
            );
        }
        Bot::<P::Game>::choose(&Random, rules, view, luck)
    }
}

impl<P> Drop for Agent<P> {
    fn drop(&mut self) {
        if let Ok(talk) = self.talk.get_mut() {
            let _ = talk.child.kill(); // it may have ended by itself
            let _ = talk.child.wait();
        }
    }
}
