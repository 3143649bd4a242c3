import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { offeredTimes, signedInAs } from "./booked-session.ts";
import { codeOf, openVisit } from "./visitor.ts";
import { day, minute } from "backend/domain/duration.ts";

type Visit = Awaited<ReturnType<typeof openVisit>>;

let app: Visit["app"];
let therapistId: Visit["therapistId"];
let eventType: Visit["eventType"];
let freeTimes: Visit["freeTimes"];
let isFree: Visit["isFree"];
let timesApart: Visit["timesApart"];
let invitation: Visit["invitation"];
let book: Visit["book"];
let hold: Visit["hold"];

beforeAll(async () => {
  ({ app, therapistId, eventType, freeTimes, isFree, timesApart, invitation, book, hold } =
    await openVisit());
});
afterAll(() => app[Symbol.asyncDispose]());

describe("a visitor", () => {
  test("reads event types page by page in the provider's shape", async () => {
    const first = await (await app.get("/calendly/event-types?count=2")).json();
    expect(first.collection).toHaveLength(2);
    expect(first.pagination).toMatchObject({
      count: 2,
      previous_page: null,
      previous_page_token: null,
      next_page_token: expect.any(String),
    });
    expect(new URL(first.pagination.next_page).searchParams.get("page_token"))
      .toBe(first.pagination.next_page_token);
    const next = new URL(first.pagination.next_page);
    const second = await (await app.request(next.pathname + next.search)).json();
    expect(second.collection[0].uri).not.toBe(first.collection[1].uri);
    const wrong = await (await app.get("/calendly/event-types?page_token=zz")).json();
    expect(wrong.errors).toMatchObject([{ path: "page_token", errCode: "ERR_INVALID_CURSOR" }]);

    const { user, uri } = { ...first.collection[0], user: first.collection[0].profile.owner };
    const own = await app.get(`/calendly/event-types?user=${encodeURIComponent(user)}`);
    expect((await own.json()).collection.map((type: { uri: string }) => type.uri)).toContain(uri);
    const one = await app.request(new URL(uri).pathname);
    const { practice, ...type } = first.collection[0];
    expect((await one.json()).resource).toEqual(type);
    const values = await (await app.get("/domain-values")).json();
    expect(values).toContainEqual(
      expect.objectContaining({ domainCode: "THERAPY_TYPE", code: practice.type }),
    );
    expect(first.collection[0].created_at).toMatch(/\.\d{6}Z$/);
  });

  test("sees free times, each with its booking page", async () => {
    const [time] = await freeTimes();
    expect(time!.start_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000000Z$/);
    const [, account, slug] = /\/@([^/]+)\/([^/?]+)\?start_time=/.exec(time!.scheduling_url)!;
    const page = await (await app.get(`/calendly/booking-pages/${account}/${slug}`)).json();
    expect(page.eventType.uri).toBe(eventType);
    expect(page.therapist).toMatchObject({ id: therapistId });
    expect(page.practice.priceCents).toBeGreaterThan(0);
    expect(page.timeZone).toBe("Europe/Tallinn");
    expect(JSON.stringify(page)).not.toContain("@demo.heaolu.ee");
    const labels = await Promise.all((["et", "en", "ru"] as const).map(async (language) => {
      const inLanguage = { "Accept-Language": language };
      const values = await (await app.get("/domain-values", inLanguage)).json();
      const label = values.find(({ code }: { code: string }) => code === page.practice.type).value;
      const type = await (await app.request(new URL(eventType).pathname, { headers: inLanguage }))
        .json();
      expect(type.resource.name).toBe(label);
      return label;
    }));
    expect(new Set(labels).size).toBe(3);
    expect(await codeOf(await app.get(`/calendly/booking-pages/${account}/nothing`)))
      .toEqual([404, "ERR_NOT_FOUND"]);
  });

  test("books a free time, which is then no longer free", async () => {
    const [time] = await freeTimes();
    const body = {
      ...invitation(time!.start_time, "Mari@Example.ee"),
      questions_and_answers: [{ question: "Mis sind siia toob?", answer: "Uni", position: 0 }],
      tracking: { utm_source: "newsletter", utm_medium: null },
    };
    const response = await book(body);
    expect(response.status).toBe(201);
    const { resource } = await response.json();
    expect(resource).toMatchObject({
      email: "Mari@Example.ee",
      name: "Mari Maasikas",
      status: "active",
      timezone: "Europe/Tallinn",
      tracking: { utm_source: "newsletter", utm_medium: null, salesforce_uuid: null },
      questions_and_answers: body.questions_and_answers,
    });
    expect(resource.uri.startsWith(`${resource.event}/invitees/`)).toBe(true);
    expect(await isFree(time!.start_time)).toBe(false);
  });

  test("can book the first free time of every practitioner who takes new clients and is paid on site", async () => {
    const { collection } = await (await app.get("/calendly/event-types?count=40")).json();
    let booked = 0;
    for (const { uri } of collection as { uri: string }[]) {
      const [time] = await freeTimes(uri);
      if (!time) continue;
      const response = await book({ ...invitation(time.start_time), event_type: uri });
      const { acceptingNewClients, prepaid, practices } =
        (await app.ports.persistence.therapists.findByEventType(uri))!;
      const { priceCents } = practices.find(({ eventTypeUri }) => eventTypeUri === uri)!;
      const isPaidFirst = prepaid && priceCents > 0;
      const isBookable = acceptingNewClients === "yes" && !isPaidFirst;
      expect(response.status).toBe(isBookable ? 201 : 409);
      if (!isBookable) continue;
      booked++;
    }
    expect(booked).toBeGreaterThan(20);
  });
});

describe("concurrent bookings of one time", () => {
  test("give the time to exactly one of fifty callers, and the others get alternatives", async () => {
    const [time] = await freeTimes();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => book(invitation(time!.start_time))),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const losers = responses.filter(({ status }) => status !== 201);
    const free = (await freeTimes()).map(({ start_time }) => Date.parse(start_time));
    for (const loser of losers) {
      const problem = await loser.json();
      expect([loser.status, problem.errCode]).toEqual([409, "ERR_SLOT_TAKEN"]);
      expect(problem.alternatives).toHaveLength(3);
      for (const start of problem.alternatives) expect(free).toContain(Date.parse(start));
    }
  });

  test("a hold keeps the time for its holder for five minutes", async () => {
    const [time] = await freeTimes();
    const held = await hold({ event_type: eventType, start_time: time!.start_time });
    expect(held.status).toBe(201);
    const { id, secret, expires_at, start_time } = await held.json();
    expect(start_time).toBe(time!.start_time);
    expect(Date.parse(expires_at)).toBe(app.now() + 5 * minute);
    expect(await codeOf(await book(invitation(start_time)))).toEqual([409, "ERR_SLOT_TAKEN"]);
    const mine = await book({ ...invitation(start_time), hold: { id, secret } });
    expect(mine.status).toBe(201);
  });

  test("a hold is released only with its secret, and the time is free at once", async () => {
    const [time] = await freeTimes();
    const held = await hold({ event_type: eventType, start_time: time!.start_time });
    const { id, secret } = await held.json();
    const release = (hidden: string) =>
      app.send("DELETE", `/calendly/holds/${id}`, undefined, { "X-Hold-Secret": hidden });
    expect(await codeOf(await release("x".repeat(43)))).toEqual([404, "ERR_NOT_FOUND"]);
    expect(await isFree(time!.start_time)).toBe(false);
    expect((await release(secret)).status).toBe(204);
    expect(await isFree(time!.start_time)).toBe(true);
  });

  test("an expired hold blocks nothing", async () => {
    const [time] = await freeTimes();
    const held = await hold({ event_type: eventType, start_time: time!.start_time });
    const { id, secret } = await held.json();
    app.advance(5 * minute);
    expect((await book(invitation(time!.start_time))).status).toBe(201);
    const late = await book({ ...invitation(time!.start_time), hold: { id, secret } });
    expect(await codeOf(late)).toEqual([409, "ERR_HOLD_EXPIRED"]);
  });

  test("a fourth hold by the same caller is refused", async () => {
    app.advance(5 * minute);
    const responses = [];
    for (const { start_time } of await timesApart(4)) {
      responses.push(await hold({ event_type: eventType, start_time }));
    }
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(Number(responses[3]!.headers.get("retry-after"))).toBeGreaterThan(0);
    app.advance(5 * minute);
  });

  test("a cancelled booking frees its time", async () => {
    const [time] = await freeTimes();
    const body = invitation(time!.start_time);
    expect((await book(body)).status).toBe(201);
    const client = await signedInAs(app, body.invitee.email);
    const [{ id }] = await (await app.get("/therapy-sessions/me", client)).json();
    await app.post(`/therapy-sessions/${id}/cancel`, { reason: "haige" }, client);
    expect(await isFree(time!.start_time)).toBe(true);
    expect((await book(invitation(time!.start_time))).status).toBe(201);
  });

  test("a client cannot book two sessions at the same time", async () => {
    const other = await app.signIn("therapist2@demo.heaolu.ee");
    const { practice, times } = await offeredTimes(app, other.user.therapistId);
    const own = new Set((await freeTimes()).map(({ start_time }) => start_time));
    const both = times.find((startTime) => own.has(startTime))!;
    expect((await book(invitation(both, "two@example.ee"))).status).toBe(201);
    const again = { ...invitation(both, "Two@example.ee"), event_type: practice.eventTypeUri };
    expect(await codeOf(await book(again))).toEqual([409, "ERR_CLIENT_BUSY"]);
  });
});

describe("invalid bookings", () => {
  test.each([
    ["a time of last week", () => app.now() - 7 * day],
    ["a time beside the steps", () => Math.ceil(app.now() / day) * day + 5 * day + 7 * minute],
    ["a time of next year", () => app.now() + 400 * day],
  ])("%s cannot be booked or held", async (_, startsAt) => {
    const startTime = new Date(startsAt()).toISOString();
    expect(await codeOf(await book(invitation(startTime)))).toEqual([409, "ERR_SLOT_NOT_OFFERED"]);
    expect(await codeOf(await hold({ event_type: eventType, start_time: startTime })))
      .toEqual([409, "ERR_SLOT_NOT_OFFERED"]);
  });

  test("an unknown event type is not offered", async () => {
    const [time] = await freeTimes();
    const unknown = { ...invitation(time!.start_time), event_type: `${eventType.slice(0, -1)}x` };
    expect(await codeOf(await book(unknown))).toEqual([409, "ERR_PRACTICE_NOT_OFFERED"]);
    const foreign = { ...unknown, event_type: "https://evil.example/event_types/1" };
    expect(await codeOf(await book(foreign))).toEqual([409, "ERR_PRACTICE_NOT_OFFERED"]);
    for (const { event_type, start_time } of [unknown, foreign]) {
      const { detail } = await (await hold({ event_type, start_time })).json();
      expect(detail).toBe("no event type of this server has this URI");
    }
  });

  test.each([
    ["no name", { invitee: { name: " ", email: "a@b.ee", timezone: "Europe/Tallinn" } }],
    ["no address", { invitee: { name: "Mari", email: "mari", timezone: "Europe/Tallinn" } }],
    ["an unknown zone", { invitee: { name: "Mari", email: "a@b.ee", timezone: "Mars/Base" } }],
    ["no time", { start_time: "tomorrow" }],
  ])("a form with %s is refused and books nothing", async (_, wrong) => {
    const [time] = await freeTimes();
    const headers = await signedInAs(app, "a@b.ee");
    const body = { ...invitation(time!.start_time), ...wrong };
    const response = await app.post("/calendly/invitees", body, headers);
    expect(await codeOf(response)).toEqual([400, "ERR_INVALID_INPUT"]);
    expect(await isFree(time!.start_time)).toBe(true);
  });

  test.each([
    ["yesterday", -day, day],
    ["backwards", 2 * day, day],
    ["more than a month at once", 0, 31 * day + minute],
  ])("free times are not listed for %s", async (_, from, to) => {
    const query = new URLSearchParams({
      event_type: eventType,
      start_time: new Date(app.now() + from).toISOString(),
      end_time: new Date(app.now() + to).toISOString(),
    });
    const response = await app.get(`/calendly/event-type-available-times?${query}`);
    expect(await codeOf(response)).toEqual([400, "ERR_INVALID_INPUT"]);
  });
});
