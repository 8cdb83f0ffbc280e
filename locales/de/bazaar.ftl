# Der Basar, ein Spiel, um Tische auszuprobieren.
setting-turns = Züge
    .what = So oft kommen alle an die Reihe.
card-spice = Gewürz
    .one = Gewürz
card-silk = Seide
    .one = Seide
card-spy = Späherin
    .one = eine Späherin
card-guard = Wache
    .one = eine Wache
omen-moon = der Mond
omen-star = der Stern
omen-sun = die Sonne
omen-wind = der Wind
event-drew = { $seat ->
    [you] Du ziehst eine Karte.
   *[other] { $seat-name } zieht eine Karte.
}
event-you-drew = Gezogen: { $card-one }.
event-played = { $seat ->
    [you] Du bietest { $card-one } an.
   *[other] { $seat-name } bietet { $card-one } an.
}
event-rested = { $seat ->
    [you] Du ruhst dich aus.
   *[other] { $seat-name } ruht sich aus.
}
event-guarded = { $by ->
    [you] Du stellst eine Wache auf. Verloren: { $card-one }.
   *[other] { $by-name } stellt eine Wache auf. Verloren: { $card-one }.
}
event-settled = Keine Wache weit und breit. Verkauft: { $card-one }.
event-looked = { $seat ->
    [you] Du siehst dir das Omen an.
   *[other] { $seat-name } sieht sich das Omen an.
}
event-you-saw = Das Omen ist { $omen }.
event-shuffled = Die Omen sind neu gemischt.
event-ended = Der Basar schließt.
event-whispered = Jemand flüstert { $number }.
question-turn = Du bist am Zug.
    .why = Zieh eine Karte, biete eine an oder ruh dich aus.
question-answer = { $hint ->
    [none] Auf dem Basar: { $card-one }.
   *[other] Auf dem Basar: { $card-one }. Wachen hätten noch { $hint }.
}
    .why = Lass es durchgehen oder stell eine Wache auf.
action-draw = Karte ziehen
action-play = { $it } anbieten
action-rest = Ausruhen
action-let = Durchgehen lassen
action-guard = Wache aufstellen
illegal-not-asked = Du bist gerade nicht gefragt.
illegal-other-question = Gefragt ist gerade etwas anderes.
illegal-hand-full = Mehr als 4 Karten passen nicht auf die Hand.
illegal-deck-empty = Der Nachziehstapel ist leer.
illegal-not-in-hand = Diese Karte hast du nicht.
illegal-another-has-it = Diese Karte hast nicht du, sondern jemand anders.
illegal-guards-wait = Wachen sind für die Züge der anderen da.
illegal-no-guard = Du hast keine Wache.

## Was sich nicht lesen lässt
unreadable-word = „{ $it }“ ist keine Einstellung: schreib „players=N“ oder „turns=N“.
unreadable-players = Der Basar ist für 2 bis 4 Personen, nicht für { $it }.
unreadable-choice = „{ $key }={ $value }“ passt nicht. Möglich sind { $choices }.
unreadable-leak = Ein Leck „{ $it }“ gibt es nicht.
unreadable-action = „{ $it }“ ist keine Antwort. Bekannt sind draw, play, rest, let und guard.
