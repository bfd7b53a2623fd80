# What the table's frame says. The words of games come from the games.

frame-table = table “{ $name }”
frame-round = round { $round }
frame-undo = Undo
frame-undo-turn = Undo to the start of the turn
frame-undo-why-past = You are looking back: nothing can be taken back here.
frame-undo-why-watching = You only watch here.
frame-undo-why-over = The game is over.
frame-undo-why-begin = You have not done anything yet.
frame-undo-why-drawn = Chance was drawn after your last step, so it stays.
frame-undo-why-shown = Something hidden was shown after your last step, so it stays.
frame-undo-why-other = Somebody else has decided since your last step, so it stays.
frame-redo = Redo
frame-history = History
frame-guide = Show me around
frame-guide-first = First time? Look around
guide-back = Back
guide-next = Next
guide-done = Play
frame-rules = Rules
frame-log = Log
frame-chat = Chat
frame-players = Players
frame-own = Your mat
frame-board = The board
frame-offers = What you can do
frame-language = Русский
frame-theme-day = Day
frame-theme-night = Night
frame-fit = Show everything
frame-closer = Closer
frame-farther = Farther
frame-beyond-left =
    { $n ->
        [one] { $n } choice lies to the left
       *[other] { $n } choices lie to the left
    }
frame-beyond-right =
    { $n ->
        [one] { $n } choice lies to the right
       *[other] { $n } choices lie to the right
    }
frame-beyond-top =
    { $n ->
        [one] { $n } choice lies above
       *[other] { $n } choices lie above
    }
frame-beyond-bottom =
    { $n ->
        [one] { $n } choice lies below
       *[other] { $n } choices lie below
    }
frame-close = Close
frame-fold = Fold away
frame-unfold = Unfold
frame-you = you
frame-bot =
    { $bot ->
        [random] bot: plays at random
        [greedy] bot: takes the best at once
       *[other] bot: { $bot }
    }
frame-thinking = thinking
frame-away = not here now
frame-watching = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
 }
frame-first = first player
frame-score = Score
frame-total = Total
frame-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
frame-chat-empty = Nobody has said anything yet.
frame-chat-write = Write to the table
frame-chat-news = something new was said
frame-more = { $n } more
frame-clause = Rule { $clause }
frame-back = Another choice
frame-narrowed = chosen; now the next step
frame-waiting = { $names } decides. Meanwhile look around, read the log or the rules.
frame-over = The game is over. { $names } wins.
frame-over-tie = The game is over. { $names } share the victory.
frame-sheet = Score sheet
frame-standing = The standing in the races
frame-why-not = Not now
frame-not-now = Something else is asked now. { $asked }
frame-stub = Played { $move } (there is no server here)
frame-rules-loading = Opening the rules…
frame-menu = Menu
frame-sheet-up = More

# --- connection and turns ---
frame-offline = There is no answer. Is the server running?
frame-broken-answer = The server answered with { $status }.
frame-reconnecting = Reconnecting…
frame-bot-name = Bot { $n }
frame-seat-name = Seat { $n }
frame-your-turn = Your turn
frame-final = Cannot be taken back
frame-final-sure = “{ $move }” cannot be taken back. Do it?
frame-final-yes = Yes, do it
frame-final-no = Not yet
frame-past = You are looking back. Nothing can be changed here.

# --- history ---
history-first = To the beginning
history-back = One move back
history-forward = One move on
history-play = Play
history-pause = Pause
history-slider = Move
history-at = { $at } of { $last }
history-now = Back to the table

# --- one device ---
curtain-title = { $name }, it is your turn
curtain-help = Hand the device to { $name }. The table is covered until then.
curtain-take = I am { $name }
curtain-undo = Take the last step back

follow-title = While others act
follow-hold = Hold
follow-go-on = Go on
follow-step = Show one step
follow-skip = To the present
follow-back = What happened since your turn: { $at } of { $of }
follow-behind =
    { $n ->
        [one] { $n } step to come
       *[other] { $n } steps to come
    }

# --- menu and settings ---
menu-concede = Give up
menu-concede-sure = A bot plays on for you; this cannot be undone.
menu-concede-yes = Give up for good
setting-theme = Colours
setting-pace = What others do
setting-pace-0 = at once, without motion
setting-pace-0-5 = slow: each step to be read
setting-pace-1 = calm
setting-pace-2 = quick
setting-confirm = Ask again before what cannot be taken back
setting-confirm-always = always
setting-confirm-steps = when steps of this turn become final
setting-confirm-never = never
setting-curtain = Cover the table between players of one device
setting-sound = Sounds
setting-volume-turn = My turn
setting-volume-dice = Dice
setting-volume-cards = Cards
setting-size = Size of the text
sound-off = Sounds off
sound-on = Sounds on

# --- afterwards ---
after-title = After the game
after-rematch = Play again
after-join-rematch = To the next game
after-look-back = Look back
after-record = Download the record
after-verify = Check every shuffle

# --- pages ---
page-home = All tables
page-new = A new table
page-table = Table
page-verify = Checked chance
page-record = Record
page-join = Invitation
page-return = Welcome back
page-rules = Rules
page-fixture = Fixture
page-unknown = Not found
page-not-found = There is nothing at this address.
page-opening = Opening the table…

# --- around every page ---
page-brand = Orrery: all tables
page-skip = To the content
page-settings = Settings
page-theme-day = Day colours
page-theme-night = Night colours
page-copy = Copy
page-copied = Copied
page-share = Share

# --- the first page ---
home-title = Take a seat among the stars
home-lead = An open table for the great space board games. The rules keep themselves, the bots play fair, and every shuffle can be checked.
home-choose = Game
home-seats = { $from }–{ $to } players
home-opponents = Opponents
home-alone = none
home-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
home-name = Your name
home-as = You play as { $name }.
home-stars = Vega, Rigel, Altair, Deneb, Mira, Spica, Capella, Antares, Procyon, Mizar, Alcor, Electra, Regulus, Castor, Pollux, Sirius, Polaris, Aldebaran, Bellatrix, Canopus
home-play = Play now
home-opening = Opening the table…
home-friends = With friends
home-rules = Rules
home-turns =
    { $n ->
        [one] It is your turn at { $n } table
       *[other] It is your turn at { $n } tables
    }
home-mine = Your tables
home-mine-empty = You do not sit anywhere yet. The tables where you play will stand here, those where it is your turn first.
home-all = All { $n } finished games
home-public = Public tables
home-public-empty = Nobody plays in public at the moment. Open a table with friends and let everybody see it.
home-your-turn = Your turn
home-waiting =
    { $n ->
        [0] about to begin
        [one] waits for { $n } player
       *[other] waits for { $n } players
    }
home-stopped = stopped
home-over = won by { $names }
home-deciding = { $names } decides
home-free-seat = free
home-join = Sit down
home-go = To the table
home-watch = Watch
home-record = Open a record
home-record-help = A finished game can be downloaded as a record. Bring one along to check it and to look at every position through anybody’s eyes.
home-record-drop = Drop a record here, or choose a file
home-record-checking = Playing the record again…
home-link = Your personal link
home-link-help = It brings { $name } back in another browser or on another device, to all the same tables.
home-link-warning = It is as good as a password: whoever has it sits down in your place. Pass it on to nobody.
home-footer = Orrery is free software under the AGPL. No accounts, no advertisements, nothing leaves this server.

# --- a new table ---
new-seats = Who plays
new-count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
new-way-link = Friends by link
new-way-device = All at this device
new-way-bots = Against bots
new-seat-me = at this device
new-seat-link = a friend, by link
new-seat-link-help = gets a link of their own
new-seat-name = Name of player { $n }
new-variants = Variants
new-about = The table
new-name = Name of the table
new-name-hint = optional
new-public = Public
new-public-help = It stands in the list on the first page: anybody may take a free seat or watch.
new-yes = yes
new-no = no
new-open = Open the table
new-begin = Begin the game
new-sum-seats =
    { $n ->
        [one] { $n } seat.
       *[other] { $n } seats.
    }
new-sum-me = You play as { $name }.
new-sum-device = At this device, in turns: { $names }.
new-sum-links =
    { $n ->
        [one] One seat for a friend, with a link that is good once.
       *[other] { $n } seats for friends, each with a link that is good once.
    }
new-sum-bots =
    { $n ->
        [one] One bot.
       *[other] { $n } bots.
    }
new-sum-public = Everybody can see the table and watch.
new-sum-private = Only those who have its address can see the table.
new-sum-waits = The game begins when the last seat is taken.
new-sum-begins = The game begins at once.
new-sum-nobody = At least one seat must be a person’s.

# --- waiting for players ---
waiting-title = A table is being laid
waiting-public = public table
waiting-private = private table
waiting-seats = At the table
waiting-free = still free
waiting-invitation = Invitation to seat { $n }
waiting-share = A seat at my table is waiting for you ({ $game }):
waiting-links-help = Send each friend one of these links. A link is good for one person: whoever opens it first gets the seat.
waiting-next = What happens next
waiting-next-seated = The game begins by itself as soon as the last seat is taken. You may close this page: the table stays under “Your tables”.
waiting-next-visitor = A seat is free. Sit down, and the game begins as soon as everybody is here.
waiting-next-private = The host hands out the seats of this table by link. You can wait here and watch: the game opens by itself.
waiting-chat-stranger = To speak here, sit down first, or give your name on the first page.
waiting-leave = Get up from the table

# --- invitations and coming back ---
join-title = A seat is kept for you
join-looking = Looking at your invitation…
join-help = Somebody has invited you to a table. Say what you want to be called, and sit down.
join-sit = Take my seat
join-arrived = You sit down to { $game }…
join-broken = This invitation does not work
join-broken-help = An invitation is good for one person. Ask whoever sent it for a new one, or find a public table.
return-coming = Finding your tables…
return-failed = Nobody comes back by this link
return-again = Try again

# --- a table that was stopped ---
stopped-title = This table has been stopped
stopped-what = Its rules failed at a move or took too long over it. That is a defect of the program, not of anybody who plays. The game cannot go on.
stopped-others = Only this table is affected. All others play on as if nothing had happened.
stopped-report-help = The report holds the game up to its last good move and what went wrong. “orrery replay” opens it; send it to whoever keeps the rules in order.
stopped-report = Download the report
outdated-what = It was begun under other rules than this server has now, so it cannot go on here. Nothing that was played is lost.
outdated-away = Put the table away

# --- checked chance ---
verify-title = Every shuffle, checked
verify-lead = Before the first move this table sealed its luck. Now that the game is over the seal is open, and your browser has drawn everything again.
verify-working = Drawing everything again…
verify-all-good = Everything agrees: each draw of this game follows from its sealed secret.
verify-all-good-seen = Everything agrees. Since the seal was shown nobody could bend a single draw of this game.
verify-not-good = Something does not agree. Keep the record and ask whoever runs this server.
verify-found = What was found
verify-seen-good = The seal is the one that this browser saw during the game.
verify-seen-bad = This is not the seal that this browser saw during the game.
verify-seal-good = The published secret fits the seal.
verify-seal-bad = The published secret does not fit the seal.
verify-draws-good =
    { $n ->
        [one] { $n } draw, derived again from the secret: it agrees.
       *[other] { $n } draws, derived again from the secret: all agree.
    }
verify-draws-bad =
    { $wrong ->
        [one] { $wrong } draw of { $n } does not follow from the secret.
       *[other] { $wrong } draws of { $n } do not follow from the secret.
    }
verify-complete-good = These are all the draws of the record that anybody can download.
verify-complete-bad = These are not the draws of the record that anybody can download.
verify-replay-good =
    { $n ->
        [one] The server has played { $n } move again and come to the same position and score.
       *[other] The server has played all { $n } moves again and come to the same position and score.
    }
verify-replay-bad = Played again, the game does not come to the same end.
verify-by-browser = Computed here, by your browser’s own cryptography.
verify-by-page = Computed here, by this page: a browser lends its cryptography to secure addresses only.
verify-seen-at = This browser noted the seal on { $time }.
verify-unseen = This browser has not followed the game, so it cannot say which seal was shown during it; those who played can.
verify-numbers = The numbers
verify-commitment = The seal, shown from the first moment on
verify-secret = The secret, shown when the game was over
verify-computed = The seal of this secret, computed here
verify-hash = Fingerprint of the final position
verify-how = How it works
verify-how-1 = When a table opens, the server picks a secret of 256 random bits and shows everybody its seal: the SHA-256 of “orrery:” and the secret. The seal tells nothing of the secret, and no other secret fits it.
verify-how-2 = Every draw comes from the secret alone. Each deck or die is a stream with a counter; the HMAC-SHA-256 of “stream:counter” under the secret gives 64 bits, and these give the draw. The few values that would favour small numbers are passed over.
verify-how-3 = So nobody can choose a draw once the seal is shown, the server neither, and nobody can foresee one without the secret.
verify-how-4 = When the game is over the secret is shown. Your browser has just fetched the record, made the seal itself and derived every draw itself, and compared them below.
verify-limits = Which stream a draw belongs to, and from how many, is known by the rules, so here the server names it. To leave no trust at all, take the record home and run “orrery replay --verify” on it: it plays the whole game again on your own machine. What no seal can rule out: that a server tries many secrets before a game and keeps one that it likes.
verify-table =
    { $n ->
        [one] { $n } draw
       *[other] All { $n } draws
    }
verify-step = Move
verify-setup = setup
verify-stream = Stream
verify-streams-all = all ({ $n })
verify-number = Draw
verify-range = From
verify-value = Recorded
verify-derived = Derived
verify-agrees = agrees
verify-differs = differs
verify-show-all = Show all { $n }

# --- mats, lists and looking back ---
frame-mat-of = Mat of { $seat }
frame-mat-own = back to yours
frame-mat-turn = back to whose turn it is
frame-fan = Which of these?
frame-since-turn = since your last turn
frame-log-look = Look at the table as it was
frame-reasons = What makes it: { $line }, { $seat }

# --- questions about the position ---
query-title = Ask about the table
query-write = A place, a card, a player…
query-nothing = Nothing here has that name.

# --- a record ---
record-opening = Playing the record again…
record-out = About the record
record-eyes = Through the eyes of
record-spectator = a spectator
record-checked = What was checked
record-replays =
    { $n ->
        [one] The record plays: { $n } move, and it is possible.
       *[other] The record plays: { $n } moves, each of them possible.
    }
record-result-good = The final position and the score are the recorded ones.
record-result-none = The record has no result to compare with.
record-draws-good = Every draw follows from the published secret.
record-draws-none = The record has no secret, so its draws cannot be derived again.
record-over = The game was played to its end.
record-not-over = The game was not played to its end.
record-note = A note in the record: { $note }
record-look = Look at it
record-from-start = From the beginning
record-from-end = The last position

# --- rules as a page ---
rules-contents = Contents
rules-help = Every clause has an address of its own: click its number to link to it.
rules-link = Link to clause { $clause }

waiting-closed = The table was closed
waiting-closed-help = Its host has left before the game began. Open a table of your own, or find another.
waiting-leave-host = Close the table

# --- around the table ---
waiting-colour = Colour of seat { $n }
waiting-up = Seat { $n }: one place up
waiting-down = Seat { $n }: one place down
waiting-hue-0 = orange
waiting-hue-1 = sky blue
waiting-hue-2 = green
waiting-hue-3 = rose
waiting-hue-4 = violet
waiting-hue-5 = lime
waiting-hue-6 = coral
waiting-hue-7 = turquoise
name-change = change
name-keep = That is me
page-qr = QR code
join-host = { $host } invites you to seat { $n }.
join-yours = your seat
after-results = Results
page-results = Results
menu-help = Help: icons, keys, lessons
home-lessons = Lessons
page-learn = Lessons
rules-search = Search the rules
rules-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }

# --- standing orders, and what may be settled beside the turn ---
orders-title = Standing orders
orders-help = What is answered for you, at once and without asking. The others never learn what you have ordered.
orders-none = This game asks nothing that an order could answer.
aside-open = Something to decide when you like
aside-back = Back to the turn
