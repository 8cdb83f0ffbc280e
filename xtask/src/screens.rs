//! `cargo xtask screens`: pictures of every page and phase, taken from the real house in a browser.

use std::{fs, io, path::Path};

use crate::{
    house, node,
    run::{Outcome, Stop, failed, watch},
};

/// Where they lie.
const FOLDER: &str = "docs/screens";
/// The picture that moves; it may be heavier.
const FILM: &str = "story.webp";
const HEAVIEST: u64 = 150_000;
const HEAVIEST_FILM: u64 = 500_000;
const ALL: u64 = 15_000_000;

/// Takes the pictures; words after the command choose among the tours (`-g`).
pub(crate) fn screens(args: &[String]) -> Outcome {
    let root = house::root();
    node::set_up(&root, node::WEB)?;
    let mut run =
        node::npm(&root, &["exec", "--", "playwright", "test", "-c", "tools/playwright.config.ts", "screens"]);
    for word in args {
        run.args(["-g", word]);
    }
    watch(&mut run)?;
    let pictures = weigh(&root.join(FOLDER))?;
    let all: u64 = pictures.iter().map(|(_, size)| size).sum();
    println!("{} pictures, {} KB, in {FOLDER}", pictures.len(), all / 1000);
    match too_heavy(&pictures).as_slice() {
        [] => Ok(()),
        names => failed(format!("too heavy: {}", names.join(", "))),
    }
}

fn weigh(folder: &Path) -> Result<Vec<(String, u64)>, Stop> {
    let read = || -> io::Result<Vec<(String, u64)>> {
        let mut pictures = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.path().extension().is_some_and(|end| end == "webp") {
                pictures.push((name, entry.metadata()?.len()));
            }
        }
        Ok(pictures)
    };
    read().or_else(|why| failed(format!("{FOLDER} cannot be read: {why}")))
}

/// The names of those that are heavier than a page of the docs may be.
fn too_heavy(pictures: &[(String, u64)]) -> Vec<String> {
    let most = |name: &str| if name == FILM { HEAVIEST_FILM } else { HEAVIEST };
    let mut names: Vec<String> =
        pictures.iter().filter(|(name, size)| *size > most(name)).map(|(name, _)| name.clone()).collect();
    if pictures.iter().map(|(_, size)| size).sum::<u64>() > ALL {
        names.push(format!("all {} together", pictures.len()));
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heavy_pictures_are_named() {
        let picture = |name: &str, size| (name.to_owned(), size);
        assert!(too_heavy(&[picture("home.webp", HEAVIEST), picture(FILM, HEAVIEST_FILM)]).is_empty());
        assert_eq!(too_heavy(&[picture("home.webp", HEAVIEST + 1)]), ["home.webp"]);
        let many: Vec<_> = (0..110).map(|n| picture(&format!("{n}.webp"), 149_000)).collect();
        assert_eq!(too_heavy(&many), ["all 110 together"]);
    }
}
