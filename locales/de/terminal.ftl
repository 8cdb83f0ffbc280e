## The full screen
screen-small = Dieser Bildschirm ist zu klein: { $columns } Spalten und { $rows } Zeilen sind nötig. Mach das Fenster größer, oder spiel mit --plain Zeile für Zeile.
screen-curtain = { $name } ist an der Tastatur an der Reihe. Alle anderen schauen weg. { $name } drückt Enter.
screen-enter-leaves = Mit Enter geht es hinaus.
screen-waiting = Einen Augenblick …
screen-spectator = Zuschauer
screen-step = Schritt { $at } von { $of } · { $eyes }
screen-played = { $name } antwortet: { $answer }
screen-end = { $field }: { $tribe } ({ $points })
screen-ends = Der Zug kann auf { $n } Arten enden: Geh dorthin und drück Enter, oder Esc für ein anderes Plättchen.
screen-search = Gesucht „{ $typed }“: { $n ->
    [one] eine Antwort
   *[other] { $n } Antworten
  }
screen-legal = Das ginge.
screen-fault = Die Partie kann nicht weitergehen: { $why }
screen-orders = Automatische Antworten ({ $n }): Enter schaltet eine ein oder aus
screen-notation = { $it }
screen-opinion = Bots würden antworten: { $all }
screen-opinion-of = { $level }: { $answer }
screen-unheard = Das Haus war nicht zu hören: { $why }
screen-reconnecting = Das Haus ist nicht da. Neuer Versuch …
screen-open-chairs = Es fehlen Spieler, { $n ->
    [one] ein Stuhl ist
   *[other] { $n } Stühle sind
  } frei. Andere kommen mit „--table { $id }“ dazu.
screen-keys-menu = Enter Antwort · ↑↓ wählen · tippen sucht · Tab Brett · ^Z zurück · ? · ^Q Ende
screen-keys-board = Enter hier · Pfeile gehen · Leertaste weiter · Tab Liste · ^Z zurück · ? · ^Q
screen-keys-picker = Enter zahlen · ↑↓ Art · ←→ Menge · Tab Liste · ^Z zurück · ? Hilfe · ^Q Ende
screen-keys-waiting = F2 Seite · F3 Verlauf · ^Z zurück · ? Hilfe · ^Q Ende
screen-keys-replay = ←→ Schritt · ↑↓ zehn · V Augen · B Rat der Bots · F2 Seite · ? Hilfe · Q Ende
screen-help = Tasten
    .choose = durch die Antworten gehen
    .answer = die gewählte Antwort geben; auf dem Brett: dort antworten oder hören, warum nicht
    .search = Antworten suchen; was auf keine passt, wird in der Notation des Spiels versucht
    .turn = von der Liste zum Brett oder zu den Mengen und zurück
    .walk = auf dem Brett: von Ort zu Ort gehen
    .jump = auf dem Brett: zum nächsten Ort mit einer Antwort
    .amounts = mehr oder weniger von einer Art
    .back = Getipptes, einen Ort oder einen begonnenen Zug vergessen
    .page = eine andere Seite: Brett, Spieler, Verlauf
    .log = was zu hören war
    .rule = die Regel hinter der Frage oder der Ablehnung
    .orders = automatische Antworten
    .chat = in einem Haus: lesen und schreiben; Tab wählt eine Redensart, ↑ eine Zeile, um sie nicht zu lesen
    .table = in einem Haus: wer da ist, Uhren, Pause, Gehen und mehr
    .undo = die letzte Antwort zurücknehmen
    .undo-all = den ganzen Zug zurücknehmen
    .step = einen Schritt zurück oder weiter
    .leap = zehn Schritte zurück oder weiter
    .ends = zum Austeilen oder zum Ende
    .eyes = durch andere Augen sehen
    .opinion = was Bots als Nächstes antworten würden
    .leave = gehen; die Partie ist gespeichert
screen-keys-house = F6 Chat · F7 Tisch
screen-hint-table = F7 oder Strg-W antwortet.
screen-unread = { $n ->
    [one] Neu: { $line } (F6 oder Strg-T)
   *[other] { $n } neue: { $line } (F6 oder Strg-T)
  }
screen-chat-keys = Enter sendet · Tab: { $phrases } · ↑↓ wählt eine Zeile, um wen nicht zu lesen · Esc schließt
screen-sure = Noch einmal Enter, oder Esc.
screen-absent = { $name }, { $why }.
screen-back = { $name } ist wieder da.
screen-muted = Du liest { $name } nicht mehr.
screen-unmuted = Du liest { $name } wieder.
screen-pause-over = Die Pause ist zu Ende: Die Uhren laufen wieder.
pick-price = Preis
pick-bribe = Bestechung
pick-discard = Abwerfen
pick-sum = { $sum } von { $wanted }.
pick-sum-of = { $what } { $sum } von { $wanted }.
pick-enough = Enter antwortet damit.
pick-not-enough = Das stimmt noch nicht.

## Line by line
look-caves = höhlen
look-city = stadt
look-palace = palast
look-nothing = „{ $it }“ gibt es hier nicht zu sehen. Es gibt: { $known }.
who-person = { $name }, Platz { $number }: ein Mensch
who-you = { $name }, Platz { $number }: du
who-bot = { $name }, Platz { $number }: ein Bot ({ $level })
who-open = Platz { $number }: noch niemand
who-away = gerade nicht da
rules-none = Eine Regel „{ $it }“ gibt es hier nicht. Eine Regel heißt wie in „rules M5.3“.

## Saved games
saved-none = Es gibt keine gespeicherten Partien.
saved-line = { $file }: { $game }, { $over ->
    [yes] zu Ende nach { $steps } Schritten
   *[no] { $steps } Schritte
  }
saved-none-to-resume = Es gibt keine gespeicherte Partie, mit der es weitergehen könnte. Beginn eine mit „caravanserai play“.
wrong-seats = Plätze sind Zahlen von 0 bis 7, getrennt durch Kommas.

## At a house
house-address = „{ $it }“ ist keine Adresse eines Hauses: Sie sieht aus wie https://inn.example oder http://192.168.1.5:8080.
house-away = Unter { $place } antwortet niemand: { $why }
house-moved = Dieses Haus ist unter { $place }: Fang mit dieser Adresse neu an.
house-certificates = In { $file } stehen keine Zertifikate, denen man trauen könnte: { $why }
house-untrusted = Wer unter { $place } antwortet, dem wird nicht getraut, und nichts wurde geschickt: { $why ->
    [issuer] Niemand, dem dieser Rechner traut, bürgt für sein Zertifikat. Hat das Haus ein eigenes, lass dir das bürgende Zertifikat vom Wirt geben und nenn es mit --ca DATEI.
    [name] Sein Zertifikat gilt für einen anderen Namen. Nimm den Namen, den der Wirt genannt hat, keine Nummer und keine Kurzform.
    [time] Sein Zertifikat ist abgelaufen, oder die Uhr dieses Rechners geht falsch.
   *[other] { $detail }
  }
house-unsealed = { $place } spricht kein https: Versuch die Adresse mit http, oder frag den Wirt nach dem richtigen Port.
house-empty = In diesem Haus ist kein Tisch offen. Öffne einen: caravanserai play GAME --server URL
house-table = { $id }: { $game }, { $open ->
    [0] voll
    [one] ein Stuhl frei
   *[other] { $open } Stühle frei
  }: { $names }

## At a house, line by line
afar-greet = { $game }, { $players } Spieler, in einem Haus. { $how }
afar-not-asked = Du wirst gerade nichts gefragt.
afar-phrases = Sag etwas mit eigenen Worten mit „say TEXT“ oder eines hiervon mit „phrase N“; alle lesen es in ihrer Sprache:
afar-nobody = Niemand namens „{ $name }“ hat hier geschrieben.
afar-deeds = { $n ->
    [0] Am Tisch ist jetzt nichts zu tun, außer zu spielen.
   *[other] Was du am Tisch mit „do N“ tun kannst:
  }
afar-sure = { $question } Wenn du sicher bist: „do { $n } sure“.
