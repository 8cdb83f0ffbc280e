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
target-figure = auf Figur Nr. { $it }
target-move = auf Figur Nr. { $it }, { $to-to }
target-field = auf { $it-acc }
target-play = { $it ->
    [0] gegen die 1. ausgespielte Karte
    [1] gegen die 2. ausgespielte Karte
    [2] gegen die 3. ausgespielte Karte
    [3] gegen die 4. ausgespielte Karte
    [4] gegen die 5. ausgespielte Karte
   *[other] gegen eine spätere Karte
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
target-figure-named = auf { $figure }
target-move-named = auf { $figure }, { $to-to }
target-play-named = { $seat ->
    [you] gegen *{ $card }* von dir
   *[other] gegen *{ $card }* von { $seat-name }
}

## Was geschieht
event-camel = { $seat ->
    [you] Du hast das *Kamel*: Du beginnst und gehst bei Gleichstand vor.
   *[other] { $seat-name } hat das *Kamel*: beginnt und geht bei Gleichstand vor.
}
event-you-chose = Du wählst *{ $take }*. Die anderen sehen es nicht.
event-chosen = Alle zusammen nehmen *{ $total }* aus dem Vorrat.
event-reshuffled = Die Schatzkarten sind zu Ende: Die benutzten kommen gemischt zurück.
event-round = *Runde { $round }* beginnt. Die Höhlen füllen sich.
event-placed = { $seat ->
    [you] Du setzt eine Figur { $field-to }.
   *[other] { $seat-name } setzt eine Figur { $field-to }.
}
event-you-placed = Du setzt deine *{ $figure }* { $field-to }.
event-shown = { $seat ->
    [you] Du deckst { $field-at } deine *{ $figure }* auf.
   *[other] { $seat-name } deckt { $field-at } eine *{ $figure }* auf.
}
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
    [you] Du zeigst: *{ $artifacts }*. Schätze: { $hoard }.
   *[other] { $seat-name } zeigt: *{ $artifacts }*. Schätze: { $hoard }.
}
event-shown-spells = { $seat ->
    [you] Zauberkarten auf deiner Hand: { $spells }.
   *[other] Zauberkarten auf der Hand von { $seat-name }: { $spells }.
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
event-spells-reshuffled = Die Zauberkarten sind zu Ende: Der Ablagestapel kommt gemischt zurück.
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
event-all-pass = Alle passen.
event-revealed = { $plays ->
    [one] Alle decken auf: { $plays } Karte.
   *[other] Alle decken auf: { $plays } Karten.
}
event-played = { $seat ->
    [you] Du spielst { $play }.
   *[other] { $seat-name } spielt { $play }.
}
event-lit = { $seat ->
    [you] Du entzündest die Wunderlampe.
   *[other] { $seat-name } entzündet die Wunderlampe.
}
event-cancelled = { $play ->
    [0] Ein Gegenzauber hebt die 1. ausgespielte Karte auf.
    [1] Ein Gegenzauber hebt die 2. ausgespielte Karte auf.
    [2] Ein Gegenzauber hebt die 3. ausgespielte Karte auf.
    [3] Ein Gegenzauber hebt die 4. ausgespielte Karte auf.
    [4] Ein Gegenzauber hebt die 5. ausgespielte Karte auf.
   *[other] Ein Gegenzauber hebt eine der späteren Karten auf.
}
event-cancelled-named = { $seat ->
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
event-sent-home = { $seat ->
    [you] Eine deiner Figuren geht { $field-from } zurück.
   *[other] Eine Figur von { $seat-name } geht { $field-from } zurück.
}
event-moved = Eine Figur zieht { $field-to }.
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

## Fragen, und darunter warum
question-start-treasure = Wähle 3 Schätze.
    .why = Alle wählen gleichzeitig und geheim. Die Sorten sind beliebig.
question-place = Setze eine Figur.
    .why = Wähle eine Figur, dann ein Feld. Wie stark sie ist, sehen die anderen nicht.
question-place-open = Setze eine Figur.
    .why = Wähle eine Figur, dann ein Feld. Wegen *{ spell-spy }* liegt sie offen, außer beim Palastwächter.
question-market = Tauschst du auf dem Markt?
    .why = Du bist dort am stärksten: Gib 1 Schatz und nimm 3 beliebige aus dem Vorrat, oder lass es dabei.
question-goods = Nimm Schätze aus dem Vorrat.
    .why = 3 beliebige für den, den du gegeben hast. Sind weniger da, nimmst du alle.
question-bribe = Bestichst du den Palastwächter?
    .why = Er hat Stärke { $guard }, du hast { $strength }: Der Unterschied ist sein Preis. Bleibst du draußen, gehen deine Figuren aus dem Palast zurück.
question-offer = Kaufst du das Artefakt { $room-at }?
    .why = { $figures ->
        [one] Es kostet { $price }, so viel wie deine Figur dort stark ist, alles in einer Sorte.
       *[other] Es kostet { $price }, so viel wie deine { $figures } Figuren dort stark sind, in genau { $figures } Sorten.
    }
question-window = Willst du reagieren?
    .why = Mit einer Zauberkarte oder einem Artefakt, oder du passt. Alle antworten geheim.
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
question-charity = Nimm Schätze aus dem Vorrat.
    .why = *{ spell-charity }* bringt dir 3 beliebige. Sind weniger da, nimmst du alle.
question-eye = Entfernst du dafür eine Figur von { $of-name }?
    .why = Deine Figur ist weg: *{ spell-eye-for-an-eye }*.
question-city-tax = Zahlst du für deine Figur { $field-at }?
    .why = *{ spell-city-tax }*: 2 Schätze in beliebigen Sorten, oder die Figur geht zurück.
question-sultans-tax = Zahlst du für deine Figuren im Palast?
    .why = *{ spell-sultans-tax }*: 1 Schatz für jede, oder alle gehen zurück.
question-sacrifice = Gib Schätze ab.
    .why = Alle müssen es tun. Die Sorten wählst du.
question-trade = Gibst du einen Schatz?
    .why = *{ spell-trade }*: einen nach dem anderen, in der Reihenfolge der Sorten. Dann nimmst du ebenso viele aus anderen Sorten.
question-trade-goods = Nimm Schätze aus dem Vorrat.
    .why = So viele, wie du gegeben hast, aus anderen Sorten.
question-fare = Zahle für die Reise.
    .why = *{ spell-teleport }* kostet 3 Schätze in beliebigen Sorten, oder alles, was du hast.

## Was jemand gefragt ist, wie es alle sehen
asked-start-treasure = { $mine ->
    [none] Alle wählen geheim 3 Schätze.
   *[other] Du hast *{ $mine }* gewählt. Die anderen überlegen vielleicht noch.
}
asked-place = { $seat ->
    [you] Du setzt eine Figur.
   *[other] { $seat-name } setzt eine Figur.
}
asked-market = { $seat ->
    [you] Du darfst auf dem Markt tauschen.
   *[other] { $seat-name } darf auf dem Markt tauschen.
}
asked-goods = { $seat ->
    [you] Du nimmst Schätze aus dem Vorrat.
   *[other] { $seat-name } nimmt Schätze aus dem Vorrat.
}
asked-bribe = { $seat ->
    [you] Du bestichst den Palastwächter oder bleibst draußen.
   *[other] { $seat-name } besticht den Palastwächter oder bleibt draußen.
}
asked-offer = { $seat ->
    [you] Du darfst das Artefakt kaufen.
   *[other] { $seat-name } darf das Artefakt kaufen.
}
asked-window = Geheim gefragt: { $seats }.
asked-tent = { $seat ->
    [you] Du wählst eine Zauberkarte in Aladins Zelt.
   *[other] { $seat-name } wählt eine Zauberkarte in Aladins Zelt.
}
asked-camel = { $seat ->
    [you] Du darfst das Kamel nehmen.
   *[other] { $seat-name } darf das Kamel nehmen.
}
asked-stack = { $seat ->
    [you] Du siehst den Stapel durch und nimmst ein Artefakt.
   *[other] { $seat-name } sieht den Stapel durch und nimmt ein Artefakt.
}
asked-mirage = { $seat ->
    [you] Du siehst den Stapel { $room-at } durch.
   *[other] { $seat-name } sieht den Stapel { $room-at } durch.
}
asked-apprentice = { $seat ->
    [you] Du tauschst ein Artefakt { $room-at }.
   *[other] { $seat-name } tauscht ein Artefakt { $room-at }.
}
asked-charity = { $seat ->
    [you] Du nimmst Schätze aus dem Vorrat.
   *[other] { $seat-name } nimmt Schätze aus dem Vorrat.
}
asked-eye = { $seat ->
    [you] Du darfst eine Figur von { $of-name } entfernen.
   *[other] { $of ->
        [you] { $seat-name } darf eine deiner Figuren entfernen.
       *[other] { $seat-name } darf eine Figur von { $of-name } entfernen.
    }
}
asked-city-tax = { $seat ->
    [you] Du zahlst für deine Figur { $field-at } oder nimmst sie zurück.
   *[other] { $seat-name } zahlt für eine Figur { $field-at } oder nimmt sie zurück.
}
asked-sultans-tax = { $seat ->
    [you] Du zahlst für deine Figuren im Palast oder nimmst alle zurück.
   *[other] { $seat-name } zahlt für die Figuren im Palast oder nimmt alle zurück.
}
asked-sacrifice = { $seat ->
    [you] { $units ->
        [one] Du gibst { $units } Schatz ab.
       *[other] Du gibst { $units } Schätze ab.
    }
   *[other] { $units ->
        [one] { $seat-name } gibt { $units } Schatz ab.
       *[other] { $seat-name } gibt { $units } Schätze ab.
    }
}
asked-trade = { $seat ->
    [you] Du tauschst mit dem Vorrat. Bisher gegeben: { $given }.
   *[other] { $seat-name } tauscht mit dem Vorrat. Bisher gegeben: { $given }.
}
asked-trade-goods = { $seat ->
    [you] Du nimmst andere Schätze für { $given }.
   *[other] { $seat-name } nimmt andere Schätze für { $given }.
}
asked-fare = { $seat ->
    [you] Du zahlst für die Reise.
   *[other] { $seat-name } zahlt für die Reise.
}

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
action-keep-spell = *{ $it }* behalten
action-claim = Kamel nehmen
action-choose = { $it ->
    [0] Unterstes Artefakt wählen
    [1] 2. von unten wählen
    [2] 3. von unten wählen
    [3] 4. von unten wählen
    [4] 5. von unten wählen
   *[other] 6. von unten wählen
}
action-give = Hergeben: { $it }
action-strike = Figur Nr. { $it } entfernen
action-pay = { $it } zahlen
action-take-back = Zurücknehmen

## Antworten, die mehr sagen, wo die Frage oder der Tisch bekannt ist
action-keep-trade = Nichts mehr geben
action-decline-camel = Kamel stehen lassen
action-pass-eye = Nichts entfernen
action-choose-take = Nehmen: { $artifact }
action-choose-mirage = Nach oben legen: { $artifact }
action-strike-named = Entfernen: { $figure }
action-take-back-all = Alle zurücknehmen

## Was Zauberkarten bewirken
text-spell-abracadabra = Nur bevor du dich bei einem Angebot entscheidest: Kaufst du, siehst du den ganzen Stapel durch und nimmst für denselben Preis ein beliebiges Artefakt daraus.
text-spell-charity = Nimm 3 beliebige Schätze aus dem Vorrat.
text-spell-eye-for-an-eye = Entferne eine fremde Figur. Wer sie verliert, darf dafür eine von deinen entfernen.
text-spell-city-tax = Die anderen zahlen für jede ihrer Figuren in der Stadt 2 Schätze oder nehmen sie zurück.
text-spell-last-will-be-first = Bis zum Ende der Runde gilt als am stärksten, wer am schwächsten ist. Preise, Gleichstand und Palastwächter bleiben, wie sie sind.
text-spell-dragon-leaves = Eine leere Höhle erhält 4 Schätze im obersten Fach und 2 im nächsten. Von nun an darf man dort Figuren setzen.
text-spell-smuggler = Nach den Höhlen, vor der Stadt: In jedem leer gebliebenen Feld der Stadt bist du ohne Figur dabei, und zwar am stärksten. Das Kamel darfst du stehen lassen.
text-spell-mirage = Sieh einen Stapel durch und lege ein anderes Artefakt daraus offen nach oben. Das bisherige kommt nach unten.
text-spell-lunar-eclipse = Alle offenen Figuren mit ungerader Stärke in einem Feld gehen zurück, auch Fliegende Teppiche.
text-spell-second-chance = Versetze eine deiner Figuren in ein anderes Feld, das noch nicht ausgewertet ist.
text-spell-spy = Von nun an setzen die anderen in dieser Runde offen, außer beim Palastwächter.
text-spell-sacrifice = Alle, auch du, geben 7 Schätze ab. Wer weniger hat, zeigt alles und gibt es ab.
text-spell-dragons-return = Die Schätze der Höhle, die gerade an der Reihe ist, kommen zurück in den Vorrat. Alle gehen leer aus.
text-spell-donation = Alle, auch du, geben 5 Schätze ab. Wer weniger hat, zeigt alles und gibt es ab.
text-spell-taboo = In ein Feld deiner Wahl darf in dieser Runde nichts mehr. Was dort liegt, bleibt und zählt.
text-spell-solar-eclipse = Alle offenen Figuren mit gerader Stärke in einem Feld gehen zurück.
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

## Was es auf einem Feld gibt
text-field-crowns = Wer am stärksten ist, nimmt die oberste Gruppe Schätze, wer am zweitstärksten ist, die nächste, und so weiter.
text-field-pearls = { text-field-crowns }
text-field-gems = { text-field-crowns }
text-field-cups = { text-field-crowns }
text-field-bars = { text-field-crowns }
text-field-tent = Wer am stärksten ist, zieht 2 Zauberkarten, behält eine und gibt die andere an Platz 2.
text-field-djinn = Wer am stärksten ist, darf in dieser Runde 2 Artefakte benutzen.
text-field-market = Wer am stärksten ist, darf 1 Schatz gegen 3 beliebige aus dem Vorrat tauschen.
text-field-caravanserai = Wer am stärksten ist, nimmt das Kamel: beginnt und geht bei Gleichstand vor.
text-field-guard = Wer so stark ist wie der Palastwächter, darf in den Palast. Wer schwächer ist, zahlt den Unterschied oder bleibt draußen.
text-field-room-1 = Wer am stärksten ist, darf das Artefakt kaufen, für so viele Schätze, wie die Figuren dort stark sind; danach die Nächststärksten.
text-field-room-2 = { text-field-room-1 }
text-field-room-3 = { text-field-room-1 }
text-field-room-4 = { text-field-room-1 }
text-field-room-5 = { text-field-room-1 }

## Spielweisen
setting-players = Personen
setting-version = Spiel
setting-version-basic = Basisspiel
    .what = Artefakte kaufst du verdeckt, und sie zählen nur. Aladins Zelt und das Haus des Dschinns bleiben geschlossen.
setting-version-pro = Profispiel
    .what = Artefakte liegen offen und haben Kräfte, es gibt 21 Zauberkarten, und du darfst dazwischen reagieren. Schluss ist, wenn das letzte Artefakt verkauft ist.
setting-payment = Bezahlen
setting-payment-split = Frei aufteilen
    .what = So viele Sorten wie Figuren, nach Belieben aufgeteilt.
setting-payment-match = Figur für Figur
    .what = Jede Figur bezahlst du in einer eigenen Sorte.
setting-length = Dauer
setting-length-first-to-three = Bis drei
    .what = Schluss ist nach der Runde, in der jemand 3 Artefakte besitzt.
setting-length-full = Ganze Partie
    .what = Schluss ist, wenn das letzte Artefakt verkauft ist.
setting-rooms = Palastfelder
setting-rooms-five = Alle fünf
    .what = Alle 5 Palastfelder, mit je 6 Artefakten.
setting-rooms-players = Eines je Person
    .what = Artefakte, für die kein Palastfeld da ist, bleiben ungesehen draußen.
setting-ledger = Merkzettel
setting-ledger-on = Zu sehen
    .what = Alle sehen, was man sich von den Schätzen der anderen hätte merken können.
setting-ledger-off = Nicht zu sehen
    .what = Die Schätze der anderen merkst du dir selbst.

## Wo die Runde steht
phase-preparing = Eine Runde beginnt
phase-placing = { $it ->
    [you] Setzen: du
   *[other] Setzen: { $it-name }
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
rule-M7-2 = Sind die Zauberkarten zu Ende, kommt der Ablagestapel gemischt zurück.
rule-M7-3 = Wer im Haus des Dschinns am stärksten ist, darf in dieser Runde 2 Artefakte benutzen statt 1.
rule-M8-1 = Wer auf dem Markt am stärksten ist, darf einmal 1 Schatz geben und 3 beliebige aus dem Vorrat nehmen, oder so viele, wie noch da sind.
rule-M8-3 = Wer in der Karawanserei am stärksten ist, nimmt das Kamel und beginnt von da an.
rule-M9-1 = Erst zeigt sich der Palastwächter, dann decken alle ihre Figuren dort auf.
rule-M9-2 = Wer so stark ist wie der Palastwächter, darf in den Palast; wer schwächer ist, zahlt genau den Unterschied, in beliebigen Sorten.
rule-M9-3 = Wer beim Palastwächter zu schwach ist, entscheidet: bestechen oder draußen bleiben.
rule-M9-4 = Wer nicht in den Palast darf, nimmt alle Figuren von dort zurück und kommt in dieser Runde auch nicht mehr hinein.
rule-M10-1 = In jedem Palastfeld darf, wer am stärksten ist, das Artefakt kaufen; wer verzichtet, überlässt es den Nächststärksten.
rule-M10-2 = Der Preis ist genau die Stärke deiner Figuren in dem Palastfeld.
rule-M10-3 = Du zahlst in genau so vielen Sorten, wie du dort Figuren hast.
rule-M10-4 = Du bezahlst jede Figur in einer eigenen Sorte.
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
rule-MR1 = Sind die Schatzkarten zu Ende, kommen die benutzten gemischt zurück.
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
