use caravanserai_server::{SCHEMA, StartError, StoreError, api::RefusalCode};
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    house::{House, config, start},
    http::Guest,
    player::Player,
};

impl House {
    /// Does something to the database behind the server's back.
    async fn meddle(&self, statement: &'static str) {
        self.database().await.execute(statement).await;
    }

    /// Has the store written down that this game is over?
    pub(crate) async fn ended(&self, table: &str) -> bool {
        let mut database = self.database().await;
        let row = sqlx::query_scalar("SELECT ended IS NOT NULL FROM tables WHERE id = $1").bind(table.to_owned());
        row.fetch_one(&mut database.0).await.unwrap()
    }

    /// Waits until the store has so many steps of this table, the deal among them.
    async fn until_stored(&self, table: &str, steps: i64) {
        let mut database = self.database().await;
        loop {
            let count = sqlx::query_scalar("SELECT COUNT(*) FROM steps WHERE table_id = $1").bind(table.to_owned());
            if count.fetch_one(&mut database.0).await.is_ok_and(|stored: i64| stored >= steps) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    async fn database(&self) -> Database {
        let options = SqliteConnectOptions::new().filename(self.config.data.join("caravanserai.db"));
        Database(SqliteConnection::connect_with(&options).await.unwrap())
    }
}

struct Database(SqliteConnection);

impl Database {
    async fn execute(&mut self, statement: &'static str) {
        sqlx::raw_sql(statement).execute(&mut self.0).await.unwrap();
    }
}

#[tokio::test]
async fn one_folder_has_one_server() {
    let house = House::open();
    let (runtime, second) = start(&house.config);
    runtime.shutdown_background();
    let refused = second.err().expect("a second server is refused");
    assert!(matches!(refused, StartError::Store(StoreError::Taken { .. })));
    assert!(refused.to_string().contains("another server already uses the data folder"), "{refused}");
}

#[tokio::test]
async fn one_port_has_one_server() {
    let house = House::open();
    let folder = tempfile::TempDir::new().unwrap();
    let mut other = config(folder.path().to_owned());
    other.port = house.address.port();
    let (runtime, second) = start(&other);
    runtime.shutdown_background();
    let refused = second.err().expect("the port is taken").to_string();
    assert_eq!(refused, format!("port {} taken", house.address.port()));
}

#[tokio::test]
async fn a_newer_database_is_refused_and_left_alone() {
    let mut house = House::open();
    house.stop().await;
    house.meddle("INSERT INTO house (schema) VALUES (999)").await;
    let (runtime, newer) = start(&house.config);
    runtime.shutdown_background();
    let refused = newer.err().expect("a newer database is refused");
    assert!(matches!(refused, StartError::Store(StoreError::Newer { found: 999, known: SCHEMA })), "{refused}");
    assert!(refused.to_string().contains("newer version"), "{refused}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let (runtime, started) = start(&config(file));
    runtime.shutdown_background();
    let refused = started.err().expect("a file is no folder").to_string();
    assert!(refused.contains("cannot be used") && refused.contains("--data DIR"), "{refused}");
    let garbage = folder.path().join("caravanserai.db");
    std::fs::write(&garbage, "this is no database, but it is long enough to be taken for one".repeat(100)).unwrap();
    let (runtime, started) = start(&config(folder.path().to_owned()));
    runtime.shutdown_background();
    let refused = started.err().expect("this is no database").to_string();
    assert!(refused.contains("the database failed") && refused.contains("not a database"), "{refused}");
}

#[tokio::test]
async fn steps_can_only_be_added() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["bot", "bot", "bot"]"#).await;
    Player::watch(house.address, &table).await.until(Player::is_over).await;
    let mut database = house.database().await;
    for statement in ["UPDATE steps SET action = 'keep'", "DELETE FROM steps"] {
        let refused = sqlx::raw_sql(statement).execute(&mut database.0).await.unwrap_err().to_string();
        assert!(refused.contains("a step is never"), "{refused}");
    }
}

/// A disk that is full: the one who answered is told that it was not stored, nobody else hears anything, and when there
/// is room again the same answer is taken.
#[tokio::test]
async fn what_cannot_be_stored_is_told_to_nobody() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["me", "open", "open"]"#).await;
    other.sit(&table).await;
    let mut player = Player::join(&one, &table).await;
    let mut watcher = Player::watch(house.address, &table).await;
    watcher.hear().await;

    let full = "CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END";
    house.meddle(full).await;
    let refused = other.post(&format!("/tables/{table}/fill"), "").await;
    assert_eq!(refused.code(), "not-owner");
    let refused = one.post(&format!("/tables/{table}/fill"), "").await;
    assert_eq!((refused.status, refused.code().as_str()), (503, "not-stored"));
    assert!(!refused.body.contains("disk"), "what the store says is for the log: {}", refused.body);
    while watcher.hear().await.is_some() {}
    assert!(watcher.frames.iter().all(|frame| frame.contains(r#""status":"waiting""#)), "{:?}", watcher.frames);
    while player.hear().await.is_some() {}

    house.meddle("DROP TRIGGER full").await;
    assert_eq!(one.post(&format!("/tables/{table}/fill"), "").await.json()["status"], "playing");
    let mut player = Player::join(&one, &table).await;
    player.until(|player| player.question.is_some()).await;
    let mut watcher = Player::watch(house.address, &table).await;
    watcher.until(|watcher| watcher.v > 0).await;
    let (heard, question) = (watcher.frames.len(), player.question.clone().unwrap());
    // The deal, and what the bot has answered in secret: after that it owes nothing that could fail to be stored.
    house.until_stored(&table, 2).await;

    house.meddle(full).await;
    let refusal = player.refused(question.asked, question.options[0].action.clone()).await;
    assert_eq!(refusal.code, RefusalCode::NotStored);
    while watcher.hear().await.is_some() {}
    assert_eq!(watcher.frames.len(), heard, "nobody heard of it: {:?}", &watcher.frames[heard..]);

    house.meddle("DROP TRIGGER full").await;
    let mut player = Player::join(&one, &table).await;
    player.until(|player| player.question.is_some()).await;
    assert_eq!(player.question, Some(question), "the question still stands");
    player.choose(0).await;
}

/// A record that these rules do not replay is refused without a word of what was played; other tables go on.
#[tokio::test]
async fn a_record_that_does_not_replay_betrays_nothing() {
    let mut house = House::open();
    let guest = Guest::new(house.address).await;
    let (broken, sound) = (guest.open(r#"["bot", "bot", "bot"]"#).await, guest.open(r#"["bot", "bot", "bot"]"#).await);
    for table in [&broken, &sound] {
        Player::watch(house.address, table).await.until(Player::is_over).await;
    }
    house.stop().await;
    house.meddle("DROP TRIGGER steps_are_never_changed").await;
    let change = "UPDATE steps SET action = 'place 1 djinn' WHERE n = 5 AND table_id = $1";
    sqlx::query(change).bind(broken.clone()).execute(&mut house.database().await.0).await.unwrap();
    house.reopen().await;
    let guest = Guest { house: house.address, ..guest };
    let refused = guest.get(&format!("/tables/{broken}")).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "broken"));
    assert!(!refused.body.contains("djinn") && !refused.body.contains("place"), "{}", refused.body);
    assert_eq!(guest.get(&format!("/tables/{sound}")).await.json()["status"], "over");
}

/// A table whose chairs were damaged is refused, and left out where tables are listed; others go on.
#[tokio::test]
async fn a_table_that_cannot_be_read_is_not_guessed_at() {
    let mut house = House::open();
    let guest = Guest::new(house.address).await;
    let (broken, sound) = (guest.open(r#"["me", "open", "bot"]"#).await, guest.open(r#"["me", "open", "bot"]"#).await);
    house.stop().await;
    let change = "UPDATE chairs SET kind = 'throne' WHERE kind = 'bot' AND table_id = $1";
    sqlx::query(change).bind(broken.clone()).execute(&mut house.database().await.0).await.unwrap();
    house.reopen().await;
    let guest = Guest { house: house.address, ..guest };
    let refused = guest.get(&format!("/tables/{broken}")).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "broken"));
    let listed = guest.get("/me/tables").await.json();
    assert_eq!((listed["tables"].as_array().unwrap().len(), &listed["tables"][0]["id"]), (1, &sound.into()));
}
