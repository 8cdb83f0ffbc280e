# People: accounts, the lobby, those in charge.

## What cannot be done
trouble-name-in-use = An account has this name, or one that looks the same. Choose another one, or log in if it is yours.
trouble-weak-password = A password has at least 8 characters. A few words are easier to remember than signs.
trouble-long-password = A password has at most 200 characters.
trouble-wrong-log-in = Name or password is wrong. If you have forgotten your password, ask the host of this house for a link.
trouble-wrong-password = This is not the password of your account.
trouble-many-log-ins = Too many passwords were tried. Wait a minute, then try again.
trouble-has-account = You have an account already. Log out first to make another one.
trouble-needs-account = This is for accounts. Make one, or log in.
trouble-needs-browser = A token of a program is not enough for this. Log in with your browser.
trouble-not-admin = This is for those who are in charge of this house.
trouble-registration-closed = This house takes no new accounts. You can play as a guest.
trouble-invitation-needed = In this house you need an invitation to make an account. Ask somebody who has one; you can play as a guest meanwhile.
trouble-invitation-used = This invitation was used already, or is too old. Ask for another one.
trouble-link-used = This link was used already, was replaced, or is too old. Ask the host of this house for another one.
trouble-revoked = This token was revoked. Make another one in your account.
trouble-banned = You may not come in any more. The host of this house says: “{ $why }”.
trouble-bad-email = This is no e-mail address. It looks like name@example.org.
trouble-bad-label = Give the token a name of 1 to 60 characters, so that you know it again.
trouble-many-tokens = You have 50 tokens. Revoke one that you do not need any more.
trouble-no-token = There is no such session or token. It may have been ended already.
trouble-no-person = There is nobody of this name here.
trouble-yourself = That is you.
trouble-not-welcome = Somebody at this table does not want to play with you. Choose another table.
trouble-bad-reason = Say in 1 to 1000 characters what is wrong.
trouble-bad-announcement = An announcement has 1 to 500 characters.
trouble-settled = This has been seen to already.
close-dismissed = Your session was ended. Log in again.

## The command line of those in charge
admin-no-house = There is no house in { $place } yet. Start one first with “caravanserai”.
admin-older = The house in { $place } is of an older version. Start the server once, which brings it up to date.
admin-no-person = There is nobody called “{ $who }”. “caravanserai admin people” lists names and ids.
admin-not-away = No table { $table } was put away or deleted.
admin-no-account = { $who } has no account, so they cannot be in charge.
admin-not-banned = { $who } is not banned.
admin-no-announcement = There is no announcement “{ $id }”. “caravanserai admin announcements” lists them.
admin-no-report = There is no open report “{ $id }”. “caravanserai admin reports” lists them.
admin-not-written = Nothing was changed.

## Signing up and logging in
sign-up = Make an account
sign-up-page = Make an account · Caravanserai
sign-up-why = A name and a password, nothing else. The games you play now stay yours, on every device.
sign-up-do = Make the account
sign-up-closed = This house takes no new accounts. You can play as a guest.
sign-up-have = You have one already?
sign-up-code = Invitation
sign-up-code-why = You need an invitation to make an account in this house. Paste the code or open the link you were sent.
log-in = Log in
log-in-page = Log in · Caravanserai
log-in-why = The chairs you took as a guest come along.
log-in-none = No account yet?
log-in-forgot = Password forgotten? The host of this house can send you a link to set a new one.
log-out = Log out
form-name = Name
form-password = Password
form-password-new = New password
form-password-old = Current password
form-password-hint = At least 8 characters.
form-email = E-mail (if you like)
form-show = Show
form-hide = Hide
reset-page = New password · Caravanserai
reset = Set a new password
reset-why = This link works once. All other browsers will be logged out.
reset-do = Set password and log in
claim-page = Take charge · Caravanserai
claim = Take charge of this house
claim-why = This link puts your account in charge: you can ban people, answer reports and tell everybody something. It works once.
claim-first = First make an account or log in; then open the link again.
claim-do = Take charge
link-missing = The link is not complete. Copy all of it, up to the last sign.

## One's account
account = Your account
account-page = Your account · Caravanserai
account-since = Here since { $date }
account-mine = Your page
account-name = Name
account-name-do = Save
account-saved = Saved.
account-password = Password
account-password-why = A new password logs out all other browsers.
account-password-do = Change password
account-password-done = Your password is changed. Other browsers were logged out.
account-email = E-mail address
account-email-why = Only if you like. Nothing is sent there until you have confirmed it.
account-email-unconfirmed = Not confirmed: nothing is sent there.
account-email-confirmed = Confirmed.
account-sessions = Where you are logged in
account-here = this browser
account-unknown = unknown browser
account-used = { $since } to { $used }
account-end = Log out there
account-end-of = Log out { $what }
account-tokens = Tokens for programs
account-tokens-why = A program that plays for you, such as a bot, logs in with a token. Whoever has it can play in your name.
account-tokens-none = No program has a token.
account-token-name = What is it for?
account-token-do = Make token
account-token-once = Copy it now: it is shown this once.
account-token-copy = Copy
account-token-copied = Copied
account-revoke = Revoke
account-revoke-of = Revoke { $what }
account-blocks = People you do not play with
account-blocks-why = They cannot sit down where you sit, nor at your tables, nor write to you.
account-blocks-none = Nobody.
account-block-name = Name of an account
account-block-do = Block
account-unblock = Let in again
account-unblock-of = Let { $name } in again
account-invite = Invite somebody
account-invite-why = An invitation lets one person make an account here.
account-invite-do = Make an invitation
account-data = What is stored of you
account-export = Download everything
account-export-why = One file with your account and all games you finished.
account-delete = Delete account
account-delete-why = Your name, password and sessions are deleted at once and for good. Finished games stay, under “someone”.
account-delete-sure = Yes, delete my account
account-failed = That did not work. Try again.
account-guest = You are a guest here, known by this browser alone.

## The lobby
lobby = Lobby
lobby-page = Lobby · Caravanserai
lobby-all = All games
lobby-lay = Lay a table
lobby-of = { $name }’s table
lobby-misses = { $chairs ->
    [one] one chair is open
   *[other] { $chairs } chairs are open
}
lobby-sit = Sit down
lobby-sit-at = Sit down at { $name }’s table, { $game }
lobby-watch = Watch
lobby-watch-at = Watch { $name }’s table, { $game }
lobby-watching = { $count ->
    [0] nobody watches
    [one] one watches
   *[other] { $count } watch
}
lobby-playing = In play
lobby-playing-why = watch without sitting down
lobby-none = No table waits for players.
lobby-none-why = Lay one that everybody can find, or send friends the link of a private one.
lobby-cut = The lobby cannot be reached. Trying again …
lobby-coming = The lobby is being brought …
lobby-public = Who can find the table
lobby-public-no = Anybody with the link
    .what = Nobody else can find it.
lobby-public-yes = Everybody
    .what = It is listed in the lobby.

## A person
person-page = { $name } · Caravanserai
person-since = Here since { $date }
person-games = Finished games at public tables
person-none = No finished games at public tables yet.
person-look = Look at it
person-look-of = Look at this game of { $game }
person-place = { $place } of { $players }
person-with = with { $names }
person-block = Block
person-blocked = Blocked. You find it in your account.
person-report = Report
person-report-why = What is wrong?
person-report-do = Send to those in charge
person-reported = Thank you. Those in charge will see it.

## Those in charge
desk = In charge
desk-page = In charge · Caravanserai
desk-reports = Reports
desk-reports-none = Nobody has reported anything.
desk-report-by = { $by } about { $whom }
desk-report-close = Seen to
desk-people = People
desk-search = Search by name
desk-account = account
desk-guest = guest
desk-admin = in charge
desk-banned = banned: { $why }
desk-ban = Ban
desk-ban-of = Ban { $name }
desk-ban-why = Why? They will read it.
desk-unban = Let in again
desk-unban-of = Let { $name } in again
desk-reset = Link for a new password
desk-reset-of = Link for a new password of { $name }
desk-reset-once = Send this link to { $name }. It works once, for a week:
desk-announce = Tell everybody
desk-announce-said = The announcement
desk-announce-do = Announce
desk-withdraw = Withdraw
desk-more = The command line can do more: caravanserai admin --help.
announced = From the host

## Privacy
privacy = Privacy
privacy-page = Privacy · Caravanserai
privacy-what = What is stored
privacy-what-text = Of a guest: a name, when they came, the day they were last here, and the games they play. Of an account besides: the password as a hash from which it cannot be read, an e-mail address if you gave one, which kinds of browsers are logged in, whom you block, what you reported, and the browsers, webhooks and mails by which you want to be told that it is your turn.
privacy-not = What is not
privacy-not-text = No trackers, no advertising, nothing from other sites. Network addresses are used to keep the house from being flooded, in memory alone; they are not stored.
privacy-cookies = Cookies
privacy-cookies-text = Two, both necessary: one by which your browser is known again, one for the language. Your settings stay in your browser, and so does what was promised and added for the luck at tables where you sat down.
privacy-long = How long
privacy-long-text = Guests who never played are forgotten after 30 days, others { $guests } days after they were last here. A browser that is not used is logged out after { $sessions } days. Accounts stay until they are deleted.
privacy-yours = What you can do
privacy-yours-text = In your account you can download everything and delete it. Finished games stay, under “someone”, because they are the games of the others, too.
