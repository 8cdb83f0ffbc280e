# Ratings, the deal of the day, statistics.

## What cannot be done
failure-rated-clock = Ein gewerteter Tisch braucht eine Uhr, damit niemand durch Wegbleiben Punkte rettet. Wähle eine, etwa 30+600 oder 2d.
failure-sealed = Diese Tagespartie wird bis Mitternacht (UTC) noch von anderen gespielt. Bis dahin sieht sie nur, wer sie selbst spielt.
failure-play-first = Spiele zuerst die Tagespartie von heute. Wenn dein eigener Versuch vorbei ist, siehst du, wie es den anderen ergangen ist.
failure-no-board = So eine Liste gibt es nicht. Das Spiel heißt anders, wird nicht zu so vielen gespielt, oder an diesem Tag wurde nichts ausgeteilt.
refusal-counts = Diese Partie zählt: Zurückgenommen wird nur, was niemand gesehen hat, und niemand wird weggeschickt.

## Ratings
ratings-page = Wertungen · Caravanserai
ratings-title = Wertungen
ratings-why = Wie stark alle sind, nach Spiel und Zahl der Mitspielenden. Auch Bots werden gewertet. Es zählen Partien an Tischen, die als gewertet eröffnet wurden.
ratings-how = Wer neu ist, hat 1500 Punkte. Die Zahl nach ± sagt, wie sicher das ist: Sehr wahrscheinlich liegt die wahre Stärke darin. Geordnet ist nach den Punkten, die jemand sehr wahrscheinlich mindestens hat.
ratings-none = Noch niemand hat eine gewertete Partie dieser Art gespielt. Eröffne einen Tisch als „gewertet“, um den Anfang zu machen.
ratings-all = Alle Wertungen
ratings-place = Platz
ratings-who = Wer
ratings-points = Punkte
rating-size = zu { $players }
rating-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
rating-bots = Bots, { $level }
rating-plot = { $game }: { $points } Punkte, plus oder minus { $within }
rated = Gewertet
rated-at = Wertung { $rating }
rated-changes = Was diese Partie geändert hat
resigned = aufgegeben
rated-account = Dieser Tisch ist gewertet: Melde dich mit deinem Konto an, um dich zu setzen.
new-rated = Wertung
new-rated-no = Zum Spaß
new-rated-no-what = Die Partie ändert keine Wertung.
new-rated-yes = Gewertet
new-rated-yes-what = Für Konten und Bots, mit Uhr, ohne Ratschläge. Was gesehen wurde, wird nicht zurückgenommen.
inn-contests = Miss dich mit anderen

## The deal of the day
daily-page = Tagespartie · Caravanserai
daily-title = Tagespartie
daily-why = Alle bekommen dasselbe Glück gegen dieselben Bots, einmal am Tag. Dein erster Versuch zählt. Wenn er vorbei ist, siehst du, wie es den anderen ergangen ist.
daily-until = { $day } (UTC). Die nächste kommt um { $time } nach deiner Uhr.
daily-account = Die Tagespartie ist für Konten, damit alle genau einen Versuch haben, der zählt.
daily-against = Du und { $bots ->
    [one] ein Bot ({ $level })
   *[other] { $bots } Bots ({ $level })
}.
daily-finished = { $count ->
    [0] Noch niemand ist damit fertig.
    [one] Eine Person ist damit fertig.
   *[other] { $count } sind damit fertig.
}
daily-new = Du hast sie noch nicht versucht.
daily-begun = Dein Versuch läuft.
daily-done = Dein Versuch ist vorbei. Du darfst sie noch einmal spielen; das zählt nicht.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-once-more = Noch einmal spielen
daily-results = Wie es allen ergangen ist
daily-yesterday = Gestern
daily-do = { $do }: { $game }
daily-of = { $day }
daily-place = Am Tisch
daily-none = An diesem Tag ist niemand fertig geworden.
daily-look = Partie von { $name } ansehen
daily-promise = Das Versprechen
daily-promise-why = Diese Zahlen binden das Haus an das Glück von heute und von morgen. Ist ein Tag vorbei, steht hier sein Startwert. Wer eine Partie dieses Tages wieder ansieht, dem prüft der Browser den Zufall nach; auch „caravanserai verify“ prüft ihn.
daily-today = Heute:
daily-tomorrow = Morgen:
daily-seed = Startwert dieses Tages:
daily-others = Wie es den anderen ergangen ist
daily-sealed = Das war die Tagespartie, die andere noch bis Mitternacht (UTC) spielen. Ab { $when } nach deiner Uhr lässt sie sich wieder ansehen und ihr Zufall nachprüfen.
daily-unsealed = Das war eine Tagespartie.

## Statistics
stats-title = Statistik
stats-own = Aus allen deinen beendeten Partien. Andere sehen die an öffentlichen Tischen.
stats-public = Aus beendeten Partien an öffentlichen Tischen.
stats-none = Noch keine beendete Partie.
stats-games = Partien
stats-won = Gewonnen
stats-before = Lag vor ihnen
stats-answers = Antworten je Partie
stats-lasted = Übliche Dauer
stats-minutes = { $minutes ->
    [0] unter einer Minute
   *[other] { $minutes } min
}
stats-over-time = Im Lauf der Zeit
stats-over-time-why = Der mittlere Platz der letzten zehn Partien, Partie für Partie.
stats-over-time-says = Am Ende { $percent } Prozent des Wegs vom letzten Platz zum ersten
stats-first = erster
stats-last = letzter
stats-by-game = Nach Spiel
stats-game = Spiel
stats-by-seat = Nach Sitzplatz
stats-seat = Sitzplatz
stats-by-opponent = Nach Gegnern
stats-opponent = Gegner
stats-guests = Gäste und Leute, die nicht mehr da sind
stats-cards = Karten
stats-cards-why = In wie vielen Partien jede Karte eingesetzt oder besessen wurde, und wie viele davon gewonnen wurden. Von all diesen Partien wurden { $share } gewonnen.
stats-cards-choose = Wähle ein Spiel, um zu sehen, wie oft jede Karte geholfen hat.
stats-card = Karte
stats-card-games = In Partien
stats-card-used = Eingesetzt
stats-card-won = Damit gewonnen

## About the house
about = Über
about-page = Über · Caravanserai
about-title = Über Caravanserai
about-licence = Caravanserai ist freie Software, unter der MIT-Lizenz oder der Apache-Lizenz 2.0, wie du magst.
about-notices = Darin steckt die Arbeit vieler anderer. Ihre Namen, Lizenzen und Hinweise:
about-coming = Die Liste kommt …
