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

## Symbole der Schatzkarten
symbol-crown = Kronen
    .gender = f
    .one = Krone
    .many = Kronen
    .many-dat = Kronen
symbol-pearl = Perlen
    .gender = f
    .one = Perle
    .many = Perlen
    .many-dat = Perlen
symbol-gem = Edelsteine
    .gender = m
    .one = Edelstein
    .many = Edelsteine
    .many-dat = Edelsteinen
symbol-cup = Pokale
    .gender = m
    .one = Pokal
    .many = Pokale
    .many-dat = Pokalen
symbol-gold = Goldbarren
    .gender = m
    .one = Goldbarren
    .many = Goldbarren
    .many-dat = Goldbarren

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

## Wann jemand reagieren darf
moment-a = Bevor das Setzen beginnt
moment-b = Vor dem nächsten Helden
moment-c = Nach dem Setzen
moment-d = Beim Aufdecken
moment-e = Nach den Höhlen, vor der Stadt
moment-f = Bei der Palastwache
moment-g = Nach einem Kauf
moment-o = Vor dem Kauf

## Ausgespielte Karten und worauf sie zielen. „none“ ist nie zu sehen: danach wird nur ausgewählt.
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } als { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-nothing = none
target-hero = auf Held Nr. { $it }
target-move = auf Held Nr. { $it }, { $to-to }
target-place = auf { $it-acc }
target-for = { $to ->
    [you] { $it-to }, für dich
   *[other] { $it-to }, für { $to-name }
}
target-kind = für { $it-a-acc }
target-swap = auf { $it-acc }, für { $to-a-acc } aus dem Stapel
target-barter = { $it-at }, { $to-a-acc } gegen { $with-acc }
target-play = { $it ->
    [0] gegen die 1. ausgespielte Karte
    [1] gegen die 2. ausgespielte Karte
    [2] gegen die 3. ausgespielte Karte
    [3] gegen die 4. ausgespielte Karte
    [4] gegen die 5. ausgespielte Karte
   *[other] gegen eine spätere Karte
}

## Dasselbe mit Blick auf den Tisch: ein Held nach seinem Ort, eine Karte nach ihrem Namen. Helden stehen im Akkusativ.
hero-hidden = { $owner ->
    [you] deinen verdeckten Helden { $place-at } (Nr. { $number })
   *[other] einen verdeckten Helden von { $owner-name } { $place-at } (Nr. { $number })
}
hero-down = { $owner ->
    [you] deine { $value } { $place-at } (verdeckt)
   *[other] die { $value } von { $owner-name } { $place-at } (verdeckt)
}
hero-open = { $owner ->
    [you] deine { $value } { $place-at }
   *[other] die { $value } von { $owner-name } { $place-at }
}
target-hero-named = auf { $hero }
target-move-named = auf { $hero }, { $to-to }
target-play-named = { $seat ->
    [you] gegen *{ $card }* von dir
   *[other] gegen *{ $card }* von { $seat-name }
}

## Eine Zahlung; ohne Bestechungsgeld wird „nichts“ ausgewählt
payment = { $bribe ->
    [nichts] { $price }
   *[other] { $price }; der Wache: { $bribe }
}
