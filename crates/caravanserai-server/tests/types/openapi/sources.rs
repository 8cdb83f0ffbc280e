//! What the sources say of the API: the routes, and the functions that answer them.

use std::{collections::BTreeMap, fs, path::Path};

/// Who may ask, by what a function wants to know of its caller.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Callers {
    /// It does not look.
    Any,
    /// A token is not needed, but one that is sent must be right.
    WithOrWithout,
    /// With any token.
    Known,
    /// With the token of a browser.
    Browser,
    /// The same, for accounts.
    Member,
    /// The same, for people in charge.
    Admin,
}

/// One function that answers requests.
pub(super) struct Handler {
    pub(super) about: String,
    /// The type of the body of a request.
    pub(super) takes: Option<String>,
    /// The type of the JSON it answers with.
    pub(super) gives: Option<String>,
    /// It answers without a body.
    pub(super) empty: bool,
    pub(super) query: Vec<String>,
    pub(super) callers: Callers,
}

pub(super) type Sources = BTreeMap<String, String>;

pub(super) fn read(folder: &Path, from: &Path, files: &mut Sources) {
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
pub(super) fn routes(text: &str) -> Vec<(String, Vec<(String, String)>)> {
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
pub(super) fn handler_of(files: &Sources, file: &str, handler: &str) -> Handler {
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
    let answer = signature.rsplit("->").next().unwrap_or_default();
    Handler {
        about: about.join(" "),
        takes: within(signature, "Body<"),
        gives: within(answer, "Json<"),
        empty: answer.contains("StatusCode"),
        query: within(signature, "Query<").map(|name| fields(files, text, &name)).unwrap_or_default(),
        callers: callers(signature),
    }
}

/// The names of the fields of a struct: of the one in this text, else of any in the sources.
fn fields(files: &Sources, text: &str, name: &str) -> Vec<String> {
    let mark = format!("struct {name} {{");
    let holder = Some(text).filter(|text| text.contains(&mark));
    let holder = holder.or_else(|| files.values().map(String::as_str).find(|text| text.contains(&mark)));
    let inner = holder.and_then(|text| text.split(&mark).nth(1)?.split('}').next());
    let inner = inner.unwrap_or_else(|| panic!("`{name}` of a query is not found"));
    let lines = inner.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(['/', '#']));
    let names = lines.filter_map(|line| line.split(':').next());
    names.map(|name| name.trim_start_matches("pub(super) ").to_owned()).collect()
}

fn callers(signature: &str) -> Callers {
    const EXTRACTORS: [(&str, Callers); 7] = [
        (" Admin,", Callers::Admin),
        (" Member,", Callers::Member),
        (" Myself,", Callers::Browser),
        (" Somebody,", Callers::Known),
        (" Known,", Callers::Known),
        (" Anyone,", Callers::WithOrWithout),
        (" Visitor,", Callers::WithOrWithout),
    ];
    // The last parameter may stand on one line with the end.
    let signature = signature.replace(") ->", ", ->");
    EXTRACTORS.iter().find(|(mark, _)| signature.contains(mark)).map_or(Callers::Any, |(_, callers)| *callers)
}

/// The last part of the type that a wrapper holds.
fn within(signature: &str, wrapper: &str) -> Option<String> {
    let inner = signature.split(wrapper).nth(1)?.split(['>', '<']).next()?;
    inner.rsplit("::").next().map(str::to_owned)
}
