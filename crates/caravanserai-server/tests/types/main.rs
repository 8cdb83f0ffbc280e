//! The browser's types, the schemas and the description of the API are generated from our sources; stale ones fail here.

mod openapi;
mod typescript;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use caravanserai_server::api;
use serde_json::{Value, json};
use ts_rs::{Config, TS};

fn export<T: TS + 'static>(into: &Path) {
    T::export_all(&Config::default().with_out_dir(into)).expect("types can be written");
}

/// What is about ratings, statistics and deals of the day.
fn generate_contests(into: &Path) {
    export::<api::Board>(into);
    export::<api::Statistics>(into);
    export::<api::Daily>(into);
    export::<api::DailyBoard>(into);
}

/// What is about people.
fn generate_people(into: &Path) {
    export::<api::Account>(into);
    export::<api::Desk>(into);
    export::<api::Fresh>(into);
    export::<api::Lobby>(into);
    export::<api::Privacy>(into);
    export::<api::Profile>(into);
    export::<api::Whom>(into);
    export::<api::SignUp>(into);
    export::<api::LogIn>(into);
    export::<api::ChangePassword>(into);
    export::<api::ChangeEmail>(into);
    export::<api::Reset>(into);
    export::<api::Claim>(into);
    export::<api::Confirm>(into);
    export::<api::NewToken>(into);
    export::<api::Notices>(into);
    export::<api::NewPush>(into);
    export::<api::NewWebhook>(into);
    export::<api::ChangeMail>(into);
    export::<api::Follow>(into);
    export::<api::Asked>(into);
    export::<api::PressLink>(into);
    export::<api::Report>(into);
    export::<api::Ban>(into);
    export::<api::Announce>(into);
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
    generate_people(into);
    generate_contests(into);
    export::<api::Open>(into);
    export::<api::Sit>(into);
    export::<api::Again>(into);
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

/// The schemas of each folder of types, and the description of the API with those that are of no game.
fn describe(types: &Path, into: &Path) {
    let mut found = BTreeMap::new();
    files(types, types, &mut found);
    let mut folders: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, text) in found {
        let folder = path.parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
        folders.entry(folder.unwrap_or_else(|| "api".to_owned())).or_default().push(text);
    }
    let read = |(folder, files): (String, Vec<String>)| (folder, typescript::schemas(files.iter().map(String::as_str)));
    let folders: BTreeMap<String, BTreeMap<String, Value>> = folders.into_iter().map(read).collect();
    fs::create_dir_all(into).expect("schemas can be written");
    let write = |name: &str, value: &Value| {
        let text = serde_json::to_string_pretty(value).expect("a schema is JSON") + "\n";
        fs::write(into.join(name), text).expect("schemas can be written");
    };
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let games: Vec<&str> = folders.keys().map(String::as_str).filter(|folder| *folder != "api").collect();
    write("openapi.json", &openapi::document(&sources, &folders["api"], &games));
    for (folder, types) in folders {
        write(&format!("{folder}.json"), &json!({"$defs": types}));
    }
}

/// Generates anew what is kept in this folder, and fails if that is not what was kept.
fn compare(kept: &Path, fresh: &Path, generate: impl Fn(&Path)) {
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let _ = fs::remove_dir_all(kept);
        generate(kept);
    }
    let _ = fs::remove_dir_all(fresh);
    generate(fresh);
    let (mut ours, mut theirs) = (BTreeMap::new(), BTreeMap::new());
    files(fresh, fresh, &mut ours);
    files(kept, kept, &mut theirs);
    assert!(ours.len() > 3, "only {} files were generated", ours.len());
    let stale: Vec<_> = ours.keys().chain(theirs.keys()).filter(|path| ours.get(*path) != theirs.get(*path)).collect();
    assert!(stale.is_empty(), "{} is stale: run `cargo xtask types` ({stale:?})", kept.display());
}

#[test]
fn the_browsers_types_are_ours() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let fresh = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    compare(&house.join("../../web/src/types"), &fresh.join("types"), generate);
    let types = fresh.join("types");
    compare(&house.join("schemas"), &fresh.join("schemas"), |into| describe(&types, into));
}
