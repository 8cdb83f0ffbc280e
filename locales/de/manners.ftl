# Zeit und Umgang an einem Tisch: Uhren, Pausen, Gehen und Wiederkommen, und was man einander schreibt.

## Uhren
new-clock = Zeit
clock-none = Ohne Uhr
clock-none-what = Alle lassen sich so viel Zeit, wie sie mögen.
clock-live = 30 s + 10 min
clock-live-what = 30 Sekunden je Entscheidung und 10 Minuten Reserve für die Partie. Wem die Zeit ausgeht, für den spielt ein Bot.
clock-brisk = 20 s + 5 min
clock-brisk-what = 20 Sekunden je Entscheidung und 5 Minuten Reserve; jede Entscheidung fügt ihr 5 Sekunden hinzu.
clock-day = 1 Tag
clock-day-what = Ein Tag je Entscheidung; Fenster schließen nach 12 Stunden. Du musst nicht am Tisch bleiben.
clock-slow = 3 Tage
clock-slow-what = Drei Tage je Entscheidung; Fenster schließen nach 12 Stunden. Du musst nicht am Tisch bleiben.
clock-days = { $days } T { $hours } Std
clock-until = bis { $when }
clock-reserve = In Reserve
clock-runs = Verbleibende Zeit
clock-in-reserve = Verbleibende Reserve
clock-soon = Beeil dich!
clock-soon-aloud = Noch zehn Sekunden.
clock-holiday = Im Urlaub

## Pausen und Urlaub
pause-ask = Um eine Pause bitten
pause-why = Alle Uhren stehen, sobald alle Mitspielenden zustimmen. Jeder kann sie beenden, auch durch eine Antwort.
pause-wish = { $seat ->
    [you] Du möchtest eine Pause.
   *[other] { $seat-name } möchte eine Pause.
}
pause-is = Pause: Alle Uhren stehen.
pause-end = Weiterspielen
holiday-take = Urlaub nehmen
holiday-end = Urlaub beenden
holiday-left = Deine eigene Uhr steht solange, Fenster schließen trotzdem. Übrig: { $days } Tage und { $hours } Stunden.

## Eine Partie, die stillsteht
frozen = Diese Partie steht still.
frozen-playing = Seit sie gespielt wurde, haben sich die Regeln geändert: Du siehst sie, so weit sie übereinstimmen, und niemand kann weiterspielen. Wer dieses Haus betreibt, kann sie mit der Version zurückholen, in der sie gespielt wurde.
frozen-over = Seit sie gespielt wurde, haben sich die Regeln geändert: Du siehst sie, so weit sie übereinstimmen.
frozen-mine = steht still

## Gehen und Wiederkommen
manners-title = Am Tisch
manners-watching = { $number ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $number } Personen schauen zu.
}
manners-leave = Aufstehen
manners-leave-why = Dein Stuhl wird frei, oder in einer Partie spielt ein Bot für dich, bis du zurück bist.
manners-leave-sure = Vom Tisch aufstehen? In einer Partie spielt ein Bot für dich, bis du deinen Platz wieder einnimmst.
manners-resign = Aufgeben
manners-resign-why = Ein Bot spielt für dich bis zum Ende.
manners-resign-sure = Aufgeben? Ein Bot spielt für dich bis zum Ende, und du kannst nicht in diese Partie zurück.
manners-kick = Vor die Tür setzen
manners-kick-whom = { $seat-name } vor die Tür setzen
manners-kick-sure = { $seat-name } vor die Tür setzen? An diesem Tisch ist dann kein Platz mehr für diese Person; in einer Partie übernimmt ein Bot ihren Stuhl.
manners-no = Dabei belassen
manners-call = Einen Bot für { $seat-name } rufen
manners-call-why = Nach zwei Minuten, wenn alle zustimmen, die da sind. Er gibt den Platz bei der Rückkehr wieder her.
manners-call-owner = Nach zwei Minuten. Er gibt den Platz bei der Rückkehr wieder her.
manners-called = Du stimmst zu. Die anderen werden gefragt.
manners-back = Meinen Platz wieder einnehmen
absence-left = fort: Ein Bot spielt
absence-late = Zeit abgelaufen: Ein Bot spielt
absence-called = fort: Ein Bot wurde gerufen
absence-resigned = aufgegeben: Ein Bot spielt
absence-mine-left = Du bist aufgestanden: Ein Bot spielt für dich.
absence-mine-late = Deine Zeit ist abgelaufen: Ein Bot spielt für dich. Ab der nächsten Frage bist du wieder dran, wenn du willst.
absence-mine-called = Du warst fort: Die anderen haben einen Bot gerufen, der für dich spielt.
absence-mine-resigned = Du hast aufgegeben: Ein Bot spielt bis zum Ende.
absence-mine-resigned-over = Du hast aufgegeben. Ein Bot hat für dich bis zum Ende gespielt.

## Was man einander schreibt
chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [one] Chat, eine neue Zeile
   *[other] Chat, { $unread } neue Zeilen
}
chat-key = Chat (C)
chat-lines = Was geschrieben wurde
chat-none = Noch hat niemand etwas geschrieben. Seid nett zueinander.
chat-write = An den Tisch schreiben
chat-write-watching = An die Zuschauenden schreiben
chat-send = Senden
chat-phrases = Redewendungen
chat-watches = schaut zu
chat-more = Mehr zu { $name }
chat-mute = { $name } nicht mehr lesen
chat-unmute = { $name } wieder lesen
chat-muted = Du liest diese Person nicht.
chat-silence = { $name } darf hier nicht schreiben
chat-unsilence = { $name } darf wieder schreiben
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-well-played = Gut gespielt!
chat-oops = Hoppla!
chat-one-moment = Einen Moment bitte.
chat-have-to-go = Ich muss los.
chat-thanks = Danke!
chat-good-game = Gutes Spiel!
