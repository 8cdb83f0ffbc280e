//! The API's own description, made from the routes and from the doc comments of the functions that answer them.

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::{Map, Value, json};

/// One function that answers requests.
struct Handler {
    about: String,
    takes: Option<String>,
    gives: Option<String>,
    query: Vec<String>,
}

type Sources = BTreeMap<String, String>;

/// The document, with these types.
pub(crate) fn document(sources: &Path, types: &BTreeMap<String, Value>) -> Value {
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
    let schemas: Map<String, Value> = types.iter().map(|(name, schema)| (name.clone(), renamed(schema))).collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Caravanserai",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, seats and games. docs/api.md tells it in order. Fields may be added: ignore what you do not know.",
            "license": {"name": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token of a guest, from the cookie that GET /api/v1/me sets."}},
        },
        "security": [{}, {"token": []}],
    })
}

fn read(folder: &Path, from: &Path, files: &mut Sources) {
    for entry in fs::read_dir(folder).expect("sources can be listed") {
        let path = entry.expect("sources can be listed").path();
        if path.is_dir() {
            read(&path, from, files);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let name = path.strip_prefix(from).expect("it lies below").with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            files.insert(name, fs::read_to_string(&path).expect("sources are text"));
        }
    }
}

/// The routes a source adds: path, and by method who answers. Closures answer nothing that is of interest here.
fn routes(text: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut found = Vec::new();
    for part in text.split(".route(").skip(1) {
        let mut quoted = part.splitn(3, '"');
        let (Some(_), Some(path), Some(rest)) = (quoted.next(), quoted.next(), quoted.next()) else { continue };
        let call = rest.lines().next().unwrap_or_default();
        let mut methods = Vec::new();
        for method in ["get", "post", "put", "delete", "patch"] {
            let Some((before, after)) = call.split_once(&format!("{method}(")) else { continue };
            let is_word = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let handler: String = after.chars().take_while(|c| c.is_alphanumeric() || "_:".contains(*c)).collect();
            if !is_word && after[handler.len()..].starts_with(')') {
                methods.push((method.to_owned(), handler));
            }
        }
        if !methods.is_empty() {
            found.push((path.to_owned(), methods));
        }
    }
    found
}

/// Finds `me::show`, named in this file: in it, below it, or anywhere under this name.
fn handler_of(files: &Sources, file: &str, handler: &str) -> Handler {
    let (module, function) = handler.rsplit_once("::").unwrap_or(("", handler));
    let module = module.replace("::", "/");
    let places = match module.as_str() {
        "" => vec![file.to_owned()],
        module => vec![format!("{file}/{module}"), module.to_owned(), format!("{module}/serve")],
    };
    let mark = format!("fn {function}(");
    let text = places.iter().filter_map(|place| files.get(place)).find(|text| text.contains(&mark));
    let text = text.unwrap_or_else(|| panic!("{file}: `{handler}` is not found in {places:?}"));
    let (before, after) = text.split_once(&mark).expect("it was just found");
    let signature = after.split(" {\n").next().unwrap_or_default();
    let lines: Vec<&str> = before.lines().rev().skip(1).take_while(|line| line.starts_with("///")).collect();
    let about: Vec<&str> = lines.iter().rev().map(|line| line.trim_start_matches('/').trim()).collect();
    assert!(!about.is_empty(), "{file}: say above `{function}` what it does: bot writers read it");
    let query = within(signature, "Query<").map(|name| format!("struct {name} {{"));
    let asked = |text: &'_ String| query.as_ref().is_some_and(|mark| text.contains(mark));
    let holder = Some(text).filter(|text| asked(text)).or_else(|| files.values().find(|text| asked(text)));
    let fields =
        holder.zip(query.as_ref()).and_then(|(text, mark)| text.split(mark.as_str()).nth(1)?.split('}').next());
    let fields = fields.unwrap_or_default();
    let fields = fields.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(['/', '#']));
    Handler {
        about: about.join(" "),
        takes: within(signature, "Body<"),
        gives: within(signature, "Json<"),
        query: fields
            .filter_map(|line| Some(line.split(':').next()?.trim_start_matches("pub(super) ").to_owned()))
            .collect(),
    }
}

/// The last part of the type that a wrapper holds.
fn within(signature: &str, wrapper: &str) -> Option<String> {
    let inner = signature.split(wrapper).nth(1)?.split(['>', '<']).next()?;
    inner.rsplit("::").next().map(str::to_owned)
}

fn operation(path: &str, handler: &str, found: &Handler, types: &BTreeMap<String, Value>) -> Value {
    let named = |name: &String| {
        assert!(
            types.contains_key(name),
            "`{name}` of {path} is not among the generated types: add it to tests/types/main.rs"
        );
        json!({"$ref": format!("#/components/schemas/{name}")})
    };
    let (kind, schema) = match (path.rsplit('/').next(), &found.gives) {
        (_, Some(name)) => ("application/json", named(name)),
        (Some("stream"), None) if path.contains("/lobby/") => ("application/x-ndjson", named(&"Lobby".to_owned())),
        (Some("stream"), None) => ("application/x-ndjson", named(&"FromServer".to_owned())),
        (Some("say"), None) => ("application/json", named(&"FromServer".to_owned())),
        (Some("record" | "metrics"), None) => ("text/plain", json!({"type": "string"})),
        (Some("api" | "try.js" | "try.css"), None) => ("text/html", json!({"type": "string"})),
        (_, None) => ("application/json", json!({"type": "object"})),
    };
    let mut parameters: Vec<Value> = path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
        .collect();
    let query = found.query.iter().map(|name| json!({"name": name, "in": "query", "schema": {"type": "string"}}));
    parameters.extend(query);
    let mut responses = json!({"200": {"description": "Done.", "content": {kind: {"schema": schema}}}});
    if path.ends_with("/socket") {
        responses = json!({"101": {"description": "A WebSocket. Each text frame to you is a FromServer, each of yours a ToServer."}});
    }
    if path.starts_with("/api/") {
        let failed = json!({"schema": named(&"Failed".to_owned())});
        responses["default"] = json!({"description": "Why not.", "content": {"application/json": failed}});
    }
    let mut operation = json!({
        "operationId": handler.replace("::", "-").replace('_', "-"),
        "summary": found.about,
        "responses": responses,
    });
    if !parameters.is_empty() {
        operation["parameters"] = json!(parameters);
    }
    let takes = if path.ends_with("/say") { Some("ToServer".to_owned()) } else { found.takes.clone() };
    if let Some(takes) = takes {
        operation["requestBody"] =
            json!({"required": true, "content": {"application/json": {"schema": named(&takes)}}});
    }
    operation
}

/// The same schema, with other types where this kind of document has them.
fn renamed(schema: &Value) -> Value {
    let text = schema.to_string().replace("\"#/$defs/", "\"#/components/schemas/");
    serde_json::from_str(&text).expect("it was just written")
}
