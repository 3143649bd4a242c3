import { expect, test } from "vitest";
import { DomainError } from "../../domain/errors.ts";
import { readBusyTimes } from "./read-busy-times.ts";

const window = { from: Date.parse("2026-11-20T00:00Z"), to: Date.parse("2026-12-20T00:00Z") };
const timeZone = "Europe/Tallinn";

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

test("returns the busy times in the window", async () => {
  const { busy } = await readBusyTimes({
    text: series("FREQ=DAILY;COUNT=2"),
    window,
    timeZone,
    owners: [],
  });
  expect(busy.map(({ startsAt }) => new Date(startsAt).toISOString()))
    .toEqual(["2026-11-23T08:00:00.000Z", "2026-11-24T08:00:00.000Z"]);
});

test.each([
  "FREQ=SECONDLY",
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31",
  "FREQ=SECONDLY;BYMONTH=1;BYMONTHDAY=1;BYHOUR=0",
  "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
  "FREQ=DAILY;BYSETPOS=400",
])("%s ends in time and does not block the event loop", async (rule) => {
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 20);
  const started = performance.now();
  const outcome = await readBusyTimes({ text: series(rule), window, timeZone, owners: [] }, 400)
    .catch((error: unknown) => error);
  const took = performance.now() - started;
  clearInterval(ticking);
  if (outcome instanceof Error) expect(outcome).toEqual(new DomainError("ERR_CALENDAR_UNREADABLE"));
  expect(took).toBeLessThan(20_000);
  if (took > 200) expect(ticks).toBeGreaterThan(0);
});

test("a text that is not a calendar is refused", async () => {
  await expect(readBusyTimes({ text: "<html>", window, timeZone, owners: [] }))
    .rejects.toEqual(new DomainError("ERR_CALENDAR_UNREADABLE"));
});
