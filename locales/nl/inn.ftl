# De pagina’s rond de tafels.
inn-welcome = Een herberg voor spellen uit Duizend-en-één-nacht. Schuif aan, de tafel is gedekt.
inn-play = { $game } spelen tegen bots
inn-play-any = Tegen bots spelen
inn-one-click = Eén klik, de bots zitten al klaar. Je hebt geen account nodig.
inn-again = Opnieuw proberen
inn-games-coming = De spellen komen eraan…
inn-games-failed = De spellen zijn nu niet te tonen.
inn-unreachable = De herberg is niet te bereiken. Controleer je verbinding en probeer het opnieuw.
inn-answered = De herberg antwoordt met { $status }. Probeer het zo meteen opnieuw.

## Een nieuwe tafel
new-form = Een tafel voor { $game }
new-players = Spelers
new-friends = Vrijgehouden plaatsen
new-bots = Bots
new-lay = { $chairs ->
    [one] { $game }: tafel openen en 1 plaats vrijhouden
   *[other] { $game }: tafel openen en { $chairs } plaatsen vrijhouden
}
new-failed = De tafel kon niet worden geopend. Probeer het opnieuw.

## Je tafels
mine = Je tafels
mine-failed = Je tafels zijn nu niet te tonen.
mine-none = Je zit nog aan geen enkele tafel. Hier vind je je partijen terug, ook morgen nog.
mine-waiting = nog plaatsen vrij
mine-playing = bezig
mine-over = afgelopen
mine-over-place = afgelopen, plaats { $place }
mine-wait = Wachten
mine-go-on = Verder

## Je naam
name-yours = Je naam
name-save = Opslaan
name-change = Je naam wijzigen
name-failed = Die naam kan helaas niet.

## Hier is niets
nowhere-page = Niet gevonden · Caravanserai
nowhere = De karavaan is verder getrokken
nowhere-why = Op dit adres is niets.
nowhere-inn = Naar de herberg
