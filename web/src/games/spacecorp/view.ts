/** What a seat sees of SpaceCorp. Made by `orrery types`: change `view.py` instead. */

/** A player; after the seats the Competition, told by `name`. */
export interface CorpView {
  name: string;
  profit: number;
  /** Profit by its sources, the lines of the score sheet. */
  score: number[];
  /** Cards; null is a face that the viewer may not see. */
  hand: (string | null)[];
  infra: string[];
  idle_teams: number;
  supply: Record<string, number>;
  genetics: number;
  revelation: number;
  progress: string[];
  legacy: string[];
  legacy_worth: number | null;
  passed: boolean;
  beyond: number[];
  awards: number;
  /** The values of its colonies together. */
  colonies: number;
}

/** A team on the map; `number` 1 to 4. The Competition's have the number 0. */
export interface TeamView {
  corp: number;
  number: number;
  track: number;
  claim: boolean;
}

/** A site with all that stands on it; `worth` is what its tiles produce, null for nothing. */
export interface SiteView {
  id: string;
  tiles: string[];
  bases: string[];
  owner: number | null;
  worth: (number | null)[];
  colony: string;
  haunted: boolean;
  teams: TeamView[];
}

export interface StackView {
  id: string;
  count: number;
}

/** A contract of this era: its reward now, who has fulfilled it, how far each player is. */
export interface ContractView {
  id: string;
  reward: number;
  owner: number | null;
  have: number[];
  need: number;
}

export interface ProgressView {
  id: string;
  rewarded: boolean;
  copies: number;
}

/** The action in progress; what it is worth so far only for who sees all that is laid. */
export interface DeedView {
  action: string;
  team: number;
  site: string;
  bases: string[];
  cost: number;
  value: number | null;
  hqs: number[];
  time: string;
}

/** SC-17: the codes of the Competition that are left, and those that were shown. */
export interface RivalView {
  codes: number;
  shown: string[];
}

/** A whole table as one seat sees it. */
export interface TableView {
  seat: number | null;
  players: number;
  era: string;
  first_era: string;
  last_era: string;
  turns: number[];
  first: number;
  active: number;
  closing: boolean;
  due: number[];
  triggered: boolean;
  corps: CorpView[];
  sites: SiteView[];
  offers: string[];
  deck: number;
  discard: string[];
  /** Cards on the table: for their plain value, their shielded one, as Time. */
  laid: string[][];
  stacks: StackView[];
  contracts: ContractView[];
  discs: number[];
  progress: ProgressView[];
  colonies: string[];
  beyond: (number | null)[];
  deed: DeedView | null;
  rival: RivalView | null;
}

export type View = TableView;
