error-no-such-bot = Бота «{ $bot }» нет. Есть такие: { $known }.
error-arena-games = Партий должно быть не меньше одной, а задано { $games }.
error-arena-jobs = Процессов должно быть не меньше одного, а задано { $jobs }.
