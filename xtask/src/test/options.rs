//! What `cargo xtask test` can be told.

/// A part of the tests that needs a program a machine may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Browser,
    Postgres,
    Python,
    Terminal,
}

impl Part {
    const ALL: [(Self, &str); 4] = [
        (Self::Browser, "browser"),
        (Self::Postgres, "postgres"),
        (Self::Python, "python"),
        (Self::Terminal, "terminal"),
    ];

    fn read(name: &str) -> Result<Self, String> {
        let found = Self::ALL.iter().find(|(_, known)| *known == name);
        let known = Self::ALL.map(|(_, known)| known).join(", ");
        found.map(|(part, _)| *part).ok_or_else(|| format!("--without knows {known}, not `{name}`"))
    }

    /// How it is called on the command line.
    pub(super) fn name(self) -> &'static str {
        Self::ALL.iter().find(|(part, _)| *part == self).map_or("", |(_, name)| name)
    }
}

/// How the tests are to be run.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Options {
    /// Long law runs, a minute of fuzzing, whole games in further languages, cargo-deny.
    pub(super) thorough: bool,
    /// What the machine lacks.
    pub(super) without: Vec<Part>,
}

impl Options {
    pub(super) fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match arg.split_once('=').unwrap_or((arg, "")) {
                ("--thorough", "") => options.thorough = true,
                ("--without", "") => {
                    let names = args.next().ok_or("--without wants a list such as browser,postgres")?;
                    options.leave_out(names)?;
                }
                ("--without", names) => options.leave_out(names)?,
                _ => return Err(format!("test does not know `{arg}`")),
            }
        }
        Ok(options)
    }

    /// What is left out, as tests read it from the environment.
    pub(super) fn left_out(&self) -> String {
        self.without.iter().map(|part| part.name()).collect::<Vec<_>>().join(",")
    }

    fn leave_out(&mut self, names: &str) -> Result<(), String> {
        for name in names.split(',') {
            self.without.push(Part::read(name)?);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        Options::read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn flags_are_read() {
        assert_eq!(read("").unwrap(), Options::default());
        let without = vec![Part::Browser, Part::Postgres];
        assert_eq!(read("--without browser,postgres --thorough").unwrap(), Options { thorough: true, without });
        assert_eq!(read("--without=python").unwrap().without, [Part::Python]);
    }

    #[test]
    fn unknown_flags_and_parts_are_refused() {
        for line in ["--fast", "--without", "--without chess", "--thorough=1", "rules"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
