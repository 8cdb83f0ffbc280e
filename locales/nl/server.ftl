# Wat het huis zegt als iets niet gaat.
guest-name = Gast { $number }

## Verzoeken
failure-bad-json = Het verzoek is niet te lezen: { $why }.
failure-bad-body = Het verzoek is te groot of brak af.
failure-bad-name = Een naam heeft 1 tot 30 tekens. Kies een andere.
failure-bots-name = Zo heet een bot, of het lijkt erop. Kies een andere naam.
failure-name-taken = Iemand aan tafel heeft een naam die er hetzelfde uitziet. Kies een andere, zodat men jullie uit elkaar kan houden.
failure-bad-setup = Deze tafel kan niet worden geopend. { $why }
failure-bad-seats = Deze spelvorm is voor { $players } spelers, maar er zijn { $seats } plaatsen opgegeven.
failure-two-chairs = Je kunt maar op één plaats zitten: noem ‘me’ één keer.
failure-bad-clock = Zo’n klok is er niet. Schrijf “30+600” voor 30 seconden per beslissing en 600 in reserve, “30+600+5” met 5 seconden extra na elke beslissing, of “2d” voor twee dagen per beslissing.
failure-kicked = Wie deze tafel heeft geopend, heeft je gevraagd te gaan; je kunt hier niet gaan zitten. Je kunt toekijken of zelf een tafel openen.
failure-bad-since = ‘since’ is het nummer van het laatste bericht dat je hebt gehoord.
failure-unknown = Je bent hier nog niet bekend. Kom binnen met GET /api/v1/me en bewaar de cookie die je krijgt.
failure-bad-token = Dit token kent hier niemand. Met GET /api/v1/me krijg je er een.
failure-other-site = Dit verzoek komt van een pagina van een andere site. Open dit huis zelf in de browser.
failure-other-host = Onder deze naam is dit huis niet bekend. Wie het beheert, kan hem met --public-url noemen.
failure-not-owner = Alleen wie de tafel heeft geopend, kan die aanvullen met bots.
failure-not-seated = Alleen wie aan deze tafel heeft gezeten, kan nog een keer samen spelen.
failure-no-table = Deze tafel bestaat niet. Kijk de link nog eens na of open een nieuwe tafel.
failure-no-such-address = Op dit adres is niets. Wat er wel is, staat in docs/api.md.
failure-method = Zo wordt dit adres niet gebruikt. Wat het wel verstaat, staat in docs/api.md.
failure-seat-taken = Die plaats is bezet. Neem een andere.
failure-table-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt meekijken of een andere tafel openen.
failure-not-over = In het verslag staan alle geheimen van de partij: het is pas te zien als de partij is afgelopen.
failure-broken = Aan deze tafel kan niet verder worden gespeeld: het verslag is niet te lezen of past niet bij de spelregels van deze versie. Wie dit huis beheert, vindt de reden in het logboek van de server.
failure-many-requests = Er kwamen in korte tijd te veel verzoeken uit jouw netwerk. Wacht even en probeer het opnieuw.
failure-many-guests = Er kwamen in korte tijd te veel nieuwe gasten uit jouw netwerk. Wacht even en probeer het opnieuw.
failure-many-accounts = In korte tijd zijn er vanaf jouw netwerk te veel accounts gemaakt. Speel verder als gast en probeer het over een paar minuten opnieuw.
failure-many-tables = Dat waren te veel nieuwe tafels in korte tijd. Wacht even en probeer het opnieuw.
failure-many-sockets = Dat waren te veel verbindingen uit jouw netwerk in korte tijd. Wacht even en probeer het opnieuw.
failure-many-listeners = Aan deze tafel kijken te veel mensen tegelijk mee. Wacht even en probeer het opnieuw.
failure-many-changes = Dat waren te veel nieuwe namen en plaatsen in korte tijd. Wacht even en probeer het opnieuw.
failure-many-retellings = Er werden in korte tijd te veel partijen teruggekeken. Wacht even en probeer het opnieuw.
failure-tables-under-way = Je hebt { $most } tafels waar nog gespeeld wordt. Speel er een uit of geef daar op voordat je een nieuwe opent.
failure-bots-under-way = Aan { $most } van je tafels spelen al bots, en daar is het spel nog niet afgelopen. Speel er een uit of geef daar op voordat je meer bots haalt.
failure-guests-under-way = Gasten uit jouw netwerk hebben { $most } tafels waar nog gespeeld wordt. Speel er een uit, of maak een account aan.
failure-full = Het huis is vol, of jouw netwerk heeft al veel verbindingen. Nu komt alleen binnen wie aan een tafel zit. Probeer het later opnieuw.
failure-not-stored = Dit kon niet worden opgeslagen, dus is er niets gebeurd. Probeer het zo meteen opnieuw. Blijft het misgaan, dan vindt wie dit huis beheert de reden in het logboek van de server.
failure-closing = Het huis gaat dicht of heeft het even druk. Probeer het zo meteen opnieuw.

## Antwoorden
refusal-no-seat = { $seat-name } is er niet aan deze tafel: er zijn { $seats } plaatsen.
refusal-nothing-to-take-back = Nu valt er niets terug te nemen: iemand is er iets door te weten gekomen of is al verdergegaan.
refusal-taken-back-often = Je bent al dertig keer naar deze plaats in het spel teruggegaan. Nu geldt je antwoord.
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
refusal-frozen = Aan deze tafel kan niemand verder spelen: er is gespeeld volgens regels die deze versie anders speelt. Tot daar kun je de partij bekijken. Wie dit huis beheert, kan haar terughalen met de versie waarin ze is gespeeld.
refusal-not-stored = Het antwoord kon niet worden opgeslagen, en niemand heeft ervan gehoord. Stuur het nog eens met dezelfde sleutel.
refusal-bad-key = Een sleutel heeft 1 tot 64 letters, cijfers, koppeltekens of lage streepjes. Neem voor elk antwoord een nieuwe, willekeurige.
refusal-too-many = Dat was te vaak in korte tijd. Wacht even en probeer het opnieuw.
refusal-not-owner = Dat kan alleen wie de tafel heeft geopend.
refusal-no-clock = De klokken van deze tafel laten dit niet toe.
refusal-resigned = Je hebt opgegeven: de bot speelt tot het einde.
refusal-not-gone = Deze persoon is hier, of nog geen twee minuten weg. Wacht even.
refusal-nobody = Op deze plaats zit niemand met wie dit kan.
refusal-no-line = Die regel bestaat niet, of de schrijver kan niet het zwijgen worden opgelegd.
refusal-bad-text = Schrijf 1 tot 300 tekens.
refusal-silenced = Wie deze tafel heeft geopend, laat je hier niet schrijven.
refusal-unknown = Je bent hier nog niet bekend. Kom binnen met GET /api/v1/me en bewaar de cookie die je krijgt.

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
missing-pages-play = Wil je in de browser spelen, stop hem dan en start ‘cargo xtask play’ in de bronmap. Daarvoor heb je Node.js 20.19 of nieuwer nodig.
missing-file = Op dit adres is niets.

## Een opslag waar niets mee te beginnen is
store-folder = De gegevensmap { $place } is niet te gebruiken: { $why }. Maak haar beschrijfbaar of kies met --data DIR een andere.
store-taken = Een andere server gebruikt { $place } al. Stop eerst die server of kies met --data DIR of --database een andere plek.
store-newer = { $place } is door een nieuwere versie van dit programma geschreven (schema { $found }, deze versie kent { $known }). Start die versie of kies met --data DIR een andere plek.
store-not-durable = De database zou een stroomstoring niet overleven: { $what } is ‘{ $found }’ en moet ‘{ $wanted }’ zijn. Verander deze instelling van de database en start dan opnieuw.
store-corrupt = { $place } is beschadigd: { $why }. Er is niets veranderd. Bewaar het bestand en zet dan met ‘caravanserai restore’ de laatste back-up terug.
store-foreign = { $place } is geen huis van dit programma: { $why }. Er is niets veranderd. Kies met --data DIR of --database een andere plek.
store-lost = In { $place } was een huis, en nu ontbreekt het bestand of is het leeg. Zet het terug of gebruik ‘caravanserai restore’. Wil je met een leeg huis beginnen, verwijder dan eerst { $lock }.
store-unreachable = De database { $place } is niet te bereiken: { $why }. Kijk of ze draait en of adres, naam en wachtwoord kloppen.
store-failed = De database is niet te gebruiken: { $why }.
store-occupied = { $place } bestaat al, en er is niets aan veranderd. Kies een lege plek of haal weg wat daar staat.
store-empty = In { $place } is geen huis: het bestand is leeg, of er is nooit iets in opgeslagen. Er is niets veranderd.
store-outdated = Andere processen van dit huis draaien nog met schema { $found } van { $place }, en deze versie heeft schema { $known } nodig. Er is niets veranderd. Stop ze allemaal, maak een back-up en start dan dit proces.

## Wat de dokter vindt
doctor-files = Er zijn bestanden voor { $connections } verbindingen.
doctor-few-files = Er zijn maar bestanden voor { $connections } verbindingen, en { $wanted } zijn gewenst: het systeem geeft dit proces { $files } bestanden. Sta er { $needed } toe (“ulimit -n”, of LimitNOFILE van zijn unit), of verlaag --connections.
doctor-bus = De bus op { $place } antwoordt.
doctor-bus-away = De bus op { $place } is niet te bereiken: { $why }. Start daar NATS, of verbeter --bus.
doctor-none = In { $place } is nog geen huis; bij de eerste start komt er een.
doctor-unseen = Of er in { $place } een huis is, valt niet vast te stellen: { $why }. Voer dit commando uit als de gebruiker van de server.
doctor-open-file = Anderen op deze computer kunnen { $place } lezen, en daarin staan alle geheimen. Voer er ‘chmod 600’ op uit of start de server één keer.
doctor-schema = De database is heel en bij de tijd (schema { $found }).
doctor-older = De database is heel (schema { $found }); de volgende start brengt haar bij de tijd. Maak eerst een back-up.
doctor-running = Een server gebruikt haar nu.
doctor-idle = Geen server gebruikt haar nu.
doctor-no-room = Naast { $place } kan niets worden geschreven: { $why }. Maak ruimte op de schijf of maak de map beschrijfbaar.
doctor-table = Aan tafel { $table } gaat het niet verder: { $why }. Andere tafels gaan door. Start de versie waarmee daar is gespeeld of zet een back-up terug.
doctor-frozen = Tafel { $table } is bevroren bij stap { $step }: er is gespeeld volgens regels { $rules }, en { $rule ->
    [none] deze versie speelt deze stap anders
   *[other] deze versie staat deze stap niet toe ({ $rule })
}. Tot daar is de partij te zien, en andere tafels gaan door. Start de versie waarmee daar is gespeeld om haar af te maken.
doctor-tables = { $tables } tafels met { $steps } stappen, { $people } personen; { $broken } tafels zijn kapot.
doctor-ill = Er is iets mis, zie hierboven.
export-none = De tafel ‘{ $table }’ is er niet in dit huis.
export-not-over = De partij aan tafel { $table } is niet afgelopen: in het verslag staan alle geheimen, dus het komt pas daarna.
export-frozen = Deze regels spelen stap { $step } niet zoals hij is gespeeld: het verslag eindigt ervoor.
export-broken = De partij aan tafel { $table } is met deze regels niet na te spelen. Gebruik de versie waarmee is gespeeld.

## De pagina om de API te proberen
try-title = De API om uit te proberen
try-about = Alles wat je hier doet, doe je als de gast die deze browser is. Een beschrijving voor programma’s:
try-waits = Een ogenblik …
try-send = Versturen
try-body = Inhoud
try-answer = Antwoord
try-failed = Het is niet verstuurd:
