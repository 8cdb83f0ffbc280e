//! Guided first games over HTTP: the house keeps nothing of them.

use serde_json::{Value, json};

use crate::{house::House, http::Guest};

async fn learn(guest: &Guest, learner: &Value) -> Value {
    let answer = guest.post("/lessons/morgenland", &learner.to_string()).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

fn kinds(lesson: &Value) -> Vec<&str> {
    lesson["said"].as_array().unwrap().iter().map(|it| it["type"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_lesson_is_answered_as_a_table_would_and_stands_nowhere() {
    let house = House::open();
    let anna = Guest::new(house.address).await;
    let start = learn(&anna, &json!({})).await;
    assert_eq!((&start["at"], &start["astray"]), (&json!(0), &json!(false)));
    assert_eq!(start["table"]["seats"][3]["you"], true);
    assert_eq!(kinds(&start), ["message"]);
    let view = &start["said"][0]["view"];
    assert!(view["players"][0].get("figures").is_none(), "the learner sees what their seat sees, and no more");

    let say = |action: &str| json!({"type": "answer", "key": "k", "asked": 1, "action": action});
    let right = learn(&anna, &json!({"at": 1, "since": 1, "say": say("take 1 gem 2 bars")})).await;
    assert_eq!((&right["at"], kinds(&right)[0]), (&json!(2), "accepted"));
    assert!(kinds(&right)[1..].iter().all(|it| *it == "message"));
    let other = learn(&anna, &json!({"at": 1, "since": 1, "say": say("take 3 crowns")})).await;
    assert_eq!((&other["at"], &other["astray"]), (&json!(1), &json!(true)));
    assert_eq!(other["but"], "lesson-morgenland-spread");
    let wrong = learn(&anna, &json!({"at": 1, "since": 1, "say": say("take 4 crowns")})).await;
    assert_eq!((&wrong["at"], kinds(&wrong)[0]), (&json!(1), "refused"));
    assert_eq!(wrong["said"][0]["refusal"]["rule"], "M2.2");
    let check = json!({"type": "check", "key": "k", "action": "place 9 cups"});
    let checked = learn(&anna, &json!({"at": 3, "since": 99, "say": check})).await;
    assert_eq!(checked["said"][0]["refusal"]["rule"], "M4.3");

    assert_eq!(anna.get("/me/tables").await.json()["tables"], json!([]), "nothing is stored");
    assert_eq!(anna.get("/tables/lesson-morgenland").await.code(), "no-table");
}

#[tokio::test]
async fn who_is_nowhere_on_the_road_is_told_so() {
    let house = House::open();
    let anna = Guest::new(house.address).await;
    for (game, learner) in
        [("goose", json!({})), ("morgenland", json!({"at": 999})), ("morgenland", json!({"stray": ["dance"]}))]
    {
        let answer = anna.post(&format!("/lessons/{game}"), &learner.to_string()).await;
        assert_eq!(answer.code(), "no-table", "{game} {learner}");
    }
}
