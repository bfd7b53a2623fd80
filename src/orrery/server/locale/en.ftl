# What the server says. Everything else that a table says comes from the kernel and the games.

## Who asks
error-not-a-guest = Tell us your name first.
error-return-link = This link does not bring anybody back; perhaps it was cut off.
error-origin = This request came from another site's page and was not carried out.
error-banned = Whoever runs this server does not let you in.
error-blocked = Whoever runs this server lets you only look.
error-muted = Whoever runs this server does not let you talk here.
error-name = A name has from 1 to { $longest } characters.

## Requests that cannot be read
error-malformed = The request cannot be read: it is not the JSON that is expected here.
error-not-json = Requests are sent as application/json.
error-too-large = The request is too large.
error-not-found = There is nothing at this address.
error-host = This server is not called “{ $host }”.
error-method = This address does not take such a request.
error-word = Moves, ids and policies are one line of 1 to { $longest } printable characters.
error-closing = The server is closing; come back in a moment.
error-moment = One moment: the server has trouble and tries again. Nothing was lost.
error-server-defect = The server has failed at this. It is written down there; nothing was changed.

## Limits
error-too-often = That was too often; wait a little.
error-too-many-tables = You have { $most } unfinished tables already; finish one first.
error-too-many-records = You have uploaded { $most } records already.
error-too-many-watch = Too many are watching this table already.
error-too-much-kept = Your records hold { $most } MB already.

## Tables
error-no-such-table = There is no such table.
error-nobody = At least one seat must be a person's.
error-table-waiting = The game has not begun: a seat is still free.
error-table-over = The game is over.
error-table-stopped = This table was stopped, because the rules failed. Its players can download a report.
error-table-outdated = This table was begun under other rules than this server has now. It can be put away, and its players can download what was played.
error-seat-taken = No seat is free here.
error-invitation = This is no invitation; perhaps the link was cut off.
error-invitation-used = This invitation has been used: somebody sits there already.
error-foreign-seat = This seat is not yours.
error-conceded = You have given up; a bot plays this seat now.
error-not-seated = Only those who sit at this table may do that.
error-leave-late = The game has begun: whoever wants to leave gives up, and a bot plays on.
error-seats-late = The game has begun: seats and colours stay as they are.
error-rematch-early = A rematch begins when the game is over.
error-chat = A message has from 1 to { $longest } characters.

## Moves and positions
error-stale = Something has happened that you had not seen yet (entry { $seq }); look again and decide anew.
error-move-id = The id “{ $move_id }” was already used for something else.
error-no-such-position = There is no position { $at }; the last one is { $last }.
error-no-such-lesson = There is no such lesson.
error-no-such-text = There is no such text here.

## Records
error-record-early = The record holds every hidden draw, so it can be read when the game is over.
error-no-such-record = There is no such record.
error-record-rejected = The record could not be played again within its time.
error-record-measure = The record is larger in one of its parts than any game is.

## Pages
page-not-built = The browser client has not been built yet
page-how-to-build = In the folder of the sources run this, then load the page again:

## Settings
error-setting = A setting is wrong: { $problem }.
error-database-kind = “{ $kind }” is no database that Orrery can use; name postgresql://… or the path of an SQLite file.
error-redis-alone = Several servers share one PostgreSQL database; with SQLite there is one server, and no Redis.
error-database = The database cannot be opened: { $problem }.
error-database-newer = The database was written by a newer Orrery; this one cannot read it.
error-table-open = Table { $table } is open already.
error-no-such-guest = There is no guest “{ $guest }”.
error-backup = The backup { $file } failed: { $problem }.
error-restore-full = The database is not empty; a backup is read into an empty one.
error-database-served = Another Orrery serves this database already, at { $url }.
error-address = Cannot listen at { $host }, port { $port }: { $problem }.
