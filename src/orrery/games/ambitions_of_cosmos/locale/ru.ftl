game-name = Амбиции Космоса
game-tagline = Четыре пути к величию: оружие, сенат, торговля, наука

## Настройки

option-variant = Поле
option-variant-help = Сектора другого вида на некоторых местах: богатое поле помогает торговле и науке, на пограничном важнее разведка и оружие.
option-variant-standard = Обычное
option-variant-rich = Богатое: серебряные сектора вместо части бронзовых
option-variant-frontier = Пограничное: серебряные сектора вместо части золотых
option-nations = Нации
option-nations-help = Нации тянут втёмную или выбирают по очереди, начиная с первого игрока.
option-nations-drawn = Втёмную
option-nations-chosen = По выбору
option-first-game = Первая партия
option-first-game-help = Без Великих кланов Тао, Второй Федерации и Машины.
option-exchange = Обмен ресурсами
option-exchange-help = Можно ли в договорах передавать капитал и науку. Голоса, планеты и мир обещать можно всегда.

source-rulebook = из правил
source-public = из открытых источников
source-reconstructed = восстановлено

## Ходы

move-lead = Возглавить: { $nation }
move-begin = Начать с корабля: { $ship }
move-station = Поставить флот 1: { $cell }
move-sell = { $resource ->
    [prestige] Обменять влияние на престиж
    [capital] Обменять влияние на капитал
   *[other] Обменять влияние на науку
  }
move-floor = Попросить слова
move-quiet = Никаких договоров в этом ходу
move-propose = Составить договор: { $other }
move-give = { $kind ->
    [capital] Дать ещё 1 капитал
    [science] Дать ещё 1 науку
    [peace] Обещать мир ещё на 1 ход
    [senator] Обещать голос за сенатора
    [law] { $n ->
        [1] Обещать голос за закон
       *[other] Обещать голос против закона
      }
    [next_senator] Обещать голос за сенатора в следующем ходу
    [next_law] { $n ->
        [1] Обещать голос за закон следующего хода
       *[other] Обещать голос против закона следующего хода
      }
   *[other] Обещать отказаться от планеты
  }
move-want = { $kind ->
    [capital] Просить ещё 1 капитал
    [science] Просить ещё 1 науку
    [peace] Просить мира ещё на 1 ход
    [senator] Просить голос за сенатора
    [law] { $n ->
        [1] Просить голос за закон
       *[other] Просить голос против закона
      }
    [next_senator] Просить голос за сенатора в следующем ходу
    [next_law] { $n ->
        [1] Просить голос за закон следующего хода
       *[other] Просить голос против закона следующего хода
      }
   *[other] Просить отказаться от планеты
  }
move-offer = Предложить договор партнёру
move-accept = Согласиться
move-refuse = Отказать
move-table = Выставить на голосование: { $law }
move-bury = Под низ колоды: { $law }
move-elect = Голосовать за игрока: { $other }
move-for = Голосовать за закон
move-against = Голосовать против закона
move-veto = Обратить итог голосования (1 влияние)
move-repeal = Отменить закон: { $law }
move-scrap-ship = Утилизировать корабль флота { $fleet }: { $ship }
move-scrap-building = Снести здание ({ $planet }): { $building }
move-abandon = Отказаться от планеты: { $planet }
move-build = Построить ({ $yard }): { $item }
move-launch = Во флот { $fleet }: { $cell }
move-contract = Построить по подряду ({ $planet }): { $building } (1 влияние)
move-command = Действует флот { $fleet }
move-back = Другой флот
move-fly = Лететь: { $cell }
move-tow = Переместить станцию: { $cell }
move-reveal = Вскрыть сектор: { $place }
move-orient = Положить, повернув на { $turn }/6
move-explore = Исследовать сигнал
move-join = Обменяться кораблями с флотом { $fleet }
move-shift = Перевести из флота { $fleet }: { $ship }
move-done = Готово
move-muster = Созвать флот { $fleet } (1 влияние)
move-gather = Собраться: { $cell }
move-raid = Набег на планету (1 влияние)
move-teleport = Телепортироваться: { $cell }
move-plunder = Разграбить планету
move-invade = Захватить планету
move-capture = Занять планету: { $planet }
move-lose = Отдать корабль: { $ship }
move-fight = Сражаться
move-sacrifice = Отступить, пожертвовав кораблём: { $ship }
move-withdraw = Отступить без потерь
move-retreat = Отступить: { $cell }
move-lay = Следующий в строю: { $ship }
move-reroll = Перебросить кубик
move-salvo = Гвардейский залп (1 влияние)
move-chase = Обратить флот в бегство: { $cell }
move-study = Изучить: { $tech }, место { $slot }
move-breakthrough = Прорыв: { $tech }, место { $slot } (1 влияние)

## Вопросы

ask-choose-nation = Выберите нацию.
ask-take-ship = Выберите корабль для первого флота.
ask-place-fleet = Выберите клетку первого флота рядом с родным миром.
ask-talks = Кто просит слова: обменять влияние или предложить договор?
ask-take-floor = Вам слово: обменяйте влияние или предложите договор.
ask-draw-up = Составьте договор: что дают, чего хотят? Пока: { $terms }
ask-answer-deal = { $seat } предлагает договор ({ $other }): { $terms }
ask-table-law = Выберите закон, который будет вынесен на голосование.
ask-bury-laws = Выберите закон, который уйдёт под низ колоды.
ask-elect-senator = Выборы сенатора: весь престиж за одного кандидата.
ask-break-tie = Голоса разделились: решите, кто посадит сенатора.
ask-vote-on-law = Голосование за закон: { $law }
ask-use-veto = { $law }: { $side ->
    [for] принят
   *[other] отклонён
  }. Обратить итог?
ask-repeal-law = Выберите закон, который будет отменён.
ask-construct = Стройте корабли и здания; до этого можно что-то снести.
ask-launch-ship = Выберите место нового корабля: { $ship }
ask-command-fleets = Выберите флот, который будет действовать.
ask-move-fleet = Флот { $fleet }: { $left ->
    [0] скорость исчерпана
    [one] осталось { $left } очко скорости
    [few] осталось { $left } очка скорости
   *[other] осталось { $left } очков скорости
  }
ask-exchange-ships = Распределите корабли флотов { $fleet } и { $partner } заново.
ask-gather-fleet = Выберите клетку, где соберётся созванный флот.
ask-orient-sector = { $place }: сориентируйте сектор «{ $sector }», как вам удобно.
ask-explore-first = Исследовать сигнал до проверки чёрной дыры?
ask-teleport-fleet = Выберите, куда чёрная дыра переносит флот { $fleet }.
ask-send-machine = Выберите, куда чёрная дыра переносит Машину.
ask-lose-ship = Флот { $fleet } слишком велик: выберите корабль, который погибнет.
ask-stay-or-go = Перед вами противник: { $other }. Сражаться или отступить?
ask-retreat-to = Выберите, куда отступает ваш флот.
ask-lay-ships = Ваш боевой порядок: корабль { $number } из { $duels }.
ask-reroll-die = { $ship }: на кубике { $die }. Перебросить?
ask-fire-salvo = Проверки: { $own } против { $other }. Дать залп?
ask-chase-fleet = Вы победили. Выберите, куда бежит проигравший флот.
ask-capture-planet = Выберите планету: больше вам не занять.
ask-invade-planet = { $planet }: ваша мощь { $power }, её защита { $defence }.
ask-study-technology = Выберите технологию для изучения.

order-talks = Переговоры и договоры
order-answer-deal = Договоры, которые предлагают мне
order-elect-senator = Выборы сенатора
order-vote-on-law = Голосование за закон
order-use-veto = Моё вето
order-stay-or-go = Отступление до начала сражения
order-concluded = Завершение после того, как я спасовал
policy-elect-senator-myself = Голосовать за себя
policy-vote-on-law-for = Голосовать за любой закон
policy-vote-on-law-against = Голосовать против любого закона
policy-stay-or-go-fight = Всегда сражаться
policy-answer-deal-never = Отказывать всегда

term-said = { $kind ->
    [capital] { $n ->
        [one] { $seat } даёт { $n } капитал
       *[other] { $seat } даёт { $n } капитала
      }
    [science] { $n ->
        [one] { $seat } даёт { $n } науку
       *[other] { $seat } даёт { $n } науки
      }
    [peace] { $n ->
        [one] { $seat } хранит мир { $n } ход
        [few] { $seat } хранит мир { $n } хода
       *[other] { $seat } хранит мир { $n } ходов
      }
    [senator] { $seat } голосует за кандидата: { $other }
    [law] { $n ->
        [1] { $seat } голосует за закон
       *[other] { $seat } голосует против закона
      }
    [next_senator] { $seat } голосует в следующем ходу за кандидата: { $other }
    [next_law] { $n ->
        [1] { $seat } голосует за закон следующего хода
       *[other] { $seat } голосует против закона следующего хода
      }
   *[other] { $seat } отказывается от планеты: { $planet }
  }

## Причины

why-no-exchange = За этим столом ресурсами не обмениваются.
why-no-influence = Нет жетона влияния.
why-no-capital = Стоит { $need } капитала, у вас { $have }.
why-limit-reached = Предел строительства { $limit } в этом ходу исчерпан.
why-need-technology = Нужна технология, которой у вас нет.
why-need-ship-technology = Нужны верфи этого класса.
why-no-zone = На ваших планетах нет места для строительства.
why-twice = Такое здание там уже стоит.
why-no-card = Карточек больше нет.
why-no-fleet-place = Рядом нет флота, где есть место, а новый превысит ваш предел флотов: { $limit }.
why-spent = Скорость исчерпана, и делать больше нечего.
why-promised-peace = Вы обещали мир.
why-not-stronger = Ваша мощь { $have } не больше её защиты { $need }.
why-planet-limit = Вы управляете всеми планетами, какими можете.
why-beaten = Флот, проигравший сражение, не вторгается в этом ходу.
why-peace = Вы обещали мир.
why-no-plunder = Для разграбления нужны «Десантные модули».
why-plunder-banned = Закон запрещает мародёрство.
why-no-plunder-token = Все жетоны разграбления заняты.
why-plundered = Планета уже разграблена.
why-no-science = Стоит { $need } науки, у вас { $have }.
why-no-slot = В вашей пирамиде ей не на что опереться.
why-no-study = В этом ходу вы больше ничего не изучаете.

## Подсказки

preview-advised = в сторону богатого сектора
preview-science = { $n ->
    [one] −{ $n } наука
   *[other] −{ $n } науки
  }
preview-capital = { $n ->
    [one] −{ $n } капитал
   *[other] −{ $n } капитала
  }
preview-gain = { $resource ->
    [prestige] +{ $n } престижа
    [capital] +{ $n } капитала
   *[other] +{ $n } науки
  }
preview-votes = { $n ->
    [one] { $n } голос
    [few] { $n } голоса
   *[other] { $n } голосов
  }
preview-senators = { $n ->
    [one] { $n } сенатор
    [few] { $n } сенатора
   *[other] { $n } сенаторов
  }
preview-launch = { $kind ->
    [join] во флот { $fleet }
   *[other] новый флот { $fleet }
  }
preview-speed = { $n ->
    [0] бесплатно
    [one] −{ $n } очко скорости
    [few] −{ $n } очка скорости
   *[other] −{ $n } очков скорости
  }
preview-tow = вместе со станцией
preview-battle = сражение
preview-supernova = верная гибель
preview-hole = проверка чёрной дыры
preview-nebula = движение закончится

## События

event-nation-chosen = { $seat } возглавляет нацию: { $nation }.
event-turn-began = Ход { $turn }. Спикер: { $seat }.
event-phase-began = { $phase ->
    [political] Политическая фаза.
    [construction] Фаза строительства.
    [tactical] Тактическая фаза.
    [science] Научная фаза.
   *[other] Завершение хода.
  }
event-invoked = { $seat } тратит влияние: { $power }.
event-influence-gained = { $n ->
    [one] { $seat } получает { $n } жетон влияния.
    [few] { $seat } получает { $n } жетона влияния.
   *[other] { $seat } получает { $n } жетонов влияния.
  }
event-science-gained = { $n ->
    [one] { $seat } получает { $n } науку.
   *[other] { $seat } получает { $n } науки.
  }
event-won = { $ending ->
    [military] { $seat } одерживает военную победу: под контролем два родных мира.
    [senate] { $seat } одерживает политическую победу: большинство в сенате уже не догнать.
    [political] { $seat } одерживает политическую победу: у него больше всех сенаторов.
    [economic] { $seat } одерживает экономическую победу.
   *[other] { $seat } одерживает научную победу на вершине пирамиды.
  }
event-prestige-collected = { $seat }: рейтинг престижа { $rating }, голосов { $votes }.
event-influence-sold = { $resource ->
    [prestige] { $seat } меняет влияние на престиж: { $n }.
    [capital] { $seat } меняет влияние на капитал: { $n }.
   *[other] { $seat } меняет влияние на науку: { $n }.
  }
event-floor-taken = { $seat } берёт слово.
event-went-quiet = { $seat } не заключает договоров в этом ходу.
event-deal-proposed = { $seat } предлагает договор: { $other }.
event-deal-refused = { $other } отказывает: { $seat }.
event-deal-struck = Договор заключён: { $seat } и { $other }.
event-deal-term = { $kind ->
    [capital] { $n ->
        [one] { $seat } должен: { $n } капитал ({ $other }).
       *[other] { $seat } должен: { $n } капитала ({ $other }).
      }
    [science] { $n ->
        [one] { $seat } даёт: { $n } науку ({ $other }).
       *[other] { $seat } даёт: { $n } науки ({ $other }).
      }
    [peace] { $n ->
        [one] { $seat } не нападает { $n } ход: { $other }.
        [few] { $seat } не нападает { $n } хода: { $other }.
       *[other] { $seat } не нападает { $n } ходов: { $other }.
      }
    [senator] { $seat } проголосует за кандидата: { $other }.
    [law] { $n ->
        [1] { $seat } проголосует за закон.
       *[other] { $seat } проголосует против закона.
      }
    [next_senator] { $seat } проголосует в следующем ходу за кандидата: { $other }.
    [next_law] { $n ->
        [1] { $seat } проголосует за закон следующего хода.
       *[other] { $seat } проголосует против закона следующего хода.
      }
   *[other] { $seat } откажется от планеты: { $planet }.
  }
event-debt-paid = { $kind ->
    [capital] { $n ->
        [one] { $seat } платит: { $n } капитал ({ $other }).
       *[other] { $seat } платит: { $n } капитала ({ $other }).
      }
   *[other] { $n ->
        [one] { $seat } отдаёт: { $n } науку ({ $other }).
       *[other] { $seat } отдаёт: { $n } науки ({ $other }).
      }
  }
event-law-tabled = { $seat } выставляет на голосование: { $law }.
event-voted-for = { $votes ->
    [one] { $seat } отдаёт { $votes } голос: { $other }.
    [few] { $seat } отдаёт { $votes } голоса: { $other }.
   *[other] { $seat } отдаёт { $votes } голосов: { $other }.
  }
event-tie-broken = { $seat } решает ничью: { $other }.
event-senator-seated = { $seat } сажает сенатора, теперь их { $senators }.
event-fee-due = { $seat } должен заплатить за мандат { $n } капитала: { $other }.
event-voted-on-law = { $side ->
    [for] { $seat } голосует за закон ({ $senators }).
   *[other] { $seat } голосует против закона ({ $senators }).
  }
event-law-decided = { $law }: за { $supporting }, против { $against }; { $side ->
    [for] принят
   *[other] отклонён
  }.
event-vetoed = { $seat } обращает итог голосования: { $law }.
event-law-passed = Закон вступает в силу: { $law }.
event-law-rejected = Закон отклонён: { $law }.
event-law-repealed = { $seat } отменяет закон: { $law }.
event-capital-collected = { $n ->
    [one] { $seat } собирает { $n } капитал.
   *[other] { $seat } собирает { $n } капитала.
  }
event-ship-scrapped = { $seat } утилизирует корабль флота { $fleet }: { $ship }.
event-building-scrapped = { $seat } сносит здание ({ $planet }): { $building }.
event-planet-given-up = { $seat } отказывается от планеты: { $planet }.
event-ship-built = { $cost ->
    [0] { $seat } начинает с корабля во флоте { $fleet }: { $ship }.
   *[other] { $seat } строит за { $cost }: { $ship }, флот { $fleet }, { $cell }.
  }
event-building-built = { $seat } строит за { $cost } ({ $planet }): { $building }.
event-tactics-began = { $seat } командует флотами.
event-fleet-moved = { $seat }, флот { $fleet }: { $cell }.
event-station-towed = { $seat }, флот { $fleet } перемещает станцию: { $cell }.
event-ships-exchanged = { $seat }: флоты { $fleet } и { $partner } обмениваются кораблями.
event-fleets-merged = { $seat }: флоты { $fleet } и { $partner } объединяются.
event-fleet-lost = { $seat }: флот { $fleet } погиб.
event-ship-lost = { $seat } теряет корабль флота { $fleet }: { $ship }.
event-sector-revealed = { $seat } вскрывает сектор { $place }: { $sector }.
event-route-opened = { $seat } создаёт торговый путь: { $planet }.
event-signal-explored = { $seat } исследует сигнал ({ $cell }): { $signal }.
event-ship-found = { $seat } бросает { $die }: к флоту { $fleet } присоединяется { $ship }.
event-hole-rolled = { $seat }, флот { $fleet } в чёрной дыре: на кубике { $die }.
event-fleet-teleported = { $seat }, флот { $fleet } телепортирован: { $cell }.
event-art-found = { $seat }, флот { $fleet } берёт на борт произведение искусства.
event-art-taken = { $seat } отбивает произведение искусства: { $other }.
event-art-placed = { $seat } размещает произведение искусства: { $planet }.
event-planet-captured = { $seat } занимает планету: { $planet }.
event-planet-invaded = { $seat } захватывает планету: { $planet } (была у игрока { $other }).
event-planet-plundered = { $seat } разграбляет планету: { $planet } (владелец { $other }).
event-battle-began = Сражение ({ $cell }): { $seat } против: { $other }.
event-retreated = { $seat }: флот { $fleet } отступает.
event-put-aside = { $seat } откладывает: { $ships }.
event-duel-began = Поединок: { $ship } против: { $rival }.
event-die-rolled = { $seat }: { $ship }, на кубике { $die }.
event-analysed = { $seat }: { $ship }, анализатор считает кубик за 6.
event-duel-fought = { $ship } { $check }, { $rival } { $against }.
event-ship-destroyed = { $seat } теряет корабль: { $ship }.
event-boarded = { $seat } берёт на абордаж: { $ship }.
event-battle-ended = { $seat } побеждает в сражении, { $sum } : { $against } ({ $other }).
event-machine-course = Машина ложится на курс (кубик { $die }{ $heading ->
    [0] , восток
    [1] , северо-восток
    [2] , северо-запад
    [3] , запад
    [4] , юго-запад
   *[other] , юго-восток
  }).
event-machine-moved = Машина летит: { $cell }.
event-machine-repelled = Машине не хватает мощи, она уходит: { $planet }.
event-machine-took = Машина захватывает планету: { $planet }.
event-machine-gone = { $how ->
    [map] Машина покидает пределы карты.
    [hole] Машина гибнет в чёрной дыре.
   *[other] Машина гибнет в сверхновой.
  }
event-science-collected = { $n ->
    [one] { $seat } собирает { $n } науку.
   *[other] { $seat } собирает { $n } науки.
  }
event-studied = { $cost ->
    [0] { $seat } объявляет изучение: { $tech }.
   *[other] { $seat } изучает за { $cost }: { $tech }.
  }

## Конец игры

ending-military = Военная победа
ending-senate = Политическая победа: восемь сенаторов
ending-political = Политическая победа: больше всех сенаторов
ending-economic = Экономическая победа
ending-scientific = Научная победа
score-homes = Родные миры
score-senators = Сенаторы
score-growth = Прирост капитала
score-technologies = Технологии

## Что дают эффекты

effect-capital = +{ $n } капитала
effect-prestige = +{ $n } престижа
effect-science = +{ $n } науки
effect-route-capital = +{ $n } капитала за каждый торговый путь
effect-planet-capital = +{ $n } капитала за каждую свою планету
effect-building-capital = каждое здание «{ $of }»: { $n } капитала
effect-building-prestige = каждое здание «{ $of }»: +{ $n } престижа
effect-zone = строительная зона всех планет +{ $n }
effect-build-limit = предел строительства всех планет +{ $n }
effect-yard-radius = радиус верфи +{ $n }
effect-building-cost = стоимость зданий: { $n }
effect-ship-cost = стоимость кораблей: { $n }
effect-unlock = можно строить: { $of }
effect-extra-ship = на каждой планете { $n } корабль за ход сверх предела
effect-home-ship = у родного мира { $n } корабль за ход сверх предела
effect-contract = при строительстве: здание сверх предела, дешевле на { $n }
effect-fleet-limit = предел флотов +{ $n }
effect-ship-limit = предел кораблей +{ $n }
effect-speed = скорость всех флотов +{ $n }
effect-mining = добыча всех кораблей +{ $n }
effect-mining-income = добыча каждого флота { $n }
effect-free-reveal = первый сектор флот вскрывает, не тратя скорости
effect-cross-nebulae = туманности — обычные клетки
effect-onward = исследование сигнала и нападение не завершают движение
effect-trail = флоты проходят мимо других без сражения и отступают без потерь
effect-muster = в тактике: не двигавшийся флот переходит к верфи своей планеты
effect-ability = { $of ->
    [first] способность А всех кораблей открыта
   *[other] способность Б всех кораблей открыта
  }
effect-duel = +{ $n } в каждом поединке
effect-salvo = в сражении, после броска: +{ $n } в поединке
effect-invasion = вторжение +{ $n }
effect-defence = защита всех планет +{ $n }
effect-screen = нападающие здесь корабли лишены способностей
effect-fortress = орбитальные обороны получают второе свойство
effect-fortress-defence = со «Звёздной крепостью»: защита +{ $n }
effect-plunder = флоты могут разграблять
effect-no-plunder = разграбление запрещено
effect-raid = в тактике: разграбить без технологии и получить { $n } науки
effect-reward = +{ $n } влияния за победу над пиратами или Машиной
effect-third-planet = сенаторов для третьей планеты помимо родного мира: { $n }
effect-upkeep = содержание сенаторов { $n }
effect-upkeep-above-third = каждый сенатор сверх третьего стоит на { $n } престижа больше
effect-influence-price = обмен влияния приносит на { $n } больше
effect-votes = +{ $n } престижа на выборах сенатора
effect-mandate-fee = другой, посадив сенатора, платит вам { $n } капитала за каждого своего сенатора
effect-agenda = взять законов: { $n }
effect-veto = после голосования за закон: обратить итог
effect-repeal = спикер отменяет действующий закон
effect-studies = изучать в ход на { $n } технологию больше
effect-tech-cost = технологии уровня { $of }: { $n } науки
effect-council = +1 науки за каждого сенатора, не больше { $n }
effect-breakthrough = в научной фазе: ещё одна технология, дешевле на { $n }
effect-triumph = научная победа
effect-threshold = для экономической победы нужно на { $n } прироста больше

ability-fast = Пока она у всех кораблей флота: скорость +{ $n }, отступление без потерь.
ability-swarm = В бою против кораблей уровней 2, 3, 4: +{ $n } за каждый уровень выше первого.
ability-holds = Добыча +{ $n }.
ability-patrol = +{ $n } в бою на планете или среди астероидов, если напал противник.
ability-ecm = Корабли противника теряют способность Б.
ability-shield-gen2 = Свои корабли выживают в проигранном поединке, если разница меньше { $n }.
ability-landing = Вторжение +{ $n }.
ability-bombard = Вторжение +{ $n }.
ability-boarding = Уничтоженный им корабль считается на его стороне в конце сражения.
ability-coordinator = Все свои корабли: +{ $n } в поединках.
ability-analyser = Кубик считается за 6 против кораблей мощи { $n } и меньше.
ability-targeting = Один раз можно перебросить кубик этого корабля.
ability-shield1 = Выживает в проигранном поединке, если разница меньше { $n }; с другими щитами складывается.
ability-fireship = Когда он погибает, следующий бросок пиратского корабля получает +{ $n }.
ability-grav-ecm = Корабли противника теряют способности А и Б.
ability-devourer = +{ $n } при подсчёте результатов сражения.

## Стол словами

summary-turn = Ход { $turn } из { $turns }
summary-phase = { $phase ->
    [setup] подготовка
    [political] политическая фаза
    [construction] фаза строительства
    [tactical] тактическая фаза
    [science] научная фаза
   *[other] завершение хода
  }
summary-speaker = спикер: { $seat }
summary-laws = Действующие законы: { $laws }
summary-no-laws = Действующих законов нет.
summary-bill = На голосовании: { $law }
summary-agenda = Взяты законы: { $laws }
summary-races = Игроки
summary-player = { $seat }: { $nation }
summary-you = (вы)
summary-race = родные миры { $homes }, сенаторы { $senators }, прирост { $growth } из { $goal }, технологии { $technologies }
summary-stock = капитал { $capital }, голоса { $votes }, наука { $science } (+{ $growth }), влияние { $influence }
summary-techs = технологии: { $techs }
summary-planets = Планеты
summary-planet = { $planet } ({ $place }): { $owner }, защита { $defence }
summary-nobody = ничья
summary-held-by-machine = Машина
summary-buildings = { $buildings }
summary-art = произведение искусства
summary-plundered = разграбляет: { $seat }
summary-fleets = Флоты
summary-fleet = { $seat }, флот { $fleet }, { $cell }: { $ships }
summary-tokens = На поле
summary-token = { $token }: { $cell }
summary-signal = неизвестный сигнал
summary-machine = Машина: { $cell }
summary-battle = Сражение ({ $cell }): { $seat } против: { $other }, поединок { $duel } из { $duels }
summary-pledge = { $seat } — { $other }: { $kind ->
    [peace] мир до хода { $last }
    [senator] голос за сенатора в ходу { $last }
    [keep_off] отданная планета не занимается снова, до хода { $last }
   *[other] голос по закону в ходу { $last }
  }
summary-promises = Обещания
summary-seat = игрок { $number }
goods-growth = Прирост капитала
goods-rating = Рейтинг престижа
goods-science = Прирост науки
goods-power = Мощь флотов
goods-planets = Планеты
luck-duels = Поединки: выпавшие значения
luck-holes = Чёрные дыры: выпавшие значения
