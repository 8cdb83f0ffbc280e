//! A database that was damaged: every value that cannot be read is an error that names its table.

mod fresh;
mod keeping;
mod stalls;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection, sqlite::SqliteConnectOptions};
use tabletop::Ranking;
use tabletop_host::{Level, TableId, games};
use tempfile::TempDir;
use words::{Language, Locale, Reader};

use super::{Database, Deed, Person, Store, StoreError, StoredStep, Use, writer::FOLD_AFTER};
use crate::sheet::{Chair, Sheet};

/// A store under test. Holding the folder keeps it from being removed.
struct Kept {
    folder: TempDir,
    database: Database,
    store: Store,
    table: TableId,
}

/// An empty place of each kind.
fn places(folder: &TempDir) -> Vec<Database> {
    let postgres = trial_postgres::shared().map(|url| url.parse().unwrap());
    [Database::in_folder(folder.path())].into_iter().chain(postgres).collect()
}

/// In each kind of store one finished game of a person and a bot, dealt and with one step.
async fn kept() -> Vec<Kept> {
    let mut all = Vec::new();
    let folder = TempDir::new().unwrap();
    for database in places(&folder) {
        all.push(kept_in(database, TempDir::new().unwrap()).await);
    }
    // The first is kept in this folder.
    all[0].folder = folder;
    all
}

async fn kept_in(database: Database, folder: TempDir) -> Kept {
    let store = Store::open(&database, Use::Alone).await.unwrap();
    let (table, person): (TableId, _) = ("thetable".parse().unwrap(), "harun".parse().unwrap());
    let person = Person { id: person, name: "Harun".into() };
    let sheet = Sheet {
        id: table.clone(),
        game: games()[0].name,
        setup: String::new(),
        owner: person,
        seed: [1; 32],
        bot_seed: [2; 32],
        level: Level::Hard,
        chairs: vec![Chair::Person { id: "harun".parse().unwrap(), name: "Harun".into() }, Chair::Bot],
        added: vec![(tabletop::Seat::default(), [5; 16])],
        absent: Vec::new(),
        returning: tabletop::Seats::NONE,
        clock: None,
        clocks: None,
        dealt: true,
        frozen: false,
        fence: 0,
        node: None,
        public: false,
        stakes: crate::stakes::Stakes::Friendly,
        ratings: Vec::new(),
        ranking: None,
        again: None,
    };
    let step = |n, answered| StoredStep { n, answered, action: "a".into(), draws: vec![3, 4], digest: "d".into() };
    let answered = Some((tabletop::Seat::default(), "key".parse().unwrap()));
    let deeds = vec![
        Deed::Guest { id: sheet.owner.id.clone(), name: "Harun".into(), token: [7; 32], label: String::new() },
        Deed::Open { sheet: Box::new(sheet), rules: 1 },
        Deed::Step { table: table.clone(), fence: 0, step: step(0, None) },
        Deed::Step { table: table.clone(), fence: 0, step: step(1, answered) },
        Deed::End { table: table.clone(), ranking: Ranking::by_points(&[2, 1]) },
    ];
    store.write(deeds).await.unwrap();
    Kept { folder, database, store, table }
}

impl Kept {
    /// Damages it; `x''` stands for bytes.
    async fn damage(&self, statement: &str) {
        match &self.database {
            Database::Sqlite(file) => {
                let options = SqliteConnectOptions::new().filename(file).foreign_keys(false);
                let mut link = SqliteConnection::connect_with(&options).await.unwrap();
                let free =
                    "DROP TRIGGER IF EXISTS steps_are_never_changed; DROP TRIGGER IF EXISTS steps_are_never_removed;";
                sqlx::raw_sql(AssertSqlSafe(format!("{free}{statement}"))).execute(&mut link).await.unwrap();
            }
            Database::Postgres(url) => {
                let mut link = PgConnection::connect(url).await.unwrap();
                let statement = statement.replace("x'", "'\\x");
                let free = "SET session_replication_role = replica;";
                sqlx::raw_sql(AssertSqlSafe(format!("{free}{statement}"))).execute(&mut link).await.unwrap();
            }
        }
    }

    /// The error with which the table cannot be read, if there is one.
    async fn complaint(&self) -> Option<String> {
        let sheet = self.store.sheet(&self.table).await.map(|sheet| sheet.is_some());
        let game = self.store.game(&self.table).await.map(|_| ());
        sheet.err().or(game.err()).map(|why| why.to_string())
    }
}

/// While more and more is written, the log is folded into the file, so it does not grow for ever; and all of it is there.
#[tokio::test]
async fn the_log_is_folded_into_the_file_while_more_is_written() {
    let folder = TempDir::new().unwrap();
    let Database::Sqlite(file) = Database::in_folder(folder.path()) else { panic!("a file is usual") };
    let store = Store::open(&Database::Sqlite(file.clone()), Use::Alone).await.unwrap();
    let guest = |n: usize| {
        let mut token = [0; 32];
        token[..8].copy_from_slice(&n.to_be_bytes());
        Deed::Guest { id: format!("guest{n}").parse().unwrap(), name: format!("{n}"), token, label: String::new() }
    };
    let most = FOLD_AFTER + FOLD_AFTER / 4;
    for some in (0..most).collect::<Vec<_>>().chunks(50) {
        store.write(some.iter().copied().map(guest).collect()).await.unwrap();
    }
    // What stands in the file itself, without its log.
    let alone = folder.path().join("alone.db");
    let options = SqliteConnectOptions::new().filename(&alone).immutable(true);
    let count = async |options: &SqliteConnectOptions| -> usize {
        let mut link = SqliteConnection::connect_with(options).await.unwrap();
        let counted: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM people").fetch_one(&mut link).await.unwrap_or(0);
        counted.try_into().unwrap()
    };
    let soon = async {
        loop {
            std::fs::copy(&file, &alone).unwrap();
            if count(&options).await >= FOLD_AFTER {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), soon).await.expect("it is folded soon");
    assert_eq!(count(&SqliteConnectOptions::new().filename(&file)).await, most);
    store.close().await;
}

#[tokio::test]
async fn what_was_stored_is_read_back() {
    for kept in kept().await {
        assert!(kept.folder.path().is_dir());
        assert_eq!(kept.complaint().await, None);
        let sheet = kept.store.sheet(&kept.table).await.unwrap().unwrap();
        assert_eq!((sheet.level, sheet.chairs.len(), sheet.dealt), (Level::Hard, 2, true));
        assert_eq!(sheet.ranking, Some(Ranking::by_points(&[2, 1])));
        let game = kept.store.game(&kept.table).await.unwrap();
        assert_eq!((game.deal.draws, game.steps.len()), (vec![3, 4], 1));
        assert_eq!(game.keys, [(tabletop::Seat::default(), "key".parse().unwrap())]);
    }
}

#[tokio::test]
async fn a_value_that_cannot_be_read_is_an_error_with_the_tables_name() {
    for (damage, column, why) in [
        ("UPDATE tables SET game = 'goose'", "game", "no game `goose`"),
        ("UPDATE tables SET level = 'divine'", "level", "divine"),
        ("UPDATE tables SET owner = 'no one'", "owner", "a person's id is"),
        ("UPDATE tables SET seed = x'00'", "seed", "32 bytes"),
        ("UPDATE tables SET bot_seed = x''", "bot_seed", "32 bytes"),
        ("UPDATE tables SET ranking = 'first'", "ranking", "expected"),
        ("UPDATE tables SET ranking = '[1]'", "ranking", "chairs"),
        ("UPDATE tables SET ranking = NULL", "ranking", "ended"),
        ("UPDATE tables SET ended = NULL", "ranking", "ended"),
        ("UPDATE chairs SET kind = 'throne' WHERE seat = 1", "kind", "`throne`"),
        ("UPDATE chairs SET person = NULL", "person", "NULL"),
        ("UPDATE chairs SET person = 'nobody here' WHERE seat = 0", "person", "a person's id is"),
        ("UPDATE chairs SET person = 'nobody' WHERE seat = 0", "name", "NULL"),
        ("UPDATE chairs SET seat = 7 WHERE seat = 1", "seat", "chair 7"),
        ("DELETE FROM chairs WHERE seat = 0", "seat", "chair 1"),
        ("UPDATE steps SET n = 5 WHERE n = 1", "n", "step 5"),
        ("UPDATE steps SET seat = 0 WHERE n = 0", "seat", "deal"),
        ("UPDATE steps SET seat = NULL WHERE n = 1", "seat", "NULL"),
        ("UPDATE steps SET seat = 300 WHERE n = 1", "seat", "no such seat"),
        ("UPDATE steps SET key = NULL WHERE n = 1", "key", "NULL"),
        ("UPDATE steps SET key = '' WHERE n = 1", "key", "a key is"),
        ("UPDATE steps SET draws = '3 four' WHERE n = 1", "draws", "not a number"),
        ("UPDATE steps SET draws = '-1' WHERE n = 0", "draws", "not a number"),
        ("DELETE FROM steps", "n", "deal is missing"),
    ] {
        for kept in kept().await {
            kept.damage(damage).await;
            let complaint = kept.complaint().await.unwrap_or_else(|| panic!("`{damage}` was not noticed"));
            assert!(complaint.starts_with(&format!("the `{column}` of table thetable")), "{damage}: {complaint}");
            assert!(complaint.to_lowercase().contains(&why.to_lowercase()), "{damage}: {complaint}");
        }
    }
}

#[tokio::test]
async fn a_person_who_cannot_be_read_is_not_taken_for_another() {
    for kept in kept().await {
        assert_eq!(kept.store.caller([7; 32]).await.unwrap().unwrap().person.name, "Harun");
        kept.damage("UPDATE people SET id = 'no one'; UPDATE tokens SET person = 'no one'").await;
        let complaint = kept.store.caller([7; 32]).await.unwrap_err().to_string();
        assert!(complaint.starts_with("the `id` of a person cannot be read"), "{complaint}");
    }
}

/// In one commit, what conflicts is refused and takes nothing else with it; nothing is stored twice or by halves.
#[tokio::test]
async fn a_conflict_takes_no_other_write_with_it() {
    for kept in kept().await {
        let step = |n, fence, key: &str| {
            let answered = Some((tabletop::Seat::default(), key.parse().unwrap()));
            let step = StoredStep { n, answered, action: "a".into(), draws: Vec::new(), digest: "d".into() };
            Deed::Step { table: kept.table.clone(), fence, step }
        };
        let rename = |name: &str| Deed::Rename { id: "harun".parse().unwrap(), name: name.into() };
        let (store, person) = (&kept.store, [7; 32]);
        let outcomes = tokio::join!(
            store.write(vec![step(2, 0, "two")]),
            store.write(vec![rename("Nobody"), step(2, 0, "other")]),
            store.write(vec![step(3, 1, "fenced")]),
            store.write(vec![step(3, 0, "three")]),
        );
        assert!(outcomes.0.is_ok() && outcomes.3.is_ok(), "{outcomes:?}");
        for refused in [outcomes.1, outcomes.2] {
            assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        }
        assert_eq!(store.caller(person).await.unwrap().unwrap().person.name, "Harun", "all of a write or nothing");
        let keys: Vec<String> =
            store.game(&kept.table).await.unwrap().keys.iter().map(|(_, key)| key.to_string()).collect();
        assert_eq!(keys, ["key", "two", "three"]);
    }
}

#[test]
fn every_broken_store_is_told_in_every_language() {
    let (place, why) = (|| "inn.db".to_owned(), || "it rained".to_owned());
    let all = [
        StoreError::Folder { folder: "inn".into(), why: std::io::Error::other("it rained") },
        StoreError::Taken { place: place() },
        StoreError::Newer { place: place(), found: 9, known: 5 },
        StoreError::NotDurable { what: "fsync", found: "off".into(), wanted: "on" },
        StoreError::Corrupt { place: place(), why: why() },
        StoreError::Foreign { place: place(), why: why() },
        StoreError::Lost { place: place(), lock: "inn.lock".into() },
        StoreError::Occupied { place: place() },
        StoreError::Empty { place: place() },
        StoreError::Outdated { place: place(), found: 9, known: 10 },
        StoreError::Unreachable { place: place(), why: why() },
        StoreError::Down(why()),
        StoreError::Failed(why()),
    ];
    for language in Language::ALL {
        let locale = Locale::shared(language, &["common", "server"]).unwrap();
        for error in &all {
            let (text, faults) = locale.faults(&error.said(), &Reader::default());
            assert!(faults.is_empty() && text.ends_with('.'), "{text}: {faults:?}");
        }
    }
}
