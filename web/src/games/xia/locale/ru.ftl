# Что говорит только нарисованное поле «Ксиа».

board-impulse = Импульс
board-markers = маркеры
board-points = { $n ->
    [one] {$n} очко движения
    [few] {$n} очка движения
   *[other] {$n} очков движения
 }
board-abilities = Способности
board-missions = Миссии (не больше {$n})
board-spread = Выбрать
board-spread-fold = Посмотреть на карту
board-any-cargo = любой груз
board-done = выполнено
board-region = { $region ->
    [asteroid] у астероидов
    [nebula] у туманности
    [debris] у обломков
    [star] у звезды
   *[gate] на вратах
 }
board-target = { $target ->
    [left] сосед слева
    [right] сосед справа
    [leader] лидер по славе
   *[nearest] ближайший корабль
 }
board-have-fame = Слава этого хода, считается в его конце
board-have-credits = Кредиты, тысячи
board-have-energy = Энергия
board-have-cargo = Кубы
board-have-bounty = Награда за голову, тысячи
board-die = Кубик: {$n}
board-lots = { $n ->
    [one] {$n} партия
    [few] {$n} партии
   *[other] {$n} партий
 }
board-reward-fame = 1 слава
board-reward-goods = Другая награда
board-fame-buy = Купить 1 славу
board-weapon-blaster = Бластеры
board-weapon-missile = Ракеты
board-weapon-ram = Таран
board-weapon-broadside = Бортовой залп
board-hull = Повреждения: {$n} из {$most}
board-bounty = Награда за голову {$n}
board-outfit = к{$die}, ячейки: {$n}
board-ship = Уровень {$tier}; трюм {$n}, энергия {$energy}, импульс {$impulse}
board-terrain-space = Обычное пространство
board-terrain-asteroid = Астероиды: 1–10 — повреждения по броску
board-terrain-ice = Ледяные астероиды: 1–10 — ледяные повреждения по броску
board-terrain-nebula = Туманность: 1–10 — потеря энергии по броску
board-terrain-debris = Обломки: 1–3 — гибель
board-terrain-star = Звезда: мгновенная гибель
board-terrain-blackhole = Чёрная дыра: мгновенная гибель
board-terrain-planet = Планета
board-terrain-gate = Врата
board-terrain-dead = Мёртвый мир
board-feature-mission = Точка миссий
board-feature-explore = Клетка исследования
board-feature-spawn = Точка возрождения
board-feature-special = Особая клетка траектории
board-feature-buy = Покупка: {$thing}
board-feature-sell = Продажа: {$thing}
board-feature-mine = Добыча: {$thing}
board-feature-harvest = Сбор: {$thing}
board-feature-salvage = Извлечение: {$thing}
board-feature-capture = Захват искр
board-feature-excavate = Раскопки
board-feature-exchange = Обмен груза
board-feature-relics = Реликвии
board-tier = уровень {$n}
board-no-missions = Пока нет. Их тянут на точках миссий.
board-track = Счёт славы: победа — {$n}
board-npc-fame = у НИП: {$n}
board-economy = Планшет экономики
board-rounds-left = { $n ->
    [one] ещё {$n} раунд
    [few] ещё {$n} раунда
   *[other] ещё {$n} раундов
 }
board-uses-left = { $n ->
    [one] ещё {$n} раз
    [few] ещё {$n} раза
   *[other] ещё {$n} раз
 }
board-no-ship = Корабля ещё нет

# что такое деталь, словами
board-worth-fame = Приносит славы: {$n}.
board-goal = Цель: { $deed ->
    [studied] изучить реликвий: {$n}
    [sale_fame] слава за продажи: {$n}
    [sectors] секторов на поле: {$n}
    [scoundrels] уничтожить Негодяя {$n} раза и закончить без награды за голову
    [npcs_destroyed] уничтожить кораблей НИП: {$n}
    [missions_done] завершить миссий: {$n}
    [embers_sold] продать искр: {$n}
    [tier] получить корабль уровня {$n}
    [all_blind_jumps] прыжков вслепую: {$n}
   *[credits] победить, имея {$n} кредитов
 }
board-goal-so-far = Сделано: {$n}.
board-outfit-kind = { $kind ->
    [engine] Двигатель: маркер на свободной ячейке бросает кубик на очки движения.
    [blaster] Бластер: бьёт соседние корабли, кубик за каждый маркер.
    [missile] Ракеты: бьют видимые корабли в пределах шести клеток, кубик за каждый маркер.
    [shield] Щит: каждый маркер снимает с повреждений бросок кубика, в том числе на границах.
    [pod] Грузовая камера: зелёная секция лежит у края трюма, остальные снаружи возят кубы.
   *[armor] Бронеобшивка: зелёная секция лежит у края трюма; каждая секция принимает одно повреждение.
 }
board-mod-mct = Можно держать на две активные миссии больше.
board-mod-outer-screen = На ячейке щита: против любых небоевых повреждений этот кубик показывает максимум.
board-mod-suppressor = На ячейке орудия: при его использовании защита цели на 4 меньше.
board-mod-gts = Рядом с двигателем: +2 к его броскам, но не больше кубика.
board-outfit-price = Покупка { $buy }, продажа { $sell } кредитов.
board-stock = В запасе: {$n}.
board-yard-price = Стоит {$n} кредитов и приносит 1 славу.
board-ability-used = Использована: снова готова в конце вашего хода.
board-mission-law = { $legal ->
    [yes] Законная
   *[other] Незаконная
 }
board-mission-at = Где: {$place}.
board-mission-cubes = Кубы: {$cubes}.
board-mission-outfit = Оборудование: {$thing}.
board-mission-target = Цель: {$who}.
board-mission-deliver = Доставка: точка миссий, {$place}.
board-mission-pay = Оплата: {$pay} кредитов и 1 слава.
board-mission-done = Задание выполнено: летите к точке доставки.
board-token-kind = { $kind ->
    [cargo] Куб груза, сразу.
    [energy] Энергия до предела.
    [ice] 1 ледяное повреждение.
    [damage] 1 повреждение.
    [movement] 5 очков движения.
    [captain] Капитан в беде: доберитесь до точки доставки — 1 слава и 1000 кредитов.
   *[credits] Кредиты.
 }
board-token-pair = Два жетона вместе меняются на 1 славу или 2000 кредитов.
board-energy-of = Энергия {$n} из {$most}
board-energy-help = Оплачивает зарядку маркеров в конце хода и сканирование. Восполняется в хозяйственной фазе.
board-impulse-of = Импульс, очки движения: {$n}
board-impulse-ready = Раз в ход, без маркера и энергии. Готов.
board-impulse-used = Раз в ход, без маркера и энергии. В этот ход использован.
board-markers-of = Маркеры: заряжено {$n}, разряжено {$off}
board-markers-help = Маркер на ячейке использует оборудование один раз. В конце хода каждый снова заряжается за 1 энергию, на планете и в «Печи» бесплатно.
board-hold-of = Трюм: свободно отсеков {$free} из {$all}
board-hold-help = Повреждённый отсек ничего не везёт; трюм без целых отсеков — гибель корабля.
board-track-help = Слава записывается в конце своего хода. Короны открывают титулы, ромбы — события.
board-section-n = На планшете экономики: {$n}, не больше 6.
board-section-price = Два куба за 1000; проданный куб приносит 1000.
board-section-demand = Спрос: первый, кто положит сюда куб, возьмёт ещё 1000.
board-npc-dice = Атака вблизи {$near}, вдали {$far}; защита {$defence}; движение {$move}.
board-npc-none = нет
board-npc-merchant = Летит по маршруту и на каждой клетке продажи получает 1000 кредитов; их берёт тот, кто его уничтожит.
board-npc-enforcer = Преследует преступников: кто атаковал его, иначе наибольшая награда за голову.
board-npc-scoundrel = Преступник с самого начала; преследует ближайший корабль.
board-npc-cinderbeard = Второй Негодяй; за его гибель ещё 1 слава.
board-npc-goes = Летит сюда: {$place}.
board-npc-carries = Можно забрать кредитов: {$n}.
board-npc-behaviour = Поведение: {$name}.
board-at = Где: {$space}
board-stranded = Энергия истощена: нет ни энергии, ни заряженных маркеров.
board-behaviour-merchant-collector = Берёт куб на каждой остановке; с пятью типами НИП получают 1 славу за раунд.
board-behaviour-merchant-hauler = За остановку получает на 2000 больше.
board-behaviour-merchant-coward = Убегает от кораблей в пределах 4 клеток.
board-behaviour-enforcer-diligent = Преследует преступников как обычно.
board-behaviour-enforcer-patrol = Летит от планеты к планете, преследует преступников в пределах 6 клеток.
board-behaviour-enforcer-zealot = Преследует преступников в пределах 8 клеток, иначе летит к вам.
board-behaviour-scoundrel-bully = Преследует капитана уровня 1.
board-behaviour-scoundrel-raider = Преследует корабли с грузом.
board-behaviour-scoundrel-stalker = Всегда преследует вас.
board-relics-left = Реликвии: {$n}
board-token-here = Здесь лежит закрытый жетон исследования.
board-adrift-here = Дрейфует: {$cubes}.
board-weapon-help = { $weapon ->
    [blaster] Только соседние корабли.
    [missile] Шесть клеток, при прямой видимости.
    [ram] Двигатели бьют соседний корабль; половину суммы получаете вы сами.
   *[broadside] Бластеры и ракеты одной атакой.
 }
board-d20 = к20
board-attack = Атака
board-gravity = Гравитация

# значки
board-legend-energy = Энергия: заряжает маркеры, оплачивает сканирование
board-legend-impulse = Импульс: бесплатное движение раз в ход
board-legend-marker = Маркер: использует оборудование один раз
board-legend-fame = Слава
board-legend-credits = Кредиты
board-legend-bounty = Награда за голову: у кого она есть, тот преступник
board-legend-engine = Двигатель: движение
board-legend-blaster = Бластер: вблизи
board-legend-missile = Ракеты: издалека
board-legend-shield = Щит: блокирует любые повреждения
board-legend-pod = Грузовая камера
board-legend-armor = Бронеобшивка
board-legend-mod = Модуль
board-legend-cube = Куб груза
board-legend-spice = Специи
board-legend-holo = Голо
board-legend-terra = Терра
board-legend-plasma = Плазма
board-legend-cyber = Кибер
board-legend-ember = Искры
board-legend-relic = Реликвия: два отсека
board-legend-mission = Точка миссий, миссия
board-legend-buy = Здесь покупают
board-legend-sell = Здесь продают
board-legend-gather = Здесь добывают, собирают, извлекают или захватывают
board-legend-dig = Здесь ведут раскопки
board-legend-exchange = Здесь обменивают груз
board-legend-spawn = Точка возрождения
board-legend-token = Жетон исследования, клетка исследования
board-legend-gate = Врата
board-legend-kiln = «Печь»
board-legend-damage = Повреждение
board-legend-frost = Ледяное повреждение: распространяется в конце хода
board-legend-skull = Верная гибель
board-legend-title = Титул
board-legend-event = Событие
board-legend-die = Бросок к20

# что можно спросить
query-standing-ask = Кто впереди?
query-standing = {$who}: слава {$n} из {$target}
query-end-ask = Когда закончится партия?
query-end = Сразу, как только у кого-то на шкале {$n} славы.
query-end-cap = Иначе после раунда 60.
query-titles-ask = Какие титулы можно получить?
query-events-ask = Какие события в игре?
query-economy-ask = Что есть на рынке?
query-economy = {$cube}: {$n}
query-demand = Спрос: {$cubes}
query-none = Никаких
query-fame-ask = Что приносит славу?
query-fame = Миссия 1; продажа не меньше двух кубов, после которой такого груза не осталось, 1; новый корабль 1; 5000 кредитов 1; два жетона исследования 1; первый проход через врата 1; спасение 1; уничтоженный корабль от 1 до 3 по уровню; выпавшая 20 1; титулы, события и реликвии
query-risks-ask = Чем опасны границы?
query-risks = Астероиды: 10 и меньше — повреждения. Ледяные астероиды: ледяные повреждения. Туманность: потеря энергии. Обломки: 3 и меньше — гибель. Щиты: 10 и меньше — повреждения и остановка, 17 и меньше — награда за голову. Звёзды губят сразу
query-player-ask = Что есть у игрока {$seat}?
query-ship = {$ship}, уровень {$tier}, где: {$space}
query-stock = слава {$fame}, кредиты {$credits}, награда за голову {$bounty}, энергия {$energy}, маркеры {$markers}
query-hold = оборудование: {$list}
query-cargo = груз: {$list}
query-card-ask = Что это: {$card}?
board-otherwise = Прочее
board-kind-shuttle = В названном секторе к6 определяет 1000, 2000 или 3000.
board-kind-research = В названной области или рядом, либо на вратах; тот же к6.
board-kind-benefactor = Рядом с целью отдать ей указанные кубы; у неё должно быть место.
board-kind-smuggler = Забрать в названном секторе; при доставке на законолюбивую планету 1–10 на к20 дают награду за голову 1000.
board-kind-thief = Рядом с целью к20: 1–10 награда за голову 1000 и ничего, раз за ход; 11–20 добыча.
board-kind-assassin = Цель уничтожена по любой причине, пока карта у вас.
board-kind-supplier = Указанные кубы доставляют в точку доставки; задание и завершение сразу.
board-kind-private-eye = В названной точке сбрасывают три верхние миссии; оплату определяют незаконные.
board-kind-arms-dealer = В точке доставки отдают названное неповреждённое оборудование; маркер на нём разряжается.
board-kind-thug = Обычная атака на цель; оплату определяет итоговое повреждение.

# предложения о частях корабля
board-offer-thrust = Запустить: {$thing}{ $which ->
    [0] {""}
   *[other] {" "}({$which})
 }
board-offer-arm = Поместить маркер: {$thing}{ $which ->
    [0] {""}
   *[other] {" "}({$which})
 }, ячейка {$spot}
board-offer-sell = Продать: {$thing}{ $which ->
    [0] {""}
   *[other] {" "}({$which})
 }
board-offer-lift = Поднять: {$thing}{ $which ->
    [0] {""}
   *[other] {" "}({$which})
 }

# чего миссия требует сначала
board-task-shuttle = Взять пассажиров: {$place}
board-task-research = Исследовать {$region}
board-task-benefactor = Подарить: {$cubes} ({$who})
board-task-smuggler = Забрать тайком: {$place}
board-task-thief = Ограбить: {$who}
board-task-assassin = Уничтожить: {$who}
board-task-supplier = Привезти: {$cubes}
board-task-private-eye = Искать улики: {$place}
board-task-arms-dealer = Отдать: {$thing}
board-task-thug = Атаковать: {$who}

# «Печь» и неизвестное
board-room-sell = Здесь продают искры, по 2000.
board-room-help = Внутри все корабли соседние. Здесь изучают реликвии; у того, кто здесь остановился, есть хозяйственная фаза. Стыковка сдвигает «Печь».
board-unknown = Неизвестность
board-unknown-leap = Прыжок вслепую: за очко движения корабль уходит с карты; сектор выкладывают, и всё, что там есть, происходит сразу.
board-unknown-scan = Сканирование: за 1 энергию сектор выкладывают и сначала видят; оставшееся движение теряется.
