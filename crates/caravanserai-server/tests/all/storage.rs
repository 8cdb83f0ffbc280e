use caravanserai_server::{Database, SCHEMA, StartError, StoreError, api::RefusalCode};

use crate::{
    house::{House, Kind, config, on_both, start},
    http::Guest,
    player::Player,
};

/// Why a house with this configuration does not open.
fn refused(config: &caravanserai_server::Config) -> StoreError {
    let (runtime, started) = start(config);
    runtime.shutdown_background();
    match started.err().expect("it does not open") {
        StartError::Store(why) => why,
        other => panic!("{other}"),
    }
}

on_both! {
    async fn one_store_has_one_server(kind: Kind) {
        let house = House::open_on(kind);
        assert!(matches!(refused(&house.config), StoreError::Taken { .. }));
        Guest::new(house.address).await;
    }
}

#[tokio::test]
async fn one_port_has_one_server() {
    let house = House::open();
    let folder = tempfile::TempDir::new().unwrap();
    let mut other = config(folder.path());
    other.port = house.address.port();
    let (runtime, second) = start(&other);
    runtime.shutdown_background();
    let refused = second.err().expect("the port is taken").to_string();
    assert_eq!(refused, format!("port {} taken", house.address.port()));
}

on_both! {
    async fn a_newer_database_is_refused_and_left_alone(kind: Kind) {
        let mut house = House::open_on(kind);
        house.stop().await;
        house.meddle("INSERT INTO house (schema) VALUES (999)").await;
        assert!(matches!(refused(&house.config), StoreError::Newer { found: 999, known: SCHEMA, .. }));
        house.meddle("DELETE FROM house WHERE schema = 999").await;
        house.reopen().await;
    }
}

on_both! {
    /// A database of another program is not touched, and one that lost a table is not taken for a house.
    async fn a_database_that_is_no_house_is_refused_and_left_alone(kind: Kind) {
        let mut house = House::open_on(kind);
        house.stop().await;
        house.meddle("ALTER TABLE orders RENAME TO errands").await;
        let why = refused(&house.config);
        assert!(matches!(&why, StoreError::Corrupt { why, .. } if why.contains("`orders` is missing")), "{why}");
        house.meddle("ALTER TABLE house RENAME TO shed").await;
        assert!(matches!(refused(&house.config), StoreError::Foreign { .. }));
        house.meddle("ALTER TABLE shed RENAME TO house; ALTER TABLE errands RENAME TO orders").await;
        house.reopen().await;
    }
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    assert!(matches!(refused(&config(&file)), StoreError::Folder { .. }));
}

/// Each kind of broken file has its own error, and the file is left as it was.
#[tokio::test]
async fn a_broken_file_is_told_apart_and_left_alone() {
    let mut house = House::open();
    let guest = Guest::new(house.address).await;
    for _ in 0..5 {
        let table = guest.open(r#"["bot", "bot", "bot"]"#).await;
        Player::watch(house.address, &table).await.until(Player::is_over).await;
    }
    house.stop().await;
    let Database::Sqlite(file) = house.config.database.clone() else { unreachable!("it is the usual store") };
    let whole = std::fs::read(&file).unwrap();
    let mut damaged = whole.clone();
    damaged[4096 * 4..4096 * 12].fill(0x5a);
    std::fs::write(&file, &damaged).unwrap();
    let why = refused(&house.config);
    assert!(matches!(why, StoreError::Corrupt { .. }), "{why}");
    std::fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let why = refused(&house.config);
    assert!(matches!(why, StoreError::Corrupt { .. }), "{why}");
    let words = "this is no database, but it is long enough to be taken for one".repeat(100);
    std::fs::write(&file, &words).unwrap();
    let why = refused(&house.config);
    assert!(matches!(why, StoreError::Foreign { .. }), "{why}");
    assert_eq!(std::fs::read(&file).unwrap(), words.as_bytes(), "nothing was changed");
    std::fs::write(&file, "").unwrap();
    let why = refused(&house.config);
    assert!(matches!(why, StoreError::Lost { .. }), "{why}");
    std::fs::remove_file(&file).unwrap();
    let why = refused(&house.config);
    assert!(matches!(why, StoreError::Lost { .. }), "{why}");
    std::fs::write(&file, &whole).unwrap();
    house.reopen().await;
    let guest = Guest { house: house.address, ..guest };
    guest.get("/me").await.json();
}

#[test]
fn a_database_that_does_not_answer_is_named_without_its_password() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut config = config(folder.path());
    config.database = "postgres://harun:sesame@127.0.0.1:9/inn".parse().unwrap();
    let why = refused(&config);
    assert!(matches!(why, StoreError::Unreachable { .. }), "{why}");
    assert!(why.to_string().contains("127.0.0.1") && !why.to_string().contains("sesame"), "{why}");
}

/// After a clean stop everything is in the one file, and nobody else may read it.
#[tokio::test]
async fn the_log_is_folded_into_a_private_file() {
    let mut house = House::open();
    let Database::Sqlite(file) = house.config.database.clone() else { unreachable!("it is the usual store") };
    let guest = Guest::new(house.address).await;
    let log = file.with_extension("db-wal");
    assert!(std::fs::metadata(&log).unwrap().len() > 0);
    #[cfg(unix)]
    for file in [&file, &log, &file.with_extension("lock"), &file.with_extension("db-shm")] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(file).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    house.stop().await;
    assert!(!log.exists(), "the log is folded into the file");
    let copy = tempfile::TempDir::new().unwrap();
    std::fs::copy(&file, copy.path().join("caravanserai.db")).unwrap();
    house.config.database = Database::in_folder(copy.path());
    house.reopen().await;
    assert_eq!(Guest { house: house.address, ..guest.clone() }.get("/me").await.json()["id"], guest.id.as_str());
}

on_both! {
async fn steps_can_only_be_added(kind: Kind) {
    let house = House::open_on(kind);
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["bot", "bot", "bot"]"#).await;
    Player::watch(house.address, &table).await.until(Player::is_over).await;
    let mut database = house.backend().await;
    for statement in ["UPDATE steps SET action = 'keep'", "DELETE FROM steps"] {
        let refused = database.run(statement).await.unwrap_err();
        assert!(refused.contains("a step is never"), "{refused}");
    }
}
}

on_both! {
    /// An answer that cannot be stored is refused, nobody else hears anything, and no socket is closed; when there is room
    /// again the same answer is taken.
    async fn what_cannot_be_stored_is_told_to_nobody(kind: Kind) {
        let house = House::open_on(kind);
        let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
        let table = one.open(r#"["me", "open", "open"]"#).await;
        other.sit(&table).await;
        let mut player = Player::join(&one, &table).await;
        let mut watcher = Player::watch(house.address, &table).await;
        watcher.hear().await;

        house.fill_up().await;
        assert_eq!(other.post(&format!("/tables/{table}/fill"), "").await.code(), "not-owner");
        let refused = one.post(&format!("/tables/{table}/fill"), "").await;
        assert_eq!((refused.status, refused.code().as_str()), (503, "not-stored"));
        assert!(!refused.body.contains("room"), "what the store says is for the log: {}", refused.body);
        house.make_room().await;
        assert_eq!(one.post(&format!("/tables/{table}/fill"), "").await.json()["status"], "playing");
        player.until(|player| player.question.is_some()).await;
        watcher.until(|watcher| watcher.v > 0).await;
        // The deal, and what the bot has answered in secret: after that it owes nothing that could fail to be stored.
        house.until_stored(&table, 2).await;

        house.fill_up().await;
        let (heard, question) = (watcher.frames.len(), player.question.clone().unwrap());
        let refusal = player.refused(question.asked, question.options[0].action.clone()).await;
        assert_eq!(refusal.code, RefusalCode::NotStored);
        house.make_room().await;
        assert_eq!(player.question, Some(question), "the question still stands");
        player.choose(0).await;
        let mut second = Player::join(&other, &table).await;
        second.choose(0).await;
        watcher.until(|watcher| watcher.v > 1).await;
        let early = watcher.frames[heard..].iter().filter(|frame| !frame.contains(r#""v":2"#)).count();
        assert!(early <= 2, "nobody heard of what was not stored: {:?}", &watcher.frames[heard..]);
    }
}

on_both! {
/// A table whose chairs were damaged is refused, and left out where tables are listed; others go on.
async fn a_table_that_cannot_be_read_is_not_guessed_at(kind: Kind) {
    let mut house = House::open_on(kind);
    let guest = Guest::new(house.address).await;
    let (broken, sound) = (guest.open(r#"["me", "open", "bot"]"#).await, guest.open(r#"["me", "open", "bot"]"#).await);
    house.stop().await;
    house.meddle(&format!("UPDATE chairs SET kind = 'throne' WHERE kind = 'bot' AND table_id = '{broken}'")).await;
    house.reopen().await;
    let guest = Guest { house: house.address, ..guest };
    let refused = guest.get(&format!("/tables/{broken}")).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "broken"));
    let listed = guest.get("/me/tables").await.json();
    assert_eq!((listed["tables"].as_array().unwrap().len(), &listed["tables"][0]["id"]), (1, &sound.into()));
}
}
