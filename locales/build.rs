//! The words are compiled in, so a new file of them makes a new program.

fn main() {
    println!("cargo::rerun-if-changed=.");
}
