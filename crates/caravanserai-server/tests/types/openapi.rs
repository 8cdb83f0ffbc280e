//! The API's own description, made from the routes, and from the signatures and doc comments of the functions that answer.

mod sources;

use std::{collections::BTreeMap, path::Path};

use serde_json::{Map, Value, json};

use sources::{Callers, Handler, Sources, handler_of, read, routes};

type Types = BTreeMap<String, Value>;

/// The fields whose values are in the terms of a game: the type of ours, the field, and the game's type.
const OF_GAMES: [(&str, &str, &str); 9] = [
    ("Choice", "action", "Action"),
    ("Learner", "stray", "Action"),
    ("Message", "events", "Event"),
    ("Message", "log", "Event"),
    ("Message", "view", "View"),
    ("Open", "setup", "Setup"),
    ("Question", "ask", "Ask"),
    ("Refusal", "reason", "Illegal"),
    ("ToServer", "action", "Action"),
];

/// The document, with these types, for games of these names.
pub(crate) fn document(sources: &Path, types: &Types, games: &[&str]) -> Value {
    let mut files = Sources::new();
    read(sources, sources, &mut files);
    let mut paths: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    for (file, text) in &files {
        for (path, methods) in routes(text) {
            for (method, handler) in methods {
                let found = handler_of(&files, file, &handler);
                paths.entry(path.clone()).or_default().insert(method, operation(&path, &handler, &found, types));
            }
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Caravanserai",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, seats and games. docs/api.md tells it in order. Fields may be added: ignore what you do not know.",
            "license": {"name": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {"schemas": schemas(types, games), "securitySchemes": ways_in()},
    })
}

/// The ways to say who asks.
fn ways_in() -> Value {
    let bearer = |about: &str| json!({"type": "http", "scheme": "bearer", "description": about});
    json!({
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": "serai",
            "description": "The token of a browser, of a guest or an account, as GET /api/v1/me and POST /api/v1/session set it.",
        },
        "browser": bearer("The value of that cookie, sent as a header."),
        "program": bearer("A token that an account has made with POST /api/v1/account/tokens."),
        "metrics": bearer("The token that the host has set with --metrics-token."),
    })
}

fn security(handler: &str, callers: Callers) -> Value {
    let nobody = json!({});
    let [cookie, browser, program] = ["cookie", "browser", "program"].map(|name| json!({name: []}));
    match callers {
        Callers::Any if handler == "metrics::show" => json!([{"metrics": []}]),
        Callers::Any => json!([]),
        Callers::WithOrWithout => json!([nobody, cookie, browser, program]),
        Callers::Known => json!([cookie, browser, program]),
        Callers::Browser | Callers::Member | Callers::Admin => json!([cookie, browser]),
    }
}

/// Who is refused, beyond what `security` can say.
fn limits(callers: Callers) -> Option<&'static str> {
    match callers {
        Callers::Any | Callers::WithOrWithout | Callers::Known => None,
        Callers::Browser => Some("Programs are refused (`needs-browser`)."),
        Callers::Member => Some("For accounts (`needs-account`). Programs are refused (`needs-browser`)."),
        Callers::Admin => Some("For administrators (`not-admin`). Programs are refused (`needs-browser`)."),
    }
}

/// A reference to one of our types.
fn named(name: &str, types: &Types) -> Value {
    assert!(types.contains_key(name), "`{name}` is not among the generated types: add it to tests/types/main.rs");
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// What this function answers with if all goes well: the media type and the schema, or nothing at all.
fn answer(handler: &str, found: &Handler, types: &Types) -> Option<(&'static str, Value)> {
    if let Some(name) = &found.gives {
        return Some(("application/json", named(name, types)));
    }
    if found.empty || handler == "socket::open" {
        return None;
    }
    let (object, text) = (json!({"type": "object"}), json!({"type": "string"}));
    Some(match handler {
        "lobby::listen" => ("application/x-ndjson", named("Lobby", types)),
        "stream::listen" => ("application/x-ndjson", named("FromServer", types)),
        "stream::say" => ("application/json", named("FromServer", types)),
        "health::health" | "health::ready" | "openapi::document" | "privacy::export" => ("application/json", object),
        "openapi::schema" => ("application/schema+json", object),
        "openapi::page" => ("text/html", text),
        "openapi::script" => ("text/javascript", text),
        "openapi::style" => ("text/css", text),
        "licences" | "metrics::show" | "tables::record" => ("text/plain", text),
        other => panic!("say in tests/types/openapi.rs what `{other}` answers with"),
    })
}

fn responses(path: &str, handler: &str, found: &Handler, types: &Types) -> Value {
    let failed = |about: &str| json!({"description": about, "content": {"application/json": {"schema": named("Failed", types)}}});
    let socket = "A WebSocket. Each text frame to you is a FromServer, each of yours a ToServer.";
    let mut responses = match answer(handler, found, types) {
        _ if handler == "socket::open" => json!({"101": {"description": socket}}),
        None => json!({"204": {"description": "Done."}}),
        Some((kind, schema)) => json!({"200": {"description": "Done.", "content": {kind: {"schema": schema}}}}),
    };
    if handler == "health::ready" {
        responses["503"] = responses["200"].clone();
        responses["503"]["description"] = "Not now: the answer says why.".into();
    }
    if handler == "metrics::show" {
        responses["401"] = failed("The token is wrong or missing.");
        responses["404"] = failed("The host has set no token.");
    }
    if path.starts_with("/api") {
        responses["default"] = failed("Why not.");
    } else {
        responses["429"] = failed("Your network asks too much.");
    }
    responses
}

fn operation(path: &str, handler: &str, found: &Handler, types: &Types) -> Value {
    let mut parameters: Vec<Value> = path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
        .collect();
    let query = found.query.iter().map(|name| json!({"name": name, "in": "query", "schema": {"type": "string"}}));
    parameters.extend(query);
    let mut operation = json!({
        "operationId": handler.replace("::", "-").replace('_', "-"),
        "summary": found.about,
        "security": security(handler, found.callers),
        "responses": responses(path, handler, found, types),
    });
    if let Some(limits) = limits(found.callers) {
        operation["description"] = limits.into();
    }
    if !parameters.is_empty() {
        operation["parameters"] = json!(parameters);
    }
    if let Some(takes) = &found.takes {
        // An empty body counts as an empty object.
        let required = types[takes]["required"] != json!([]);
        operation["requestBody"] =
            json!({"required": required, "content": {"application/json": {"schema": named(takes, types)}}});
    }
    operation
}

/// Our types, with references as this kind of document has them, and with pointers to the types of the games.
fn schemas(types: &Types, games: &[&str]) -> Map<String, Value> {
    let text = json!(types).to_string().replace("\"#/$defs/", "\"#/components/schemas/");
    let Ok(Value::Object(mut schemas)) = serde_json::from_str(&text) else { panic!("it was just written") };
    for (ours, field, theirs) in OF_GAMES {
        let pointer = json!({"$ref": format!("#/components/schemas/{}", of_games(theirs))});
        let schema = schemas.get_mut(ours).unwrap_or_else(|| panic!("there is no `{ours}`"));
        assert!(point(schema, field, &pointer) > 0, "`{ours}` has no `{field}` in a game's terms");
        let address = |game| json!({"$ref": format!("/api/v1/schemas/{game}/{theirs}.json")});
        let mut each: Vec<Value> = games.iter().map(address).collect();
        if theirs == "Action" || theirs == "Setup" {
            each.push(json!({"type": "string", "description": "The same in the game's notation."}));
        }
        let about = format!("`{theirs}` of the game that is played.");
        schemas.insert(of_games(theirs), json!({"description": about, "anyOf": each}));
    }
    schemas
}

fn of_games(theirs: &str) -> String {
    format!("Game{theirs}")
}

/// Puts the pointer wherever this field may hold anything, or a list of anything; says how often.
fn point(schema: &mut Value, field: &str, pointer: &Value) -> usize {
    let mut found = 0;
    if let Some(open) = schema.pointer_mut(&format!("/properties/{field}")) {
        let open = if open["type"] == "array" { &mut open["items"] } else { open };
        if open.as_object().is_some_and(|open| open.keys().all(|key| key == "description")) {
            open["$ref"] = pointer["$ref"].clone();
            found += 1;
        }
    }
    match schema {
        Value::Object(parts) => found += parts.values_mut().map(|part| point(part, field, pointer)).sum::<usize>(),
        Value::Array(parts) => found += parts.iter_mut().map(|part| point(part, field, pointer)).sum::<usize>(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    found
}
