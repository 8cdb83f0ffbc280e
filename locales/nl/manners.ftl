# Tijd en omgang aan een tafel: klokken, pauzes, weggaan en terugkomen, en wat mensen elkaar schrijven.

## Klokken
new-clock = Tijd
clock-none = Zonder klok
clock-none-what = Iedereen neemt zo veel tijd als hij wil.
clock-live = 30 s + 10 min
clock-live-what = 30 seconden per beslissing en 10 minuten reserve voor de partij. Voor wie geen tijd meer heeft, speelt een bot.
clock-brisk = 20 s + 5 min
clock-brisk-what = 20 seconden per beslissing en 5 minuten reserve; elke beslissing voegt daar 5 seconden aan toe.
clock-day = 1 dag
clock-day-what = Een dag per beslissing; vensters sluiten na 12 uur. Je hoeft niet aan tafel te blijven.
clock-slow = 3 dagen
clock-slow-what = Drie dagen per beslissing; vensters sluiten na 12 uur. Je hoeft niet aan tafel te blijven.
clock-days = { $days } d { $hours } u
clock-until = tot { $when }
clock-reserve = In reserve
clock-runs = Resterende tijd
clock-in-reserve = Resterende reserve
clock-soon = Schiet op!
clock-soon-aloud = Nog tien seconden.
clock-holiday = Op vakantie

## Pauzes en vakantie
pause-ask = Om een pauze vragen
pause-why = Alle klokken staan stil zodra iedereen die speelt het goedvindt. Iedereen kan hem beëindigen, ook door te antwoorden.
pause-wish = { $seat ->
    [you] Je wilt een pauze.
   *[other] { $seat-name } wil een pauze.
}
pause-is = Pauze: alle klokken staan stil.
pause-end = Verder spelen
holiday-take = Vakantie nemen
holiday-end = Vakantie beëindigen
holiday-left = Je eigen klok staat zolang stil, maar vensters sluiten gewoon. Over: { $days } dagen en { $hours } uur.

## Een partij die stilstaat
frozen = Deze partij staat stil.
frozen-playing = Sinds ze werd gespeeld zijn de regels veranderd: je ziet haar zover ze overeenkomen, en niemand kan verder spelen. Wie dit huis beheert, kan haar terughalen met de versie waarin ze is gespeeld.
frozen-over = Sinds ze werd gespeeld zijn de regels veranderd: je ziet haar zover ze overeenkomen.
frozen-mine = staat stil

## Weggaan en terugkomen
manners-title = Aan tafel
manners-watching = { $number ->
    [0] Niemand kijkt toe.
    [one] Eén persoon kijkt toe.
   *[other] { $number } mensen kijken toe.
}
manners-leave = Opstaan
manners-leave-why = Je stoel komt vrij, of in een partij speelt een bot voor je tot je terug bent.
manners-leave-sure = Van tafel opstaan? In een partij speelt een bot voor je tot je je plaats weer inneemt.
manners-resign = Opgeven
manners-resign-why = Een bot speelt voor je tot het einde.
manners-resign-sure = Opgeven? Een bot speelt voor je tot het einde, en je kunt niet in deze partij terugkomen.
manners-kick = De deur wijzen
manners-kick-whom = { $seat-name } de deur wijzen
manners-kick-sure = { $seat-name } de deur wijzen? Diegene kan dan niet meer aan deze tafel gaan zitten; in een partij neemt een bot de stoel over.
manners-no = Zo laten
manners-call = Een bot voor { $seat-name } roepen
manners-call-why = Na twee minuten, als iedereen die er is het goedvindt. Hij geeft de plaats bij terugkomst weer af.
manners-call-owner = Na twee minuten. Hij geeft de plaats bij terugkomst weer af.
manners-called = Je vindt het goed. De anderen worden gevraagd.
manners-back = Mijn plaats weer innemen
absence-left = weg: een bot speelt
absence-late = tijd op: een bot speelt
absence-called = weg: er is een bot geroepen
absence-resigned = opgegeven: een bot speelt
absence-mine-left = Je bent opgestaan: een bot speelt voor je.
absence-mine-late = Je tijd was op: een bot speelt voor je. Vanaf de volgende vraag mag je weer zelf.
absence-mine-called = Je was weg: de anderen hebben een bot geroepen, die voor je speelt.
absence-mine-resigned = Je hebt opgegeven: een bot speelt tot het einde.
absence-mine-resigned-over = Je hebt opgegeven. Een bot heeft voor je tot het einde gespeeld.

## Wat mensen schrijven
chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [one] Chat, één nieuwe regel
   *[other] Chat, { $unread } nieuwe regels
}
chat-key = Chat (C)
chat-lines = Wat er geschreven is
chat-none = Er is nog niets geschreven. Wees aardig voor elkaar.
chat-write = Schrijf aan de tafel
chat-write-watching = Schrijf aan wie toekijkt
chat-send = Versturen
chat-phrases = Zinnetjes
chat-watches = kijkt toe
chat-more = Meer over { $name }
chat-mute = { $name } niet meer lezen
chat-unmute = { $name } weer lezen
chat-muted = Je leest deze persoon niet.
chat-silence = { $name } mag hier niet schrijven
chat-unsilence = { $name } mag weer schrijven
chat-hello = Hallo!
chat-good-luck = Veel geluk!
chat-well-played = Goed gespeeld!
chat-oops = Oeps!
chat-one-moment = Een ogenblikje.
chat-have-to-go = Ik moet gaan.
chat-thanks = Dank je wel!
chat-good-game = Goede partij!
