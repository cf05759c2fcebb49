//! A release in clean roots: the program alone in an empty folder, the package on a fresh Debian, the container without a daemon. In
//! each of them a race is begun, the server is killed, and the race is there again.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{
    commands, debian,
    release::{self, said},
    served::Server,
};

/// The Debian on which the package is tried.
const SUITE: &str = "bookworm";
/// How much of what it does not need the service may still be allowed, in tenths (systemd-analyze security).
const EXPOSED: &str = "20";

/// Makes a release and tries it.
pub fn run(root: &Path) -> Result<()> {
    if !debian::is_root() {
        bail!("clean roots need root");
    }
    let files = release::make(root)?;
    let place = root.join("target").join("clean-root");
    alone(&files, &fresh(&place, "alone")?)?;
    println!("-- the program alone in an empty root: ok");
    let machine = machine(&place)?;
    package(&files, &machine)?;
    println!("-- the package on a fresh Debian ({SUITE}): ok");
    container(&files, &fresh(&place, "container")?)?;
    println!("-- the container, nothing but the program: ok");
    Ok(())
}

/// An empty folder.
fn fresh(place: &Path, name: &str) -> Result<PathBuf> {
    let folder = place.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// A command below another root, as somebody else, with nothing of our environment.
fn inside(root: &Path, user: &str, words: &[&str]) -> Command {
    let mut command = Command::new("chroot");
    command.arg(format!("--userspec={user}")).arg(root).args(words);
    command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("XDG_DATA_HOME", "/var/lib");
    command
}

/// Begins a race, makes its first choice, kills the server, and finds the race again.
fn plays(start: impl Fn() -> Command) -> Result<()> {
    let server = Server::start(&mut start())?;
    if !server.get("/", "")?.contains("<html") {
        bail!("there is no page");
    }
    let spec = json!({ "game": "race", "options": { "board": "africa" }, "settings": { "window_ms": 0 } });
    let (table, token) = server.play(&spec, 2)?;
    let view = |server: &Server| -> Result<Value> {
        let text = server.get(&format!("/api/tables/{table}/view"), &token)?;
        serde_json::from_str(&text).context(text)
    };
    let shown = view(&server)?;
    let act = shown["choices"][0]["act"].as_str().context("nothing is asked")?.to_owned();
    let command = json!({ "version": shown["version"], "command": { "type": "act", "act": act } });
    let done = server.post(&format!("/api/tables/{table}/command"), &token, &command)?;
    drop(server); // kill -9
    let server = Server::start(&mut start())?;
    let found = view(&server)?;
    if found["version"].as_u64() < done["version"].as_u64() {
        bail!("a move is gone: {} and {done}", found["version"]);
    }
    Ok(())
}

/// Nothing but the program, and no user that the system knows.
fn alone(files: &release::Files, root: &Path) -> Result<()> {
    fs::copy(&files.program, root.join("great-race"))?;
    let data = root.join("var/lib");
    fs::create_dir_all(&data)?;
    commands::run(Command::new("chown").arg("10001:10001").arg(&data), "chown")?;
    plays(|| inside(root, "10001:10001", &["/great-race", "serve", "--bind", "127.0.0.1:0"]))?;
    let told = said(&mut inside(root, "10001:10001", &["/great-race", "admin", "list"]))?;
    if told.trim().is_empty() {
        bail!("the list of tables is empty");
    }
    Ok(())
}

/// A fresh Debian: unpacked once, then copied.
fn machine(place: &Path) -> Result<PathBuf> {
    let base = place.join(SUITE);
    if !base.join("etc/debian_version").exists() || base.join("debootstrap").exists() {
        debian::need("debootstrap", "debootstrap")?;
        fresh(place, SUITE)?;
        let mut command = Command::new("debootstrap");
        command.args(["--variant=minbase", SUITE]).arg(&base);
        commands::run(&mut command, "debootstrap --variant=minbase")?;
    }
    let machine = fresh(place, "machine")?;
    commands::run(Command::new("cp").args(["-a"]).arg(base.join(".")).arg(&machine), "cp -a")?;
    Ok(machine)
}

/// Installed, run as its service would, removed.
fn package(files: &release::Files, root: &Path) -> Result<()> {
    let name = files.package.file_name().context("no name")?;
    fs::copy(&files.package, root.join("tmp").join(name))?;
    let package = format!("/tmp/{}", name.display());
    let dpkg = |words: &[&str]| said(inside(root, "root", &["dpkg"]).args(words));
    println!("{}", dpkg(&["--install", &package])?);
    let verified = dpkg(&["--verify", "great-race"])?;
    if !verified.is_empty() {
        bail!("what was installed is not what the package holds: {verified}");
    }
    let stat = |path: &str| said(&mut inside(root, "root", &["stat", "--format=%U %G %a", path]));
    let owned = [
        ("/var/lib/great-race", "great-race great-race 700"),
        ("/etc/great-race/server.conf", "root great-race 640"),
    ];
    for (path, wanted) in owned {
        let found = stat(path)?;
        if found.trim() != wanted {
            bail!("{path}: {found}, not {wanted}");
        }
    }
    let unit = fs::read_to_string(root.join("lib/systemd/system/great-race@.service"))?;
    let started = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).context("no ExecStart")?;
    let started = started.replace("127.0.0.1:%i", "127.0.0.1:0").replace(" $GREAT_RACE_OPTIONS", "");
    let words: Vec<&str> = started.split_whitespace().collect();
    plays(|| inside(root, "great-race:great-race", &words))?;
    service(root)?;
    dpkg(&["--remove", "great-race"])?;
    let told = dpkg(&["--purge", "great-race"])?;
    if root.join("usr/bin/great-race").exists() || root.join("etc/great-race").exists() {
        bail!("something is left of the package");
    }
    if !told.contains("tables are kept") || !root.join("var/lib/great-race/great-race.db").exists() {
        bail!("the tables went with the package: {told}");
    }
    Ok(())
}

/// What systemd says of the unit: it holds together, and allows little.
fn service(root: &Path) -> Result<()> {
    debian::need("systemd-analyze", "systemd")?;
    let unit = root.join("lib/systemd/system/great-race@.service");
    let mut analyze = Command::new("systemd-analyze");
    analyze.args(["security", "--offline=true", "--no-pager", "--threshold", EXPOSED]).arg(&unit);
    let told = analyze.output().context("cannot start systemd-analyze")?;
    let (rated, errors) = (String::from_utf8_lossy(&told.stdout), String::from_utf8_lossy(&told.stderr));
    if !told.status.success() {
        bail!("the service is allowed too much:\n{rated}{errors}");
    }
    println!("{}", rated.lines().last().unwrap_or_default());
    let complaints = errors.lines().filter(|line| line.contains("great-race@"));
    match complaints.collect::<Vec<_>>().as_slice() {
        [] => Ok(()),
        complaints => bail!("the unit does not hold together:\n{}", complaints.join("\n")),
    }
}

/// Built of its file without a daemon, and run as the file says, in its own root.
fn container(files: &release::Files, place: &Path) -> Result<()> {
    debian::need("buildah", "buildah")?;
    let buildah = || {
        let mut command = Command::new("buildah");
        command.args(["--storage-driver", "vfs", "--root"]).arg(place.join("images"));
        command.arg("--runroot").arg(place.join("run"));
        command
    };
    commands::run(
        buildah().args(["bud", "--isolation", "chroot", "--tag", "great-race"]).arg(&files.folder),
        "buildah bud",
    )?;
    let name = said(buildah().args(["from", "great-race"]))?.trim().to_owned();
    let root = PathBuf::from(said(buildah().args(["mount", &name]))?.trim());
    let told = said(buildah().args(["inspect", "--type", "image", "great-race"]))?;
    let told: Value = serde_json::from_str(&told)?;
    let config = &told["OCIv1"]["config"];
    let words = config["Entrypoint"].as_array().context("no entry point")?;
    let mut words: Vec<&str> = words.iter().filter_map(Value::as_str).collect();
    let user = config["User"].as_str().context("no user")?;
    if let Some(at) = words.iter_mut().find(|word| word.starts_with("0.0.0.0:")) {
        *at = "127.0.0.1:0";
    }
    let played = plays(|| inside(&root, user, &words));
    commands::run(buildah().args(["rm", &name]), "buildah rm")?;
    played
}
