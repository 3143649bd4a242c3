import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawn } from "../support/drawn.ts";
import { minute } from "backend/domain/duration.ts";
import { startUrl } from "backend/domain/scheduling.ts";
import {
  homeZone,
  type SearchFilters,
  type SearchRequest,
  timesOnCard,
} from "backend/domain/search/search-request.ts";
import { isInWindow, shownUntil, windowOf } from "backend/domain/search/time-window.ts";
import { cardsOfHits } from "backend/use-cases/therapists/therapist-card.ts";
import { dateOf, dayAt } from "backend/domain/wall-clock.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.ports.search.settled(app.now());
});
afterAll(() => app[Symbol.asyncDispose]());

const firstDay = dayAt(homeZone, openingTime);

const requests: fc.Arbitrary<SearchRequest> = fc.record({
  limit: fc.constant(50),
  meetingTypes: fc.subarray(["IN_PERSON", "VIDEO_CALL"], { minLength: 1 }),
  freeWithinDays: fc.integer({ min: 1, max: 60 }),
  freeOn: fc.tuple(fc.nat(20), fc.nat(3)).map(([first, more]) => ({
    from: dateOf(firstDay + first),
    to: dateOf(firstDay + first + more),
  })),
  partOfDay: fc.constantFrom("morning", "day", "evening", "late"),
  practices: fc.subarray(["MASSAGE", "BODY_PSY", "YOGA_THERAPY"], { minLength: 1 }),
  timeZone: fc.constantFrom("Europe/Tallinn", "America/New_York", "Asia/Kathmandu"),
}, { requiredKeys: ["limit"] });

test(
  "the times on cards are those of the calendar, whenever the search is sent and whatever was booked",
  async () => {
    let known = 0;
    await fc.assert(
      fc.asyncProperty(
        requests,
        fc.constantFrom(1, 7, 95, 16 * 60),
        fc.boolean(),
        async (request, minutes, books) => {
          app.advance(minutes * minute);
          if (books) await bookOne();
          const visitor = { now: app.now(), language: "et" as const };
          const { ports } = app;
          const { hits } = await ports.search.find(request, visitor);
          const window = windowOf(request, request.timeZone ?? homeZone, visitor.now);
          known += ports.search.knownTimes(hits, window, visitor.now).filter(Boolean).length;
          for (const card of await cardsOfHits(ports, hits, visitor.now, window)) {
            const { therapist, offer } = card.offered;
            const times = card.nextTimes.map(({ startsAt, schedulingUrl }) => [
              startsAt,
              schedulingUrl ?? startUrl(offer!.schedulingUrl, startsAt),
            ]);
            const isOpen = therapist.acceptingNewClients === "yes";
            expect(times).toEqual(isOpen ? await timesOf(offer?.eventTypeUri, request) : []);
          }
        },
      ),
      drawn(30),
    );
    expect(known).toBeGreaterThan(30);
  },
);

async function timesOf(eventTypeUri: string | undefined, filters: SearchFilters & SearchRequest) {
  if (!eventTypeUri) return [];
  const now = app.now();
  const window = windowOf(filters, filters.timeZone ?? homeZone, now);
  const times = await app.ports.scheduling.listNextTimes(
    [eventTypeUri],
    timesOnCard,
    now,
    window
      ? {
        until: Math.min(window.until, shownUntil(now)),
        accepts: (time, timeZone) => isInWindow(window, time, timeZone),
      }
      : undefined,
  );
  return times.get(eventTypeUri)?.map((time) => [time.startsAt, time.schedulingUrl]) ?? [];
}

/** Holds the first time of the first practitioner with one. */
async function bookOne(): Promise<void> {
  const found = await (await app.post("/therapists/search", { sort: "earliest", limit: 1 })).json();
  const [card] = found.therapists;
  const [time] = card.nextTimes;
  if (!time) return;
  const held = await app.post("/calendly/holds", {
    event_type: card.offer.eventTypeUri,
    start_time: time.startsAt,
  });
  expect(held.status, await held.clone().text()).toBe(201);
}
