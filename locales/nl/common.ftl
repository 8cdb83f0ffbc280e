# Wat elke pagina en elk spel nodig heeft.
list-more = { $before }, { $next }
list-last = { $before } en { $last }
list-none = niets
amount = { $n ->
    [one] { $n } { $kind-one }
   *[other] { $n } { $kind-many }
}
seat-number = Plaats { $number }
you = jij
yes = ja
no = nee
