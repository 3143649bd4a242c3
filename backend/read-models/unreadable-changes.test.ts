import { expect, test } from "vitest";
import type { Change } from "../ports/persistence/changes.ts";
import { followChanges } from "./follow-changes.ts";

/** Stands for a database server that hangs, which a test cannot begin and end at an exact moment. */
function changingServer() {
  const stored: Change[] = [];
  const { promise: never } = Promise.withResolvers<never>();
  const server = {
    state: "up" as "up" | "down" | "hung",
    write(subject: string) {
      stored.push({ seq: stored.length + 1, part: "schedule", subject });
    },
    commits: () => stored.length,
    version: () => null,
    changes: {
      last: () => Promise.resolve(stored.length),
      deleteOldest: () => Promise.resolve(),
      after(seq: number): Promise<Change[]> {
        if (server.state === "hung") return never;
        if (server.state === "down") return Promise.reject(new Error("no answer"));
        return Promise.resolve(stored.slice(seq));
      },
    },
  };
  return server;
}

test("a view is shown as it is while the changes cannot be read, and is true as soon as they can", async () => {
  const server = changingServer();
  const seen: string[] = [];
  const feed = followChanges(server as never, () => {});
  const view = await feed.subscribe({
    load: () => {},
    apply: (changes) => void seen.push(...changes.map(({ subject }) => subject)),
  });
  server.state = "down";
  server.write("kept");
  await view.catchUpBriefly();
  expect(seen).toEqual([]);
  server.state = "up";
  await view.catchUpBriefly();
  expect(seen).toEqual(["kept"]);

  server.state = "hung";
  server.write("later");
  const began = performance.now();
  await view.catchUpBriefly();
  const waited = performance.now() - began;
  expect(waited).toBeGreaterThan(900);
  await view.catchUpBriefly();
  expect(performance.now() - began - waited).toBeLessThan(900);
  expect(seen).toEqual(["kept"]);
  feed.close();
});
