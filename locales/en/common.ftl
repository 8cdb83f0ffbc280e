# What every page and every game needs.
list-more = { $before }, { $next }
list-last = { $before } and { $last }
list-none = nothing
amount = { $n ->
    [one] { $n } { $kind-one }
   *[other] { $n } { $kind-many }
}
seat-number = Seat { $number }
you = you
yes = yes
no = no
