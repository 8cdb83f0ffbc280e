//! Notices of two processes, and of two worlds: each comes once, and tells nothing that is hidden.

use std::time::Duration;

use caravanserai_server::{Mail as Mailing, Time, api::FromServer};
use serde_json::{Value, json};

use crate::{
    house::House,
    http::Guest,
    notices::{EVENING, HOUR, MINUTE},
    player::Player,
    receivers::{Postbox, Receiver},
    script::{Course, SEED, Script},
    secrecy::same,
    worlds::obey_nothing,
};

impl Guest {
    /// Waits until nobody is at a table any more, and the house has noted when, by its own clock.
    async fn until_gone(&self, table: &str) {
        let path = format!("/tables/{table}");
        let here = |seats: &Value| seats.as_array().unwrap().iter().any(|seat| seat["online"] == true);
        while here(&self.get(&path).await.json()["seats"]) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Two processes of one house: every notice is sent by one of them.
#[tokio::test]
async fn of_two_processes_one_sends() {
    let (Some(database), Some(bus)) = (trial_postgres::shared(), trial_nats::shared()) else { return };
    let mut hook = Receiver::open().await;
    let time = Time::still(EVENING);
    let open = || {
        let (time, database, bus) = (time.clone(), database.parse().unwrap(), bus.parse().unwrap());
        House::open_with(move |config| {
            (config.time, config.database, config.bus) = (time, database, Some(bus));
            config.notices.allowed = vec!["127.0.0.0/8".parse().unwrap()];
        })
    };
    let (one, _other) = (open(), open());
    let mut guests = Vec::new();
    for name in ["Anna", "Bernd", "Clara", "Dora", "Emil", "Frieda"] {
        let guest = one.account(name).await;
        guest.webhook(&hook, json!({"form": "body"})).await;
        guest.wanted_at_a_table(&one, None).await;
        guests.push(guest);
    }
    time.advance(MINUTE);
    let mut told = Vec::new();
    for _ in &guests {
        told.push(hook.next().await.json()["body"].as_str().unwrap().to_owned());
    }
    for guest in &guests {
        one.until_told(&guest.id).await;
    }
    told.sort();
    told.dedup();
    assert_eq!((told.len(), hook.is_empty()), (6, true), "each once: {told:?}");
}

/// The notices of each person in one of two worlds, which differ in what one of them chose in secret.
async fn told_in_world(game: &str, script: &Script, which: usize) -> Vec<Vec<String>> {
    let (mut hooks, mut post) = (Vec::new(), Postbox::open().await);
    let house = {
        let (time, relay) = (Time::still(EVENING), format!("smtp://{}", post.address).parse().unwrap());
        House::open_with(move |config| {
            config.seed_for_tests = Some(SEED);
            config.time = time;
            config.origins = vec!["https://games.example".to_owned()];
            config.notices.mail = Some(Mailing { relay, from: "inn@games.example".parse().unwrap() });
            config.notices.allowed = vec!["127.0.0.0/8".parse().unwrap()];
        })
    };
    let mut guests = Vec::new();
    for name in ["Harun", "Jafar", "Zobeide"] {
        let guest = house.account(name).await;
        let hook = Receiver::open().await;
        guest.webhook(&hook, json!({"links": true})).await;
        hooks.push(hook);
        guests.push(guest);
    }
    guests[1].confirmed_mail(&mut post).await;
    let wish = json!({"game": game, "seats": ["me", "open", "open"], "clock": "2d"});
    let table = guests[0].open_table(&wish.to_string()).await;
    for guest in &guests[1..] {
        guest.sit(&table).await;
    }
    for guest in &guests {
        let mut player = Player::join(guest, &table).await;
        obey_nothing(&mut player).await;
        player.close().await;
        guest.until_gone(&table).await;
    }
    let mut told = vec![Vec::new(); 3];
    for (n, turn) in script.turns.iter().enumerate() {
        house.advance(HOUR);
        for guest in &guests {
            house.until_told(&guest.id).await;
        }
        let guest = &guests[turn.seat.index()];
        let mut player = Player::join(guest, &table).await;
        player.until(|player| player.question.is_some()).await;
        let asked = player.question.as_ref().unwrap().asked;
        let said = json!({"type": "answer", "key": format!("k{n}"), "asked": asked, "action": turn.answers[which]});
        let outcome = player.say(&said).await;
        assert!(matches!(outcome, FromServer::Accepted { .. }), "{outcome:?}");
        player.close().await;
        guest.until_gone(&table).await;
    }
    house.advance(HOUR);
    for (guest, (hook, told)) in guests.iter().zip(hooks.iter_mut().zip(&mut told)) {
        house.until_told(&guest.id).await;
        while let Some(it) = hook.try_next() {
            told.push(without_links(&String::from_utf8(it.body).unwrap()));
        }
    }
    while let Some(mail) = post.try_next() {
        told[1].push(without_links(&format!("{}\n{}", mail.subject, mail.text)));
    }
    told
}

/// Cuts out the secrets of answer links, which are random.
fn without_links(text: &str) -> String {
    let mut parts = text.split("#serai_");
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |told, part| format!("{told}#{}", &part[64..]))
}

/// Two worlds that differ in something hidden, with the same public course: players who may not know it get the same notices
/// and mails, letter by letter.
#[tokio::test]
async fn no_notice_tells_what_is_hidden() {
    for game in ["morgenland", "morgenland-cards"] {
        let mut script = Course::of(game, "").script().expect("somebody chooses in secret");
        let differs = script.turns.iter().position(|turn| turn.answers[0] != turn.answers[1]).unwrap();
        script.turns.truncate(differs + 5);
        let (one, other) = (told_in_world(game, &script, 0).await, told_in_world(game, &script, 1).await);
        assert!(one.iter().map(Vec::len).sum::<usize>() >= script.turns.len() / 2, "{one:?}");
        for seat in 0..3 {
            same(&one[seat], &other[seat]);
        }
    }
}
