# Was das Haus sagt, wenn etwas nicht geht.
guest-name = Gast { $number }

## Anfragen
failure-bad-json = Die Anfrage ist nicht zu lesen: { $why }.
failure-bad-body = Die Anfrage ist zu groß oder abgebrochen.
failure-bad-name = Ein Name hat 1 bis 30 Zeichen. Wähl einen anderen.
failure-bots-name = So heißt ein Bot, oder es sieht so aus. Wähl einen anderen Namen.
failure-name-taken = Am Tisch hat schon jemand einen Namen, der genauso aussieht. Wähl einen anderen, damit man euch unterscheiden kann.
failure-bad-setup = Dieser Tisch lässt sich nicht eröffnen. { $why }
failure-bad-seats = Diese Spielweise ist für { $players } Personen, angegeben sind aber { $seats } Plätze.
failure-two-chairs = Du kannst nur auf einem Platz sitzen: „me“ darf nur einmal vorkommen.
failure-bad-clock = So eine Uhr gibt es nicht. Schreib „30+600“ für 30 Sekunden je Entscheidung und 600 in Reserve, „30+600+5“ mit 5 Sekunden mehr nach jeder Entscheidung, oder „2d“ für zwei Tage je Entscheidung.
failure-kicked = Wer diesen Tisch eröffnet hat, hat dich gebeten zu gehen; du kannst hier nicht Platz nehmen. Du kannst zusehen oder selbst einen Tisch eröffnen.
failure-bad-since = „since“ ist die Nummer der letzten gehörten Nachricht.
failure-unknown = Du bist hier noch nicht bekannt. Komm mit GET /api/v1/me herein und behalt das Cookie, das du bekommst.
failure-bad-token = Dieses Token kennt hier niemand. Mit GET /api/v1/me bekommst du eines.
failure-other-site = Diese Anfrage kommt von der Seite eines anderen Hauses. Öffne dieses Haus selbst im Browser.
failure-other-host = Unter diesem Namen ist dieses Haus nicht bekannt. Wer es betreibt, kann ihn mit --public-url nennen.
failure-not-owner = Mit Bots auffüllen kann nur, wer den Tisch eröffnet hat.
failure-not-seated = Noch einmal zusammen spielen können nur die, die an diesem Tisch gesessen haben.
failure-no-table = Diesen Tisch gibt es nicht. Sieh dir den Link noch einmal an oder eröffne einen neuen Tisch.
failure-no-such-address = Unter dieser Adresse ist nichts. Was es gibt, steht in docs/api.md.
failure-method = So wird diese Adresse nicht benutzt. Was sie versteht, steht in docs/api.md.
failure-seat-taken = Dieser Platz ist schon besetzt. Nimm einen anderen.
failure-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen oder einen anderen Tisch eröffnen.
failure-not-over = In der Aufzeichnung stehen alle Geheimnisse der Partie: Zu sehen ist sie erst, wenn die Partie zu Ende ist.
failure-broken = An diesem Tisch geht es nicht weiter: Seine Aufzeichnung ist nicht zu lesen oder passt nicht zu den Regeln dieser Version. Wer dieses Haus betreibt, findet den Grund im Protokoll des Servers.
failure-many-requests = In kurzer Zeit sind aus deinem Netz zu viele Anfragen gekommen. Warte ein wenig und versuch es noch einmal.
failure-many-guests = In kurzer Zeit sind aus deinem Netz zu viele neue Gäste gekommen. Warte ein wenig und versuch es noch einmal.
failure-many-accounts = Aus deinem Netz sind in kurzer Zeit zu viele Konten angelegt worden. Spiel als Gast weiter, und versuch es in einigen Minuten noch einmal.
failure-many-tables = Das waren in kurzer Zeit zu viele neue Tische. Warte ein wenig und versuch es noch einmal.
failure-many-sockets = Das waren in kurzer Zeit zu viele Verbindungen aus deinem Netz. Warte ein wenig und versuch es noch einmal.
failure-many-listeners = An diesem Tisch hören zu viele zu. Warte ein wenig und versuch es noch einmal.
failure-many-changes = Das waren zu viele neue Namen und Plätze in kurzer Zeit. Warte ein wenig und versuch es noch einmal.
failure-many-retellings = Das waren zu viele nacherzählte Partien in kurzer Zeit. Warte ein wenig und versuch es noch einmal.
failure-tables-under-way = Du hast { $most } Tische, an denen noch gespielt wird. Spiel einen davon zu Ende oder gib dort auf, bevor du einen neuen öffnest.
failure-bots-under-way = An { $most } deiner Tische spielen schon Bots, und dort ist noch nicht Schluss. Spiel einen davon zu Ende oder gib dort auf, bevor du weitere Bots holst.
failure-guests-under-way = Gäste aus deinem Netz haben { $most } Tische, an denen noch gespielt wird. Spielt einen davon zu Ende, oder leg ein Konto an.
failure-full = Das Haus ist voll, oder dein Netz hat schon viele Verbindungen. Jetzt kommt nur herein, wer an einem Tisch sitzt. Versuch es später noch einmal.
failure-not-stored = Das ließ sich nicht speichern, darum ist nichts passiert. Versuch es gleich noch einmal. Klappt es wieder nicht: Wer dieses Haus betreibt, findet den Grund im Protokoll des Servers.
failure-closing = Das Haus schließt gerade oder hat zu viel zu tun. Versuch es gleich noch einmal.

## Antworten
refusal-no-seat = { $seat-name } gibt es an diesem Tisch nicht: Er hat { $seats } Plätze.
refusal-nothing-to-take-back = Jetzt lässt sich nichts zurücknehmen: Jemand hat dadurch etwas erfahren oder schon weitergespielt.
refusal-taken-back-often = Du bist schon dreißigmal an diese Stelle der Partie zurückgegangen. Jetzt gilt deine Antwort.
refusal-no-such-order = Diese automatische Antwort gibt es an diesem Tisch nicht.
refusal-over = Die Partie ist zu Ende.
refusal-stale = { $open ->
    [none] Diese Frage ist schon beantwortet oder vorbei, und du bist gerade nicht gefragt.
   *[other] Diese Frage ist schon beantwortet oder vorbei. Jetzt gibt es eine andere.
}
refusal-unasked = { $open ->
    [none] Diese Frage hat niemand gestellt, und du bist gerade nicht gefragt.
   *[other] Diese Frage hat niemand gestellt. Jetzt gibt es eine andere.
}
refusal-unreadable = „{ $text }“ ist nicht zu lesen. { $why }
refusal-not-seated = Du sitzt nicht an diesem Tisch, darum bist du nicht gefragt.
refusal-not-playing = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refusal-frozen = An diesem Tisch kann niemand weiterspielen: Gespielt wurde nach Regeln, die diese Version anders spielt. Bis dahin kannst du die Partie ansehen. Wer dieses Haus betreibt, kann sie mit der Version, in der sie gespielt wurde, zurückholen.
refusal-not-stored = Die Antwort ließ sich nicht speichern, und niemand hat davon erfahren. Schick sie mit demselben Schlüssel noch einmal.
refusal-bad-key = Ein Schlüssel hat 1 bis 64 Buchstaben, Ziffern, Bindestriche oder Unterstriche. Nimm für jede Antwort einen neuen, zufälligen.
refusal-too-many = Das war in kurzer Zeit zu oft. Warte ein wenig und versuch es noch einmal.
refusal-not-owner = Das kann nur, wer den Tisch eröffnet hat.
refusal-no-clock = Die Uhren dieses Tisches lassen das nicht zu.
refusal-resigned = Du hast aufgegeben: Der Bot spielt bis zum Ende.
refusal-not-gone = Diese Person ist hier oder noch keine zwei Minuten fort. Warte ein wenig.
refusal-nobody = Auf diesem Platz ist niemand, mit dem das geht.
refusal-no-line = Diese Zeile gibt es nicht, oder wer sie schrieb, lässt sich nicht stummschalten.
refusal-bad-text = Schreib 1 bis 300 Zeichen.
refusal-silenced = Wer diesen Tisch eröffnet hat, lässt dich hier nicht schreiben.
refusal-unknown = Du bist hier noch nicht bekannt. Komm mit GET /api/v1/me herein und behalte das Cookie, das du bekommst.

## Spiele und Aufzeichnungen, die sich nicht öffnen lassen
open-unknown-game = Das Spiel „{ $name }“ gibt es in diesem Haus nicht. Es gibt: { $known }.
open-setup = Mit „{ $text }“ lässt sich nicht spielen. { $why }
open-no-file = Dieses Spiel hat keine Karten oder Werte, die eine Datei ersetzen könnte.
open-json = Dieses JSON passt nicht: { $why }.
broken-not-a-record = Das ist keine Aufzeichnung: Die erste Zeile muss „caravanserai record 1“ sein.
broken-version = Die Aufzeichnung hat das Format { $it }, dieses Programm liest Format 1. Nimm die Version, die sie geschrieben hat, oder eine neuere.
broken-other-game = Die Aufzeichnung ist von „{ $found }“, nicht von „{ $wanted }“.
broken-line = Zeile { $line } ist nicht zu lesen. { $why }
broken-truncated = Die Aufzeichnung bricht vor ihrer letzten Zeile ab: Die Datei ist unvollständig.
broken-altered = Die Prüfsumme in der letzten Zeile passt nicht: Die Aufzeichnung wurde nachträglich verändert.
broken-luck = Schritt { $step } passt nicht: { $fault }. Mit diesen Regeln ist die Aufzeichnung nicht entstanden.
broken-refused = Schritt { $step } ist gegen die Regeln. { $seat-name } darf nicht „{ $action }“ antworten ({ $rule }).
broken-retold = Schritt { $step } erzählt etwas anderes als damals: Die Regeln haben sich seitdem geändert, oder jemand hat die Aufzeichnung bearbeitet.
misread-form = Dorthin gehört „{ $it }“.
misread-setup = Das Spiel kennt diese Einstellungen nicht: vielleicht sind sie von einer neueren Version.
misread-place = Schritt { $found } steht, wo Schritt { $wanted } hingehört.
misread-seat-number = „{ $it }“ ist keine Nummer eines Platzes.
misread-seat = Einen Platz { $it } gibt es nicht.
misread-action = Das Spiel kennt die Antwort „{ $action }“ nicht.
misread-draw = „{ $it }“ ist keine Ziehung: eine Ziehung ist eine ganze Zahl.
misread-digest = „{ $it }“ ist keine Prüfziffer: sie hat 16 hexadezimale Stellen.
fault-missing = eine Ziehung fehlt
fault-surplus = es sind mehr Ziehungen, als der Schritt braucht
fault-unfitting = eine Ziehung ist { $draw }, muss aber kleiner als { $n } sein

## Das Ende einer Verbindung
close-behind = Verbinde dich neu und nenn die letzte gehörte Nachricht.
close-closing = Das Haus schließt. Verbinde dich gleich noch einmal.
close-too-many = Das waren in kurzer Zeit zu viele Nachrichten.

## Ein Haus ohne seine Seiten
missing-pages = Dieser Server wurde ohne seine Seiten gebaut. Die Schnittstelle für Programme ist da, siehe docs/api.md.
missing-pages-play = Um im Browser zu spielen, beende ihn und starte im Quellordner „cargo xtask play“. Dafür brauchst du Node.js 20.19 oder neuer.
missing-file = Unter dieser Adresse ist nichts.

## Eine Ablage, mit der nichts anzufangen ist
store-folder = Der Datenordner { $place } lässt sich nicht benutzen: { $why }. Mach ihn beschreibbar oder wähl mit --data DIR einen anderen.
store-taken = Ein anderer Server benutzt { $place } schon. Beende erst den anderen oder wähl mit --data DIR oder --database einen anderen Ort.
store-newer = { $place } stammt von einer neueren Version dieses Programms (Schema { $found }, dieses hier kennt { $known }). Starte jene Version oder wähl mit --data DIR einen anderen Ort.
store-not-durable = Die Datenbank würde einen Stromausfall nicht überstehen: { $what } ist „{ $found }“ und muss „{ $wanted }“ sein. Ändere diese Einstellung der Datenbank und starte dann neu.
store-corrupt = { $place } ist beschädigt: { $why }. Geändert wurde nichts. Heb die Datei auf und spiel dann mit „caravanserai restore“ die letzte Sicherung zurück.
store-foreign = { $place } ist kein Haus dieses Programms: { $why }. Geändert wurde nichts. Wähl mit --data DIR oder --database einen anderen Ort.
store-lost = In { $place } war ein Haus, jetzt fehlt die Datei oder ist leer. Leg sie zurück oder nimm „caravanserai restore“. Soll ein leeres Haus entstehen, lösch vorher { $lock }.
store-unreachable = Die Datenbank { $place } ist nicht zu erreichen: { $why }. Sieh nach, ob sie läuft und ob Adresse, Name und Passwort stimmen.
store-failed = Die Datenbank lässt sich nicht benutzen: { $why }.
store-occupied = { $place } gibt es schon, und daran wurde nichts geändert. Wähl einen leeren Ort oder räum weg, was dort liegt.
store-empty = In { $place } ist kein Haus: Die Datei ist leer, oder es wurde nie etwas darin gespeichert. Geändert wurde nichts.
store-outdated = Andere Prozesse dieses Hauses laufen noch mit Schema { $found } von { $place }, und diese Version braucht Schema { $known }. Geändert wurde nichts. Beende sie alle, mach eine Sicherung und starte dann diesen hier.

## Was der Doktor findet
doctor-files = Es gibt Dateien für { $connections } Verbindungen.
doctor-few-files = Es gibt nur Dateien für { $connections } Verbindungen, gewünscht sind { $wanted }: Das System gibt diesem Prozess { $files } Dateien. Erlaube { $needed } („ulimit -n“ oder LimitNOFILE seiner Unit), oder setz --connections herunter.
doctor-bus = Der Bus unter { $place } antwortet.
doctor-bus-away = Der Bus unter { $place } ist nicht zu erreichen: { $why }. Starte dort NATS, oder berichtige --bus.
doctor-none = In { $place } ist noch kein Haus; beim ersten Start entsteht eines.
doctor-unseen = Ob in { $place } ein Haus ist, lässt sich nicht feststellen: { $why }. Führ diesen Befehl als der Benutzer aus, unter dem der Server läuft.
doctor-open-file = Andere auf diesem Rechner können { $place } lesen, und darin stehen alle Geheimnisse. Gib „chmod 600“ dafür ein oder starte den Server einmal.
doctor-schema = Die Datenbank ist heil und auf dem neuesten Stand (Schema { $found }).
doctor-older = Die Datenbank ist heil (Schema { $found }); der nächste Start bringt sie auf den neuesten Stand. Mach vorher eine Sicherung.
doctor-running = Ein Server benutzt sie gerade.
doctor-idle = Kein Server benutzt sie gerade.
doctor-no-room = Neben { $place } lässt sich nichts schreiben: { $why }. Schaff Platz auf der Platte oder mach den Ordner beschreibbar.
doctor-table = An Tisch { $table } geht es nicht weiter: { $why }. Andere Tische sind nicht betroffen. Starte die Version, mit der dort gespielt wurde, oder spiel eine Sicherung zurück.
doctor-frozen = Tisch { $table } ist bei Schritt { $step } eingefroren: Gespielt wurde nach Regeln { $rules }, und { $rule ->
    [none] diese Version spielt diesen Schritt anders
   *[other] diese Version lässt diesen Schritt nicht zu ({ $rule })
}. Bis dahin ist die Partie zu sehen, und andere Tische sind nicht betroffen. Starte die Version, mit der dort gespielt wurde, um sie zu beenden.
doctor-tables = { $tables } Tische mit { $steps } Schritten, { $people } Personen; { $broken } Tische sind kaputt.
doctor-ill = Etwas stimmt nicht, siehe oben.
export-none = Den Tisch „{ $table }“ gibt es in diesem Haus nicht.
export-not-over = Die Partie an Tisch { $table } ist nicht zu Ende: In der Aufzeichnung stehen alle Geheimnisse, darum gibt es sie erst danach.
export-frozen = Schritt { $step } spielen diese Regeln nicht so, wie er gespielt wurde: Die Aufzeichnung endet davor.
export-broken = Die Partie an Tisch { $table } lässt sich mit diesen Regeln nicht nachspielen. Nimm die Version, mit der gespielt wurde.

## Die Seite zum Ausprobieren der API
try-title = Die API zum Ausprobieren
try-about = Alles, was du hier tust, tust du als der Gast, der dieser Browser ist. Eine Beschreibung für Programme:
try-waits = Einen Moment …
try-send = Senden
try-body = Inhalt
try-answer = Antwort
try-failed = Es wurde nicht gesendet:
