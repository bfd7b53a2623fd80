import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./scripts/compressed";
import { letters } from "./scripts/letters";

/** The games' own texts and rules are read where the rules of the games live. */
const engine = fileURLToPath(new URL("../src/orrery", import.meta.url));

/** Where the build goes: `make client` and the Python package name the server's own folder. */
const outDir = process.env.ORRERY_CLIENT || "dist";

/** A server that `npm run dev` passes requests on to, with their Host: an Origin must match it. */
const server = process.env.ORRERY_SERVER || "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), letters(), compressed()],
  resolve: { alias: { "@engine": engine } },
  server: { fs: { allow: [".", engine] }, proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
