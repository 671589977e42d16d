### Club nights: an evening for many people. Fetched when somebody opens one.

## Making an evening

club-night-why = An evening for seven to sixty people: tables, seating and standings, with phones or without.
club-new-evening = New evening
club-open-evening = Open the evening
club-name = The club’s name
club-name-default = Our club
club-evening-name = Name of the evening
club-game = Game
club-who = Who is there?
club-who-why = One name per line, or pasted from a list. The club knows its members again by their names. People with a phone can also join by QR code later.
club-count = { $count ->
    [one] 1 person
   *[other] { $count } people
}
club-tables-of = Tables of
club-tables-of-why = Other sizes are used only where the numbers leave no choice.
club-rounds = Rounds
club-mode = How do people meet?
club-mode-rounds = In rounds
club-mode-level = By level
club-mode-free = Free seating
club-mode-swiss = Swiss, for two
club-mode-rounds-why = Everybody plays at once, and tables are drawn anew each time.
club-mode-level-why = As in rounds, but people who stand equally well meet.
club-mode-free-why = Whoever is free is given a table at once.
club-mode-swiss-why = Two at a table; people who stand equally well meet, and no two of them twice.
club-play = Where is it played?
club-play-here = On phones
club-play-by-hand = With real dice
club-play-paper = Without devices
club-play-here-why = Every table opens on the phones of those who sit there; results count by themselves.
club-play-by-hand-why = One phone at each table keeps the score while real dice roll.
club-play-paper-why = People play around a real table and enter only the results.
club-minutes = Minutes per round
club-no-clock = no clock
club-final = Final
club-no-final = no final
club-final-of = the best { $count }
club-more = More settings

## Your clubs

club-yours = Your clubs
club-none = This device has no club yet. Your first evening founds one.
club-enter-code = Join an evening
club-code = The evening’s code
club-bring-in = Bring in a club’s file
club-add-key = Add a key

## The host's page

club-tab-round = Tables
club-tab-people = People
club-tab-standings = Standings
club-tab-more = More
club-draw-first = Draw the first round
club-draw-next = Draw round { $round }
club-draw-free = Seat whoever is free
club-draw-final = Draw the final
club-undraw = Take this draw back
club-undraw-sure = Take the draw back? Its tables are closed.
club-round-of = Round { $round } of { $rounds }
club-round-number = Round { $round }
club-before = Not begun yet
club-final-stage = Final
club-semi-stage = Knock-out
club-table-number = Table { $number }
club-waiting-people = Waiting this time: { $names }
club-status-running = playing
club-status-progress = playing, round { $round }
club-status-unconfirmed = to be confirmed
club-status-over = done
club-status-void = does not count
club-enter-result = Enter the result
club-correct = Correct
club-confirm = That is right
club-save = Save
club-cancel = Cancel
club-void = This game does not count
club-open-here = Keep the score here
club-to-table = To the table
club-watch = Watch
club-starts = starts
club-score-of = { $name }: score
club-won-by = Who won? (only if scores are equal)
club-pause = Pause
club-pause-free = Last tables
club-resume = Go on
club-paused = Pause
club-time-up = Time is up
club-add = Add
club-add-why = Late arrivals play from the next round on.
club-known-members = From the club
club-leave = Goes home
club-rest = Sits out
club-back = Plays again
club-gone = gone
club-resting = sits out
club-with-device = with a phone
club-release = Release the phone
club-rename = Change the name
club-apart = Keep apart
club-apart-why = Siblings or couples who do not want to sit at the same table.
club-apart-two = { $one } and { $other }
club-apart-end = May sit together again
club-close = End the evening
club-close-sure = End the evening? Results can still be corrected afterwards.
club-closed = This evening is over.
club-ended = All rounds have been played.
club-projector = For the projector
club-print = Print
club-csv = Standings as CSV
club-to-club = The club’s page
club-key-note = This device holds the club’s key. Without it nobody can run the club, so note it down:
club-show-key = Show the key
club-corrections = Corrections
club-correction = { $who }, round { $round }, table { $table }: { $before } → { $after }
club-by-club = The club
club-by-table = The table itself
club-plan-change = Change the plan

## My phone

club-join-title = Join the evening
club-i-am = I am …
club-someone-new = Someone new
club-join = Join
club-your-table = Your table
club-you-start = You start.
club-starter-is = { $name } starts.
club-you-wait = You wait this round. Next time you play.
club-next-soon = Your next table appears here as soon as it is drawn.
club-called = Your table is ready: table { $number }
club-call-me = Call me when my table is ready
club-call-me-why = With a sound, and with a notice if the phone shows something else.
club-you-rest = You are sitting out.
club-i-rest = I sit out
club-i-return = I play again
club-i-leave = I am going home
club-you-left = You have gone home. See you next time!
club-your-place = Your place
club-why = Why this table?
club-why-new = You had not met anybody at this table before.
club-why-met = { $count ->
    [one] You had met { $name } once before, in round { $round }.
   *[other] You had met { $name } { $count } times before, last in round { $round }.
}
club-why-best = This draw repeats { $count ->
    [0] no meeting
    [one] one meeting
   *[other] { $count } meetings
} in the whole room; to swap you with somebody else would not repeat fewer.
club-why-other = This draw repeats { $count ->
    [one] one meeting
   *[other] { $count } meetings
}; one swap would repeat { $fewer }, but would put somebody at the smaller table again or spoil a later round.
club-why-small = It is a smaller table: { $count ->
    [0] your first one.
    [one] your second one.
   *[other] you have had { $count } before.
}
club-why-apart = An agreement to keep two people apart played a part.
club-why-level = People who stand equally well meet.
club-why-waits = The number of people does not fit. You have { $count ->
    [0] not waited
    [one] waited once
   *[other] waited { $count } times
} before; { $least ->
    [0] some of those who play have not waited either.
    [one] all who play have waited at least once.
   *[other] all who play have waited at least { $least } times.
}

## Standings

club-col-place = Rank
club-col-name = Name
club-col-games = Games
club-col-victories = Victories
club-col-share = Share
club-col-money = Money
club-col-adjusted = Without luck
club-col-rating = Rating
club-played-best = Who played best?
club-played-best-why = The mean win share without luck, as the reviews of the games say. Just for fun: the standings do not count it.
club-standings-why = Victories count first, shared ones in part; then the share of the table’s money; then direct meetings.
club-no-name = Guest { $number }

## The screen

club-screen-join = Join in
club-screen-next = Next round soon
club-screen-welcome = Welcome!
club-screen-full = Full screen

## The club

club-evenings = Evenings
club-leaderboard = Leaderboard
club-season = Season
club-all-time = All evenings
club-ratings-why = openskill’s estimate ± its uncertainty, from games among members. Sorted by what is nearly certain (μ − 3σ).
club-members = Members
club-remove-name = Remove the name
club-remove-name-sure = Remove the name “{ $name }” for good? The results stay, without a name.
club-helpers = Helpers
club-helpers-why = A helper’s key runs evenings, but makes no keys and deletes nothing. You can revoke it at any time.
club-new-helper = New helper
club-helper-key = { $name }’s key, shown only now:
club-revoke = Revoke
club-export = Everything as one file
club-delete = Delete the club
club-delete-sure = Delete the club with all evenings for good?
club-lost = The server does not answer. Trying again …

## Paper

print-seating = Seating slips
print-score = Score sheets
print-standings = Standings
print-names = Name
print-result = Result
print-signed = Signed by two people at the table
print-rules = Rules
print-position = Position card
print-positions = Position cards
print-solution = Solution
club-cli-scores = Say everybody’s score as NAME=SCORE, or --void.
print-written = { $file } is written: open it in a browser and print it.

## Errors

error-too-few-people = { $people ->
    [one] One person is
   *[other] { $people } people are
} too few: a table needs { $least }.
error-too-many-people = There is room for { $most } people.
error-cannot-keep-apart = With these people and tables, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} cannot be kept apart.
error-evening-too-long = An evening has room for { $most } entries.
error-too-many-games = An evening has room for { $most } games.
error-evening-open = The evening is open already.
error-evening-closed = This evening is over.
error-evening-started = The game cannot change once the evening has begun.
error-same-person = That is the same person twice.
error-round-has-results = This round has results already: correct them instead.
error-no-result = This game has no result yet.
error-only-the-club = Only whoever runs the evening can do that.
error-only-the-own-key = That takes the club’s own key; a helper’s is not enough.
error-bad-key = This key is not valid here.
error-no-such-person = There is no such person here.
error-no-such-match = There is no such game this evening.
error-no-such-evening = There is no such evening.
error-no-such-club = There is no such club.
error-no-such-helper = There is no such helper.
error-too-many-helpers = A club has at most { $most } helpers.
error-person-taken = Another phone already acts for this person. Whoever runs the evening can release it.
error-wrong-scores = Every one of the { $seats } seats needs a score.
error-no-winners = Say who has won.
error-games-unfinished = { $games ->
    [one] One game has
   *[other] { $games } games have
} no result yet.
error-rounds-played = All { $rounds } rounds have been played.
error-no-final = This evening has no final.
error-final-begun = The final has begun: nobody is seated for anything else.
error-final-played = The final has been played.
error-wrong-sizes = Tables have { $least } to { $most } seats here.
error-swiss-is-for-two = Swiss evenings have two at a table.
error-has-a-table = This game has a table already, or is over.
error-club-file = This is not a club’s file: { $reason }
error-bad-club-key = This is not a club’s key. It looks like club:key; `vabanque club new` or the browser shows it.
error-no-club-key = Which club? Give its key with --key, or in VABANQUE_CLUB_KEY.
error-no-evening-yet = This club has no evening yet.
error-no-such-name = Nobody here is called “{ $name }”.
