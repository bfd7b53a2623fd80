# Что говорит SpaceCorp. Места приходят именами игроков, компоненты — названиями в именительном падеже.
game-name = СпейсКорп
game-tagline = Корпорации ведут человечество от Земли к планетам и дальше к звёздам, через три эры.

## Настройки стола

option-first-era = Первая эра
option-first-era-help = Эра, с которой начинается игра.
option-first-era-mariners = эра 1, до Марса
option-first-era-planeteers = эра 2, внешние планеты
option-first-era-starfarers = эра 3, звёзды
option-last-era = Последняя эра
option-last-era-help = Эра, которой заканчивается игра. Если она раньше первой, игра заканчивается первой.
option-last-era-mariners = эра 1, до Марса
option-last-era-planeteers = эра 2, внешние планеты
option-last-era-starfarers = эра 3, звёзды
option-difficulty = Конкуренты
option-difficulty-help = С какой прибылью начинают конкуренты и сколько им приносит каждая следующая эра. Только для одиночной игры.
option-difficulty-easy = легко: −5Т
option-difficulty-normal = обычно: 0
option-difficulty-hard = трудно: 5Т

## Слова

source-rulebook = из правил
source-public = из открытых источников
source-reconstructed = восстановлено
score-start = Начало
score-discoveries = Открытия
score-contracts = Контракты
score-production = Производство
score-bases = Базы и притязания
score-progress = Прогресс
score-colonies = Колонии
score-cards = Карты
score-firsts = Первенство
score-costs = Расходы

## Ходы

move-act =
    { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
        [revelation] Открытие
        [colonize] Колонизация
        [upgrade] Улучшение
       *[special] Особое
    }
move-lead = Команда { $team }
move-go = { $site }
move-rent = Использовать базу: { $base }, { $site }
move-infra =
    Инфра: { $other }{ $slot ->
        [0] {""}
       *[other] {", защита в слоте "}{ $slot }
    }
move-lay = Сыграть: { $card }
move-lay-shielded = Сыграть с защитой: { $card }
move-double = Время: удвоить значение
move-twice = Время: две команды
move-spend = Потратить { $n }Т и начать
move-done = Готово
move-edge = Преимущество: { $card }
move-take = Взять предложение { $slot }
move-draw = Взять карту из колоды
move-raise = Построить: { $base }
move-harvest =
    { $box ->
        [0] Производить на унаследованном тайле
       *[other] Производить: { $site }, тайл { $box }
    }
move-upgrade = { $card } в слот { $slot }
move-special = Особое: { $card }
move-colonize = Колонизировать: { $site }
move-settle = Колония: { $colony }
move-dismiss = Команда { $team } покидает игру
move-pay-point = Заплатить за очко колонии
move-labour = Карты строительства и Инфра за очко колонии
move-fulfil = Контракт: { $contract }
move-transport = Транспортировать команду { $team }: { $site }
move-learn = { $card }
move-study = Открытие +1
move-retreat = Отозвать команду { $team }
move-keep = Сохранить: { $site }, тайл { $box }
move-ahead = Начать там
move-pick = Взять: { $card }
move-remove = Убрать карту слота { $slot }

## Вопросы

ask-take-action = Выберите действие.
ask-choose-team =
    { $action ->
        [move] Какая команда перемещается?
        [explore] Какая команда исследует?
       *[build] Какая команда строит?
    }
ask-choose-site = Куда направляется команда?
ask-choose-base = Выберите базу: { $site }.
ask-choose-base-tile = Выберите базу: { $site }, { $tile }.
ask-meet-base = Чью базу вы используете для перемещения?
ask-pay-value = Наберите значение действия: карты и Инфра.
ask-take-cards = Возьмите карты, осталось: { $left }.
ask-choose-upgrade = Какую карту в какой слот?
ask-choose-special = Какую карту особого действия вы играете?
ask-send-probe = Куда летит зонд?
ask-leap-team = Какую команду перемещает прототип?
ask-leap-to = Куда она направляется?
ask-choose-region = Какой регион вы колонизируете?
ask-choose-colony = Какую колонию вы основываете: { $site }?
ask-gather-points = { $colony }: очков колонии { $have } из { $need }. Что вы ещё даёте?
ask-choose-reward = Награду какого контракта вы получаете?
ask-choose-late = Какой контракт вы утверждаете в конце?
ask-check-contracts = Утвердить контракт?
ask-take-award = Награда: взять верхнюю карту?
ask-transport-team = Транспортировать команду бесплатно?
ask-choose-field = Какой тайл производит? Осталось: { $left }.
ask-choose-study = Исследовательская база: что вы берёте?
ask-choose-progress =
    { $kind ->
        [adaptation] Выберите адаптацию.
       *[breakthrough] Выберите прорыв.
    }
ask-choose-system = На какую звезду приходит команда?
ask-choose-retreat = Фобы! Какая команда уходит к Солнцу?
ask-choose-recall = Саботаж: какая команда отзывается?
ask-choose-legacy = Сохранить тайл для унаследованного производства?
ask-place-ahead = Жетон «За гранью» { $number }: начать с командой там? { $site }
ask-inherit = Выберите начальную адаптацию.
ask-take-hacked = Взлом: какое предложение вы берёте?
ask-take-poached = Браконьерство: какую карту вы берёте?
ask-remove-infra = Какую карту Инфра вы убираете?
ask-turn-start-window = Начинается ход: разыграть преимущество?
ask-announced-window =
    { $action ->
        [research] Объявлено действие: Поиск.
        [move] Объявлено действие: Перемещение.
        [explore] Объявлено действие: Исследование.
        [build] Объявлено действие: Строительство.
        [produce] Объявлено действие: Производство.
        [genetics] Объявлено действие: Генетика.
        [revelation] Объявлено действие: Открытие.
        [colonize] Объявлено действие: Колонизация.
        [upgrade] Объявлено действие: Улучшение.
       *[special] Объявлено действие: Особое.
    } Устроить саботаж?
ask-research-window = Соперник ведёт поиск: взломать предложение?
ask-produced-window = Соперник произвёл { $n }Т: перенаправить половину?
ask-contract-window = Выполнен контракт: { $contract }. Использовать влияние?
ask-upgraded-window = Кто-то улучшил штаб: разыграть Несовместимость?
ask-discarded-window = Карты сброшены: взять их браконьерством?
ask-turn-end-window = Ход соперника окончен: перехватить?
ask-leak-window = Получено: { $card }. Устроить утечку?

## Что будет

preview-value = значение { $n } из { $cost }
preview-distance = расстояние { $n }
preview-radiation = радиация −{ $n }Т
preview-spend = −{ $n }Т
preview-gain = +{ $n }Т
preview-pay = −{ $n }Т
preview-need = значение { $n }
preview-points = { $n } ОК
preview-p = P{ $n }

## Причины

why-no-match = Эта карта не выбранного типа.
why-infra-closed = Конец эпохи активирован: чужая Инфра закрыта.
why-too-little = Значение { $have }, нужно { $need }.
why-cannot-act-there = Команда там действовать не может.
why-beyond-reach = Всего, что у вас есть, для этого не хватает.
why-no-base = Перемещение должно начинаться или заканчиваться на базе.
why-not-in-era = В этой эре такой базы нет.
why-no-base-left = Таких баз у вас не осталось.
why-unfit = Точка или её тайл не отвечает требованию.
why-introvs = Интровы не дают строить тем, кто их не понимает.
why-owned = Карта с этим названием у вас уже есть.
why-needs-more = Её условие не выполнено.
why-taken = Копий не осталось.
why-full-hand = Для поиска в руке должно быть не больше 7 карт.
why-no-cards = Карт, которые можно взять, нет.
why-no-offer = Это предложение пусто.
why-deck-empty = Колода пуста.
why-nothing-produces = Ни один ваш тайл не производит.
why-no-infra-card = Только карта, которую можно улучшить до Инфра.
why-research-slot = В ячейку исследования карты не кладут.
why-no-special = В руке нет карты особого действия, которой можно что-то сделать.
why-contract-not-yet = У вас { $have } из { $need }.
why-contract-fulfilled = Он уже выполнен.
why-nothing-to-colonize = Ни одна ваша система не набирает очков на колонию.
why-no-value = У вас нет ничего, что дало бы этому действию значение.
why-no-target = Ни одна ваша команда не может завершить это действие.
why-not-this-era = В этой эре такого действия нет.
why-was-sabotaged = Это действие сорвано саботажем.
why-must-act = Пока в колоде есть карты, вы обязаны действовать, если можете.

## События

event-era-began = Начинается эра { $era }.
event-era-ending =
    { $cause ->
        [contracts] Выполнено шесть контрактов: эра заканчивается.
        [deck] Колода пуста: эра заканчивается.
        [still] Больше ничего не происходит: эра заканчивается.
       *[codes] Последний код конкурентов: эра заканчивается.
    }
event-last-turns = Последние ходы.
event-era-ended = Эра { $era } окончена.
event-first-player = Первым ходит: { $seat }.
event-turn-began = Ход: { $seat }.
event-passed = { $seat } пасует до конца эпохи.
event-cannot-act = { $seat } не может действовать.
event-announced =
    { $seat }: { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
        [revelation] Открытие
        [colonize] Колонизация
        [upgrade] Улучшение
       *[special] Особое
    }.
event-game-ended = Игра окончена.
event-cards-played = { $seat } играет: { $cards }.
event-infra-used = { $seat } использует чужую Инфру: { $other }.
event-base-used = { $seat } использует чужую базу ({ $other }): { $base }, { $site }.
event-value-reached =
    { $action ->
        [research] Поиск:
        [move] Перемещение:
        [explore] Исследование:
        [build] Строительство:
        [produce] Производство:
        [genetics] Генетика:
       *[revelation] Открытие:
    } { $n }.
event-shielded = Действие защищено.
event-drew = { $seat } берёт из колоды: { $card }.
event-drew-hidden = { $seat } берёт карту из колоды.
event-took = { $seat } берёт предложение: { $card }.
event-discarded = Сброшено: { $cards }.
event-refilled = Новые предложения: { $cards }.
event-awarded = { $seat } берёт награду.
event-gained =
    { $seat } получает { $n }Т: { $cause ->
        [start] начало
        [discoveries] открытие
        [contracts] контракт
        [production] производство
        [bases] база или притязания
        [progress] прогресс
        [colonies] колонии
        [cards] карта
       *[firsts] первенство
    }.
event-lost =
    { $seat } теряет { $n }Т: { $cause ->
        [spent] недостающие очки
        [radiation] радиация
        [microbes] враждебные микробы
        [point] очко колонии
        [journey] путь к звёздам
       *[colonies] нет колоний
    }.
event-moved = { $seat } перемещает команду: { $origin } → { $to }.
event-reached-star = Команда достигает звезды ({ $seat }): { $site }.
event-beyond-taken = { $seat } берёт жетон «За гранью» { $number }.
event-spur-entered = { $seat } входит: { $site }.
event-explored = { $seat } открывает ({ $site }): { $tile }.
event-tile-replaced = { $tile } уступает место другому тайлу.
event-built = { $seat } строит ({ $site }): { $base }.
event-produced = { $seat } производит { $n }Т.
event-advanced =
    { $wheel ->
        [genetics] { $seat }: генетика +{ $n }.
       *[revelation] { $seat }: открытие +{ $n }.
    }
event-learned = { $seat } получает: { $card }.
event-nothing-to-learn =
    { $kind ->
        [adaptation] Адаптации не осталось: { $seat }.
       *[breakthrough] Прорыва не осталось: { $seat }.
    }
event-upgraded = { $seat } кладёт в слот { $slot }: { $card }.
event-infra-returned = В руку возвращается ({ $seat }): { $card }.
event-infra-removed = { $seat } теряет Инфру: { $card }.
event-special-played = { $seat } играет особое действие: { $card }.
event-team-dismissed = Команда остаётся в колонии и покидает игру: { $seat }.
event-retreated = Команда бежит к Солнцу ({ $seat }): { $site }.
event-colonized = { $seat } основывает ({ $site }): { $colony }.
event-fulfilled = { $seat } выполняет контракт: { $contract }.
event-transported = { $seat } транспортирует команду: { $origin } → { $to }.
event-deployed = { $seat } ставит команду: { $site }.
event-legacy-kept = { $seat } сохраняет { $tile } с базой: { $base }.
event-edge-played = { $seat } разыгрывает преимущество: { $card }.
event-sabotaged =
    Действие отменено ({ $seat }): { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
        [revelation] Открытие
        [colonize] Колонизация
        [upgrade] Улучшение
       *[special] Особое
    }.
event-intercepted = { $seat } делает дополнительный ход.
event-poached = { $seat } забирает: { $card }.
event-code-sites = Конкуренты нацелились: { $sites }.
event-code-offers = Конкуренты сбрасывают предложения: { $cards }.
event-code-gains =
    { $gain ->
        [adaptation] Конкуренты работают над адаптацией.
        [breakthrough] Конкуренты работают над прорывом.
       *[contract] Конкуренты работают над контрактом.
    }
event-code-idle = Конкуренты ничего не делают.
event-rival-placed = Команда конкурентов прибывает: { $site }.
event-team-recalled = Команда отозвана ({ $seat }): { $origin } → { $to }.

## Эффекты

effect-gain = Получите { $n }Т.
effect-probe =
    { $site ->
        [any] Положите тайл открытия в любую пустую ячейку исследования и получите немедленные награды; без притязаний.
       *[empty] Положите тайл открытия на любую пустую точку с ячейкой исследования и получите немедленные награды; без притязаний.
    }
effect-leap = Переместите одну команду на расстояние до { $n }: без базы и радиации.
effect-shield = Ваши перемещения и строительства защищены.
effect-add =
    { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
       *[revelation] Открытие
    }: +{ $n }{ $starfarers ->
        [0] {""}
       *[other] {" (в третьей эре: +"}{ $starfarers }{")"}
    }
effect-double =
    { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
       *[revelation] Открытие
    }: общее значение удваивается.
effect-each =
    { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
       *[revelation] Открытие
    }: каждая сыгранная карта считается на { $n } больше.
effect-ally = В одном действии можно использовать свою Инфру вместе с Инфрой одного соперника.
effect-weightless = Гравитационные штрафы на вас не действуют.
effect-hold = На шаге 6 вы берёте карту, если их в руке { $n } или меньше.
effect-settle = +{ $n } очко колонии при каждой колонизации.
effect-yields = Каждое ваше производство приносит на { $n }Т больше.
effect-cheaper = Строительство в звёздных системах стоит вам на { $n } меньше.
effect-swift = Ваши команды, пришедшие в звёздную систему, сразу встают на звезду.
effect-contact = Вы можете строить там, где живут Интровы.
effect-fearless = Фобы не прогоняют ваши команды.
effect-deploy = Поставьте команду из штаба на звезду системы, где нет команд.
effect-arrive = Все ваши команды на звёздных дорожках сейчас же встают на звёзды.
effect-whenever =
    { $who ->
        [rival] { $what ->
        [colonizes] Когда соперник колонизирует: +{ $n }Т.
        [contract] Когда соперник выполняет контракт: +{ $n }Т.
       *[produces] Когда соперник производит: +{ $n }Т.
    }
       *[own] { $each ->
        [colony] Когда вы колонизируете, включая эту: +{ $n }Т за каждую вашу колонию.
       *[time] Когда вы колонизируете, включая эту: +{ $n }Т.
    }
    }
effect-count =
    { $what ->
        [wild_systems] В конце эры +{ $n }Т за каждую звёздную систему без колонии.
        [rival_colonies] +{ $n }Т за каждые { $every } колонии соперников.
        [breakthroughs] +{ $n }Т за каждый прорыв в игре.
        [adaptations] +{ $n }Т за каждые { $every } адаптации в игре.
        [secure_sites] +{ $n }Т за каждую точку с вашей охранной базой.
       *[own_progress] +{ $n }Т за каждую вашу адаптацию и прорыв.
    }
effect-reward = Получите напечатанную награду любого невыполненного контракта.
effect-claim = В конце эры утвердите любой невыполненный контракт.

## Преимущества

edge-competitors = Набирая значение действия: используйте Инфру двух соперников или свою и одного соперника.
edge-divert = Когда соперник произвёл: получите половину того, что дали его тайлы, округляя вверх.
edge-hack = Когда соперник ведёт поиск, до его первой карты: возьмите одно из предложений.
edge-hostile-microbes = В начале любого хода: каждый, у кого есть команда или база там, где есть жизнь, теряет 2Т.
edge-incompatible = Когда кто-нибудь улучшил штаб: каждый, у кого 2 карты Инфра или больше, убирает одну.
edge-intercept = Когда ход соперника окончен: сделайте дополнительный ход.
edge-leak = Когда соперник взял копию прорыва с наградой: возьмите другую копию.
edge-market-influence = Когда выполнен контракт: получите 2Т, если он ваш, и 1Т, если соперника.
edge-poach = Когда сброшены сыгранные соперником карты: возьмите их.
edge-sabotage = Когда соперник объявил действие: оно отменяется, он объявляет другое.
edge-salvage = В начале любого хода: возьмите все предложения.

## Базы

base-attraction =
    { $era ->
        [starfarers] Аномалия или артефакт. Тайл даёт P2.
       *[other] Чудо природы. Тайл даёт P1.
    }
base-bio-lab = Жизнь. При постройке: генетика +1.
base-exploiter =
    { $era ->
        [starfarers] P# или очки колонии. При постройке: получите оба; больше они не действуют.
       *[other] P#. При постройке: получите P#; больше он не действует.
    }
base-industrial =
    { $era ->
        [starfarers] Вода или P#. 1 очко колонии.
       *[other] Вода или P#. Очки строительства можно удвоить на другой точке региона.
    }
base-refinery = P#, который повышается на 1.
base-research-base =
    { $era ->
        [starfarers] Где угодно. При постройке: одно из предложений или открытие +1.
       *[other] Где угодно. При постройке: одно из предложений.
    }
base-secure =
    { $era ->
        [starfarers] Где угодно. При постройке: 1Т за каждую базу соперников рядом, если там ещё нет охранной.
       *[other] Где угодно. При постройке: 1Т за каждую базу соперников в регионе, если там ещё нет охранной.
    }
base-shield-factory = Вода. Её постройка защищена; могут быть защищены и перемещения из её региона, и строительство в нём.
base-spaceport =
    { $era ->
        [mariners] Точка Лагранжа. Перемещение с него получает +2; транспортировка.
        [planeteers] Точка без гравитации. Удваивает карты перемещения команды, начинающей с него; транспортировка.
       *[starfarers] Не на аномалии и не на пыли. Удваивает карты перемещения команды, начинающей с него; транспортировка.
    }

## Контракты

goal-produces = Первое действие «Производство».
goal-lagrange = Базы в точках Лагранжа: { $n }.
goal-bodies = Базы в нелагранжевых местах: { $n }.
goal-sites = База в одном из мест: { $where }.
goal-symbols = База на тайле названного вида.
goal-regions = Базы в разных регионах: { $n }.
goal-infra = Карты Инфра в штабе: { $n }.
goal-progress = Карты прогресса: { $n }.
goal-within = Базы, { $where }: { $n }.
goal-harvest = { $n }Т одним действием «Производство».
goal-types = Базы разных типов на поле: { $n }.
goal-systems = Базы в звёздных системах: { $n }.
goal-multistar = База в многозвёздной системе.
goal-colonies = Колонии: { $n }.
goal-bases = Базы на поле: { $n }.

## Стол словами

summary-seat = Игрок { $number }
summary-offers = Предложения
summary-contracts = Контракты
summary-map = На поле
summary-progress = Дополнительное поле
summary-players = Игроки
summary-now = { $era }, ход { $turns }: { $seat }
summary-deck =
    { $n ->
        [0] колода пуста
        [one] в колоде { $n } карта
        [few] в колоде { $n } карты
       *[many] в колоде { $n } карт
    }
summary-closing = последние ходы
summary-codes =
    { $n ->
        [one] остался { $n } код
        [few] осталось { $n } кода
       *[many] осталось { $n } кодов
    }
summary-none = ничего
summary-points =
    { $how ->
        [times] { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
       *[revelation] Открытие
    } ×{ $n }
        [shielded] { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
       *[revelation] Открытие
    } { $n } с защитой
       *[plain] { $action ->
        [research] Поиск
        [move] Перемещение
        [explore] Исследование
        [build] Строительство
        [produce] Производство
        [genetics] Генетика
       *[revelation] Открытие
    } { $n }
    }
summary-infra = Инфра
summary-edge = преимущество
summary-card = { $card } ({ $what })
summary-contract = { $contract }: { $n }Т
summary-have = пока { $have }
summary-fulfilled = выполнен: { $seat }
summary-bases = { $seat }: { $bases }
summary-team =
    { $claim ->
        [yes] команда { $number } с притязанием ({ $seat })
       *[no] { $track ->
        [0] команда { $number } ({ $seat })
       *[other] команда { $number } ({ $seat }), до звезды { $track }
    }
    }
summary-tile =
    { $n ->
        [-1] { $tile }
       *[other] { $tile } P{ $n }
    }
summary-copies = { $card } ×{ $n }
summary-player = { $seat }: { $n }Т
summary-you = вы
summary-passed = пас
summary-hidden =
    { $n ->
        [one] { $n } закрытая карта
        [few] { $n } закрытые карты
       *[many] { $n } закрытых карт
    }
summary-slot = слот { $slot }: { $card }
summary-wheel = генетика { $genetics }, открытие { $revelation }
summary-supply = { $base } ×{ $n }
summary-score-line = { $line } { $n }

## Постоянные указания

order-take-award = Награды
policy-take-award = Всегда брать карту
order-turn-start-window = В начале хода: Утилизация, Враждебные микробы
order-announced-window = Соперник объявляет действие: Саботаж
order-research-window = Соперник ведёт поиск: Взлом
order-produced-window = Соперник производит: Перенаправление
order-contract-window = Выполнен контракт: Влияние на рынок
order-upgraded-window = Кто-то улучшает штаб: Несовместимость
order-discarded-window = Карты соперника сброшены: Браконьерство
order-turn-end-window = Ход соперника окончен: Перехват
order-leak-window = Соперник получает прорыв: Утечка

goods-cards = Карты на руке
goods-infra = Инфра
goods-bases = Базы
goods-progress = Карты прогресса
luck-cards = Вытянутые карты: лучшее число на карте
luck-tiles = Тайлы открытий: прибыль
