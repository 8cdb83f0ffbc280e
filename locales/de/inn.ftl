# Die Seiten um die Tische herum.
inn-welcome = Eine Herberge für Spiele aus Tausendundeiner Nacht. Nimm Platz, der Tisch ist gedeckt.
inn-greet = { $time ->
    [morning] Guten Morgen, { $name }.
    [day] Guten Tag, { $name }.
   *[evening] Guten Abend, { $name }.
}
inn-waits = { $tables ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $tables } Tische warten auf dich.
}
inn-waits-none = Niemand wartet auf dich. Deine Plätze bleiben dir.
inn-play = { $game } gegen Bots spielen
inn-play-now = { $game } jetzt spielen
inn-one-click = Ein Klick genügt, die Bots warten schon. Du brauchst kein Konto.
inn-games = Die Spiele
inn-players = { $least } bis { $most } Personen
inn-bots = Gegen Bots
inn-friends = Mit anderen
inn-friends-of = { $game } mit anderen
inn-table = Tisch …
inn-table-of = Ein Tisch nach deiner Wahl: { $game }
inn-rules-of = Regeln: { $game }
inn-again = Noch einmal versuchen
inn-games-coming = Die Spiele kommen gleich …
inn-games-failed = Die Spiele lassen sich gerade nicht zeigen.
inn-unreachable = Die Herberge ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
inn-answered = Die Herberge antwortet mit { $status }. Versuch es gleich noch einmal.
inn-news = Neu im Haus
inn-news-account = Mit einem Konto nimmst du deine Partien mit: in einen anderen Browser, auf dein Handy.
inn-news-lobby = Die Halle zeigt die Tische, an denen jemand auf Mitspieler wartet, und die zum Zuschauen.
inn-news-clocks = Spielt mit Uhr, von Sekunden bis zu Tagen für jede Entscheidung; mit Pausen und Urlaub.
inn-news-chat = Schreibt einander am Tisch, oder sagt einen Satz, den alle in ihrer Sprache lesen.
inn-news-replay = Jede beendete Partie lässt sich nachspielen, Schritt für Schritt und von jedem Platz aus.

## Wie lange eine Partie dauert
lasts-morgenland = etwa 60 Minuten
lasts-morgenland-cards = etwa 30 Minuten
lasts-five-tribes = etwa 60 Minuten
lasts-bazaar = etwa 5 Minuten

## Ein neuer Tisch
new-form = Ein neuer Tisch: { $game }
new-players = Personen
new-friends = Freigehaltene Plätze
new-bots = Bots
new-lay = { $chairs ->
    [one] { $game }: Tisch eröffnen und 1 Platz freihalten
   *[other] { $game }: Tisch eröffnen und { $chairs } Plätze freihalten
}
new-failed = Der Tisch ließ sich nicht eröffnen. Versuch es noch einmal.

## Deine Partien
mine = Deine Partien
mine-first = zuerst die Tische, an denen du gefragt bist
mine-failed = Deine Partien lassen sich gerade nicht zeigen.
mine-turn = du bist am Zug
mine-playing = die anderen überlegen
mine-waiting = { $chairs ->
    [one] ein Platz ist frei
   *[other] { $chairs } Plätze sind frei
}
mine-kept = { $name } möchte noch einmal spielen
mine-go = Zum Tisch
mine-look = Ansehen
mine-invite = Einladen
mine-sit = Platz nehmen
mine-of = { $do }: { $game }
mine-played = Gespielt
mine-place = Platz { $place }
mine-over = zu Ende

## Einladung und Warteraum
invite-page = { $game }: Ein Platz ist frei · Caravanserai
invite-laid = Dein Tisch ist gedeckt.
invite-sits = Du sitzt hier.
invite-keeps = { $name } hält dir einen Platz frei.
invite-full = Alle Plätze sind besetzt.
invite-waits = { $chairs ->
    [one] Noch 1 Platz ist frei. Es geht los, sobald alle sitzen.
   *[other] Noch { $chairs } Plätze sind frei. Es geht los, sobald alle sitzen.
}
invite-no-account = Du brauchst kein Konto.
invite-watch = Du kannst auch bleiben und zuschauen.
invite-players = { $players } Personen
invite-table = Am Tisch
invite-opened = hat den Tisch eröffnet
invite-here = da
invite-away = unterwegs
invite-bot = Bot, { $level }
invite-open = Frei
invite-open-what = { $owner ->
    [you] wenn du willst, setzt sich ein Bot
   *[other] wenn { $name } will, setzt sich ein Bot
}
invite-kept = Freigehalten für { $name }
invite-yours = Dein Platz
invite-name = Dein Name an diesem Tisch
invite-sit = Platz nehmen
invite-fill = Mit Bots auffüllen und beginnen
invite-agreed = Was vereinbart ist
invite-bots = Bots
invite-share = Bring jemanden mit
invite-scan = Einscannen oder den Link schicken.
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-send = Teilen
invite-only-here = Dieser Link geht nur auf diesem Gerät. Soll das Haus auch in deinem Netz zu erreichen sein, starte es mit { $option }.
invite-rules = Regeln

## Dein Name
name-yours = Dein Name
name-save = Speichern
name-change = Deinen Namen ändern
name-failed = Dieser Name geht leider nicht.

## Hier ist nichts
nowhere-page = Nicht gefunden · Caravanserai
nowhere = Die Karawane ist weitergezogen
nowhere-why = Unter dieser Adresse ist nichts. Die Herberge steht noch, wo sie stand.
nowhere-inn = Zur Herberge

## Die Leiste der Seiten
bar-places = Orte
bar-places-inn = Herberge
bar-places-learn = Lernen
bar-places-almanac = Fibel

## Eine Partie nachspielen
replay = Nachspielen
replay-of = { $game } nachspielen
replay-seen-by = Gesehen von
replay-spectator = jemand, der zuschaut
replay-chapter = Kapitel
replay-share = Link zu diesem Schritt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt { $step } von { $steps }
replay-not-over = Diese Partie ist noch nicht zu Ende. Danach lässt sie sich von jedem Platz aus nachspielen.
replay-fair = Zufall nachgeprüft: Alle { $draws } Ziehungen folgen aus der Zahl, auf die sich das Haus vor dem Geben festgelegt hat.
replay-unfair = Der Zufall stammt nicht aus der Zahl, auf die sich das Haus vor dem Geben festgelegt hat.
replay-fair-unchecked = Ob der Zufall der ist, auf den sich das Haus festgelegt hat, lässt sich hier über https nachprüfen, oder mit der Aufzeichnung.

## Eine Partie nachspielen: alle Hände, Runden, der Verlauf und der Zufall
replay-open = alles offen
replay-hands = Was alle auf der Hand haben
replay-round = Runde { $round }
replay-rounds = Runden
replay-slider = Schritt der Partie
replay-speed = Geschwindigkeit: { $times }-fach
replay-chart = Verlauf
replay-chart-of = Was gezählt wird
replay-chart-says = { $measure } aller Spieler vom Anfang bis zum Ende
replay-dice = Der Zufall
replay-dice-being-drawn = Aller Zufall wird neu gezogen …
replay-dice-how = Wie das geprüft wird
replay-dice-why = Vor dem Geben hat das Haus eine Prüfsumme seiner geheimen Zahl veröffentlicht. Dein Browser hat beide verglichen, allen Zufall aus der Zahl neu gezogen und mit der Aufzeichnung verglichen. Aus wie vielen jeweils gezogen wurde, ergibt sich aus den Regeln; wer das dem Haus nicht glauben mag, lässt „caravanserai verify“ die Aufzeichnung lesen.
replay-dice-seed = Geheime Zahl
replay-dice-commitment = Vor dem Geben veröffentlicht
replay-dice-added = Beigetragen von { $name }
replay-witness-same = Dein Browser weiß noch, was das Haus versprach und was du beigetragen hast, als du dich setztest: Beides ist gleich geblieben.
replay-witness-promise = Dein Browser weiß noch, was das Haus versprach, als du dich setztest: Es ist gleich geblieben. Von dir ist nichts in den Zufall eingegangen.
replay-witness-other = Dein Browser weiß noch, was das Haus versprach und was du beigetragen hast, als du dich setztest: Es war etwas anderes. Der Zufall ist gefälscht.
replay-witness-absent = In diesem Browser hat sich niemand an diesen Tisch gesetzt: Nur die Mitspieler können sagen, ob Versprechen und Beiträge noch dieselben sind.
replay-altered = Die Aufzeichnung ist unvollständig oder wurde nach der Partie verändert.
replay-forged-deal = Das Geben stammt nicht aus der veröffentlichten Zahl: Es ist gefälscht.
replay-forged = Der Zufall von Schritt { $step } stammt nicht aus der veröffentlichten Zahl: Er ist gefälscht.
measure-points = Punkte
measure-artifacts = Artefakte
measure-treasure = Schätze

## Ohne Verbindung zum Haus
offline = Kein Weg zur Herberge
offline-why = Du bist offline, oder das Haus ist geschlossen. Laufende Spiele sind sicher: Sie warten dort, wo du sie verlassen hast. Regeln und Karten, die du schon angesehen hast, kannst du inzwischen lesen.
offline-again = Noch einmal versuchen
offline-read = Regeln lesen

## Lernen beim Spielen
lesson-by-playing = Spielend lernen
lesson-by-playing-of = { $game }: spielend lernen
lesson-new = Neu für dich? Lern es beim Spielen, in etwa zehn Minuten.
lesson-resume = Weiter lernen
inn-news-lesson = Spielend lernen: eine begleitete erste Partie jedes Spiels, mit einem Grund für jede Wahl.
