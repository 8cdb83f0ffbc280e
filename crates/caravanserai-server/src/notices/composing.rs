//! What a notice says: which tables wait for its reader, what is played there, with whom, and until when. It says nothing of
//! the game itself: a person reading over their shoulder learns no more than the lobby tells.

use std::time::Duration;

use courier::Date;
use serde::Serialize;
use tabletop_host::{Moment, PersonId, TableId};
use words::{Arg, Language, Locale, Reader, Said};

use crate::{
    failure::Failure,
    house::House,
    secret::{TokenHash, fresh_pair},
    sheet::{Chair, Sheet},
    store::{Deed, Notice as Written, Press, Way},
    time::millis,
};

/// How many tables are named; of the others only the number is told.
const MOST: usize = 8;
/// How long a link to answer works, if the question stays open so long.
const LASTS: Duration = Duration::from_hours(14 * 24);

/// A notice in its reader's language. Its JSON is what webhooks of the form `full` get.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Notice {
    #[serde(rename = "type")]
    pub(crate) kind: &'static str,
    pub(crate) title: String,
    /// The lines below the title.
    pub(crate) text: String,
    pub(crate) tables: Vec<Turn>,
    /// Where to look.
    pub(crate) link: String,
    /// The label of the button that leads to an answer.
    #[serde(skip)]
    pub(crate) answer_label: String,
}

/// A table where the reader is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Turn {
    pub(crate) table: TableId,
    pub(crate) game: &'static str,
    /// The others who sit there.
    pub(crate) opponents: Vec<String>,
    /// When the time runs out, in milliseconds of UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) deadline: Option<i64>,
    pub(crate) link: String,
    /// A link behind which the question can be answered once, without logging in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) answer: Option<String>,
    /// The line for people.
    #[serde(skip)]
    line: String,
    /// How much time is left, in words.
    #[serde(skip)]
    left: Option<String>,
}

/// Makes sentences in one language.
pub(super) struct Speaker(Language);

impl Speaker {
    pub(super) fn say(&self, said: &Said) -> String {
        let locale = Locale::shared(self.0, &["common", "notices"]).expect("a test reads the words we ship");
        locale.sentence(said, &Reader::default()).replace('*', "")
    }

    fn plain(&self, id: &'static str) -> String {
        self.say(&Said::new(id))
    }

    fn number(&self, id: &'static str, count: usize) -> String {
        self.say(&Said::new(id).with("count", Arg::number(count as u32)))
    }

    /// How much time is left, in the largest unit that fits.
    fn left(&self, left: Duration) -> String {
        let minutes = left.as_secs() / 60;
        let (id, count) = match minutes {
            0..120 => ("notice-left-minutes", minutes),
            120..2880 => ("notice-left-hours", minutes / 60),
            _ => ("notice-left-days", minutes / 1440),
        };
        self.number(id, count as usize)
    }
}

impl Notice {
    /// A test notice, which shows that notices arrive.
    pub(crate) fn trial(language: Language, origin: &str) -> Notice {
        let speaker = Speaker(language);
        Notice {
            kind: "test",
            title: speaker.plain("notice-trial"),
            text: speaker.plain("notice-trial-text"),
            tables: Vec::new(),
            link: format!("{origin}/account"),
            answer_label: String::new(),
        }
    }

    /// Everything in plain text.
    pub(crate) fn letter(&self) -> String {
        format!("{}\n\n{}", self.title, self.text)
    }

    /// The payload of a push message: the browser shows the time in its own zone.
    pub(super) fn push(&self) -> Vec<u8> {
        let only = if let [turn] = &self.tables[..] { Some(turn) } else { None };
        let lines = self.tables.iter().map(|turn| turn.line.clone()).collect::<Vec<_>>().join("\n");
        let body = if self.tables.is_empty() { self.text.clone() } else { lines };
        let push = serde_json::json!({
            "title": self.title,
            "body": body,
            "url": self.link,
            "until": only.and_then(|turn| turn.deadline),
            "answer": only.and_then(|turn| turn.answer.clone()),
            "answerLabel": self.answer_label,
        });
        push.to_string().into_bytes()
    }
}

/// The notice for this person along this way, and what must be stored before it is sent; no notice if no table waits for them
/// any more.
pub(super) async fn compose(
    house: &House,
    person: &PersonId,
    way: &Way,
) -> Result<(Option<Notice>, Vec<Deed>), Failure> {
    let (speaker, origin) = (Speaker(way.language), house.messenger.origin());
    let (mut tables, mut deeds, mut more) = (Vec::new(), Vec::new(), 0);
    for (id, asked) in house.store.calls_of(person).await? {
        let sheet = house.store.sheet(&id).await?.filter(|sheet| sheet.ranking.is_none());
        let Some(sheet) = sheet else {
            deeds.push(Deed::Notice(Written::Answered { person: person.clone(), table: id }));
            continue;
        };
        if tables.len() == MOST {
            more += 1;
            continue;
        }
        let mut turn = turn(house, &speaker, person, &sheet);
        if way.links {
            let (link, hash) = fresh_pair();
            turn.answer = Some(format!("{origin}/answer#{link}"));
            deeds.push(press(house, person, (id, asked), hash));
        }
        tables.push(turn);
    }
    if tables.is_empty() {
        return Ok((None, deeds));
    }
    let mut lines: Vec<String> = tables.iter().map(|turn| turn.letter(&speaker)).collect();
    if more > 0 {
        lines.push(speaker.number("notice-more", more));
    }
    let link = if let [turn] = &tables[..] { turn.link.clone() } else { format!("{origin}/") };
    let title = speaker.number("notice-title", tables.len() + more);
    let (text, answer_label) = (lines.join("\n\n"), speaker.plain("notice-answer-label"));
    Ok((Some(Notice { kind: "your-turn", title, text, tables, link, answer_label }), deeds))
}

fn press(house: &House, person: &PersonId, (table, asked): (TableId, u32), hash: TokenHash) -> Deed {
    let until = millis(house.config.time.now() + LASTS);
    let press = Press { person: person.clone(), table, asked, until, used: false };
    Deed::Notice(Written::Press { hash, press })
}

fn turn(house: &House, speaker: &Speaker, person: &PersonId, sheet: &Sheet) -> Turn {
    let seat = sheet.seat_of(Some(person));
    let opponents = sheet.chairs.iter().enumerate().filter(|(_, chair)| chair.person() != Some(person));
    let opponents: Vec<String> = opponents.map(|(at, chair)| called(chair, at, speaker)).collect();
    let now = house.config.time.now();
    let clocks = sheet.clocks.clone().map(|clocks| clocks.knowing(house.hall.closures()));
    let faces = clocks.map(|clocks| clocks.faces(&sheet.sitters(&[Moment::ZERO; tabletop::Seat::MOST as usize])));
    let until = faces.zip(seat).and_then(|(faces, seat)| faces[seat.index()].runs_out).map(|(_, until)| until);
    let names = opponents.iter().map(|name| Arg::Text(name.clone())).collect();
    let game = Arg::Noun(format!("game-{}", sheet.game).into());
    Turn {
        table: sheet.id.clone(),
        game: sheet.game,
        deadline: until.map(millis),
        link: format!("{}/table/{}", house.messenger.origin(), sheet.id),
        answer: None,
        line: speaker.say(&Said::new("notice-turn").with("game", game).with("names", Arg::List(names))),
        left: until.map(|until| speaker.left(until.saturating_sub(now))),
        opponents,
    }
}

/// The name of a player; a deleted person, or an open chair, has none.
fn called(chair: &Chair, at: usize, speaker: &Speaker) -> String {
    let name = chair.name(at).filter(|name| !name.is_empty());
    name.map_or_else(|| speaker.plain("someone"), str::to_owned)
}

impl Turn {
    fn letter(&self, speaker: &Speaker) -> String {
        let mut lines = vec![self.line.clone()];
        if let (Some(deadline), Some(left)) = (self.deadline, &self.left) {
            // In UTC: the reader's time zone is not known here.
            let (until, left) = (Arg::Text(Date::at(deadline / 1000).short()), Arg::Text(left.clone()));
            lines.push(speaker.say(&Said::new("notice-until").with("until", until).with("left", left)));
        }
        lines.push(self.link.clone());
        if let Some(answer) = &self.answer {
            lines.push(speaker.say(&Said::new("notice-answer").with("link", Arg::Text(answer.clone()))));
        }
        lines.join("\n")
    }
}

/// The mail that asks whether an address is right: its subject, and its text with this link.
pub(super) fn confirmation(language: Language, name: &str, link: &str) -> (String, String) {
    let speaker = Speaker(language);
    let said = Said::new("notice-confirm-text")
        .with("name", Arg::Text(name.to_owned()))
        .with("link", Arg::Text(link.to_owned()));
    (speaker.plain("notice-confirm"), speaker.say(&said))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_is_told_in_the_unit_that_fits() {
        let left = |minutes: u64| Speaker(Language::English).left(Duration::from_mins(minutes));
        let told = [left(0), left(1), left(119), left(125), left(2879), left(2880)];
        assert_eq!(
            told,
            ["0 minutes left", "1 minute left", "119 minutes left", "2 hours left", "47 hours left", "2 days left"]
        );
    }
}
