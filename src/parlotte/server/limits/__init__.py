"""Rate limits and quotas: what an address, a person or a table may ask for, and its cost.

One person must not slow, fill or block the house for the others. Every limit is in this room; the
numbers that a host may change are in `settings.Limits`. An *address* is defined by
`client_address`: an IPv6 home counts as one, and a proxy speaks for others only if it is trusted.

| question | file | checked in |
| --- | --- | --- |
| for which address does this count | `client_address` | `http/app`, `http/game_socket` |
| may this address connect again | `connection_rate` | `visitors`, before a byte is read |
| may one more connection stay | `visitors` | `http/http_protocol`, `http/table_entry` |
| may this address send a request | `requests` | `http/app`, around all pages |
| may this address say hello | `budgets` (`welcomes`) | `http/game_socket` |
| may this address try another code | `wrong_codes` | `http/table_entry` |
| may one more watch, show or come by the link | `places` | `table/guests`, `table/stage` |
| may this socket send one more frame | `budgets` (`SocketBudget.take`) | `sockets/reading` |
| may this table be asked for so much | `budgets` (`SocketBudget.spend`) | `http/socket_frames` |
| may so many bytes wait for a reader | `unread` | `sockets/connection` |
| may this address open a table | `table_openings` | `opening` |
| is there room on the disk for a new table | `disk_watch` | `opening` |
| may this person, table or address write so much | `disk_shares` | `table/live` |

Prices are in `costs`: one unit is a usual frame. A person has 60 units at once and 20 a second, an
address and a table ten times that. What is dear may be owed: it is done now, and the next frame
waits until it is paid. What an address pays for a hello, for a request and for frames are three
budgets, so that a page that loads slows down no game.

Rates are token buckets (`buckets`): so many at once, so many a second. They live in memory, outlive
sockets, and are bounded in number. Bytes on the disk are kept with the table, and leak away by the
day.

Some limits stay with what they are about: the length and time of a request in
`http/request_checks`, those of a frame in `sockets`, who knocks at a table in `table/guests`, how
long a question may be thought about in `workers/questions`.
"""
