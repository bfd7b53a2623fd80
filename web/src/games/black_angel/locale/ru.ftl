# Что говорит только нарисованное поле «Чёрного ангела».

board-space = Космос
board-panel = Доступные технологии
board-compartments = Отсеки
board-stores = Хранилище
board-removed = Удалённое
board-hand = Рука
board-grid = Сетка технологий
board-b = Б
board-no-dice = кубиков нет
board-no-cards = карт нет
board-spread = Выберите
board-spread-fold = Посмотреть на поле
board-hal-next = дальше
board-tuned = сбалансировано: { $tuned }
board-journey = Путь
board-journey-help = После этого доигрывают раунд и играют ещё один.
board-round-of = раунд { $round }/{ $last }

board-good-resource = Ресурсы
board-good-debris = Обломки
board-good-ship = Корабли в хранилище
board-good-robot = Роботы в комнате отдыха
board-cards-orange = Оранжевые делегации
board-cards-grey = Серые делегации
board-cards-green = Зелёные делегации
board-cards-ravager = Карты Разорителей

# --- корабль словами ---
board-action =
    { $colour ->
        [orange] действие { $number }, для оранжевого кубика
        [grey] действие { $number }, для серого кубика
       *[green] действие { $number }, для зелёного кубика
    }
board-deed-study = Возьмите технологии с панели и установите их в свою сетку.
board-deed-repair = Уберите повреждение с корабля: оно станет вашим обломком.
board-deed-destroy = Заберите карты Разорителей с корабля в руку.
board-deed-ship = Переместите свой корабль или отправьте новый и разыграйте делегацию там, куда он прибыл.
board-damage =
    { $n ->
        [0] Повреждений нет
       *[other] Повреждения: { $n }
    }
board-damage-help = Два повреждения ухудшают действие: кубик здесь стоит на 1 меньше.
board-ravager-slot = Ячейка карт Разорителей
board-ravager-help = Здесь нет Разорителей.
board-ravager-penalty = Кто не может этого сделать, может вместо этого потерять { $n } ПО.
board-ravager-under =
    { $n ->
        [one] Всего { $n } карта, действует только верхняя.
        [few] Всего { $n } карты, действует только верхняя.
       *[many] Всего { $n } карт, действует только верхняя.
    }
board-station =
    { $colour ->
        [orange] Оранжевая станция
        [grey] Серая станция
       *[green] Зелёная станция
    }
board-station-help = Каждый ваш робот здесь бросает один кубик этого цвета.
board-robots-of =
    { $n ->
        [one] { $who }: { $n } робот
        [few] { $who }: { $n } робота
       *[many] { $who }: { $n } роботов
    }
board-storage =
    { $colour ->
        [orange] Зона хранения оранжевых кубиков
        [grey] Зона хранения серых кубиков
       *[green] Зона хранения зелёных кубиков
    }
board-storage-dice =
    { $n ->
        [0] кубиков нет
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
board-storage-damaged = повреждено: { $n }
board-storage-help = Кто бросает повреждённый кубик, теряет { $n } ПО; сначала берут целые.
board-sequence-b = Последовательность Б
board-b1 = Переброс: по кубику за каждого вашего робота на станциях.
board-b2 = Перезагрузка планшета: карты рядом с ним сбрасываются, обломки с технологий уходят в хранилище.
board-b3 = Продвижение: «Чёрный ангел» летит на клетку вперёд, ближняя часть космоса переходит в дальний конец.
board-b-cost = Оставшиеся кубики отнимают столько ПО, сколько на них выпало.
board-acts-as =
    { $colour ->
        [orange] служит оранжевым
        [grey] служит серым
       *[green] служит зелёным
    }
board-raised = +{ $n } к значению
board-in-use-help = Выберите действие его цвета или постоянную делегацию этого цвета.

# --- карты и жетоны словами ---
board-deck =
    { $back ->
        [orange] Колода оранжевых делегаций
        [grey] Колода серых делегаций
        [green] Колода зелёных делегаций
       *[ravager] Колода Разорителей
    }
board-deck-left =
    { $n ->
        [one] осталась { $n } карта
        [few] осталось { $n } карты
       *[many] осталось { $n } карт
    }
board-tokens-left =
    { $n ->
        [one] остался { $n } жетон
        [few] осталось { $n } жетона
       *[many] осталось { $n } жетонов
    }
board-deck-help = Отсюда вы берёте карту после действия кубиком этого цвета.
board-deck-ravagers-help = Когда она кончится, конец игры близок.
board-discard = в сбросе: { $cards }
board-advanced-stack = Передовые технологии, рубашкой вверх
board-stack =
    { $colour ->
        [orange] Оранжевые технологии
        [grey] Серые технологии
       *[green] Зелёные технологии
    }
board-stack-top = сверху: { $name }
board-token =
    { $colour ->
        [orange] оранжевая технология
        [grey] серая технология
       *[green] зелёная технология
    }
board-improved = улучшенная сторона, один раз: { $effects }
board-price =
    { $n ->
        [one] стоит { $n } выполнение
        [few] стоит { $n } выполнения
       *[many] стоит { $n } выполнений
    }
board-littered = На ней лежит обломок: второй положить нельзя, пока она не очищена.
board-advanced = передовая технология: ПО в конце игры
board-cap = не больше { $n } ПО; в своей ячейке ещё по { $more } за каждую удалённую делегацию рядом
board-cap-cell = не больше { $n } ПО
board-mission =
    { $colour ->
        [orange] { $kind ->
            [permanent] оранжевая делегация, постоянная
           *[temporary] оранжевая делегация, временная
        }
        [grey] { $kind ->
            [permanent] серая делегация, постоянная
           *[temporary] серая делегация, временная
        }
       *[green] { $kind ->
            [permanent] зелёная делегация, постоянная
           *[temporary] зелёная делегация, временная
        }
    }
board-permanent = за каждое выполнение: { $effects }
board-temporary = когда её удаляют: { $effects }
board-reward = награда при розыгрыше: { $effects }
board-brings = приносит технологии: { $colours }
board-owner = владелец: { $who }
board-ravager-goes = идёт к действию { $number }: { $action }
board-ravager-card-help = Её можно из руки положить рядом с планшетом: она активирует весь ряд или столбец.
board-back =
    { $back ->
        [orange] Оранжевая делегация рубашкой вверх
        [grey] Серая делегация рубашкой вверх
        [green] Зелёная делегация рубашкой вверх
       *[ravager] Карта Разорителя рубашкой вверх
    }
board-back-help = Рубашку видят все, лицо видит владелец.

# --- космос словами ---
board-hex-site = Здесь можно разыграть делегацию этого цвета.
board-hex-asteroid = Корабли сюда не входят, если здесь нет «Чёрного ангела».
board-hex-open = Открытый космос.
board-hex-spes = Цель пути: когда «Чёрный ангел» прибудет, конец игры близок.
board-hex-ravager = Корабль Разорителей: делегация рядом приводит Разорителя на борт.
board-hex-comet = Комета: сюда охотно отправляется Эал.
board-ship-of = Корабль игрока { $who }
board-ship-help = На постоянной делегации позволяет владельцу корабля пользоваться её картой.
board-angel-at = на клетке { $hex }
board-angel-help = Отсюда отправляются новые корабли. Летит вперёд при каждой последовательности Б.
board-marker = Спес появится на части { $strip }, когда до неё дойдёт очередь.
board-steps-left =
    { $n ->
        [one] до Спес { $n } последовательность Б
        [few] до Спес { $n } последовательности Б
       *[many] до Спес { $n } последовательностей Б
    }

# --- игроки словами ---
board-die-help =
    { $n ->
        [0] Стоит 0: годится лишь кораблю, который уже стоит на владении.
        [one] { $n } выполнение
        [few] до { $n } выполнений
       *[many] до { $n } выполнений
    }
board-secured-help = Под охраной: его может взять только владелец.
board-buy =
    { $n ->
        [one] Другие платят за него владельцу { $n } ресурс.
        [few] Другие платят за него владельцу { $n } ресурса.
       *[many] Другие платят за него владельцу { $n } ресурсов.
    }
board-compartment = Отсек: { $who }
board-compartment-help =
    { $n ->
        [one] Кубик из открытой зоны стоит другим { $n } ресурс, охраняемый не продаётся.
        [few] Кубик из открытой зоны стоит другим { $n } ресурса, охраняемый не продаётся.
       *[many] Кубик из открытой зоны стоит другим { $n } ресурсов, охраняемый не продаётся.
    }
board-has = { $who }: { $n }
board-good-resource-help = На чужие кубики и на охрану кубика после броска.
board-good-debris-help = Один обломок переворачивает используемый кубик: 0 и 2, 1 и 3.
board-good-ship-help = Отправляясь, корабль берёт на борт робота.
board-good-robot-help = Они летают на кораблях и в делегациях, а эффекты отправляют их на станции.
board-robot-supply = не в деле: { $n }
board-line = Ячейка для карты: { $line }
board-line-free = свободна
board-line-help = Делегация здесь активирует технологии своего цвета в этом ряду или столбце, карта Разорителя активирует все.
board-arrow-help = Технология этого цвета входит здесь и сдвигает остальные.
board-arrow-black = Передовая технология входит здесь и сдвигает остальные.
board-cell-help = Передовая технология, удалённая из сетки, приносит здесь не больше { $n } ПО и ещё по { $more } за каждую удалённую делегацию этого цвета.
board-cell-missions = удалённые делегации: { $cards }
board-removed-tokens = Удалено технологий: { $n }
board-removed-help = Они остаются вашими, и некоторые карты их считают.
board-surplus = Передовые технологии без ячейки
board-on-track = ПО, набранные в игре
board-goods-sum = роботы { $rest }, ресурсы { $resources }, корабли { $ships }
board-scored = { $token }: сосчитано { $n }, не больше { $cap } ПО

# --- Эал словами ---
board-hal-help = Он действует по своим картам и получает ПО там, где вы получили бы компоненты.
board-hal-top = верхняя часть: { $deed }
board-hal-bottom = нижняя часть: { $deed }
board-hal-study = изучает технологии
board-hal-repair = ремонтирует
board-hal-destroy = уничтожает Разорителей
board-hal-ship = разыгрывает делегацию
board-hal-advanced = сначала передовые
board-hal-panel = только с панели
board-hal-clockwise = от действия 1 к 6
board-hal-counterclockwise = от действия 6 к 1

# --- вопросы о положении ---
query-standing-ask = Кто впереди?
query-total = { $who } { $n }
query-end-ask = Когда кончится игра?
query-ravagers-left =
    { $n ->
        [one] или когда возьмут последнюю карту Разорителя: осталась { $n }
       *[other] или когда возьмут последнюю карту Разорителя: осталось { $n }
    }
query-dice-ask = Какие есть кубики?
query-decks-ask = Сколько карт осталось?
query-danger-ask = Где Разорители и повреждения?
query-danger = { $action }: повреждения { $damage }, Разорители { $ravagers }
query-no-danger = нигде
query-player-ask = Что есть у игрока { $seat }?
query-missions = делегации в космосе: { $names }
query-card-ask = Что такое { $card }?

# --- как говорят о возможных ответах ---
board-pass-take-turn = Спасовать
board-pass-activate-tokens = Не активировать
board-pass-activate-one = Не активировать
board-pass-move-robot = Больше роботов не двигать
board-pass-execute = Остановиться
board-pass-perform-too = Отказаться
board-pass-destroy-ravagers = Больше не уничтожать
board-pass-repair-damage = Больше не ремонтировать
board-pass-secure-die = Не брать под охрану
board-pass-play-mission = Не разыгрывать делегацию
board-pass-study-tokens = Больше не брать
board-pass-take-token = Не брать
board-group-use = Взять свой кубик
board-group-use-secured = Взять свой кубик
board-group-buy = Купить кубик
board-group-buy-neutral = Купить кубик
board-group-buy-hal = Купить кубик
board-group-beside = Положить карту рядом с планшетом
board-group-launch = Отправить новый корабль
board-group-fly = Переместить корабль

# --- icons ---
board-legend-vp = ПО
board-legend-robot = робот
board-legend-resource = ресурс
board-legend-voyager = корабль
board-legend-debris = обломки
board-legend-mission = карта делегации
board-legend-ravager = карта Разорителя
board-legend-damage = повреждение
board-legend-dice = кубик
board-legend-hues = любой цвет
board-legend-research = изучить технологию
board-legend-repair = ремонт «Чёрного ангела»
board-legend-destroy = уничтожить Разорителей
board-legend-once = активировать жетон
board-legend-strength = защита от Разорителя
board-legend-lock = зона повышенной безопасности
board-legend-rest = комната отдыха
board-legend-post = командный пост
board-legend-melurien = мелурианцы: оранжевый
board-legend-xhavit = ксавиты: серый
board-legend-tsoth = тсоты: зелёный
board-legend-thrown = удалённые технологии
board-legend-advance = «Чёрный ангел» летит дальше
board-legend-angel = «Чёрный ангел»
board-legend-hourglass = в конце игры
board-legend-always = при каждом использовании делегации
