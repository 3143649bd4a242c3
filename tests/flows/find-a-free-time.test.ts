import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "tests/test-app.ts";

type Offered = {
  id: string;
  type: string;
  durationMinutes: number;
  priceCents: number;
  meetingTypes: string[];
  intro: boolean;
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  // At the full hour a time at the end of the minimum notice is free for an instant only.
  app.advance(60_000);
  await app.ports.search.settled(app.now());
});
afterAll(() => app[Symbol.asyncDispose]());

async function find(request: object = {}) {
  return await (await app.post("/therapists/search", request)).json();
}

test("a card shows the lowest price that fits the filters, with its practice", async () => {
  for (const filters of [{}, { practices: ["MASSAGE", "TRE"] }, { durationFrom: 60 }]) {
    const { therapists: cards } = await find({ ...filters, limit: 50 });
    for (const { id, name, offer } of cards) {
      const page = await (await app.get(`/therapists/${id}`)).json();
      const fitting = (page.practices as Offered[]).filter((practice) =>
        !practice.intro && practice.durationMinutes >= (filters.durationFrom ?? 0) &&
        (filters.practices ?? [practice.type]).includes(practice.type)
      );
      expect(offer.priceCents, name).toBe(Math.min(...fitting.map((one) => one.priceCents)));
      expect(fitting).toContainEqual(expect.objectContaining({
        id: offer.practiceId,
        type: offer.type,
        durationMinutes: offer.durationMinutes,
        meetingTypes: offer.meetingTypes,
      }));
    }
  }
});

test("a part of the day shows only practitioners and times in it", async () => {
  const { facets } = await find();
  const hourIn = (timeZone: string, { startsAt }: { startsAt: string }) =>
    Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).hour;
  const spans = { morning: [0, 9], day: [9, 17], evening: [17, 24], late: [20, 24] } as const;
  for (const [partOfDay, [from, to]] of Object.entries(spans)) {
    const { total, therapists: cards } = await find({ partOfDay, limit: 50 });
    expect(total, partOfDay).toBe(facets.partsOfDay[partOfDay]);
    for (const { name, offer, nextTimes } of cards) {
      expect(nextTimes.length).toBeGreaterThan(0);
      for (const time of nextTimes) {
        const hours = [hourIn("Europe/Tallinn", time), hourIn(offer.timeZone, time)];
        expect(hours.some((hour) => hour >= from && hour < to), `${name} ${hours}`).toBe(true);
      }
    }
  }
  expect(facets.partsOfDay.evening).toBeGreaterThan(0);

  const video = { partOfDay: "evening", meetingTypes: ["VIDEO_CALL"], limit: 50 };
  const { therapists: cards } = await find({ ...video, timeZone: "Asia/Tokyo" });
  expect(cards.length).toBeGreaterThan(0);
  for (const { nextTimes } of cards) {
    for (const time of nextTimes) {
      expect(hourIn("Asia/Tokyo", time)).toBeGreaterThanOrEqual(17);
    }
  }
});

test("free within one day means the viewer's calendar day", async () => {
  for (const timeZone of ["Europe/Tallinn", "Asia/Tokyo", "America/Los_Angeles"]) {
    const dateOf = (instant: string | number) =>
      new Date(instant).toLocaleDateString("en-CA", { timeZone });
    const { therapists: cards } = await find({ freeWithinDays: 1, timeZone, limit: 50 });
    const dates = cards.flatMap(({ nextTimes }: { nextTimes: { startsAt: string }[] }) =>
      nextTimes.map(({ startsAt }) => dateOf(startsAt))
    );
    expect(new Set(dates), timeZone).toEqual(new Set(dates.length > 0 ? [dateOf(app.now())] : []));
  }
});

test("sorting by earliest follows the first times on the cards", async () => {
  for (const filters of [{}, { durationFrom: 60 }, { meetingTypes: ["IN_PERSON"] }]) {
    const { therapists: cards } = await find({ sort: "earliest", ...filters, limit: 50 });
    const first = (cards as { nextTimes: { startsAt: string }[] }[])
      .flatMap(({ nextTimes }) => nextTimes[0]?.startsAt ?? []);
    expect(first.length).toBeGreaterThan(0);
    expect(first).toEqual(first.toSorted());
  }
});
