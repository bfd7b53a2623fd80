# What only the drawn board of Ambitions of Cosmos says.

board-senate = The Senate
board-no-bill = no law on the vote
board-for = For
board-against = Against
board-laws = Laws in force
board-capital = Capital
board-prestige = Prestige for the vote
board-science = Science
board-influence = Influence
board-mat = What { $seat } has
board-fleets = Fleets
board-planets = Planets
board-shop = To be built
board-pyramid = Pyramid
board-deck = Technologies
board-spread = Choose
board-spread-fold = Look at the board
board-battle = Battle at { $cell }
board-duel = duel { $n } of { $of }
board-attacker = attacker
board-defender = defender
board-die = The die of the duel
board-slot = A place of level { $level }
board-signal = Anomalous signal
board-turn = Turned by { $n }°
board-ship = level { $level }, power { $power }, cost { $cost }
board-cost = cost { $n }
board-tech = level { $level }, { $type ->
    [civil] civil
   *[other] military
  }
board-planet = capital { $capital }, prestige { $prestige }, science { $science }
board-defence = defence { $n }
board-nobody = belongs to nobody
board-holder = held by { $who }
board-covered = lies face down
board-cell-planet = planet
board-cell-asteroids = asteroid field
board-cell-nebula = nebula
board-cell-supernova = supernova
board-cell-hole = black hole
board-cell-empty = open space
board-back-home = Home sector
board-back-gold = Gold sector
board-back-silver = Silver sector
board-back-bronze = Bronze sector
board-fleet = Fleet { $n } · { $who }
board-fleet-power = power { $power }, speed { $left } of { $speed }
board-passive = Always
board-token = Influence
board-speaker = Speaker
board-term = { $who }: { $what }
board-term-capital = capital
board-term-science = science
board-term-peace = peace
board-term-senator = a vote for a senator
board-term-law = a vote on the law
board-term-next-senator = a vote for a senator next turn
board-term-next-law = a vote on the next law
board-term-planet = giving a planet up
board-races = The four races
board-leaves = Leaves of the board
board-leaf-realm = Fleets, planets, shop
board-leaf-science = Science pyramid
board-plot = Room for a building
board-left = { $n } left in the supply
board-row-fleet = the fleets
board-row-line = in line
board-row-alive = survived
board-row-aside = put aside
board-battle-won = won by { $who }
board-battle-looks = both sides look at each other
board-battle-lines = the lines are laid in secret
board-no-deals = Nothing is agreed yet.
board-pledge = { $by } to { $other }: { $kind ->
    [peace] peace until turn { $last }
    [senator] a vote for a senator in turn { $last }
   *[other] a vote on the law in turn { $last }
}
board-debt = { $by } owes { $other }: { $kind ->
    [capital] capital { $n }
   *[other] science { $n }
}
board-pass-construct = Build nothing more
board-pass-command-fleets = End the activation
board-pass-study-technology = Study nothing
board-pass-talks = Say nothing
board-pass-take-floor = Give the floor back
board-pass-draw-up = Drop the deal
board-pass-reroll-die = Keep the roll
board-pass-use-veto = Let it stand
board-pass-fire-salvo = Hold fire
board-pass-explore-first = Leave it closed
board-pass-invade-planet = Leave the planet be
board-pass-elect-senator = No vote
