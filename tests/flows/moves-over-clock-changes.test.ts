import { afterAll, beforeAll, expect, test } from "vitest";
import { minute } from "backend/domain/duration.ts";
import { checkInvariants } from "db/check.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { draftOf, put, read } from "./availability-steps.ts";
import type { Person } from "./booked-session.ts";
import { bookIn } from "./working-day-steps.ts";

let app: TestApp;
let kulli: Person;
beforeAll(async () => {
  app = await openTestApp();
  kulli = await app.signIn("therapist1@demo.heaolu.ee");
  const draft = draftOf((await read(app, kulli)).body);
  const placeId = draft.places[0]?.id ?? null;
  const night = { weekday: 7, fromMinute: 0, toMinute: 600, placeId };
  const saved = await put(app, kulli, {
    ...draft,
    rules: [{ id: crypto.randomUUID(), ...night }],
    exceptions: [],
    vacations: [],
    settings: {
      ...draft.settings,
      bufferMinutes: 0,
      travelMinutes: 0,
      closedOnPublicHolidays: false,
    },
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
});
afterAll(() => app[Symbol.asyncDispose]());

const instantOf = (at: number) => new Date(at).toISOString().replace(".000Z", "Z");
const client = (name: string) => ({ name, email: `${name}@example.ee`, language: "et" as const });
const move = (id: string, startsAt: string, more = {}) =>
  app.post(
    `/therapy-sessions/${id}/reschedule`,
    { startsAt, reason: "Kell", ...more },
    kulli.headers,
  );

// The clock in Tallinn goes from 3:00 to 4:00 and from 4:00 back to 3:00, both at 1:00 UTC.
test.each([
  ["spring", "2027-03-28", "2027-03-27T22:00:00Z", [60, 120, 150, 180, 210, 300, 480, 540, 600]],
  ["autumn", "2027-10-31", "2027-10-30T21:00:00Z", [120, 180, 210, 240, 270, 300, 480, 600, 660]],
])(
  "a session is moved over the night of the change in %s, or refused with a reason",
  async (_, date, midnight, minutes) => {
    const first = Date.parse(midnight);
    const session = await bookIn(app, kulli, client(`oo-${date}`), first);
    const length = Date.parse(session.endsAt) - Date.parse(session.startsAt);
    const seen = { moved: 0, refused: 0 };
    for (const at of minutes.map((after) => first + after * minute)) {
      const startsAt = instantOf(at);
      const query = new URLSearchParams({
        eventTypeUrl: session.eventTypeUrl,
        startsAt,
        by: "practitioner",
      });
      const { reasons } = await (await app.get(`/availability/why?${query}`, kulli.headers)).json();
      const others = reasons.filter(({ sessionId }: { sessionId?: string }) =>
        sessionId !== session.id
      );
      const answer = await move(session.id, startsAt);
      const body = await answer.json();
      if (others.length === 0) {
        expect([startsAt, answer.status, body.errCode]).toEqual([startsAt, 200, undefined]);
        expect(body).toMatchObject({ startsAt, endsAt: instantOf(at + length) });
        seen.moved++;
      } else {
        expect([startsAt, answer.status, body.errCode])
          .toEqual([startsAt, 409, "ERR_SLOT_NOT_OFFERED"]);
        expect(body.title).toMatch(/\S{3}/);
        seen.refused++;
      }
    }
    expect(seen.moved).toBeGreaterThan(4);
    expect(seen.refused).toBeGreaterThan(0);

    const calendar = await (await app.get(
      `/availability/calendar?from=${date}&to=${date}`,
      kulli.headers,
    )).json();
    const [shown] = calendar.sessions.filter(({ id }: { id: string }) => id === session.id);
    const now = await (await app.get(`/therapy-sessions/${session.id}`, kulli.headers)).json();
    expect(shown).toMatchObject({ startsAt: now.startsAt, endsAt: now.endsAt });
    expect(await checkInvariants(app.database.read)).toEqual([]);
  },
);

test("both hours that the clock shows twice are times of their own", async () => {
  const [first, second] = ["2028-10-29T00:00:00Z", "2028-10-29T01:00:00Z"];
  const early = await bookIn(app, kulli, client("varane"), Date.parse("2027-11-07T00:00:00Z"));
  const late = await bookIn(app, kulli, client("hiline"), Date.parse("2027-11-07T03:00:00Z"));
  const minutes = (Date.parse(early.endsAt) - Date.parse(early.startsAt)) / minute;
  expect((await move(early.id, first!)).status).toBe(200);
  const answer = await move(late.id, second!);
  expect(answer.status).toBe(minutes <= 60 ? 200 : 409);
  expect((await move(early.id, "2027-11-07T00:00:00Z")).status).toBe(200);
  expect((await move(late.id, second!)).status).toBe(200);
});

test("of two moves at once each time goes to one session, and a session to one time", async () => {
  const [one, other] = [
    await bookIn(app, kulli, client("yks"), Date.parse("2027-03-14T00:00:00Z")),
    await bookIn(app, kulli, client("teine"), Date.parse("2027-03-14T03:00:00Z")),
  ];
  const sunday = (time: string) => `2027-05-02T${time}:00Z`;
  const taken = await Promise.all([one, other].map(({ id }) => move(id, sunday("04:00"))));
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = await taken.find(({ status }) => status === 409)!.json();
  expect(refused.errCode).toMatch(/^ERR_SLOT_(TAKEN|NOT_OFFERED)$/);

  const path = `/therapy-sessions/${one.id}`;
  const { startsAt } = await (await app.get(path, kulli.headers)).json();
  const shown = { startsAt, feeCents: 0 };
  const raced = await Promise.all([
    move(one.id, "2027-04-04T04:00:00Z", { shown }),
    move(one.id, "2027-04-11T04:00:00Z", { shown }),
  ]);
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = await raced.find(({ status }) => status === 409)!.json();
  expect(lost.errCode).toBe("ERR_BOOKING_CHANGED");
  const winner = await raced.find(({ status }) => status === 200)!.json();
  expect((await (await app.get(path, kulli.headers)).json()).startsAt).toBe(winner.startsAt);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});
