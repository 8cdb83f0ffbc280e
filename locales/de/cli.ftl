# Die Befehlszeile.

## Hilfe
cli = Eine Herberge, in der sich Reisende zum Spielen treffen.
cli-serve = Das Haus öffnen: im Browser spielen, gemeinsam und mit Bots. Das geschieht auch ohne Befehl.
cli-serve-port = Der Port; 0 nimmt irgendeinen freien.
cli-serve-host = Die Adresse; 0.0.0.0 lässt andere Rechner herein.
cli-serve-pace = Wie lange ein Bot für einen Zug mindestens braucht, in Millisekunden.
cli-serve-origins = Wo man das Haus findet, etwa https://games.example hinter einem Proxy; darf mehrmals vorkommen.
cli-serve-trusted-proxy = Ein Proxy, der sagt, woher Anfragen kommen, als Adresse oder Netz; darf mehrmals vorkommen.
cli-serve-proxy-header = Der Header, in dem er es sagt: x-forwarded-for oder forwarded.
cli-serve-connections = Wie viele Verbindungen angenommen werden, wenn das System so viele Dateien hergibt.
cli-serve-connections-per-network = Wie viele davon aus einem Netz.
cli-serve-tables-per-person = Wie viele Tische, an denen noch gespielt wird, eine Person geöffnet haben darf; alle Gäste eines Netzes zusammen achtmal so viele.
cli-serve-bot-tables-per-person = Wie viele davon mit Bots.
cli-serve-keep-waiting = Nach wie vielen Tagen ein Tisch weggeräumt wird, der noch auf Mitspieler wartet; 0 heißt nie.
cli-serve-keep-running = Nach wie vielen Tagen ohne Schritt eine Partie weggeräumt wird; 0 heißt nie.
cli-serve-keep-finished = Nach wie vielen Tagen eine beendete Partie weggeräumt wird; 0 heißt nie.
cli-serve-metrics-port = Ein Port nur auf diesem Rechner, an dem unter /metrics Messwerte zu sehen sind.
cli-serve-metrics-token = Wer dieses Token hat, sieht sie unter /metrics am Haus selbst.
cli-serve-log = Wie das Protokoll geschrieben wird: text oder json.
cli-serve-log-level = Wie viel das Protokoll sagt: error, warn, info, debug oder trace.
cli-play = Spiel im Terminal gegen Bots: auf dem ganzen Bildschirm, oder mit --plain Zeile für Zeile.
cli-play-game = Welches Spiel; ohne Angabe das erste der Liste unten.
cli-play-seat = Wo du sitzt, von 0 an gezählt; mehrere Zahlen, etwa 0,2, für mehrere Menschen an einer Tastatur. [sonst: 0]
cli-play-level = Wie gut die anderen spielen: easy, medium, hard oder expert; auch random und greedy. [sonst: easy]
cli-play-seed = Die gleiche Zahl ergibt den gleichen Zufall und die gleichen Bots.
cli-play-save = Wo die Partie nach jedem Schritt gespeichert wird; sonst in einem Ordner gespeicherter Partien. Sie enthält jedes Geheimnis der Partie.
cli-play-resume = Spiel eine gespeicherte Partie weiter; die neueste, wenn keine Datei genannt ist.
cli-play-list = Zähl die gespeicherten Partien auf.
cli-play-plain = Zeile für Zeile, für Vorleseprogramme und andere Programme. So ist es überall, wo kein Bildschirm ist.
cli-play-ascii = Nur Buchstaben und Zeichen von ASCII, wie dort, wo das Terminal keine anderen kennt.
cli-play-server = Spiel in einem offenen Haus: https://HOST oder http://HOST:PORT. Mit einem Spiel wird dort ein Tisch geöffnet, mit --table kommst du an einen; ohne beides wird die Lobby aufgezählt.
cli-play-table = Der Tisch, an den du willst: der letzte Teil seiner Adresse.
cli-play-token = Dein Token in diesem Haus; ohne Token kommst du als Gast, immer als derselbe.
cli-play-clock = Wie am Tisch, den du öffnest, Zeit gezählt wird: 30+600 sind 30 Sekunden je Entscheidung und 600 Reserve, 2d sind zwei Tage je Entscheidung.
cli-play-name = Wie du dort als Gast heißen willst.
cli-play-open = Lass die anderen Stühle Menschen; sonst nehmen sie Bots.
cli-play-ca = Eine Datei mit Zertifikaten (PEM), denen außer denen des Systems getraut wird, für ein Haus mit eigenem.
cli-replay = Eine Partie nachspielen, gesehen von einem der Plätze oder von außen.
cli-replay-file = Die Aufzeichnung.
cli-replay-at = Nach diesem Schritt aufhören; 0 ist das Austeilen.
cli-replay-viewer = Mit wessen Augen: die Nummer eines Platzes, ab 0 gezählt, oder „spectator“.
cli-replay-plain = Schreib auf, was zu hören und zuletzt zu sehen war, wie dort, wo kein Bildschirm ist.
cli-replay-ascii = Nur Buchstaben und Zeichen von ASCII, wie dort, wo das Terminal keine anderen kennt.
cli-verify = Prüft, ob der Zufall einer beendeten Partie der ist, auf den sich das Haus vor ihrem Beginn festgelegt hat.
cli-verify-file = Die Aufzeichnung mit ihrem Beweis, wie ein Haus sie herausgibt.
cli-verify-commitment = Das Versprechen, wie du es beim Hinsetzen notiert hast; ohne Angabe gilt das in der Datei.

cli-simulate = Viele Partien auf gut Glück spielen und auswerten.
cli-simulate-games = Wie viele Partien.
cli-simulate-seed = Die gleiche Zahl ergibt die gleichen Partien.
cli-arena = Bots gegeneinander spielen lassen und sagen, wie stark jeder ist.
cli-arena-seats = Wer spielt, mit Kommas getrennt: random, greedy, easy, medium, hard, expert, search=DURCHGÄNGE, hard/8 für ein Achtel der Durchgänge, oder „cmd:“ und der Befehl eines Programms.
cli-arena-deals = Wie oft ausgeteilt wird; jedes Mal wird mit jeder Drehung der Plätze einmal gespielt.
cli-arena-seed = Die gleiche Zahl ergibt die gleichen Karten und die gleichen Entscheidungen.
cli-arena-threads = Wie viele Partien zugleich laufen; ohne Angabe so viele, wie es Kerne gibt.
cli-arena-timed = Die Bedenkzeit der Stufen gilt, wie an einem echten Tisch. Das Ergebnis hängt dann vom Rechner ab.
cli-arena-patience = Wie lange ein Programm für eine Antwort brauchen darf, in Millisekunden.
cli-arena-state = Wo fertige Partien vermerkt werden; derselbe Befehl macht dort weiter.
cli-arena-report = Eine Seite mit Diagrammen in diesen Ordner schreiben.
cli-bench = Messen, wie schnell die Regeln eines Spiels sind und eine Suche mit ihnen.
cli-waiting = Messen, wie lange Menschen auf Bots warten, in einem echten Haus mit einer echten Uhr.
cli-waiting-levels = Welche Spielstärken, durch Kommas getrennt.
cli-waiting-game = Nur Tische dieses Spiels.
cli-waiting-seconds = Wann ein Spiel abgebrochen wird, in Sekunden.
cli-waiting-state = Wo fertige Tische vermerkt werden; derselbe Befehl macht dort weiter.
cli-fit = Die Zahlen, die Bots aus ihren Partien gelernt haben, neu bestimmen und in ihre Quelldatei schreiben.
cli-fit-games = Wie viele Partien gespielt werden; ohne Angabe so viele wie für die Datei im Quellordner.
cli-fit-seed = Die gleiche Zahl ergibt die gleichen Partien und damit das gleiche Ergebnis.
cli-fit-threads = Wie viele Threads; ohne Angabe so viele, wie es Kerne gibt. Das Ergebnis hängt nicht davon ab.
cli-fit-out = Hierhin schreiben, nicht in die Quelldatei.
cli-fit-check = Nichts schreiben; scheitern, wenn die Datei im Quellordner vom Ergebnis abweicht.
cli-all-lang = Die Sprache: en, de oder nl. Ohne Angabe die des Terminals.
cli-all-help = Diese Hilfe zeigen.
cli-all-version = Alle Versionen zeigen.
cli-all-game = Welches Spiel.
cli-all-players = Wie viele mitspielen.
cli-all-setup = Die Spielweise in der Schreibweise des Spiels, etwa „payment=match length=full“ oder „expansion=on“.
cli-all-cards = Eine Datei mit Karten oder aufgedruckten Werten, statt der mitgelieferten.
cli-all-threads = Wie viele Threads; ohne Angabe so viele, wie es Kerne gibt.
cli-all-json = Als JSON ausgeben.
cli-value-address = ADRESSE
cli-value-bots = BOTS
cli-value-clock = UHR
cli-value-command = BEFEHL
cli-value-days = TAGE
cli-value-dir = ORDNER
cli-value-file = DATEI
cli-value-form = FORM
cli-value-game = SPIEL
cli-value-header = KOPFZEILE
cli-value-hex = HEX
cli-value-lang = SPRACHE
cli-value-level = STUFE
cli-value-ms = MS
cli-value-n = N
cli-value-name = NAME
cli-value-network = NETZ
cli-value-options = SPIELWEISE
cli-value-port = PORT
cli-value-s = ZAHL
cli-value-seat = PLATZ
cli-value-table = TISCH
cli-value-token = TOKEN
cli-value-url = URL
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-default = [sonst: { $value }]
help-env = [oder { $name } in der Umgebung]
help-games = Spiele, bei jeder Spielweise der übliche Wert zuerst:
help-game = { $name }: { $title }, { $least } bis { $most } Personen.
help-with = { $setting } (bei { $other })

## Eine Befehlszeile, die nicht passt
wrong-argument = „{ $it }“ gibt es hier nicht.
wrong-command = Den Befehl „{ $it }“ gibt es nicht.
wrong-value = „{ $value }“ passt nicht zu { $it }.
wrong-value-why = „{ $value }“ passt nicht zu { $it }: { $why }
wrong-missing = Es fehlt: { $it }.
wrong-conflict = { $it } geht nicht zusammen mit { $other }.
wrong-anyhow = Diese Befehlszeile ist nicht zu verstehen.
wrong-see = { $why } Was es gibt, zeigt „{ $command } --help“.
wrong-language = Die Sprache „{ $it }“ gibt es hier nicht. Es gibt: { $known }.
unknown-mind-level = Eine Stufe „{ $it }“ gibt es nicht: bekannt sind easy, medium, hard und expert.
unknown-mind-bot = Einen Bot „{ $it }“ gibt es nicht: bekannt sind random, greedy, easy, medium, hard, expert und search=DURCHGÄNGE; „hard/8“ denkt ein Achtel so lang.
unknown-mind-setting = „{ $text }“ ist keine Einstellung einer Suche. Bekannt sind { $known }, wie in „horizon=2“.
wrong-seat-number = Gefragt ist eine Zahl von 0 bis 7.
wrong-seat = An einem Tisch mit { $seats } Plätzen gibt es keinen Platz { $seat }: Wähl --seat 0 bis { $last }.
wrong-viewer = Auf Platz { $seat } saß niemand: Die Plätze dieser Partie sind 0 bis { $last }, oder „spectator“.
wrong-step = Die Aufzeichnung hat { $steps } Schritte, einen Schritt { $at } gibt es nicht.

## Am Tisch
term-greet = { $game }, { $players } Personen. Du bist { $name } auf Platz { $number }, die anderen sind Bots, Stufe { $level }.
term-type-help = Mit „help“ siehst du, was du tun kannst.
term-help = Antworte mit einer Nummer aus der Liste oder in der Schreibweise des Spiels.
    .view = der Tisch, wie du ihn siehst, oder ein Teil davon: look palast
    .who = wer spielt und was alle haben
    .rules = was eine Regel sagt: rules M5.3
    .menu = alle Antworten der Liste
    .log = was du gehört hast, die letzten N
    .undo = die letzte Antwort zurücknehmen, oder den ganzen Zug
    .orders = automatische Antworten, und welche gelten
    .order = eine automatische Antwort ein- oder ausschalten
    .save = Aufzeichnung schreiben (mit allen Geheimnissen)
    .help = diese Hilfe
    .quit = aufhören; die Partie wird gespeichert
    .clock = alle Uhren, und worauf der Tisch wartet
    .say = schreibt an den Tisch
    .phrase = sagt etwas, was man oft sagt
    .chat = was geschrieben wurde, die letzten N Zeilen
    .mute = liest jemanden nicht mehr; unmute NAME liest wieder
    .table = was du tun kannst: Pause, Zustimmen, Gehen und mehr
    .do = tut es
    .leave = verlässt das Terminal; dein Platz wartet auf dich
term-by-order = Für dich beantwortet: { $order }
term-orders = Automatische Antworten; „order KEY on“ und „order KEY off“ ändern sie:
term-order-how = Schreib „order KEY on“ oder „order KEY off“; „orders“ nennt die Schlüssel.
term-more = … und noch { $more }: „menu“ zeigt alle
term-save-where = Sag, wohin: „save DATEI“.
term-saved = Gespeichert: { $file }.
term-not-saved = Nicht gespeichert: { $why }
term-no-answer = Eine Antwort { $it } gibt es nicht: Die Antworten gehen von 1 bis { $most }.
term-refused = Das geht nicht. { $why }
term-ended = Die Eingabe ist zu Ende, die Partie noch nicht. { $how }
term-good-bye = Bis bald! { $how }
term-go-on = Weiter geht es mit „{ $command }“.
term-record = Die Aufzeichnung liegt in { $file }; „caravanserai replay“ zeigt sie.
term-over = Die Partie ist zu Ende.
term-place = { $shared ->
    [yes] { $place }. { $seats } (geteilt)
   *[no] { $place }. { $seats }
}
term-replay = { $game }, Schritt { $at } von { $steps }, von außen gesehen
term-replay-seat = { $game }, Schritt { $at } von { $steps }, gesehen von Platz { $number }
term-record-ends = Hier endet die Aufzeichnung, noch vor dem Ende der Partie.
term-open = Das Haus ist offen: { $link } (die Partien liegen in { $folder }; Strg+C schließt es)
term-closing = Das Haus schließt: Was angefangen ist, wird noch beendet.
term-open-friends = Mitspielende an anderen Geräten kommen über { $link }
term-open-here = Zu erreichen ist es nur von diesem Gerät. Mit { $option } gestartet, ist es auch für andere in deinem Netz offen.

## Was schiefgeht
term-not-read = { $file } ist nicht zu lesen: { $why }
term-not-written = { $file } ist nicht zu schreiben: { $why }
term-not-a-record = { $file } ist schon da und keine Aufzeichnung. Wähl einen anderen Namen.
term-broken = { $file }: { $why }
term-port-taken = Port { $port } ist von einem anderen Programm belegt: Wähl mit --port N einen anderen oder mit --port 0 irgendeinen freien.
term-listen = Unter { $address } lässt sich das Haus nicht öffnen: { $why }
term-fault = ein Fehler dieses Programms, nicht deiner; bitte melde ihn und schreib dazu, was du getan hast:

## Ein Haus bewahren
cli-backup = Alles, was ein Haus aufbewahrt, in eine Datei kopieren, auch im laufenden Betrieb.
cli-backup-file = Die neue Datei. Darin stehen alle Geheimnisse laufender Partien.
cli-restore = Eine Sicherung an einen leeren Ort zurückspielen, ob SQLite oder PostgreSQL.
cli-restore-file = Die Sicherung.
cli-doctor = Herausfinden, was mit einem Haus nicht stimmt und was zu tun ist.
cli-export = Die Aufzeichnung einer beendeten Partie ausgeben.
cli-licences = Die Lizenzen und Hinweise von allem ausgeben, was in diesem Programm steckt.
cli-export-table = Der Tisch: der letzte Teil seiner Adresse.
cli-export-out = Wohin die Aufzeichnung kommt; sonst wird sie angezeigt.
cli-config = Sieht sich die Einstellungen eines Hauses an.
cli-check = Sagt, was jede Option ist, woher das kommt und ob sich damit ein Haus öffnen lässt.
cli-all-config = Eine Datei mit Einstellungen (TOML); Optionen und Umgebung gehen vor.
config-unread = { $file }, Zeile { $line }: { $why }
config-unknown = { $file }: Es gibt keine Einstellung „{ $key }“. Es gibt: { $known }.
config-value = { $file }: „{ $key }“ ist ein Text, eine Zahl oder eine Liste davon.
config-from-line = von der Befehlszeile
config-from-environment = aus der Umgebung
config-from-file = aus der Datei
config-from-nowhere = wie üblich
config-fine = Damit lässt sich ein Haus öffnen.
cli-all-data = Der Ordner für Tische und Gäste.
cli-all-database = Sie an einem anderen Ort aufbewahren: sqlite:DATEI oder postgres://NAME@RECHNER/DATENBANK.
wrong-database = eine Datenbank ist sqlite:DATEI oder postgres://NAME@RECHNER/DATENBANK.
verify-replays = { $steps ->
    [one] Ein Schritt lässt sich nach den Regeln nachspielen.
   *[other] Alle { $steps } Schritte lassen sich nach den Regeln nachspielen.
  }
verify-bound = Die geheime Zahl ist die, auf die sich das Haus festgelegt hatte, bevor sich jemand setzte: { $promise }
verify-fair = { $added ->
    [0] Alle { $draws } Zahlen wurden damit gezogen. Die Spieler haben nichts beigetragen.
    [one] Alle { $draws } Zahlen wurden damit und mit dem Beitrag eines Spielers gezogen.
   *[other] Alle { $draws } Zahlen wurden damit und mit den Beiträgen von { $added } Spielern gezogen.
  }
verify-unread = { $file } lässt sich nicht prüfen: Zeile { $line } müsste „{ $wanted } …“ lauten.
verify-no-proof = { $file } enthält eine Aufzeichnung ohne Beweis für ihren Zufall. Ein Haus setzt ihn über die Aufzeichnung einer beendeten Partie; Aufzeichnungen aus dem Terminal haben keinen.
verify-no-promise = Ein Versprechen besteht aus 64 Ziffern und Buchstaben von a bis f.
verify-other-promise = Das ist ein anderes Versprechen als das notierte: { $promise }
verify-unbound = Nicht fair: Die geheime Zahl ist nicht die, auf die sich das Haus festgelegt hatte.
verify-forged = { $step ->
    [0] Nicht fair: Das Geben kommt nicht aus der versprochenen Zahl.
   *[other] Nicht fair: Der Zufall von Schritt { $step } kommt nicht aus der versprochenen Zahl.
  }
cli-serve-bus = Wo sich die Prozesse eines Hauses treffen, wenn sich mehrere eine PostgreSQL-Datenbank teilen: nats://RECHNER:PORT.
wrong-bus = ein Bus ist nats://RECHNER:PORT.
wrong-token = ein Token hat mindestens 16 Zeichen: Nimm zufällige.
term-bus = Der Bus { $place } ist nicht zu erreichen: { $why }. Sieh nach, ob er läuft und ob Adresse, Name und Passwort stimmen.
term-bus-alone = --bus ist für mehrere Prozesse, die sich eine PostgreSQL-Datenbank teilen: Nenn sie mit --database oder lass --bus weg.
wrong-network = ein Proxy ist eine Adresse oder ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8.
wrong-header = der Header ist x-forwarded-for oder forwarded.
term-backed-up = Alles ist in { $file }. Darin stehen alle Geheimnisse laufender Partien: Verwahr die Datei gut.
term-restored = Das Haus ist in { $place } und kann öffnen.
term-log-aside = Dort lag das Log eines früheren Hauses. Es liegt jetzt in { $file }; lösch es, wenn du es nicht brauchst.

## Ein Haus leiten
wrong-registration = bekannt sind open, invitation und closed.
cli-serve-registration = Wer ein Konto anlegen darf: open (alle), invitation (wer eingeladen ist) oder closed (niemand).
cli-serve-privacy = Eine Datei mit deinem eigenen Text für die Seite über den Datenschutz; Absätze sind durch leere Zeilen getrennt.
cli-serve-keep-guests = Nach wie vielen Tagen ohne Besuch Gäste vergessen werden, die gespielt haben; alle anderen nach 30.
cli-serve-keep-sessions = Nach wie vielen Tagen ohne Benutzung ein Browser abgemeldet wird.
wrong-smtp = ein Mailserver ist smtps://NAME:PASSWORT@RECHNER oder smtp://RECHNER.
wrong-sender = ein Absender ist eine Adresse wie inn@games.example.
wrong-private = das ist eine Adresse oder ein Netz, etwa 192.168.1.7 oder 192.168.1.0/24.
cli-serve-smtp = Der Mailserver, der Benachrichtigungen verschickt: smtps://NAME:PASSWORT@RECHNER, oder smtp://RECHNER mit STARTTLS.
cli-serve-mail-from = In wessen Namen Mails verschickt werden, etwa inn@games.example.
cli-serve-allow-notices-to = Ein privates Netz, in dem Webhooks und Push-Dienste sein dürfen, als Adresse oder Netz; mehrfach möglich.
cli-value-who = WER
cli-value-like = TEIL
cli-value-why = GRUND
cli-value-id = KENNUNG
cli-value-said = TEXT
term-claim = Noch leitet niemand dieses Haus. Leg ein Konto an und öffne dann diesen Link, der einmal gilt: { $link }
cli-admin = Sich um Leute und Tische kümmern, auch während das Haus läuft: auflisten, aussperren, zurücksetzen, löschen, ansagen.
cli-people = Leute auflisten: Kennung, Tag des letzten Besuchs, Konto oder Gast, Name.
cli-people-like = Nur die, in deren Namen das vorkommt, oder die Person mit dieser Kennung.
cli-tables = Die neuesten Tische auflisten.
cli-reports = Auflisten, was gemeldet wurde und noch nicht erledigt ist.
cli-announcements = Die Ansagen auflisten.
cli-ban = Jemanden aussperren, von diesem Moment an.
cli-ban-why = Warum, in Worten, die die Person liest.
cli-unban = Jemanden wieder hereinlassen.
cli-reset = Einen Link anlegen, mit dem jemand ein neues Passwort setzt. Er gilt einmal, eine Woche lang.
cli-make-admin = Einem Konto die Leitung geben.
cli-claim = Einen Link anlegen, der einem Konto die Leitung gibt. Er gilt einmal, eine Woche lang; frühere gelten nicht mehr.
cli-invite = Eine Einladung anlegen, mit der eine Person ein Konto anlegen kann.
cli-delete-person = Jemanden für immer vergessen. Beendete Partien bleiben, unter „jemand“.
cli-delete-table = Einen Tisch wegnehmen: Niemand findet ihn mehr.
cli-announce = Allen etwas sagen, auf jeder Seite um die Tische herum.
cli-announce-said = Der Text der Ansage.
cli-withdraw = Eine Ansage zurücknehmen.
cli-close-report = Eine Meldung als erledigt schließen.
cli-all-who = Der Name eines Kontos oder eine Kennung, wie „admin people“ sie zeigt.
cli-all-id = Die Kennung, wie sie aufgelistet wird.
cli-all-origins = Wo man das Haus findet, damit der Link vollständig ist.
admin-banned = { $name } darf nicht mehr herein.
admin-unbanned = { $name } darf wieder herein.
admin-reset = Dieser Link setzt einmal, innerhalb einer Woche, ein neues Passwort:
admin-made = { $name } leitet jetzt das Haus.
admin-claim = Dieser Link gibt einem Konto die Leitung, einmal, innerhalb einer Woche:
admin-invited = Mit diesem Link kann eine Person innerhalb einer Woche ein Konto anlegen:
admin-deleted = { $name } ist vergessen. Beendete Partien bleiben, unter „jemand“.
admin-table-deleted = Tisch { $name } ist nicht mehr zu finden.
admin-announced = Das lesen jetzt alle.
admin-withdrawn = Es wird nicht mehr gezeigt.
admin-closed = Die Meldung ist erledigt.
admin-none = Es gibt keine.
admin-over = beendet
admin-running = läuft
admin-public = öffentlich
admin-private = privat
