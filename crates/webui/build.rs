//! Builds the page (`npm ci` and `vite build`) and lists its files for the compiler, also compressed, so that the binary carries them.
//! `WEB_DIST` names a folder with a page that was built elsewhere. What goes wrong fails the build: a binary without
//! its page is never made.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the page is made from, seen from `web/`.
const SOURCES: [&str; 14] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "vite-boards.ts",
    "svelte.config.js",
    "tsconfig.json",
    "../content/text",
    "../content/boards",
    "../content/modes.toml",
    "../content/rules",
    "../content/examples",
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=WEB_DIST");
    let out = folder("OUT_DIR");
    let dist = match env::var_os("WEB_DIST") {
        Some(dist) => {
            let dist = PathBuf::from(dist);
            println!("cargo::rerun-if-changed={}", dist.display());
            dist
        }
        None => build(&folder("CARGO_MANIFEST_DIR").join("../../web"), &out.join("dist")),
    };
    let mut files = Vec::new();
    collect(&dist, "", &mut files).unwrap_or_else(|error| fail(&dist, &error.to_string()));
    files.sort();
    let has = |wanted: &dyn Fn(&str) -> bool| files.iter().any(|(name, _)| wanted(name));
    if !has(&|name| name == "index.html") || !has(&|name| name.ends_with(".js")) {
        fail(&dist, "no index.html, or no script: this is not a built page");
    }
    let packed = out.join("packed");
    let _ = fs::remove_dir_all(&packed);
    let entry = |(i, (name, path)): (usize, &(String, PathBuf))| {
        let path = path.canonicalize().unwrap_or_else(|error| fail(path, &error.to_string()));
        let bytes = fs::read(&path).unwrap_or_else(|error| fail(&path, &error.to_string()));
        let gzip = pack(name, &bytes, &packed.join(i.to_string()));
        let gzip = gzip.map_or("None".into(), |packed| format!("Some(include_bytes!({packed:?}))"));
        let (mime, tag) = (mime(name), tag(&bytes));
        format!(
            "    File {{ path: {name:?}, mime: {mime:?}, tag: {tag:?}, bytes: include_bytes!({path:?}), gzip: {gzip} }},\n"
        )
    };
    let list = format!("&[\n{}]\n", files.iter().enumerate().map(entry).collect::<String>());
    fs::write(out.join("embedded.rs"), list).unwrap_or_else(|error| fail(&out, &error.to_string()));
}

fn folder(name: &str) -> PathBuf {
    env::var_os(name).map(PathBuf::from).expect("cargo sets it for build scripts")
}

fn fail(at: &Path, what: &str) -> ! {
    panic!(
        "the page could not be built ({}): {what}\n\
         It needs Node 20.19 or newer with npm; or set WEB_DIST to a folder with a page that is already built.",
        at.display()
    );
}

/// `npm ci` where the packages are not those of the lock file, then `vite build`.
fn build(web: &Path, dist: &Path) -> PathBuf {
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    let lock = fs::read(web.join("package-lock.json")).unwrap_or_else(|error| fail(web, &error.to_string()));
    let stamp = web.join("node_modules/.great-race-lock.json");
    if fs::read(&stamp).ok().as_ref() != Some(&lock) {
        npm(web, dist, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
        fs::write(&stamp, &lock).unwrap_or_else(|error| fail(&stamp, &error.to_string()));
    }
    npm(web, dist, &["run", "build"]);
    dist.to_owned()
}

fn npm(web: &Path, dist: &Path, arguments: &[&str]) {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = Command::new(npm).args(arguments).current_dir(web).env("WEB_OUT", dist).output();
    let done = done.unwrap_or_else(|error| fail(web, &format!("npm cannot be run: {error}")));
    if !done.status.success() {
        let said = [done.stdout, done.stderr].concat();
        fail(web, &format!("npm {} failed:\n{}", arguments.join(" "), String::from_utf8_lossy(&said)));
    }
}

fn collect(folder: &Path, below: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if path.is_dir() {
            collect(&path, &format!("{below}{name}/"), files)?;
        } else {
            files.push((format!("{below}{name}"), path));
        }
    }
    Ok(())
}

/// A file in gzip, where it becomes much smaller.
fn pack(name: &str, bytes: &[u8], to: &Path) -> Option<PathBuf> {
    let is_text = ["html", "js", "css", "svg", "json", "webmanifest", "txt"]
        .contains(&name.rsplit('.').next().unwrap_or_default());
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let packed = encoder.write_all(bytes).and_then(|()| encoder.finish());
    let packed = packed.unwrap_or_else(|error| fail(to, &error.to_string()));
    if !is_text || packed.len() * 10 > bytes.len() * 9 {
        return None;
    }
    let made = to.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(to, packed));
    made.unwrap_or_else(|error| fail(to, &error.to_string()));
    Some(to.to_owned())
}

/// A word that changes with the content of a file.
fn tag(bytes: &[u8]) -> String {
    let mut sum = flate2::Crc::new();
    sum.update(bytes);
    format!("{:08x}-{:x}", sum.sum(), bytes.len())
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "json" | "webmanifest" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
