use tabletop::Chance;

/// Words that parsers trip over.
const NASTY: [&str; 14] =
    ["0", "-1", "8", "255", "256", "65536", "4294967295", "99999999999999999999", "|", "\n", "\r\n", "é", "\0", " "];

/// A text of the corpus after one to four accidents; now and then random bytes.
pub(super) fn damaged(corpus: &[String], whim: &mut Chance) -> Vec<u8> {
    if whim.below(32) == 0 {
        return (0..whim.below(64)).map(|_| whim.below(256) as u8).collect();
    }
    let mut bytes = one_of(corpus, whim).to_vec();
    for _ in 0..=whim.below(4) {
        accident(&mut bytes, corpus, whim);
    }
    bytes
}

fn one_of<'a>(corpus: &'a [String], whim: &mut Chance) -> &'a [u8] {
    corpus[whim.below(corpus.len() as u32) as usize].as_bytes()
}

fn accident(bytes: &mut Vec<u8>, corpus: &[String], whim: &mut Chance) {
    let at = whim.below(bytes.len() as u32 + 1) as usize;
    let until = (at + 1 + whim.below(16) as usize).min(bytes.len()).max(at);
    match whim.below(9) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..until)),
        2 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << whim.below(8)),
        3 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte = whim.below(256) as u8),
        4 => {
            let again = bytes[at..until].to_vec();
            drop(bytes.splice(at..at, again));
        }
        5 => drop(bytes.splice(at..at, NASTY[whim.below(NASTY.len() as u32) as usize].bytes())),
        6 => swap_number(bytes, whim),
        7 => {
            let other = one_of(corpus, whim);
            let from = whim.below(other.len() as u32 + 1) as usize;
            drop(bytes.splice(at.., other[from..].iter().copied()));
        }
        _ => swap_lines(bytes, whim),
    }
}

/// Puts something nasty in the place of a number.
fn swap_number(bytes: &mut Vec<u8>, whim: &mut Chance) {
    let digits: Vec<usize> = (0..bytes.len()).filter(|&i| bytes[i].is_ascii_digit()).collect();
    let Some(at) = whim.pick(&digits) else { return };
    let until = (at..bytes.len()).find(|&i| !bytes[i].is_ascii_digit()).unwrap_or(bytes.len());
    let nasty = NASTY[whim.below(8) as usize];
    drop(bytes.splice(at..until, nasty.bytes()));
}

fn swap_lines(bytes: &mut Vec<u8>, whim: &mut Chance) {
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    if lines.len() > 1 {
        let (a, b) = (whim.below(lines.len() as u32) as usize, whim.below(lines.len() as u32) as usize);
        lines.swap(a, b);
        *bytes = lines.concat();
    }
}
