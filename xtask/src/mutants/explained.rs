//! Why a mutant may survive.

/// The checked-in file: a line with the mutant, without its place, then an indented line that says why.
pub(super) struct Explained(Vec<(String, String)>);

impl Explained {
    pub(super) fn read(text: &str) -> Explained {
        let mut list = Vec::new();
        let mut lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).peekable();
        while let Some(mutant) = lines.next() {
            let mut why = Vec::new();
            while let Some(line) = lines.next_if(|line| line.starts_with(' ')) {
                why.push(line.trim());
            }
            list.push((mutant.trim().to_owned(), why.join(" ")));
        }
        Explained(list)
    }

    /// Why this one may survive, if that is said.
    pub(super) fn why(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(mutant, why)| mutant == key && !why.is_empty()).map(|(_, why)| why.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mutant_needs_a_reason() {
        let file = "# survivors\n\nreplace + with - in f\n    It is the same\n    for 0.\n\nreplace g with ()\n";
        let explained = Explained::read(file);
        assert_eq!(explained.why("replace + with - in f"), Some("It is the same for 0."));
        assert_eq!(explained.why("replace g with ()"), None);
        assert_eq!(explained.why("replace h with ()"), None);
    }
}
