game-lauriers = Les Lauriers

cli-about = Parlotte, a table of French word and parlour games.
cli-usage = Usage:
cli-commands = commands
cli-command = COMMAND
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-game = GAME
cli-file = FILE
cli-name-value = NAME=VALUE
cli-json = print one JSON value and nothing else
cli-games = the games of the house
cli-play = open the table
cli-simulate = let bots play whole games
cli-seats = number of seats (usually 4)
cli-games-count = number of games (100)
cli-seed = seed of chance (1): same seed, same games
cli-level = level of the bots, 1 to 3: one for all (2), or one a seat (1,1,3,3)
cli-option = a rule of the table, such as track=15
cli-verify = replay each game and compare it byte by byte
cli-packs = count and check the content of the games
cli-packs-files = your own words, in JSON or CSV; without a file: the packs of the house
cli-packs-game = the game your files are meant for (lauriers)
cli-game-line = { $key }: { $name }, { $least } to { $most } players
cli-play-not-yet =
    The table in the browser is not there yet.
    Meanwhile, here are bots playing Les Lauriers.
cli-interrupted = Stopped.
cli-diverged = The replay does not give the same game ({ $fault }).
cli-unknown-words = I don’t understand “{ $words }”.
cli-unknown-choice = I don’t know “{ $value }”. You can say: { $known }.
cli-missing = Missing: { $names }.
cli-needs-value = “{ $name }” needs a value.
cli-not-a-number = “{ $value }” is not a whole number.
cli-too-small = { $value } is too few: { $least } at least.
cli-bad-levels = “{ $value }” is not a level; write 2 or 1,1,3,3 for example.
cli-bad-pair = “{ $value }”: write NAME=VALUE, for example track=15.
cli-levels-and-seats = { $levels } levels for { $seats } seats: give one for all, or one each.
cli-no-such-level = There is no level { $level }: they go from { $least } to { $most }.
cli-no-such-option = There is no option “{ $option }”. Options: { $known }.
cli-bad-option = The option “{ $option }” can’t be “{ $value }”.

simulate-told =
    { $name }: { $games } games of { $seats }, { $finished } of them played to the end, in { $seconds } s ({ $speed } a second).
simulate-rounds = Rounds in a game: { $mean } on average, from { $min } to { $max }.
simulate-scores = Points at the end: { $mean } on average, { $best } at best.
simulate-wins = Level { $level }: { $wins } wins ({ $percent } %).
simulate-verified = Each game was replayed to the same bytes.

packs-line = { $game }, pack “{ $pack }”: { $counts }
count-cards = cards
count-words = words
count-leurres = leurres
problem = { $where }: { $what }
problem-line = line { $line }
problem-field = field “{ $field }”
readings-unread = { $item } has not been read as it is now.
readings-done = Readings missing: { $count }
