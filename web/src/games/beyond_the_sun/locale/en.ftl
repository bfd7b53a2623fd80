# What only the drawn board of Beyond the Sun says.

board-spacefaring = Basic Spacefaring
board-guilds = Guilds
board-tree = Technology tree
board-map = Star map
board-supply = Supply
board-tracks = Production
board-growth = Growth
board-ore = Ore
board-trade = Trade
board-automation = Automation
board-colonies = Colonies
board-no-colonies = none yet
board-achievements = Achievements
board-abilities = Abilities
board-private = Private technologies
board-events = Events in play
board-face-down = A face-down event
board-face-down-help = It is turned over when somebody first researches this slot.
board-empty-slot = A slot without a technology
board-shipyard = Shipyard
board-guild-covered = covered until an event opens it
board-tuned = balanced: { $tuned }
board-fleet = strength { $n }
board-ore-have = Ore
board-pop-have = Population
board-ships-have = Fleet strength
board-discs-have = Discs off the tracks
board-tech-have = Technologies
board-colony-have = Colonies
board-spread = Choose a card
board-pawns = pawns: { $seats }
board-researched = researched: { $seats }
board-event-here = event here: { $event }
board-spread-fold = Look at the board
board-tech-table = Tech table

# --- components in words ---
board-column = Supply column { $column }
board-column-cubes =
    { $n ->
        [one] { $seat }: { $n } cube
       *[other] { $seat }: { $n } cubes
    }
board-column-help = Supply is taken from the leftmost column first and returned to the rightmost.
board-track-food = Growth track
board-track-ore = Ore track
board-track-discs =
    { $n ->
        [one] { $seat }: { $n } disc left
       *[other] { $seat }: { $n } discs left
    }
board-track-food-help = Each letter laid bare turns a supply cube of its column into population.
board-track-ore-help = Each ore symbol laid bare yields 1 ore.
board-automation-level = automation level { $n }
board-automation-points = { $n } VP so far; the next level adds { $next }
board-automation-help = Discs here never come back to the tracks.
board-trade-hire = 3 ore: supply becomes population
board-trade-recall = 1 ore: a ship becomes population
board-trade-sell = 1 population: 1 ore
board-mat-start = starts with { $pop } population and a level { $level } ship: { $place }
board-ship = { $seat }: level { $level } ship
board-surcharge = { $ore } ore more than the action itself
board-no-pawn = no pawn here
board-ability-active = active: its cell is laid bare
board-ability-covered = covered: a disc still lies on its cell
board-deck-technologies = Technologies of level { $deck }
board-deck-systems = Systems of deck { $deck }
board-deck-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
board-row = Tech table, row { $level }
board-type-science = automation of ore, research, ore
board-type-economy = automation of food, population
board-type-military = ships, upgrades, control
board-type-commerce = jumps, colonies, ore
board-shipyard-help = Whoever controls it can build ships here.
board-majority = 1 VP at the end for the greatest strength here

# --- questions about the position ---
query-standing-ask = Who is ahead?
query-total = { $seat } { $n }
query-end-ask = When does the game end?
query-end = Round { $round }. The end comes in sight when { $need } discs lie on achievements; now there are { $claimed }
query-decks-ask = How many cards are left?
query-pawns-ask = Where are the pawns?
query-pawn = { $seat }: { $space }
query-pawn-off = { $seat }: off the board
query-player-ask = What does { $seat } have?
query-ships-at =
    { $n ->
        [one] { $n } level { $level } ship: { $place }
       *[other] { $n } level { $level } ships: { $place }
    }
query-no-ships = no ships
query-technologies = technologies: { $names }
query-colonies = colonies: { $names }
query-none = none
query-place-ask = Who is in { $place }?
query-fleet =
    { $n ->
        [one] { $seat } { $n } ship of level { $level }
       *[other] { $seat } { $n } ships of level { $level }
    }
query-nobody = no ships
query-free = controlled by nobody
query-held = controlled by { $seat }
query-slot = slot { $slot }
query-card-ask = What is { $card }?

# --- how answers are said ---
board-research = Research { $technology } (slot { $slot })
board-pass-use-abilities = Use none now
board-pass-act-now = Use none now
board-pass-choose-system = Colonize nothing
board-pass-return-settlers = No more ships
board-pass-take-up = Decline
board-pass-donate-ship = Keep all ships
board-pass-trade = Stop trading
board-pass-choose-slot = Research nothing
board-pass-build-ship = Build nothing more
board-pass-upgrade-ship = No more upgrades
board-pass-jump-ships = No more jumps
board-group-jump = Jump
board-group-act = Action
board-group-recall = Turn a ship into population

# --- icons ---
board-legend-ore = ore
board-legend-pop = population
board-legend-supply = a cube of the supply
board-legend-food = food track
board-legend-ship = a ship, by its level
board-legend-jump = jump: steps of ships
board-legend-colonize = colonize a controlled system
board-legend-control = control of a place
board-legend-strength = strength that is needed
board-legend-automate = automate: a disc to the automation track
board-legend-upgrade = upgrade ships
board-legend-produce = produce
board-legend-trade = trade when producing
board-legend-research = research, up to this level
board-legend-eye = what is already discovered
board-legend-once = at once
board-legend-always = from now on
board-legend-pawn = space for a pawn
board-legend-outpost = outpost
board-legend-shipyard = shipyard
board-legend-guild = guild
board-legend-event = event
board-legend-vp = points
board-legend-all = every faction
board-legend-toll = paid to its owner
board-legend-discount = cheaper by so much
board-legend-recall = a ship comes back
board-legend-science = science
board-legend-economy = economy
board-legend-military = military
board-legend-commerce = commerce
