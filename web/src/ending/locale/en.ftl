# The page of results.
ending-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
ending-board = The board
ending-sheet-made = Show what each number is made of
ending-curves = Over the rounds
ending-axis = rounds, from left to right
ending-moments = Turning points
ending-moment-lead = Round { $round }: { $name } takes the lead (+{ $gain })
ending-moment-gain = Round { $round }: { $name } gains { $gain }
ending-moment-race = Round { $round }: { $name } takes the lead. { $what }
ending-luck = Luck
ending-luck-n = rolls, draws
ending-luck-got = came
ending-luck-mean = to be expected
ending-luck-more = difference
ending-luck-than = luckier than
ending-luck-percent = { $n } % of such games
ending-luck-drawn = { $n } times chance has decided something in this game, shuffles among it. Its numbers lay at { $percent } % of their range on average; 50 % is to be expected. Anybody can derive each of them again.
ending-picture-en = Picture in English
ending-picture-ru = Picture in Russian
ending-picture-foot =
    { $rounds ->
        [one] { $rounds } round · { $day } · Orrery
       *[other] { $rounds } rounds · { $day } · Orrery
    }
