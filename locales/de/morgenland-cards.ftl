# Morgenland – das Kartenspiel: Hauptwörter. Orte haben .gender .the .acc .at .to .from .short; Gezähltes .gender .one .many .many-dat;
# Einzelnes auch .a .a-acc .the .acc .dat; Schatzkarten .one, wie sie mitten im Satz stehen.

## Orte
place-cave4 = Drachenhöhle 4
    .gender = f
    .the = Höhle 4
    .acc = Höhle 4
    .at = in Höhle 4
    .to = in Höhle 4
    .from = aus Höhle 4
    .short = Höhle 4
place-cave3 = Drachenhöhle 3
    .gender = f
    .the = Höhle 3
    .acc = Höhle 3
    .at = in Höhle 3
    .to = in Höhle 3
    .from = aus Höhle 3
    .short = Höhle 3
place-cave2 = Drachenhöhle 2
    .gender = f
    .the = Höhle 2
    .acc = Höhle 2
    .at = in Höhle 2
    .to = in Höhle 2
    .from = aus Höhle 2
    .short = Höhle 2
place-cave1 = Drachenhöhle 1
    .gender = f
    .the = Höhle 1
    .acc = Höhle 1
    .at = in Höhle 1
    .to = in Höhle 1
    .from = aus Höhle 1
    .short = Höhle 1
place-tent = Aladins Zelt
    .gender = n
    .the = Aladins Zelt
    .acc = Aladins Zelt
    .at = in Aladins Zelt
    .to = in Aladins Zelt
    .from = aus Aladins Zelt
    .short = Zelt
place-caravanserai = Karawanserei
    .gender = f
    .the = die Karawanserei
    .acc = die Karawanserei
    .at = in der Karawanserei
    .to = in die Karawanserei
    .from = aus der Karawanserei
    .short = Karawanserei
place-room1 = Palastraum 1
    .gender = m
    .the = Raum 1
    .acc = Raum 1
    .at = in Raum 1
    .to = in Raum 1
    .from = aus Raum 1
    .short = Raum 1
place-room2 = Palastraum 2
    .gender = m
    .the = Raum 2
    .acc = Raum 2
    .at = in Raum 2
    .to = in Raum 2
    .from = aus Raum 2
    .short = Raum 2
place-room3 = Palastraum 3
    .gender = m
    .the = Raum 3
    .acc = Raum 3
    .at = in Raum 3
    .to = in Raum 3
    .from = aus Raum 3
    .short = Raum 3
place-room4 = Palastraum 4
    .gender = m
    .the = Raum 4
    .acc = Raum 4
    .at = in Raum 4
    .to = in Raum 4
    .from = aus Raum 4
    .short = Raum 4
place-room5 = Palastraum 5
    .gender = m
    .the = Raum 5
    .acc = Raum 5
    .at = in Raum 5
    .to = in Raum 5
    .from = aus Raum 5
    .short = Raum 5
place-room6 = Palastraum 6
    .gender = m
    .the = Raum 6
    .acc = Raum 6
    .at = in Raum 6
    .to = in Raum 6
    .from = aus Raum 6
    .short = Raum 6
guard = Palastwache

## Schatzkarten
treasure-crown-1 = Krone 1
    .one = Krone 1
treasure-crown-2 = Krone 2
    .one = Krone 2
treasure-crown-3 = Krone 3
    .one = Krone 3
treasure-crown-4 = Krone 4
    .one = Krone 4
treasure-crown-5 = Krone 5
    .one = Krone 5
treasure-pearl-1 = Perle 1
    .one = Perle 1
treasure-pearl-2 = Perle 2
    .one = Perle 2
treasure-pearl-3 = Perle 3
    .one = Perle 3
treasure-pearl-4 = Perle 4
    .one = Perle 4
treasure-pearl-5 = Perle 5
    .one = Perle 5
treasure-gem-1 = Edelstein 1
    .one = Edelstein 1
treasure-gem-2 = Edelstein 2
    .one = Edelstein 2
treasure-gem-3 = Edelstein 3
    .one = Edelstein 3
treasure-gem-4 = Edelstein 4
    .one = Edelstein 4
treasure-gem-5 = Edelstein 5
    .one = Edelstein 5
treasure-cup-1 = Pokal 1
    .one = Pokal 1
treasure-cup-2 = Pokal 2
    .one = Pokal 2
treasure-cup-3 = Pokal 3
    .one = Pokal 3
treasure-cup-4 = Pokal 4
    .one = Pokal 4
treasure-cup-5 = Pokal 5
    .one = Pokal 5
treasure-gold-1 = Goldbarren 1
    .one = Goldbarren 1
treasure-gold-2 = Goldbarren 2
    .one = Goldbarren 2
treasure-gold-3 = Goldbarren 3
    .one = Goldbarren 3
treasure-gold-4 = Goldbarren 4
    .one = Goldbarren 4
treasure-gold-5 = Goldbarren 5
    .one = Goldbarren 5

## Artefakte
artifact-lamp = Wunderlampe
    .gender = f
    .a = eine Wunderlampe
    .a-acc = eine Wunderlampe
    .the = die Wunderlampe
    .acc = die Wunderlampe
    .dat = der Wunderlampe
    .one = Wunderlampe
    .many = Wunderlampen
    .many-dat = Wunderlampen
artifact-double = Verdopplung
    .gender = f
    .a = eine Verdopplung
    .a-acc = eine Verdopplung
    .the = die Verdopplung
    .acc = die Verdopplung
    .dat = der Verdopplung
    .one = Verdopplung
    .many = Verdopplungen
    .many-dat = Verdopplungen
artifact-carpet = Fliegender Teppich
    .gender = m
    .a = ein Fliegender Teppich
    .a-acc = einen Fliegenden Teppich
    .the = der Fliegende Teppich
    .acc = den Fliegenden Teppich
    .dat = dem Fliegenden Teppich
    .one = Fliegender Teppich
    .many = Fliegende Teppiche
    .many-dat = Fliegenden Teppichen
artifact-counterspell = Gegenzauber
    .gender = m
    .a = ein Gegenzauber
    .a-acc = einen Gegenzauber
    .the = der Gegenzauber
    .acc = den Gegenzauber
    .dat = dem Gegenzauber
    .one = Gegenzauber
    .many = Gegenzauber
    .many-dat = Gegenzaubern
artifact-key = Schlüssel
    .gender = m
    .a = ein Schlüssel
    .a-acc = einen Schlüssel
    .the = der Schlüssel
    .acc = den Schlüssel
    .dat = dem Schlüssel
    .one = Schlüssel
    .many = Schlüssel
    .many-dat = Schlüsseln

## Zauberkarten: Titel, nie gebeugt
spell-charity = Almosen
spell-trade = Tauschhandel
spell-dragon-leaves = Drachenflug
spell-dragons-return = Rückkehr des Drachen
spell-eye-for-an-eye = Auge um Auge
spell-second-chance = Nachzügler
spell-lunar-eclipse = Mondfinsternis
spell-solar-eclipse = Sonnenfinsternis
spell-last-will-be-first = Die Letzten werden die Ersten sein
spell-spy = Offenes Geheimnis
spell-taboo = Sesam, schließe dich
spell-sultans-tax = Steuer des Sultans
spell-mirage = Fata Morgana
spell-abracadabra = Abrakadabra
spell-apprentice = Zauberlehrling
spell-parasite = Trittbrettfahrer
spell-smuggler = Eingeschmuggelt
spell-teleport = Teleportation
spell-city-tax = Bakschisch
spell-sacrifice = Opfer
spell-donation = Schwund

## Wer bei zwei Personen mitspielt
dummy = Dummy
    .name = Dummy

## Wann jemand reagieren darf
moment-a = Bevor das Setzen beginnt
    .one = vor dem Setzen
moment-b = Vor dem nächsten Helden
    .one = vor dem nächsten Helden
moment-c = Nach dem Setzen
    .one = nach dem Setzen
moment-d = Beim Aufdecken
    .one = beim Aufdecken
moment-e = Nach den Höhlen, vor der Stadt
    .one = zwischen Höhlen und Stadt
moment-f = Bei der Palastwache
    .one = bei der Palastwache
moment-g = Nach einem Kauf
    .one = nach einem Kauf
moment-o = Vor dem Kauf
    .one = vor einem Kauf

## Ausgespielte Karten und worauf sie zielen
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } als { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-hero = auf { $it }
target-move = auf { $it }, von dort { $to-to }
target-place = auf { $it-acc }
target-for = { $to ->
    [you] { $it-to }, für dich
   *[other] { $it-to }, für { $to-name }
}
target-kind = für { $it-a-acc }
target-swap = auf { $it-acc }, für { $to-a-acc } aus dem Stapel
target-barter = { $it-at }, { $to-a-acc } gegen { $with-acc }
target-play = { $seat ->
    [you] gegen *{ $card }* von dir
   *[other] gegen *{ $card }* von { $seat-name }
}

## Helden nach Person und Ort; als Karten, denn so sind Nominativ und Akkusativ gleich
hero-hidden = { $owner ->
    [you] deine verdeckte Heldenkarte { $place-at }
   *[other] { $nth ->
        [one] die { $nth }. verdeckte Heldenkarte von { $owner-name } { $place-at }
        [other] die { $nth }. verdeckte Heldenkarte von { $owner-name } { $place-at }
       *[none] eine verdeckte Heldenkarte von { $owner-name } { $place-at }
    }
}
hero-down = { $owner ->
    [you] deine { $value } { $place-at } (verdeckt)
   *[other] die { $value } von { $owner-name } { $place-at } (verdeckt)
}
hero-open = { $owner ->
    [you] deine { $value } { $place-at }
   *[other] die { $value } von { $owner-name } { $place-at }
}
hero-gone = eine Heldenkarte, die nicht mehr liegt

## Eine Zahlung; ohne Bestechungsgeld wird „nichts“ ausgewählt
payment = { $bribe ->
    [nichts] { $price }
   *[other] { $price }; der Wache: { $bribe }
}

## Was geschieht
event-start-player = { $seat ->
    [you] Ab jetzt *beginnst du* und gehst bei Gleichstand vor.
   *[other] Ab jetzt *beginnt { $seat-name }* und geht bei Gleichstand vor.
}
event-dealt = { $each ->
    [0] Niemand hat zu Beginn Schatzkarten.
    [one] Alle erhalten { $each } Schatzkarte.
   *[other] Alle erhalten { $each } Schatzkarten.
}
event-you-were-dealt = Du erhältst *{ $cards }*.
event-reshuffled = Die Schatzkarten sind aufgebraucht: Der Ablagestapel ohne die oberste Karte kommt gemischt zurück.
event-spells-reshuffled = Die Zauberkarten sind aufgebraucht: Der Ablagestapel kommt gemischt zurück.
event-round = Runde { $round }
event-filled = { $place } erhält { $cards }.
event-guard-set = Für die Palastwache ist keine Karte mehr da.
event-decided = Für die Zahl der Räume liegt jetzt *{ $card-one }* offen.
event-rooms = { $rooms ->
    [one] Der Palast hat { $rooms } Raum.
   *[other] Der Palast hat { $rooms } Räume.
}
event-placed = { $seat ->
    [you] Du setzt einen Helden { $place-to }.
   *[other] { $seat-name } setzt einen Helden { $place-to }.
}
event-you-placed = Du setzt deine *{ $hero }* verdeckt { $place-to }.
event-placed-open = { $seat ->
    [you] Du setzt deine *{ $hero }* offen { $place-to }.
   *[other] { $seat-name } setzt die *{ $hero }* offen { $place-to }.
}
event-took = { $seat ->
    [you] Du nimmst *{ $card-one }*.
   *[other] { $seat-name } nimmt *{ $card-one }*.
}
event-left-over = Was { $place-at } übrig bleibt, kommt auf den Ablagestapel: { $cards }.
event-drew = { $seat ->
    [you] { $count ->
        [one] Du ziehst { $count } Zauberkarte.
       *[other] Du ziehst { $count } Zauberkarten.
    }
   *[other] { $count ->
        [one] { $seat-name } zieht { $count } Zauberkarte.
       *[other] { $seat-name } zieht { $count } Zauberkarten.
    }
}
event-you-drew = Du ziehst *{ $spells }*.
event-gave = { $seat ->
    [you] Du gibst { $to-name } die andere Zauberkarte.
   *[other] { $to ->
        [you] { $seat-name } gibt dir die andere Zauberkarte.
       *[other] { $seat-name } gibt { $to-name } die andere Zauberkarte.
    }
}
event-you-got = { $seat-name } gibt dir *{ $spell }*.
event-spell-discarded = *{ $spell }* kommt auf den Ablagestapel.
event-guard = { $card ->
    [none] Bei der Palastwache liegt keine Karte: Niemand zahlt Bestechungsgeld.
   *[other] Die Palastwache zeigt sich: { $card-one }, Stärke *{ $strength }*.
}
event-passed = { $seat ->
    [you] Du verzichtest auf das Artefakt { $room-at }.
   *[other] { $seat-name } verzichtet auf das Artefakt { $room-at }.
}
event-bought = { $bribe ->
    [nichts] { $seat ->
        [you] Du kaufst { $artifact-acc } { $room-at } für *{ $price }*.
       *[other] { $seat-name } kauft { $artifact-acc } { $room-at } für *{ $price }*.
    }
   *[other] { $seat ->
        [you] Du kaufst { $artifact-acc } { $room-at } für *{ $price }* und zahlst der Palastwache *{ $bribe }*.
       *[other] { $seat-name } kauft { $artifact-acc } { $room-at } für *{ $price }* und zahlt der Palastwache *{ $bribe }*.
    }
}
event-round-over = Runde { $round } ist zu Ende. Alle Helden gehen zurück.
event-showdown = { $seat ->
    [you] Du zeigst an Schatzkarten: *{ $cards }*. An Zauberkarten: { $spells }.
   *[other] { $seat-name } zeigt an Schatzkarten: *{ $cards }*. An Zauberkarten: { $spells }.
}
event-played = { $seat ->
    [you] Du spielst { $play }.
   *[other] { $seat-name } spielt { $play }.
}
event-cancelled = { $seat ->
    [you] Ein Gegenzauber hebt *{ $card }* von dir auf.
   *[other] Ein Gegenzauber hebt *{ $card }* von { $seat-name } auf.
}
event-taken-back = { $seat ->
    [you] Du nimmst den Gegenzauber zurück: Ein anderer ist schneller.
   *[other] { $seat-name } nimmt den Gegenzauber zurück: Ein anderer ist schneller.
}
event-resolved = { $seat ->
    [you] Deine Karte wirkt: { $play }.
   *[other] Die Karte von { $seat-name } wirkt: { $play }.
}
event-back = Zurückgenommen: { $hero }.
event-moved = Versetzt { $place-to }: { $hero }.
event-doubled = Noch einmal zählt { $hero }.
event-flown = { $seat ->
    [you] Ein Fliegender Teppich fliegt { $place-to } und zählt für dich.
   *[other] Ein Fliegender Teppich fliegt { $place-to } und zählt für { $seat-name }.
}
event-carpets-end = Fliegende Teppiche { $place-at } zählen nicht mehr.
event-unlocked = { $seat ->
    [you] Du zahlst in dieser Runde kein Bestechungsgeld.
   *[other] { $seat-name } zahlt in dieser Runde kein Bestechungsgeld.
}
event-looked = { $seat ->
    [you] { $count ->
        [one] Du siehst dir { $count } Schatzkarte an.
       *[other] Du siehst dir { $count } Schatzkarten an.
    }
   *[other] { $count ->
        [one] { $seat-name } sieht sich { $count } Schatzkarte an.
       *[other] { $seat-name } sieht sich { $count } Schatzkarten an.
    }
}
event-you-looked = Du siehst dir *{ $cards }* an.
event-kept-card = { $seat ->
    [you] Du behältst eine Schatzkarte.
   *[other] { $seat-name } behält eine Schatzkarte.
}
event-discarded = { $seat ->
    [you] Du legst ab: *{ $cards }*.
   *[other] { $seat-name } legt ab: *{ $cards }*.
}
event-gives = { $seat ->
    [you] Du gibst *{ $card-one }*.
   *[other] { $seat-name } gibt *{ $card-one }*.
}
event-enough = { $seat ->
    [you] Du gibst nichts mehr.
   *[other] { $seat-name } gibt nichts mehr.
}
event-takes = { $seat ->
    [you] Du nimmst *{ $card-one }* vom Ablagestapel.
   *[other] { $seat-name } nimmt *{ $card-one }* vom Ablagestapel.
}
event-emptied = Der Drache kehrt { $place-to } zurück. Abgelegt: { $cards }.
event-spared = { $seat ->
    [you] Du lässt es dabei und entfernst nichts.
   *[other] { $seat-name } lässt es dabei und entfernt nichts.
}
event-reversed = Ab jetzt gilt als am stärksten, wer am schwächsten ist.
event-open-secret = { $seat ->
    [you] Ab jetzt setzen alle offen, nur du nicht.
   *[other] Ab jetzt setzen alle offen, nur { $seat-name } nicht.
}
event-closed = In dieser Runde darf nichts mehr { $place-to }.
event-changed = { $room }: Zu kaufen gibt es jetzt { $artifact-a-acc }.
event-wishes = { $seat ->
    [you] Kaufst du, nimmst du { $artifact-a-acc } aus dem Stapel.
   *[other] Kauft { $seat-name }, ist es { $artifact-a } aus dem Stapel.
}
event-exchanged = { $seat ->
    [you] Du tauschst { $gives-a-acc } gegen { $takes-acc } { $room-at }.
   *[other] { $seat-name } tauscht { $gives-a-acc } gegen { $takes-acc } { $room-at }.
}
event-smuggled = { $seat ->
    [you] Du bist { $place-to } eingeschmuggelt.
   *[other] { $seat-name } ist { $place-to } eingeschmuggelt.
}

## Die Helden eines Orts in einer Zeile: ein Teil für jede Person, zu einer Liste verbunden
log-shown = Aufgedeckt: { $parts }.
log-shown-one = { $seat ->
    [you] du *{ $strength }*
   *[other] { $seat-name } *{ $strength }*
}
log-shown-sum = { $seat ->
    [you] du *{ $strength }* ({ $sum })
   *[other] { $seat-name } *{ $strength }* ({ $sum })
}

## Was Karten in dieser Runde verändert haben, je eine Zeile
force-reversed = Wer am schwächsten ist, gilt als am stärksten.
force-open = Offen setzen: { $seats }.
force-closed = Gesperrt: { $places }.
force-keys = Kein Bestechungsgeld: { $seats }.
force-smuggled = { $seat ->
    [you] Du bist { $place-to } eingeschmuggelt.
   *[other] { $seat-name } ist { $place-to } eingeschmuggelt.
}
force-wish = Aus dem Stapel gewünscht: { $artifact-a }.

## Was gerade geschehen ist, bei der Frage
happened-round = Runde { $round } beginnt.
happened-all-placed = Alle Heldenkarten liegen.
happened-caves = Die Höhlen sind verteilt.
happened-sold = Das Artefakt { $room-at } ist verkauft.
happened-guard = Die Palastwache hat Stärke { $guard }.
happened-place = { $place }: { $parts }.
happened-place-room = { $place } ({ $artifact }): { $parts }.
happened-plays = Gespielt: { $parts }.
happened-play = { $seat ->
    [you] du { $play }
   *[other] { $seat-name } { $play }
}
standing = { $seat ->
    [you] du { $strength }
   *[other] { $seat-name } { $strength }
}
standing-smuggled = { $seat ->
    [you] du, eingeschmuggelt
   *[other] { $seat-name }, eingeschmuggelt
}

## Wie es ausgeht, in Satzteilen: nach „wenn niemand spielt“ und allein unter einer Antwort
unless = Wenn niemand spielt: { $parts }.
prospect-places = { $seat ->
    [you] du setzt als Nächstes
   *[other] { $seat-name } setzt als Nächstes
}
prospect-next = { $place-the } ist an der Reihe
prospect-guard = die Palastwache zeigt sich
prospect-goes-on = die Runde geht weiter
prospect-effect = es wirkt
prospect-nothing = du bekommst nichts
prospect-picks = { $seat ->
    [you] du wählst eine Karte
   *[other] { $seat-name } wählt eine Karte
}
prospect-picks-then = { $seat ->
    [you] dann du
   *[other] dann { $seat-name }
}
prospect-tent = { $seat ->
    [you] du wählst eine Zauberkarte
   *[other] { $seat-name } wählt eine Zauberkarte
}
prospect-tent-second = { $seat ->
    [you] du bekommst die andere
   *[other] { $seat-name } bekommt die andere
}
prospect-names = { $seat ->
    [you] du bestimmst, wer anfängt
   *[other] { $seat-name } bestimmt, wer anfängt
}
prospect-offer = { $seat ->
    [you] { $bribe ->
        [0] du darfst für { $price } kaufen
       *[other] du darfst für { $price } und { $bribe } Bestechungsgeld kaufen
    }
   *[other] { $bribe ->
        [0] { $seat-name } darf für { $price } kaufen
       *[other] { $seat-name } darf für { $price } und { $bribe } Bestechungsgeld kaufen
    }
}
prospect-offer-then = { $seat ->
    [you] { $bribe ->
        [0] dann du für { $price }
       *[other] dann du für { $price } und { $bribe } Bestechungsgeld
    }
   *[other] { $bribe ->
        [0] dann { $seat-name } für { $price }
       *[other] dann { $seat-name } für { $price } und { $bribe } Bestechungsgeld
    }
}
prospect-offer-next = dann darf { $seat-name } kaufen
prospect-unsold = niemand kauft es
prospect-tie = bei Gleichstand zählt, wer zuerst dran ist: { $then }
prospect-left = { $over ->
    [0] { $left ->
        [one] { $left } Karte übrig
       *[other] { $left } Karten übrig
    }
   *[other] { $left ->
        [one] { $over } zu viel, { $left } Karte übrig
       *[other] { $over } zu viel, { $left } Karten übrig
    }
}
prospect-home = { $heroes ->
    [one] { $heroes } Heldenkarte geht zurück
   *[other] { $heroes } Heldenkarten gehen zurück
}
prospect-given = { $seat-name } bekommt { $spell }
prospect-discarded = { $spell } kommt auf den Ablagestapel

## Fragen, und darunter warum
question-window = Spiele etwas, oder passe.
    .why = { $moment }: mit einer Zauberkarte oder einem Artefakt, oder du passt.
question-where = Wohin kommt der Held?
    .why = Du spielst { $play }. Wähle den neuen Ort.
question-place = Setze einen Helden.
    .why = Wähle einen Helden, dann einen Ort. Welchen Wert er hat, sehen die anderen nicht.
question-place-open = Setze einen Helden.
    .why = Wähle einen Helden, dann einen Ort. Wegen *{ spell-spy }* liegt er offen.
question-pick = Nimm eine Schatzkarte.
    .why = Du bist { $place-at } an der Reihe. Was liegen bleibt, ist für die Nächsten da.
question-tent = Welche Zauberkarte behältst du?
    .why = Gezogen hast du *{ $drawn }*. Die andere geht an Platz 2 im Zelt. Bist du dort allein, legst du sie ab.
question-name-start = Wer soll ab jetzt beginnen?
    .why = Du bist in der Karawanserei am stärksten. Bestimme, wer ab jetzt zuerst dran ist und bei Gleichstand vorgeht, gern auch dich selbst.
question-offer = Kaufst du { $artifact-acc } { $room-at }?
    .why = { $bribe ->
        [0] Der Preis ist mindestens { $price } in einem Symbol. Keine Karte zu viel, und Wechselgeld gibt es nicht.
       *[other] Der Preis ist mindestens { $price } in einem Symbol, und die Palastwache will mindestens { $bribe }, auch in einem Symbol. Keine Karte zu viel, und Wechselgeld gibt es nicht.
    }
question-charity = Welche Schatzkarte behältst du?
    .why = *{ spell-charity }* zeigt dir { $cards }. Eine behältst du, den Rest legst du ab.
question-give = Gibst du eine Schatzkarte?
    .why = *{ spell-trade }*: eine nach der anderen, der Reihe nach. Dann nimmst du ebenso viele mit denselben Werten vom Ablagestapel. Bisher gegeben: { $given }.
question-take = Welche Karte nimmst du vom Ablagestapel?
    .why = Du gibst { $given } und nimmst ebenso viele mit denselben Werten. Bisher genommen: { $taken }.
question-eye = Entfernst du dafür einen Helden von { $of-name }?
    .why = Dein Held ist weg: *{ spell-eye-for-an-eye }*.
question-sultans-tax = Zahlst du für deine Helden im Palast?
    .why = { $amount ->
        [one] *{ spell-sultans-tax }*: { $amount } Schatzkarte für alle zusammen, oder alle gehen zurück.
       *[other] *{ spell-sultans-tax }*: { $amount } Schatzkarten für alle zusammen, oder alle gehen zurück.
    }
question-city-tax = Zahlst du für { $hero }?
    .why = { $amount ->
        [one] *{ spell-city-tax }*: { $amount } Schatzkarte, oder der Held geht zurück.
       *[other] *{ spell-city-tax }*: { $amount } Schatzkarten, oder der Held geht zurück.
    }
question-tax-rest = Zahle den Rest der Abgabe.
    .why = { $amount ->
        [one] Es fehlt noch { $amount } Schatzkarte.
       *[other] Es fehlen noch { $amount } Schatzkarten.
    }
question-sacrifice = Lege Karten im Wert von mindestens { $amount } ab.
    .why = Alle müssen es tun. Die Symbole wählst du, nur keine Karte zu viel.
question-fare = Welche Karte zahlst du für die Reise?
    .why = { $amount ->
        [one] *{ spell-teleport }*: { $amount } beliebige Schatzkarte.
       *[other] *{ spell-teleport }*: noch { $amount } beliebige Schatzkarten.
    }

## Was jemand gefragt ist, wie es alle sehen
asked-place = { $seat ->
    [you] Du setzt einen Helden.
   *[other] { $seat-name } setzt einen Helden.
}
asked-pick = { $seat ->
    [you] Du nimmst { $place-at } eine Schatzkarte.
   *[other] { $seat-name } nimmt { $place-at } eine Schatzkarte.
}
asked-tent = { $seat ->
    [you] Du wählst eine Zauberkarte in Aladins Zelt.
   *[other] { $seat-name } wählt eine Zauberkarte in Aladins Zelt.
}
asked-name-start = { $seat ->
    [you] Du bestimmst, wer ab jetzt beginnt.
   *[other] { $seat-name } bestimmt, wer ab jetzt beginnt.
}
asked-offer = { $seat ->
    [you] Du darfst { $room-at } { $artifact-acc } kaufen.
   *[other] { $seat-name } darf { $room-at } { $artifact-acc } kaufen.
}
asked-charity = { $seat ->
    [you] Du siehst dir Schatzkarten an und behältst eine.
   *[other] { $seat-name } sieht sich Schatzkarten an und behält eine.
}
asked-give = { $seat ->
    [you] Du tauschst mit dem Ablagestapel. Bisher gegeben: { $given }.
   *[other] { $seat-name } tauscht mit dem Ablagestapel. Bisher gegeben: { $given }.
}
asked-take = { $seat ->
    [you] Du nimmst Karten vom Ablagestapel für { $given }. Bisher genommen: { $taken }.
   *[other] { $seat-name } nimmt Karten vom Ablagestapel für { $given }. Bisher genommen: { $taken }.
}
asked-eye = { $seat ->
    [you] Du darfst einen Helden von { $of-name } entfernen.
   *[other] { $of ->
        [you] { $seat-name } darf einen deiner Helden entfernen.
       *[other] { $seat-name } darf einen Helden von { $of-name } entfernen.
    }
}
asked-sultans-tax = { $seat ->
    [you] Du zahlst für deine Helden im Palast oder nimmst alle zurück.
   *[other] { $seat-name } zahlt für die Helden im Palast oder nimmt alle zurück.
}
asked-city-tax = { $seat ->
    [you] Du zahlst für { $hero } oder nimmst sie zurück.
   *[other] { $seat-name } zahlt für { $hero } oder nimmt sie zurück.
}
asked-sacrifice = { $seat ->
    [you] Du legst Schatzkarten im Wert von mindestens { $amount } ab.
   *[other] { $seat-name } legt Schatzkarten im Wert von mindestens { $amount } ab.
}
asked-fare = { $seat ->
    [you] Du zahlst für die Reise { $to-to }: { $hero }.
   *[other] { $seat-name } zahlt für die Reise { $to-to }: { $hero }.
}

## Was gerade geschieht, für alle, die nicht gefragt sind
status-window = { $phase }.
    .why = Geheim gefragt: { $seats }.
status-answered = Du hast geantwortet. Die anderen überlegen vielleicht noch.
    .why = Geheim gefragt: { $seats }.
status-won = { $artifacts ->
    [one] { $seat ->
        [you] Die Partie ist zu Ende. Du gewinnst mit { $artifacts } Artefakt.
       *[other] Die Partie ist zu Ende. { $seat-name } gewinnt mit { $artifacts } Artefakt.
    }
   *[other] { $seat ->
        [you] Die Partie ist zu Ende. Du gewinnst mit { $artifacts } Artefakten.
       *[other] Die Partie ist zu Ende. { $seat-name } gewinnt mit { $artifacts } Artefakten.
    }
}
    .why = Alle zeigen ihre Hand.
status-shared = Die Partie ist zu Ende. Den Sieg teilen sich: { $seats }.
    .why = Alle zeigen ihre Hand.

## Antworten: Schaltflächen und Menüs
action-place = Die { $hero } { $place-to } setzen
action-pick = { $it } nehmen
action-keep = *{ $it }* behalten
action-name = { $it ->
    [you] Selbst beginnen
   *[other] { $it-name } beginnen lassen
}
action-buy = Zahlen: { $it }
action-pass = Passen
action-play = { $it } ausspielen
action-to = Den Helden { $it-to } versetzen
action-keep-card = { $it } behalten
action-give = { $it } geben
action-enough = Nichts mehr geben
action-take = { $it } nehmen
action-strike = Entfernen: { $it }
action-pay = { $it } zahlen
action-take-back = Den Helden zurücknehmen
action-discard = Ablegen: { $it }

## Dieselben bei einer bestimmten Frage
action-pass-offer = Verzichten
action-pass-eye = Nichts entfernen
action-take-back-all = Alle zurücknehmen

## Was Zauberkarten bewirken. Die Zahl auf einer Karte heißt wie die Karte.
text-spell-charity = { $charity ->
    [one] Nimm die oberste Schatzkarte vom Nachziehstapel. Nur du siehst sie.
   *[other] Sieh dir die obersten { $charity } Schatzkarten vom Nachziehstapel an, behalte eine und lege den Rest ab.
}
text-spell-trade = { $trade ->
    [one] Tausche { $trade } Schatzkarte gegen eine vom Ablagestapel mit demselben Wert.
   *[other] Tausche bis zu { $trade } Schatzkarten, jede gegen eine vom Ablagestapel mit demselben Wert.
}
text-spell-dragon-leaves = { $dragon-leaves ->
    [one] Eine Höhle, die noch nicht an der Reihe war, erhält { $dragon-leaves } weitere Schatzkarte vom Nachziehstapel.
   *[other] Eine Höhle, die noch nicht an der Reihe war, erhält { $dragon-leaves } weitere Schatzkarten vom Nachziehstapel.
}
text-spell-dragons-return = Alle Schatzkarten der Höhle, die gerade an der Reihe ist, kommen auf den Ablagestapel. Alle gehen leer aus.
text-spell-eye-for-an-eye = Entferne einen fremden Helden. Wer ihn verliert, darf dafür einen von deinen entfernen.
text-spell-second-chance = Versetze einen deiner Helden an einen anderen Ort, der noch nicht ausgewertet ist.
text-spell-lunar-eclipse = An dem Ort, der gerade an der Reihe ist, gehen alle Helden mit ungeradem Wert zurück, und Fliegende Teppiche zählen dort nicht mehr.
text-spell-solar-eclipse = An dem Ort, der gerade an der Reihe ist, gehen alle Helden mit geradem Wert zurück.
text-spell-last-will-be-first = Bis zum Ende der Runde gilt als am stärksten, wer am schwächsten ist. Preise, Gleichstand und Palastwache bleiben, wie sie sind.
text-spell-spy = Von nun an setzen in dieser Runde alle offen, nur du nicht.
text-spell-taboo = An einen Ort deiner Wahl darf in dieser Runde nichts mehr. Was dort liegt, bleibt und zählt.
text-spell-sultans-tax = { $sultans-tax ->
    [one] Alle anderen, die Helden im Palast haben, legen je { $sultans-tax } Schatzkarte ab oder nehmen diese Helden alle zurück.
   *[other] Alle anderen, die Helden im Palast haben, legen je { $sultans-tax } Schatzkarten ab oder nehmen diese Helden alle zurück.
}
text-spell-mirage = Lege ein Artefakt aus dem Stapel in einen Raum, der noch nicht an der Reihe war. Das bisherige kommt in den Stapel.
text-spell-abracadabra = Nur bevor du dich bei einem Angebot entscheidest: Nenne ein Artefakt, das im Stapel ist. Kaufst du, erhältst du es für denselben Preis.
text-spell-apprentice = Tausche eins deiner noch nicht ausgespielten Artefakte gegen ein anderes im Palast. Deins liegt dann dort.
text-spell-parasite = Nutze die Kraft eines Artefakts, das jemand anders in dieser Runde ausgespielt hat. Ein Gegenzauber darf es nicht sein.
text-spell-smuggler = Nach den Höhlen, vor der Stadt: Ist das Zelt oder die Karawanserei leer geblieben, bist du dort ohne Helden dabei und so stark wie die Stärksten.
text-spell-teleport = { $teleport ->
    [one] Versetze einen beliebigen Helden an einen anderen Ort, der noch nicht ausgewertet ist, und lege dafür { $teleport } Schatzkarte ab.
   *[other] Versetze einen beliebigen Helden an einen anderen Ort, der noch nicht ausgewertet ist, und lege dafür { $teleport } Schatzkarten ab.
}
text-spell-city-tax = { $city-tax ->
    [one] Die anderen legen für jeden ihrer Helden im Zelt und in der Karawanserei { $city-tax } Schatzkarte ab oder nehmen ihn zurück.
   *[other] Die anderen legen für jeden ihrer Helden im Zelt und in der Karawanserei { $city-tax } Schatzkarten ab oder nehmen ihn zurück.
}
text-spell-sacrifice = Alle, auch du, legen Schatzkarten im Wert von mindestens { $sacrifice } ab. Wer nicht mehr hat, legt alle ab.
text-spell-donation = Alle, auch du, legen Schatzkarten im Wert von mindestens { $donation } ab. Wer nicht mehr hat, legt alle ab.

## Was Artefakte bewirken, einmal in der Partie
text-artifact-lamp = { $lamp ->
    [one] Ziehe { $lamp } Zauberkarte. Nur du siehst sie.
   *[other] Ziehe { $lamp } Zauberkarten. Nur du siehst sie.
}
text-artifact-double = Einer deiner Helden an dem Ort, der gerade an der Reihe ist, zählt doppelt: bei der Stärke, bei der Palastwache und beim Preis.
text-artifact-carpet = Nach dem Setzen: Lass ihn an einen Ort fliegen, der noch nicht ausgewertet ist. Er zählt dort wie ein Held mit Wert { $carpet }, für dich oder für jemanden, der dort einen Helden hat.
text-artifact-counterspell = Hebt eine fremde Zauberkarte auf, bevor sie wirkt.
text-artifact-key = Du zahlst in dieser Runde kein Bestechungsgeld.

## Was es an einem Ort gibt
text-place-cave4 = Der Reihe nach nehmen alle, die hier sind, eine Schatzkarte, die Stärksten zuerst. Was übrig bleibt, kommt auf den Ablagestapel.
text-place-cave3 = { text-place-cave4 }
text-place-cave2 = { text-place-cave4 }
text-place-cave1 = { text-place-cave4 }
text-place-tent = Wer am stärksten ist, zieht 2 Zauberkarten, behält eine und gibt die andere an Platz 2.
text-place-caravanserai = Wer am stärksten ist, bestimmt, wer beginnt und bei Gleichstand vorgeht. Ist niemand hier, geht das im Uhrzeigersinn weiter.
text-place-room1 = Wer am stärksten ist, darf das Artefakt kaufen, für so viel, wie die Helden hier wert sind; danach die Nächststärksten. Wer schwächer ist als die Palastwache, zahlt auch Bestechungsgeld.
text-place-room2 = { text-place-room1 }
text-place-room3 = { text-place-room1 }
text-place-room4 = { text-place-room1 }
text-place-room5 = { text-place-room1 }
text-place-room6 = { text-place-room1 }
text-guard = Wer mit einer kleineren Summe kauft, als die Palastwache stark ist, zahlt ihr den Unterschied als Bestechungsgeld.

## Spielweisen
setting-players = Personen
setting-spells = Zauberkarten
setting-spells-core = Grundauswahl
    .what = Eine Auswahl von Zauberkarten, die man schnell kennt.
setting-spells-all = Alle Zauberkarten
    .what = Auch die selteneren und wilderen Zauberkarten sind dabei.
setting-start-treasures = Schatzkarten zu Beginn
    .what = So viele erhalten alle vor der ersten Runde.
setting-ledger = Merkzettel
setting-ledger-on = Zu sehen
    .what = Alle sehen, was man sich von den Schatzkarten der anderen hätte merken können.
setting-ledger-off = Nicht zu sehen
    .what = Die Schatzkarten der anderen merkst du dir selbst.
setting-cards = Karten
    .what = Wie oft es jede Karte gibt, wann man sie spielen darf und welche Zahl darauf steht.

## Wo die Runde steht
phase-preparing = Eine Runde beginnt
phase-placing = Es wird gesetzt
phase-reaching = Als Nächstes: { $it }
phase-revealed = Aufgedeckt: { $it }
phase-settling = An der Reihe: { $it }
phase-guarding = Als Nächstes: { guard }
phase-closing = Die Runde geht zu Ende
phase-over = Die Partie ist zu Ende
step-lay-out = Auslegen
step-place = Setzen
step-caves = Höhlen
step-city = Stadt
step-guard = Wache
step-palace = Palast

## Regeln, auf die verwiesen wird, in je einem Satz. Zahlen kommen von den Karten, mit denen gespielt wird.
rule-K1-9 = Die Orte kommen der Reihe nach dran: Höhle 4 bis Höhle 1, Aladins Zelt, die Karawanserei, dann die Räume, einer für jedes ausliegende Artefakt.
rule-K1-12 = Abgelegte Schatzkarten liegen offen und in fester Reihenfolge, die letzte oben.
rule-K1-16 = Ein Held, der zurückgeht, ist bis zum Ende der Runde aus dem Spiel.
rule-K2-1 = Wer zuerst beginnt, entscheidet das Los.
rule-K2-2 = Alle haben zu Beginn so viele Schatzkarten wie vereinbart, und niemand sonst sieht sie.
rule-K3-1 = Jede Runde beginnt mit den Höhlen: Jede erhält offen so viele Schatzkarten, wie ihre Nummer sagt.
rule-K3-2 = Eine Schatzkarte liegt verdeckt bei der Palastwache.
rule-K3-3 = Schatzkarten kommen offen auf den Tisch, bis eine davon die Zahl der Räume bestimmt.
rule-K3-5 = Die Reihe der Artefakte füllt sich bis zur Zahl der Räume; nicht verkaufte zählen mit.
rule-K3-10 = Sind die Schatzkarten aufgebraucht, kommt der Ablagestapel ohne die oberste Karte gemischt zurück.
rule-K4-1 = Der Reihe nach setzen alle je einen Helden verdeckt, bis keiner mehr da ist; passen darf niemand.
rule-K4-2 = Setzen ist Pflicht: Niemand passt oder hält einen Helden zurück.
rule-K5-2 = Kommt ein Ort an die Reihe, decken alle ihre Helden dort auf.
rule-K5-4 = Wer die höchste Summe hat, ist am stärksten: Helden, Verdopplungen und Fliegende Teppiche zusammen.
rule-K5-5 = Bei Gleichstand ist stärker, wer früher an der Reihe ist.
rule-K5-9 = Ein versetzter Held bleibt verdeckt oder offen, wie er war; nur an dem Ort, der an der Reihe ist, liegt er sofort offen.
rule-K6-1 = In einer Höhle nehmen alle je eine Schatzkarte, die Stärksten zuerst, solange welche da sind.
rule-K6-2 = Nehmen ist Pflicht. Gibt es keine Wahl, kommt die Karte von selbst.
rule-K6-5 = Was in einer Höhle übrig bleibt, kommt auf den Ablagestapel.
rule-K7-1 = In Aladins Zelt zieht, wer am stärksten ist, 2 Zauberkarten und behält eine.
rule-K7-2 = Die andere Zauberkarte geht an Platz 2.
rule-K7-3 = Ist sonst niemand da, kommt die andere Zauberkarte auf den Ablagestapel.
rule-K7-5 = Sind die Zauberkarten aufgebraucht, kommt der Ablagestapel gemischt zurück.
rule-K8-1 = Wer in der Karawanserei am stärksten ist, bestimmt, wer beginnt; das gilt sofort, auch schon für den Palast.
rule-K8-4 = Ist niemand in der Karawanserei, beginnt ab jetzt, wer im Uhrzeigersinn folgt.
rule-K9-1 = Die Palastwache ist so stark wie der Wert ihrer Karte plus { $guard }.
rule-K9-3 = Wer in einem Raum mindestens so stark ist wie die Palastwache, zahlt ihr nichts; wer schwächer ist, zahlt den Unterschied als Bestechungsgeld.
rule-K10-1 = In jedem Raum darf, wer am stärksten ist, das Artefakt kaufen; wer verzichtet, überlässt es den Nächststärksten.
rule-K10-2 = Den Preis zahlst du in einem Symbol, und er ist mindestens so hoch wie deine Summe in dem Raum.
rule-K10-3 = Das Bestechungsgeld zahlst du in einem Symbol, und es ist mindestens so hoch wie das, was dir zur Stärke der Palastwache fehlt.
rule-K10-4 = Preis und Bestechungsgeld zahlst du mit verschiedenen Karten.
rule-K10-7 = Du zahlst keine Karte, die du weglassen könntest.
rule-K10-9 = Niemand muss kaufen.
rule-K10-11 = Wer kauft, nimmt das Artefakt und darf es bald ausspielen; für diesen Raum ist sonst niemand mehr gefragt.
rule-K11-2 = Am Ende der Runde nehmen alle ihre Helden zurück.
rule-K12-1 = Die Partie endet sofort, wenn das letzte Artefakt verkauft ist.
rule-K12-2 = Wer die meisten Artefakte hat, gewinnt; ausgespielte zählen mit.
rule-K12-3 = { $ties ->
    [none] Bei Gleichstand entscheiden die Schatzkarten auf der Hand.
   *[other] Bei Gleichstand gewinnt, wer mehr { $ties-many } hat; ausgespielte zählen mit.
}
rule-K12-5 = Steht es dann immer noch gleich, entscheidet der Wert der Schatzkarten auf der Hand.
rule-K12-8 = Die Partie endet spätestens nach Runde { $cap }.
rule-K13-6 = Jedes Artefakt darfst du einmal in der Partie ausspielen; danach zählt es weiter für dich.
rule-K13-8 = Eine Verdopplung ist nur für deine eigenen Helden.
rule-K13-10 = Ein Gegenzauber hebt Zauberkarten auf, keine Artefakte.
rule-K14-22 = Eine Zauberkarte benutzt du einmal, dann kommt sie auf den Ablagestapel.
rule-K14-23 = Du darfst beliebig viele Zauberkarten spielen, aber nur solche, die du hast.
rule-K14-24 = Wer eine Forderung nicht ganz erfüllen kann, tut so viel wie möglich.
rule-K14-25 = An einen Ort, der schon ausgewertet ist, kommt nichts mehr, und kein Held geht dort weg.
rule-K15-1 = Jede Karte hat ihre Momente, in denen du sie spielen darfst.
rule-K15-2 = Alle, die vielleicht reagieren können, antworten gleichzeitig und geheim; dann kommen die Karten zusammen auf den Tisch.
rule-K15-3 = Eine aufgedeckte Karte gilt als ausgespielt und liegt offen da, mit dem, worauf sie zielt.
rule-K15-5 = Ein Gegenzauber hebt eine fremde Zauberkarte sofort auf; von mehreren gegen dieselbe gilt nur der erste, die übrigen gehen zurück.
rule-K15-6 = Passen alle, wirkt, was gilt, der Reihe nach.
rule-K15-12 = Bei einem Angebot darfst du Karten spielen, bevor du dich entscheidest.
rule-K15-17 = Eine Karte braucht etwas, worauf sie zielen darf, nach dem, was auf dem Tisch liegt, wenn alle gefragt sind.
rule-K16-1 = Bei zwei Personen spielt der Dummy mit: Er setzt Helden, besitzt aber nichts, entscheidet nichts und verliert jeden Gleichstand.
rule-K17-15 = Am Ende der Partie zeigen alle ihre Hand.
rule-K18-16 = Antworten darf nur, wer gefragt ist, nur auf die Frage und nur mit Karten, die da sind.
rule-K13-1 = { artifact-lamp }: { text-artifact-lamp }
rule-K13-2 = { artifact-double }: { text-artifact-double }
rule-K13-3 = { artifact-carpet }: { text-artifact-carpet }
rule-K13-4 = { artifact-counterspell }: { text-artifact-counterspell }
rule-K13-5 = { artifact-key }: { text-artifact-key }
rule-K14-1 = { spell-charity }: { text-spell-charity }
rule-K14-2 = { spell-trade }: { text-spell-trade }
rule-K14-3 = { spell-dragon-leaves }: { text-spell-dragon-leaves }
rule-K14-4 = { spell-dragons-return }: { text-spell-dragons-return }
rule-K14-5 = { spell-eye-for-an-eye }: { text-spell-eye-for-an-eye }
rule-K14-6 = { spell-second-chance }: { text-spell-second-chance }
rule-K14-7 = { spell-lunar-eclipse }: { text-spell-lunar-eclipse }
rule-K14-8 = { spell-solar-eclipse }: { text-spell-solar-eclipse }
rule-K14-9 = { spell-last-will-be-first }: { text-spell-last-will-be-first }
rule-K14-10 = { spell-spy }: { text-spell-spy }
rule-K14-11 = { spell-taboo }: { text-spell-taboo }
rule-K14-12 = { spell-sultans-tax }: { text-spell-sultans-tax }
rule-K14-13 = { spell-mirage }: { text-spell-mirage }
rule-K14-14 = { spell-abracadabra }: { text-spell-abracadabra }
rule-K14-15 = { spell-apprentice }: { text-spell-apprentice }
rule-K14-16 = { spell-parasite }: { text-spell-parasite }
rule-K14-17 = { spell-smuggler }: { text-spell-smuggler }
rule-K14-18 = { spell-teleport }: { text-spell-teleport }
rule-K14-19 = { spell-city-tax }: { text-spell-city-tax }
rule-K14-20 = { spell-sacrifice }: { text-spell-sacrifice }
rule-K14-21 = { spell-donation }: { text-spell-donation }

## Warum eine Antwort nicht geht. Die Regel steht daneben. „k“ vor dem Artikel ergibt kein, keine, keinen.
spending-price = Preis
spending-bribe = Bestechungsgeld
spending-trade = { spell-trade }
spending-sultans-tax = { spell-sultans-tax }
spending-city-tax = { spell-city-tax }
spending-sacrifice = { spell-sacrifice }
spending-donation = { spell-donation }
spending-teleport = { spell-teleport }
illegal-not-asked = Du bist gerade nicht gefragt.
illegal-other-question = Gefragt ist etwas anderes: { $asked }
illegal-other-question-window = Jetzt spielst du eine Karte aus, oder du passt.
illegal-no-such-hero = Du hast keine { $hero } auf der Hand.
illegal-no-such-room = { $place } gibt es in dieser Runde nicht.
illegal-closed = In dieser Runde darf nichts mehr { $place-to }: *{ spell-taboo }*.
illegal-not-in-cave = Diese Karte liegt nicht { $place-at }.
illegal-not-drawn = Diese Zauberkarte hast du nicht gezogen.
illegal-not-looked-at = Diese Karte ist nicht unter denen, die du dir ansiehst.
illegal-no-such-player = Dort sitzt niemand.
illegal-dummy = Der Dummy kann nicht beginnen.
illegal-not-in-hand = { $due }: Diese Karten hast du nicht alle auf der Hand.
illegal-paid-twice = Eine Karte zählt für den Preis oder als Bestechungsgeld, nie für beides.
illegal-mixed-symbols = { $due }: Es dürfen nur Karten mit demselben Symbol sein.
illegal-price-too-low = Der Preis ist mindestens { $least }, so hoch wie deine Summe in diesem Raum.
illegal-bribe-too-low = Die Palastwache will mindestens { $least }: So viel fehlt dir zu ihrer Stärke.
illegal-no-bribe-owed = { $key ->
    [yes] Mit dem Schlüssel zahlst du kein Bestechungsgeld.
   *[no] Du bist mindestens so stark wie die Palastwache und zahlst ihr nichts.
}
illegal-superfluous = { $due }: Es reicht auch ohne eine dieser Karten.
illegal-too-little = { $due }: Es müssen Karten im Wert von mindestens { $least } sein.
illegal-not-all = { $due }: Mehr ist deine Hand nicht wert, also legst du alle Karten ab.
illegal-out-of-order = { $due }: Die Karten kommen der Reihe nach, und diese steht vor der letzten.
illegal-nothing-for-it = Auf dem Ablagestapel liegt dafür keine Karte mit diesem Wert mehr.
illegal-not-discarded = Diese Karte liegt nicht auf dem Ablagestapel.
illegal-not-owed = Mit diesem Wert steht dir keine Karte mehr zu.
illegal-no-way-on = { $due }: Nach dieser Karte bleiben der Reihe nach zu wenige übrig.

## Warum eine Karte so nicht geht
illegal-play-not-held = Du hast *{ $card }* nicht auf der Hand.
illegal-play-spent = Schon ausgespielt: *{ $card }*.
illegal-play-wrong-moment = *{ $card }* kannst du nur { $windows } spielen.
illegal-play-wrong-moment-now = *{ $card }* kannst du { $moment-one } nicht spielen.
illegal-play-wrong-target = *{ $card }* zielt auf { $aim }.
aim-nothing = nichts
aim-hero = einen Helden
aim-cave = eine Höhle
aim-place = einen Ort
aim-place-for = einen Ort und darauf, für wen er dort zählt
aim-play = eine ausgespielte Karte
aim-swap = einen Raum und ein Artefakt aus dem Stapel
aim-kind = ein Artefakt aus dem Stapel
aim-barter = einen Raum, dein Artefakt und das Artefakt dort
aim-copied = das Artefakt, dessen Kraft du nutzt
illegal-play-where-to = Sag, wohin *{ $card }* den Helden schickt.
illegal-play-no-card-to-draw = Es ist keine Schatzkarte mehr zum Ziehen da.
illegal-play-no-spell-to-draw = Es ist keine Zauberkarte mehr zum Ziehen da.
illegal-play-no-treasure = { $needs ->
    [one] Du hast keine Schatzkarte.
   *[other] Du hast weniger als { $needs } Schatzkarten.
}
illegal-play-nothing-discarded = Auf dem Ablagestapel liegt keine Schatzkarte.
illegal-play-nobody-has-treasure = Niemand hat eine Schatzkarte.
illegal-play-no-such-hero = Diese Heldenkarte gibt es nicht.
illegal-play-out = In dieser Runde nicht mehr dabei: { $hero }.
illegal-play-own-hero = *{ $card }* ist für fremde Helden, nicht für { $hero }.
illegal-play-others-hero = *{ $card }* ist für deine eigenen Helden, nicht für { $hero }.
illegal-play-others-hero-eye = Entfernen darfst du nur einen Helden der Person, die *{ $card }* gespielt hat, nicht { $hero }.
illegal-play-elsewhere = Nicht an dem Ort, der an der Reihe ist: { $hero }.
illegal-play-nowhere-to-go = Kein anderer Ort ist mehr offen für { $hero }.
illegal-play-same-place = Der Held ist schon { $place-at }.
illegal-play-no-such-room = { illegal-no-such-room }
illegal-play-not-a-cave = Eine Höhle ist { $place-the } nicht.
illegal-play-not-a-room = Ein Raum ist { $place-the } nicht.
illegal-play-closed = { illegal-closed }
illegal-play-finished = Schon ausgewertet ist { $place-the }.
illegal-play-in-turn = Schon an der Reihe ist { $place-the }.
illegal-play-last-open = Ein Ort muss offen bleiben.
illegal-play-empty-cave = Es liegt keine Schatzkarte { $place-at }.
illegal-play-in-force = Das gilt in dieser Runde schon.
illegal-play-nobody-places = Niemand sonst hat noch einen Helden zu setzen.
illegal-play-at-a-room = Es ist schon ein Raum an der Reihe.
illegal-play-nobody-to-tax = Niemand sonst hat einen Helden in einem Raum, der noch nicht ausgewertet ist.
illegal-play-nobody-to-tax-city = Niemand sonst hat im Zelt oder in der Karawanserei einen Helden, der noch zählt.
illegal-play-no-way-in = Weder das Zelt noch die Karawanserei ist leer und offen.
illegal-play-sold = Das Artefakt { $room-at } ist verkauft.
illegal-play-same-kind = Das ändert nichts: { $kind-a-acc } gegen { $kind-a-acc }.
illegal-play-other-kind = In diesem Raum liegt { $lies-a }.
illegal-play-not-in-stack = Im Stapel ist k{ $kind-a }.
illegal-play-not-to-give = Du hast k{ $kind-a-acc } mehr zu geben.
illegal-play-not-offered = Das darf nur spielen, wer gerade kaufen darf.
illegal-play-no-hero-there = { $seat ->
    [you] Du hast dort keinen Helden.
   *[other] { $seat-name } hat dort keinen Helden.
}
illegal-play-never-copied = *{ spell-parasite }* gilt nicht für einen Gegenzauber.
illegal-play-not-played = Niemand sonst hat in dieser Runde { $kind-a-acc } ausgespielt.
illegal-play-no-such-play = Diese Karte liegt nicht auf dem Tisch.
illegal-play-own-play = Diese Zauberkarte ist deine eigene.
illegal-play-artifact-play = Ein Gegenzauber hebt Zauberkarten auf, keine Artefakte.
illegal-play-cancelled = Diese Zauberkarte ist schon aufgehoben.

## Was gezählt wird
thing-hero = Helden
    .gender = m
    .one = Held
    .many = Helden
    .many-dat = Helden
thing-treasure = Schatzkarten
    .gender = f
    .one = Schatzkarte
    .many = Schatzkarten
    .many-dat = Schatzkarten
thing-spell = Zauberkarten
    .gender = f
    .one = Zauberkarte
    .many = Zauberkarten
    .many-dat = Zauberkarten
thing-artifact = Artefakte
    .gender = n
    .one = Artefakt
    .many = Artefakte
    .many-dat = Artefakten

## Rund um den Tisch, und was vorgelesen wird
panel-title = Morgenland – das Kartenspiel
panel-tab-answer = Antwort
panel-tab-hand = Hand
panel-tab-players = Alle
panel-tab-log = Verlauf
panel-key-number = den Helden mit diesem Wert oder die Karte an dieser Stelle wählen
panel-key-tab = von Ort zu Ort gehen
panel-key-enter = den Ort wählen oder die Schaltfläche drücken
panel-key-pass = passen
panel-answer = Deine Antwort
panel-idle = Gerade kannst du keine deiner Karten ausspielen.
panel-watching = Du schaust zu. Handkarten und verdeckte Helden bleiben geheim.
panel-hidden = Wer zuschaut, sieht keine Handkarten.
panel-heroes = Deine Helden
panel-heroes-which = welcher kommt dorthin?
panel-heroes-press = erst einen Helden, dann einen Ort
panel-hero = Held { $value }
panel-hand = Deine Hand
panel-treasures = { $worth ->
    [0] Deine Schatzkarten
   *[other] Deine Schatzkarten, Wert { $worth }
}
panel-none = Keine.
panel-played = ausgespielt
panel-copied = Als wäre es deins. { $what }
panel-keep = { $label }: { $what }
panel-pay-with = Mit diesen Karten zahlen
panel-cannot-pay = Mit deinen Karten kannst du das nicht zahlen.
panel-places = Orte
panel-now = An der Reihe.
panel-closed = Gesperrt.
panel-choose = Du kannst diesen Ort wählen.
panel-treasure = Schatzkarten: { $cards }.
panel-no-treasure = kein Schatz
panel-offer = Zu kaufen: { $artifact-a }.
panel-sold = verkauft
panel-there = Helden: { $heroes }.
panel-nobody = Keine Helden.
panel-lies-hidden = { $seat ->
    [you] du, verdeckt
   *[other] { $seat-name }, verdeckt
}
panel-lies-down = { $seat ->
    [you] du { $value }, verdeckt
   *[other] { $seat-name } { $value }, verdeckt
}
panel-lies-open = { $seat ->
    [you] du { $value }
   *[other] { $seat-name } { $value }
}
panel-carpet = { $seat ->
    [you] Fliegender Teppich für dich
   *[other] Fliegender Teppich für { $seat-name }
}
panel-tent = Platz 1: 1 von 2 Zauberkarten; Platz 2: die andere
panel-caravanserai = Platz 1 bestimmt, wer beginnt
panel-strength = { $strength ->
    [0] Keine Karte: Stärke 0.
   *[other] Stärke { $strength }.
}
panel-guarded = Eine Karte liegt verdeckt.
panel-unguarded = Keine Karte.
panel-decks = Stapel
panel-holds = { $treasures }, { $spells }, { $artifacts }
panel-rank = Platz { $place }
panel-thinking = überlegt …
panel-away = abwesend
panel-in-hand = { $heroes } auf der Hand
panel-start = beginnt
panel-start-why = Beginnt und geht bei Gleichstand vor
panel-known = Bekannte Schatzkarten
panel-owned = Artefakte
panel-worth = Schatzkarten im Wert von { $worth }
panel-key-arrows = von Ort zu Ort oder von Karte zu Karte gehen; Pos1 und Ende zum ersten und letzten
panel-short-tent = Zelt
panel-short-caravanserai = Kamel
panel-treasure-hand = { $count ->
    [one] Deine { $count } Schatzkarte, Wert { $worth }
   *[other] Deine { $count } Schatzkarten, Wert { $worth }
}
panel-tricks = Deine Artefakte und Zauberkarten
panel-may-play = { $name }, kann ausgespielt werden. { $what }
panel-held = { $name }. { $what }
panel-hero-lies = Held { $value } liegt { $place-at }
panel-hero-out = Held { $value } ist in dieser Runde nicht mehr dabei
panel-as-price = Preis
panel-as-bribe = Wache
panel-chosen-price = { $card }, für den Preis gewählt
panel-chosen-bribe = { $card }, für das Bestechungsgeld gewählt
panel-due-price = Preis { $due }
panel-due-bribe = Wache { $due }
panel-due-sacrifice = Abwerfen { $due }
panel-lacks = noch { $count }
panel-exact = Genau.
panel-over = { $count } zu viel, kein Wechselgeld.
panel-ways = { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
}
panel-buy = { $artifact } kaufen
panel-discard-these = Diese abwerfen
panel-fold-cave = { $parts }
panel-fold-took = { $seat ->
    [you] du { $card-one }
   *[other] { $seat-name } { $card-one }
}
panel-fold-nobody = niemand kam
panel-fold-spells = Zauber: { $seats }
panel-fold-start = { $seat ->
    [you] du führst
   *[other] { $seat-name } führt
}
panel-fold-sold = { $seat ->
    [you] an dich verkauft
   *[other] an { $seat-name } verkauft
}
panel-fold-unsold = nicht verkauft
panel-fold-mine = du: { $cards }
panel-fold-none = nichts für dich
panel-deck-treasures = Schätze
panel-deck-spells = Zauber
panel-deck-artifacts = Artefakte
panel-discards = Ablage
panel-lies-there = Dort liegen: { $cards }.
panel-stack = Noch im Artefaktstapel: { $count }
panel-of-kind = { $artifact-many }
panel-cards = { $treasures }
panel-unknown = { $count ->
    [one] { $count } Karte, die niemand gesehen hat
   *[other] { $count } Karten, die niemand gesehen hat
}
panel-has = { $artifacts }

## Der Tisch im Terminal
board-head = Runde { $round }. { $phase }. Es beginnt: { $start }.
board-name = { $place-short }
board-closed = { $gain } (gesperrt)
board-gain = { $cards }
board-amount = { $amount }
board-hero = { $owner } Nr. { $number }={ $value }
board-discards = { $count ->
    [one] Abgelegt: { $count } Schatzkarte, { $top-one }.
   *[other] Abgelegt: { $count } Schatzkarten, oben { $top-one }.
}
board-spells-discarded = Abgelegte Zauberkarten: { $spells }.
board-player = { $seat ->
    [you] Du
   *[other] { $seat-name }
}
board-treasures = Schatzkarten: { $cards }
board-unknown = { $count } unbekannt
board-spells = Zauberkarten: { $cards }
board-artifacts = Artefakte: { $cards }
board-played = ausgespielt: { $cards }
board-play = { $seat ->
    [you] Du spielst *{ $card }*
   *[other] { $seat-name } spielt *{ $card }*
}
board-cancelled = { $seat ->
    [you] Du spielst *{ $card }* (aufgehoben)
   *[other] { $seat-name } spielt *{ $card }* (aufgehoben)
}
board-mine = Deine Helden auf der Hand: { $heroes }

## Was sich nicht lesen lässt: Antworten in der Schreibweise, Einstellungen und Dateien mit Karten
unreadable-no-such = „{ $text }“ passt hier nicht. Bekannt sind { $known }.
unreadable-not-a-treasure = „{ $text }“ ist keine Schatzkarte: schreib sie wie „crown-3“.
unreadable-no-cards = Nenne Karten, zum Beispiel „crown-3 crown-1“, oder „nothing“.
unreadable-too-many-equal = So viele gleiche Karten gibt es nicht.
unreadable-two-bribes = Nenne das Bestechungsgeld nur einmal.
unreadable-no-card = Nenne eine Karte, zum Beispiel „play charity“.
unreadable-not-playable = „{ $text }“ ist weder eine Zauberkarte noch ein Artefakt.
unreadable-too-much = „{ $text }“ ist zu viel: nenne nur ein Ziel.
unreadable-not-a-number = „{ $text }“ ist keine Nummer wie „{ $mark }4“.
unreadable-not-a-seat = „{ $text }“ ist keine Nummer eines Platzes.
unreadable-no-such-seat = Einen Platz { $it } gibt es nicht.
unreadable-not-a-hero = „{ $text }“ ist kein Held: es gibt 1 bis 5.
unreadable-not-an-action = „{ $text }“ ist keine Antwort. Bekannt sind place, pick, keep, name, buy, pass, play, to, give, enough, take, strike, pay, take back und discard.
bad-setup-no-option = „{ $word }“ ist keine Einstellung: schreib NAME=WERT, zum Beispiel „spells=all“.
bad-setup-unknown-option = Eine Einstellung „{ $key }“ gibt es nicht. Bekannt sind { $known }.
bad-setup-not-a-number = „{ $key }={ $value }“ passt nicht: schreib eine Zahl.
bad-setup-not-offered = „{ $key }={ $value }“ passt nicht. Möglich sind { $choices }.
bad-setup-other-rules = Die Regeln Nummer { $rules } hat diese Version nicht.
bad-setup-players = Das Kartenspiel ist für 2 bis 5 Personen, nicht für { $players }.
bad-setup-cards = { $it }
bad-cards-line = Zeile { $line } der Karten: { $why }
bad-cards-missing = Bei den Karten fehlt eine Zeile für „{ $key }“: mit der Anzahl 0 bleibt eine Karte weg.
bad-cards-no-artifact = Unter den Karten ist kein Artefakt: jemand muss gewinnen können.
bad-cards-too-many-spells = { $spells } Zauberkarten sind zu viele: 24 dürfen es sein.
bad-line-twice = „{ $key }“ steht zweimal da.
bad-line-low-first = Der kleinere Wert kommt zuerst.
bad-line-number = Schreib „rooms PERSONEN WENIG VIEL“, „guard ZUSCHLAG“, „cap RUNDEN“ oder „ties ARTEFAKT“.
bad-line-no-set = Eine Zauberkarte gehört zu „core“ oder „extension“.
bad-line-no-such-card = „{ $name }“ ist weder eine Karte noch eine Zahl des Spiels.
bad-line-two-parts = Hinter der Karte stehen ihre Anzahl und wann man sie spielt.
bad-line-three-parts = Hinter der Karte stehen ihre Anzahl, wann man sie spielt, und eine Zahl.
bad-line-answer = „answer“ gehört zum Gegenzauber, und zu keiner anderen Zeit wird er gespielt.
bad-line-not-windows = „{ $text }“ sagt nicht, wann man die Karte spielt: schreib Buchstaben aus abcdefgo, in dieser Reihenfolge.
bad-line-other-windows = Diese Karte lässt sich nur bei { $able } spielen.
bad-line-out-of-range = „{ $text }“ passt nicht: schreib eine Zahl von { $least } bis { $most }.
bad-line-unreadable = { $it }

## Automatische Antworten
order-placing = Passen, solange Helden gesetzt werden
    .why = Spielt jemand eine Karte aus, wirst du trotzdem gefragt.
order-field = Passen, bis ein Ort mit meinem Helden aufgedeckt wird
    .why = Spielt jemand eine Karte aus, wirst du trotzdem gefragt.
order-spell = Immer passen, bis jemand eine Karte ausspielt
order-city = Immer passen bis zum Zelt
order-palace = Immer passen bis zum Palast
order-round = Immer passen bis zum Ende der Runde
