/** A record that is looked at: a table where nothing can be done any more. */

import type { GameBox } from "../shell/gamebox";
import type { Look, SeatCard, TableCard } from "../shell/protocol";
import { type Deeds, Table } from "../shell/table.svelte";

/** `GET /api/records/{id}`. What agrees is true; null where the record has nothing to compare. */
export interface Reviewed {
  record: string;
  /** Why it was kept, such as the fault that stopped its table. */
  note: string;
  checked: {
    game: string;
    seats: string[];
    steps: number;
    over: boolean;
    hash: string;
    result: boolean | null;
    draws: boolean | null;
  };
}

const nothing = () => {};
/** Nobody changes what is over. */
export const NO_DEEDS: Deeds = {
  move: nothing,
  undo: nothing,
  undoTurn: nothing,
  redo: nothing,
  say: nothing,
  concede: nothing,
  order: nothing,
  whyNot: async () => [],
};

/** Records name their seats `human:Ada` and `bot:greedy`; older ones have bare names. */
export function seatsOf({ checked }: Reviewed): SeatCard[] {
  return checked.seats.map((text, seat) => {
    const [, kind, name = ""] = /^(human|bot):(.*)$/s.exec(text) ?? [text, "human", text];
    const bot = kind === "bot" ? name : "";
    return { seat, name: bot ? "" : name, bot, free: false, colour: seat };
  });
}

/** The table of a record at one of its positions: it has a past and no present. */
export function tableOf(reviewed: Reviewed, box: GameBox, look: Look): Table {
  const at = { table: cardOf(reviewed), yours: [], look, chat: [], invitations: {} };
  const table = new Table(at, box, NO_DEEDS);
  table.past = { at: look.seq, look };
  return table;
}

function cardOf(reviewed: Reviewed): TableCard {
  return {
    id: reviewed.record,
    name: "",
    public: false,
    game: reviewed.checked.game,
    rules: 0,
    content: "",
    options: {},
    status: "over",
    problem: "",
    created: 0,
    changed: 0,
    seats: seatsOf(reviewed),
    to_act: [],
    totals: [],
    ranks: [],
    rematch: null,
  };
}
