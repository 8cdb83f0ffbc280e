//! What `deny.toml` allows: the one list that cargo-deny and our own quick check both read.

/// The names in a list such as `allow = ["MIT", "ISC"]` of a section such as `[licenses]`; empty if there is none.
pub(crate) fn names(toml: &str, section: &str, key: &str) -> Vec<String> {
    let lines = toml.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let mut in_section = lines.skip_while(|line| *line != format!("[{section}]"));
    in_section.next();
    let rest = in_section.take_while(|line| !is_header(line)).collect::<Vec<_>>().join("\n");
    let start = format!("{key} = [");
    let list = rest.split(&start).nth(1).and_then(|rest| rest.split(']').next()).unwrap_or_default();
    list.split('"').enumerate().filter(|(i, _)| i % 2 == 1).map(|(_, name)| name.to_owned()).collect()
}

fn is_header(line: &str) -> bool {
    line.starts_with('[') && line.ends_with(']')
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn a_list_is_read_from_its_own_section() {
        let toml = "[bans]\ndeny = [\n  \"a\", # why\n  \"b\",\n]\n\n[licenses]\nallow = [\"MIT\"]\n";
        assert_eq!(names(toml, "bans", "deny"), ["a", "b"]);
        assert_eq!(names(toml, "licenses", "allow"), ["MIT"]);
        assert_eq!(names(toml, "licenses", "deny"), [""; 0]);
        assert_eq!(names(toml, "sources", "allow"), [""; 0]);
    }
}
