//! Admins: by the link of the first start, and from the command line while the house runs.

use caravanserai_server::{Config, Server, Steward};
use serde_json::json;
use tempfile::TempDir;

use crate::{
    house::{House, Kind, config, on_both},
    http::{Guest, PASSWORD},
    player::Player,
};

impl House {
    pub(crate) async fn steward(&self) -> Steward {
        Steward::open(&self.config.database).await.unwrap_or_else(|why| panic!("{why:?}"))
    }
}

/// The first start makes a link that turns one account into an admin, and no later start makes another.
#[tokio::test]
async fn the_first_start_puts_somebody_in_charge() {
    let folder = TempDir::new().unwrap();
    let start = async || Server::start(Config { port: 0, ..config(folder.path()) }).await.unwrap();
    let server = start().await;
    let claim = json!({"link": server.claim().unwrap()}).to_string();
    let guest = Guest::new(server.address()).await;
    assert_eq!(guest.post("/admin/claim", &claim).await.code(), "needs-account");
    guest.sign_up("Host").await;
    assert_eq!(guest.get("/admin").await.code(), "not-admin");
    assert_eq!(guest.post("/admin/claim", r#"{"link": "serai_12"}"#).await.code(), "link-used");
    assert_eq!(guest.post("/admin/claim", &claim).await.json()["admin"], true);
    assert_eq!(guest.post("/admin/claim", &claim).await.code(), "link-used");
    assert_eq!(guest.get("/me").await.json()["admin"], true);
    assert_eq!(guest.get("/admin").await.json()["people"][0]["name"], "Host");
    server.stop().await;
    let server = start().await;
    assert_eq!(server.claim(), None);
    server.stop().await;
}

on_both! {
    /// A ban takes effect on a running house: requests, log-ins and open sockets.
    async fn the_banned_are_sent_away_and_may_come_again(kind: Kind) {
        let house = House::open_on(kind);
        let (harun, other) = (house.account("Harun").await, house.come_in().await);
        let table = harun.open(r#"["me", "open", "bot"]"#).await;
        other.sit(&table).await;
        let mut player = Player::join(&harun, &table).await;
        let mut steward = house.steward().await;
        assert_eq!(steward.ban("nobody", "x").await.unwrap_err().id, "admin-no-person");
        assert_eq!(steward.unban("Harun").await.unwrap_err().id, "admin-not-banned");
        assert_eq!(steward.ban("harun", "he shouts").await.unwrap(), "Harun");
        player.closed().await;
        for answer in [harun.get("/me").await, harun.post("/me", r#"{"name": "Ali"}"#).await] {
            assert_eq!(answer.code(), "banned");
            assert!(answer.body.contains("he shouts"), "{}", answer.body);
        }
        assert_eq!(harun.get(&format!("/tables/{table}/socket")).await.code(), "banned");
        assert_eq!(other.log_in("Harun", PASSWORD).await.err().unwrap().code(), "banned");
        assert_eq!(other.log_in("Harun", "wrong word").await.err().unwrap().code(), "wrong-password");
        steward.unban("Harun").await.unwrap();
        assert_eq!(harun.get("/me").await.json()["name"], "Harun");
        Player::join(&harun, &table).await.choose(0).await;
        steward.ban(&other.id, "a guest").await.unwrap();
        assert_eq!(other.get("/me").await.code(), "banned", "guests are banned by their id");
        steward.close().await;
    }
}

on_both! {
    /// A password is reset by a link that works once; all earlier sessions end.
    async fn a_password_is_reset_by_link(kind: Kind) {
        let house = House::open_on(kind);
        let harun = house.account("Harun").await;
        let mut steward = house.steward().await;
        let (first, second) = (steward.reset("Harun").await.unwrap(), steward.reset("Harun").await.unwrap());
        let guest = house.come_in().await;
        let set = async |link: &str, password: &str| {
            guest.post("/account/reset", &json!({"link": link, "password": password}).to_string()).await
        };
        assert_eq!(set(&first, "a new password").await.code(), "link-used", "another one was made since");
        assert_eq!(set(&second, "short").await.code(), "bad-password", "it is not used up by this");
        let back = Guest::known(house.address, &set(&second, "a new password").await);
        assert_eq!(back.id, harun.id);
        assert_eq!(harun.get("/me").await.code(), "bad-token");
        let again = json!({"link": second, "password": "a third password"}).to_string();
        assert_eq!(house.come_in().await.post("/account/reset", &again).await.code(), "link-used");
        assert!(house.come_in().await.log_in("Harun", "a new password").await.is_ok());
        steward.close().await;
    }
}

on_both! {
    /// Tables and people are deleted while the house runs; everybody reads an announcement.
    async fn tables_and_people_are_taken_away(kind: Kind) {
        let house = House::open_on(kind);
        let (harun, ann) = (house.account("Harun").await, house.account("Ann").await);
        let (gone, stays) = (harun.open(r#"["me", "bot", "bot"]"#).await, harun.open(r#"["me", "open", "open"]"#).await);
        let mut player = Player::join(&harun, &gone).await;
        player.choose(0).await;
        let mut watcher = Player::join(&ann, &stays).await;
        watcher.hear().await;
        let mut steward = house.steward().await;
        assert_eq!(steward.tables().await.unwrap().len(), 2);
        steward.delete_table(&gone).await.unwrap();
        player.closed().await;
        assert_eq!(harun.get(&format!("/tables/{gone}")).await.code(), "no-table");
        assert_eq!(steward.delete_table(&gone).await.unwrap_err().id, "export-none");
        assert_eq!(steward.delete_person("Harun").await.unwrap(), "Harun");
        watcher.until(|player| player.table.as_ref().unwrap().seats[0].name.is_none()).await;
        assert_eq!(harun.get("/me").await.code(), "bad-token");
        steward.announce("The well is being cleaned.").await.unwrap();
        let told = ann.get("/house").await.json()["announcements"].clone();
        assert_eq!(told[0]["said"], "The well is being cleaned.");
        steward.withdraw(told[0]["id"].as_str().unwrap()).await.unwrap();
        assert_eq!(ann.get("/house").await.json()["announcements"], json!([]));
        steward.close().await;
    }
}

on_both! {
    /// Reports reach the admins, in the browser and at the command line, and are closed once.
    async fn reports_are_seen_to(kind: Kind) {
        let house = House::open_on(kind);
        let (ann, bob) = (house.account("Ann").await, house.come_in().await);
        let table = bob.open(r#"["me", "open", "open"]"#).await;
        for (body, code) in [
            (json!({"name": "Ann", "why": " "}), "bad-text"),
            (json!({"name": "Ann", "why": "x".repeat(1001)}), "bad-text"),
            (json!({"name": "Nobody", "why": "x"}), "no-person"),
            (json!({"table": table, "seat": 2, "why": "x"}), "no-person"),
            (json!({"table": "nowhere", "why": "x"}), "no-table"),
            (json!({"why": "x"}), "no-person"),
        ] {
            assert_eq!(bob.post("/reports", &body.to_string()).await.code(), code, "{body}");
        }
        let about_bob = json!({"table": table, "seat": 0, "why": "he shouts"}).to_string();
        assert_eq!(bob.post("/reports", &about_bob).await.code(), "yourself");
        assert_eq!(ann.post("/reports", &about_bob).await.status, 204);
        assert_eq!(ann.post("/reports", &json!({"table": table, "why": "rude"}).to_string()).await.status, 204);
        let mut steward = house.steward().await;
        let reports = steward.reports().await.unwrap();
        assert_eq!(reports[0].person.as_ref().unwrap().0, bob.id);
        assert_eq!((reports[1].person.as_ref(), reports[1].table.as_deref()), (None, Some(table.as_str())));
        steward.close_report(&reports[0].id).await.unwrap();
        assert_eq!(steward.close_report(&reports[0].id).await.unwrap_err().id, "admin-no-report");
        assert_eq!(steward.make_admin(&bob.id).await.unwrap_err().id, "admin-no-account");
        steward.make_admin("Ann").await.unwrap();
        let desk = ann.get("/admin").await.json();
        assert_eq!(desk["reports"][0]["why"], "rude");
        let id = desk["reports"][0]["id"].as_str().unwrap().to_owned();
        assert_eq!(bob.delete(&format!("/admin/reports/{id}")).await.code(), "needs-account");
        assert_eq!(ann.delete(&format!("/admin/reports/{id}")).await.status, 204);
        assert_eq!(ann.delete(&format!("/admin/reports/{id}")).await.code(), "no-such-thing");
        assert_eq!(ann.post("/admin/bans", &json!({"id": bob.id, "why": "enough"}).to_string()).await.status, 204);
        assert_eq!(bob.get("/me").await.code(), "banned");
        assert_eq!(ann.post("/admin/bans", &json!({"id": bob.id}).to_string()).await.status, 204);
        assert_eq!(bob.get("/me").await.status, 200);
        steward.close().await;
    }
}

on_both! {
    /// Guests who left nothing behind are deleted after a month, others are forgotten later, and recent visitors stay.
    async fn guests_are_forgotten_in_time(kind: Kind) {
        let mut house = House::open_on(kind);
        let (stranger, player, today) = (house.come_in().await, house.come_in().await, house.come_in().await);
        let account = house.account("Harun").await;
        let table = player.open(r#"["me", "open", "open"]"#).await;
        let long_ago = |days: i64| 1_700_000_000_000_i64 - days;
        house.meddle(&format!("UPDATE people SET since = {}", long_ago(0))).await;
        for id in [&stranger.id, &player.id, &account.id] {
            house.meddle(&format!("UPDATE tokens SET used = {} WHERE person = '{id}'", long_ago(0))).await;
        }
        house.stop().await;
        house.reopen().await;
        let here = |guest: &Guest| Guest { house: house.address, ..guest.clone() };
        for _ in 0..100 {
            if house.number("SELECT COUNT(*) FROM people WHERE id = $1 AND gone IS NULL", &player.id).await == 0 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        assert_eq!(house.number("SELECT COUNT(*) FROM people WHERE id = $1", &stranger.id).await, 0);
        let seats = here(&today).get(&format!("/tables/{table}")).await.json()["seats"][0].clone();
        assert_eq!((&seats["kind"], &seats["name"]), (&json!("open"), &json!(null)), "somebody else may sit down");
        assert_eq!(here(&today).get("/me").await.json()["id"], today.id.as_str());
        assert_eq!(here(&player).get("/me").await.code(), "bad-token");
        assert!(here(&today).log_in("Harun", PASSWORD).await.is_ok(), "accounts stay");
    }
}

#[tokio::test]
async fn a_store_that_is_not_there_is_told() {
    let folder = TempDir::new().unwrap();
    let none = Steward::open(&caravanserai_server::Database::in_folder(folder.path())).await;
    assert_eq!(none.err().unwrap().id, "admin-no-house");
}

#[tokio::test]
async fn the_hosts_own_words_about_privacy_are_shown() {
    let house = House::open_with(|config| config.privacy = Some("We keep nothing.".into()));
    let privacy = house.come_in().await.get("/privacy").await.json();
    assert_eq!((&privacy["text"], &privacy["guest_days"]), (&json!("We keep nothing."), &json!(365)));
}
