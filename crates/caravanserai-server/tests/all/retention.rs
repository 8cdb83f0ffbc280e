//! Tables where nothing happens are put away; others are not.

use std::time::Duration;

use caravanserai_server::{Keep, Steward, examine, export};

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    player::Player,
};

const DAY: u64 = 24 * 60 * 60;

/// The time this many days ago, in milliseconds of UTC.
fn days_ago(days: u64) -> u128 {
    let then = std::time::SystemTime::now() - Duration::from_secs(days * DAY);
    then.duration_since(std::time::UNIX_EPOCH).unwrap().as_millis()
}

impl House {
    async fn until_gone(&self, guest: &Guest, table: &str) {
        // Not by asking for the table: one that somebody visits is not put away.
        while self.number("SELECT COUNT(*) FROM tables WHERE removed IS NULL AND id = $1", table).await == 1 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(guest.get(&format!("/tables/{table}")).await.code(), "no-table");
    }
}

on_both! {
    async fn what_nobody_comes_back_to_is_put_away(kind: Kind) {
        let mut house = House::open_on(kind);
        let guest = Guest::new(house.address).await;
        let waits = guest.open(r#"["me", "open", "open"]"#).await;
        let waits_shortly = guest.open(r#"["me", "open", "open"]"#).await;
        let two = Guest::new(house.address).await;
        let mut games = Vec::new();
        for _ in 0..2 {
            let table = guest.open(r#"["me", "open", "bot"]"#).await;
            two.sit(&table).await;
            games.push(table);
        }
        let over = guest.open(r#"["bot", "bot", "bot"]"#).await;
        Player::watch(house.address, &over).await.until(Player::is_over).await;
        house.stop().await;
        let [long, shortly] = games.try_into().unwrap();
        let (old, recent) = (days_ago(100), days_ago(80));
        house.meddle(&format!("UPDATE tables SET opened = {old} WHERE id <> '{waits_shortly}'")).await;
        house.meddle(&format!("UPDATE tables SET ended = {old} WHERE id = '{over}'")).await;
        house.forge(&format!("UPDATE steps SET at = {old} WHERE table_id <> '{shortly}'")).await;
        house.meddle(&format!("UPDATE tables SET opened = {recent} WHERE id = '{waits_shortly}'")).await;
        let days = |days: u64| Some(Duration::from_secs(days * DAY));
        house.config.keep = Keep { waiting: days(90), running: days(90), finished: None };
        house.reopen().await;
        let guest = Guest { house: house.address, ..guest };
        for table in [&waits, &long] {
            house.until_gone(&guest, table).await;
        }
        let listed = guest.get("/me/tables").await.json()["tables"].as_array().unwrap().len();
        assert_eq!(listed, 2, "the one that waits shortly, and the game that goes on");
        for (table, status) in [(&waits_shortly, "waiting"), (&shortly, "playing"), (&over, "over")] {
            assert_eq!(guest.get(&format!("/tables/{table}")).await.json()["status"], status);
        }
        assert!(examine(&house.config.database).await.iter().all(|it| it.well), "nothing is broken by it");
        assert!(house.number("SELECT COUNT(*) FROM played WHERE table_id = $1", &long).await > 0, "steps stay");
        let mut steward = Steward::open(&house.config.database).await.unwrap();
        steward.bring_back(&long).await.unwrap();
        assert!(steward.bring_back(&long).await.is_err(), "it is there");
        assert!(steward.bring_back("nowhere").await.is_err());
        steward.close().await;
        assert_eq!(guest.get(&format!("/tables/{long}")).await.json()["status"], "playing");
        house.stop().await;
        house.config.keep.finished = days(90);
        house.reopen().await;
        let guest = Guest { house: house.address, ..guest };
        // Finished games are put away last, so the others were looked at before.
        house.until_gone(&guest, &over).await;
        assert_eq!(guest.get(&format!("/tables/{long}")).await.json()["status"], "playing", "it is not put away again");
    }
}

on_both! {
    /// While a house is closed nobody can play, and nobody can ever play on in a frozen game.
    async fn what_nobody_could_come_back_to_is_kept(kind: Kind) {
        let mut house = House::open_on(kind);
        let guest = Guest::new(house.address).await;
        let waits = guest.open(r#"["me", "open", "open"]"#).await;
        let (plays, frozen) = (guest.open(r#"["me", "bot", "bot"]"#).await, guest.open(r#"["me", "bot", "bot"]"#).await);
        let over = guest.open(r#"["bot", "bot", "bot"]"#).await;
        for table in [&plays, &frozen] {
            let mut player = Player::join(&guest, table).await;
            player.choose(0).await;
            player.until(|player| player.question.is_some()).await;
        }
        Player::watch(house.address, &over).await.until(Player::is_over).await;
        house.stop().await;
        let (closed, long_before) = (days_ago(100), days_ago(195));
        house.meddle(&format!("UPDATE beats SET at = {closed}")).await;
        house.meddle(&format!("UPDATE tables SET opened = {closed}")).await;
        house.meddle(&format!("UPDATE tables SET ended = {long_before} WHERE id = '{over}'")).await;
        house.meddle(&format!("UPDATE tables SET opened = {long_before} WHERE id IN ('{over}', '{frozen}')")).await;
        let forged = format!("UPDATE steps SET digest = '0123456789abcdef' WHERE n = 1 AND table_id = '{frozen}'");
        let aged = format!("UPDATE steps SET at = {long_before} WHERE table_id IN ('{over}', '{frozen}')");
        house.forge(&format!("{forged}; {aged}; UPDATE steps SET at = {closed} WHERE table_id = '{plays}'")).await;
        let days = |days: u64| Some(Duration::from_secs(days * DAY));
        house.config.keep = Keep { waiting: days(90), running: days(90), finished: days(90) };
        house.reopen().await;
        let guest = Guest { house: house.address, ..guest };
        // Finished games are put away last, so the others were looked at before.
        house.until_gone(&guest, &over).await;
        for (table, status) in [(&waits, "waiting"), (&plays, "playing"), (&frozen, "playing")] {
            assert_eq!(guest.get(&format!("/tables/{table}")).await.json()["status"], status);
        }
        assert!(export(&house.config.database, &frozen).await.is_ok_and(|it| it.up_to == Some(1)));
    }
}
