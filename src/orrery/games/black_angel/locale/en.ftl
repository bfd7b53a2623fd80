# What Black Angel says. Seats arrive as the players' names, components as their names; cards, tokens,
# actions and hexes therefore stand in the nominative.

game-name = Black Angel
game-tagline = One to four rival minds steer humanity’s last ship past Ravagers to a new home.

## The table's options

option-expert = Expert variant
option-expert-help = Technologies come with an improved side that can be used once; after an action you keep one of two cards.
option-gap-rule = New tokens push
option-gap-rule-help = What happens to gaps when a technology token enters the panel or the grid.
option-gap-rule-chain = the tokens in their way, up to the first gap
option-gap-rule-line = the whole line, gaps and all
option-difficulty = Hal’s strength
option-difficulty-help = With how many points Hal begins. For one player only.
option-difficulty-low = low
option-difficulty-normal = normal
option-difficulty-high = high
option-difficulty-extreme = extreme

## Words

source-rulebook = from the rulebook
source-public = from public sources
source-reconstructed = reconstructed

## Moves

move-use =
    { $colour ->
        [orange] Use the orange { $value }
        [grey] Use the grey { $value }
       *[green] Use the green { $value }
    }
move-use-secured =
    { $colour ->
        [orange] Use the secured orange { $value }
        [grey] Use the secured grey { $value }
       *[green] Use the secured green { $value }
    }
move-buy =
    { $colour ->
        [orange] Buy the orange { $value } of { $other }
        [grey] Buy the grey { $value } of { $other }
       *[green] Buy the green { $value } of { $other }
    }
move-buy-neutral =
    { $colour ->
        [orange] Buy the neutral orange { $value }
        [grey] Buy the neutral grey { $value }
       *[green] Buy the neutral green { $value }
    }
move-buy-hal =
    { $colour ->
        [orange] Buy Hal’s orange { $value }
        [grey] Buy Hal’s grey { $value }
       *[green] Buy Hal’s green { $value }
    }
move-secure =
    { $colour ->
        [orange] Secure the orange { $value }
        [grey] Secure the grey { $value }
       *[green] Secure the green { $value }
    }
move-beside =
    { $back ->
        [orange] Lay an orange mission: { $line }
        [grey] Lay a grey mission: { $line }
        [green] Lay a green mission: { $line }
       *[ravager] Lay a Ravager: { $line }
    }
move-lay = Lay { $card }
move-activate = Activate { $token }
move-revert = Turn { $token } to its normal side
move-reroll = Sequence B: reroll, reset, advance
move-flip = Turn the die with debris
move-boost = Use the improved side of { $token }
move-act = Action: { $action }
move-use-mission = Mission: { $card }
move-discard = Discard { $card }
move-study = Take { $token }
move-install = Install { $token }: { $arrow }
move-keep = Put it here: { $cell }
move-repair = Repair: { $action }
move-repair-die =
    { $colour ->
        [orange] Repair an orange die
        [grey] Repair a grey die
       *[green] Repair a green die
    }
move-store = Put the debris into storage
move-place = Put the debris on { $token }
move-destroy = Destroy the Ravagers: { $action }
move-launch = Send a new ship to { $to }
move-fly = Fly: { $origin } → { $to }
move-stay = Stay on { $place }
move-play = Play { $card }
move-times =
    { $n ->
        [1] Once
        [2] Twice
       *[other] { $n } times
    }
move-do = Do it
move-draw =
    { $colour ->
        [orange] Draw an orange mission
        [grey] Draw a grey mission
       *[green] Draw a green mission
    }
move-station =
    { $colour ->
        [orange] Robot to the orange station
        [grey] Robot to the grey station
       *[green] Robot to the green station
    }
move-retain = Keep { $card }
move-first = First { $card }

## Questions

ask-take-turn = Lay a card beside your board, use a die, or choose sequence B.
ask-choose-die = Which die do you use?
ask-choose-action =
    { $colour ->
        [orange] What do you do with the orange { $value }?
        [grey] What do you do with the grey { $value }?
       *[green] What do you do with the green { $value }?
    }
ask-secure-die =
    { $price ->
        [0] Move one die to the high-security zone, or pass.
        [one] Move one die to the high-security zone for { $price } resource, or pass.
       *[other] Move one die to the high-security zone for { $price } resources, or pass.
    }
ask-lay-card =
    { $back ->
        [ravager] Which Ravager card do you lay? { $line }
       *[other] Which mission card do you lay? { $line }
    }
ask-activate-tokens = Activate technologies, or pass.
ask-activate-one = Which technology do you activate?
ask-pay-card =
    { $price ->
        [ravager] { $left ->
            [1] Which Ravager card do you discard?
           *[other] Discard { $left } Ravager cards.
        }
       *[mission] { $left ->
            [1] Which mission card do you discard?
           *[other] Discard { $left } mission cards.
        }
    }
ask-choose-deck = From which deck do you draw?
ask-move-robot =
    { $left ->
        [1] To which station does a robot go?
       *[other] To which station does a robot go? Up to { $left }.
    }
ask-study-tokens =
    { $left ->
        [0] Install what you have taken.
        [one] Which technology do you take? { $left } execution left.
       *[other] Which technology do you take? { $left } executions left.
    }
ask-take-token = Which technology do you take?
ask-install-tokens = Which technology enters your grid, and where?
ask-keep-advanced = Which cell does { $token } go to?
ask-repair-damage =
    { $left ->
        [one] Which damage do you repair? { $left } execution left.
       *[other] Which damage do you repair? { $left } executions left.
    }
ask-place-debris = Where does the debris go?
ask-destroy-ravagers =
    { $left ->
        [one] Which Ravagers do you destroy? { $left } execution left.
       *[other] Which Ravagers do you destroy? { $left } executions left.
    }
ask-fly-ship =
    { $left ->
        [one] Move a ship by { $left } hex.
       *[other] Move a ship by up to { $left } hexes.
    }
ask-stay-ship = Which ship stays where it is to play a mission?
ask-play-mission =
    { $colour ->
        [orange] Play an orange mission on { $at }?
        [grey] Play a grey mission on { $at }?
       *[green] Play a green mission on { $at }?
    }
ask-choose-times = How often do you perform { $card }?
ask-execute = Perform { $card } again? Executions left: { $left }.
ask-perform-too = Your mission was used. Perform it once too? { $card }
ask-keep-card = Which card do you keep?
ask-discard-excess =
    { $left ->
        [1] Too many missions: which card do you discard?
       *[other] Too many missions: discard { $left } cards.
    }
ask-choose-removed = Which removed mission works first?

## Why something is not possible

why-slot-taken = A card lies here already.
why-no-die-left = After this you could use no die, and a card beside your board needs one to follow.
why-activates-nothing = You have no card that would activate anything here.
why-no-execution = The die would be worth 0 here, and the action must be performed at least once.
why-no-resource = The die costs { $need } and you have { $have } in resources.
why-secured = This die is secured: only its owner may use it.
why-useless = There is nothing that this die could be used for.
why-no-debris = You have no debris in storage to turn the die with.
why-bought = This die is bought or turned already.
why-need-resource = Not enough resources: you have { $have }.
why-need-debris = Not enough debris: you have { $have }.
why-need-ship = Not enough ships in storage: you have { $have }.
why-need-robot = Not enough robots in the break room: you have { $have }.
why-need-mission = Not enough mission cards: you have { $have }.
why-need-ravager = Not enough Ravager cards: you have { $have }.
why-no-supply = No robot is left in your supply.
why-no-cards = There is no card to draw.
why-empty-break-room = No robot is in your break room.
why-no-points = It would bring no points now.
why-not-permanent = This mission is temporary: it works when it is removed.
why-no-presence = You have neither a robot nor a ship on this card.
why-other-colour = This mission takes a die of another colour.
why-no-value = A mission must be performed at least once, and the die shows 0.
why-no-penalty = You can neither satisfy the Ravager here nor lose a point.
why-no-ravager = There are no Ravagers on the ship.
why-many-ravagers = All Ravagers of a slot are destroyed in one turn: { $need } needed, { $have } there.
why-no-damage = There is no damage on the ship.
why-debris-there = Debris lies on this technology already.
why-no-ship = You have no ship to send.
why-no-crew = You have no robot in the break room for the ship.
why-no-way = There is no hex where a ship could stop.
why-no-site = Here is no empty site of this colour with your ship.
why-no-card = You have no mission card of this colour for it.
why-no-robot = You have no robot in the break room for the card.
why-asteroids = Ships cannot enter an asteroid field.
why-crowded = There is no room for another ship of yours.
why-too-far =
    { $left ->
        [one] Farther than { $left } hex.
       *[other] Farther than { $left } hexes.
    }
why-no-token = There are no technologies to take.
why-too-dear = Costs { $need }; executions left: { $have }.
why-nothing-to-activate = There is no technology that could be activated.
why-improved = Its improved side is up: turn it to the normal side first.
why-action-possible = You can use a die, so you may not pass.
why-not-last-turn = You may pass in your very last turn only.

## Previews

preview-executions = ×{ $n }
preview-pushed-out = out: { $token }
preview-cap = at most { $n } VP
preview-effects = { $effects }
preview-ravagers =
    { $n ->
        [one] { $n } Ravager comes
       *[other] { $n } Ravagers come
    }
preview-pay =
    { $price ->
        [debris] −{ $n } debris
       *[resource] { $n ->
            [one] −{ $n } resource
           *[other] −{ $n } resources
        }
    }
preview-lose = −{ $n } VP
preview-die = shows { $n }
preview-only-changed = only turned or boosted

## What happened

event-round-began = Round { $round } begins.
event-turn-began = { $seat } to play.
event-passed = { $seat } passes.
event-no-die-left = { $seat } can use no die: sequence B follows.
event-last-round = The end is in sight: round { $round } is the last.
event-game-ended = The game is over after round { $round }.
event-gained =
    { $good ->
        [vp] { $seat } gains { $n } VP.
        [debris] { $seat } gains { $n } debris.
        [resource] { $n ->
            [one] { $seat } gains { $n } resource.
           *[other] { $seat } gains { $n } resources.
        }
        [ship] { $n ->
            [one] { $seat } gains { $n } ship.
           *[other] { $seat } gains { $n } ships.
        }
       *[robot] { $n ->
            [one] { $seat } gains { $n } robot.
           *[other] { $seat } gains { $n } robots.
        }
    }
event-paid =
    { $price ->
        [debris] { $seat } spends { $n } debris.
        [resource] { $n ->
            [one] { $seat } spends { $n } resource.
           *[other] { $seat } spends { $n } resources.
        }
        [ship] { $n ->
            [one] { $seat } returns { $n } ship.
           *[other] { $seat } returns { $n } ships.
        }
       *[robot] { $n ->
            [one] { $seat } returns { $n } robot.
           *[other] { $seat } returns { $n } robots.
        }
    }
event-lost-vp =
    { $cause ->
        [left] { $seat } loses { $n } VP for dice left over.
        [damaged] { $seat } loses { $n } VP for damaged dice.
       *[ravager] { $seat } loses { $n } VP to a Ravager.
    }
event-stationed =
    { $colour ->
        [orange] { $seat } moves a robot to the orange station.
        [grey] { $seat } moves a robot to the grey station.
       *[green] { $seat } moves a robot to the green station.
    }
event-neutral-left =
    { $colour ->
        [orange] The neutral robot leaves the orange station.
        [grey] The neutral robot leaves the grey station.
       *[green] The neutral robot leaves the green station.
    }
event-drew = { $seat } draws { $card }.
event-drew-hidden =
    { $colour ->
        [orange] { $seat } draws an orange mission.
        [grey] { $seat } draws a grey mission.
       *[green] { $seat } draws a green mission.
    }
event-drew-some =
    { $colour ->
        [orange] { $seat } looks at orange missions: { $n }.
        [grey] { $seat } looks at grey missions: { $n }.
       *[green] { $seat } looks at green missions: { $n }.
    }
event-discarded = { $seat } discards { $card }.
event-deck-shuffled =
    { $back ->
        [orange] The orange missions are shuffled anew.
        [grey] The grey missions are shuffled anew.
        [green] The green missions are shuffled anew.
       *[ravager] The Ravagers are shuffled anew.
    }
event-stack-shuffled =
    { $colour ->
        [orange] The orange technologies are shuffled anew.
        [grey] The grey technologies are shuffled anew.
       *[green] The green technologies are shuffled anew.
    }
event-laid =
    { $back ->
        [orange] { $seat } lays an orange mission beside the board: { $line }.
        [grey] { $seat } lays a grey mission beside the board: { $line }.
        [green] { $seat } lays a green mission beside the board: { $line }.
       *[ravager] { $seat } lays a Ravager beside the board: { $line }.
    }
event-board-reset = { $seat } clears the board: { $cards }.
event-rolled = { $seat } rolls: orange { $orange }, grey { $grey }, green { $green }.
event-neutral-rolled = Neutral dice are rolled: orange { $orange }, grey { $grey }, green { $green }.
event-secured =
    { $colour ->
        [orange] { $seat } secures an orange { $value }.
        [grey] { $seat } secures a grey { $value }.
       *[green] { $seat } secures a green { $value }.
    }
event-die-used =
    { $colour ->
        [orange] { $seat } uses an orange { $value }.
        [grey] { $seat } uses a grey { $value }.
       *[green] { $seat } uses a green { $value }.
    }
event-die-bought =
    { $colour ->
        [orange] { $seat } buys an orange { $value } of { $other }.
        [grey] { $seat } buys a grey { $value } of { $other }.
       *[green] { $seat } buys a green { $value } of { $other }.
    }
event-neutral-die-bought =
    { $colour ->
        [orange] { $seat } buys the neutral orange { $value }.
        [grey] { $seat } buys the neutral grey { $value }.
       *[green] { $seat } buys the neutral green { $value }.
    }
event-die-flipped =
    { $colour ->
        [orange] { $seat } turns the orange die: { $value }.
        [grey] { $seat } turns the grey die: { $value }.
       *[green] { $seat } turns the green die: { $value }.
    }
event-boosted = { $seat } uses the improved side of { $token }.
event-acted = { $seat } chooses an action (×{ $n }): { $action }.
event-rerolled = { $seat } chooses sequence B.
event-activated = { $seat } activates { $token }.
event-reverted = { $seat } turns { $token } to its normal side.
event-token-taken = { $seat } takes { $token }.
event-installed = { $seat } installs { $token }: { $arrow }.
event-token-removed = { $seat } pushes { $token } out of the grid.
event-advanced-kept = { $seat } keeps { $token }: { $cell }.
event-advanced-shown = New advanced technology: { $token }.
event-token-appeared = New on the panel: { $token }.
event-token-fell = Off the panel: { $token }.
event-ravager-struck = { $seat } meets a Ravager: { $card }.
event-ravager-came = A Ravager comes aboard: { $card } ({ $action }).
event-ravager-dismissed = There is no room for { $card } ({ $action }): another comes.
event-ravagers-spent = The last Ravager card is drawn.
event-destroyed = { $seat } destroys { $card } ({ $action }).
event-damaged = Damage: { $action }.
event-die-damaged =
    { $colour ->
        [orange] An orange die is damaged.
        [grey] A grey die is damaged.
       *[green] A green die is damaged.
    }
event-repaired = { $seat } repairs: { $action }.
event-die-repaired =
    { $colour ->
        [orange] { $seat } repairs an orange die.
        [grey] { $seat } repairs a grey die.
       *[green] { $seat } repairs a green die.
    }
event-debris-placed = { $seat } puts debris on { $token }.
event-launched = { $seat } sends a new ship to { $to }.
event-flew = { $seat } flies from { $origin } to { $to }.
event-mission-played = { $seat } plays { $card } on { $at }.
event-mission-used = { $seat } uses the mission { $card }.
event-mission-shared = { $seat } performs the mission too: { $card }.
event-angel-moved = The Black Angel moves on to { $to }.
event-ship-lost = { $seat } loses a ship on { $at }.
event-mission-removed = A mission of { $seat } is removed: { $card }.
event-mission-returned = { $seat } gets back { $card }.
event-strip-turned = Strip { $strip } is turned over and goes to the far end.
event-spes-sighted = Spes is in sight: { $at }.
event-spes-reached = The Black Angel has reached Spes!
event-hal-revealed = Hal reveals { $card }.
event-hal-returned-die =
    { $colour ->
        [orange] Hal returns an orange { $value }.
        [grey] Hal returns a grey { $value }.
       *[green] Hal returns a green { $value }.
    }
event-hal-failed = Hal cannot do it and gains { $n } VP.
event-hal-comet = Hal is on a comet: { $n } VP.
event-hal-discarded = Hal finds no site for { $card }.

## The score sheet

score-track = Points on the track
score-advanced = Advanced technologies
score-goods = Robots, resources, ships

## Effects, as on a card

effect-gain =
    { $good ->
        [vp] +{ $n } VP
        [debris] +{ $n } debris
        [resource] { $n ->
            [one] +{ $n } resource
           *[other] +{ $n } resources
        }
        [ship] { $n ->
            [one] +{ $n } ship
           *[other] +{ $n } ships
        }
       *[robot] { $n ->
            [one] +{ $n } robot
           *[other] +{ $n } robots
        }
    }
effect-draw =
    { $n ->
        [one] draw { $n } mission
       *[other] draw { $n } missions
    }{ $colour ->
        [orange] { " " }(orange)
        [grey] { " " }(grey)
        [green] { " " }(green)
       *[any] { " " }of any colour
    }
effect-to-station =
    { $n ->
        [one] move { $n } robot
       *[other] move up to { $n } robots
    } { $station ->
        [orange] to the orange station
        [grey] to the grey station
        [green] to the green station
       *[any] to any station
    }
effect-pay =
    { $price ->
        [debris] pay { $n } debris
        [resource] { $n ->
            [one] pay { $n } resource
           *[other] pay { $n } resources
        }
        [ship] { $n ->
            [one] return { $n } ship
           *[other] return { $n } ships
        }
        [robot] { $n ->
            [one] return { $n } robot
           *[other] return { $n } robots
        }
        [mission] { $n ->
            [one] discard { $n } mission
           *[other] discard { $n } missions
        }
       *[ravager] { $n ->
            [one] discard { $n } Ravager
           *[other] discard { $n } Ravagers
        }
    }
effect-study =
    { $source ->
        [panel] { $n ->
            [one] take { $n } technology from the panel
           *[other] take { $n } technologies from the panel
        }
       *[any] { $n ->
            [one] take { $n } technology, ordinary or advanced
           *[other] take { $n } technologies, ordinary or advanced
        }
    }
effect-activate =
    { $n ->
        [one] activate { $n } technology
       *[other] activate { $n } technologies
    }
effect-repair =
    repair { $n }{ $to ->
        [storage] { " " }(debris to storage)
       *[any] { "" }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }for { $vp } VP each
    }
effect-destroy =
    { $n ->
        [one] destroy { $n } Ravager
       *[other] destroy { $n } Ravagers
    }{ $vp ->
        [0] { "" }
       *[other] { " " }for { $vp } VP each
    }
effect-score =
    { $per ->
        [tech_orange] { $vp } VP per orange technology
        [tech_grey] { $vp } VP per grey technology
        [tech_green] { $vp } VP per green technology
        [removed_tech] { $vp } VP per removed technology
        [ravagers_hand] { $vp } VP per Ravager card
        [debris_stored] { $vp } VP per debris
        [resources_stored] { $vp } VP per resource
        [robots_stations] { $vp } VP per robot on the stations
        [missions_space] { $vp } VP per mission in space
       *[ships_owned] { $vp } VP per ship
    }{ $max ->
        [0] { "" }
       *[other] { " " }(at most { $max })
    }
effect-damage = { $n } damage here
effect-any-colour = use a die of any colour
effect-set-die = set the die to { $value }
effect-shield = ignore the Ravager and the damage
effect-raise-die = +{ $n } to the die
effect-secure =
    { $n ->
        [one] may secure { $n } die
       *[other] may secure { $n } dice
    }

## The table in words

summary-round = Round { $round } · { $seat } to play
summary-last-round = last round: { $round }
summary-reached = Spes is reached
summary-decks = Decks: orange { $orange }, grey { $grey }, green { $green }, Ravagers { $ravagers }
summary-in-use =
    { $colour ->
        [orange] Die in use: orange { $value }
        [grey] Die in use: grey { $value }
       *[green] Die in use: green { $value }
    }
summary-seat = P{ $number }
summary-neutral = Neutral player
summary-ship-board = SHIP BOARD
summary-technologies = TECHNOLOGIES
summary-space = SPACE (nearest strip first)
summary-players = PLAYERS
summary-does = { $name } ({ $effects })
summary-colour =
    { $colour ->
        [orange] orange
        [grey] grey
       *[green] green
    }
summary-die =
    { $colour ->
        [orange] orange { $value }
        [grey] grey { $value }
       *[green] green { $value }
    }
summary-action =
    { $colour ->
        [orange] { $number } { $action } (orange)
        [grey] { $number } { $action } (grey)
       *[green] { $number } { $action } (green)
    }
summary-damage =
    { $degraded ->
        [yes] damage { $damage }: degraded
       *[no] damage { $damage }
    }
summary-ravagers =
    { $count ->
        [one] { $count } Ravager: { $top }
       *[other] { $count } Ravagers, on top { $top }
    }
summary-storages = Dice in storage: { $storages }
summary-storage =
    { $colour ->
        [orange] orange { $dice }
        [grey] grey { $dice }
       *[green] green { $dice }
    }{ $damaged ->
        [0] { "" }
       *[other] { " " }(damaged { $damaged })
    }
summary-slot = { $slot } (price { $price }) { $token }
summary-advanced = Advanced (price { $price }, { $left } more)
summary-stacks = Next in the stacks
summary-token =
    { $colour ->
        [orange] { $token } (orange; { $effects })
        [grey] { $token } (grey; { $effects })
       *[green] { $token } (green; { $effects })
    }
summary-improved = { $token } [1×: { $improved }]
summary-strip = Strip { $number }
summary-marker = Spes marker
summary-hex =
    { $kind ->
        [orange] { $hex } planet (orange)
        [grey] { $hex } station (grey)
        [green] { $hex } ship (green)
        [asteroid] { $hex } asteroids
        [spes] { $hex } Spes
       *[open] { $hex } open space
    }
summary-hex-with = { $hex }: { $things }
summary-icon = Ravager ship
summary-comet = comet
summary-angel = the Black Angel
summary-ships = ships of { $seats }
summary-mission =
    { $kind ->
        [permanent] { $seat }: { $card }, permanent
       *[temporary] { $seat }: { $card }, temporary
    }
summary-leaving = Just removed: { $cards }
summary-player = { $seat } · { $vp } VP
summary-you = you
summary-first = first player
summary-goods = resources { $resources }, debris { $debris }, ships { $ships }
summary-robots = robots: break room { $break_room }, stations { $orange }/{ $grey }/{ $green }, supply { $supply }
summary-stations = robots on stations: { $orange }/{ $grey }/{ $green }
summary-dice = dice: { $dice }
summary-no-dice = no dice
summary-secured = { $die } (secured)
summary-hidden =
    { $back ->
        [orange] orange missions: { $n }
        [grey] grey missions: { $n }
        [green] green missions: { $n }
       *[ravager] Ravager cards: { $n }
    }
summary-hand =
    { $back ->
        [orange] orange missions: { $cards }
        [grey] grey missions: { $cards }
        [green] green missions: { $cards }
       *[ravager] Ravager cards: { $cards }
    }
summary-mission-card =
    { $kind ->
        [permanent] { $card }, permanent, reward { $reward }, brings { $technologies }
       *[temporary] { $card }, temporary, reward { $reward }, brings { $technologies }
    }
summary-ravager-card = { $card }, action { $number }
summary-beside =
    { $back ->
        [orange] { $line }: an orange mission
        [grey] { $line }: a grey mission
        [green] { $line }: a green mission
       *[ravager] { $line }: a Ravager
    }
summary-beside-card = { $line }: { $card }
summary-cell =
    { $side ->
        [improved] { $cell } { $token }, improved side up
       *[normal] { $cell } { $token }
    }{ $debris ->
        [yes] , with debris
       *[no] { "" }
    }
summary-empty-cell = empty
summary-removed-cell =
    { $n ->
        [one] { $cell }: { $token }, { $n } mission, at most { $cap } VP
       *[other] { $cell }: { $token }, { $n } missions, at most { $cap } VP
    }
summary-surplus = advanced without a cell: { $tokens }
summary-removed = removed technologies: { $tokens }
summary-score = score { $total }: { $lines }
summary-score-line = { $line } { $n }
summary-hal-deck = cards in his deck: { $n }
summary-hal-half =
    { $bottom ->
        [yes] next: bottom half
       *[no] next: top half
    }

## After the game
goods-resources = Resources
goods-robots = Robots on the stations
goods-missions = Missions in space
goods-technologies = Technologies
goods-debris = Debris
luck-dice = Dice: rolled values
order-perform-too = My missions when others perform them
