//! An outside program on a seat: JSON lines on its standard input, JSON lines back. It sees what its
//! seat may see. If it is late, wrong or gone, that is reported and costs only its own seat: something
//! legal is said in its place. `docs/HOWTO/add-a-bot.md` describes the messages.

use bots::{Bot, Random};
use game::text::plain;
use game::{Actions, Game, SplitMix, Viewer};
use serde_json::{Value, json};
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

/// A game whose views can be told in JSON.
pub trait Told: Game {
    /// What never changes: the board, tiles, cards.
    fn tell_rules(rules: &Self::Rules) -> Value;
    /// What the viewer sees now.
    fn tell_view(rules: &Self::Rules, view: &Self::View) -> Value;
    /// Who looks.
    fn viewer(view: &Self::View) -> Viewer;
}

/// An outside program.
#[derive(Debug)]
pub struct Agent {
    command: String,
    talk: Mutex<Talk>,
}

#[derive(Debug)]
struct Talk {
    child: Child,
    questions: SyncSender<String>,
    answers: Receiver<String>,
    asked: u64,
    greeted: bool,
    faults: u32,
}

impl Agent {
    /// Starts the program.
    pub fn new(command: &str) -> Result<Agent, String> {
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
        let talk = Talk { child, questions, answers, asked: 0, greeted: false, faults: 0 };
        Ok(Agent { command: command.into(), talk: Mutex::new(talk) })
    }
    /// How often the program did not answer as it should.
    pub fn faults(&self) -> u32 {
        self.talk.lock().map_or(0, |talk| talk.faults)
    }
}

impl Talk {
    fn send(&self, message: &Value) -> Result<(), String> {
        self.questions.try_send(message.to_string()).map_err(|error| match error {
            TrySendError::Full(_) => "it does not read its questions".into(),
            TrySendError::Disconnected(_) => "it has ended".into(),
        })
    }
    /// One question, one answer.
    fn ask(&mut self, hello: impl FnOnce() -> Value, question: Value) -> Result<String, String> {
        if !self.greeted {
            self.send(&hello())?;
            self.greeted = true;
        }
        self.send(&question)?;
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
            let action = answer["action"].as_str();
            return action
                .map(str::to_owned)
                .ok_or_else(|| format!("its answer names no action: {}", short(&line)));
        }
    }
}

fn short(line: &str) -> String {
    plain(line).chars().take(60).collect()
}

impl<G: Told> Bot<G> for Agent {
    fn choose(&self, rules: &G::Rules, view: &G::View, luck: &mut SplitMix) -> G::Action {
        let mut actions = Actions::new(G::NO_ACTION);
        G::view_legal(rules, view, &mut actions);
        let legal: Vec<String> = actions.iter().map(|&a| G::write_action(rules, a)).collect();
        let seat = G::viewer(view).seat().expect("a seat decides");
        let mut talk = self.talk.lock().expect("no thread panics while it talks");
        talk.asked += 1;
        let question = json!({
            "type": "decide", "id": talk.asked, "seat": seat.number(), "ms": PATIENCE.as_millis() as u64,
            "view": G::tell_view(rules, view), "legal": legal,
        });
        let hello =
            || json!({"type": "hello", "protocol": 1, "game": G::SLUG, "rules": G::tell_rules(rules)});
        let fault = match talk.ask(hello, question) {
            Ok(said) => match legal.iter().position(|action| *action == said) {
                Some(i) => return actions[i],
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
                seat.number()
            );
        }
        Bot::<G>::choose(&Random, rules, view, luck)
    }
}

impl Drop for Agent {
    fn drop(&mut self) {
        if let Ok(talk) = self.talk.get_mut() {
            let _ = talk.child.kill(); // it may have ended by itself
            let _ = talk.child.wait();
        }
    }
}
