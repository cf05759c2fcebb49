//! The page, built from `web/` and carried in the binary.

#![forbid(unsafe_code)]

/// A file of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// Its path, without leading slash.
    pub path: &'static str,
    /// Its type.
    pub mime: &'static str,
    /// Changes with its content.
    pub tag: &'static str,
    /// As it is.
    pub bytes: &'static [u8],
    /// The same in gzip, where that is worth it.
    pub gzip: Option<&'static [u8]>,
}

/// All files, sorted by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The file at a path without leading slash; the page itself is `index.html`.
pub fn asset(path: &str) -> Option<File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| FILES[at])
}

/// Does the name of the file change with its content, so that it may be kept for ever?
pub fn is_immutable(path: &str) -> bool {
    path.starts_with("assets/")
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|file| file.path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_and_everything_it_names_is_there() {
        let page = asset("index.html").expect("the page");
        assert_eq!(page.mime, "text/html; charset=utf-8");
        let page = std::str::from_utf8(page.bytes).expect("UTF-8");
        let named: Vec<&str> = page.split('"').filter_map(|part| part.strip_prefix("/assets/")).collect();
        assert!(!named.is_empty(), "the page names its script");
        for name in named {
            assert!(asset(&format!("assets/{name}")).is_some(), "assets/{name}");
        }
    }

    #[test]
    fn nothing_is_empty_and_every_type_is_known() {
        for path in paths() {
            let file = asset(path).expect(path);
            assert!(!file.bytes.is_empty(), "{path} is empty");
            assert_ne!(file.mime, "application/octet-stream", "{path} has no type");
        }
    }

    #[test]
    fn scripts_travel_compressed_and_every_file_has_a_tag_of_its_own() {
        let mut tags = std::collections::BTreeSet::new();
        for file in paths().filter_map(asset) {
            assert!(tags.insert(file.tag), "{} has the tag of another file", file.path);
            let is_script = file.path.ends_with(".js") && file.bytes.len() > 10_000;
            assert!(!is_script || file.gzip.is_some(), "{} is not compressed", file.path);
            assert!(file.gzip.is_none_or(|gzip| gzip.len() < file.bytes.len()), "{} grows", file.path);
        }
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        assert_eq!(asset("nothing.html"), None);
        assert_eq!(asset("../Cargo.toml"), None);
    }

    #[test]
    fn only_files_with_a_hash_in_their_name_are_kept_for_ever() {
        assert!(!is_immutable("index.html"));
        assert!(paths().filter(|path| is_immutable(path)).all(|path| path.contains('-')));
    }
}
