# What SpaceCorp says. Seats come as names of players, components by theirs, in the nominative.
game-name = SpaceCorp
game-tagline = Corporations take humankind from Earth to the planets and on to the stars, through three eras.

## Table options

option-first-era = First era
option-first-era-help = The era with which the game begins.
option-first-era-mariners = Mariners, to Mars
option-first-era-planeteers = Planeteers, the outer planets
option-first-era-starfarers = Starfarers, the stars
option-last-era = Last era
option-last-era-help = The era with which the game ends. One before the first era ends the game with the first.
option-last-era-mariners = Mariners
option-last-era-planeteers = Planeteers
option-last-era-starfarers = Starfarers
option-difficulty = The Competition
option-difficulty-help = With how much profit the Competition begins, and how much each later era brings it. For the solo game only.
option-difficulty-easy = easy: −5T
option-difficulty-normal = normal: 0
option-difficulty-hard = hard: 5T

## Words

source-rulebook = from the rulebook
source-public = from public sources
source-reconstructed = reconstructed
score-start = Start
score-discoveries = Discoveries
score-contracts = Contracts
score-production = Production
score-bases = Bases and claims
score-progress = Progress
score-colonies = Colonies
score-cards = Cards
score-firsts = First arrivals
score-costs = Costs

## Moves

move-act =
    { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
        [revelation] Revelation
        [colonize] Colonize
        [upgrade] Upgrade
       *[special] Special
    }
move-lead = Team { $team }
move-go = { $site }
move-rent = Use a base: { $base }, { $site }
move-infra =
    Infra of { $other }{ $slot ->
        [0] {""}
       *[other] {", shielded in slot "}{ $slot }
    }
move-lay = Play { $card }
move-lay-shielded = Play { $card }, shielded
move-double = Time: double the value
move-twice = Time: two teams
move-spend = Spend { $n }T and begin
move-done = Done
move-edge = Edge: { $card }
move-take = Take offer { $slot }
move-draw = Draw a card
move-raise = Build: { $base }
move-harvest =
    { $box ->
        [0] Produce on the Legacy tile
       *[other] Produce: { $site }, tile { $box }
    }
move-upgrade = { $card } into slot { $slot }
move-special = Special: { $card }
move-colonize = Colonize { $site }
move-settle = Colony: { $colony }
move-dismiss = Team { $team } leaves the game
move-pay-point = Pay for a colony point
move-labour = Build cards and Infra for a colony point
move-fulfil = Contract: { $contract }
move-transport = Transport team { $team } to { $site }
move-learn = { $card }
move-study = Revelation +1
move-retreat = Send team { $team } back
move-keep = Keep { $site }, tile { $box }
move-ahead = Begin there
move-pick = Take { $card }
move-remove = Remove the card of slot { $slot }

## Prompts

ask-take-action = Choose your action.
ask-choose-team =
    { $action ->
        [move] Which team moves?
        [explore] Which team explores?
       *[build] Which team builds?
    }
ask-choose-site = Where does the team go?
ask-choose-base = Choose the base at { $site }.
ask-choose-base-tile = Choose the base at { $site } for { $tile }.
ask-meet-base = Whose base do you use for the move?
ask-pay-value = Give your action its value: cards and Infra.
ask-take-cards = Take cards: { $left } left.
ask-choose-upgrade = Which card goes into which slot?
ask-choose-special = Which Special card do you play?
ask-send-probe = Where does the probe go?
ask-leap-team = Which team does the prototype move?
ask-leap-to = Where does it go?
ask-choose-region = Which region do you colonize?
ask-choose-colony = Which colony do you found at { $site }?
ask-gather-points = { $colony }: { $have } of { $need } colony points. What else do you give?
ask-choose-reward = Of which contract do you gain the reward?
ask-choose-late = Which contract do you claim at the end?
ask-check-contracts = Claim a contract?
ask-take-award = An award: take the top card?
ask-transport-team = Transport a team for nothing?
ask-choose-field = Which tile produces? { $left } left.
ask-choose-study = Your Research base: what do you take?
ask-choose-progress =
    { $kind ->
        [adaptation] Choose an Adaptation.
       *[breakthrough] Choose a Breakthrough.
    }
ask-choose-system = Onto which star does the team come?
ask-choose-retreat = Phobes! Which team goes back to Sol?
ask-choose-recall = Sabotage: which team is called back?
ask-choose-legacy = Keep a tile for Legacy Production?
ask-place-ahead = Beyond marker { $number }: begin with a team at { $site }?
ask-inherit = Choose an Adaptation to begin with.
ask-take-hacked = Hack: which offer do you take?
ask-take-poached = Poach: which card do you take?
ask-remove-infra = Which Infra card do you remove?
ask-turn-start-window = A turn begins: play an Edge?
ask-announced-window =
    { $action ->
        [research] An action was announced: Research.
        [move] An action was announced: Move.
        [explore] An action was announced: Explore.
        [build] An action was announced: Build.
        [produce] An action was announced: Produce.
        [genetics] An action was announced: Genetics.
        [revelation] An action was announced: Revelation.
        [colonize] An action was announced: Colonize.
        [upgrade] An action was announced: Upgrade.
       *[special] An action was announced: Special.
    } Sabotage it?
ask-research-window = A rival researches: hack an offer?
ask-produced-window = A rival produced { $n }T: divert half?
ask-contract-window = { $contract } was fulfilled: use your influence?
ask-upgraded-window = Somebody upgraded: play Incompatible?
ask-discarded-window = Cards were discarded: poach them?
ask-turn-end-window = A rival's turn is over: intercept?
ask-leak-window = { $card } was gained: leak it?

## Previews

preview-value = value { $n } of { $cost }
preview-distance = distance { $n }
preview-radiation = radiation −{ $n }T
preview-spend = −{ $n }T
preview-gain = +{ $n }T
preview-pay = −{ $n }T
preview-need = value { $n }
preview-points = { $n } CP
preview-p = P{ $n }

## Reasons

why-no-match = This card is not of the chosen type.
why-infra-closed = The end of the era is triggered: Infra of opponents is closed.
why-too-little = The value is { $have }; { $need } are needed.
why-cannot-act-there = A team there cannot act.
why-beyond-reach = All that you have does not reach so far.
why-no-base = The move must begin or end at a base.
why-not-in-era = This era does not have this base.
why-no-base-left = You have no such base left.
why-unfit = The site or its tile does not meet the requirement.
why-introvs = The Introvs let nobody build who cannot understand them.
why-owned = You have this name already.
why-needs-more = Its prerequisite is not met.
why-taken = No copy is left.
why-full-hand = Research takes a hand of 7 cards or fewer.
why-no-cards = There are no cards to take.
why-no-offer = This offer is empty.
why-deck-empty = The deck is empty.
why-nothing-produces = No tile of yours produces.
why-no-infra-card = Only a card that may be upgraded to Infra.
why-research-slot = The Research slot takes no cards.
why-no-special = No Special card in hand with which something could be done.
why-contract-not-yet = You have { $have } of { $need }.
why-contract-fulfilled = Somebody has fulfilled it.
why-nothing-to-colonize = No system of yours reaches the points for a colony.
why-no-value = You have nothing that gives this action a value.
why-no-target = No team of yours can complete this action.
why-not-this-era = This action does not exist in this era.
why-was-sabotaged = This action was sabotaged.
why-must-act = While the deck lasts you must act if you can.

## Events

event-era-began = The era { $era } begins.
event-era-ending =
    { $cause ->
        [contracts] Six contracts are fulfilled: the era is ending.
        [deck] The deck is empty: the era is ending.
        [still] Nothing happens any more: the era ends.
       *[codes] The last code of the Competition: the era is ending.
    }
event-last-turns = Last turns.
event-era-ended = The era { $era } is over.
event-first-player = { $seat } goes first.
event-turn-began = Turn: { $seat }.
event-passed = { $seat } passes for the rest of the era.
event-cannot-act = { $seat } cannot act.
event-announced =
    { $seat }: { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
        [revelation] Revelation
        [colonize] Colonize
        [upgrade] Upgrade
       *[special] Special
    }.
event-game-ended = The game is over.
event-cards-played = { $seat } plays { $cards }.
event-infra-used = { $seat } uses Infra of { $other }.
event-base-used = { $seat } uses a base of { $other }: { $base }, { $site }.
event-value-reached =
    { $action ->
        [research] Research:
        [move] Move:
        [explore] Explore:
        [build] Build:
        [produce] Produce:
        [genetics] Genetics:
       *[revelation] Revelation:
    } { $n }.
event-shielded = The action is shielded.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-took = { $seat } takes the offer { $card }.
event-discarded = Discarded: { $cards }.
event-refilled = New offers: { $cards }.
event-awarded = { $seat } takes an award.
event-gained =
    { $seat } gains { $n }T: { $cause ->
        [start] start
        [discoveries] discovery
        [contracts] contract
        [production] production
        [bases] base or claim
        [progress] progress
        [colonies] colonies
        [cards] card
       *[firsts] first arrival
    }.
event-lost =
    { $seat } pays { $n }T: { $cause ->
        [spent] spent for points
        [radiation] radiation
        [microbes] hostile microbes
        [point] colony point
        [journey] the journey to the stars
       *[colonies] no colony
    }.
event-moved = { $seat } moves a team: { $origin } → { $to }.
event-reached-star = A team of { $seat } reaches the star: { $site }.
event-beyond-taken = { $seat } takes Beyond marker { $number }.
event-spur-entered = { $seat } enters { $site }.
event-explored = { $seat } discovers at { $site }: { $tile }.
event-tile-replaced = { $tile } makes way for another tile.
event-built = { $seat } builds at { $site }: { $base }.
event-produced = { $seat } produces { $n }T.
event-advanced =
    { $wheel ->
        [genetics] { $seat }: genetics +{ $n }.
       *[revelation] { $seat }: revelation +{ $n }.
    }
event-learned = { $seat } gains { $card }.
event-nothing-to-learn =
    { $kind ->
        [adaptation] No Adaptation is left for { $seat }.
       *[breakthrough] No Breakthrough is left for { $seat }.
    }
event-upgraded = { $seat } puts { $card } into slot { $slot }.
event-infra-returned = { $card } returns to { $seat }.
event-infra-removed = { $seat } loses the Infra { $card }.
event-special-played = { $seat } plays the Special card { $card }.
event-team-dismissed = A team of { $seat } settles down and leaves the game.
event-retreated = A team of { $seat } flees to Sol: { $site }.
event-colonized = { $seat } founds { $colony } at { $site }.
event-fulfilled = { $seat } fulfils the contract: { $contract }.
event-transported = { $seat } transports a team: { $origin } → { $to }.
event-deployed = { $seat } places a team: { $site }.
event-legacy-kept = { $seat } keeps { $tile } with its base: { $base }.
event-edge-played = { $seat } plays the Edge { $card }.
event-sabotaged =
    The action of { $seat } is cancelled: { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
        [revelation] Revelation
        [colonize] Colonize
        [upgrade] Upgrade
       *[special] Special
    }.
event-intercepted = { $seat } takes an extra turn.
event-poached = { $seat } takes { $card }.
event-code-sites = The Competition looks to { $sites }.
event-code-offers = The Competition discards offers: { $cards }.
event-code-gains =
    { $gain ->
        [adaptation] The Competition works on an Adaptation.
        [breakthrough] The Competition works on a Breakthrough.
       *[contract] The Competition works on a contract.
    }
event-code-idle = The Competition does nothing.
event-rival-placed = A team of the Competition comes to { $site }.
event-team-recalled = A team of { $seat } is called back: { $origin } → { $to }.

## Effects

effect-gain = Gain { $n }T.
effect-probe =
    { $site ->
        [any] Put a Discovery tile into any empty exploration box and gain its immediate rewards; no claim.
       *[empty] Put a Discovery tile on any empty site with an exploration box and gain its immediate rewards; no claim.
    }
effect-leap = Move one team up to { $n }: no base, no radiation.
effect-shield = Your Move and Build actions are shielded.
effect-add =
    { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
       *[revelation] Revelation
    }: +{ $n }{ $starfarers ->
        [0] {""}
       *[other] {" (Starfarers: +"}{ $starfarers }{")"}
    }
effect-double =
    { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
       *[revelation] Revelation
    }: the total is doubled.
effect-each =
    { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
       *[revelation] Revelation
    }: each card that you play counts { $n } more.
effect-ally = In one action you may use your own Infra and one opponent's together.
effect-weightless = You ignore gravity penalties.
effect-hold = In step 6 you draw with { $n } cards or fewer.
effect-settle = +{ $n } colony point in every Colonize action.
effect-yields = Each of your Produce actions pays { $n }T more.
effect-cheaper = Building in star systems costs you { $n } less.
effect-swift = Your teams that enter a star system go straight onto the star.
effect-contact = You may build where the Introvs live.
effect-fearless = Phobes do not send your teams home.
effect-deploy = Put a team from your HQ onto the star of a system without teams.
effect-arrive = All your teams on star tracks go onto their stars now.
effect-whenever =
    { $who ->
        [rival] { $what ->
        [colonizes] Each time an opponent colonizes: +{ $n }T.
        [contract] Each time an opponent fulfils a contract: +{ $n }T.
       *[produces] Each time an opponent produces: +{ $n }T.
    }
       *[own] { $each ->
        [colony] Each time you colonize, this one included: +{ $n }T for each of your colonies.
       *[time] Each time you colonize, this one included: +{ $n }T.
    }
    }
effect-count =
    { $what ->
        [wild_systems] At the end of the era +{ $n }T for each star system without a colony.
        [rival_colonies] +{ $n }T for every { $every } colonies of rivals.
        [breakthroughs] +{ $n }T for each Breakthrough in play.
        [adaptations] +{ $n }T for every { $every } Adaptations in play.
        [secure_sites] +{ $n }T for each site with a Secure base of yours.
       *[own_progress] +{ $n }T for each of your Adaptations and Breakthroughs.
    }
effect-reward = Gain the printed reward of any unfulfilled contract.
effect-claim = At the end of the era claim any unfulfilled contract.

## Edges

edge-competitors = When you give an action its value: use the Infra of two opponents, or your own and one opponent's.
edge-divert = When an opponent has produced: gain half of what his tiles gave, rounded up.
edge-hack = When an opponent researches, before his first card: take one of the offers.
edge-hostile-microbes = At the start of any turn: everybody with a team or base where life is loses 2T.
edge-incompatible = When anybody has upgraded: everybody with 2 or more Infra cards removes one.
edge-intercept = When an opponent's turn is over: take an extra turn.
edge-leak = When an opponent took the rewarded copy of a Breakthrough: take the other copy.
edge-market-influence = When a contract is fulfilled, if it was your contract gain 2T; if it was an opponent's gain 1T.
edge-poach = When an opponent's played cards are discarded: take them.
edge-sabotage = When an opponent has announced an action: it is cancelled, he announces another.
edge-salvage = At the start of any turn: take all offers.

## Bases

base-attraction =
    { $era ->
        [starfarers] Anomaly or artifact. The tile gives P2.
       *[other] Natural wonder. The tile gives P1.
    }
base-bio-lab = Life. When built: genetics +1.
base-exploiter =
    { $era ->
        [starfarers] P# or Col#. When built: gain both; they are void then.
       *[other] P#. When built: gain P#; it is void then.
    }
base-industrial =
    { $era ->
        [starfarers] Water or P#. 1 colony point.
       *[other] Water or P#. Build points may be doubled at another site of the region.
    }
base-refinery = P#, which becomes 1 higher.
base-research-base =
    { $era ->
        [starfarers] Anywhere. When built: one of the offers, or revelation +1.
       *[other] Anywhere. When built: one of the offers.
    }
base-secure =
    { $era ->
        [starfarers] Anywhere. When built: 1T for each base of opponents nearby, unless a Secure base is there.
       *[other] Anywhere. When built: 1T for each base of opponents in the region, unless a Secure base is there.
    }
base-shield-factory = Water. Building it is shielded; so may be Moves from its region and Builds in it.
base-spaceport =
    { $era ->
        [mariners] Lagrange point. A Move from it gets +2; transport.
        [planeteers] A site without gravity. Doubles the Move cards of a team that starts there; transport.
       *[starfarers] Not on an anomaly or dust. Doubles the Move cards of a team that starts there; transport.
    }

## Contracts

goal-produces = The first Produce action.
goal-lagrange = Bases at Lagrange points: { $n }.
goal-bodies = Bases at non-Lagrange sites: { $n }.
goal-sites = A base at one of: { $where }.
goal-symbols = A base on a tile of the kind named.
goal-regions = Bases in different regions: { $n }.
goal-infra = Infra cards in your HQ: { $n }.
goal-progress = Progress cards: { $n }.
goal-within = Bases in { $where }: { $n }.
goal-harvest = { $n }T with one Produce action.
goal-types = Bases of different types on the map: { $n }.
goal-systems = Bases in star systems: { $n }.
goal-multistar = A base in a multi-star system.
goal-colonies = Colonies: { $n }.
goal-bases = Bases on the map: { $n }.

## The table in words

summary-seat = Player { $number }
summary-offers = Offers
summary-contracts = Contracts
summary-map = On the map
summary-progress = Side board
summary-players = Players
summary-now = { $era }, turn { $turns }: { $seat }
summary-deck =
    { $n ->
        [0] the deck is empty
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
summary-closing = last turns
summary-codes =
    { $n ->
        [one] { $n } code left
       *[other] { $n } codes left
    }
summary-none = nothing
summary-points =
    { $how ->
        [times] { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
       *[revelation] Revelation
    } ×{ $n }
        [shielded] { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
       *[revelation] Revelation
    } { $n } shielded
       *[plain] { $action ->
        [research] Research
        [move] Move
        [explore] Explore
        [build] Build
        [produce] Produce
        [genetics] Genetics
       *[revelation] Revelation
    } { $n }
    }
summary-infra = Infra
summary-edge = Edge
summary-card = { $card } ({ $what })
summary-contract = { $contract }: { $n }T
summary-have = so far { $have }
summary-fulfilled = fulfilled: { $seat }
summary-bases = { $seat }: { $bases }
summary-team =
    { $claim ->
        [yes] team { $number } of { $seat }, claiming
       *[no] { $track ->
        [0] team { $number } of { $seat }
       *[other] team { $number } of { $seat }, { $track } from the star
    }
    }
summary-tile =
    { $n ->
        [-1] { $tile }
       *[other] { $tile } P{ $n }
    }
summary-copies = { $card } ×{ $n }
summary-player = { $seat }: { $n }T
summary-you = you
summary-passed = has passed
summary-hidden =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
summary-slot = slot { $slot }: { $card }
summary-wheel = genetics { $genetics }, revelation { $revelation }
summary-supply = { $base } ×{ $n }
summary-score-line = { $line } { $n }

## Standing orders

order-take-award = Awards
policy-take-award = Always take the card
order-turn-start-window = At the start of a turn: Salvage, Hostile Microbes
order-announced-window = An opponent announces an action: Sabotage
order-research-window = An opponent researches: Hack
order-produced-window = An opponent produces: Divert
order-contract-window = A contract is fulfilled: Market Influence
order-upgraded-window = Somebody upgrades: Incompatible
order-discarded-window = An opponent's cards are discarded: Poach
order-turn-end-window = An opponent's turn is over: Intercept
order-leak-window = An opponent gains a Breakthrough: Leak

goods-cards = Cards in hand
goods-infra = Infra
goods-bases = Bases
goods-progress = Progress cards
luck-cards = Cards drawn: the best number printed
luck-tiles = Discovery tiles: profit
