/** What a seat sees of Black Angel: the Structs of `view.py`, as JSON. */

export type Colour = "orange" | "grey" | "green";
/** The backs of cards: the three decks of missions, and the Ravagers. */
export type Back = Colour | "ravager";

export interface DieView {
  colour: Colour;
  value: number;
}

export interface UseView extends DieView {
  /** The colour of the actions that it serves for. */
  acts: Colour;
  raised: number;
  shield: boolean;
}

export interface CellView {
  id: string;
  token: string;
  improved: boolean;
  debris: boolean;
}

export interface LineView {
  id: string;
  back: Back | "";
  card: string | null;
}

export interface RemovedCellView {
  id: string;
  token: string;
  cap: number;
  missions: string[];
}

export interface CrewView {
  /** Empty for a seat; Hal and the neutral player come after the seats. */
  name: "" | "hal" | "neutral";
  vp: number;
  resources: number;
  debris: number;
  ships: number;
  rest: number;
  stations: Record<Colour, number>;
  supply: number;
  dice: DieView[];
  secured: DieView | null;
  fleet: string[];
  missions: string[];
  /** Null is a face that the viewer may not see. */
  hand: Record<Back, (string | null)[]>;
  beside: LineView[];
  grid: CellView[];
  cells: RemovedCellView[];
  surplus: string[];
  removed: string[];
  score: number[];
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
  /** Whether the bottom half of his next card comes first. */
  bottom: boolean;
}

export interface View {
  seat: number | null;
  players: number;
  expert: boolean;
  round: number;
  last_round: number;
  reached: boolean;
  first: number;
  /** The seat whose turn it is; `players` in Hal's turn. */
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
  drawn: (string | null)[];
  /** The nearest to the ship board first. */
  strips: StripView[];
  angel: string;
  leaving: string[];
  hal: HalView | null;
}

export const COLOURS: readonly Colour[] = ["orange", "grey", "green"];
export const BACKS: readonly Back[] = ["orange", "grey", "green", "ravager"];
