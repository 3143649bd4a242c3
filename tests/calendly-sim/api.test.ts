import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedFixture } from "./seed-fixture.ts";
import { openSimulator, type Simulator } from "./simulator.ts";
import { addToken } from "./state.ts";
import { day, hour } from "backend/domain/duration.ts";

const start = Date.parse("2026-11-16T04:00:00Z");

let now: number;
let simulator: Simulator;
let fixture: ReturnType<typeof seedFixture>;

beforeAll(() => {
  now = start;
  simulator = openSimulator({ clock: () => now });
  fixture = seedFixture(simulator.world);
});
afterAll(() => simulator[Symbol.asyncDispose]());

const iso = (instant: number) => new Date(instant).toISOString();

async function request(
  path: string,
  init: { token?: string; method?: string; body?: unknown } = {},
) {
  const { token = fixture.token.value, method = "GET", body } = init;
  const answer = await fetch(`${simulator.apiUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

function times(type: string, from: number, to: number) {
  const query = new URLSearchParams({
    event_type: type,
    start_time: iso(from),
    end_time: iso(to),
  });
  return request(`/event_type_available_times?${query}`);
}

function invitee(startsAt: number, changed: Record<string, unknown> = {}) {
  return {
    event_type: simulator.uris.eventType(fixture.session),
    start_time: iso(startsAt),
    invitee: { name: "Mari", email: "mari@a.ee", timezone: "Europe/Tallinn" },
    location: { kind: "google_conference" },
    ...changed,
  };
}

const book = (body: unknown, token?: string) =>
  request("/invitees", { method: "POST", body, ...(token && { token }) });

describe("every API call", () => {
  test("needs a token with the scope, and every answer counts down the limit", async () => {
    const unknown = await request("/users/me", { token: "nobody" });
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get("x-ratelimit-limit")).not.toBeNull();
    const poor = addToken(simulator.world, fixture.anna, ["users:read"]);
    const refusal = await request("/event_types", { token: poor.value });
    expect(refusal).toMatchObject({
      status: 403,
      body: { required_scopes: ["event_types:read"] },
    });
    const [first, second] = [await request("/users/me"), await request("/users/me")];
    const left = (answer: typeof first) => Number(answer.headers.get("x-ratelimit-remaining"));
    expect(left(first) - left(second)).toBe(1);
    expect(Number(second.headers.get("x-ratelimit-reset"))).toBeLessThanOrEqual(60);
    poor.isExpired = true;
    expect((await request("/users/me", { token: poor.value })).body.message)
      .toBe("The access token expired");
  });

  test("is refused past the limit until the minute is over", async () => {
    simulator.world.settings.requestsPerMinute = 3;
    now += 61_000;
    const statuses = [];
    for (let at = 0; at < 5; at++) statuses.push((await request("/users/me")).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    now += 60_000;
    expect((await request("/users/me")).status).toBe(200);
    simulator.world.settings.requestsPerMinute = 100_000;
    now = start;
  });
});

describe("lists", () => {
  test("need an owner, and their page tokens are valid for the same filters only", async () => {
    expect((await request("/event_types")).status).toBe(400);
    const organization =
      `organization=https://api.calendly.com/organizations/${fixture.anna.organization}`;
    const first = await request(`/event_types?${organization}&count=1`);
    expect(Object.keys(first.body.pagination).toSorted()).toEqual([
      "count",
      "next_page",
      "next_page_token",
      "previous_page",
      "previous_page_token",
    ]);
    const token = `page_token=${first.body.pagination.next_page_token}`;
    expect((await request(`/event_types?${organization}&count=1&${token}`)).status).toBe(200);
    expect((await request(`/event_types?${organization}&active=true&count=1&${token}`)).status)
      .toBe(
        400,
      );
    const bare = `/event_types?user=${fixture.anna.uuid}`;
    expect((await request(bare)).body.details[0].parameter).toBe("user");
  });
});

describe("available times", () => {
  test("are in the future, within 31 days, and link to their own page", async () => {
    const type = simulator.uris.eventType(fixture.session);
    expect((await times(type, now, now + day)).body.details[0].message)
      .toBe("start_time must be in the future");
    expect((await times(type, now + day, now + day)).status).toBe(400);
    expect((await times(type, now + 1, now + 1 + 31 * day + 1)).status).toBe(400);
    const { body } = await times(type, now + 1, now + 1 + 31 * day);
    expect(body.pagination).toBeUndefined();
    expect(body.collection[0]).toEqual({
      status: "available",
      invitees_remaining: 1,
      start_time: "2026-11-16T07:00:00.000000Z",
      scheduling_url:
        `${simulator.pageUrl}/anna/session/2026-11-16T07:00:00Z?month=2026-11&date=2026-11-16`,
    });
    expect((await times(simulator.uris.eventType(fixture.retired), now + 1, now + day)).status)
      .toBe(404);
  });

  test("are not offered in an hour that a clock change skips", async () => {
    fixture.session.hours = [{ weekdays: [7], fromMinute: 120, toMinute: 360 }];
    fixture.session.horizonDays = 400;
    const spring = Date.parse("2027-03-28T00:00:00Z");
    const { body } = await times(
      simulator.uris.eventType(fixture.session),
      spring,
      spring + 6 * hour,
    );
    expect(body.collection.map((one: { start_time: string }) => one.start_time.slice(11, 16)))
      .toEqual(["00:00", "01:00", "02:00"]);
    fixture.session.hours = [{ weekdays: [1, 2, 3, 4, 5], fromMinute: 540, toMinute: 1020 }];
  });
});

describe("booking through the API", () => {
  const tuesday = start + day + 3 * hour;

  test("is checked in order: scope, plan, shape, type, place, questions, time", async () => {
    const poor = addToken(simulator.world, fixture.anna, ["users:read"]);
    expect((await book({}, poor.value)).body.required_scopes).toEqual(["scheduled_events:write"]);
    fixture.anna.plan = "free";
    expect((await book({})).body.message).toMatch(/only available on paid Calendly plans/);
    fixture.anna.plan = "enterprise";
    const parameter = async (changed: Record<string, unknown>) =>
      (await book(invitee(tuesday, changed))).body.details?.[0].parameter;
    expect(await parameter({ start_time: "tomorrow" })).toBe("start_time");
    expect(await parameter({ invitee: { name: "M", timezone: "UTC" } })).toBe("invitee.email");
    expect(await parameter({ event_type: fixture.session.uuid })).toBe("event_type");
    expect(await parameter({ questions_and_answers: [{ answer: "a", position: 0 }] }))
      .toBe("questions_and_answers[0].question");
    const gone = { event_type: "https://api.calendly.com/event_types/GONE" };
    expect((await book(invitee(tuesday, gone))).status).toBe(404);
    expect(await parameter({ location: { kind: "physical" } })).toBe("location.location");
    expect(await parameter({ location: undefined })).toBe("location.kind");
    expect(
      await parameter({
        questions_and_answers: [{ question: "What?", answer: "a", position: 0 }],
      }),
    ).toBe("questions_and_answers[0].question");
    expect((await book(invitee(tuesday + 7))).body.details[0].code).toBe("already_filled");
    expect(simulator.world.events).toEqual([]);
  });

  test.each([["404", 404], ["409", 409], ["400_already_filled", 400]] as const)(
    "refuses a taken time as configured: %s",
    async (mode, status) => {
      simulator.world.settings.slotConflictMode = mode;
      const startsAt = tuesday;
      await book(invitee(startsAt));
      expect((await book(invitee(startsAt))).status).toBe(status);
    },
  );

  test("is limited to ten a minute on a paid plan", async () => {
    fixture.anna.plan = "paid";
    now += 2 * day;
    const statuses = [];
    for (let at = 0; at < 11; at++) statuses.push((await book({})).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    fixture.anna.plan = "enterprise";
    now = start;
  });

  test("can be cancelled once, and not after it has passed", async () => {
    const { body } = await book(invitee(tuesday + 2 * hour));
    const path = new URL(body.resource.event).pathname;
    const cancel = () =>
      request(`${path}/cancellation`, { method: "POST", body: { reason: "ill" } });
    expect((await cancel()).status).toBe(201);
    expect((await cancel()).body.message).toBe("Event is already canceled");
    const [, late] = [0, await book(invitee(tuesday + 3 * hour))];
    now = tuesday + 4 * hour;
    const past = await request(`${new URL(late.body.resource.event).pathname}/cancellation`, {
      method: "POST",
      body: {},
    });
    expect(past.body.message).toBe("Event in the past");
    now = start;
  });
});
