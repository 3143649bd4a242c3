/** Builds the frontend if a source has changed since the last build. */
import { fileURLToPath } from "node:url";
import { build, type BuildOptions } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
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
  await build({ configFile, logLevel: "warn" });
  await build({ configFile, logLevel: "warn", build: { ssr: `${root}frontend/entry-server.tsx` } });
  await build({ configFile: false, logLevel: "warn", build: embedBuild });
  await Deno.writeTextFile(stamp, fingerprint);
  console.log(`frontend: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function fingerprintOf(paths: string[]): Promise<string> {
  const lines: string[] = [];
  for (const path of paths) await collect(path, lines);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines.join("\n")));
  return new Uint8Array(digest).toHex();
}

async function collect(path: string, lines: string[]): Promise<void> {
  const info = await Deno.stat(`${root}${path}`);
  if (info.isFile) {
    if (!/\.(test|stories)\.tsx?$/.test(path)) {
      lines.push(`${path} ${info.size} ${info.mtime?.getTime()}`);
    }
    return;
  }
  const entries = await Array.fromAsync(Deno.readDir(`${root}${path}`));
  for (const { name } of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    if (name !== "node_modules" && !name.startsWith(".")) await collect(`${path}/${name}`, lines);
  }
}
