# Menschen: Konten, die Halle, wer das Haus leitet.

## Was nicht geht
trouble-name-in-use = So heißt schon ein Konto, oder es sieht genauso aus. Wähl einen anderen Namen, oder melde dich an, wenn es deines ist.
trouble-weak-password = Ein Passwort hat mindestens 8 Zeichen. Ein paar Wörter merkt man sich leichter als Sonderzeichen.
trouble-long-password = Ein Passwort hat höchstens 200 Zeichen.
trouble-wrong-log-in = Name oder Passwort stimmt nicht. Hast du dein Passwort vergessen, dann bitte den Gastgeber dieses Hauses um einen Link.
trouble-wrong-password = Das ist nicht das Passwort deines Kontos.
trouble-many-log-ins = Es wurden zu viele Passwörter ausprobiert. Warte eine Minute und versuch es dann noch einmal.
trouble-has-account = Du hast schon ein Konto. Melde dich erst ab, um ein anderes anzulegen.
trouble-needs-account = Das geht nur mit einem Konto. Leg eines an oder melde dich an.
trouble-needs-browser = Dafür reicht das Token eines Programms nicht. Melde dich mit deinem Browser an.
trouble-not-admin = Das können nur die, die dieses Haus leiten.
trouble-registration-closed = Dieses Haus nimmt keine neuen Konten auf. Als Gast kannst du spielen.
trouble-invitation-needed = In diesem Haus brauchst du für ein Konto eine Einladung. Frag jemanden, der eines hat; als Gast kannst du schon spielen.
trouble-invitation-used = Diese Einladung ist schon verbraucht oder zu alt. Bitte um eine neue.
trouble-link-used = Dieser Link ist schon verbraucht, ersetzt oder zu alt. Bitte den Gastgeber dieses Hauses um einen neuen.
trouble-revoked = Dieses Token wurde widerrufen. Leg in deinem Konto ein neues an.
trouble-banned = Du darfst nicht mehr herein. Der Gastgeber dieses Hauses sagt: „{ $why }“.
trouble-bad-email = Das ist keine E-Mail-Adresse. Sie sieht so aus: name@example.org.
trouble-bad-label = Gib dem Token einen Namen mit 1 bis 60 Zeichen, damit du es wiedererkennst.
trouble-many-tokens = Du hast 50 Token. Widerrufe eines, das du nicht mehr brauchst.
trouble-no-token = Diese Sitzung oder dieses Token gibt es nicht. Vielleicht wurde es schon beendet.
trouble-no-person = Hier heißt niemand so.
trouble-yourself = Das bist du selbst.
trouble-not-welcome = An diesem Tisch möchte jemand nicht mit dir spielen. Such dir einen anderen Tisch.
trouble-bad-reason = Sag in 1 bis 1000 Zeichen, was nicht stimmt.
trouble-bad-announcement = Eine Ansage hat 1 bis 500 Zeichen.
trouble-settled = Das ist schon erledigt.
close-dismissed = Deine Sitzung wurde beendet. Melde dich neu an.

## Die Befehlszeile des Gastgebers
admin-no-house = In { $place } gibt es noch kein Haus. Öffne erst eines mit „caravanserai“.
admin-older = Das Haus in { $place } ist von einer älteren Version. Starte den Server einmal, dann ist es auf dem neuesten Stand.
admin-no-person = Niemand heißt „{ $who }“. „caravanserai admin people“ zeigt Namen und Kennungen.
admin-not-away = Kein Tisch { $table } wurde weggeräumt oder gelöscht.
admin-no-account = { $who } hat kein Konto und kann darum das Haus nicht leiten.
admin-not-banned = { $who } ist nicht ausgesperrt.
admin-no-announcement = Die Ansage „{ $id }“ gibt es nicht. „caravanserai admin announcements“ zeigt alle.
admin-no-report = Die offene Meldung „{ $id }“ gibt es nicht. „caravanserai admin reports“ zeigt alle.
admin-not-written = Nichts wurde geändert.

## Konto anlegen und anmelden
sign-up = Konto anlegen
sign-up-page = Konto anlegen · Caravanserai
sign-up-why = Ein Name und ein Passwort, sonst nichts. Die Partien, die du gerade spielst, bleiben deine, auf jedem Gerät.
sign-up-do = Konto anlegen
sign-up-closed = Dieses Haus nimmt keine neuen Konten auf. Als Gast kannst du spielen.
sign-up-have = Du hast schon eines?
sign-up-code = Einladung
sign-up-code-why = Für ein Konto in diesem Haus brauchst du eine Einladung. Füg den Code ein oder öffne den Link, den du bekommen hast.
log-in = Anmelden
log-in-page = Anmelden · Caravanserai
log-in-why = Die Plätze, die du als Gast eingenommen hast, kommen mit.
log-in-none = Noch kein Konto?
log-in-forgot = Passwort vergessen? Der Gastgeber dieses Hauses kann dir einen Link für ein neues schicken.
log-out = Abmelden
form-name = Name
form-password = Passwort
form-password-new = Neues Passwort
form-password-old = Bisheriges Passwort
form-password-hint = Mindestens 8 Zeichen.
form-email = E-Mail (wenn du magst)
form-show = Zeigen
form-hide = Verbergen
reset-page = Neues Passwort · Caravanserai
reset = Neues Passwort setzen
reset-why = Dieser Link gilt einmal. Alle anderen Browser werden abgemeldet.
reset-do = Passwort setzen und anmelden
claim-page = Leitung übernehmen · Caravanserai
claim = Die Leitung dieses Hauses übernehmen
claim-why = Mit diesem Link leitet dein Konto das Haus: Du kannst Leute aussperren, Meldungen bearbeiten und allen etwas ansagen. Er gilt einmal.
claim-first = Leg erst ein Konto an oder melde dich an; öffne dann den Link noch einmal.
claim-do = Leitung übernehmen
link-missing = Der Link ist nicht vollständig. Kopier ihn ganz, bis zum letzten Zeichen.

## Das eigene Konto
account = Dein Konto
account-page = Dein Konto · Caravanserai
account-since = Hier seit { $date }
account-mine = Deine Seite
account-name = Name
account-name-do = Speichern
account-saved = Gespeichert.
account-password = Passwort
account-password-why = Ein neues Passwort meldet alle anderen Browser ab.
account-password-do = Passwort ändern
account-password-done = Dein Passwort ist geändert. Andere Browser wurden abgemeldet.
account-email = E-Mail-Adresse
account-email-why = Nur wenn du magst. Bevor du sie bestätigt hast, wird nichts dorthin geschickt.
account-email-unconfirmed = Nicht bestätigt: Es wird nichts dorthin geschickt.
account-email-confirmed = Bestätigt.
account-sessions = Wo du angemeldet bist
account-here = dieser Browser
account-unknown = unbekannter Browser
account-used = { $since } bis { $used }
account-end = Dort abmelden
account-end-of = { $what } abmelden
account-tokens = Token für Programme
account-tokens-why = Ein Programm, das für dich spielt, etwa ein Bot, meldet sich mit einem Token an. Wer es hat, kann in deinem Namen spielen.
account-tokens-none = Kein Programm hat ein Token.
account-token-name = Wofür ist es?
account-token-do = Token anlegen
account-token-once = Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.
account-token-copy = Kopieren
account-token-copied = Kopiert
account-revoke = Widerrufen
account-revoke-of = { $what } widerrufen
account-blocks = Mit wem du nicht spielst
account-blocks-why = Sie können sich nicht zu dir setzen, nicht an deine Tische, und dir nicht schreiben.
account-blocks-none = Niemand.
account-block-name = Name eines Kontos
account-block-do = Sperren
account-unblock = Wieder zulassen
account-unblock-of = { $name } wieder zulassen
account-invite = Jemanden einladen
account-invite-why = Mit einer Einladung kann eine Person hier ein Konto anlegen.
account-invite-do = Einladung anlegen
account-data = Was von dir gespeichert ist
account-export = Alles herunterladen
account-export-why = Eine Datei mit deinem Konto und allen Partien, die du zu Ende gespielt hast.
account-delete = Konto löschen
account-delete-why = Name, Passwort und Sitzungen werden sofort und für immer gelöscht. Beendete Partien bleiben, unter „jemand“.
account-delete-sure = Ja, lösch mein Konto
account-failed = Das hat nicht geklappt. Versuch es noch einmal.
account-guest = Du bist hier Gast, und nur dieser Browser kennt dich.

## Die Halle
lobby = Halle
lobby-page = Halle · Caravanserai
lobby-all = Alle Spiele
lobby-lay = Tisch decken
lobby-of = Tisch von { $name }
lobby-misses = { $chairs ->
    [one] ein Platz ist frei
   *[other] { $chairs } Plätze sind frei
}
lobby-sit = Hinsetzen
lobby-sit-at = Hinsetzen: Tisch von { $name }, { $game }
lobby-watch = Zuschauen
lobby-watch-at = Zuschauen: Tisch von { $name }, { $game }
lobby-watching = { $count ->
    [0] niemand schaut zu
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
lobby-playing = Im Spiel
lobby-playing-why = zuschauen, ohne mitzuspielen
lobby-none = Kein Tisch wartet auf Mitspieler.
lobby-none-why = Deck einen, den alle finden, oder schick Freunden den Link zu einem privaten.
lobby-cut = Die Halle ist nicht zu erreichen. Neuer Versuch …
lobby-coming = Die Halle wird gezeigt …
lobby-public = Wer den Tisch finden kann
lobby-public-no = Wer den Link hat
    .what = Sonst findet ihn niemand.
lobby-public-yes = Alle
    .what = Er steht in der Halle.

## Eine Person
person-page = { $name } · Caravanserai
person-since = Hier seit { $date }
person-games = Beendete Partien an öffentlichen Tischen
person-none = Noch keine beendeten Partien an öffentlichen Tischen.
person-look = Ansehen
person-look-of = Diese Partie { $game } ansehen
person-place = { $place }. von { $players }
person-with = mit { $names }
person-block = Sperren
person-blocked = Gesperrt. Du findest es in deinem Konto.
person-report = Melden
person-report-why = Was stimmt nicht?
person-report-do = An die Leitung schicken
person-reported = Danke. Die Leitung sieht es sich an.

## Wer das Haus leitet
desk = Leitung
desk-page = Leitung · Caravanserai
desk-reports = Meldungen
desk-reports-none = Niemand hat etwas gemeldet.
desk-report-by = { $by } über { $whom }
desk-report-close = Erledigt
desk-people = Leute
desk-search = Nach Namen suchen
desk-account = Konto
desk-guest = Gast
desk-admin = Leitung
desk-banned = ausgesperrt: { $why }
desk-ban = Aussperren
desk-ban-of = { $name } aussperren
desk-ban-why = Warum? Die Person liest es.
desk-unban = Wieder hereinlassen
desk-unban-of = { $name } wieder hereinlassen
desk-reset = Link für neues Passwort
desk-reset-of = Link für ein neues Passwort von { $name }
desk-reset-once = Schick diesen Link an { $name }. Er gilt einmal, eine Woche lang:
desk-announce = Allen etwas sagen
desk-announce-said = Was alle lesen sollen
desk-announce-do = Ansagen
desk-withdraw = Zurückziehen
desk-more = Mehr kann die Befehlszeile: caravanserai admin --help.
announced = Vom Gastgeber

## Datenschutz
privacy = Datenschutz
privacy-page = Datenschutz · Caravanserai
privacy-what = Was gespeichert wird
privacy-what-text = Von einem Gast: ein Name, wann er kam, an welchem Tag er zuletzt hier war, und die Partien, die er spielt. Von einem Konto außerdem: das Passwort als Hash, aus dem es nicht zu lesen ist, eine E-Mail-Adresse, wenn du eine angegeben hast, welche Arten von Browsern angemeldet sind, wen du sperrst, was du gemeldet hast, und die Browser, Webhooks und Mails, über die du erfahren willst, dass du dran bist.
privacy-not = Was nicht
privacy-not-text = Kein Tracking, keine Werbung, nichts von anderen Seiten. Netzadressen dienen dazu, dass das Haus nicht überrannt wird, und stehen nur im Arbeitsspeicher; gespeichert werden sie nicht.
privacy-cookies = Cookies
privacy-cookies-text = Zwei, beide notwendig: eines, an dem dein Browser wiedererkannt wird, eines für die Sprache. Deine Einstellungen bleiben in deinem Browser, ebenso was dort, wo du dich gesetzt hast, für den Zufall versprochen und beigetragen wurde.
privacy-long = Wie lange
privacy-long-text = Gäste, die nie gespielt haben, werden nach 30 Tagen vergessen, andere { $guests } Tage nach ihrem letzten Besuch. Ein Browser, der nicht benutzt wird, ist nach { $sessions } Tagen abgemeldet. Konten bleiben, bis sie gelöscht werden.
privacy-yours = Was du tun kannst
privacy-yours-text = In deinem Konto kannst du alles herunterladen und löschen. Beendete Partien bleiben, unter „jemand“, denn es sind auch die Partien der anderen.
