# Was jede Seite und jedes Spiel braucht.
list-more = { $before }, { $next }
list-last = { $before } und { $last }
list-none = nichts
amount = { $n ->
    [one] { $n } { $kind-one }
   *[other] { $n } { $kind-many }
}
seat-number = Platz { $number }
you = du
yes = ja
no = nein
