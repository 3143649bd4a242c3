import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const withoutOwnerStacks = `${root}tests/support/no-owner-stacks.ts`;
const rooms = ["backend", "db", "frontend", "tests", "ui-kit"];

/** The first line of a test of pages or components says whether it needs a DOM, and whether a backend beside it. */
function byNeed(folder: string) {
  return Object.groupBy(globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }), (path) => {
    const [first = ""] = readFileSync(root + path, "utf8").split("\n", 1);
    if (first.includes("browser-with-server")) return "withServer";
    return first.includes("@vitest-environment") ? "withDom" : "withoutDom";
  });
}
const ofFrontend = byNeed("frontend");
const ofKit = byNeed("ui-kit");

// Young objects are collected less often.
process.env.DENO_V8_FLAGS ??= "--max-semi-space-size=32,--min-semi-space-size=16";

export default defineConfig({
  root,
  resolve: {
    alias: rooms.map((room) => ({
      find: new RegExp(`^${room}/(.*)`),
      replacement: `${root}${room}/$1`,
    })),
  },
  test: {
    pool: "forks",
    globalSetup: `${root}tests/filled-folders.ts`,
    setupFiles: [`${root}tests/support/test-worker.ts`],
    // Many tests wait more than they compute.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // No test measures time, and a busy machine may need long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // The foundations show the values of the tokens.
    css: { include: [/\.css\?raw$/] },
    // Loading the modules takes longer than most files. A worker loads them once, and goes on only with a file of the
    // same project and environment, so all files of a project have the same.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "without a DOM",
          include: [
            ...["backend", "db", "tests"].map((room) => `${room}/**/*.test.ts`),
            ...ofFrontend.withoutDom ?? [],
            ...ofKit.withoutDom ?? [],
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "with a DOM and a backend",
          include: ofFrontend.withServer ?? [],
          setupFiles: [withoutOwnerStacks, `${root}tests/support/clean-page.ts`],
        },
      },
      {
        extends: true,
        test: {
          // Also tests of the frontend that leave something behind in the modules of pages.
          name: "with a DOM",
          include: [...ofKit.withDom ?? [], ...ofFrontend.withDom ?? []],
          setupFiles: [withoutOwnerStacks, `${root}ui-kit/clean-up.ts`],
        },
      },
    ],
  },
});
