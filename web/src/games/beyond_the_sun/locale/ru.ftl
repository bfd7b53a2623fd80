# Что говорит только нарисованное поле «Вдали от Солнца».

board-spacefaring = Основы перелётов
board-guilds = Гильдии
board-tree = Древо технологий
board-map = Звёздная карта
board-supply = Снабжение
board-tracks = Производство
board-growth = Рост
board-ore = Металл
board-trade = Обмен
board-automation = Автоматизация
board-colonies = Колонии
board-no-colonies = пока нет
board-achievements = Достижения
board-abilities = Способности
board-private = Личные технологии
board-events = События в игре
board-face-down = Событие лицом вниз
board-face-down-help = Его откроет тот, кто первым исследует эту ячейку.
board-empty-slot = Ячейка без технологии
board-shipyard = Верфь
board-guild-covered = закрыта, пока её не откроет событие
board-tuned = подобрано: { $tuned }
board-fleet = сила { $n }
board-ore-have = Металл
board-pop-have = Население
board-ships-have = Сила флота
board-discs-have = Диски, ушедшие со шкал
board-tech-have = Технологии
board-colony-have = Колонии
board-spread = Выберите карту
board-pawns = фишки: { $seats }
board-researched = исследовали: { $seats }
board-event-here = событие: { $event }
board-spread-fold = Взглянуть на поле
board-tech-table = Стол технологий

# --- компоненты словами ---
board-column = Столбец снабжения { $column }
board-column-cubes =
    { $n ->
        [one] { $seat }: { $n } кубик
        [few] { $seat }: { $n } кубика
       *[many] { $seat }: { $n } кубиков
    }
board-column-help = Снабжение берут из самого левого столбца, а возвращают в самый правый.
board-track-food = Шкала роста
board-track-ore = Шкала металла
board-track-discs =
    { $n ->
        [one] { $seat }: остался { $n } диск
        [few] { $seat }: осталось { $n } диска
       *[many] { $seat }: осталось { $n } дисков
    }
board-track-food-help = Каждая открытая буква превращает кубик снабжения из своего столбца в население.
board-track-ore-help = Каждый открытый символ металла даёт 1 металл.
board-automation-level = уровень автоматизации: { $n }
board-automation-points = Сейчас { $n } ПО; следующий уровень прибавит { $next }
board-automation-help = Диски отсюда на шкалы не возвращаются.
board-trade-hire = 3 металла: снабжение становится населением
board-trade-recall = 1 металл: корабль становится населением
board-trade-sell = 1 население: 1 металл
board-mat-start = Вначале: население { $pop }, корабль уровня { $level } ({ $place })
board-ship = { $seat }: корабль уровня { $level }
board-surcharge = на { $ore } металл дороже самого действия
board-no-pawn = фишек здесь нет
board-ability-active = действует: её ячейка открыта
board-ability-covered = закрыта: на ячейке ещё лежит диск
board-deck-technologies = Технологии уровня { $deck }
board-deck-systems = Системы колоды { $deck }
board-deck-left =
    { $n ->
        [one] осталась { $n } карта
        [few] осталось { $n } карты
       *[many] осталось { $n } карт
    }
board-row = Стол технологий, ряд { $level }
board-type-science = автоматизация металла, исследования, металл
board-type-economy = автоматизация еды, население
board-type-military = корабли, улучшения, контроль
board-type-commerce = прыжки, колонии, металл
board-shipyard-help = Кто её контролирует, может строить здесь корабли.
board-majority = 1 ПО в конце игры за наибольшую силу здесь

# --- вопросы о позиции ---
query-standing-ask = Кто впереди?
query-total = { $seat } { $n }
query-end-ask = Когда закончится игра?
query-end = Раунд { $round }. Конец близок, когда на достижениях лежит дисков: { $need }; сейчас: { $claimed }
query-decks-ask = Сколько карт осталось?
query-pawns-ask = Где стоят фишки?
query-pawn = { $seat }: { $space }
query-pawn-off = { $seat }: вне поля
query-player-ask = Что есть у игрока { $seat }?
query-ships-at =
    { $n ->
        [one] { $n } корабль уровня { $level }: { $place }
        [few] { $n } корабля уровня { $level }: { $place }
       *[many] { $n } кораблей уровня { $level }: { $place }
    }
query-no-ships = кораблей нет
query-technologies = технологии: { $names }
query-colonies = колонии: { $names }
query-none = нет
query-place-ask = { $place }: кто здесь?
query-fleet =
    { $n ->
        [one] { $seat } — { $n } корабль уровня { $level }
        [few] { $seat } — { $n } корабля уровня { $level }
       *[many] { $seat } — { $n } кораблей уровня { $level }
    }
query-nobody = кораблей нет
query-free = никто не контролирует
query-held = контролирует { $seat }
query-slot = ячейка { $slot }
query-card-ask = { $card }: что это?
