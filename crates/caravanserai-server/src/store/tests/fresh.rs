//! Steps that are taken in first and filed later are stored like all others.

use super::*;
use crate::store::writer::QUIET;

/// A step of the game in `kept`.
fn step(kept: &Kept, n: usize, fence: i64) -> Vec<Deed> {
    let answered = Some((tabletop::Seat::default(), format!("key{n}").parse().unwrap()));
    let step = StoredStep { n, answered, action: "a".into(), draws: Vec::new(), digest: "d".into() };
    vec![Deed::Step { table: kept.table.clone(), fence, step }]
}

/// Four writes that come at once.
async fn write(kept: &Kept, steps: [(usize, i64); 4]) -> Vec<Result<(), StoreError>> {
    futures_util::future::join_all(steps.map(|(n, fence)| kept.store.write(step(kept, n, fence)))).await
}

/// The numbers of the steps that are read, the deal not among them.
async fn read(kept: &Kept) -> Vec<String> {
    let keys = kept.store.game(&kept.table).await.unwrap().keys;
    keys.iter().skip(1).map(|(_, key)| key.to_string()[3..].to_owned()).collect()
}

/// How many steps are taken in and not filed.
async fn taken_in(kept: &Kept) -> i64 {
    let Database::Sqlite(file) = &kept.database else { return 0 };
    let mut link = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.unwrap();
    sqlx::query_scalar("SELECT COUNT(*) FROM fresh").fetch_one(&mut link).await.unwrap()
}

fn is_sqlite(kept: &Kept) -> bool {
    matches!(kept.database, Database::Sqlite(_))
}

#[tokio::test]
async fn what_is_taken_in_is_read_refused_and_filed_like_everything() {
    for kept in kept().await {
        assert!(write(&kept, [(2, 0), (3, 0), (4, 0), (5, 0)]).await.iter().all(Result::is_ok));
        assert_eq!(taken_in(&kept).await, if is_sqlite(&kept) { 4 } else { 0 });
        assert_eq!(read(&kept).await, ["2", "3", "4", "5"]);
        for n in [1, 2, 5] {
            let again = kept.store.write(step(&kept, n, 0)).await;
            assert!(matches!(again, Err(StoreError::Conflict)), "{n}: {again:?}");
        }
        kept.store.write(step(&kept, 6, 0)).await.unwrap();
        assert_eq!(read(&kept).await, ["2", "3", "4", "5", "6"], "whatever was filed before");
        let deadline = tokio::time::Instant::now() + 40 * QUIET;
        while taken_in(&kept).await > 0 {
            assert!(tokio::time::Instant::now() < deadline, "they are filed when nothing more comes");
            tokio::time::sleep(QUIET / 4).await;
        }
        assert_eq!(read(&kept).await, ["2", "3", "4", "5", "6"]);
    }
}

#[tokio::test]
async fn among_those_taken_in_together_only_the_wrong_one_is_refused() {
    for kept in kept().await {
        let outcomes = write(&kept, [(2, 0), (3, 7), (4, 0), (5, 0)]).await;
        assert!(matches!(outcomes[1], Err(StoreError::Conflict)), "the fence is another one: {outcomes:?}");
        assert_eq!(read_all(&kept).await, 3, "{outcomes:?}");
        let outcomes = write(&kept, [(1, 0), (6, 0), (7, 0), (8, 0)]).await;
        assert!(matches!(outcomes[0], Err(StoreError::Conflict)), "it is filed already: {outcomes:?}");
        assert_eq!(read_all(&kept).await, 6, "{outcomes:?}");
    }
}

/// How many steps there are after the first two; here they have a gap.
async fn read_all(kept: &Kept) -> usize {
    let table = kept.table.as_str().into();
    kept.store.readers.rows(crate::store::sql::STEPS, vec![table]).await.unwrap().len() - 2
}

#[tokio::test]
async fn many_are_filed_while_more_come() {
    for kept in kept().await {
        for n in (2..402).step_by(4) {
            assert!(write(&kept, [(n, 0), (n + 1, 0), (n + 2, 0), (n + 3, 0)]).await.iter().all(Result::is_ok));
        }
        assert!(taken_in(&kept).await < 70);
        assert_eq!(read(&kept).await, (2..402).map(|n| n.to_string()).collect::<Vec<_>>());
    }
}

/// The store was not closed, as after a kill.
#[tokio::test]
async fn what_was_taken_in_is_filed_at_the_next_start() {
    for kept in kept().await.into_iter().filter(is_sqlite) {
        assert!(write(&kept, [(2, 0), (3, 0), (4, 0), (5, 0)]).await.iter().all(Result::is_ok));
        let Database::Sqlite(file) = &kept.database else { unreachable!("it is a file") };
        let folder = TempDir::new().unwrap();
        let copy = folder.path().join(file.file_name().unwrap());
        for end in ["", "-wal"] {
            let named = |file: &std::path::Path| format!("{}{end}", file.display());
            std::fs::copy(named(file), named(&copy)).unwrap();
        }
        let database = Database::Sqlite(copy);
        let kept = Kept { store: Store::open(&database, Use::Alone).await.unwrap(), database, ..kept };
        assert_eq!((taken_in(&kept).await, read(&kept).await.len()), (0, 4));
        let again = kept.store.write(step(&kept, 5, 0)).await;
        assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    }
}

/// A row that doubles a filed step is dropped. One that contradicts it, or belongs to no table, does not keep the house shut; the
/// table that it contradicts is broken, and says so.
#[tokio::test]
async fn a_bad_row_among_those_taken_in_harms_its_own_table_alone() {
    const AGAIN: &str = "INSERT INTO fresh (table_id, n, seat, key, action, draws, digest, at) \
         SELECT table_id, n, seat, key, action, draws, digest, at FROM steps WHERE n = 1";
    for mut kept in kept().await.into_iter().filter(is_sqlite) {
        for (damage, left, complains) in [
            (AGAIN.to_owned(), 0, false),
            (format!("{AGAIN}; {AGAIN}; UPDATE fresh SET n = 2"), 0, false),
            (
                AGAIN.replace(
                    "table_id, n, seat, key, action, draws, digest, at FROM",
                    "'no', n, seat, key, action, draws, digest, at FROM",
                ),
                1,
                false,
            ),
            (
                AGAIN.replace("seat, key, action, draws, digest, at FROM", "seat, key, 'b', draws, digest, at FROM"),
                2,
                true,
            ),
        ] {
            kept.store.close().await;
            kept.damage(&damage).await;
            kept.store = Store::open(&kept.database, Use::Alone).await.unwrap();
            assert_eq!(taken_in(&kept).await, left, "{damage}");
            let complaint = kept.complaint().await;
            assert_eq!(complaint.is_some(), complains, "{damage}: {complaint:?}");
            kept.store.write(vec![Deed::Rename { id: "harun".parse().unwrap(), name: "H".into() }]).await.unwrap();
        }
        assert!(kept.complaint().await.unwrap().contains("table thetable"));
    }
}

/// Every load of a table looks through all of them.
#[test]
fn no_more_than_a_few_thousand_wait_to_be_filed() {
    let mut fresh = crate::store::fresh::Fresh::default();
    let step = StoredStep { n: 1, answered: None, action: "a".into(), draws: Vec::new(), digest: "d".into() };
    for n in 0..4096 {
        assert!(!fresh.is_due(), "{n}");
        let table = format!("table{n}").parse().unwrap();
        fresh.add(&[(&table, 0, &step)]);
    }
    assert!(fresh.is_due());
}

/// A house keeps the steps of years. Frequent queries must read only the steps of the tables concerned.
#[tokio::test]
async fn nothing_that_is_asked_often_reads_all_steps() {
    use crate::store::sql;
    let kept = kept().await.remove(0);
    let Database::Sqlite(file) = &kept.database else { panic!("the first is a file") };
    let mut link = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.unwrap();
    for asked in [
        sql::STEPS,
        sql::ALL_STEPS,
        sql::TABLE,
        sql::TABLES_OF,
        sql::PUBLIC,
        sql::FINISHED,
        sql::RUNNING,
        sql::WITH_BOTS,
        sql::WAITING_SINCE,
        sql::RUNNING_SINCE,
        sql::FINISHED_SINCE,
        sql::REMOVE,
    ] {
        let plan = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {asked}"));
        let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(plan).fetch_all(&mut link).await.unwrap();
        let scans = |(_, _, _, what): &(i64, i64, i64, String)| what == "SCAN steps" || what.contains("AUTOMATIC");
        assert!(!plan.iter().any(scans), "{asked}: {plan:?}");
    }
}
