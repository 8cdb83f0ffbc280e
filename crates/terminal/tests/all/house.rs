//! What is said when no house answers.

use terminal::{House, Unheard};

#[test]
fn where_nobody_answers_the_address_is_named() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let why = House::enter(&format!("http://{free}"), Some("serai_x"), "en", None).unwrap_err();
    assert!(matches!(&why, Unheard::Away(place, _) if *place == free.to_string()), "{why:?}");
    assert!(matches!(House::enter("ftp://x", None, "en", None), Err(Unheard::Address(_))));
}
