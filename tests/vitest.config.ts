import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const rooms = ["backend", "db", "frontend", "tests", "ui-kit"];

export default defineConfig({
  root,
  resolve: {
    alias: rooms.map((room) => ({
      find: new RegExp(`^${room}/(.*)`),
      replacement: `${root}${room}/$1`,
    })),
  },
  test: {
    include: rooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
