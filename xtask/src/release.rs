//! `cargo xtask release`: one program without libraries of the system, and a Debian package of it, in `target/release-files`. Tried in
//! clean roots by `cargo xtask deep --only release`.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    commands::{cargo, cargo_command, run},
    debian,
};

/// What the page carries of others.
const OF_THE_PAGE: [&str; 3] = ["svelte", "@fluent", "@fontsource"];

/// What was made.
pub struct Files {
    pub folder: PathBuf,
    pub program: PathBuf,
    pub package: PathBuf,
}

/// Builds all of it.
pub fn make(root: &Path) -> Result<Files> {
    if !cfg!(target_os = "linux") {
        bail!("a release is made on Linux");
    }
    let folder = root.join("target").join("release-files");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    // The container's folder of tables.
    fs::create_dir_all(folder.join("empty"))?;
    let program = folder.join("great-race");
    fs::copy(build(root)?, &program)?;
    // What debuggers want is most of it.
    run(Command::new("strip").arg(&program), "strip")?;
    is_static(&program)?;
    fs::copy(root.join("hosting/Containerfile"), folder.join("Containerfile"))?;
    let others = others(root)?;
    fs::write(folder.join("THIRD-PARTY.txt"), others)?;
    let package = package(root, &folder, &program)?;
    let sums = said(Command::new("sha256sum").current_dir(&folder).arg("great-race").arg(&package))?;
    fs::write(folder.join("SHA256SUMS"), sums.replace(&format!("{}/", folder.display()), ""))?;
    println!("{}\n{}", program.display(), package.display());
    Ok(Files { folder, program, package })
}

/// With musl instead of the system's library of C.
pub fn build(root: &Path) -> Result<PathBuf> {
    let target = format!("{}-unknown-linux-musl", env::consts::ARCH);
    let there = said(Command::new("rustup").args(["target", "list", "--installed"]))
        .context("a release needs rustup, which brings musl")?;
    if !there.lines().any(|line| line == target) {
        run(Command::new("rustup").args(["target", "add", &target]), &format!("rustup target add {target}"))?;
    }
    debian::need("musl-gcc", "musl-tools")?;
    cargo(root, &["build", "--release", "--package", "cli", "--target", &target], &[])?;
    Ok(crate::commands::target(root).join(target).join("release").join("great-race"))
}

/// Nothing is loaded when it starts.
fn is_static(program: &Path) -> Result<()> {
    let told = Command::new("ldd").arg(program).output().context("cannot start ldd")?;
    let told = String::from_utf8_lossy(&[told.stdout, told.stderr].concat()).into_owned();
    if !told.contains("statically linked") && !told.contains("not a dynamic executable") {
        bail!("the program wants libraries of the system:\n{told}");
    }
    Ok(())
}

/// The package, made of the files in `hosting/`.
fn package(root: &Path, folder: &Path, program: &Path) -> Result<PathBuf> {
    debian::need("dpkg-deb", "dpkg")?;
    let tree = root.join("target").join("release-package");
    if tree.exists() {
        fs::remove_dir_all(&tree)?;
    }
    let documents = "usr/share/doc/great-race";
    let put = |from: &str, to: &str, mode: &str| {
        install(&root.join(from), &tree.join(to), mode).with_context(|| from.to_owned())
    };
    install(program, &tree.join("usr/bin/great-race"), "755")?;
    put("hosting/great-race@.service", "lib/systemd/system/great-race@.service", "644")?;
    put("hosting/server.conf", "etc/great-race/server.conf", "640")?;
    put("hosting/debian/copyright", &format!("{documents}/copyright"), "644")?;
    for document in ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md", "docs/HOSTING.md"] {
        let name = document.trim_start_matches("docs/");
        put(document, &format!("{documents}/{name}"), "644")?;
    }
    for example in ["nginx.conf", "grafana.json", "alerts.yml"] {
        put(&format!("hosting/{example}"), &format!("{documents}/examples/{example}"), "644")?;
    }
    install(&folder.join("THIRD-PARTY.txt"), &tree.join(documents).join("THIRD-PARTY.txt"), "644")?;
    for text in ["THIRD-PARTY.txt", "CHANGELOG.md"] {
        run(Command::new("gzip").args(["-9n"]).arg(tree.join(documents).join(text)), "gzip")?;
    }
    put("hosting/debian/conffiles", "DEBIAN/conffiles", "644")?;
    for script in ["postinst", "prerm", "postrm"] {
        put(&format!("hosting/debian/{script}"), &format!("DEBIAN/{script}"), "755")?;
    }
    let version = env!("CARGO_PKG_VERSION");
    let architecture = said(Command::new("dpkg").arg("--print-architecture"))?.trim().to_owned();
    let size = fs::metadata(program)?.len().div_ceil(1024).to_string();
    let control = fs::read_to_string(root.join("hosting/debian/control"))?;
    let control = control.replace("VERSION", version).replace("ARCHITECTURE", &architecture);
    fs::write(tree.join("DEBIAN/control"), control.replace("SIZE", &size))?;
    let package = folder.join(format!("great-race_{version}_{architecture}.deb"));
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", "--build"]).arg(&tree).arg(&package);
    // The same files make the same package.
    build.env("SOURCE_DATE_EPOCH", last_change(root).unwrap_or_else(|| "0".into()));
    run(&mut build, "dpkg-deb --build")?;
    Ok(package)
}

fn install(from: &Path, to: &Path, mode: &str) -> Result<()> {
    let mut command = Command::new("install");
    let done = command.args(["-D", "-m", mode]).args([from, to]).status().context("cannot start install")?;
    if !done.success() {
        bail!("{} cannot be put to {}", from.display(), to.display());
    }
    Ok(())
}

/// When the sources were changed last, as far as git knows.
fn last_change(root: &Path) -> Option<String> {
    let told = said(Command::new("git").current_dir(root).args(["log", "-1", "--format=%ct"])).ok()?;
    Some(told.trim().to_owned())
}

/// The licences of everything that the program is made with.
fn others(root: &Path) -> Result<String> {
    let told = said(cargo_command(root).args(["metadata", "--format-version", "1", "--locked"]))?;
    let told: Value = serde_json::from_str(&told)?;
    let tree = said(cargo_command(root).args([
        "tree",
        "--package",
        "cli",
        "--edges",
        "normal",
        "--prefix",
        "none",
        "--format",
        "{p}",
    ]))?;
    let wanted: Vec<(&str, &str)> = tree
        .lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            Some((words.next()?, words.next()?.trim_start_matches('v')))
        })
        .collect();
    let mut all = String::new();
    for package in told["packages"].as_array().context("no packages")? {
        let word = |key: &str| package[key].as_str().unwrap_or_default();
        if package["source"].is_null() || !wanted.contains(&(word("name"), word("version"))) {
            continue;
        }
        let folder = Path::new(word("manifest_path")).parent().context("no folder")?;
        tell(&mut all, &format!("{} {} ({})", word("name"), word("version"), word("license")), folder)?;
    }
    let modules = root.join("web/node_modules");
    for name in OF_THE_PAGE {
        let folder = modules.join(name);
        if folder.join("package.json").exists() {
            tell(&mut all, name, &folder)?;
            continue;
        }
        let inner = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        let mut inner: Vec<PathBuf> = inner.filter_map(|entry| Some(entry.ok()?.path())).collect();
        inner.sort();
        for package in inner {
            let short = package.file_name().map(|name| name.to_string_lossy().into_owned());
            tell(&mut all, &format!("{name}/{}", short.unwrap_or_default()), &package)?;
        }
    }
    Ok(all)
}

/// One of them, with the texts that it brings.
fn tell(all: &mut String, title: &str, folder: &Path) -> Result<()> {
    all.push_str(&format!("==== {title}\n\n"));
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    for file in files {
        let name = file.file_name().map(|name| name.to_string_lossy().to_uppercase()).unwrap_or_default();
        let is_one = ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|word| name.starts_with(word));
        if is_one && file.is_file() {
            all.push_str(&String::from_utf8_lossy(&fs::read(&file)?));
            all.push('\n');
        }
    }
    Ok(())
}

/// What a program says.
pub fn said(command: &mut Command) -> Result<String> {
    let shown = format!("{command:?}");
    let out = command.output().with_context(|| format!("cannot start {shown}"))?;
    if !out.status.success() {
        bail!("{shown} ended with {}: {}", out.status, String::from_utf8_lossy(&out.stderr));
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}
