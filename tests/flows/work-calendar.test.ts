import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { draftOf, put, read } from "./availability-steps.ts";
import { bookSession, newClient, type Person } from "./booked-session.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";

const practitioner = (app: TestApp) => app.signIn("therapist1@demo.heaolu.ee");

async function calendar(app: TestApp, person: Person, from: string, to: string) {
  const answer = await app.get(`/availability/calendar?from=${from}&to=${to}`, person.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return await answer.json();
}

const dateIn = (instant: string | number) =>
  Temporal.Instant.fromEpochMilliseconds(Date.parse(new Date(instant).toISOString()))
    .toZonedDateTimeISO("Europe/Tallinn").toPlainDate().toString();

test("a practitioner reads sessions and hours of a span of dates, and clients do not", async () => {
  await using app = await openTestApp();
  const kulli = await practitioner(app);
  const client = await newClient(app, "kerli@example.ee");
  const { session } = await bookSession(app, client, kulli.user.therapistId!);
  const date = dateIn(session.startsAt);
  const shown = await calendar(app, kulli, date, date);
  expect(shown.timeZone).toBe("Europe/Tallinn");
  expect(shown.sessions.filter(({ id }: { id: string }) => id === session.id)).toEqual([
    expect.objectContaining({
      startsAt: session.startsAt,
      client: expect.objectContaining({ name: client.user.name }),
    }),
  ]);
  expect(shown.times.some(({ kind }: { kind: string }) => kind === "booking")).toBe(false);
  const [{ open }] = shown.days;
  expect(
    open.some(({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      startsAt <= session.startsAt && session.endsAt <= endsAt
    ),
  ).toBe(true);
  const { body: hours } = await read(app, kulli);
  const minutes = hours.settings.bufferMinutes;
  const shifted = (instant: string, by: number) =>
    Temporal.Instant.from(instant).add({ minutes: by }).toString();
  const sessionId = session.id;
  expect(shown.breaks.filter((one: { sessionId: string }) => one.sessionId === sessionId)).toEqual([
    {
      sessionId,
      kind: "before",
      startsAt: shifted(session.startsAt, -minutes),
      endsAt: session.startsAt,
    },
    {
      sessionId,
      kind: "after",
      startsAt: session.endsAt,
      endsAt: shifted(session.endsAt, minutes),
    },
  ]);
  const path = `/availability/calendar?from=${date}&to=${date}`;
  await expectRefusal(await app.get(path, client.headers), 403, "ERR_FORBIDDEN");
});

test("hours of a day of the clock change keep their wall-clock times", async () => {
  await using app = await openTestApp();
  const kulli = await practitioner(app);
  const { body } = await read(app, kulli);
  const rules = [{
    id: crypto.randomUUID(),
    weekday: 7,
    fromMinute: 60,
    toMinute: 600,
    placeId: null,
  }];
  const draft = { ...draftOf(body), rules, exceptions: [], vacations: [] };
  expect((await put(app, kulli, draft)).status).toBe(200);
  // On this Sunday the clock goes from 4:00 back to 3:00.
  const { days } = await calendar(app, kulli, "2026-10-25", "2026-10-25");
  expect(days).toEqual([{
    date: "2026-10-25",
    away: null,
    note: "",
    open: [{ startsAt: "2026-10-24T22:00:00Z", endsAt: "2026-10-25T08:00:00Z", placeId: null }],
    closed: [],
  }]);
});

test("closed hours of an exception and days away are shown as such", async () => {
  await using app = await openTestApp();
  const kulli = await practitioner(app);
  const { body } = await read(app, kulli);
  const first = dateIn(app.now() + 20 * day);
  const next = dateIn(app.now() + 21 * day);
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    id: crypto.randomUUID(),
    weekday,
    fromMinute: 540,
    toMinute: 720,
    placeId: null,
  }));
  const draft = {
    ...draftOf(body),
    rules,
    exceptions: [{
      date: first,
      note: "Paberitöö",
      ranges: [
        { fromMinute: 540, toMinute: 600, placeId: null },
        { fromMinute: 660, toMinute: 720, placeId: null },
      ],
    }],
    vacations: [{ id: crypto.randomUUID(), fromDate: next, toDate: next, note: "" }],
  };
  expect((await put(app, kulli, draft)).status).toBe(200);
  const { days } = await calendar(app, kulli, first, next);
  const at = (time: string) =>
    Temporal.PlainDateTime.from(`${first}T${time}`).toZonedDateTime("Europe/Tallinn")
      .toInstant().toString();
  expect(days[0]).toMatchObject({
    note: "Paberitöö",
    closed: [{ startsAt: at("10:00"), endsAt: at("11:00") }],
  });
  expect(days[1]).toMatchObject({ away: "vacation", open: [] });
});

test("a span of more than six weeks, or one that ends before it starts, is refused", async () => {
  await using app = await openTestApp();
  const { headers } = await practitioner(app);
  for (const query of ["from=2026-11-23&to=2027-01-04", "from=2026-11-23&to=2026-11-22"]) {
    const answer = await app.get(`/availability/calendar?${query}`, headers);
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
});
