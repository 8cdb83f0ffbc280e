# Ratings, the deal of the day, statistics.

## What cannot be done
failure-rated-clock = Een tafel die meetelt heeft een klok nodig, zodat niemand punten redt door weg te blijven. Kies er een, zoals 30+600 of 2d.
failure-sealed = Deze dagpartij wordt tot middernacht (UTC) nog door anderen gespeeld. Tot dan ziet alleen wie haar zelf speelt haar.
failure-play-first = Speel eerst de dagpartij van vandaag. Als je eigen poging voorbij is, zie je hoe het de anderen verging.
failure-no-board = Zo’n lijst is er niet. Het spel heet anders, wordt niet met zovelen gespeeld, of er werd die dag niets gedeeld.
refusal-counts = Deze partij telt mee: alleen wat niemand heeft gezien wordt teruggenomen, en niemand wordt weggestuurd.

## Ratings
ratings-page = Ratings · Caravanserai
ratings-title = Ratings
ratings-why = Hoe sterk iedereen is, per spel en aantal spelers. Ook bots hebben een rating. Partijen tellen aan tafels die als meetellend zijn geopend.
ratings-how = Wie nieuw is, heeft 1500 punten. Het getal na ± zegt hoe zeker dat is: heel waarschijnlijk ligt de ware sterkte daarbinnen. De volgorde is naar de punten die iemand heel waarschijnlijk minstens heeft.
ratings-none = Nog niemand heeft een meetellende partij van deze soort gespeeld. Open een tafel als “telt mee” om de eerste te zijn.
ratings-all = Alle ratings
ratings-place = Plaats
ratings-who = Wie
ratings-points = Punten
rating-size = { $players } spelers
rating-games = { $games ->
    [one] { $games } meetellende partij
   *[other] { $games } meetellende partijen
}
rating-bots = Bots, { $level }
rating-plot = { $game }: { $points } punten, plus of min { $within }
rated = Telt mee
rated-at = Rating { $rating }
rated-changes = Wat deze partij heeft veranderd
resigned = opgegeven
rated-account = Deze tafel telt mee: log in met je account om te gaan zitten.
new-rated = Rating
new-rated-no = Voor de lol
new-rated-no-what = De partij verandert geen rating.
new-rated-yes = Telt mee
new-rated-yes-what = Voor accounts en bots, met klok, zonder advies. Wat gezien is, wordt niet teruggenomen.
inn-contests = Meet je met anderen

## The deal of the day
daily-page = Dagpartij · Caravanserai
daily-title = Dagpartij
daily-why = Iedereen krijgt hetzelfde geluk tegen dezelfde bots, één keer per dag. Je eerste poging telt. Als die voorbij is, zie je hoe het de anderen verging.
daily-until = { $day } (UTC). De volgende komt om { $time } volgens jouw klok.
daily-account = De dagpartij is voor accounts, zodat iedereen precies één poging heeft die telt.
daily-against = Jij en { $bots ->
    [one] één bot ({ $level })
   *[other] { $bots } bots ({ $level })
}.
daily-finished = { $count ->
    [0] Nog niemand is ermee klaar.
    [one] Eén speler is ermee klaar.
   *[other] { $count } spelers zijn ermee klaar.
}
daily-new = Je hebt haar nog niet geprobeerd.
daily-begun = Je poging loopt.
daily-done = Je poging is voorbij. Je mag haar nog eens spelen; dat telt niet.
daily-play = Spelen
daily-go-on = Verder spelen
daily-once-more = Nog eens spelen
daily-results = Hoe het allen verging
daily-yesterday = Gisteren
daily-do = { $do }: { $game }
daily-of = { $day }
daily-place = Aan tafel
daily-none = Op die dag is niemand klaar gekomen.
daily-look = De partij van { $name } bekijken
daily-promise = De belofte
daily-promise-why = Deze getallen binden het huis aan het geluk van vandaag en van morgen. Als een dag voorbij is, staat hier zijn startwaarde. Wie een partij van die dag weer bekijkt, ziet de browser haar toeval narekenen; ook “caravanserai verify” gaat het na.
daily-today = Vandaag:
daily-tomorrow = Morgen:
daily-seed = Startwaarde van deze dag:
daily-others = Hoe het de anderen verging
daily-sealed = Dit was de dagpartij, die anderen nog tot middernacht (UTC) spelen. Vanaf { $when } volgens jouw klok kun je haar weer bekijken en haar toeval narekenen.
daily-unsealed = Dit was een dagpartij.

## Statistics
stats-title = Statistieken
stats-own = Van al je afgelopen partijen. Anderen zien die aan openbare tafels.
stats-public = Van afgelopen partijen aan openbare tafels.
stats-none = Nog geen afgelopen partij.
stats-games = Partijen
stats-won = Gewonnen
stats-before = Eindigde voor hen
stats-answers = Antwoorden per partij
stats-lasted = Gewone duur
stats-minutes = { $minutes ->
    [0] minder dan een minuut
   *[other] { $minutes } min
}
stats-over-time = In de loop van de tijd
stats-over-time-why = De gemiddelde plaats van de laatste tien partijen, partij na partij.
stats-over-time-says = Aan het eind { $percent } procent van de weg van de laatste plaats naar de eerste
stats-first = eerste
stats-last = laatste
stats-by-game = Per spel
stats-game = Spel
stats-by-seat = Per stoel
stats-seat = Stoel
stats-by-opponent = Per tegenstander
stats-opponent = Tegenstander
stats-guests = Gasten en mensen die weg zijn
stats-cards = Kaarten
stats-cards-why = In hoeveel partijen elke kaart is ingezet of bezeten, en hoeveel daarvan zijn gewonnen. Van al deze partijen is { $share } gewonnen.
stats-cards-choose = Kies een spel om te zien hoe vaak elke kaart hielp.
stats-card = Kaart
stats-card-games = In partijen
stats-card-used = Ingezet
stats-card-won = Ermee gewonnen

## About the house
about = Over
about-page = Over · Caravanserai
about-title = Over Caravanserai
about-licence = Caravanserai is vrije software, onder de MIT-licentie of de Apache-licentie 2.0, zoals je wilt.
about-notices = Er zit het werk van vele anderen in. Hun namen, licenties en kennisgevingen:
about-coming = De lijst komt eraan …
