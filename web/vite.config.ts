import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The games' own texts and rules are read where the rules of the games live. */
const engine = fileURLToPath(new URL("../src/orrery", import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@engine": engine } },
  server: { fs: { allow: [".", engine] } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
