error-no-such-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-arena-games = The number of games must be at least 1, not { $games }.
error-arena-jobs = The number of jobs must be at least 1, not { $jobs }.
