/** What a seat sees of Ambitions of Cosmos. Made by `orrery types`: change `view.py` instead. */

/** A place of the map; `sector` is empty while it lies face down. */
export interface PlaceView {
  id: string;
  u: number;
  v: number;
  back: string;
  sector: string;
  turn: number;
  cells: string[];
  points: number[];
  planet: string;
  /** The seat that holds the planet; -1 nobody, -2 the Machine. */
  owner: number;
  defence: number;
  buildings: string[];
  art: boolean;
  plunderer: number;
}

/** A token on a cell: a signal face down, or what was found there. */
export interface TokenView {
  cell: string;
  kind: string;
}

export interface MachineView {
  cell: string;
  heading: number;
  holds: boolean;
}

export interface TechView {
  id: string;
  level: number;
  slot: number;
}

export interface FleetView {
  number: number;
  cell: string;
  ships: string[];
  power: number;
  /** Speed points left. */
  left: number;
  speed: number;
  art: number;
}

/** A nation: the four races, resources, limits. */
export interface RealmView {
  nation: string;
  homes: number;
  senators: number;
  growth: number;
  growth_to_win: number;
  technologies: number;
  capital: number;
  /** Available for the vote. */
  prestige: number;
  rating: number;
  upkeep: number;
  science: number;
  science_growth: number;
  influence: number;
  /** Growth of capital: planets, buildings, trade, mining. */
  sources: number[];
  pyramid: TechView[];
  fleets: FleetView[];
  planets: string[];
  routes: string[];
  fleet_limit: number;
  ship_limit: number;
  build_limit: number;
  zone: number;
  planet_limit: number;
  vote: number;
  stand: number;
  quiet: boolean;
  invoked: boolean;
}

export interface PledgeView {
  by: number;
  to: number;
  kind: string;
  n: number;
  first: number;
  last: number;
}

export interface DebtView {
  by: number;
  to: number;
  kind: string;
  n: number;
}

/** A side of a battle. A ship that may not be seen is null. */
export interface SideView {
  seat: number | string;
  leader: number;
  fleet: number;
  ships: string[];
  line: (string | null)[];
  aside: (string | null)[];
  laid: number;
  up: string;
  die: number;
  bonus: number;
  alive: string[];
  boarded: number;
}

export interface BattleView {
  cell: string;
  duels: number;
  duel: number;
  sides: SideView[];
  winner: number;
}

/** What is left of a kind of cards. */
export interface StockView {
  id: string;
  left: number;
}

export interface TableView {
  seat: number | null;
  players: number;
  turn: number;
  turns: number;
  phase: string;
  late: boolean;
  speaker: number;
  active: number;
  exchange: boolean;
  places: PlaceView[];
  tokens: TokenView[];
  machines: MachineView[];
  realms: RealmView[];
  bill: string;
  agenda: (string | null)[];
  laws: string[];
  repealed: string[];
  deck: number;
  elected: number;
  influence: number;
  /** What an influence token brings now: prestige, capital, science. */
  prices: number[];
  pledges: PledgeView[];
  debts: DebtView[];
  battle: BattleView | null;
  ships: StockView[];
  buildings: StockView[];
  /** Tokens of signals in the bank. */
  signals: number;
  spent: string[];
  winner: number;
  ending: string;
}

export type View = TableView;
