# Wat scripts en notitieboeken te horen krijgen.
batch-lanes = Een stapel heeft 1 tot 1048576 partijen, niet { $number }.
batch-reward = Er is geen beloning “{ $name }”: kies win of place.
batch-bot = Er is geen bot “{ $name }”. Er zijn random, greedy, easy, medium, hard en expert, en search=2000 voor zoveel voorgestelde partijen.
batch-opponents = Voor { $number } van { $seats } plaatsen zijn tegenstanders genoemd: noem er hoogstens één per plaats en laat je programma minstens één plaats (None).
batch-no-options = In dit spel valt niets af te spreken, dus “{ $text }” kan niet worden ingesteld.
python-language = Er is geen taal “{ $code }”: kies en, de of nl.
python-fault = Er is iets misgegaan in Caravanserai. Meld het met wat je hebt aangeroepen; dit object is niet meer te gebruiken.
python-busy = Een andere thread gebruikt dit object, of deed dat toen het proces zich splitste. Geef elke thread en elk proces een eigen object.
python-broken = In dit object is eerder iets misgegaan, dus het is niet meer te gebruiken. Maak een nieuw.
python-closed = Deze stapel is gesloten. Maak een nieuwe.
python-borrowed = Een array van deze stapel is door andere code geleend of alleen-lezen gemaakt en kan dus niet worden beschreven. Kopieer hem als je hem langer nodig hebt.
python-seat = Er is geen plaats { $seat }: de plaatsen van deze tafel tellen vanaf 0, en het zijn er { $seats }.
python-lane = Er is geen partij { $lane } in deze stapel: partijen tellen vanaf 0, en het zijn er { $lanes }.
python-no-option = Het getal { $number } is geen keuze in partij { $lane }: neem er een waar het masker 1 is. In geen enkele partij is iets gespeeld.
python-dtype = Antwoorden moeten een numpy-array van int64 zijn, niet { $kind }: gebruik numpy.asarray(actions, dtype=numpy.int64).
python-shape = Antwoorden moeten één rij van { $lanes } getallen zonder gaten zijn, één per partij.
python-not-asked = Plaats { $seat } wordt nu niets gevraagd. Wie aan de beurt is, zegt to_act.
python-over = De partij is afgelopen.
python-number = Een getal is te groot of te klein: hier gaan getallen van -9223372036854775808 tot en met 9223372036854775807.
python-seed = Een startwaarde is een geheel getal van 0 tot en met 18446744073709551615.
python-steps = Een verslag wordt 0 of meer van zijn stappen ver nagespeeld, niet { $steps }.
