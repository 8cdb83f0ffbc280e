# “Your turn” outside the page: what notices say, and the pages about them.

## What is sent
notice-title = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
notice-turn = { $game } with { $names }
notice-game = { $game }
notice-until = Until { $until } UTC, { $left }
notice-left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
notice-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
notice-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
notice-answer = Answer without logging in, once: { $link }
notice-answer-label = Answer
notice-more = { $count ->
    [one] And one more table.
   *[other] And { $count } more tables.
}
notice-trial = A test
notice-trial-text = If you can read this, Caravanserai reaches you here.
notice-confirm = Is this your address?
notice-confirm-text = Hello { $name },

    somebody has given this address for notices from Caravanserai. If it was you, open this link and confirm it:

    { $link }

    If it was not you, do nothing: no further mail will come.

## Why not
trouble-bad-address = Nothing can be sent to this address. It begins with https:// and names a server.
trouble-forbidden-address = Nothing may be sent to this address: it leads into a private network, or goes without encryption. Use a public https:// address, or ask the host of this house to allow the network.
trouble-not-reached = Nobody answers at this address. Check it, and try again.
trouble-not-taken = The server at this address answered { $status } and did not take it. Check the address, and try again.
trouble-many-ways = You have so many browsers and webhooks that there is no room for another one. Remove one first.
trouble-no-way = This browser or webhook was removed already. Load the page again.
trouble-bad-hours = At most one mail in 1 to 168 hours: choose a number in between.
trouble-no-mails = This house sends no mails. Ask its host to set up a mail server, or choose another way.
trouble-no-email = You have given no e-mail address. Save one above first.
trouble-confirm-used = This link was used already, was replaced, or is too old. In your account you can ask for another one.
trouble-answer-used = This link has answered already; it works once. Open the table to see how the game goes on.
trouble-answer-stale = This question is not asked any more: it was answered, or the game went on. Open the table to see what is going on.

## In one's account
notices = “Your turn” outside the page
notices-why = When you are asked and not at the table, you are told after a minute, unless you have answered. It says at which table, with whom and until when; never what you hold.
notices-push = This browser
notices-push-why = Notices on this device, even if no page is open.
notices-push-do = Notify me here
notices-push-none = This browser cannot show notices from this address. It takes https:// and a browser with push.
notices-push-denied = This browser does not let the house show notices. Allow it in the settings of the browser for this site.
notices-push-unknown = browser
notices-webhook = Webhook
notices-webhook-why = An address of your own is told, such as a topic of ntfy, a channel of Discord or a room of Matrix.
notices-webhook-address = Address
notices-webhook-form = Form
notices-form-full = everything, for programs (JSON)
notices-form-content = Discord (content)
notices-form-text = Matrix, Slack (text)
notices-form-body = others (body)
notices-form-plain = ntfy (plain text)
notices-webhook-links = With links that answer
notices-webhook-links-why = Whoever can read there can answer for you, once.
notices-webhook-do = Add webhook
notices-webhook-once = What it is signed with. Copy it now: it is shown this once.
notices-mail = E-mail
notices-mail-why = One mail about all tables that wait for you, at most every so many hours.
notices-mail-hours = At most one mail in
notices-mail-in = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
notices-mail-do = Send me mails
notices-mail-off = No more mails
notices-mail-unconfirmed = Your address is not confirmed yet: open the link in the mail you were sent.
notices-mail-ask = Send that mail again
notices-mail-asked = It is on its way. Look into your mails in a few minutes.
notices-test = Send a test
notices-test-of = Send a test to { $what }
notices-tested = It arrived.
notices-remove = Remove
notices-remove-of = Remove { $what }
notices-sent = last notice { $date }
notices-unsent = no notice yet
notices-trouble = The last notice did not arrive.
notices-trouble-status = The last notice did not arrive: the server answered { $status }.

## Behind links
confirm-page = Confirm your address · Caravanserai
confirm = Confirm your address
confirm-why = From then on this address gets what you have chosen in your account.
confirm-do = Yes, this is my address
confirm-done = Thank you. Your address is confirmed.
answer-page = Your turn · Caravanserai
answer = Your turn
answer-at = { $game } with { $names }
answer-once = One press answers, once and for good: this link works only for this question.
answer-many = This question has many answers. Answer it at the table.
answer-table = To the table
answer-done = Answered.
