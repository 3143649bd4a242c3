/** Builds the frontend if a source has changed since the last build. */
import type { BuildOptions } from "vite";
import { fingerprintOf, root } from "./source-fingerprint.ts";

const stamp = `${root}dist/frontend/.built-from`;
const sources = ["frontend", "ui-kit", "backend/domain", "deno.lock"];

/** The script that other sites load, under a name that stays. */
const embedBuild: BuildOptions = {
  outDir: `${root}dist/frontend`,
  emptyOutDir: false,
  copyPublicDir: false,
  lib: {
    entry: `${root}frontend/embed/embed.ts`,
    formats: ["iife"],
    name: "heaolu",
    fileName: () => "embed.js",
  },
};

const fingerprint = await fingerprintOf(sources);
const built = await Deno.readTextFile(stamp).catch(() => "");

if (built === fingerprint) {
  console.log("frontend: up to date");
} else {
  const started = performance.now();
  console.log("frontend: building…");
  const configFile = `${root}frontend/vite.config.ts`;
  // Within the tests it says "test", and pages would be built for development.
  Deno.env.set("NODE_ENV", "production");
  // It takes a second to load.
  const { build } = await import("vite");
  await build({ configFile, logLevel: "warn" });
  await build({ configFile, logLevel: "warn", build: { ssr: `${root}frontend/entry-server.tsx` } });
  await build({ configFile: false, logLevel: "warn", build: embedBuild });
  await Deno.writeTextFile(stamp, fingerprint);
  console.log(`frontend: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
