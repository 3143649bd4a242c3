import { expect, test } from "vitest";
import { DomainError } from "../../domain/errors.ts";
import { busyTimesApart } from "./reading.ts";

const window = { from: Date.parse("2026-11-20T00:00Z"), to: Date.parse("2026-12-20T00:00Z") };

function series(rule: string): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "UID:a",
    "DTSTART:20261123T080000Z",
    "DURATION:PT1H",
    `RRULE:${rule}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
}

test("a calendar is read beside everything else", async () => {
  const times = await busyTimesApart(series("FREQ=DAILY;COUNT=2"), window, "Europe/Tallinn");
  expect(times.map(({ startsAt }) => new Date(startsAt).toISOString()))
    .toEqual(["2026-11-23T08:00:00.000Z", "2026-11-24T08:00:00.000Z"]);
});

test.each([
  "FREQ=SECONDLY",
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31",
  "FREQ=SECONDLY;BYMONTH=1;BYMONTHDAY=1;BYHOUR=0",
  "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
  "FREQ=DAILY;BYSETPOS=400",
])("%s ends in time, and nobody else waits for it", async (rule) => {
  let turns = 0;
  const others = setInterval(() => turns++, 20);
  const started = performance.now();
  const outcome = await busyTimesApart(series(rule), window, "Europe/Tallinn", 400)
    .catch((error: unknown) => error);
  const took = performance.now() - started;
  clearInterval(others);
  if (!Array.isArray(outcome)) expect(outcome).toEqual(new DomainError("ERR_CALENDAR_UNREADABLE"));
  expect(took).toBeLessThan(20_000);
  // However busy the machine: whoever reads beside the others lets them have a turn, whoever reads before them none.
  if (took > 200) expect(turns).toBeGreaterThan(0);
});

test("what is no calendar is refused", async () => {
  await expect(busyTimesApart("<html>", window, "Europe/Tallinn"))
    .rejects.toEqual(new DomainError("ERR_CALENDAR_UNREADABLE"));
});
