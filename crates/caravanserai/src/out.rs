use std::{
    fmt::Display,
    io::{self, BufWriter, StdoutLock, Write as _},
};

use terminal::fit;

/// Standard output, for text. A closed pipe is an error to be passed on, never a panic.
pub(crate) struct Out<'a>(BufWriter<StdoutLock<'a>>);

impl<'a> Out<'a> {
    pub(crate) fn new(stdout: StdoutLock<'a>) -> Out<'a> {
        Out(BufWriter::new(stdout))
    }

    /// Prints a line, or several.
    pub(crate) fn say(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.0, "{text}")
    }

    /// Prints sentences or a table, wrapped to the width of the terminal we write for.
    pub(crate) fn tell(&mut self, text: &str) -> io::Result<()> {
        self.say(fit(text))
    }

    /// Prints a prompt, and stays on the same line.
    pub(crate) fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.0, "{text}")?;
        self.flush()
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Whether the reader has closed the pipe.
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
