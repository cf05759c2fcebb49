//! The files of the project, read once: path from the root, and text.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use ignore::WalkBuilder;

/// The root of the checkout that `cargo xtask` was called in.
pub fn root() -> Result<PathBuf> {
    // Read at run time: a target folder may be shared by several checkouts.
    let manifest = env::var_os("CARGO_MANIFEST_DIR").context("run this as `cargo xtask`")?;
    let root = Path::new(&manifest).parent().context("xtask has no parent folder")?;
    Ok(root.to_owned())
}

/// Every text file of the project that git does not ignore. Paths use `/` on every system.
#[derive(Debug, Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
    /// Pictures and fonts: known by their paths alone.
    others: BTreeSet<String>,
}

impl Tree {
    /// Reads the tree below `root`. Needs no git: the ignore files are read directly.
    pub fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree::default();
        let walk = WalkBuilder::new(root)
            .hidden(false)
            .require_git(false)
            .filter_entry(|entry| entry.file_name() != ".git")
            .build();
        for entry in walk {
            let entry = entry.context("reading the project's files")?;
            if !entry.file_type().is_some_and(|kind| kind.is_file()) {
                continue;
            }
            let bytes = match fs::read(entry.path()) {
                Ok(bytes) => bytes,
                // Editors and test runs leave short-lived files behind.
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
                Err(error) => {
                    return Err(error).with_context(|| format!("reading {}", entry.path().display()));
                }
            };
            let path = relative(root, entry.path())?;
            match String::from_utf8(bytes) {
                Ok(text) => {
                    tree.files.insert(path, text);
                }
                Err(_) => {
                    tree.others.insert(path);
                }
            }
        }
        Ok(tree)
    }

    /// A tree made up for a test.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let own = |&(path, text): &(&str, &str)| (path.to_owned(), text.to_owned());
        Tree { files: files.iter().map(own).collect(), others: BTreeSet::new() }
    }

    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    pub fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// Is there a file, of text or not, or a folder with something in it?
    pub fn holds(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        self.has(path)
            || self.others.contains(path)
            || self.files.keys().chain(&self.others).any(|file| file.starts_with(&folder))
    }

    /// All files, in the order of their paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files below a folder (written with its closing `/`) whose names end in `ending`.
    pub fn below<'t>(&'t self, folder: &str, ending: &str) -> impl Iterator<Item = (&'t str, &'t str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder) && path.ends_with(ending))
    }
}

fn relative(root: &Path, path: &Path) -> Result<String> {
    let path = path.strip_prefix(root).context("a file outside the project")?;
    let parts: Vec<_> = path.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    Ok(parts.join("/"))
}

/// The name of a file without folder and ending: `content/cards/guide.toml` is `guide`.
pub fn stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stem_has_neither_folder_nor_ending() {
        assert_eq!(stem("content/cards/guide.toml"), "guide");
        assert_eq!(stem("LICENSE"), "LICENSE");
    }

    #[test]
    fn a_folder_is_searched_by_ending() {
        let tree = Tree::of(&[("a/x.rs", ""), ("a/b/y.rs", ""), ("a/z.md", ""), ("ab/w.rs", "")]);
        let found: Vec<_> = tree.below("a/", ".rs").map(|(path, _)| path).collect();
        assert_eq!(found, ["a/b/y.rs", "a/x.rs"]);
    }
}
