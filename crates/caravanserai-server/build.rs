//! Makes cargo notice when the browser's side was built anew.

fn main() {
    let pages = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    // Cargo would build this crate again and again for a folder that is not there; an empty one will do. Where it cannot
    // be made, building too often is the only harm.
    let _ = std::fs::create_dir_all(pages);
    println!("cargo:rerun-if-changed={pages}");
    println!("cargo:rerun-if-changed=build.rs");
}
