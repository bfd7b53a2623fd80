# What only the drawn board of Xia says.

board-impulse = Impulse
board-markers = markers
board-points = { $n ->
    [one] {$n} movement point
   *[other] {$n} movement points
 }
board-abilities = Abilities
board-missions = Missions (at most {$n})
board-spread = Choose
board-spread-fold = Look at the map
board-any-cargo = any cargo
board-done = done
board-region = { $region ->
    [asteroid] at asteroids
    [nebula] at a nebula
    [debris] at debris
    [star] at a star
   *[gate] on a gate
 }
board-target = { $target ->
    [left] left neighbour
    [right] right neighbour
    [leader] fame leader
   *[nearest] nearest ship
 }
board-have-fame = Fame
board-have-credits = Credits in thousands
board-have-energy = Energy
board-have-cargo = Cubes
board-have-bounty = Bounty in thousands
board-die = Die: {$n}
board-lots = { $n ->
    [one] {$n} lot
   *[other] {$n} lots
 }
board-reward-fame = 1 fame
board-reward-goods = The other reward
board-fame-buy = Buy 1 fame
board-weapon-blaster = Blasters
board-weapon-missile = Missiles
board-weapon-ram = Ram
board-weapon-broadside = Broadside
board-hull = Damage {$n} of {$most}
board-bounty = Bounty {$n}
board-outfit = d{$die}, spots: {$n}
board-ship = Tier {$tier}; hold {$n}, energy {$energy}, impulse {$impulse}
board-terrain-space = Open space
board-terrain-asteroid = Asteroids: 1–10 damage equal to the roll
board-terrain-ice = Ice asteroids: 1–10 ice damage equal to the roll
board-terrain-nebula = Nebula: 1–10 loss of energy equal to the roll
board-terrain-debris = Debris: 1–3 destroys
board-terrain-star = Star: destroys at once
board-terrain-blackhole = Black hole: destroys at once
board-terrain-planet = Planet
board-terrain-gate = Gate
board-terrain-dead = Dead world
board-feature-mission = Mission point
board-feature-explore = Exploration space
board-feature-spawn = Spawn point
board-feature-special = The special space of a path
board-feature-buy = Buy: {$thing}
board-feature-sell = Sell: {$thing}
board-feature-mine = Mine: {$thing}
board-feature-harvest = Harvest: {$thing}
board-feature-salvage = Salvage: {$thing}
board-feature-capture = Capture embers
board-feature-excavate = Excavate
board-feature-exchange = Exchange cargo
board-feature-relics = Relics
board-tier = tier {$n}
board-no-missions = None. Draw at a mission point.
board-track = Fame track: {$n} wins
board-npc-fame = the NPCs: {$n}
board-economy = Economy board
board-rounds-left = { $n ->
    [one] {$n} round left
   *[other] {$n} rounds left
 }
board-uses-left = { $n ->
    [one] {$n} use left
   *[other] {$n} uses left
 }
board-no-ship = No ship yet
