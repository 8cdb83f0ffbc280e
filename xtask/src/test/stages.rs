//! The stages of the gate, in order: what is quick and often wrong comes first.

use std::path::PathBuf;

use super::{
    browser, deny,
    options::{Options, Part},
    postgres, python, rust, terminal,
};
use crate::{house::Crate, licences, lint, node, package, replays, run::Outcome, run::watch};

/// What the stages work on.
pub(super) struct Ground {
    pub(super) root: PathBuf,
    pub(super) crates: Vec<Crate>,
    pub(super) options: Options,
}

impl Ground {
    fn has_web(&self) -> bool {
        self.root.join(node::WEB).join("package.json").is_file()
    }

    fn npm_run(&self, script: &str) -> Outcome {
        watch(&mut node::npm(&self.root, &["run", script]))
    }
}

/// One stage.
pub(super) struct Stage {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    /// Whether there is anything to do.
    pub(super) is_needed: fn(&Ground) -> bool,
    /// What must be on the machine for it and may be left out.
    pub(super) part: Option<Part>,
    pub(super) work: fn(&Ground) -> Outcome,
}

const fn stage(name: &'static str, about: &'static str, work: fn(&Ground) -> Outcome) -> Stage {
    Stage { name, about, is_needed: |_| true, part: None, work }
}

const fn web_stage(name: &'static str, about: &'static str, work: fn(&Ground) -> Outcome) -> Stage {
    Stage { name, about, is_needed: Ground::has_web, part: None, work }
}

pub(super) const STAGES: [Stage; 18] = [
    stage("set-up", "what the other stages need", |ground| {
        rust::set_up(ground)?;
        postgres::set_up(&ground.options)?;
        terminal::set_up(&ground.options)
    }),
    stage("fmt", "the sources are formatted", rust::fmt),
    stage("lint", "rules, dependencies, lengths, words, links", |_| lint::lint(&[])),
    stage("licences", "licences, sources and bans of all crates", |ground| licences::check(&ground.root)),
    stage("clippy", "no warning anywhere", rust::clippy),
    stage("build", "every crate builds on its own features", rust::build),
    stage("tests", "unit and scenario tests", rust::tests),
    stage("doctests", "examples in the documentation", rust::doctests),
    Stage { is_needed: rust::has_laws, ..stage("laws", "the laws hold for every game", rust::laws) },
    Stage { is_needed: rust::has_leaks, ..stage("leaks", "planted leaks are caught", rust::leaks) },
    Stage { is_needed: has_records, ..stage("replays", "every record still replays", replay) },
    Stage { part: Some(Part::Python), ..stage("python", "the package for Python, with its own tests", python::test) },
    web_stage("web packages", "exactly the locked npm packages", |ground| node::set_up(&ground.root, node::WEB)),
    web_stage("web check", "types and Svelte's own checks", |ground| ground.npm_run("check")),
    web_stage("web tests", "unit tests of the pages, then their build", |ground| {
        ground.npm_run("test")?;
        ground.npm_run("build")
    }),
    Stage {
        part: Some(Part::Browser),
        ..web_stage("browser", "a real browser plays a game", |ground| {
            browser::set_up()?;
            let mut e2e = node::npm(&ground.root, &["run", "e2e"]);
            if ground.options.thorough {
                e2e.env("THOROUGH", "1");
            }
            e2e.env("WITHOUT", ground.options.left_out());
            let tested = rust::tested_program(ground);
            watch(if tested.is_file() { e2e.env("SERAI_BIN", tested) } else { &mut e2e })
        })
    },
    Stage {
        is_needed: |ground| ground.options.thorough,
        ..stage("cargo-deny", "the full check of deny.toml", deny::check)
    },
    Stage {
        is_needed: |ground| ground.options.thorough && cfg!(target_os = "linux"),
        ..stage("packages", "what hosts install is installed, used, upgraded and removed", |_| {
            package::package(&["--test".to_owned()])
        })
    },
];

fn has_records(ground: &Ground) -> bool {
    replays::records(&ground.root).is_ok_and(|records| !records.is_empty())
}

fn replay(ground: &Ground) -> Outcome {
    replays::replay(&ground.root, &replays::records(&ground.root)?)
}
