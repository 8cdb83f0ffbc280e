//! Leaks.
