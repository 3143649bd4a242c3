import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { day, hour } from "../../../domain/duration.ts";
import type { AvailableTime } from "../../../domain/scheduling.ts";
import { openFixture } from "./embedded-fixture.testing.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test("the wanted next times are the first wanted ones of the first days that have any", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 20 * 24 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom("any", "IN_PERSON", "VIDEO_CALL"),
      fc.constantFrom(0, 0, 9, 13, 16),
      async (hours, days, meetingType, fromHour) => {
        const { scheduling, session } = fixture;
        const now = fixture.now + hours * hour;
        const until = now + days * day;
        const accepts = ({ startsAt, meetingTypes }: Wanted) =>
          new Date(startsAt).getUTCHours() >= fromHour &&
          (meetingType === "any" || meetingTypes.some((type) => type === meetingType));
        const all = await scheduling.listAvailableTimes(session, { from: now, to: until }, now);
        // Other requests keep the usual times before.
        if (hours % 2 === 0) await scheduling.listNextTimes([session], 3, now);
        const expected = firstOfDays(all.filter(accepts));
        const found = await scheduling.listNextTimes([session], 3, now, { until, accepts });
        expect(found.get(session)).toEqual(expected);
        // Kept ones of another time and end may be there.
        const name = `${meetingType} from ${fromHour}`;
        const kept = await scheduling.listNextTimes([session], 3, now, { until, accepts, name });
        expect(kept.get(session)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

type Wanted = Pick<AvailableTime, "startsAt" | "meetingTypes">;

const tallinn = new Intl.DateTimeFormat("en", { timeZone: "Europe/Tallinn", dateStyle: "short" });

function firstOfDays(times: AvailableTime[]): AvailableTime[] {
  const days = [...Map.groupBy(times, ({ startsAt }) => tallinn.format(startsAt)).values()]
    .slice(0, 3);
  const rounds = Math.max(0, ...days.map((of) => of.length));
  return Array.from({ length: rounds }, (_, round) => days.flatMap((of) => of[round] ?? []))
    .flat().slice(0, 3).toSorted((a, b) => a.startsAt - b.startsAt);
}
