# Wat het huis zegt als iets niet gaat.
guest-name = Gast { $number }

## Verzoeken
failure-bad-json = Het verzoek is niet te lezen: { $why }.
failure-bad-body = Het verzoek is te groot of brak af.
failure-bad-name = Een naam heeft 1 tot 30 tekens. Kies een andere.
failure-bad-setup = Deze tafel kan niet worden geopend. { $why }
failure-bad-seats = Deze spelvorm is voor { $players } spelers, maar er zijn { $seats } plaatsen opgegeven.
failure-two-chairs = Je kunt maar op één plaats zitten: noem ‘me’ één keer.
failure-bad-since = ‘since’ is het nummer van het laatste bericht dat je hebt gehoord.
failure-unknown = Je bent hier nog niet bekend. Kom binnen met GET /api/v1/me en bewaar de cookie die je krijgt.
failure-bad-token = Dit token kent hier niemand. Met GET /api/v1/me krijg je er een.
failure-other-site = Dit verzoek komt van een pagina van een andere site. Open dit huis zelf in de browser.
failure-not-owner = Alleen wie de tafel heeft geopend, kan die aanvullen met bots.
failure-not-seated = Alleen wie aan deze tafel heeft gezeten, kan nog een keer samen spelen.
failure-no-table = Deze tafel bestaat niet. Kijk de link nog eens na of open een nieuwe tafel.
failure-no-such-address = Op dit adres is niets. Wat er wel is, staat in docs/api.md.
failure-method = Zo wordt dit adres niet gebruikt. Wat het wel verstaat, staat in docs/api.md.
failure-seat-taken = Die plaats is bezet. Neem een andere.
failure-table-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt meekijken of een andere tafel openen.
failure-not-over = In het verslag staan alle geheimen van de partij: het is pas te zien als de partij is afgelopen.
failure-broken = Aan deze tafel kan niet verder worden gespeeld: het verslag is niet te lezen of past niet bij de spelregels van deze versie. Wie dit huis beheert, vindt de reden in het logboek van de server.
failure-many-guests = Er kwamen in korte tijd te veel nieuwe gasten uit jouw netwerk. Wacht even en probeer het opnieuw.
failure-many-tables = Dat waren te veel nieuwe tafels in korte tijd. Wacht even en probeer het opnieuw.
failure-many-sockets = Dat waren te veel verbindingen uit jouw netwerk in korte tijd. Wacht even en probeer het opnieuw.
failure-many-listeners = Aan deze tafel kijken te veel mensen tegelijk mee. Wacht even en probeer het opnieuw.
failure-not-stored = Dit kon niet worden opgeslagen, dus is er niets gebeurd. Probeer het zo meteen opnieuw. Blijft het misgaan, dan vindt wie dit huis beheert de reden in het logboek van de server.
failure-closing = Het huis gaat dicht of heeft het even druk. Probeer het zo meteen opnieuw.

## Antwoorden
refusal-no-seat = { $seat-name } is er niet aan deze tafel: er zijn { $seats } plaatsen.
refusal-nothing-to-take-back = Nu valt er niets terug te nemen: iemand is er iets door te weten gekomen of is al verdergegaan.
refusal-no-such-order = Dit automatische antwoord bestaat aan deze tafel niet.
refusal-over = De partij is afgelopen.
refusal-stale = { $open ->
    [none] Deze vraag is al beantwoord of voorbij, en je hoeft nu niets te antwoorden.
   *[other] Deze vraag is al beantwoord of voorbij. Er is nu een andere.
}
refusal-unasked = { $open ->
    [none] Deze vraag is niet gesteld, en je hoeft nu niets te antwoorden.
   *[other] Deze vraag is niet gesteld. Er is nu een andere.
}
refusal-unreadable = ‘{ $text }’ is niet te lezen. { $why }
refusal-not-seated = Je zit niet aan deze tafel, dus hoef je niets te antwoorden.
refusal-not-playing = De partij is nog niet begonnen: er zijn nog plaatsen vrij.
refusal-not-stored = Het antwoord kon niet worden opgeslagen, en niemand heeft ervan gehoord. Stuur het nog eens met dezelfde sleutel.
refusal-bad-key = Een sleutel heeft 1 tot 64 letters, cijfers, koppeltekens of lage streepjes. Neem voor elk antwoord een nieuwe, willekeurige.
refusal-too-many = Dat waren te veel vragen in korte tijd. Wacht even en probeer het opnieuw.

## Spellen en verslagen die niet opengaan
open-unknown-game = Het spel ‘{ $name }’ is er niet in dit huis. Er is wel: { $known }.
open-setup = Met ‘{ $text }’ kan niet worden gespeeld. { $why }
open-no-file = Dit spel heeft geen kaarten of waarden die een bestand kan vervangen.
open-json = Deze JSON past niet: { $why }.
broken-not-a-record = Dit is geen verslag: de eerste regel moet ‘caravanserai record 1’ zijn.
broken-version = Het verslag heeft formaat { $it }, dit programma leest formaat 1. Gebruik de versie die het heeft geschreven, of een nieuwere.
broken-other-game = Het verslag is van ‘{ $found }’, niet van ‘{ $wanted }’.
broken-line = Regel { $line } is niet te lezen. { $why }
broken-truncated = Het verslag breekt af voor de laatste regel: het bestand is niet volledig.
broken-altered = Het controlegetal in de laatste regel klopt niet: het verslag is achteraf veranderd.
broken-luck = Stap { $step } klopt niet: { $fault }. Met deze spelregels is dit verslag niet gemaakt.
broken-refused = Stap { $step } is tegen de spelregels. { $seat-name } mag niet ‘{ $action }’ antwoorden ({ $rule }).
broken-retold = Stap { $step } vertelt iets anders dan toen die werd gespeeld: de spelregels zijn sindsdien veranderd, of iemand heeft het verslag bewerkt.
misread-form = Daar hoort ‘{ $it }’.
misread-setup = Het spel kent deze instellingen niet: misschien zijn ze van een nieuwere versie.
misread-place = Stap { $found } staat waar stap { $wanted } hoort.
misread-seat-number = ‘{ $it }’ is geen nummer van een plaats.
misread-seat = Een plaats { $it } is er niet.
misread-action = Het spel kent het antwoord ‘{ $action }’ niet.
misread-draw = ‘{ $it }’ is geen trekking: een trekking is een geheel getal.
misread-digest = ‘{ $it }’ is geen controlecode: die heeft 16 hexadecimale tekens.
fault-missing = er ontbreekt een trekking
fault-surplus = er zijn meer trekkingen dan de stap doet
fault-unfitting = een trekking is { $draw }, maar moet kleiner dan { $n } zijn

## Het einde van een verbinding
close-behind = Maak opnieuw verbinding en noem het laatste bericht dat je hebt gehoord.
close-closing = Het huis gaat dicht. Maak zo meteen opnieuw verbinding.
close-too-many = Dat waren te veel berichten in korte tijd.

## Een huis zonder zijn pagina’s
missing-pages = Deze server is gebouwd zonder zijn pagina’s. De API werkt wel, zie docs/api.md.
missing-pages-play = Wil je in de browser spelen, stop hem dan en start ‘cargo xtask play’ in de bronmap. Daarvoor heb je Node.js 20 of nieuwer nodig.
missing-file = Op dit adres is niets.
