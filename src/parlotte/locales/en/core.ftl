# Refusals that all games share.
match-over = The game is over.
no-such-seat = There is no such seat at this table.
seat-away = You have left the table: come back first.
too-late = Too late, time is up.
phase-over = That phase is already over.
hand-others-answer = The others are not done: wait for them, or for the time to run out.
hand-time-runs = This moment runs to its end: the game will go on by itself.
not-now = Not now: this is not the moment for that.
seats-out-of-range = This game is for { $least } to { $most } players.
text-too-long = A little long: { $length } characters, { $most } at most.
text-empty = Write at least one word.
