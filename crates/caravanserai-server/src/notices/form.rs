use serde_json::json;

use super::Notice;
use crate::api::WebhookForm;

/// The format in which a webhook is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Form(pub(crate) WebhookForm);

impl Form {
    /// As it is stored.
    pub(crate) fn name(self) -> &'static str {
        match self.0 {
            WebhookForm::Full => "full",
            WebhookForm::Content => "content",
            WebhookForm::Text => "text",
            WebhookForm::Body => "body",
            WebhookForm::Plain => "plain",
        }
    }

    /// The form of this stored name; `full` for an unknown name.
    pub(crate) fn named(name: &str) -> Form {
        let all = [WebhookForm::Content, WebhookForm::Text, WebhookForm::Body, WebhookForm::Plain];
        Form(all.into_iter().find(|it| Form(*it).name() == name).unwrap_or(WebhookForm::Full))
    }

    /// The content type and the body to send.
    pub(super) fn write(self, notice: &Notice) -> (&'static str, Vec<u8>) {
        let text = notice.letter();
        let json = match self.0 {
            WebhookForm::Full => json!(notice),
            WebhookForm::Content => json!({"content": text}),
            WebhookForm::Text => json!({"text": text}),
            WebhookForm::Body => json!({"body": text}),
            WebhookForm::Plain => return ("text/plain; charset=utf-8", text.into_bytes()),
        };
        ("application/json", json.to_string().into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_read_as_it_is_stored() {
        for form in ["full", "content", "text", "body", "plain"] {
            assert_eq!(Form::named(form).name(), form);
        }
        assert_eq!(Form::named("of another time"), Form(WebhookForm::Full));
    }
}
