import { day } from "backend/domain/duration.ts";
import type { Availability, Busy } from "backend/domain/availability.ts";
import { listSlots } from "backend/domain/slots.ts";
import { ms, perSecond, type Row } from "./rounds.ts";

/** Monday 16 November 2026, 6:00 in Tallinn. */
const now = Date.parse("2026-11-16T04:00:00Z");

const availability: Availability = {
  timeZone: "Europe/Tallinn",
  rules: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    fromMinute: 9 * 60,
    toMinute: 17 * 60,
    placeId: null,
  })),
  exceptions: [],
  vacations: [],
  bufferMinutes: 10,
  travelMinutes: 0,
  minimumNoticeMinutes: 120,
  horizonDays: 60,
  stepMinutes: 60,
  dailyMaximum: null,
  closedOnPublicHolidays: true,
};

/**
 * Free times of one practitioner for 7 and 60 days, and of a thousand for 7. The baseline converts as many wall-clock
 * times with Temporal.
 */
export async function benchSlots(): Promise<Row[]> {
  const thousand = Array.from({ length: 1000 }, (_, at) => busyTimes(at));
  const work = [
    { what: "P1 free times, 7 days", goal: 0.008, slots: list(7), run: () => list(7) },
    { what: "P1 free times, 60 days", goal: 0.03, slots: list(60), run: () => list(60) },
    {
      what: "P1 free times, 1,000 practitioners × 7 days",
      goal: 7,
      slots: 1000 * list(7),
      run: () => thousand.reduce((sum, busy) => sum + list(7, busy), 0),
    },
  ];
  const rates = await perSecond([
    ...work.map(({ what: name, run }) => ({ name, run })),
    { name: "Temporal", run: placeFortyTimes },
  ]);
  const placing = 1000 / rates.get("Temporal")! / 40;
  return work.map(({ what, goal, slots }) => {
    const took = 1000 / rates.get(what)!;
    return {
      what,
      figure: ms(took),
      floor: `${ms(slots * placing)} (Temporal places ${slots.toLocaleString("en")} times)`,
      ratio: `${(slots * placing / took).toFixed(1)} times the floor's speed`,
      goal: `≤ ${goal} ms`,
    };
  });
}

function placeFortyTimes(): void {
  for (let hour = 0; hour < 40; hour++) {
    const time = new Temporal.PlainDateTime(2026, 11, 16 + Math.floor(hour / 8), 9 + hour % 8);
    void time.toZonedDateTime("Europe/Tallinn").epochMilliseconds;
  }
}

function list(days: number, busy = oneBusy): number {
  const query = { durationMinutes: 50, from: now, to: now + days * day, now };
  const slots = listSlots(availability, busy, query);
  if (slots.length < days) throw new Error(`only ${slots.length} slots in ${days} days`);
  return slots.length;
}

/** Thirty sessions spread over the working days of the next two months. */
function busyTimes(seed: number): Busy[] {
  return Array.from({ length: 30 }, (_, at) => {
    const days = Math.floor(at * 1.4) + 7 * Math.floor(at / 25);
    const startsAt = now + days * day + (3 + ((at * 7 + seed) % 8)) * 3_600_000;
    return { startsAt, endsAt: startsAt + 50 * 60_000 };
  });
}

const oneBusy = busyTimes(0);
