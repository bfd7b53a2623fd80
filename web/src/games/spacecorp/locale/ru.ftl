# Что говорит только поле «СпейсКорпа».

board-hq = Штаб
board-wheel = Колесо прогресса
board-supply = Остались базы
board-progress = Прогресс
board-legacy = Унаследованное производство
board-hand-n =
    { $n ->
        [one] Рука: { $n } карта
        [few] Рука: { $n } карты
       *[many] Рука: { $n } карт
    }
board-idle =
    { $n ->
        [0] все команды в пути
        [one] { $n } команда в штабе
        [few] { $n } команды в штабе
       *[many] { $n } команд в штабе
    }
board-none-yet = пока ничего
board-deck = Колода
board-discard = Стопка сброса
board-discards = сброшено: { $n }
board-nothing-laid = Здесь лежит то, что сыграно для действия.
board-slot =
    { $slot ->
        [0] Поиск
       *[other] Слот { $slot }
    }
board-research-slot = В эту ячейку карты не кладут.
board-free-slot = Улучшение кладёт сюда карту.
board-infra = Инфра
board-edge = Преимущество
board-profit = { $n }Т
board-reward = Платит { $n }Т.
board-otherwise = прочее
board-have-cards = карты в руке
board-have-infra = карты Инфра
board-have-bases = базы на поле
board-have-progress = карты прогресса
board-have-colonies = колонии
board-may-be-infra = Можно улучшить до Инфра.
board-time = Удваивает перемещение, исследование или строительство либо даёт выполнить его двум командам.
board-explore = Исследование: { $n }
board-build = Строительство: { $n }
board-gravity = Гравитация: { $n }
board-haunted = Фобы: тайлы ничего не приносят.
board-distance = От точки «{ $site }»: { $n }
board-chart = Расстояния от точки «{ $site }»
board-border = Пересечь эту границу стоит { $n }.
board-radiation = Радиация
board-radiation-cost = Незащищённое перемещение или строительство стоит здесь { $n }Т.
board-stack =
    { $stack ->
        [primary] Тайлы открытий: основные
        [secondary] Тайлы открытий: второстепенные
        [alien] Тайлы открытий: пришельцы
       *[other] Тайлы открытий: { $stack }
    }
board-stack-left = Осталось: { $n }
board-beyond = Жетон «За гранью» { $n }
board-beyond-for =
    { $n ->
        [1] { $era ->
            [mariners] Первая команда здесь: в Planeteers одна из команд её владельца может начать на Церере.
           *[other] Первая команда здесь: в Starfarers одна из команд её владельца может начать у Альфы Центавра.
        }
       *[other] { $era ->
            [mariners] Вторая команда здесь: в Planeteers одна из команд её владельца может начать на Весте.
           *[other] Вторая команда здесь: в Starfarers одна из команд её владельца может начать у Лумана 16.
        }
    }
board-deck-ends = Когда она пуста, эра подходит к концу.
board-to-top =
    { $wheel ->
        [genetics] Генетика: { $n } до следующей адаптации.
       *[revelation] Открытие: { $n } до следующего прорыва.
    }
board-era =
    { $era ->
        [mariners] От Земли до Марса и пояса астероидов.
        [planeteers] Внешние планеты и радиация.
       *[starfarers] Ближайшие звёзды и колонии.
    }
board-kind =
    { $kind ->
        [adaptation] Адаптация
       *[breakthrough] Прорыв
    }
board-needs =
    { $what ->
        [adaptations] Нужно иметь адаптаций: { $n }
        [breakthroughs] Нужно иметь прорывов: { $n }
       *[cards] Нужно иметь карт прогресса: { $n }
    }
board-copies = Осталось копий: { $n }
board-take = Взять: { $card }
board-harvest = Произвести: { $tile }, { $site }
board-spread = Что можно выбрать
board-spread-fold = Посмотреть на поле
board-mark =
    { $mark ->
        [profit] { $n }Т
        [genetics] Генетика +{ $n }
        [revelation] Открытие +{ $n }
        [produces] P{ $n }
        [base] { NUMBER($n, signDisplay: "always") } к стоимости строительства
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
board-cost =
    { $cause ->
        [spent] Прибыль за недостающие очки
        [radiation] Радиация
        [microbes] Враждебные микробы
        [point] Очки колонии
        [journey] Путь к звёздам
       *[colonies] Нет колонии
    }

## Действия

board-deed-research = Возьмите карты из предложений и колоды.
board-deed-move = Переместите команду; путь начинается или заканчивается на базе.
board-deed-explore = Откройте тайл открытия там, где стоит команда.
board-deed-build = Постройте базу там, где стоит команда.
board-deed-produce = Получите прибыль с тайлов, на которых ваши базы.
board-deed-genetics = Продвиньте куб генетики по колесу.
board-deed-revelation = Продвиньте куб открытия по колесу; начиная с Planeteers.
board-deed-upgrade = Положите карту в слот штаба как Инфра.
board-deed-special = Сыграйте карту особого действия.
board-deed-colonize = Основайте колонию в системе, занятой вашими базами; в Starfarers.

## Отказы

board-pass-take-action = Спасовать до конца эры
board-pass-take-cards = Больше не брать
board-pass-transport-team = Никого не транспортировать
board-pass-check-contracts = Ничего не утверждать
board-pass-choose-legacy = Ничего не сохранять
board-pass-take-award = Без награды
board-pass-place-ahead = Начать вместе с остальными
board-pass-turn-start-window = Ничего не играть
board-pass-announced-window = Не мешать
board-pass-research-window = Не мешать
board-pass-produced-window = Не мешать
board-pass-contract-window = Ничего не играть
board-pass-upgraded-window = Не мешать
board-pass-discarded-window = Ничего не брать
board-pass-take-poached = Больше ничего не брать
board-pass-turn-end-window = Не перехватывать
board-pass-leak-window = Не мешать

## Вопросы о положении

query-standing-ask = Кто впереди?
query-total = { $who } { $n }Т
query-end-ask = Когда кончится эра?
query-end = контрактов выполнено: { $done } из { $need }
query-contracts-ask = Какие контракты открыты?
query-chart-ask = Далеко ли лететь?
query-side-ask = Что лежит на боковом поле?
query-player-ask = Что есть у игрока { $seat }?
query-teams = команды: { $where }
query-card-ask = Что такое { $card }?

## Что значат значки

board-legend-research = поиск
board-legend-move = перемещение
board-legend-explore = исследование; рядом стоимость
board-legend-build = строительство; рядом стоимость
board-legend-produce = производство
board-legend-genetics = генетика
board-legend-revelation = открытие
board-legend-upgrade = улучшение
board-legend-special = особое
board-legend-colonize = колонизация
board-legend-infra = может стать Инфра
board-legend-edge = есть преимущество
board-legend-time = Время
board-legend-shielded = защищённое значение
board-legend-radiation = зона радиации
board-legend-gravity = гравитационный штраф
board-legend-claim = притязание на тайл
board-legend-water = вода
board-legend-life = жизнь
board-legend-wonder = чудо природы
board-legend-anomaly = аномалия
board-legend-artifact = артефакт
board-legend-dust = пыль
board-legend-attraction = Достопримечательность
board-legend-bio-lab = Биолаборатория
board-legend-exploiter = Эксплуатационная база
board-legend-industrial = Промышленная база
board-legend-refinery = Перерабатывающая база
board-legend-research-base = Исследовательская база
board-legend-secure = Охранная база
board-legend-shield-factory = Защитный завод
board-legend-spaceport = Космопорт
