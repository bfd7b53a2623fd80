# Lessons and help.
learn-title = Lessons
learn-help = real positions, a small goal at a time; any legal way counts
learn-goals =
    { $n ->
        [one] { $n } goal
       *[other] { $n } goals
    }
learn-done = learnt
learn-none = This game has no lessons yet; its guide at the table shows you around.
learn-lesson = Lesson
learn-you = Vega
learn-where = Where?
learn-next = Next lesson
learn-again = From the beginning
learn-all = All lessons
learn-pictures = Components that this clause speaks of
learn-help-title = Help
learn-icons = What the icons mean
learn-keys = Keys
learn-key-offer = take the offer with this key
learn-key-back = back to the question, close what is open
learn-key-undo = take the last step back
learn-key-redo = play it again
learn-key-board = to the next place that can be touched
learn-key-touch = touch it
learn-key-about = what is this?
learn-key-ask = ask something about the position
learn-key-orders = standing orders: what is answered for you
learn-key-help = this help
