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
board-have-fame = Слава
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
