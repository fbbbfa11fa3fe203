# What to be called.
name-empty = We need a first name.
name-too-long = That name is a bit long: { $most } characters at most.
name-taken = Somebody here is already called “{ $name }”, or nearly: pick another name.
animal-taken = That animal is taken: pick another one.

# The door. One sentence for an unknown, a full and a locked table: nothing tells which of them exist.
no-such-table = There is no such table, or it is full or closed at the moment.
house-crowded = The house is full at the moment: keep this page open, it will try again by itself.
host-unknown = Parlotte does not go by this name. Open the address it shows when it starts. If you run it, give it this address with --public-url.
table-damaged = This table is too damaged to be read. Tell the person who runs the house: there may be a backup.
knock-refused = Nobody let you in this time. Give the table a shout, then knock again.
knock-too-many = There is a crowd at the door: wait a little, then knock again.
door-locked = The door is locked: ask the table to open it, then try again.
table-full = The table is full: wait for somebody to leave.
too-many-tables = Every table in the house is taken: come back a little later.
already-here = That person is at the table already: no need to knock.
knock-first = You are still at the door: knock first.
no-such-guest = That person is no longer at the door.

# Seats.
host-only = Only the host of the table can do that: just ask.
host-lent = You are filling in as host for { $name }: this has to wait until { $name } is back.
person-unknown = That person has left the table: see who is here, and choose again.
seat-taken-back = Somebody has taken that seat back: choose another.
seat-lost = This seat is no longer yours. You can come in again with the table’s code.
sit-down-first = Take a seat at the table first.
host-cannot-leave-so = You are the host: hand the table over to somebody first.
not-a-person = It has to be a person at the table, not a bot: choose somebody else.
not-a-bot = No bot is playing there: choose a bot’s seat.
bot-level = Bots have no such level: choose one from the list.

# The game.
unknown-game = We don’t have that game: choose one from the list.
day-to-come = The deal of { $day } is yet to come.
bad-option = “{ $option }” can’t be set to that: choose from the list.
option-nobody = “{ $option }”: somebody is no longer at the table. Choose among the people who are.
option-too-many = “{ $option }”: { $most } at most. Take some away, then try again.
option-too-long = “{ $option }”: { $most } characters a line at most. Shorten it, then try again.
too-few-players = Not quite enough of you: this game needs at least { $least }. Invite somebody, or add a bot.
too-many-players = Too many of you: this game takes { $most } at most. Remove a bot, settle somebody on the sofa, or choose another game.
teams-numbers = In teams, { $others } or { $last } of you can play: you are { $count }. Invite somebody, add or remove a bot, or play each for yourself.
teams-one-number = In teams, { $last } of you can play: you are { $count }. Invite somebody, add or remove a bot, or play each for yourself.
not-in-teams = Everybody plays alone here: to make teams, choose them in the options first.
partner-not-playing = { $name } does not play the next game: choose somebody who does.
partner-oneself = You can’t team up with yourself: choose somebody else.

# What takes some thinking.
hint-later = Everybody wants a hand: try again in a moment.
hint-not-found = Not found this time. Keep looking, you never know.
search-later = We are already searching for something else: ask again a little later.
search-not-found = Not found in time: there may be a way all the same.
past-later = Still rummaging through the memories of the house: ask again a little later.
answer-later = This is taking longer than usual: ask again in a moment.
question-replaced = You have asked something else since: that is what we are thinking about.

no-advice = This game gives no such advice.
advice-for-players = Hints are for those who play this game.
house-word-unknown = “{ $word }” is not in the house lexicon.
house-word-not-yours = “{ $word }” comes from the house that hosts you: this table can’t take it out.
items-at-play = You can read your words again after the game.
already-playing = A game is on: finish it, or stop it first.
not-playing = No game is on: start one first.
table-paused = The game is paused: resume it first.
not-paused = The game is not paused: go ahead and play.
table-busy = The table has its hands full: wait a moment, then try again.
not-shared = This phone belongs to one player only: it needs no curtain.
more-time-once = Time has been added already: that works once per step.
no-deadline = No hurry: nobody is counting the time right now.
text-not-found = That text is no longer on the screen: there is nothing to hide.
match-cannot-go-on = An update changed the rules, so this game can’t go on. Here are the scores as they stood: you can start a new game.

# Your own words, cards, questions.
pack-unknown = That pack is no longer at the table: choose another.
pack-refused =
    { $count ->
        [one] Something in this pack needs mending: { $problem }
       *[other] { $count } things in this pack need mending. The first one: { $problem }
    }
too-many-packs = This table has plenty of packs already: remove one, then try again.
no-own-items = This game has all it needs: nothing can be added to it.
items-enough =
    { $most ->
        [one] You have already slipped yours into the box: touch it up, or take it out first.
       *[other] You have already slipped { $most } into the box: touch one up, or take one out first.
    }
items-one-by-one = Here everybody writes their own, one at a time: a whole list won’t go into the box.
items-secret = In this box you can read only what you wrote yourself.
item-changed = What you are changing has changed in the meantime, or is gone: look at the list, then try again.
item-refused = This isn’t ready yet. { $label }: { $problem }
item-there = “{ $said }” is in the box already. To change it, pick it from the list.
pack-full = This pack is full: take something out of it, or start another pack.

# What has been played.
match-unknown = That game wasn’t played at this table: choose one from the list.
replay-private = This game is private: it can be seen again only if everybody wanted to keep it.
nothing-to-keep = There is no private game to keep just now.
keep-not-yours = Only those who played that game can decide to keep it.
replay-damaged = This game can’t be watched again: only its result is left.

# What the page sends.
slow-down = Easy! Wait a second, then try again.
frame-too-big = That is too long to send: make it shorter, then try again.
bad-frame = That message got damaged on its way: reload the page, then try again.
bad-hello = This page forgot its manners at the door: reload it.
unknown-act = The table doesn’t know how to do that: reload the page, then try again.
bad-action = The table didn’t understand that answer: check it, then try again.
protocol-too-old = This page is too old for the table: reload it.
reload = Parlotte has just changed: reload the page.
not-saved = That could not be saved, so nothing has changed: try again in a moment.
our-fault = Ouch: something broke on our side, not yours. Try again in a moment.

# The house closes, or comes back.
table-later = This table is slow in coming: keep this page open, it will try again by itself.
store-silent = The house can’t read its data just now: keep this page open, it will try again by itself.
table-elsewhere = Another of the house’s servers has this table: reload the page to find it again.
table-scattered = This table is being tossed from one server to another: the house’s load balancer doesn’t keep its players together. Keep this page open, it will try again by itself.
server-stopping = Parlotte is shutting down. The table is saved: you will find it just as it is.
server-restarting = Parlotte is restarting: keep this page open, the table will be back in a moment.

# What happens at the table, told to everybody.
table-joined = { $name } joins the table.
table-left = { $name } leaves the table.
table-word-adopted = “{ $word }” is now in the house lexicon.
table-words-full = The house lexicon is full: “{ $word }” counts for this game only.
table-word-gone = “{ $word }” is out of the house lexicon.
table-back = { $name } is back.
table-bot-plays = A bot is playing for { $name }.
table-host = { $name } is the host now.
table-log-kept = Everybody agrees: the memory of this game is kept.
table-log-forgotten = The game is forgotten, as promised: only the result is left.
table-log-open = Keep the game before this one? There is still time to answer, in the menu.
table-more-time = { $name } adds a little time for everybody.

# Room on the disk.
disk-low = The house has hardly any room left to keep games in: no new table for now. Those at play go on.
disk-share-table = This table has filled its share of the disk: open another one, and play there at ease.
disk-share-person = You have written more than your share at this table: let some time go by.
disk-share-address = A lot has been written from where you are, and the house keeps some room for others. Come back tomorrow.

# For whoever runs the server: data and backups.
store-newer = This data was written by a newer Parlotte: update this one, then start it again.
store-in-use = Another Parlotte is already using this data: stop it, or choose another place.
store-not-shared = Only a PostgreSQL can be shared by several nodes, not the file “{ $where }”: give --database the address of one, or do without --node.
store-unreachable = The database does not answer: check that it is running and that its address is right.
store-unreadable = This data can’t be read: check the place and its permissions, or restore a backup into an empty place.
store-disk-full = The disk that holds the data ({ $where }) is full: make some room, then try again.
store-read-only = Nothing can be written where the data is ({ $where }): that place is read-only. Make it writable, or choose another place.
store-forbidden = Parlotte may not write where the data is ({ $where }): give it the right to, or choose another place.
store-foreign = The file “{ $where }” belongs to another program, and nothing in it has changed: choose another place.
store-empty-file = The file “{ $where }” is empty, and Parlotte did not leave it so: delete it, then begin afresh or restore a backup.
store-not-empty = There is data here already, and nothing has changed: choose an empty place.
backup-damaged = This backup is damaged, and nothing has changed: use another one.
backup-newer = This backup was made by a newer Parlotte: update this one, then try again.
backup-not-found = That backup doesn’t exist, or can’t be read: check its name.

store-unknown-kind = I don’t know how to use a “{ $kind }” database: give a sqlite or postgresql address.
backup-unwritable = The backup “{ $file }” can’t be written: check the place, the rights and the room left.
# The socket, and what happens at the table.
not-your-seat = That seat is somebody else’s: play from your own.
whose-turn = Several players share this device: say who is playing first.
table-reaction = { $person }: { $kind }
table-aloud = The TV reads aloud.
table-hush = The TV keeps quiet: one of us is reading.
too-many-devices = This seat is open on too many devices, so this one closes. Reload the page to take it back here.
too-fast = Easy now: too many messages at once. The rest will wait a little.
fell-behind = This device fell too far behind: it is reconnecting.
message-too-long = That message is too long for the table: make it shorter, then try again.
too-long = That is too long: { $most } characters at most. Make it shorter, then try again.
unknown-animal = That animal isn’t in our menagerie: pick another.
next-game = You’re not in this game: you’ll play the next one.

# Who has given no name bears that of the animal.
animal-renard = Fox
animal-rainette = Frog
animal-poulpe = Octopus
animal-chat = Cat
animal-lapin = Rabbit
animal-manchot = Penguin
animal-ours = Bear
animal-panda = Panda
animal-hibou = Owl
animal-herisson = Hedgehog
