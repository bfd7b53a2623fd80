/**
 * A game for boardgame.io whose position weighs about as much as one of Orrery's, with something to
 * hide from others. Its rules do next to nothing: what is measured is the server around them.
 */

export const NAME = "orrery-bench";
export const SEATS = 4;
const TRACKS = 12;
const HAND = 6;

/** As many places as make a position of `bytes` in JSON. */
function places(bytes) {
  const one = { id: "place-000", owner: null, ships: [0, 0, 0, 0], level: 1, open: true };
  return Math.max(1, Math.round((bytes - 1200) / (JSON.stringify(one).length + 1)));
}

function player(seat) {
  return {
    tracks: Array(TRACKS).fill(seat),
    ore: 3,
    people: 4,
    hand: Array.from({ length: HAND }, (_, i) => `card-${seat}-${i}`),
  };
}

function place(i) {
  return {
    id: `place-${String(i).padStart(3, "0")}`,
    owner: null,
    ships: [0, 0, 0, 0],
    level: 1 + (i % 4),
    open: true,
  };
}

/** A move touches what a move of a real game touches: a place, the stores, a track, the hand. */
function act({ G, ctx, playerID }, at, track) {
  const own = G.players[playerID];
  const there = G.places[at % G.places.length];
  there.ships[Number(playerID)] += 1;
  there.owner = playerID;
  there.open = !there.open;
  own.ore = (own.ore + there.level) % 10;
  own.people = (own.people + 3) % 8;
  own.tracks[track % TRACKS] += 1;
  own.hand.push(own.hand.shift());
  G.last = { by: playerID, at: there.id, turn: ctx.turn };
}

/** Others' hands are backs. */
function playerView({ G, playerID }) {
  const players = G.players.map((one, seat) =>
    String(seat) === playerID ? one : { ...one, hand: one.hand.map(() => null) },
  );
  return { ...G, players };
}

export function makeGame(bytes) {
  return {
    name: NAME,
    setup: () => ({
      players: Array.from({ length: SEATS }, (_, seat) => player(seat)),
      places: Array.from({ length: places(bytes) }, (_, i) => place(i)),
      last: null,
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    // Not played ahead on the client, as with anything hidden: all four wait for the server.
    moves: { act: { move: act, client: false } },
    playerView,
  };
}
