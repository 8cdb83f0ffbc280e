# Was jede Seite und jedes Spiel braucht.
list-more = { $before }, { $next }
list-last = { $before } und { $last }
list-none = nichts
amount = { $n ->
    [one] { $n } { $kind-one }
   *[other] { $n } { $kind-many }
}
seat-number = Platz { $number }
someone = jemand
you = du
yes = ja
no = nein
person-me = { $name } (du)

## Die Spiele dieses Hauses
game-morgenland = Morgenland
game-morgenland-blurb = Schick deine Figuren heimlich in Drachenhöhlen, Stadt und Palast und kauf die meisten Artefakte, auf Wunsch mit Zauberkarten.
game-morgenland-cards = Morgenland – das Kartenspiel
game-morgenland-cards-blurb = Setz heimlich 5 Helden in Höhlen, Zelt, Karawanserei und Palast. Mit Schätzen kaufst du Artefakte, und Zauberkarten werfen alles um.
game-five-tribes = Five Tribes
game-five-tribes-blurb = Biete um die Zugreihenfolge, führ Meeples über die Plättchen und gewinne Dschinn und Güter, auf Wunsch mit den Kunstschmieden von Naqala.
game-bazaar = Der Basar
game-bazaar-blurb = Zieh Karten, verkauf Gewürz und Seide und schütz dich vor dem, was die anderen verkaufen: ein Spiel, um Tische auszuprobieren.
house-notice = Caravanserai ist ein eigenständiges Werk, ohne Verbindung zu denen, die diese Spiele erdacht und verlegt haben.

## Bots
level-easy = Leicht
    .what = Sie spielen vernünftig und antworten sofort.
level-medium = Mittel
    .what = Sie denken ein wenig voraus und antworten fast sofort.
level-hard = Schwer
    .what = Sie überlegen bei jedem Zug eine halbe Sekunde lang.
level-expert = Experte
    .what = Sie überlegen bei jedem Zug anderthalb Sekunden lang.

## Spielweisen, bei denen man einen Platz wählt
setting-start = Wer beginnt
setting-start-random = Ausgelost
    .what = Das Los entscheidet.

## Die Leiste
bar-inn = Caravanserai, zur Herberge
bar-language = Sprache
bar-day = Tag
bar-day-choose = Helle Ansicht
bar-night = Nacht
bar-night-choose = Dunkle Ansicht
bar-log = Verlauf
bar-log-key = Verlauf (L)
bar-keys = Tasten
bar-keys-key = Tasten (?)

## An jedem Tisch
table-close = Schließen
table-back = Zurück
table-skip = Überspringen
table-again = Noch eine Partie
table-again-join = Noch eine Partie: dazusetzen
table-again-laid = Der Tisch für die nächste Partie ist gedeckt. Dein Platz ist freigehalten.
table-record = Aufzeichnung
table-ranking = Endstand
table-failed = Das hat nicht geklappt. Versuch es noch einmal.
table-to-question = Zur Frage
table-players = Wer mitspielt
table-who-plays = Wer mitspielt, in Kürze
table-below = Unter dem Spielplan
table-you = du
table-your-turn = am Zug
table-a-bot = ein Bot
table-here = am Tisch
table-away = abwesend
table-is-asked = { $name }: { $says }, ist gefragt
table-is-not-asked = { $name }: { $says }
table-sending = Deine Antwort ist unterwegs.
table-cut = Die Verbindung zur Herberge ist weg. Wir versuchen es weiter.
table-cut-why = Was du bestätigt hast, bleibt.
table-cut-now = Jetzt versuchen
table-rule = Regel { $id }
table-rule-book = In den Regeln nachlesen
table-page = { $prompt } · Caravanserai
table-your-page = ● { $prompt } · Caravanserai
table-title = { $game }, { $round }
table-force = Gilt in dieser Runde
table-none = Keine.
table-unknown-kind = Von unbekannter Art
table-or-play = Oder spiel vorher eine Karte aus
table-plays = Auf dem Tisch
table-played-by = { $seat ->
    [you] , von dir ausgespielt
   *[other] , von { $seat-name } ausgespielt
}
table-play-stands = gilt
table-play-cancelled = aufgehoben
table-play-resolved = erledigt
table-key-esc = zurücklegen, was du gewählt hast
table-key-log = den Verlauf öffnen und schließen
table-key-keys = diese Liste
table-happened = Was bisher geschah
table-earlier = Früheres zeigen
table-nothing-yet = Noch ist nichts passiert.
table-log-close = Verlauf schließen
table-being-laid = Der Tisch wird gedeckt …

## Die Erzählung, und was seit meinem Zug neu ist
story-hold = Anhalten
story-go-on = Weiter
story-key-skip = überspringen, was gerade erzählt wird
story-key-hold = die Erzählung anhalten oder fortsetzen
since-title = Seit deinem letzten Zug
since-short = Seit deinem Zug:
since-all = alle { $n }
since-again = Noch einmal
since-read = Gelesen
since-more = { $n ->
    [one] 1 frühere Zeile
   *[other] { $n } frühere Zeilen
}
ladder-title = { $place }, am stärksten zuerst
ladder-ahead = { $seat ->
    [you] Du hast bei diesem Gleichstand Vorrang
   *[other] { $seat-name } hat bei diesem Gleichstand Vorrang
}

## Einstellungen dieses Browsers
settings-title = Anweisungen und Einstellungen
settings-key = Anweisungen und Einstellungen (O)
settings-key-why = Anweisungen und Einstellungen öffnen
settings-speed = Tempo der Erzählung
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Aus
settings-speed-why = Aus zeigt nur das letzte Bild; die Liste erzählt, was geschehen ist.
settings-speed-still = Dein System wünscht weniger Bewegung, deshalb bewegt sich nichts; die Liste erzählt, was geschehen ist.
settings-look = Ansicht

## Zurücknehmen
undo = Zurücknehmen
undo-key = Letzte Antwort zurücknehmen (U)
undo-key-why = deine letzte Antwort zurücknehmen
undo-ask = Letzte Antwort zurücknehmen
undo-others-why = Deine letzte Antwort hatte schon Folgen. Zurücknehmen kannst du sie nur, wenn alle Menschen am Tisch zustimmen.
undo-others = Die anderen fragen
undo-alone-why = Deine letzte Antwort hatte schon Folgen, und vielleicht hast du gesehen, was du vorher nicht wissen konntest. Sonst spielt hier niemand mit, also entscheidest du.
undo-alone = Trotzdem zurücknehmen
undo-leave = Dabei belassen
wish-title = { $seat ->
    [you] Du möchtest deine letzte Antwort zurücknehmen.
   *[other] { $seat-name } möchte eine Antwort zurücknehmen.
}
wish-why = Das geschieht nur, wenn alle zustimmen.
wish-waits = Es fehlt noch: { $seats }.
wish-yes = Zustimmen
wish-no = Ablehnen
wish-drop = Nicht mehr fragen

## Anweisungen, wer gefragt ist und wer überlegt
orders-title = Anweisungen
orders-secret = Die anderen merken nicht, dass du sie gegeben hast.
orders-until = Sie endet von selbst.
orders-at-work = Sie antwortet gerade für dich.
orders-works = antwortet für dich
orders-all = Alle Anweisungen
asked-word = Gefragt:
asked-of = Gefragt: { $seats }
thinking = { $seconds ->
    [one] Etwa eine Sekunde überlegt noch: { $seats }.
   *[other] Etwa { $seconds } Sekunden überlegt noch: { $seats }.
}
undo-all = Den ganzen Zug zurücknehmen
undo-all-key = Den ganzen Zug zurücknehmen (Umschalt+U)

## Beträge zum Zahlen oder Nehmen
bill-one-kind = { $verb }: { $total } in einer Sorte
bill-parts = { $verb }: { $parts }, jeweils in einer eigenen Sorte
bill-kinds = { $kinds ->
    [one] { $verb }: { $total } in genau { $kinds } Sorte
   *[other] { $verb }: { $total } in genau { $kinds } Sorten
}
bill-any = { $verb }: { $total } in beliebigen Sorten
bill-poor = Mit dem, was du hast, geht diese Zahlung nicht auf.
bill-paid = *{ $paid }* von { $total }
bill-has-kinds = { $kinds ->
    [one] *{ $kinds }* Sorte
   *[other] *{ $kinds }* Sorten
}
bill-right = passt
bill-of = von
bill-less = { $kind }: eins weniger
bill-more = { $kind }: eins mehr
bill-another = Anders
bill-another-way = Anders zahlen
bill-propose = Vorschlagen
bill-propose-way = Einen Vorschlag zeigen
bill-confirm = { $verb }: { $amounts }
bill-wrong = { $verb }: { $why }
bill-unsettled-less = Noch { $by } zu wenig.
bill-unsettled-more = { $by } zu viel.
bill-unsettled-kinds = { $want ->
    [one] Es muss { $want } Sorte sein, nicht { $have }.
   *[other] Es müssen { $want } Sorten sein, nicht { $have }.
}
bill-unsettled-parts = Es müssen { $parts } sein, jeweils in einer eigenen Sorte.
bill-unsettled-too-many = So viele sind nicht da: { $kind }.


## Ein Tisch ohne eigene Seite
plain-answer = Antwort
plain-players = Alle
plain-log = Verlauf
plain-over = Die Partie ist zu Ende.
plain-over-why = Alles Verdeckte liegt jetzt offen.
plain-others = Die anderen sind am Zug.
plain-your-answer = Deine Antwort
plain-narrow = { $answers } Antworten durchsuchen
plain-nothing-found = In keiner Antwort kommen diese Wörter vor.
plain-more = Noch { $more }: Such genauer.
plain-watching = Du schaust zu.
plain-wait = Warte auf die anderen. Dann steht hier, was du wählen kannst.
plain-see = Was du siehst
plain-nothing = nichts
plain-bot = Bot

## Zurücknehmen
taken-back = { $seat ->
    [you] Du nimmst deine letzte Antwort zurück.
   *[other] { $seat-name } nimmt eine Antwort zurück.
}

## Automatische Antworten
order-only = Nicht fragen, wenn es nur eine Antwort gibt
    .why = Spielt ihr zu mehreren, zählt nur, was alle wissen. Allein gegen Bots zählt auch deine Hand.
order-always = Immer fragen
    .why = Solange das gilt, wird nichts automatisch beantwortet.

## Was endgültig ist, und wie lange alle gefragt sind
final = lässt sich nicht zurücknehmen
final-why = Damit entscheidet das Glück, oder Verdecktes wird gezeigt: Das lässt sich nicht zurücknehmen.
asked-until = · geheim, bis alle geantwortet haben.
asked-change = Du kannst deine Antwort noch ändern (U).

## The almanac at a table
table-page-of = Was ist das? Seite in der Fibel
table-page-key = die Seite der Karte, des Plättchens oder Feldes in der Fibel

## Bequem
settings-page = Einstellungen
settings-page-title = Einstellungen · Caravanserai
settings-page-why = Nur für diesen Browser. Was du wählst, gilt sofort und in allen seinen Tabs.
settings-light = Licht
settings-light-night = Nacht
settings-light-day = Tag
settings-light-system = System
settings-patterns = Muster auf allen Figuren
settings-patterns-why = Auch ohne Farben zu unterscheiden.
settings-sound = Ton
settings-sound-play = Töne abspielen
settings-sound-why = Kurz und leise, und nie das einzige Zeichen. Liegt dieser Tab im Hintergrund, hörst du nur, dass du am Zug bist.
settings-volume = Lautstärke
orders-usual = Auch an meinen nächsten Tischen
orders-usual-why = Neue Tische dieses Spiels beginnen mit diesen Anweisungen; was von selbst endet, gehört nicht dazu.
keys-tab = zum nächsten, was man drücken kann; mit Umschalt zum vorigen
keys-enter = es drücken
keys-escape = schließen, was offen ist
keys-settings = die Einstellungen öffnen
settings-answers = Antworten
settings-confirm = Nachfragen, bevor etwas endgültig ist
settings-confirm-why = Was sich nicht zurücknehmen lässt, drückst du zweimal.
sure = Das lässt sich nicht zurücknehmen
sure-why = Ist es einmal geschehen, bleibt es dabei.
sure-yes = So machen
sure-no = Noch nicht
keys-find = zur Suche
