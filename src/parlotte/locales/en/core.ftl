# Refusals that all games share.
match-over = The game is over.
no-such-seat = There is no such seat at this table.
seat-away = This seat is away: come back to the table first.
too-late = Too late, time is up.
phase-over = That phase is already over.
not-now = Now is not the moment.
seats-out-of-range = This game is for { $least } to { $most } seats.
text-too-long = A little long: { $length } characters, and { $most } is the most.
text-empty = Write at least one word.
