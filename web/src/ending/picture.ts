/** A finished game as a picture to be shared: who won, by how much, and how it came about. */

import type { Language } from "../shell/protocol";
import { outline, shapeOf } from "../shell/seats";

export interface Told {
  language: Language;
  title: string;
  winner: string;
  /** Who played, the winners first. */
  seats: { seat: number; name: string; total: string; rank: number }[];
  foot: string;
  at: number[];
  lines: number[][];
  rounds: number;
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 56];
const CURVES = { x: 600, y: 210, w: WIDTH - 600 - MARGIN, h: 310 };
const ROW = 58;

export async function pictureOf(told: Told): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  ground(pen);
  heading(pen, told);
  standing(pen, told);
  if (told.lines.length) curves(pen, told);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function ground(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDTH, 0, 60, WIDTH, 0, 900);
  light.addColorStop(0, colour("--raised"));
  light.addColorStop(1, colour("--ground"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour("--brass-dim");
  for (const r of [150, 240, 340, 450]) {
    pen.beginPath();
    pen.arc(WIDTH - 60, 40, r, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.strokeStyle = colour("--brass");
  pen.lineWidth = 3;
  pen.strokeRect(14, 14, WIDTH - 28, HEIGHT - 28);
}

function heading(pen: CanvasRenderingContext2D, { title, winner, foot }: Told): void {
  pen.fillStyle = colour("--brass");
  pen.font = '700 34px "Philosopher"';
  pen.fillText(title, MARGIN, 84);
  pen.fillStyle = colour("--ink");
  fitted(pen, winner, WIDTH - 2 * MARGIN, 54);
  pen.fillText(winner, MARGIN, 154);
  pen.fillStyle = colour("--muted");
  pen.font = '400 22px "IBM Plex Sans"';
  pen.fillText(foot, MARGIN, HEIGHT - 46);
}

/** As large as it can be in one line. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number, size: number): void {
  for (let at = size; at > 20; at -= 2) {
    pen.font = `700 ${at}px "Philosopher"`;
    if (pen.measureText(text).width <= width) return;
  }
}

function standing(pen: CanvasRenderingContext2D, { seats }: Told): void {
  seats.forEach(({ seat, name, total, rank }, i) => {
    const y = 232 + i * ROW;
    pen.save();
    pen.translate(MARGIN + 20, y);
    pen.fillStyle = colour(`--seat-${seat}`);
    pen.fill(new Path2D(outline(shapeOf(seat), 16)));
    pen.restore();
    pen.fillStyle = colour(rank === 1 ? "--brass-bright" : "--ink");
    pen.font = `${rank === 1 ? 600 : 400} 30px "IBM Plex Sans"`;
    pen.fillText(cut(pen, name, 340), MARGIN + 56, y + 11);
    pen.font = '700 38px "Philosopher"';
    pen.textAlign = "end";
    pen.fillText(total, 540, y + 13);
    pen.textAlign = "start";
  });
}

function cut(pen: CanvasRenderingContext2D, text: string, width: number): string {
  let shown = text;
  while (pen.measureText(shown).width > width) shown = `${shown.slice(0, -2)}…`;
  return shown;
}

function curves(pen: CanvasRenderingContext2D, { at, lines, rounds }: Told): void {
  const { x, y, w, h } = CURVES;
  const most = Math.max(1, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const across = (round: number) => x + ((round - 1) / rounds) * w;
  const up = (value: number) => y + h - ((value - least) / (most - least)) * h;
  pen.strokeStyle = colour("--edge");
  pen.lineWidth = 1;
  for (let round = 1; round <= rounds + 1; round += Math.ceil(rounds / 12)) {
    pen.beginPath();
    pen.moveTo(across(round), y);
    pen.lineTo(across(round), y + h);
    pen.stroke();
  }
  lines.forEach((line, seat) => {
    pen.strokeStyle = colour(`--seat-${seat}`);
    pen.lineWidth = 4;
    pen.beginPath();
    line.forEach((value, i) => {
      const place = [across(at[i] ?? 1), up(value)] as const;
      if (i) pen.lineTo(...place);
      else pen.moveTo(...place);
    });
    pen.stroke();
  });
}

/** To whatever the device shares with; else it is saved. */
export async function passOn(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
