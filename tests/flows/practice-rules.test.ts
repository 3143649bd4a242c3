import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import {
  type Body,
  type Draft,
  draftOf,
  offered,
  put,
  read,
  slotsOf,
} from "./availability-steps.ts";
import { bookSession, newClient, type Person } from "./booked-session.ts";

let app: TestApp;
let therapist: Person;
let body: Body;
beforeAll(async () => {
  app = await openTestApp();
  therapist = await app.signIn("therapist1@demo.heaolu.ee");
  body = (await read(app, therapist)).body;
});
afterAll(() => app[Symbol.asyncDispose]());

const range = ["2026-11-21T00:00:00+02:00", "2026-12-21T00:00:00+02:00"] as const;
const days = { from: "2026-11-21", to: "2026-12-20" };

/** The saved draft with other rules for the event type at an index. */
function withRules(at: number, rules: object): Draft {
  const draft = draftOf(body);
  const practices = draft.practices.with(at, { ...draft.practices[at], ...rules });
  return { ...draft, practices };
}

test("rules of one practice apply to it alone, in the preview, when offered and when booked", async () => {
  const [{ url: other }, { url: changed }] = body.eventTypes;
  const before = await offered(app, other, ...range);
  const draft = withRules(1, {
    bufferBeforeMinutes: 30,
    bufferAfterMinutes: 0,
    minimumNoticeMinutes: 2880,
    horizonDays: 14,
    weeklyMaximum: 3,
    hours: [{ weekday: 2, fromMinute: 720, toMinute: 960, placeId: null }],
  });
  const shown = await slotsOf(app, therapist, { draft, eventTypeUrl: changed, ...days });
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown.map((at) => new Date(at).getUTCDay()))).toEqual(new Set([2]));
  const saved = await put(app, therapist, draft);
  expect(saved.status, await saved.clone().text()).toBe(200);
  expect((await saved.json()).practices).toEqual(draft.practices);
  expect(await offered(app, changed, ...range)).toEqual(shown);
  const horizonOf = async (uri: string) =>
    (await (await app.request(new URL(uri).pathname)).json()).resource.horizon_days;
  expect([await horizonOf(changed), await horizonOf(other)]).toEqual([14, 60]);
  expect(await offered(app, other, ...range)).toEqual(before);

  const client = await newClient(app, "teisipaev@example.ee");
  const booking = {
    invitee: { name: "Mari", email: client.user.email, timezone: "Europe/Tallinn" },
    event_type: changed,
    start_time: before.find((at) => !shown.includes(at)),
  };
  const refused = await app.post("/calendly/invitees", booking, client.headers);
  expect([refused.status, (await refused.json()).errCode]).toEqual([409, "ERR_SLOT_NOT_OFFERED"]);
  expect((await put(app, therapist, draftOf(body))).status).toBe(200);
});

test("a session outside the new hours of its practice is listed and kept", async () => {
  const client = await newClient(app, "klient@example.ee");
  const { session } = await bookSession(app, client, therapist.user.therapistId);
  const hours = [{ weekday: 7, fromMinute: 0, toMinute: 240, placeId: null }];
  const draft = draftOf(body);
  const practices = draft.practices.map((practice: object) => ({ ...practice, hours }));
  const { conflicts } = await (await put(app, therapist, { ...draft, practices })).json();
  expect(conflicts).toContainEqual(expect.objectContaining({ therapySessionId: session.id }));
  const kept = await app.get("/therapy-sessions/me", client.headers);
  expect(await kept.json()).toContainEqual(
    expect.objectContaining({ id: session.id, status: "booked" }),
  );
  const again = await (await put(app, therapist, draft)).json();
  expect(again.conflicts).toEqual([]);
});

test("booking questions are on the booking form, in their order", async () => {
  const questions = [
    { name: "Mis sind siia toob?", required: true },
    { name: "Kas oled varem käinud?", required: false },
  ];
  expect((await put(app, therapist, withRules(1, { questions }))).status).toBe(200);
  const { url } = body.eventTypes[1];
  const id = url.slice(url.lastIndexOf("/") + 1);
  const { resource } = await (await app.get(`/calendly/event_types/${id}`)).json();
  expect(resource.custom_questions.map(({ name, required }: Record<string, unknown>) => ({
    name,
    required,
  }))).toEqual(questions);
  expect((await put(app, therapist, draftOf(body))).status).toBe(200);
});

test("bad rules are refused with the path of each value, and nothing is saved", async () => {
  const { etag } = await read(app, therapist);
  const bad = await put(app, therapist, {
    ...withRules(0, {
      dailyMaximum: 4,
      weeklyMaximum: 3,
      hours: [],
      placeIds: [crypto.randomUUID()],
    }),
    stays: [{
      id: crypto.randomUUID(),
      fromDate: "2027-01-03",
      toDate: "2027-01-02",
      timeZone: "Asia/Tokyo",
    }],
  }, etag);
  const { errCode, errors } = await bad.json();
  expect([bad.status, errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
  expect(errors.map(({ path, errCode }: Record<string, string>) => `${path} ${errCode}`)).toEqual([
    "stays.0.toDate ERR_ENDS_BEFORE_START",
    "practices.0.weeklyMaximum ERR_BELOW_DAILY",
    "practices.0.hours ERR_TOO_SMALL",
    "practices.0.placeIds ERR_UNKNOWN_PLACE",
  ]);
  expect(await read(app, therapist)).toEqual({ body: expect.anything(), etag });
});

test("own hours shorter than the session are refused, in the preview too, and nothing is saved", async () => {
  const { etag } = await read(app, therapist);
  const { durationMinutes, url } = body.eventTypes[1];
  const hours = (minutes: number) => [
    { weekday: 1, fromMinute: 600, toMinute: 600 + minutes, placeId: null },
  ];
  const short = withRules(1, { hours: hours(durationMinutes - 5) });
  const preview = { draft: short, eventTypeUrl: url, ...days };
  const answers = [
    { answer: await put(app, therapist, short, etag), prefix: "" },
    {
      answer: await app.post("/availability/preview", preview, therapist.headers),
      prefix: "draft.",
    },
  ];
  for (const { answer, prefix } of answers) {
    const { errCode, errors } = await answer.json();
    expect([answer.status, errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
    expect(errors).toMatchObject([
      { path: `${prefix}practices.1.hours.0.toMinute`, errCode: "ERR_SHORTER_THAN_SESSION" },
    ]);
  }
  expect(await read(app, therapist)).toEqual({ body: expect.anything(), etag });
  const exact = { ...preview, draft: withRules(1, { hours: hours(durationMinutes) }) };
  expect((await slotsOf(app, therapist, exact)).length).toBeGreaterThan(0);
});

test("the rules of another practitioner's practice cannot be changed", async () => {
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const theirs = await read(app, other);
  const [{ url }] = theirs.body.eventTypes;
  const stolen = {
    ...draftOf(body).practices[0],
    eventTypeUrl: url,
    bufferAfterMinutes: 240,
    dailyMaximum: 1,
    hours: null,
  };
  const own = await read(app, therapist);
  const draft = { ...draftOf(own.body), practices: [...draftOf(own.body).practices, stolen] };
  const refused = await put(app, therapist, draft);
  const { errCode, errors } = await refused.json();
  expect([refused.status, errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
  expect(errors).toMatchObject([
    {
      path: `practices.${draft.practices.length - 1}.eventTypeUrl`,
      errCode: "ERR_UNKNOWN_PRACTICE",
    },
  ]);
  expect(await read(app, other)).toEqual(theirs);
  expect(await read(app, therapist)).toEqual(own);
});

test("rules of an unknown practice are refused with their path, and nothing else is saved", async () => {
  const before = await read(app, therapist);
  const draft = draftOf(before.body);
  const [practice, ...rest] = draft.practices;
  for (const eventTypeUrl of [`${practice.eventTypeUrl}0`, "https://example.com/other", ""]) {
    const answer = await put(app, therapist, {
      ...draft,
      exceptions: [],
      vacations: [],
      practices: [{ ...practice, eventTypeUrl }, ...rest],
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([
      { path: "practices.0.eventTypeUrl", errCode: "ERR_UNKNOWN_PRACTICE" },
    ]);
  }
  expect(await read(app, therapist)).toEqual(before);
});

test("during a stay the hours follow the clock there, by video", async () => {
  const stays = [{
    id: crypto.randomUUID(),
    fromDate: "2026-11-30",
    toDate: "2026-12-04",
    timeZone: "America/New_York",
  }];
  const { url } = body.eventTypes[1];
  const draft = { ...draftOf(body), stays };
  const shown = await slotsOf(app, therapist, { draft, eventTypeUrl: url, ...days });
  expect((await put(app, therapist, draft)).status).toBe(200);
  expect(await offered(app, url, ...range)).toEqual(shown);
  const during = shown.filter((at) => at > "2026-11-30T00:00:00Z" && at < "2026-12-04T00:00:00Z");
  const first = during[0]!;
  // 10:00 in New York.
  expect(first).toBe("2026-11-30T15:00:00Z");
  const query = new URLSearchParams({ event_type: url, start_time: first, end_time: range[1] });
  const answer = await app.get(`/calendly/event-type-available-times?${query}`);
  const { collection } = await answer.json();
  expect(collection[0].meeting_types).toEqual(["VIDEO_CALL"]);
  expect((await put(app, therapist, draftOf(body))).status).toBe(200);
});
