# Mensen: accounts, de hal, wie het huis leidt.

## Wat niet gaat
trouble-name-in-use = Zo heet al een account, of het ziet er hetzelfde uit. Kies een andere naam, of log in als het van jou is.
trouble-weak-password = Een wachtwoord heeft minstens 8 tekens. Een paar woorden onthoud je makkelijker dan leestekens.
trouble-long-password = Een wachtwoord heeft hoogstens 200 tekens.
trouble-wrong-log-in = De naam of het wachtwoord klopt niet. Ben je je wachtwoord vergeten, vraag dan de gastheer van dit huis om een link.
trouble-wrong-password = Dit is niet het wachtwoord van je account.
trouble-many-log-ins = Er zijn te veel wachtwoorden geprobeerd. Wacht een minuut en probeer het dan opnieuw.
trouble-has-account = Je hebt al een account. Log eerst uit om een ander te maken.
trouble-needs-account = Hiervoor heb je een account nodig. Maak er een of log in.
trouble-needs-browser = Hiervoor is het token van een programma niet genoeg. Log in met je browser.
trouble-not-admin = Dit kan alleen wie dit huis leidt.
trouble-registration-closed = Dit huis neemt geen nieuwe accounts aan. Als gast kun je wel spelen.
trouble-invitation-needed = In dit huis heb je voor een account een uitnodiging nodig. Vraag iemand die er een heeft; als gast kun je alvast spelen.
trouble-invitation-used = Deze uitnodiging is al gebruikt of te oud. Vraag om een nieuwe.
trouble-link-used = Deze link is al gebruikt, vervangen of te oud. Vraag de gastheer van dit huis om een nieuwe.
trouble-revoked = Dit token is ingetrokken. Maak een nieuw token in je account.
trouble-banned = Je mag niet meer binnenkomen. De gastheer van dit huis zegt: ‘{ $why }’.
trouble-bad-email = Dit is geen e-mailadres. Het ziet er zo uit: naam@example.org.
trouble-bad-label = Geef het token een naam van 1 tot 60 tekens, zodat je het herkent.
trouble-many-tokens = Je hebt 50 tokens. Trek er een in die je niet meer nodig hebt.
trouble-no-token = Deze sessie of dit token bestaat niet. Misschien is het al beëindigd.
trouble-no-person = Zo heet hier niemand.
trouble-yourself = Dat ben je zelf.
trouble-not-welcome = Iemand aan deze tafel wil niet met je spelen. Kies een andere tafel.
trouble-bad-reason = Zeg in 1 tot 1000 tekens wat er mis is.
trouble-bad-announcement = Een mededeling heeft 1 tot 500 tekens.
trouble-settled = Dit is al afgehandeld.
close-dismissed = Je sessie is beëindigd. Log opnieuw in.

## De opdrachtregel van de gastheer
admin-no-house = In { $place } is nog geen huis. Open er eerst een met ‘caravanserai’.
admin-older = Het huis in { $place } is van een oudere versie. Start de server één keer, dan is het bijgewerkt.
admin-no-person = Niemand heet ‘{ $who }’. ‘caravanserai admin people’ toont namen en kenmerken.
admin-not-away = Er is geen tafel { $table } opgeruimd of verwijderd.
admin-no-account = { $who } heeft geen account en kan het huis dus niet leiden.
admin-not-banned = { $who } is niet buitengesloten.
admin-no-announcement = De mededeling ‘{ $id }’ bestaat niet. ‘caravanserai admin announcements’ toont ze allemaal.
admin-no-report = De open melding ‘{ $id }’ bestaat niet. ‘caravanserai admin reports’ toont ze allemaal.
admin-not-written = Er is niets veranderd.

## Account maken en inloggen
sign-up = Account maken
sign-up-page = Account maken · Caravanserai
sign-up-why = Een naam en een wachtwoord, meer niet. De partijen die je nu speelt, blijven van jou, op elk apparaat.
sign-up-do = Account maken
sign-up-closed = Dit huis neemt geen nieuwe accounts aan. Als gast kun je wel spelen.
sign-up-have = Heb je er al een?
sign-up-code = Uitnodiging
sign-up-code-why = Voor een account in dit huis heb je een uitnodiging nodig. Plak de code of open de link die je hebt gekregen.
log-in = Inloggen
log-in-page = Inloggen · Caravanserai
log-in-why = De plaatsen die je als gast hebt ingenomen, gaan mee.
log-in-none = Nog geen account?
log-in-forgot = Wachtwoord vergeten? De gastheer van dit huis kan je een link sturen om een nieuw in te stellen.
log-out = Uitloggen
form-name = Naam
form-password = Wachtwoord
form-password-new = Nieuw wachtwoord
form-password-old = Huidig wachtwoord
form-password-hint = Minstens 8 tekens.
form-email = E-mail (als je wilt)
form-show = Tonen
form-hide = Verbergen
reset-page = Nieuw wachtwoord · Caravanserai
reset = Een nieuw wachtwoord instellen
reset-why = Deze link werkt één keer. Alle andere browsers worden uitgelogd.
reset-do = Wachtwoord instellen en inloggen
claim-page = De leiding nemen · Caravanserai
claim = De leiding van dit huis nemen
claim-why = Met deze link leidt je account het huis: je kunt mensen buitensluiten, meldingen afhandelen en iedereen iets meedelen. Hij werkt één keer.
claim-first = Maak eerst een account of log in; open de link daarna nog eens.
claim-do = De leiding nemen
link-missing = De link is niet volledig. Kopieer hem helemaal, tot het laatste teken.

## Het eigen account
account = Je account
account-page = Je account · Caravanserai
account-since = Hier sinds { $date }
account-mine = Je pagina
account-name = Naam
account-name-do = Opslaan
account-saved = Opgeslagen.
account-password = Wachtwoord
account-password-why = Een nieuw wachtwoord logt alle andere browsers uit.
account-password-do = Wachtwoord wijzigen
account-password-done = Je wachtwoord is gewijzigd. Andere browsers zijn uitgelogd.
account-email = E-mailadres
account-email-why = Alleen als je wilt. Zolang je het niet hebt bevestigd, wordt er niets naartoe gestuurd.
account-email-unconfirmed = Niet bevestigd: er wordt niets naartoe gestuurd.
account-email-confirmed = Bevestigd.
account-sessions = Waar je bent ingelogd
account-here = deze browser
account-unknown = onbekende browser
account-used = { $since } tot { $used }
account-end = Daar uitloggen
account-end-of = { $what } uitloggen
account-tokens = Tokens voor programma’s
account-tokens-why = Een programma dat voor je speelt, zoals een bot, logt in met een token. Wie het heeft, kan in jouw naam spelen.
account-tokens-none = Geen enkel programma heeft een token.
account-token-name = Waar is het voor?
account-token-do = Token maken
account-token-once = Kopieer het nu: het wordt maar één keer getoond.
account-token-copy = Kopiëren
account-token-copied = Gekopieerd
account-revoke = Intrekken
account-revoke-of = { $what } intrekken
account-blocks = Met wie je niet speelt
account-blocks-why = Ze kunnen niet bij je komen zitten, niet aan je tafels, en je niet schrijven.
account-blocks-none = Niemand.
account-block-name = Naam van een account
account-block-do = Blokkeren
account-unblock = Weer toelaten
account-unblock-of = { $name } weer toelaten
account-invite = Iemand uitnodigen
account-invite-why = Met een uitnodiging kan één persoon hier een account maken.
account-invite-do = Uitnodiging maken
account-data = Wat er van je is opgeslagen
account-export = Alles downloaden
account-export-why = Eén bestand met je account en alle partijen die je hebt uitgespeeld.
account-delete = Account verwijderen
account-delete-why = Je naam, wachtwoord en sessies worden meteen en voorgoed verwijderd. Uitgespeelde partijen blijven, onder ‘iemand’.
account-delete-sure = Ja, verwijder mijn account
account-failed = Dat is niet gelukt. Probeer het opnieuw.
account-guest = Je bent hier gast, en alleen deze browser kent je.

## De hal
lobby = Hal
lobby-page = Hal · Caravanserai
lobby-all = Alle spellen
lobby-lay = Tafel dekken
lobby-of = Tafel van { $name }
lobby-misses = { $chairs ->
    [one] er is één plaats vrij
   *[other] er zijn { $chairs } plaatsen vrij
}
lobby-sit = Gaan zitten
lobby-sit-at = Gaan zitten: tafel van { $name }, { $game }
lobby-watch = Meekijken
lobby-watch-at = Meekijken: tafel van { $name }, { $game }
lobby-watching = { $count ->
    [0] niemand kijkt mee
    [one] één kijkt mee
   *[other] { $count } kijken mee
}
lobby-playing = In het spel
lobby-playing-why = meekijken zonder te gaan zitten
lobby-none = Er wacht geen tafel op spelers.
lobby-none-why = Dek er een die iedereen vindt, of stuur vrienden de link van een besloten tafel.
lobby-cut = De hal is niet te bereiken. Nieuwe poging …
lobby-coming = De hal wordt getoond …
lobby-public = Wie de tafel kan vinden
lobby-public-no = Wie de link heeft
    .what = Verder vindt niemand hem.
lobby-public-yes = Iedereen
    .what = Hij staat in de hal.

## Een persoon
person-page = { $name } · Caravanserai
person-since = Hier sinds { $date }
person-games = Uitgespeelde partijen aan openbare tafels
person-none = Nog geen uitgespeelde partijen aan openbare tafels.
person-look = Bekijken
person-look-of = Deze partij { $game } bekijken
person-place = { $place }e van { $players }
person-with = met { $names }
person-block = Blokkeren
person-blocked = Geblokkeerd. Je vindt het in je account.
person-report = Melden
person-report-why = Wat is er mis?
person-report-do = Naar de leiding sturen
person-reported = Bedankt. De leiding kijkt ernaar.

## Wie het huis leidt
desk = Leiding
desk-page = Leiding · Caravanserai
desk-reports = Meldingen
desk-reports-none = Niemand heeft iets gemeld.
desk-report-by = { $by } over { $whom }
desk-report-close = Afgehandeld
desk-people = Mensen
desk-search = Zoeken op naam
desk-account = account
desk-guest = gast
desk-admin = leiding
desk-banned = buitengesloten: { $why }
desk-ban = Buitensluiten
desk-ban-of = { $name } buitensluiten
desk-ban-why = Waarom? De persoon leest het.
desk-unban = Weer binnenlaten
desk-unban-of = { $name } weer binnenlaten
desk-reset = Link voor nieuw wachtwoord
desk-reset-of = Link voor een nieuw wachtwoord van { $name }
desk-reset-once = Stuur deze link naar { $name }. Hij werkt één keer, een week lang:
desk-announce = Iedereen iets meedelen
desk-announce-said = Wat iedereen moet lezen
desk-announce-do = Meedelen
desk-withdraw = Intrekken
desk-more = De opdrachtregel kan meer: caravanserai admin --help.
announced = Van de gastheer

## Privacy
privacy = Privacy
privacy-page = Privacy · Caravanserai
privacy-what = Wat wordt opgeslagen
privacy-what-text = Van een gast: een naam, wanneer die kwam, op welke dag die hier voor het laatst was, en de partijen die die speelt. Van een account bovendien: het wachtwoord als hash waaruit het niet te lezen is, een e-mailadres als je er een hebt gegeven, welke soorten browsers zijn ingelogd, wie je blokkeert, wat je hebt gemeld, en de browsers, webhooks en mails waarmee je wilt horen dat je aan de beurt bent.
privacy-not = Wat niet
privacy-not-text = Geen trackers, geen reclame, niets van andere sites. Netwerkadressen dienen om te voorkomen dat het huis wordt overspoeld, en staan alleen in het geheugen; ze worden niet opgeslagen.
privacy-cookies = Cookies
privacy-cookies-text = Twee, allebei nodig: één waaraan je browser wordt herkend, één voor de taal. Je instellingen blijven in je browser, net als wat er voor het toeval is beloofd en toegevoegd aan tafels waar je ging zitten.
privacy-long = Hoelang
privacy-long-text = Gasten die nooit hebben gespeeld, worden na 30 dagen vergeten, anderen { $guests } dagen na hun laatste bezoek. Een browser die niet wordt gebruikt, is na { $sessions } dagen uitgelogd. Accounts blijven tot ze worden verwijderd.
privacy-yours = Wat je kunt doen
privacy-yours-text = In je account kun je alles downloaden en verwijderen. Uitgespeelde partijen blijven, onder ‘iemand’, want het zijn ook de partijen van de anderen.
