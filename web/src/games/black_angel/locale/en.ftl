# What only the drawn board of Black Angel says.

board-space = Space
board-panel = Technologies on offer
board-compartments = Compartments
board-stores = Stores
board-removed = Removed
board-hand = Hand
board-grid = Technology grid
board-b = B
board-no-dice = no dice
board-no-cards = no cards
board-spread = Choose
board-spread-fold = Look at the board
board-hal-next = next half
board-tuned = balanced: { $tuned }
board-journey = The journey
board-journey-help = Then the round is finished and one more is played.
board-round-of = round { $round }/{ $last }

board-good-resource = Resources
board-good-debris = Debris
board-good-ship = Ships in storage
board-good-robot = Robots in the break room
board-cards-orange = Orange missions
board-cards-grey = Grey missions
board-cards-green = Green missions
board-cards-ravager = Ravager cards

# --- the ship in words ---
board-action =
    { $colour ->
        [orange] action { $number }, for an orange die
        [grey] action { $number }, for a grey die
       *[green] action { $number }, for a green die
    }
board-deed-study = Take technologies from the panel and install them in your grid.
board-deed-repair = Remove damage from the ship; it becomes debris of yours.
board-deed-destroy = Take Ravager cards from the ship into your hand.
board-deed-ship = Move one of your ships or send a new one, and play a mission where it arrives.
board-damage =
    { $n ->
        [0] No damage
       *[other] Damage: { $n }
    }
board-damage-help = With both slots filled, the die is worth 1 less here.
board-ravager-slot = Ravager slot
board-ravager-help = No Ravager is here.
board-ravager-penalty = Whoever cannot do this may lose { $n } VP instead.
board-ravager-under =
    { $n ->
        [one] { $n } card in all; only the top one acts.
       *[other] { $n } cards in all; only the top one acts.
    }
board-station =
    { $colour ->
        [orange] Orange station
        [grey] Grey station
       *[green] Green station
    }
board-station-help = Each of your robots here rolls one die of this colour.
board-robots-of =
    { $n ->
        [one] { $who }: { $n } robot
       *[other] { $who }: { $n } robots
    }
board-storage =
    { $colour ->
        [orange] Storage of orange dice
        [grey] Storage of grey dice
       *[green] Storage of green dice
    }
board-storage-dice =
    { $n ->
        [0] no dice
        [one] { $n } die
       *[other] { $n } dice
    }
board-storage-damaged = damaged: { $n }
board-storage-help = Whoever rolls a damaged die loses { $n } VP; undamaged ones go first.
board-sequence-b = Sequence B
board-b1 = Reroll: a die for each of your robots on the stations.
board-b2 = Reset: the cards beside your board are discarded, debris on technologies goes to storage.
board-b3 = Advance: the Black Angel flies one hex, the nearest strip goes round to the far end.
board-b-cost = Dice that you have left cost you their values in VP.
board-acts-as =
    { $colour ->
        [orange] used as an orange one
        [grey] used as a grey one
       *[green] used as a green one
    }
board-raised = +{ $n } to its value
board-in-use-help = Choose an action of its colour, or a permanent mission of that colour.

# --- cards and tokens in words ---
board-deck =
    { $back ->
        [orange] Deck of orange missions
        [grey] Deck of grey missions
        [green] Deck of green missions
       *[ravager] Deck of Ravagers
    }
board-deck-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
board-tokens-left =
    { $n ->
        [one] { $n } token left
       *[other] { $n } tokens left
    }
board-deck-help = You draw from here after an action with a die of this colour.
board-deck-ravagers-help = When it runs out, the end of the game is near.
board-discard = discarded: { $cards }
board-advanced-stack = Advanced technologies, face down
board-stack =
    { $colour ->
        [orange] Orange technologies
        [grey] Grey technologies
       *[green] Green technologies
    }
board-stack-top = on top: { $name }
board-token =
    { $colour ->
        [orange] orange technology
        [grey] grey technology
       *[green] green technology
    }
board-improved = improved side, once: { $effects }
board-price =
    { $n ->
        [one] costs { $n } execution
       *[other] costs { $n } executions
    }
board-littered = Debris lies on it: no more debris before it is cleared.
board-advanced = advanced technology: points at the end
board-cap = at most { $n } VP; in a cell of its own { $more } more for each removed mission beside it
board-cap-cell = at most { $n } VP
board-mission =
    { $colour ->
        [orange] { $kind ->
            [permanent] orange mission, permanent
           *[temporary] orange mission, temporary
        }
        [grey] { $kind ->
            [permanent] grey mission, permanent
           *[temporary] grey mission, temporary
        }
       *[green] { $kind ->
            [permanent] green mission, permanent
           *[temporary] green mission, temporary
        }
    }
board-permanent = each execution: { $effects }
board-temporary = when it is removed: { $effects }
board-reward = reward when played: { $effects }
board-brings = technologies it brings: { $colours }
board-owner = owner: { $who }
board-ravager-goes = goes to action { $number }: { $action }
board-ravager-card-help = In hand it can be laid beside your board, where it activates a whole line.
board-back =
    { $back ->
        [orange] An orange mission, face down
        [grey] A grey mission, face down
        [green] A green mission, face down
       *[ravager] A Ravager card, face down
    }
board-back-help = Its back is seen by all, its face by its owner.

# --- space in words ---
board-hex-site = A mission of this colour can be played here.
board-hex-asteroid = Ships cannot enter it, unless the Black Angel stands there.
board-hex-open = Open space.
board-hex-spes = The aim of the journey: when the Black Angel arrives, the end is near.
board-hex-ravager = Ravager ship: a mission next to it brings a Ravager aboard.
board-hex-comet = Comet: Hal likes to go here.
board-ship-of = A ship of { $who }
board-ship-help = On a permanent mission it lets its owner use the card.
board-angel-at = on hex { $hex }
board-angel-help = New ships start here. It flies on with every sequence B.
board-marker = Spes will be on strip { $strip }, when it comes round.
board-steps-left =
    { $n ->
        [one] { $n } sequence B until Spes
       *[other] { $n } sequences B until Spes
    }

# --- players in words ---
board-die-help =
    { $n ->
        [0] Worth 0: only a ship that is already on a site can use it.
        [one] { $n } execution
       *[other] up to { $n } executions
    }
board-secured-help = Secured: only its owner may use it.
board-buy =
    { $n ->
        [one] Others pay its owner { $n } resource for it.
       *[other] Others pay its owner { $n } resources for it.
    }
board-compartment = Compartment of { $who }
board-compartment-help =
    { $n ->
        [one] A die of the open zone costs others { $n } resource; a secured one is not for sale.
       *[other] A die of the open zone costs others { $n } resources; a secured one is not for sale.
    }
board-has = { $who }: { $n }
board-good-resource-help = For dice of others, and to secure a die after a roll.
board-good-debris-help = One turns the die you use to its opposite face: 0 and 2, 1 and 3.
board-good-ship-help = Each takes a robot aboard when it is sent out.
board-good-robot-help = They crew ships and missions, and effects send them to stations.
board-robot-supply = not in use: { $n }
board-line = Card slot: { $line }
board-line-free = free
board-line-help = A mission laid here activates the technologies of its colour in the line, a Ravager all of them.
board-arrow-help = A technology of this colour enters here and pushes the others on.
board-arrow-black = An advanced technology enters here and pushes the others on.
board-cell-help = An advanced technology pushed out of the grid scores here: at most { $n } VP, and { $more } more for each removed mission of this colour.
board-cell-missions = removed missions: { $cards }
board-removed-tokens = Technologies pushed out: { $n }
board-removed-help = They stay yours and are counted by some cards.
board-surplus = Advanced technologies without a cell
board-on-track = points won during the game
board-goods-sum = robots { $rest }, resources { $resources }, ships { $ships }
board-scored = { $token }: counted { $n }, at most { $cap } VP

# --- Hal in words ---
board-hal-help = He acts by his cards, and gains points where you would gain goods.
board-hal-top = top half: { $deed }
board-hal-bottom = bottom half: { $deed }
board-hal-study = studies
board-hal-repair = repairs
board-hal-destroy = destroys Ravagers
board-hal-ship = plays a mission
board-hal-advanced = advanced technologies first
board-hal-panel = from the panel only
board-hal-clockwise = from action 1 to 6
board-hal-counterclockwise = from action 6 to 1

# --- questions about the position ---
query-standing-ask = Who is ahead?
query-total = { $who } { $n }
query-end-ask = When does the game end?
query-ravagers-left =
    { $n ->
        [one] or when the last Ravager card is drawn: { $n } card left
       *[other] or when the last Ravager card is drawn: { $n } cards left
    }
query-dice-ask = Which dice are there?
query-decks-ask = How many cards are left?
query-danger-ask = Where are Ravagers and damage?
query-danger = { $action }: damage { $damage }, Ravagers { $ravagers }
query-no-danger = nowhere
query-player-ask = What does { $seat } have?
query-missions = missions in space: { $names }
query-card-ask = What is { $card }?

# --- how answers are said ---
board-pass-take-turn = Use no die
board-pass-activate-tokens = Activate none
board-pass-activate-one = Activate none
board-pass-move-robot = No more robots
board-pass-execute = Stop here
board-pass-perform-too = Decline
board-pass-destroy-ravagers = Destroy no more
board-pass-repair-damage = Repair no more
board-pass-secure-die = Secure none
board-pass-play-mission = Play no mission
board-pass-study-tokens = Take no more
board-pass-take-token = Take none
board-group-use = Use your own die
board-group-use-secured = Use your own die
board-group-buy = Buy a die
board-group-buy-neutral = Buy a die
board-group-buy-hal = Buy a die
board-group-beside = Lay a card beside your board
board-group-launch = Send a new ship
board-group-fly = Move a ship

# --- icons ---
board-legend-vp = points
board-legend-robot = robot
board-legend-resource = resource
board-legend-voyager = ship
board-legend-debris = debris
board-legend-mission = mission card
board-legend-ravager = Ravager card
board-legend-damage = damage
board-legend-dice = die
board-legend-hues = any colour
board-legend-research = study a technology
board-legend-repair = repair the Black Angel
board-legend-destroy = destroy Ravagers
board-legend-once = activate a token
board-legend-strength = shield against a Ravager
board-legend-lock = high-security zone
board-legend-rest = break room
board-legend-post = command post
board-legend-melurien = Melurien: orange
board-legend-xhavit = Xhavit: grey
board-legend-tsoth = Tsoth: green
board-legend-thrown = removed technologies
board-legend-advance = the Black Angel flies on
board-legend-angel = the Black Angel
board-legend-hourglass = at the end of the game
board-legend-always = whenever the mission is used
