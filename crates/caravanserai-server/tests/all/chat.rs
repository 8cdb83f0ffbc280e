//! What people write to each other.

use caravanserai_server::{
    Rate,
    api::{ChatLine, ChatPhrase, RefusalCode, Uttered},
};
use serde_json::json;

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    player::Player,
};

const TWO: &str = r#"{"game": "five-tribes", "setup": "players=3", "seats": ["me", "open", "bot"]}"#;

fn text(words: &str) -> serde_json::Value {
    json!({"say": {"text": words}})
}

fn texts(lines: &[ChatLine]) -> Vec<Option<&str>> {
    lines
        .iter()
        .map(|line| match &line.said {
            Some(Uttered::Text(text)) => Some(text.as_str()),
            Some(Uttered::Phrase(phrase)) => Some(phrase.name()),
            None => None,
        })
        .collect()
}

on_both! {
    /// What spectators write is not shown to players; a reader mutes a writer; the host silences a spectator; all of it is
    /// still there after a restart.
    async fn people_write_to_each_other(kind: Kind) {
        let mut house = House::open_on(kind);
        let guests = [Guest::new(house.address).await, Guest::new(house.address).await, Guest::new(house.address).await];
        for (guest, name) in guests.iter().zip(["Harun", "Jafar", "Zobeide"]) {
            guest.post("/me", &format!(r#"{{"name": "{name}"}}"#)).await;
        }
        let table = guests[0].open_table(TWO).await;
        guests[1].sit(&table).await;
        let mut players = Vec::new();
        for guest in &guests {
            players.push(Player::join(guest, &table).await);
        }
        let [host, player, watcher] = &mut players[..] else { panic!("three have come") };
        assert_eq!(host.tell("chat", text("  Hello\u{202e}\n you ")).await, Ok(()));
        assert_eq!(player.tell("chat", json!({"say": {"phrase": "good-luck"}})).await, Ok(()));
        assert_eq!(watcher.tell("chat", text("I can see everything")).await, Ok(()));
        watcher.until(|it| it.chat.len() == 3).await;
        assert_eq!(texts(&watcher.chat), [Some("Hello you"), Some("good-luck"), Some("I can see everything")]);
        let line = &watcher.chat[1];
        assert_eq!((line.name.as_str(), line.seat.map(u8::from), line.you), ("Jafar", Some(1), false));
        assert_eq!(line.said, Some(Uttered::Phrase(ChatPhrase::GoodLuck)));
        assert_eq!(watcher.chat[2].seat, None);
        player.until(|it| it.chat.len() == 2).await;
        assert!(player.frames.iter().all(|frame| !frame.contains("everything")), "those who play do not read it");

        assert_eq!(watcher.tell("mute", json!({"line": 1, "on": true})).await, Ok(()));
        watcher.until(|it| texts(&it.chat)[0].is_none()).await;
        assert_eq!(watcher.tell("mute", json!({"line": 3, "on": true})).await, Err(RefusalCode::NoLine), "oneself");
        assert_eq!(player.tell("silence", json!({"line": 3, "on": true})).await, Err(RefusalCode::NotOwner));
        assert_eq!(host.tell("silence", json!({"line": 2, "on": true})).await, Err(RefusalCode::NoLine), "a player");
        assert_eq!(host.tell("silence", json!({"line": 3, "on": true})).await, Ok(()));
        assert_eq!(watcher.tell("chat", text("Hey!")).await, Err(RefusalCode::Silenced));

        house.stop().await;
        house.reopen().await;
        let at = |guest: &Guest| Guest { house: house.address, ..guest.clone() };
        let mut watcher = Player::join(&at(&guests[2]), &table).await;
        watcher.until(|it| it.chat.len() == 3).await;
        assert_eq!(texts(&watcher.chat), [None, Some("good-luck"), Some("I can see everything")]);
        assert_eq!(watcher.tell("chat", text("Hey!")).await, Err(RefusalCode::Silenced));
        assert_eq!(watcher.tell("mute", json!({"line": 1, "on": false})).await, Ok(()));
        watcher.until(|it| texts(&it.chat)[0].is_some()).await;
        let mut host = Player::join(&at(&guests[0]), &table).await;
        host.until(|it| it.chat.len() == 2).await;
        assert!(host.chat[0].you);
    }
}

/// A blank or too long line is refused, and so are too many; what is sent twice under one key appears once.
#[tokio::test]
async fn what_is_written_can_be_read() {
    let house =
        House::open_with(|config| config.rates.chat = Rate { burst: 4, every: std::time::Duration::from_hours(1) });
    let guest = Guest::new(house.address).await;
    let table = guest.open_table(TWO).await;
    let mut player = Player::join(&guest, &table).await;
    for wrong in ["", " \u{200b} ", &"a".repeat(301)] {
        assert_eq!(player.tell("chat", text(wrong)).await, Err(RefusalCode::BadText));
    }
    for _ in 0..2 {
        let said = json!({"type": "chat", "key": "once", "say": {"text": "One"}});
        player.send(&said).await;
        player.until(|it| !it.outcomes.is_empty()).await;
        player.outcomes.clear();
    }
    assert_eq!(texts(&player.chat), [Some("One")]);
    assert_eq!(player.tell("chat", text("Two")).await, Err(RefusalCode::TooMany));
    let mut stranger = Player::watch(house.address, &table).await;
    stranger.until(|it| it.chat.len() == 1).await;
    assert_eq!(stranger.tell("chat", text("Who am I?")).await, Err(RefusalCode::Unknown));
}

/// Whoever is silenced already is not silenced again: nobody is sent all lines once more.
#[tokio::test]
async fn what_is_silenced_twice_is_told_once() {
    let house = House::open();
    let (host, watcher) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = host.open_table(TWO).await;
    let (mut host, mut watcher) = (Player::join(&host, &table).await, Player::join(&watcher, &table).await);
    let mut stranger = Player::watch(house.address, &table).await;
    assert_eq!(watcher.tell("chat", text("Look at that")).await, Ok(()));
    stranger.until(|it| it.chat.len() == 1).await;
    for on in [false, true, true, true] {
        assert_eq!(host.tell("silence", json!({"line": 1, "on": on})).await, Ok(()));
    }
    assert_eq!(host.tell("chat", text("That is all")).await, Ok(()));
    stranger.until(|it| it.chat.len() == 2).await;
    assert_eq!(stranger.frames.iter().filter(|frame| frame.contains("\"whole\":true")).count(), 1);
    assert!(stranger.chat[0].silenced && !stranger.chat[0].you);
    watcher.until(|it| it.chat.len() == 2).await;
    assert!(watcher.chat[0].silenced && watcher.chat[0].you, "who wrote it sees that it is theirs");
}
