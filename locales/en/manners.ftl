# Time and manners at a table: clocks, pauses, leaving and coming back, and what people write to each other.

## Clocks
new-clock = Time
clock-none = No clock
clock-none-what = Everybody takes as long as they like.
clock-live = 30 s + 10 min
clock-live-what = 30 seconds for each decision, and 10 minutes in reserve for the game. When your time runs out, a bot plays for you.
clock-brisk = 20 s + 5 min
clock-brisk-what = 20 seconds for each decision, and 5 minutes in reserve; each decision adds 5 seconds to it.
clock-day = 1 day
clock-day-what = A day for each decision; windows close after 12 hours. You need not stay at the table.
clock-slow = 3 days
clock-slow-what = Three days for each decision; windows close after 12 hours. You need not stay at the table.
clock-days = { $days } d { $hours } h
clock-until = until { $when }
clock-reserve = In reserve
clock-runs = Time left
clock-in-reserve = Left of the reserve
clock-soon = Hurry!
clock-soon-aloud = Ten seconds left.
clock-holiday = On holiday

## Pauses and holidays
pause-ask = Ask for a pause
pause-why = All clocks stop once every player agrees. Any player can end the pause, also by answering.
pause-wish = { $seat ->
    [you] You would like a pause.
   *[other] { $seat-name } would like a pause.
}
pause-is = Pause: all clocks stand.
pause-end = Go on
holiday-take = Take a holiday
holiday-end = End my holiday
holiday-left = Your own clock is stopped meanwhile, but windows still close. Left: { $days } days and { $hours } hours.

## A game that stands still
frozen = This game stands still.
frozen-playing = The rules have changed since it was played: you see it as far as they agree, and nobody can play on. The host can bring it back with the version that played it.
frozen-over = The rules have changed since it was played: you see it as far as they agree.
frozen-mine = stands still

## Leaving and coming back
manners-title = At the table
manners-watching = { $number ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $number } people watch.
}
manners-leave = Leave
manners-leave-why = Your chair becomes free, or in a game a bot plays for you until you are back.
manners-leave-sure = Leave the table? In a game a bot plays for you until you take your seat back.
manners-resign = Resign
manners-resign-why = A bot plays for you to the end.
manners-resign-sure = Resign? A bot plays for you to the end, and you cannot come back into this game.
manners-kick = Show them the door
manners-kick-whom = Show { $seat-name } the door
manners-kick-sure = Show { $seat-name } the door? They cannot sit at this table again; in a game a bot takes their chair.
manners-no = Stay as it is
manners-call = Call a bot for { $seat-name }
manners-call-why = After two minutes, if all who are here agree. It gives the seat back when they return.
manners-call-owner = After two minutes. It gives the seat back when they return.
manners-called = You agree. The others are asked.
manners-back = Take my seat back
absence-left = gone: a bot plays
absence-late = out of time: a bot plays
absence-called = gone: a bot was called
absence-resigned = resigned: a bot plays
absence-mine-left = You left the table: a bot plays for you.
absence-mine-late = Your time ran out: a bot plays for you. You are asked again from the next question on.
absence-mine-called = You were gone: the others have called a bot, which plays for you.
absence-mine-resigned = You have resigned: a bot plays to the end.
absence-mine-resigned-over = You have resigned. A bot has played for you to the end.

## What people write
chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [one] Chat, one new line
   *[other] Chat, { $unread } new lines
}
chat-key = Chat (C)
chat-lines = What was written
chat-none = Nobody has written anything yet. Be kind to each other.
chat-write = Write to the table
chat-write-watching = Write to those who watch
chat-send = Send
chat-phrases = Phrases
chat-watches = watches
chat-more = More about { $name }
chat-mute = Do not read { $name }
chat-unmute = Read { $name } again
chat-muted = You do not read this person.
chat-silence = { $name } may not write here
chat-unsilence = { $name } may write again
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-oops = Oops!
chat-one-moment = One moment, please.
chat-have-to-go = I have to go.
chat-thanks = Thank you!
chat-good-game = Good game!
