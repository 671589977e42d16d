### Playing with others: pairing, live games and series. Fetched when somebody opens them.

## Play with people

people-why = You get a seat at a public table that is waiting for players. If there is none, a new one opens for others to join.
people-wait = How long do you want to wait?
people-wait-why = After that, bots take the seats that are still free.
people-find = Find a table
people-waiting = Tables waiting for players
people-none-waiting = No table is waiting right now. Open one!
people-live = Live games to watch
people-none-live = No public game is running right now.
starts-in = The game starts in { $seconds } s.
starts-with-bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
}

## Series

series = Series
series-why = Several games with the same people. The start player moves on by one seat each time.
series-games = { $count } games
series-by = The series is won by
series-by-wins = most victories
series-by-money = most money or points
series-handicap = Bots adapt
series-handicap-why = If a person wins, bots play one level stronger next time; a bot that wins plays one level weaker.
series-remember = Bots remember you
series-remember-why = From game to game, the house keeps what it has learnt about how each of you plays, as long as the series lasts.
series-number = Game { $number } of { $games }
series-next = Next game of the series ({ $number } of { $games })
series-join = Join the next game ({ $number } of { $games })
series-again = Play another series
series-won = { $count ->
    [one] { $who } wins the series
   *[other] { $who } share the series
}
series-wins = { $count ->
    [one] { $said } win
   *[other] { $said } wins
}

## What a bot is like

level-mixed = Some of each: strong, middling and easy.
level-tourist = Here for the lights and glad of anything. A child can win.
level-gambler = All or nothing: wants the big money and forgets everything else.
level-regular = Here every Friday: takes what is in sight and looks no further.
level-accountant = Weighs its chances and keeps books – about itself, not about you.
level-shark = Knows the odds by heart, but not who you are, and errs now and then.
level-house = Watches everybody and misses nothing. In the end, the house wins.
level-perfect = Never makes a mistake. Only luck beats it.

## My turn, while nobody looks at the table

tell-me-why = For this table, while you are not looking at it. A message names the game and leads to the table; it says nothing about what happens there.
tell-me-here = On this device
tell-me-here-why = A notification through your browser’s push service, which cannot read it.
tell-me-here-not = This browser has no push service here. On an iPhone or iPad, first add this page to the home screen.
tell-me-chat = In a chat
tell-me-chat-why = The server writes to an address (webhook) that you create in the chat service. Anyone who knows it can write there, so the server never shows it again.
tell-me-written = The server writes to the address you gave.
tell-me-service = Service
tell-me-own = Another program
tell-me-address = Address
tell-me-room = Chat
tell-me-write = Write there
tell-me-stop = Stop
refused-bad-notice-address = Nothing can be sent to this address: it has to be https, and known on the internet.
