/** What the icons of this game mean, and which components the rules speak of where. */

import type { Sign } from "../../shell/game";

export const legend: Sign[] = [
  { icon: "ore", tint: "ore", id: "board-legend-ore" },
  { icon: "pop", id: "board-legend-pop" },
  { icon: "supply", id: "board-legend-supply" },
  { icon: "food", tint: "food", id: "board-legend-food" },
  { icon: "ship-1", filled: true, id: "board-legend-ship" },
  { icon: "jump", id: "board-legend-jump" },
  { icon: "colonize", id: "board-legend-colonize" },
  { icon: "control", id: "board-legend-control" },
  { icon: "strength", id: "board-legend-strength" },
  { icon: "automate", id: "board-legend-automate" },
  { icon: "upgrade", id: "board-legend-upgrade" },
  { icon: "produce", id: "board-legend-produce" },
  { icon: "trade", id: "board-legend-trade" },
  { icon: "research", id: "board-legend-research" },
  { icon: "eye", id: "board-legend-eye" },
  { icon: "once", id: "board-legend-once" },
  { icon: "always", id: "board-legend-always" },
  { icon: "pawn", id: "board-legend-pawn" },
  { icon: "outpost", id: "board-legend-outpost" },
  { icon: "shipyard", id: "board-legend-shipyard" },
  { icon: "guild", id: "board-legend-guild" },
  { icon: "event", id: "board-legend-event" },
  { icon: "vp", tint: "brass", id: "board-legend-vp" },
  { icon: "all", id: "board-legend-all" },
  { icon: "toll", id: "board-legend-toll" },
  { icon: "discount", id: "board-legend-discount" },
  { icon: "recall", id: "board-legend-recall" },
  { icon: "science", tint: "science", id: "board-legend-science" },
  { icon: "economy", tint: "economy", id: "board-legend-economy" },
  { icon: "military", tint: "military", id: "board-legend-military" },
  { icon: "commerce", tint: "commerce", id: "board-legend-commerce" },
];

export const pictures: Record<string, string[]> = {
  "BTS-1.2": ["event:e2_lee"],
  "BTS-2.1.3": ["guild:academy"],
  "BTS-3.1.1": ["basic:build_jump", "basic:research1"],
  "BTS-6.1.1": ["technology:t2_drones", "technology:t2_outpost"],
  "BTS-6.6.1": ["system:s_barnard", "system:s_wolf359"],
};
