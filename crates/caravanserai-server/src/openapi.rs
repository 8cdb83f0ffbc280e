//! The API, documented by itself: its description and the schemas of all types, which are generated from the sources
//! (`cargo xtask types`), and a page to try it.

use axum::{
    extract::Path,
    http::header,
    response::{Html, IntoResponse},
};
use rust_embed::RustEmbed;
use serde_json::{Value, json};
use words::Said;

use crate::{
    failure::Failure,
    tongue::{Tongue, sentence},
};

/// What is generated: `openapi.json`, and for each game the schemas of its types.
#[derive(RustEmbed)]
#[folder = "schemas"]
struct Schemas;

/// The types of a game that are served.
const TYPES: [&str; 6] = ["Setup", "Action", "Event", "View", "Ask", "Illegal"];

/// This description of the API.
pub(crate) async fn document() -> Result<impl IntoResponse, Failure> {
    let document = Schemas::get("openapi.json").ok_or(Failure::NoSuchAddress)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], document.data.into_owned()))
}

/// The JSON schema of a type of a game: Setup, Action, Event, View, Ask or Illegal, with `.json` behind it.
pub(crate) async fn schema(Path((game, name)): Path<(String, String)>) -> Result<impl IntoResponse, Failure> {
    let game = tabletop_host::entry(&game).ok_or(Failure::NoSuchAddress)?.name;
    let name = name.strip_suffix(".json").filter(|name| TYPES.contains(name)).ok_or(Failure::NoSuchAddress)?;
    let types = Schemas::get(&format!("{game}.json")).ok_or(Failure::NoSuchAddress)?;
    let types: Value = serde_json::from_slice(&types.data).expect("a test reads the schemas we ship");
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("/api/v1/schemas/{game}/{name}.json"),
        "$ref": format!("#/$defs/{name}"),
        "$defs": types["$defs"],
    });
    Ok(([(header::CONTENT_TYPE, "application/schema+json")], schema.to_string()))
}

/// A page to try the API.
pub(crate) async fn page(Tongue(language): Tongue) -> impl IntoResponse {
    let mut page = include_str!("openapi/page.html").replace("{lang}", language.code());
    for id in ["try-title", "try-about", "try-waits", "try-send", "try-body", "try-answer", "try-failed"] {
        page = page.replace(&format!("{{{id}}}"), &escaped(&sentence(language, &Said::new(id))));
    }
    Html(page)
}

/// What the page does.
pub(crate) async fn script() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], include_str!("openapi/try.js"))
}

/// How the page looks.
pub(crate) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("openapi/try.css"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
