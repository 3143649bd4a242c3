import { expect, test } from "vitest";
import { fingerprint } from "../security/database-fingerprint.ts";
import { bookSession, newClient, offeredTimes } from "./booked-session.ts";
import { openEditor } from "./profile-steps.ts";
import { codeOf } from "./session-fixtures.ts";

type Practice = { id: string; type: string; eventTypeUri: string; seats: number; intro: boolean };

test("a practitioner gives a practice seats, and keeps those that are booked", async () => {
  const { app, ...editor } = await openEditor();
  await using _ = app;
  const { content } = await editor.draft();
  const { id } = content.practices.find(({ intro }) => !intro)!;
  const withSeats = (seats: number) =>
    content.practices.map((one) => one.id === id ? { ...one, seats } : one);
  for (const seats of [0, 201, 1.5, "2"]) {
    const { version } = await editor.draft();
    const practices = withSeats(seats as number);
    const refused = await editor.saveWith({ ...content, practices }, version);
    expect(await codeOf(refused)).toEqual([400, "ERR_INVALID_INPUT"]);
  }
  await editor.publish(() => ({ practices: withSeats(3) }));

  const page = await (await app.get(editor.path, {})).json();
  const practice = page.practices.find((one: Practice) => one.id === id) as Practice;
  expect(practice.seats).toBe(3);
  const window = new URLSearchParams({
    event_type: practice.eventTypeUri,
    start_time: new Date(app.now()).toISOString(),
    end_time: new Date(app.now() + 30 * 86_400_000).toISOString(),
  });
  const times = await (await app.get(`/calendly/event-type-available-times?${window}`)).json();
  const time = times.collection.find((one: { invitees_remaining: number }) =>
    one.invitees_remaining === 3
  );
  const book = async (nth: number) => {
    const email = `guest${nth}@example.ee`;
    const { headers } = await newClient(app, email);
    return await app.post("/calendly/invitees", {
      event_type: practice.eventTypeUri,
      start_time: time.start_time,
      invitee: { name: "Mari Maasikas", email, timezone: "Europe/Tallinn" },
    }, headers);
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(book));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409]);

  const { version } = await editor.save(() => ({ practices: withSeats(2) }));
  const before = fingerprint(app);
  expect(await codeOf(await editor.publishWith(version))).toEqual([409, "ERR_SEATS_BOOKED"]);
  expect(fingerprint(app)).toBe(before);
});

type StartTime = { weekday: number; minute: number };

test("a group with set times is offered only then, and the practitioner moves it anywhere", async () => {
  const { app, ...editor } = await openEditor();
  await using _ = app;
  const { content } = await editor.draft();
  const { id, durationMinutes } = content.practices.find(({ intro }) => !intro)!;
  const meeting = (startTimes: StartTime[]) => ({
    practices: content.practices.map((one) =>
      one.id === id ? { ...one, seats: 6, startTimes } : one
    ),
  });
  const { rules } = await (await app.get("/availability", editor.headers)).json();
  const [{ weekday, fromMinute }] = rules;
  const evenly = Array.from({ length: 22 }, (_, at) => ({ weekday: at % 7 + 1, minute: at * 60 }));
  for (const startTimes of [evenly, [{ weekday: 8, minute: 0 }], [{ weekday: 1, minute: 7 }]]) {
    const { version } = await editor.draft();
    const refused = await editor.saveWith({ ...content, ...meeting(startTimes) }, version);
    expect(await codeOf(refused)).toEqual([400, "ERR_INVALID_INPUT"]);
  }

  const lateSunday = [{ weekday: 1, minute: 0 }, { weekday: 7, minute: 1440 - 5 }];
  const { version } = await editor.save(() => meeting(lateSunday));
  const overlapping = await (await editor.publishWith(version)).json();
  expect(overlapping.errors).toMatchObject([
    { path: expect.stringMatching(/^practices\.\d\.startTimes\.0$/), errCode: "ERR_OVERLAP" },
  ]);

  // Between the steps of the hours, and after them.
  const start = { weekday, minute: fromMinute + 5 };
  await editor.publish(() => meeting([start, { weekday, minute: 1435 - durationMinutes! }]));
  const { times } = await offeredTimes(app, editor.id, 30);
  expect(times.length).toBeGreaterThan(1);
  const local = times.map((each) =>
    Temporal.Instant.from(each).toZonedDateTimeISO("Europe/Tallinn")
  );
  expect(new Set(local.map((each) => `${each.dayOfWeek} ${each.hour * 60 + each.minute}`)))
    .toEqual(new Set([`${weekday} ${start.minute}`]));

  const client = await newClient(app, "guest@example.ee");
  const { session, startTime } = await bookSession(app, client, editor.id);
  const earlier = new Date(Date.parse(startTime) - 5 * 60_000).toISOString();
  const reason = "The room is taken";
  const move = (headers: Record<string, string>, path: string) =>
    app.post(`/therapy-sessions/${session.id}/${path}`, { startsAt: earlier, reason }, headers);
  expect(await codeOf(await move(client.headers, "reschedule")))
    .toEqual([409, "ERR_SLOT_NOT_OFFERED"]);
  expect((await move(editor.headers, "reschedule-group")).status).toBe(200);
});
