# “Jij bent aan de beurt” buiten de pagina: wat berichten zeggen, en de pagina’s erover.

## Wat er wordt gestuurd
notice-title = { $count ->
    [one] Jij bent aan de beurt
   *[other] Jij bent aan { $count } tafels aan de beurt
}
notice-turn = { $game } met { $names }
notice-game = { $game }
notice-until = Tot { $until } UTC, { $left }
notice-left-minutes = { $count ->
    [one] nog { $count } minuut
   *[other] nog { $count } minuten
}
notice-left-hours = nog { $count } uur
notice-left-days = { $count ->
    [one] nog { $count } dag
   *[other] nog { $count } dagen
}
notice-answer = Antwoorden zonder in te loggen, één keer: { $link }
notice-answer-label = Antwoorden
notice-more = { $count ->
    [one] En nog één tafel.
   *[other] En nog { $count } tafels.
}
notice-trial = Een proef
notice-trial-text = Als je dit kunt lezen, bereikt Caravanserai je hier.
notice-confirm = Is dit jouw adres?
notice-confirm-text = Hallo { $name },

    iemand heeft dit adres opgegeven voor berichten van Caravanserai. Als jij dat was, open dan deze link en bevestig het:

    { $link }

    Was jij het niet, doe dan niets: er komt geen mail meer.

## Waarom niet
trouble-bad-address = Naar dit adres kan niets worden gestuurd. Het begint met https:// en noemt een server.
trouble-forbidden-address = Naar dit adres mag niets worden gestuurd: het leidt naar een privénetwerk of gaat zonder versleuteling. Neem een openbaar https://-adres, of vraag de gastheer van dit huis het netwerk toe te staan.
trouble-not-reached = Op dit adres antwoordt niemand. Controleer het en probeer het opnieuw.
trouble-not-taken = De server op dit adres antwoordde met { $status } en nam het niet aan. Controleer het adres en probeer het opnieuw.
trouble-many-ways = Je hebt zoveel browsers en webhooks dat er geen plaats is voor nog een. Verwijder er eerst een.
trouble-no-way = Deze browser of webhook is al verwijderd. Laad de pagina opnieuw.
trouble-bad-hours = Hoogstens één mail in 1 tot 168 uur: kies een getal daartussen.
trouble-no-mails = Dit huis verstuurt geen mails. Vraag de gastheer een mailserver in te stellen, of kies een andere weg.
trouble-no-email = Je hebt geen e-mailadres opgegeven. Bewaar er hierboven eerst een.
trouble-confirm-used = Deze link is al gebruikt, vervangen of te oud. In je account kun je om een nieuwe vragen.
trouble-answer-used = Deze link heeft al geantwoord; hij werkt één keer. Open de tafel om te zien hoe het spel verdergaat.
trouble-answer-stale = Deze vraag staat niet meer open: ze is beantwoord, of het spel ging verder. Open de tafel om te zien wat er gebeurt.

## In je account
notices = “Jij bent aan de beurt” buiten de pagina
notices-why = Als je iets gevraagd wordt en niet aan tafel zit, hoor je het na een minuut, tenzij je hebt geantwoord: aan welke tafel, met wie en tot wanneer; nooit wat je in handen hebt.
notices-push = Deze browser
notices-push-why = Berichten op dit apparaat, ook als er geen pagina open is.
notices-push-do = Hier berichten tonen
notices-push-none = Deze browser kan van dit adres geen berichten tonen. Daarvoor zijn https:// en een browser met push nodig.
notices-push-denied = Deze browser laat het huis geen berichten tonen. Sta het toe in de instellingen van de browser voor deze site.
notices-push-unknown = browser
notices-webhook = Webhook
notices-webhook-why = Een eigen adres krijgt bericht, zoals een onderwerp van ntfy, een kanaal van Discord of een kamer van Matrix.
notices-webhook-address = Adres
notices-webhook-form = Vorm
notices-form-full = alles, voor programma’s (JSON)
notices-form-content = Discord (content)
notices-form-text = Matrix, Slack (text)
notices-form-body = andere (body)
notices-form-plain = ntfy (platte tekst)
notices-webhook-links = Met links die antwoorden
notices-webhook-links-why = Wie daar meeleest, kan voor jou antwoorden, één keer.
notices-webhook-do = Webhook toevoegen
notices-webhook-once = Hiermee wordt hij ondertekend. Kopieer het nu: het wordt alleen deze keer getoond.
notices-mail = E-mail
notices-mail-why = Eén mail over alle tafels die op je wachten, hoogstens om de zoveel uur.
notices-mail-hours = Hoogstens één mail in
notices-mail-in = { $count } uur
notices-mail-do = Stuur me mails
notices-mail-off = Geen mails meer
notices-mail-unconfirmed = Je adres is nog niet bevestigd: open de link in de mail die je hebt gekregen.
notices-mail-ask = Stuur die mail opnieuw
notices-mail-asked = Hij is onderweg. Kijk over een paar minuten in je mails.
notices-test = Stuur een proef
notices-test-of = Stuur een proef naar { $what }
notices-tested = Aangekomen.
notices-remove = Verwijderen
notices-remove-of = { $what } verwijderen
notices-sent = laatste bericht { $date }
notices-unsent = nog geen bericht
notices-trouble = Het laatste bericht is niet aangekomen.
notices-trouble-status = Het laatste bericht is niet aangekomen: de server antwoordde met { $status }.

## Achter links
confirm-page = Bevestig je adres · Caravanserai
confirm = Bevestig je adres
confirm-why = Daarna krijgt dit adres wat je in je account hebt gekozen.
confirm-do = Ja, dit is mijn adres
confirm-done = Dank je. Je adres is bevestigd.
answer-page = Jij bent aan de beurt · Caravanserai
answer = Jij bent aan de beurt
answer-at = { $game } met { $names }
answer-once = Eén druk antwoordt, één keer en voorgoed: deze link werkt alleen voor deze vraag.
answer-many = Deze vraag heeft veel antwoorden. Beantwoord haar aan tafel.
answer-table = Naar de tafel
answer-done = Beantwoord.
