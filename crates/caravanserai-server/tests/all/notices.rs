//! “Your turn” outside the page: who is told, when and how often, and that nothing hidden is told.

use std::time::Duration;

use caravanserai_server::{Mail as Mailing, Time};
use serde_json::{Value, json};

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    player::Player,
    receivers::{Browser, Postbox, Receiver, signed},
};

pub(crate) const MINUTE: Duration = Duration::from_mins(1);
pub(crate) const HOUR: Duration = Duration::from_hours(1);
/// An evening in October 2026.
pub(crate) const EVENING: Duration = Duration::from_mins(29_881_230);

/// A house with a clock that tests set, which may send notices to this machine; with this mail server, if there is one.
pub(crate) fn house(kind: Kind, post: Option<&Postbox>) -> House {
    let mail = post.map(|post| Mailing {
        relay: format!("smtp://{}", post.address).parse().unwrap(),
        from: "Caravanserai <inn@games.example>".parse().unwrap(),
    });
    House::open_with(move |config| {
        if kind == Kind::Postgres {
            config.database = trial_postgres::shared().expect("it was asked before").parse().unwrap();
        }
        config.time = Time::still(EVENING);
        config.origins = vec!["https://games.example".to_owned()];
        config.notices.mail = mail;
        config.notices.allowed = vec!["127.0.0.0/8".parse().unwrap()];
    })
}

impl House {
    pub(crate) fn advance(&self, by: Duration) {
        self.config.time.advance(by);
    }

    /// Waits until a number that the database holds is this one.
    pub(crate) async fn until_number(&self, query: &'static str, of: &str, expected: i64) {
        let mut backend = self.backend().await;
        for _ in 0..6000 {
            if backend.number(query, of).await == expected {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{query} never became {expected}");
    }

    /// Waits until everything that is due was sent or dropped.
    pub(crate) async fn until_told(&self, person: &str) {
        self.until_number("SELECT COUNT(*) FROM calls WHERE person = $1 AND told IS NULL", person, 0).await;
        self.until_number("SELECT COUNT(*) FROM notices WHERE person = $1", person, 0).await;
    }
}

impl Guest {
    /// Adds a webhook; returns the secret that signs its notices.
    pub(crate) async fn webhook(&self, receiver: &Receiver, more: Value) -> String {
        let mut wish = json!({"address": receiver.link()});
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let made = self.post("/account/notices/webhook", &wish.to_string()).await;
        assert_eq!(made.status, 200, "{}", made.body);
        made.json()["secret"].as_str().unwrap().to_owned()
    }

    /// A table with bots, where it is this person's turn while they are not there.
    pub(crate) async fn wanted_at_a_table(&self, house: &House, clock: Option<&str>) -> String {
        let mut wish = json!({"game": "morgenland", "setup": {"players": 3}, "seats": ["me", "bot", "bot"]});
        if let Some(clock) = clock {
            wish["clock"] = json!(clock);
        }
        let table = self.open_table(&wish.to_string()).await;
        self.until_called(house, &table).await;
        table
    }

    /// Waits until they are asked and the house has noted that they are not there.
    pub(crate) async fn until_called(&self, house: &House, table: &str) {
        assert_eq!(self.get(&format!("/tables/{table}")).await.status, 200);
        house.until_number("SELECT COUNT(*) FROM calls WHERE table_id = $1 AND told IS NULL", table, 1).await;
    }
}

on_both! {
    /// A webhook, a browser and a mail are told within a minute, with everything a person needs and nothing else.
    async fn each_way_says_whose_turn_it_is(kind: Kind) {
        let (mut hook, mut service, mut post) = (Receiver::open().await, Receiver::open().await, Postbox::open().await);
        let house = house(kind, Some(&post));
        let anna = house.account("Anna").await;
        let signs = anna.webhook(&hook, json!({})).await;
        let browser = Browser::new();
        let pushed = anna.post("/account/notices/push", &browser.subscription(&service).to_string()).await;
        assert_eq!(pushed.status, 200, "{}", pushed.body);
        anna.confirmed_mail(&mut post).await;
        let table = anna.wanted_at_a_table(&house, Some("2d")).await;
        assert!(hook.is_empty() && service.is_empty() && post.is_empty(), "whoever answers at once is not bothered");
        house.advance(MINUTE);

        let told = hook.next().await;
        assert_eq!(told.path, "/hook");
        assert_eq!(told.header("caravanserai-signature"), signed(&signs, &told));
        assert_eq!(told.header("caravanserai-timestamp"), (EVENING + MINUTE).as_secs().to_string());
        let said = told.json();
        let turn = &said["tables"][0];
        assert_eq!((&said["type"], &said["title"]), (&json!("your-turn"), &json!("Your turn")));
        assert_eq!((&turn["table"], &turn["game"]), (&json!(table), &json!("morgenland")));
        assert_eq!(turn["link"], format!("https://games.example/table/{table}"));
        assert_eq!(turn["opponents"].as_array().unwrap().len(), 2);
        assert_eq!(turn["deadline"].as_i64().unwrap(), i64::try_from((EVENING + 48 * HOUR).as_millis()).unwrap());
        assert_eq!(turn.get("answer"), None, "links that answer are wished for");

        let told = service.next().await;
        assert_eq!((told.path.as_str(), told.header("content-encoding")), ("/push/1", "aes128gcm"));
        assert!(told.header("authorization").starts_with("vapid t="));
        let said = browser.read(&told.body);
        assert_eq!((&said["title"], &said["until"]), (&json!("Your turn"), &turn["deadline"]));
        assert_eq!(said["url"], turn["link"]);
        assert!(said["answer"].as_str().unwrap().starts_with("https://games.example/answer#serai_"));

        let mail = post.next().await;
        assert_eq!((mail.to.as_str(), mail.subject.as_str()), ("anna@mail.example", "Your turn"));
        assert!(mail.text.contains("Morgenland with ") && mail.text.contains(turn["link"].as_str().unwrap()), "{mail:?}");
        assert!(mail.text.contains("47 hours left"), "{mail:?}");
        house.until_told(&anna.id).await;
    }
}

impl Guest {
    /// Adds a mail address, confirms it, and asks for at most one mail an hour.
    pub(crate) async fn confirmed_mail(&self, post: &mut Postbox) {
        assert_eq!(self.post("/account/email", r#"{"email": "anna@mail.example"}"#).await.status, 204);
        let asks = post.next().await;
        let link = asks.text.split('#').nth(1).unwrap().split_whitespace().next().unwrap();
        let confirmed = self.post("/account/email/confirm", &json!({"link": link}).to_string()).await;
        assert_eq!(confirmed.status, 204, "{}", confirmed.body);
        assert_eq!(self.post("/account/notices/mail", r#"{"hours": 1}"#).await.status, 204);
    }
}

on_both! {
    /// Several tables make one notice; those answered meanwhile are left out, and no empty notice is sent.
    async fn tables_are_told_together_and_taken_back(kind: Kind) {
        let mut hook = Receiver::open().await;
        let mut house = house(kind, None);
        let anna = house.account("Anna").await;
        anna.webhook(&hook, json!({"form": "content"})).await;
        let mut tables = Vec::new();
        for _ in 0..3 {
            tables.push(anna.wanted_at_a_table(&house, None).await);
        }
        let _looks = Player::join(&anna, &tables[0]).await;
        house.until_number("SELECT COUNT(*) FROM calls WHERE table_id = $1", &tables[0], 0).await;
        // Pending notices survive a restart.
        house.kill();
        house.reopen().await;
        house.advance(MINUTE);
        let said = hook.next().await.json();
        let text = said["content"].as_str().unwrap();
        assert!(text.starts_with("Your turn at 2 tables\n"), "{text}");
        assert!(!text.contains(&tables[0]) && tables[1..].iter().all(|table| text.contains(table)), "{text}");
        let anna = Guest { house: house.address, ..anna };
        for table in &tables[1..] {
            let mut player = Player::join(&anna, table).await;
            player.until(Player::is_asked).await;
            house.until_number("SELECT COUNT(*) FROM calls WHERE table_id = $1", table, 0).await;
            player.close().await;
        }
        house.until_number("SELECT COUNT(*) FROM notices WHERE person = $1", &anna.id, 0).await;
        assert!(hook.is_empty(), "one notice was enough");
    }
}

on_both! {
    /// A webhook that fails is called again, after pauses that grow; one that always fails is given up, and its owner sees why.
    async fn a_webhook_that_fails_is_rung_again(kind: Kind) {
        let mut hook = Receiver::open().await;
        let house = house(kind, None);
        let anna = house.account("Anna").await;
        anna.webhook(&hook, json!({"form": "text"})).await;
        hook.answers.lock().unwrap().extend([503; 7]);
        anna.wanted_at_a_table(&house, None).await;
        house.advance(MINUTE);
        let mut now = EVENING + MINUTE;
        for (tries, pause) in (1..).zip([30, 120, 600, 3600, 14_400, 43_200]) {
            assert!(hook.next().await.json()["text"].as_str().unwrap().starts_with("Your turn\n"));
            house.until_number("SELECT tries FROM notices WHERE person = $1", &anna.id, tries).await;
            let due = house.number("SELECT due FROM notices WHERE person = $1", &anna.id).await;
            let pause = Duration::from_secs(pause);
            assert_eq!(due, i64::try_from((now + pause).as_millis()).unwrap(), "try {tries}");
            house.advance(pause);
            now += pause;
        }
        hook.next().await;
        house.until_told(&anna.id).await;
        let ways = anna.get("/account/notices").await.json();
        assert_eq!(ways["ways"][0]["trouble"], "answered-503");
        assert!(hook.is_empty(), "it is given up");
        assert_eq!(anna.post(&format!("/account/notices/{}/test", ways["ways"][0]["id"].as_str().unwrap()), "").await.status, 204);
        assert_eq!(hook.next().await.json()["text"].as_str().unwrap().lines().next(), Some("A test"));
    }
}

/// By default nothing is sent to machines that only the house can reach, however the address is written.
#[tokio::test]
async fn private_addresses_are_refused() {
    let house = House::open();
    let anna = house.account("Anna").await;
    let hook = Receiver::open().await;
    for address in [
        hook.link().as_str(),
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://10.0.0.1/",
        "https://192.168.1.1:8443/",
        "https://169.254.169.254/latest/meta-data/",
        "https://0x7f.1/",
        "https://2130706433/",
        "http://1.1.1.1/in-the-clear",
        "ftp://1.1.1.1/",
        "nowhere",
    ] {
        let wish = json!({"address": address}).to_string();
        assert_eq!(anna.post("/account/notices/webhook", &wish).await.code(), "bad-address", "{address}");
    }
    let push = Browser::new().subscription(&hook).to_string();
    assert_eq!(anna.post("/account/notices/push", &push).await.code(), "bad-address");
    assert_eq!(anna.get("/account/notices").await.json()["ways"], json!([]));
    let guest = house.come_in().await;
    assert_eq!(guest.get("/account/notices").await.code(), "needs-account");
    assert_eq!(anna.post("/account/notices/mail", r#"{"hours": 1}"#).await.code(), "no-mails");
}

/// An address that the host no longer allows is refused: this is checked whenever something is sent.
#[tokio::test]
async fn what_was_allowed_once_is_asked_again() {
    let mut house = house(Kind::Sqlite, None);
    let mut hook = Receiver::open().await;
    let anna = house.account("Anna").await;
    anna.webhook(&hook, json!({})).await;
    anna.wanted_at_a_table(&house, None).await;
    house.stop().await;
    house.config.notices.allowed.clear();
    house.reopen().await;
    house.advance(MINUTE);
    house.until_told(&anna.id).await;
    let anna = Guest { house: house.address, ..anna };
    assert_eq!(anna.get("/account/notices").await.json()["ways"][0]["trouble"], "forbidden");
    assert!(hook.is_empty());
}

on_both! {
    /// An unconfirmed address gets the mail that asks for confirmation, and nothing else; after that, one mail an hour.
    async fn an_unconfirmed_address_gets_nothing(kind: Kind) {
        let mut post = Postbox::open().await;
        let house = house(kind, Some(&post));
        let anna = house.account("Anna").await;
        assert_eq!(anna.post("/account/notices/mail", r#"{"hours": 1}"#).await.code(), "no-mails", "there is no address");
        assert_eq!(anna.post("/account/email", r#"{"email": "wrong@mail.example"}"#).await.status, 204);
        assert_eq!(anna.post("/account/notices/mail", r#"{"hours": 1}"#).await.status, 204);
        assert_eq!(anna.post("/account/notices/mail", r#"{"hours": 0}"#).await.code(), "bad-text");
        anna.wanted_at_a_table(&house, None).await;
        house.advance(MINUTE);
        let asks = post.next().await;
        assert_eq!((asks.to.as_str(), asks.subject.as_str()), ("wrong@mail.example", "Is this your address?"));
        house.until_told(&anna.id).await;
        assert!(post.is_empty(), "nothing but the question");
        let link = |mail: &crate::receivers::Mail| {
            let link = mail.text.split("https://games.example/confirm#").nth(1).unwrap();
            json!({"link": link.split_whitespace().next().unwrap()}).to_string()
        };
        // The link sent to the first address does not confirm another one.
        assert_eq!(anna.post("/account/email", r#"{"email": "anna@mail.example"}"#).await.status, 204);
        assert_eq!(anna.post("/account/email/confirm", &link(&asks)).await.code(), "link-used");
        house.advance(5 * MINUTE);
        let asks = post.next().await;
        assert_eq!(asks.to, "anna@mail.example");
        assert_eq!(anna.post("/account/email/confirm", &link(&asks)).await.status, 204);
        assert_eq!(anna.post("/account/email/confirm", &link(&asks)).await.code(), "link-used");
        assert!(anna.get("/account").await.json()["confirmed"].as_bool().unwrap());

        anna.wanted_at_a_table(&house, None).await;
        house.advance(MINUTE);
        let mail = post.next().await;
        assert_eq!((mail.to.as_str(), mail.subject.as_str()), ("anna@mail.example", "Your turn at 2 tables"));
        house.until_told(&anna.id).await;
        anna.wanted_at_a_table(&house, None).await;
        house.advance(MINUTE);
        house.until_number("SELECT COUNT(*) FROM notices WHERE person = $1", &anna.id, 1).await;
        let (due, sent) = ("SELECT due FROM notices WHERE person = $1", "SELECT sent FROM ways WHERE person = $1");
        let left = house.number(due, &anna.id).await - house.number(sent, &anna.id).await;
        assert_eq!(left, 3_600_000, "at most one mail an hour");
        house.advance(HOUR);
        assert_eq!(post.next().await.subject, "Your turn at 3 tables");
    }
}

/// A browser that has unsubscribed is forgotten; the secrets of a way are never shown again.
#[tokio::test]
async fn who_is_gone_is_forgotten() {
    let mut service = Receiver::open().await;
    let house = house(Kind::Sqlite, None);
    let anna = house.account("Anna").await;
    let push = Browser::new().subscription(&service);
    assert_eq!(anna.post("/account/notices/push", &push.to_string()).await.status, 200);
    assert_eq!(anna.post("/account/notices/push", &push.to_string()).await.status, 200, "again, by the same browser");
    let hook = Receiver::open().await;
    let signs = anna.webhook(&hook, json!({})).await;
    let ways = anna.get("/account/notices").await;
    assert_eq!(ways.json()["ways"].as_array().unwrap().len(), 2);
    let export = anna.get("/account/export").await;
    for told in [&ways.body, &export.body] {
        assert!(!told.contains(&signs) && !told.contains(push["auth"].as_str().unwrap()), "{told}");
    }
    assert!(export.body.contains(&hook.link()));
    service.answers.lock().unwrap().push(410);
    anna.wanted_at_a_table(&house, None).await;
    house.advance(MINUTE);
    service.next().await;
    house.until_number("SELECT COUNT(*) FROM ways WHERE person = $1", &anna.id, 1).await;
    let deleted = anna.post("/account/delete", r#"{"password": "open sesame"}"#).await;
    assert_eq!(deleted.status, 204, "{}", deleted.body);
    for left in ["SELECT COUNT(*) FROM ways WHERE person = $1", "SELECT COUNT(*) FROM calls WHERE person = $1"] {
        house.until_number(left, &anna.id, 0).await;
    }
}
