# Что говорит рамка стола. Слова игр приходят из игр.

frame-table = стол «{ $name }»
frame-round = раунд { $round }
frame-undo = Отменить
frame-redo = Вернуть
frame-history = История
frame-rules = Правила
frame-log = Журнал
frame-chat = Чат
frame-players = Игроки
frame-own = Ваш планшет
frame-board = Поле
frame-offers = Что можно сделать
frame-language = English
frame-theme-day = День
frame-theme-night = Ночь
frame-motion-off = Без движения
frame-motion-on = С движением
frame-fit = Показать всё
frame-closer = Ближе
frame-farther = Дальше
frame-close = Закрыть
frame-fold = Свернуть
frame-unfold = Развернуть
frame-you = вы
frame-bot = бот { $bot }
frame-thinking = думает
frame-first = первый игрок
frame-score = Счёт
frame-total = Итого
frame-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
frame-chat-empty = Пока никто ничего не сказал.
frame-chat-write = Написать за стол
frame-clause = Правило { $clause }
frame-back = Выбрать другое
frame-narrowed = выбрано; теперь следующий шаг
frame-waiting = Решает { $names }. Пока можно осмотреться, прочесть журнал или правила.
frame-over = Игра окончена. Побеждает { $names }.
frame-over-tie = Игра окончена. Победу делят { $names }.
frame-sheet = Подсчёт очков
frame-why-not = Сейчас нельзя
frame-stub = Ход: { $move } (сервера здесь нет)
frame-rules-loading = Открываем правила…
frame-menu = Меню
frame-sheet-up = Ещё
