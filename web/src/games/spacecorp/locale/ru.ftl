# Что говорит только поле «СпейсКорпа».

board-hq = Штаб
board-wheel = Колесо и прогресс
board-hand = Рука
board-deck = Колода
board-discard = Только что сброшено
board-slot =
    { $slot ->
        [0] Исследование
       *[other] Слот { $slot }
    }
board-profit = { $n }Т
board-have =
    { $cards ->
        [one] { $cards } карта, прогресс { $progress }
        [few] { $cards } карты, прогресс { $progress }
       *[many] { $cards } карт, прогресс { $progress }
    }
board-may-be-infra = Можно улучшить до Инфра.
board-time = Удваивает перемещение, исследование или строительство либо даёт выполнить его двум командам.
board-explore = Исследование: { $n }
board-build = Строительство: { $n }
board-gravity = Гравитация: { $n }
board-haunted = Фобы: тайлы ничего не приносят.
board-mark =
    { $mark ->
        [profit] { $n }Т
        [genetics] Генетика +{ $n }
        [revelation] Открытие +{ $n }
        [base] База { $n }
       *[colony] { $n } ОК
    }
board-symbol =
    { $symbol ->
        [water] вода
        [life] жизнь
        [wonder] чудо природы
        [anomaly] аномалия
        [artifact] артефакт
       *[dust] пыль
    }
