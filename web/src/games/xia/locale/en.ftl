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
board-have-fame = Fame of this turn, counted at its end
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

# what a component is, in words
board-worth-fame = Brings {$n} fame.
board-goal = Goal: { $deed ->
    [studied] study {$n} relics
    [sale_fame] {$n} fame by selling
    [sectors] {$n} sectors on the map
    [scoundrels] destroy the Scoundrel {$n} times and end without bounty
    [npcs_destroyed] destroy {$n} NPC ships
    [missions_done] complete {$n} missions
    [embers_sold] sell {$n} embers
    [tier] own a ship of tier {$n}
    [all_blind_jumps] make {$n} blind jumps
   *[credits] win with {$n} credits
 }
board-goal-so-far = So far: {$n}.
board-outfit-kind = { $kind ->
    [engine] An engine: a marker on a free spot rolls the die for movement points.
    [blaster] A blaster: strikes adjacent ships, a die for each marker.
    [missile] A missile launcher: strikes ships within six spaces and in sight, a die for each marker.
    [shield] A shield: each marker takes a roll of the die off the damage, also off that of borders.
    [pod] A cargo pod: its green section lies at the rim of the hold, the others outside carry cubes.
   *[armor] Armor plating: its green section lies at the rim of the hold; every section takes one damage.
 }
board-mod-mct = Two more active missions may be held.
board-mod-outer-screen = Over a shield spot: against all but combat damage this die shows the most it can.
board-mod-suppressor = Over a weapon’s spot: the target’s defence is 4 less when it is used.
board-mod-gts = Beside an engine: +2 to its rolls, never above the die.
board-outfit-price = Buy { $buy }, sell { $sell } credits.
board-stock = In the supply: {$n}.
board-yard-price = Costs {$n} credits and brings 1 fame.
board-ability-used = Used: ready again at the end of your turn.
board-mission-law = { $legal ->
    [yes] Legal
   *[other] Illegal
 }
board-mission-at = Where: {$place}.
board-mission-cubes = Cubes: {$cubes}.
board-mission-outfit = Outfit: {$thing}.
board-mission-target = Target: {$who}.
board-mission-deliver = Delivery: mission point of {$place}.
board-mission-pay = Pays {$pay} credits and 1 fame.
board-mission-done = The objective is done: fly to the delivery point.
board-token-kind = { $kind ->
    [cargo] A cube of cargo, at once.
    [energy] Energy to the full.
    [ice] 1 ice damage.
    [damage] 1 damage.
    [movement] 5 movement points.
    [captain] A captain in distress: arrive at the delivery point for 1 fame and 1000 credits.
   *[credits] Credits.
 }
board-token-pair = Two tokens together leave for 1 fame or 2000 credits.
board-energy-of = Energy {$n} of {$most}
board-energy-help = Pays for arming markers at the end of the turn and for scanning. Full again in the Business phase.
board-impulse-of = Impulse: {$n} movement points
board-impulse-ready = Once a turn, without marker or energy. Ready.
board-impulse-used = Once a turn, without marker or energy. Used this turn.
board-markers-of = Markers: armed {$n}, disarmed {$off}
board-markers-help = A marker on a spot uses the outfit once. At the end of the turn each is armed again for 1 energy, free on a planet or in the Kiln.
board-hold-of = The hold: {$free} of {$all} spaces free
board-hold-help = A damaged space carries nothing; a hold without an undamaged space is the end of the ship.
board-track-help = Fame is entered at the end of the own turn. Crowns turn up titles, diamonds events.
board-section-n = On the economy board: {$n}, at most 6.
board-section-price = Two cubes for 1000; a cube sold brings 1000.
board-section-demand = Demand: the first who puts a cube here takes 1000 more.
board-npc-dice = Attack near {$near}, far {$far}; defence {$defence}; moves {$move}.
board-npc-none = none
board-npc-merchant = Flies its route and collects 1000 credits at each Sell space; whoever destroys it takes them.
board-npc-enforcer = Hunts outlaws: whoever attacked it, else the highest bounty.
board-npc-scoundrel = An outlaw from the start; hunts the nearest ship.
board-npc-cinderbeard = A second Scoundrel; destroying him brings 1 more fame.
board-npc-goes = Flies to: {$place}.
board-npc-carries = Credits to be taken: {$n}.
board-npc-behaviour = Behaviour: {$name}.
board-at = At: {$space}
board-stranded = Stranded: no energy, no armed markers.
board-behaviour-merchant-collector = Takes a cube at each stop; with five types the NPCs gain 1 fame a round.
board-behaviour-merchant-hauler = Earns 2000 more at a stop.
board-behaviour-merchant-coward = Flees from ships within 4 spaces.
board-behaviour-enforcer-diligent = Hunts outlaws as usual.
board-behaviour-enforcer-patrol = Flies from planet to planet, hunts outlaws within 6 spaces.
board-behaviour-enforcer-zealot = Hunts outlaws within 8 spaces, else flies towards you.
board-behaviour-scoundrel-bully = Hunts a captain of tier 1.
board-behaviour-scoundrel-raider = Hunts ships with cargo.
board-behaviour-scoundrel-stalker = Always hunts you.
board-relics-left = Relics: {$n}
board-token-here = An exploration token lies here, face down.
board-adrift-here = Adrift: {$cubes}.
board-weapon-help = { $weapon ->
    [blaster] Adjacent ships only.
    [missile] Six spaces, in sight.
    [ram] Engines strike an adjacent ship; you suffer half of the total yourself.
   *[broadside] Blasters and missiles in one attack.
 }
board-d20 = d20
board-attack = Attack
board-gravity = Gravity

# icons
board-legend-energy = Energy: arms markers and pays for scanning
board-legend-impulse = Impulse: free movement, once a turn
board-legend-marker = A marker: uses an outfit once
board-legend-fame = Fame
board-legend-credits = Credits
board-legend-bounty = Bounty: who has one is an outlaw
board-legend-engine = Engine: movement
board-legend-blaster = Blaster: near
board-legend-missile = Missile: far
board-legend-shield = Shield: blocks any damage
board-legend-pod = Cargo pod
board-legend-armor = Armor plating
board-legend-mod = Mod
board-legend-cube = A cube of cargo
board-legend-spice = Spice
board-legend-holo = Holo
board-legend-terra = Terra
board-legend-plasma = Plasma
board-legend-cyber = Cyber
board-legend-ember = Ember
board-legend-relic = Relic: two hold spaces
board-legend-mission = Mission point, mission
board-legend-buy = Buy here
board-legend-sell = Sell here
board-legend-gather = Mine, harvest, salvage or capture here
board-legend-dig = Excavate here
board-legend-exchange = Exchange cargo here
board-legend-spawn = Spawn point
board-legend-token = Exploration token, exploration space
board-legend-gate = Gate
board-legend-kiln = The Kiln
board-legend-damage = Damage
board-legend-frost = Ice damage: spreads at the end of the turn
board-legend-skull = Certain destruction
board-legend-title = Title
board-legend-event = Event
board-legend-die = A roll of the d20

# what can be asked
query-standing-ask = Who is ahead?
query-standing = {$who}: {$n} of {$target} fame
query-end-ask = When does the game end?
query-end = At once when somebody has {$n} fame on the track.
query-end-cap = Else after round 60.
query-titles-ask = Which titles can be won?
query-events-ask = Which events are in play?
query-economy-ask = What does the market hold?
query-economy = {$cube}: {$n}
query-demand = In demand: {$cubes}
query-none = None
query-fame-ask = What brings fame?
query-fame = A mission 1; a sale of at least two cubes that leaves none of the kind 1; a new ship 1; 5000 credits 1; two exploration tokens 1; a first gate 1; a rescue 1; a destroyed ship 1 to 3 by its tier; a natural 20 1; titles, events and relics
query-risks-ask = What do borders do?
query-risks = Asteroids: 10 or less is damage. Ice asteroids: ice damage. Nebula: loss of energy. Debris: 3 or less destroys. Shields: 10 or less damages and stops, 17 or less brings a bounty. Stars destroy at once
query-player-ask = What does {$seat} have?
query-ship = {$ship}, tier {$tier}, at {$space}
query-stock = fame {$fame}, credits {$credits}, bounty {$bounty}, energy {$energy}, markers {$markers}
query-hold = outfits: {$list}
query-cargo = cargo: {$list}
query-card-ask = What is this: {$card}?
board-otherwise = Otherwise
board-kind-shuttle = At the sector named a d6 decides 1000, 2000 or 3000.
board-kind-research = On or beside the region named, or on a gate; the same d6.
board-kind-benefactor = Beside the target the cubes listed are given to it; it must have room.
board-kind-smuggler = Fetched at the sector named; on delivery to a lawful planet 1–10 on a d20 bring a bounty of 1000.
board-kind-thief = Beside the target a d20: 1–10 a bounty of 1000 and nothing, once a turn; 11–20 the loot.
board-kind-assassin = The target is destroyed by whatever cause while the card is held.
board-kind-supplier = The cubes listed are brought to the delivery point; objective and completion in one.
board-kind-private-eye = At the mission point named the top three missions are discarded; the illegal ones decide the payment.
board-kind-arms-dealer = The undamaged outfit named is handed over at the delivery point; a marker on it becomes disarmed.
board-kind-thug = A normal attack on the target; its final damage decides the payment.

# offers about pieces of the ship
board-offer-thrust = Fire up: {$thing}{ $which ->
    [0] {""}
   *[other] {" "}({$which})
 }
board-offer-arm = Put a marker on {$thing}{ $which ->
    [0] {""}
   *[other] {" "}({$which})
 }, spot {$spot}
board-offer-sell = Sell: {$thing}{ $which ->
    [0] {""}
   *[other] {" "}({$which})
 }
board-offer-lift = Lift: {$thing}{ $which ->
    [0] {""}
   *[other] {" "}({$which})
 }

# what a mission asks first
board-task-shuttle = Fetch passengers: {$place}
board-task-research = Research {$region}
board-task-benefactor = Give away: {$cubes} ({$who})
board-task-smuggler = Fetch in secret: {$place}
board-task-thief = Rob: {$who}
board-task-assassin = To be destroyed: {$who}
board-task-supplier = Bring: {$cubes}
board-task-private-eye = Look for clues: {$place}
board-task-arms-dealer = Hand over: {$thing}
board-task-thug = Attack: {$who}

# the Kiln and the unknown
board-room-sell = Embers are sold here, 2000 each.
board-room-help = Inside all ships are adjacent. Relics are studied here; whoever stops here has a Business phase. A ship that docks sends the Kiln on its way.
board-unknown = The unknown
board-unknown-leap = A blind jump: for a movement point the ship leaves the map; a sector is laid, and what lies there happens at once.
board-unknown-scan = A scan: for 1 energy a sector is laid here and looked at first; movement left is lost.
