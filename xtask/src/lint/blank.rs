//! Blanks out comments and literals, so that the checks look at code and nothing else.

/// The text with every comment, string and character replaced by blanks, byte for byte; line ends stay.
pub(super) fn code(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut code = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let end = at + literal(&bytes[at..], at.checked_sub(1).map(|i| bytes[i]));
        for byte in &mut code[at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        at = end.max(at + 1);
    }
    String::from_utf8_lossy(&code).into_owned()
}

/// How long the comment or literal is that starts here: 0 if none does.
pub(super) fn literal(rest: &[u8], before: Option<u8>) -> usize {
    match rest {
        [b'/', b'/', ..] => rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len()),
        [b'/', b'*', ..] => block_comment(rest),
        [b'"', ..] => 1 + closing(&rest[1..], b'"'),
        [b'\'', b'\\', ..] => 1 + closing(&rest[1..], b'\''),
        [b'\'', ..] => character(rest),
        [b'r', ..] if !before.is_some_and(continues_a_word) => raw(rest),
        [b'b' | b'c', b'r', ..] if !before.is_some_and(continues_a_word) => match raw(&rest[1..]) {
            0 => 0,
            length => length + 1,
        },
        _ => 0,
    }
}

fn continues_a_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn block_comment(rest: &[u8]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match &rest[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at.min(rest.len())
}

/// The length up to and with the closing mark, escapes passed over.
fn closing(rest: &[u8], mark: u8) -> usize {
    let mut at = 0;
    while at < rest.len() && rest[at] != mark {
        at += if rest[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(rest.len())
}

/// A character such as `'x'`; a lifetime such as `'a` is none.
fn character(rest: &[u8]) -> usize {
    let width = rest.get(1).map_or(0, |first| match first {
        0..0x80 => 1,
        0x80..0xe0 => 2,
        0xe0..0xf0 => 3,
        _ => 4,
    });
    if rest.get(1 + width) == Some(&b'\'') { width + 2 } else { 0 }
}

/// A string such as `r#"..."#`.
fn raw(rest: &[u8]) -> usize {
    let hashes = rest[1..].iter().take_while(|b| **b == b'#').count();
    if rest.get(1 + hashes) != Some(&b'"') {
        return 0;
    }
    let start = hashes + 2;
    let end = [vec![b'"'], vec![b'#'; hashes]].concat();
    rest[start..].windows(end.len()).position(|w| w == end).map_or(rest.len(), |i| start + i + end.len())
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn comments_and_literals_become_blanks() {
        for (text, left) in [
            ("a // b\nc", "a     \nc"),
            ("a /* b /* c */ d */ e", "a                   e"),
            ("f(\"b\\\"c\", d)", "f(      , d)"),
            ("r#\"b\"c\"# d", "         d"),
            ("br\"x\" y", "      y"),
            ("['{', '\\'', '\u{fc}', d]", "[   ,     ,     , d]"),
            ("fn f<'a>(x: &'a str)", "fn f<'a>(x: &'a str)"),
            ("for r in rows", "for r in rows"),
            ("\"never closed", "             "),
        ] {
            assert_eq!(code(text), left, "{text}");
        }
    }
}
