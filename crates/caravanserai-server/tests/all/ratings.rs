//! Rated games, the deal of the day, and what finished games come to.

use std::time::Duration;

use caravanserai_server::{Time, api::RefusalCode};
use serde_json::{Value, json};

use crate::{
    house::{House, Kind, on_both},
    http::{Guest, PASSWORD},
    player::Player,
};

const DAY: Duration = Duration::from_hours(24);
pub(crate) const RATED: &str = r#"{"game": "morgenland", "setup": {"players": 3}, "seats": ["me", "open", "bot"],
    "level": "medium", "clock": "1h", "public": true, "rated": true}"#;

pub(crate) async fn account(house: &House, name: &str) -> Guest {
    let guest = Guest::new(house.address).await;
    assert_eq!(guest.sign_up(name).await.status, 200);
    guest
}

fn row<'a>(board: &'a Value, what: &str, of: &str) -> Option<&'a Value> {
    board["ranked"].as_array().unwrap().iter().find(|it| it[what] == of)
}

/// Asks until this holds: what is computed apart from the tables comes a moment later.
async fn asked_until(guest: &Guest, path: &str, so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1500 {
        let found = guest.get(path).await.json();
        if so(&found) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    panic!("it never became so: {}", guest.get(path).await.body);
}

on_both! {
    /// Two accounts and a bot play for their ratings: nobody else may sit there, everything changes once and with the last step,
    /// and a restart changes nothing of it.
    async fn a_rated_game_changes_ratings_once(kind: Kind) {
        let mut house = House::open_on(kind);
        let (harun, zobeide) = (account(&house, "Harun").await, account(&house, "Zobeide").await);
        let guest = Guest::new(house.address).await;
        assert_eq!(guest.post("/tables", RATED).await.code(), "needs-account");
        let hurried = RATED.replace(r#""clock": "1h", "#, "");
        assert_eq!(harun.post("/tables", &hurried).await.code(), "bad-clock");
        let table = harun.open_table(RATED).await;
        assert_eq!(guest.post(&format!("/tables/{table}/sit"), "{}").await.code(), "needs-account");
        zobeide.sit(&table).await;
        let (one, mut two) = (Player::join(&harun, &table).await, Player::join(&zobeide, &table).await);
        two.until(|it| it.table.is_some()).await;
        let shown = two.table.clone().unwrap();
        assert!(shown.rated && shown.seats.iter().all(|it| it.rating.unwrap().rating.points == 1500), "{shown:?}");
        let mut host = Player::join(&harun, &table).await;
        assert_eq!(host.tell("kick", json!({"seat": 1})).await, Err(RefusalCode::Counts));
        drop(host);
        let (one, two) = tokio::join!(one.play(), two.play());
        let over = one.table.unwrap();
        let places = over.ranking.unwrap();
        let gained: Vec<i32> = over.seats.iter().map(|it| it.rating.unwrap().change.unwrap()).collect();
        for (a, b) in [(0, 1), (1, 2), (0, 2)] {
            let (first, second) = (places.places()[a], places.places()[b]);
            assert_eq!(gained[a].cmp(&gained[b]), second.cmp(&first), "{gained:?} {places:?}");
        }
        assert_eq!(two.table.unwrap().seats[1].rating, over.seats[1].rating, "everybody sees the same");

        let board = guest.get("/ratings/morgenland/3").await.json();
        assert_eq!(board["ranked"].as_array().unwrap().len(), 3);
        let mine = row(&board, "name", "Harun").unwrap();
        assert_eq!(mine["rating"]["points"].as_i64().unwrap(), i64::from(1500 + gained[0]));
        assert_eq!(row(&board, "bot", "medium").unwrap()["rating"]["games"], 1);
        assert_eq!(guest.get("/ratings/morgenland/9").await.code(), "no-such-thing");
        let profile = guest.get("/people/Zobeide").await.json();
        assert_eq!(profile["ratings"][0]["steps"].as_array().unwrap().len(), 1);

        house.kill();
        house.reopen().await;
        let harun = Guest { house: house.address, ..harun };
        let again = harun.get(&format!("/tables/{table}")).await.json();
        assert_eq!(again["seats"][0]["rating"]["change"], gained[0]);
        assert_eq!(harun.get("/ratings/morgenland/3").await.json(), board, "a restart changes nothing");
        let rated = "SELECT COUNT(*) FROM rated WHERE table_id = $1";
        assert_eq!(house.number(rated, &table).await, 3);

        // A deleted account is on no board; the others' ratings stay.
        let leave = json!({"password": PASSWORD}).to_string();
        assert_eq!(harun.post("/account/delete", &leave).await.status, 204);
        let zobeide = Guest { house: house.address, ..zobeide };
        let board = zobeide.get("/ratings/morgenland/3").await.json();
        assert!(row(&board, "name", "Harun").is_none() && row(&board, "name", "Zobeide").is_some(), "{board}");
        assert!(!zobeide.get(&format!("/tables/{table}")).await.body.contains("Harun"));
    }
}

on_both! {
    /// A player who resigns a rated game is behind everybody else, though the bot plays on; and the game is played to its end,
    /// though nobody watches.
    async fn who_resigns_a_rated_game_is_last(kind: Kind) {
        let house = House::open_on(kind);
        let harun = account(&house, "Harun").await;
        let wish = RATED.replace("\"open\"", "\"bot\"");
        let table = harun.open_table(&wish).await;
        let mut player = Player::join(&harun, &table).await;
        player.until(Player::is_asked).await;
        assert_eq!(player.tell("resign", json!({})).await, Ok(()));
        player.close().await;
        let path = format!("/tables/{table}");
        let over = asked_until(&harun, &path, |it| it["status"] == "over").await;
        assert!(over["seats"][0]["rating"]["change"].as_i64().unwrap() < 0, "{over}");
        assert!(over["seats"][1]["rating"]["change"].as_i64().unwrap() > 0, "{over}");
        assert_eq!(over["seats"][1]["rating"], over["seats"][2]["rating"], "bots of a level learn in common");
        let statistics = harun.get("/people/Harun/statistics").await.json();
        assert_eq!(statistics["results"][0]["place"], 3, "{statistics}");
    }
}

/// The deal of today, told as its player first sees it.
async fn begun(guest: &Guest) -> (String, Player) {
    let table = guest.post(DEAL, "{}").await;
    assert_eq!(table.status, 200, "{}", table.body);
    let id = table.json()["id"].as_str().unwrap().to_owned();
    let mut player = Player::join(guest, &id).await;
    player.until(|it| it.v > 0).await;
    (id, player)
}

/// A house at noon, so that the day does not end meanwhile, and two accounts.
async fn at_noon(kind: Kind) -> (House, Time, [Guest; 2]) {
    let time = Time::default();
    let of_day = Duration::from_secs(time.now().as_secs() % DAY.as_secs());
    time.advance((DAY + DAY / 2).checked_sub(of_day).expect("a day has no more than 24 hours"));
    let clock = time.clone();
    let house = House::open_with(move |config| {
        if kind == Kind::Postgres {
            config.database = trial_postgres::shared().expect("it was asked before").parse().unwrap();
        }
        config.time = clock;
    });
    let accounts = [account(&house, "Harun").await, account(&house, "Zobeide").await];
    (house, time, accounts)
}

const DEAL: &str = "/daily/morgenland-cards";

/// What the house says of today's deal.
async fn promise(guest: &Guest) -> Value {
    let daily = guest.get("/daily").await.json();
    daily["deals"].as_array().unwrap().iter().find(|it| it["game"] == "morgenland-cards").cloned().unwrap()
}

on_both! {
    /// Everybody gets the same luck against the same bots, and has one try that counts. Nobody may watch a deal that they may
    /// still play, or see how others did before; not even its player sees it again.
    async fn a_daily_deal_is_the_same_for_all(kind: Kind) {
        let (house, _, [harun, zobeide]) = at_noon(kind).await;
        let guest = Guest::new(house.address).await;
        assert_eq!(guest.post(DEAL, "{}").await.code(), "needs-account");
        let (first, mine) = begun(&harun).await;
        let (second, theirs) = begun(&zobeide).await;
        assert_ne!(first, second);
        let hand = |player: &Player| player.view["players"][0]["cards"].clone();
        assert!(hand(&mine).is_array(), "{}", mine.view);
        assert_eq!((hand(&mine), &mine.view["caves"]), (hand(&theirs), &theirs.view["caves"]), "the same luck");
        assert_eq!(json!(mine.table.clone().unwrap().commitment), promise(&guest).await["commitment"]);
        assert_eq!(begun(&harun).await.0, first, "the try that counts goes on");

        assert_eq!(guest.get(&format!("/tables/{first}/stream")).await.code(), "sealed");
        assert_eq!(zobeide.get(DEAL).await.code(), "sealed");
        let done = mine.play().await;
        assert_eq!(done.table.unwrap().seed, None, "the seed is nobody's before the day is over");
        assert_eq!(zobeide.get(DEAL).await.code(), "sealed");
        for what in ["record", "replay", "course"] {
            assert_eq!(harun.get(&format!("/tables/{first}/{what}")).await.code(), "sealed", "{what}");
        }
        let export = harun.get("/account/export").await.json();
        assert!(export["tables"][0]["record"].is_null() && export["daily"][0]["table"] == first, "{export}");
        let ended = |it: &Value| it["results"][0]["ends"].as_array().is_some_and(|it| !it.is_empty());
        let board = asked_until(&harun, DEAL, ended).await;
        assert_eq!((&board["results"][0]["name"], &board["results"][0]["you"]), (&json!("Harun"), &json!(true)));
        assert_eq!((&board["seed"], &board["results"][0]["table"]), (&Value::Null, &Value::Null));
    }
}

on_both! {
    /// A player who resigns a deal comes behind all who played it themselves, though the bot that plays on may win.
    async fn who_resigns_a_daily_deal_is_last(kind: Kind) {
        let (_house, _, [harun, zobeide]) = at_noon(kind).await;
        let (_, mut mine) = begun(&harun).await;
        mine.until(Player::is_asked).await;
        assert_eq!(mine.tell("resign", json!({})).await, Ok(()));
        begun(&zobeide).await.1.play().await;
        asked_until(&harun, "/daily", |it| it["deals"].to_string().contains(r#""finished":2"#)).await;
        let board = zobeide.get(DEAL).await.json();
        let shown = |n: usize| (&board["results"][n]["name"], &board["results"][n]["rank"]);
        assert_eq!(shown(0), (&json!("Zobeide"), &json!(1)), "{board}");
        assert_eq!(shown(1), (&json!("Harun"), &json!(2)), "{board}");
        let seats = mine.table.as_ref().unwrap().seats.len();
        assert_eq!(board["results"][1]["place"], seats, "{board}");
    }
}

on_both! {
    /// Another try is another table and counts for nothing. The next day the whole deal is disclosed, and it is what was
    /// promised.
    async fn a_daily_deal_was_promised_the_day_before(kind: Kind) {
        let (house, time, [harun, zobeide]) = at_noon(kind).await;
        let guest = Guest::new(house.address).await;
        let promised = promise(&guest).await;
        assert_ne!(promised["commitment"], promised["tomorrow"]);
        let (first, mine) = begun(&harun).await;
        mine.play().await;
        let (further, again) = begun(&harun).await;
        assert_ne!(further, first);
        again.play().await;
        begun(&zobeide).await.1.play().await;
        let board = harun.get(DEAL).await.json();
        assert_eq!(board["results"].as_array().unwrap().len(), 2, "{board}");
        assert_eq!(promise(&harun).await["finished"], 2);

        let path = format!("{DEAL}?day={}", board["day"]);
        time.advance(DAY);
        let past = guest.get(&path).await.json();
        assert_eq!(past["results"].as_array().unwrap().len(), 2);
        let record = guest.get(&format!("/tables/{first}/record")).await.body;
        for proof in ["seed", "lucky_id", "commitment"] {
            assert!(record.contains(past[proof].as_str().unwrap()), "{proof}: {record}");
        }
        assert_eq!(past["commitment"], promised["commitment"]);
        assert_eq!(promise(&guest).await["commitment"], promised["tomorrow"], "the house keeps its promise");
        assert_eq!(harun.get(DEAL).await.code(), "sealed", "a new day");
    }
}

on_both! {
    /// Statistics are made of finished games: others see those at public tables, players see all of their own.
    async fn finished_games_are_added_up(kind: Kind) {
        let house = House::open_on(kind);
        let harun = account(&house, "Harun").await;
        for public in [true, false] {
            let wish = json!({"game": "five-tribes", "setup": "players=2", "seats": ["me", "bot"], "public": public});
            let table = harun.open_table(&wish.to_string()).await;
            Player::join(&harun, &table).await.play().await;
        }
        let known = |it: &Value| it["results"].as_array().unwrap().iter().all(|it| it["steps"].is_number());
        let own = asked_until(&harun, "/people/Harun/statistics", known).await;
        assert_eq!(own["results"].as_array().unwrap().len(), 2, "{own}");
        assert_eq!((&own["opponents"][0]["bot"], &own["opponents"][0]["met"]), (&json!("easy"), &json!(2)));
        for card in own["cards"].as_array().unwrap() {
            assert!(card["card"].as_str().unwrap().starts_with("djinn-"), "{card}");
            assert!(card["games"].as_u64().unwrap() <= 2 && card["won"].as_u64() <= card["games"].as_u64());
        }
        let guest = Guest::new(house.address).await;
        let public = guest.get("/people/Harun/statistics").await.json();
        assert_eq!(public["results"].as_array().unwrap().len(), 1, "{public}");
        assert_eq!(guest.get("/people/Nobody/statistics").await.code(), "no-person");
    }
}
