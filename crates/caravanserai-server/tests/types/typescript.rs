//! From a type of TypeScript, as it is generated from ours, to a JSON schema: one source for both.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

/// Types by name, each with its schema. One names another as `#/$defs/NAME`.
pub(crate) fn schemas<'a>(files: impl Iterator<Item = &'a str>) -> BTreeMap<String, Value> {
    let mut found = BTreeMap::new();
    let (mut open, mut filled) = (BTreeMap::new(), BTreeMap::new());
    for file in files {
        let (name, schema) = read(file, &mut filled);
        match name.split_once('<') {
            Some((name, parameter)) => {
                open.insert(name.to_owned(), parameter.trim_end_matches('>').to_owned());
                found.insert(name.to_owned(), schema);
            }
            None => drop(found.insert(name, schema)),
        }
    }
    for (name, parameter) in open {
        let with: &String = filled.get(&name).expect("a type with a parameter is used");
        let (open, closed) = (format!("\"#/$defs/{parameter}\""), format!("\"#/$defs/{with}\""));
        let schema = found[&name].to_string().replace(&open, &closed);
        found.insert(name, serde_json::from_str(&schema).expect("it was just written"));
    }
    found
}

/// Reads the one type that a generated file holds, and notes what parameters of others are filled with.
fn read(file: &str, filled: &mut BTreeMap<String, String>) -> (String, Value) {
    let (before, after) = file.split_once("export type ").expect("a generated file holds a type");
    let (name, text) = after.split_once(" = ").expect("a type has a name");
    let mut reader = Reader { rest: text, filled };
    let mut schema = reader.union();
    reader.expect(";");
    if let Some(about) = before.rsplit_once("/**").map(|(_, about)| prose(about)) {
        describe(&mut schema, about);
    }
    (name.to_owned(), schema)
}

/// What a comment says.
fn prose(comment: &str) -> String {
    let text = comment.split("*/").next().unwrap_or_default();
    let lines: Vec<&str> = text.lines().map(|line| line.trim().trim_start_matches('*').trim()).collect();
    lines.join(" ").trim().to_owned()
}

fn describe(schema: &mut Value, about: String) {
    if let Value::Object(schema) = schema {
        schema.insert("description".to_owned(), about.into());
    }
}

struct Reader<'a, 'f> {
    rest: &'a str,
    /// By name of a type with a parameter: what it is everywhere.
    filled: &'f mut BTreeMap<String, String>,
}

impl<'a> Reader<'a, '_> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn takes(&mut self, mark: &str) -> bool {
        self.skip();
        let Some(rest) = self.rest.strip_prefix(mark) else { return false };
        self.rest = rest;
        true
    }

    fn expect(&mut self, mark: &str) {
        assert!(self.takes(mark), "`{mark}` was expected: {}", &self.rest[..self.rest.len().min(60)]);
    }

    fn comment(&mut self) -> Option<String> {
        if !self.takes("/**") {
            return None;
        }
        let (about, rest) = self.rest.split_once("*/").expect("a comment ends");
        self.rest = rest;
        Some(prose(about))
    }

    fn word(&mut self) -> &'a str {
        self.skip();
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    fn quoted(&mut self) -> Option<&'a str> {
        if !self.takes("\"") {
            return None;
        }
        let (text, rest) = self.rest.split_once('"').expect("a text ends");
        self.rest = rest;
        Some(text)
    }

    fn union(&mut self) -> Value {
        let mut all = vec![self.intersection()];
        while self.takes("|") {
            all.push(self.intersection());
        }
        if all.len() == 1 {
            return all.remove(0);
        }
        let words: Option<Vec<&Value>> = all.iter().map(|it| it.get("const").filter(|it| it.is_string())).collect();
        words.map_or_else(|| json!({"anyOf": all}), |words| json!({"enum": words}))
    }

    fn intersection(&mut self) -> Value {
        let mut all = vec![self.list()];
        while self.takes("&") {
            all.push(self.list());
        }
        if all.len() == 1 { all.remove(0) } else { json!({"allOf": all}) }
    }

    fn list(&mut self) -> Value {
        let mut one = self.one();
        while self.takes("[]") {
            one = json!({"type": "array", "items": one});
        }
        one
    }

    fn one(&mut self) -> Value {
        if self.takes("{") {
            return self.object();
        }
        if self.takes("[") {
            return self.tuple();
        }
        if self.takes("(") {
            let inner = self.union();
            self.expect(")");
            return inner;
        }
        if let Some(text) = self.quoted() {
            return json!({"const": text});
        }
        match self.word() {
            "string" => json!({"type": "string"}),
            "number" => json!({"type": "number"}),
            "boolean" => json!({"type": "boolean"}),
            "null" => json!({"type": "null"}),
            "true" => json!({"const": true}),
            "false" => json!({"const": false}),
            "unknown" | "any" => json!({}),
            "Array" => {
                self.expect("<");
                let items = self.union();
                self.expect(">");
                json!({"type": "array", "items": items})
            }
            "" => panic!("a type was expected: {}", &self.rest[..self.rest.len().min(60)]),
            name => {
                if self.takes("<") {
                    let with = self.word().to_owned();
                    let before = self.filled.insert(name.to_owned(), with.clone());
                    assert!(before.is_none_or(|before| before == with), "{name} is filled in two ways");
                    self.expect(">");
                }
                json!({"$ref": format!("#/$defs/{name}")})
            }
        }
    }

    fn object(&mut self) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        loop {
            let about = self.comment();
            if self.takes("}") {
                break;
            }
            let name = self.quoted().unwrap_or_else(|| self.word()).to_owned();
            assert!(!name.is_empty(), "a name was expected: {}", &self.rest[..self.rest.len().min(60)]);
            let optional = self.takes("?");
            self.expect(":");
            let mut schema = self.union();
            if let Some(about) = about {
                describe(&mut schema, about);
            }
            if !optional {
                required.push(name.clone());
            }
            properties.insert(name, schema);
            self.takes(",");
        }
        json!({"type": "object", "properties": properties, "required": required})
    }

    fn tuple(&mut self) -> Value {
        let mut items = Vec::new();
        while !self.takes("]") {
            items.push(self.union());
            self.takes(",");
        }
        let count = items.len();
        json!({"type": "array", "prefixItems": items, "minItems": count, "maxItems": count})
    }
}

#[test]
fn types_become_schemas() {
    let one = "import type { B } from \"./B\";\n\n/**\n * What it is.\n */\nexport type A = { \n/**\n * One.\n */\na: Array<B<C> | null>, \
                \"b-c\"?: [number, string], } & { d: \"x\" | \"y\" } | number[];\n";
    let found = schemas([one, "export type B<P> = P[];\n"].into_iter());
    let items = json!({"anyOf": [{"$ref": "#/$defs/B"}, {"type": "null"}]});
    let pair =
        json!({"type": "array", "prefixItems": [{"type": "number"}, {"type": "string"}], "minItems": 2, "maxItems": 2});
    let first = json!({
        "type": "object",
        "properties": {"a": {"type": "array", "items": items, "description": "One."}, "b-c": pair},
        "required": ["a"],
    });
    let second = json!({"type": "object", "properties": {"d": {"enum": ["x", "y"]}}, "required": ["d"]});
    let wanted = json!({
        "anyOf": [{"allOf": [first, second]}, {"type": "array", "items": {"type": "number"}}],
        "description": "What it is.",
    });
    assert_eq!(found["A"], wanted);
    assert_eq!(found["B"], json!({"type": "array", "items": {"$ref": "#/$defs/C"}}));
}
