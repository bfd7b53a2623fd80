# --- help ---
help = Heavy space board games at your own table: rules enforced, bots that play fair. Without a command: play in your browser.
help-no-browser = Only say where it is, and open no browser.
help-games = List the games with their seats, options, version and content.
help-play = Play in this terminal, against bots or hot-seat. Type ? during play for help.
help-serve = Open tables on the network, for browsers and for programs that speak docs/protocol.md.
help-serve-host = The address to listen at; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen at.
help-serve-client = The folder of a built browser client, to be used instead of the own one.
help-serve-database = The path of an SQLite file or a postgresql:// URL; by default a file in your data folder.
help-serve-redis = A redis:// URL, through which several servers of one PostgreSQL database talk to each other.
help-balance = Write a report on a game's balance from many games between equal bots.
help-balance-players = Player counts to report on, such as 2,3,4; all of the game's when left out.
help-balance-bot = The bot that plays every seat.
help-balance-out = Write the report to this file; what it says of other tables stays.
help-balance-resume = Keep each game in this file as soon as it is done, and do not play again what it has: many games in several sittings. Begin a new file when rules or bots have changed.
help-simulate = Let bots play many games against each other and report win rates.
help-fuzz = Play random games that try to break the rules: illegal moves, leaks, undo, replay.
help-replay = Tell a recorded game in words, and check it.
help-content = Content packs: the cards, tiles and mats of a game as files.
help-content-check = Check that a folder is a complete content pack of a game.
help-bench = Measure engine, server and client, with ratios against Catanatron and boardgame.io run beside them.
help-bench-parts = What to measure; everything when left out.
help-types = Write the TypeScript types of views and content files for the browser client.
help-types-into = Where the client keeps its games.
help-types-check = Only compare; exit with 1 if something is stale.
panel-commands = Commands
panel-arguments = Arguments
panel-options = Options
option-game = A game's id, as `orrery games` lists it.
option-help = Show this help.
option-lang = The language: en or ru. By default the one of your environment.
option-json = Print one JSON object for programs.
option-seed = The same seed gives the same games again.
option-options = The game's options, such as a=1,b=true; `orrery games` lists them.
option-bots = The bots, one a seat; they change seats from game to game.
option-games = How many games.
option-jobs = How many processes play at once.
option-players = How many seats; by default all numbers that the game allows take turns.
option-out = Where records of failures are written.
option-file = A record.
option-check = Check the final hash, the score and, where the secret is published, every draw.
option-at = Stop after this many steps and show the board.
option-folder = The folder with the pack's TOML files.
option-quick = Measure briefly: rough numbers, with fewer tables.
help-content-check-game = The game that the pack is for, where its files do not tell.
help-play-seats = Who plays: human, human:NAME or bot:NAME for each seat.
help-play-seed = Makes chance repeatable; by default it cannot be foreseen.
option-pack = A folder with another content pack to play with.
option-load = Go on with a saved game.
option-save-to = Save the game to this file at the end or when you leave.

# --- errors ---
error-defect = This should not have happened: { $problem }. Set ORRERY_TRACEBACK=1 to see where.
error-option-form = “{ $text }” is no option; options are written key=value, with commas between.
error-file = { $file }: { $problem }.
error-file-unwritable = “{ $file }” cannot be written there.
error-seat = “{ $seat }” is no seat; write human, human:NAME or bot:NAME.
error-load-fixed = A saved game keeps its own options and chance: --load goes without --options and --seed.
error-load-game = { $file } is a game of { $game }.
error-load-secret = { $file } cannot be played on: it has no secret inside. `orrery replay` can open it.
error-load-seats = The saved game has { $seats } seats, not { $given }.
error-replay-at = There is no step { $at }: the record has { $steps }.
error-pack-which-game = It is not clear which game this pack is for; say --game with one of: { $known }.
error-no-boards = There is no folder “{ $folder }”; run this in the root of the repository or say --into.
error-no-such-clause = The rules have no clause “{ $clause }”.
error-offer-number = There is no offer { $number }; choose a number from 1 to { $offers }.
error-save-where = Say where: save FILE.

# --- games ---
games-id = Id
games-seats = Seats
games-options = Options
games-version = Rules
games-content = Content

# --- balance ---
balance-progress = Games of { $players }
error-counts = “{ $text }” is no list of player counts; expected numbers with commas between, such as 2,3,4.

# --- simulate ---
simulate-progress = Playing
simulate-bot = Bot
simulate-wins = Wins
simulate-rate = Win rate
simulate-ci95 = 95% interval
simulate-score = Score
simulate-sd = ±
simulate-rounds = Rounds: { $mean } on average, mostly { $p10 } to { $p90 }.
simulate-total = { $finished } of { $games } games finished, { $decisions } decisions in { $seconds } s: { $rate } a second.
simulate-problem = Not finished: { $problem }

# --- fuzz ---
fuzz-progress = Fuzzing
fuzz-check = Check
fuzz-count = Count
fuzz-games = Games
fuzz-decisions = Decisions
fuzz-violations = Invariants violated
fuzz-dead-ends = Dead ends
fuzz-illegal-tried = Illegal moves tried
fuzz-illegal-accepted = Illegal moves accepted
fuzz-leak-pairs = Pairs of positions compared for leaks
fuzz-leaks = Leaks
fuzz-undo-checked = Undos checked
fuzz-undo-broken = Undos that changed the state
fuzz-clone-broken = Clones that differ
fuzz-codec-broken = States that did not survive encoding
fuzz-replays = Games replayed
fuzz-replay-broken = Replays that differ
fuzz-kept = The failing game is in { $file } (open it with `orrery replay`).

# --- replay ---
replay-seats = Seats: { $seats }
replay-note = Note: { $note }
replay-at = Step { $at } of { $steps }
replay-hash = State hash: { $hash }
verify-hash-good = ✓ The final state is the recorded one.
verify-hash-absent = – The record has no result to compare the state with.
verify-score-good = ✓ The score is the recorded one.
verify-score-absent = – The record has no score.
verify-draws-good = ✓ Every draw follows from the published secret.
verify-draws-absent = – The secret is not published, so the draws cannot be checked.

# --- content ---
content-file = File
content-table = Table
content-count = Items
content-good = A complete pack of { $game }. Hash: { $hash }
source-rulebook = from the rulebook
source-public = from public sources
source-reconstructed = reconstructed

# --- play ---
seat-human = Player { $number }
seat-bot = Bot { $number } ({ $bot })
sheet-line = Score
sheet-total = Total
sheet-rank = Place
play-commitment = Chance is sealed: { $commitment }. The saved record opens the seal when the game is over; `orrery replay FILE --verify` derives every draw again.
play-start = At the table: { $seats }. Type ? for help.
play-left = You have left the table.
play-won = { $count ->
    [0] Nobody at the table wins.
    [one] Winner: { $winners }.
   *[other] Shared win: { $winners }.
  }
play-aside = Beside the turn: { $prompt }
play-undone = Taken back.
play-saved = Saved to { $file }.
play-why-nothing = Nothing like that is refused here.
play-not = not
play-help = Type the number of an offer, or a move as it stands behind it (Enter takes an only offer; what is marked ! cannot be taken back). Or:
command-help = help
command-help-help = this help, also ?
command-why = why
command-why-help = what is not possible now and why; `why WORD` only for what the word names
command-undo = undo
command-undo-help = take the last step back
command-redo = redo
command-redo-help = play again what was taken back
command-log = log
command-log-help = everything that has happened
command-score = score
command-score-help = the score as it stands
command-board = board
command-board-help = show the board again
command-order = order
command-order-help = standing orders: what may be answered for you (`order end_turn always`)
command-rule = rule
command-rule-help = a clause of the rules, such as `rule 3.1.2`; alone: the one behind this question
command-save = save
command-save-help = `save FILE` writes the game so that it can go on later
command-quit = quit
command-quit-help = leave

# --- serve ---
serve-ready = Orrery is open at { $url } (Ctrl-C closes it).
home-open-already = Orrery is open already at { $url }

# --- bench ---
bench-progress = Measuring
bench-load = { $cores } cores; the load was { $load } before and { $load_after } after. More than there are cores makes every time longer.
bench-column-figure = figure
bench-column-of = of
bench-column-measured = measured
bench-column-wanted = wanted
bench-column-ratio = beside a peer
bench-explained-p95 = explained offers, ms, p95
bench-move-p50 = from a move to the last of 4 clients, ms, median
bench-move-p95 = from a move to the last of 4 clients, ms, p95
bench-move-p99 = from a move to the last of 4 clients, ms, p99
bench-highest = highest rate with p95 of at most 100 ms, moves/s
bench-server-cpu = processor time of the server for a move, ms
bench-table-memory = memory of a live table with 4 clients, kB
bench-look = what a client is sent for a move, kB
bench-past-table = a past position of a table with so many entries, ms, slowest
bench-past-record = a past position of a record with so many steps, ms, slowest
bench-first-load = first page and a table, compressed, kB
bench-interactive = from navigation to the first offer, ms, median
bench-server = { $name }: { $tables } tables with { $clients } clients, { $moves } moves, { $moves_per_s } a second. From a move to the last of 4 clients { $p50 } / { $p95 } / { $p99 } / { $max } ms (median, p95, p99, slowest). { $bytes } bytes to each client. Processor time a move: server { $server_cpu_ms } ms, clients { $crowd_cpu_ms } ms. Memory a table: { $memory_kb } kB.{ $highest_moves_per_s ->
    [0] {""}
   *[other] {" "}In time up to { $highest_moves_per_s } moves a second.
}
bench-not-alike = Not alike: Orrery finds the offers of real rules after every move, and has the move on disk before it answers (a sync takes { $sync_ms } ms here). boardgame.io keeps matches in memory and sends before it stores; its game here has next to no rules, and positions of the same weight.
bench-no-boardgame-io = boardgame.io is not installed, so there is nothing to compare the server with; `make bench` installs it.
bench-client = Chromium { $chromium }, first loads with an empty cache: { $loads }.
bench-needs-linux = Server and client are measured on Linux only: it tells what a process costs.
bench-no-client = The client is not built and so not measured; `make bench` builds it.
bench-no-playwright = Playwright is not installed, so the client is not measured; `make bench` installs it.
bench-no-chromium = There is no Chromium, so the client is not measured; set ORRERY_CHROMIUM to its path.
bench-players = { $players } players
bench-decisions = random decisions/s, one core
bench-explained = explained offers, ms: median / p95 / slowest
bench-clone = clone, µs
bench-memory = memory of { $games } games in progress, MiB
bench-catanatron = Catanatron { $version }, { $players } random players: { $decisions_per_s } decisions/s, copy { $copy_us } µs
bench-ratios = { $game } against Catanatron: { $decisions } times its decisions/s, clones { $clone } times as fast.
bench-no-catanatron = Catanatron is not installed, so there is nothing to compare with; `make bench` installs it.

# --- orrery types ---
types-written = { $file }: written
types-stale = { $file }: stale; run `orrery types`

# --- operators ---
help-admin = What an operator does to tables and people, also while a server runs.
help-admin-tables = List tables, the last changed first.
help-admin-tables-status = Only those with this status: waiting, playing, over, stopped or closed.
help-admin-tables-game = Only those of this game.
help-admin-tables-most = How many at most.
help-admin-close = Close a table: nobody plays or looks there any more; what was played stays stored.
help-admin-reopen = Let a table that was stopped or closed go on where its log ends.
help-admin-delete = Delete a table with everything that was played and said there.
help-admin-expire = Close tables that have waited or lain untouched for so many days; 0 for never.
help-admin-expire-waiting = Days that a table may wait for players.
help-admin-expire-abandoned = Days that a game may lie untouched.
help-admin-mute = Let a guest, or everybody at an address, play and no longer talk.
help-admin-block = Let a guest, or everybody at an address, look and nothing else.
help-admin-ban = Let a guest, or everybody at an address, come no more.
help-admin-free = Take back whatever a guest or an address was forbidden.
help-admin-bars = List who was forbidden what.
help-admin-export = Write down everything that is stored about a guest.
help-admin-export-file = Where to; by default to the standard output.
help-admin-forget = Delete what is stored about a guest. Games with others stay, played by somebody without a name.
help-admin-storage = Tell how much is stored.
help-backup = Write the whole database into one file, also while a server runs.
help-backup-file = The file of the backup.
help-restore = Read a backup into an empty database of either kind.
help-restore-file = The file of the backup.
help-check = Play all unfinished tables again under the rules installed now, and say which would not open. Exit status 1 if there are any.
help-check-every = Finished tables too.
option-database = The path of an SQLite file or a postgresql:// URL; by default a file in your data folder.
option-table = A table's id, as its address names it.
option-who = A guest's id or an address.
option-guest = A guest's id.
option-reason = Why, for those who run the server.
admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-seats = Seats
admin-column-changed = Last changed (UTC)
admin-column-problem = Problem
admin-column-who = Who
admin-column-bar = May not
admin-column-since = Since (UTC)
admin-column-reason = Reason
admin-column-kept = What
admin-column-rows = How many
admin-bar-mute = talk
admin-bar-block = play
admin-bar-ban = come
admin-closed = Table { $table } is closed.
admin-reopened = Table { $table } is open again.
admin-deleted = Table { $table } is deleted.
admin-expired = { $n ->
    [0] Nothing has expired.
    [one] { $n } table is closed.
   *[other] { $n } tables are closed.
 }
admin-muted = { $who } cannot talk any more.
admin-blocked = { $who } can only look now.
admin-banned = { $who } cannot come any more.
admin-freed = { $who } may do everything again.
admin-not-barred = { $who } was not forbidden anything.
admin-exported = What is stored about { $guest } is in { $file }.
admin-forgotten = What was stored about { $guest } is deleted.
admin-nobody = Somebody
admin-size = The database holds { $mb } MB.
backup-done = { $file } holds { $rows } rows.
restore-done = { $rows } rows were read from { $file }.
check-bad = Table { $table } ({ $game }) would not open: { $problem }
check-done = { $n ->
    [one] { $n } table was
   *[other] { $n } tables were
 } played again; { $bad } would not open.
