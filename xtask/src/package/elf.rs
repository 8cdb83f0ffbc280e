//! What a program of Linux says of itself.

/// The kind of a program header that names the loader of shared libraries.
const INTERP: u32 = 3;

/// Whether this program needs neither a loader nor shared libraries. Only programs of 64 bits, little-endian, are ours.
pub(super) fn is_static(program: &[u8]) -> bool {
    headers(program).is_some_and(|kinds| !kinds.is_empty() && !kinds.contains(&INTERP))
}

/// The kinds of the program headers, if this is such a program at all.
fn headers(program: &[u8]) -> Option<Vec<u32>> {
    let small = |at: usize| program.get(at..at + 2).map(|it| usize::from(u16::from_le_bytes([it[0], it[1]])));
    let kind = |at: usize| program.get(at..at + 4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]]));
    if program.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let start = usize::try_from(u64::from_le_bytes(program.get(32..40)?.try_into().ok()?)).ok()?;
    let (size, count) = (small(54)?, small(56)?);
    (0..count).map(|header| kind(start.checked_add(header * size)?)).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A program of nothing but its head, with program headers of these kinds.
    pub(crate) fn program(kinds: &[u8]) -> Vec<u8> {
        let mut program = vec![0; 64 + 56 * kinds.len()];
        program[..6].copy_from_slice(b"\x7fELF\x02\x01");
        program[32] = 64;
        program[54] = 56;
        program[56] = u8::try_from(kinds.len()).unwrap();
        for (header, kind) in kinds.iter().enumerate() {
            program[64 + 56 * header] = *kind;
        }
        program
    }

    #[test]
    fn a_program_with_a_loader_is_not_static() {
        assert!(is_static(&program(&[1, 1, 4])));
        assert!(!is_static(&program(&[6, 3, 1])));
        assert!(!is_static(&program(&[1, 1])[..100]) && !is_static(b"#!/bin/sh\n") && !is_static(b""));
    }

    #[test]
    #[cfg(all(target_os = "linux", target_env = "gnu", not(target_feature = "crt-static")))]
    fn these_tests_themselves_are_not_static() {
        assert!(!is_static(&std::fs::read(std::env::current_exe().unwrap()).unwrap()));
    }
}
