# --- справка ---
help = Большие космические настольные игры за своим столом: правила соблюдает движок, боты играют честно. Без команды — игра в браузере.
help-no-browser = Только сказать адрес и не открывать браузер.
help-games = Показать игры: места, настройки, версию правил и набор компонентов.
help-play = Играть в этом терминале против ботов или по очереди за одним экраном. Во время игры ? покажет справку.
help-serve = Открыть столы в сети: для браузеров и для программ, которые говорят по docs/protocol.md.
help-serve-host = Адрес, на котором слушать; 0.0.0.0 пускает другие машины.
help-serve-port = Порт, на котором слушать.
help-serve-client = Папка с собранным клиентом для браузера, который взять вместо своего.
help-serve-database = Путь к файлу SQLite или URL postgresql://; по умолчанию файл в вашей папке данных.
help-serve-redis = Адрес redis://, через который говорят между собой несколько серверов одной базы PostgreSQL.
help-balance = Составить отчёт о балансе игры по множеству партий между равными ботами.
help-balance-players = Числа игроков через запятую, например 2,3,4; без указания — все, что допускает игра.
help-balance-bot = Бот, который играет за всех.
help-balance-out = Записать отчёт в этот файл; что в нём сказано о других столах, остаётся.
help-balance-resume = Сохранять каждую сыгранную партию в этот файл и не играть заново те, что в нём уже есть: так много партий набирается за несколько приёмов. Если изменились правила или боты, начните новый файл.
help-simulate = Дать ботам сыграть между собой много партий и посчитать доли побед.
help-fuzz = Сыграть случайные партии, которые пытаются сломать правила: недопустимые ходы, утечки, отмена, повтор.
help-replay = Пересказать записанную партию словами и проверить её.
help-content = Наборы компонентов: карты, жетоны и планшеты игры в виде файлов.
help-content-check = Проверить, что папка — полный набор компонентов игры.
help-bench = Измерить движок, сервер и клиент и сравнить с Catanatron и boardgame.io, запущенными рядом.
help-bench-parts = Что измерять; если не сказано, то всё.
help-types = Записать типы TypeScript для представлений и файлов компонентов игр.
help-types-into = Где у клиента лежат игры.
help-types-check = Только сравнить; код выхода 1, если что-то устарело.
panel-commands = Команды
panel-arguments = Аргументы
panel-options = Параметры
option-game = Имя игры, как его показывает `orrery games`.
option-help = Показать эту справку.
option-lang = Язык: en или ru. По умолчанию — язык вашей системы.
option-json = Вывести один объект JSON для программ.
option-seed = С тем же зерном получатся те же партии.
option-options = Настройки игры, например a=1,b=true; их показывает `orrery games`.
option-bots = Боты, по одному на место; от партии к партии они меняются местами.
option-games = Сколько партий сыграть.
option-jobs = Сколько процессов играют одновременно.
option-players = Сколько мест за столом; по умолчанию по очереди все, какие допускает игра.
option-out = Куда записывать партии, в которых что-то сломалось.
option-file = Запись партии.
option-check = Проверить итоговый хеш, счёт и, если секрет раскрыт, каждый случайный исход.
option-at = Остановиться после стольких шагов и показать поле.
option-folder = Папка с файлами TOML.
option-quick = Измерить наскоро: грубые числа, и столов меньше.
help-content-check-game = Для какой игры набор, если по файлам не видно.
help-play-seats = Кто играет: для каждого места human, human:ИМЯ или bot:ИМЯ.
help-play-seed = Делает случай повторимым; без него исходы предвидеть нельзя.
option-pack = Папка с другим набором компонентов.
option-load = Продолжить сохранённую партию.
option-save-to = Сохранить партию в этот файл в конце или при выходе.

# --- ошибки ---
error-defect = Этого не должно было случиться: { $problem }. ORRERY_TRACEBACK=1 покажет, где именно.
error-option-form = «{ $text }» — не настройка; настройки пишут так: ключ=значение, через запятую.
error-file = { $file }: { $problem }.
error-file-unwritable = Записать «{ $file }» туда нельзя.
error-seat = «{ $seat }» — не место; пишите human, human:ИМЯ или bot:ИМЯ.
error-load-fixed = У сохранённой партии свои настройки и свой случай: с --load не бывает --options и --seed.
error-load-game = { $file } — партия в { $game }.
error-load-secret = { $file } нельзя продолжить: внутри нет секрета. Открыть его может `orrery replay`.
error-load-seats = В сохранённой партии мест { $seats }, а не { $given }.
error-replay-at = Шага { $at } нет: в записи их { $steps }.
error-pack-which-game = Непонятно, для какой игры этот набор; укажите --game и одну из: { $known }.
error-no-boards = Папки «{ $folder }» нет: запустите команду в корне репозитория или укажите --into.
error-no-such-clause = Пункта «{ $clause }» в правилах нет.
error-offer-number = Варианта { $number } нет; выберите число от 1 до { $offers }.
error-save-where = Скажите куда: сохранить ФАЙЛ.

# --- игры ---
games-id = Имя
games-seats = Мест
games-options = Настройки
games-version = Правила
games-content = Набор

# --- balance ---
balance-progress = Партии на { $players }
error-counts = «{ $text }» — не список чисел игроков; нужны числа через запятую, например 2,3,4.

# --- симуляция ---
simulate-progress = Идут партии
simulate-bot = Бот
simulate-wins = Победы
simulate-rate = Доля побед
simulate-ci95 = 95%-й интервал
simulate-score = Счёт
simulate-sd = ±
simulate-rounds = Раундов: в среднем { $mean }, чаще всего от { $p10 } до { $p90 }.
simulate-total = Доиграно партий: { $finished } из { $games }, решений: { $decisions } за { $seconds } с, то есть { $rate } в секунду.
simulate-problem = Не доиграно: { $problem }

# --- фаззинг ---
fuzz-progress = Идёт проверка
fuzz-check = Проверка
fuzz-count = Число
fuzz-games = Партий
fuzz-decisions = Решений
fuzz-violations = Нарушено инвариантов
fuzz-dead-ends = Тупиков
fuzz-illegal-tried = Опробовано недопустимых ходов
fuzz-illegal-accepted = Принято недопустимых ходов
fuzz-leak-pairs = Сравнено пар позиций на утечку
fuzz-leaks = Утечек
fuzz-undo-checked = Проверено отмен
fuzz-undo-broken = Отмен, изменивших состояние
fuzz-clone-broken = Неверных копий
fuzz-codec-broken = Состояний, не переживших кодирование
fuzz-replays = Повторено партий
fuzz-replay-broken = Повторов с расхождением
fuzz-kept = Сломавшаяся партия — в { $file } (её откроет `orrery replay`).

# --- повтор ---
replay-seats = За столом: { $seats }
replay-note = Пометка: { $note }
replay-at = Шаг { $at } из { $steps }
replay-hash = Хеш состояния: { $hash }
verify-hash-good = ✓ Итоговое состояние совпадает с записанным.
verify-hash-absent = – В записи нет итога, сравнить состояние не с чем.
verify-score-good = ✓ Счёт совпадает с записанным.
verify-score-absent = – Счёта в записи нет.
verify-draws-good = ✓ Каждый случайный исход следует из раскрытого секрета.
verify-draws-absent = – Секрет не раскрыт, проверить случайные исходы нельзя.

# --- наборы ---
content-file = Файл
content-table = Таблица
content-count = Штук
content-good = Полный набор для { $game }. Хеш: { $hash }
source-rulebook = из книги правил
source-public = из открытых источников
source-reconstructed = восстановлено

# --- игра ---
seat-human = Игрок { $number }
seat-bot = Бот { $number } ({ $bot })
sheet-line = Очки
sheet-total = Итого
sheet-rank = Место
play-commitment = Случай запечатан: { $commitment }. Печать откроет запись оконченной партии; `orrery replay FILE --verify` выведет каждый жребий заново.
play-start = За столом: { $seats }. Справка — ?.
play-left = Вы вышли из-за стола.
play-won = { $count ->
    [0] Никто за столом не победил.
    [one] Победа: { $winners }.
    [few] Общая победа: { $winners }.
   *[many] Общая победа: { $winners }.
  }
play-aside = Вне очереди: { $prompt }
play-undone = Отменено.
play-saved = Сохранено в { $file }.
play-why-nothing = Ничего такого здесь не запрещено.
play-not = нет
play-help = Введите номер варианта или ход, как он записан справа (если вариант один, хватит Enter; помеченное знаком ! взять назад нельзя). Или:
command-help = справка
command-help-help = эта справка, то же что ?
command-why = почему
command-why-help = что сейчас нельзя и почему; «почему СЛОВО» — только о том, что названо
command-undo = отмена
command-undo-help = взять последний шаг назад
command-redo = вернуть
command-redo-help = повторить отменённое
command-log = журнал
command-log-help = всё, что произошло
command-score = счёт
command-score-help = счёт на сейчас
command-board = поле
command-board-help = показать поле ещё раз
command-order = приказ
command-order-help = постоянные приказы: что отвечать за вас («приказ end_turn always»)
command-rule = правило
command-rule-help = пункт правил, например «правило 3.1.2»; без номера — пункт этого вопроса
command-save = сохранить
command-save-help = «сохранить ФАЙЛ» записывает партию, чтобы продолжить её позже
command-quit = выход
command-quit-help = выйти

# --- сервер ---
serve-ready = Orrery открыт: { $url } (Ctrl-C закрывает).
home-open-already = Orrery уже открыт: { $url }

# --- измерения ---
bench-progress = Идут измерения
bench-load = Ядер: { $cores }; нагрузка до измерений { $load }, после { $load_after }. Если она больше числа ядер, всё занимает больше времени.
bench-column-figure = показатель
bench-column-of = у чего
bench-column-measured = измерено
bench-column-wanted = нужно
bench-column-ratio = рядом с другими
bench-explained-p95 = варианты с объяснениями, мс, p95
bench-move-p50 = от хода до последнего из 4 клиентов, мс, медиана
bench-move-p95 = от хода до последнего из 4 клиентов, мс, p95
bench-move-p99 = от хода до последнего из 4 клиентов, мс, p99
bench-highest = наибольший темп, при котором p95 не больше 100 мс, ходов в секунду
bench-server-cpu = время процессора у сервера на ход, мс
bench-table-memory = память на живой стол с 4 клиентами, кБ
bench-look = сколько клиент получает за ход, кБ
bench-past-table = прошлая позиция стола с таким числом записей, мс, худшее
bench-past-record = прошлая позиция записи с таким числом шагов, мс, худшее
bench-first-load = первая страница и стол, сжатые, кБ
bench-interactive = от перехода до первого варианта хода, мс, медиана
bench-server = { $name }: столов { $tables }, клиентов { $clients }, ходов { $moves }, в секунду { $moves_per_s }. От хода до последнего из 4 клиентов { $p50 } / { $p95 } / { $p99 } / { $max } мс (медиана, p95, p99, худшее). Каждому клиенту { $bytes } байт. Время процессора на ход: сервер { $server_cpu_ms } мс, клиенты { $crowd_cpu_ms } мс. Память на стол: { $memory_kb } кБ.{ $highest_moves_per_s ->
    [0] {""}
   *[other] {" "}Успевает при темпе до { $highest_moves_per_s } ходов в секунду.
}
bench-not-alike = В чём разница: Orrery после каждого хода находит все варианты по настоящим правилам и отвечает, только когда ход уже на диске (одна запись на диск занимает здесь { $sync_ms } мс). boardgame.io держит партии в памяти и рассылает прежде, чем сохранить; правил в её игре здесь почти нет, а позиции весят столько же.
bench-no-boardgame-io = boardgame.io не установлена, сервер сравнить не с чем; её ставит `make bench`.
bench-client = Chromium { $chromium }, первых загрузок с пустым кэшем: { $loads }.
bench-needs-linux = Сервер и клиент измеряются только на Linux: он говорит, чего стоит процесс.
bench-no-client = Клиент не собран и потому не измерен; его собирает `make bench`.
bench-no-playwright = Playwright не установлен, клиент не измерен; его ставит `make bench`.
bench-no-chromium = Chromium не найден, клиент не измерен; путь к нему задаёт ORRERY_CHROMIUM.
bench-players = игроков: { $players }
bench-decisions = случайных решений в секунду, одно ядро
bench-explained = варианты с объяснениями, мс: медиана / p95 / худшее
bench-clone = копия, мкс
bench-memory = память на { $games } идущих партий, МиБ
bench-catanatron = Catanatron { $version }, случайных игроков { $players }: { $decisions_per_s } решений в секунду, копия { $copy_us } мкс
bench-ratios = { $game } против Catanatron: решений в секунду больше в { $decisions } раза, копирование быстрее в { $clone } раза.
bench-no-catanatron = Catanatron не установлен, сравнить не с чем; его ставит `make bench`.

# --- orrery types ---
types-written = { $file }: записан
types-stale = { $file }: устарел, выполните `orrery types`

# --- для владельца сервера ---
help-admin = Что владелец сервера делает со столами и людьми, в том числе на ходу.
help-admin-tables = Перечислить столы, начиная с изменённых последними.
help-admin-tables-status = Только с таким состоянием: waiting, playing, over, stopped или closed.
help-admin-tables-game = Только этой игры.
help-admin-tables-most = Сколько самое большее.
help-admin-close = Закрыть стол: больше никто за ним не играет и не смотрит; сыгранное хранится.
help-admin-reopen = Пусть остановленный или закрытый стол продолжится с того места, где кончается его журнал.
help-admin-delete = Удалить стол со всем, что за ним сыграно и сказано.
help-admin-expire = Закрыть столы, которые столько дней ждут или стоят нетронутыми; 0 — никогда.
help-admin-expire-waiting = Сколько дней стол может ждать игроков.
help-admin-expire-abandoned = Сколько дней партия может стоять нетронутой.
help-admin-mute = Гость или все с этого адреса пусть играют, но больше не пишут.
help-admin-block = Гость или все с этого адреса пусть только смотрят.
help-admin-ban = Гостя или всех с этого адреса больше не пускать.
help-admin-free = Снять с гостя или адреса все запреты.
help-admin-bars = Перечислить запреты.
help-admin-export = Записать всё, что хранится о госте.
help-admin-export-file = Куда; без этого — в стандартный вывод.
help-admin-forget = Удалить всё, что хранится о госте. Партии с другими остаются, сыгранные кем-то без имени.
help-admin-storage = Сказать, сколько всего хранится.
help-backup = Записать всю базу данных в один файл, в том числе на ходу.
help-backup-file = Файл копии.
help-restore = Прочесть копию в пустую базу данных любого вида.
help-restore-file = Файл копии.
help-check = Сыграть все незаконченные столы заново по нынешним правилам и сказать, какие не откроются. Если такие есть, код выхода 1.
help-check-every = И законченные тоже.
option-database = Путь к файлу SQLite или адрес postgresql://; без этого — файл в вашей папке данных.
option-table = Метка стола, как в его адресе.
option-who = Метка гостя или сетевой адрес.
option-guest = Метка гостя.
option-reason = Почему — для тех, кто ведёт сервер.
admin-column-table = Стол
admin-column-game = Игра
admin-column-status = Состояние
admin-column-seats = Места
admin-column-changed = Изменён (UTC)
admin-column-problem = Что случилось
admin-column-who = Кто
admin-column-bar = Нельзя
admin-column-since = С какого времени (UTC)
admin-column-reason = Почему
admin-column-kept = Что
admin-column-rows = Сколько
admin-bar-mute = писать
admin-bar-block = играть
admin-bar-ban = входить
admin-closed = Стол { $table } закрыт.
admin-reopened = Стол { $table } снова открыт.
admin-deleted = Стол { $table } удалён.
admin-expired = { $n ->
    [0] Закрывать нечего.
    [one] Закрыт { $n } стол.
    [few] Закрыто { $n } стола.
   *[other] Закрыто { $n } столов.
 }
admin-muted = { $who } больше не может писать.
admin-blocked = { $who } теперь может только смотреть.
admin-banned = { $who } больше не войдёт.
admin-freed = { $who } снова может всё.
admin-not-barred = { $who } ничего не было запрещено.
admin-exported = Всё, что хранится о { $guest }, записано в { $file }.
admin-forgotten = Всё, что хранилось о { $guest }, удалено.
admin-nobody = Некто
admin-size = База данных занимает { $mb } МБ.
backup-done = Записей в { $file }: { $rows }.
restore-done = Прочитано записей из { $file }: { $rows }.
check-bad = Стол { $table } ({ $game }) не откроется: { $problem }
check-done = { $n ->
    [one] Сыгран заново { $n } стол
    [few] Сыграно заново { $n } стола
   *[other] Сыграно заново { $n } столов
 }; не откроется { $bad }.
