game-name = Ambitions of Cosmos
game-tagline = Four ways to greatness: arms, senate, trade, science

## Options

option-variant = Map
option-variant-help = Sectors of another kind in some places: a rich map helps trade and science, a frontier makes exploring and arms count for more.
option-variant-standard = Standard
option-variant-rich = Rich: silver sectors in place of some bronze ones
option-variant-frontier = Frontier: silver sectors in place of some gold ones
option-nations = Nations
option-nations-help = Whether the nations are drawn at random or chosen in turn, the first player first.
option-nations-drawn = Drawn
option-nations-chosen = Chosen
option-first-game = First game
option-first-game-help = Without the Great Clans of Tao, the Second Federation and the Machine.
option-exchange = Exchange of resources
option-exchange-help = Whether capital and science may be given in deals. Votes, planets and peace always may.

source-rulebook = from the rulebook
source-public = from public sources
source-reconstructed = reconstructed

## Moves

move-lead = Lead: { $nation }
move-begin = Begin with { $ship }
move-station = Place fleet 1 at { $cell }
move-sell = { $resource ->
    [prestige] Sell influence for prestige
    [capital] Sell influence for capital
   *[other] Sell influence for science
  }
move-floor = Ask for the floor
move-quiet = No deals this turn
move-propose = Draw up a deal with { $other }
move-give = { $kind ->
    [capital] Give 1 capital more
    [science] Give 1 science more
    [peace] Promise 1 turn of peace more
    [senator] Promise a vote for a senator
    [law] { $n ->
        [1] Promise to vote for the law
       *[other] Promise to vote against the law
      }
    [next_senator] Promise a vote for a senator next turn
    [next_law] { $n ->
        [1] Promise to vote for the law of the next turn
       *[other] Promise to vote against the law of the next turn
      }
   *[other] Promise to give up a planet
  }
move-want = { $kind ->
    [capital] Want 1 capital more
    [science] Want 1 science more
    [peace] Want 1 turn of peace more
    [senator] Want a vote for a senator
    [law] { $n ->
        [1] Want a vote for the law
       *[other] Want a vote against the law
      }
    [next_senator] Want a vote for a senator next turn
    [next_law] { $n ->
        [1] Want a vote for the law of the next turn
       *[other] Want a vote against the law of the next turn
      }
   *[other] Want a planet given up
  }
move-offer = Put the deal to your partner
move-accept = Agree
move-refuse = Refuse
move-table = Put to the vote: { $law }
move-bury = Under the deck: { $law }
move-elect = Vote for { $other }
move-for = Vote for the law
move-against = Vote against the law
move-veto = Reverse the result (1 influence)
move-repeal = Repeal { $law }
move-scrap-ship = Scrap { $ship } of fleet { $fleet }
move-scrap-building = Scrap { $building } on { $planet }
move-abandon = Give up { $planet }
move-build = Build { $item } at { $yard }
move-launch = To fleet { $fleet } at { $cell }
move-contract = Build { $building } on { $planet } by contract (1 influence)
move-command = Command fleet { $fleet }
move-back = Another fleet
move-fly = Move to { $cell }
move-tow = Tow the station to { $cell }
move-reveal = Reveal sector { $place }
move-orient = Lay it turned by { $turn } sixths
move-explore = Explore the signal
move-join = Exchange ships with fleet { $fleet }
move-shift = Move { $ship } out of fleet { $fleet }
move-done = Done
move-muster = Muster fleet { $fleet } (1 influence)
move-gather = Gather at { $cell }
move-raid = Raid the planet (1 influence)
move-teleport = Teleport to { $cell }
move-plunder = Plunder the planet
move-invade = Take the planet
move-capture = Take { $planet }
move-lose = Give up { $ship }
move-fight = Fight
move-sacrifice = Retreat and sacrifice { $ship }
move-withdraw = Retreat without loss
move-retreat = Retreat to { $cell }
move-lay = Next in line: { $ship }
move-reroll = Roll again
move-salvo = Fire the Guards’ Salvo (1 influence)
move-chase = Drive the fleet to { $cell }
move-study = Study { $tech } in slot { $slot }
move-breakthrough = Breakthrough: { $tech } in slot { $slot } (1 influence)

## Questions

ask-choose-nation = Choose your nation.
ask-take-ship = Choose a ship for your first fleet.
ask-place-fleet = Choose the cell of your first fleet, beside your home world.
ask-talks = Does anybody want the floor: to sell influence or to propose a deal?
ask-take-floor = You have the floor: sell influence or propose a deal.
ask-draw-up = Draw up the deal: what is given, what is wanted? So far: { $terms }
ask-answer-deal = { $seat } proposes a deal to { $other }: { $terms }
ask-table-law = Choose the law to be put to the vote.
ask-bury-laws = Choose the law that goes under the deck next.
ask-elect-senator = Vote on a senator: all your prestige for one candidate.
ask-break-tie = The votes are tied: choose who seats a senator.
ask-vote-on-law = Vote on the law: { $law }
ask-use-veto = { $law }: { $side ->
    [for] adopted
   *[other] rejected
  }. Reverse the result?
ask-repeal-law = Choose the law to be repealed.
ask-construct = Build ships and buildings, or scrap some before.
ask-launch-ship = Choose where the new ship goes: { $ship }
ask-command-fleets = Choose a fleet to command.
ask-move-fleet = Fleet { $fleet }: { $left ->
    [0] no speed left
    [one] { $left } speed point left
   *[other] { $left } speed points left
  }
ask-exchange-ships = Divide the ships of fleets { $fleet } and { $partner } anew.
ask-gather-fleet = Choose where the mustered fleet gathers.
ask-orient-sector = { $place }: lay the sector { $sector } as you like.
ask-explore-first = Explore the signal before the black hole decides?
ask-teleport-fleet = Choose where the black hole sends fleet { $fleet }.
ask-send-machine = Choose where the black hole sends the Machine.
ask-lose-ship = Fleet { $fleet } is too large: choose the ship to give up.
ask-stay-or-go = You meet: { $other }. Fight, or retreat?
ask-retreat-to = Choose where your fleet retreats.
ask-lay-ships = Your line of battle: ship { $number } of { $duels }.
ask-reroll-die = { $ship } rolled { $die }. Roll again?
ask-fire-salvo = The checks are { $own } against { $other }. Fire the salvo?
ask-chase-fleet = You have won. Choose where the beaten fleet flees.
ask-capture-planet = Choose the planet to take: there is room for no more.
ask-invade-planet = { $planet }: your power { $power }, its defence { $defence }.
ask-study-technology = Choose a technology to study.

order-talks = Talks and deals
order-answer-deal = Deals proposed to me
order-elect-senator = The vote on a senator
order-vote-on-law = The vote on the law
order-use-veto = My veto
order-stay-or-go = Retreat before a battle
order-concluded = Ending after I have passed
policy-elect-senator-myself = Vote for myself
policy-vote-on-law-for = Vote for every law
policy-vote-on-law-against = Vote against every law
policy-stay-or-go-fight = Always fight
policy-answer-deal-never = Refuse every deal

term-said = { $kind ->
    [capital] { $seat } gives { $n } capital
    [science] { $seat } gives { $n } science
    [peace] { $n ->
        [one] { $seat } keeps the peace for { $n } turn
       *[other] { $seat } keeps the peace for { $n } turns
      }
    [senator] { $seat } votes for { $other }
    [law] { $n ->
        [1] { $seat } votes for the law
       *[other] { $seat } votes against the law
      }
    [next_senator] { $seat } votes for { $other } next turn
    [next_law] { $n ->
        [1] { $seat } votes for the law of the next turn
       *[other] { $seat } votes against the law of the next turn
      }
   *[other] { $seat } gives up { $planet }
  }

## Reasons

why-no-exchange = Resources are not exchanged at this table.
why-no-influence = There is no influence token to sell.
why-no-capital = Costs { $need } capital, you have { $have }.
why-limit-reached = The build limit of { $limit } is reached in this turn.
why-need-technology = Needs a technology that you do not have.
why-need-ship-technology = Needs the yards of its class.
why-no-zone = There is no room left on your planets.
why-twice = It stands there already.
why-no-card = No card is left.
why-no-fleet-place = No fleet within reach has room, and there is no new fleet within your limit of { $limit }.
why-spent = It has no speed left and nothing else to do.
why-promised-peace = You have promised peace.
why-not-stronger = Your power of { $have } does not exceed its defence of { $need }.
why-planet-limit = You hold as many planets as you may.
why-beaten = A fleet that was beaten in this turn does not invade.
why-peace = You have promised peace.
why-no-plunder = Plundering needs Landing Modules.
why-plunder-banned = A law forbids plunder.
why-no-plunder-token = All plunder tokens are in use.
why-plundered = It is plundered already.
why-no-science = Costs { $need } science, you have { $have }.
why-no-slot = Nothing in your pyramid carries it.
why-no-study = You study no more in this turn.

## Previews

preview-advised = towards the rich sector
preview-science = −{ $n } science
preview-capital = −{ $n } capital
preview-gain = { $resource ->
    [prestige] +{ $n } prestige
    [capital] +{ $n } capital
   *[other] +{ $n } science
  }
preview-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }
preview-senators = { $n ->
    [one] { $n } senator
   *[other] { $n } senators
  }
preview-launch = { $kind ->
    [join] joins fleet { $fleet }
   *[other] new fleet { $fleet }
  }
preview-speed = { $n ->
    [0] free
    [one] −{ $n } speed point
   *[other] −{ $n } speed points
  }
preview-tow = together with the station
preview-battle = a battle
preview-supernova = certain death
preview-hole = a roll in the black hole
preview-nebula = the movement ends

## Events

event-nation-chosen = { $seat } leads: { $nation }.
event-turn-began = Turn { $turn }. Speaker: { $seat }.
event-phase-began = { $phase ->
    [political] Political phase.
    [construction] Construction phase.
    [tactical] Tactical phase.
    [science] Science phase.
   *[other] End of the turn.
  }
event-invoked = { $seat } uses influence: { $power }.
event-influence-gained = { $n ->
    [one] { $seat } gains { $n } influence token.
   *[other] { $seat } gains { $n } influence tokens.
  }
event-science-gained = { $seat } gains { $n } science.
event-won = { $ending ->
    [military] { $seat } wins by arms, with two home worlds.
    [senate] { $seat } wins in the senate, with a majority that nobody can overtake.
    [political] { $seat } has the most senators and wins.
    [economic] { $seat } wins by the growth of capital.
   *[other] { $seat } wins at the top of the pyramid.
  }
event-prestige-collected = { $seat }: rating { $rating }, votes { $votes }.
event-influence-sold = { $resource ->
    [prestige] { $seat } sells influence for { $n } prestige.
    [capital] { $seat } sells influence for { $n } capital.
   *[other] { $seat } sells influence for { $n } science.
  }
event-floor-taken = { $seat } takes the floor.
event-went-quiet = { $seat } wants no deals this turn.
event-deal-proposed = { $seat } proposes a deal to { $other }.
event-deal-refused = { $other } refuses the deal of { $seat }.
event-deal-struck = { $seat } and { $other } have a deal.
event-deal-term = { $kind ->
    [capital] { $seat } owes { $other }: { $n } capital.
    [science] { $seat } gives { $other }: { $n } science.
    [peace] { $n ->
        [one] { $seat } will not attack { $other } for { $n } turn.
       *[other] { $seat } will not attack { $other } for { $n } turns.
      }
    [senator] { $seat } will vote for { $other }.
    [law] { $n ->
        [1] { $seat } will vote for the law.
       *[other] { $seat } will vote against the law.
      }
    [next_senator] { $seat } will vote for { $other } next turn.
    [next_law] { $n ->
        [1] { $seat } will vote for the law of the next turn.
       *[other] { $seat } will vote against the law of the next turn.
      }
   *[other] { $seat } will give up { $planet }.
  }
event-debt-paid = { $kind ->
    [capital] { $seat } pays { $other } { $n } capital.
   *[other] { $seat } pays { $other } { $n } science.
  }
event-law-tabled = { $seat } puts to the vote: { $law }.
event-voted-for = { $votes ->
    [one] { $seat } gives { $votes } vote to { $other }.
   *[other] { $seat } gives { $votes } votes to { $other }.
  }
event-tie-broken = { $seat } decides the tie for { $other }.
event-senator-seated = { $senators ->
    [one] { $seat } seats a senator and has { $senators }.
   *[other] { $seat } seats a senator and has { $senators }.
  }
event-fee-due = { $seat } owes { $other } { $n } capital for the mandate.
event-voted-on-law = { $side ->
    [for] { $seat } votes for the law ({ $senators }).
   *[other] { $seat } votes against the law ({ $senators }).
  }
event-law-decided = { $law }: { $supporting } for, { $against } against; { $side ->
    [for] adopted
   *[other] rejected
  }.
event-vetoed = { $seat } reverses the result: { $law }.
event-law-passed = The law is in force: { $law }.
event-law-rejected = The law is rejected: { $law }.
event-law-repealed = { $seat } repeals: { $law }.
event-capital-collected = { $seat } collects { $n } capital.
event-ship-scrapped = { $seat } scraps { $ship } of fleet { $fleet }.
event-building-scrapped = { $seat } scraps on { $planet }: { $building }.
event-planet-given-up = { $seat } gives up { $planet }.
event-ship-built = { $cost ->
    [0] { $seat } begins with { $ship } in fleet { $fleet }.
   *[other] { $seat } builds { $ship } for { $cost } at { $cell }, fleet { $fleet }.
  }
event-building-built = { $seat } builds on { $planet } for { $cost }: { $building }.
event-tactics-began = { $seat } commands the fleets.
event-fleet-moved = Fleet { $fleet } of { $seat } goes to { $cell }.
event-station-towed = Fleet { $fleet } of { $seat } tows the station to { $cell }.
event-ships-exchanged = Fleets { $fleet } and { $partner } of { $seat } exchange ships.
event-fleets-merged = Fleets { $fleet } and { $partner } of { $seat } merge.
event-fleet-lost = Fleet { $fleet } of { $seat } is lost.
event-ship-lost = { $seat } gives up { $ship } of fleet { $fleet }.
event-sector-revealed = { $seat } reveals { $place }: { $sector }.
event-route-opened = { $seat } opens a trade route to { $planet }.
event-signal-explored = { $seat } explores the signal at { $cell }: { $signal }.
event-ship-found = { $seat } rolls { $die }: { $ship } joins fleet { $fleet }.
event-hole-rolled = Fleet { $fleet } of { $seat } rolls { $die } in the black hole.
event-fleet-teleported = Fleet { $fleet } of { $seat } is teleported to { $cell }.
event-art-found = Fleet { $fleet } of { $seat } takes a work of art aboard.
event-art-taken = { $seat } takes a work of art from { $other }.
event-art-placed = { $seat } shows a work of art on { $planet }.
event-planet-captured = { $seat } takes { $planet }.
event-planet-invaded = { $seat } takes { $planet } from { $other }.
event-planet-plundered = { $seat } plunders { $planet }, which { $other } holds.
event-battle-began = Battle at { $cell }: { $seat } against { $other }.
event-retreated = Fleet { $fleet } of { $seat } retreats.
event-put-aside = { $seat } puts aside: { $ships }.
event-duel-began = Duel: { $ship } against { $rival }.
event-die-rolled = { $seat }: { $ship } rolls { $die }.
event-analysed = { $seat }: the analyser of { $ship } counts the die as 6.
event-duel-fought = { $ship } { $check }, { $rival } { $against }.
event-ship-destroyed = { $seat } loses { $ship }.
event-boarded = { $seat } boards { $ship }.
event-battle-ended = { $seat } wins the battle against { $other }, { $sum } to { $against }.
event-machine-course = The Machine takes its course (die { $die }{ $heading ->
    [0] , east
    [1] , north-east
    [2] , north-west
    [3] , west
    [4] , south-west
   *[other] , south-east
  }).
event-machine-moved = The Machine flies to { $cell }.
event-machine-repelled = The Machine cannot take { $planet } and turns away.
event-machine-took = The Machine takes { $planet }.
event-machine-gone = { $how ->
    [map] The Machine leaves the map.
    [hole] The Machine perishes in a black hole.
   *[other] The Machine perishes in a supernova.
  }
event-science-collected = { $seat } collects { $n } science.
event-studied = { $cost ->
    [0] { $seat } declares: { $tech }.
   *[other] { $seat } studies for { $cost }: { $tech }.
  }

## The end

ending-military = Military victory
ending-senate = Political victory: eight senators
ending-political = Political victory: the most senators
ending-economic = Economic victory
ending-scientific = Scientific victory
score-homes = Home worlds
score-senators = Senators
score-growth = Growth of capital
score-technologies = Technologies

## What effects say

effect-capital = +{ $n } capital
effect-prestige = +{ $n } prestige
effect-science = +{ $n } science
effect-route-capital = +{ $n } capital for each trade route
effect-planet-capital = +{ $n } capital for each own planet
effect-building-capital = each { $of }: { $n } capital
effect-building-prestige = each { $of }: +{ $n } prestige
effect-zone = construction zone of all planets +{ $n }
effect-build-limit = build limit of all planets +{ $n }
effect-yard-radius = shipyard radius +{ $n }
effect-building-cost = cost of buildings: { $n }
effect-ship-cost = cost of ships: { $n }
effect-unlock = may build: { $of }
effect-extra-ship = on each planet { $n } ship a turn beyond the limit
effect-home-ship = at the home world { $n } ship a turn beyond the limit
effect-contract = in construction: a building beyond the limit, { $n } cheaper
effect-fleet-limit = fleet limit +{ $n }
effect-ship-limit = ship limit of fleets +{ $n }
effect-speed = speed of all fleets +{ $n }
effect-mining = mining of all ships +{ $n }
effect-mining-income = mining of each fleet { $n }
effect-free-reveal = the first sector that a fleet reveals costs no speed
effect-cross-nebulae = nebulae are ordinary cells
effect-onward = exploring a signal or attacking does not end the movement
effect-trail = fleets pass others without battle and retreat without loss
effect-muster = in tactics: an unmoved fleet goes to the yard of an own planet
effect-ability = { $of ->
    [first] ability A of all ships is open
   *[other] ability B of all ships is open
  }
effect-duel = +{ $n } in every duel
effect-salvo = in battle, after the dice: +{ $n } in a duel
effect-invasion = invasion +{ $n }
effect-defence = defence of all planets +{ $n }
effect-screen = ships that attack here have no abilities
effect-fortress = orbital defences have their second property
effect-fortress-defence = with Star Fortress: defence +{ $n }
effect-plunder = fleets may plunder
effect-no-plunder = nobody may plunder
effect-raid = in tactics: plunder without the technology and gain { $n } science
effect-reward = +{ $n } influence for beating pirates or the Machine
effect-third-planet = senators for the third planet besides home: { $n }
effect-upkeep = upkeep of senators { $n }
effect-upkeep-above-third = each senator above the third costs { $n } prestige more
effect-influence-price = sold influence brings { $n } more
effect-votes = +{ $n } prestige in the vote on a senator
effect-mandate-fee = whoever else seats a senator pays you { $n } capital for each senator of his
effect-agenda = draw { $n } laws
effect-veto = after the vote on the law: reverse the result
effect-repeal = the speaker repeals a law in force
effect-studies = study { $n } technology more in a turn
effect-tech-cost = technologies of level { $of }: { $n } science
effect-council = +1 science for each senator, at most { $n }
effect-breakthrough = in science: study one technology more, { $n } cheaper
effect-triumph = scientific victory
effect-threshold = the economic victory needs { $n } growth more

ability-fast = If all ships of the fleet have it: speed +{ $n }, retreat without loss.
ability-swarm = In a duel with ships of level 2, 3, 4: +{ $n } for each level above the first.
ability-holds = Mining +{ $n }.
ability-patrol = +{ $n } in a duel on a planet or among asteroids, if the enemy attacked.
ability-ecm = Enemy ships lose ability B.
ability-shield-gen2 = All own ships survive a lost duel if the difference is less than { $n }.
ability-landing = Invasion +{ $n }.
ability-bombard = Invasion +{ $n }.
ability-boarding = A ship that it destroys counts on its side at the end of the battle.
ability-coordinator = All own ships +{ $n } in duels.
ability-analyser = Its die counts as 6 against ships of power { $n } or less.
ability-targeting = It may roll its die again once.
ability-shield1 = It survives a lost duel if the difference is less than { $n }; with other shields this adds up.
ability-fireship = When it is destroyed, the next roll of a pirate ship gets +{ $n }.
ability-grav-ecm = Enemy ships lose abilities A and B.
ability-devourer = +{ $n } when the battle is counted.

## The table in words

summary-turn = Turn { $turn } of { $turns }
summary-phase = { $phase ->
    [setup] setting up
    [political] political phase
    [construction] construction phase
    [tactical] tactical phase
    [science] science phase
   *[other] end of the turn
  }
summary-speaker = speaker: { $seat }
summary-laws = Laws in force: { $laws }
summary-no-laws = No law is in force.
summary-bill = On the vote: { $law }
summary-agenda = Drawn: { $laws }
summary-races = Players
summary-player = { $seat }: { $nation }
summary-you = (you)
summary-race = home worlds { $homes }, senators { $senators }, growth { $growth } of { $goal }, technologies { $technologies }
summary-stock = capital { $capital }, votes { $votes }, science { $science } (+{ $growth }), influence { $influence }
summary-techs = technologies: { $techs }
summary-planets = Planets
summary-planet = { $planet } ({ $place }): { $owner }, defence { $defence }
summary-nobody = nobody
summary-held-by-machine = the Machine
summary-buildings = { $buildings }
summary-art = work of art
summary-plundered = plundered by { $seat }
summary-fleets = Fleets
summary-fleet = { $seat }, fleet { $fleet } at { $cell }: { $ships }
summary-tokens = On the map
summary-token = { $token } at { $cell }
summary-signal = unknown signal
summary-machine = the Machine at { $cell }
summary-battle = Battle at { $cell }: { $seat } against { $other }, duel { $duel } of { $duels }
summary-pledge = { $seat } to { $other }: { $kind ->
    [peace] peace until turn { $last }
    [senator] a vote for a senator in turn { $last }
    [keep_off] a planet that was given up is not taken back, until turn { $last }
   *[other] a vote on the law in turn { $last }
  }
summary-promises = Promises
summary-seat = player { $number }
goods-growth = Capital growth
goods-rating = Prestige rating
goods-science = Science growth
goods-power = Power of the fleets
goods-planets = Planets
luck-duels = Duels: rolled values
luck-holes = Black holes: rolled values
