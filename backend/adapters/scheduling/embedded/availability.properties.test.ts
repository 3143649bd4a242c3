import { afterAll, beforeAll, expect, test } from "vitest";
import { drawn } from "tests/support/drawn.ts";
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

const practice: fc.Arbitrary<AvailabilityDraft["practices"][number]> = fc.record({
  eventTypeUri: fc.constant("http://localhost:8000/api/calendly/event_types/session"),
  bufferBeforeMinutes: fc.constantFrom(null, 45),
  bufferAfterMinutes: fc.constantFrom(null, 0, 25),
  minimumNoticeMinutes: fc.constantFrom(null, 1000),
  horizonDays: fc.constantFrom(null, 10),
  dailyMaximum: fc.constantFrom(null, 2),
  weeklyMaximum: fc.constantFrom(null, 5),
  hours: fc.option(
    fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), range }), {
      minLength: 1,
      maxLength: 4,
      selector: ({ weekday }) => weekday,
    }).map((hours) => hours.map(({ weekday, range }) => ({ weekday, ...range }))),
  ),
  placeIds: fc.option(fc.subarray(["anna-room"])),
  questions: fc.subarray([{ name: "Why now?", required: true }]),
});

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
  travelTimes: fc.constantFrom<AvailabilityDraft["travelTimes"][]>([], [{
    fromPlaceId: "anna-room",
    toPlaceId: "anna-second",
    minutes: 90,
  }]),
  stays: fc.constantFrom<AvailabilityDraft["stays"][]>([], [
    { id: "stay-b", fromDate: "2026-11-25", toDate: "2026-11-26", timeZone: "Asia/Tokyo" },
    { id: "stay-a", fromDate: "2026-11-19", toDate: "2026-11-24", timeZone: "America/New_York" },
  ]),
  practices: fc.array(practice, { maxLength: 1 }),
  settings: fc.record({
    bufferMinutes: fc.integer({ min: 0, max: 90 }),
    travelMinutes: fc.constantFrom(0, 30, 120),
    minimumNoticeMinutes: fc.constantFrom(0, 600, 5000),
    horizonDays: fc.integer({ min: 1, max: 60 }),
    stepMinutes: fc.constantFrom(5, 15, 30, 45, 60),
    dailyMaximum: fc.constantFrom(null, 1, 3),
    weeklyMaximum: fc.constantFrom(null, 4, 20),
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
      expect(saved.travelTimes).toEqual(wanted.travelTimes);
      expect(saved.stays).toEqual(wanted.stays.toSorted((a, b) => a.id < b.id ? -1 : 1));
      for (const practice of wanted.practices) expect(saved.practices).toContainEqual(practice);
      expect(new Set(saved.exceptions.map(({ date }) => date)))
        .toEqual(new Set(wanted.exceptions.map(({ date }) => date)));
    }),
    drawn(60),
  );
  expect(nothing).toBeLessThan(100);
});

test("the preview of a draft forgets the breaks that it removes", async () => {
  const { scheduling, anna, session, now } = fixture;
  const editor = scheduling.availability!;
  const query = { ownerUri: anna, eventTypeUri: session, from: now, to: now + 12 * day };
  const { updatedAt: _, ...sheet } = (await editor.find(anna))!;
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ id: `rule-${weekday}`, weekday },
    ...{ fromMinute: 480, toMinute: 1200, placeId: null },
  }));
  const withBreaks = (minutes: number | null): AvailabilityDraft => ({
    ...sheet,
    rules: hours,
    exceptions: [],
    vacations: [],
    settings: {
      ...sheet.settings,
      minimumNoticeMinutes: 0,
      dailyMaximum: null,
      weeklyMaximum: null,
    },
    practices: [{
      ...sheet.practices.find(({ eventTypeUri }) => eventTypeUri === session)!,
      bufferBeforeMinutes: minutes,
      bufferAfterMinutes: minutes,
    }],
  });
  await editor.replace(anna, withBreaks(300), { version: undefined, now });
  const preview = await editor.listSlots(query, withBreaks(null), now);
  await editor.replace(anna, withBreaks(null), { version: undefined, now });
  expect(preview).toEqual(await editor.listSlots(query, null, now));
});
