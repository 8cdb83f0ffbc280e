//! The browser's types are generated from ours; stale ones fail here.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use caravanserai_server::api;
use ts_rs::{Config, TS};

fn export<T: TS + 'static>(into: &Path) {
    T::export_all(&Config::default().with_out_dir(into)).expect("types can be written");
}

/// Writes everything the browser needs. Each game has a folder of its own, for games use the same words.
fn generate(into: &Path) {
    export::<api::Me>(into);
    export::<api::Rename>(into);
    export::<api::Games>(into);
    export::<api::House>(into);
    export::<api::Replay>(into);
    export::<tabletop_host::Course>(into);
    export::<api::Learner>(into);
    export::<api::Lesson>(into);
    export::<api::Failed>(into);
    export::<api::Open>(into);
    export::<api::Sit>(into);
    export::<api::Tables>(into);
    export::<api::FromServer>(into);
    export::<api::ToServer>(into);
    let morgenland = into.join("morgenland");
    export::<morgenland::Setup>(&morgenland);
    export::<morgenland::View>(&morgenland);
    export::<morgenland::Ask>(&morgenland);
    export::<morgenland::Action>(&morgenland);
    export::<morgenland::Event>(&morgenland);
    export::<morgenland::Illegal>(&morgenland);
    let morgenland_cards = into.join("morgenland-cards");
    export::<morgenland_cards::Setup>(&morgenland_cards);
    export::<morgenland_cards::View>(&morgenland_cards);
    export::<morgenland_cards::Ask>(&morgenland_cards);
    export::<morgenland_cards::Action>(&morgenland_cards);
    export::<morgenland_cards::Event>(&morgenland_cards);
    export::<morgenland_cards::Illegal>(&morgenland_cards);
    let five_tribes = into.join("five-tribes");
    export::<five_tribes::Setup>(&five_tribes);
    export::<five_tribes::View>(&five_tribes);
    export::<five_tribes::Ask>(&five_tribes);
    export::<five_tribes::Action>(&five_tribes);
    export::<five_tribes::Event>(&five_tribes);
    export::<five_tribes::Illegal>(&five_tribes);
    export::<five_tribes::Study>(&five_tribes);
    export::<five_tribes::Studied>(&five_tribes);
}

/// Every file below a folder, by its path from there.
fn files(folder: &Path, from: &Path, found: &mut BTreeMap<PathBuf, String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            files(&path, from, found);
        } else {
            let text = fs::read_to_string(&path).expect("types are text");
            found.insert(path.strip_prefix(from).expect("it lies below").to_owned(), text);
        }
    }
}

#[test]
fn the_browsers_types_are_ours() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&kept);
        generate(&kept);
    }
    let fresh = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("types");
    let _ = fs::remove_dir_all(&fresh);
    generate(&fresh);
    let (mut ours, mut theirs) = (BTreeMap::new(), BTreeMap::new());
    files(&fresh, &fresh, &mut ours);
    files(&kept, &kept, &mut theirs);
    assert!(ours.len() > 20, "only {} types were generated", ours.len());
    let stale: Vec<_> = ours.keys().chain(theirs.keys()).filter(|path| ours.get(*path) != theirs.get(*path)).collect();
    assert!(stale.is_empty(), "web/src/types is stale: run `cargo xtask types` ({stale:?})");
}
