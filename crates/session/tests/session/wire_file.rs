//! `web/src/wire.ts` is what the page is built against: compared here, rewritten under `UPDATE_EXPECT=1`.

use std::path::Path;

#[test]
fn the_types_of_the_page_are_the_types_on_the_wire() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let made = session::typescript::file();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("the folder");
        std::fs::write(&file, &made).expect("written");
    }
    let there = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(made == there, "web/src/wire.ts is out of date: UPDATE_EXPECT=1 cargo test -p session");
}
