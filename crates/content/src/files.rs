//! Where content comes from: files compiled into the binary, and a folder laid over them.

use std::fs;
use std::io;
use std::path::Path;

use crate::Content;
use crate::problem::{Problem, Report, plain};

/// Path from the content folder, and text.
pub(crate) const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Folders of TOML files.
const FOLDERS: [&str; 8] = ["boards", "cards", "editions", "leaders", "modules", "motorcar", "solo", "tiles"];

/// A folder beside them holds what boards are made from: not content itself.
const SOURCES_OF_BOARDS: &str = "atlas";

/// `text/en/cards.ftl` lies as deep as any content.
const DEEPEST: usize = 3;

/// Tells of files that nobody would read: most likely their folder is misspelt.
pub(crate) fn check_places(content: &Content, report: &Report) {
    for (path, _) in content.files() {
        let parts: Vec<&str> = path.split('/').collect();
        let is_known = match parts[..] {
            [file] => ["race.toml", crate::modes::FILE].contains(&file),
            [folder, file] => FOLDERS.contains(&folder) && file.ends_with(".toml"),
            ["text", _, file] => file.ends_with(".ftl"),
            _ => false,
        };
        if !is_known {
            let places = FOLDERS.map(|folder| format!("{folder}/*.toml")).join(", ");
            let expected = format!("one of race.toml, modes.toml, {places}, text/*/*.ftl");
            report.add(Problem::of_file(path, "a file in an unknown place", expected));
        }
    }
}

/// All content files of a folder; others, hidden ones, and what boards are made from, are left alone.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<(String, String)>, Vec<Problem>> {
    let (mut files, mut problems) = (Vec::new(), Vec::new());
    if let Err(error) = collect(folder, "", DEEPEST, &mut files, &mut problems) {
        let name = folder.display().to_string();
        problems.push(Problem::of_file(&name, words_for(&error), "a folder of content that can be read"));
    }
    problems.sort();
    if problems.is_empty() { Ok(files) } else { Err(problems) }
}

fn collect(
    folder: &Path,
    below: &str,
    depth: usize,
    files: &mut Vec<(String, String)>,
    problems: &mut Vec<Problem>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') || (below.is_empty() && name == SOURCES_OF_BOARDS) {
            continue;
        }
        let inside = format!("{below}{name}");
        if path.is_dir() {
            // A link to a folder above would never end.
            if depth > 1
                && let Err(error) = collect(&path, &format!("{inside}/"), depth - 1, files, problems)
            {
                problems.push(Problem::of_file(&inside, words_for(&error), "a folder that can be read"));
            }
        } else if name.ends_with(".toml") || name.ends_with(".ftl") {
            // Anything but a plain file, a pipe for example, might never end.
            let text =
                if path.is_file() { fs::read_to_string(&path) } else { Err(io::ErrorKind::NotFound.into()) };
            match text {
                Ok(text) => files.push((inside, text)),
                Err(error) => problems.push(Problem::of_file(
                    &inside,
                    words_for(&error),
                    "a text file that can be read",
                )),
            }
        }
    }
    Ok(())
}

fn words_for(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "nothing".to_owned(),
        io::ErrorKind::NotADirectory => "a file".to_owned(),
        io::ErrorKind::InvalidData => "bytes that are not UTF-8".to_owned(),
        _ => format!("an error ({})", plain(&error.to_string())),
    }
}
