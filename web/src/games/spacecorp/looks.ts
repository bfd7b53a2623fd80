/** What the worlds look like: a body of its own for every site. */

/** How the disc is marked. */
export type Marking =
  | "continents"
  | "craters"
  | "rock"
  | "bands"
  | "cracks"
  | "spots"
  | "haze"
  | "halves"
  | "streaks"
  | "caps"
  | "geysers"
  | "heart";

export interface Look {
  marking: Marking;
  /** Colour tokens, without `--sc-`. */
  ground: string;
  mark: string;
  r: number;
}

function look(marking: Marking, ground: string, mark: string, r = 13): Look {
  return { marking, ground, mark, r };
}

export const WORLDS: Record<string, Look> = {
  earth: look("continents", "sea", "land", 25),
  luna: look("craters", "regolith", "crater", 16),
  sisyphus: look("rock", "basalt", "soot", 13),
  eros: look("rock", "umber", "soot", 13),
  halleys_comet: look("rock", "ice-blue", "ice", 10),
  phobos: look("rock", "basalt", "soot", 13),
  deimos: look("rock", "tawny", "umber", 11),
  north_mars: look("caps", "rust", "ice", 16),
  south_mars: look("craters", "rust", "rust-dark", 16),
  ceres: look("spots", "soot", "gleam", 14),
  vesta: look("craters", "tawny", "umber", 13),
  pallas: look("rock", "regolith", "crater", 13),
  hygiea: look("rock", "soot", "crater", 12),
  interamnia: look("craters", "basalt", "soot", 12),
  psyche: look("rock", "sulphur", "umber", 12),
  io: look("spots", "sulphur", "ember", 14),
  europa: look("cracks", "ice", "umber", 13),
  ganymede: look("streaks", "regolith", "soot", 16),
  callisto: look("spots", "soot", "ice", 15),
  himalia: look("rock", "basalt", "soot", 10),
  titan: look("haze", "smog", "sulphur", 16),
  enceladus: look("geysers", "ice", "ice-blue", 11),
  rhea: look("craters", "ice", "regolith", 13),
  dione: look("streaks", "ice-blue", "ice", 12),
  iapetus: look("halves", "ice", "umber", 13),
  ariel: look("cracks", "ice", "crater", 12),
  umbriel: look("craters", "soot", "regolith", 12),
  titania: look("cracks", "rose", "crater", 13),
  oberon: look("craters", "rose", "rust-dark", 13),
  triton: look("geysers", "rose", "soot", 15),
  nereid: look("craters", "regolith", "soot", 9),
  proteus: look("rock", "soot", "crater", 11),
  pluto: look("heart", "tawny", "cream", 16),
  charon: look("caps", "regolith", "rust-dark", 12),
};

/** The suns of the systems, the brightest first: colour and size. */
export const SUNS: Record<string, readonly (readonly [string, number])[]> = {
  sol: [["sun", 17]],
  alpha_centauri: [["sun", 11], ["star-orange", 8], ["star-red", 4]],
  luhman_16: [["star-brown", 9], ["star-brown", 7]],
  barnards_star: [["star-red", 10]],
  wolf_359: [["star-red", 8]],
  sirius: [["star-blue", 13], ["star-white", 4]],
  procyon: [["star-white", 12], ["star-white", 4]],
  epsilon_eridani: [["star-orange", 11]],
  tau_ceti: [["sun", 11]],
  lacaille_9352: [["star-red", 10]],
  epsilon_indi: [["star-orange", 11], ["star-brown", 5]],
  kapteyns_star: [["star-red", 9]],
  wolf_1061: [["star-red", 9]],
  ross_780: [["star-red", 9]],
}; // biome-ignore format: a row a system
