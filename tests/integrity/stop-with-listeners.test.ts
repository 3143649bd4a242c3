import { expect, test } from "vitest";
import { listenTo } from "../support/event-reader.ts";
import { startServer } from "../support/server.ts";

test(
  "a server with open event streams stops within ten seconds and ends the streams first",
  async () => {
    const directory = await Deno.makeTempDir({ prefix: "listening-" });
    const server = await startServer(directory, { DEMO: "off" });
    const crowd = await Promise.all(
      Array.from({ length: 40 }, () => listenTo(`${server.origin}/api/live`)),
    );
    const startedAt = performance.now();
    const [{ code }] = await Promise.all([
      server.stop(),
      ...crowd.map((reader) => reader.ended()),
    ]);
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await Deno.remove(directory, { recursive: true });
  },
  60_000,
);
