/** Hexes in the client are those of the rules: `node --test tests/`. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { runnerImport } from "vite";

const { module: hexes } = await runnerImport("./src/shell/hexes.ts");
const { disc, distance, extentOf, hexAt, keyOf, line, middleOf, neighbours, ring, rotated } = hexes;

/** What the kernel says of the same hexes. */
const KERNEL = `
import json
from orrery.kernel import hexes as h
spots = h.disc(h.ORIGIN, 4)
print(json.dumps({
    "disc": spots,
    "ring": h.ring((2, -1), 3),
    "rotated": [h.rotated(spot, turns) for spot in spots for turns in range(-2, 7)],
    "distance": [h.distance(spot, (3, -2)) for spot in spots],
    "lines": [h.line((1, -3), spot) for spot in spots],
    "neighbours": [h.neighbours(spot) for spot in spots],
}))`;

test("rings, rotations, distances and lines are the kernel's", () => {
  const said = spawnSync("../.venv/bin/python", ["-c", KERNEL], { encoding: "utf8" });
  assert.equal(said.status, 0, said.stderr);
  const kernel = JSON.parse(said.stdout);
  const spots = disc([0, 0], 4);
  const turns = [-2, -1, 0, 1, 2, 3, 4, 5, 6];
  assert.deepEqual(spots, kernel.disc);
  assert.deepEqual(ring([2, -1], 3), kernel.ring);
  assert.deepEqual(
    spots.flatMap((spot) => turns.map((n) => rotated(spot, n))),
    kernel.rotated,
  );
  assert.deepEqual(
    spots.map((spot) => distance(spot, [3, -2])),
    kernel.distance,
  );
  assert.deepEqual(
    spots.map((spot) => line([1, -3], spot)),
    kernel.lines,
  );
  assert.deepEqual(spots.map(neighbours), kernel.neighbours);
});

for (const pose of ["pointed", "flat"]) {
  test(`a point in the middle of a hex lies in it, ${pose}`, () => {
    for (const hex of disc([3, -5], 5)) {
      const { x, y } = middleOf(hex, 40, pose);
      for (const [dx, dy] of [
        [0, 0],
        [20, 0],
        [-20, 10],
        [0, -30],
      ])
        assert.deepEqual(hexAt({ x: x + dx, y: y + dy }, 40, pose), hex);
    }
  });

  test(`a turn of the map is a sixth of a turn of the picture, ${pose}`, () => {
    for (const hex of disc([0, 0], 3)) {
      const [a, b] = [middleOf(hex, 10, pose), middleOf(rotated(hex, 1), 10, pose)];
      const turned = {
        x: a.x * 0.5 + (a.y * Math.sqrt(3)) / 2,
        y: (-a.x * Math.sqrt(3)) / 2 + a.y * 0.5,
      };
      assert.ok(Math.hypot(turned.x - b.x, turned.y - b.y) < 1e-9, keyOf(hex));
    }
  });
}

test("the extent of a map holds all of its corners and begins where the map does", () => {
  const { x, y, width, height } = extentOf(
    [
      [-4, 2],
      [-3, 2],
      [-3, 5],
    ],
    20,
    "pointed",
    0,
  );
  const left = middleOf([-4, 2], 20).x - 10 * Math.sqrt(3);
  assert.ok(Math.abs(x - left) < 1e-9);
  assert.ok(y < 0 === false && height > 0 && width > 0);
});
