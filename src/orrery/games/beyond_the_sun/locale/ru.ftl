# Что говорит «Вдали от Солнца». Места приходят именами игроков, компоненты — своими названиями,
# поэтому и места, и карты, и ячейки стоят в именительном падеже.

game-name = Вдали от Солнца
game-tagline = Исследования, прыжки и колонии: от двух до четырёх фракций ведут человечество к другим звёздам.

## Настройки стола

option-mats = Планшеты фракций
option-mats-help = Базовые планшеты почти одинаковы; у планшетов для опытных игроков свои шкалы и способности.
option-mats-basic = базовые
option-mats-advanced = для опытных игроков
option-choose-mats = Выбор планшетов
option-choose-mats-help = Игроки по очереди выбирают планшеты, а не получают случайные.
option-tech-table = Таблица технологий
option-tech-table-help = Технологии выбирают из открытых рядов, а не берут из колод.

## Слова

source-rulebook = из правил
source-public = из открытых источников
source-reconstructed = восстановлено
type-science = научная
type-economy = экономическая
type-military = военная
type-commerce = торговая
disc-food = еда
disc-ore = металл
disc-star = ★

## Ходы

move-adopt = Взять планшет: { $mat }
move-act = Действие: { $space }
move-use = Способность «{ $ability }» (вариант { $option })
move-choose = Вариант { $option }
move-do = Выполнить
move-research = Исследовать технологию в ячейке { $slot }
move-seek =
    { $type ->
        [science] Искать научную технологию
        [economy] Искать экономическую технологию
        [military] Искать военную технологию
       *[commerce] Искать торговую технологию
    }
move-pick = Выбрать «{ $technology }»
move-copy = Скопировать действие: { $space }
move-build = Построить корабль уровня { $level }: { $place }
move-upgrade = Улучшить корабль уровня { $level }: { $place }
move-jump = Прыжок корабля уровня { $level }: { $origin } → { $to }
move-outpost =
    { $disc ->
        [food] Положить диск производства еды
       *[ore] Положить диск производства металла
    }
move-first = Сначала бонус: { $place }
move-colonize = Колонизировать: { $place }
move-settle = Вернуть корабль уровня { $level }
move-keep = Взять систему «{ $system }»
move-attach = Положить рядом: { $place }
move-donate = Отдать корабль уровня { $level }: { $place }
move-produce =
    { $what ->
        [growth] Рост населения
        [ore] Производство металла
       *[trade] Обмен ресурсов
    }
move-hire = Обменять металл на население
move-recall = Превратить в население корабль уровня { $level }: { $place }
move-sell = Обменять население на металл
move-take = Взять снабжение из столбца { $column }
move-shift = Переложить снабжение из столбца { $column } в столбец A
move-automate =
    { $track ->
        [food] Автоматизировать производство еды
       *[ore] Автоматизировать производство металла
    }
move-claim = Получить достижение «{ $achievement }»
move-replace =
    { $track ->
        [food] «{ $achievement }»: диск производства еды вместо диска достижения
       *[ore] «{ $achievement }»: диск производства металла вместо диска достижения
    }

## Уровни: «I или II», «I, II или III»

level-choice = { $levels } или { $last }

## Вопросы

ask-choose-mat = Выберите планшет фракции.
ask-choose-action = Переместите фишку в другую ячейку действия.
ask-use-abilities = Примените постоянные способности или пропустите.
ask-act-now = Выполните действие только что исследованной технологии или пропустите.
ask-copy-action = Какое действие с исследованием скопировать?
ask-choose-slot =
    { $eye ->
        [yes] Какую из открытых технологий уровня { $levels } исследовать?
       *[no] Какую технологию уровня { $levels } исследовать?
    }
ask-seek-type = Технологию какого типа искать?
ask-pick-technology = Какая технология займёт ячейку?
ask-pick-private = Какую технологию оставить возле планшета?
ask-build-ship =
    { $left ->
        [1] Где построить корабль уровня { $level }?
        [one] Где построить корабль уровня { $level }? Предстоит построить { $left } корабль.
        [few] Где построить корабль уровня { $level }? Предстоит построить { $left } корабля.
       *[many] Где построить корабль уровня { $level }? Предстоит построить { $left } кораблей.
    }
ask-upgrade-ship =
    { $by ->
        [one] Какой корабль улучшить на { $by } уровень?
        [few] Какой корабль улучшить на { $by } уровня?
       *[many] Какой корабль улучшить на { $by } уровней?
    } { $left ->
        [one] Остался { $left } корабль.
        [few] Осталось { $left } корабля.
       *[many] Осталось { $left } кораблей.
    }
ask-jump-ships =
    { $points ->
        [one] Прыжок: осталось { $points } очко движения.
        [few] Прыжок: осталось { $points } очка движения.
       *[many] Прыжок: осталось { $points } очков движения.
    }
ask-place-outpost = Какой диск станет аванпостом? { $place }
ask-choose-bonus = Бонус какой системы получить первым?
ask-choose-system = Какую систему колонизировать?
ask-return-settlers =
    { $left ->
        [0] Верните ещё корабли с поселенцами или пропустите.
       *[other] Верните корабли с поселенцами: осталось силы { $left }.
    }
ask-place-colony-disc = Какой диск положить на колонию «{ $system }»?
ask-keep-system = Какая система станет вашей колонией?
ask-attach-system = Рядом с какой системой положить «{ $system }»?
ask-take-up = Можно выполнить: { $effects }.
ask-choose-option = Выберите один из вариантов.
ask-donate-ship = Отдайте один корабль за победные очки или пропустите.
ask-choose-production = Выберите производство.
ask-trade = Обменивайте ресурсы сколько угодно раз; чтобы закончить, пропустите.
ask-recall-ship = Какой корабль превратить в население?
ask-take-from-column =
    { $left ->
        [1] Снабжение какого столбца станет населением?
        [one] Снабжение какого столбца станет населением? Остался { $left } кубик.
        [few] Снабжение какого столбца станет населением? Осталось { $left } кубика.
       *[many] Снабжение какого столбца станет населением? Осталось { $left } кубиков.
    }
ask-shift-supply = Из какого столбца переложить кубик снабжения в столбец A?
ask-choose-automation = Какое производство автоматизировать?
ask-claim-achievement = Какое достижение получить?
ask-replace-disc = Какой диск достижения заменить диском производства?

## Почему нельзя

why-need-ore =
    { $need ->
        [one] Нужен { $need } металл, а у вас { $have }.
       *[other] Нужно { $need } металла, а у вас { $have }.
    }
why-need-population =
    { $need ->
        [one] Нужен { $need } кубик населения, а у вас { $have }.
        [few] Нужно { $need } кубика населения, а у вас { $have }.
       *[many] Нужно { $need } кубиков населения, а у вас { $have }.
    }
why-pawn-stays = Ваша фишка уже стоит здесь, а её нужно переместить в другую ячейку.
why-occupied = Здесь стоит фишка игрока { $other }.
why-not-researched = Вы не исследовали эту технологию.
why-guild-covered = Эта гильдия ещё закрыта.
why-no-action-space = У этой технологии нет ячейки действия.
why-no-change = Это действие ничего не изменит.
why-nothing-to-copy = Нет действия с исследованием, которое вы могли бы скопировать.
why-no-slot = Нет технологии, которую вы могли бы так исследовать.
why-no-population = Для исследования нужен кубик населения, а свободного у вас нет.
why-known = Вы уже исследовали эту технологию.
why-prerequisites =
    { $need ->
        [one] Нужна { $need } предпосылка; не хватает: { $missing }.
        [few] Нужны { $need } предпосылки; не хватает: { $missing }.
       *[many] Нужно { $need } предпосылок; не хватает: { $missing }.
    }
why-undiscovered = Так можно исследовать только открытые технологии.
why-other-level = Это действие не исследует технологии этого уровня.
why-no-colonies = У вас нет колоний, поэтому исследовать вы не можете ни один уровень.
why-not-adjacent = Ни один из ваших кораблей не соединён с этим местом линией.
why-no-colony = Сейчас вы не можете колонизировать ни одной системы.
why-not-controlled = Вы не контролируете систему «{ $system }».
why-too-weak = Системе «{ $system }» нужна сила { $need }, а у вас { $have }.
why-no-system-card = Здесь нет карты системы.
why-nothing-attached = Со «Сферой Дайсона» не связана ни одна карта системы.
why-no-supply = У вас не осталось снабжения.
why-no-ships = У вас нет кораблей.
why-ability-used = В этом ходу вы уже применили эту способность.
why-ability-no-effect = Сейчас эта способность ничего не изменит.
why-not-reached = Условие не выполнено: { $have } из { $need }.
why-claimed-already = Вы уже получили это достижение.
why-achievement-full = Все ячейки этого достижения заняты.

## Что это даст

preview-cost-ore =
    { $n ->
        [one] −{ $n } металл
       *[other] −{ $n } металла
    }
preview-cost-pop =
    { $n ->
        [one] −{ $n } население
       *[other] −{ $n } населения
    }
preview-gain =
    { $what ->
        [growth] { $n ->
            [one] +{ $n } население
           *[other] +{ $n } населения
        }
       *[ore] { $n ->
            [one] +{ $n } металл
           *[other] +{ $n } металла
        }
    }
preview-points =
    { $n ->
        [one] { $n } очко движения
        [few] { $n } очка движения
       *[many] { $n } очков движения
    }
preview-strength = сила { $n }
preview-technology = { $technology }
preview-vp = { $n } ПО

## Что произошло

event-adopted = { $seat } берёт планшет «{ $mat }».
event-round-began = Начинается раунд { $round }.
event-turn-began = Ходит { $seat }.
event-acted = { $seat } выбирает действие «{ $space }».
event-displaced = { $seat } вытесняет чужую фишку ({ $other }) из ячейки «{ $space }».
event-copied = { $seat } выполняет действие «{ $space }», не перемещая фишку.
event-used-ability = { $seat } применяет способность «{ $ability }».
event-paid-ore =
    { $n ->
        [one] { $seat } платит { $n } металл.
       *[other] { $seat } платит { $n } металла.
    }
event-paid-patent =
    { $n ->
        [one] { $seat } платит { $n } металл, получает его { $other }.
       *[other] { $seat } платит { $n } металла, получает его { $other }.
    }
event-gained-ore =
    { $n ->
        [one] { $seat } получает { $n } металл.
       *[other] { $seat } получает { $n } металла.
    }
event-grew =
    { $n ->
        [one] { $seat } получает { $n } кубик населения.
        [few] { $seat } получает { $n } кубика населения.
       *[many] { $seat } получает { $n } кубиков населения.
    }
event-returned-pop =
    { $n ->
        [one] { $seat } возвращает { $n } кубик населения в снабжение.
        [few] { $seat } возвращает { $n } кубика населения в снабжение.
       *[many] { $seat } возвращает { $n } кубиков населения в снабжение.
    }
event-shifted = { $seat } перекладывает кубик снабжения из столбца { $column } в столбец A.
event-automated =
    { $disc ->
        [food] { $seat } автоматизирует производство еды.
        [ore] { $seat } автоматизирует производство металла.
       *[star] { $seat } автоматизирует производство диском достижения.
    }
event-produced =
    { $what ->
        [growth] { $seat } выбирает рост населения.
        [ore] { $seat } выбирает производство металла.
       *[trade] { $seat } выбирает обмен ресурсов.
    }
event-hired = { $seat } превращает кубик снабжения в население.
event-recalled-ship = { $seat } превращает в население корабль уровня { $level }: { $place }.
event-sold = { $seat } обменивает население на металл.
event-researched = { $seat } исследует технологию «{ $technology }» (ячейка { $slot }).
event-event-revealed = { $seat } открывает событие в ячейке { $slot }: «{ $event }».
event-type-sought =
    { $type ->
        [science] { $seat } ищет научную технологию.
        [economy] { $seat } ищет экономическую технологию.
        [military] { $seat } ищет военную технологию.
       *[commerce] { $seat } ищет торговую технологию.
    }
event-drawn = { $seat } берёт карты: { $cards }.
event-discovered = { $seat } открывает технологию «{ $technology }» (ячейка { $slot }).
event-row-opened =
    { $level ->
        [2] Открывается ряд II таблицы технологий.
        [3] Открывается ряд III таблицы технологий.
       *[4] Открывается ряд IIII таблицы технологий.
    }
event-kept-private = { $seat } оставляет себе личную технологию «{ $technology }».
event-guild-opened = Теперь открыто для всех: { $guild }.
event-ship-built = { $seat } строит корабль уровня { $level }: { $place }.
event-ship-upgraded = { $seat } улучшает корабль с уровня { $level } до { $to }: { $place }.
event-ship-jumped = { $seat } совершает прыжок кораблём уровня { $level }: { $origin } → { $to }.
event-seized =
    { $disc ->
        [food] { $seat } захватывает контроль, аванпост — диск производства еды: { $place }.
        [ore] { $seat } захватывает контроль, аванпост — диск производства металла: { $place }.
       *[star] { $seat } захватывает контроль, аванпост — диск достижения: { $place }.
    }
event-control-lost = { $seat } теряет контроль: { $place }.
event-colonized =
    { $place ->
        [dyson] { $seat } получает карту, связанную со «Сферой Дайсона»: «{ $system }».
       *[other] { $seat } колонизирует систему «{ $system }».
    }
event-system-revealed =
    { $place ->
        [dyson] Карта, связанная со «Сферой Дайсона»: «{ $system }».
       *[other] Новая карта: «{ $system }» ({ $place }).
    }
event-ship-settled = { $seat } возвращает корабль уровня { $level }, поселенцы высадились: { $place }.
event-ships-dispersed = Остальные корабли уходят в глубокий космос: { $place }.
event-colony-disc =
    { $disc ->
        [food] { $seat } кладёт диск производства еды на колонию «{ $system }».
        [ore] { $seat } кладёт диск производства металла на колонию «{ $system }».
       *[star] { $seat } кладёт диск достижения на колонию «{ $system }».
    }
event-donated = { $seat } отдаёт в музей корабль уровня { $level }.
event-lasting = Событие остаётся в игре: «{ $event }».
event-claimed = { $seat } получает достижение «{ $achievement }»: { $vp } ПО.
event-star-replaced =
    { $disc ->
        [food] { $seat } кладёт диск производства еды вместо диска достижения: «{ $achievement }».
       *[ore] { $seat } кладёт диск производства металла вместо диска достижения: «{ $achievement }».
    }
event-last-round = Игра близится к концу: раунд { $round } — последний.
event-game-ended = Игра окончена после раунда { $round }.

## Подсчёт очков

score-level-1 = Технологии уровня I
score-level-2 = Технологии уровня II
score-level-3 = Технологии уровня III
score-private = Личные технологии
score-level-4 = Технологии уровня IIII
score-automation = Автоматизация
score-colonies = Колонии
score-outposts = Аванпосты
score-space = Солнечная система и глубокий космос
score-events = События
score-achievements = Достижения

## Эффекты, как на карте

effect-ore =
    { $n ->
        [one] +{ $n } металл
       *[other] +{ $n } металла
    }
effect-grow =
    { $n ->
        [one] +{ $n } население
       *[other] +{ $n } населения
    }
effect-grow-any =
    { $n ->
        [one] +{ $n } население
       *[other] +{ $n } населения
    } { $column ->
        [A] из столбца A
        [B] из столбца B
        [C] из столбца C
        [D] из столбца D
        [E] из столбца E
       *[any] из любых столбцов
    }
effect-shift-to-a =
    { $n ->
        [one] перемещение { $n } кубика снабжения в столбец A
       *[other] перемещение { $n } кубиков снабжения в столбец A
    }
effect-automate =
    { $track ->
        [food] автоматизация производства еды
        [ore] автоматизация производства металла
       *[either] автоматизация производства еды или металла
    }{ $n ->
        [1] { "" }
       *[other] { " " }×{ $n }
    }
effect-build =
    { $n ->
        [1] корабль уровня { $level }
        [one] { $n } корабль уровня { $level }
        [few] { $n } корабля уровня { $level }
       *[many] { $n } кораблей уровня { $level }
    } { $source ->
        [pop] из населения
       *[supply] из снабжения
    }{ $at ->
        [yard] { "" }
        [sol] { " " }в Солнечной системе
        [deep] { " " }в глубоком космосе
        [there] { " " }на этой верфи
       *[other] { " " }({ $at })
    }
effect-upgrade =
    { $how ->
        [up_to] { $ships ->
            [one] улучшение до { $ships } корабля
           *[other] улучшение до { $ships } кораблей
        }
       *[exactly] { $ships ->
            [one] улучшение { $ships } корабля
           *[other] улучшение { $ships } кораблей
        }
    } { $by ->
        [one] на { $by } уровень
        [few] на { $by } уровня
       *[many] на { $by } уровней
    }
effect-upgrade-all = улучшение всех кораблей до высшего уровня
effect-jump = прыжок на { $n }
effect-colonize =
    { $uncontrolled ->
        [yes] колонизация без контроля
       *[no] колонизация
    }{ $extra ->
        [0] { "" }
       *[other] { " " }(сила +{ $extra })
    }
effect-research =
    { $discovered ->
        [yes] исследование открытой технологии уровня { $levels }
       *[no] исследование технологии уровня { $levels }
    }{ $supply ->
        [yes] { " " }с помощью кубика снабжения
       *[no] { "" }
    }
effect-research-scaled = исследование технологии, уровень которой не выше числа ваших колоний
effect-research-then-act = исследование открытой технологии уровня { $levels }, затем по желанию её действие
effect-copy-research = копирование любого действия с исследованием на поле технологий
effect-produce =
    { $what ->
        [growth] рост населения
        [ore] производство металла
       *[trade] обмен ресурсов
    }
effect-reward =
    { $what ->
        [wrested] { $ore ->
            [one] +{ $ore } металл за каждую систему, отнятую у соперника
           *[other] +{ $ore } металла за каждую систему, отнятую у соперника
        }
       *[seized] { $ore ->
            [one] +{ $ore } металл за каждую захваченную систему
           *[other] +{ $ore } металла за каждую захваченную систему
        }
    }
effect-draw-colony =
    { $draw ->
        [one] выбор колонии из { $draw } карты систем { $deck }
       *[other] выбор колонии из { $draw } карт систем { $deck }
    }
effect-private-tech =
    { $draw ->
        [one] выбор личной технологии из { $draw } карты уровня { $levels }
       *[other] выбор личной технологии из { $draw } карт уровня { $levels }
    }
effect-open-guild = снятие жетона: { $guild }
effect-extra-system = ещё одна карта системы { $deck } рядом с ячейкой системы
effect-edge = линия { $a } — { $b }
effect-patent =
    { $ore ->
        [one] плата первооткрывателю за действия карты: { $ore } металл
       *[other] плата первооткрывателю за действия карты: { $ore } металла
    }
effect-discount =
    { $ore ->
        [one] скидка на действия карты: { $ore } металл
       *[other] скидка на действия карты: { $ore } металла
    }
effect-endgame =
    { $per ->
        [most_population_on_mat] в конце игры { $vp } ПО за наибольшее население на планшете
        [most_level2_technologies] в конце игры { $vp } ПО за наибольшее число технологий уровня II
       *[sol_majority] в конце игры { $vp } ПО за наибольшую силу в Солнечной системе
    }
effect-museum = по желанию один корабль каждой фракции на эту карту: ПО — уровень корабля минус 1
effect-dyson = связанная карта системы { $deck }
effect-take-dyson = получение связанной карты системы как колонии
effect-pay =
    { $ore ->
        [one] оплата: { $ore } металл
       *[other] оплата: { $ore } металла
    }
effect-lose-ore =
    { $n ->
        [one] потеря { $n } металла
       *[other] потеря { $n } металла
    }
effect-lose-pop =
    { $n ->
        [one] возврат { $n } кубика населения в снабжение
       *[other] возврат { $n } кубиков населения в снабжение
    }
effect-recall = превращение корабля в население
effect-replace-star = замена диска достижения на карте достижения диском производства
effect-optional = по желанию [{ $do }]
effect-each-faction = каждая фракция [{ $do }]
effect-each-faction-at-once = все фракции одновременно [{ $do }]
effect-each-other = каждая другая фракция [{ $do }]
effect-each-shipyard = за каждую верфь тот, кто её контролирует [{ $do }]
effect-choose = на выбор { $options }
effect-option = { $label } ({ $effects })

## Способности планшетов для опытных игроков

ability-exchanges =
    { $n ->
        [one] обмен ресурсов, не меньше { $n } обмена
       *[other] обмен ресурсов, не меньше { $n } обменов
    }: { $effects }
ability-growth = после роста населения: { $effects }
ability-research2 =
    { $n ->
        [one] исследование технологии уровня II в «Основах межзвёздных перелётов»: −{ $n } металл
       *[other] исследование технологии уровня II в «Основах межзвёздных перелётов»: −{ $n } металла
    }
ability-last-disc = когда со шкалы уходит последний диск: { $effects }
ability-colonizing = новая колония: { $effects }
ability-docks = корабли можно строить в глубоком космосе
ability-jump = каждый прыжок: +{ $n }
ability-wresting = за систему, отнятую у соперника: { $effects }

## Стол словами

summary-round = Раунд { $round } · ходит { $seat }
summary-last-round = последний раунд: { $round }
summary-decks = Колоды: II { $two }, III { $three }, IIII { $four }, системы A { $a }, B { $b }
summary-seat = И{ $number }
summary-technologies = ТЕХНОЛОГИИ (▼ событие лежит лицевой стороной вниз)
summary-level = Уровень { $level }
summary-undiscovered = ещё не открыты: { $slots }
summary-slot-covered = { $slot } ▼ после { $after }
summary-slot-bare = { $slot } после { $after }
summary-some-of = { $need } из { $slots }
summary-technology = { $slot } { $technology } ({ $types }; { $vp } ПО)
summary-out = новые технологии: { $types }
summary-private = { $technology } ({ $types }; { $vp } ПО)
summary-after = после { $after }
summary-bonus =
    { $per ->
        [outposts] { $every ->
            [1] +1 ПО за каждый аванпост
            [few] +1 ПО за каждые { $every } аванпоста
           *[many] +1 ПО за каждые { $every } аванпостов
        }
        [technologies_3] { $every ->
            [1] +1 ПО за каждую технологию уровня III
            [few] +1 ПО за каждые { $every } технологии уровня III
           *[many] +1 ПО за каждые { $every } технологий уровня III
        }
        [discs_off_mat] { $every ->
            [1] +1 ПО за каждый диск, ушедший со шкалы
            [few] +1 ПО за каждые { $every } диска, ушедших со шкал
           *[many] +1 ПО за каждые { $every } дисков, ушедших со шкал
        }
       *[colonies] { $every ->
            [1] +1 ПО за каждую колонию
            [few] +1 ПО за каждые { $every } колонии
           *[many] +1 ПО за каждые { $every } колоний
        }
    } (не больше { $max })
summary-immediate = немедленно: { $effects }
summary-action =
    { $spaces ->
        [1] действие: { $action }
       *[other] действие (×{ $spaces }): { $action }
    }
summary-permanent =
    { $once ->
        [yes] раз за ход: { $options }
       *[no] в любой момент хода: { $options }
    }
summary-paid = { $cost } → { $effects }
summary-patent =
    { $n ->
        [one] за её действия другие платят { $n } металл: { $seat }
       *[other] за её действия другие платят { $n } металла: { $seat }
    }
summary-discount =
    { $n ->
        [one] её действия дешевле на { $n } металл
       *[other] её действия дешевле на { $n } металла
    }
summary-open-actions = ДОСТУПНО ВСЕМ
summary-spaces =
    { $spaces ->
        [0] без ограничений
        [one] { $spaces } ячейка
        [few] { $spaces } ячейки
       *[many] { $spaces } ячеек
    }
summary-surcharge =
    { $ore ->
        [one] ячейка { $space }: ещё { $ore } металл
       *[other] ячейка { $space }: ещё { $ore } металла
    }
summary-row = Таблица технологий { $level }: { $technologies }
summary-lasting = События в игре: { $events }
summary-attached = связана карта системы «{ $system }»
summary-exploration = ПЛАНШЕТ ПОЛЁТОВ
summary-place = { $place }
summary-system = { $system } (сила { $strength }; { $vp } ПО; { $specs })
summary-shipyard = система-верфь ({ $specs })
summary-no-system = нет карты системы
summary-seize = захват контроля: { $effects }
summary-colonized = колонизация: { $effects }
summary-displaces = фишка владельца может вытеснять чужие
summary-outpost = аванпост: { $seat } ({ $disc })
summary-ships = корабли: { $ships }
summary-fleet = { $seat } { $levels }
summary-lines = Линии: { $lines }
summary-line = { $a } — { $b }
summary-achievements = ДОСТИЖЕНИЯ
summary-achievement = { $achievement }: { $condition }
summary-condition =
    { $measure ->
        [colonies] { $n ->
            [one] { $n } колония
            [few] { $n } колонии
           *[many] { $n } колоний
        }
        [colonies_b] { $n ->
            [one] { $n } колония из колоды B
            [few] { $n } колонии из колоды B
           *[many] { $n } колоний из колоды B
        }
        [technologies] { $n ->
            [one] { $n } технология
            [few] { $n } технологии
           *[many] { $n } технологий
        }
        [technologies_4] { $n ->
            [one] { $n } технология уровня IIII
            [few] { $n } технологии уровня IIII
           *[many] { $n } технологий уровня IIII
        }
        [automation] уровень автоматизации { $n }
        [outposts] { $n ->
            [one] { $n } аванпост
            [few] { $n } аванпоста
           *[many] { $n } аванпостов
        }
        [fleet] сила { $n } на планшете полётов
        [same_specs] { $n ->
            [one] { $n } специализация одного типа
            [few] { $n } специализации одного типа
           *[many] { $n } специализаций одного типа
        }
        [types] { $n ->
            [one] { $n } тип технологий от уровня II
            [few] { $n } типа технологий от уровня II
           *[many] { $n } типов технологий от уровня II
        }
       *[empty_tracks] { $n ->
            [one] { $n } шкала без дисков
            [few] { $n } шкалы без дисков
           *[many] { $n } шкал без дисков
        }
    }
summary-points = ячейки: { $points } ПО
summary-claims = получили: { $seats }
summary-claim = { $seat } ({ $disc } { $vp })
summary-factions = ФРАКЦИИ
summary-faction = { $seat } { $mat }
summary-you = вы
summary-first = первый игрок
summary-no-mat = планшет не выбран
summary-cubes = металл { $ore }, население { $pop }, снабжение { $supply }
summary-column = { $column }{ $n }
summary-yields = рост +{ $growth }, производство металла +{ $production }
summary-discs = диски на шкалах: еда { $food }, металл { $ore }
summary-automation = автоматизация { $n }
summary-pawn = фишка: { $space }
summary-pawn-off = фишка вне поля
summary-colonies = колонии: { $colonies }
summary-colony = { $system } ({ $discs })
summary-bare-colony = { $system }
summary-privates = личные технологии: { $technologies }
summary-museum = в музее корабль уровня { $level }
summary-ability-active = способность «{ $name }»: { $text }
summary-ability-covered = способность «{ $name }» (закрыта): { $text }
summary-score = очки { $total }: { $lines }
summary-score-line = { $line } { $n }
summary-no-score = очки { $total }

## После партии
goods-ore = Металл
goods-population = Население
goods-ships = Сила кораблей
goods-technologies = Технологии
goods-colonies = Колонии
luck-technologies = Вытянутые технологии: очки на картах
luck-systems = Вытянутые системы: очки на картах
