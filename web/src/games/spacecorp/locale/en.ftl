# What only the board of SpaceCorp says.

board-hq = Headquarters
board-wheel = Wheel and progress
board-hand = Hand
board-deck = Deck
board-discard = Just discarded
board-slot =
    { $slot ->
        [0] Research
       *[other] Slot { $slot }
    }
board-profit = { $n }T
board-have =
    { $cards ->
        [one] { $cards } card, progress { $progress }
       *[other] { $cards } cards, progress { $progress }
    }
board-may-be-infra = May be upgraded to Infra.
board-time = Doubles a Move, Explore or Build, or lets two teams do it.
board-explore = Explore: { $n }
board-build = Build: { $n }
board-gravity = Gravity: { $n }
board-haunted = Phobes: no tile brings anything.
board-mark =
    { $mark ->
        [profit] { $n }T
        [genetics] Genetics +{ $n }
        [revelation] Revelation +{ $n }
        [base] Base { $n }
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
