/** What a seat sees of Xia. Made by `orrery types`: change `view.py` instead. */

/** An outfit: its spaces, the spots with markers, the way a pod leaves the hold. */
export interface FittedView {
  id: string;
  cells: number[];
  used: number[];
  way: number;
}

export interface ModView {
  id: string;
  cell: number;
}

export interface CubeView {
  cell: number;
  cube: string;
}

/** An active mission; `card` is null where it is hidden. */
export interface MissionView {
  card: string | null;
  shown: boolean;
  pay: number;
  captain: boolean;
  target: number | string | null;
}

export interface CaptainView {
  ship: string;
  tier: number;
  /** Where the ship is: a space, a room of the Kiln, or nothing. */
  space: string;
  energy: number;
  most_energy: number;
  impulse: boolean;
  armed: number;
  disarmed: number;
  credits: number;
  bounty: number;
  stranded: boolean;
  outfits: FittedView[];
  mods: ModView[];
  cargo: CubeView[];
  relics: number[][];
  damage: number[];
  ice: number[];
  fame: number;
  sources: number[];
  earned: number;
  tokens: string[];
  abilities: string[];
  exhausted: string[];
  primed: string[];
  copied: string;
  missions: MissionView[];
  mission_limit: number;
  drawn: (string | null)[];
  titles: string[];
  points: number;
  autopilot: number;
  host: number | string | null;
  beacon: string;
}

export interface NpcView {
  id: string;
  holder: number;
  space: string;
  damage: number;
  hull: number;
  bounty: number;
  credits: number;
  behaviour: string;
  /** The next stop of the Merchant. */
  goes_to: string;
  cubes: string[];
}

export interface SectorView {
  id: string;
  i: number;
  j: number;
  turns: number;
  iced: boolean;
  relics: number;
}

export interface PileView {
  space: string;
  cubes: string[];
}

export interface CometView {
  sector: string;
  space: string;
}

export interface EventView {
  id: string;
  rounds: number;
  uses: number;
  /** Spaces that it marks. */
  spaces: string[];
  cube: string;
  seat: number | null;
  n: number;
}

export interface View {
  round: number;
  active: number;
  first: number;
  target: number;
  solo: boolean;
  captains: CaptainView[];
  npcs: NpcView[];
  sectors: SectorView[];
  stack: number;
  /** Spaces with a face-down exploration token. */
  tokens: string[];
  adrift: PileView[];
  comets: CometView[];
  kiln: string;
  economy: Record<string, number>;
  demand: string[];
  shop: Record<string, number>;
  cubes: Record<string, number>;
  titles: string[];
  titles_left: number;
  events: EventView[];
  events_left: number;
  missions_left: number;
  mission_discard: number;
  gates_seen: string[];
  ships_gone: string[];
  die: number;
  rolled: number[];
  goal: string;
  goal_count: number;
  npc_fame: number;
  economy_on: boolean;
}
