//! Batches play the games as the rules do, and tell no secrets.

mod games;
mod nodes;
mod secrecy;

/// Every game, in every size and version.
const TABLES: [(&str, &str); 15] = [
    ("morgenland", "players=3"),
    ("morgenland", "players=4"),
    ("morgenland", "players=5"),
    ("morgenland", "players=3 version=pro"),
    ("morgenland", "players=4 version=pro"),
    ("morgenland", "players=5 version=pro"),
    ("morgenland-cards", "players=2"),
    ("morgenland-cards", "players=3"),
    ("morgenland-cards", "players=4 spells=all"),
    ("morgenland-cards", "players=5"),
    ("five-tribes", "players=2"),
    ("five-tribes", "players=3"),
    ("five-tribes", "players=4"),
    ("five-tribes", "players=4 expansion=on"),
    ("two-caves", ""),
];
