//! Backups, restored houses, and what lies beside a file.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::*;
use crate::store::{backup, examine, restore};

/// A house in this file, where a person of this name is known.
async fn house(file: &Path, name: &str) -> Store {
    let store = Store::open(&Database::Sqlite(file.to_owned()), Use::Alone).await.unwrap();
    let guest = Deed::Guest { id: "harun".parse().unwrap(), name: name.into(), token: [7; 32], label: String::new() };
    store.write(vec![guest]).await.unwrap();
    store
}

/// The file, or another one whose name begins like it.
fn beside(file: &Path, end: &str) -> PathBuf {
    format!("{}{end}", file.display()).into()
}

/// What a house leaves behind in this file when it is killed.
async fn killed(file: &Path, name: &str) {
    let folder = TempDir::new().unwrap();
    let living = folder.path().join("inn.db");
    let _store = house(&living, name).await;
    for end in ["", "-wal"] {
        fs::copy(beside(&living, end), beside(file, end)).unwrap();
    }
}

/// A backup of a house.
async fn saved(folder: &Path, name: &str) -> PathBuf {
    let (file, copy) = (folder.join("saved.db"), folder.join("backup"));
    house(&file, name).await.close().await;
    backup(&Database::Sqlite(file), &copy).await.unwrap();
    copy
}

async fn run(file: &Path, statements: &'static str) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true).foreign_keys(false);
    let mut link = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(statements).execute(&mut link).await.unwrap();
    link.close().await.unwrap();
}

async fn names(file: &Path) -> Vec<String> {
    let mut link = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.unwrap();
    sqlx::query_scalar("SELECT name FROM people").fetch_all(&mut link).await.unwrap()
}

#[tokio::test]
async fn the_log_of_a_lost_house_does_not_get_into_a_restored_one() {
    let folder = TempDir::new().unwrap();
    let (file, copy) = (folder.path().join("inn.sqlite"), saved(folder.path(), "Harun").await);
    killed(&file, "Somebody else").await;
    fs::remove_file(&file).unwrap();
    let log = fs::read(beside(&file, "-wal")).unwrap();
    let aside = restore(&copy, &Database::Sqlite(file.clone())).await.unwrap();
    assert_eq!(names(&file).await, ["Harun"]);
    assert_eq!(aside, [beside(&file, "-wal.old")]);
    assert_eq!(fs::read(&aside[0]).unwrap(), log, "it is moved aside, not deleted");
}

#[tokio::test]
async fn houses_beside_each_other_have_files_of_their_own() {
    let folder = TempDir::new().unwrap();
    let (one, other) = (folder.path().join("inn.db"), folder.path().join("inn.test"));
    let copy = saved(folder.path(), "Harun").await;
    killed(&one, "Killed").await;
    restore(&copy, &Database::Sqlite(other.clone())).await.unwrap();
    let open = async |file: &Path| Store::open(&Database::Sqlite(file.to_owned()), Use::Alone).await.unwrap();
    let both = (open(&one).await, open(&other).await);
    assert_eq!((names(&one).await, names(&other).await), (vec!["Killed".to_owned()], vec!["Harun".to_owned()]));
    both.0.close().await;
    both.1.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_under_two_names_has_one_server() {
    let (folder, elsewhere) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let link = elsewhere.path().join("link.db");
    std::os::unix::fs::symlink(folder.path().join("inn.db"), &link).unwrap();
    // The link leads to a file that is not there before the house is opened.
    for first in [&link, &folder.path().join("inn.db")] {
        let store = Store::open(&Database::Sqlite(first.clone()), Use::Alone).await.unwrap();
        for second in [&link, &folder.path().join("inn.db")] {
            let again = Store::open(&Database::Sqlite(second.clone()), Use::Alone).await;
            assert!(matches!(again, Err(StoreError::Taken { .. })), "{}", second.display());
        }
        store.close().await;
    }
}

#[tokio::test]
async fn a_database_without_tables_is_no_house() {
    let folder = TempDir::new().unwrap();
    let (nothing, bare) = (folder.path().join("nothing.db"), folder.path().join("bare.db"));
    fs::write(&nothing, "").unwrap();
    run(&bare, "PRAGMA user_version = 1").await;
    for file in [&nothing, &bare] {
        let (house, copy) = (Database::Sqlite(folder.path().join("new.db")), folder.path().join("copy"));
        assert!(matches!(restore(file, &house).await, Err(StoreError::Empty { .. })), "{}", file.display());
        let saved = backup(&Database::Sqlite(file.clone()), &copy).await;
        assert!(matches!(saved, Err(StoreError::Empty { .. })), "{}", file.display());
        assert!(!copy.exists() && !beside(&copy, ".part").exists(), "nothing is left");
    }
    // A house is opened in such a file, but not where there was one before.
    house(&bare, "Harun").await.close().await;
    fs::remove_file(&bare).unwrap();
    run(&bare, "PRAGMA user_version = 1").await;
    let database = Database::Sqlite(bare);
    assert!(matches!(Store::open(&database, Use::Alone).await, Err(StoreError::Lost { .. })));
    assert!(examine(&database).await.iter().any(|finding| !finding.well && finding.said.id == "store-lost"));
}

#[tokio::test]
async fn a_house_without_its_schema_or_its_view_is_damaged() {
    let folder = TempDir::new().unwrap();
    for (name, damage) in [("schema", "DELETE FROM house"), ("played", "DROP VIEW played")] {
        let file = folder.path().join(format!("{name}.db"));
        house(&file, "Harun").await.close().await;
        run(&file, damage).await;
        let opened = Store::open(&Database::Sqlite(file), Use::Alone).await.map(|_| ()).unwrap_err();
        assert!(matches!(&opened, StoreError::Corrupt { why, .. } if why.contains(name)), "{opened}");
    }
}

/// As after a kill or on a full disk: what was begun is thrown away and begun again.
#[tokio::test]
async fn what_was_begun_and_broken_off_can_be_done_again() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("inn.db");
    for part in ["backup.part", "inn.db.part"] {
        fs::write(folder.path().join(part), "half of it").unwrap();
    }
    let copy = saved(folder.path(), "Harun").await;
    restore(&copy, &Database::Sqlite(file.clone())).await.unwrap();
    assert_eq!(names(&file).await, ["Harun"]);
    let left = fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().file_name().into_string().unwrap());
    let left: Vec<_> = left.filter(|name| name.contains("part")).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[tokio::test]
async fn a_backup_that_cannot_be_copied_leaves_nothing_in_postgres() {
    let Some(url) = trial_postgres::shared() else { return };
    let (database, folder) = (url.parse().unwrap(), TempDir::new().unwrap());
    let kept = kept_in(Database::in_folder(folder.path()), TempDir::new().unwrap()).await;
    let (good, bad) = (folder.path().join("good"), folder.path().join("bad"));
    backup(&kept.database, &good).await.unwrap();
    fs::copy(&good, &bad).unwrap();
    run(&bad, "UPDATE chairs SET person = 'nobody' WHERE seat = 0").await;
    fs::write(folder.path().join("good.restoring"), "half of it").unwrap();
    restore(&bad, &database).await.unwrap_err();
    restore(&good, &database).await.unwrap();
    let kept = Kept { store: Store::open(&database, Use::Alone).await.unwrap(), database, ..kept };
    assert_eq!(kept.complaint().await, None);
    let left = fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().file_name().into_string().unwrap());
    assert!(!left.into_iter().any(|name| name.contains("restoring")));
}

/// What cannot be looked at is not taken for a place where a house could be made.
#[tokio::test]
async fn the_doctor_gives_no_all_clear_for_what_cannot_be_looked_at() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let findings = examine(&Database::Sqlite(file.join("inn.db"))).await;
    assert!(findings.iter().any(|finding| !finding.well && finding.said.id == "doctor-unseen"));
    let findings = examine(&Database::Sqlite(folder.path().join("none/inn.db"))).await;
    assert!(findings.iter().all(|finding| finding.well));
}
