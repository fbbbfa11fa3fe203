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
cli-play = let bots play until there is a table
cli-simulate = let bots play whole games
cli-seats = number of seats (usually 4)
cli-games-count = number of games (100)
cli-seed = number of the draw (1): the same number gives the same games again
cli-level = level of the bots, 1 to 3: one for all (2), or one per seat (1,1,3,3)
cli-option = a rule of the table, such as track=15
cli-verify = replay each game and compare it byte by byte
cli-packs = count and check the content of the games
cli-packs-files = your own words, in JSON or CSV; without a file: the packs of the house
cli-packs-game = which game (all; for a file, lauriers)
cli-game-line = { $key }: { $name }, { $least } to { $most } players
cli-play-not-yet =
    The table in the browser is not there yet.
    Meanwhile, here are bots playing Les Lauriers.
cli-interrupted = Stopped.
cli-diverged = The game replayed is not the same ({ $fault }).
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
cli-bad-option = The option “{ $option }” can’t be “{ $value }”. It can be: { $known }.

cli-heading = { $title }:
cli-version = show the version
cli-about-argument = { $name }: { $what }
cli-cannot-write = The result can’t be written: no room left, or the output is closed.
cli-too-big = { $value } is too big.
cli-levels-out-of-range = { $levels } levels, so { $levels } seats: this game is for { $least } to { $most }.
cli-yes-or-no = yes, no
cli-names = names with commas between them
packs-good = All is well.
simulate-told =
    { $games ->
        [one] { $name }: { $games } game of { $seats }, in { $seconds } s.
       *[other] { $name }: { $games } games of { $seats }, { $finished } of them played to the end, in { $seconds } s ({ $speed } a second).
    }
simulate-rounds = Rounds in a game: { $mean } on average, from { $min } to { $max }.
simulate-scores = Score at the end: { $mean } on average, { $best } at best.
simulate-wins =
    { $wins ->
        [one] Level { $level }: { $wins } win ({ $percent }%).
       *[other] Level { $level }: { $wins } wins ({ $percent }%).
    }
simulate-stuck =
    { $count ->
        [one] One game could not be played to its end.
       *[other] { $count } games could not be played to their end.
    }
simulate-verified = Each game came out identical when replayed.

packs-line = { $game }, pack “{ $pack }”: { $counts }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-words =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
count-leurres =
    { $count ->
        [one] { $count } decoy
       *[other] { $count } decoys
    }
problem = { $where }: { $what }
problem-line = line { $line }
problem-field = field “{ $field }”
