//! Lists every content file for the compiler, so that the binary carries them all. A build script sees
//! new files too, which a macro would not.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What boards are made from is not content itself.
const SOURCES_OF_BOARDS: &str = "atlas";

fn main() -> io::Result<()> {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).expect("cargo sets it for build scripts");
    let root = folder("CARGO_MANIFEST_DIR").join("../../content").canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, "", &mut files)?;
    files.sort();
    let entries: Vec<String> =
        files.iter().map(|(name, path)| format!("    ({name:?}, include_str!({path:?})),\n")).collect();
    let list = format!("&[\n{}]\n", entries.concat());
    fs::write(folder("OUT_DIR").join("embedded.rs"), list)
}

fn collect(folder: &Path, below: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if path.is_dir() && below.is_empty() && name == SOURCES_OF_BOARDS {
            continue;
        } else if path.is_dir() {
            collect(&path, &format!("{below}{name}/"), files)?;
        } else if [".toml", ".ftl"].iter().any(|ending| name.ends_with(ending)) {
            files.push((format!("{below}{name}"), path));
        }
    }
    Ok(())
}
