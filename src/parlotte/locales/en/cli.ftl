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
cli-play = lay the table and open it in the browser
cli-simulate = let bots play whole games
cli-seats = number of seats (usually 4)
cli-games-count = number of games (100)
cli-seed = number of the draw (1): the same number gives the same games again
cli-level = level of the bots, 1 to 3: one for all (2), or one per seat (1,1,3,3)
cli-option = a rule of the table, such as track=15
cli-cores = how many cores (1; all of them, from 500 games on): the games are the same
cli-verify = replay each game and compare it byte by byte
cli-packs = count and check the content of the games
cli-packs-files = your own words, in JSON or CSV; without a file: the packs of the house
cli-packs-game = which game (all; for a file, the one that makes most of it)
cli-game-line = { $key }: { $name }, { $least } to { $most } players
cli-play-next-port = Port { $taken } was taken: this table is at { $port }.
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
count-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
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

# Where the data lies.
cli-folder = FOLDER
cli-address = ADDRESS
cli-gigabytes = GB
cli-days = DAYS
cli-level-name = LEVEL
cli-match = MATCH
cli-data = the data folder (usually the one of your account)
cli-database = address of a database, such as { $example } (usually an SQLite file in the folder)
cli-nothing-here = There is no Parlotte data here, and nothing was created: { $where }
cli-store-older = This data is from an older Parlotte: run “parlotte serve” once to bring it up to date, then try again.

# The table is set.
cli-serve = set the table: people play from their phones
cli-serve-host = address to listen on (0.0.0.0: all of them)
cli-serve-port = port to listen on (8000; 0: any free one)
cli-serve-public-url = public address, when people come from elsewhere than home, such as { $example }
cli-serve-trust-proxy = believe a proxy about where visitors come from (X-Forwarded-For)
cli-serve-keep = forget a table nobody has come back to for this many days (30)
cli-node-name = NAME
cli-serve-node = the name of this node, where several Parlottes share one PostgreSQL
cli-bad-node = “{ $value }” can’t name a node: plain letters, digits, dashes or dots, forty at most.
cli-nodes = the nodes that share one PostgreSQL, how they are, and their tables
cli-nodes-none = No node on this database.
cli-nodes-ready = ready
cli-nodes-draining = leaving
cli-nodes-silent = no sign of life
cli-nodes-up =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
cli-nodes-line =
    { $tables ->
        [0] { $name } ({ $version }): { $health }, no table, up for { $up }
        [one] { $name } ({ $version }): { $health }, { $tables } table, up for { $up }
       *[other] { $name } ({ $version }): { $health }, { $tables } tables, up for { $up }
    }
cli-serve-disk = how much of the disk the house may take, in gigabytes (16); beyond that, no new table
cli-serve-no-browser = don’t open the browser
cli-serve-metrics-for-all = show /metrics to everybody, not just to this computer
cli-serve-log-level = how much the log says: debug, info, warning or error (warning)
cli-serve-ready = The table is set.
cli-serve-here = On this computer: { $address }
cli-serve-home = On the phones of the house: { $address }
cli-serve-public = For everybody: { $address }
cli-serve-no-home = I could not find this computer’s address on the home network, so phones have no way in. Are you connected to the network?
cli-serve-only-here = Only this computer can come to the table.
cli-serve-how-to-stop = To stop: Ctrl-C.
cli-serve-stopped = Parlotte has stopped, and everything is saved.
cli-port-in-use = Port { $port } is taken, perhaps by another Parlotte: stop it, or choose another port with --port.
cli-port-forbidden = This computer won’t let you open port { $port }: choose another with --port, such as 8000.
cli-no-such-host = This computer does not have the address “{ $host }”: choose another with --host.
cli-bad-url = “{ $value }” is not a public address: write { $example }, say, with nothing after it.

# Backups.
cli-backup = save all the data in one file, even while people play
cli-backup-file = the file to write; a backup of the same name is replaced
cli-backup-done = Backed up to “{ $file }”: { $counts }.
cli-backup-in-the-way = “{ $file }” is there already and is not a backup: choose another name.
cli-restore = put a backup into an empty place
cli-restore-file = the backup to put back
cli-restore-done = Backup restored: { $counts }.
cli-count-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
cli-count-matches =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-count-inputs =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
cli-count-packs =
    { $count ->
        [one] { $count } pack
       *[other] { $count } packs
    }
cli-count-house_words =
    { $count ->
        [one] { $count } word voted in
       *[other] { $count } words voted in
    }

# A match, told or checked.
cli-replay = tell a game again, or check that it replays
cli-replay-match = the name of a stored game, or a file
cli-replay-verify = replay the game and compare it byte by byte, without telling it
cli-replay-save = save the game in a file, to replay it elsewhere
replay-date = Played on { $year }-{ $month }-{ $day } at { $time }
replay-seats = At the table: { $names }
replay-seat = Seat { $number }
replay-text = { $name }: “{ $text }”
replay-not-over = The game is not over: its secrets are not told.
replay-stopped = The game was stopped before its end.
replay-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
replay-nobody-won = Nobody wins.
replay-place = { $place }. { $name }
replay-score =
    { $score ->
        [one] { $place }. { $name }: { $score } point
       *[other] { $place }. { $name }: { $score } points
    }
replay-verified =
    { $count ->
        [one] The game came out identical when replayed: { $count } move.
       *[other] The game came out identical when replayed: { $count } moves.
    }
replay-verified-so-far =
    { $count ->
        [one] The game is not over. Replayed so far, it came out identical: { $count } move.
       *[other] The game is not over. Replayed so far, it came out identical: { $count } moves.
    }
replay-unknown = There is neither a game nor a file “{ $match }” here.
replay-file-unreadable = The file “{ $file }” can’t be read: check its permissions.
replay-not-a-record = “{ $file }” is not a recorded game.
replay-forgotten = The course of this game was deleted, as its players wished: only the result is left.
replay-unknown-game = This is a game we don’t have ({ $game }), so it can’t be replayed.
replay-other-rules = This game was played by other rules (version { $rules }, here { $here }), before an update: it can’t be replayed.
replay-no-content = The words this game was played with are not here: it can’t be replayed.
replay-content-differs = the words of the game were altered
replay-bad-setup = its beginning can’t be read
replay-input-refused = move { $number } is refused: “{ $reason }”
replay-input-unreadable = move { $number } can’t be replayed
replay-input-missing = move { $number } is missing
replay-snapshot-differs = at move { $number }, the stored state is another
replay-outcome-differs = the result is another
replay-trace-differs = on the way, some state is another
replay-saved = Game saved in “{ $file }”.
replay-save-not-over = This game is not over: it keeps its secrets until then.
replay-save-in-the-way = “{ $file }” is there already: choose another name.
replay-save-unwritable = “{ $file }” can’t be written: check the place, the rights and the room left.
packs-line-table = { $game }, pack “{ $pack }” of table { $table }: { $counts }

# Saying cards.
cli-say = says in full the sentences that cards make
cli-say-word = WORD
cli-say-words = the words of the cards, in order, in French or in English; joker=word for a joker
cli-say-lang = the language of the sentence
say-not-a-card = “{ $word }” is the word of no card.
say-nothing = These cards make no sentence.
say-proverb = It is a proverb: { $proverb }.
