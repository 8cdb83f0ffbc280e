//! Houses that were stored by earlier versions can be continued.

use std::{fs, path::PathBuf};

use caravanserai_server::{Database, SCHEMA};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection, sqlite::SqliteConnectOptions};
use tabletop_host::{Table, games};

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    player::Player,
};

/// A house as version 0.1.0 left it: running games of every kind, one that waits for players, and one that is over. The
/// token is that of the one guest it knew.
const OLD: &str = include_str!("../stores/0.1.0/house.sql");
const TOKEN: &str = "serai_a0e0f30986b8f940994514c379a28e617d547d814d27f6b1b8cb0f938819fe5e";

/// The same house as a store of this kind kept it in this schema. A new schema needs its dumps: the house of the schema before,
/// opened once, then `sqlite3 FILE .dump` or `pg_dump --inserts --no-owner --no-privileges` without its comments. In
/// `PostgreSQL` a process that attended a table was killed there; in `SQLite` one that had not filed all steps of a table.
fn dump(kind: Kind, schema: u32) -> String {
    let folder = match (kind, schema) {
        (Kind::Sqlite, 2) => "0.1.0".to_owned(),
        (Kind::Sqlite, _) => format!("schema-{schema}"),
        (Kind::Postgres, _) => format!("postgres-{schema}"),
    };
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/stores").join(folder).join("house.sql");
    let missing = |why| panic!("the dump of schema {schema} is missing: {}: {why}", file.display());
    fs::read_to_string(&file).unwrap_or_else(missing)
}

async fn old_house() -> (House, Guest) {
    house_of(Kind::Sqlite, OLD).await
}

async fn house_of(kind: Kind, dump: &str) -> (House, Guest) {
    let dump = sqlx::raw_sql(AssertSqlSafe(dump.to_owned()));
    let house = match kind {
        Kind::Sqlite => {
            let mut house = House::open();
            house.stop().await;
            let Database::Sqlite(file) = house.config.database.clone() else { unreachable!("it is the usual store") };
            fs::remove_file(&file).unwrap();
            let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true).foreign_keys(false);
            let mut database = SqliteConnection::connect_with(&options).await.unwrap();
            dump.execute(&mut database).await.unwrap();
            database.close().await.unwrap();
            house.reopen().await;
            house
        }
        Kind::Postgres => {
            let url = trial_postgres::shared().expect("it was asked before");
            let mut database = PgConnection::connect(&url).await.unwrap();
            dump.execute(&mut database).await.unwrap();
            database.close().await.unwrap();
            House::open_with(|config| config.database = url.parse().unwrap())
        }
    };
    let guest = Guest { house: house.address, token: TOKEN.to_owned(), id: "hpegsr1b0j1rq5at".to_owned() };
    (house, guest)
}

on_both! {
    /// A house of any schema so far is brought up to date and shows every table; one of its games goes on.
    async fn a_house_of_every_schema_is_brought_up_to_date(kind: Kind) {
        let first = match kind {
            Kind::Sqlite => 1,
            Kind::Postgres => 5,
        };
        for schema in first..=SCHEMA {
            let (house, guest) = house_of(kind, &dump(kind, schema)).await;
            let listed = guest.get("/me/tables").await.json()["tables"].as_array().unwrap().clone();
            assert_eq!(listed.len(), TABLES.len(), "schema {schema}");
            let before = house.number("SELECT COUNT(*) FROM played WHERE table_id = $1", TABLES[0].0).await;
            let mut player = Player::join(&guest, TABLES[0].0).await;
            player.choose(0).await;
            house.until_stored(TABLES[0].0, before + 1).await;
            let highest = house.number("SELECT MAX(schema) FROM house WHERE $1 <> ''", "any").await;
            assert_eq!(highest, i64::from(SCHEMA));
        }
    }
}

/// Nothing is read from a house of another schema, and nothing in it is changed to do so: its host is told what to do.
#[tokio::test]
async fn nothing_is_exported_from_a_house_that_was_not_brought_up_to_date() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("old.db");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true).foreign_keys(false);
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(dump(Kind::Sqlite, SCHEMA - 1))).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let told = caravanserai_server::export(&Database::Sqlite(file), TABLES[0].0).await.map(|_| ()).unwrap_err();
    assert_eq!(told.id, "admin-older");
}

impl House {
    async fn bot_steps(&self, table: &str) -> i64 {
        self.number("SELECT COUNT(*) FROM played WHERE table_id = $1 AND key LIKE 'bot-%'", table).await
    }
}

/// The tables of the old house, by id: what is played there, and how far it had come.
const TABLES: [(&str, &str, &str); 5] = [
    ("gtmjh6fb9pchxypw", "morgenland", "playing"),
    ("rf3k7h2vxyb101sk", "morgenland", "playing"),
    ("c2ynqr5fav9kww46", "morgenland-cards", "playing"),
    ("393c22gwjqgsskem", "five-tribes", "playing"),
    ("nme56jv1nsm4khz3", "morgenland", "waiting"),
];

/// Each is listed under the name its game has now, and played on with bots by the rules it was begun with.
#[tokio::test]
async fn tables_of_the_last_version_go_on() {
    let (house, guest) = old_house().await;
    let listed = guest.get("/me/tables").await.json()["tables"].as_array().unwrap().clone();
    assert_eq!(listed.len(), TABLES.len());
    for (id, game, status) in TABLES {
        let table = listed.iter().find(|table| table["id"] == id).unwrap();
        assert_eq!((&table["game"], &table["status"]), (&game.into(), &status.into()), "{id}");
        assert!(table["setup"].as_str().unwrap().starts_with("rules=1 "), "{table}");
        let before = house.bot_steps(id).await;
        if status == "waiting" {
            assert_eq!(guest.post(&format!("/tables/{id}/fill"), "").await.json()["status"], "playing");
        }
        let mut player = Player::join(&guest, id).await;
        let mut number = 0;
        while !player.is_over() && (number < 8 || house.bot_steps(id).await < before + 5) {
            player.choose(number * 5).await;
            player.until(|player| player.question.is_some() || player.is_over()).await;
            number += 1;
        }
        assert!(number > 0 && house.bot_steps(id).await >= before + 5, "{id}: the bots played, too");
    }
}

/// A finished game under a former name still has its record, which replays.
#[tokio::test]
async fn a_record_of_the_last_version_replays() {
    let (_house, guest) = old_house().await;
    let over = guest.get("/tables/3m3v7326djhf96n4").await.json();
    assert_eq!((&over["game"], &over["status"]), (&"morgenland-cards".into(), &"over".into()));
    let record = guest.get("/tables/3m3v7326djhf96n4/record").await.body;
    let replayed = Table::from_record(&record).unwrap();
    assert_eq!(serde_json::json!(replayed.ranking()), over["ranking"]);
}

/// New tables are played by the newest rules, and a former name of a game opens a table of it.
#[tokio::test]
async fn new_tables_have_the_newest_rules() {
    let (house, guest) = old_house().await;
    for game in games() {
        for name in [game.name].iter().chain(game.former_names) {
            let seats = vec!["open"; game.usual_seats.into()];
            let wish = serde_json::json!({"game": name, "seats": seats});
            let opened = guest.post("/tables", &wish.to_string()).await.json();
            assert_eq!(opened["game"], game.name);
            let newest = opened["setup"].as_str().unwrap().starts_with(&format!("rules={} ", game.rules));
            // The toy has only ever had one number and does not name it.
            assert!(newest || game.name == "bazaar", "{opened}");
            let rules = house.number("SELECT rules FROM tables WHERE id = $1", opened["id"].as_str().unwrap()).await;
            assert_eq!(rules, i64::from(game.rules));
        }
    }
}
