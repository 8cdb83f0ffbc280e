use anyhow::Context as _;
use tabletop_host::Key;
use terminal::Seeds;

/// Seeds from a number the user gave, or from the operating system.
pub(crate) fn seeds(given: Option<u64>) -> anyhow::Result<Seeds> {
    let key = |purpose: u8| match given {
        Some(seed) => Ok(numbered(purpose, seed)),
        None => fresh_bytes(),
    };
    Ok(Seeds { table: key(0)?, bots: key(1)? })
}

fn numbered(purpose: u8, seed: u64) -> Key {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[31] = purpose;
    key
}

/// Random bytes from the operating system.
pub(crate) fn fresh_bytes<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(anyhow::Error::msg).context("the operating system has no randomness for us")?;
    Ok(bytes)
}
