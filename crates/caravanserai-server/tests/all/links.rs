//! Links in notices: each answers one question, once.

use serde_json::{Value, json};

use crate::{
    house::{House, Kind, on_both},
    http::Guest,
    notices::{MINUTE, house},
    player::Player,
    receivers::Receiver,
};

impl Guest {
    /// Plays until they face a question with few answers, and leaves; returns the table and how many answers there are.
    pub(crate) async fn simply_asked(&self, house: &House) -> (String, usize) {
        let wish = json!({"game": "five-tribes", "setup": {"players": 3}, "seats": ["me", "bot", "bot"]});
        let table = self.open_table(&wish.to_string()).await;
        let mut player = Player::join(self, &table).await;
        loop {
            player.until(Player::is_asked).await;
            let count = player.question.as_ref().unwrap().options.len();
            if (2..=6).contains(&count) {
                player.close().await;
                self.until_called(house, &table).await;
                return (table, count);
            }
            player.choose(0).await;
        }
    }
}

/// What stands behind the `#` of a link.
pub(crate) fn secret(link: &Value) -> String {
    link.as_str().unwrap().split_once('#').unwrap().1.to_owned()
}

on_both! {
    /// A link shows its question to anybody who opens it, answers once, and then never again.
    async fn a_link_answers_once(kind: Kind) {
        let mut hook = Receiver::open().await;
        let house = house(kind, None);
        let anna = house.account("Anna").await;
        anna.webhook(&hook, json!({"links": true})).await;
        let (table, count) = anna.simply_asked(&house).await;
        house.advance(10 * MINUTE);
        let link = secret(&hook.next().await.json()["tables"][0]["answer"]);
        let body = json!({"link": link}).to_string();
        // A link works without a log-in.
        let nobody = Guest { token: String::new(), ..anna.clone() };
        let steps = "SELECT COUNT(*) FROM played WHERE table_id = $1 AND key LIKE 'link-%'";
        let look = nobody.unknown("/answer", &body).await;
        assert_eq!(look.status, 200, "{}", look.body);
        let asked = look.json();
        assert_eq!((asked["choices"].as_array().unwrap().len(), &asked["table"]), (count, &json!(table)));
        assert_eq!(house.number(steps, &table).await, 0, "who only looks does nothing");
        assert_eq!(nobody.press(&link, "anything else").await, "link-used");
        let choices = [0, 1].map(|at| asked["choices"][at]["action"].as_str().unwrap().to_owned());
        let (one, other) = tokio::join!(nobody.press(&link, &choices[0]), nobody.press(&link, &choices[1]));
        let mut came = [one, other];
        came.sort();
        assert_eq!(came, ["", "link-used"], "two presses at the same moment are one answer");
        assert_eq!(house.number(steps, &table).await, 1);
        assert_eq!(nobody.press(&link, &choices[0]).await, "link-used");
        assert_eq!(nobody.unknown("/answer", &body).await.code(), "link-used");
        assert_eq!(house.number(steps, &table).await, 1, "and never twice");

        // A link whose question was answered at the table is stale.
        let (table, _) = anna.simply_asked(&house).await;
        house.advance(10 * MINUTE);
        let said = loop {
            let said = hook.next().await.json();
            let about = said["tables"].as_array().unwrap().iter().find(|turn| turn["table"] == json!(table)).cloned();
            if let Some(turn) = about {
                break turn;
            }
        };
        let link = secret(&said["answer"]);
        let mut player = Player::join(&anna, &table).await;
        player.until(Player::is_asked).await;
        let action = player.question.as_ref().unwrap().options[0].text.clone();
        player.choose(0).await;
        assert_eq!(nobody.press(&link, &action).await, "link-used");
        assert_eq!(nobody.press(&format!("serai_{}", "0".repeat(64)), &action).await, "link-used");
        assert_eq!(house.number(steps, &table).await, 0);
    }
}

impl Guest {
    /// Asks without a token.
    pub(crate) async fn unknown(&self, path: &str, body: &str) -> crate::http::Answer {
        crate::http::request(self.house, &format!("POST /api/v1{path}"), "", body).await
    }

    /// Presses a link; returns the error code, empty if it worked.
    pub(crate) async fn press(&self, link: &str, action: &str) -> String {
        let answer = self.unknown("/answer/press", &json!({"link": link, "action": action}).to_string()).await;
        if answer.status == 204 { String::new() } else { answer.code() }
    }
}
