/** The guide's text is read into steps, and its card keeps out of the way of what it shows. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { runnerImport } from "vite";

const { module: guide } = await runnerImport("./src/shell/guide.ts");
const WINDOW = { left: 0, top: 0, right: 1000, bottom: 600 };
const GAMES = "../src/orrery/games";
const SHELL = ["PromptBar", "Drawer", "Stage", "Players"].map((n) => `src/shell/${n}.svelte`);

test("a heading is a step with its regions, and paragraphs are its text", () => {
  assert.deepEqual(
    guide.readGuide("## One {tree map}\n\nFirst.\n\nSecond.\n\n## Two\n\nThird.\n"),
    [
      { title: "One", regions: ["tree", "map"], text: ["First.", "Second."] },
      { title: "Two", regions: [], text: ["Third."] },
    ],
  );
});

test("what is shown is what can be seen of all its parts", () => {
  const parts = [
    { left: -50, top: 10, right: 100, bottom: 50 },
    { left: 80, top: 30, right: 300, bottom: 900 },
  ];
  assert.deepEqual(guide.around(parts, WINDOW), { left: 0, top: 10, right: 300, bottom: 600 });
  assert.equal(guide.around([{ left: 1200, top: 0, right: 1300, bottom: 9 }], WINDOW), null);
});

test("the card stands beside what it explains and covers none of it", () => {
  const card = { width: 380, height: 200 };
  const left = { left: 0, top: 0, right: 600, bottom: 600 };
  assert.equal(guide.besides(left, card, WINDOW).left, 614);
  const bottom = { left: 0, top: 400, right: 1000, bottom: 600 };
  assert.equal(guide.besides(bottom, card, WINDOW).top, 186);
});

for (const game of readdirSync("src/games")) {
  test(`the guide of ${game} has the same steps in both languages, all of them on the screen`, () => {
    const [en, ru] = ["en", "ru"].map((language) =>
      guide.readGuide(readFileSync(`${GAMES}/${game}/guide/${language}.md`, "utf8")),
    );
    assert.ok(en.length >= 5);
    assert.deepEqual(
      en.map((step) => step.regions),
      ru.map((step) => step.regions),
    );
    const parts = readdirSync(`src/games/${game}`).filter((name) => name.endsWith(".svelte"));
    const marked = [...SHELL, ...parts.map((name) => `src/games/${game}/${name}`)]
      .map((path) => readFileSync(path, "utf8"))
      .flatMap((text) => [...text.matchAll(/data-region="([\w ]+)"/g)])
      .flatMap(([, names]) => names.split(" "));
    for (const step of [...en, ...ru]) {
      assert.ok(step.title && step.text.length);
      for (const region of step.regions) assert.ok(marked.includes(region), region);
    }
  });
}
