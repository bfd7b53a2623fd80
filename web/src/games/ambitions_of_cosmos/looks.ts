/** What the worlds look like: a surface, and two colours of `tokens.css`. */

export type Surface = "bands" | "seas" | "dunes" | "ice" | "lava" | "craters" | "cities";

interface Face {
  surface: Surface;
  base: string;
  mark: string;
  ring?: boolean;
}

const FACES: Record<string, Face> = {
  home_khalil: { surface: "dunes", base: "sand", mark: "ember", ring: true },
  home_horus: { surface: "cities", base: "sea", mark: "sand" },
  home_zanari: { surface: "seas", base: "leaf", mark: "sea", ring: true },
  home_taurian: { surface: "lava", base: "ember", mark: "sand" },
  home_tao: { surface: "bands", base: "dusk", mark: "ice" },
  home_federation: { surface: "seas", base: "sea", mark: "leaf" },
  rae: { surface: "bands", base: "sand", mark: "ember", ring: true },
  absolute: { surface: "cities", base: "dusk", mark: "ice" },
  miras: { surface: "seas", base: "sea", mark: "sand" },
  kephalon: { surface: "bands", base: "ember", mark: "sand" },
  eidola: { surface: "ice", base: "ice", mark: "sea" },
  lungard: { surface: "craters", base: "stone", mark: "dusk" },
  tirso: { surface: "dunes", base: "sand", mark: "stone" },
  velia: { surface: "seas", base: "leaf", mark: "ice" },
  orcus: { surface: "craters", base: "ember", mark: "stone" },
  draga: { surface: "lava", base: "stone", mark: "ember" },
  nimea: { surface: "bands", base: "leaf", mark: "dusk" },
  solveig: { surface: "ice", base: "stone", mark: "ice", ring: true },
};
const PLAIN: Face = { surface: "craters", base: "stone", mark: "dusk" };

export function faceOf(planet: string): Face {
  return FACES[planet] ?? PLAIN;
}
