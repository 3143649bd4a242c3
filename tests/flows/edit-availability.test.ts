import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { type Draft, draftOf, offered, put, read, slotsOf } from "./availability-steps.ts";
import { bookSession, newClient, type Person } from "./booked-session.ts";

describe("a practitioner's availability", () => {
  let app: TestApp;
  let therapist: Person;
  beforeAll(async () => {
    app = await openTestApp();
    therapist = await app.signIn("therapist1@demo.heaolu.ee");
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test("is returned as it was saved, with the same ids and a new version", async () => {
    const { body, etag } = await read(app, therapist);
    const place = { id: crypto.randomUUID(), name: "Lai 2, Tartu" };
    const draft: Draft = {
      ...draftOf(body),
      rules: [{
        id: crypto.randomUUID(),
        weekday: 6,
        fromMinute: 605,
        toMinute: 1440,
        placeId: place.id,
      }],
      exceptions: [
        { date: "2026-12-05", note: "Koolitus", ranges: [] },
        {
          date: "2026-12-06",
          note: "",
          ranges: [
            { fromMinute: 540, toMinute: 600, placeId: null },
            { fromMinute: 600, toMinute: 720, placeId: place.id },
          ],
        },
      ],
      vacations: [{
        id: crypto.randomUUID(),
        fromDate: "2026-12-20",
        toDate: "2027-01-03",
        note: "Talv",
      }],
      places: [place],
      settings: { ...body.settings, travelMinutes: 45, dailyMaximum: 4 },
    };
    const answer = await put(app, therapist, draft, etag);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { conflicts: _, ...saved } = await answer.json();
    expect(draftOf(saved)).toEqual(draft);
    expect(answer.headers.get("etag")).not.toBe(etag);
    expect((await read(app, therapist)).body).toEqual(saved);

    const stale = await put(app, therapist, draftOf(body), etag);
    expect([stale.status, (await stale.json()).errCode]).toEqual([412, "ERR_STALE"]);
    expect((await put(app, therapist, draftOf(body))).status).toBe(200);
  });

  test("is refused as a whole when one value is invalid, with the path of that value", async () => {
    const { body, etag } = await read(app, therapist);
    const [rule] = body.rules;
    const draft = {
      ...draftOf(body),
      rules: [...body.rules, { ...rule, id: crypto.randomUUID() }],
      vacations: [{
        id: crypto.randomUUID(),
        fromDate: "2026-12-20",
        toDate: "2026-12-19",
        note: "",
      }],
    };
    const answer = await put(app, therapist, draft, etag);
    const refusal = await answer.json();
    expect([answer.status, refusal.errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
    expect(refusal.errors.map(({ path, errCode }: Record<string, string>) => `${path} ${errCode}`))
      .toEqual([
        `rules.${body.rules.length}.fromMinute ERR_OVERLAP`,
        "vacations.0.toDate ERR_ENDS_BEFORE_START",
      ]);
    expect(await read(app, therapist)).toEqual({ body, etag });
  });

  test("cannot use the ids of another practitioner", async () => {
    const other = await app.signIn("therapist2@demo.heaolu.ee");
    const { body } = await read(app, therapist);
    const theirs = await read(app, other);
    const answer = await put(app, other, {
      ...draftOf(theirs.body),
      rules: theirs.body.rules.map((rule: object) => ({ ...rule, placeId: null })),
      places: body.places,
    });
    expect([answer.status, (await answer.json()).errCode]).toEqual([409, "ERR_DUPLICATE_ENTITY"]);
    const rules = await put(app, other, {
      ...draftOf(theirs.body),
      rules: [
        { ...body.rules[0], placeId: null },
      ],
    });
    expect([rules.status, (await rules.json()).errCode]).toEqual([409, "ERR_DUPLICATE_ENTITY"]);
    expect(await read(app, other)).toEqual(theirs);
    expect((await read(app, therapist)).body).toEqual(body);
  });

  test("names public holidays in the reader's language", async () => {
    const names = await Promise.all(["et", "en", "ru"].map(async (language) => {
      const headers = { ...therapist.headers, "Accept-Language": language };
      return (await (await app.get("/availability", headers)).json()).holidays[0].name;
    }));
    expect(names).toEqual(["jõululaupäev", "Christmas Eve", "Сочельник"]);
  });

  test("does not exist for a practitioner without an offer", async () => {
    const client = await newClient(app, "uus@example.ee");
    const invited = await app.get("/availability", client.headers);
    expect([invited.status, (await invited.json()).errCode]).toEqual([403, "ERR_FORBIDDEN"]);
    const { persistence } = app.ports;
    const id = persistence.newId();
    await persistence.transaction(async ({ therapists }) => {
      await therapists.addHidden({ id, name: "Uus Praktik", email: "uus@example.ee" }, app.now());
      await therapists.linkUser(id, client.user.id, app.now());
    });
    const answer = await app.get("/availability", client.headers);
    expect([answer.status, (await answer.json()).errCode]).toEqual([404, "ERR_NOT_FOUND"]);
  });
});

test("availability kept by an outside provider is refused in three languages", async () => {
  await using app = await openTestApp({
    broken: (ports) => ({ ...ports, scheduling: { ...ports.scheduling, availability: null } }),
  });
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const titles = new Set<string>();
  for (const language of ["et", "en", "ru"]) {
    const answer = await app.get("/availability", { ...headers, "Accept-Language": language });
    const { errCode, title } = await answer.json();
    expect([answer.status, errCode]).toEqual([409, "ERR_AVAILABILITY_AT_PROVIDER"]);
    titles.add(title);
  }
  expect(titles.size).toBe(3);
});

test("a preview shows what will be offered after saving, and changes nothing before", async () => {
  await using app = await openTestApp();
  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const client = await newClient(app, "klient@example.ee");
  await bookSession(app, client, therapist.user.therapistId);
  const { body } = await read(app, therapist);
  const [place] = body.places;
  const second = { id: crypto.randomUUID(), name: "Lai 2, Tartu" };
  const days = { from: "2026-11-21", to: "2026-12-20" };
  const range = ["2026-11-21T00:00:00+02:00", "2026-12-21T00:00:00+02:00"] as const;
  const drafts: Partial<Draft>[] = [
    { rules: body.rules.slice(2) },
    { settings: { ...body.settings, bufferMinutes: 45, stepMinutes: 20, dailyMaximum: 1 } },
    {
      places: [place, second],
      settings: { ...body.settings, travelMinutes: 120 },
      rules: [1, 2, 3, 4, 5, 6].map((weekday) => ({
        id: crypto.randomUUID(),
        weekday,
        fromMinute: 480,
        toMinute: 1200,
        placeId: weekday % 2 ? second.id : null,
      })),
    },
    { places: [{ ...place, name: "Ümbernimetatud" }] },
    {
      vacations: [{
        id: crypto.randomUUID(),
        fromDate: "2026-11-25",
        toDate: "2026-12-02",
        note: "",
      }],
      exceptions: [{
        date: "2026-12-06",
        note: "",
        ranges: [{ fromMinute: 600, toMinute: 900, placeId: place.id }],
      }],
    },
    { settings: { ...body.settings, horizonDays: 5, minimumNoticeMinutes: 4320 } },
    { timeZone: "Europe/Tallinn", rules: [] },
  ];
  for (const change of drafts) {
    const draft = { ...draftOf(body), ...change };
    for (const { url: eventTypeUrl } of body.eventTypes.slice(0, 2)) {
      const before = await offered(app, eventTypeUrl, ...range);
      const shown = await slotsOf(app, therapist, { draft, eventTypeUrl, ...days });
      expect(await offered(app, eventTypeUrl, ...range)).toEqual(before);
      expect((await put(app, therapist, draft)).status).toBe(200);
      expect(await offered(app, eventTypeUrl, ...range)).toEqual(shown);
      expect(await slotsOf(app, therapist, { eventTypeUrl, ...days })).toEqual(shown);
      expect((await put(app, therapist, draftOf(body))).status).toBe(200);
    }
  }
});

test("bookings stay when hours or zone change, and conflicts are listed", async () => {
  await using app = await openTestApp();
  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const client = await newClient(app, "klient@example.ee");
  const { session } = await bookSession(app, client, therapist.user.therapistId);
  const { body } = await read(app, therapist);
  const answer = await put(app, therapist, { ...draftOf(body), rules: [] });
  const { conflicts } = await answer.json();
  expect(conflicts).toContainEqual({
    therapySessionId: session.id,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    clientName: client.user.name,
  });
  expect(conflicts.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual(
    conflicts.map(({ startsAt }: { startsAt: string }) => startsAt).toSorted(),
  );
  const moved = await put(app, therapist, { ...draftOf(body), timeZone: "Asia/Tokyo" });
  expect(moved.status).toBe(200);
  const kept = await app.get("/therapy-sessions/me", client.headers);
  expect(await kept.json()).toEqual([
    expect.objectContaining({ id: session.id, status: "booked", startsAt: session.startsAt }),
  ]);
  const again = await (await put(app, therapist, draftOf(body))).json();
  expect(again.conflicts).toEqual([]);
});

test("search and live listeners follow a change of availability", async () => {
  await using app = await openTestApp();
  await app.ports.search.settled(app.now());
  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const { therapistId } = therapist.user;
  const nextTimes = async () => {
    const answer = await app.post("/therapists/search", { text: "Maarja-Liis" });
    const { therapists } = await answer.json() as {
      therapists: { id: string; nextTimes: object[] }[];
    };
    return therapists.find(({ id }) => id === therapistId)!.nextTimes;
  };
  expect(await nextTimes()).not.toEqual([]);
  const { body } = await read(app, therapist);
  const { promise: changedIds, resolve: changed } = Promise.withResolvers<string[]>();
  const hangUp = await app.ports.live.listen([therapistId], { changed, ended() {} });
  expect((await put(app, therapist, { ...draftOf(body), rules: [], exceptions: [] })).status)
    .toBe(200);
  expect(await nextTimes()).toEqual([]);
  expect(await changedIds).toEqual([therapistId]);
  hangUp();
});
