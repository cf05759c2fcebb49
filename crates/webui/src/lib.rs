//! The page, built from `web/` and carried in the binary.

#![forbid(unsafe_code)]

/// Path, type and bytes of every file, sorted by path.
static FILES: &[(&str, &str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The file at a path without leading slash, and its type; the page itself is `index.html`.
pub fn asset(path: &str) -> Option<(&'static [u8], &'static str)> {
    let at = FILES.binary_search_by(|(name, ..)| (*name).cmp(path)).ok()?;
    let (_, mime, bytes) = FILES[at];
    Some((bytes, mime))
}

/// Does the name of the file change with its content, so that it may be kept for ever?
pub fn is_immutable(path: &str) -> bool {
    path.starts_with("assets/")
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, ..)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_and_everything_it_names_is_there() {
        let (page, mime) = asset("index.html").expect("the page");
        assert_eq!(mime, "text/html; charset=utf-8");
        let page = std::str::from_utf8(page).expect("UTF-8");
        let named: Vec<&str> = page.split('"').filter_map(|part| part.strip_prefix("/assets/")).collect();
        assert!(!named.is_empty(), "the page names its script");
        for name in named {
            assert!(asset(&format!("assets/{name}")).is_some(), "assets/{name}");
        }
    }

    #[test]
    fn nothing_is_empty_and_every_type_is_known() {
        for path in paths() {
            let (bytes, mime) = asset(path).expect(path);
            assert!(!bytes.is_empty(), "{path} is empty");
            assert_ne!(mime, "application/octet-stream", "{path} has no type");
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
