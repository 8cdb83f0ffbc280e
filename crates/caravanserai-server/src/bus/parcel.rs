use axum::body::Bytes;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::Seat;
use tabletop_host::{AnswerKey, Contribution, Key, PersonId, TableId};
use words::Language;

use crate::{
    failure::Failure,
    hall::Said,
    store::{Node, Person},
};

/// The version of the messages between processes. Every change to the types below raises it, so that processes of two versions
/// recognise each other instead of guessing.
pub(crate) const VERSION: u32 = 2;

/// What connects a socket of one process with a table of another. Every new connection gets a new number, so that no message of
/// an earlier line is mistaken for one of this line.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Line {
    /// Where the socket is.
    pub(crate) from: Node,
    pub(crate) number: u64,
}

/// What one process tells another.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Parcel {
    /// A socket would like to listen at this table.
    Join { line: Line, table: TableId, person: Option<PersonId>, language: Language, since: u32 },
    /// The socket's client said something.
    Say { line: Line, key: AnswerKey, said: Said },
    /// It listens no longer.
    Leave { line: Line },
    /// A frame for the socket, or a part of one: its bytes follow. The number counts the parts along this line.
    Frame { line: Line, by: Node, number: u64, more: bool },
    /// The socket may not listen.
    Refused { line: Line, why: Failure },
    /// The table is attended elsewhere.
    Moved { line: Line },
}

/// A request about a table of another process, which is answered.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Errand {
    pub(crate) table: TableId,
    pub(crate) request: Request,
}

/// Each stands for the order of the same name.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    Show { to: Option<PersonId> },
    Sit { person: Person, seat: Option<Seat>, added: Option<Contribution> },
    Fill { person: PersonId },
    Again { person: Person, fresh: (TableId, Key, Key) },
    Face { person: PersonId },
    Press { person: PersonId, asked: u32, key: AnswerKey, action: String },
    Rename { was: PersonId, person: Person },
}

/// The outcome of an errand.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    Done(Value),
    Failed(Failure),
    /// The table is attended elsewhere.
    Moved,
}

/// A message that was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unread {
    /// A process of another version wrote it.
    Foreign {
        from: Node,
        version: u32,
        /// The message is a greeting and nothing else. With it a process says that it has not understood; it is not answered.
        is_greeting: bool,
    },
    /// A process of this version wrote it. That is a fault of this program, and costs this message alone.
    Broken { from: Node },
    /// No process of this program wrote it.
    Strange,
}

/// How every message begins, in every version: `serai/VERSION NODE`. Alone it is a greeting.
pub(super) fn greeting(from: &Node) -> String {
    format!("serai/{VERSION} {from}")
}

/// Who wrote this and what stands behind the greeting, if it is of this version.
fn read_greeting(packed: &[u8]) -> Result<(Node, &[u8]), Unread> {
    let text = packed.strip_prefix(b"serai/").ok_or(Unread::Strange)?;
    let mut words = text.splitn(3, |byte| *byte == b' ');
    let mut word = || words.next().and_then(|word| str::from_utf8(word).ok());
    let (Some(version), Some(node)) = (word().and_then(|word| word.parse::<u32>().ok()), word()) else {
        return Err(Unread::Strange);
    };
    let (from, rest) = (Node::from(node.to_owned()), words.next());
    match rest {
        _ if version != VERSION => Err(Unread::Foreign { from, version, is_greeting: rest.is_none() }),
        Some(rest) => Ok((from, rest)),
        None => Err(Unread::Broken { from }),
    }
}

/// Something as JSON behind a greeting.
pub(super) fn greeted(from: &Node, what: &impl Serialize) -> Vec<u8> {
    let mut packed = greeting(from).into_bytes();
    packed.push(b' ');
    serde_json::to_writer(&mut packed, what).expect("it is plain data");
    packed
}

/// Reads what [`greeted`] has written.
pub(super) fn read<T: DeserializeOwned>(packed: &[u8]) -> Result<T, Unread> {
    let (from, rest) = read_greeting(packed)?;
    serde_json::from_slice(rest).map_err(|_| Unread::Broken { from })
}

impl Parcel {
    /// The parcel on a line of its own, then the body.
    pub(super) fn pack(&self, from: &Node, body: &[u8]) -> Bytes {
        let mut packed = greeted(from, self);
        packed.push(b'\n');
        packed.extend_from_slice(body);
        packed.into()
    }

    pub(super) fn unpack(packed: &Bytes) -> Result<(Parcel, Bytes), Unread> {
        let end = packed.iter().position(|byte| *byte == b'\n');
        let parcel = read(&packed[..end.unwrap_or(packed.len())])?;
        Ok((parcel, packed.slice(end.map_or(packed.len(), |end| end + 1)..)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parcel_is_unpacked_as_it_was_packed() {
        let (me, line) = (Node::fresh(), Line { from: Node::fresh(), number: 7 });
        let parcel = Parcel::Frame { line: line.clone(), by: Node::fresh(), number: 5, more: true };
        let (parcel, body) = Parcel::unpack(&parcel.pack(&me, "{\"v\":\n\"é\"}".as_bytes())).unwrap();
        assert!(matches!(parcel, Parcel::Frame { line: of, number: 5, more: true, .. } if of == line));
        assert_eq!(body, "{\"v\":\n\"é\"}".as_bytes());
        let why = Failure::ManyListeners;
        let (parcel, _) = Parcel::unpack(&Parcel::Refused { line, why: why.clone() }.pack(&me, b"")).unwrap();
        assert!(matches!(parcel, Parcel::Refused { why: told, .. } if told == why));
    }

    #[test]
    fn what_another_version_has_packed_is_known_by_its_sender() {
        let unread = |packed: &str| Parcel::unpack(&Bytes::from(packed.to_owned())).unwrap_err();
        let node = |name: &str| Node::from(name.to_owned());
        let other = |version, is_greeting| Unread::Foreign { from: node("other"), version, is_greeting };
        assert_eq!(unread("serai/99 other {\"type\":\"fly\"}\nbody"), other(99, false));
        assert_eq!(unread("serai/0 other"), other(0, true));
        for nonsense in ["nonsense", "serai/", "serai/x y z", "{\"type\":\"leave\"}\n"] {
            assert_eq!(unread(nonsense), Unread::Strange, "{nonsense}");
        }
    }

    /// A process of this version is not taken for one of another version, whatever it says.
    #[test]
    fn what_this_version_has_broken_is_not_foreign() {
        let near = Node::from("near".to_owned());
        for text in [format!("{} {{\"type\":\"fly\"}}\n", greeting(&near)), greeting(&near)] {
            assert_eq!(Parcel::unpack(&Bytes::from(text)).unwrap_err(), Unread::Broken { from: near.clone() });
        }
    }
}
