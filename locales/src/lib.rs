//! The files of sentences for people: a folder for each language, in Fluent.
//!
//! ```
//! assert!(locales::file("en/common.ftl").is_some_and(|text| text.contains("list-last")));
//! assert!(locales::file("en/nonsense.ftl").is_none());
//! ```
//!
//! They are a crate so that they are packed with those that need them, also into a source distribution for Python. A release
//! holds them; other builds read them from the disk, so that a change of a sentence needs no build.

/// The whole folder. What is not a file of sentences in it is this crate, which is small.
#[derive(rust_embed::RustEmbed)]
#[folder = "."]
struct Files;

/// The file of this name, such as `en/common.ftl`.
pub fn file(name: &str) -> Option<String> {
    Files::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned())
}
