# Die Seiten um die Tische herum.
inn-welcome = Eine Herberge für Spiele aus Tausendundeiner Nacht. Nimm Platz, der Tisch ist gedeckt.
inn-play = { $game } gegen Bots spielen
inn-play-any = Gegen Bots spielen
inn-one-click = Ein Klick genügt, die Bots warten schon. Du brauchst kein Konto.
inn-again = Noch einmal versuchen
inn-games-coming = Die Spiele kommen gleich …
inn-games-failed = Die Spiele lassen sich gerade nicht zeigen.
inn-unreachable = Die Herberge ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
inn-answered = Die Herberge antwortet mit { $status }. Versuch es gleich noch einmal.

## Ein neuer Tisch
new-form = Ein neuer Tisch: { $game }
new-players = Personen
new-friends = Freigehaltene Plätze
new-bots = Bots
new-lay = { $chairs ->
    [one] { $game }: Tisch eröffnen und 1 Platz freihalten
   *[other] { $game }: Tisch eröffnen und { $chairs } Plätze freihalten
}
new-failed = Der Tisch ließ sich nicht eröffnen. Versuch es noch einmal.

## Deine Tische
mine = Deine Tische
mine-failed = Deine Tische lassen sich gerade nicht zeigen.
mine-none = Du sitzt noch an keinem Tisch. Hier findest du deine Partien, auch morgen noch.
mine-waiting = noch Plätze frei
mine-playing = läuft
mine-over = zu Ende
mine-over-place = zu Ende, Platz { $place }
mine-wait = Warten
mine-go-on = Weiter

## Dein Name
name-yours = Dein Name
name-save = Speichern
name-change = Deinen Namen ändern
name-failed = Dieser Name geht leider nicht.

## Hier ist nichts
nowhere-page = Nicht gefunden · Caravanserai
nowhere = Die Karawane ist weitergezogen
nowhere-why = Unter dieser Adresse ist nichts.
nowhere-inn = Zur Herberge
