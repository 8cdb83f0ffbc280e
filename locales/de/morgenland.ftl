# Morgenland: Hauptwörter. Orte haben .gender .the .acc .at .to .from .short; Gezähltes .gender .one .many .many-dat; Einzelnes auch
# .a .a-acc .the .acc .dat.

## Felder
field-crowns = Kronenhöhle
    .gender = f
    .the = die Kronenhöhle
    .acc = die Kronenhöhle
    .at = in der Kronenhöhle
    .to = in die Kronenhöhle
    .from = aus der Kronenhöhle
    .short = Kronen
field-pearls = Perlenhöhle
    .gender = f
    .the = die Perlenhöhle
    .acc = die Perlenhöhle
    .at = in der Perlenhöhle
    .to = in die Perlenhöhle
    .from = aus der Perlenhöhle
    .short = Perlen
field-gems = Edelsteinhöhle
    .gender = f
    .the = die Edelsteinhöhle
    .acc = die Edelsteinhöhle
    .at = in der Edelsteinhöhle
    .to = in die Edelsteinhöhle
    .from = aus der Edelsteinhöhle
    .short = Edelsteine
field-cups = Pokalhöhle
    .gender = f
    .the = die Pokalhöhle
    .acc = die Pokalhöhle
    .at = in der Pokalhöhle
    .to = in die Pokalhöhle
    .from = aus der Pokalhöhle
    .short = Pokale
field-bars = Goldhöhle
    .gender = f
    .the = die Goldhöhle
    .acc = die Goldhöhle
    .at = in der Goldhöhle
    .to = in die Goldhöhle
    .from = aus der Goldhöhle
    .short = Gold
field-tent = Aladins Zelt
    .gender = n
    .the = Aladins Zelt
    .acc = Aladins Zelt
    .at = in Aladins Zelt
    .to = in Aladins Zelt
    .from = aus Aladins Zelt
    .short = Zelt
field-djinn = Haus des Dschinns
    .gender = n
    .the = das Haus des Dschinns
    .acc = das Haus des Dschinns
    .at = im Haus des Dschinns
    .to = ins Haus des Dschinns
    .from = aus dem Haus des Dschinns
    .short = Dschinn
field-market = Markt
    .gender = m
    .the = der Markt
    .acc = den Markt
    .at = auf dem Markt
    .to = auf den Markt
    .from = vom Markt
    .short = Markt
field-caravanserai = Karawanserei
    .gender = f
    .the = die Karawanserei
    .acc = die Karawanserei
    .at = in der Karawanserei
    .to = in die Karawanserei
    .from = aus der Karawanserei
    .short = Karawanserei
field-guard = Palastwächter
    .gender = m
    .the = der Palastwächter
    .acc = den Palastwächter
    .at = beim Palastwächter
    .to = zum Palastwächter
    .from = vom Palastwächter
    .short = Wächter
field-room-1 = Palastfeld 1
    .gender = n
    .the = Palastfeld 1
    .acc = Palastfeld 1
    .at = in Palastfeld 1
    .to = in Palastfeld 1
    .from = aus Palastfeld 1
    .short = Palast 1
field-room-2 = Palastfeld 2
    .gender = n
    .the = Palastfeld 2
    .acc = Palastfeld 2
    .at = in Palastfeld 2
    .to = in Palastfeld 2
    .from = aus Palastfeld 2
    .short = Palast 2
field-room-3 = Palastfeld 3
    .gender = n
    .the = Palastfeld 3
    .acc = Palastfeld 3
    .at = in Palastfeld 3
    .to = in Palastfeld 3
    .from = aus Palastfeld 3
    .short = Palast 3
field-room-4 = Palastfeld 4
    .gender = n
    .the = Palastfeld 4
    .acc = Palastfeld 4
    .at = in Palastfeld 4
    .to = in Palastfeld 4
    .from = aus Palastfeld 4
    .short = Palast 4
field-room-5 = Palastfeld 5
    .gender = n
    .the = Palastfeld 5
    .acc = Palastfeld 5
    .at = in Palastfeld 5
    .to = in Palastfeld 5
    .from = aus Palastfeld 5
    .short = Palast 5

## Schätze
kind-crowns = Kronen
    .gender = f
    .one = Krone
    .many = Kronen
    .many-dat = Kronen
kind-pearls = Perlen
    .gender = f
    .one = Perle
    .many = Perlen
    .many-dat = Perlen
kind-gems = Edelsteine
    .gender = m
    .one = Edelstein
    .many = Edelsteine
    .many-dat = Edelsteinen
kind-cups = Pokale
    .gender = m
    .one = Pokal
    .many = Pokale
    .many-dat = Pokalen
kind-bars = Goldbarren
    .gender = m
    .one = Goldbarren
    .many = Goldbarren
    .many-dat = Goldbarren

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
artifact-double = Doppelgänger
    .gender = m
    .a = ein Doppelgänger
    .a-acc = einen Doppelgänger
    .the = der Doppelgänger
    .acc = den Doppelgänger
    .dat = dem Doppelgänger
    .one = Doppelgänger
    .many = Doppelgänger
    .many-dat = Doppelgängern
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
artifact-scroll = Schriftrolle
    .gender = f
    .a = eine Schriftrolle
    .a-acc = eine Schriftrolle
    .the = die Schriftrolle
    .acc = die Schriftrolle
    .dat = der Schriftrolle
    .one = Schriftrolle
    .many = Schriftrollen
    .many-dat = Schriftrollen

## Zauberkarten: Titel, nie gebeugt
spell-abracadabra = Abrakadabra
spell-charity = Almosen
spell-eye-for-an-eye = Auge um Auge
spell-city-tax = Bakschisch
spell-last-will-be-first = Die Letzten werden die Ersten sein
spell-dragon-leaves = Drachenflug
spell-smuggler = Eingeschmuggelt
spell-mirage = Fata Morgana
spell-lunar-eclipse = Mondfinsternis
spell-second-chance = Nachzügler
spell-spy = Offenes Geheimnis
spell-sacrifice = Opfer
spell-dragons-return = Rückkehr des Drachen
spell-donation = Schwund
spell-taboo = Sesam, schließe dich
spell-solar-eclipse = Sonnenfinsternis
spell-sultans-tax = Steuer des Sultans
spell-trade = Tauschhandel
spell-teleport = Teleportation
spell-parasite = Trittbrettfahrer
spell-apprentice = Zauberlehrling

## Ausgespielte Karten und worauf sie zielen. „none“ ist nie zu sehen: danach wird nur ausgewählt.
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } als { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-nothing = none
target-figure = auf { $it }
target-move = auf { $it }, von dort { $to-to }
target-field = auf { $it-acc }
target-play = { $seat ->
    [you] gegen *{ $card }* von dir
    [none] gegen eine Karte
   *[other] gegen *{ $card }* von { $seat-name }
}

## Dasselbe mit Blick auf den Tisch: eine Figur nach ihrem Platz, eine Karte nach ihrem Namen. Figuren stehen im Akkusativ.
figure-hidden = { $owner ->
    [you] deine verdeckte Figur { $field-at }
   *[other] eine verdeckte Figur von { $owner-name } { $field-at }
}
figure-down = { $owner ->
    [you] deine { $strength } { $field-at } (verdeckt)
   *[other] die { $strength } von { $owner-name } { $field-at } (verdeckt)
}
figure-open = { $owner ->
    [you] deine { $strength } { $field-at }
   *[other] die { $strength } von { $owner-name } { $field-at }
}
figure-carpet = { $owner ->
    [you] deinen Fliegenden Teppich { $field-at }
   *[other] den Fliegenden Teppich von { $owner-name } { $field-at }
}

## Was geschieht
event-camel = { $seat ->
    [you] Du hast das *Kamel*: Du beginnst und gehst bei Gleichstand vor.
   *[other] { $seat-name } hat das *Kamel*: beginnt und geht bei Gleichstand vor.
}
event-you-chose = Du wählst *{ $take }*. Die anderen sehen es nicht.
event-chosen = Alle zusammen nehmen *{ $total }* aus dem Vorrat.
event-reshuffled = Die Schatzkarten sind aufgebraucht: Die benutzten kommen gemischt zurück.
event-round = *Runde { $round }* beginnt. Die Höhlen füllen sich.
event-placed = { $seat ->
    [you] Du setzt eine Figur { $field-to }.
   *[other] { $seat-name } setzt eine Figur { $field-to }.
}
event-you-placed = Du setzt deine *{ $figure }* { $field-to }.
event-won = { $seat ->
    [you] { $amount ->
        [one] Du nimmst *{ $amount } { $kind-one }*.
       *[other] Du nimmst *{ $amount } { $kind-many }*.
    }
   *[other] { $amount ->
        [one] { $seat-name } nimmt *{ $amount } { $kind-one }*.
       *[other] { $seat-name } nimmt *{ $amount } { $kind-many }*.
    }
}
event-swapped = { $seat ->
    [you] Du gibst *1 { $give-one }* in den Vorrat.
   *[other] { $seat-name } gibt *1 { $give-one }* in den Vorrat.
}
event-took = { $seat ->
    [you] Du nimmst *{ $take }* aus dem Vorrat.
   *[other] { $seat-name } nimmt *{ $take }* aus dem Vorrat.
}
event-kept = { $seat ->
    [you] Du tauschst nichts auf dem Markt.
   *[other] { $seat-name } tauscht nichts auf dem Markt.
}
event-guard = Der Palastwächter zeigt sich: Stärke *{ $strength }*.
event-admitted = { $seat ->
    [you] Du darfst in den Palast.
   *[other] { $seat-name } darf in den Palast.
}
event-bribed = { $seat ->
    [you] Du zahlst dem Palastwächter *{ $paid }* und darfst in den Palast.
   *[other] { $seat-name } zahlt dem Palastwächter *{ $paid }* und darf in den Palast.
}
event-turned-away = { $seat ->
    [you] { $figures ->
        [0] Du kommst nicht in den Palast.
        [one] Du kommst nicht in den Palast: { $figures } Figur geht zurück.
       *[other] Du kommst nicht in den Palast: { $figures } Figuren gehen zurück.
    }
   *[other] { $figures ->
        [0] { $seat-name } kommt nicht in den Palast.
        [one] { $seat-name } kommt nicht in den Palast: { $figures } Figur geht zurück.
       *[other] { $seat-name } kommt nicht in den Palast: { $figures } Figuren gehen zurück.
    }
}
event-declined = { $seat ->
    [you] Du verzichtest auf das Artefakt { $room-at }.
   *[other] { $seat-name } verzichtet auf das Artefakt { $room-at }.
}
event-bought = { $seat ->
    [you] Du kaufst das Artefakt { $room-at } für *{ $paid }*.
   *[other] { $seat-name } kauft das Artefakt { $room-at } für *{ $paid }*.
}
event-you-bought = Es ist { $artifact-a }. Das weißt nur du.
event-round-over = Runde { $round } ist zu Ende. Alle Figuren gehen zurück.
event-showdown = { $seat ->
    [you] Du zeigst an Artefakten: *{ $artifacts }*. An Schätzen: { $hoard }.
   *[other] { $seat-name } zeigt an Artefakten: *{ $artifacts }*. An Schätzen: { $hoard }.
}
event-shown-spells = { $seat ->
    [you] An Zauberkarten hast du noch: { $spells }.
   *[other] An Zauberkarten hat { $seat-name } noch: { $spells }.
}
event-turned-up = { $room }: Zu kaufen gibt es { $artifact-a-acc }.
event-placed-open = { $seat ->
    [you] Du setzt deine *{ $figure }* offen { $field-to }.
   *[other] { $seat-name } setzt die *{ $figure }* offen { $field-to }.
}
event-obtained = { $seat ->
    [you] Du hast jetzt { $artifact-a-acc }.
   *[other] { $seat-name } hat jetzt { $artifact-a-acc }.
}
event-took-hidden = { $seat ->
    [you] Du nimmst ein verdecktes Artefakt aus dem Stapel { $room-at }.
   *[other] { $seat-name } nimmt ein verdecktes Artefakt aus dem Stapel { $room-at }.
}
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
event-you-drew = Du siehst *{ $spells }*.
event-spells-reshuffled = Die Zauberkarten sind aufgebraucht: Der Ablagestapel kommt gemischt zurück.
event-gave = { $seat ->
    [you] Du behältst eine Zauberkarte und gibst { $to-name } die andere.
   *[other] { $to ->
        [you] { $seat-name } behält eine Zauberkarte und gibt dir die andere.
       *[other] { $seat-name } behält eine Zauberkarte und gibt { $to-name } die andere.
    }
}
event-you-got = Du erhältst *{ $spell }*.
event-discarded = *{ $spell }* kommt auf den Ablagestapel.
event-djinn = { $seat ->
    [you] Du darfst in dieser Runde 2 Artefakte benutzen.
   *[other] { $seat-name } darf in dieser Runde 2 Artefakte benutzen.
}
event-played = { $seat ->
    [you] Du spielst { $play }.
   *[other] { $seat-name } spielt { $play }.
}
event-lit = { $seat ->
    [you] Du entzündest die Wunderlampe.
   *[other] { $seat-name } entzündet die Wunderlampe.
}
event-cancelled = { $seat ->
    [you] Ein Gegenzauber hebt *{ $card }* von dir auf.
    [none] Ein Gegenzauber hebt eine Karte auf.
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
event-sent-home = { $seat ->
    [you] Eine deiner Figuren geht { $field-from } zurück.
   *[other] Eine Figur von { $seat-name } geht { $field-from } zurück.
}
event-moved = { $owner ->
    [you] Eine deiner Figuren zieht { $from-from } { $field-to }.
    [none] Eine Figur zieht { $field-to }.
   *[other] Eine Figur von { $owner-name } zieht { $from-from } { $field-to }.
}
event-laid = { $seat ->
    [you] Du legst einen Fliegenden Teppich { $field-to }.
   *[other] { $seat-name } legt einen Fliegenden Teppich { $field-to }.
}
event-filled = Der Drache fliegt fort: Die Höhle der { $kind-many } füllt sich wieder.
event-emptied = Der Drache kehrt zurück: Die { $kind-many } aus der Höhle kommen wieder in den Vorrat.
event-paid = { $seat ->
    [you] Du zahlst *{ $paid }*.
   *[other] { $seat-name } zahlt *{ $paid }*.
}
event-returned-all = { $seat ->
    [you] Du zeigst alles und gibst es ab: *{ $paid }*.
   *[other] { $seat-name } zeigt alles und gibt es ab: *{ $paid }*.
}
event-enough = { $seat ->
    [you] Du gibst nichts mehr.
   *[other] { $seat-name } gibt nichts mehr.
}
event-spared = { $seat ->
    [you] Du lässt es dabei und entfernst nichts.
   *[other] { $seat-name } lässt es dabei und entfernt nichts.
}
event-looked = { $seat ->
    [you] Du siehst den Stapel { $room-at } durch.
   *[other] { $seat-name } sieht den Stapel { $room-at } durch.
}
event-you-looked = Du siehst { $room-at }, von unten: { $artifacts }.
event-swapped-artifact = { $seat ->
    [you] Du tauschst { $give-a-acc } gegen { $take-acc } { $room-at }.
   *[other] { $seat-name } tauscht { $give-a-acc } gegen { $take-acc } { $room-at }.
}
event-camel-declined = { $seat ->
    [you] Du lässt das Kamel stehen.
   *[other] { $seat-name } lässt das Kamel stehen.
}

## Die Figuren eines Felds in einer Zeile: ein Teil für jede Person, zu einer Liste verbunden
log-shown = Aufgedeckt: { $parts }.
log-shown-one = { $seat ->
    [you] du *{ $strength }*
   *[other] { $seat-name } *{ $strength }*
}
log-shown-sum = { $seat ->
    [you] du *{ $strength }* ({ $sum })
   *[other] { $seat-name } *{ $strength }* ({ $sum })
}

## Was gerade geschehen ist, bei der Frage
happened-round = Runde { $round } beginnt.
happened-all-placed = Alle Figuren liegen.
happened-caves = Die Höhlen sind verteilt.
happened-sold = Das Artefakt { $room-at } ist verkauft.
happened-field = { $field }: { $parts }.
happened-field-room = { $artifact ->
    [none] { $field }: { $parts }.
   *[other] { $field } ({ $artifact }): { $parts }.
}
happened-guard = Palastwächter { $guard }: { $parts }.
happened-guard-alone = Palastwächter { $guard }. Niemand steht vor ihm.
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
prospect-next = { $field-the } ist an der Reihe
prospect-round-ends = die Runde endet
prospect-effect = es wirkt
prospect-nobody = niemand bekommt etwas
prospect-takes = { $seat ->
    [you] { $amount ->
        [0] du bekommst nichts
       *[other] du nimmst { $amount }
    }
   *[other] { $seat-name } nimmt { $amount }
}
prospect-tent = { $seat ->
    [you] du wählst eine Zauberkarte
   *[other] { $seat-name } wählt eine Zauberkarte
}
prospect-tent-second = { $seat ->
    [you] du bekommst die andere
   *[other] { $seat-name } bekommt die andere
}
prospect-djinn = { $seat ->
    [you] du darfst 2 Artefakte benutzen
   *[other] { $seat-name } darf 2 Artefakte benutzen
}
prospect-market = { $seat ->
    [you] du darfst 1 gegen 3 tauschen
   *[other] { $seat-name } darf 1 gegen 3 tauschen
}
prospect-camel = { $seat ->
    [you] du bekommst das Kamel
   *[other] { $seat-name } bekommt das Kamel
}
prospect-camel-free = { $seat ->
    [you] du darfst das Kamel nehmen
   *[other] { $seat-name } darf das Kamel nehmen
}
prospect-admitted = du kommst in den Palast
prospect-bribe = { $units ->
    [one] du brauchst { $units } Schatz für den Palastwächter
   *[other] du brauchst { $units } Schätze für den Palastwächter
}
prospect-out = { $figures ->
    [0] du bleibst draußen
    [one] du bleibst draußen, { $figures } Figur geht zurück
   *[other] du bleibst draußen, { $figures } Figuren gehen zurück
}
prospect-offer = { $seat ->
    [you] du darfst für { $price } kaufen
   *[other] { $seat-name } darf für { $price } kaufen
}
prospect-offer-then = { $seat ->
    [you] dann du für { $price }
   *[other] dann { $seat-name } für { $price }
}
prospect-offer-next = dann darf { $seat-name } kaufen
prospect-unsold = es bleibt für die nächste Runde
prospect-tie = das Kamel entscheidet: { $then }
prospect-left = übrig: { $left }
prospect-home = { $figures ->
    [one] { $figures } Figur geht zurück
   *[other] { $figures } Figuren gehen zurück
}
prospect-given = { $seat-name } bekommt { $spell }
prospect-discarded = { $spell } kommt auf den Ablagestapel

## Fragen, und darunter warum
question-start-treasure = Wähle { $units } Schätze.
    .why = Alle wählen gleichzeitig und geheim. Die Sorten sind beliebig.
question-place = Setze eine Figur.
    .why = Wähle eine Figur, dann ein Feld. Wie stark sie ist, sehen die anderen nicht.
question-place-open = Setze eine Figur.
    .why = Wähle eine Figur, dann ein Feld. Wegen *{ spell-spy }* liegt sie offen, außer beim Palastwächter.
question-market = Tauschst du auf dem Markt?
    .why = Du bist dort am stärksten: Gib 1 Schatz und nimm 3 beliebige aus dem Vorrat, oder lass es dabei.
question-goods = { $units ->
    [one] Nimm { $units } Schatz aus dem Vorrat.
   *[other] Nimm { $units } Schätze aus dem Vorrat.
}
    .why = In beliebigen Sorten, für den einen, den du gegeben hast.
question-bribe = { $units ->
    [one] Bestichst du den Palastwächter mit { $units } Schatz?
   *[other] Bestichst du den Palastwächter mit { $units } Schätzen?
}
    .why = Er hat Stärke { $guard }, du hast { $strength }. Bleibst du draußen, gehen deine Figuren aus dem Palast zurück.
question-offer = { $artifact ->
    [none] Kaufst du das Artefakt { $room-at }?
   *[other] Kaufst du { $artifact-acc } { $room-at }?
}
    .why = { $figures ->
        [one] Der Preis ist { $price }, die Stärke deiner Figur dort, alles in einer Sorte.
       *[other] Der Preis ist { $price }, die Stärke deiner { $figures } Figuren dort, in genau { $figures } Sorten.
    }
question-window = Spiele etwas, oder passe.
    .why = Mit einer Zauberkarte oder einem Artefakt, oder du passt.
question-where = Wohin kommt die Figur?
    .why = Du spielst { $play }. Wähle das neue Feld.
question-tent = Welche Zauberkarte behältst du?
    .why = Gezogen hast du *{ $drawn }*. Die andere geht an Platz 2 im Zelt. Bist du dort allein, legst du sie ab.
question-camel = Nimmst du das Kamel?
    .why = Wer eingeschmuggelt ist, darf es stehen lassen.
question-stack = Wähle ein Artefakt { $room-at }.
    .why = Von unten: { $artifacts }. Nur du siehst den Stapel.
question-apprentice = Welches Artefakt gibst du?
    .why = Dafür nimmst du das offene { $room-at }.
question-charity = { $units ->
    [one] Nimm { $units } Schatz aus dem Vorrat.
   *[other] Nimm { $units } Schätze aus dem Vorrat.
}
    .why = *{ spell-charity }*: in beliebigen Sorten.
question-eye = Entfernst du dafür eine Figur von { $of-name }?
    .why = Deine Figur ist weg: *{ spell-eye-for-an-eye }*.
question-city-tax = Zahlst du { $units } Schätze für deine Figur { $field-at }?
    .why = *{ spell-city-tax }*: in beliebigen Sorten, oder die Figur geht zurück.
question-sultans-tax = { $units ->
    [one] Zahlst du { $units } Schatz für deine Figur im Palast?
   *[other] Zahlst du { $units } Schätze für deine Figuren im Palast?
}
    .why = *{ spell-sultans-tax }*: in beliebigen Sorten, oder alle gehen zurück.
question-sacrifice = { $units ->
    [one] Gib { $units } Schatz ab.
   *[other] Gib { $units } Schätze ab.
}
    .why = *{ $spell }*: Alle müssen es tun. Die Sorten wählst du.
question-trade = Gibst du einen Schatz?
    .why = *{ spell-trade }*: einen nach dem anderen, in der Reihenfolge der Sorten. Dann nimmst du ebenso viele aus anderen Sorten.
question-trade-goods = { $units ->
    [one] Nimm { $units } Schatz aus dem Vorrat.
   *[other] Nimm { $units } Schätze aus dem Vorrat.
}
    .why = *{ spell-trade }*: so viele, wie du gegeben hast, aus anderen Sorten.
question-fare = { $units ->
    [one] Zahle { $units } Schatz für die Reise.
   *[other] Zahle { $units } Schätze für die Reise.
}
    .why = *{ spell-teleport }*: in beliebigen Sorten.

## Was jemand gefragt ist, wie es alle sehen
asked-start-treasure = { $mine ->
    [none] Alle wählen geheim 3 Schätze.
   *[other] Du hast *{ $mine }* gewählt. Die anderen überlegen vielleicht noch.
}
asked-place = { $seat-name } setzt eine Figur.
asked-market = { $seat-name } darf auf dem Markt tauschen.
asked-goods = { $seat-name } nimmt Schätze aus dem Vorrat.
asked-bribe = { $seat-name } besticht den Palastwächter oder bleibt draußen.
asked-offer = { $seat-name } darf das Artefakt { $room-at } kaufen.
asked-window = { $phase }.
    .why = { panel-asked }
asked-tent = { $seat-name } wählt eine Zauberkarte in Aladins Zelt.
asked-camel = { $seat-name } darf das Kamel nehmen.
asked-stack = { $seat-name } sieht den Stapel { $room-at } durch und nimmt ein Artefakt.
asked-mirage = { $seat-name } sieht den Stapel { $room-at } durch.
asked-apprentice = { $seat-name } tauscht ein Artefakt { $room-at }.
asked-charity = { $seat-name } nimmt Schätze aus dem Vorrat.
asked-eye = { $of ->
    [you] { $seat-name } darf eine deiner Figuren entfernen.
   *[other] { $seat-name } darf eine Figur von { $of-name } entfernen.
}
asked-city-tax = { $seat-name } zahlt für eine Figur { $field-at } oder nimmt sie zurück.
asked-sultans-tax = { $seat-name } zahlt für die Figuren im Palast oder nimmt alle zurück.
asked-sacrifice = { $units ->
    [one] { $seat-name } gibt { $units } Schatz ab.
   *[other] { $seat-name } gibt { $units } Schätze ab.
}
asked-trade = { $seat-name } tauscht mit dem Vorrat. Bisher gegeben: { $given }.
asked-trade-goods = { $seat-name } nimmt andere Schätze für { $given }.
asked-fare = { $seat-name } zahlt für die Reise.

## Antworten: Schaltflächen und Menüs
action-take = { $it } nehmen
action-place = Die { $figure } { $field-to } setzen
action-swap = 1 { $it-one } geben
action-keep = Es dabei lassen
action-bribe = Dem Wächter { $it } zahlen
action-stay-out = Draußen bleiben
action-buy = { $it } zahlen
action-decline = Verzichten
action-pass = Passen
action-play = { $it } ausspielen
action-to = Figur { $it-to } versetzen
action-keep-spell = { $it } behalten
action-claim = Kamel nehmen
action-give = Hergeben: { $it }
action-strike = Entfernen: { $it }
action-pay = { $it } zahlen
action-take-back = Zurücknehmen

## Antworten, die mehr sagen, wo die Frage oder der Tisch bekannt ist
action-keep-trade = Nichts mehr geben
action-decline-camel = Kamel stehen lassen
action-pass-eye = Nichts entfernen
action-choose-take = Nehmen: { $artifact } (Nr. { $place } von unten)
action-choose-mirage = Nach oben legen: { $artifact } (Nr. { $place } von unten)
action-take-back-all = Alle zurücknehmen

## Was Zauberkarten bewirken
text-spell-abracadabra = Nur bevor du dich bei einem Angebot entscheidest: Kaufst du, siehst du den ganzen Stapel durch und nimmst für denselben Preis ein beliebiges Artefakt daraus.
text-spell-charity = Nimm 3 beliebige Schätze aus dem Vorrat.
text-spell-eye-for-an-eye = Entferne eine fremde Figur. Wer sie verliert, darf dafür eine von deinen entfernen.
text-spell-city-tax = Die anderen zahlen für jede ihrer Figuren in der Stadt 2 Schätze oder nehmen sie zurück.
text-spell-last-will-be-first = Bis zum Ende der Runde gilt als am stärksten, wer am schwächsten ist. Preise, Gleichstand und Palastwächter bleiben, wie sie sind.
text-spell-dragon-leaves = Eine leere Höhle erhält 4 Schätze im obersten Fach und 2 im nächsten. Von nun an ist sie nicht mehr gesperrt.
text-spell-smuggler = Nach den Höhlen, vor der Stadt: In jedem leer gebliebenen Feld der Stadt bist du ohne Figur dabei, und zwar am stärksten. Das Kamel darfst du stehen lassen.
text-spell-mirage = Sieh einen Stapel durch und lege ein anderes Artefakt daraus offen nach oben. Das bisherige kommt nach unten.
text-spell-lunar-eclipse = Alle offenen Figuren mit ungerader Stärke in einem Feld deiner Wahl gehen zurück, auch Fliegende Teppiche.
text-spell-second-chance = Versetze eine deiner Figuren in ein anderes Feld, das noch nicht ausgewertet ist.
text-spell-spy = Von nun an setzen die anderen in dieser Runde offen, außer beim Palastwächter.
text-spell-sacrifice = Alle, auch du, geben 7 Schätze ab. Wer weniger hat, zeigt alles und gibt es ab.
text-spell-dragons-return = Die Schätze der Höhle, die gerade an der Reihe ist, kommen zurück in den Vorrat. Alle gehen leer aus.
text-spell-donation = Alle, auch du, geben 5 Schätze ab. Wer weniger hat, zeigt alles und gibt es ab.
text-spell-taboo = In ein Feld deiner Wahl darf in dieser Runde nichts mehr. Was dort liegt, bleibt und zählt.
text-spell-solar-eclipse = Alle offenen Figuren mit gerader Stärke in einem Feld deiner Wahl gehen zurück.
text-spell-sultans-tax = Die anderen zahlen für jede ihrer Figuren im Palast 1 Schatz oder nehmen alle zurück.
text-spell-trade = Tausche beliebig viele Schätze gegen ebenso viele aus anderen Sorten.
text-spell-teleport = Versetze eine beliebige Figur in ein anderes Feld, das noch nicht ausgewertet ist, und zahle 3 Schätze oder alles, was du hast.
text-spell-parasite = Nutze die Kraft eines Artefakts, das jemand anders in dieser Runde schon benutzt hat. Das zählt nicht als Benutzen eines Artefakts.
text-spell-apprentice = Tausche eins deiner unbenutzten Artefakte gegen ein offenes im Palast. Deins liegt dann dort offen.

## Was Artefakte bewirken
text-artifact-lamp = Du entzündest sie mit deiner ersten Zauberkarte. Dann darfst du in dieser Runde beliebig viele Zauberkarten spielen.
text-artifact-double = Eine deiner offenen Figuren in dem Feld, das gerade an der Reihe ist, zählt doppelt, wie eine zweite Figur. Auch beim Palastwächter.
text-artifact-carpet = Nach dem Setzen: Lege ihn in ein Feld, das noch nicht ausgewertet ist. Er ist eine Figur der Stärke 3. Auch beim Palastwächter.
text-artifact-counterspell = Hebt eine fremde Zauberkarte auf, bevor sie wirkt.
text-artifact-key = Beim Palastwächter: Du darfst ohne Figur und ohne Bestechung in den Palast.
text-artifact-scroll = Du benutzt sie nie. Am Ende entscheidet sie bei Gleichstand.

## Was es in einem Feld gibt
text-field-crowns = Wer am stärksten ist, nimmt die oberste Gruppe Schätze, wer am zweitstärksten ist, die nächste, und so weiter.
text-field-pearls = { text-field-crowns }
text-field-gems = { text-field-crowns }
text-field-cups = { text-field-crowns }
text-field-bars = { text-field-crowns }
text-field-tent = Wer am stärksten ist, zieht 2 Zauberkarten, behält eine und gibt die andere an Platz 2.
text-field-djinn = Wer am stärksten ist, darf in dieser Runde 2 Artefakte benutzen.
text-field-market = Wer am stärksten ist, darf 1 Schatz gegen 3 beliebige aus dem Vorrat tauschen.
text-field-caravanserai = Wer am stärksten ist, nimmt das Kamel: beginnt und geht bei Gleichstand vor.
text-field-guard = Wer mindestens so stark ist wie der Palastwächter, darf in den Palast. Wer schwächer ist, zahlt den Unterschied oder bleibt draußen.
text-field-room-1 = Wer am stärksten ist, darf das Artefakt kaufen, für so viele Schätze, wie die Figuren dort stark sind; danach die Nächststärksten.
text-field-room-2 = { text-field-room-1 }
text-field-room-3 = { text-field-room-1 }
text-field-room-4 = { text-field-room-1 }
text-field-room-5 = { text-field-room-1 }

## Spielweisen
setting-players = Personen
setting-version = Spiel
setting-version-basic = Basisspiel
    .what = Artefakte kaufst du verdeckt, und sie zählen nur für den Sieg. Aladins Zelt und das Haus des Dschinns sind gesperrt.
setting-version-pro = Profispiel
    .what = Artefakte liegen offen und haben Kräfte, es gibt 21 Zauberkarten, und du darfst dazwischen reagieren. Schluss ist, wenn das letzte Artefakt verkauft ist.
setting-payment = Bezahlen
setting-payment-split = Frei aufteilen
    .what = So viele Sorten wie Figuren, nach Belieben aufgeteilt.
setting-payment-match = Figur für Figur
    .what = Für jede Figur zahlst du in einer eigenen Sorte.
setting-length = Dauer
setting-length-first-to-three = Bis drei
    .what = Schluss ist nach der Runde, in der jemand 3 Artefakte besitzt.
setting-length-full = Ganze Partie
    .what = Schluss ist, wenn das letzte Artefakt verkauft ist.
setting-rooms = Palastfelder
setting-rooms-five = Alle fünf
    .what = Alle 5 Palastfelder, mit je 6 Artefakten.
setting-rooms-players = Eines je Person
    .what = Artefakte, für die kein Palastfeld da ist, bleiben ungesehen in der Schachtel.
setting-ledger = Merkzettel
setting-ledger-on = Zu sehen
    .what = Alle sehen, was man sich von den Schätzen der anderen hätte merken können.
setting-ledger-off = Nicht zu sehen
    .what = Die Schätze der anderen merkst du dir selbst.

## Wo die Runde steht
phase-preparing = Eine Runde beginnt
phase-placing = { $it ->
    [you] Du setzt
   *[other] { $it-name } setzt
}
phase-reaching = Als Nächstes: { $it }
phase-evaluating = An der Reihe: { $it }
phase-closing = Die Runde geht zu Ende
phase-over = Die Partie ist zu Ende
step-place = Setzen
step-caves = Höhlen
step-city = Stadt
step-guard = Wächter
step-palace = Palast

## Was sonst über eine Partie gesagt wird
figure-gone = eine Figur, die nicht mehr da ist
log-round = Runde { $round }
question-offer-match = { question-offer }
    .why = Der Preis ist { $price }, die Stärke deiner { $figures } Figuren dort, für jede in einer eigenen Sorte.
asked-window-answered = Du hast geantwortet. Die anderen überlegen vielleicht noch.
    .why = { panel-asked }
asked-window-placing = { $seat ->
    [you] Als Nächstes setzt du eine Figur.
   *[other] { $seat-name } setzt eine Figur.
}
    .why = { panel-asked }
action-pay-back = { $it } abgeben
over-won = { $seat ->
    [you] { $artifacts ->
        [one] Die Partie ist zu Ende. Du gewinnst mit { $artifacts } Artefakt.
       *[other] Die Partie ist zu Ende. Du gewinnst mit { $artifacts } Artefakten.
    }
   *[other] { $artifacts ->
        [one] Die Partie ist zu Ende. { $seat-name } gewinnt mit { $artifacts } Artefakt.
       *[other] Die Partie ist zu Ende. { $seat-name } gewinnt mit { $artifacts } Artefakten.
    }
}
    .why = Alle Schätze und Artefakte liegen offen.
over-shared = Die Partie ist zu Ende. Den Sieg teilen sich: { $seats }.
    .why = Alle Schätze und Artefakte liegen offen.

## Warum etwas nicht geht
illegal-not-asked = Gerade ist jemand anders gefragt.
illegal-already-chosen = Du hast gewählt. Die anderen überlegen vielleicht noch.
illegal-already-answered = Du hast geantwortet. Die anderen überlegen vielleicht noch.
illegal-not-in-this-window = Nach allem, was man am Tisch weiß, hast du jetzt nichts auszuspielen.
illegal-no-window-start = Karten kannst du erst spielen, wenn die erste Runde vorbereitet ist.
illegal-no-window-place = Zuerst kommt die Figur; danach kannst du Karten spielen.
illegal-no-window-decision = Eine Karte darf vorher nur spielen, wer hier entscheidet.
illegal-no-window-window = Eine Karte darf jetzt nur spielen, wer gefragt ist.
illegal-no-window-tent = Solange es um die Zauberkarten in Aladins Zelt geht, spielt niemand eine Karte aus.
illegal-no-window-camel = Solange es um das Kamel geht, spielt niemand eine Karte aus.
illegal-no-window-goods = Solange jemand Schätze aus dem Vorrat nimmt, spielt niemand eine Karte aus.
illegal-no-window-card = Solange eine Karte wirkt, spielt niemand eine andere aus.
illegal-not-three-units = Nimm genau 3 Schätze.
illegal-supply-short = So viele hat der Vorrat nicht.
illegal-no-such-figure = Diese Figur hast du nicht auf der Hand.
illegal-empty-cave = In dieser Höhle liegt kein Schatz.
illegal-closed-in-basic = Dieses Feld ist im Basisspiel gesperrt.
illegal-room-not-in-use = Dieses Palastfeld ist an diesem Tisch nicht im Spiel.
illegal-sold-out = Dieses Palastfeld ist ausverkauft.
illegal-room-full = Mehr als 5 Figuren von derselben Person passen nicht in ein Palastfeld.
illegal-closed = In dieses Feld darf in dieser Runde nichts mehr: *{ spell-taboo }*.
illegal-not-admitted = Wer draußen bleibt, hat in dieser Runde keine Figuren im Palast.
illegal-nothing-to-swap = Von dieser Sorte hast du nichts.
illegal-wrong-goods = Nimm genau so viele Schätze, wie dir zustehen.
illegal-wrong-bribe = Zahle genau so viel, wie dir an Stärke fehlt.
illegal-too-poor-to-bribe = So viel hast du nicht.
illegal-wrong-price = Der Preis ist genau die Stärke deiner Figuren hier.
illegal-wrong-kinds = Zahle in genau so vielen Sorten, wie du hier Figuren hast.
illegal-wrong-parts = Zahle für jede Figur in einer eigenen Sorte.
illegal-too-many-figures = Es gibt nur 5 Sorten: Mehr als 5 Figuren lassen sich nicht bezahlen.
illegal-too-poor = So viel hast du nicht.
illegal-not-drawn = Behalte eine der beiden Zauberkarten, die du gezogen hast.
illegal-not-in-the-stack = Wähle ein Artefakt aus diesem Stapel.
illegal-not-in-the-stack-mirage = Wähle ein Artefakt unter dem obersten.
illegal-nothing-to-give = Gib ein eigenes Artefakt, das in dieser Runde noch unbenutzt ist.
illegal-not-the-casters = Dafür darf es nur eine Figur der Person sein, die *{ spell-eye-for-an-eye }* gespielt hat.
illegal-wrong-units = { $units ->
    [one] *{ $spell }*: Es muss genau { $units } Schatz sein.
   *[other] *{ $spell }*: Es müssen genau { $units } Schätze sein.
}
illegal-too-poor-for = *{ $spell }*: So viel hast du nicht.
illegal-nothing-to-trade = Von dieser Sorte hast du nichts.
illegal-trade-order = Schätze gibst du in der Reihenfolge der Sorten.
illegal-no-exchange = So viele aus anderen Sorten hat der Vorrat nicht.
illegal-same-kind = Nimm Sorten, die du nicht gegeben hast.

## Warum etwas nicht geht: Gefragt ist etwas anderes
topic-start-treasure = Du wählst gerade deine ersten Schätze.
topic-place = Du bist am Zug: Setze eine Figur.
topic-market = Du bist auf dem Markt: Gib einen Schatz oder lass es dabei.
topic-goods = Nimm zuerst deine Schätze aus dem Vorrat.
topic-bribe = Du stehst vor dem Palastwächter: Bestich ihn oder bleib draußen.
topic-offer = Du kannst das Artefakt kaufen oder darauf verzichten.
topic-window = Du kannst eine Karte spielen oder passen.
topic-second-chance = Du hast eine Figur gewählt: Wähle jetzt ihr neues Feld.
topic-teleport = { topic-second-chance }
topic-tent = Behalte zuerst eine der beiden Zauberkarten.
topic-camel = Nimm das Kamel oder lass es stehen.
topic-stack = Wähle zuerst ein Artefakt aus dem Stapel.
topic-mirage = Wähle zuerst das Artefakt, das nach oben kommt.
topic-apprentice = Wähle zuerst das Artefakt, das du gibst.
topic-charity = { topic-goods }
topic-eye = Entferne dafür eine Figur, oder keine.
topic-city-tax = Zahle für diese Figur oder nimm sie zurück.
topic-sultans-tax = Zahle für deine Figuren im Palast oder nimm sie zurück.
topic-sacrifice = Gib zuerst deine Schätze ab.
topic-donation = { topic-sacrifice }
topic-trade = Gib noch einen Schatz, oder nichts mehr.
topic-trade-goods = Nimm so viele Schätze aus anderen Sorten, wie du gegeben hast.
topic-fare = Zahle zuerst für die Reise.

## Warum eine Karte gerade nicht geht
unplayable-basic-game = Im Basisspiel gibt es keine Zauberkarten.
unplayable-basic-game-artifact = Im Basisspiel haben Artefakte keine Kräfte.
unplayable-not-yours = *{ $card }* hast du nicht.
unplayable-no-lamp = Für eine Zauberkarte muss deine Wunderlampe brennen, und du hast keine zum Entzünden.
unplayable-no-use-for-a-lamp = Deine Wunderlampe brennt nicht, und sie zu entzünden wäre ein Artefakt zu viel.
unplayable-used = In dieser Runde ist es schon benutzt.
unplayable-no-use-left = Du hast in dieser Runde schon so viele Artefakte benutzt, wie du darfst.
unplayable-never-alone = Eine Wunderlampe entzündest du zusammen mit einer Zauberkarte, nie allein.
unplayable-never-used = Eine Schriftrolle benutzt du nie.
unplayable-names-no-artifact = Sag dazu, welches Artefakt du mit *{ $card }* nachahmst.
unplayable-never-copied = Eine Schriftrolle lässt sich nicht nachahmen.
unplayable-never-copied-lamp = Eine Wunderlampe nachzuahmen hätte keine Wirkung.
unplayable-nothing-to-copy = Dieses Artefakt hat in dieser Runde sonst niemand benutzt.
unplayable-wrong-moment = *{ $card }* kannst du in diesem Moment nicht spielen.
unplayable-wrong-moment-abracadabra = Das geht nur, wenn du ein Artefakt kaufen darfst und dich noch nicht entschieden hast.
unplayable-wrong-moment-smuggler = Das geht nur nach der letzten Höhle oder nach dem Haus des Dschinns.
unplayable-wrong-moment-spy = Das geht nur, solange gesetzt wird.
unplayable-wrong-moment-dragons-return = Das geht nur, solange eine Höhle an der Reihe ist.
unplayable-wrong-moment-double = Das geht nur, solange ein Feld an der Reihe ist.
unplayable-wrong-moment-carpet = Das geht erst nach dem Setzen.
unplayable-wrong-moment-key = Das geht nur beim Palastwächter, wenn er sich gezeigt hat.
unplayable-nothing-to-do = *{ $card }* hätte jetzt keine Wirkung.
unplayable-nothing-to-do-city-tax = Sonst hat niemand eine Figur in der Stadt.
unplayable-nothing-to-do-sultans-tax = Sonst hat niemand eine Figur in einem Palastfeld.
unplayable-nothing-to-do-last-will-be-first = Wer am schwächsten ist, gilt schon als am stärksten.
unplayable-nothing-to-do-smuggler = In der Stadt kommt kein Feld mehr, das leer geblieben und offen ist.
unplayable-nothing-to-do-spy = Sonst hat niemand mehr eine Figur auf der Hand.
unplayable-nothing-to-do-dragons-return = In dieser Höhle liegt kein Schatz.
unplayable-nothing-to-do-trade = Du hast keinen Schatz zu geben.
unplayable-nothing-to-do-apprentice = Du hast kein unbenutztes Artefakt zu geben.
unplayable-settled = Ob du in den Palast darfst, ist schon entschieden.
unplayable-has-key = Du hast einen Schlüssel benutzt und darfst in den Palast.
unplayable-strong-enough = Du bist stark genug und darfst auch so in den Palast.
unplayable-no-such-piece = Diese Figur liegt nicht auf dem Spielplan.
unplayable-face-down = Sie liegt verdeckt in einem Feld, das schon ausgewertet ist.
unplayable-not-there = Sie liegt nicht in dem Feld, das an der Reihe ist.
unplayable-nowhere-to-go = Es gibt kein Feld, in das diese Figur ziehen könnte.
unplayable-same-field = Wähle ein anderes Feld als das, in dem sie liegt.
unplayable-at-the-guard = Beim Palastwächter wirkt keine Zauberkarte, und keine versetzt eine Figur zu ihm oder von ihm weg.
unplayable-evaluated = Dieses Feld ist schon ausgewertet.
unplayable-evaluated-moving = Keine Zauberkarte versetzt eine Figur in ein Feld, das schon ausgewertet ist.
unplayable-has-treasure = Wähle eine Höhle ohne Schätze.
unplayable-emptied-this-round = *{ spell-dragons-return }* hat diese Höhle für die Runde geleert.
unplayable-nothing-face-up = Dort liegt keine Figur offen.
unplayable-nothing-on-offer = Dort liegt kein Artefakt offen.
unplayable-only-one = In diesem Stapel ist kein anderes Artefakt, das nach oben könnte.
unplayable-no-such-play = Diese Karte liegt nicht auf dem Tisch.
unplayable-own-spell = Das geht nur gegen eine fremde Zauberkarte, nicht gegen deine eigene.
unplayable-not-a-spell = Das ist ein Artefakt: Nur Zauberkarten lassen sich aufheben.
unplayable-cancelled = Diese Zauberkarte ist schon aufgehoben oder hat schon gewirkt.
unplayable-target-eye-for-an-eye = Dazu gehört eine fremde Figur.
unplayable-target-second-chance = Dazu gehört eine deiner Figuren; ihr neues Feld kommt danach.
unplayable-target-teleport = Dazu gehört eine Figur; ihr neues Feld kommt danach.
unplayable-target-dragon-leaves = Dazu gehört eine Höhle.
unplayable-target-field = Dazu gehört ein Feld.
unplayable-target-stack = Dazu gehört ein Stapel im Palast.
unplayable-target-double = Dazu gehört eine deiner Figuren.
unplayable-target-carpet = Dazu gehört ein Feld.
unplayable-target-counterspell = Dazu gehört eine ausgespielte Karte.
unplayable-target-nothing = Diese Karte spielst du, ohne auf etwas zu zielen.

## Was Zauber für den Rest der Runde verändern
force-reversed = Wer am schwächsten ist, gilt als am stärksten.
force-spy = { $seat ->
    [you] Alle außer dir setzen offen.
   *[other] Alle außer { $seat-name } setzen offen.
}
force-closed = Hierhin darf nichts mehr: { $fields }.
force-smuggled = { $seat ->
    [you] Du bist eingeschmuggelt: { $fields }.
   *[other] { $seat-name } ist eingeschmuggelt: { $fields }.
}
force-keys = Mit einem Schlüssel: { $seats }.
force-abracadabra = { $seat ->
    [you] Kaufst du hier, nimmst du ein beliebiges Artefakt aus dem Stapel.
   *[other] Kauft { $seat-name } hier, darf es ein beliebiges Artefakt aus dem Stapel sein.
}

## Zahlen und kurze Namen, wo wenig Platz ist
count-artifacts = { $n ->
    [one] { $n } Artefakt
   *[other] { $n } Artefakte
}
count-spells = { $n ->
    [one] { $n } Zauberkarte
   *[other] { $n } Zauberkarten
}
count-figures = { $n ->
    [one] { $n } Figur auf der Hand
   *[other] { $n } Figuren auf der Hand
}
count-treasures = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
}
count-hidden = { $n ->
    [one] { $n } verdeckte Figur
   *[other] { $n } verdeckte Figuren
}
count-hidden-spells = { $n ->
    [one] { $n } verdeckte Zauberkarte
   *[other] { $n } verdeckte Zauberkarten
}
count-unknown = { $n } unbekannt
short-crowns = Kronen
short-pearls = Perlen
short-gems = Steine
short-cups = Pokale
short-bars = Gold
short-tent = Zelt
short-djinn = Dschinn
short-market = Markt
short-caravanserai = Karaw.
short-carpet = Teppich

## Der Spielplan, fürs Auge und in Worten
board-label = Spielplan. Mit den Pfeiltasten geht es von Feld zu Feld.
board-field = { $field }.
board-now = Dieses Feld ist an der Reihe.
board-may-choose = Du kannst es wählen.
board-closed-basic = im Basisspiel gesperrt
    .short = gesperrt
board-unused = nicht im Spiel
    .short = gesperrt
board-sold-out = ausverkauft
    .short = leer
board-bare = kein Schatz
    .short = leer
board-bare-lines = Kein Schatz: diese
    Runde gesperrt.
board-taboo = Hierhin darf in dieser Runde nichts mehr.
board-shut = Gesperrt: { $why }.
board-shelf = Fach { $shelf }: { $amount }.
board-shelf-taken = { $seat ->
    [you] Fach { $shelf }: schon bei dir.
   *[other] Fach { $shelf }: schon bei { $seat-name }.
}
board-left = übrig
board-stack = Artefakte im Stapel: { $n }.
board-top = Obenauf: { $artifact }.
board-below = Darunter, von unten: { $artifacts }.
board-unknown = unbekannt
board-guard = Der Palastwächter hat Stärke { $strength }.
board-guard-hidden = Der Palastwächter zeigt sich noch nicht.
board-strength = Stärke { $strength }
board-camel = { $seat ->
    [you] Du hast das Kamel.
   *[other] { $seat-name } hat das Kamel.
}
board-figures = { $seat ->
    [you] Deine Figuren: { $figures }.
   *[other] Figuren von { $seat-name }: { $figures }.
}
board-no-figures = Keine Figuren.
board-up = { $strength }
board-up-doubled = { $strength } (× { $times })
board-up-carpet = { $strength } (Fliegender Teppich)
board-down = { $strength } verdeckt
board-legend = ? ist verdeckt, ~ ein Teppich, x2 mit Doppelgänger, # die Nummer der Figur
house-tent = 1 von 2 Zauberkarten,
    die andere an Platz 2
house-tent-closed = Die Zauberkarten
    schlafen heute
house-djinn = Am stärksten: darf
    2 Artefakte benutzen
house-djinn-closed = Der Dschinn
    ist fort
house-market = Am stärksten: 1 Schatz
    gegen 3 beliebige
house-caravanserai = Am stärksten: nimmt
    sofort das Kamel

## Was um den Spielplan liegt
panel-who = { $seat ->
    [you] du
   *[other] { $seat-name }
}
panel-answer = Deine Antwort
panel-asked = Geheim gefragt: { $seats }.
panel-played = Karten auf dem Tisch:
panel-play = { $seat ->
    [you] du: { $play } ({ $fate })
   *[other] { $seat-name }: { $play } ({ $fate })
}
panel-screen = Hinter deinem Sichtschirm
panel-hoard = Deine Schätze
panel-empty = keine
panel-supply = Vorrat
panel-artifacts = Deine Artefakte
panel-artifacts-of-all = Artefakte
panel-none-yet = Noch keine.
panel-seen-by-you = { $artifact }, nur für dich zu sehen
panel-several = { $n } × { $artifact }
panel-spells = Deine Zauberkarten
panel-lamp-lit = Lampe brennt
panel-two = darf 2 benutzen
panel-camel = hat das Kamel
panel-camel-why = Beginnt und geht bei Gleichstand vor
panel-known = bekannt
panel-secret = geheim
panel-hand = Hand
panel-used = { $it } (benutzt)
panel-spent = benutzt
panel-purse = { $unknown ->
    [0] { $purse }
   *[other] { $purse } und { $unknown } unbekannt
}
panel-lights-lamp = Das entzündet deine Wunderlampe und zählt als ein Artefakt in dieser Runde.
panel-nothing-to-play = Du hast gerade nichts auszuspielen.
panel-watching = Du schaust zu. Schätze und verdeckte Figuren siehst du erst, wenn sie offen liegen.
panel-figures = Deine Figuren
panel-figure = Figur { $strength }
panel-figure-out = Figur { $strength } ist gesetzt
panel-all-out = alle sind gesetzt
panel-which-one = welche soll dorthin?
panel-press-one = erst eine Figur, dann ein Feld
panel-give-one = Gib einen davon
panel-nothing-to-give = Du hast nichts zu geben
panel-have-none = Davon hast du nichts.
panel-keep-spell = { $keep }: { $text }
panel-before = Vor der ersten Runde
fate-stands = gilt
fate-cancelled = aufgehoben
fate-resolved = erledigt
verb-take = Nehmen
verb-pay = Zahlen
verb-bribe = Bestechen
verb-return = Abgeben
tab-table = Tisch
tab-mine = Schirm
tab-players = Alle
tab-log = Verlauf
key-number = die Figur mit dieser Stärke oder die Karte an dieser Stelle wählen
key-arrows = von Feld zu Feld gehen; Pos1 und Ende führen zum ersten und letzten
key-arrows-name = Pfeile
key-enter = das Feld wählen oder die Schaltfläche drücken
key-pass = passen, wenn du reagieren darfst
player-place = Platz { $place }
player-answered = hat geantwortet
player-chosen = hat gewählt
player-turn = am Zug
player-away = abwesend
player-chooses = wählt geheim
player-thinks = überlegt …
player-admitted = darf in den Palast
player-turned-away = bleibt draußen
result-title = Endstand
result-you = { $seat-name } (du)
result-winner = gewinnt
result-no-treasure = keine Schätze

## Regeln, auf die verwiesen wird, in je einem Satz
rule-M1-3 = Von jeder Sorte gibt es 29 Schätze, und mehr als im Vorrat ist, kann niemand nehmen.
rule-M1-9 = Es sind so viele Palastfelder im Spiel, wie Personen mitspielen.
rule-M2-1 = Wer das Kamel zuerst hat, entscheidet das Los.
rule-M2-2 = Alle nehmen zu Beginn gleichzeitig und geheim 3 beliebige Schätze.
rule-M3-1 = Jede Runde beginnt mit einer Schatzkarte: Sie sagt, wie sich die Höhlen aus dem Vorrat füllen.
rule-M3-3 = Zu Beginn der Runde liegt auf jedem Stapel das oberste Artefakt offen.
rule-M4-1 = Der Reihe nach setzen alle je eine Figur verdeckt, bis keine mehr da ist; passen darf niemand.
rule-M4-2 = In einem Palastfeld hat niemand mehr als 5 Figuren.
rule-M4-3 = Gesperrt sind leere Höhlen, ausverkaufte oder unbenutzte Palastfelder und im Basisspiel Aladins Zelt und das Haus des Dschinns.
rule-M4-5 = Geht eine Figur zurück, solange gesetzt wird, setzt du sie später noch einmal; danach ist sie für die Runde aus dem Spiel.
rule-M5-1 = Die Felder kommen der Reihe nach dran, und nur in dem, das an der Reihe ist, decken alle auf.
rule-M5-3 = Bei Gleichstand ist stärker, wer vom Kamel aus zuerst kommt.
rule-M5-4 = Nach dem letzten Feld nehmen alle ihre Figuren und benutzten Artefakte zurück, und was in den Höhlen liegt, kommt in den Vorrat.
rule-M6-1 = In einer Höhle nimmt, wer am stärksten ist, die oberste Gruppe, wer am zweitstärksten ist, die nächste, und so weiter.
rule-M7-1 = In Aladins Zelt zieht, wer am stärksten ist, 2 Zauberkarten, behält eine und gibt die andere an Platz 2; ist sonst niemand da, kommt sie auf den Ablagestapel.
rule-M7-2 = Sind die Zauberkarten aufgebraucht, kommt der Ablagestapel gemischt zurück.
rule-M7-3 = Wer im Haus des Dschinns am stärksten ist, darf in dieser Runde 2 Artefakte benutzen statt 1.
rule-M8-1 = Wer auf dem Markt am stärksten ist, darf einmal 1 Schatz geben und 3 beliebige aus dem Vorrat nehmen, oder so viele, wie noch da sind.
rule-M8-3 = Wer in der Karawanserei am stärksten ist, nimmt das Kamel und beginnt von da an.
rule-M9-1 = Erst zeigt sich der Palastwächter, dann decken alle ihre Figuren dort auf.
rule-M9-2 = Wer mindestens so stark ist wie der Palastwächter, darf in den Palast; wer schwächer ist, zahlt genau den Unterschied, in beliebigen Sorten.
rule-M9-3 = Wer beim Palastwächter zu schwach ist, entscheidet: bestechen oder draußen bleiben.
rule-M9-4 = Wer nicht in den Palast darf, nimmt alle Figuren von dort zurück und kommt in dieser Runde auch nicht mehr hinein.
rule-M10-1 = In jedem Palastfeld darf, wer am stärksten ist, das Artefakt kaufen; wer verzichtet, überlässt es den Nächststärksten.
rule-M10-2 = Der Preis ist genau die Stärke deiner Figuren in dem Palastfeld.
rule-M10-3 = Du zahlst in genau so vielen Sorten, wie du dort Figuren hast.
rule-M10-4 = Für jede Figur zahlst du in einer eigenen Sorte.
rule-M10-7 = Im Basisspiel kennt das Artefakt nur, wer es kauft; im Profispiel liegt es offen, und du darfst es gleich benutzen.
rule-M10-8 = Was du zahlst, kommt in den Vorrat, und niemand zahlt, was nicht da ist.
rule-M11-1 = Die Partie endet sofort, wenn das letzte Artefakt verkauft ist.
rule-M11-2 = Die Partie endet nach der Runde, in der jemand 3 Artefakte besitzt.
rule-M11-3 = Wer die meisten Artefakte hat, gewinnt; bei Gleichstand zählen Schriftrollen, dann Schätze.
rule-M12-A = Für eine Zauberkarte muss deine Wunderlampe brennen; danach kommt die Karte auf den Ablagestapel.
rule-M12-B = Beim Palastwächter wirkt keine Zauberkarte, und keine bringt eine Figur zu ihm oder von ihm fort.
rule-M12-C = Keine Zauberkarte bringt eine Figur in ein Feld, das schon ausgewertet ist.
rule-M12-D = Wer eine Forderung nicht ganz erfüllen kann, tut so viel wie möglich; eine Steuer aber zahlst du ganz oder gar nicht.
rule-M13-A = Pro Runde darfst du 1 Artefakt benutzen, nach dem Haus des Dschinns 2; benutzte kommen am Ende der Runde zurück.
rule-M14-2 = Alle, die vielleicht reagieren können, antworten gleichzeitig und geheim; dann kommen die Karten zusammen auf den Tisch.
rule-M14-3 = Ein Gegenzauber hebt eine fremde Zauberkarte sofort auf; von mehreren gegen dieselbe gilt nur der erste, die übrigen gehen zurück.
rule-M14-4 = Was gilt, wirkt der Reihe nach, vom Kamel aus.
rule-M14-6 = Wer auf dem Markt, beim Palastwächter oder bei einem Angebot entscheidet, darf vorher eine Karte spielen.
rule-M14-9 = Eine Karte braucht ihren Moment und etwas, worauf sie zielen darf.
rule-M14-10 = Was du für eine Karte nimmst, zahlst oder wählst, entscheidest du erst, wenn sie wirkt.
rule-MR1 = Sind die Schatzkarten aufgebraucht, kommen die benutzten gemischt zurück.
rule-MR27 = Antworten darf nur, wer gefragt ist, und nur auf die Frage.
rule-M12-1 = { spell-abracadabra }: { text-spell-abracadabra }
rule-M12-2 = { spell-charity }: { text-spell-charity }
rule-M12-3 = { spell-eye-for-an-eye }: { text-spell-eye-for-an-eye }
rule-M12-4 = { spell-city-tax }: { text-spell-city-tax }
rule-M12-5 = { spell-last-will-be-first }: { text-spell-last-will-be-first }
rule-M12-6 = { spell-dragon-leaves }: { text-spell-dragon-leaves }
rule-M12-7 = { spell-smuggler }: { text-spell-smuggler }
rule-M12-8 = { spell-mirage }: { text-spell-mirage }
rule-M12-9 = { spell-lunar-eclipse }: { text-spell-lunar-eclipse }
rule-M12-10 = { spell-second-chance }: { text-spell-second-chance }
rule-M12-11 = { spell-spy }: { text-spell-spy }
rule-M12-12 = { spell-sacrifice }: { text-spell-sacrifice }
rule-M12-13 = { spell-dragons-return }: { text-spell-dragons-return }
rule-M12-14 = { spell-donation }: { text-spell-donation }
rule-M12-15 = { spell-taboo }: { text-spell-taboo }
rule-M12-16 = { spell-solar-eclipse }: { text-spell-solar-eclipse }
rule-M12-17 = { spell-sultans-tax }: { text-spell-sultans-tax }
rule-M12-18 = { spell-trade }: { text-spell-trade }
rule-M12-19 = { spell-teleport }: { text-spell-teleport }
rule-M12-20 = { spell-parasite }: { text-spell-parasite }
rule-M12-21 = { spell-apprentice }: { text-spell-apprentice }
rule-M13-1 = { artifact-lamp }: { text-artifact-lamp }
rule-M13-2 = { artifact-double }: { text-artifact-double }
rule-M13-3 = { artifact-carpet }: { text-artifact-carpet }
rule-M13-4 = { artifact-counterspell }: { text-artifact-counterspell }
rule-M13-5 = { artifact-key }: { text-artifact-key }
rule-M13-6 = { artifact-scroll }: { text-artifact-scroll }

## Was sich nicht lesen lässt: Antworten in der Schreibweise, Einstellungen und Dateien mit Schatzkarten
unreadable-action = „{ $it }“ ist keine Antwort. Bekannt sind take, place, swap, keep, bribe, stay out, buy, decline, pass, play, to, claim, choose, give, strike, pay und take back.
unreadable-treasure = „{ $it }“ ist kein Schatz: bekannt sind crowns, pearls, gems, cups und bars.
unreadable-field = „{ $it }“ ist kein Feld: bekannt sind crowns, pearls, gems, cups, bars, tent, djinn, market, caravanserai, guard und room-1 bis room-5.
unreadable-spell = „{ $it }“ ist keine Zauberkarte.
unreadable-artifact = „{ $it }“ ist kein Artefakt.
unreadable-card = „{ $it }“ ist weder eine Zauberkarte noch ein Artefakt.
unreadable-figure = „{ $it }“ ist keine Figur.
unreadable-mark = „{ $it }“ ist keine Figur auf dem Plan: nenne ihre Nummer, zum Beispiel „#7“.
unreadable-play = „{ $it }“ ist keine Nummer einer ausgespielten Karte.
unreadable-place = „{ $it }“ ist keine Nummer einer Wahl.
unreadable-amount = „{ $it }“ ist keine Anzahl.
unreadable-amounts = Nenne Anzahl und Sorte, zum Beispiel „2 crowns 1 cup“.
unreadable-twice = Nenne jede Sorte nur einmal und mindestens 1 davon: { $it }.
unreadable-placement = Nenne eine Figur und ein Feld, zum Beispiel „place 7 crowns“.
unreadable-no-card = Nenne eine Karte, zum Beispiel „play charity“.
unreadable-too-much = „{ $it }“ ist zu viel: nenne nur ein Ziel.
wrong-setup-players = Morgenland ist für 3 bis 5 Personen, nicht für { $it }.
wrong-setup-rules = Die Regeln Nummer { $it } hat diese Version nicht.
wrong-setup-word = „{ $it }“ ist keine Einstellung: schreib NAME=WERT, zum Beispiel „payment=match“.
wrong-setup-option = Eine Einstellung „{ $key }“ gibt es nicht. Bekannt sind { $known }.
wrong-setup-value = „{ $key }={ $value }“ passt nicht. Möglich sind { $choices }.
wrong-setup-number = „{ $key }={ $value }“ passt nicht: schreib eine Zahl.
wrong-setup-pro-length = Das Profispiel endet, wenn das letzte Artefakt verkauft ist (M11.1): lass „length“ weg.
wrong-setup-pro-rooms = Das Profispiel hat so viele Palastfelder, wie Personen mitspielen (M1.9): lass „rooms“ weg.
wrong-setup-not-in-rules-one = Die Regeln Nummer 1 haben diese Einstellung nicht: lass „{ $key }“ weg.
wrong-setup-start = Dort sitzt niemand: { $it-name } (M2.1).
wrong-setup-cards = { $it }
wrong-cards-players = Für { $it } Personen gibt es keine Schatzkarten.
wrong-cards-count = { $players ->
    [none] Es müssen 15 Schatzkarten sein, nicht { $found }.
   *[other] Für { $players } Personen müssen es 15 Schatzkarten sein, nicht { $found }.
}
wrong-cards-line = Zeile { $line } der Schatzkarten: { $why }
wrong-cards-form = Schreib „PERSONEN: SORTE GRUPPEN, …“.
wrong-cards-for = Karten sind für 3, 4 oder 5 Personen, nicht für „{ $it }“.
wrong-cards-nothing = Zwischen den Kommas stehen eine Sorte und ihre Gruppen.
wrong-cards-kind = { $it }
wrong-cards-group = „{ $it }“ ist keine Gruppe: schreib eine Zahl von 1 bis 9.
wrong-cards-no-group = Eine Sorte ohne Gruppe: { $it }. Lass sie weg, wenn ihre Höhle leer bleibt.
wrong-cards-twice = Eine Sorte, die zweimal dasteht: { $it }.
wrong-cards-shelves = { $it }: { $to } Gruppen sind zu viele, eine Höhle hat 4 Fächer.
wrong-cards-too-many = { $it } Gruppen in einer Höhle sind zu viele bei { $to } Personen.
wrong-cards-text = „{ $it }“ sind keine Schatzkarten: fünf Höhlen je Karte, mit Kommas dazwischen, die Karten durch / getrennt.

## Automatische Antworten
order-placing = Passen, solange Figuren gesetzt werden
    .why = Spielt jemand eine Karte aus, wirst du trotzdem gefragt.
order-field = Passen, bis ein Feld mit meiner Figur aufgedeckt wird
    .why = Spielt jemand eine Karte aus, wirst du trotzdem gefragt.
order-spell = Immer passen, bis jemand eine Karte ausspielt
order-city = Immer passen bis zur Stadt
order-palace = Immer passen bis zum Palast
order-round = Immer passen bis zum Ende der Runde
