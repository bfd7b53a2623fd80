# What the table's frame says. The words of games come from the games.

frame-table = table “{ $name }”
frame-round = round { $round }
frame-undo = Undo
frame-redo = Redo
frame-history = History
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
frame-motion-off = Stop motion
frame-motion-on = Allow motion
frame-fit = Show everything
frame-closer = Closer
frame-farther = Farther
frame-close = Close
frame-fold = Fold away
frame-unfold = Unfold
frame-you = you
frame-bot = bot { $bot }
frame-thinking = thinking
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
frame-clause = Rule { $clause }
frame-back = Another choice
frame-narrowed = chosen; now the next step
frame-waiting = { $names } decides. Meanwhile look around, read the log or the rules.
frame-over = The game is over. { $names } wins.
frame-over-tie = The game is over. { $names } share the victory.
frame-sheet = Score sheet
frame-why-not = Not now
frame-stub = Played { $move } (there is no server here)
frame-rules-loading = Opening the rules…
frame-menu = Menu
frame-sheet-up = More
