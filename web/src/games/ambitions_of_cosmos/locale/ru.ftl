# Что говорит только нарисованное поле «Амбиций Космоса».

board-senate = Сенат
board-no-bill = закон не выставлен
board-for = За
board-against = Против
board-laws = Действующие законы
board-capital = Капитал
board-prestige = Престиж для голосования
board-science = Наука
board-influence = Влияние
board-mat = Хозяйство: { $seat }
board-fleets = Флоты
board-planets = Планеты
board-shop = Можно построить
board-pyramid = Пирамида
board-deck = Технологии
board-spread = Выбрать
board-spread-fold = Посмотреть на поле
board-battle = Сражение: { $cell }
board-duel = поединок { $n } из { $of }
board-attacker = атакует
board-defender = защищается
board-die = Кубик поединка
board-slot = Место уровня { $level }
board-signal = Аномальный сигнал
board-turn = Поворот на { $n }°
board-ship = уровень { $level }, мощь { $power }, стоимость { $cost }
board-cost = стоимость { $n }
board-tech = уровень { $level }, { $type ->
    [civil] гражданская
   *[other] военная
  }
board-planet = капитал { $capital }, престиж { $prestige }, наука { $science }
board-defence = защита { $n }
board-nobody = ничья
board-holder = под контролем: { $who }
board-covered = лежит взакрытую
board-cell-planet = планета
board-cell-asteroids = поле астероидов
board-cell-nebula = туманность
board-cell-supernova = сверхновая
board-cell-hole = чёрная дыра
board-cell-empty = открытый космос
board-back-home = Родной сектор
board-back-gold = Золотой сектор
board-back-silver = Серебряный сектор
board-back-bronze = Бронзовый сектор
board-fleet = Флот { $n } · { $who }
board-fleet-power = мощь { $power }, скорость { $left } из { $speed }
board-passive = Всегда
board-token = Влияние
board-speaker = Спикер
board-term = { $who }: { $what }
board-term-capital = капитал
board-term-science = наука
board-term-peace = мир
board-term-senator = голос за сенатора
board-term-law = голос по закону
board-term-next-senator = голос за сенатора в следующем ходу
board-term-next-law = голос по следующему закону
board-term-planet = отказ от планеты
board-races = Четыре гонки
board-leaves = Листы планшета
board-leaf-realm = Флоты, планеты, магазин
board-leaf-science = Пирамида технологий
board-plot = Место для постройки
board-left = в запасе: { $n }
board-row-fleet = флоты
board-row-line = в строю
board-row-alive = уцелели
board-row-aside = в стороне
board-battle-won = победа: { $who }
board-battle-looks = стороны смотрят друг на друга
board-battle-lines = строй выкладывают втайне
board-no-deals = Пока ни о чём не договорились.
board-pledge = { $by } — { $other }: { $kind ->
    [peace] мир до хода { $last }
    [senator] голос за сенатора в ходу { $last }
   *[other] голос по закону в ходу { $last }
}
board-debt = { $by } — { $other }: долг, { $kind ->
    [capital] капитал { $n }
   *[other] наука { $n }
}
board-pass-construct = Больше ничего не строить
board-pass-command-fleets = Закончить активацию
board-pass-study-technology = Ничего не изучать
board-pass-talks = Промолчать
board-pass-take-floor = Вернуть слово
board-pass-draw-up = Отказаться от сделки
board-pass-reroll-die = Оставить бросок
board-pass-use-veto = Оставить как есть
board-pass-fire-salvo = Не стрелять
board-pass-explore-first = Не вскрывать
board-pass-invade-planet = Не трогать планету
board-pass-elect-senator = Не голосовать
