/** The faces of the worlds: no two sectors with a planet look alike. */

/** How the ground of a world is marked. */
export type Marking =
  | "land"
  | "dunes"
  | "bands"
  | "craters"
  | "cities"
  | "caps"
  | "cracks"
  | "rock";

export interface Face {
  marking: Marking;
  /** Pigments, without `--xia-`. */
  ground: string;
  mark: string;
}

function face(marking: Marking, ground: string, mark: string): Face {
  return { marking, ground, mark };
}

const FACES: Record<string, Face> = {
  kemplar2: face("cities", "steel", "lamp"),
  azure: face("land", "sea", "reef"),
  doravin5: face("dunes", "sand", "umber"),
  neo_damascus: face("cities", "ochre", "lamp"),
  lunari: face("craters", "lilac", "plum"),
  loath: face("craters", "rust", "soot"),
  smugglers_den: face("rock", "soot", "lamp"),
  tig: face("bands", "wine", "rose"),
  neo_vostok: face("caps", "slate", "snow"),
  kei: face("land", "moss", "sand"),
  tafjur: face("cracks", "pewter", "rime"),
  kalak: face("cracks", "ash", "coal"),
  dremlot: face("craters", "pewter", "ash"),
};
const PLAIN = face("craters", "slate", "soot");

export function faceOf(sector: string): Face {
  return FACES[sector] ?? PLAIN;
}
