# Уроки и справка.
learn-title = Уроки
learn-help = настоящие позиции, каждая с небольшой целью; годится любой ход по правилам
learn-goals =
    { $n ->
        [one] { $n } цель
        [few] { $n } цели
       *[many] { $n } целей
    }
learn-done = пройден
learn-none = Для этой игры уроков ещё нет; за столом всё покажет проводник.
learn-lesson = Урок
learn-you = Вега
learn-where = Где?
learn-next = Следующий урок
learn-again = Сначала
learn-all = Все уроки
learn-pictures = Компоненты, о которых говорит этот пункт
learn-help-title = Справка
learn-icons = Что значат значки
learn-keys = Клавиши
learn-key-offer = выбрать ответ с этой клавишей
learn-key-back = назад к вопросу, закрыть открытое
learn-key-undo = отменить последний шаг
learn-key-redo = повторить его
learn-key-board = к следующему месту, которого можно коснуться
learn-key-touch = коснуться его
learn-key-about = что это?
learn-key-ask = спросить о позиции
learn-key-orders = постоянные приказы: что отвечается за вас
learn-key-help = эта справка
