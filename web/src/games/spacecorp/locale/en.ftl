# What only the board of SpaceCorp says.

board-hq = Headquarters
board-wheel = Progress Wheel
board-supply = Bases left
board-progress = Progress
board-legacy = Legacy Production
board-hand-n =
    { $n ->
        [one] Hand: { $n } card
       *[other] Hand: { $n } cards
    }
board-idle =
    { $n ->
        [0] all teams are out
        [one] { $n } team at home
       *[other] { $n } teams at home
    }
board-none-yet = none yet
board-deck = Deck
board-discard = Discard pile
board-discards = spent: { $n }
board-nothing-laid = What is played for an action lies here.
board-slot =
    { $slot ->
        [0] Research
       *[other] Slot { $slot }
    }
board-research-slot = This box takes no card.
board-free-slot = Upgrade puts a card here.
board-infra = Infra
board-edge = Edge
board-profit = { $n }T
board-reward = Pays { $n }T.
board-otherwise = other
board-have-cards = cards in hand
board-have-infra = Infra cards
board-have-bases = bases on the map
board-have-progress = progress cards
board-have-colonies = colonies
board-may-be-infra = May be upgraded to Infra.
board-time = Doubles a Move, Explore or Build, or lets two teams do it.
board-explore = Explore: { $n }
board-build = Build: { $n }
board-gravity = Gravity: { $n }
board-haunted = Phobes: no tile brings anything.
board-distance = From { $site }: { $n }
board-chart = Distances from { $site }
board-border = Crossing this border costs { $n }.
board-radiation = Radiation
board-radiation-cost = A Move or Build that is not shielded costs { $n }T here.
board-stack =
    { $stack ->
        [primary] Discovery tiles: primary
        [secondary] Discovery tiles: secondary
        [alien] Discovery tiles: alien
       *[other] Discovery tiles: { $stack }
    }
board-stack-left = Left: { $n }
board-beyond = Beyond marker { $n }
board-beyond-for =
    { $n ->
        [1] { $era ->
            [mariners] The first team here: in Planeteers one of its owner’s teams may begin on Ceres.
           *[other] The first team here: in Starfarers one of its owner’s teams may begin at Alpha Centauri.
        }
       *[other] { $era ->
            [mariners] The second team here: in Planeteers one of its owner’s teams may begin on Vesta.
           *[other] The second team here: in Starfarers one of its owner’s teams may begin at Luhman 16.
        }
    }
board-deck-ends = When it is empty, the era comes to its end.
board-to-top =
    { $wheel ->
        [genetics] Genetics: { $n } to the next Adaptation.
       *[revelation] Revelation: { $n } to the next Breakthrough.
    }
board-era =
    { $era ->
        [mariners] From Earth to Mars and the Asteroid Belt.
        [planeteers] The outer planets, and radiation.
       *[starfarers] The stars nearby, and colonies.
    }
board-kind =
    { $kind ->
        [adaptation] Adaptation
       *[breakthrough] Breakthrough
    }
board-needs =
    { $what ->
        [adaptations] Adaptations that must be owned: { $n }
        [breakthroughs] Breakthroughs that must be owned: { $n }
       *[cards] Progress cards that must be owned: { $n }
    }
board-copies = Copies left: { $n }
board-take = Take { $card }
board-harvest = Produce: { $tile }, { $site }
board-spread = What can be chosen
board-spread-fold = Look at the board
board-mark =
    { $mark ->
        [profit] { $n }T
        [genetics] Genetics +{ $n }
        [revelation] Revelation +{ $n }
        [produces] P{ $n }
        [base] { NUMBER($n, signDisplay: "always") } to the cost of building
       *[colony] { $n } CP
    }
board-symbol =
    { $symbol ->
        [water] water
        [life] life
        [wonder] natural wonder
        [anomaly] anomaly
        [artifact] artifact
       *[dust] dust
    }
board-cost =
    { $cause ->
        [spent] Profit for missing points
        [radiation] Radiation
        [microbes] Hostile Microbes
        [point] Colony points
        [journey] The journey to the stars
       *[colonies] No colony
    }

## The actions

board-deed-research = Take cards from the offers and the deck.
board-deed-move = Move a team from site to site; it begins or ends at a base.
board-deed-explore = Turn up a Discovery tile where a team stands.
board-deed-build = Build a base where a team stands.
board-deed-produce = Gain profit from tiles with your bases.
board-deed-genetics = Advance the genetics cube on the wheel.
board-deed-revelation = Advance the revelation cube on the wheel; from Planeteers on.
board-deed-upgrade = Put a card into a slot of your HQ as Infra.
board-deed-special = Play a Special card.
board-deed-colonize = Found a colony in a system full of your bases; in Starfarers.

## Passing

board-pass-take-action = Pass for the rest of the era
board-pass-take-cards = Take no more
board-pass-transport-team = Transport nobody
board-pass-check-contracts = Claim nothing
board-pass-choose-legacy = Keep nothing
board-pass-take-award = No award
board-pass-place-ahead = Begin with the others
board-pass-turn-start-window = Play nothing
board-pass-announced-window = Let it happen
board-pass-research-window = Let it happen
board-pass-produced-window = Let it happen
board-pass-contract-window = Play nothing
board-pass-upgraded-window = Let it happen
board-pass-discarded-window = Take nothing
board-pass-take-poached = Take no more
board-pass-turn-end-window = Let them play on
board-pass-leak-window = Let it happen

## Questions about the position

query-standing-ask = Who leads?
query-total = { $who } { $n }T
query-end-ask = When does the era end?
query-end = contracts fulfilled: { $done } of { $need }
query-contracts-ask = Which contracts are open?
query-chart-ask = How far is it?
query-side-ask = What lies on the side board?
query-player-ask = What does { $seat } have?
query-teams = teams: { $where }
query-card-ask = What is { $card }?

## What the icons mean

board-legend-research = Research
board-legend-move = Move
board-legend-explore = Explore; beside it the cost
board-legend-build = Build; beside it the cost
board-legend-produce = Produce
board-legend-genetics = Genetics
board-legend-revelation = Revelation
board-legend-upgrade = Upgrade
board-legend-special = Special
board-legend-colonize = Colonize
board-legend-infra = may be Infra
board-legend-edge = has an Edge
board-legend-time = Time
board-legend-shielded = shielded
board-legend-radiation = radiation zone
board-legend-gravity = gravity penalty
board-legend-claim = claims its tile
board-legend-water = water
board-legend-life = life
board-legend-wonder = natural wonder
board-legend-anomaly = anomaly
board-legend-artifact = artifact
board-legend-dust = dust
board-legend-attraction = Attraction
board-legend-bio-lab = Bio Lab
board-legend-exploiter = Exploiter
board-legend-industrial = Industrial
board-legend-refinery = Refinery
board-legend-research-base = Research base
board-legend-secure = Secure
board-legend-shield-factory = Shield Factory
board-legend-spaceport = Spaceport
