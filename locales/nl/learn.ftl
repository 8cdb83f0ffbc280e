# Spelregels voor wie speelt, de almanak en partijen om terug te kijken.
learn = Leren
learn-all-page = Leren · Caravanserai
learn-page = { $game }: zo speel je het · Caravanserai
learn-lead = Drie spellen, elk in een paar minuten verteld. Daaronder heeft elke regel zijn plaats, en elke regel die aan tafel wordt genoemd, leidt daarheen.
learn-read = Lees de uitleg
learn-guide = In een paar minuten
learn-book = Alle regels, genummerd
learn-book-what = Dit is het volledige regelboek dat de tafels volgen. Het is in het Engels geschreven; waar een regel ook in het Nederlands bestaat, staat die voorop.
learn-to-rules = Alle regels
learn-cards = De kaarten
learn-chapters = Hoofdstukken

## Morgenland
guide-morgenland-aim = Koop de meeste artefacten
    .text = Iedereen heeft acht figuren met een kracht van 1 tot 9; een 3 is er niet. Elke ronde verdeel je ze over drakengrotten, stad en paleis, verzamel je schatten en betaal je daarmee artefacten. Wie er op het eind de meeste heeft, wint.
guide-morgenland-placing = Leg ze gedekt
    .text = Om de beurt leg je een figuur gedekt op een veld, tot niemand er meer een heeft. Iedereen ziet van wie een figuur is, maar alleen jij weet hoe sterk die is. Zo kan een 1 in een grot anderen afschrikken en kan een 9 ongezien wachten.
guide-morgenland-way = Volg de weg
    .text = Daarna komen de velden langs de weg aan de beurt: de grotten, de stad, de paleiswachter, de paleisvelden. Alleen het veld dat aan de beurt is, wordt omgedraaid. Je kracht daar is de som van je figuren. Bij gelijke stand is sterker wie vanaf de kameel geteld het eerst komt.
guide-morgenland-caves = Haal schatten uit de grotten
    .text = In een grot neemt de sterkste de groep van de bovenste plank, de tweede de volgende, enzovoort zolang er groepen zijn. Waar weinig ligt, is ook een zwakke figuur iets waard.
guide-morgenland-city = Gebruik de stad
    .text = Op de markt mag de sterkste één schat geven en drie willekeurige nemen. Op de karavaanplaats neemt de sterkste de kameel en komt vanaf dat moment het eerst, ook al in het paleis van deze ronde.
guide-morgenland-guard = Kom langs de paleiswachter
    .text = Hoe sterk de paleiswachter is, weet vooraf niemand. Zijn je figuren daar even sterk, dan mag je naar binnen; zijn ze zwakker, dan kun je hem met het verschil omkopen. Wie daar niemand heeft, haalt alle figuren uit het paleis.
guide-morgenland-rooms = Koop op de paleisvelden
    .text = Op elk paleisveld mag de sterkste een artefact kopen, daarna de volgende. De prijs is precies de som van je figuren daar, en je betaalt in precies zoveel soorten schatten als je daar figuren hebt. Kleine figuren kopen dus goedkoop, als er niemand sterker komt.
guide-morgenland-end = Zo eindigt het
    .text = De partij eindigt als het laatste artefact is verkocht, of na de ronde waarin iemand er drie heeft, zoals afgesproken. De meeste artefacten winnen; bij gelijke stand tellen meer perkamentrollen, dan meer schatten.
guide-morgenland-pro = Voor gevorderden
    .text = Artefacten liggen nu open en hebben krachten, één gebruik per ronde. Wie de tent wint, trekt toverkaarten, en zolang je wonderlamp brandt, mag je ze spelen. Op bepaalde momenten antwoordt iedereen die misschien kan reageren tegelijk en in het geheim; dan komen de kaarten samen op tafel. Het huis van de djinn geeft een tweede gebruik.

## Het kaartspel
guide-morgenland-cards-aim = Vijf helden, de meeste artefacten
    .text = Iedereen heeft vijf helden met waarden van 1 tot 5. Elke ronde stuur je ze gedekt naar grotten, tent, karavaanplaats en paleis. Schatkaarten kopen artefacten; wie er op het eind de meeste heeft, wint.
guide-morgenland-cards-round = De ronde wordt klaargelegd
    .text = Grot 4 krijgt vier schatkaarten, grot 3 drie, enzovoort. Eén kaart ligt gedekt bij de paleiswachter. Daarna liggen er zoveel artefacten in het paleis als een schatkaart bepaalt, één in elke zaal.
guide-morgenland-cards-placing = Leg ze alle vijf
    .text = Om de beurt leg je een held gedekt op een plek, tot alle helden liggen. Dan komen de plekken aan de beurt: de grotten van 4 tot 1, de tent, de karavaanplaats, de zalen van links naar rechts. De hoogste som is het sterkst; bij gelijke stand wie vanaf de startspeler het eerst komt.
guide-morgenland-cards-caves = Grotten
    .text = Iedereen daar neemt één kaart naar keuze, de sterkste eerst, zolang er kaarten zijn. Niemand krijgt er twee uit dezelfde grot.
guide-morgenland-cards-city = Tent en karavaanplaats
    .text = In de tent trekt de sterkste twee toverkaarten, houdt er een en geeft de andere aan de tweede. Op de karavaanplaats wijst de sterkste aan wie voortaan begint, ook al in het paleis van deze ronde.
guide-morgenland-cards-palace = Paleis en paleiswachter
    .text = In elke zaal mag de sterkste het eerst kopen. De prijs betaal je met kaarten van één symbool en is minstens je som daar; wisselgeld is er niet. Is je som lager dan de kracht van de paleiswachter, dan betaal je het verschil als smeergeld, met andere kaarten van één symbool.
guide-morgenland-cards-magic = Artefacten en toverkaarten
    .text = Elk artefact mag één keer per partij worden gespeeld en blijft voor je tellen. Een toverkaart gebruik je één keer. Elke kaart zegt wanneer je haar mag spelen; iedereen die kan reageren, antwoordt tegelijk en in het geheim.
guide-morgenland-cards-end = Zo eindigt het
    .text = De partij eindigt meteen als het laatste artefact is verkocht. De meeste artefacten winnen, gespeeld of niet; bij gelijke stand tellen meer wonderlampen, dan de schatten in de hand. Met twee spelers doet een dummy mee: die legt helden, bezit niets en verliest elke gelijke stand.

## Five Tribes
guide-five-tribes-aim = Verplaats wat er al staat
    .text = Geen enkele meeple is van jou. In je beurt neem je alle meeples van één tegel op, laat je ze onderweg een voor een achter en gebruik je wat de laatste brengt. Punten komen van tegels, stammen, djinns, waren en goud.
guide-five-tribes-bid = Bied op de beurt
    .text = Elke ronde betaalt iedereen voor een plek op het spoor; wie het meest betaalt, speelt het eerst. Goud telt op het eind als punten, dus een vroege beurt moet zijn prijs waard zijn. Op 0 speelt de laatste bieder het eerst.
guide-five-tribes-move = Leid de meeples
    .text = Neem alle meeples van een tegel en ga van tegel naar tegel, nooit meteen terug en nooit schuin, en laat er op elke tegel een achter. De laatste moet op een tegel komen waar al iemand van dezelfde stam staat. Neem daar iedereen van die stam.
guide-five-tribes-control = Neem de tegel
    .text = Is de laatste tegel nu leeg en van niemand, dan neemt je kameel hem in bezit en telt hij op het eind voor jou. Staat je laatste kameel, dan is het de laatste ronde.
guide-five-tribes-tribes = De stam handelt
    .text = Viziers en stamoudsten blijven voor je staan: punten, en de prijs van djinns. Kooplieden nemen waren vooraan uit de rij. Bouwmeesters brengen goud voor de blauwe tegels eromheen. Sluipmoordenaars schakelen een meeple uit in de buurt, of een vizier of stamoudste van een ander.
guide-five-tribes-tiles = Daarna werkt de tegel
    .text = Een oase krijgt een palm, een dorp een paleis. Op de markten mag je waren kopen, op een heilige plaats een djinn roepen voor twee stamoudsten, of één stamoudste en een fakir. Daarna mag je waren verkopen in series van verschillende soorten.
guide-five-tribes-djinns = Djinns en waren
    .text = Een djinn telt zijn punten en dient je met een kracht; sommige kosten elke keer stamoudsten of fakirs. Waren tellen in series: hoe meer verschillende soorten, hoe meer, tot 60 voor alle negen. Fakirs horen in geen serie, maar helpen.
guide-five-tribes-end = Zo eindigt het
    .text = De partij eindigt na de ronde waarin iemand de laatste kameel zet, of als niemand meer kan bewegen. Dan tellen goud, viziers (tien meer voor elke speler die er minder heeft), stamoudsten, djinns, palmen, paleizen, tegels en waren.
guide-five-tribes-artisans = De ambachtslieden van Naqala
    .text = De uitbreiding brengt een zesde stam. Ambachtslieden vinden voorwerpen: kostbare voor punten en magische voor één gebruik. Werkplaatsen, een speciale markt, bergen die de weg versperren en een afgrond waar niemand over gaat veranderen het bord, en iedereen heeft een tent.

## De almanak
almanac = Almanak
almanac-page = Almanak · Caravanserai
almanac-card-page = { $card } · Almanak · Caravanserai
almanac-find = Naam, woord of regel
almanac-all = Alle drie
almanac-game = Spel
almanac-kind = Soort
almanac-spell = Toverkaarten
almanac-artifact = Artefacten
almanac-djinn = Djinns
almanac-item = Voorwerpen
almanac-card = Waren
almanac-land = Tegels
almanac-field = Velden
almanac-tribe = Stammen
almanac-found = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
almanac-none = Niets heeft dit in naam of tekst.
almanac-one-spell = Toverkaart
almanac-one-artifact = Artefact
almanac-one-djinn = Djinn
almanac-one-item = Voorwerp
almanac-one-card = Waar
almanac-one-land = Tegel
almanac-one-field = Veld
almanac-one-tribe = Stam
almanac-revised = Met de uitbreiding:
almanac-elsewhere = In de andere talen
almanac-rule = De hele regel
almanac-also = Ook in { $game }
almanac-prev = De vorige kaart
almanac-next = De volgende kaart
