import { expect, test } from "vitest";
import { day, hour } from "./duration.ts";
import { keptBackups } from "./kept-backups.ts";

const now = Date.parse("2026-11-20T12:30:00Z");
const hourly = (days: number) => Array.from({ length: days * 24 }, (_, nth) => now - nth * hour);

test("all backups of the last day stay, and the newest of each day for 30 days", () => {
  const kept = [...keptBackups(hourly(60), now)];
  expect(kept.slice(0, 24)).toEqual(hourly(1));
  const older = kept.slice(24).map((instant) => new Date(instant).toISOString());
  expect(older[0]).toBe("2026-11-18T23:30:00.000Z");
  expect(older).toHaveLength(29);
  expect(older.every((instant) => instant.endsWith("T23:30:00.000Z"))).toBe(true);
  expect(Math.min(...kept)).toBeGreaterThan(now - 30 * day);
});

test("the newest backup stays however old it is", () => {
  const old = [now - 90 * day, now - 91 * day];
  expect([...keptBackups(old, now)]).toEqual([old[0]]);
  expect(keptBackups([], now).size).toBe(0);
});
