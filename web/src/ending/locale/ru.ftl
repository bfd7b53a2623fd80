# Страница итогов.
ending-rounds =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
ending-board = К полю
ending-sheet-made = Показать, из чего сложилось каждое число
ending-curves = По раундам
ending-axis = раунды, слева направо
ending-moments = Переломные моменты
ending-moment-lead = Раунд { $round }: { $name } выходит вперёд (+{ $gain })
ending-moment-gain = Раунд { $round }: { $name } получает { $gain }
ending-moment-race = Раунд { $round }: { $name } выходит вперёд. { $what }
ending-luck = Удача
ending-luck-n = бросков, карт
ending-luck-got = выпало
ending-luck-mean = ожидалось
ending-luck-more = разница
ending-luck-than = удачливее, чем
ending-luck-percent = в { $n } % таких партий
ending-luck-drawn = Случай решал в этой партии { $n } раз, считая перемешивания. Его числа лежали в среднем на { $percent } % своего диапазона; ожидаются 50 %. Каждое из них может вывести заново кто угодно.
ending-picture-en = Картинка по-английски
ending-picture-ru = Картинка по-русски
ending-picture-foot =
    { $rounds ->
        [one] { $rounds } раунд · { $day } · Orrery
        [few] { $rounds } раунда · { $day } · Orrery
       *[many] { $rounds } раундов · { $day } · Orrery
    }
