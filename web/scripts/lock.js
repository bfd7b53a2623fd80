/**
 * Completes `package-lock.json` after `npm install`: `npm run lock`.
 *
 * npm leaves out what it could not fetch for other systems, and `npm ci` then refuses the file
 * everywhere. Each such package is named with its version and the system it is for, by its name.
 */

import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../package-lock.json", import.meta.url);
const LIBC = { gnu: "glibc", musl: "musl" };

const lock = JSON.parse(readFileSync(FILE, "utf8"));
for (const [path, owner] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    if (!isLocked(path, name)) lock.packages[`node_modules/${name}`] = entry(name, version, owner);
  }
}
for (const one of Object.values(lock.packages)) delete one.resolved;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** Whether a package is found from another's folder, as Node would find it. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf("node_modules/"))) {
    if (`${folder ? `${folder.replace(/\/$/, "")}/` : ""}node_modules/${name}` in lock.packages) {
      return true;
    }
    if (!folder) return false;
  }
}

/** `@rolldown/binding-linux-arm64-musl`: the system, the processor and the C library. */
function entry(name, version, owner) {
  const [, os, cpu, abi] = name.split("/").at(-1).split("-");
  const here = os === "wasm32" ? { cpu: ["wasm32"] } : { cpu: [cpu], os: [os] };
  const libc = os === "linux" && LIBC[abi] ? { libc: [LIBC[abi]] } : {};
  return { version, ...here, ...(owner.dev ? { dev: true } : {}), ...libc, optional: true };
}

function byPath([a], [b]) {
  return a < b ? -1 : 1;
}
