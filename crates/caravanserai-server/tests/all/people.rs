//! Accounts: how a guest becomes one, logs in elsewhere, and is forgotten.

use std::time::Duration;

use caravanserai_server::{Rate, Rates, api::Registration};
use serde_json::json;

use crate::{
    house::{House, Kind, on_both},
    http::{Guest, PASSWORD, request},
    player::Player,
};

impl House {
    pub(crate) async fn come_in(&self) -> Guest {
        Guest::new(self.address).await
    }

    /// An account of this name.
    pub(crate) async fn account(&self, name: &str) -> Guest {
        let guest = self.come_in().await;
        let made = guest.sign_up(name).await;
        assert_eq!(made.status, 200, "{}", made.body);
        guest
    }
}

/// The error code of a failed log-in.
async fn refused(guest: &Guest, name: &str, password: &str) -> String {
    guest.log_in(name, password).await.err().expect("it is refused").code()
}

on_both! {
    /// A guest in mid-game becomes an account, plays on, and finds the game in another browser.
    async fn a_guest_becomes_an_account_and_keeps_everything(kind: Kind) {
        let house = House::open_on(kind);
        let guest = house.come_in().await;
        let table = guest.open(r#"["me", "bot", "bot"]"#).await;
        let mut player = Player::join(&guest, &table).await;
        player.choose(0).await;
        let made = guest.sign_up("Dinarzad").await.json();
        assert_eq!((&made["id"], &made["name"], &made["account"]), (&json!(guest.id), &json!("Dinarzad"), &json!(true)));
        player.until(|player| player.table.as_ref().unwrap().seats[0].name.as_deref() == Some("Dinarzad")).await;
        player.choose(0).await;
        assert_eq!(guest.sign_up("Another").await.code(), "has-account");
        let elsewhere = house.come_in().await.log_in("dinarzad", PASSWORD).await.ok().unwrap();
        assert_eq!(elsewhere.id, guest.id);
        let tables = elsewhere.get("/me/tables").await.json();
        assert_eq!((&tables["tables"][0]["id"], &tables["tables"][0]["seats"][0]["you"]), (&json!(table), &json!(true)));
        assert_eq!(elsewhere.delete("/session").await.status, 204);
        assert_eq!(elsewhere.get("/me").await.code(), "bad-token");
        assert_eq!(guest.get("/me").await.json()["name"], "Dinarzad", "the other browser stays");
    }
}

on_both! {
    /// A name is taken if it looks like another one; of two people who sign up at the same moment one gets it.
    async fn no_two_accounts_look_alike(kind: Kind) {
        let house = House::open_on(kind);
        let (one, other) = (house.come_in().await, house.come_in().await);
        let (first, second) = tokio::join!(one.sign_up("Paul"), other.sign_up("Раul"));
        let mut statuses = [first.status, second.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{} {}", first.body, second.body);
        let late = if first.status == 409 { (first, &one) } else { (second, &other) };
        assert_eq!(late.0.code(), "name-in-use");
        for name in ["PAUL", "Pau l", "pau1"] {
            assert_eq!(late.1.sign_up(name).await.code(), "name-in-use", "{name}");
            let rename = late.1.post("/me", &json!({"name": name}).to_string()).await;
            assert_eq!(rename.code(), "name-in-use", "a guest does not pass for an account either: {name}");
        }
        assert_eq!(late.1.sign_up("Paula").await.status, 200);
        assert_eq!(late.1.post("/me", r#"{"name": "Paul"}"#).await.code(), "name-in-use");
        assert_eq!(late.1.post("/me", r#"{"name": "Pauline"}"#).await.json()["name"], "Pauline");
        assert!(house.come_in().await.log_in("Pauline", PASSWORD).await.is_ok(), "it is known by its new name");
    }
}

#[tokio::test]
async fn what_makes_no_account_is_told() {
    let house = House::open();
    let guest = house.come_in().await;
    let try_with = async |body: serde_json::Value| guest.post("/account", &body.to_string()).await.code();
    assert_eq!(try_with(json!({"name": "Ann", "password": "sesame"})).await, "bad-password");
    assert_eq!(try_with(json!({"name": "Ann", "password": "s".repeat(201)})).await, "bad-password");
    assert_eq!(try_with(json!({"name": "", "password": PASSWORD})).await, "bad-name");
    assert_eq!(try_with(json!({"name": "Amina", "password": PASSWORD})).await, "bad-name");
    assert_eq!(try_with(json!({"name": "Ann", "password": PASSWORD, "email": "ann"})).await, "bad-email");
    assert_eq!(guest.get("/account").await.code(), "needs-account");
    assert_eq!(guest.post("/account/tokens", r#"{"name": "bot"}"#).await.code(), "needs-account");
    let nobody = request(house.address, "POST /api/v1/account", "", r#"{"name": "Ann", "password": "12345678"}"#);
    assert_eq!(nobody.await.code(), "unknown");
}

/// Whether the name is unknown or the password wrong, the answer is the same, and so is the work.
#[tokio::test]
async fn wrong_passwords_are_refused_alike_and_then_slowed_down() {
    let slow = Rate { burst: 10, every: Duration::from_hours(1) };
    let house = House::open_with(|config| config.rates = Rates { passwords: slow, ..Rates::NONE });
    house.account("Harun").await;
    let guest = house.come_in().await;
    let message = async |name: &str| {
        let answer = guest.log_in(name, "wrong password").await.err().unwrap();
        (answer.code(), answer.json()["error"]["message"].clone())
    };
    let known = message("Harun").await;
    assert_eq!(known.0, "wrong-password");
    assert_eq!(known, message("Nobody").await);
    for _ in 1..10 {
        assert_eq!(message("Harun").await, known);
        assert_eq!(message("Nobody").await, known);
    }
    assert_eq!(refused(&guest, "Harun", PASSWORD).await, "too-many", "even the right one has to wait");
    assert_eq!(refused(&guest, "Nobody", PASSWORD).await, "too-many");
    assert_eq!(refused(&guest, "Somebody", PASSWORD).await, "wrong-password", "others are not slowed down by it");
}

on_both! {
    /// A guest who turns out to have an account brings their chairs along, but never sits twice.
    async fn a_guests_chairs_pass_to_the_account(kind: Kind) {
        let house = House::open_on(kind);
        let account = house.account("Harun").await;
        let guest = house.come_in().await;
        let (alone, both) = (guest.open(r#"["me", "open", "bot"]"#).await, guest.open(r#"["me", "open", "open"]"#).await);
        account.sit(&both).await;
        let mut watcher = Player::join(&account, &alone).await;
        watcher.hear().await;
        let harun = guest.log_in("Harun", PASSWORD).await.ok().unwrap();
        assert_eq!(harun.id, account.id);
        watcher.until(|player| player.table.as_ref().unwrap().seats[0].name.as_deref() == Some("Harun")).await;
        let seats = |table: &serde_json::Value| {
            table["seats"].as_array().unwrap().iter().map(|seat| seat["you"] == true).collect::<Vec<_>>()
        };
        let passed = harun.get(&format!("/tables/{alone}")).await.json();
        assert_eq!((seats(&passed), &passed["owner"]), (vec![true, false, false], &json!(true)));
        assert_eq!(seats(&harun.get(&format!("/tables/{both}")).await.json()), [false, true, false]);
        assert_eq!(guest.get("/me").await.code(), "bad-token", "the guest is nobody any more");
        assert_eq!(harun.post(&format!("/tables/{alone}/fill"), "").await.json()["status"], "playing");
        let mut player = Player::join(&harun, &alone).await;
        player.choose(0).await;
    }
}

on_both! {
    /// Revoked sessions and tokens are refused at once, and their sockets are closed.
    async fn sessions_and_tokens_are_listed_and_revoked(kind: Kind) {
        let house = House::open_on(kind);
        let here = house.account("Harun").await;
        let there = house.come_in().await.log_in("Harun", PASSWORD).await.ok().unwrap();
        let made = here.post("/account/tokens", r#"{"name": " my  bot "}"#).await.json();
        let bot = Guest { token: made["secret"].as_str().unwrap().to_owned(), ..here.clone() };
        assert!(bot.token.starts_with("serai_"));
        let account = here.get("/account").await;
        assert!(!account.body.contains(&bot.token), "it is shown once");
        let tokens = account.json()["tokens"].as_array().unwrap().clone();
        let of = |what: &dyn Fn(&serde_json::Value) -> bool| tokens.iter().find(|it| what(it)).unwrap().clone();
        assert_eq!(tokens.len(), 3);
        let (mine, program) = (of(&|it| it["here"] == true), of(&|it| it["kind"] == "program"));
        assert_eq!((&program["id"], &program["label"]), (&made["id"], &json!("my bot")));
        let table = bot.open(r#"["me", "bot", "bot"]"#).await;
        let (mut player, mut theirs) = (Player::join(&bot, &table).await, Player::join(&there, &table).await);
        player.choose(0).await;
        theirs.hear().await;
        assert_eq!(bot.get("/account").await.code(), "needs-browser");
        assert_eq!(bot.delete("/session").await.code(), "needs-browser");
        let revoke = async |id: &serde_json::Value| {
            here.delete(&format!("/account/tokens/{}", id.as_str().unwrap())).await
        };
        assert_eq!(revoke(&made["id"]).await.status, 204);
        assert_eq!(player.closed().await, 1013);
        assert_eq!(bot.get("/me").await.code(), "bad-token");
        assert!(bot.get("/me").await.body.contains("revoked"));
        assert_eq!(revoke(&made["id"]).await.code(), "no-such-thing");
        let other = of(&|it| it["kind"] == "browser" && it["id"] != mine["id"]);
        assert_eq!(revoke(&other["id"]).await.status, 204);
        theirs.closed().await;
        assert_eq!(there.get("/me").await.code(), "bad-token");
        assert_eq!(here.get("/me").await.json()["name"], "Harun");
        assert_eq!(house.come_in().await.delete("/account/tokens/0011223344556677").await.code(), "needs-account");
    }
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let house = House::open();
    let here = house.account("Harun").await;
    let there = house.come_in().await.log_in("Harun", PASSWORD).await.ok().unwrap();
    let change =
        async |old: &str, new: &str| here.post("/account/password", &json!({"old": old, "new": new}).to_string()).await;
    assert_eq!(change("not this one", "a thousand nights").await.code(), "wrong-password");
    assert_eq!(change(PASSWORD, "night").await.code(), "bad-password");
    assert_eq!(change(PASSWORD, "a thousand nights").await.status, 204);
    assert_eq!(there.get("/me").await.code(), "bad-token");
    assert_eq!(here.get("/me").await.status, 200);
    assert_eq!(refused(&house.come_in().await, "Harun", PASSWORD).await, "wrong-password");
    assert!(house.come_in().await.log_in("Harun", "a thousand nights").await.is_ok());
}

#[tokio::test]
async fn an_address_for_mails_is_never_confirmed_by_itself() {
    let house = House::open();
    let harun = house.account("Harun").await;
    assert_eq!(harun.post("/account/email", r#"{"email": "harun at home"}"#).await.code(), "bad-email");
    assert_eq!(harun.post("/account/email", r#"{"email": " harun@example.org "}"#).await.status, 204);
    let account = harun.get("/account").await.json();
    assert_eq!((&account["email"], &account["confirmed"]), (&json!("harun@example.org"), &json!(false)));
    assert_eq!(harun.post("/account/email", "{}").await.status, 204);
    assert_eq!(harun.get("/account").await.json()["email"], json!(null));
}

on_both! {
    /// Where an invitation is needed, each lets in one person.
    async fn registration_is_open_by_invitation_or_closed(kind: Kind) {
        let mut house = House::open_on(kind);
        let host = house.account("Host").await;
        house.stop().await;
        house.config.registration = Registration::Invitation;
        house.reopen().await;
        let host = Guest { house: house.address, ..host };
        let code = host.post("/account/invitations", "").await.json()["secret"].as_str().unwrap().to_owned();
        let join = async |name: &str, code: &str| {
            let body = json!({"name": name, "password": PASSWORD, "invitation": code}).to_string();
            house.come_in().await.post("/account", &body).await
        };
        assert_eq!(house.come_in().await.sign_up("Ann").await.code(), "invitation-needed");
        assert_eq!(join("Ann", "serai_0123").await.code(), "link-used");
        assert_eq!(join("H0st", &code).await.code(), "name-in-use", "and the invitation is not lost");
        let (one, other) = tokio::join!(join("Ann", &code), join("Bob", &code));
        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 410]);
        assert_eq!(join("Carl", &code).await.code(), "link-used");
        house.stop().await;
        house.config.registration = Registration::Closed;
        house.reopen().await;
        assert_eq!(house.come_in().await.sign_up("Ann B").await.code(), "registration-closed");
        assert!(house.come_in().await.log_in("Host", PASSWORD).await.is_ok(), "accounts that exist go on");
        assert_eq!(house.come_in().await.get("/house").await.json()["registration"], "closed");
    }
}

on_both! {
    /// A person's data is exported; after they are forgotten, only games without their name are left.
    async fn an_account_is_exported_and_forgotten(kind: Kind) {
        let house = House::open_on(kind);
        let (harun, ann) = (house.account("Harun").await, house.account("Ann").await);
        let wish = r#"{"game": "morgenland", "setup": {"players": 3}, "seats": ["me", "open", "bot"], "public": true}"#;
        let over = harun.open_table(wish).await;
        ann.sit(&over).await;
        let (one, other) = (Player::join(&harun, &over).await, Player::join(&ann, &over).await);
        tokio::join!(one.play(), other.play());
        let running = harun.open(r#"["me", "open", "open"]"#).await;
        let under_way = harun.open(r#"["me", "open", "bot"]"#).await;
        ann.sit(&under_way).await;
        assert_eq!(harun.post("/account/blocks", r#"{"name": "Ann"}"#).await.status, 204);
        let report = json!({"name": "Ann", "why": "too lucky"}).to_string();
        assert_eq!(harun.post("/reports", &report).await.status, 204);
        let export = harun.get("/account/export").await;
        assert!(export.headers.contains("attachment"), "{}", export.headers);
        let export = export.json();
        assert_eq!((&export["name"], &export["blocked"][0]["name"]), (&json!("Harun"), &json!("Ann")));
        assert_eq!(export["reports"][0]["why"], "too lucky");
        let of = |id: &str| export["tables"].as_array().unwrap().iter().find(|it| it["id"] == id).unwrap().clone();
        assert!(of(&over)["record"].as_str().unwrap().contains("caravanserai record 1"));
        assert_eq!(of(&running)["record"], json!(null), "what is not over holds others' secrets");
        assert!(!export.to_string().contains("argon2"), "a hash is nobody's business");
        let games = ann.get("/people/harun").await.json();
        assert_eq!((&games["games"][0]["id"], &games["name"]), (&json!(over), &json!("Harun")));
        let mut watcher = Player::join(&ann, &running).await;
        watcher.hear().await;
        assert_eq!(harun.post("/account/delete", r#"{"password": "wrong"}"#).await.code(), "wrong-password");
        let gone = harun.post("/account/delete", &json!({"password": PASSWORD}).to_string()).await;
        assert_eq!(gone.status, 204);
        watcher.until(|player| player.table.as_ref().unwrap().seats[0].name.is_none()).await;
        let table = ann.get(&format!("/tables/{under_way}")).await.json();
        assert_eq!(table["seats"][0]["absence"], "resigned", "a bot plays on: {table}");
        assert_eq!(harun.get("/me").await.code(), "bad-token");
        assert_eq!(refused(&house.come_in().await, "Harun", PASSWORD).await, "wrong-password");
        assert_eq!(ann.get("/people/Harun").await.code(), "no-person");
        let table = ann.get(&format!("/tables/{over}")).await.json();
        assert_eq!((&table["seats"][0]["kind"], &table["seats"][0]["name"]), (&json!("person"), &json!(null)));
        let kept = "SELECT COUNT(*) FROM people WHERE id = $1 AND (name <> '' OR password IS NOT NULL OR small IS NOT NULL)";
        assert_eq!(house.number(kept, &harun.id).await, 0);
        assert_eq!(house.number("SELECT COUNT(*) FROM blocks WHERE person = $1", &harun.id).await, 0);
        assert_eq!(house.account("Harun").await.get("/me").await.json()["name"], "Harun", "the name is free again");
    }
}

on_both! {
    /// A blocked person cannot sit down where the blocker sits, nor at the blocker's tables; the blocker may still join theirs.
    async fn the_blocked_do_not_sit_down(kind: Kind) {
        let house = House::open_on(kind);
        let (ann, bob) = (house.account("Ann").await, house.come_in().await);
        let theirs = bob.open(r#"["me", "open", "open"]"#).await;
        ann.sit(&theirs).await;
        let whom = json!({"table": theirs, "seat": 0}).to_string();
        assert_eq!(ann.post("/account/blocks", &whom).await.status, 204);
        assert_eq!(ann.post("/account/blocks", &json!({"table": theirs, "seat": 1}).to_string()).await.code(), "yourself");
        assert_eq!(ann.post("/account/blocks", r#"{"name": "Nobody"}"#).await.code(), "no-person");
        let (mine, owned) = (ann.open(r#"["me", "open", "open"]"#).await, ann.open(r#"["open", "open", "open"]"#).await);
        for table in [&mine, &owned] {
            let sat = bob.post(&format!("/tables/{table}/sit"), "{}").await;
            assert_eq!(sat.code(), "not-welcome");
        }
        ann.sit(&bob.open(r#"["me", "open", "open"]"#).await).await;
        let blocks = ann.get("/account").await.json()["blocks"].clone();
        assert_eq!(blocks[0]["id"], bob.id.as_str());
        assert_eq!(ann.delete(&format!("/account/blocks/{}", bob.id)).await.status, 204);
        bob.sit(&mine).await;
    }
}

/// Neither the store nor its write-ahead log holds a password, or a token that could be used.
#[tokio::test]
async fn secrets_are_stored_as_hashes_only() {
    let house = House::open();
    let harun = house.account("Harun").await;
    let secret =
        harun.post("/account/tokens", r#"{"name": "bot"}"#).await.json()["secret"].as_str().unwrap().to_owned();
    let caravanserai_server::Database::Sqlite(file) = &house.config.database else {
        unreachable!("it is the usual store")
    };
    let mut stored = std::fs::read(file).unwrap();
    stored.extend(std::fs::read(file.with_extension("db-wal")).unwrap_or_default());
    let holds = |text: &str| stored.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("Harun") && holds("$argon2id$"), "this is where it would be");
    for secret in [PASSWORD, &secret, &harun.token, secret.strip_prefix("serai_").unwrap()] {
        assert!(!holds(secret), "{secret}");
    }
}

/// An account has more rights than a guest, so a network does not get any number of them.
#[tokio::test]
async fn a_network_opens_only_so_many_accounts() {
    let house = House::open_with(|config| {
        config.rates = Rates { accounts: Rate { burst: 2, every: Duration::from_hours(1) }, ..Rates::NONE };
    });
    let mut outcomes = Vec::new();
    for name in ["", "Zobeide", "Harun", "Jafar"] {
        outcomes.push(Guest::new(house.address).await.sign_up(name).await.status);
    }
    assert_eq!(outcomes, [400, 200, 200, 429], "a name that does not fit costs nothing");
}
