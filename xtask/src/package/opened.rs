//! A house that is opened with a packaged program, and used as people would.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

use super::trial::{expect, said};
use crate::run::{Outcome, Stop, failed};

/// A house that is open.
pub(super) struct Opened {
    address: String,
}

/// A table, and the token of the guest who opened it.
pub(super) struct Laid {
    id: String,
    token: String,
}

/// Opens a house with this program, does something in it, and closes it.
pub(super) fn opened<T>(program: &Path, data: &Path, work: impl FnOnce(&Opened) -> Result<T, Stop>) -> Result<T, Stop> {
    let mut house = Command::new(program);
    house.args(["serve", "--lang", "en", "--port", "0", "--data"]).arg(data).stdout(Stdio::piped());
    let mut house = house.spawn().or_else(|why| failed(format!("the packaged program does not start: {why}")))?;
    let done = address(&mut house).and_then(|address| {
        let house = Opened { address };
        let ready = house.ask("GET /ready", "", "")?;
        expect(ready.starts_with("HTTP/1.1 200") && ready.contains("\"ready\":true"), "it is ready for guests")?;
        work(&house)
    });
    let _ = Command::new("kill").arg(house.id().to_string()).status();
    let ended = house.wait().or_else(|why| failed(format!("it was not seen to end: {why}")))?;
    let done = done?;
    expect(ended.success(), "it closes in good order when it is told to")?;
    Ok(done)
}

fn address(house: &mut Child) -> Result<String, Stop> {
    let out = house.stdout.take().ok_or_else(|| Stop::Failed("it says nothing".into()))?;
    let mut lines = BufReader::new(out).lines().map_while(Result::ok);
    let address = lines.find_map(|line| Some(line.split("http://").nth(1)?.split('/').next()?.to_owned()));
    address.ok_or_else(|| Stop::Failed("the packaged program names no address".into()))
}

impl Opened {
    fn ask(&self, line: &str, token: &str, body: &str) -> Result<String, Stop> {
        let asked = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(&self.address)?;
            let (host, length) = (&self.address, body.len());
            write!(
                stream,
                "{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: serai={token}\r\n\
                 Content-Length: {length}\r\n\r\n{body}"
            )?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        asked().or_else(|why| failed(format!("{} does not answer: {why}", self.address)))
    }

    /// Comes in as a guest and opens a table.
    pub(super) fn lay_a_table(&self) -> Result<Laid, Stop> {
        let between = |text: &str, from: &str, to: char| -> Option<String> {
            Some(text.split(from).nth(1)?.split(to).next()?.to_owned())
        };
        let token = between(&self.ask("GET /api/v1/me", "", "")?, "serai=", ';').unwrap_or_default();
        let wish = r#"{"game": "five-tribes", "seats": ["me", "bot"]}"#;
        let table = self.ask("POST /api/v1/tables", &token, wish)?;
        expect(table.starts_with("HTTP/1.1 200"), &format!("a table is laid: {table}"))?;
        let id = between(&table, "\"id\":\"", '"').unwrap_or_default();
        let laid = Laid { id, token };
        self.has_table(&laid)?;
        Ok(laid)
    }

    /// The table is there, and the game goes on.
    pub(super) fn has_table(&self, laid: &Laid) -> Outcome {
        let table = self.ask(&format!("GET /api/v1/tables/{}", laid.id), &laid.token, "")?;
        expect(
            table.starts_with("HTTP/1.1 200") && table.contains("\"status\":\"playing\""),
            &format!("what was kept is there: {table}"),
        )
    }

    /// A program with its own C library finds a house by its name, too.
    pub(super) fn is_found_by_name(&self, program: &Path, home: &Path) -> Outcome {
        let port = self.address.rsplit(':').next().unwrap_or_default();
        let mut play = Command::new(program);
        play.args(["play", "--lang", "en", "--list", "--server", &format!("http://localhost:{port}")]);
        said(play.env("XDG_DATA_HOME", home), "table")
    }
}
