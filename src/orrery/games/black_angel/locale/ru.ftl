# Что говорит «Чёрный ангел». Места приходят именами игроков, компоненты — своими названиями, поэтому
# и карты, и жетоны, и действия, и клетки стоят в именительном падеже.

game-name = Чёрный ангел
game-tagline = Один или несколько искусственных интеллектов ведут последний корабль человечества мимо Разорителей к новому дому.

## Настройки стола

option-expert = Вариант для опытных игроков
option-expert-help = У жетонов технологий есть улучшенная сторона, которую можно применить один раз; после действия вы оставляете одну карту из двух.
option-gap-rule = Новый жетон смещает
option-gap-rule-help = Что происходит с пустыми ячейками, когда жетон технологии выкладывают на панель или в сетку.
option-gap-rule-chain = жетоны на своём пути до первой пустой ячейки
option-gap-rule-line = весь ряд вместе с пустыми ячейками
option-difficulty = Уровень сложности
option-difficulty-help = Сколько ПО у Эала в начале партии. Только для одиночной игры.
option-difficulty-low = низкая
option-difficulty-normal = обычная
option-difficulty-high = высокая
option-difficulty-extreme = экстремальная

## Слова

source-rulebook = из правил
source-public = из открытых источников
source-reconstructed = восстановлено

## Ходы

move-use =
    { $colour ->
        [orange] Взять оранжевый кубик: { $value }
        [grey] Взять серый кубик: { $value }
       *[green] Взять зелёный кубик: { $value }
    }
move-use-secured =
    { $colour ->
        [orange] Взять охраняемый оранжевый кубик: { $value }
        [grey] Взять охраняемый серый кубик: { $value }
       *[green] Взять охраняемый зелёный кубик: { $value }
    }
move-buy =
    { $colour ->
        [orange] Купить оранжевый кубик: { $value } ({ $other })
        [grey] Купить серый кубик: { $value } ({ $other })
       *[green] Купить зелёный кубик: { $value } ({ $other })
    }
move-buy-neutral =
    { $colour ->
        [orange] Купить нейтральный оранжевый кубик: { $value }
        [grey] Купить нейтральный серый кубик: { $value }
       *[green] Купить нейтральный зелёный кубик: { $value }
    }
move-buy-hal =
    { $colour ->
        [orange] Купить оранжевый кубик Эала: { $value }
        [grey] Купить серый кубик Эала: { $value }
       *[green] Купить зелёный кубик Эала: { $value }
    }
move-secure =
    { $colour ->
        [orange] Поместить под охрану оранжевый кубик: { $value }
        [grey] Поместить под охрану серый кубик: { $value }
       *[green] Поместить под охрану зелёный кубик: { $value }
    }
move-beside =
    { $back ->
        [orange] Разыграть оранжевую делегацию: { $line }
        [grey] Разыграть серую делегацию: { $line }
        [green] Разыграть зелёную делегацию: { $line }
       *[ravager] Разыграть карту Разорителя: { $line }
    }
move-lay = Выложить карту «{ $card }»
move-activate = Активировать «{ $token }»
move-revert = Перевернуть «{ $token }» обычной стороной вверх
move-reroll = Последовательность Б: перебросьте кубики, перезагрузите планшет, продвиньте «Чёрного ангела»
move-flip = Перевернуть кубик за обломок
move-boost = Применить улучшенную сторону: «{ $token }»
move-act = Действие: { $action }
move-use-mission = Делегация: «{ $card }»
move-discard = Сбросить «{ $card }»
move-study = Взять «{ $token }»
move-install = Установить «{ $token }»: { $arrow }
move-keep = Положить сюда: { $cell }
move-repair = Убрать повреждение: { $action }
move-repair-die =
    { $colour ->
        [orange] Убрать повреждение с оранжевого кубика
        [grey] Убрать повреждение с серого кубика
       *[green] Убрать повреждение с зелёного кубика
    }
move-store = Положить обломок в хранилище
move-place = Положить обломок на «{ $token }»
move-destroy = Уничтожить Разорителей: { $action }
move-launch = Отправить новый корабль: { $to }
move-fly = Лететь: { $origin } → { $to }
move-stay = Остаться на месте: { $place }
move-play = Разыграть «{ $card }»
move-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }
move-do = Выполнить
move-draw =
    { $colour ->
        [orange] Взять оранжевую делегацию
        [grey] Взять серую делегацию
       *[green] Взять зелёную делегацию
    }
move-station =
    { $colour ->
        [orange] Робот на оранжевую станцию
        [grey] Робот на серую станцию
       *[green] Робот на зелёную станцию
    }
move-retain = Оставить «{ $card }»
move-first = Сначала «{ $card }»

## Вопросы

ask-take-turn = Разыграйте карту рядом с планшетом, возьмите кубик или выберите последовательность Б.
ask-choose-die = Какой кубик использовать?
ask-choose-action =
    { $colour ->
        [orange] Что выполнить оранжевым кубиком ({ $value })?
        [grey] Что выполнить серым кубиком ({ $value })?
       *[green] Что выполнить зелёным кубиком ({ $value })?
    }
ask-secure-die =
    { $price ->
        [0] Можете поместить один кубик под охрану.
        [one] Можете поместить один кубик под охрану за { $price } ресурс.
        [few] Можете поместить один кубик под охрану за { $price } ресурса.
       *[many] Можете поместить один кубик под охрану за { $price } ресурсов.
    }
ask-lay-card =
    { $back ->
        [ravager] Какую карту Разорителя выложить? { $line }
       *[other] Какую карту делегации выложить? { $line }
    }
ask-activate-tokens = Активируйте жетоны технологий, какие хотите.
ask-activate-one = Какой жетон технологии активировать?
ask-pay-card =
    { $price ->
        [ravager] { $left ->
            [1] Какую карту Разорителя сбросить?
            [one] Сбросьте карты Разорителей: ещё { $left } карту.
            [few] Сбросьте карты Разорителей: ещё { $left } карты.
           *[many] Сбросьте карты Разорителей: ещё { $left } карт.
        }
       *[mission] { $left ->
            [1] Какую карту делегации сбросить?
            [one] Сбросьте карты делегаций: ещё { $left } карту.
            [few] Сбросьте карты делегаций: ещё { $left } карты.
           *[many] Сбросьте карты делегаций: ещё { $left } карт.
        }
    }
ask-choose-deck = Из какой колоды взять карту?
ask-move-robot =
    { $left ->
        [1] На какую станцию переместить робота?
        [one] На какую станцию переместить робота? Не больше { $left } робота.
       *[other] На какую станцию переместить робота? Не больше { $left } роботов.
    }
ask-study-tokens =
    { $left ->
        [0] Установите взятые жетоны.
        [one] Какой жетон технологии взять? Осталось { $left } выполнение.
        [few] Какой жетон технологии взять? Осталось { $left } выполнения.
       *[many] Какой жетон технологии взять? Осталось { $left } выполнений.
    }
ask-take-token = Какой жетон технологии взять?
ask-install-tokens = Какой жетон установить и по какой стрелке?
ask-keep-advanced = В какую ячейку положить «{ $token }»?
ask-repair-damage =
    { $left ->
        [one] Какое повреждение убрать? Осталось { $left } выполнение.
        [few] Какое повреждение убрать? Осталось { $left } выполнения.
       *[many] Какое повреждение убрать? Осталось { $left } выполнений.
    }
ask-place-debris = Куда положить обломок?
ask-destroy-ravagers =
    { $left ->
        [one] Каких Разорителей уничтожить? Осталось { $left } выполнение.
        [few] Каких Разорителей уничтожить? Осталось { $left } выполнения.
       *[many] Каких Разорителей уничтожить? Осталось { $left } выполнений.
    }
ask-fly-ship =
    { $left ->
        [one] Переместите корабль на { $left } клетку.
        [few] Переместите корабль не дальше чем на { $left } клетки.
       *[many] Переместите корабль не дальше чем на { $left } клеток.
    }
ask-stay-ship = Какой корабль остаётся на месте, чтобы разыграть делегацию?
ask-play-mission =
    { $colour ->
        [orange] Разыграть оранжевую делегацию на клетке { $at }?
        [grey] Разыграть серую делегацию на клетке { $at }?
       *[green] Разыграть зелёную делегацию на клетке { $at }?
    }
ask-choose-times = Сколько раз выполнить действие делегации «{ $card }»?
ask-execute = Выполнить действие делегации «{ $card }» ещё раз? Осталось выполнений: { $left }.
ask-perform-too = Вашей делегацией воспользовались. Выполнить её действие один раз? «{ $card }»
ask-keep-card = Какую карту оставить?
ask-discard-excess =
    { $left ->
        [1] Слишком много делегаций: какую карту сбросить?
        [one] Слишком много делегаций: сбросьте { $left } карту.
        [few] Слишком много делегаций: сбросьте { $left } карты.
       *[many] Слишком много делегаций: сбросьте { $left } карт.
    }
ask-choose-removed = Эффект какой удалённой делегации применить первым?

## Почему нельзя

why-slot-taken = Здесь уже лежит карта.
why-no-die-left = После этого вы не смогли бы использовать ни одного кубика, а после карты рядом с планшетом это нужно сделать.
why-activates-nothing = У вас нет карты, которая что-нибудь активировала бы здесь.
why-no-execution = Значение кубика здесь станет 0, а действие нужно выполнить хотя бы один раз.
why-no-resource = Кубик стоит { $need }, а ресурсов у вас { $have }.
why-secured = Этот кубик под охраной: его может использовать только хозяин.
why-useless = Этот кубик не для чего использовать.
why-no-debris = В хранилище нет обломка, чтобы перевернуть кубик.
why-bought = Этот кубик куплен или уже перевёрнут.
why-need-resource = Не хватает ресурсов, у вас { $have }.
why-need-debris = Не хватает обломков, у вас { $have }.
why-need-ship = Не хватает кораблей в хранилище, у вас { $have }.
why-need-robot = Не хватает роботов в комнате отдыха, у вас { $have }.
why-need-mission = Не хватает карт делегаций, у вас { $have }.
why-need-ravager = Не хватает карт Разорителей, у вас { $have }.
why-no-supply = В вашем запасе не осталось роботов.
why-no-cards = Нет карт, которые можно взять.
why-empty-break-room = В комнате отдыха нет ваших роботов.
why-no-points = Сейчас это не принесёт ПО.
why-not-permanent = Это временная делегация: её действие выполняется при удалении карты.
why-no-presence = На этой карте нет ни вашего робота, ни вашего корабля.
why-other-colour = Для этой делегации нужен кубик другого цвета.
why-no-value = Действие делегации нужно выполнить хотя бы один раз, а на кубике 0.
why-no-penalty = Вы не можете ни применить эффект Разорителя, ни потерять ПО.
why-no-ravager = На корабле нет Разорителей.
why-many-ravagers = Ячейку Разорителей очищают за один ход: нужно { $need }, а есть { $have }.
why-no-damage = На корабле нет повреждений.
why-debris-there = На этом жетоне уже лежит обломок.
why-no-ship = У вас нет корабля, который можно отправить.
why-no-crew = В комнате отдыха нет робота для корабля.
why-no-way = Нет клетки, на которой корабль мог бы остановиться.
why-no-site = Нет пустого владения этого цвета с вашим кораблём.
why-no-card = Для этого у вас нет карты делегации такого цвета.
why-no-robot = В комнате отдыха нет робота для карты.
why-asteroids = Корабли не могут входить в астероидное поле.
why-crowded = Для ещё одного вашего корабля здесь нет места.
why-too-far =
    { $left ->
        [one] Дальше чем на { $left } клетку.
        [few] Дальше чем на { $left } клетки.
       *[many] Дальше чем на { $left } клеток.
    }
why-no-token = Нет жетонов технологий, которые можно взять.
why-too-dear = Стоит { $need }, осталось выполнений: { $have }.
why-nothing-to-activate = Нет жетона технологии, который можно активировать.
why-improved = Жетон лежит улучшенной стороной вверх: сначала переверните его.
why-action-possible = Вы можете использовать кубик, поэтому пасовать нельзя.
why-not-last-turn = Спасовать можно только на самом последнем ходу.

## Что это даст

preview-executions = ×{ $n }
preview-pushed-out = удаляется: { $token }
preview-cap = не больше { $n } ПО
preview-effects = { $effects }
preview-ravagers =
    { $n ->
        [one] появится { $n } Разоритель
        [few] появятся { $n } Разорителя
       *[many] появятся { $n } Разорителей
    }
preview-pay =
    { $price ->
        [debris] { $n ->
            [one] −{ $n } обломок
            [few] −{ $n } обломка
           *[many] −{ $n } обломков
        }
       *[resource] { $n ->
            [one] −{ $n } ресурс
            [few] −{ $n } ресурса
           *[many] −{ $n } ресурсов
        }
    }
preview-lose = −{ $n } ПО
preview-die = станет { $n }
preview-only-changed = только если перевернуть или улучшить

## Что произошло

event-round-began = Начинается раунд { $round }.
event-turn-began = Ходит { $seat }.
event-passed = { $seat } пасует.
event-no-die-left = { $seat } не может использовать ни одного кубика: выполняется последовательность Б.
event-last-round = Игра близится к концу: раунд { $round } — последний.
event-game-ended = Игра окончена после раунда { $round }.
event-gained =
    { $good ->
        [vp] { $seat } получает { $n } ПО.
        [debris] { $n ->
            [one] { $seat } получает { $n } обломок.
            [few] { $seat } получает { $n } обломка.
           *[many] { $seat } получает { $n } обломков.
        }
        [resource] { $n ->
            [one] { $seat } получает { $n } ресурс.
            [few] { $seat } получает { $n } ресурса.
           *[many] { $seat } получает { $n } ресурсов.
        }
        [ship] { $n ->
            [one] { $seat } получает { $n } корабль.
            [few] { $seat } получает { $n } корабля.
           *[many] { $seat } получает { $n } кораблей.
        }
       *[robot] { $n ->
            [one] { $seat } получает { $n } робота.
            [few] { $seat } получает { $n } роботов.
           *[many] { $seat } получает { $n } роботов.
        }
    }
event-paid =
    { $price ->
        [debris] { $n ->
            [one] { $seat } тратит { $n } обломок.
            [few] { $seat } тратит { $n } обломка.
           *[many] { $seat } тратит { $n } обломков.
        }
        [resource] { $n ->
            [one] { $seat } тратит { $n } ресурс.
            [few] { $seat } тратит { $n } ресурса.
           *[many] { $seat } тратит { $n } ресурсов.
        }
        [ship] { $n ->
            [one] { $seat } возвращает { $n } корабль.
            [few] { $seat } возвращает { $n } корабля.
           *[many] { $seat } возвращает { $n } кораблей.
        }
       *[robot] { $n ->
            [one] { $seat } возвращает { $n } робота.
            [few] { $seat } возвращает { $n } роботов.
           *[many] { $seat } возвращает { $n } роботов.
        }
    }
event-lost-vp =
    { $cause ->
        [left] { $seat } теряет { $n } ПО за оставшиеся кубики.
        [damaged] { $seat } теряет { $n } ПО за кубики с повреждениями.
       *[ravager] { $seat } теряет { $n } ПО из-за Разорителя.
    }
event-stationed =
    { $colour ->
        [orange] { $seat } перемещает робота на оранжевую станцию.
        [grey] { $seat } перемещает робота на серую станцию.
       *[green] { $seat } перемещает робота на зелёную станцию.
    }
event-neutral-left =
    { $colour ->
        [orange] Нейтральный робот покидает оранжевую станцию.
        [grey] Нейтральный робот покидает серую станцию.
       *[green] Нейтральный робот покидает зелёную станцию.
    }
event-drew = { $seat } берёт карту «{ $card }».
event-drew-hidden =
    { $colour ->
        [orange] { $seat } берёт оранжевую делегацию.
        [grey] { $seat } берёт серую делегацию.
       *[green] { $seat } берёт зелёную делегацию.
    }
event-drew-some =
    { $colour ->
        [orange] { $seat } смотрит оранжевые делегации: { $n }.
        [grey] { $seat } смотрит серые делегации: { $n }.
       *[green] { $seat } смотрит зелёные делегации: { $n }.
    }
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-deck-shuffled =
    { $back ->
        [orange] Сброс оранжевых делегаций перемешан в новую колоду.
        [grey] Сброс серых делегаций перемешан в новую колоду.
        [green] Сброс зелёных делегаций перемешан в новую колоду.
       *[ravager] Сброс Разорителей перемешан в новую колоду.
    }
event-stack-shuffled =
    { $colour ->
        [orange] Сброшенные оранжевые жетоны перемешаны в новую стопку.
        [grey] Сброшенные серые жетоны перемешаны в новую стопку.
       *[green] Сброшенные зелёные жетоны перемешаны в новую стопку.
    }
event-laid =
    { $back ->
        [orange] { $seat } кладёт у планшета оранжевую делегацию: { $line }.
        [grey] { $seat } кладёт у планшета серую делегацию: { $line }.
        [green] { $seat } кладёт у планшета зелёную делегацию: { $line }.
       *[ravager] { $seat } кладёт рядом с планшетом карту Разорителя: { $line }.
    }
event-board-reset = { $seat } перезагружает планшет, в сброс: { $cards }.
event-rolled = { $seat } бросает кубики: оранжевые { $orange }, серые { $grey }, зелёные { $green }.
event-neutral-rolled = Бросок нейтральных кубиков: оранжевые { $orange }, серые { $grey }, зелёные { $green }.
event-secured =
    { $colour ->
        [orange] { $seat } помещает под охрану оранжевый кубик ({ $value }).
        [grey] { $seat } помещает под охрану серый кубик ({ $value }).
       *[green] { $seat } помещает под охрану зелёный кубик ({ $value }).
    }
event-die-used =
    { $colour ->
        [orange] { $seat } использует оранжевый кубик ({ $value }).
        [grey] { $seat } использует серый кубик ({ $value }).
       *[green] { $seat } использует зелёный кубик ({ $value }).
    }
event-die-bought =
    { $colour ->
        [orange] { $seat } покупает оранжевый кубик ({ $value }), продавец — { $other }.
        [grey] { $seat } покупает серый кубик ({ $value }), продавец — { $other }.
       *[green] { $seat } покупает зелёный кубик ({ $value }), продавец — { $other }.
    }
event-neutral-die-bought =
    { $colour ->
        [orange] { $seat } покупает нейтральный оранжевый кубик ({ $value }).
        [grey] { $seat } покупает нейтральный серый кубик ({ $value }).
       *[green] { $seat } покупает нейтральный зелёный кубик ({ $value }).
    }
event-die-flipped =
    { $colour ->
        [orange] { $seat } переворачивает оранжевый кубик: { $value }.
        [grey] { $seat } переворачивает серый кубик: { $value }.
       *[green] { $seat } переворачивает зелёный кубик: { $value }.
    }
event-boosted = { $seat } применяет улучшенную сторону: «{ $token }».
event-acted = { $seat } выбирает действие (×{ $n }): { $action }.
event-rerolled = { $seat } выбирает последовательность Б.
event-activated = { $seat } активирует «{ $token }».
event-reverted = { $seat } переворачивает «{ $token }» обычной стороной вверх.
event-token-taken = { $seat } берёт «{ $token }».
event-installed = { $seat } устанавливает «{ $token }»: { $arrow }.
event-token-removed = { $seat } удаляет из сетки «{ $token }».
event-advanced-kept = { $seat } сохраняет «{ $token }»: { $cell }.
event-advanced-shown = Новая передовая технология: «{ $token }».
event-token-appeared = Новый жетон на панели: «{ $token }».
event-token-fell = Удалён с панели: «{ $token }».
event-ravager-struck = { $seat } применяет эффект Разорителя «{ $card }».
event-ravager-came = Появляется Разоритель: «{ $card }» ({ $action }).
event-ravager-dismissed = Для карты «{ $card }» нет места ({ $action }), берётся другая.
event-ravagers-spent = Взята последняя карта колоды Разорителей.
event-destroyed = { $seat } уничтожает Разорителя «{ $card }» ({ $action }).
event-damaged = Повреждение: { $action }.
event-die-damaged =
    { $colour ->
        [orange] Повреждён оранжевый кубик.
        [grey] Повреждён серый кубик.
       *[green] Повреждён зелёный кубик.
    }
event-repaired = { $seat } убирает повреждение: { $action }.
event-die-repaired =
    { $colour ->
        [orange] { $seat } убирает повреждение с оранжевого кубика.
        [grey] { $seat } убирает повреждение с серого кубика.
       *[green] { $seat } убирает повреждение с зелёного кубика.
    }
event-debris-placed = { $seat } кладёт обломок на «{ $token }».
event-launched = { $seat } отправляет новый корабль: { $to }.
event-flew = { $seat } перемещает корабль: { $origin } → { $to }.
event-mission-played = { $seat } разыгрывает делегацию «{ $card }»: { $at }.
event-mission-used = { $seat } выполняет действие делегации «{ $card }».
event-mission-shared = { $seat } тоже выполняет действие делегации «{ $card }».
event-angel-moved = «Чёрный ангел» продвигается: { $to }.
event-ship-lost = { $seat } теряет корабль: { $at }.
event-mission-removed = Удалена делегация «{ $card }», владелец — { $seat }.
event-mission-returned = { $seat } забирает удалённую делегацию «{ $card }».
event-strip-turned = Часть { $strip } планшета космоса перевёрнута и уходит в конец.
event-spes-sighted = Показалась планета Спес: { $at }.
event-spes-reached = «Чёрный ангел» достиг планеты Спес!
event-hal-revealed = Эал открывает карту: { $card }.
event-hal-returned-die =
    { $colour ->
        [orange] Эал возвращает оранжевый кубик ({ $value }).
        [grey] Эал возвращает серый кубик ({ $value }).
       *[green] Эал возвращает зелёный кубик ({ $value }).
    }
event-hal-failed = Эал не может выполнить действие и получает { $n } ПО.
event-hal-comet = Эал на комете: { $n } ПО.
event-hal-discarded = Для карты Эала «{ $card }» нет свободного владения.

## Подсчёт ПО

score-track = ПО на шкале
score-advanced = Передовые технологии
score-goods = Роботы, ресурсы, корабли

## Эффекты, как на карте

effect-gain =
    { $good ->
        [vp] получить { $n } ПО
        [debris] { $n ->
            [one] получить { $n } обломок
            [few] получить { $n } обломка
           *[many] получить { $n } обломков
        }
        [resource] { $n ->
            [one] получить { $n } ресурс
            [few] получить { $n } ресурса
           *[many] получить { $n } ресурсов
        }
        [ship] { $n ->
            [one] получить { $n } корабль
            [few] получить { $n } корабля
           *[many] получить { $n } кораблей
        }
       *[robot] { $n ->
            [one] получить { $n } робота
            [few] получить { $n } роботов
           *[many] получить { $n } роботов
        }
    }
effect-draw =
    { $n ->
        [one] взять { $n } делегацию
        [few] взять { $n } делегации
       *[many] взять { $n } делегаций
    }{ $colour ->
        [orange] { " " }(оранжевая колода)
        [grey] { " " }(серая колода)
        [green] { " " }(зелёная колода)
       *[any] { " " }любого цвета
    }
effect-to-station =
    { $n ->
        [1] переместить { $n } робота
        [one] переместить до { $n } робота
       *[other] переместить до { $n } роботов
    } { $station ->
        [orange] на оранжевую станцию
        [grey] на серую станцию
        [green] на зелёную станцию
       *[any] на любую станцию
    }
effect-pay =
    { $price ->
        [debris] { $n ->
            [one] потратить { $n } обломок
            [few] потратить { $n } обломка
           *[many] потратить { $n } обломков
        }
        [resource] { $n ->
            [one] потратить { $n } ресурс
            [few] потратить { $n } ресурса
           *[many] потратить { $n } ресурсов
        }
        [ship] { $n ->
            [one] вернуть { $n } корабль
            [few] вернуть { $n } корабля
           *[many] вернуть { $n } кораблей
        }
        [robot] { $n ->
            [one] вернуть { $n } робота
            [few] вернуть { $n } роботов
           *[many] вернуть { $n } роботов
        }
        [mission] { $n ->
            [one] сбросить { $n } делегацию
            [few] сбросить { $n } делегации
           *[many] сбросить { $n } делегаций
        }
       *[ravager] { $n ->
            [one] сбросить { $n } карту Разорителя
            [few] сбросить { $n } карты Разорителей
           *[many] сбросить { $n } карт Разорителей
        }
    }
effect-study =
    { $source ->
        [panel] { $n ->
            [one] взять с панели { $n } технологию
            [few] взять с панели { $n } технологии
           *[many] взять с панели { $n } технологий
        }
       *[any] { $n ->
            [one] взять { $n } технологию, обычную или передовую
            [few] взять { $n } технологии, обычные или передовые
           *[many] взять { $n } технологий, обычных или передовых
        }
    }
effect-activate =
    { $n ->
        [one] активировать { $n } технологию
        [few] активировать { $n } технологии
       *[many] активировать { $n } технологий
    }
effect-repair =
    { $n ->
        [one] убрать { $n } повреждение
        [few] убрать { $n } повреждения
       *[many] убрать { $n } повреждений
    }{ $to ->
        [storage] , обломок в хранилище
       *[any] { "" }
    }{ $vp ->
        [0] { "" }
       *[other] , по { $vp } ПО за каждое
    }
effect-destroy =
    { $n ->
        [one] уничтожить { $n } Разорителя
        [few] уничтожить { $n } Разорителей
       *[many] уничтожить { $n } Разорителей
    }{ $vp ->
        [0] { "" }
       *[other] , по { $vp } ПО за каждого
    }
effect-score =
    { $per ->
        [tech_orange] получить по { $vp } ПО за каждую оранжевую технологию
        [tech_grey] получить по { $vp } ПО за каждую серую технологию
        [tech_green] получить по { $vp } ПО за каждую зелёную технологию
        [removed_tech] получить по { $vp } ПО за каждую удалённую технологию
        [ravagers_hand] получить по { $vp } ПО за каждую карту Разорителя
        [debris_stored] получить по { $vp } ПО за каждый обломок
        [resources_stored] получить по { $vp } ПО за каждый ресурс
        [robots_stations] получить по { $vp } ПО за каждого робота на станциях
        [missions_space] получить по { $vp } ПО за каждую делегацию на планшете космоса
       *[ships_owned] получить по { $vp } ПО за каждый корабль
    }{ $max ->
        [0] { "" }
       *[other] { " " }(не больше { $max } ПО)
    }
effect-damage =
    { $n ->
        [one] добавить { $n } повреждение к этому действию
        [few] добавить { $n } повреждения к этому действию
       *[many] добавить { $n } повреждений к этому действию
    }
effect-any-colour = использовать кубик любого цвета
effect-set-die = выставить на кубике { $value }
effect-shield = не учитывать Разорителя и повреждения
effect-raise-die = прибавить { $n } к значению кубика
effect-secure =
    { $n ->
        [one] поместить под охрану { $n } кубик, если хотите
        [few] поместить под охрану { $n } кубика, если хотите
       *[many] поместить под охрану { $n } кубиков, если хотите
    }

## Стол словами

summary-round = Раунд { $round } · ходит { $seat }
summary-last-round = последний раунд: { $round }
summary-reached = планета Спес достигнута
summary-decks = Колоды: оранжевая { $orange }, серая { $grey }, зелёная { $green }, Разорители { $ravagers }
summary-in-use =
    { $colour ->
        [orange] Выбранный кубик: оранжевый { $value }
        [grey] Выбранный кубик: серый { $value }
       *[green] Выбранный кубик: зелёный { $value }
    }
summary-seat = И{ $number }
summary-neutral = Нейтральный игрок
summary-ship-board = ПЛАН «ЧЁРНОГО АНГЕЛА»
summary-technologies = ТЕХНОЛОГИИ
summary-space = КОСМОС (сначала ближайшая часть)
summary-players = ИГРОКИ
summary-does = { $name } ({ $effects })
summary-colour =
    { $colour ->
        [orange] оранжевая
        [grey] серая
       *[green] зелёная
    }
summary-die =
    { $colour ->
        [orange] оранжевый { $value }
        [grey] серый { $value }
       *[green] зелёный { $value }
    }
summary-action =
    { $colour ->
        [orange] { $number } { $action } (оранжевый кубик)
        [grey] { $number } { $action } (серый кубик)
       *[green] { $number } { $action } (зелёный кубик)
    }
summary-damage =
    { $degraded ->
        [yes] повреждения { $damage }: ухудшено
       *[no] повреждения { $damage }
    }
summary-ravagers =
    { $count ->
        [1] Разоритель: { $top }
       *[other] Разорители ({ $count }), сверху { $top }
    }
summary-storages = Зоны хранения: { $storages }
summary-storage =
    { $colour ->
        [orange] оранжевая { $dice }
        [grey] серая { $dice }
       *[green] зелёная { $dice }
    }{ $damaged ->
        [0] { "" }
       *[other] { " " }(с повреждением { $damaged })
    }
summary-slot = { $slot } (цена { $price }) { $token }
summary-advanced = Передовые (цена { $price }, в стопке { $left })
summary-stacks = Следующие в стопках
summary-token =
    { $colour ->
        [orange] { $token } (оранжевый; { $effects })
        [grey] { $token } (серый; { $effects })
       *[green] { $token } (зелёный; { $effects })
    }
summary-improved = { $token } [1×: { $improved }]
summary-strip = Часть { $number }
summary-marker = фишка Спес
summary-hex =
    { $kind ->
        [orange] { $hex } планета (оранжевая)
        [grey] { $hex } станция (серая)
        [green] { $hex } корабль (зелёный)
        [asteroid] { $hex } астероиды
        [spes] { $hex } Спес
       *[open] { $hex } открытый космос
    }
summary-hex-with = { $hex }: { $things }
summary-icon = корабль Разорителей
summary-comet = комета
summary-angel = «Чёрный ангел»
summary-ships = корабли: { $seats }
summary-mission =
    { $kind ->
        [permanent] { $seat }: { $card }, постоянная
       *[temporary] { $seat }: { $card }, временная
    }
summary-leaving = Только что удалены: { $cards }
summary-player = { $seat } · { $vp } ПО
summary-you = вы
summary-first = первый игрок
summary-goods = ресурсы { $resources }, обломки { $debris }, корабли { $ships }
summary-robots = роботы: комната отдыха { $break_room }, станции { $orange }/{ $grey }/{ $green }, запас { $supply }
summary-stations = роботы на станциях: { $orange }/{ $grey }/{ $green }
summary-dice = кубики: { $dice }
summary-no-dice = нет кубиков
summary-secured = { $die } (под охраной)
summary-hidden =
    { $back ->
        [orange] оранжевые делегации: { $n }
        [grey] серые делегации: { $n }
        [green] зелёные делегации: { $n }
       *[ravager] карты Разорителей: { $n }
    }
summary-hand =
    { $back ->
        [orange] оранжевые делегации: { $cards }
        [grey] серые делегации: { $cards }
        [green] зелёные делегации: { $cards }
       *[ravager] карты Разорителей: { $cards }
    }
summary-mission-card =
    { $kind ->
        [permanent] { $card }, постоянная, награда { $reward }, технологии: { $technologies }
       *[temporary] { $card }, временная, награда { $reward }, технологии: { $technologies }
    }
summary-ravager-card = { $card }, действие { $number }
summary-beside =
    { $back ->
        [orange] { $line }: оранжевая делегация
        [grey] { $line }: серая делегация
        [green] { $line }: зелёная делегация
       *[ravager] { $line }: карта Разорителя
    }
summary-beside-card = { $line }: { $card }
summary-cell =
    { $side ->
        [improved] { $cell } { $token }, улучшенной стороной вверх
       *[normal] { $cell } { $token }
    }{ $debris ->
        [yes] , с обломком
       *[no] { "" }
    }
summary-empty-cell = пусто
summary-removed-cell =
    { $n ->
        [one] { $cell }: { $token }, { $n } делегация, не больше { $cap } ПО
        [few] { $cell }: { $token }, { $n } делегации, не больше { $cap } ПО
       *[many] { $cell }: { $token }, { $n } делегаций, не больше { $cap } ПО
    }
summary-surplus = передовые без ячейки: { $tokens }
summary-removed = удалённые технологии: { $tokens }
summary-score = итог { $total }: { $lines }
summary-score-line = { $line } { $n }
summary-hal-deck = карт в его колоде: { $n }
summary-hal-half =
    { $bottom ->
        [yes] следующая: нижняя часть
       *[no] следующая: верхняя часть
    }

## После партии
goods-resources = Ресурсы
goods-robots = Роботы на станциях
goods-missions = Делегации в космосе
goods-technologies = Технологии
goods-debris = Обломки
luck-dice = Кубики: выпавшие значения
order-perform-too = Мои делегации, действия которых выполняют другие
