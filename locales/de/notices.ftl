# „Du bist dran“ außerhalb der Seite: was Benachrichtigungen sagen, und die Seiten dazu.

## Was gesendet wird
notice-title = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
notice-turn = { $game } mit { $names }
notice-game = { $game }
notice-until = Bis { $until } UTC, { $left }
notice-left-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
}
notice-left-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
}
notice-left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
notice-answer = Antworten, ohne sich anzumelden, einmal: { $link }
notice-answer-label = Antworten
notice-more = { $count ->
    [one] Und noch ein Tisch.
   *[other] Und noch { $count } Tische.
}
notice-trial = Ein Versuch
notice-trial-text = Wenn du das lesen kannst, erreicht dich Caravanserai hier.
notice-confirm = Ist das deine Adresse?
notice-confirm-text = Hallo { $name },

    jemand hat diese Adresse für Benachrichtigungen von Caravanserai angegeben. Wenn du es warst, öffne diesen Link und bestätige sie:

    { $link }

    Wenn du es nicht warst, tu nichts: Es kommt keine weitere Mail.

## Warum nicht
trouble-bad-address = An diese Adresse kann nichts gesendet werden. Sie beginnt mit https:// und nennt einen Server.
trouble-forbidden-address = An diese Adresse darf nichts gesendet werden: Sie führt in ein privates Netz oder geht ohne Verschlüsselung. Nimm eine öffentliche https://-Adresse, oder bitte den Gastgeber dieses Hauses, das Netz zu erlauben.
trouble-not-reached = An dieser Adresse antwortet niemand. Prüfe sie und versuche es noch einmal.
trouble-not-taken = Der Server an dieser Adresse hat mit { $status } geantwortet und es nicht angenommen. Prüfe die Adresse und versuche es noch einmal.
trouble-many-ways = Du hast so viele Browser und Webhooks, dass für keinen weiteren Platz ist. Entferne zuerst einen.
trouble-no-way = Dieser Browser oder Webhook wurde schon entfernt. Lade die Seite neu.
trouble-bad-hours = Höchstens eine Mail in 1 bis 168 Stunden: Wähle eine Zahl dazwischen.
trouble-no-mails = Dieses Haus verschickt keine Mails. Bitte den Gastgeber, einen Mailserver einzurichten, oder wähle einen anderen Weg.
trouble-no-email = Du hast keine E-Mail-Adresse angegeben. Speichere zuerst oben eine.
trouble-confirm-used = Dieser Link wurde schon benutzt, ersetzt oder ist zu alt. In deinem Konto kannst du einen neuen anfordern.
trouble-answer-used = Dieser Link hat schon geantwortet; er gilt einmal. Öffne den Tisch, um zu sehen, wie es weitergeht.
trouble-answer-stale = Diese Frage ist nicht mehr offen: Sie wurde beantwortet, oder das Spiel ging weiter. Öffne den Tisch, um zu sehen, was los ist.

## Im eigenen Konto
notices = „Du bist dran“ außerhalb der Seite
notices-why = Wenn du gefragt bist und nicht am Tisch, erfährst du es nach einer Minute, falls du nicht geantwortet hast: an welchem Tisch, mit wem und bis wann; nie, was du auf der Hand hast.
notices-push = Dieser Browser
notices-push-why = Benachrichtigungen auf diesem Gerät, auch wenn keine Seite offen ist.
notices-push-do = Hier benachrichtigen
notices-push-none = Dieser Browser kann von dieser Adresse keine Benachrichtigungen zeigen. Es braucht https:// und einen Browser mit Push.
notices-push-denied = Dieser Browser lässt das Haus keine Benachrichtigungen zeigen. Erlaube es in den Einstellungen des Browsers für diese Seite.
notices-push-unknown = Browser
notices-webhook = Webhook
notices-webhook-why = Eine eigene Adresse wird benachrichtigt, etwa ein Thema von ntfy, ein Kanal von Discord oder ein Raum von Matrix.
notices-webhook-address = Adresse
notices-webhook-form = Form
notices-form-full = alles, für Programme (JSON)
notices-form-content = Discord (content)
notices-form-text = Matrix, Slack (text)
notices-form-body = andere (body)
notices-form-plain = ntfy (reiner Text)
notices-webhook-links = Mit Links, die antworten
notices-webhook-links-why = Wer dort mitliest, kann für dich antworten, einmal.
notices-webhook-do = Webhook hinzufügen
notices-webhook-once = Damit wird er unterschrieben. Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
notices-mail = E-Mail
notices-mail-why = Eine Mail über alle Tische, die auf dich warten, höchstens alle paar Stunden.
notices-mail-hours = Höchstens eine Mail in
notices-mail-in = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
notices-mail-do = Mails schicken
notices-mail-off = Keine Mails mehr
notices-mail-unconfirmed = Deine Adresse ist noch nicht bestätigt: Öffne den Link in der Mail, die du bekommen hast.
notices-mail-ask = Diese Mail noch einmal schicken
notices-mail-asked = Sie ist unterwegs. Schau in ein paar Minuten in deine Mails.
notices-test = Versuch senden
notices-test-of = Versuch an { $what } senden
notices-tested = Angekommen.
notices-remove = Entfernen
notices-remove-of = { $what } entfernen
notices-sent = zuletzt benachrichtigt { $date }
notices-unsent = noch keine Benachrichtigung
notices-trouble = Die letzte Benachrichtigung ist nicht angekommen.
notices-trouble-status = Die letzte Benachrichtigung ist nicht angekommen: Der Server hat mit { $status } geantwortet.

## Hinter Links
confirm-page = Adresse bestätigen · Caravanserai
confirm = Bestätige deine Adresse
confirm-why = Danach bekommt diese Adresse, was du in deinem Konto gewählt hast.
confirm-do = Ja, das ist meine Adresse
confirm-done = Danke. Deine Adresse ist bestätigt.
answer-page = Du bist dran · Caravanserai
answer = Du bist dran
answer-at = { $game } mit { $names }
answer-once = Ein Druck antwortet, einmal und endgültig: Dieser Link gilt nur für diese Frage.
answer-many = Diese Frage hat viele Antworten. Beantworte sie am Tisch.
answer-table = Zum Tisch
answer-done = Beantwortet.
