use std::{
    fmt::Display,
    io::{self, BufWriter, StdoutLock, Write as _},
};

use terminal::fit;

/// Where text for people goes. A reader who goes away is an error to be passed on, never a panic.
pub(crate) struct Out<'a>(BufWriter<StdoutLock<'a>>);

impl<'a> Out<'a> {
    pub(crate) fn new(stdout: StdoutLock<'a>) -> Out<'a> {
        Out(BufWriter::new(stdout))
    }

    /// Says a line, or several.
    pub(crate) fn say(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.0, "{text}")
    }

    /// Says sentences, or shows a table: no line is wider than the terminal we write for.
    pub(crate) fn tell(&mut self, text: &str) -> io::Result<()> {
        self.say(fit(text))
    }

    /// Says something and waits on the same line.
    pub(crate) fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.0, "{text}")?;
        self.flush()
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Did our reader go away?
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
