import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { digestOf, startsOfEveryDay, wallStarts } from "./every-day.testing.ts";
import { zones } from "./slot-situations.testing.ts";
import { offsetAt } from "./wall-clock.ts";
import { hour } from "./duration.ts";

describe.each(zones)("every day of 2026 to 2028 in %s", (timeZone) => {
  test("each wall-clock time of the rules is a slot: none in a gap, two when it repeats", () => {
    const slots = startsOfEveryDay(timeZone);
    expect(slots).toEqual(wallStarts(timeZone));
    expect(new Set(slots).size).toBe(slots.length);
  });

  test("two slots with the same wall time differ by offset", () => {
    const seen = new Map<number, number>();
    let repeated = 0;
    for (const start of startsOfEveryDay(timeZone)) {
      const wall = start + offsetAt(timeZone, start);
      const other = seen.get(wall);
      if (other !== undefined) {
        expect(offsetAt(timeZone, start)).toBeLessThan(offsetAt(timeZone, other));
        repeated++;
      }
      seen.set(wall, start);
    }
    const changes = offsetChanges(timeZone);
    expect(repeated > 0).toBe(changes > 0);
  });
});

test("the server's time zone does not change the slots", async () => {
  const program = new URL("./every-day.testing.ts", import.meta.url);
  const answers = await Promise.all(
    ["UTC", "Asia/Kathmandu", "Pacific/Apia"].map(async (TZ) => {
      const { stdout } = await promisify(execFile)(Deno.execPath(), [
        "run",
        "--no-check",
        "--allow-env",
        "--allow-read",
        program.pathname,
        ...zones,
      ], { env: { ...Deno.env.toObject(), TZ, NO_COLOR: "1" } });
      return JSON.parse(stdout);
    }),
  );
  const here = Object.fromEntries(zones.map((zone) => [zone, digestOf(startsOfEveryDay(zone))]));
  for (const { digests } of answers) expect(digests).toEqual(here);
  expect(answers.map(({ serverOffset }) => serverOffset)).toEqual([0, 345, 780]);
});

function offsetChanges(timeZone: string): number {
  let changes = 0;
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += 24 * hour) {
    if (offsetAt(timeZone, at) !== offsetAt(timeZone, at + 24 * hour)) changes++;
  }
  return changes;
}
