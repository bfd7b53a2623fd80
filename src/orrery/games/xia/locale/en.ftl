game-name = Xia
game-tagline = Captains in a drifting system that nobody has charted. A sandbox of trade, missions, hunting and luck, with Embers of a Forsaken Star.
source-rulebook = from the rulebook
source-public = from public sources
source-reconstructed = reconstructed

# options
option-fame = Fame that wins
option-fame-help = How many fame points end the game. About 15, 30 or 45 minutes a player for 5, 10 or 20.
option-fame-5 = 5
option-fame-10 = 10
option-fame-15 = 15
option-fame-20 = 20
option-fame-own = another total
option-own-fame = Another total
option-own-fame-help = Counts when “another total” is chosen above.
option-events = Element A: events
option-events-help = Event spaces on the fame track turn up event cards.
option-exploration = Element B: exploration tokens
option-exploration-help = The 30 new exploration tokens instead of the old ones.
option-economy = Element C: economy
option-economy-help = Cargo is bought from the economy board; planets consume and produce; demand pays.
option-two-player = Element D: two-player rules
option-two-player-help = With two players NPC ships may be targets of missions. Matters for two only.
option-sectors = Element E: sectors and missions
option-sectors-help = Nyr and the Kiln, dead worlds, anomalies, comets, embers, 32 missions.
option-outfits = Element F: outfits and mods
option-outfits-help = Cargo pods, armor plating and mods are for sale.
option-revised = Element G: revised rules
option-revised-help = Missions are chosen between turns, partial sales keep the fame, nobody loses a turn.
option-cargo = Cargo for later captains
option-cargo-help = Ours, not the rulebook's: whoever plays later begins with cargo, for fame wins at once. Without it set-up is as printed. Only with element G.
option-luck-cap = Luck once a turn
option-luck-cap-help = At most one point a turn for natural twenties.
option-round-cap = Stop after 60 rounds
option-round-cap-help = Then most fame wins, then credits, ship, the lower bounty.
option-goal = Goal of the solo game
option-goal-help = For one player: what is needed besides fame.
option-goal-random = random
option-goal-architect = Architect: study 4 relics
option-goal-magnate = Magnate: 4 fame by selling
option-goal-wayfinder = Wayfinder: 14 sectors on the map
option-goal-lawbringer = Lawbringer: destroy the Scoundrel twice, end without bounty
option-goal-corsair = Corsair: destroy 3 NPC ships
option-goal-envoy = Envoy: complete 5 missions
option-goal-ember_keeper = Ember Keeper: sell 6 embers
option-goal-shipwright = Shipwright: own a tier 3 ship
option-goal-daredevil = Daredevil: make 8 blind jumps
option-goal-recluse = Recluse: win with 15000 credits
option-engine-bonus = Campaign: engines
option-engine-bonus-help = For one player: what earlier games of the campaign have won for all engine dice.
option-engine-bonus-0 = none
option-engine-bonus-1 = +1
option-engine-bonus-2 = +2
option-blaster-bonus = Campaign: blasters
option-blaster-bonus-help = The same for blasters.
option-blaster-bonus-0 = none
option-blaster-bonus-1 = +1
option-blaster-bonus-2 = +2
option-missile-bonus = Campaign: missiles
option-missile-bonus-help = The same for missiles.
option-missile-bonus-0 = none
option-missile-bonus-1 = +1
option-missile-bonus-2 = +2
option-shield-bonus = Campaign: shields
option-shield-bonus-help = The same for shields.
option-shield-bonus-0 = none
option-shield-bonus-1 = +1
option-shield-bonus-2 = +2

# moves
move-choose = Choose the ship: {$ship}
move-berth = Start here: {$space}
move-thrust = Fire up the engine: {$outfit}
move-impulse = Use impulse
move-fly = Fly: {$space}
move-go = Go all the way: {$space}
move-jump = Jump: {$space}
move-tigris = Fly through the Tigris Gate
move-leap = Jump blind into the unknown
move-scan = Scan the sector beyond
move-survey = Scan from afar with Long-Range Scan
move-collect = Take the exploration token
move-attack = Attack: {$ship}, { $weapon ->
    [blaster] blasters
    [missile] missiles
    [ram] ram
   *[other] {$weapon}
 }
move-arm = Put a marker on {$outfit}, spot {$spot}
move-damage = Put the damage on space {$space}
move-charge = { $n ->
    [0] Arm no marker
    [one] Arm {$n} marker
   *[other] Arm {$n} markers
 }
move-load = { $lots ->
    [one] Buy {$lots} lot of cargo
   *[other] Buy {$lots} lots of cargo
 }
move-sell = Sell {$n}: {$cube}
move-sell-all = Sell all that this place buys
move-swap = Exchange: {$give} for {$take}
move-gather = { $way ->
    [mine] Mine
    [harvest] Harvest
    [salvage] Salvage
   *[capture] Capture embers
 }
move-excavate = Excavate
move-study = Study the relic {$relic}
move-reward = { $kind ->
    [fame] Take a fame point
   *[goods] Take the other reward
 }
move-jettison = Jettison: {$thing}
move-pick-up = Pick up: {$cube}
move-rescue = Rescue: {$ship}
move-draw = Draw missions
move-perform = Do the objective: {$mission}
move-deliver = Complete: {$mission}
move-keep = Keep: {$mission}
move-discard = Discard: {$mission}
move-take = Take the refugees aboard, or bring them home
move-give = Give: {$cube}
move-use = Use: {$ability}
move-copy = Replicate: {$ability}
move-pull = Tow here: {$cube} ({$space})
move-hook = Harpoon: {$ship}
move-follow = Follow
move-refuel = Restore all energy
move-repair = Repair space {$space}
move-thaw = Remove all ice damage
move-melt = Remove the ice of space {$space}
move-buy = Buy: {$thing}
move-sell-outfit = Sell: {$piece}
move-rearrange = Rearrange the hold
move-lift = Lift: {$piece}
move-lay = Lay it on {$spaces}
move-shed = Sell it
move-upgrade = Buy the ship: {$ship}
move-buy-fame = Buy a fame point
move-done = Done
move-roll = Roll again
move-most = Raise die {$die} to its most
move-aim = Hunt: {$ship}

# questions
ask-choose-ship = Choose your first ship.
ask-choose-berth = Choose where you start.
ask-outfitting = Buy outfits before you start. You have {$n} credits.
ask-business = Business phase. You have {$n} credits.
ask-act = { $n ->
    [0] Action phase: what do you do?
    [one] Action phase: {$n} movement point left.
   *[other] Action phase: {$n} movement points left.
 }
ask-end-of-turn = End your turn, or undo the last step.
ask-roll-again = You rolled {$die}. Roll again for 1 energy?
ask-block = Block { $harm ->
    [damage] damage
    [ice] ice damage
   *[energy] a loss of energy
 } of {$n}: put markers on shields.
ask-overcharge = Raise a die with Overcharge?
ask-shelter = Shelter {$other} with Sanctuary?
ask-place-damage = Place { $harm ->
    [ice] ice damage
   *[damage] damage
 }: {$n} left.
ask-choose-spawn = Choose a spawn point.
ask-choose-frozen = The Heat Sink: choose what freezes, {$n} left.
ask-follow-host = Follow the ship on your harpoon?
ask-choose-reward = Two exploration tokens: what do you take?
ask-open-fire = Attack on {$other}: put markers on your { $weapon ->
    [ram] engines
   *[other] weapons
 }.
ask-defend = {$other} attacks with { $weapon ->
    [blaster] blasters
    [missile] missiles
    [ram] a ram
   *[other] a broadside
 } ({$n}): defend?
ask-rearm = Arm markers again?
ask-arm-markers = Arm markers for {$n} energy each.
ask-sell-more = Sell more in this sale?
ask-choose-relic = {$relic}: what do you take?
ask-fit-mod = Where does it go: {$thing}?
ask-fit = Where does it lie: {$thing}?
ask-choose-missions = Choose missions to keep: {$n} at most.
ask-discard-excess = Too many missions: discard one.
ask-hear-captain = A captain in distress: discard a mission to help?
ask-give-cube = Give cubes to {$other}: {$n} left.
ask-choose-weapon = With which weapon do you attack?
ask-choose-thaw = Remove ice damage: {$n} left.
ask-choose-npc-target = {$other}: whom to hunt?
ask-lift-pieces = Lift what shall lie elsewhere.
ask-lay-pieces = Lay it down: {$thing}. “Done” puts everything back.
ask-tow-field = Tow cubes here or rescue a ship: {$n} cubes left.

order-defend = Attacks on my ship
order-rearm = Arming again after an attack
order-arm-markers = Arming markers at the end of my turn

# reasons
why-no-points = No movement points: use an engine or impulse first.
why-outlaw-kept-out = An outlaw (bounty {$n}) may not enter a lawful planet.
why-would-end-there = The space is occupied: nobody may end a move there.
why-shield-closed = Nobody passes this shield but by an entrance.
why-no-marker = No armed marker is left.
why-no-spot = Every spot of it is used or damaged.
why-impulse-used = Impulse has been used this turn.
why-stranded = The ship is stranded: no energy, no armed markers.
why-no-energy = Scanning needs {$need} energy; there is {$have}.
why-no-sector-left = All sectors are on the map.
why-no-room = There is no room in the hold.
why-not-wanted = This place buys: {$cubes}.
why-nothing-stocked = None left to buy: {$cube}.
why-no-credits = It costs {$need} credits; you have {$have}.
why-mission-limit = You already have as many missions as you may keep: {$n}.
why-drawn-here = Missions were drawn here this turn.
why-site-empty = The site has collapsed: no relics are left.
why-enough-gathered = No more gathering this turn: {$n} is the most.
why-out-of-range = It is {$have} spaces away; missiles reach {$need}.
why-not-seen = There is no line of sight.
why-apart = Ships on a planet or in the Kiln and ships outside cannot interact.

# previews
preview-die = d{$die}{ $lost ->
    [0] {""}
   *[other] , −{$lost}
 }
preview-thrust = d{$die} movement points
preview-points = +{$n} movement points
preview-energy = −{$n} energy
preview-pays = −{$n} credits
preview-credits = +{$n} credits
preview-steps = −{$n} movement points
risk-field = { $border ->
    [asteroid] asteroids
    [ice] ice asteroids
   *[nebula] nebula
 }: needs {$least} or more, {$percent} %
risk-debris = debris: needs {$least} or more or the ship is destroyed, {$percent} %
risk-shield = planet shield: needs {$least} or more, {$percent} %; 11–17 bring a bounty
risk-star = a star: certain destruction
risk-outlaw = entering makes you an outlaw: bounty 1000
risk-comet = the comet moves d{$die}
risk-comet-space = the comet is here: certain destruction
risk-gravity = gravity drags you d{$die}
risk-unknown = nobody knows what is there
risk-gather = { $way ->
    [mine] mining
    [harvest] harvesting
    [salvage] salvaging
    [capture] capturing
   *[excavate] excavating
 }: needs {$least} or more, {$percent} %

# score
score-exploration = Exploration
score-missions = Missions
score-combat = Combat
score-trade = Trade
score-ships = Ships
score-wealth = Wealth
score-rescue = Help
score-titles = Titles
score-luck = Luck
score-events = Events
score-relics = Relics
score-gates = Gates

# events
event-round-began = Round {$round}.
event-turn-began = {$seat} begins a turn.
event-sat-out = {$seat} loses this turn.
event-fame-entered = {$seat} stands at {$n} fame.
event-earned = {$seat}: +{$n} fame ({ $source ->
    [exploration] exploration
    [missions] mission
    [combat] combat
    [trade] trade
    [ships] new ship
    [wealth] wealth
    [rescue] help
    [titles] title
    [luck] luck
    [events] event
    [relics] relic
   *[gates] gate
 }).
event-game-won = {$seat} wins.
event-game-lost = The NPCs have {$n} fame: the game is lost.
event-game-stopped = The game is stopped after round {$round}.
event-ship-chosen = {$seat} chooses {$ship}.
event-npc-fame-rose = The NPCs stand at {$n} fame.
event-moves = {$seat}: +{$n} movement ({ $by ->
    [impulse] impulse
    [token] token
   *[other] {$by}
 }).
event-flew = {$seat} flies: {$space}.
event-jumped = {$seat} appears: {$space}.
event-leapt = {$seat} jumps blind.
event-docked = {$seat} docks: {$space}.
event-fell-back = {$seat} falls back: {$space}.
event-pulled = Gravity drags {$seat} {$n} spaces.
event-dragged = {$seat} is dragged: {$space}.
event-crosses = {$seat} crosses { $border ->
    [asteroid] asteroids
    [ice] ice asteroids
    [nebula] a nebula
    [debris] debris
   *[shield] a planet shield
 }.
event-threw = {$seat} rolls {$n} on the d20.
event-comet-moved = The comet ({$sector}) moves {$n}: {$space}.
event-comet-destroyed = The comet is destroyed: {$sector}.
event-comet-back = The comet is back: {$sector}.
event-kiln-moved = The Kiln moves {$n}: {$space}.
event-kiln-destroyed = The Kiln is destroyed.
event-kiln-back = The Kiln is back.
event-appeared = {$seat} appears: {$space}.
event-scanned = {$seat} scans.
event-sector-found = Found: {$sector}.
event-collected = {$seat} takes an exploration token: {$token}.
event-captain-heard = A captain calls for {$seat}: to {$sector}.
event-suffered = {$seat} suffers {$n} { $harm ->
    [ice] ice damage
   *[damage] damage
 }.
event-lost-energy = {$seat} loses {$n} energy.
event-blocked = {$seat} blocks {$n}.
event-froze = Ice spreads on the ship of {$seat}: {$n}.
event-destroyed = {$seat} is destroyed ({ $cause ->
    [star] a star
    [comet] a comet
    [debris] debris
    [monster] Rikishi
   *[damage] damage
 }).
event-relic-lost = A relic of {$seat} is destroyed, unseen.
event-missions-lost = {$seat} loses missions: {$n}.
event-bounty-rose = The bounty on {$seat} rises by {$n}.
event-bounty-gone = The bounty on {$seat} is gone.
event-attacked = {$seat} attacks {$other} ({ $weapon ->
    [blaster] blasters
    [missile] missiles
    [ram] ram
   *[other] {$weapon}
 }).
event-armed = {$seat} activates {$outfit}.
event-attack-rolled = {$seat} rolls {$n} in attack.
event-hit = {$seat} defends with {$defence} and takes {$n} damage.
event-charged = {$seat} arms markers: {$n}.
event-rescued = {$seat} rescues {$other}.
event-autopilot-rolled = The Autopilot of {$seat} rolls {$n}.
event-used = {$seat} uses {$ability}.
event-bought = {$seat} buys {$n}: {$cube}, for {$paid} credits.
event-sold = {$seat} sells {$n} cubes for {$paid} credits.
event-met-demand = {$seat} meets the demand: {$cube}.
event-demanded = In demand: {$cubes}.
event-swapped = {$seat} exchanges {$give} for {$take}.
event-got-cube = {$seat} loads: {$cube}.
event-got-credits = {$seat} gains {$n} credits.
event-adrift = Overboard from {$seat}: {$cube} ({$space}).
event-excavated = {$seat} digs up a relic: {$sector}.
event-studied = {$seat} studies: {$relic}.
event-merchant-earned = The Merchant earns {$n} credits.
event-drew = {$seat} draws missions: {$n}.
event-looked-at = {$seat} looks at missions: {$missions}.
event-looks = {$seat} looks at missions: {$n}.
event-kept = {$seat} keeps: {$mission}.
event-kept-hidden = {$seat} keeps a mission.
event-discarded = {$seat} discards: {$missions}.
event-revealed = {$seat} reveals {$mission}; it is worth {$n}.
event-clues = {$seat} finds clues: {$missions}.
event-gave = {$seat} gives {$other}: {$cube}.
event-completed = {$seat} completes {$mission} for {$n} credits.
event-refuelled = {$seat} restores all energy.
event-repaired = {$seat} repairs.
event-thawed = {$seat} thaws ice.
event-bought-outfit = {$seat} buys {$thing} for {$n} credits.
event-sold-outfit = {$seat} sells {$thing} for {$n} credits.
event-fitted = {$seat} fits {$thing}.
event-new-ship = {$seat} buys a ship: {$ship}.
event-title-shown = A title can be won: {$title}.
event-title-won = {$seat} wins the title {$title}.
event-event-drawn = {$seat} draws an event: {$card}.
event-event-gone = The event is over: {$card}.
event-rikishi-moved = Rikishi flies: {$space}.
event-planet-froze = A planet turns to ice: {$sector}.
event-convoy-found = Lost cargo drifts: {$space}.
event-refugees-aboard = {$seat} takes refugees aboard.
event-refugees-home = {$seat} brings refugees home.

npcs = the NPCs

# the table in words
summary-heading = Round {$round}; {$n} fame win.
summary-players = Captains
summary-npcs = NPCs
summary-map = Map
summary-market = Market
summary-cards = Cards
summary-seat = Seat {$number}
summary-captain = {$name}: {$ship}, tier {$tier}
summary-fame = fame {$n}
summary-earned = fame to be entered: {$n}
summary-credits = credits {$n}
summary-bounty = bounty {$n}
summary-energy = energy {$n}/{$most}
summary-markers = markers {$n}, disarmed {$off}
summary-points = movement {$n}
summary-impulse = impulse ready
summary-at = at {$space}
summary-gone = destroyed
summary-stranded = stranded
summary-damage = damaged spaces {$n}, ice {$ice}
summary-outfits = outfits: {$list}
summary-cargo = cargo: {$list}
summary-relics = relics {$n}
summary-missions = missions: {$list}
summary-drawn = drawn: {$list}
summary-hidden = hidden
summary-tokens = tokens: {$list}
summary-abilities = abilities: {$list}
summary-titles = titles: {$list}
summary-npc = {$name}: {$space}
summary-hull = damage {$n}/{$most}
summary-behaviour = behaviour: {$name}
summary-sectors = sectors: {$list}
summary-unknown = { $n ->
    [one] {$n} sector is unknown
   *[other] {$n} sectors are unknown
 }
summary-kiln = the Kiln: {$space}
summary-comet = comet: {$space}
summary-tokens-at = exploration tokens: {$list}
summary-adrift = adrift at {$space}: {$list}
summary-economy = {$cube} {$n}
summary-demand = in demand: {$list}
summary-open-titles = open titles: {$list}
summary-events = events: {$list}
summary-goal = goal: {$goal}, so far {$n}
summary-npc-fame = fame of the NPCs {$n}

# abilities
ability-skip-drive = Once a turn after impulse an asteroid border is not rolled for.
ability-scavenger = +3 to the next gathering roll.
ability-probability-core = 1 energy to roll a d20 again.
ability-pounce = After four spaces the next blaster attack has one more die of the largest blaster used.
ability-long-range-scan = A scan without energy that keeps the movement points.
ability-mag-harpoon = Until the own next turn one may follow the ship that was beside into the space it leaves. Gates, jumps, forced moves and docking let go.
ability-heat-sink = In a freeze two spaces at most freeze, of one's choice.
ability-rk5 = A d8 blaster with two spots is built in; it cannot be damaged or sold.
ability-prototype-shields = A shield die shows at least 3.
ability-tac-x = In defence one die of at most 2 (d6), 3 (d8) or 4 (d12) is rolled again.
ability-crypto-lance = A failed shield damages but does not stop.
ability-trade-ledger = 500 more a cube in the next sale, rounded up to a full 1000.
ability-field-plating = 1 less of any damage outside combat.
ability-autopilot = At the end of each other player's turn a d6 of 4 or more gives a point for the own next turn.
ability-broadside = One attack with blasters and missiles together.
ability-sanctuary = A d8 off the damage of a ship within three spaces; 1000 if it is another player's.
ability-bulk-contract = A lot has three cubes.
ability-overcharge = For 2 energy an outfit die just rolled shows the most it can.
ability-replication = An ability of another that is exhausted to be used is used once as the own.
ability-tow-field = A rescue from three spaces away, or up to four cubes within three spaces to the own space.
ability-recall = The return token is laid on the space, or brings the ship back to it for 2 energy.

# event cards
card-rewired = Three rounds: the Tigris Gate is linked with the others; the first to use the link scores 1.
card-rikishi = From a space of Nyr's outer ring a d12 of spaces straight on each round; it destroys all that it meets. A planet that it hits becomes a field of ice and the event is over, as when it leaves the map.
card-cinderbeard-comes = A second Scoundrel with 3000 bounty on the spawn point farthest from the fame leader; destroying him brings 1 more.
card-martial-law = Three rounds: shields of lawful planets bring 2000 bounty; the Enforcer has two turns.
card-black-shipyard = Two ships or four rounds: on outlaw planets a ship costs 2000 less and brings a bounty of 2000 instead of clearing it.
card-wormholes = Five uses: a point leads from spawn point to spawn point.
card-grand-rally = Two rounds: the most mission points entered in one own turn, at least two, bring 2.
card-solar-storm = Two rounds: arming costs 2 energy.
card-cold-snap = Three rounds: at each round's end ships on the map off planets take 1 ice damage, which may be blocked.
card-great-thaw = Three rounds: no freeze; everybody removes up to 2 ice damage now.
card-ember-rush = Six embers or four rounds: an ember brings 3000.
card-trade-boom = Two rounds: sections are filled up to 4 now; a cube brings 1500, sums rounded up.
card-embargo = Three rounds: a type of cargo is sold on outlaw planets only, for 2000.
card-amnesty = Two rounds: whoever stops on a lawful planet loses all bounty.
card-hunters-moon = One kill or four rounds: destroying a ship with bounty brings 1 more.
card-refugees = Both homes or five rounds: from the mission point of one of two planets to that of the other: 1 fame and 2000.
card-lost-convoy = Until picked up or five rounds: two cubes on each of three open spaces.
card-gravity-surge = Three rounds: dice of gravity and comets are rolled twice and added.
card-kiln-wanders = Four rounds: the Kiln moves a d6 each round.
card-relic-fever = Three relics or four rounds: excavation succeeds on 8.
card-dead-calm = Two rounds: engine dice count 6 at most; impulse gives 2 more.
card-old-charts = Four sectors or three rounds: a scan is free and does not end the move.

# deeds of titles
deed-cube-types = Have cargo of {$n} types aboard.
deed-blind-jumps = Make {$n} blind jumps in one turn.
deed-giants = Destroy a ship of a higher tier than yours.
deed-best-bounty = Destroy a ship with a bounty of {$n} or more.
deed-bounty = Have a bounty of {$n} or more.
deed-mined = Mine {$n} cubes in one turn.
deed-harvested = Harvest {$n} cubes in one turn.
deed-salvaged = Salvage {$n} cubes in one turn.
deed-moved = Fly {$n} spaces in one turn.
deed-beside-star = End the action phase beside a star or a black hole with at most three undamaged spaces.
deed-credits = Have {$n} credits in your Status phase.
deed-sold-at-once = Sell {$n} cubes in one sale.
deed-gates = Fly through {$n} gates in one turn.
deed-scanned = Scan {$n} sectors in one turn.
deed-last-space = Have a single undamaged space in your Status phase.
deed-rescued = Rescue a stranded ship.
deed-packed = Fill every space of an undamaged hold.
deed-completed = Complete {$n} missions in one turn.
deed-clean-ice = Cross the border of ice {$n} times in one turn without harm.
deed-embers-at-once = Sell {$n} embers in one sale.
deed-relics = Have {$n} relics aboard.
deed-beside-comet = End the action phase on a comet’s path, beside the comet.
deed-horizon = Take the orange path of Farren’s Call and leave that sector in one turn.
deed-frozen = Have {$n} spaces with ice damage in your Status phase.
deed-missions = Have {$n} active missions.
deed-plated = Have {$n} damage on your platings.
deed-mods = Have {$n} working mods.
deed-demands = Meet {$n} demands in one turn.

# what each captain had, and the luck
goods-credits = Credits in thousands
goods-tier = Tier of the ship
goods-outfits = Outfits and mods
goods-cargo = Cubes aboard
goods-bounty = Bounty in thousands
luck-engines = Engines: movement points, damage and boosts included
luck-d20 = d20: rolled values
luck-twenties = d20: natural twenties
