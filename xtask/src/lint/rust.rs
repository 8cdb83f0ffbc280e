//! Just enough understanding of Rust's grammar to find functions, tests and words.

/// A Rust source beside the same text with comments and literals blanked out, byte for byte, so that places agree.
pub(super) struct Source<'a> {
    text: &'a str,
    code: String,
}

/// A function with a body.
pub(super) struct Function<'a> {
    pub(super) name: &'a str,
    /// The line of its `fn`, counted from 1.
    pub(super) line: usize,
    /// From its `fn` to its closing brace.
    pub(super) lines: usize,
    /// Its body, without comments and literals.
    pub(super) body: &'a str,
    pub(super) is_test: bool,
    /// The first line of its documentation.
    pub(super) first_doc: &'a str,
}

impl<'a> Source<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, code: super::blank::code(text) }
    }

    /// The code alone.
    pub(super) fn code(&self) -> &str {
        &self.code
    }

    /// The code without what is built for tests only.
    pub(super) fn code_without_tests(&self) -> String {
        let mut code = self.code.clone();
        for (at, _) in self.code.match_indices("#[cfg(test)]") {
            if let Some(body) = body_after(&self.code, at) {
                let hole: String = code[at..body.end].chars().map(|c| if c == '\n' { '\n' } else { ' ' }).collect();
                code.replace_range(at..body.end, &format!("{hole:width$}", width = body.end - at));
            }
        }
        code
    }

    /// All functions with a body, in order.
    pub(super) fn functions(&self) -> Vec<Function<'_>> {
        let mut found = Vec::new();
        let mut all = words(&self.code);
        while let Some((at, word)) = all.next() {
            if word == "fn"
                && let Some((start, name)) = all.clone().next()
                && self.code[at + 2..start].trim().is_empty()
                && let Some(body) = body_after(&self.code, start)
            {
                found.push(self.function(at, name, body));
            }
        }
        found
    }

    fn function<'s>(&'s self, at: usize, name: &'s str, body: std::ops::Range<usize>) -> Function<'s> {
        let head = self.head(at);
        let first_doc = head.iter().find_map(|line| line.strip_prefix("///")).unwrap_or_default();
        let is_test = head.iter().any(|line| line.contains("#[test]") || line.contains("::test]"));
        let line = line_at(&self.code, at);
        let lines = line_at(&self.code, body.end - 1) - line + 1;
        Function { name, line, lines, body: &self.code[body], is_test, first_doc }
    }

    /// The attributes and doc comments above what starts at `at`, top line first, and the start of its own line.
    fn head(&self, at: usize) -> Vec<&str> {
        let start = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let mut head = vec![self.text[start..at].trim()];
        for line in self.text[..start].lines().rev().map(str::trim) {
            let ends_something_else = line.is_empty() || line.ends_with(['{', '}', ';']);
            if !line.starts_with("//") && ends_something_else {
                break;
            }
            head.push(line);
        }
        head.reverse();
        head
    }
}

/// The first pair of braces after `at` with all between, unless the item ends without one.
pub(super) fn body_after(code: &str, at: usize) -> Option<std::ops::Range<usize>> {
    let (mut round, mut curly, mut open) = (0_i32, 0_i32, at);
    for (i, byte) in code.bytes().enumerate().skip_while(|(i, _)| *i < at) {
        match byte {
            b'(' | b'[' => round += 1,
            b')' | b']' => round -= 1,
            b';' if round == 0 && curly == 0 => return None,
            b'{' => {
                if curly == 0 {
                    open = i;
                }
                curly += 1;
            }
            b'}' => {
                curly -= 1;
                if curly <= 0 {
                    return (curly == 0).then_some(open..i + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// Names, keywords and numbers with their places.
pub(super) fn words(code: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.split(move |c| !is_part(c))
        .filter(|word| !word.is_empty())
        .map(|word| (word.as_ptr() as usize - code.as_ptr() as usize, word))
}

/// The line of a place, counted from 1.
pub(super) fn line_at(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
/// First { line.
/// Second.
#[test]
fn one_two() {
    let brace = '{';
    assert_eq!(\"fn no() {\", brace);
}

pub(crate) fn sizes(of: [u8; 4]) -> [u8; 2]
where
    u8: Copy,
{
    of
}
trait Shape { fn area(&self) -> u8; }
";

    #[test]
    fn finds_functions_with_their_heads_and_bodies() {
        let source = Source::new(SOURCE);
        let found = source.functions();
        let names: Vec<_> = found.iter().map(|f| (f.name, f.line, f.lines, f.is_test)).collect();
        assert_eq!(names, [("one_two", 5, 4, true), ("sizes", 10, 6, false)]);
        assert_eq!(found[0].first_doc, " First { line.");
        assert!(found[0].body.contains("assert_eq!") && !found[0].body.contains("fn no"));
    }

    #[test]
    fn a_function_has_no_part_in_the_head_of_the_one_before() {
        let source = Source::new("#[test]\nfn a() { x }\nfn b() {}\n#[test] fn c() {}\n");
        let tests: Vec<_> = source.functions().iter().map(|f| f.is_test).collect();
        assert_eq!(tests, [true, false, true]);
    }

    #[test]
    fn test_modules_can_be_left_out() {
        let source = Source::new("fn a() {}\n#[cfg(test)]\nmod tests {\n use b;\n}\nfn c() {}\n");
        let code = source.code_without_tests();
        assert_eq!(code.len(), source.code().len());
        assert!(code.contains("fn c") && !code.contains("use b"));
        assert_eq!(line_at(&code, code.find("fn c").unwrap()), 6);
    }
}
