/** The sectors as they lie: where each space is, what it is, and where borders run. */

import { byId, once } from "../../shell/catalogue";
import type { Catalogue } from "../../shell/protocol";
import type {
  Ability,
  Behaviour,
  EventCard,
  Files,
  Goal,
  Good,
  Mission,
  Mod,
  Npc,
  Outfit,
  Relic,
  Sector,
  Settings,
  Ship,
  Title,
  Token,
} from "./content";
import type { SectorView } from "./view";

export interface Point {
  x: number;
  y: number;
}

type Hex = [number, number];

/** The size of a hex, from the middle to a corner. */
export const SIZE = 30;
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const AXES: readonly [Hex, Hex] = [
  [5, -2],
  [2, 3],
];
export const CELLS: readonly string[] = [
  "c",
  ...Array.from({ length: 6 }, (_, n) => `a${n}`),
  ...Array.from({ length: 12 }, (_, n) => `b${n}`),
];
const OFFSETS: readonly Hex[] = [
  [0, 0],
  ...DIRECTIONS,
  ...Array.from({ length: 12 }, (_, n): Hex => {
    const a: Hex = DIRECTIONS[n >> 1] ?? [0, 0];
    const b: Hex = DIRECTIONS[((n + (n & 1)) >> 1) % 6] ?? [0, 0];
    return [a[0] + b[0], a[1] + b[1]];
  }),
];

function turned([q, r]: Hex, turns: number): Hex {
  let hex: Hex = [q, r];
  for (let n = 0; n < turns % 6; n++) hex = [-hex[1], hex[0] + hex[1]];
  return hex;
}

export function pointOf([q, r]: Hex): Point {
  return { x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r };
}

export function centreOf(i: number, j: number): Hex {
  return [i * AXES[0][0] + j * AXES[1][0], i * AXES[0][1] + j * AXES[1][1]];
}

/** The corner of a hex before the edge that faces a direction, about its middle. */
export function corner(n: number, size = SIZE): Point {
  const angle = ((n * 60 - 30) * Math.PI) / 180;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

export function outline(size: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((n) => corner(n, size));
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}

export interface Space extends Point {
  id: string;
  sector: string;
  cell: string;
  hex: Hex;
  terrain: string;
  features: [string, string][];
}

/** A piece of a border: of a field, of a planet's shield, or an entrance through it. */
export interface Border {
  d: string;
  kind: string;
}

export interface Track {
  kind: string;
  colour: string;
  d: string;
}

/** Neighbouring spaces of one terrain that are drawn as one: a world, a sun, a cloud. */
export interface Body extends Point {
  terrain: string;
  /** Its spaces as one outline. */
  d: string;
  /** How far it reaches from its middle. */
  r: number;
  spaces: Space[];
}

const BODIES = new Set(["planet", "star", "dead", "nebula", "blackhole"]);
const FIELDS = new Set(["asteroid", "ice", "nebula", "debris", "star", "blackhole", "planet"]);

/** A sector that lies on the table. */
export class Tile {
  readonly spaces: Space[];
  readonly borders: Border[] = [];
  readonly tracks: Track[];
  readonly bodies: Body[];
  readonly middle: Point;
  /** All of its ground, and the line around it. */
  readonly ground: string;
  readonly rim: string;

  constructor(
    readonly sector: Sector,
    readonly at: SectorView,
  ) {
    const [cq, cr] = centreOf(at.i, at.j);
    this.middle = pointOf([cq, cr]);
    this.spaces = CELLS.map((cell, n) => {
      const [q, r] = turned(OFFSETS[n] ?? [0, 0], at.turns);
      const hex: Hex = [cq + q, cr + r];
      const [kind = "space", ...rest] = (sector.cells[cell] ?? "space").split(" ");
      const iced = at.iced && kind === "planet";
      const features = rest.map((text): [string, string] => {
        const [name = "", thing = ""] = text.split(":");
        return [name, thing];
      });
      return {
        id: `${sector.id}.${cell}`,
        sector: sector.id,
        cell,
        hex,
        ...pointOf(hex),
        terrain: iced ? "ice" : kind,
        features: iced ? [] : features,
      };
    });
    this.#findBorders();
    this.bodies = bodiesOf(this.spaces);
    this.ground = joined(this.spaces, SIZE + 0.4);
    this.rim = rimOf(this.spaces);
    this.tracks = (sector.paths ?? []).map((path) => ({
      kind: path.kind,
      colour: path.colour,
      d: this.#wayOver(path.cells, path.loop, path.exit ?? ""),
    }));
  }

  #findBorders(): void {
    const at = new Map(this.spaces.map((space) => [space.hex.join(), space]));
    const open = new Set(
      this.at.iced ? [] : (this.sector.entrances ?? []).map(([a, b]) => `${a} ${b}`),
    );
    for (const space of this.spaces) {
      if (!FIELDS.has(space.terrain)) continue;
      DIRECTIONS.forEach(([dq, dr], n) => {
        const near = at.get([space.hex[0] + dq, space.hex[1] + dr].join());
        if (near?.terrain === space.terrain) return;
        const entrance = near && open.has(`${space.cell} ${near.cell}`);
        const [a, b] = [corner(n, SIZE - 2.4), corner(n + 1, SIZE - 2.4)];
        this.borders.push({
          d: `M${space.x + a.x} ${space.y + a.y}L${space.x + b.x} ${space.y + b.y}`,
          kind: entrance ? "entrance" : space.terrain,
        });
      });
    }
  }

  #wayOver(cells: readonly string[], loop: boolean, exit: string): string {
    const named = new Map(this.spaces.map((space) => [space.cell, space]));
    const points = [...cells, exit].flatMap((cell) => named.get(cell) ?? []);
    const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
    return `M${line}${loop ? "z" : ""}`;
  }
}

/** Hexes side by side as one path. */
function joined(spaces: readonly Point[], size: number): string {
  return spaces
    .map(({ x, y }) => {
      const corners = [0, 1, 2, 3, 4, 5].map((n) => corner(n, size));
      return `M${corners.map((c) => `${(x + c.x).toFixed(1)} ${(y + c.y).toFixed(1)}`).join("L")}z`;
    })
    .join("");
}

function rimOf(spaces: readonly (Point & { hex: Hex })[]): string {
  const own = new Set(spaces.map(({ hex }) => hex.join()));
  return spaces
    .flatMap(({ hex, x, y }) =>
      DIRECTIONS.flatMap(([dq, dr], n) => {
        if (own.has([hex[0] + dq, hex[1] + dr].join())) return [];
        const [a, b] = [corner(n, SIZE - 1), corner(n + 1, SIZE - 1)];
        return `M${(x + a.x).toFixed(1)} ${(y + a.y).toFixed(1)}L${(x + b.x).toFixed(1)} ${(y + b.y).toFixed(1)}`;
      }),
    )
    .join("");
}

/** A sector that nobody has found yet, about its own middle. */
const UNFOUND = OFFSETS.map((hex) => ({ hex, ...pointOf(hex) }));
export const UNFOUND_GROUND = joined(UNFOUND, SIZE + 0.4);
export const UNFOUND_RIM = rimOf(UNFOUND);

function bodiesOf(spaces: readonly Space[]): Body[] {
  const left = new Map(
    spaces.filter(({ terrain }) => BODIES.has(terrain)).map((space) => [space.hex.join(), space]),
  );
  const found: Body[] = [];
  for (const first of spaces) {
    if (!left.delete(first.hex.join())) continue;
    const group = [first];
    for (const { hex, terrain } of group)
      for (const [dq, dr] of DIRECTIONS) {
        const key = [hex[0] + dq, hex[1] + dr].join();
        const near = left.get(key);
        if (near?.terrain !== terrain) continue;
        left.delete(key);
        group.push(near);
      }
    const x = group.reduce((sum, space) => sum + space.x, 0) / group.length;
    const y = group.reduce((sum, space) => sum + space.y, 0) / group.length;
    const r = SIZE + Math.max(...group.map((space) => Math.hypot(space.x - x, space.y - y)));
    found.push({ terrain: first.terrain, d: joined(group, SIZE + 0.4), x, y, r, spaces: group });
  }
  return found;
}

/** What the content says, looked up by ids. */
export class Atlas {
  readonly sectors: Map<string, Sector>;
  readonly ships: Map<string, Ship>;
  readonly outfits: Map<string, Outfit>;
  readonly missions: Map<string, Mission>;
  readonly abilities: Map<string, Ability>;
  readonly npcs: Map<string, Npc>;
  readonly titles: Map<string, Title>;
  readonly events: Map<string, EventCard>;
  readonly tokens: Map<string, Token>;
  readonly relics: Map<string, Relic>;
  readonly mods: Map<string, Mod>;
  readonly goals: Map<string, Goal>;
  readonly behaviours: Map<string, Behaviour>;
  readonly goodItems: Map<string, Good>;
  readonly settings: Settings;
  readonly goods: string[];
  readonly #tiles = new Map<string, Tile>();

  constructor({ files }: Catalogue<Files>) {
    this.sectors = byId(files["sectors.toml"].sector);
    this.ships = byId(files["ships.toml"].ship);
    this.outfits = byId(files["outfits.toml"].outfit);
    this.missions = byId(files["missions.toml"].mission);
    this.abilities = byId(files["abilities.toml"].ability);
    this.npcs = byId(files["npcs.toml"].npc);
    this.titles = byId(files["titles.toml"].title);
    this.events = byId(files["events.toml"].event);
    this.tokens = byId(files["tokens.toml"].token);
    this.relics = byId(files["tokens.toml"].relic);
    this.mods = byId(files["outfits.toml"].mod);
    this.goals = byId(files["solo.toml"].goal);
    this.behaviours = byId(files["solo.toml"].behaviour);
    this.goodItems = byId(files["goods.toml"].good);
    this.settings = files["setup.toml"].settings;
    this.goods = files["goods.toml"].good.map((good) => good.id);
  }

  /** The tiles on the table; each is worked out once for the place where it lies. */
  tiles(sectors: readonly SectorView[]): Tile[] {
    return sectors.flatMap((at) => {
      const key = `${at.id} ${at.i} ${at.j} ${at.turns} ${at.iced}`;
      const known = this.#tiles.get(key);
      if (known) return known;
      const sector = this.sectors.get(at.id);
      if (!sector) return [];
      const tile = new Tile(sector, at);
      this.#tiles.set(key, tile);
      return tile;
    });
  }
}

/** What a catalogue says, read once. */
export const atlasOf = once((catalogue: Catalogue<Files>) => new Atlas(catalogue));
