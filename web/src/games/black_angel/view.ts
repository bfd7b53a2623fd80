/** What a seat sees of Black Angel. Made by `orrery types`: change `view.py` instead. */

export type Name = "" | "hal" | "neutral";

export type Colour = "orange" | "grey" | "green";

export interface DieView {
  colour: Colour;
  value: number;
}

export type Back = "orange" | "grey" | "green" | "ravager";

/** A card slot around the board: the back and, for its owner, the face of the card in it. */
export interface LineView {
  id: string;
  back: "orange" | "grey" | "green" | "ravager" | "";
  card: string | null;
}

/** A cell of the technology grid; `token` is empty where there is none. */
export interface CellView {
  id: string;
  token: string;
  improved: boolean;
  debris: boolean;
}

export interface RemovedCellView {
  id: string;
  token: string;
  cap: number;
  missions: string[];
}

/** A player; after the seats Hal or the neutral player, told by `name`. */
export interface CrewView {
  name: Name;
  vp: number;
  resources: number;
  debris: number;
  ships: number;
  break_room: number;
  stations: Record<Colour, number>;
  supply: number;
  dice: DieView[];
  secured: DieView | null;
  fleet: string[];
  missions: string[];
  /** Cards by their backs; null is a face that the viewer may not see. */
  hand: Record<Back, (string | null)[]>;
  beside: LineView[];
  grid: CellView[];
  cells: RemovedCellView[];
  surplus: string[];
  removed: string[];
  /** Points by the lines of the score sheet, as if the game ended now. */
  score: number[];
}

/** The die in use, with what was done to it before its action was chosen. */
export interface UseView {
  colour: Colour;
  /** The colour of the actions that it serves for. */
  acts: Colour;
  value: number;
  raised: number;
  shield: boolean;
}

export interface ActionView {
  id: string;
  damage: number;
  /** The top card last. */
  ravagers: string[];
}

export interface StorageView {
  colour: Colour;
  dice: number;
  damaged: number;
}

export interface StackView {
  colour: Colour;
  top: string;
  count: number;
  discard: string[];
}

export interface DeckView {
  back: Back;
  count: number;
  discard: string[];
}

export interface HexView {
  id: string;
  card: string;
  owner: number | null;
  ships: number[];
}

export interface StripView {
  side: string;
  number: number;
  marker: boolean;
  spes: boolean;
  hexes: HexView[];
}

export interface HalView {
  deck: number;
  discard: string[];
  /** Whether the bottom half of his next card comes first (BA-11.2.2). */
  bottom: boolean;
}

/** A whole table as one seat sees it. */
export interface TableView {
  seat: number | null;
  players: number;
  expert: boolean;
  round: number;
  last_round: number;
  reached: boolean;
  first: number;
  active: number;
  crews: CrewView[];
  in_use: UseView | null;
  actions: ActionView[];
  storages: StorageView[];
  panel: string[];
  advanced: string[];
  advanced_left: number;
  stacks: StackView[];
  decks: DeckView[];
  /** Cards drawn, of which one is kept. */
  drawn: (string | null)[];
  /** The nearest to the ship board first. */
  strips: StripView[];
  angel: string;
  leaving: string[];
  hal: HalView | null;
}

export type View = TableView;
