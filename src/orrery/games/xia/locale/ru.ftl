game-name = Ксиа
game-tagline = Капитаны в дрейфующей системе, карты которой нет ни у кого. Песочница торговли, миссий, охоты и удачи с «Искрами покинутой звезды».
source-rulebook = из правил
source-public = из открытых источников
source-reconstructed = восстановлено

# options
option-fame = Слава для победы
option-fame-help = Сколько очков славы завершают партию. Примерно 15, 30 или 45 минут на игрока за 5, 10 или 20.
option-fame-5 = 5
option-fame-10 = 10
option-fame-15 = 15
option-fame-20 = 20
option-fame-own = другое число
option-own-fame = Другое число
option-own-fame-help = Действует, если выше выбрано «другое число».
option-events = Элемент А: события
option-events-help = Деления с событиями на шкале славы открывают карты событий.
option-exploration = Элемент Б: жетоны исследования
option-exploration-help = 30 новых жетонов исследования вместо базовых.
option-economy = Элемент В: экономика
option-economy-help = Груз покупают с планшета экономики; планеты потребляют и производят; спрос оплачивается.
option-two-player = Элемент Г: правила игры вдвоём
option-two-player-help = Вдвоём корабли неигровых персонажей бывают целями миссий. Важно только вдвоём.
option-sectors = Элемент Д: секторы и миссии
option-sectors-help = Нир и «Печь», мёртвые миры, аномалии, кометы, искры, 32 миссии.
option-outfits = Элемент Е: оборудование и модули
option-outfits-help = Продаются грузовые камеры, бронеобшивка и модули.
option-revised = Элемент Ж: изменённые правила
option-revised-help = Миссии выбирают между ходами, слава за продажу части груза, никто не теряет ход.
option-cargo = Груз для ходящих позже
option-cargo-help = Наше, не из правил: кто ходит позже, начинает с грузом, ведь слава побеждает сразу. Без него подготовка такая, как в книге. Только с элементом G.
option-luck-cap = Удача раз в ход
option-luck-cap-help = Не больше одного очка за ход за выпавшие 20.
option-round-cap = Конец после 60 раундов
option-round-cap-help = Побеждает большая слава, затем кредиты, корабль, меньшая награда за голову.
option-goal = Цель одиночной игры
option-goal-help = Для одного игрока: что нужно кроме славы.
option-goal-random = случайная
option-goal-architect = Архитектор: изучить 4 реликвии
option-goal-magnate = Магнат: 4 славы продажами
option-goal-wayfinder = Первопроходец: 14 секторов на поле
option-goal-lawbringer = Законник: дважды уничтожить Негодяя и закончить без награды за голову
option-goal-corsair = Корсар: уничтожить 3 корабля НИП
option-goal-envoy = Посланник: выполнить 5 миссий
option-goal-ember_keeper = Хранитель искр: продать 6 искр
option-goal-shipwright = Корабел: получить корабль уровня 3
option-goal-daredevil = Сорвиголова: сделать 8 прыжков вслепую
option-goal-recluse = Отшельник: победить с 15 000 кредитов
option-engine-bonus = Кампания: двигатели
option-engine-bonus-help = Для одного игрока: прибавка к броскам двигателей, полученная в кампании.
option-engine-bonus-0 = нет
option-engine-bonus-1 = +1
option-engine-bonus-2 = +2
option-blaster-bonus = Кампания: бластеры
option-blaster-bonus-help = То же для бластеров.
option-blaster-bonus-0 = нет
option-blaster-bonus-1 = +1
option-blaster-bonus-2 = +2
option-missile-bonus = Кампания: ракеты
option-missile-bonus-help = То же для ракет.
option-missile-bonus-0 = нет
option-missile-bonus-1 = +1
option-missile-bonus-2 = +2
option-shield-bonus = Кампания: щиты
option-shield-bonus-help = То же для щитов.
option-shield-bonus-0 = нет
option-shield-bonus-1 = +1
option-shield-bonus-2 = +2

# moves
move-choose = Выбрать корабль: {$ship}
move-berth = Появиться здесь: {$space}
move-thrust = Запустить двигатель: {$outfit}
move-impulse = Использовать импульс
move-fly = Лететь: {$space}
move-go = Долететь: {$space}
move-jump = Прыгнуть: {$space}
move-tigris = Пройти через врата «Тигр»
move-leap = Прыгнуть вслепую в неизвестность
move-scan = Сканировать соседний сектор
move-survey = Сканировать дальним сканированием
move-collect = Взять жетон исследования
move-attack = Атаковать: {$ship}, { $weapon ->
    [blaster] бластеры
    [missile] ракеты
    [ram] таран
   *[other] {$weapon}
 }
move-arm = Поместить маркер: {$outfit}, ячейка {$spot}
move-damage = Положить повреждение в отсек {$space}
move-charge = { $n ->
    [0] Не заряжать маркеры
    [one] Зарядить {$n} маркер
    [few] Зарядить {$n} маркера
   *[other] Зарядить {$n} маркеров
 }
move-load = { $lots ->
    [one] Купить {$lots} партию груза
    [few] Купить {$lots} партии груза
   *[other] Купить {$lots} партий груза
 }
move-sell = Продать {$n}: {$cube}
move-sell-all = Продать всё, что здесь покупают
move-swap = Обменять: {$give} → {$take}
move-gather = { $way ->
    [mine] Добывать
    [harvest] Собирать
    [salvage] Извлекать
   *[capture] Захватывать искры
 }
move-excavate = Вести раскопки
move-study = Изучить реликвию {$relic}
move-reward = { $kind ->
    [fame] Взять очко славы
   *[goods] Взять другую награду
 }
move-jettison = Выбросить за борт: {$thing}
move-pick-up = Подобрать: {$cube}
move-rescue = Спасти: {$ship}
move-draw = Получить миссии
move-perform = Выполнить задание: {$mission}
move-deliver = Завершить: {$mission}
move-keep = Оставить: {$mission}
move-discard = Сбросить: {$mission}
move-take = Взять беженцев на борт или доставить их
move-give = Отдать: {$cube}
move-use = Использовать: {$ability}
move-copy = Скопировать: {$ability}
move-pull = Притянуть: {$cube} ({$space})
move-hook = Загарпунить: {$ship}
move-follow = Следовать
move-refuel = Восполнить энергию
move-repair = Отремонтировать отсек {$space}
move-thaw = Убрать все ледяные повреждения
move-melt = Растопить лёд в отсеке {$space}
move-buy = Купить: {$thing}
move-sell-outfit = Продать: {$piece}
move-rearrange = Переставить содержимое трюма
move-lift = Поднять: {$piece}
move-lay = Положить: {$spaces}
move-shed = Продать
move-upgrade = Купить корабль: {$ship}
move-buy-fame = Купить очко славы
move-done = Готово
move-roll = Перебросить
move-most = Довести кубик {$die} до наибольшего
move-aim = Преследовать: {$ship}

# questions
ask-choose-ship = Выберите свой первый корабль.
ask-choose-berth = Выберите, где начать.
ask-outfitting = Купите оборудование перед стартом. У вас {$n} кредитов.
ask-business = Хозяйственная фаза. У вас {$n} кредитов.
ask-act = { $n ->
    [0] Фаза действий: что вы делаете?
    [one] Фаза действий: осталось {$n} очко движения.
    [few] Фаза действий: осталось {$n} очка движения.
   *[other] Фаза действий: осталось {$n} очков движения.
 }
ask-end-of-turn = Завершите ход или отмените последний шаг.
ask-roll-again = Выпало {$die}. Перебросить за 1 энергию?
ask-block = Заблокируйте { $harm ->
    [damage] повреждения
    [ice] ледяные повреждения
   *[energy] потерю энергии
 }: {$n}. Поместите маркеры на щиты.
ask-overcharge = Поднять кубик перегрузкой?
ask-shelter = Укрыть убежищем: {$other}?
ask-place-damage = Разместите { $harm ->
    [ice] ледяные повреждения
   *[damage] повреждения
 }: осталось {$n}.
ask-choose-spawn = Выберите точку возрождения.
ask-choose-frozen = Теплообменник: выберите, что замёрзнет, осталось {$n}.
ask-follow-host = Следовать за загарпуненным кораблём?
ask-choose-reward = Два жетона исследования: что вы возьмёте?
ask-open-fire = Атака: {$other}. Поместите маркеры на { $weapon ->
    [ram] двигатели
   *[other] орудия
 }.
ask-defend = {$other} атакует, { $weapon ->
    [blaster] бластеры
    [missile] ракеты
    [ram] таран
   *[other] бортовой залп
 } ({$n}). Защищаетесь?
ask-rearm = Зарядить маркеры снова?
ask-arm-markers = Зарядите маркеры: {$n} энергии за каждый.
ask-sell-more = Продать ещё в этой сделке?
ask-choose-relic = {$relic}: что вы возьмёте?
ask-fit-mod = Куда поместить: {$thing}?
ask-fit = Где расположить: {$thing}?
ask-choose-missions = Выберите миссии: не больше {$n}.
ask-discard-excess = Слишком много миссий: сбросьте одну.
ask-hear-captain = Капитан в беде: сбросить миссию, чтобы помочь?
ask-give-cube = Отдайте кубы: {$other}, осталось {$n}.
ask-choose-weapon = Каким орудием вы атакуете?
ask-choose-thaw = Уберите ледяные повреждения: осталось {$n}.
ask-choose-npc-target = {$other}: кого преследовать?
ask-lift-pieces = Поднимите то, что нужно переложить.
ask-lay-pieces = Положите: {$thing}. «Готово» вернёт всё на место.
ask-tow-field = Притяните кубы или спасите корабль: осталось кубов {$n}.

order-defend = Атаки на мой корабль
order-rearm = Зарядка после атаки
order-arm-markers = Зарядка маркеров в конце хода

# reasons
why-no-points = Нет очков движения: сначала двигатель или импульс.
why-outlaw-kept-out = Преступнику (награда {$n}) вход на законолюбивую планету запрещён.
why-would-end-there = Клетка занята: закончить на ней движение нельзя.
why-shield-closed = Этот щит проходят только через вход.
why-no-marker = Заряженных маркеров не осталось.
why-no-spot = Все ячейки заняты или повреждены.
why-impulse-used = Импульс в этот ход уже использован.
why-stranded = Энергия истощена: нет ни энергии, ни заряженных маркеров.
why-no-energy = Для сканирования нужно энергии: {$need}, есть {$have}.
why-no-sector-left = Все секторы уже на поле.
why-no-room = В трюме нет места.
why-not-wanted = Здесь покупают: {$cubes}.
why-nothing-stocked = Купить нечего: {$cube}.
why-no-credits = Нужно кредитов: {$need}, есть {$have}.
why-mission-limit = У вас уже предельное число миссий: {$n}.
why-drawn-here = В этот ход здесь уже получали миссии.
why-site-empty = Раскопки обрушились: реликвий не осталось.
why-enough-gathered = В этот ход больше нельзя: предел {$n}.
why-out-of-range = До цели {$have}, ракеты достают на {$need}.
why-not-seen = Нет прямой видимости.
why-apart = Корабли на планете или в «Печи» и снаружи не взаимодействуют.

# previews
preview-die = к{$die}{ $lost ->
    [0] {""}
   *[other] , −{$lost}
 }
preview-thrust = к{$die} очков движения
preview-points = +{$n} к движению
preview-energy = −{$n} энергии
preview-pays = −{$n} кредитов
preview-credits = +{$n} кредитов
preview-steps = −{$n} к движению
risk-field = { $border ->
    [asteroid] астероиды
    [ice] ледяные астероиды
   *[nebula] туманность
 }: нужно {$least} или больше, {$percent} %
risk-debris = обломки: нужно {$least} или больше, иначе гибель, {$percent} %
risk-shield = щит планеты: нужно {$least} или больше, {$percent} %; 11–17 дают награду за голову
risk-star = звезда: верная гибель
risk-outlaw = вход делает вас преступником: награда 1000
risk-comet = комета сдвинется на к{$die}
risk-comet-space = здесь комета: верная гибель
risk-gravity = гравитация потащит на к{$die}
risk-unknown = никто не знает, что там
risk-gather = { $way ->
    [mine] добыча
    [harvest] сбор
    [salvage] извлечение
    [capture] захват
   *[excavate] раскопки
 }: нужно {$least} или больше, {$percent} %

# score
score-exploration = Исследование
score-missions = Миссии
score-combat = Бой
score-trade = Торговля
score-ships = Корабли
score-wealth = Богатство
score-rescue = Помощь
score-titles = Титулы
score-luck = Удача
score-events = События
score-relics = Реликвии
score-gates = Врата

# events
event-round-began = Раунд {$round}.
event-turn-began = Ход: {$seat}.
event-sat-out = {$seat} пропускает ход.
event-fame-entered = {$seat}: слава {$n}.
event-earned = {$seat}: +{$n} к славе ({ $source ->
    [exploration] исследование
    [missions] миссия
    [combat] бой
    [trade] торговля
    [ships] новый корабль
    [wealth] богатство
    [rescue] помощь
    [titles] титул
    [luck] удача
    [events] событие
    [relics] реликвия
   *[gates] врата
 }).
event-game-won = Побеждает {$seat}.
event-game-lost = У НИП {$n} славы: партия проиграна.
event-game-stopped = Партия остановлена после раунда {$round}.
event-ship-chosen = {$seat} выбирает корабль: {$ship}.
event-npc-fame-rose = Слава НИП: {$n}.
event-moves = {$seat}: +{$n} к движению ({ $by ->
    [impulse] импульс
    [token] жетон
   *[other] {$by}
 }).
event-flew = {$seat} летит: {$space}.
event-jumped = {$seat} появляется: {$space}.
event-leapt = {$seat} прыгает вслепую.
event-docked = {$seat} совершает стыковку: {$space}.
event-fell-back = {$seat} возвращается: {$space}.
event-pulled = Гравитация тащит корабль ({$seat}), клеток: {$n}.
event-dragged = {$seat}, вынужденное перемещение: {$space}.
event-crosses = {$seat} пересекает границу: { $border ->
    [asteroid] астероиды
    [ice] ледяные астероиды
    [nebula] туманность
    [debris] обломки
   *[shield] щит планеты
 }.
event-threw = {$seat}: на к20 выпадает {$n}.
event-comet-moved = Комета ({$sector}) сдвигается на {$n}: {$space}.
event-comet-destroyed = Комета уничтожена: {$sector}.
event-comet-back = Комета вернулась: {$sector}.
event-kiln-moved = «Печь» сдвигается на {$n}: {$space}.
event-kiln-destroyed = «Печь» уничтожена.
event-kiln-back = «Печь» вернулась.
event-appeared = {$seat} появляется: {$space}.
event-scanned = {$seat} сканирует.
event-sector-found = Открыт сектор: {$sector}.
event-collected = {$seat} берёт жетон исследования: {$token}.
event-captain-heard = Капитан просит помощи ({$seat}): {$sector}.
event-suffered = {$seat} получает { $harm ->
    [ice] ледяные повреждения
   *[damage] повреждения
 }: {$n}.
event-lost-energy = {$seat} теряет энергию: {$n}.
event-blocked = {$seat} блокирует {$n}.
event-froze = Лёд распространяется ({$seat}): {$n}.
event-destroyed = {$seat}: корабль уничтожен ({ $cause ->
    [star] звезда
    [comet] комета
    [debris] обломки
    [monster] Рикиси
   *[damage] повреждения
 }).
event-relic-lost = Реликвия уничтожена ({$seat}); что на ней было, никто не узнает.
event-missions-lost = {$seat} теряет миссии: {$n}.
event-bounty-rose = Награда за голову ({$seat}) растёт на {$n}.
event-bounty-gone = Награды за голову больше нет: {$seat}.
event-attacked = {$seat} атакует, цель: {$other} ({ $weapon ->
    [blaster] бластеры
    [missile] ракеты
    [ram] таран
   *[other] {$weapon}
 }).
event-armed = {$seat} активирует: {$outfit}.
event-attack-rolled = {$seat}: атака {$n}.
event-hit = {$seat}: защита {$defence}, повреждений {$n}.
event-charged = {$seat} заряжает маркеры: {$n}.
event-rescued = {$seat} спасает корабль: {$other}.
event-autopilot-rolled = Автопилот ({$seat}): выпало {$n}.
event-used = {$seat} использует: {$ability}.
event-bought = {$seat} покупает {$n}: {$cube}, за {$paid} кредитов.
event-sold = {$seat} продаёт кубы ({$n}) за {$paid} кредитов.
event-met-demand = {$seat} удовлетворяет спрос: {$cube}.
event-demanded = Пользуются спросом: {$cubes}.
event-swapped = {$seat} обменивает: {$give} → {$take}.
event-got-cube = {$seat} грузит: {$cube}.
event-got-credits = {$seat} получает {$n} кредитов.
event-adrift = За бортом ({$seat}): {$cube} ({$space}).
event-excavated = {$seat} откапывает реликвию: {$sector}.
event-studied = {$seat} изучает: {$relic}.
event-merchant-earned = Торговец зарабатывает {$n} кредитов.
event-drew = {$seat} берёт миссии: {$n}.
event-looked-at = {$seat} смотрит миссии: {$missions}.
event-looks = {$seat} смотрит миссии: {$n}.
event-kept = {$seat} оставляет: {$mission}.
event-kept-hidden = {$seat} оставляет миссию.
event-discarded = {$seat} сбрасывает: {$missions}.
event-revealed = {$seat} открывает: {$mission}; оплата {$n}.
event-clues = {$seat} находит улики: {$missions}.
event-gave = {$seat} отдаёт ({$other}): {$cube}.
event-completed = {$seat} завершает: {$mission}, {$n} кредитов.
event-refuelled = {$seat} восполняет энергию.
event-repaired = {$seat} ремонтирует.
event-thawed = {$seat} топит лёд.
event-bought-outfit = {$seat} покупает: {$thing}, {$n} кредитов.
event-sold-outfit = {$seat} продаёт: {$thing}, {$n} кредитов.
event-fitted = {$seat} устанавливает: {$thing}.
event-new-ship = {$seat} покупает корабль: {$ship}.
event-title-shown = Можно получить титул: {$title}.
event-title-won = {$seat} получает титул: {$title}.
event-event-drawn = {$seat} открывает событие: {$card}.
event-event-gone = Событие закончилось: {$card}.
event-rikishi-moved = Рикиси летит: {$space}.
event-planet-froze = Планета превращается в лёд: {$sector}.
event-convoy-found = Потерянный груз дрейфует: {$space}.
event-refugees-aboard = {$seat} берёт беженцев на борт.
event-refugees-home = {$seat} доставляет беженцев.

npcs = НИП

# the table in words
summary-heading = Раунд {$round}; для победы нужно славы: {$n}.
summary-players = Капитаны
summary-npcs = Неигровые персонажи
summary-map = Карта
summary-market = Рынок
summary-cards = Карты
summary-seat = Место {$number}
summary-captain = {$name}: {$ship}, уровень {$tier}
summary-fame = слава {$n}
summary-earned = слава до записи: {$n}
summary-credits = кредиты {$n}
summary-bounty = награда за голову {$n}
summary-energy = энергия {$n}/{$most}
summary-markers = маркеры {$n}, разряжены {$off}
summary-points = движение {$n}
summary-impulse = импульс готов
summary-at = где: {$space}
summary-gone = уничтожен
summary-stranded = энергия истощена
summary-damage = повреждено отсеков {$n}, льдом {$ice}
summary-outfits = оборудование: {$list}
summary-cargo = груз: {$list}
summary-relics = реликвии {$n}
summary-missions = миссии: {$list}
summary-drawn = взяты: {$list}
summary-hidden = скрыта
summary-tokens = жетоны: {$list}
summary-abilities = способности: {$list}
summary-titles = титулы: {$list}
summary-npc = {$name}: {$space}
summary-hull = повреждения {$n}/{$most}
summary-behaviour = поведение: {$name}
summary-sectors = секторы: {$list}
summary-unknown = { $n ->
    [one] неизвестен {$n} сектор
    [few] неизвестны {$n} сектора
   *[other] неизвестно {$n} секторов
 }
summary-kiln = «Печь»: {$space}
summary-comet = комета: {$space}
summary-tokens-at = жетоны исследования: {$list}
summary-adrift = дрейфует ({$space}): {$list}
summary-economy = {$cube} {$n}
summary-demand = спрос: {$list}
summary-open-titles = открытые титулы: {$list}
summary-events = события: {$list}
summary-goal = цель: {$goal}, сделано {$n}
summary-npc-fame = слава НИП {$n}

# abilities
ability-skip-drive = Раз в ход после импульса границу астероидов не бросают.
ability-scavenger = +3 к следующему броску добычи.
ability-probability-core = За 1 энергию перебросить к20.
ability-pounce = После четырёх клеток следующая атака бластерами — с лишним кубиком самого большого.
ability-long-range-scan = Сканирование без энергии, очки движения сохраняются.
ability-mag-harpoon = До своего следующего хода можно следовать за соседним кораблём на покинутую им клетку. Врата, прыжки, вынужденные перемещения и стыковка отцепляют.
ability-heat-sink = При заморозке замерзает не больше двух отсеков, по выбору.
ability-rk5 = Встроенный бластер к8 с двумя ячейками; его нельзя повредить или продать.
ability-prototype-shields = Кубик щита не меньше 3.
ability-tac-x = В защите один кубик не больше 2 (к6), 3 (к8) или 4 (к12) перебрасывается.
ability-crypto-lance = Не пройденный щит повреждает, но не останавливает.
ability-trade-ledger = На 500 больше за куб в следующей продаже, с округлением до полной тысячи вверх.
ability-field-plating = На 1 меньше любых небоевых повреждений.
ability-autopilot = В конце хода каждого другого игрока к6 на 4 и больше даёт очко на свой следующий ход.
ability-broadside = Одна атака бластерами и ракетами вместе.
ability-sanctuary = К8 от повреждений корабля в пределах трёх клеток; 1000, если это корабль другого игрока.
ability-bulk-contract = В партии три куба.
ability-overcharge = За 2 энергии только что брошенный кубик оборудования даёт максимум.
ability-replication = Чужую исчерпываемую способность можно использовать один раз как свою.
ability-tow-field = Спасение с трёх клеток или до четырёх кубов в пределах трёх клеток к себе.
ability-recall = Жетон возвращения кладут на клетку, или он возвращает корабль за 2 энергии.

# event cards
card-rewired = Три раунда: врата «Тигр» связаны с другими; первый, кто этим воспользуется, получает 1 славу.
card-rikishi = От клетки внешнего кольца Нира к12 клеток прямо каждый раунд; уничтожает всё на пути. Планета, в которую он попал, становится полем льда, и событие кончается, как и с его уходом с карты.
card-cinderbeard-comes = Второй Негодяй с наградой 3000 на точке возрождения, самой дальней от лидера; за его гибель ещё 1 слава.
card-martial-law = Три раунда: щиты законолюбивых планет дают награду 2000; Страж ходит дважды.
card-black-shipyard = Два корабля или четыре раунда: на преступных планетах корабль на 2000 дешевле и даёт награду 2000, а не снимает её.
card-wormholes = Пять раз: за очко с точки возрождения на любую другую.
card-grand-rally = Два раунда: больше всех точек миссий за один свой ход, не меньше двух, приносит 2.
card-solar-storm = Два раунда: зарядка стоит 2 энергии.
card-cold-snap = Три раунда: в конце раунда корабли вне планет и «Печи» получают 1 ледяное повреждение, его можно заблокировать.
card-great-thaw = Три раунда: заморозки нет; каждый сейчас убирает до 2 ледяных повреждений.
card-ember-rush = Шесть искр или четыре раунда: куб искр приносит 3000.
card-trade-boom = Два раунда: секции сейчас пополняются до 4; куб приносит 1500, суммы округляются вверх.
card-embargo = Три раунда: один тип груза продаётся лишь на преступных планетах, за 2000.
card-amnesty = Два раунда: остановившийся на законолюбивой планете теряет всю награду за голову.
card-hunters-moon = Одна гибель или четыре раунда: уничтожение корабля с наградой приносит ещё 1.
card-refugees = Оба дома или пять раундов: с точки миссий одной из двух планет на другую: 1 слава и 2000.
card-lost-convoy = Пока не подобран или пять раундов: по два куба на трёх открытых клетках.
card-gravity-surge = Три раунда: кубики гравитации и комет бросают дважды и складывают.
card-kiln-wanders = Четыре раунда: «Печь» сдвигается на к6 каждый раунд.
card-relic-fever = Три реликвии или четыре раунда: раскопки удаются с 8.
card-dead-calm = Два раунда: двигатели дают не больше 6; импульс на 2 больше.
card-old-charts = Четыре сектора или три раунда: сканирование бесплатно и не прерывает движение.

# deeds of titles
deed-cube-types = Иметь на борту груз {$n} типов.
deed-blind-jumps = Совершить за ход слепых прыжков: {$n}.
deed-giants = Уничтожить корабль старшего уровня.
deed-best-bounty = Уничтожить корабль с наградой за голову от {$n}.
deed-bounty = Иметь награду за голову от {$n}.
deed-mined = Добыть за ход на астероидах кубов: {$n}.
deed-harvested = Собрать за ход в туманности кубов: {$n}.
deed-salvaged = Поднять за ход из обломков кубов: {$n}.
deed-moved = Пролететь за ход клеток: {$n}.
deed-beside-star = Закончить фазу действий рядом со звездой или чёрной дырой, имея не больше трёх целых отсеков.
deed-credits = Иметь в итоговой фазе кредитов: {$n}.
deed-sold-at-once = Продать за одну продажу кубов: {$n}.
deed-gates = Пролететь за ход через врата, раз: {$n}.
deed-scanned = Просканировать за ход секторов: {$n}.
deed-last-space = Иметь в итоговой фазе единственный целый отсек.
deed-rescued = Спасти потерпевший бедствие корабль.
deed-packed = Заполнить все отсеки неповреждённого трюма.
deed-completed = Выполнить за ход миссий: {$n}.
deed-clean-ice = Пересечь за ход границу льда без вреда, раз: {$n}.
deed-embers-at-once = Продать за одну продажу искр: {$n}.
deed-relics = Иметь на борту реликвий: {$n}.
deed-beside-comet = Закончить фазу действий на траектории кометы, рядом с ней.
deed-horizon = Пройти по оранжевой траектории «Зова Феррена» и в тот же ход покинуть сектор.
deed-frozen = Иметь в итоговой фазе отсеков со льдом: {$n}.
deed-missions = Иметь активных миссий: {$n}.
deed-plated = Иметь на бронепластинах повреждений: {$n}.
deed-mods = Иметь работающих модулей: {$n}.
deed-demands = Удовлетворить за ход спросов: {$n}.

# что у кого было, и удача
goods-credits = Кредиты в тысячах
goods-tier = Уровень корабля
goods-outfits = Оборудование и модули
goods-cargo = Кубы на борту
goods-bounty = Награда за голову в тысячах
luck-engines = Двигатели: очки движения с учётом повреждений и усилений
luck-d20 = к20: выпавшие значения
luck-twenties = к20: натуральные двадцатки
