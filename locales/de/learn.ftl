# Regeln für alle, die spielen, die Fibel und Partien zum Nachsehen.
learn = Lernen
learn-all-page = Lernen · Caravanserai
learn-page = { $game }: So wird gespielt · Caravanserai
learn-lead = Drei Spiele, jedes in wenigen Minuten erzählt. Darunter hat jede Regel ihren Platz, und jede Regel, die am Tisch genannt wird, führt dorthin.
learn-read = Zur Einführung
learn-guide = In wenigen Minuten
learn-book = Alle Regeln mit Nummern
learn-book-what = Das ist das vollständige Regelwerk, nach dem an den Tischen gespielt wird. Es ist auf Englisch geschrieben; wo es eine Regel auf Deutsch gibt, steht sie zuerst.
learn-to-rules = Alle Regeln
learn-cards = Die Karten
learn-chapters = Kapitel

## Morgenland
guide-morgenland-aim = Kauf die meisten Artefakte
    .text = Alle führen acht Figuren mit Stärken von 1 bis 9; eine 3 gibt es nicht. In jeder Runde verteilst du sie auf Drachenhöhlen, Stadt und Palast, sammelst Schätze und bezahlst damit Artefakte. Wer am Ende die meisten hat, gewinnt.
guide-morgenland-placing = Setz verdeckt
    .text = Reihum legt ihr je eine Figur verdeckt auf ein Feld, bis keine mehr übrig ist. Alle sehen, wem eine Figur gehört, aber nur du kennst ihre Stärke. So kann eine 1 in einer Höhle andere abschrecken, und eine 9 kann unerkannt warten.
guide-morgenland-way = Folg dem Weg
    .text = Dann kommen die Felder entlang des Weges an die Reihe: die Höhlen, die Stadt, der Palastwächter, die Palastfelder. Nur das Feld an der Reihe wird aufgedeckt. Deine Stärke dort ist die Summe deiner Figuren. Bei Gleichstand ist stärker, wer vom Kamel aus gezählt zuerst kommt.
guide-morgenland-caves = Hol Schätze aus den Höhlen
    .text = In einer Höhle nimmt, wer am stärksten ist, die Gruppe vom obersten Brett, wer am zweitstärksten ist, die nächste und so weiter, solange es Gruppen gibt. Wo wenige gesetzt haben, ist auch eine schwache Figur etwas wert.
guide-morgenland-city = Nutz die Stadt
    .text = Auf dem Markt darf, wer am stärksten ist, einen Schatz abgeben und drei beliebige nehmen. In der Karawanserei nimmt, wer am stärksten ist, das Kamel und kommt von da an zuerst, auch schon im Palast dieser Runde.
guide-morgenland-guard = Komm am Palastwächter vorbei
    .text = Wie stark der Palastwächter ist, weiß vorher niemand. Sind deine Figuren dort so stark wie er, kommst du hinein; sind sie schwächer, darfst du ihn mit dem Unterschied bestechen. Wer dort niemanden hat, muss alle Figuren aus dem Palast nehmen.
guide-morgenland-rooms = Kauf auf den Palastfeldern
    .text = Auf jedem Palastfeld darf, wer am stärksten ist, ein Artefakt kaufen, danach die Nächststärksten. Der Preis ist genau die Summe deiner Figuren dort, und du zahlst in genau so vielen Sorten, wie du Figuren dort hast. Kleine Figuren kaufen also billig, wenn niemand Stärkeres kommt.
guide-morgenland-end = So endet es
    .text = Die Partie endet, wenn das letzte Artefakt verkauft ist, oder nach der Runde, in der jemand drei besitzt, je nach Vereinbarung. Die meisten Artefakte gewinnen; bei Gleichstand zählen mehr Schriftrollen, dann mehr Schätze.
guide-morgenland-pro = Das Profispiel
    .text = Jetzt liegen die Artefakte offen und haben Kräfte, eine darfst du pro Runde nutzen. Wer das Zelt gewinnt, zieht Zauberkarten, und solange deine Wunderlampe brennt, darfst du sie ausspielen. In bestimmten Momenten antworten alle, die vielleicht reagieren können, gleichzeitig und geheim; dann kommen die Karten zusammen auf den Tisch. Das Haus des Dschinns erlaubt eine zweite Nutzung.

## Das Kartenspiel
guide-morgenland-cards-aim = Fünf Helden, die meisten Artefakte
    .text = Alle haben fünf Helden mit Werten von 1 bis 5. In jeder Runde schickst du sie verdeckt zu Höhlen, Zelt, Karawanserei und Palast. Schatzkarten kaufen Artefakte; wer am Ende die meisten hat, gewinnt.
guide-morgenland-cards-round = Die Runde wird ausgelegt
    .text = Höhle 4 bekommt vier Schatzkarten, Höhle 3 drei und so weiter. Eine Karte liegt verdeckt bei der Palastwache. Dann liegen so viele Artefakte im Palast, wie eine Schatzkarte bestimmt, eines in jedem Raum.
guide-morgenland-cards-placing = Setz alle fünf
    .text = Reihum legt ihr je einen Helden verdeckt an einen Ort, bis alle liegen. Dann kommen die Orte an die Reihe: die Höhlen von 4 bis 1, das Zelt, die Karawanserei, die Räume von links nach rechts. Die höchste Summe ist am stärksten; bei Gleichstand, wer früher an der Reihe ist.
guide-morgenland-cards-caves = Höhlen
    .text = Alle dort nehmen eine Karte ihrer Wahl, die Stärksten zuerst, solange es welche gibt. Niemand bekommt zwei aus derselben Höhle.
guide-morgenland-cards-city = Zelt und Karawanserei
    .text = Im Zelt zieht, wer am stärksten ist, zwei Zauberkarten, behält eine und gibt die andere an Platz 2. In der Karawanserei bestimmt, wer am stärksten ist, wer von nun an beginnt, auch schon im Palast dieser Runde.
guide-morgenland-cards-palace = Palast und Palastwache
    .text = In jedem Raum darf zuerst kaufen, wer am stärksten ist. Der Preis wird in Karten eines Symbols bezahlt und ist mindestens deine Summe dort; Wechselgeld gibt es nicht. Liegt deine Summe unter der Stärke der Palastwache, zahlst du den Unterschied als Bestechungsgeld, mit anderen Karten eines Symbols.
guide-morgenland-cards-magic = Artefakte und Zauberkarten
    .text = Jedes Artefakt darf einmal in der Partie ausgespielt werden und zählt weiter für dich. Eine Zauberkarte wird einmal genutzt. Jede Karte sagt, wann sie gespielt werden darf; alle, die reagieren könnten, antworten gleichzeitig und geheim.
guide-morgenland-cards-end = So endet es
    .text = Die Partie endet sofort, wenn das letzte Artefakt verkauft ist. Die meisten Artefakte gewinnen, gespielt oder nicht; bei Gleichstand zählen mehr Wunderlampen, dann die Schätze auf der Hand. Zu zweit setzt ein Dummy mit; er besitzt nichts und verliert jeden Gleichstand.

## Five Tribes
guide-five-tribes-aim = Beweg, was schon da steht
    .text = Kein Meeple gehört dir. In deinem Zug nimmst du alle Meeples eines Plättchens auf, lässt unterwegs einen nach dem anderen zurück und nutzt, was der letzte bringt. Siegpunkte kommen von Plättchen, Sippen, Dschinn, Waren und Gold.
guide-five-tribes-bid = Biete auf die Reihenfolge
    .text = In jeder Runde bezahlen alle für einen Platz auf der Leiste; wer am meisten zahlt, zieht zuerst. Gold zählt am Ende als Punkte, ein früher Zug muss seinen Preis also wert sein. Auf der 0 zieht zuerst, wer zuletzt geboten hat.
guide-five-tribes-move = Führ die Meeples
    .text = Nimm alle Meeples eines Plättchens und geh von Plättchen zu Plättchen, nie sofort zurück und nie schräg, und lass auf jedem einen zurück. Der letzte muss auf ein Plättchen, auf dem schon jemand aus seiner Sippe steht. Nimm alle dieser Sippe von dort.
guide-five-tribes-control = Nimm das Plättchen
    .text = Ist das letzte Plättchen jetzt leer und gehört niemandem, nimmt dein Kamel es in Besitz, und es zählt am Ende für dich. Steht dein letztes Kamel, ist die Runde die letzte.
guide-five-tribes-tribes = Die Sippe handelt
    .text = Wesire und Älteste bleiben vor dir liegen: Punkte und der Preis der Dschinn. Kaufleute nehmen Waren vorne aus der Reihe. Baumeister bringen Gold für die blauen Plättchen ringsum. Meuchelmörder bringen einen Meeple in der Nähe um, oder einen Wesir oder Ältesten bei jemand anderem.
guide-five-tribes-tiles = Dann wirkt das Plättchen
    .text = Eine Oase bekommt eine Palme, ein Dorf einen Palast. Auf den Märkten darfst du Waren kaufen, an einem heiligen Ort einen Dschinn rufen, für zwei Älteste oder einen Ältesten und einen Fakir. Danach darfst du Waren verkaufen, in Sätzen verschiedener Arten.
guide-five-tribes-djinns = Dschinn und Waren
    .text = Ein Dschinn zählt seine Punkte und dient dir mit einer Kraft; manche kosten jedes Mal Älteste oder Fakire. Waren zählen in Sätzen: je mehr verschiedene Arten, desto mehr, bis zu 60 für alle neun. Fakire gehören in keinen Satz, helfen aber.
guide-five-tribes-end = So endet es
    .text = Die Partie endet nach der Runde, in der jemand das letzte Kamel setzt, oder wenn niemand mehr ziehen kann. Dann zählen Gold, Wesire (zehn mehr für alle, die weniger haben), Älteste, Dschinn, Palmen, Paläste, Plättchen und Waren.
guide-five-tribes-artisans = Die Kunstschmiede von Naqala
    .text = Die Erweiterung bringt eine sechste Sippe. Kunstschmiede finden Gegenstände: kostbare für Punkte, magische für eine Nutzung. Werkstätten, ein spezialisierter Markt, Berge, die den Weg versperren, und ein Abgrund, über den niemand geht, verändern den Plan, und alle haben ein Zelt.

## Die Fibel
almanac = Fibel
almanac-page = Fibel · Caravanserai
almanac-card-page = { $card } · Fibel · Caravanserai
almanac-find = Name, Wort oder Regel
almanac-all = Alle drei
almanac-game = Spiel
almanac-kind = Art
almanac-spell = Zauberkarten
almanac-artifact = Artefakte
almanac-djinn = Dschinn
almanac-item = Gegenstände
almanac-card = Waren
almanac-land = Plättchen
almanac-field = Felder
almanac-tribe = Sippen
almanac-found = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
almanac-none = Nichts hat das im Namen oder im Text.
almanac-one-spell = Zauberkarte
almanac-one-artifact = Artefakt
almanac-one-djinn = Dschinn
almanac-one-item = Gegenstand
almanac-one-card = Ware
almanac-one-land = Plättchen
almanac-one-field = Feld
almanac-one-tribe = Sippe
almanac-revised = Mit der Erweiterung:
almanac-elsewhere = In den anderen Sprachen
almanac-rule = Die Regel im Ganzen
almanac-also = Auch in { $game }
almanac-prev = Die Karte davor
almanac-next = Die nächste Karte
