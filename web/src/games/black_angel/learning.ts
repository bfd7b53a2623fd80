/** What the icons of this game mean, and which components the rules speak of where. */

import type { Sign } from "../../shell/game";

export const legend: Sign[] = [
  { icon: "vp", tint: "brass", id: "board-legend-vp" },
  { icon: "robot", id: "board-legend-robot" },
  { icon: "resource", tint: "ba-resource", id: "board-legend-resource" },
  { icon: "voyager", id: "board-legend-voyager" },
  { icon: "debris", tint: "ba-debris", id: "board-legend-debris" },
  { icon: "mission", id: "board-legend-mission" },
  { icon: "ravager", tint: "ba-ravager", id: "board-legend-ravager" },
  { icon: "damage", tint: "warning", id: "board-legend-damage" },
  { icon: "dice", id: "board-legend-dice" },
  { icon: "hues", id: "board-legend-hues" },
  { icon: "research", id: "board-legend-research" },
  { icon: "repair", id: "board-legend-repair" },
  { icon: "destroy", id: "board-legend-destroy" },
  { icon: "once", id: "board-legend-once" },
  { icon: "strength", id: "board-legend-strength" },
  { icon: "lock", id: "board-legend-lock" },
  { icon: "rest", id: "board-legend-rest" },
  { icon: "post", tint: "brass", id: "board-legend-post" },
  { icon: "melurien", tint: "ba-orange", id: "board-legend-melurien" },
  { icon: "xhavit", tint: "ba-grey", id: "board-legend-xhavit" },
  { icon: "tsoth", tint: "ba-green", id: "board-legend-tsoth" },
  { icon: "thrown", id: "board-legend-thrown" },
  { icon: "advance", id: "board-legend-advance" },
  { icon: "angel", id: "board-legend-angel" },
  { icon: "hourglass", id: "board-legend-hourglass" },
  { icon: "always", id: "board-legend-always" },
];

export const pictures: Record<string, string[]> = {
  "BA-6.1.3": ["token:A7", "token:Ga2"],
  "BA-6.2.5": ["action:repair", "action:study"],
  "BA-7.1": ["card:O17", "card:G09"],
};
