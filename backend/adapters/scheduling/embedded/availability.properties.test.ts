import { afterAll, beforeAll, expect, test } from "vitest";
import fc from "fast-check";
import type { AvailabilityDraft } from "../../../domain/availability-draft.ts";
import { noUnreadEvents } from "../../../domain/calendar-import.ts";
import { requireGoodDraft } from "../../../domain/availability-problems.ts";
import { openFixture } from "./embedded-fixture.testing.ts";
import { day } from "../../../domain/duration.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
beforeAll(async () => {
  fixture = await openFixture();
  const { scheduling, now } = fixture;
  const range = { from: now, to: now + 12 * day };
  const offered = await scheduling.listAvailableTimes(fixture.session, range, now);
  for (
    const [nth, { startsAt, meetingTypes }] of offered.filter((_, at) => at % 7 === 0).entries()
  ) {
    await scheduling.book({
      eventTypeUri: fixture.session,
      startsAt,
      meetingType: nth % 2 ? meetingTypes[0]! : meetingTypes.at(-1)!,
      invitee: { name: "Mari", email: `mari${nth}@example.org`, timeZone: "Europe/Tallinn" },
      answers: [],
      tracking: {},
    }, now);
  }
  const [, , third] = await scheduling.listAvailableTimes(fixture.inPerson, range, now);
  const holder = { eventTypeUri: fixture.inPerson, holderHash: "holder", networkHash: "network" };
  await scheduling.holds!.hold({ ...holder, startsAt: third!.startsAt }, now);
  await scheduling.availability!.addImport(fixture.anna, {
    id: "import",
    kind: "file",
    name: "Family",
    url: null,
    etag: null,
    readAt: now,
    nextReadAt: null,
    failures: 0,
    lastError: null,
    busyTimes: 0,
    coversUntil: null,
    unread: noUnreadEvents,
    createdAt: now,
    updatedAt: now,
  }, [{ startsAt: now + 3 * day, endsAt: now + 3.3 * day }]);
});
afterAll(() => fixture.close());

const placeIds = ["anna-room", "anna-second"];
const date = fc.integer({ min: -2, max: 40 })
  .map((days) => new Date(fixture.now + days * day).toISOString().slice(0, 10));
const range = fc.record({
  fromMinute: fc.integer({ min: 0, max: 250 }).map((fives) => fives * 5),
  length: fc.integer({ min: 1, max: 120 }),
  placeId: fc.constantFrom(null, ...placeIds),
}).map(({ fromMinute, length, placeId }) => ({
  fromMinute,
  toMinute: Math.min(1440, fromMinute + length * 5),
  placeId,
}));

const draft: fc.Arbitrary<AvailabilityDraft> = fc.record({
  timeZone: fc.constantFrom("Europe/Tallinn", "America/New_York", "Asia/Kathmandu"),
  rules: fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), range }), {
    maxLength: 12,
    selector: ({ weekday, range: { placeId } }) => `${weekday} ${placeId}`,
  }),
  exceptions: fc.uniqueArray(
    fc.record({
      date,
      ranges: fc.uniqueArray(range, { maxLength: 3, selector: ({ placeId }) => placeId }),
    }),
    { maxLength: 5, selector: (exception) => exception.date },
  ),
  vacations: fc.array(fc.tuple(date, date), { maxLength: 2 }),
  secondPlace: fc.constantFrom("Pikk 1, upstairs", "Lai 2"),
  firstPlace: fc.constantFrom("Pikk 1", "Somewhere else"),
  settings: fc.record({
    bufferMinutes: fc.integer({ min: 0, max: 90 }),
    travelMinutes: fc.constantFrom(0, 30, 120),
    minimumNoticeMinutes: fc.constantFrom(0, 600, 5000),
    horizonDays: fc.integer({ min: 1, max: 60 }),
    stepMinutes: fc.constantFrom(5, 15, 30, 45, 60),
    dailyMaximum: fc.constantFrom(null, 1, 3),
    closedOnPublicHolidays: fc.boolean(),
  }),
}).map(({ rules, exceptions, vacations, firstPlace, secondPlace, ...rest }) => ({
  ...rest,
  rules: rules.map(({ weekday, range }, at) => ({ id: `rule-${at}`, weekday, ...range })),
  exceptions: exceptions.map((exception) => ({ ...exception, note: "" })),
  vacations: vacations.map((dates, at) => {
    const [fromDate, toDate] = dates.toSorted();
    return { id: `vacation-${at}`, fromDate: fromDate!, toDate: toDate!, note: "" };
  }),
  places: [{ id: "anna-room", name: firstPlace }, { id: "anna-second", name: secondPlace }],
}));

test("a draft's preview equals the times after saving, and the draft is returned unchanged", async () => {
  const { scheduling, anna, now } = fixture;
  const editor = scheduling.availability!;
  let nothing = 0;
  await fc.assert(
    fc.asyncProperty(draft, async (wanted) => {
      requireGoodDraft(wanted, now);
      const range = { from: now - day, to: now + 45 * day };
      const queries = [fixture.session, fixture.inPerson]
        .map((eventTypeUri) => ({ ownerUri: anna, eventTypeUri, ...range }));
      const previews = await Promise.all(
        queries.map((query) => editor.listSlots(query, wanted, now)),
      );
      const saved = await editor.replace(anna, wanted, { version: undefined, now });
      for (const [at, query] of queries.entries()) {
        const offered = await scheduling.listAvailableTimes(query.eventTypeUri, range, now);
        expect(previews[at]!.map(({ startsAt }) => startsAt))
          .toEqual(offered.map(({ startsAt }) => startsAt));
        if (offered.length === 0) nothing++;
      }
      expect(saved).toEqual(await editor.find(anna));
      expect(saved.settings).toEqual(wanted.settings);
      expect(saved.places).toEqual(wanted.places);
      expect(new Set(saved.exceptions.map(({ date }) => date)))
        .toEqual(new Set(wanted.exceptions.map(({ date }) => date)));
    }),
    { numRuns: 60 },
  );
  expect(nothing).toBeLessThan(100);
});
