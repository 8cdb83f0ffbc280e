//! A simulated change of rules under games that are being played: a stored step differs from what these rules play.

use caravanserai_server::{api::RefusalCode, examine, export};
use tabletop_host::Table;

use crate::{
    house::{House, Kind, on_both},
    http::{Guest, request},
    player::Player,
};

const STEPS: &str = "SELECT COUNT(*) FROM played WHERE table_id = $1";

/// What the doctor says of this table: the message and its arguments.
async fn diagnosis(house: &House, table: &str) -> String {
    let findings = examine(&house.config.database).await;
    let ill: Vec<String> =
        findings.iter().filter(|it| !it.well).map(|it| serde_json::to_string(&it.said).unwrap()).collect();
    ill.into_iter().find(|said| said.contains(table)).expect("the doctor names the table")
}

on_both! {
    /// It can be viewed as far as the rules agree, by each player as they saw it; nobody can play on, and nothing is lost.
    async fn a_game_under_other_rules_is_frozen(kind: Kind) {
        let mut house = House::open_on(kind);
        let guest = Guest::new(house.address).await;
        let table = guest.open(r#"["me", "bot", "bot"]"#).await;
        let mut player = Player::join(&guest, &table).await;
        let mut views = Vec::new();
        for _ in 0..6 {
            player.until(|player| player.question.is_some()).await;
            views.push(player.view.clone());
            player.choose(0).await;
        }
        player.until(|player| player.question.is_some()).await;
        house.stop().await;
        let stored = house.number(STEPS, &table).await;
        let mine = "SELECT MAX(n) FROM played WHERE seat = 0 AND table_id = $1";
        let halt = house.number(mine, &table).await;
        house.forge(&format!("UPDATE steps SET digest = '0123456789abcdef' WHERE n = {halt} AND table_id = '{table}'")).await;
        house.reopen().await;

        let guest = Guest { house: house.address, ..guest };
        let shown = guest.get(&format!("/tables/{table}")).await.json();
        assert_eq!((&shown["status"], &shown["frozen"]), (&"playing".into(), &true.into()));
        let mut again = Player::join(&guest, &table).await;
        again.until(|player| player.v > 0).await;
        assert_eq!(Some(&again.view), views.last(), "the last step that is as it was");
        let question = again.question.clone().expect("it was asked then");
        let refusal = again.refused(question.asked, question.options[0].action.clone()).await;
        assert_eq!(refusal.code, RefusalCode::Frozen);
        assert!(refusal.message.contains("look at it") && !refusal.message.contains(&halt.to_string()), "{refusal:?}");
        assert_eq!(guest.get(&format!("/tables/{table}/record")).await.code(), "not-over");
        assert_eq!(house.number(STEPS, &table).await, stored, "nothing was written");
        assert_eq!(request(house.address, "GET /ready", "", "").await.status, 200);

        let said = diagnosis(&house, &table).await;
        assert!(said.contains("doctor-frozen") && said.contains(&format!(r#""step",{{"number":{halt}}}"#)), "{said}");
        let exported = export(&house.config.database, &table).await.map_err(|why| format!("{why:?}")).unwrap();
        assert_eq!(exported.up_to.map(i64::try_from), Some(Ok(halt)));
        assert_eq!(i64::try_from(Table::from_record(&exported.record).unwrap().steps()), Ok(halt - 1));
        assert!(!exported.record.contains("seed"), "another version can take it up again");
    }
}

on_both! {
    /// A finished game is replayed up to the step that differs, with its proof; a refused step names its rule.
    async fn a_finished_game_under_other_rules_is_told_as_far_as_it_goes(kind: Kind) {
        let mut house = House::open_on(kind);
        let guest = Guest::new(house.address).await;
        let (odd, sound) = (guest.open(r#"["bot", "bot", "bot"]"#).await, guest.open(r#"["bot", "bot", "bot"]"#).await);
        for table in [&odd, &sound] {
            Player::watch(house.address, table).await.until(Player::is_over).await;
        }
        let whole = guest.get(&format!("/tables/{odd}/replay")).await.json();
        house.stop().await;
        house.forge(&format!("UPDATE steps SET action = 'place 1 djinn' WHERE n = 2 AND table_id = '{odd}'")).await;
        house.reopen().await;
        let guest = Guest { house: house.address, ..guest };
        let shown = guest.get(&format!("/tables/{odd}")).await;
        assert_eq!((&shown.json()["status"], &shown.json()["frozen"]), (&"over".into(), &true.into()));
        assert!(!shown.body.contains("djinn") && !shown.body.contains("place"), "{}", shown.body);
        let told = guest.get(&format!("/tables/{odd}/replay")).await.json();
        let messages = told["messages"].as_array().unwrap();
        assert_eq!((&told["steps"], messages), (&1.into(), &whole["messages"].as_array().unwrap()[..messages.len()].to_vec()));
        let record = guest.get(&format!("/tables/{odd}/record")).await.body;
        assert_eq!(Table::from_record(&record).unwrap().steps(), 1);
        assert_eq!(guest.get(&format!("/tables/{odd}/course")).await.status, 200);
        let said = diagnosis(&house, &odd).await;
        assert!(said.contains(r#""rule",{"text":"M"#), "the rule that refuses it is named: {said}");
        assert_eq!(guest.get(&format!("/tables/{sound}")).await.json()["frozen"], serde_json::Value::Null);
    }
}

on_both! {
    /// If even the deal differs, there is nothing to show.
    async fn a_deal_under_other_rules_is_refused(kind: Kind) {
        let mut house = House::open_on(kind);
        let guest = Guest::new(house.address).await;
        let table = guest.open(r#"["me", "bot", "bot"]"#).await;
        house.until_stored(&table, 1).await;
        house.stop().await;
        house.forge(&format!("UPDATE steps SET digest = '0123456789abcdef' WHERE n = 0 AND table_id = '{table}'")).await;
        house.reopen().await;
        let refused = Guest { house: house.address, ..guest }.get(&format!("/tables/{table}")).await;
        assert_eq!((refused.status, refused.code().as_str()), (409, "broken"));
        assert!(diagnosis(&house, &table).await.contains("doctor-table"));
    }
}
