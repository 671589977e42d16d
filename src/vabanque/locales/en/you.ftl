### The same sentences for the player who reads them: `<message>-you` is said instead of `<message>` when its player is the reader.
### It may use the same arguments; $name is not needed.

entry-round-you = Round { $number }. You start.
entry-spare-you = You roll the spare neutral dice: { $dice }.
entry-roll-you = You roll { $dice }.
entry-place-you = You place the { $face }s on { $casino }.
entry-draw-you = You draw { $cards }.
entry-lay-you = You lay { $cards }.
entry-jeton-you = You take the Jeton at { $casino }.
entry-throw-you = You roll { $dice }.
entry-keep-throw-you = You set aside { $combos } for { $points } points and roll again.
entry-keep-bank-you = You set aside { $combos } for { $points } points and bank.
entry-bust-you = Bust! You can set nothing aside and lose the points of this turn.
entry-bank-you = You bank { $turn } points and now have { $score }.
entry-leave-you = You leave the table. Whatever has been placed stays.
payment-you = you { $bill }
result-winner-you = You win.
log-place-you = You rolled { $roll } and placed { $count } on { $casino }.
log-stood-in-you = A bot stands in for you.
log-returned-you = You are back.
bill-goes-spoken-you = { $bill } would go to you.
stack-tied-spoken-you = You: { $count }, tied, you get nothing.
error-not-your-turn-you = It is not your turn.
error-already-chosen-you = You have already chosen.
