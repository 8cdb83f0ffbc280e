//! Every habit of this house is a command.
fn main() {}
