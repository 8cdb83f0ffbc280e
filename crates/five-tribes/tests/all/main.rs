//! Scenarios named by rule id, the laws, golden playthroughs and counts.

mod brute;
mod laws;
mod table;
