# What the kernel says. Games add their own messages beside these.

## Moves and prompts
move-end = End the turn
move-pass = Pass
ask-end-turn = End your turn, or undo the last step.

## Moves that are refused
error-no-such-verb = “{ $text }” is not a move of this game: its first word is unknown.
error-move-words = “{ $text }” cannot be read; this move is written: { $expected }.
error-not-your-turn = Seat { $seat } has nothing to decide now.
error-not-offered = “{ $move }” is not possible now.
error-undo-barrier = This step cannot be taken back: since it, chance was drawn, something hidden was shown or another player decided.
error-nothing-to-redo = There is no undone step to play again.
error-no-such-question = The game has no question “{ $question }” that a standing order could answer.
error-no-such-policy = The question knows no standing order “{ $policy }”; it knows: { $known }.

## Tables
error-no-such-game = There is no game “{ $game }” here; there is: { $known }.
error-players =
    { $players ->
        [one] This game cannot be played by { $players } player; possible: { $allowed }.
       *[other] This game cannot be played by { $players } players; possible: { $allowed }.
    }
error-option-unknown = This game has no option “{ $option }”; it has: { $known }.
error-option-value = An option has a wrong value: { $problem }.

## Content packs
error-pack-missing = There is no folder { $folder } to read a content pack from.
error-pack-empty = The folder { $folder } holds no .toml file, so it is no content pack.
error-pack-toml = { $file } is not valid TOML: { $problem }.
error-pack-file = The content pack { $folder } lacks the file { $file }.
error-pack-table = { $file } lacks the rows [[{ $table }]].
error-pack-item = { $file }, { $where }: { $problem }.

## Chance
error-secret-length =
    { $length ->
        [one] The secret of a sealed game is 32 bytes long, not { $length } byte.
       *[other] The secret of a sealed game is 32 bytes long, not { $length } bytes.
    }
error-script-empty = The script has no more values for the stream “{ $stream }”.
error-script-range = The script gives { $value } for the stream “{ $stream }”, where a number from 0 below { $n } is drawn.

## Records
error-record-broken = { $file } is not a readable record: { $problem }.
error-record-format = { $file } is a record of format { $format }, which this version cannot read.
error-record-rules = The record was played by version { $recorded } of the rules; version { $current } is installed.
error-record-content = The record was played with other content (hash { $content }); name the content pack it was played with.
error-record-step = Step { $step } of the record cannot be played: { $problem }
error-record-chance-missing = The record holds too few random outcomes: one for “{ $stream }” is missing.
error-record-chance-range = The record gives { $value } for “{ $stream }”, where a number from 0 below { $n } is drawn.
error-record-draws =
    { $left ->
        [one] { $left } random outcome of step { $step } was not used: the record does not fit the rules.
       *[other] { $left } random outcomes of step { $step } were not used: the record does not fit the rules.
    }
error-record-draw-differs = The random outcomes of step { $step } are not those that the secret gives: the record was changed.
error-record-hash = The record ends in another position ({ $found }) than it says ({ $recorded }).
error-record-score = The record ends in another score than it says.
error-record-secret = The record of this finished game lacks a valid secret, so its chance cannot be checked.
error-record-commitment = The secret is not the one that was committed to when the game began.

## Standing orders
policy-ask = Ask me
policy-able = Ask me only when I can react
policy-never = Let it pass
policy-always = React whenever I can
policy-end-turn = End my turn by itself
order-end-turn = The end of my turn
error-lesson = The lesson { $file } cannot be read: { $problem }.
