//! The API's own description, and whether the messages at tables of every kind match it.

use std::collections::BTreeMap;

use caravanserai_server::api::FromServer;
use serde_json::{Value, json};
use tabletop_host::games;

use crate::{
    described::Types,
    house::House,
    http::{Guest, request},
    player::Player,
};

async fn document(house: &House) -> Value {
    let answer = request(house.address, "GET /api/v1/openapi.json", "", "").await;
    assert!(answer.status == 200 && answer.headers.contains("content-type: application/json"));
    answer.json()
}

/// The schemas of a game's types, as they are served.
async fn types_of(guest: &Guest, game: &str) -> BTreeMap<&'static str, Types> {
    let mut types = BTreeMap::new();
    for name in ["Setup", "Action", "Event", "View", "Ask", "Illegal"] {
        let schema = guest.get(&format!("/schemas/{game}/{name}.json")).await;
        assert!(schema.status == 200 && schema.headers.contains("application/schema+json"), "{}", schema.body);
        assert_eq!(schema.json()["$ref"], format!("#/$defs/{name}"));
        types.insert(name, Types::of(&schema.json()["$defs"]));
    }
    types
}

/// Everything in this frame that is in the game's own terms, by type.
fn terms(frame: &Value) -> Vec<(&'static str, &Value)> {
    let mut terms = Vec::new();
    if let Some(view) = frame.get("view").filter(|view| !view.is_null()) {
        terms.push(("View", view));
        terms.extend(view.get("setup").map(|setup| ("Setup", setup)));
    }
    terms.extend(frame["events"].as_array().into_iter().flatten().map(|event| ("Event", event)));
    if let Some(question) = frame.get("question").filter(|question| !question.is_null()) {
        terms.push(("Ask", &question["ask"]));
        terms.extend(question["options"].as_array().unwrap().iter().map(|option| ("Action", &option["action"])));
    }
    terms
}

/// The settings under which a kind has other cards, questions and events than usual.
const UNUSUAL: [(&str, &str); 3] =
    [("morgenland", "version=pro"), ("morgenland-cards", "spells=all"), ("five-tribes", "expansion=on")];

/// Plays to the end. On the way it asks whether answers of earlier questions would be legal, and compares the game's own reasons.
async fn play(mut player: Player, types: &Types) -> Player {
    let (mut number, mut tries, mut reasons, mut before) = (7, 0, 0, Vec::new());
    while !player.is_over() {
        if !player.is_asked() {
            assert!(player.hear().await.is_some(), "the socket was closed");
            continue;
        }
        let options =
            player.question.as_ref().unwrap().options.iter().map(|option| option.action.clone()).collect::<Vec<_>>();
        if let Some(action) =
            before.iter().find(|action| !options.contains(action)).filter(|_| reasons == 0 && tries < 20)
        {
            tries += 1;
            let checked =
                player.say(&json!({"type": "check", "key": format!("check-{tries}"), "action": action})).await;
            let FromServer::Checked { refusal, .. } = checked else { panic!("it was asked: {checked:?}") };
            for reason in refusal.iter().filter_map(|refusal| refusal.reason.as_ref()) {
                assert_eq!(types.complaint("Illegal", reason), None, "{reason}");
                reasons += 1;
            }
        }
        before.extend(options.into_iter().take(1));
        number = number * 31 % 1009;
        player.choose(number).await;
    }
    assert!(reasons > 0, "nothing was illegal in {tries} tries");
    player
}

/// One person plays a whole game of each kind against bots, as usual and with what else there is, with a spectator: every frame
/// matches the schemas, down to the game's own terms.
#[tokio::test]
async fn what_is_said_is_as_described() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    for game in games().iter().filter(|game| game.name != "bazaar") {
        let types = types_of(&guest, game.name).await;
        let seats: Vec<&str> = (0..game.usual_seats).map(|seat| if seat == 0 { "me" } else { "bot" }).collect();
        let more = UNUSUAL.iter().find(|(name, _)| *name == game.name).expect("every kind has more than the usual").1;
        for setup in ["", more] {
            let setup = format!("players={} {setup}", game.usual_seats);
            one_game(&house, &guest, &types, &json!({"game": game.name, "setup": setup.trim(), "seats": seats})).await;
        }
    }
}

/// One person plays this game, and somebody watches.
async fn one_game(house: &House, guest: &Guest, types: &BTreeMap<&'static str, Types>, wish: &Value) {
    let api = Types::of(&document(house).await["components"]["schemas"]);
    let table = guest.open_table(&wish.to_string()).await;
    let mut watcher = Player::watch(house.address, &table).await;
    let watcher = tokio::spawn(async move {
        watcher.until(Player::is_over).await;
        watcher
    });
    let player = play(Player::join(guest, &table).await, &types["Illegal"]).await;
    let mut seen = BTreeMap::new();
    for frame in player.frames.into_iter().chain(watcher.await.unwrap().frames) {
        let frame: Value = serde_json::from_str(&frame).unwrap();
        assert_eq!(api.complaint("FromServer", &frame), None, "{frame}");
        for (name, value) in terms(&frame) {
            assert_eq!(types[name].complaint(name, value), None, "{wish}: {value} is no {name}");
            *seen.entry(name).or_insert(0) += 1;
        }
    }
    assert!(["View", "Event", "Ask", "Action"].iter().all(|name| seen.contains_key(name)), "{wish}: {seen:?}");
    assert_eq!(types["View"].complaint("View", &player.view), None, "after all patches");
    // The answers are compared with what is described, as all answers are.
    for path in ["", "/replay", "/course", "/record"] {
        assert_eq!(guest.get(&format!("/tables/{table}{path}")).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn what_is_answered_is_as_described() {
    let house = House::open();
    let api = Types::of(&document(&house).await["components"]["schemas"]);
    let guest = Guest::new(house.address).await;
    guest.open(r#"["me", "open", "bot"]"#).await;
    for (path, name) in [("/me", "Me"), ("/me/tables", "Tables"), ("/games", "Games"), ("/house", "House")] {
        let told = guest.get(path).await.json();
        assert_eq!(api.complaint(name, &told), None, "{told}");
    }
    // What the client in docs/examples sends, and the least that a lesson and a webhook need.
    for (asked, name) in [
        (json!({"game": "morgenland", "seats": ["open", "bot", "bot"]}), "Open"),
        (json!({"added": "00112233445566778899aabbccddeeff"}), "Sit"),
        (json!({"type": "answer", "key": "k", "asked": 1, "action": "pass"}), "ToServer"),
        (json!({}), "Learner"),
        (json!({"address": "https://hook.example"}), "NewWebhook"),
    ] {
        assert_eq!(api.complaint(name, &asked), None, "{asked}");
    }
    let failed = guest.get("/tables/nowhere").await.json();
    assert_eq!(api.complaint("Failed", &failed), None, "{failed}");
    for (wrong, name) in [(json!({"error": {"code": "dance"}}), "Failed"), (json!({"type": "song"}), "FromServer")] {
        assert!(api.complaint(name, &wrong).is_some(), "a schema that takes anything says nothing: {wrong}");
    }
}

/// Every address in the description exists, with these methods and no others, and each says what it does. What they answer
/// is compared with the description wherever a test asks.
#[tokio::test]
async fn every_route_is_described() {
    let house = House::open();
    let document = document(&house).await;
    let described = document["paths"].as_object().unwrap();
    let sources = include_str!("../../src/routes.rs");
    let routes: Vec<&str> = sources.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(routes.len() > 15, "{routes:?}");
    for route in routes {
        assert!(described.contains_key(route), "{route} is not described: run `cargo xtask types`");
    }
    for (path, methods) in described {
        for operation in methods.as_object().unwrap().values() {
            assert!(operation["summary"].as_str().unwrap().ends_with('.'), "{path} says what it does");
        }
        for method in ["get", "post", "put", "delete", "patch"] {
            // The stream of the lobby never ends.
            if (path.as_str(), method) == ("/api/v1/lobby/stream", "get") {
                continue;
            }
            // A plain request for a socket is answered as if the method were wrong.
            let is_socket = path.ends_with("/socket");
            let is_described = methods.get(method).is_some();
            let line = format!("{} {}", method.to_uppercase(), path.replace(['{', '}'], ""));
            let answer = request(house.address, &line, "", "").await;
            assert_eq!(answer.status != 405, is_described && !is_socket, "{line}: {}", answer.body);
            let needs_nobody =
                methods[method]["security"].as_array().is_some_and(|ways| ways.is_empty() || ways[0] == json!({}));
            if is_described && path.starts_with("/api/") {
                assert_eq!(answer.status != 401, needs_nobody, "{line}: {}", answer.body);
            }
        }
    }
}

/// A program's token opens what the description says that it opens, and nothing else.
#[tokio::test]
async fn programs_are_refused_where_it_is_described() {
    let house = House::open();
    let owner = Guest::new(house.address).await;
    assert_eq!(owner.sign_up("Scheherazade").await.status, 200);
    let token = owner.post("/account/tokens", r#"{"name": "bot"}"#).await.json()["secret"].as_str().unwrap().to_owned();
    let token = format!("Authorization: Bearer {token}\r\n");
    let document = document(&house).await;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let ways: Vec<&Value> = operation["security"].as_array().unwrap().iter().collect();
            if ways.is_empty() || path.ends_with("/stream") || path.ends_with("/metrics") {
                continue;
            }
            let line = format!("{} {}", method.to_uppercase(), path.replace(['{', '}'], ""));
            let answer = request(house.address, &line, &token, "").await;
            let is_refused = answer.body.contains("needs-browser");
            assert_eq!(is_refused, !ways.iter().any(|way| way.get("program").is_some()), "{line}: {}", answer.body);
        }
    }
}

/// The page loads nothing from elsewhere and speaks the visitor's language.
#[tokio::test]
async fn the_api_can_be_tried_on_a_page() {
    let house = House::open();
    for (language, word) in [("en", "Send"), ("de", "Senden"), ("nl", "Versturen")] {
        let page = request(house.address, "GET /api", &format!("Accept-Language: {language}\r\n"), "").await;
        assert!(page.status == 200 && page.headers.contains("content-security-policy"), "{}", page.headers);
        assert!(page.body.contains(&format!("data-send=\"{word}\"")), "{}", page.body);
        assert!(
            page.body.contains(&format!("<html lang=\"{language}\">")) && !page.body.contains('{'),
            "{}",
            page.body
        );
        assert!(!page.body.contains("//"), "nothing comes from elsewhere: {}", page.body);
    }
    for (path, kind) in [("/api/try.js", "text/javascript"), ("/api/try.css", "text/css")] {
        let file = request(house.address, &format!("GET {path}"), "", "").await;
        assert!(file.status == 200 && file.headers.contains(&format!("content-type: {kind}")), "{path}");
    }
    for path in
        ["/api/v1/schemas/goose/View.json", "/api/v1/schemas/morgenland/State.json", "/api/v1/schemas/morgenland/View"]
    {
        assert_eq!(request(house.address, &format!("GET {path}"), "", "").await.status, 404, "{path}");
    }
}
