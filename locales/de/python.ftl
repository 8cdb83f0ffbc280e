# Was Skripten und Notizbüchern gesagt wird.
batch-lanes = Ein Stapel hat 1 bis 1048576 Partien, nicht { $number }.
batch-reward = Eine Belohnung „{ $name }“ gibt es nicht: wähle win oder place.
batch-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt random, greedy, easy, medium, hard und expert sowie search=2000 für so viele vorgestellte Partien.
batch-opponents = Für { $number } von { $seats } Plätzen wurden Gegner genannt: nenne höchstens einen je Platz und lass deinem Programm mindestens einen Platz (None).
batch-no-options = In diesem Spiel gibt es nichts zu vereinbaren, daher kann „{ $text }“ nicht gesetzt werden.
python-language = Eine Sprache „{ $code }“ gibt es nicht: wähle en, de oder nl.
python-fault = In Caravanserai ist etwas schiefgegangen. Bitte melde es zusammen mit dem, was du aufgerufen hast; dieses Objekt ist nicht mehr zu gebrauchen.
python-busy = Ein anderer Thread benutzt dieses Objekt gerade oder tat es, als der Prozess sich teilte. Gib jedem Thread und jedem Prozess ein eigenes Objekt.
python-broken = In diesem Objekt ist früher etwas schiefgegangen, daher ist es nicht mehr zu gebrauchen. Lege ein neues an.
python-closed = Dieser Stapel wurde geschlossen. Lege einen neuen an.
python-borrowed = Ein Array dieses Stapels ist von anderem Code ausgeliehen oder schreibgeschützt und kann daher nicht beschrieben werden. Kopiere es, wenn du es länger brauchst.
python-seat = Einen Platz { $seat } gibt es nicht: die Plätze dieses Tisches zählen ab 0, und es sind { $seats }.
python-lane = Eine Partie { $lane } gibt es in diesem Stapel nicht: Partien zählen ab 0, und es sind { $lanes }.
python-no-option = Die Zahl { $number } steht in Partie { $lane } nicht zur Wahl: nimm eine, bei der die Maske 1 ist. In keiner Partie wurde etwas gespielt.
python-dtype = Antworten müssen ein numpy-Array aus int64 sein, nicht { $kind }: nimm numpy.asarray(actions, dtype=numpy.int64).
python-shape = Antworten müssen eine Reihe aus { $lanes } Zahlen ohne Lücken sein, eine je Partie.
python-not-asked = Platz { $seat } wird gerade nichts gefragt. Wer am Zug ist, sagt to_act.
python-over = Die Partie ist vorbei.
python-number = Eine Zahl ist zu groß oder zu klein: Hier gehen Zahlen von -9223372036854775808 bis 9223372036854775807.
python-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615.
python-steps = Eine Aufzeichnung wird 0 oder mehr ihrer Schritte weit nachgespielt, nicht { $steps }.
