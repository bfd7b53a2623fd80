/** What the icons of this game mean, and which components the rules speak of where. */

import type { Sign } from "../../shell/game";

export const legend: Sign[] = [
  { icon: "sc-research", tint: "sc-research", id: "board-legend-research" },
  { icon: "sc-move", tint: "sc-move", id: "board-legend-move" },
  { icon: "sc-explore", tint: "sc-explore", id: "board-legend-explore" },
  { icon: "sc-build", tint: "sc-build", id: "board-legend-build" },
  { icon: "sc-produce", tint: "sc-produce", id: "board-legend-produce" },
  { icon: "sc-genetics", tint: "sc-genetics", id: "board-legend-genetics" },
  { icon: "sc-revelation", tint: "sc-revelation", id: "board-legend-revelation" },
  { icon: "sc-upgrade", tint: "sc-upgrade", id: "board-legend-upgrade" },
  { icon: "sc-special", tint: "sc-special", id: "board-legend-special" },
  { icon: "sc-colonize", tint: "sc-colonize", id: "board-legend-colonize" },
  { icon: "sc-infra", tint: "brass", id: "board-legend-infra" },
  { icon: "sc-edge", tint: "sc-edge", id: "board-legend-edge" },
  { icon: "sc-time", tint: "brass", id: "board-legend-time" },
  { icon: "sc-shielded", id: "board-legend-shielded" },
  { icon: "sc-radiation", tint: "warning", id: "board-legend-radiation" },
  { icon: "sc-gravity", tint: "sc-revelation", id: "board-legend-gravity" },
  { icon: "sc-claim", id: "board-legend-claim" },
  { icon: "sc-water", tint: "science", id: "board-legend-water" },
  { icon: "sc-life", tint: "gain", id: "board-legend-life" },
  { icon: "sc-wonder", tint: "brass", id: "board-legend-wonder" },
  { icon: "sc-anomaly", tint: "sc-revelation", id: "board-legend-anomaly" },
  { icon: "sc-artifact", tint: "brass", id: "board-legend-artifact" },
  { icon: "sc-dust", tint: "sc-produce", id: "board-legend-dust" },
  { icon: "sc-attraction", id: "board-legend-attraction" },
  { icon: "sc-bio_lab", id: "board-legend-bio-lab" },
  { icon: "sc-exploiter", id: "board-legend-exploiter" },
  { icon: "sc-industrial", id: "board-legend-industrial" },
  { icon: "sc-refinery", id: "board-legend-refinery" },
  { icon: "sc-research_base", id: "board-legend-research-base" },
  { icon: "sc-secure", id: "board-legend-secure" },
  { icon: "sc-shield_factory", id: "board-legend-shield-factory" },
  { icon: "sc-spaceport", id: "board-legend-spaceport" },
];

export const pictures: Record<string, string[]> = {
  "SC-3.16": ["card:time"],
  "SC-4.3": ["card:sabotage_m", "card:hack_m", "card:market_influence_m"],
  "SC-5.2.5": ["site:luna", "site:lunar_l4"],
  "SC-5.3.4": ["discovery:rich_exotic_elements_m2", "discovery:habitable_primary"],
  "SC-5.4.3": ["built:spaceport", "built:refinery", "built:industrial"],
  "SC-5.7.1": ["card:ion_drive", "card:fabricator_3d"],
  "SC-11.3": ["progress:probe_network", "progress:radiation_tolerance"],
  "SC-15.4": ["colony:new_terra", "colony:archive"],
};
