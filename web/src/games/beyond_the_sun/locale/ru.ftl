# Что говорит только нарисованное поле «Вдали от Солнца».

board-spacefaring = Основы межзвёздных перелётов
board-guilds = Гильдии
board-tree = Дерево технологий
board-map = Планшет полётов
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
board-face-down = Событие лицевой стороной вниз
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
board-tech-table = Таблица технологий

# --- компоненты словами ---
board-column = Столбец снабжения { $column }
board-column-cubes =
    { $n ->
        [one] { $seat }: { $n } кубик
        [few] { $seat }: { $n } кубика
       *[many] { $seat }: { $n } кубиков
    }
board-column-help = Снабжение берут из крайнего левого столбца, а возвращают в крайний правый.
board-track-food = Шкала роста населения
board-track-ore = Шкала производства металла
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
board-row = Таблица технологий, ряд { $level }
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

# --- как говорят о возможных ответах ---
board-research = Исследовать: { $technology } (ячейка { $slot })
board-pass-use-abilities = Сейчас не применять
board-pass-act-now = Сейчас не выполнять
board-pass-choose-system = Не колонизировать
board-pass-return-settlers = Больше кораблей не возвращать
board-pass-take-up = Отказаться
board-pass-donate-ship = Не отдавать кораблей
board-pass-trade = Закончить обмен
board-pass-choose-slot = Не исследовать
board-pass-build-ship = Больше не строить
board-pass-upgrade-ship = Больше не улучшать
board-pass-jump-ships = Больше не прыгать
board-group-jump = Прыжок
board-group-act = Действие
board-group-recall = Корабль в население

# --- icons ---
board-legend-ore = металл
board-legend-pop = население
board-legend-supply = кубик снабжения
board-legend-food = производство еды
board-legend-ship = корабль своего уровня
board-legend-jump = прыжки кораблей
board-legend-colonize = колонизировать систему под контролем
board-legend-control = контроль над местом
board-legend-strength = нужная сила
board-legend-automate = автоматизация: диск на её шкалу
board-legend-upgrade = улучшить корабли
board-legend-produce = производство
board-legend-trade = обмен ресурсов
board-legend-research = исследовать до этого уровня
board-legend-eye = то, что уже открыто
board-legend-once = немедленно
board-legend-always = с этого момента всегда
board-legend-pawn = ячейка для фишки
board-legend-outpost = аванпост
board-legend-shipyard = система-верфь
board-legend-guild = гильдия
board-legend-event = событие
board-legend-vp = победные очки
board-legend-all = каждая фракция
board-legend-toll = платится владельцу
board-legend-discount = дешевле на столько
board-legend-recall = корабль возвращается
board-legend-science = научная технология
board-legend-economy = экономическая технология
board-legend-military = военная технология
board-legend-commerce = торговая технология
