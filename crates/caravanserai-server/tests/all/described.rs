//! Whether what is asked and answered is as the API describes itself.

use std::{collections::BTreeMap, sync::LazyLock};

use serde_json::Value;

use crate::http::Answer;

static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../schemas/openapi.json")).unwrap());
static TYPES: LazyLock<Types> = LazyLock::new(|| Types::of(&DOCUMENT["components"]["schemas"]));

/// Schemas of one family, by name. Objects may hold what is named and nothing else, so that nothing is forgotten.
pub(crate) struct Types(BTreeMap<String, Value>);

impl Types {
    pub(crate) fn of(defs: &Value) -> Types {
        Types(defs.as_object().expect("types have names").iter().map(|(name, it)| (name.clone(), it.clone())).collect())
    }

    /// What is wrong with this value, if it should be of this type.
    pub(crate) fn complaint(&self, name: &str, value: &Value) -> Option<String> {
        self.fits(&self.0[name], value, true).err()
    }

    /// What is wrong with it if it may hold more than is named, as a request may.
    fn lack(&self, name: &str, value: &Value) -> Option<String> {
        self.fits(&self.0[name], value, false).err()
    }

    fn fits(&self, schema: &Value, value: &Value, alone: bool) -> Result<(), String> {
        if let Some(name) = schema["$ref"].as_str() {
            if name.starts_with("/api/") {
                // Which game's type it is depends on the table: tests of the games look at these.
                return Ok(());
            }
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

/// The methods that are described for this path, by a template such as `/api/v1/tables/{id}`.
fn described(path: &str) -> Option<(&'static String, &'static Value)> {
    let fits = |template: &str| {
        let (wanted, parts): (Vec<&str>, Vec<&str>) = (template.split('/').collect(), path.split('/').collect());
        let fits = |(wanted, part): (&&str, &&str)| wanted == part || wanted.starts_with('{');
        wanted.len() == parts.len() && wanted.iter().zip(&parts).all(fits)
    };
    let paths = DOCUMENT["paths"].as_object().unwrap();
    paths.get_key_value(path).or_else(|| paths.iter().find(|(template, _)| fits(template)))
}

/// Fails if this answer, or the body of a request that was granted, is not as described.
pub(crate) fn compare(line: &str, body: &str, answer: &Answer) {
    let Some((method, address)) = line.split_once(' ') else { return };
    let Some((template, methods)) = described(address.split('?').next().unwrap()) else { return };
    let operation = &methods[method.to_ascii_lowercase()];
    let Answer { status, headers, body: answered } = answer;
    let about = format!("{method} {template} answers {status}");
    if operation.is_null() {
        assert!(*status >= 400, "{about}, and is not described");
        return;
    }
    let responses = &operation["responses"];
    let response = responses.get(status.to_string()).or_else(|| responses.get("default").filter(|_| *status >= 400));
    let response = response.unwrap_or_else(|| panic!("{about}, which is not described: {answered}"));
    let Some((kind, content)) = response["content"].as_object().and_then(|content| content.iter().next()) else {
        assert!(answered.is_empty(), "{about}, which has no body: {answered}");
        return;
    };
    assert!(headers.contains(&format!("content-type: {kind}")), "{about} with {kind}: {headers}");
    if kind == "application/json"
        && let Some(name) = named(&content["schema"])
    {
        assert_eq!(TYPES.complaint(name, &answer.json()), None, "{about}: {answered}");
    }
    if *status < 300
        && let Some(name) = named(&operation["requestBody"]["content"]["application/json"]["schema"])
    {
        let sent = if body.is_empty() { "{}" } else { body };
        assert_eq!(TYPES.lack(name, &serde_json::from_str(sent).unwrap()), None, "{method} {template} takes {body}");
    }
}

fn named(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/components/schemas/")
}
