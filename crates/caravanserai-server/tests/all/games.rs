use tabletop::{Seat, Viewer};
use tabletop_host::{Proof, Table, hex};

use crate::{house::House, http::Guest, player::Player};

/// Two people and a bot play to the end while a spectator watches; each saw what the record says they may know.
#[tokio::test]
async fn a_whole_game_is_played_by_two_people_and_a_bot_and_watched() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["me", "open", "bot"]"#).await;
    let mut watcher = Player::watch(house.address, &table).await;
    let first = Player::join(&one, &table).await;
    let shown = one.get(&format!("/tables/{table}")).await.json();
    assert_eq!((&shown["status"], &shown["seed"]), (&"waiting".into(), &serde_json::Value::Null));
    assert_eq!(one.get(&format!("/tables/{table}/record")).await.code(), "not-over");
    let second = Player::join(&other, &table).await;
    other.sit(&table).await;

    let (first, second) = tokio::join!(tokio::spawn(first.play()), tokio::spawn(second.play()));
    watcher.until(Player::is_over).await;

    let record = one.get(&format!("/tables/{table}/record")).await.body;
    let replayed = Table::from_record(&record).unwrap();
    let viewers = [Viewer::Seat(Seat::new(0).unwrap()), Viewer::Seat(Seat::new(1).unwrap()), Viewer::Spectator];
    for (player, viewer) in [first.unwrap(), second.unwrap(), watcher].iter().zip(viewers) {
        assert_eq!(player.view, replayed.view(viewer), "what {viewer} sees");
        assert_eq!(player.v, replayed.whole(viewer).v, "how much {viewer} heard");
        assert_eq!(player.table.as_ref().unwrap().ranking, replayed.ranking());
    }
    let over = one.get(&format!("/tables/{table}")).await.json();
    assert_eq!(over["status"], "over");
    let proof = Proof::part(&record).unwrap().0.expect("a proof stands on top of the record");
    assert_eq!(over["seed"], hex(&proof.seed));
    assert!(proof.check(&replayed).unwrap() > 10, "all luck comes from the seed the house was bound to");
    assert_eq!(shown["commitment"], hex(&proof.commitment), "and it was bound before the deal");
}

/// The house has committed to its part of the luck before; what players add is shown at once and stands in the record.
#[tokio::test]
async fn what_players_add_becomes_part_of_the_luck() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["open", "open", "bot"]"#).await;
    let promised = one.get(&format!("/tables/{table}")).await.json()["commitment"].clone();
    let sit = format!("/tables/{table}/sit");
    for wrong in [r#"{"added": "12"}"#, r#"{"added": "zz010101010101010101010101010101"}"#, r#"{"added": 7}"#] {
        assert_eq!(one.post(&sit, wrong).await.code(), "bad-json");
    }
    let (mine, theirs) = ("0102030405060708090a0b0c0d0e0f10", "ff02030405060708090a0b0c0d0e0fff");
    let sat = one.post(&sit, &format!(r#"{{"seat": 1, "added": "{mine}"}}"#)).await.json();
    assert_eq!((&sat["seats"][1]["added"], &sat["status"]), (&mine.into(), &"waiting".into()));
    let again = one.post(&sit, &format!(r#"{{"added": "{theirs}"}}"#)).await.json();
    assert_eq!(again["seats"][1]["added"], mine, "what was added is added");
    let first = Player::join(&one, &table).await;
    other.post(&sit, &format!(r#"{{"added": "{theirs}"}}"#)).await.json();
    let second = Player::join(&other, &table).await;
    let (first, second) = tokio::join!(tokio::spawn(first.play()), tokio::spawn(second.play()));
    drop((first.unwrap(), second.unwrap()));

    let record = one.get(&format!("/tables/{table}/record")).await.body;
    let proof = Proof::part(&record).unwrap().0.unwrap();
    assert_eq!(promised, hex(&proof.commitment));
    let added: Vec<String> = proof.added.iter().map(|(seat, bytes)| format!("{seat} {}", hex(bytes))).collect();
    assert_eq!(added, [format!("0 {theirs}"), format!("1 {mine}")]);
    assert!(proof.check(&Table::from_record(&record).unwrap()).unwrap() > 10);
}

/// The person who opened a table fills it with bots; then the game begins by itself.
#[tokio::test]
async fn the_owner_fills_the_table_with_bots() {
    let house = House::open();
    let (owner, guest) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = owner.open(r#"["open", "me", "open"]"#).await;
    assert_eq!(guest.post(&format!("/tables/{table}/fill"), "").await.code(), "not-owner");
    let filled = owner.post(&format!("/tables/{table}/fill"), "").await.json();
    assert_eq!(filled["status"], "playing");
    let kinds: Vec<&str> =
        filled["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["bot", "person", "bot"]);
    assert_eq!((&filled["seats"][1]["you"], &filled["seats"][1]["online"]), (&true.into(), &false.into()));
    let player = Player::join(&owner, &table).await.play().await;
    assert_eq!(player.table.unwrap().ranking.unwrap().places().len(), 3);
}

/// Bots play alone, and a viewer who joins when all is over gets the whole story and the ranking.
#[tokio::test]
async fn bots_play_alone_and_latecomers_hear_everything() {
    let house = House::open();
    let owner = Guest::new(house.address).await;
    let wish = r#"{"game": "morgenland", "setup": "players=3 length=full", "seats": ["bot", "bot", "bot"]}"#;
    let table = owner.open_table(wish).await;
    let mut watcher = Player::watch(house.address, &table).await;
    watcher.until(Player::is_over).await;
    let told = |player: &Player| player.frames.iter().filter(|frame| frame.contains(r#""type":"message""#)).count();
    // Newcomers and viewers who were away for long get everything at once, those who were away briefly what they missed.
    assert!(watcher.v > 70, "the game is long enough: {}", watcher.v);
    for (since, messages) in [(0, 1), (1, 1), (watcher.v - 10, 10)] {
        let mut late = Player::join_since(&owner, &table, since).await;
        if messages > 1 {
            (late.view, late.events) = (watcher.view.clone(), watcher.events.clone());
        }
        late.until(|player| player.v == watcher.v && player.table.is_some()).await;
        assert_eq!((told(&late), late.is_over()), (messages, true), "since {since}");
        if messages == 1 {
            assert_eq!((late.view, late.events), (watcher.view.clone(), watcher.events.clone()));
        }
    }
}

/// The house has more than one game: a person and a bot play Five Tribes with its expansion to the end.
#[tokio::test]
async fn five_tribes_is_played_to_its_end() {
    let house = House::open();
    let owner = Guest::new(house.address).await;
    let wish = r#"{"game": "five-tribes", "setup": "players=2 expansion=on", "seats": ["bot", "me"]}"#;
    let table = owner.open_table(wish).await;
    let player = Player::join(&owner, &table).await.play().await;
    let record = owner.get(&format!("/tables/{table}/record")).await.body;
    let replayed = Table::from_record(&record).unwrap();
    assert_eq!(replayed.game(), "five-tribes");
    assert_eq!(player.view, replayed.view(Viewer::Seat(Seat::new(1).unwrap())));
    assert_eq!(player.view["scores"].as_array().unwrap().len(), 2);
    assert_eq!(player.table.unwrap().ranking, replayed.ranking());
}
