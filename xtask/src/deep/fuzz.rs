//! Coverage-guided fuzzing on the stable compiler: the programs of `fuzz/targets/` are built with libFuzzer and with LLVM's
//! own coverage counters, which `-C passes=sancov-module` brings without a nightly compiler or anything to be installed.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use super::Depth;
use crate::commands::cargo_command;

/// The targets, by the names of their files in `fuzz/targets/`, and the longest input of each, in bytes.
const TARGETS: [(&str, &str); 6] = [
    ("verify", "24000"),
    ("replay", "24000"),
    ("resume", "24000"),
    ("overlay", "12000"),
    ("notation", "4000"),
    ("api", "6000"),
];

/// What makes the compiler count edges and show comparisons to libFuzzer.
const FLAGS: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// What came of one target.
struct Figures {
    name: &'static str,
    runs: String,
    edges: String,
    features: String,
    inputs: String,
    seconds: u64,
    /// The input that broke something, as far as there is one.
    broke: Vec<PathBuf>,
}

/// Builds the targets, makes their first inputs, and gives each its share of the time.
pub fn run(root: &Path, depth: &Depth) -> Result<()> {
    let chosen: Vec<_> =
        TARGETS.into_iter().filter(|(name, _)| depth.target.as_deref().is_none_or(|t| t == *name)).collect();
    if chosen.is_empty() {
        bail!("there is no such target; there are: {}", TARGETS.map(|(name, _)| name).join(", "));
    }
    let host = host()?;
    let home = root.join("target").join("fuzz");
    build(root, &home, &host)?;
    let programs = home.join(&host).join("release");
    let seconds = (depth.minutes * 60 / chosen.len() as u64).max(1);
    let mut all = Vec::new();
    for (name, longest) in chosen {
        first_inputs(&home, &programs.join(name), name)?;
        println!("-- {name}: {seconds} s");
        all.push(fuzz(&home, &programs.join(name), name, longest, seconds)?);
    }
    tell(root, &programs, &all)
}

fn build(root: &Path, home: &Path, host: &str) -> Result<()> {
    println!("$ cargo build (coverage counters) in fuzz/");
    let status = cargo_command(&root.join("fuzz"))
        .args(["build", "--release", "--target", host])
        .env("RUSTFLAGS", FLAGS.join(" "))
        .env("CARGO_TARGET_DIR", home)
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("the fuzz targets do not build");
    }
    Ok(())
}

/// Lets a target write the inputs it starts from.
fn first_inputs(home: &Path, program: &Path, name: &str) -> Result<()> {
    let status = Command::new(program).env("FUZZ_SEEDS", home.join("corpus")).status();
    let status = status.with_context(|| format!("cannot start {}", program.display()))?;
    if !status.success() {
        bail!("the first inputs of {name} do not pass: {status}");
    }
    Ok(())
}

/// The machine as the compiler names it: flags for a named target leave build scripts alone.
fn host() -> Result<String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = Command::new(rustc).arg("-vV").output().context("cannot start rustc")?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not name its host")
}

/// Runs one target for some time and reads what libFuzzer tells.
fn fuzz(home: &Path, program: &Path, name: &'static str, longest: &str, seconds: u64) -> Result<Figures> {
    let crashes = home.join("crashes").join(name);
    fs::create_dir_all(&crashes)?;
    let before = files(&crashes)?;
    let log = home.join(format!("{name}.log"));
    let said = fs::File::create(&log)?;
    let status = Command::new(program)
        .arg(home.join("corpus").join(name))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={longest}"))
        .arg(format!("-dict={}", home.join("corpus").join(format!("{name}.dict")).display()))
        .arg(format!("-artifact_prefix={}/", crashes.display()))
        .args(["-timeout=30", "-rss_limit_mb=3000", "-print_final_stats=1", "-seed=1908", "-len_control=0"])
        .stderr(said)
        .stdout(Stdio::null())
        .status()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let said = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
    let mut broke = files(&crashes)?;
    broke.retain(|file| !before.contains(file));
    if !status.success() && broke.is_empty() {
        bail!("{name} ended with {status} and left no input; it said:\n{}", tail(&said));
    }
    if !broke.is_empty() {
        println!("{}", tail(&said));
    }
    let last = said.lines().rev().find(|line| line.contains(" cov: ")).unwrap_or_default();
    let figure = |mark: &str| last.split(mark).nth(1).and_then(|rest| rest.split_whitespace().next());
    let figure = |mark| figure(mark).unwrap_or("?").to_owned();
    let runs = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    let runs = runs.map_or_else(|| last.trim_start_matches('#').split('\t').next().unwrap_or("?"), str::trim);
    let runs = runs.to_owned();
    Ok(Figures {
        name,
        runs,
        edges: figure(" cov: "),
        features: figure(" ft: "),
        inputs: figure(" corp: "),
        seconds,
        broke,
    })
}

/// The end of what was said: libFuzzer tells the panic there.
fn tail(said: &str) -> String {
    let lines: Vec<&str> = said.lines().collect();
    lines[lines.len().saturating_sub(40)..].join("\n")
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    Ok(entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
}

fn tell(root: &Path, programs: &Path, all: &[Figures]) -> Result<()> {
    println!("\n| target | seconds | runs | edges | features | inputs kept | broke |");
    println!("|---|---|---|---|---|---|---|");
    for f in all {
        let inputs = f.inputs.split('/').next().unwrap_or_default();
        let broke = f.broke.len();
        println!(
            "| {} | {} | {} | {} | {} | {inputs} | {broke} |",
            f.name, f.seconds, f.runs, f.edges, f.features
        );
    }
    let mut bad = 0;
    for f in all {
        for file in &f.broke {
            let short = |path: &Path| path.strip_prefix(root).unwrap_or(path).display().to_string();
            println!("{} broke; again: {} {}", f.name, short(&programs.join(f.name)), short(file));
            bad += 1;
        }
    }
    if bad > 0 {
        bail!("{bad} inputs broke something");
    }
    Ok(())
}
