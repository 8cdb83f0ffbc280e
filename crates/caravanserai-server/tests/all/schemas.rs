//! The API's own description, and whether the messages at tables of every kind match it.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tabletop_host::games;

use crate::{
    house::House,
    http::{Guest, request},
    player::Player,
};

/// Schemas of one family, by name. Objects may hold what is named and nothing else, so that nothing is forgotten.
struct Types(BTreeMap<String, Value>);

impl Types {
    fn of(defs: &Value) -> Types {
        Types(defs.as_object().expect("types have names").iter().map(|(name, it)| (name.clone(), it.clone())).collect())
    }

    /// What is wrong with this value, if it should be of this type.
    fn complaint(&self, name: &str, value: &Value) -> Option<String> {
        self.fits(&self.0[name], value, true).err()
    }

    fn fits(&self, schema: &Value, value: &Value, alone: bool) -> Result<(), String> {
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.rsplit('/').next().unwrap();
            return self.fits(&self.0[name], value, alone).map_err(|why| format!("{name}: {why}"));
        }
        if let Some(one) = schema.get("const") {
            return if one == value { Ok(()) } else { Err(format!("{value} is not {one}")) };
        }
        if let Some(words) = schema["enum"].as_array() {
            return if words.contains(value) { Ok(()) } else { Err(format!("{value} is not one of {words:?}")) };
        }
        if let Some(ways) = schema["anyOf"].as_array() {
            let outcomes: Vec<String> = ways.iter().filter_map(|way| self.fits(way, value, alone).err()).collect();
            return if outcomes.len() < ways.len() { Ok(()) } else { Err(outcomes.join(" / ")) };
        }
        if let Some(parts) = schema["allOf"].as_array() {
            return parts.iter().try_for_each(|part| self.fits(part, value, false));
        }
        let is = match schema["type"].as_str() {
            None => return Ok(()),
            Some("object") => return self.fits_object(schema, value, alone),
            Some("array") => return self.fits_array(schema, value),
            Some("string") => value.is_string(),
            Some("number") => value.is_number(),
            Some("boolean") => value.is_boolean(),
            Some("null") => value.is_null(),
            Some(other) => panic!("{other} is no type"),
        };
        if is { Ok(()) } else { Err(format!("{value} is no {}", schema["type"])) }
    }

    fn fits_object(&self, schema: &Value, value: &Value, alone: bool) -> Result<(), String> {
        let Some(value) = value.as_object() else { return Err(format!("{value} is no object")) };
        let named = schema["properties"].as_object().unwrap();
        for required in schema["required"].as_array().unwrap() {
            let name = required.as_str().unwrap();
            value.get(name).ok_or_else(|| format!("`{name}` is missing"))?;
        }
        for (name, it) in value {
            match named.get(name) {
                Some(schema) => self.fits(schema, it, true).map_err(|why| format!("{name}: {why}"))?,
                None if alone => return Err(format!("`{name}` is not named")),
                None => {}
            }
        }
        Ok(())
    }

    fn fits_array(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let Some(items) = value.as_array() else { return Err(format!("{value} is no list")) };
        if let Some(each) = schema["prefixItems"].as_array() {
            if each.len() != items.len() {
                return Err(format!("{} items are not {}", items.len(), each.len()));
            }
            return each.iter().zip(items).try_for_each(|(schema, it)| self.fits(schema, it, true));
        }
        items.iter().try_for_each(|it| self.fits(&schema["items"], it, true))
    }
}

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

/// One person plays a whole game of each kind against bots, with a spectator: every frame matches the schemas, down to the
/// game's own terms.
#[tokio::test]
async fn what_is_said_is_as_described() {
    let house = House::open();
    let api = Types::of(&document(&house).await["components"]["schemas"]);
    let guest = Guest::new(house.address).await;
    for game in games().iter().filter(|game| game.name != "bazaar") {
        let types = types_of(&guest, game.name).await;
        let seats: Vec<&str> = (0..game.usual_seats).map(|seat| if seat == 0 { "me" } else { "bot" }).collect();
        let table = guest.open_table(&json!({"game": game.name, "seats": seats}).to_string()).await;
        let mut watcher = Player::watch(house.address, &table).await;
        let watcher = tokio::spawn(async move {
            watcher.until(Player::is_over).await;
            watcher
        });
        let player = Player::join(&guest, &table).await.play().await;
        let mut seen = BTreeMap::new();
        for frame in player.frames.into_iter().chain(watcher.await.unwrap().frames) {
            let frame: Value = serde_json::from_str(&frame).unwrap();
            assert_eq!(api.complaint("FromServer", &frame), None, "{frame}");
            for (name, value) in terms(&frame) {
                assert_eq!(types[name].complaint(name, value), None, "{}: {value} is no {name}", game.name);
                *seen.entry(name).or_insert(0) += 1;
            }
        }
        assert!(
            ["View", "Event", "Ask", "Action"].iter().all(|name| seen.contains_key(name)),
            "{}: {seen:?}",
            game.name
        );
        assert_eq!(types["View"].complaint("View", &player.view), None, "after all patches");
        for (path, name) in [("", "Table"), ("/replay", "Replay"), ("/course", "Course")] {
            let told = guest.get(&format!("/tables/{table}{path}")).await.json();
            assert_eq!(api.complaint(name, &told), None, "{path}");
        }
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
    let failed = guest.get("/tables/nowhere").await.json();
    assert_eq!(api.complaint("Failed", &failed), None, "{failed}");
    for (wrong, name) in [(json!({"error": {"code": "dance"}}), "Failed"), (json!({"type": "song"}), "FromServer")] {
        assert!(api.complaint(name, &wrong).is_some(), "a schema that takes anything says nothing: {wrong}");
    }
}

/// Every address in the description exists, and each says what it does.
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
    let guest = Guest::new(house.address).await;
    for (path, methods) in described {
        for (method, operation) in methods.as_object().unwrap() {
            assert!(operation["summary"].as_str().unwrap().ends_with('.'), "{method} {path} says what it does");
        }
        // A guest sees neither metrics nor what is for accounts and admins only; and the stream of the lobby never ends.
        let others =
            ["/metrics", "/api/v1/account", "/api/v1/account/notices", "/api/v1/admin", "/api/v1/lobby/stream"];
        if methods.get("get").is_some() && !path.contains('{') && !others.contains(&path.as_str()) {
            let token = format!("Authorization: Bearer {}\r\n", guest.token);
            let answer = request(house.address, &format!("GET {path}"), &token, "").await;
            assert_eq!(answer.status, 200, "{path}: {}", answer.body);
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
