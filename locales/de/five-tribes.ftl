# Five Tribes: Hauptwörter. Orte haben .gender .the .acc .at .to .from .short; Gezähltes .gender .one .many .many-dat; Einzelnes und Personen auch
# .a .a-acc .the .acc .dat.

## Arten von Plättchen
land-village = Dorf
    .gender = n
    .the = das Dorf
    .acc = das Dorf
    .at = im Dorf
    .to = ins Dorf
    .from = aus dem Dorf
    .short = Dorf
land-sacred = Heiliger Ort
    .gender = m
    .the = der Heilige Ort
    .acc = den Heiligen Ort
    .at = am Heiligen Ort
    .to = an den Heiligen Ort
    .from = vom Heiligen Ort
    .short = Heil.Ort
land-oasis = Oase
    .gender = f
    .the = die Oase
    .acc = die Oase
    .at = in der Oase
    .to = in die Oase
    .from = aus der Oase
    .short = Oase
land-small-market = Kleiner Markt
    .gender = m
    .the = der Kleine Markt
    .acc = den Kleinen Markt
    .at = auf dem Kleinen Markt
    .to = auf den Kleinen Markt
    .from = vom Kleinen Markt
    .short = Kl.Markt
land-large-market = Großer Markt
    .gender = m
    .the = der Große Markt
    .acc = den Großen Markt
    .at = auf dem Großen Markt
    .to = auf den Großen Markt
    .from = vom Großen Markt
    .short = Gr.Markt
land-workshop = Werkstatt
    .gender = f
    .the = die Werkstatt
    .acc = die Werkstatt
    .at = in der Werkstatt
    .to = in die Werkstatt
    .from = aus der Werkstatt
    .short = Werkst.
land-specialized-market = Spezialisierter Markt
    .gender = m
    .the = der Spezialisierte Markt
    .acc = den Spezialisierten Markt
    .at = auf dem Spezialisierten Markt
    .to = auf den Spezialisierten Markt
    .from = vom Spezialisierten Markt
    .short = Sp.Markt
land-chasm = Abgrund
    .gender = m
    .the = der Abgrund
    .acc = den Abgrund
    .at = am Abgrund
    .to = an den Abgrund
    .from = vom Abgrund
    .short = Abgrund

## Ein Plättchen auf dem Tisch: seine Art, mit Zeile und Spalte ab 1
tile = { $land } ({ $field })
    .gender = { $land-gender }
    .the = { $land-the } ({ $field })
    .acc = { $land-acc } ({ $field })
    .at = { $land-at } ({ $field })
    .to = { $land-to } ({ $field })
    .from = { $land-from } ({ $field })
    .where = ({ $field })

## Sippen. Baumeister und Meuchelmörder fragen auch: .ask ist die Frage, .why der Grund.
tribe-vizier = Wesire
    .gender = m
    .a = ein Wesir
    .a-acc = einen Wesir
    .the = der Wesir
    .acc = den Wesir
    .dat = dem Wesir
    .one = Wesir
    .one-acc = Wesir
    .many = Wesire
    .many-dat = Wesiren
tribe-elder = Älteste
    .gender = m
    .a = ein Ältester
    .a-acc = einen Ältesten
    .the = der Älteste
    .acc = den Ältesten
    .dat = dem Ältesten
    .one = Ältester
    .one-acc = Ältesten
    .many = Älteste
    .many-dat = Ältesten
tribe-merchant = Kaufleute
    .gender = m
    .a = ein Kaufmann
    .a-acc = einen Kaufmann
    .the = der Kaufmann
    .acc = den Kaufmann
    .dat = dem Kaufmann
    .one = Kaufmann
    .one-acc = Kaufmann
    .many = Kaufleute
    .many-dat = Kaufleuten
tribe-builder = Baumeister
    .gender = m
    .a = ein Baumeister
    .a-acc = einen Baumeister
    .the = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .one = Baumeister
    .one-acc = Baumeister
    .many = Baumeister
    .many-dat = Baumeistern
    .ask = Wie viele Fakire helfen deinen Baumeistern?
    .why = Jeder Fakir, den du ablegst, zählt wie ein weiterer Baumeister.
tribe-assassin = Meuchelmörder
    .gender = m
    .a = ein Meuchelmörder
    .a-acc = einen Meuchelmörder
    .the = der Meuchelmörder
    .acc = den Meuchelmörder
    .dat = dem Meuchelmörder
    .one = Meuchelmörder
    .one-acc = Meuchelmörder
    .many = Meuchelmörder
    .many-dat = Meuchelmördern
    .ask = Wen bringen deine Meuchelmörder um?
    .why = Einen Meeple auf einem Plättchen in Reichweite oder einen, der vor jemand anderem steht. Für jeden Schritt über die Reichweite hinaus legst du einen Fakir ab.
tribe-artisan = Kunstschmiede
    .gender = m
    .a = ein Kunstschmied
    .a-acc = einen Kunstschmied
    .the = der Kunstschmied
    .acc = den Kunstschmied
    .dat = dem Kunstschmied
    .one = Kunstschmied
    .one-acc = Kunstschmied
    .many = Kunstschmiede
    .many-dat = Kunstschmieden
victims-both = 2 { $one-many }
victims = { $other ->
    [none] { $one-a-acc }
   *[other] { $one-a-acc } und { $other-a-acc }
}

## Kamel und Zelt
piece-camel = Kamel
    .gender = n
    .which = ein Kamel
    .with = mit einem Kamel
    .one = Kamel
    .many = Kamele
    .many-dat = Kamelen
piece-tent = Zelt
    .gender = n
    .which = das Zelt
    .with = mit dem Zelt
    .one = Zelt
    .many = Zelte
    .many-dat = Zelten

## Was auf Plättchen wächst, und der Dschinn, der es versetzt
growth-palm = Palme
    .gender = f
    .a = eine Palme
    .a-acc = eine Palme
    .the = die Palme
    .acc = die Palme
    .dat = der Palme
    .one = Palme
    .many = Palmen
    .many-dat = Palmen
    .mover = { djinn-lamia }
growth-palace = Palast
    .gender = m
    .a = ein Palast
    .a-acc = einen Palast
    .the = der Palast
    .acc = den Palast
    .dat = dem Palast
    .one = Palast
    .many = Paläste
    .many-dat = Palästen
    .mover = { djinn-hagis }

## Rohstoffkarten: mit × gezählt
card-ivory = Elfenbein
    .gender = n
    .one = Elfenbein
card-jewels = Edelsteine
    .gender = pl
    .one = Edelsteine
card-gold-ware = Goldwaren
    .gender = pl
    .one = Goldwaren
card-papyrus = Papyrus
    .gender = m
    .one = Papyrus
card-silk = Seide
    .gender = f
    .one = Seide
card-spice = Gewürze
    .gender = pl
    .one = Gewürze
card-fish = Fisch
    .gender = m
    .one = Fisch
card-wheat = Getreide
    .gender = n
    .one = Getreide
card-pottery = Töpferwaren
    .gender = pl
    .one = Töpferwaren
card-fakir = Fakir
    .gender = m
    .one = Fakir
times = { $n } × { $kind-one }

## Dschinn: Titel, nie gebeugt
djinn-al-amin = Al-Amin
djinn-anun-nak = Anun-Nak
djinn-baal = Ba’al
djinn-boaz = Boaz
djinn-bouraq = Bouraq
djinn-echidna = Echidna
djinn-enki = Enki
djinn-hagis = Hagis
djinn-haurvatat = Haurvatat
djinn-iblis = Iblis
djinn-jafaar = Jafaar
djinn-kandicha = Kandicha
djinn-kumarbi = Kumarbi
djinn-lamia = Lamia
djinn-leta = Leta
djinn-marid = Marid
djinn-monkir = Monkir
djinn-nekir = Nekir
djinn-shamhat = Shamhat
djinn-sibittis = Sibittis
djinn-sloar = Sloar
djinn-utug = Utug
djinn-ptah = Ptah
djinn-geb = Geb

## Gegenstände
item-scimitar = Flammender Krummsäbel
    .gender = m
    .a = ein Flammender Krummsäbel
    .a-acc = einen Flammenden Krummsäbel
    .the = der Flammende Krummsäbel
    .acc = den Flammenden Krummsäbel
    .dat = dem Flammenden Krummsäbel
    .one = Flammender Krummsäbel
    .many = Flammende Krummsäbel
    .many-dat = Flammenden Krummsäbeln
item-lamp = Wunderlampe
    .gender = f
    .a = eine Wunderlampe
    .a-acc = eine Wunderlampe
    .the = die Wunderlampe
    .acc = die Wunderlampe
    .dat = der Wunderlampe
    .one = Wunderlampe
    .many = Wunderlampen
    .many-dat = Wunderlampen
item-flute = Zauberflöte
    .gender = f
    .a = eine Zauberflöte
    .a-acc = eine Zauberflöte
    .the = die Zauberflöte
    .acc = die Zauberflöte
    .dat = der Zauberflöte
    .one = Zauberflöte
    .many = Zauberflöten
    .many-dat = Zauberflöten
item-carpet = Fliegender Teppich
    .gender = m
    .a = ein Fliegender Teppich
    .a-acc = einen Fliegenden Teppich
    .the = der Fliegende Teppich
    .acc = den Fliegenden Teppich
    .dat = dem Fliegenden Teppich
    .one = Fliegender Teppich
    .many = Fliegende Teppiche
    .many-dat = Fliegenden Teppichen
item-ring = Ring der Wiedergeburt
    .gender = m
    .a = ein Ring der Wiedergeburt
    .a-acc = einen Ring der Wiedergeburt
    .the = der Ring der Wiedergeburt
    .acc = den Ring der Wiedergeburt
    .dat = dem Ring der Wiedergeburt
    .one = Ring der Wiedergeburt
    .many = Ringe der Wiedergeburt
    .many-dat = Ringen der Wiedergeburt
item-talisman = Talisman des Sturms
    .gender = m
    .a = ein Talisman des Sturms
    .a-acc = einen Talisman des Sturms
    .the = der Talisman des Sturms
    .acc = den Talisman des Sturms
    .dat = dem Talisman des Sturms
    .one = Talisman des Sturms
    .many = Talismane des Sturms
    .many-dat = Talismanen des Sturms
item-horn = Füllhorn
    .gender = n
    .a = ein Füllhorn
    .a-acc = ein Füllhorn
    .the = das Füllhorn
    .acc = das Füllhorn
    .dat = dem Füllhorn
    .one = Füllhorn
    .many = Füllhörner
    .many-dat = Füllhörnern
item-jewellery = Schmuckstück
    .gender = n
    .a = ein Schmuckstück
    .a-acc = ein Schmuckstück
    .the = das Schmuckstück
    .acc = das Schmuckstück
    .dat = dem Schmuckstück
    .one = Schmuckstück
    .many = Schmuckstücke
    .many-dat = Schmuckstücken
item-chest = Schatztruhe
    .gender = f
    .a = eine Schatztruhe
    .a-acc = eine Schatztruhe
    .the = die Schatztruhe
    .acc = die Schatztruhe
    .dat = der Schatztruhe
    .one = Schatztruhe
    .many = Schatztruhen
    .many-dat = Schatztruhen
item-crown = Krone
    .gender = f
    .a = eine Krone
    .a-acc = eine Krone
    .the = die Krone
    .acc = die Krone
    .dat = der Krone
    .one = Krone
    .many = Kronen
    .many-dat = Kronen

## Was du für eine Kraft oder auf einem Plättchen gibst, im Akkusativ
payment-elder = 1 Ältesten
payment-fakir = 1 Fakir
payment-two-elders = 2 Älteste
payment-elder-and-fakir = 1 Ältesten und 1 Fakir
payment-artisan = 1 Kunstschmied
payment-two-fakirs = 2 Fakire

## Was ein Dschinn jedes Mal kostet
cost-free = kostenlos
cost-either = 1 Ältester oder 1 Fakir
cost-elder-and-either = 1 Ältester, dazu 1 Ältester oder Fakir
cost-fakir = 1 Fakir
cost-fakirs = Fakire
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
    .dat = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }

## Woher Gold kommt
source-builders = von den Baumeistern
source-kandicha = von *{ djinn-kandicha }*
source-marid = von *{ djinn-marid }*
source-monkir = von *{ djinn-monkir }*
source-nekir = von *{ djinn-nekir }*
source-baal = von *{ djinn-baal }*
source-sale = für den Satz

## Stapel
supply-cards = Rohstoffkarten
    .many = Rohstoffkarten
supply-djinns = Dschinn
    .many = Dschinn
supply-items = Gegenstände
    .many = Gegenstände

## Momente eines Zuges
stage-before-move = vor dem Ziehen
stage-before-tribe = vor der Aktion der Sippe
stage-before-tile = vor der Aktion des Plättchens
stage-closing = bevor der Zug endet

## Wie gezogen wird
ride-carpet = mit dem Fliegenden Teppich

## Was geschieht. $by ist am Zug, wo das Ereignis nicht sagt, wer handelt.
event-redealt = Ein Plättchen wäre nicht zu erreichen: Alle kommen neu auf den Tisch.
event-renewed = Keine { $supply-many } mehr im Stapel: Der Ablagestapel kommt gemischt zurück.
event-bid = { $seat ->
    [you] { $fakirs ->
        [0] { $price ->
            [0] Du bietest *{ $spot }*.
           *[other] Du bietest *{ $spot }* und zahlst { $price } Gold.
        }
        [one] Du bietest *{ $spot }*, legst { $fakirs } Fakir ab und zahlst { $price } Gold.
       *[other] Du bietest *{ $spot }*, legst { $fakirs } Fakire ab und zahlst { $price } Gold.
    }
   *[other] { $fakirs ->
        [0] { $price ->
            [0] { $seat-name } bietet *{ $spot }*.
           *[other] { $seat-name } bietet *{ $spot }* und zahlt { $price } Gold.
        }
        [one] { $seat-name } bietet *{ $spot }*, legt { $fakirs } Fakir ab und zahlt { $price } Gold.
       *[other] { $seat-name } bietet *{ $spot }*, legt { $fakirs } Fakire ab und zahlt { $price } Gold.
    }
}
event-picked-up = { $by ->
    [you] { $ride ->
        [none] Du nimmst { $tile-from } auf: *{ $meeples }*.
       *[other] Du nimmst { $tile-from } auf: *{ $meeples }*. Der letzte Meeple fliegt auf dem Teppich.
    }
   *[other] { $ride ->
        [none] { $by-name } nimmt { $tile-from } auf: *{ $meeples }*.
       *[other] { $by-name } nimmt { $tile-from } auf: *{ $meeples }*. Der letzte Meeple fliegt auf dem Teppich.
    }
}
event-dropped = { $by ->
    [you] Du setzt { $tribe-a-acc } { $tile-at } ab.
   *[other] { $by-name } setzt { $tribe-a-acc } { $tile-at } ab.
}
event-took = { $by ->
    [you] Du nimmst *{ $number } { $tribe-many }* { $tile-from }.
   *[other] { $by-name } nimmt *{ $number } { $tribe-many }* { $tile-from }.
}
event-controlled = { $seat ->
    [you] Du nimmst *{ $tile-acc }* { $piece-with } in Besitz.
   *[other] { $seat-name } nimmt *{ $tile-acc }* { $piece-with } in Besitz.
}
event-gained = { $seat ->
    [you] Du erhältst *{ $gold } Gold* { $from }.
   *[other] { $seat-name } erhält *{ $gold } Gold* { $from }.
}
event-paid = { $seat ->
    [you] Du zahlst *{ $gold } Gold*.
   *[other] { $seat-name } zahlt *{ $gold } Gold*.
}
event-spent = { $seat ->
    [you] Du gibst *{ $payment }* ab.
   *[other] { $seat-name } gibt *{ $payment }* ab.
}
event-fakirs-discarded = { $seat ->
    [you] { $number ->
        [one] Du legst *{ $number } Fakir* ab.
       *[other] Du legst *{ $number } Fakire* ab.
    }
   *[other] { $number ->
        [one] { $seat-name } legt *{ $number } Fakir* ab.
       *[other] { $seat-name } legt *{ $number } Fakire* ab.
    }
}
event-received = { $seat ->
    [you] { $number ->
        [one] Du stellst *{ $tribe-a-acc }* vor dich.
       *[other] Du stellst *{ $number } { $tribe-many }* vor dich.
    }
   *[other] { $number ->
        [one] { $seat-name } stellt *{ $tribe-a-acc }* vor sich.
       *[other] { $seat-name } stellt *{ $number } { $tribe-many }* vor sich.
    }
}
event-cards-drawn = { $number ->
    [one] { $seat-name } zieht *{ $number } Karte* vom Stapel.
   *[other] { $seat-name } zieht *{ $number } Karten* vom Stapel.
}
event-cards-revealed = { $seat ->
    [you] Du kannst dein Gebot nicht zahlen und zeigst: *{ $cards }*.
   *[other] { $seat-name } kann das Gebot nicht zahlen und zeigt: *{ $cards }*.
}
event-you-drew = Du ziehst vom Stapel: *{ $cards }*. Das weißt nur du.
event-killed = { $by ->
    [you] Deine Meuchelmörder bringen { $tribe-a-acc } { $tile-at } um.
   *[other] Die Meuchelmörder von { $by-name } bringen { $tribe-a-acc } { $tile-at } um.
}
event-murdered = { $by ->
    [you] Deine Meuchelmörder bringen { $tribe-a-acc } von { $seat-name } um.
   *[other] { $seat ->
        [you] Die Meuchelmörder von { $by-name } bringen { $tribe-a-acc } von dir um.
       *[other] Die Meuchelmörder von { $by-name } bringen { $tribe-a-acc } von { $seat-name } um.
    }
}
event-spared = { $by ->
    [you] Deine Meuchelmörder bringen niemanden um.
   *[other] Die Meuchelmörder von { $by-name } bringen niemanden um.
}
event-palm-placed = { $by ->
    [you] Du stellst eine *Palme* { $tile-to }.
   *[other] { $by-name } stellt eine *Palme* { $tile-to }.
}
event-palace-placed = { $by ->
    [you] Du stellst einen *Palast* { $tile-to }.
   *[other] { $by-name } stellt einen *Palast* { $tile-to }.
}
event-djinn-used = { $by ->
    [you] { $tile ->
        [none] Du nutzt die Kraft von *{ $djinn }*.
       *[other] Du nutzt die Kraft von *{ $djinn }* { $tile-at }.
    }
   *[other] { $tile ->
        [none] { $by-name } nutzt die Kraft von *{ $djinn }*.
       *[other] { $by-name } nutzt die Kraft von *{ $djinn }* { $tile-at }.
    }
}
event-djinn-got = { $seat ->
    [you] Du beschwörst *{ $djinn }*.
   *[other] { $seat-name } beschwört *{ $djinn }*.
}
event-djinns-drawn = { $number ->
    [one] { $seat-name } zieht { $number } Dschinn.
   *[other] { $seat-name } zieht { $number } Dschinn und behält einen davon.
}
event-you-saw-djinns = Du ziehst: *{ $djinns }*. Die anderen sehen es nicht.
event-djinn-discarded = *{ $djinn }* kommt auf den Ablagestapel.
event-arrived = Aus dem Beutel { $tile-to }: *{ $meeples }*.
event-item-used = { $by ->
    [you] Du benutzt *{ $item-acc }*.
   *[other] { $by-name } benutzt *{ $item-acc }*.
}
event-items-drawn = { $number ->
    [one] { $seat-name } zieht { $number } Gegenstand.
   *[other] { $seat-name } zieht { $number } Gegenstände und behält einen davon.
}
event-you-saw-items = Du ziehst: *{ $items }*. Die anderen sehen es nicht.
event-items-kept = { $number ->
    [one] { $seat-name } behält *{ $number } Gegenstand*, verdeckt.
   *[other] { $seat-name } behält *{ $number } Gegenstände*, verdeckt.
}
event-you-kept = Du behältst verdeckt: *{ $items }*. Das weißt nur du.
event-item-discarded = Auf den Ablagestapel kommt *{ $item-the }*.
event-item-fetched = { $seat ->
    [you] Du holst *{ $item-acc }* vom Ablagestapel.
   *[other] { $seat-name } holt *{ $item-acc }* vom Ablagestapel.
}
event-aimed = Die Wahl fällt auf *{ $tile-acc }*.
event-removed = { $by ->
    [you] Du entfernst { $tribe-a-acc } { $tile-from }.
   *[other] { $by-name } entfernt { $tribe-a-acc } { $tile-from }.
}
event-lured = Die Zauberflöte lockt { $tribe-a-acc } { $from-from } { $to-to }.
event-piece-moved = { $seat ->
    [you] Du gibst { $from-acc } auf und nimmst *{ $to-acc }* in Besitz.
   *[other] { $seat-name } gibt { $from-acc } auf und nimmt *{ $to-acc }* in Besitz.
}
event-sorted = Platz { $place } der Reihe: { $card-one }.
event-sold = { $seat ->
    [you] Du verkaufst *{ $cards }*.
   *[other] { $seat-name } verkauft *{ $cards }*.
}
event-no-move = { $seat ->
    [you] Für dich ist *kein Zug möglich*.
   *[other] Für { $seat-name } ist *kein Zug möglich*.
}
event-last-round = Das ist die *letzte Runde*.
event-hand-shown = { $items ->
    [none] { $seat ->
        [you] Du zeigst an Karten: *{ $cards }*.
       *[other] { $seat-name } zeigt an Karten: *{ $cards }*.
    }
   *[other] { $seat ->
        [you] Du zeigst an Karten: *{ $cards }*, an Gegenständen: *{ $items }*.
       *[other] { $seat-name } zeigt an Karten: *{ $cards }*, an Gegenständen: *{ $items }*.
    }
}
event-scored = { $seat ->
    [you] Du hast *{ $points }*: { $parts }.
   *[other] { $seat-name } hat *{ $points }*: { $parts }.
}

## Punkte
score-gold = Gold
score-viziers = Wesire
score-elders = Älteste
score-artisans = Kunstschmiede
score-djinns = Dschinn
score-tiles = Plättchen
score-palms = Palmen
score-palaces = Paläste
score-tent = Zelt
score-cards = Karten
score-items = Gegenstände
score-part = { $what } { $points }

## Mehrere Ereignisse in einer Zeile
log-laid = *{ $number } Plättchen* liegen aus, mit je 3 Meeples.
log-markers = Bietreihenfolge: { $them }.
log-cards = Neu in der Reihe: { $them }.
log-djinns = Neu bei den Dschinn: { $them }.
log-taken = { $by ->
    [you] Du nimmst aus der Reihe: *{ $them }*.
   *[other] { $by-name } nimmt aus der Reihe: *{ $them }*.
}
log-turn = { $seat ->
    [you] Du bist am Zug
   *[other] { $seat-name } ist am Zug
}
log-round = Runde { $round }
log-end = Die Partie ist zu Ende

## Was eine Antwort bringt, in wenigen Wörtern darunter
prospect-bid = bisher Platz { $place }, { $gold } Gold übrig
prospect-set = { $gold } Gold
prospect-set-more = { $gold } Gold, mit mehr Sorten bis zu { $most }
prospect-gain = { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}
prospect-loss = { $points ->
    [one] { $points } Punkt weniger
   *[other] { $points } Punkte weniger
}
prospect-gold = dann { $gold } Gold
prospect-gold-points = dann { $gold } Gold, { $then }

## Fragen, und darunter warum
question-bid = Biete um deinen Platz in der Zugreihenfolge.
    .why = Wer mehr zahlt, ist früher dran. Stehen mehrere auf der 0, ist zuerst dran, wer zuletzt kommt.
question-start = Nimm alle Meeples eines Plättchens auf.
    .why = Unterwegs setzt du sie einzeln ab. Vorher darfst du Kräfte nutzen.
question-drop = Setze einen Meeple auf dem nächsten Plättchen ab.
    .why = { $ride ->
        [none] Auf der Hand: { $hand }. Der letzte muss jemanden aus seiner Sippe antreffen.
       *[other] Auf der Hand: { $hand }. Der letzte fliegt und muss jemanden aus seiner Sippe antreffen.
    }
question-piece = Kamel oder Zelt?
    .why = Du nimmst { $tile-acc } in Besitz, mit einem Kamel oder, einmal in der Partie, mit deinem Zelt.
question-window = Willst du eine Kraft nutzen?
    .why = Das geht jetzt, { $stage }. Sonst mach einfach weiter.
question-tribe = { $tribe-ask }
    .why = { $tribe-why }
question-keep-item = Welchen Gegenstand behältst du?
    .why = Gezogen: { $drawn }. Was du nicht behältst, kommt offen auf den Ablagestapel.
question-place = Wohin stellst du { $growth-acc }?
    .why = Hierher, { $tile-to }, oder mit *{ $growth-mover }* auf ein Plättchen ringsum.
question-keep-djinn = Welchen Dschinn behältst du?
    .why = Gezogen: { $drawn }. Wen du nicht behältst, der kommt auf den Ablagestapel.
question-scimitar = Wo schlägt der Krummsäbel zu?
    .why = Er entfernt 2 Meeples von einem Plättchen deiner Wahl.
question-strike = Wen entfernt der Krummsäbel?
    .why = Du hast { $tile-acc } gewählt.
question-lamp = Welchen Dschinn nimmst du?
    .why = Die Wunderlampe bringt dir einen der offenen oder den obersten vom Stapel, ungesehen.
question-flute = Wo spielst du die Zauberflöte?
    .why = Bis zu 5 Meeples kommen von angrenzenden Plättchen dorthin.
question-lure = Wer folgt der Zauberflöte?
    .why = { $moved ->
        [0] Der Weg führt { $target-to }.
        [one] Der Weg führt { $target-to }. { $moved } Meeple ist schon da.
       *[other] Der Weg führt { $target-to }. { $moved } Meeples sind schon da.
    }
question-ring = Welchen Gegenstand holst du?
    .why = Der Ring bringt dir einen vom Ablagestapel.
question-talisman = Welches deiner Plättchen gibst du auf?
    .why = Der Talisman trägt dein Kamel oder Zelt von dort auf ein Plättchen, das niemandem gehört.
question-settle = Wohin damit?
    .why = Fort { $from-from }, auf ein beliebiges Plättchen, das niemandem gehört.
question-sort = Welche Karte kommt auf Platz { $place } der Reihe?
    .why = Mit dem Füllhorn ordnest du die ganze Reihe nach Belieben.
question-closing = Verkaufe Güter oder beende deinen Zug.
    .why = Einen Satz stellst du Karte für Karte zusammen, lauter verschiedene. Kräfte darfst du noch nutzen.

## Fragen, die mehr sagen, wo der Tisch bekannt ist
question-start-stuck = Es ist kein Zug möglich.
    .why = Kräfte darfst du noch nutzen. Wird dadurch kein Zug möglich, sag es an.
question-tile-sacred = Beschwörst du einen Dschinn?
    .why = Für 2 Älteste oder für 1 Ältesten und 1 Fakir.
question-tile-small-market = Kaufst du eine Karte?
    .why = 3 Gold für eine der ersten 3 Karten der Reihe.
question-tile-large-market = Kaufst du Karten?
    .why = 6 Gold für bis zu 2 der ersten 6 Karten der Reihe.
question-tile-specialized-market = Kaufst du eine Karte?
    .why = 4 Gold für eine beliebige Karte der Reihe.
question-tile-workshop = Lässt du einen Gegenstand schmieden?
    .why = Den obersten vom Stapel, für 1 Kunstschmied oder 2 Fakire.

## Was die anderen unterdessen lesen, und am Schluss
asked-bid = { $seat-name } bietet.
asked-start = { $seat-name } beginnt den Zug.
asked-drop = { $seat-name } ist unterwegs. Auf der Hand: { $hand }.
asked-piece = { $seat-name } nimmt { $tile-acc } in Besitz.
asked-window = { $seat-name } darf jetzt Kräfte nutzen, { $stage }.
asked-tribe = { $seat-name } lässt die { $tribe-many } handeln.
asked-keep-item = { $seat-name } wählt einen Gegenstand.
asked-tile = { $seat-name } darf das Plättchen nutzen.
asked-place = { $seat-name } sucht einen Platz für { $growth-a-acc }.
asked-keep-djinn = { $seat-name } wählt einen Dschinn.
asked-scimitar = { $seat-name } zieht den Krummsäbel.
asked-strike = { $seat-name } schlägt { $tile-at } mit dem Krummsäbel zu.
asked-lamp = { $seat-name } reibt die Wunderlampe.
asked-flute = { $seat-name } setzt die Zauberflöte an.
asked-lure = { $seat-name } spielt { $target-at } die Zauberflöte.
asked-ring = { $seat-name } dreht am Ring.
asked-talisman = { $seat-name } hebt den Talisman.
asked-settle = { $seat-name } gibt { $from-acc } für ein anderes Plättchen auf.
asked-sort = { $seat-name } ordnet die Reihe.
asked-closing = { $seat-name } darf verkaufen, bevor der Zug endet.
status-won = { $winner ->
    [you] Die Partie ist zu Ende. Du gewinnst mit { $points-dat }.
   *[other] Die Partie ist zu Ende. { $winner-name } gewinnt mit { $points-dat }.
}
    .why = { $place ->
        [none] Alles liegt offen.
        [1] Alles liegt offen.
       *[other] Du hast { $mine }: Platz { $place }.
    }
status-shared = Die Partie ist zu Ende. Mit je { $points-dat } teilen sich den Sieg: { $winners }.
    .why = { $place ->
        [none] Alles liegt offen.
        [1] Alles liegt offen.
       *[other] Du hast { $mine }: Platz { $place }.
    }

## Antworten: Schaltflächen und Menüs
action-bid = { $fakirs ->
    [0] { $spot } bieten
    [one] { $spot } bieten, mit { $fakirs } Fakir
   *[other] { $spot } bieten, mit { $fakirs } Fakiren
}
action-use = { $tile ->
    [none] *{ $djinn }* nutzen, für { $payment }
   *[other] *{ $djinn }* { $tile-at } nutzen, für { $payment }
}
    .head = { $djinn }, für { $payment }
    .label = { $tile ->
        [none] –
       *[other] { $tile-where }
    }
action-item = Benutzen: { $it }
action-pick-up = { $ride ->
    [none] Meeples { $tile-from } aufnehmen
   *[other] Meeples { $tile-from } aufnehmen, { $ride }
}
    .head = { $ride ->
        [none] Aufnehmen
       *[other] Aufnehmen, { $ride }
    }
    .label = { $tile-where }
action-drop = { $tribe-one-acc } { $tile-at } absetzen
    .head = { $tribe-one-acc } absetzen
    .label = { $tile-where }
action-no-move = Ansagen: kein Zug möglich
action-place = { $it } aufstellen
action-builders = { $fakirs ->
    [0] Keinen Fakir ablegen
    [one] { $fakirs } Fakir ablegen
   *[other] { $fakirs } Fakire ablegen
}
action-kill = { $fakirs ->
    [none] Umbringen: { $victims } { $tile-at }
    [one] Umbringen: { $victims } { $tile-at }, für { $fakirs } Fakir
   *[other] Umbringen: { $victims } { $tile-at }, für { $fakirs } Fakire
}
    .head = { $fakirs ->
        [none] Umbringen { $tile-where }
        [one] Umbringen { $tile-where }, für { $fakirs } Fakir
       *[other] Umbringen { $tile-where }, für { $fakirs } Fakire
    }
    .label = { $victims }
action-murder = Umbringen: { $victims } von { $seat-name }
    .head = Umbringen bei { $seat-name }
    .label = { $victims }
action-spare = Niemanden umbringen
action-keep-item = Behalten: { $it }
action-keep-djinn = *{ $it }* behalten
action-decline = Verzichten
action-buy = { $second ->
    [none] { $first } kaufen
   *[other] { $first } und { $second } kaufen
}
action-summon = *{ $djinn }* beschwören, für { $payment }
    .head = { $djinn } beschwören
    .label = für { $payment }
action-craft = Obersten Gegenstand nehmen, für { $it }
action-here = Hier aufstellen
action-there = { $tile }: dort aufstellen, für { $payment }
    .head = Aufstellen, für { $payment }
    .label = { $tile-where }
action-wish = *{ $it }* nehmen
action-wish-unseen = Obersten Dschinn ungesehen nehmen
action-fetch = Holen: { $it }
action-strike = Zuschlagen { $it-at }
    .head = Zuschlagen
    .label = { $it-where }
action-remove = Entfernen: { $it }
action-lift = Aufgeben: { $it }
    .head = Aufgeben
    .label = { $it-where }
action-settle = In Besitz nehmen: { $it }
    .head = In Besitz nehmen
    .label = { $it-where }
action-charm = Zauberflöte { $it-at } spielen
    .head = Zauberflöte spielen
    .label = { $it-where }
action-lure = { $tribe-one-acc } { $tile-from } locken
    .head = { $tribe-one-acc } locken
    .label = { $tile-where }
action-enough = Es dabei lassen
action-next = Als Nächstes: { $it }
action-offer = { $it } zum Satz legen
action-sell = Satz verkaufen, für { $gold } Gold
action-continue = Weitermachen
action-end-turn = Zug beenden

## Warum eine Antwort nicht geht
illegal-game-over = Die Partie ist zu Ende.
illegal-not-your-bid = Gerade bietet jemand anders.
illegal-not-your-turn = Gerade ist jemand anders am Zug.
illegal-other-question = Gefragt ist etwas anderes: { $question }
illegal-nobody-moves = Jemand fand keinen Zug mehr, darum zieht in dieser Partie niemand mehr.
illegal-spot-taken = Auf diesem Platz steht schon ein Zuganzeiger.
illegal-zero-full = Auf der 0 stehen schon 3 Zuganzeiger.
illegal-too-dear = Das kostet { $price } Gold, so viel hast du nicht.
illegal-cheapest-only = Du kannst keinen freien Platz bezahlen, also nimmst du für all dein Gold den billigsten.
illegal-no-kumarbi = Nur wer *{ djinn-kumarbi }* hat, macht einen Platz mit Fakiren billiger.
illegal-too-many-fakirs = Für *{ djinn-kumarbi }* legst du höchstens so viele Fakire ab, bis der Preis 0 ist.
illegal-kumarbi-fakirs = { $held ->
    [0] Du hast keinen Fakir für *{ djinn-kumarbi }*.
    [one] Du hast nur { $held } Fakir für *{ djinn-kumarbi }*.
   *[other] Du hast nur { $held } Fakire für *{ djinn-kumarbi }*.
}
illegal-no-such-tile = Dieses Plättchen gibt es hier nicht.
illegal-chasm = An den Abgrund kommt nie ein Meeple.
illegal-empty-tile = Auf diesem Plättchen steht niemand.
illegal-no-finish = Danach ließe sich der Zug nicht mehr zu Ende bringen.
illegal-must-move = Ein Zug ist möglich, also musst du ziehen.
illegal-no-carpet = Du hast den Fliegenden Teppich nicht.
illegal-not-in-hand = Auf deiner Hand ist kein { $tribe-one } mehr.
illegal-not-adjacent = Jeder Schritt führt auf ein angrenzendes Plättchen.
illegal-backtrack = Kein Schritt führt gleich wieder zurück.
illegal-mountain = Ein Berg versperrt den Weg.
illegal-no-match = Dein letzter Meeple muss dort einen weiteren { $tribe-one-acc } antreffen.
illegal-barred-by-carpet = Der Teppich landet nicht dort, wo du den vorletzten Meeple abgesetzt hast.
illegal-builder-fakirs = { $held ->
    [0] Du hast keinen Fakir für die Baumeister.
    [one] Du hast nur { $held } Fakir für die Baumeister.
   *[other] Du hast nur { $held } Fakire für die Baumeister.
}
illegal-out-of-range = { $cost ->
    [one] Auf diese Entfernung kostet es { $cost } Fakir, und du hast { $held }.
   *[other] Auf diese Entfernung kostet es { $cost } Fakire, und du hast { $held }.
}
illegal-kill-costs = { $cost ->
    [0] Auf diese Entfernung braucht es keinen Fakir.
    [one] Auf diese Entfernung kostet es genau { $cost } Fakir.
   *[other] Auf diese Entfernung kostet es genau { $cost } Fakire.
}
illegal-nobody-there = So ein Meeple steht nicht auf diesem Plättchen.
illegal-one-victim = Deine Meuchelmörder bringen genau einen Meeple um.
illegal-two-victims = Mit *{ djinn-iblis }* trifft es zwei, wo zwei stehen.
illegal-victims-in-order = Nenne die beiden in der Reihenfolge der Sippen.
illegal-own-meeples = Deine eigenen Meeples sind kein Ziel.
illegal-no-such-player = Dort sitzt niemand.
illegal-protected = *{ djinn-boaz }* beschützt alle, die dort stehen.
illegal-not-in-front = So ein Meeple steht dort nicht.
illegal-must-kill = Jemand ist ohne Fakire zu erreichen, also müssen deine Meuchelmörder zuschlagen.
illegal-item-not-drawn = Du hast { $item-acc } nicht gezogen.
illegal-not-for-sale = Diese Karte gibt es hier nicht zu kaufen. { $sells }
illegal-one-card-only = Hier kaufst du nur eine Karte.
illegal-second-behind-first = Nenne zwei verschiedene Karten, die vordere zuerst.
illegal-djinn-not-in-row = *{ $djinn }* liegt nicht offen aus.
illegal-wrong-price-here = Das ist nicht der Preis. { $sells }
illegal-cannot-pay-here = Dafür brauchst du { $payment }.
illegal-not-merchandise = Fakire verkauft man nicht.
illegal-card-not-held = Diese Karte hast du nicht.
illegal-same-kind-twice = Die Karten eines Satzes sind alle verschieden.
illegal-out-of-order = Einen Satz stellst du in der Reihenfolge der Sorten zusammen.
illegal-nothing-offered = Zu einem Satz gehört mindestens eine Karte.
illegal-sale-open = Verkaufe erst den Satz, den du begonnen hast.
illegal-not-your-djinn = *{ $djinn }* gehört dir nicht.
illegal-djinn-used = In diesem Zug hast du *{ $djinn }* schon genutzt.
illegal-works-by-itself = *{ $djinn }* wirkt von selbst.
illegal-while-bidding = *{ djinn-kumarbi }* nutzt du beim Bieten.
illegal-at-placing = *{ $djinn }* nutzt du, wenn du { $growth-a-acc } aufstellst.
illegal-wrong-window = *{ $djinn }* nutzt du direkt vor der Aktion der Sippe.
illegal-no-builders = *{ djinn-echidna }* braucht Baumeister auf deiner Hand, oder mit *{ djinn-kandicha }* Meuchelmörder.
illegal-no-assassins = *{ djinn-iblis }* braucht Meuchelmörder auf deiner Hand.
illegal-bag-empty = Der Beutel ist leer: *{ djinn-anun-nak }* kann niemanden bringen.
illegal-no-palace-left = Für *{ djinn-bouraq }* ist kein Palast mehr da.
illegal-no-palm-left = Für *{ djinn-enki }* ist keine Palme mehr da.
illegal-no-djinn-left = *{ djinn-sibittis }* findet keinen Dschinn mehr zum Ziehen.
illegal-no-card-left = *{ djinn-sloar }* findet keine Karte mehr zum Ziehen.
illegal-no-piece-left = Für *{ $djinn }* hast du weder Kamel noch Zelt übrig.
illegal-no-tile-left = Für *{ $djinn }* gibt es kein passendes Plättchen.
illegal-wrong-price = Der Preis von *{ $djinn }*: { $cost }.
illegal-cannot-pay = Für *{ $djinn }* brauchst du { $payment }.
illegal-needs-tile = Wähle ein Plättchen für *{ $djinn }*.
illegal-takes-no-tile = *{ $djinn }* braucht kein Plättchen.
illegal-chasm-target = Keine Kraft und kein Gegenstand wirkt auf den Abgrund.
illegal-not-a-village = *{ djinn-bouraq }* baut nur in Dörfern.
illegal-not-an-oasis = *{ djinn-enki }* pflanzt nur in Oasen.
illegal-tile-has = Auf diesem Plättchen steht { $what }.
illegal-nobody-to-cover = *{ djinn-utug }* braucht dort einen Meeple, aber da steht niemand.
illegal-not-a-neighbour = *{ $djinn }* reicht nur bis zu den Plättchen ringsum.
illegal-djinn-not-drawn = Du hast *{ $djinn }* nicht gezogen.
illegal-item-not-held = Du hast { $item-acc } nicht.
illegal-item-used = In diesem Zug hast du schon einen Magischen Gegenstand benutzt.
illegal-not-magic = { $item }: Das bringt nur am Ende Punkte.
illegal-carpet-with-pick-up = Den Fliegenden Teppich benutzt du beim Aufnehmen.
illegal-no-effect-scimitar = Auf keinem Plättchen steht jemand.
illegal-no-effect-lamp = Kein Dschinn ist mehr da, weder offen noch im Stapel.
illegal-no-effect-flute = Nirgends kann jemand der Zauberflöte folgen.
illegal-no-effect-ring = Auf dem Ablagestapel liegt kein Gegenstand.
illegal-no-effect-talisman = Auf den Plättchen steht weder ein Kamel noch das Zelt von dir.
illegal-no-effect-horn = In der Reihe gibt es nichts zu ordnen, und keine Karte kann dazukommen.
illegal-all-tiles-owned = Jedes Plättchen gehört schon jemandem.
illegal-nobody-to-strike = { illegal-empty-tile }
illegal-not-on-struck-tile = { illegal-nobody-there }
illegal-strikes-two = Der Krummsäbel entfernt 2 Meeples, oder den einzigen, der dort steht.
illegal-struck-in-order = { illegal-victims-in-order }
illegal-not-for-lamp = { illegal-djinn-not-in-row }
illegal-no-unseen-djinn = Im Stapel ist kein Dschinn mehr.
illegal-nobody-near = Neben diesem Plättchen steht niemand, der folgen könnte.
illegal-not-next-to-flute = Nur von angrenzenden Plättchen folgt jemand der Zauberflöte.
illegal-mountain-before-flute = Zwischen diesem Plättchen und der Zauberflöte liegt ein Berg.
illegal-nobody-to-follow = Auf diesem Plättchen steht kein { $tribe-one }.
illegal-follow-in-order = Sie folgen Plättchen für Plättchen, in der Reihenfolge der Sippen.
illegal-one-at-least = Mindestens ein Meeple muss folgen.
illegal-not-in-discards = Auf dem Ablagestapel liegt { $item-the } nicht.
illegal-ring-itself = Sich selbst holt der Ring nicht zurück.
illegal-not-your-piece = Dort steht weder ein Kamel noch das Zelt von dir.
illegal-tile-owned = Dieses Plättchen gehört schon jemandem.
illegal-not-in-row = So eine Karte ist nicht mehr zu ordnen.
obstacle-owner = ein Kamel oder ein Zelt
obstacle-meeple = ein Meeple
obstacle-palm-tree = eine Palme
obstacle-palace = ein Palast

## Was Dschinn bewirken. Mit der Erweiterung sind Boaz und Kandicha andere Karten: …-revised.
text-djinn-al-amin = Am Ende zählen je 2 Fakire auf deiner Hand als eine Güterkarte deiner Wahl.
text-djinn-anun-nak = Wähle ein Plättchen ohne Meeples, Kamel, Palme und Palast: 3 Meeples aus dem Beutel kommen darauf.
text-djinn-baal = Immer wenn jemand einen Dschinn erhält, bekommst du Gold: 1, wenn du es bist, sonst 2.
text-djinn-boaz = Wesire und Älteste vor dir kann niemand umbringen.
text-djinn-boaz-revised = Wesire, Älteste und Kunstschmiede vor dir kann niemand umbringen.
text-djinn-bouraq = Stelle einen Palast in ein beliebiges Dorf.
text-djinn-echidna = Vor der Aktion der Sippe: Deine Baumeister bringen in diesem Zug doppelt so viel Gold.
text-djinn-enki = Stelle eine Palme in eine beliebige Oase.
text-djinn-hagis = Einen Palast, den du aufstellst, darfst du auch auf eins der Plättchen ringsum stellen.
text-djinn-haurvatat = Am Ende zählen Palmen auf deinen Plättchen je 5 Punkte statt 3.
text-djinn-iblis = Vor der Aktion der Sippe: Deine Meuchelmörder bringen in diesem Zug 2 Meeples um, auf demselben Plättchen oder vor derselben Person.
text-djinn-jafaar = Am Ende zählen deine Wesire je 3 Punkte statt 1.
text-djinn-kandicha = Wen deine Meuchelmörder umbringen, der nutzt dir noch: Ein Kaufmann zieht eine Karte vom Stapel, ein Baumeister bringt Gold für die blauen Plättchen ringsum, ein Wesir oder Ältester kommt vor dich.
text-djinn-kandicha-revised = Wen deine Meuchelmörder umbringen, der nutzt dir noch: Ein Kaufmann nimmt die vorderste Karte der Reihe, ein Baumeister bringt Gold für die blauen Plättchen ringsum, ein Wesir, Ältester oder Kunstschmied kommt vor dich, und ein Kunstschmied bringt einen Gegenstand mit.
text-djinn-kumarbi = Wenn du bietest, macht jeder Fakir, den du ablegst, den Platz um eine Stufe billiger.
text-djinn-lamia = Eine Palme, die du aufstellst, darfst du auch auf eins der Plättchen ringsum stellen.
text-djinn-leta = Nimm ein Plättchen ohne Meeples, Kamel, Palme und Palast in Besitz.
text-djinn-marid = Für jeden Meeple, der auf einem deiner Plättchen abgesetzt wird, erhältst du Gold: 1, wenn du ziehst, sonst 2.
text-djinn-monkir = Für jeden Palast, den jemand aufstellt, erhältst du Gold: 1, wenn du es bist, sonst 2.
text-djinn-nekir = Immer wenn Meuchelmörder jemanden umbringen, erhältst du Gold: 1, wenn es deine sind, sonst 2.
text-djinn-shamhat = Am Ende zählen deine Ältesten je 4 Punkte statt 2.
text-djinn-sibittis = Ziehe 3 Dschinn, behalte einen und lege die anderen ab.
text-djinn-sloar = Ziehe die oberste Rohstoffkarte vom Stapel.
text-djinn-utug = Nimm ein Plättchen mit Meeples, aber ohne Kamel, Palme und Palast in Besitz. Die Meeples bleiben.
text-djinn-ptah = Am Ende zählen deine Kunstschmiede je 2 Punkte mehr.
text-djinn-geb = Am Ende zählen deine Wertvollen Gegenstände je 3 Punkte mehr.

## Was Gegenstände bewirken
text-item-scimitar = Entferne 2 Meeples von einem beliebigen Plättchen. Ist es dann leer und gehört niemandem, nimmst du es in Besitz.
text-item-lamp = Nimm kostenlos einen Dschinn: einen der offenen oder ungesehen den obersten vom Stapel.
text-item-flute = Locke 1 bis 5 Meeples von angrenzenden Plättchen auf ein Plättchen deiner Wahl. Berge sind im Weg.
text-item-carpet = Vor dem Aufnehmen: Der letzte Meeple dieses Zuges fliegt auf ein beliebiges Plättchen, auf dem er jemanden aus seiner Sippe antrifft.
text-item-ring = Nimm einen beliebigen Gegenstand vom Ablagestapel.
text-item-talisman = Stelle eins deiner Kamele oder dein Zelt auf ein anderes Plättchen, das niemandem gehört.
text-item-horn = Fülle die Kartenreihe auf 9 auf und ordne sie, wie du magst.
text-item-jewellery = Ein Wertvoller Gegenstand: am Ende 5 Punkte.
text-item-chest = Ein Wertvoller Gegenstand: am Ende 7 Punkte.
text-item-crown = Ein Wertvoller Gegenstand: am Ende 9 Punkte.

## Was Sippen tun
text-tribe-vizier = Sie kommen vor dich. Am Ende zählt jeder 1 Punkt, und für alle, die weniger haben, gibt es je 10.
text-tribe-elder = Sie kommen vor dich. Mit ihnen bezahlst du Dschinn; am Ende zählt jeder 2 Punkte.
text-tribe-merchant = Sie nehmen ebenso viele Karten vorne aus der Reihe.
text-tribe-builder = Jeder bringt 1 Gold für jedes blaue Plättchen dort und ringsum. Abgelegte Fakire zählen mit.
text-tribe-assassin = Sie bringen einen Meeple um: auf einem Plättchen, höchstens so viele Schritte weit, wie es Meuchelmörder sind, oder vor jemand anderem.
text-tribe-artisan = Sie kommen vor dich und ziehen ebenso viele Gegenstände; einen behältst du. Am Ende zählt jeder 2 Punkte, oder 3, wenn niemand mehr hat.

## Was Plättchen bewirken
text-land-village = Du stellst hier einen Palast auf.
text-land-sacred = Für 2 Älteste oder für 1 Ältesten und 1 Fakir beschwörst du einen der offenen Dschinn.
text-land-oasis = Du stellst hier eine Palme auf.
text-land-small-market = Für 3 Gold kaufst du eine der ersten 3 Karten der Reihe.
text-land-large-market = Für 6 Gold kaufst du bis zu 2 der ersten 6 Karten der Reihe.
text-land-workshop = Für 1 Kunstschmied oder 2 Fakire erhältst du den obersten Gegenstand vom Stapel. Über die Berge geht kein Schritt.
text-land-specialized-market = Für 4 Gold kaufst du eine beliebige Karte der Reihe.
text-land-chasm = Hierher kommt niemand, und hier steht nichts.

## Wozu Karten gut sind
text-card-goods = Güter verkaufst du in Sätzen, lauter verschiedene: in deinem Zug für Gold, am Ende für Punkte.
text-card-fakir = Ein Fakir hilft Baumeistern und Meuchelmördern, bezahlt Dschinn, allein oder mit Ältesten, und bringt keine Punkte.

## Spielweisen
setting-players = Personen
setting-expansion = Die Kunstschmiede von Naqala
setting-expansion-off = Grundspiel
    .what = 5 Sippen auf 30 Plättchen, mit 22 Dschinn.
setting-expansion-on = Mit der Erweiterung
    .what = Eine sechste Sippe, 6 weitere Plättchen mit Bergen und einem Abgrund, Magische und Wertvolle Gegenstände, Zelte und 2 weitere Dschinn.
setting-ledger = Merkzettel
setting-ledger-on = Zu sehen
    .what = Alle sehen, was man sich vom Gold und den Karten der anderen hätte merken können.
setting-ledger-off = Nicht zu sehen
    .what = Gold und Karten der anderen merkst du dir selbst.
setting-hints = Rat
setting-hints-off = Aus
    .what = Kein Rat von Bots, außer wenn du allein mit Bots spielst.
setting-hints-on = An
    .what = Alle dürfen einen Bot nach seinen drei besten Antworten fragen und was jede einbringt. Er sieht nicht mehr als sie.

## Wo die Runde steht
phase-bidding = Alle bieten
phase-over = Die Partie ist zu Ende
step-bid = Bieten
step-move = Ziehen
step-tribe = Sippe
step-tile = Plättchen
step-sale = Verkauf

## Regeln, auf die verwiesen wird, in je einem Satz
rule-FT1-7 = Gold kommt aus einer Bank, die nie leer wird.
rule-FT2-2 = Alle Plättchen liegen gemischt und offen aus, mit je 3 zufälligen Meeples.
rule-FT2-4 = In der ersten Runde stehen die Zuganzeiger in zufälliger Reihenfolge.
rule-FT2-5 = 9 Rohstoffkarten liegen offen in einer Reihe.
rule-FT2-6 = 3 Dschinn liegen offen.
rule-FT3-1 = In einer Runde bieten alle Zuganzeiger, dann spielen alle, dann füllen sich die Reihen.
rule-FT3-2 = Jeder Zuganzeiger kommt auf einen freien Platz, und du zahlst sofort den Preis; passen darf niemand.
rule-FT3-3 = Auf einem Platz, der etwas kostet, steht nur ein Zuganzeiger.
rule-FT3-5 = Einen Platz, den du nicht zahlen kannst, darfst du nicht nehmen.
rule-FT3-6 = Auf der 0 ist Platz für 3 Zuganzeiger; ein vierter muss dorthin, wo es etwas kostet.
rule-FT4-1 = Ein Zug geht so: ziehen, in Besitz nehmen, Sippe, Plättchen, Verkauf.
rule-FT4-3 = Du nimmst alle Meeples eines Plättchens auf, egal wem es gehört.
rule-FT4-4 = Auf jedem Plättchen, das du betrittst, setzt du einen Meeple ab, bis die Hand leer ist.
rule-FT4-5 = Jeder Schritt geht auf ein angrenzendes Plättchen, nie schräg.
rule-FT4-6 = Kein Schritt geht gleich wieder dorthin zurück, wo du herkommst.
rule-FT4-8 = Der letzte Meeple muss auf ein Plättchen, auf dem schon jemand aus seiner Sippe steht.
rule-FT4-9 = Wer ziehen kann, muss ziehen, und zur Wahl stehen nur Wege, die aufgehen.
rule-FT4-10 = Ein Zug wird nicht unterbrochen: Vom Aufnehmen bis zum letzten Absetzen geschieht nichts anderes.
rule-FT5-1 = Du nimmst den letzten Meeple und alle aus seiner Sippe von diesem Plättchen.
rule-FT5-2 = Ist das Plättchen dann leer und gehört niemandem, nimmst du es in Besitz.
rule-FT6-1 = Die Sippe, die du genommen hast, muss handeln.
rule-FT6-2 = Wesire kommen vor dich und bleiben dort.
rule-FT6-3 = Älteste kommen vor dich, und du darfst sie von da an ausgeben.
rule-FT6-4 = Kaufleute nehmen ebenso viele Karten vorne aus der Reihe; sie wird nicht aufgefüllt.
rule-FT6-6 = Fakire, die du für Baumeister ablegst, zählen wie Baumeister, so viele du willst.
rule-FT6-7 = Meuchelmörder müssen einen Meeple umbringen, außer wenn jedes Ziel Fakire kostet.
rule-FT6-8 = Auf Plättchen reichen sie so viele Schritte weit, wie es Meuchelmörder und abgelegte Fakire sind.
rule-FT6-9 = Bei anderen bringen sie Wesire, Älteste und Kunstschmiede um, egal wie weit weg.
rule-FT6-10 = Jeder Schritt über die Zahl der Meuchelmörder hinaus kostet genau einen Fakir.
rule-FT7-1 = Das Plättchen, auf dem du angekommen bist, wirkt einmal, egal wem es gehört.
rule-FT7-2 = { land-oasis }: { text-land-oasis }
rule-FT7-3 = { land-village }: { text-land-village }
rule-FT7-4 = Was etwas kostet, ist freiwillig, und du musst den ganzen Preis sofort zahlen können.
rule-FT7-5 = { land-small-market }: { text-land-small-market }
rule-FT7-6 = { land-large-market }: { text-land-large-market }
rule-FT7-7 = { land-sacred }: { text-land-sacred }
rule-FX5-1 = { land-workshop }: { text-land-workshop }
rule-FX6-1 = { land-specialized-market }: { text-land-specialized-market }
rule-FT8-1 = Nach dem Plättchen darfst du beliebig viele Sätze Güter verkaufen.
rule-FT8-2 = Ein Satz hat 1 bis 9 verschiedene Güter und bringt 1, 3, 7, 13, 21, 30, 40, 50 oder 60 Gold.
rule-FT8-3 = Fakire kann niemand verkaufen.
rule-FT9-1 = { djinn-al-amin }: { text-djinn-al-amin }
rule-FT9-2 = { djinn-anun-nak }: { text-djinn-anun-nak }
rule-FT9-3 = { djinn-baal }: { text-djinn-baal }
rule-FT9-4 = { djinn-boaz }: { text-djinn-boaz }
rule-FT9-5 = { djinn-bouraq }: { text-djinn-bouraq }
rule-FT9-6 = { djinn-echidna }: { text-djinn-echidna }
rule-FT9-7 = { djinn-enki }: { text-djinn-enki }
rule-FT9-8 = { djinn-hagis }: { text-djinn-hagis }
rule-FT9-9 = { djinn-haurvatat }: { text-djinn-haurvatat }
rule-FT9-10 = { djinn-iblis }: { text-djinn-iblis }
rule-FT9-11 = { djinn-jafaar }: { text-djinn-jafaar }
rule-FT9-12 = { djinn-kandicha }: { text-djinn-kandicha }
rule-FT9-13 = { djinn-kumarbi }: { text-djinn-kumarbi }
rule-FT9-14 = { djinn-lamia }: { text-djinn-lamia }
rule-FT9-15 = { djinn-leta }: { text-djinn-leta }
rule-FT9-16 = { djinn-marid }: { text-djinn-marid }
rule-FT9-17 = { djinn-monkir }: { text-djinn-monkir }
rule-FT9-18 = { djinn-nekir }: { text-djinn-nekir }
rule-FT9-19 = { djinn-shamhat }: { text-djinn-shamhat }
rule-FT9-20 = { djinn-sibittis }: { text-djinn-sibittis }
rule-FT9-21 = { djinn-sloar }: { text-djinn-sloar }
rule-FT9-22 = { djinn-utug }: { text-djinn-utug }
rule-FT9-30 = Ein Dschinn, der etwas kostet, hilft einmal pro Zug, und nur in deinem eigenen.
rule-FT9-31 = Kräfte nutzt du vor dem Ziehen, vor der Aktion der Sippe, vor der Aktion des Plättchens oder bevor der Zug endet.
rule-FT9-33 = Erst zahlst du: Älteste kommen in den Beutel, Fakire auf den Ablagestapel.
rule-FT9-34 = Eine Kraft nutzt du nur, wenn sie etwas bewirkt.
rule-FT10-1 = Nach einer Runde füllen sich die Reihen wieder, auf 9 Karten und 3 Dschinn.
rule-FT10-2 = Ist ein Stapel aufgebraucht, kommt sein Ablagestapel gemischt zurück.
rule-FT11-1 = Die Partie endet mit der Runde, in der jemand das letzte Kamel stellt oder kein Zug mehr möglich ist.
rule-FT11-3 = Ist kein Zug möglich, darfst du erst Kräfte nutzen; wird dann keiner möglich, zieht niemand mehr.
rule-FT11-4 = Findet jemand keinen Zug mehr, zieht niemand mehr; Kräfte und Verkäufe bleiben.
rule-FT12 = Es zählen Gold, Wesire, Älteste, Dschinn, Plättchen, Palmen, Paläste und Güter; wer die meisten Punkte hat, gewinnt.
rule-FX2-3 = Wäre ein Plättchen nicht zu erreichen, kommen alle neu auf den Tisch.
rule-FX3-1 = Einmal in der Partie darfst du statt eines Kamels dein Zelt stellen.
rule-FX4-1 = Kunstschmiede ziehen ebenso viele Gegenstände; einen behältst du verdeckt, die anderen liegen offen auf dem Ablagestapel.
rule-FX5-2 = Über einen Berg geht kein Meeple.
rule-FX5-4 = Berge halten die Zauberflöte auf, der Teppich fliegt darüber.
rule-FX7-1 = Am Abgrund steht nie etwas, und niemand kommt hindurch.
rule-FX7-2 = An den Abgrund kommt nichts, und keine Kraft und kein Gegenstand wirkt auf ihn.
rule-FX8-1 = Wertvolle Gegenstände zählen am Ende 5, 7 oder 9 Punkte.
rule-FX9-1 = { item-scimitar }: { text-item-scimitar }
rule-FX9-2 = { item-lamp }: { text-item-lamp }
rule-FX9-3 = { item-flute }: { text-item-flute }
rule-FX9-4 = { item-carpet }: { text-item-carpet }
rule-FX9-5 = { item-ring }: { text-item-ring }
rule-FX9-6 = { item-talisman }: { text-item-talisman }
rule-FX9-7 = { item-horn }: { text-item-horn }
rule-FX9-10 = Einen Magischen Gegenstand benutzt du in deinem Zug, wann immer Kräfte erlaubt sind; den Teppich nur beim Aufnehmen.
rule-FX9-11 = Nur ein Magischer Gegenstand pro Zug; danach liegt er auf dem Ablagestapel.
rule-FX9-12 = Einen Magischen Gegenstand benutzt du nur, wenn er etwas bewirkt; Punkte bringt er keine.
rule-FX10-1 = { djinn-ptah }: { text-djinn-ptah }
rule-FX10-2 = { djinn-geb }: { text-djinn-geb }
rule-FX10-3 = { djinn-boaz }: { text-djinn-boaz-revised }
rule-FX10-4 = { djinn-kandicha }: { text-djinn-kandicha-revised }
rule-FD3 = Ein Gegenstand fragt nacheinander nach seinen Zielen, in fester Reihenfolge.
rule-FD14 = Einen Satz stellst du Karte für Karte zusammen, der Reihe nach, und verkaufst ihn, bevor du etwas anderes tust.
rule-FD15 = Wer keine Kraft nutzen will, macht weiter.
rule-FD17 = Ein Zug endet erst, wenn du es sagst.
rule-FD20 = Zu beantworten ist nur, was gerade gefragt ist, eins nach dem anderen.
rule-FH9 = Was du verdeckt ziehst, kennst nur du; die anderen sehen, wie viel es ist.
rule-FH10 = Gezogene Dschinn sieht nur, wer wählt, bis die Wahl gefallen ist.
rule-FH11 = Am Ende zeigen alle alles.
rule-FR28 = Wer keinen freien Platz bezahlen kann, nimmt den billigsten für alles Gold, ohne Fakire.
rule-FR42 = Abgelegte Gegenstände liegen offen.
rule-FR47 = Den Teppich sagst du beim Aufnehmen an; dann ist er verbraucht, wo auch immer der letzte Meeple landet.
rule-FR48 = Ein Meeple kommt um; mit Iblis sind es zwei, wenn zwei da sind.
rule-FR51 = Du legst höchstens so viele Fakire ab, bis der Preis 0 ist.
rule-FR65 = Echidna und Iblis nutzt du vor der Aktion der Sippe, wenn es die passende ist.
rule-FR74 = Ein begonnener Satz wird verkauft, bevor du etwas anderes tust; vorher sieht ihn niemand.
rule-FR76 = Wer Kumarbi hat und ein Gebot nicht zahlen kann, zeigt die Karten, die niemand kannte.

## Kräfte in Kürze, wie sie auf den Karten der Dschinn stehen
power-al-amin = Am Ende sind 2 Fakire eine Güterkarte nach Wahl
power-anun-nak = 3 Meeples aus dem Beutel auf ein leeres Plättchen
power-baal = Gold, sobald jemand einen Dschinn erhält
power-boaz = Schützt deine Wesire und Ältesten
power-boaz-revised = Schützt deine Wesire, Ältesten und Kunstschmiede
power-bouraq = Ein Palast in ein Dorf
power-echidna = Baumeister bringen das Doppelte
power-enki = Eine Palme in eine Oase
power-hagis = Dein Palast darf nebenan stehen
power-haurvatat = Palmen zählen 5
power-iblis = Meuchelmörder treffen 2
power-jafaar = Wesire zählen 3
power-kandicha = Für Umgebrachte: Karte vom Stapel, Gold, oder sie kommen zu dir
power-kandicha-revised = Für Umgebrachte: erste Karte der Reihe, Gold, Gegenstand, oder sie kommen zu dir
power-kumarbi = Billiger bieten
power-lamia = Deine Palme darf nebenan stehen
power-leta = Ein Kamel auf ein leeres Plättchen
power-marid = Gold, wenn Meeples auf deine Plättchen kommen
power-monkir = Gold für Paläste
power-nekir = Gold für Umgebrachte
power-shamhat = Älteste zählen 4
power-sibittis = 3 Dschinn ziehen, 1 behalten
power-sloar = Eine Karte ziehen
power-utug = Ein Kamel auf ein Plättchen mit Meeples
power-ptah = Kunstschmiede zählen 2 mehr
power-geb = Wertvolle Gegenstände zählen 3 mehr

## Was um den Spielplan steht, im Browser und im Terminal
panel-title = { $expansion ->
    [yes] Five Tribes · Die Kunstschmiede von Naqala
   *[no] Five Tribes
}
panel-round = { $last ->
    [yes] Runde { $round }, die letzte
   *[no] Runde { $round }
}
panel-answer = Deine Antwort
panel-narrow = Auswahl eingrenzen
panel-more-ways = { $n ->
    [one] Noch { $n } Möglichkeit: Wähle, was auf dem Tisch leuchtet.
   *[other] Noch { $n } Möglichkeiten: Wähle, was auf dem Tisch leuchtet.
}
panel-back = Zurück
panel-watching = Du schaust zu. Was alle auf der Hand haben, bleibt bis zum Schluss verdeckt.
panel-waiting = Gerade sind die anderen dran. Danach steht hier, was du wählen kannst.
panel-market = Markt, Dschinn und Gegenstände
panel-row = Marktreihe
panel-pile = Stapel { $n }
panel-band-small = Erste 3: Kleiner Markt, 3 Gold
panel-band-large = Erste 6: Großer Markt, 6 Gold
panel-band-any = Alle: Spezialisierter Markt, 4 Gold
panel-band-rest = Der Rest der Reihe
panel-row-empty = Die Reihe ist leer.
panel-djinns-none = Keiner liegt offen.
panel-supply = Vorrat
panel-bag = Im Beutel: { $n }
panel-items-left = Gegenstände: { $n }
panel-items-used = Abgelegt:
panel-mine = Was dir gehört
panel-gold = Dein Gold
panel-cards = Deine Karten
panel-to-sell = Zu verkaufen: { $cards }
panel-to-sell-for = Zu verkaufen: { $cards }, { $gold } Gold
panel-cards-none = Du hast keine Karte.
panel-items = Deine Gegenstände
panel-items-none = Keine.
panel-djinns = Deine Dschinn
panel-djinns-none-yet = Noch keiner.
panel-used = { $djinn } (genutzt)
panel-tab-answer = Antwort
panel-tab-market = Markt
panel-tab-mine = Meins
panel-tab-players = Alle
panel-tab-log = Verlauf
panel-key-arrows = Pfeile
    .what = von Plättchen zu Plättchen; Pos1 und Ende zum ersten und letzten
panel-key-enter = Enter
    .what = Plättchen wählen oder Schaltfläche drücken
panel-gold-amount = { $n } Gold
panel-camels-left = { $n ->
    [one] noch { $n } Kamel
   *[other] noch { $n } Kamele
}
panel-tent-ready = Das Zelt ist noch nicht aufgestellt
panel-winner = gewinnt
panel-place = Platz { $n }
panel-away = abwesend
panel-thinking = überlegt …
panel-cards-amount = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
panel-items-amount = { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
}
panel-djinns-amount = { $n ->
    [one] { $n } Dschinn
   *[other] { $n } Dschinn
}
panel-unknown = { $n } unbekannt
panel-scoring = Schlusswertung
panel-by-category = Punkte nach Bereichen
panel-player = Name
panel-points = Punkte
panel-you = { $name } (du)
panel-turn-order = Zugreihenfolge
panel-bid-order = Bietreihenfolge
panel-spot = { $n }: { $seat-name }
panel-spot-free = { $n }: frei
panel-to-bid = Bieten noch
panel-next-bids = Danach bieten
board-tiles = Plättchen, { $rows } Zeilen zu je 6
board-tile = { $things ->
    [none] { $land } { $value } ({ $field }): niemand da.
   *[other] { $land } { $value } ({ $field }): { $things }.
}
board-chasm = { land-chasm } ({ $field }): Hier steht nie jemand.
board-camel-of = { $seat ->
    [you] dein Kamel
   *[other] ein Kamel von { $seat-name }
}
board-tent-of = { $seat ->
    [you] dein Zelt
   *[other] das Zelt von { $seat-name }
}
board-choose = Du kannst es wählen.
board-here = Hier bist du.
board-heading = { $last ->
    [yes] Runde { $round }, die letzte. { $phase }.
   *[no] Runde { $round }. { $phase }.
}
board-legend = Y Wesir, W Ältester, G Kaufmann, B Baumeister, R Meuchelmörder, P Kunstschmied; ### Berge; 5b blauer Wert, 6r roter Wert; C1 Kamel, T1 Zelt von Platz 1; t2 Palmen, p2 Paläste
board-in-hand = Auf der Hand { $tile-at }: { $meeples }.
board-taken = Genommen { $tile-from }, gleich an der Reihe: { $meeples }.
board-piles = Verdeckt
board-discards = Abgelegt
board-camels = Kamele
board-ready = bereit
board-drawn = Gezogen, zur Auswahl: { $them }.
board-so-far = Deine Punkte bisher
board-total = Summe
board-bag = im Beutel { $meeples }
board-list = { $them }

## Looking before picking up, advice and sales
reach-title = Erreichbare Ziele
reach-from = von { $land } { $field } aus
reach-filter = Nur zeigen
reach-filter-all = Alle
reach-filter-control = Kontrolle
reach-filter-djinn = Dschinn
reach-filter-kill = Mord
reach-filter-cards = Karten
reach-end = { $n } · { $land } { $value }
reach-end-label = { $meeples }, { $land } { $field }: { $brings }. Sichere Punkte: { $n }.
reach-control = Kontrolle { $n }
reach-viziers = { $passed ->
    [none] Wesire { $n }
   *[other] Wesire { $n }, mehr als { $passed }
}
reach-elders = Älteste { $n }
reach-artisans = Kunstschmiede { $n }
reach-cards = { $cards ->
    [one] 1 Karte im Wert von { $n }
   *[other] { $cards } Karten im Wert von { $n }
}
reach-gold = { $n } Gold
reach-growth = { $growth-one } { $n }
reach-growth-too = dazu { $growth-a }
reach-growth-for = { $seat ->
    [none] { $growth-one } für niemanden
   *[other] { $growth-one } für { $seat-name }
}
reach-kill = { $fakirs ->
    [0] ein Mord
    [one] ein Mord für 1 Fakir
   *[other] ein Mord für { $fakirs } Fakire
}
reach-djinn = ein Dschinn für { $payment }
reach-items = { $n ->
    [one] ein Gegenstand
   *[other] 1 von { $n } Gegenständen
}
reach-craft = ein Gegenstand für { $payment }
reach-market = eine von { $cards } Karten für { $gold } Gold
reach-last = die letzte Runde beginnt
reach-nothing = nichts Sicheres
reach-none = Kein Ziel ist so.
reach-looking = Einen Moment …
reach-note = Dschinn, Gegenstand, Mord und Markt zählen nicht mit: Darüber entscheidest du später.
reach-sampled = Es gibt so viele Wege, dass einige zufällige für sie stehen.
reach-look = Drück auf ein Plättchen, um zu sehen, wohin seine Meeple gelangen.
reach-where = { $field }: Wo soll der Zug enden?
reach-where-why = Noch ist nichts aufgenommen.
reach-asks = { $meeples }, { $land } { $field }: +{ $n }?
reach-asks-way = Noch ist nichts aufgenommen. Unterwegs: { $drops }.
reach-asks-way-short = Noch ist nichts aufgenommen. Unterwegs: { $fields }.
reach-takes = { $n ->
    [one] Die Kaufleute nehmen die erste Karte
   *[other] Die Kaufleute nehmen die ersten { $n } Karten
}
reach-sells = Zu kaufen: { $n }
reach-djinns = Dschinn zur Wahl: { $n }
reach-drop = { $tribe-one } { $field }
reach-disc = { $n }: { $tribe-one }, { $field }
reach-disc-change = { $n }: { $tribe-one }, { $field }. Drück, um hier einen anderen abzusetzen.
reach-badge-kill = Mord
reach-way = { $all ->
    [none] Weg { $at } von { $n }
   *[other] Weg { $at } von { $n } ({ $all } insgesamt)
}
reach-way-short = { $at } von { $n }
reach-way-before = Der Weg davor
reach-way-next = Der nächste Weg
reach-step = Schritt für Schritt
reach-go = So gehen: +{ $n }
reach-walking = Du bist unterwegs …
reach-take-back = Den ganzen Zug zurücknehmen
reach-pick-up = Du nähmst { $n } auf
reach-ride-foot = Zu Fuß
reach-ride-carpet = Mit dem Teppich
hint-ask = Was täte ein Bot?
hint-thinking = Ein Bot denkt nach …
hint-title = Rat eines Bots
hint-none = Ein Bot weiß hier keinen Rat.
hint-later = Du hast oft um Rat gefragt. In ein paar Sekunden hat ein Bot wieder Zeit für dich.
sale-best = { $cards } verkaufen: { $gold } Gold
sale-left =
    { $now ->
        [one] Deine Hand: jetzt { $now } Punkt, danach { $left } und { $gold } in Gold
       *[other] Deine Hand: jetzt { $now } Punkte, danach { $left } und { $gold } in Gold
    }
reach-fakirs = { $n ->
    [one] { $n } Fakir
   *[other] { $n } Fakire
}
board-look = Drück, um zu sehen, wo ein Zug von hier enden kann.
board-cost = Es kostet { $cost }.
panel-worth = wert: { $n }
panel-worth-then = wert: { $n }, dann { $then }
panel-points-whole = alles
panel-points-open = offen
panel-points-then = danach
panel-from-to = { $now } → { $then }
panel-key-tab = Tab
    .what = durch die erreichbaren Ziele; Enter zeigt den Weg, noch einmal geht ihn
panel-key-ways = [ ] oder , .
    .what = zeigen andere Wege zum selben Ziel

## Was sich nicht lesen lässt: Antworten in der Schreibweise, Einstellungen und Dateien mit Werten
unreadable-breaks-off = „{ $text }“ bricht ab. Es fehlt: { $wanted }.
unreadable-strange = „{ $word }“ passt nicht in „{ $text }“. Dorthin gehört: { $wanted }.
unreadable-too-much = „{ $word }“ in „{ $text }“ ist zu viel.
unreadable-not-a = „{ $word }“ passt nicht. Dorthin gehört: { $wanted }.
unreadable-spot = Kein Platz der Zugreihenfolge kostet { $it }: die Preise sind 0, 1, 3, 5, 8, 12 und 18.
unreadable-place = Einen Platz { $it } hat die Reihe nicht: es gibt 1 bis 9.
unreadable-tile = Ein Plättchen { $it } gibt es nicht: es gibt 0 bis 35.
unreadable-crowd = So viele { $tribe-many } gibt es nicht: { $number }.
unreadable-board = Mit { $it } Plättchen spielt man nicht: es sind 30, mit der Erweiterung 36.
unreadable-pair = „{ $word }“ ist keine Einstellung: schreib NAME=WERT, zum Beispiel „expansion=on“.
unreadable-key = Eine Einstellung „{ $key }“ gibt es nicht. Bekannt sind { $known }.
unreadable-value = „{ $key }={ $value }“ passt nicht. Dorthin gehört: { $wanted }.
unreadable-not-offered = „{ $key }={ $value }“ passt nicht. Möglich sind { $choices }.
unreadable-without-expansion = Das sind Werte der Erweiterung: schreib auch „expansion=on“.
unreadable-data = { $it }
unreadable-setup = { $it }
wanted-action = eine Antwort in diesem Spiel
wanted-card = eine Rohstoffkarte
wanted-djinn = ein Dschinn
wanted-edge = north, east, south oder west
wanted-edges = zwei Kanten aus n, e, s, w, in dieser Reihenfolge
wanted-fakirs = eine Anzahl Fakire
wanted-growth = palm oder palace
wanted-item = ein Gegenstand
wanted-letter = der Buchstabe einer Sippe: Y, W, G, B, R oder P
wanted-mountains = drei Paare von Kanten, zum Beispiel nw,es,es
wanted-number = eine Zahl
wanted-payment = eine Bezahlung, zum Beispiel elder+fakir
wanted-piece = camel oder tent
wanted-place = ein Platz der Reihe von 1 bis 9
wanted-players = 2, 3 oder 4
wanted-points = eine Punktzahl
wanted-precious = drei Zahlen, zum Beispiel 5,4,2
wanted-price = ein Preis
wanted-ride = foot oder carpet
wanted-seat = die Nummer eines Platzes
wanted-source = woher Gold kommt
wanted-stage = ein Zeitpunkt des Zuges
wanted-supply = cards, djinns oder items
wanted-tile = ein Plättchen, r1c1 bis r6c6
wanted-tribe = eine Sippe
wanted-victims = eine Sippe oder zwei, zum Beispiel elder+vizier
wanted-word = „{ $it }“
impossible-players = Five Tribes ist für 2, 3 oder 4 Personen, nicht für { $it } (FT2.1).
impossible-rules = Die Regeln Nummer { $it } hat diese Version nicht.
flaw-line = Zeile { $line } der Datei: { $why }
flaw-missing = In der Datei fehlt „{ $it } = …“: füg diese Zeile hinzu.
flaw-points = Ein Dschinn zählt 0 bis 20 Punkte, nicht { $it } (FU1).
flaw-precious = Schmuckstücke, Schatztruhen und Kronen sind zusammen 11, nicht { $it } (FU2).
flawed-line-form = Schreib „Name = Wert“.
flawed-line-number = „{ $it }“ ist keine Zahl von 0 bis 255.
flawed-line-edges = „{ $it }“ sind nicht zwei verschiedene Kanten aus north, east, south und west.
flawed-line-twice = „{ $it }“ steht zweimal da.
flawed-line-unknown = „{ $name }“ ist nicht bekannt. Bekannt sind { $known }.

## Automatische Antworten
order-powers = Mitten im Zug nicht nach Dschinn und Gegenständen fragen
    .why = Vor dem Bewegen und am Ende des Zuges kannst du sie weiterhin nutzen.
order-ending = Meinen Zug beenden, ohne zu fragen
    .why = Am Ende des Zuges verkaufst und nutzt du dann nichts.
