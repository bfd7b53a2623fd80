# Что говорит ядро. Игры добавляют свои сообщения рядом с этими.

## Ходы и вопросы
move-end = Закончить ход
move-pass = Пропустить
ask-end-turn = Закончите ход или отмените последний шаг.

## Отклонённые ходы
error-no-such-verb = «{ $text }» — не ход этой игры: первое слово неизвестно.
error-move-words = «{ $text }» не удаётся прочитать; этот ход записывается так: { $expected }.
error-not-your-turn = Место { $seat } сейчас ничего не решает.
error-not-offered = «{ $move }» сейчас сделать нельзя.
error-undo-barrier = Этот шаг уже не отменить: после него вмешался случай, открылось скрытое или принял решение другой игрок.
error-nothing-to-redo = Нет отменённого шага, который можно повторить.
error-no-such-question = В игре нет вопроса «{ $question }», на который мог бы ответить постоянный приказ.
error-no-such-policy = У этого вопроса нет постоянного приказа «{ $policy }»; есть: { $known }.

## Столы
error-no-such-game = Игры «{ $game }» здесь нет; есть: { $known }.
error-players =
    { $players ->
        [one] При { $players } игроке в эту игру не играют; можно: { $allowed }.
       *[other] При { $players } игроках в эту игру не играют; можно: { $allowed }.
    }
error-option-unknown = В этой игре нет настройки «{ $option }»; есть: { $known }.
error-option-value = У настройки недопустимое значение: { $problem }.

## Наборы компонентов
error-pack-missing = Нет папки { $folder }, из которой читать набор компонентов.
error-pack-empty = В папке { $folder } нет ни одного файла .toml: это не набор компонентов.
error-pack-toml = { $file } — неправильный TOML: { $problem }.
error-pack-file = В наборе компонентов { $folder } не хватает файла { $file }.
error-pack-table = В файле { $file } не хватает строк [[{ $table }]].
error-pack-item = { $file }, { $where }: { $problem }.

## Случай
error-secret-length =
    { $length ->
        [one] Секрет запечатанной игры — 32 байта, а здесь { $length } байт.
        [few] Секрет запечатанной игры — 32 байта, а здесь { $length } байта.
       *[other] Секрет запечатанной игры — 32 байта, а здесь { $length } байт.
    }
error-script-empty = В сценарии больше нет значений для потока «{ $stream }».
error-script-range = Сценарий даёт { $value } для потока «{ $stream }», а нужно число от 0, меньшее { $n }.

## Записи игр
error-record-broken = { $file } не читается как запись игры: { $problem }.
error-record-format = { $file } — запись формата { $format }, эта версия его не знает.
error-record-rules = Запись сыграна по версии правил { $recorded }, а установлена версия { $current }.
error-record-content = Запись сыграна с другими компонентами (хеш { $content }); укажите тот набор, с которым играли.
error-record-step = Шаг { $step } записи сыграть нельзя: { $problem }
error-record-chance-missing = В записи не хватает случайных исходов: нет исхода для «{ $stream }».
error-record-chance-range = Запись даёт { $value } для «{ $stream }», а нужно число от 0, меньшее { $n }.
error-record-draws =
    { $left ->
        [one] Остался { $left } лишний случайный исход шага { $step }: запись не подходит к правилам.
        [few] Осталось { $left } лишних случайных исхода шага { $step }: запись не подходит к правилам.
       *[other] Осталось { $left } лишних случайных исходов шага { $step }: запись не подходит к правилам.
    }
error-record-draw-differs = Случайные исходы шага { $step } — не те, что даёт секрет: запись изменена.
error-record-hash = Запись заканчивается не той позицией ({ $found }), какую называет ({ $recorded }).
error-record-score = Запись заканчивается не тем счётом, какой называет.
error-record-secret = В записи законченной игры нет верного секрета, поэтому её случай не проверить.
error-record-commitment = Секрет не тот, за который поручились в начале игры.

## Постоянные приказы
policy-ask = Спросить меня
policy-able = Спросить, только если я могу ответить
policy-never = Пропустить
policy-always = Ответить при любой возможности
policy-end-turn = Завершить ход без вопроса
order-end-turn = Конец моего хода
error-lesson = Урок { $file } не читается: { $problem }.
