# What Beyond the Sun says. Seats arrive as the players' names, components as their names; places,
# cards and spaces therefore stand in the nominative.

game-name = Beyond the Sun
game-tagline = Research, jump and settle: two to four factions take humanity to other stars.

## The table's options

option-mats = Faction mats
option-mats-help = Basic mats are nearly alike; advanced mats have tracks and abilities of their own.
option-mats-basic = basic
option-mats-advanced = advanced
option-choose-mats = Choose the mats
option-choose-mats-help = Players choose their mats in turn order instead of getting them at random.
option-tech-table = Tech table
option-tech-table-help = Technologies are chosen from open rows instead of being drawn from the decks.

## Words

source-rulebook = from the rulebook
source-public = from public sources
source-reconstructed = reconstructed
type-science = scientific
type-economy = economic
type-military = military
type-commerce = commercial
disc-food = food
disc-ore = ore
disc-star = ★

## Moves

move-adopt = Take the mat: { $mat }
move-act = Action: { $space }
move-use = Use { $ability } (option { $option })
move-choose = Option { $option }
move-do = Do it
move-research = Research slot { $slot }
move-seek =
    { $type ->
        [science] Look for a scientific technology
        [economy] Look for an economic technology
        [military] Look for a military technology
       *[commerce] Look for a commercial technology
    }
move-pick = Choose { $technology }
move-copy = Copy the action: { $space }
move-build = Build a level { $level } ship: { $place }
move-upgrade = Upgrade a level { $level } ship: { $place }
move-jump = Jump with a level { $level } ship: { $origin } → { $to }
move-outpost =
    { $disc ->
        [food] Place a food disc
       *[ore] Place an ore disc
    }
move-first = First the bonus of { $place }
move-colonize = Colonize: { $place }
move-settle = Return a level { $level } ship
move-keep = Take { $system }
move-attach = Lay it beside { $place }
move-donate = Give up a level { $level } ship: { $place }
move-produce =
    { $what ->
        [growth] Population growth
        [ore] Ore production
       *[trade] Trade
    }
move-hire = Trade ore for population
move-recall = Turn a level { $level } ship into population: { $place }
move-sell = Trade population for ore
move-take = Take supply from column { $column }
move-shift = Move supply from column { $column } to column A
move-automate =
    { $track ->
        [food] Automate food
       *[ore] Automate ore
    }
move-claim = Claim { $achievement }
move-replace =
    { $track ->
        [food] { $achievement }: a food disc instead of the star
       *[ore] { $achievement }: an ore disc instead of the star
    }

## Levels: “I or II”, “I, II or III”

level-choice = { $levels } or { $last }

## Questions

ask-choose-mat = Choose your faction mat.
ask-choose-action = Move your pawn to another action space.
ask-use-abilities = Use your permanent abilities, or pass.
ask-act-now = Use an action of the technology just researched, or pass.
ask-copy-action = Which research action do you copy?
ask-choose-slot =
    { $eye ->
        [yes] Which discovered technology of level { $levels } do you research?
       *[no] Which technology of level { $levels } do you research?
    }
ask-seek-type = Which type of technology do you look for?
ask-pick-technology = Which technology goes into the slot?
ask-pick-private = Which technology do you keep beside your mat?
ask-build-ship =
    { $left ->
        [one] Where do you build a level { $level } ship?
       *[other] Where do you build a level { $level } ship? { $left } to build.
    }
ask-upgrade-ship =
    { $by ->
        [one] Which ship rises by { $by } level?
       *[other] Which ship rises by { $by } levels?
    } { $left ->
        [one] { $left } ship left.
       *[other] { $left } ships left.
    }
ask-jump-ships =
    { $points ->
        [one] Jump: { $points } movement point left.
       *[other] Jump: { $points } movement points left.
    }
ask-place-outpost = Which disc becomes your outpost? { $place }
ask-choose-bonus = Which system’s bonus comes first?
ask-choose-system = Which system do you colonize?
ask-return-settlers =
    { $left ->
        [0] Return more ships as settlers, or pass.
       *[other] Return ships as settlers: { $left } strength to go.
    }
ask-place-colony-disc = Which disc goes on the colony { $system }?
ask-keep-system = Which system becomes your colony?
ask-attach-system = Beside which system does { $system } lie?
ask-take-up = You may: { $effects }.
ask-choose-option = Choose one of the options.
ask-donate-ship = Give up one ship for points, or pass.
ask-choose-production = Choose your production.
ask-trade = Trade as often as you like, then pass.
ask-recall-ship = Which ship becomes population?
ask-take-from-column =
    { $left ->
        [one] From which column does supply become population?
       *[other] From which column does supply become population? { $left } cubes left.
    }
ask-shift-supply = From which column does a supply cube move to column A?
ask-choose-automation = Which production do you automate?
ask-claim-achievement = Which achievement do you claim?
ask-replace-disc = Which star gives way to a production disc?

## Why something is not possible

why-need-ore = Needs { $need } ore; you have { $have }.
why-need-population = Needs { $need } population; you have { $have }.
why-pawn-stays = Your pawn stands here: it has to move to another space.
why-occupied = The pawn of { $other } stands here.
why-not-researched = You have not researched this technology.
why-guild-covered = This guild is still covered.
why-no-action-space = This technology has no action space.
why-no-change = This action would change nothing.
why-nothing-to-copy = There is no research action that you could carry out.
why-no-slot = There is no technology that you could research this way.
why-no-population = Research takes a population cube, and you have none for it.
why-known = You have researched this already.
why-prerequisites =
    { $need ->
        [one] { $need } prerequisite needed; missing: { $missing }.
       *[other] { $need } prerequisites needed; missing: { $missing }.
    }
why-undiscovered = Only discovered technologies can be researched this way.
why-other-level = This action does not research technologies of this level.
why-no-colonies = You have no colonies, so there is no level that you could research.
why-not-adjacent = No line joins it to any of your ships.
why-no-colony = There is no system that you could colonize now.
why-not-controlled = You do not control { $system }.
why-too-weak = { $system } needs strength { $need }; you have { $have }.
why-no-system-card = There is no system card here.
why-nothing-attached = No system is attached to the Dyson Sphere.
why-no-supply = You have no supply left.
why-no-ships = You have no ships.
why-ability-used = You have used this ability in this turn.
why-ability-no-effect = This ability would change nothing now.
why-not-reached = Not reached: { $have } of { $need }.
why-claimed-already = You have claimed this achievement.
why-achievement-full = Every slot of this achievement is taken.

## Previews

preview-cost-ore = −{ $n } ore
preview-cost-pop = −{ $n } population
preview-gain =
    { $what ->
        [growth] +{ $n } population
       *[ore] +{ $n } ore
    }
preview-points =
    { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
preview-strength = strength { $n }
preview-technology = { $technology }
preview-vp = { $n } VP

## What happened

event-adopted = { $seat } takes the mat { $mat }.
event-round-began = Round { $round } begins.
event-turn-began = { $seat } to play.
event-acted = { $seat } chooses an action: { $space }.
event-displaced = { $seat } pushes another pawn ({ $other }) off { $space }.
event-copied = { $seat } carries out an action without moving the pawn: { $space }.
event-used-ability = { $seat } uses { $ability }.
event-paid-ore = { $seat } pays { $n } ore.
event-paid-patent = { $seat } pays { $n } ore to { $other }.
event-gained-ore = { $seat } gains { $n } ore.
event-grew = { $seat } gains { $n } population.
event-returned-pop = { $seat } returns { $n } population to supply.
event-shifted = { $seat } moves a supply cube from column { $column } to column A.
event-automated =
    { $disc ->
        [food] { $seat } automates food.
        [ore] { $seat } automates ore.
       *[star] { $seat } automates with a star disc.
    }
event-produced =
    { $what ->
        [growth] { $seat } chooses population growth.
        [ore] { $seat } chooses ore production.
       *[trade] { $seat } chooses trade.
    }
event-hired = { $seat } turns a supply cube into population.
event-recalled-ship = { $seat } turns a level { $level } ship into population: { $place }.
event-sold = { $seat } trades population for ore.
event-researched = { $seat } researches { $technology } (slot { $slot }).
event-event-revealed = { $seat } turns up an event in slot { $slot }: { $event }.
event-type-sought =
    { $type ->
        [science] { $seat } looks for a scientific technology.
        [economy] { $seat } looks for an economic technology.
        [military] { $seat } looks for a military technology.
       *[commerce] { $seat } looks for a commercial technology.
    }
event-drawn = { $seat } draws: { $cards }.
event-discovered = { $seat } discovers { $technology } (slot { $slot }).
event-row-opened =
    { $level ->
        [2] Row II of the tech table opens.
        [3] Row III of the tech table opens.
       *[4] Row IIII of the tech table opens.
    }
event-kept-private = { $seat } keeps a private technology: { $technology }.
event-guild-opened = Now open to all: { $guild }.
event-ship-built = { $seat } builds a level { $level } ship: { $place }.
event-ship-upgraded = { $seat } upgrades a ship from level { $level } to { $to }: { $place }.
event-ship-jumped = { $seat } jumps with a level { $level } ship: { $origin } → { $to }.
event-seized =
    { $disc ->
        [food] { $seat } seizes control with a food disc: { $place }.
        [ore] { $seat } seizes control with an ore disc: { $place }.
       *[star] { $seat } seizes control with a star disc: { $place }.
    }
event-control-lost = { $seat } loses control: { $place }.
event-colonized =
    { $place ->
        [dyson] { $seat } colonizes { $system }, the system of the Dyson Sphere.
       *[other] { $seat } colonizes { $system }.
    }
event-system-revealed =
    { $place ->
        [dyson] { $system } is attached to the Dyson Sphere.
       *[other] New card: { $system } ({ $place }).
    }
event-ship-settled = { $place }: { $seat } returns a level { $level } ship: settlers land.
event-ships-dispersed = The other ships move to Deep Space: { $place }.
event-colony-disc =
    { $disc ->
        [food] { $seat } puts a food disc on { $system }.
        [ore] { $seat } puts an ore disc on { $system }.
       *[star] { $seat } puts a star disc on { $system }.
    }
event-donated = { $seat } gives a level { $level } ship to the museum.
event-lasting = The event stays in play: { $event }.
event-claimed = { $seat } claims { $achievement } for { $vp } VP.
event-star-replaced =
    { $disc ->
        [food] { $seat } replaces the star on { $achievement } by a food disc.
       *[ore] { $seat } replaces the star on { $achievement } by an ore disc.
    }
event-last-round = The end is in sight: round { $round } is the last.
event-game-ended = The game is over after round { $round }.

## The score sheet

score-level-1 = Level I technologies
score-level-2 = Level II technologies
score-level-3 = Level III technologies
score-private = Private technologies
score-level-4 = Level IIII technologies
score-automation = Automation
score-colonies = Colonies
score-outposts = Outposts
score-space = Sol and Deep Space
score-events = Events
score-achievements = Achievements

## Effects, as on a card

effect-ore = +{ $n } ore
effect-grow = +{ $n } population
effect-grow-any =
    +{ $n } population { $column ->
        [A] from column A
        [B] from column B
        [C] from column C
        [D] from column D
        [E] from column E
       *[any] from any columns
    }
effect-shift-to-a =
    { $n ->
        [one] move { $n } supply cube to column A
       *[other] move { $n } supply cubes to column A
    }
effect-automate =
    { $track ->
        [food] automate food
        [ore] automate ore
       *[either] automate food or ore
    }{ $n ->
        [1] { "" }
       *[other] { " " }×{ $n }
    }
effect-build =
    { $n ->
        [one] build a level { $level } ship
       *[other] build { $n } level { $level } ships
    } { $source ->
        [pop] from population
       *[supply] from supply
    }{ $at ->
        [yard] { "" }
        [sol] { " " }in Sol
        [deep] { " " }in Deep Space
        [there] { " " }there
       *[other] { " " }({ $at })
    }
effect-upgrade =
    { $how ->
        [up_to] { $ships ->
            [one] upgrade up to { $ships } ship
           *[other] upgrade up to { $ships } ships
        }
       *[exactly] { $ships ->
            [one] upgrade { $ships } ship
           *[other] upgrade { $ships } ships
        }
    } { $by ->
        [one] by { $by } level
       *[other] by { $by } levels
    }
effect-upgrade-all = upgrade all ships to the top level
effect-jump = jump { $n }
effect-colonize =
    { $uncontrolled ->
        [yes] colonize without control
       *[no] colonize
    }{ $extra ->
        [0] { "" }
       *[other] { " " }(strength +{ $extra })
    }
effect-research =
    { $discovered ->
        [yes] research a discovered level { $levels } technology
       *[no] research a level { $levels } technology
    }{ $supply ->
        [yes] { " " }with a supply cube
       *[no] { "" }
    }
effect-research-scaled = research a level up to the number of your colonies
effect-research-then-act = research a discovered level { $levels } technology and then optionally use its action
effect-copy-research = copy any action with research on the technology board
effect-produce =
    { $what ->
        [growth] population growth
        [ore] ore production
       *[trade] trade
    }
effect-reward =
    { $what ->
        [wrested] +{ $ore } ore for each system wrested from a rival
       *[seized] +{ $ore } ore for each system seized
    }
effect-draw-colony = draw { $draw } { $deck } systems and take one as a colony
effect-private-tech = draw { $draw } level { $levels } technologies and keep one beside the mat
effect-open-guild = opens: { $guild }
effect-extra-system = lay an extra { $deck } system beside a system slot
effect-edge = a line { $a } – { $b }
effect-patent = others pay the discoverer { $ore } ore for the card’s actions
effect-discount = the card’s actions cost { $ore } ore less
effect-endgame =
    { $per ->
        [most_population_on_mat] at the end { $vp } VP for the most population on the mat
        [most_level2_technologies] at the end { $vp } VP for the most level II technologies
       *[sol_majority] at the end { $vp } VP for the greatest strength in Sol
    }
effect-museum = each faction may give up a ship for its level minus 1 in VP
effect-dyson = attach a { $deck } system
effect-take-dyson = take the attached system as a colony
effect-pay = pay { $ore } ore
effect-lose-ore = lose { $n } ore
effect-lose-pop = return { $n } population to supply
effect-recall = turn a ship into population
effect-replace-star = replace a star on an achievement by a production disc
effect-optional = optionally [{ $do }]
effect-each-faction = each faction [{ $do }]
effect-each-faction-at-once = all factions at once [{ $do }]
effect-each-other = each other faction [{ $do }]
effect-each-shipyard = for each shipyard its controller [{ $do }]
effect-choose = choose { $options }
effect-option = { $label } ({ $effects })

## Abilities of the advanced mats

ability-exchanges = trade with { $n } exchanges or more: { $effects }
ability-growth = after population growth: { $effects }
ability-research2 = level II research of Basic Spacefaring: −{ $n } ore
ability-last-disc = when the last disc leaves a track: { $effects }
ability-colonizing = a new colony: { $effects }
ability-docks = ships can be built in Deep Space
ability-jump = every jump: +{ $n }
ability-wresting = for a system wrested from a rival: { $effects }

## The table in words

summary-round = Round { $round } · { $seat } to play
summary-last-round = last round: { $round }
summary-decks = Decks: II { $two }, III { $three }, IIII { $four }, systems A { $a }, B { $b }
summary-seat = P{ $number }
summary-technologies = TECHNOLOGIES (▼ an event lies face down)
summary-level = Level { $level }
summary-undiscovered = undiscovered: { $slots }
summary-slot-covered = { $slot } ▼ after { $after }
summary-slot-bare = { $slot } after { $after }
summary-some-of = { $need } of { $slots }
summary-technology = { $slot } { $technology } ({ $types }; { $vp } VP)
summary-out = successors: { $types }
summary-private = { $technology } ({ $types }; { $vp } VP)
summary-after = after { $after }
summary-bonus =
    { $per ->
        [outposts] { $every ->
            [1] +1 VP for each outpost
           *[other] +1 VP for every { $every } outposts
        }
        [technologies_3] { $every ->
            [1] +1 VP for each level III technology
           *[other] +1 VP for every { $every } level III technologies
        }
        [discs_off_mat] { $every ->
            [1] +1 VP for each disc off the tracks
           *[other] +1 VP for every { $every } discs off the tracks
        }
       *[colonies] { $every ->
            [1] +1 VP for each colony
           *[other] +1 VP for every { $every } colonies
        }
    } (at most { $max })
summary-immediate = at once: { $effects }
summary-action =
    { $spaces ->
        [1] action: { $action }
       *[other] action (×{ $spaces }): { $action }
    }
summary-permanent =
    { $once ->
        [yes] once a turn: { $options }
       *[no] any time: { $options }
    }
summary-paid = { $cost } → { $effects }
summary-patent = others pay { $seat } { $n } ore for its actions
summary-discount = its actions cost { $n } ore less
summary-open-actions = OPEN TO ALL
summary-spaces =
    { $spaces ->
        [0] no limit
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
summary-surcharge = space { $space }: +{ $ore } ore
summary-row = Tech table { $level }: { $technologies }
summary-lasting = Events in play: { $events }
summary-attached = attached: { $system }
summary-exploration = EXPLORATION BOARD
summary-place = { $place }
summary-system = { $system } (strength { $strength }; { $vp } VP; { $specs })
summary-shipyard = shipyard ({ $specs })
summary-no-system = no system card
summary-seize = control: { $effects }
summary-colonized = colony: { $effects }
summary-displaces = the owner’s pawn may push others off
summary-outpost = held by { $seat } ({ $disc })
summary-ships = ships: { $ships }
summary-fleet = { $seat } { $levels }
summary-lines = Lines: { $lines }
summary-line = { $a } – { $b }
summary-achievements = ACHIEVEMENTS
summary-achievement = { $achievement }: { $condition }
summary-condition =
    { $measure ->
        [colonies] { $n } colonies
        [colonies_b] { $n } colonies of deck B
        [technologies] { $n } technologies
        [technologies_4] { $n ->
            [one] { $n } level IIII technology
           *[other] { $n } level IIII technologies
        }
        [automation] automation level { $n }
        [outposts] { $n } outposts
        [fleet] strength { $n } on the exploration board
        [same_specs] { $n } specializations of one kind
        [types] { $n } types of technology from level II on
       *[empty_tracks] { $n ->
            [one] { $n } track without discs
           *[other] { $n } tracks without discs
        }
    }
summary-points = slots: { $points } VP
summary-claims = claimed: { $seats }
summary-claim = { $seat } ({ $disc } { $vp })
summary-factions = FACTIONS
summary-faction = { $seat } { $mat }
summary-you = you
summary-first = first player
summary-no-mat = no mat yet
summary-cubes = ore { $ore }, population { $pop }, supply { $supply }
summary-column = { $column }{ $n }
summary-yields = growth +{ $growth }, ore production +{ $production }
summary-discs = discs left: food { $food }, ore { $ore }
summary-automation = automation { $n }
summary-pawn = pawn: { $space }
summary-pawn-off = pawn off the board
summary-colonies = colonies: { $colonies }
summary-colony = { $system } ({ $discs })
summary-bare-colony = { $system }
summary-privates = private: { $technologies }
summary-museum = in the museum: a level { $level } ship
summary-ability-active = ability { $name }: { $text }
summary-ability-covered = ability { $name } (covered): { $text }
summary-score = score { $total }: { $lines }
summary-score-line = { $line } { $n }
summary-no-score = score { $total }

## After the game
goods-ore = Ore
goods-population = Population
goods-ships = Strength of the ships
goods-technologies = Technologies
goods-colonies = Colonies
luck-technologies = Technologies drawn: printed points
luck-systems = Systems drawn: printed points
