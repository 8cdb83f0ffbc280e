//! The store fails and comes back: nothing that was accepted is lost, no socket is closed, nobody has to restart anything.

use std::time::Duration;

use caravanserai_server::{
    Database,
    api::{FromServer, RefusalCode},
};
use futures_util::future::join_all;
use serde_json::json;
use tokio::time::timeout;
use trial_postgres::Postgres;

use crate::{
    house::{House, Kind, on_both},
    http::{Guest, request},
    player::Player,
};

impl House {
    pub(crate) async fn is_ready(&self) -> bool {
        let ready = request(self.address, "GET /ready", "", "").await;
        assert_eq!(ready.json()["ready"], ready.status == 200, "{}", ready.body);
        ready.status == 200
    }

    pub(crate) async fn until_ready(&self, wanted: bool) {
        for _ in 0..3000 {
            if self.is_ready().await == wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the house does not become ready, or does not say that it is not");
    }
}

impl Player {
    /// Answers until an answer, or one of a bot, cannot be stored; returns the keys of those that were taken.
    pub(crate) async fn until_not_stored(&mut self, house: &House, tag: &str) -> Vec<String> {
        let mut taken = Vec::new();
        for number in 0..20_000 {
            while timeout(Duration::from_millis(300), self.until(Player::is_asked)).await.is_err() {
                if !house.is_ready().await {
                    return taken;
                }
            }
            let question = self.question.clone().unwrap();
            let choice = &question.options[number % question.options.len()];
            let key = format!("{tag}-{number}");
            let said = json!({"type": "answer", "key": key, "asked": question.asked, "action": choice.action});
            match self.say(&said).await {
                FromServer::Accepted { .. } => taken.push(key),
                FromServer::Refused { refusal, .. } if refusal.code == RefusalCode::NotStored => return taken,
                other => panic!("{other:?}"),
            }
            self.until(|player| player.asked != Some(question.asked)).await;
            assert!(!self.is_over(), "the game was too short");
        }
        panic!("everything was stored")
    }
}

pub(crate) async fn stored(house: &House, table: &str, keys: &[String]) {
    let mut backend = house.backend().await;
    for key in keys {
        let found =
            backend.number("SELECT COUNT(*) FROM played WHERE table_id || key = $1", &format!("{table}{key}")).await;
        assert_eq!(found, 1, "{key} was accepted, and is stored {found} times");
    }
}

pub(crate) const LONG: &str =
    r#"{"game": "morgenland", "setup": {"players": 3, "length": "full"}, "seats": ["me", "bot", "bot"]}"#;

/// A disk runs full while many play, so that steps are taken in together, and is given space again. Only root can mount a small
/// disk; others skip this test.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_that_is_given_space_goes_on_without_a_restart() {
    use std::process::Command;

    let disk = tempfile::TempDir::new().unwrap();
    let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=6m", "tmpfs"]).arg(disk.path()).output();
    if !mounted.is_ok_and(|it| it.status.success()) {
        let is_root = Command::new("id").arg("-u").output().is_ok_and(|it| it.stdout == b"0\n");
        assert!(!is_root || std::env::var("THOROUGH").is_err(), "root cannot mount a small disk here");
        println!("left out: only root can mount a small disk");
        return;
    }
    let house = House::open_with(|config| config.database = Database::in_folder(disk.path()));
    let mut all = Vec::new();
    for _ in 0..16 {
        let guest = Guest::new(house.address).await;
        let table = guest.open_table(LONG).await;
        let mut player = Player::join(&guest, &table).await;
        player.choose(0).await;
        all.push((guest, table, player));
    }
    let filler = disk.path().join("filler");
    // As much as there is: the write fails when the disk is full.
    let _ = std::fs::write(&filler, vec![1; 8 << 20]);
    let played = all.iter_mut().map(|(_, _, player)| player.until_not_stored(&house, "full"));
    let taken = join_all(played).await;
    house.until_ready(false).await;
    assert_eq!(request(house.address, "GET /health", "", "").await.status, 200);
    for (guest, table, _) in &all {
        assert_eq!(
            guest.get(&format!("/tables/{table}")).await.json()["status"],
            "playing",
            "what is stored can be read"
        );
    }
    std::fs::remove_file(&filler).unwrap();
    house.until_ready(true).await;
    for ((_, table, player), taken) in all.iter_mut().zip(&taken) {
        for number in 0..3 {
            player.choose(number).await;
        }
        stored(&house, table, taken).await;
    }
    drop(house);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let _ = Command::new("umount").arg("-l").arg(disk.path()).status();
}

/// The database is stopped and started in the middle of a game: the sockets stay open, and the game goes on.
#[tokio::test]
async fn a_database_that_was_away_is_found_again() {
    let Some(mut postgres) = Postgres::start() else { return };
    let url = postgres.database();
    let house = House::open_with(|config| config.database = url.parse().unwrap());
    let guest = Guest::new(house.address).await;
    let table = guest.open_table(LONG).await;
    let mut player = Player::join(&guest, &table).await;
    let mut taken = Vec::new();
    for stop in ["stop fast", "stop immediate"] {
        player.choose(0).await;
        postgres.tell(stop);
        taken.extend(player.until_not_stored(&house, &stop.replace(' ', "-")).await);
        house.until_ready(false).await;
        postgres.tell("start");
        house.until_ready(true).await;
        player.choose(0).await;
    }
    stored(&house, &table, &taken).await;
}

on_both! {
    /// Another process has taken the table over and raised its fence: the answer is not stored before the table is read again,
    /// and the player notices nothing.
    async fn a_conflict_reads_again_and_closes_no_socket(kind: Kind) {
        let house = House::open_on(kind);
        let guest = Guest::new(house.address).await;
        let table = guest.open_table(LONG).await;
        let (mut player, mut watcher) = (Player::join(&guest, &table).await, Player::watch(house.address, &table).await);
        for number in 0..6 {
            house.meddle("UPDATE tables SET fence = fence + 1").await;
            player.choose(number).await;
        }
        watcher.until(|watcher| watcher.v > 3).await;
        let doubled = "SELECT COUNT(*) - COUNT(DISTINCT n) FROM played WHERE table_id = $1";
        assert_eq!(house.number(doubled, &table).await, 0);
        assert_eq!(Player::join(&guest, &table).await.play().await.goodbye, None);
    }
}
