import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { day, hour } from "backend/domain/duration.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { draftOf, offered, put, read } from "./availability-steps.ts";
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
    timeZone: "Europe/Tallinn",
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
    stays: [{ id: crypto.randomUUID(), fromDate: next, toDate: next, timeZone: "Europe/Lisbon" }],
  };
  expect((await put(app, kulli, draft)).status).toBe(200);
  const { days } = await calendar(app, kulli, first, next);
  const at = (time: string) =>
    Temporal.PlainDateTime.from(`${first}T${time}`).toZonedDateTime("Europe/Tallinn")
      .toInstant().toString();
  expect(days[0]).toMatchObject({
    timeZone: "Europe/Tallinn",
    note: "Paberitöö",
    closed: [{ startsAt: at("10:00"), endsAt: at("11:00") }],
  });
  expect(days[1]).toMatchObject({ timeZone: "Europe/Lisbon", away: "vacation", open: [] });
});

test("the hours of one practice are in the calendar, in the figures, and can be closed", async () => {
  await using app = await openTestApp();
  const kulli = await practitioner(app);
  const { body } = await read(app, kulli);
  const placeId = body.places[0].id;
  const rule = { weekday: 1, fromMinute: 540, toMinute: 720, placeId };
  const evening = { weekday: 1, fromMinute: 1080, toMinute: 1260, placeId };
  const base = { ...draftOf(body), rules: [{ ...rule, id: crypto.randomUUID() }], exceptions: [] };
  const practices = base.practices.with(0, { ...base.practices[0], hours: [evening] });
  expect((await put(app, kulli, { ...base, vacations: [] })).status).toBe(200);
  const openMinutes = async () => {
    const path = `/therapists/${kulli.user.therapistId}/figures?from=2026-11-30&to=2026-11-30`;
    return (await (await app.get(path, kulli.headers)).json()).total.openMinutes;
  };
  const without = await openMinutes();
  expect((await put(app, kulli, { ...base, vacations: [], practices })).status).toBe(200);
  expect(await openMinutes() - without).toBe(180);

  const shown = async () =>
    (await calendar(app, kulli, "2026-11-30", "2026-11-30")).days[0].open
      .map(({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
        `${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`
      );
  expect(await shown()).toEqual(["07:00-10:00", "16:00-19:00"]);
  const [{ url: own }, { url: other }] = body.eventTypes;
  const times = async (url: string) =>
    (await offered(app, url, "2026-11-30T00:00:00Z", "2026-12-01T00:00:00Z"))
      .map((time) => time.slice(11, 16));
  const before = { own: await times(own), other: await times(other) };
  expect(before.own[0]).toBe("16:00");
  const time = { startsAt: "2026-11-30T16:00:00Z", endsAt: "2026-11-30T17:00:00Z" };
  const closed = await app.post("/availability/closed-times", { ...time, note: "" }, kulli.headers);
  expect(closed.status, await closed.clone().text()).toBe(204);
  expect(await shown()).toEqual(["07:00-10:00", "17:00-19:00"]);
  const left = before.own.filter((start) => start >= "17:00");
  expect(await times(own)).toEqual(left);
  expect(left.length).toBeGreaterThan(0);
  expect(await times(other)).toEqual(before.other);
  // Saving the hours again, as their editor sends them, changes nothing.
  const saved = draftOf((await read(app, kulli)).body);
  expect(saved.exceptions).toMatchObject([{ onlyShortens: true }]);
  expect((await put(app, kulli, saved)).status).toBe(200);
  expect(await times(other)).toEqual(before.other);
  const path = `/availability/closed-times?${new URLSearchParams(time)}`;
  const opened = await app.send("DELETE", path, undefined, kulli.headers);
  expect(opened.status).toBe(204);
  expect({ own: await times(own), other: await times(other) }).toEqual(before);
});

test("the dates of a stay begin and end with the midnights of its zone", async () => {
  await using app = await openTestApp();
  const kulli = await practitioner(app);
  const { body } = await read(app, kulli);
  // On the last of them the clock goes back in New York.
  const stay = { fromDate: "2027-11-06", toDate: "2027-11-07", timeZone: "America/New_York" };
  const draft = { ...draftOf(body), stays: [{ ...stay, id: crypto.randomUUID() }] };
  expect((await put(app, kulli, draft)).status).toBe(200);
  const client = await newClient(app, "ookull@example.ee");
  const [pattern] = await app.database.read.select().from(therapySessions)
    .where(eq(therapySessions.therapistId, kulli.user.therapistId!)).limit(1);
  const starts = ["2027-11-06T04:00", "2027-11-07T04:00", "2027-11-08T03:00", "2027-11-08T05:00"];
  await app.database.transaction(async (tx) => {
    for (const start of starts) {
      const startsAt = Date.parse(`${start}:00Z`);
      const [id, name] = [crypto.randomUUID(), crypto.randomUUID()];
      await tx.insert(therapySessions).values({
        ...pattern!,
        id,
        eventUri: name,
        inviteeUri: name,
        userId: client.user.id,
        status: "booked",
        startsAt,
        endsAt: startsAt + hour,
        cancelledAt: null,
        cancelledBy: null,
        createdAt: app.now(),
        updatedAt: app.now(),
      });
    }
  });
  const on = async (date: string) =>
    (await calendar(app, kulli, date, date)).sessions
      .map(({ startsAt }: { startsAt: string }) => startsAt.slice(0, 16));
  expect(await on("2027-11-05")).toEqual([]);
  expect(await on("2027-11-06")).toEqual(starts.slice(0, 1));
  expect(await on("2027-11-07")).toEqual(starts.slice(1, 3));
  expect(await on("2027-11-08")).toEqual(starts.slice(3));
});

test("a span of more than six weeks, or one that ends before it starts, is refused", async () => {
  await using app = await openTestApp();
  const { headers } = await practitioner(app);
  for (const query of ["from=2026-11-23&to=2027-01-04", "from=2026-11-23&to=2026-11-22"]) {
    const answer = await app.get(`/availability/calendar?${query}`, headers);
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
});
